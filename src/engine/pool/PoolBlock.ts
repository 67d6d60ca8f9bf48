import * as rt from '../../../generated/checked/index.js';
import type { DevicePtr } from '../../../generated/types.js';
import type { CallSite } from '../base/CallSite.js';
import type { User } from '../base/Uses.js';
import { MemoryBlock, type MemorySide } from '../memory/MemoryBlock.js';
import type { StreamLifetime } from '../stream/StreamLifetime.js';
import type { PoolLifetime } from './PoolLifetime.js';

/** Memory of a pool. It belongs to the order of one stream. */
export class PoolBlock extends MemoryBlock {
  constructor(
    readonly pool: PoolLifetime,
    readonly stream: StreamLifetime,
    address: DevicePtr,
    byteLength: number,
    readonly allocatedAt: CallSite,
  ) {
    super('PoolMemory', pool, pool.device, address, byteLength);
    this.attach();
  }

  side(): MemorySide {
    return 'device';
  }

  /** What is queued on its own stream does not defer its end: giving back is queued behind it. */
  override usedUntil(user: User, number: number): void {
    if (user !== this.stream.queue) super.usedUntil(user, number);
  }

  protected release(): void {
    const address = this.address as DevicePtr; // what the constructor was given
    const { stream } = this;
    // The stream is over, and with it everything that was queued: the memory goes back at once.
    if (stream.state === 'closed') {
      this.device.makeCurrent();
      this.destroy(() => rt.free(address));
      return;
    }
    const info = { verb: 'give back', byteLength: this.byteLength, place: this.allocatedAt };
    this.destroy(() =>
      stream.queue.submit(info, { keepAlive: [this.pool] }, () =>
        rt.memPoolFreeAsync(address, stream.pointer),
      ),
    );
  }
}
