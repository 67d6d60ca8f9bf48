import type { Heap } from '../heap/Heap.js';
import { freeBecomesGaps, gapsBecomeFree, mappedPages, type Page, usedPages } from './HeapSleep.js';
import type { Shortage } from './Supply.js';
import type { VirtualSupply } from './VirtualSupply.js';

/**
 * Gives back all physical memory of a heap; the addresses stay.
 * @returns the first failure to give something back: that stays with the supply, all else is gone
 */
export function putToSleep(supply: VirtualSupply, heap: Heap): unknown {
  freeBecomesGaps(heap);
  heap.isAsleep = true;
  return giveBackAll(supply, heap);
}

/** Gives back what could not be given back before. @returns the first failure */
export function giveBackAll(supply: VirtualSupply, heap: Heap): unknown {
  let failure: unknown;
  for (const { space, number } of mappedPages(heap))
    try {
      supply.pages.keep(space.unmap(number));
    } catch (error) {
      failure ??= error;
    }
  const unfreed = supply.pages.freeAllSpare();
  return failure ?? unfreed;
}

/**
 * Maps memory behind everything in a heap that is asleep and in use, or behind nothing.
 * @returns the pages, or why there is not as much memory. Throws what the native calls throw.
 */
export function mapAgain(supply: VirtualSupply, heap: Heap, most: number): readonly Page[] | Shortage {
  const pages = usedPages(heap);
  const missing = pages.filter(({ space, number }) => !space.isMapped(number));
  try {
    const taken = supply.collect(missing.length, { comfortable: most, most });
    if (!Array.isArray(taken)) return taken;
    supply.mapAll(missing, taken);
  } finally {
    // What was taken for nothing.
    supply.pages.freeAllSpare();
  }
  return pages;
}

/** The bytes could not be restored: the heap is asleep as before. */
export function sleepOn(supply: VirtualSupply, heap: Heap): void {
  supply.unmapQuietly(mappedPages(heap));
  supply.pages.freeAllSpare();
}

/** The bytes are back: what is free counts as memory again. */
export function awaken(supply: VirtualSupply, heap: Heap): void {
  const used = new Map<object, Set<number>>();
  for (const { space, number } of usedPages(heap)) {
    const numbers = used.get(space) ?? new Set();
    used.set(space, numbers.add(number));
  }
  // What was disposed of meanwhile needs none.
  supply.unmapQuietly(mappedPages(heap).filter(({ space, number }) => used.get(space)?.has(number) !== true));
  heap.isAsleep = false;
  gapsBecomeFree(heap);
}
