/**
 * What happens when the library has nothing left to give: what this package keeps for later is given back and the call is
 * made once more, whoever made it.
 */

/** Bad allocation, memory, a resource of the driver, events, streams, notifies. */
const EXHAUSTED: ReadonlySet<unknown> = new Set([200000, 207001, 207005, 207007, 207008, 207009]);

/** An internal error: what the runtime answers, for lack of a code of its own, when a pool is exhausted. */
const INTERNAL_ERROR = 507000;
const POOL_FUNCTION = 'aclrtMemPoolMallocAsync';
/** A device that could not be set up: what it answers when there is no stream for a context. */
const DEVICE_SETUP = 507033;
const CONTEXT_FUNCTION = 'aclrtCreateContext';

/** Whether a function says by its code that memory, addresses, streams, events or the like are used up. */
export const isExhausted = (name: string, code: unknown): boolean =>
  EXHAUSTED.has(code) ||
  (name === POOL_FUNCTION && code === INTERNAL_ERROR) ||
  (name === CONTEXT_FUNCTION && code === DEVICE_SETUP);

/** Functions that make something, or take something for what is made already. A refused call has had no effect. */
const TAKING =
  /^aclrt(AllocBuf|Allocator(Create|Register)|Create|CntNotifyCreate|Malloc|MemAlloc|Reserve|MapMem|MemMap|MemP2PMap|MemPool(Create|Malloc)|MemExport|MemImport|MemRetain|HostRegister|Ipc(MemGet|MemImport|Open)|Notify(GetExport|Import)|RecordEvent|Launch|SetDevice$|Subscribe|BinaryLoad)|^acl(tdt|prof)?(Create|AllocBuf)/;

/** Whether a function is called once more after everything that is kept was given back. */
export const takesResources = (name: string): boolean => TAKING.test(name);

/** Where the handles put how what they keep for later is given back. This layer keeps nothing. */
export const keptResources: {
  /**
   * Gives back what is kept for later, without throwing, and without changing the current context.
   * @returns whether there was anything. Absent until handles are used.
   */
  giveBack?: () => boolean;
} = {};

/** The function itself, or for one that takes resources a function that makes the call once more. */
export function tryingAgain<Fn extends (...args: never[]) => unknown>(name: string, fn: Fn): Fn {
  if (!takesResources(name)) return fn;
  const trying = (...args: Parameters<Fn>): unknown => {
    const code = fn(...args);
    return isExhausted(name, code) && keptResources.giveBack?.() === true ? fn(...args) : code;
  };
  return trying as Fn; // same parameters, same result
}
