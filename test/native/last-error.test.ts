import { expect, it } from 'vitest';
import { keepingLastError, tellingOwnError } from '../../src/native/calls/last-error.js';

/** A library whose reporter of texts fails itself, as the real one does without a context. */
class Library {
  last = 0;
  readonly peek = (): number => this.last;
  readonly #takeOver = (): string => {
    this.last = 107002;
    return 'a text';
  };
  fails(code: number): void {
    this.last = code;
    keepingLastError(this.#takeOver, this.peek);
  }
  get(): number {
    const { last } = this;
    this.last = 0;
    return last;
  }
}

it('a script is told the last error of its own call, not that of reading the text of it', () => {
  const library = new Library();
  const peek = tellingOwnError('aclrtPeekAtLastError', () => library.peek());
  const get = tellingOwnError('aclrtGetLastError', () => library.get());

  library.fails(107001);
  expect([peek(), peek(), get(), get()]).toEqual([107001, 107001, 107001, 0]);

  library.fails(107001);
  library.fails(207001);
  expect(get()).toBe(207001);

  library.last = 507899; // a call whose text nobody has read
  expect(get()).toBe(507899);
});
