import { Users } from './happens-before.js';

const PAGE = 4096;
/** What fresh device memory reads as in the simulator, unless poisoning is switched off. */
const POISON = 0xa5;

/** A run of bytes, and which of them were ever written. */
export interface Content {
  readonly bytes: Uint8Array;
  /** 1 where something was written. */
  readonly written: Uint8Array;
}

/** Bytes that are all written. */
export const content = (bytes: Uint8Array): Content => ({
  bytes,
  written: new Uint8Array(bytes.length).fill(1),
});

export const isWritten = ({ written }: Content): boolean => !written.includes(0);

/** What the model knows of a piece of memory. Only the pages that were touched take space. */
export class Store {
  readonly users = new Users();
  readonly #pages = new Map<number, Content>();

  /** @param byteLength bytes that may be used */
  constructor(readonly byteLength: number) {}

  read(offset: number, byteLength: number): Content {
    const bytes = new Uint8Array(byteLength);
    const written = new Uint8Array(byteLength);
    this.#each(offset, byteLength, (page, start, end, at) => {
      bytes.set(page.bytes.subarray(start, end), at);
      written.set(page.written.subarray(start, end), at);
    });
    return { bytes, written };
  }

  write(offset: number, { bytes, written }: Content): void {
    this.#each(offset, bytes.length, (page, start, end, at) => {
      page.bytes.set(bytes.subarray(at, at + end - start), start);
      page.written.set(written.subarray(at, at + end - start), start);
    });
  }

  /** Starts of the pages that were touched, for reading everything back. */
  touched(): number[] {
    return [...this.#pages.keys()].map((index) => index * PAGE);
  }

  #each(
    offset: number,
    byteLength: number,
    visit: (page: Content, start: number, end: number, at: number) => void,
  ): void {
    for (let at = 0; at < byteLength; ) {
      const index = Math.floor((offset + at) / PAGE);
      const start = offset + at - index * PAGE;
      const end = Math.min(PAGE, start + byteLength - at);
      let page = this.#pages.get(index);
      if (page === undefined) {
        page = { bytes: new Uint8Array(PAGE).fill(POISON), written: new Uint8Array(PAGE) };
        this.#pages.set(index, page);
      }
      visit(page, start, end, at);
      at += end - start;
    }
  }
}

/** A part of a store. */
export interface Piece {
  readonly store: Store;
  readonly offset: number;
  readonly byteLength: number;
}

export function readPieces(pieces: readonly Piece[]): Content {
  const parts = pieces.map(({ store, offset, byteLength }) => store.read(offset, byteLength));
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return only;
  return {
    bytes: new Uint8Array(Buffer.concat(parts.map(({ bytes }) => bytes))),
    written: new Uint8Array(Buffer.concat(parts.map(({ written }) => written))),
  };
}

export function writePieces(pieces: readonly Piece[], { bytes, written }: Content): void {
  let at = 0;
  for (const { store, offset, byteLength } of pieces) {
    const end = at + byteLength;
    store.write(offset, { bytes: bytes.subarray(at, end), written: written.subarray(at, end) });
    at = end;
  }
}

/** Whether two lists of pieces share a byte, also through two mappings of one physical memory. */
export function sharing(some: readonly Piece[], others: readonly Piece[]): boolean {
  return some.some((a) =>
    others.some(
      (b) => a.store === b.store && a.offset < b.offset + b.byteLength && b.offset < a.offset + a.byteLength,
    ),
  );
}
