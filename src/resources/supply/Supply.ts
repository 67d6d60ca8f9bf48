import type { OutOfMemoryError } from '../../errors/index.js';
import type { Heap } from '../heap/Heap.js';

/** How much a pool may take. In bytes. */
export interface Bounds {
  /** Up to here it takes more rather than moving what it has. */
  readonly comfortable: number;
  /** It never takes more. */
  readonly most: number;
}

/** Why a pool got no more memory: what the library said, or undefined for a limit of the pool itself. */
export interface Shortage {
  readonly cause: OutOfMemoryError | undefined;
}

/** Where a pool has its memory from. */
export interface Supply {
  /** Bytes that it has taken. */
  readonly reserved: number;
  /** The most that it had taken. */
  readonly reservedPeak: number;
  /**
   * Adds memory to a heap, so that so many bytes are free there in one piece. All or nothing.
   * @returns why it can't; undefined when it has
   */
  grow(heap: Heap, byteLength: number, bounds: Bounds): Shortage | undefined;
  /** Gives memory back that nothing uses, until no more than so many bytes are left. Throws the first failure. */
  trim(heaps: readonly Heap[], keepByteLength: number): void;
  /** Gives everything back, used or not. Throws the first failure; what could not be given back is tried again next time. */
  release(heaps: readonly Heap[]): void;
}
