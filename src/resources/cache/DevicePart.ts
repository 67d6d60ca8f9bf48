import type { DevicePtr } from '../../../generated/types.js';
import type { Lifetime } from '../../engine/base/Lifetime.js';
import type { User } from '../../engine/base/Uses.js';
import { MemoryBlock, type MemorySide } from '../../engine/memory/MemoryBlock.js';
import type { StreamLifetime } from '../../engine/stream/StreamLifetime.js';
import { asleepError } from '../../engine/virtual/asleep-error.js';
import type { Chunk } from '../heap/Chunk.js';
import type { PartOwner } from './PartOwner.js';
import type { TaggedHeap } from './TaggedHeap.js';

/** Device memory that is a part of what a pool holds. */
export class DevicePart extends MemoryBlock {
  // Assigned in the constructor, as those of Lifetime.
  declare private readonly owner: PartOwner;
  declare readonly heap: TaggedHeap;
  declare private chunk: Chunk | undefined;
  declare private readonly home: StreamLifetime | undefined;

  /** @param home in whose order the memory is used and given back */
  constructor(
    owner: PartOwner,
    heap: TaggedHeap,
    chunk: Chunk,
    byteLength: number,
    home: StreamLifetime | undefined,
  ) {
    super('DeviceMemory', owner, owner.device, chunk.address as DevicePtr, byteLength); // a device's address
    this.owner = owner;
    this.heap = heap;
    this.chunk = chunk;
    this.home = home;
    this.attach();
  }

  override get partOf(): string {
    return this.owner.resourceName;
  }

  side(): MemorySide {
    return 'device';
  }

  /** What is queued on its own stream does not defer its end: it is given back behind that. But the pool stays. */
  override usedUntil(user: User, number: number): void {
    if (this.home !== undefined && user === this.home.queue) {
      this.owner.usedUntil(user, number);
      this.heap.uses.add(user, number);
    } else super.usedUntil(user, number);
  }

  override holders(offset: number, byteLength: number, api: string, parameter: string): readonly Lifetime[] {
    if (this.heap.isAsleep) throw asleepError(this.kind, 'its pool', api);
    return super.holders(offset, byteLength, api, parameter);
  }

  protected release(): void {
    const chunk = this.chunk;
    // JavaScript may end right behind this: the bytes must not be given back twice.
    this.chunk = undefined;
    if (chunk !== undefined) this.owner.giveBack(chunk, this.heap, this.home, this.exposed);
  }
}
