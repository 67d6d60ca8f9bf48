import { CallSite } from '../../engine/base/CallSite.js';
import { queueBehind } from '../../engine/stream/record-and-wait.js';
import type { StreamLifetime } from '../../engine/stream/StreamLifetime.js';
import type { Chunk } from '../heap/Chunk.js';
import type { FreeIndex } from '../heap/FreeIndex.js';
import { giveChunk } from '../heap/give.js';
import type { StreamCache } from './StreamCache.js';
import type { TaggedHeap } from './TaggedHeap.js';

/**
 * Memory for a stream from what was given back on others: the stream waits for an event of theirs, the host does not wait.
 * @returns a free chunk that the stream may use, or undefined
 */
export function takeFromOthers(
  heap: TaggedHeap,
  home: StreamLifetime,
  own: StreamCache,
  wanted: number,
): Chunk | undefined {
  const others = heap.caches.filter((cache) => cache !== own && cache.count > 0);
  for (const cache of others) {
    const chunk = cache.find(wanted) ?? cache.findMissed(wanted);
    if (chunk !== undefined && waitsFor(home, cache)) return chunk;
  }
  // Pieces of several streams may make one that is large enough.
  const all = others.reduce((sum, { byteLength }) => sum + byteLength, own.byteLength + heap.free.byteLength);
  if (all < wanted) return undefined;
  for (const cache of others) if (waitsFor(home, cache)) moveAll(cache, own, home);
  moveAll(heap.free, own, home);
  return own.find(wanted) ?? own.findMissed(wanted);
}

/** @returns false when the stream can't be made to wait: the work of the other one was lost, or the device has no event left */
function waitsFor(home: StreamLifetime, { stream }: StreamCache): boolean {
  if (stream.state === 'closed') return true;
  try {
    queueBehind(home, stream, new CallSite(takeFromOthers));
    return true;
  } catch {
    return false;
  }
}

/** From here on only the stream may use it: what is left of it is known to be out of use when the stream is past its wait. */
function moveAll(from: FreeIndex, own: StreamCache, home: StreamLifetime): void {
  for (const chunk of [...from.chunks()]) {
    from.remove(chunk);
    chunk.usedUpTo = home.queue.submitted;
    giveChunk(chunk, own);
  }
}
