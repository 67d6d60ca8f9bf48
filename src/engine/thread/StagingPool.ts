import * as rt from '../../../generated/checked/index.js';
import type { HostPtr } from '../../../generated/types.js';
import { withContext } from '../../errors/acl-error-factory.js';
import { OutOfMemoryError } from '../../errors/index.js';
import { detachHostMemory, viewHostMemory } from '../../native/values/host-view.js';
import { own, unowned } from '../base/own.js';

/** A piece of pinned memory that JavaScript fills or reads and the device transfers. */
export interface StagingBlock {
  readonly address: HostPtr;
  readonly bytes: Uint8Array;
}

/** Smallest block; a power of two. */
const SMALLEST = 4096;
/** Larger blocks are not kept. */
const LARGEST_KEPT = 4 * 1024 * 1024;
/** Bytes that wait for their next use. */
const MOST_KEPT = 32 * 1024 * 1024;

/**
 * Pinned memory for asynchronous copies of script buffers. V8's own memory is pageable, where such a copy blocks, and it
 * may move or be freed before the copy is done.
 */
export class StagingPool {
  readonly #makeCurrent: () => void;
  /** Free blocks by size. */
  readonly #free = new Map<number, StagingBlock[]>();
  /** What transfers use; of no use when all of them are over. */
  readonly #lent = new Set<StagingBlock>();
  #kept = 0;
  #abandoned = false;

  /** @param makeCurrent makes the context current that the memory is pinned for */
  constructor(makeCurrent: () => void) {
    this.#makeCurrent = makeCurrent;
  }

  /** A block of at least `byteLength` bytes. Throws what the native allocation throws. */
  acquire(byteLength: number): StagingBlock {
    const size = byteLength > LARGEST_KEPT ? byteLength : sizeClass(byteLength);
    const blocks = this.#free.get(size);
    const block = blocks?.at(-1);
    if (blocks !== undefined && block !== undefined) {
      this.#lent.add(block);
      blocks.pop();
      this.#kept -= size;
      return block;
    }
    this.#makeCurrent();
    try {
      const fresh = own(() => rt.mallocHost(size), rt.freeHost, blockOf(size));
      this.#lent.add(fresh);
      unowned.destroy = undefined;
      return fresh;
    } catch (error) {
      // What the script asked for, not the size of the block.
      throw error instanceof OutOfMemoryError ? withContext(error, { requested: byteLength }) : error;
    }
  }

  /** Gives a block back once no transfer uses it. */
  release(block: StagingBlock): void {
    if (!this.#lent.has(block)) return;
    if (this.#abandoned) {
      this.#lent.delete(block);
      detach(block);
      return;
    }
    const size = block.bytes.byteLength;
    if (size > LARGEST_KEPT || this.#kept + size > MOST_KEPT) {
      this.#freeLent(block);
      return;
    }
    let blocks = this.#free.get(size);
    if (blocks === undefined) {
      blocks = [];
      this.#free.set(size, blocks);
    }
    this.#lent.delete(block);
    blocks.push(block);
    this.#kept += size;
  }

  #freeLent(block: StagingBlock): void {
    this.#lent.delete(block);
    try {
      free(block);
    } catch (error) {
      this.#lent.add(block);
      throw error;
    }
  }

  /** Leaves all blocks to the process: those that transfers use as well, once they are given back here. */
  abandon(): void {
    this.#abandoned = true;
    this.leave();
  }

  /** Leaves what is kept to the process: nothing of it is used again. */
  leave(): void {
    for (const blocks of this.#free.values()) for (const block of blocks) detach(block);
    this.#free.clear();
    this.#kept = 0;
  }

  /** Frees what is kept. A block whose release fails is kept for the next try. @returns whether there was anything */
  clear(): boolean {
    const hadAny = this.#kept > 0;
    for (const [size, blocks] of this.#free) {
      for (let block = blocks.at(-1); block !== undefined; block = blocks.at(-1)) {
        blocks.pop();
        this.#kept -= size;
        try {
          free(block);
        } catch (error) {
          blocks.push(block);
          this.#kept += size;
          throw error;
        }
      }
      this.#free.delete(size);
    }
    return hadAny;
  }

  /** As {@link clear}, when all transfers are over. JavaScript may have ended before they gave back what they used. */
  clearAll(): void {
    this.clear();
    for (const block of this.#lent) this.#freeLent(block);
  }
}

const blockOf =
  (size: number) =>
  (address: HostPtr): StagingBlock => ({ address, bytes: new Uint8Array(viewHostMemory(address, size)) });

const sizeClass = (byteLength: number): number =>
  byteLength <= SMALLEST ? SMALLEST : 2 ** Math.ceil(Math.log2(byteLength));

function free(block: StagingBlock): void {
  rt.freeHost(block.address);
  detach(block);
}

function detach(block: StagingBlock): void {
  detachHostMemory(block.bytes.buffer as ArrayBuffer); // made by viewHostMemory
}
