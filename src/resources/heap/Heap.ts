import type { Chunk, Space } from './Chunk.js';
import { FreeIndex } from './FreeIndex.js';
import { giveChunk } from './give.js';

/** Spaces whose chunks are handed out together, and what is free there. Knows no memory: only addresses. */
export class Heap {
  readonly spaces = new Set<Space>();
  /** Memory that nothing uses. */
  readonly free = new FreeIndex();
  /** Addresses without memory behind. */
  readonly gaps = new FreeIndex();
  /** There is no memory behind anything, for a time: what comes out of use is addresses. */
  isAsleep = false;

  /** Where goes what comes out of use. */
  get idle(): FreeIndex {
    return this.isAsleep ? this.gaps : this.free;
  }

  /** @param index where all of the space is free */
  add(space: Space, index: FreeIndex): void {
    this.spaces.add(space);
    index.add(space.first);
  }

  /** A space of which nothing is handed out. */
  remove(space: Space): void {
    for (const chunk of space.chunks())
      if (chunk.index === this.free) this.free.remove(chunk);
      else if (chunk.index === this.gaps) this.gaps.remove(chunk);
    this.spaces.delete(space);
  }

  /**
   * Moves the part of a free chunk from one byte of its space to another into another index.
   * @returns the chunk in the other index
   */
  move(chunk: Chunk, start: number, end: number, from: FreeIndex, to: FreeIndex): Chunk {
    const { space } = chunk;
    from.remove(chunk);
    let middle = chunk;
    if (start > chunk.offset) {
      middle = space.split(chunk, start - chunk.offset);
      from.add(chunk);
    }
    if (end < middle.end) from.add(space.split(middle, end - middle.offset));
    middle.usedUpTo = 0;
    return giveChunk(middle, to);
  }
}
