import type { Lifetime } from '../../engine/base/Lifetime.js';
import type { StreamLifetime } from '../../engine/stream/StreamLifetime.js';
import type { DeviceLifetime } from '../../engine/thread/DeviceLifetime.js';
import type { Chunk } from '../heap/Chunk.js';
import type { TaggedHeap } from './TaggedHeap.js';

/** What parts are parts of. */
export interface PartOwner extends Lifetime {
  readonly device: DeviceLifetime;
  /** The class of the resource, for messages. */
  readonly resourceName: string;
  /**
   * Takes the bytes of a part back.
   * @param home the stream on which it is given back: what is queued there may use it
   * @param isExposed raw calls may have queued work that uses it, too
   */
  giveBack(chunk: Chunk, heap: TaggedHeap, home: StreamLifetime | undefined, isExposed: boolean): void;
}
