import type { PhysicalMemPtr } from '../../../generated/types.js';
import type { DeviceLifetime } from '../../engine/thread/DeviceLifetime.js';
import { OutOfMemoryError } from '../../errors/index.js';
import type { Chunk } from '../heap/Chunk.js';
import { giveChunk } from '../heap/give.js';
import type { Heap } from '../heap/Heap.js';
import type { Page } from './HeapSleep.js';
import type { PhysicalPages } from './PhysicalPages.js';
import type { Bounds, Shortage, Supply } from './Supply.js';
import { reserveSpace, type VirtualSpace } from './VirtualSpace.js';

/**
 * Memory by addresses that are reserved once and physical pages that are mapped behind what is used. Pages of which nothing
 * is used go where they are needed; what comes together there is one piece, also when it came at different times.
 */
export class VirtualSupply implements Supply {
  /** A range that no heap has yet. */
  #first: VirtualSpace | undefined;
  readonly #rangeByteLength: number;

  constructor(
    readonly device: DeviceLifetime,
    readonly pages: PhysicalPages,
    /** Heaps whose unused pages may be taken. */
    readonly heaps: readonly Heap[],
    /** The first range of addresses; later ones are as long, if the driver agrees. */
    first: VirtualSpace,
  ) {
    this.#first = first;
    this.#rangeByteLength = first.byteLength;
  }

  get reserved(): number {
    return this.pages.reserved;
  }

  get reservedPeak(): number {
    return this.pages.reservedPeak;
  }

  grow(heap: Heap, byteLength: number, bounds: Bounds): Shortage | undefined {
    this.device.makeCurrent();
    try {
      return this.#fill(heap, this.#gapFor(heap, byteLength), byteLength, bounds);
    } catch (error) {
      if (error instanceof OutOfMemoryError) return { cause: error };
      throw error;
    }
  }

  /** Addresses without memory for so many bytes. Throws when no range of addresses can be reserved. */
  #gapFor(heap: Heap, byteLength: number): Chunk {
    const wanted = this.#wholePages(byteLength);
    const gap = heap.gaps.find(wanted) ?? heap.gaps.findMissed(wanted);
    if (gap !== undefined) return gap;
    const space = this.#spaceFor(wanted);
    heap.add(space, heap.gaps);
    return space.first;
  }

  #spaceFor(wanted: number): VirtualSpace {
    const first = this.#first;
    if (first === undefined || first.byteLength < wanted)
      return reserveSpace(this.pages, wanted, this.#rangeByteLength);
    this.#first = undefined;
    return first;
  }

  #wholePages(byteLength: number): number {
    const { byteLength: page } = this.pages;
    return Math.ceil(byteLength / page) * page;
  }

  /** Maps pages at the start of a gap, until they are so many bytes together with the free memory before it. */
  #fill(heap: Heap, gap: Chunk, byteLength: number, bounds: Bounds): Shortage | undefined {
    const { free } = heap;
    const { before } = gap;
    const lead = before !== undefined && before.index === free ? before : undefined;
    // Its pages must not be taken away now.
    if (lead !== undefined) free.remove(lead);
    try {
      const page = this.pages.byteLength;
      const count = Math.max(1, Math.ceil((byteLength - (lead?.byteLength ?? 0)) / page));
      const first = gap.offset / page;
      const taken = this.collect(count, bounds);
      if (!Array.isArray(taken)) return taken;
      const space = gap.space as VirtualSpace; // gaps are in spaces of this supply
      this.mapAll(
        taken.map((_, index) => ({ space, number: first + index })),
        taken,
      );
      // What was taken elsewhere may have made the gap longer; it still begins where it did.
      heap.move(gap, gap.offset, gap.offset + count * page, heap.gaps, free);
      return undefined;
    } finally {
      if (lead !== undefined) giveChunk(lead, free);
    }
  }

  /** Maps memory behind all pages, or behind none and throws. */
  mapAll(pages: readonly Page[], memory: readonly PhysicalMemPtr[]): void {
    let done = 0;
    try {
      for (; done < pages.length; done += 1) {
        const { space, number } = pages[done] as Page;
        const physical = memory[done] as PhysicalMemPtr; // as many as pages
        // One that could not be unmapped the last time is there still.
        if (space.isMapped(number)) this.pages.keep(physical);
        else space.map(number, physical);
      }
    } catch (error) {
      for (const physical of memory.slice(done)) this.pages.keep(physical);
      this.unmapQuietly(pages.slice(0, done));
      throw error;
    }
  }

  /** What can't be unmapped stays where it is, for the next mapping there. */
  unmapQuietly(pages: readonly Page[]): void {
    for (const { space, number } of pages)
      try {
        this.pages.keep(space.unmap(number));
      } catch {
        // Told already, or to be tried again: the mapping has failed, or nothing uses it.
      }
  }

  /** So many pages that are mapped nowhere, or why there are not: then none is taken. */
  collect(count: number, { comfortable, most }: Bounds): PhysicalMemPtr[] | Shortage {
    const { pages } = this;
    const taken: PhysicalMemPtr[] = [];
    const shortage: { cause: OutOfMemoryError | undefined } = { cause: undefined };
    const make = (limit: number): PhysicalMemPtr | undefined => {
      if (shortage.cause !== undefined || pages.reserved + pages.byteLength > limit) return undefined;
      try {
        return pages.make();
      } catch (error) {
        if (!(error instanceof OutOfMemoryError)) throw error;
        shortage.cause = error;
        return undefined;
      }
    };
    try {
      while (taken.length < count) {
        const page =
          pages.takeSpare() ??
          make(Math.min(comfortable, most)) ??
          this.#takeUnused(count - taken.length) ??
          make(most);
        if (page === undefined) break;
        taken.push(page);
      }
    } catch (error) {
      for (const page of taken) pages.keep(page);
      throw error;
    }
    if (taken.length === count) return taken;
    for (const page of taken) pages.keep(page);
    return shortage;
  }

  /** Unmaps pages of which nothing is used, up to a number. @returns one of them; the others are spare now */
  #takeUnused(count: number): PhysicalMemPtr | undefined {
    for (const heap of this.heaps) {
      const chunk = this.#unusedIn(heap);
      if (chunk === undefined) continue;
      this.#unback(heap, chunk, count);
      return this.pages.takeSpare();
    }
    return undefined;
  }

  /** A free chunk with a whole page in it, of the largest ones. */
  #unusedIn(heap: Heap): Chunk | undefined {
    const largest = heap.free.anyOfLargest();
    if (largest === undefined || this.#pagesIn(largest) > 0) return largest;
    for (const chunk of heap.free.chunks(this.pages.byteLength)) if (this.#pagesIn(chunk) > 0) return chunk;
    return undefined;
  }

  #pagesIn({ offset, end }: Chunk): number {
    const { byteLength: page } = this.pages;
    return Math.max(0, Math.floor(end / page) - Math.ceil(offset / page));
  }

  /** Takes the memory from behind the last whole pages of a free chunk, at most `count`. The pages are spare then. */
  #unback(heap: Heap, chunk: Chunk, count: number): void {
    const { byteLength: page } = this.pages;
    const space = chunk.space as VirtualSpace; // free chunks of this supply
    const end = Math.floor(chunk.end / page);
    const first = Math.max(Math.ceil(chunk.offset / page), end - count);
    let next = end;
    try {
      for (; next > first; next -= 1) this.pages.keep(space.unmap(next - 1));
    } finally {
      if (next < end) heap.move(chunk, next * page, end * page, heap.free, heap.gaps);
    }
  }

  trim(heaps: readonly Heap[], keepByteLength: number): void {
    const { pages } = this;
    if (pages.reserved <= keepByteLength) return;
    this.device.makeCurrent();
    const tooMany = (): number => Math.ceil((pages.reserved - keepByteLength) / pages.byteLength);
    const freeSpare = (): void => {
      while (tooMany() > 0 && pages.freeSpare());
    };
    freeSpare();
    for (const heap of heaps)
      for (const chunk of [...heap.free.chunks(pages.byteLength)]) {
        if (tooMany() <= 0) return;
        if (this.#pagesIn(chunk) === 0) continue;
        this.#unback(heap, chunk, tooMany());
        freeSpare();
      }
  }

  release(heaps: readonly Heap[]): void {
    this.device.makeCurrent();
    for (const heap of heaps)
      for (const space of [...heap.spaces] as VirtualSpace[]) {
        for (const page of [...space.mappedPages]) this.pages.free(space.unmap(page));
        space.release();
        heap.remove(space);
      }
    this.#first?.release();
    this.#first = undefined;
    while (this.pages.freeSpare());
  }
}
