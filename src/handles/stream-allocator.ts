import type { Memory } from './Memory.js';

/**
 * Gives operators of a stream their device memory. The functions are called on the thread, and in the async context, that
 * set the allocator; they must not use the stream.
 */
export interface StreamAllocator {
  /**
   * Returns memory of at least `byteLength` bytes on the stream's device, starting at a multiple of 64, or undefined
   * when there is none.
   */
  allocate(byteLength: number): Memory | undefined;
  /**
   * Takes memory back when the stream is past the operator that used it. Called from the event loop, from a blocking wait,
   * or before `allocate`. Default: disposes of it.
   */
  free?(memory: Memory): void;
  /** As `allocate`, if possible at an address. */
  allocateAt?(byteLength: number, address: bigint): Memory | undefined;
}
