import { Uses } from '../../engine/base/Uses.js';
import type { StreamLifetime } from '../../engine/stream/StreamLifetime.js';
import { Heap } from '../heap/Heap.js';
import type { HeapSleep } from '../supply/HeapSleep.js';
import { StreamCache } from './StreamCache.js';

/** What memory of one tag is handed out from. */
export class TaggedHeap extends Heap {
  /** What was given back on streams whose work may still use it. */
  caches: StreamCache[] = [];
  /** Queued work that uses memory in the order of the stream for which it is. */
  readonly uses = new Uses();
  /** What is kept while it is asleep. */
  sleep: HeapSleep | undefined;
  readonly #byStream = new Map<StreamLifetime, StreamCache>();
  /** The one that was asked for last, which mostly is the next one, too. */
  #last: StreamCache | undefined;

  constructor(readonly tag: string | undefined) {
    super();
  }

  cacheOf(stream: StreamLifetime): StreamCache {
    if (this.#last?.stream === stream) return this.#last;
    let cache = this.#byStream.get(stream);
    if (cache === undefined) {
      cache = new StreamCache(stream);
      this.#byStream.set(stream, cache);
      this.caches.push(cache);
    }
    this.#last = cache;
    return cache;
  }

  /** To be called when nothing of theirs is left. */
  forgetEndedStreams(): void {
    if (this.caches.every(({ stream }) => stream.state !== 'closed')) return;
    this.caches = this.caches.filter((cache) => cache.stream.state !== 'closed' || cache.count > 0);
    for (const [stream, cache] of this.#byStream)
      if (!this.caches.includes(cache)) this.#byStream.delete(stream);
    this.#last = undefined;
  }
}
