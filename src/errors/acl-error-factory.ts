import { AclError, type AclErrorInit } from './AclError.js';
import {
  AbortedError,
  AclTimeoutError,
  ContextError,
  DeviceFaultError,
  NotSupportedError,
  OutOfMemoryError,
} from './acl-error-kinds.js';
import { describeCode } from './codes/describe.js';
import type { AclErrorContext } from './message.js';

const memoryCodes = new Set([200000, 207001, 207018, 245000]);
const contextCodes = new Set([107002, 107003, 107004, 200004, 507007, 507031]);
const abortCodes = new Set([107022, 107023]);
const timeoutCodes = new Set([100036, 107019, 107020, 207020, 507012, 507046, 507047, 507905, 545601]);

/** The driver has one code for "no stream, queue or memory to give"; only the function tells which it was. */
const driverResourceCode = 207005;
const allocates = /Malloc|Alloc(?!ator)/;

/** Makes the error for a native call that failed, of the subclass that fits the code. */
export function aclError(init: AclErrorInit): AclError {
  const error = new (classFor(init))(init);
  // The stack of a failure starts where the native call was made.
  Error.captureStackTrace(error, aclError);
  return error;
}

function classFor({ code, api }: AclErrorInit): typeof AclError {
  if (memoryCodes.has(code) || (code === driverResourceCode && allocates.test(api))) return OutOfMemoryError;
  if (contextCodes.has(code)) return ContextError;
  if (timeoutCodes.has(code)) return AclTimeoutError;
  if (abortCodes.has(code)) return AbortedError;
  const { class: errorClass } = describeCode(code);
  if (errorClass === 'not-supported') return NotSupportedError;
  if (errorClass === 'device-fault') return DeviceFaultError;
  return AclError;
}

/** The same failure with what a caller further up knows about it: a new error of the same class, code and place. */
export function withContext(error: AclError, context: AclErrorContext): AclError {
  const { code, api, args, outputs, detail } = error;
  const told = withoutStack(
    () =>
      new (classFor(error))({
        ...{ code, api, args, outputs, detail },
        context: { ...error.context, ...context },
      }),
  );
  // Made when somebody reads it: a script's Error.prepareStackTrace must not run in the middle of the call that failed.
  const setStack = (value: unknown): void => {
    Object.defineProperty(told, 'stack', { value, configurable: true, writable: true });
  };
  Object.defineProperty(told, 'stack', {
    get: () => {
      const stack = stackOf(told, error);
      setStack(stack);
      return stack;
    },
    set: setStack,
    configurable: true,
  });
  return told;
}

/** Makes an error without a stack: one that it has is formatted when it is replaced. */
function withoutStack<T>(make: () => T): T {
  const limit = Error.stackTraceLimit;
  Reflect.set(Error, 'stackTraceLimit', undefined);
  try {
    return make();
  } finally {
    Error.stackTraceLimit = limit;
  }
}

/** Everything after the message stays: the failure still happened where it happened. */
function stackOf(told: AclError, first: AclError): string {
  const head = `${first.name}: ${first.message}`;
  // A script's Error.prepareStackTrace makes anything.
  const stack: unknown = first.stack;
  const frames = typeof stack === 'string' && stack.startsWith(head) ? stack.slice(head.length) : '';
  return `${told.name}: ${told.message}${frames}`;
}
