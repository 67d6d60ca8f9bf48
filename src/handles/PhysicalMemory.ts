import * as rt from '../../generated/checked/index.js';
import type { PhysicalMemPtr } from '../../generated/types.js';
import { Lifetime } from '../engine/base/Lifetime.js';
import { HANDLE, lifetimeOf, Resource, requireOpen } from '../engine/base/Resource.js';
import type { DeviceLifetime } from '../engine/session/DeviceLifetime.js';
import { handOver } from '../engine/sharing/hand-over.js';
import type { ShareOptions } from '../engine/sharing/process-ids.js';
import {
  type ExportedPhysical,
  type SharedPhysicalKey,
  sharePhysical,
} from '../engine/sharing/share-physical.js';
import type { HandleTransfer } from '../engine/sharing/transfer.js';
import { isOnDevice, type PhysicalProperties } from '../engine/virtual/physical-properties.js';
import { formatBytes } from '../errors/index.js';
import type { Device } from './Device.js';

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
  get device(): Device {
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

  protected details(): readonly string[] {
    const { device, onDevice } = lifetimeOf(this);
    return [formatBytes(this.byteLength), onDevice ? `device ${device.id}` : 'host'];
  }
}

/** Physical memory's native side. Mappings count as uses. */
export class PhysicalLifetime extends Lifetime {
  /** How other processes know it, once it was exported. */
  exported: ExportedPhysical | undefined;

  constructor(
    readonly device: DeviceLifetime,
    readonly pointer: PhysicalMemPtr,
    readonly byteLength: number,
    readonly granularity: number,
    readonly properties: PhysicalProperties,
    /** It came from another process. */
    readonly imported: boolean,
  ) {
    super('PhysicalMemory', device);
    this.attach();
  }

  get onDevice(): boolean {
    return isOnDevice(this.properties);
  }

  override get heldBytes(): number {
    return this.byteLength;
  }

  override get isOnHost(): boolean {
    return !this.onDevice;
  }

  /** The runtime keeps it until it is unmapped everywhere. */
  protected override get endsInUse(): boolean {
    return true;
  }

  protected release(): void {
    rt.freePhysical(this.pointer);
  }
}
