import type { Heap } from './Heap.js';

/** Bytes of a heap that are handed out, or were given back on a stream whose work may still use them. */
export function usedIn(heap: Heap): number {
  let byteLength = 0;
  for (const space of heap.spaces)
    for (const chunk of space.chunks())
      if (chunk.index !== heap.free && chunk.index !== heap.gaps) byteLength += chunk.byteLength;
  return byteLength;
}
