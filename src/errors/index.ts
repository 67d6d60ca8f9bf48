export { AclError, type AclErrorInit } from './AclError.js';
export { AscendError } from './AscendError.js';
export { aclError, withContext } from './acl-error-factory.js';
export {
  AbortedError,
  AclTimeoutError,
  ContextError,
  DeviceFaultError,
  NotSupportedError,
  OutOfMemoryError,
  type ResetScope,
} from './acl-error-kinds.js';
export { allCodes, type CodeDescription, describeCode, notAnError } from './codes.js';
export { DisposedError } from './DisposedError.js';
export { type DetailEntry, findRootCause, parseDetail } from './detail.js';
export { formatArgs, formatBytes, formatCall, formatValue } from './format.js';
export { InvalidArgumentError } from './InvalidArgumentError.js';
export { LibraryError, type LibraryFailure } from './LibraryError.js';
export type { ReachedLimit } from './limits.js';
export type { AclErrorContext, LiveAllocation, QueuedOperation } from './message.js';
export { NotAvailableError } from './NotAvailableError.js';
export type { ErrorClass } from './table-row.js';
