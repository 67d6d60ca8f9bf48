import { AsyncResource } from 'node:async_hooks';

/**
 * A function of the script, to be called later and by whoever: it runs in the async context in which it was given, so
 * that an AsyncLocalStorage tells it what it tells there.
 * @param name what async hooks call it
 */
export function inContext<Args extends unknown[], Result>(
  fn: (...args: Args) => Result,
  name: string,
): (...args: Args) => Result {
  const context = new AsyncResource(`ascendcl.${name}`);
  return (...args) => context.runInAsyncScope(fn, undefined, ...args);
}
