import type { Lifetime } from '../../engine/base/Lifetime.js';
import type { StreamLifetime } from '../../engine/stream/StreamLifetime.js';
import type { DeviceLifetime } from '../../engine/thread/DeviceLifetime.js';
import { AscendError } from '../../errors/index.js';
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

/** The error for memory that is asleep. */
export const asleepError = (tag: string | undefined, api: string): AscendError =>
  new AscendError(
    'ERR_ASLEEP',
    `${api}: the memory${tag === undefined ? '' : ` with the tag '${tag}'`} is asleep: its addresses are kept, but nothing is behind them.\n` +
      '  What to do: await pool.wake() first.',
  );
