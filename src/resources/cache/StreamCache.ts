import { poll } from '../../engine/stream/progress.js';
import type { StreamLifetime } from '../../engine/stream/StreamLifetime.js';
import { giveChunk } from '../heap/give.js';
import type { Heap } from '../heap/Heap.js';
import { QueueIndex } from '../heap/QueueIndex.js';

/** What was given back on one stream, whose work may still use it: free for that stream, and for others behind an event. */
export class StreamCache extends QueueIndex {
  constructor(readonly stream: StreamLifetime) {
    super();
  }

  /** Whether the stream is past operation `number`, as far as is known without asking the library. */
  hasPassed(number: number): boolean {
    return this.stream.state === 'closed' || this.stream.queue.hasReached(number);
  }

  /** Asks how far the stream is. When nobody can tell, nothing has changed. */
  look(): void {
    if (this.stream.state === 'closed') return;
    try {
      poll(this.stream.queue.state);
    } catch {
      // The next wait of the script tells it.
    }
  }

  /** Moves what no work uses any more to the free memory of the heap. */
  settle(heap: Heap): void {
    for (
      let chunk = this.oldest;
      chunk !== undefined && this.hasPassed(chunk.usedUpTo);
      chunk = this.oldest
    ) {
      this.remove(chunk);
      chunk.usedUpTo = 0;
      giveChunk(chunk, heap.idle);
    }
  }
}
