import * as rt from '../../generated/checked/index.js';
import type { ManagedPtr } from '../../generated/types.js';
import { HANDLE, requireOpen } from '../engine/base/Resource.js';
import { type AdviseOptions, advise, type ManagedAdvice } from '../engine/memory/advise.js';
import { HostViewBlock } from '../engine/memory/HostBlock.js';
import type { MemorySide } from '../engine/memory/MemoryBlock.js';
import { type ViewClass, viewOf } from '../engine/memory/view.js';
import type { DeviceLifetime } from '../engine/session/DeviceLifetime.js';
import { Memory } from './Memory.js';

/**
 * Memory with one address for the host and for devices, from `device.allocateManaged`; pages move to where they are
 * used. Few products have it.
 *
 * @see aclrtMemAllocManaged
 * @example
 * ```ts
 * using shared = device.allocateManaged(4096);
 * shared.bytes[0] = 1;
 * ```
 */
export class ManagedMemory extends Memory<ManagedPtr> {
  readonly kind = 'ManagedMemory';
  readonly #block: ManagedBlock;

  private constructor(block: ManagedBlock) {
    super(HANDLE, block, block, 0, block.byteLength);
    this.#block = block;
  }

  /** @internal */
  static own(device: DeviceLifetime, address: ManagedPtr, byteLength: number): ManagedMemory {
    return new ManagedMemory(new ManagedBlock(device, address, byteLength));
  }

  /**
   * All bytes, not copied; length 0 after `dispose`. Leave them alone while queued work uses the memory, and wait
   * for asynchronous functions of Node.js that work on them before `dispose`; see {@link HostMemory.bytes}.
   * @throws DisposedError
   * @throws AscendError `ERR_VIEW_TOO_LARGE`, `ERR_BUFFER_MOVED` as {@link HostMemory.bytes}
   */
  get bytes(): Uint8Array<ArrayBuffer> {
    requireOpen(this, 'ManagedMemory.bytes');
    return new Uint8Array(this.#block.buffer);
  }

  /**
   * Tells how the memory will be used.
   * @throws InvalidArgumentError, DisposedError
   * @throws NotSupportedError (207000) on products without managed memory
   * @throws NotAvailableError before CANN 9.1
   * @see aclrtMemManagedAdvise
   */
  advise(advice: ManagedAdvice, options?: AdviseOptions): void {
    requireOpen(this, 'ManagedMemory.advise');
    advise(this.#block, advice, options, 'ManagedMemory.advise');
  }

  /**
   * A view of any typed-array class, a Buffer or a DataView, not copied. See {@link HostMemory.view}.
   * @param kind for example `Float32Array`
   * @param byteOffset first byte, a multiple of the element's size
   * @param length elements (of a DataView: bytes); default: as many as fit
   * @throws InvalidArgumentError when it does not fit or is not aligned
   * @throws DisposedError
   * @throws AscendError `ERR_VIEW_TOO_LARGE`, `ERR_BUFFER_MOVED` as {@link bytes}
   */
  view<V extends ArrayBufferView>(kind: ViewClass<V>, byteOffset = 0, length?: number): V {
    return viewOf(this.#block, kind, byteOffset, length, 'ManagedMemory.view');
  }
}

class ManagedBlock extends HostViewBlock {
  constructor(device: DeviceLifetime, address: ManagedPtr, byteLength: number) {
    super('ManagedMemory', device, device, address, byteLength);
    this.attach();
  }

  side(): MemorySide {
    return 'managed';
  }

  protected release(): void {
    this.detachViews();
    rt.free(this.address as ManagedPtr); // what the constructor was given
  }
}
