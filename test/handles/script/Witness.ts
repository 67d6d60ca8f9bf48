import koffi, { type KoffiFunc } from 'koffi';
import { loadedLibrary } from '../../../src/native/library/library.js';

/** A piece of the script's code has run. */
export interface Note {
  readonly what: string;
  /** Native calls of the process until then. */
  readonly calls: number;
}

let count: KoffiFunc<(name: null, cell: BigUint64Array) => number> | undefined;

/** As callCount(), also where no call through the package is allowed: in subscribers, and when stacks are formatted. */
export function nativeCalls(): number {
  count ??= koffi.load(loadedLibrary()?.file ?? '').func('aclsimGetCallCount', 'int32_t', ['str', 'void *']);
  const cell = new BigUint64Array(1);
  count?.(null, cell);
  return Number(cell[0]);
}

/** Notes which code of the script runs inside a method, and where between the native calls of that method. */
export class Witness {
  readonly notes: Note[] = [];
  #isInside = false;

  get isInside(): boolean {
    return this.#isInside;
  }

  /** To be called by everything that stands for the script. */
  saw(what: string): void {
    if (this.#isInside) this.notes.push({ what, calls: nativeCalls() });
  }

  /**
   * Calls a method; of one that is asynchronous until it returns its promise.
   * @returns native calls before it
   */
  watch(call: () => unknown): { readonly before: number; readonly result: unknown; readonly error: unknown } {
    this.notes.length = 0;
    const before = nativeCalls();
    this.#isInside = true;
    try {
      return { before, result: call(), error: undefined };
    } catch (error) {
      return { before, result: undefined, error };
    } finally {
      this.#isInside = false;
    }
  }
}
