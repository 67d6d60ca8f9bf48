import * as rt from '../../../generated/checked/index.js';
import { aclrtMemcpyKind, aclrtMemMallocPolicy } from '../../../generated/enums.js';
import type { DevicePtr, MemoryPtr, StreamPtr } from '../../../generated/types.js';
import type { NativeContext } from '../session/DeviceLifetime.js';

/** Copies go through this much device memory. */
const BOUNCE_BYTES = 1024 * 1024;

/**
 * Copies between two host memories in stream order. The runtime refuses them (207000), so that each piece goes to the
 * device and back; the order of the stream keeps the pieces apart.
 */
export class Bounce {
  readonly #context: NativeContext;
  #address: DevicePtr | undefined;

  constructor(context: NativeContext) {
    this.#context = context;
  }

  /** Queues the copy. The context is current. When a call fails, what is queued already is done all the same. */
  copy(stream: StreamPtr, destination: MemoryPtr, source: MemoryPtr, byteLength: number): void {
    this.#address ??= rt.malloc(BOUNCE_BYTES, aclrtMemMallocPolicy.ACL_MEM_MALLOC_HUGE_FIRST);
    const { ACL_MEMCPY_HOST_TO_DEVICE: up, ACL_MEMCPY_DEVICE_TO_HOST: down } = aclrtMemcpyKind;
    for (let offset = 0; offset < byteLength; offset += BOUNCE_BYTES) {
      const size = Math.min(BOUNCE_BYTES, byteLength - offset);
      const from = (source + BigInt(offset)) as MemoryPtr;
      const to = (destination + BigInt(offset)) as MemoryPtr;
      rt.memcpyAsync(this.#address, size, from, size, up, stream);
      rt.memcpyAsync(to, size, this.#address, size, down, stream);
    }
  }

  free(): void {
    if (this.#address === undefined) return;
    this.#context.enter();
    rt.free(this.#address);
    this.#address = undefined;
  }
}
