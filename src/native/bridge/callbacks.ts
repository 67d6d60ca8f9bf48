import { InvalidArgumentError } from '../../errors/index.js';
import type { FunctionPointer } from '../values/pointers.js';
import type { CType } from '../values/types.js';
import { addEntry, removeEntry } from './bridge.js';
import { reader, refusalOf, writer } from './callback-values.js';
import { inContext } from './in-context.js';

/**
 * A kind of C callback. `register` makes a JavaScript function callable from C until `release`.
 *
 * C may call it from any thread: the call is then queued to the JavaScript thread and the calling thread waits for it.
 * A synchronous wait on the JavaScript thread for work that needs the callback never ends.
 *
 * When the function gives no result, C gets a refusal: a null pointer, or a status that is not 0. So it is when the function
 * throws, which is then an uncaught exception as that of an event listener is, when its result does not have the type, when
 * its thread or a time limit ends it, and when it was released or its thread is gone.
 */
export interface CallbackKind<Kind extends string, Fn> {
  /**
   * Makes a function callable from C. It runs in the async context of this call.
   * @throws InvalidArgumentError when it is no function
   * @throws LibraryError when the package was not built completely
   * @throws AscendError `ERR_TOO_MANY_CALLBACKS` when 1024 are registered in the process
   */
  register(fn: Fn): FunctionPointer<Kind>;
  /**
   * Takes the pointer out of use; C must not call it any more.
   * @throws InvalidArgumentError for one that this thread has not registered, or has released already
   */
  release(pointer: FunctionPointer<Kind>): void;
}

/**
 * Used by generated code: the callback type `kind` with its C signature.
 * @throws InvalidArgumentError for types that callbacks can't have, which the generator leaves out
 * @typeParam Kind name of the callback type
 * @typeParam Fn its signature in TypeScript
 */
export function callback<Kind extends string, Fn extends (...args: never[]) => unknown>(
  kind: Kind,
  result: CType,
  params: readonly CType[],
): CallbackKind<Kind, Fn> {
  const readers = params.map(reader);
  const write = writer(result, kind);
  const registered = new Map<bigint, number>();
  return {
    register(fn) {
      if (typeof fn !== 'function')
        throw new InvalidArgumentError({
          api: `${kind}.register`,
          parameter: 'fn',
          received: fn,
          expected: 'a function',
        });
      const call = inContext((words: BigUint64Array) => {
        const args = readers.map((read, position) => read(words[position] as bigint)); // there are six
        return write(fn(...(args as Parameters<Fn>))); // the readers are those of the C signature
      }, 'callback');
      const { index, address } = addEntry(call, refusalOf(result));
      registered.set(address, index);
      return address as FunctionPointer<Kind>; // its kind is this one
    },
    release(pointer) {
      const index = registered.get(pointer);
      if (index === undefined)
        throw new InvalidArgumentError({
          api: `${kind}.release`,
          parameter: 'pointer',
          received: pointer,
          expected: 'a pointer that register gave on this thread, not released before',
        });
      registered.delete(pointer);
      removeEntry(index);
    },
  };
}
