import type { MemoryPtr } from '../../../generated/types.js';
import {
  type AllocatorBlock,
  createBlock,
  destroyBlock,
  isGivenBack,
} from '../../native/bridge/allocator-blocks.js';
import type { Lifetime } from '../base/Lifetime.js';
import type { User } from '../base/Uses.js';
import type { MemoryHandle } from '../memory/memory-handle.js';

/** Memory that is lent to the runtime, or was. */
export class Lent implements User {
  isOver = false;

  constructor(
    readonly memory: MemoryHandle,
    /** What has to live while it is lent. */
    readonly holders: readonly Lifetime[],
    /** The script's function that takes the memory back. */
    readonly free: (memory: MemoryHandle) => void,
  ) {}

  hasReached(): boolean {
    return this.isOver;
  }
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
    const block = createBlock(address);
    const lent = new Lent(memory, holders, free);
    // Whatever the script does with its handle: the memory stays while it is lent.
    for (const holder of holders) holder.usedUntil(lent, 0);
    this.#lent.set(block, lent);
    return block;
  }

  get isEmpty(): boolean {
    return this.#lent.size === 0;
  }

  /** Ends the loan of what the runtime has given back. @returns what the script's functions have to take back */
  collect(): readonly Lent[] {
    return this.#end(isGivenBack);
  }

  /** As {@link collect}, when the stream is over: nothing uses any block. */
  collectAll(): readonly Lent[] {
    return this.#end(() => true);
  }

  #end(isOver: (block: AllocatorBlock) => boolean): readonly Lent[] {
    const over = [...this.#lent].filter(([block]) => isOver(block));
    for (const [block, lent] of over) {
      this.#lent.delete(block);
      destroyBlock(block);
      lent.isOver = true;
      for (const holder of lent.holders) holder.endIfUnused();
    }
    return over.map(([, lent]) => lent);
  }
}
