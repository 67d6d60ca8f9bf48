import * as rt from '../../../generated/checked/index.js';
import type { PhysicalMemPtr, VirtualPtr } from '../../../generated/types.js';
import { OutOfMemoryError } from '../../errors/index.js';
import { Space } from '../heap/Chunk.js';
import type { PhysicalPages } from './PhysicalPages.js';

/** Products take no more than this in one reservation. */
const MOST_ADDRESSES = 128 * 1024 ** 3;

/**
 * Reserves addresses: as many as wanted, or fewer where the driver gives no more. The device's context is current. Throws
 * what the native call throws when there are not even `atLeast`.
 */
export function reserveSpace(
  { byteLength: page }: PhysicalPages,
  atLeast: number,
  wanted: number,
): VirtualSpace {
  const whole = (bytes: number): number => Math.ceil(bytes / page) * page;
  let byteLength = Math.max(whole(atLeast), whole(Math.min(wanted, MOST_ADDRESSES)));
  for (;;) {
    try {
      return new VirtualSpace(rt.reserveMemAddress(byteLength, 0, null, 0), byteLength, page);
    } catch (error) {
      const less = Math.max(whole(atLeast), whole(byteLength / 4));
      if (!(error instanceof OutOfMemoryError) || less === byteLength) throw error;
      byteLength = less;
    }
  }
}

/** A reserved range of addresses, with physical memory behind some of its pages. */
export class VirtualSpace extends Space {
  /** What is mapped, by the number of the page. */
  readonly #mapped = new Map<number, PhysicalMemPtr>();

  constructor(
    base: VirtualPtr,
    byteLength: number,
    readonly pageByteLength: number,
  ) {
    super(base, byteLength);
  }

  /** Numbers of the pages that have memory behind. */
  get mappedPages(): IterableIterator<number> {
    return this.#mapped.keys();
  }

  isMapped(page: number): boolean {
    return this.#mapped.has(page);
  }

  addressOfPage(page: number): VirtualPtr {
    return (this.base + BigInt(page * this.pageByteLength)) as VirtualPtr; // inside the reserved range
  }

  /** Throws what the native call throws; nothing is mapped then. */
  map(page: number, physical: PhysicalMemPtr): void {
    rt.mapMem(this.addressOfPage(page), this.pageByteLength, 0, physical, 0);
    this.#mapped.set(page, physical);
  }

  /** Throws what the native call throws; it is still mapped then. @returns what was mapped there */
  unmap(page: number): PhysicalMemPtr {
    const physical = this.#mapped.get(page);
    if (physical === undefined) throw new Error(`nothing is mapped at page ${page}`);
    rt.unmapMem(this.addressOfPage(page));
    this.#mapped.delete(page);
    return physical;
  }

  /** Gives the addresses back. Nothing is mapped any more. */
  release(): void {
    rt.releaseMemAddress(this.base as VirtualPtr); // what the constructor was given
  }
}
