import type { Chunk } from './Chunk.js';
import { FreeIndex } from './FreeIndex.js';

/** Free chunks that work of one stream may still use. They also stand in the order in which that work comes to its end. */
export class QueueIndex extends FreeIndex {
  #oldest: Chunk | undefined;
  #newest: Chunk | undefined;

  /** The chunk that is out of use first. */
  get oldest(): Chunk | undefined {
    return this.#oldest;
  }

  override add(chunk: Chunk): void {
    super.add(chunk);
    // Mostly the last one; what is left of a chunk that was split is as old as that was.
    let older = this.#newest;
    while (older !== undefined && older.usedUpTo > chunk.usedUpTo) older = older.older;
    this.#insert(chunk, older);
  }

  #insert(chunk: Chunk, older: Chunk | undefined): void {
    const newer = older === undefined ? this.#oldest : older.newer;
    chunk.older = older;
    chunk.newer = newer;
    if (older === undefined) this.#oldest = chunk;
    else older.newer = chunk;
    if (newer === undefined) this.#newest = chunk;
    else newer.older = chunk;
  }

  override remove(chunk: Chunk): void {
    super.remove(chunk);
    const { older, newer } = chunk;
    if (older === undefined) this.#oldest = newer;
    else older.newer = newer;
    if (newer === undefined) this.#newest = older;
    else newer.older = older;
    chunk.older = undefined;
    chunk.newer = undefined;
  }

  override takeFront(chunk: Chunk, byteLength: number): void {
    const { older } = chunk;
    this.remove(chunk);
    if (chunk.byteLength === byteLength) return;
    const rest = chunk.space.split(chunk, byteLength);
    super.add(rest);
    this.#insert(rest, older);
  }
}
