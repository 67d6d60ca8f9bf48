import type { PhysicalMemPtr } from '../../generated/types.js';
import { DETAILS, HANDLE, lifetimeOf, Resource, requireOpen } from '../engine/base/Resource.js';
import { handOver } from '../engine/sharing/hand-over.js';
import type { ShareOptions } from '../engine/sharing/process-ids.js';
import { type SharedPhysicalKey, sharePhysical } from '../engine/sharing/share-physical.js';
import type { HandleTransfer } from '../engine/sharing/transfer.js';
import type { PhysicalLifetime } from '../engine/virtual/PhysicalLifetime.js';
import { formatBytes } from '../errors/format.js';

/**
 * Physical memory without an address, from `device.allocatePhysical`: map it into an {@link AddressRange} to use it.
 * Disposing of it while it is mapped is deferred until it is unmapped.
 *
 * @see aclrtMallocPhysical
 * @see aclrtFreePhysical
 * @example
 * ```ts
 * using physical = device.allocatePhysical(device.granularity());
 * using range = device.reserve(physical.byteLength);
 * using mapping = range.map(physical);
 * ```
 */
export class PhysicalMemory extends Resource<PhysicalLifetime> {
  readonly kind = 'PhysicalMemory';
  /** Bytes; a multiple of the granularity. */
  readonly byteLength: number;

  private constructor(lifetime: PhysicalLifetime) {
    super(HANDLE, lifetime);
    this.byteLength = lifetime.byteLength;
  }

  /** @internal */
  static own(lifetime: PhysicalLifetime): PhysicalMemory {
    return new PhysicalMemory(lifetime);
  }

  /** The device that it belongs to; of host memory the device that it was allocated for. */
  get device() {
    return lifetimeOf(this).device.handle;
  }

  /**
   * The native handle, for the generated functions.
   * @throws DisposedError
   */
  get pointer(): PhysicalMemPtr {
    return requireOpen(this, 'PhysicalMemory.pointer').pointer;
  }

  /**
   * Makes the memory available to other processes of the machine, which open it with `device.openPhysical`. Called
   * again it lets more processes in.
   * @returns what to send to them
   * @throws InvalidArgumentError for memory of another process or of the host, and for `anyProcess` when the memory was
   *   shared without it
   * @throws DisposedError
   * @throws AclError: 207005 when this process can share no more, 507899 when a raw call has exported it
   * @see aclrtMemExportToShareableHandle
   * @see aclrtMemSetPidToShareableHandle
   */
  share(options?: ShareOptions): SharedPhysicalKey {
    return sharePhysical(requireOpen(this, 'PhysicalMemory.share'), options, 'PhysicalMemory.share');
  }

  /**
   * Hands it over to another thread: this handle ends, and `ascend.fromTransfer` makes one there.
   * @returns what to send with `postMessage`
   * @throws InvalidArgumentError when it came from another process
   * @throws DisposedError
   * @throws AscendError `ERR_IN_USE` while queued work or other handles use it
   */
  toTransfer(): HandleTransfer {
    return handOver(lifetimeOf(this), 'PhysicalMemory.toTransfer');
  }

  /** @internal */
  protected [DETAILS](): readonly string[] {
    const { device, onDevice } = lifetimeOf(this);
    return [formatBytes(this.byteLength), onDevice ? `device ${device.id}` : 'host'];
  }
}
