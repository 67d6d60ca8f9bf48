import koffi from 'koffi';
import type { AnyPointer, FunctionPointer, Pointer } from './pointers.js';

/**
 * Blocks of a custom allocator that C gives back, and asks for their address, on any thread, without running JavaScript
 * there: a registered JavaScript function would make that thread wait for the event loop, and a blocking wait for the
 * thread's work would never end.
 *
 * A block is a small piece of native memory that holds the address of the real memory as decimal digits. Two functions of
 * the C library have the signatures that the interface asks for:
 * - `atoll(block)` reads the digits: it is "address of a block".
 * - `clock_gettime(CLOCK_MONOTONIC, block)` overwrites them with a time: it is "free a block", when the allocator object
 *   is the number of that clock.
 */
export type AllocatorBlock = Pointer<'aclrtAllocatorBlock'>;

/** `CLOCK_MONOTONIC`, in the place of the allocator object. */
export const ALLOCATOR_OBJECT = 1n as Pointer<'aclrtAllocator'>;

const BLOCK_BYTES = 32;

let calls: { readonly free: bigint; readonly address: bigint } | undefined;

function libraryCalls(): { readonly free: bigint; readonly address: bigint } {
  if (calls === undefined) {
    const process = koffi.load(null);
    calls = { free: process.symbol('clock_gettime'), address: process.symbol('atoll') };
  }
  return calls;
}

/** The C function that takes a block back: it marks the block, on any thread. */
export const blockFree = (): FunctionPointer<'aclrtAllocatorFreeFunc'> =>
  libraryCalls().free as FunctionPointer<'aclrtAllocatorFreeFunc'>;

/** The C function that tells the address which a block stands for. */
export const blockAddress = (): FunctionPointer<'aclrtAllocatorGetAddrFromBlockFunc'> =>
  libraryCalls().address as FunctionPointer<'aclrtAllocatorGetAddrFromBlockFunc'>;

/** A block for memory at an address. Destroy it once it was given back. */
export function createBlock(address: AnyPointer): AllocatorBlock {
  const block: bigint = koffi.alloc('char', BLOCK_BYTES);
  koffi.encode(block, 'char', String(address).padStart(20, '0'), BLOCK_BYTES);
  return block as AllocatorBlock;
}

/**
 * Whether C gave the block back. All bytes are digits until then. Of a time, seconds and nanoseconds, each in 8 bytes,
 * the last byte is 0; both must be there, because nothing may be written to the block once it is destroyed.
 */
export const isGivenBack = (block: AllocatorBlock): boolean =>
  koffi.decode(block, 7, 'uint8_t') === 0 && koffi.decode(block, 15, 'uint8_t') === 0;

/** Frees a block that C does not use any more. */
export function destroyBlock(block: AllocatorBlock): void {
  koffi.free(block);
}
