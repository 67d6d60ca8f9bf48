import type { ManagedPtr } from '../../generated/types.js';
import { checkFlag, readOptions } from '../engine/arguments/options.js';
import { HANDLE, requireOpen } from '../engine/base/Resource.js';
import { advise, type ManagedAdvice } from '../engine/memory/advise.js';
import type { ManagedBlock } from '../engine/memory/ManagedBlock.js';
import { type ViewClass, viewOf } from '../engine/memory/view.js';
import { locationOf, type Place } from '../engine/thread/location.js';
import { Memory } from './Memory.js';

/** What advice is about. */
export interface AdviseOptions {
  /** The place that the advice is about. Default: the memory's device. */
  readonly place?: Place;
  /** Takes the advice back. Default false. */
  readonly undo?: boolean;
}

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
    super(HANDLE, block);
    this.#block = block;
  }

  /** @internal */
  static own(block: ManagedBlock): ManagedMemory {
    return new ManagedMemory(block);
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
    const api = 'ManagedMemory.advise';
    requireOpen(this, api);
    const read = readOptions(options, ['place', 'undo'], api);
    const undo = checkFlag(read.undo, api, 'options.undo');
    advise(this.#block, advice, locationOf(read.place, api, 'options.place'), undo, api);
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
