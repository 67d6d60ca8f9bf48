import * as rt from '../../../generated/checked/index.js';
import { aclrtMemcpyKind, aclrtMemMallocPolicy } from '../../../generated/enums.js';
import type { DevicePtr, MemoryPtr, StreamPtr } from '../../../generated/types.js';

/** Host memory is written through this much device memory. */
const BOUNCE_BYTES = 1024 * 1024;
/** More streams than this keep theirs only while they use it. */
const MOST_KEPT = 16;

/** How many streams of the thread have one. */
let kept = 0;

/**
 * Writes host memory in stream order, by way of the device, piece by piece; the order of the stream keeps the pieces
 * apart. The runtime refuses copies between two host memories (207000), and fills host memory at once, whatever is
 * queued.
 */
export class BounceBuffer {
  #address: DevicePtr | undefined;

  /** Queues the copy. The context is current. When a call fails, what is queued already is done all the same. */
  copy(stream: StreamPtr, destination: MemoryPtr, source: MemoryPtr, byteLength: number): void {
    const bounce = this.#memory();
    this.#eachPiece(byteLength, (offset, size) => {
      const from = (source + BigInt(offset)) as MemoryPtr;
      rt.memcpyAsync(bounce, size, from, size, aclrtMemcpyKind.ACL_MEMCPY_HOST_TO_DEVICE, stream);
      this.#down(stream, destination, offset, size);
    });
  }

  /** Queues the fill. The context is current. When a call fails, what is queued already is done all the same. */
  fill(stream: StreamPtr, destination: MemoryPtr, value: number, byteLength: number): void {
    const first = Math.min(BOUNCE_BYTES, byteLength);
    rt.memsetAsync(this.#memory(), first, value, first, stream);
    this.#eachPiece(byteLength, (offset, size) => this.#down(stream, destination, offset, size));
  }

  #memory(): DevicePtr {
    if (this.#address !== undefined) return this.#address;
    this.#address = rt.malloc(BOUNCE_BYTES, aclrtMemMallocPolicy.ACL_MEM_MALLOC_HUGE_FIRST);
    kept += 1;
    return this.#address;
  }

  #eachPiece(byteLength: number, run: (offset: number, size: number) => void): void {
    for (let offset = 0; offset < byteLength; offset += BOUNCE_BYTES)
      run(offset, Math.min(BOUNCE_BYTES, byteLength - offset));
  }

  #down(stream: StreamPtr, destination: MemoryPtr, offset: number, size: number): void {
    const to = (destination + BigInt(offset)) as MemoryPtr;
    rt.memcpyAsync(to, size, this.#memory(), size, aclrtMemcpyKind.ACL_MEMCPY_DEVICE_TO_HOST, stream);
  }

  /** To be called when the stream is past all copies and fills. @returns whether there was anything to free */
  free(): boolean {
    const address = this.#address;
    if (address === undefined) return false;
    // First: where JavaScript ends behind the call, nothing may use or free the address.
    this.abandon();
    try {
      rt.free(address);
      return true;
    } catch (error) {
      this.#address = address;
      kept += 1;
      throw error;
    }
  }

  /** As {@link free}, when so many streams have one that this one should not keep its own for later. */
  freeUnlessFew(): void {
    if (kept <= MOST_KEPT) return;
    try {
      this.free();
    } catch {
      // Kept for the next try.
    }
  }

  /** Leaves it to the process. */
  abandon(): void {
    if (this.#address !== undefined) kept -= 1;
    this.#address = undefined;
  }
}
