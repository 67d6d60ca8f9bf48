import type { HostPtr } from '../../generated/types.js';
import { HANDLE, lifetimeOf, requireOpen } from '../engine/base/Resource.js';
import type { HostViewBlock } from '../engine/memory/HostBlock.js';
import { type ViewClass, viewOf } from '../engine/memory/view.js';
import { handOver } from '../engine/sharing/hand-over.js';
import type { HandleTransfer } from '../engine/sharing/transfer.js';
import { DeviceAlias } from './DeviceAlias.js';
import { Memory } from './Memory.js';

/**
 * Page-locked memory of the host, from `device.allocateHost`: devices read and write it directly, JavaScript sees it
 * without copying. Its contents are undefined until something is written.
 *
 * @see aclrtMallocHost
 * @see aclrtFreeHost
 * @example
 * ```ts
 * using pinned = device.allocateHost(1024);
 * pinned.view(Float32Array).fill(1);
 * ```
 */
export class HostMemory extends Memory<HostPtr> {
  readonly kind = 'HostMemory';
  readonly #block: HostViewBlock;

  private constructor(block: HostViewBlock) {
    super(HANDLE, block);
    this.#block = block;
  }

  /** @internal */
  static own(block: HostViewBlock): HostMemory {
    return new HostMemory(block);
  }

  /**
   * All bytes, not copied. After `dispose` its length is 0, as is that of every other view of this memory. While a
   * queued copy uses the memory, don't write to what it reads nor read what it writes.
   *
   * Asynchronous functions of Node.js (`fs.read`, `zlib.deflate`, `crypto.randomFill` …) work on the bytes on threads that
   * `dispose` can neither see nor stop: wait for them first, or give them a copy. `stream.copyFromFile` and `copyToFile`
   * need no such care.
   * @throws DisposedError
   * @throws AscendError `ERR_VIEW_TOO_LARGE` for more bytes than this Node.js can look at, `ERR_BUFFER_MOVED` when the
   *   script has transferred their buffer elsewhere
   */
  get bytes(): Uint8Array<ArrayBuffer> {
    requireOpen(this, 'HostMemory.bytes');
    return new Uint8Array(this.#block.buffer);
  }

  /**
   * Hands it over to another thread: this handle ends, and `ascend.fromTransfer` makes one there.
   * @returns what to send with `postMessage`
   * @throws InvalidArgumentError when it came from `device.registerHost`
   * @throws DisposedError
   * @throws AscendError `ERR_IN_USE` while queued work or other handles use it, `ERR_BUFFER_MOVED` as {@link bytes}
   */
  toTransfer(): HandleTransfer {
    return handOver(lifetimeOf(this), 'HostMemory.toTransfer');
  }

  /**
   * Gives the memory an address on the device, for kernels that work on it without a copy.
   * @returns the address; disposing of it ends the mapping, the memory stays
   * @throws DisposedError
   * @throws NotSupportedError (207000) on chips other than Ascend 950, A3 and 910B
   * @throws NotAvailableError before CANN 8.1
   * @throws AclError: 507910 when it is mapped already, or came from `device.registerHost`
   * @see aclrtHostRegisterV2
   * @see aclrtHostRegister
   * @see aclrtHostGetDevicePointer
   */
  mapToDevice(): DeviceAlias {
    requireOpen(this, 'HostMemory.mapToDevice');
    this.#block.assertWhole('HostMemory.mapToDevice');
    return DeviceAlias.create(this.#block);
  }

  /**
   * A view of any typed-array class, a Buffer or a DataView, not copied; see {@link bytes}.
   * @param kind for example `Float32Array`
   * @param byteOffset first byte, a multiple of the element's size
   * @param length elements (of a DataView: bytes); default: as many as fit
   * @throws InvalidArgumentError when it does not fit or is not aligned
   * @throws DisposedError
   * @throws AscendError `ERR_VIEW_TOO_LARGE`, `ERR_BUFFER_MOVED` as {@link bytes}
   */
  view<V extends ArrayBufferView>(kind: ViewClass<V>, byteOffset = 0, length?: number): V {
    return viewOf(this.#block, kind, byteOffset, length, 'HostMemory.view');
  }
}
