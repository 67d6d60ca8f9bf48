/**
 * The thread's last error, which a script may ask for (`aclrtGetLastError`, `aclrtPeekAtLastError`). Reading the error text
 * of a failure is a call too: without a device or a context it fails itself, and the library then tells that failure as
 * the last one. The script is told that of its own call.
 */

const GET = 'aclrtGetLastError';
const PEEK = 'aclrtPeekAtLastError';
/** `ACL_RT_THREAD_LEVEL`, the only level. */
const THREAD = 0;

/** What the library tells since the text was read, and what it told before. */
let replaced: { readonly by: number; readonly own: number } | undefined;

/**
 * Reads the error text.
 * @param peek the library's last error; undefined when the library can't tell
 */
export function keepingLastError<T>(read: () => T, peek: ((level: number) => number) | undefined): T {
  if (peek === undefined) return read();
  const told = peek(THREAD);
  const own = told === replaced?.by ? replaced.own : told;
  const result = read();
  const now = peek(THREAD);
  replaced = now === own ? undefined : { by: now, own };
  return result;
}

/** The function itself, or for one that tells the last error a function that tells the script's own. */
export function tellingOwnError<Fn extends (...args: never[]) => unknown>(name: string, fn: Fn): Fn {
  if (name !== GET && name !== PEEK) return fn;
  const telling = (...args: Parameters<Fn>): unknown => {
    const code = fn(...args);
    if (replaced === undefined || code !== replaced.by) return code;
    const { own } = replaced;
    if (name === GET) replaced = undefined;
    return own;
  };
  return telling as Fn; // same parameters, same kind of result
}
