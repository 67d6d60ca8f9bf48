import type { MemoryPtr } from '../../../generated/types.js';
import { type AllocatorBlock, createBlock, destroyBlock, isGivenBack } from '../../native/index.js';
import type { Lifetime } from '../base/Lifetime.js';
import type { MemoryHandle } from '../memory/memory-handle.js';

interface Lent {
  readonly memory: MemoryHandle;
  /** What has to live while it is lent. */
  readonly holders: readonly Lifetime[];
  /** The script's function that takes the memory back. */
  readonly free: (memory: MemoryHandle) => void;
}

/** The memory that custom allocators of one stream have lent to the runtime. */
export class Blocks {
  readonly #lent = new Map<AllocatorBlock, Lent>();

  lend(
    memory: MemoryHandle,
    address: MemoryPtr,
    holders: readonly Lifetime[],
    free: (memory: MemoryHandle) => void,
  ): AllocatorBlock {
    const lent = createBlock(address);
    // Whatever the script does with its handle: the memory stays while it is lent.
    for (const holder of holders) holder.retain();
    this.#lent.set(lent, { memory, holders, free });
    return lent;
  }

  /** Gives back to the script what the runtime has given back. Throws the first failure of the script's functions. */
  collect(): void {
    this.#giveBack(isGivenBack);
  }

  /** The stream is over: nothing uses any block. */
  collectAll(): void {
    this.#giveBack(() => true);
  }

  #giveBack(isOver: (lent: AllocatorBlock) => boolean): void {
    const failures: unknown[] = [];
    for (const [lent, { memory, holders, free }] of [...this.#lent]) {
      if (!isOver(lent)) continue;
      this.#lent.delete(lent);
      destroyBlock(lent);
      for (const holder of holders) holder.unretain();
      try {
        free(memory);
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }
}
