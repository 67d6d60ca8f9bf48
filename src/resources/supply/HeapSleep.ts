import { restoreBytes, saveBytes } from '../../engine/virtual/saved-bytes.js';
import type { Heap } from '../heap/Heap.js';
import type { VirtualSpace } from './VirtualSpace.js';

/** A page of a space: it may have memory behind. */
export interface Page {
  readonly space: VirtualSpace;
  readonly number: number;
}

/** Bytes that are copied in one turn of the event loop. */
const TURN_BYTE_LENGTH = 64 * 1024 ** 2;

/** What is kept of a heap whose physical memory was given back. All that is free there counts as addresses without memory. */
export class HeapSleep {
  /** The bytes of pages, by space and number; none when they were not to be kept. */
  readonly #bytes = new Map<VirtualSpace, Map<number, Uint8Array>>();
  /** Settles when the heap is awake, or not. */
  waking: Promise<void> | undefined;

  /** Copies what is on the pages of a heap that are used. Throws what the native call throws. */
  save(heap: Heap, api: string): void {
    for (const { space, number } of usedPages(heap)) {
      const pages = this.#bytes.get(space) ?? new Map<number, Uint8Array>();
      this.#bytes.set(space, pages);
      pages.set(number, saveBytes(space.addressOfPage(number), space.pageByteLength, 'device', api));
    }
  }

  /** Copies back what was on some pages, as much as one turn may take. @returns the pages that are left */
  restoreSome(pages: readonly Page[]): readonly Page[] {
    let copied = 0;
    let done = 0;
    for (; done < pages.length && copied < TURN_BYTE_LENGTH; done += 1) {
      const { space, number } = pages[done] as Page;
      const bytes = this.#bytes.get(space)?.get(number);
      if (bytes === undefined) continue;
      restoreBytes(space.addressOfPage(number), bytes, 'device');
      copied += bytes.length;
    }
    return pages.slice(done);
  }
}

/** The pages of which a part is handed out, or may still be used by queued work, in the order of their addresses. */
export function usedPages(heap: Heap): Page[] {
  const pages: Page[] = [];
  for (const space of heap.spaces as Set<VirtualSpace>) {
    let next = 0;
    for (const chunk of space.chunks()) {
      if (chunk.index === heap.free || chunk.index === heap.gaps) continue;
      const end = Math.ceil(chunk.end / space.pageByteLength);
      next = Math.max(next, Math.floor(chunk.offset / space.pageByteLength));
      for (; next < end; next += 1) pages.push({ space, number: next });
    }
  }
  return pages;
}

/** Every page that has memory behind. */
export function mappedPages(heap: Heap): Page[] {
  return [...(heap.spaces as Set<VirtualSpace>)].flatMap((space) =>
    [...space.mappedPages].map((number) => ({ space, number })),
  );
}

/** From now on nothing in the heap counts as memory that is there. */
export function freeBecomesGaps(heap: Heap): void {
  for (const chunk of [...heap.free.chunks()])
    heap.move(chunk, chunk.offset, chunk.end, heap.free, heap.gaps);
}

/** The counterpart of {@link freeBecomesGaps}: what is free on pages that are used counts as memory again. */
export function gapsBecomeFree(heap: Heap): void {
  for (const chunk of [...heap.gaps.chunks()]) {
    const { pageByteLength: page } = chunk.space as VirtualSpace;
    const { offset, end } = chunk;
    const firstWhole = Math.ceil(offset / page) * page;
    const lastWhole = Math.floor(end / page) * page;
    if (firstWhole >= lastWhole) {
      heap.move(chunk, offset, end, heap.gaps, heap.free);
      continue;
    }
    if (lastWhole < end) heap.move(chunk, lastWhole, end, heap.gaps, heap.free);
    if (offset < firstWhole) heap.move(chunk, offset, firstWhole, heap.gaps, heap.free);
  }
}
