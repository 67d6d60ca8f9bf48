/** The errors that the package throws. Modules of the package take what is no class or type of an error from its own file. */
export { AclError, type AclErrorInit } from './AclError.js';
export { AscendError } from './AscendError.js';
export {
  AbortedError,
  AclTimeoutError,
  ContextError,
  DeviceFaultError,
  NotSupportedError,
  OutOfMemoryError,
  type ResetScope,
} from './acl-error-kinds.js';
export { type CodeDescription, describeCode } from './codes/describe.js';
export type { ErrorClass } from './codes/row.js';
export { DisposedError, type DisposedErrorInit } from './DisposedError.js';
export type { DetailEntry } from './detail.js';
export { FileFormatError, type FileFormatErrorInit } from './FileFormatError.js';
export { InvalidArgumentError, type InvalidArgumentErrorInit } from './InvalidArgumentError.js';
export { LibraryError, type LibraryErrorInit, type LibraryFailure } from './LibraryError.js';
export type { ReachedLimit } from './limits.js';
export type { AclErrorContext, LiveAllocation, QueuedOperation } from './message.js';
export { NotAvailableError, type NotAvailableErrorInit } from './NotAvailableError.js';
