/**
 * Which context is current belongs to the thread, and any raw call may change it. The handles remember what they made
 * current; this counter tells them when that memory is stale.
 */

/** C functions after which another context, or none, may be current on the calling thread. */
const CHANGING: ReadonlySet<string> = new Set([
  'aclrtSetDevice',
  'aclrtResetDevice',
  'aclrtResetDeviceForce',
  'aclrtCreateContext',
  'aclrtDestroyContext',
  'aclrtSetCurrentContext',
  'aclFinalize',
  'aclFinalizeReference',
  // These two switch to the stream's own context and do not always switch back.
  'aclrtSynchronizeStream',
  'aclrtSynchronizeStreamWithTimeout',
]);

/** `count` grows with every call that may have changed this thread's current context. */
export const contextChanges = { count: 0 };

/** The function itself, or for one that changes the current context a function that counts the change as well. */
export function countingContextChanges<Fn extends (...args: never[]) => unknown>(name: string, fn: Fn): Fn {
  if (!CHANGING.has(name)) return fn;
  const counting = (...args: Parameters<Fn>): unknown => {
    contextChanges.count += 1;
    return fn(...args);
  };
  return counting as Fn; // same parameters, same result
}
