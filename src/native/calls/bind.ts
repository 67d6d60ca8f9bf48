import { libraryOf, type SymbolPlace } from '../library/library.js';
import { type CType, koffiTypeOf } from '../values/types.js';
import { tellingAborts } from './aborts.js';
import { countingContextChanges } from './context-changes.js';
import { tryingAgain } from './exhaustion.js';
import { tellingOwnError } from './last-error.js';

/** A C function: its name, where it lives, and its signature in koffi's words. */
export interface Signature extends SymbolPlace {
  /** What it returns. */
  readonly result: CType;
  /** Its parameters, in order. */
  readonly params: readonly CType[];
}

/**
 * Binds a C function. Called at the function's first call, so that a library that lacks some function still loads.
 * Throws NotAvailableError when the library has no such function.
 * @throws NotAvailableError
 * @typeParam Fn the C function as TypeScript sees it
 */
export function bind<Fn extends (...args: never[]) => unknown>(signature: Signature): Fn {
  const fn = tellingOwnError(signature.name, bindAlone<Fn>(signature));
  const counting = tryingAgain(signature.name, countingContextChanges(signature.name, fn));
  return tellingAborts(signature.name, counting);
}

/**
 * As {@link bind}, for calls of the package's own: nothing is done around the call.
 * @throws NotAvailableError
 */
export function bindAlone<Fn extends (...args: never[]) => unknown>(signature: Signature): Fn {
  const library = libraryOf(signature);
  const bound: unknown = library.func(
    signature.name,
    koffiTypeOf(signature.result),
    signature.params.map(koffiTypeOf),
  );
  return bound as Fn; // koffi's functions are untyped; the caller states the C signature
}
