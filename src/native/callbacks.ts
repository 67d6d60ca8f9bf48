import koffi, { type TypeObject } from 'koffi';
import type { FunctionPointer } from './pointers.js';
import { type CType, koffiTypeOf } from './types.js';

/**
 * A kind of C callback. `register` makes a JavaScript function callable from C until `release`.
 *
 * C may call it from any thread: the call is then queued to the JavaScript thread and the calling thread waits for it.
 * A synchronous wait on the JavaScript thread for work that needs the callback never ends.
 */
export interface CallbackKind<Kind extends string, Fn> {
  /** Makes a function callable from C. */
  register(fn: Fn): FunctionPointer<Kind>;
  /** Takes the pointer out of use; C must not call it any more. */
  release(pointer: FunctionPointer<Kind>): void;
}

/**
 * Used by generated code: the callback type `kind` with its C signature.
 * @typeParam Kind name of the callback type
 * @typeParam Fn its signature in TypeScript
 */
export function callback<Kind extends string, Fn extends (...args: never[]) => unknown>(
  result: string,
  params: readonly CType[],
): CallbackKind<Kind, Fn> {
  let pointer: TypeObject | undefined;
  return {
    register(fn) {
      pointer ??= koffi.pointer(koffi.proto(result, params.map(koffiTypeOf)));
      return koffi.register(fn, pointer) as FunctionPointer<Kind>;
    },
    release(address) {
      koffi.unregister(address);
    },
  };
}
