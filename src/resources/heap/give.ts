import type { Chunk } from './Chunk.js';
import type { FreeIndex } from './FreeIndex.js';

/** Makes a chunk free in an index, joined with the neighbours that are free there. @returns the chunk that it is part of now */
export function giveChunk(given: Chunk, index: FreeIndex): Chunk {
  let chunk = given;
  const { before, after, space } = chunk;
  if (after !== undefined && after.index === index) {
    index.remove(after);
    space.join(chunk, after);
  }
  if (before !== undefined && before.index === index) {
    index.remove(before);
    space.join(before, chunk);
    chunk = before;
  }
  index.add(chunk);
  return chunk;
}
