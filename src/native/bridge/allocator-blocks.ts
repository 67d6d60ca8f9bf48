import type { AnyPointer, FunctionPointer, Pointer } from '../values/pointers.js';
import { noMemory } from './bridge.js';
import { type AllocatorBlock, bridgeLibrary } from './library.js';

export type { AllocatorBlock };

/**
 * Blocks of a custom allocator that C gives back, and asks for their address, on any thread, without running JavaScript
 * there: that thread would wait for the event loop, and a blocking wait for its work would never end.
 */

/** The allocator object: C refuses null, and nothing reads it. */
export const ALLOCATOR_OBJECT = 1n as Pointer<'aclrtAllocator'>;

/**
 * The C function that takes a block back: it marks the block, on any thread.
 * @throws LibraryError when the package was not built completely
 */
export const blockFree = (): FunctionPointer<'aclrtAllocatorFreeFunc'> => bridgeLibrary().giveBack;

/**
 * The C function that tells the address which a block stands for.
 * @throws LibraryError when the package was not built completely
 */
export const blockAddress = (): FunctionPointer<'aclrtAllocatorGetAddrFromBlockFunc'> =>
  bridgeLibrary().addressOfBlock;

/**
 * A block for memory at an address. Destroy it once it was given back.
 * @throws AscendError `ERR_OUT_OF_HOST_MEMORY`; LibraryError when the package was not built completely
 */
export function createBlock(address: AnyPointer): AllocatorBlock {
  const block = bridgeLibrary().createBlock(address);
  if (block === null) throw noMemory('bridge_block_create');
  return block;
}

/**
 * Whether C gave the block back, and does not touch it any more.
 * @throws LibraryError when the package was not built completely
 */
export const isGivenBack = (block: AllocatorBlock): boolean => bridgeLibrary().isGivenBack(block) !== 0;

/**
 * Frees a block that C does not use any more.
 * @throws LibraryError when the package was not built completely
 */
export function destroyBlock(block: AllocatorBlock): void {
  bridgeLibrary().destroyBlock(block);
}
