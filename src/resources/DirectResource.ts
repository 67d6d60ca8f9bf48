import { checkHandle, readOptions } from '../engine/arguments/options.js';
import { lifetimeOf, requireOpen } from '../engine/base/Resource.js';
import { allocateDevice } from '../engine/memory/allocate.js';
import { checkRequest, RESOURCE_OPTIONS, USUAL_ALIGNMENT } from '../engine/pool/resource-request.js';
import { Device } from '../handles/Device.js';
import { DeviceMemory } from '../handles/DeviceMemory.js';
import type { MemoryResource, ResourceOptions } from '../handles/MemoryResource.js';

/**
 * The device's own memory, whatever `device.memoryResource` is: each piece is one of the runtime's. For memory that is to be
 * shared or handed over, which parts of a pool can't be.
 *
 * @see aclrtMalloc
 * @example
 * ```ts
 * using pool = new PoolResource(device);
 * device.memoryResource = pool;
 * using whole = new DirectResource(device).allocate(4096); // not from the pool
 * using shared = whole.share();
 * ```
 */
export class DirectResource implements MemoryResource {
  /** The device whose memory it hands out. */
  readonly device: Device;

  /** @throws InvalidArgumentError, DisposedError */
  constructor(device: Device) {
    checkHandle(device, Device, 'new DirectResource', 'device');
    this.device = device;
  }

  /**
   * Memory of the device. Its contents are undefined; `stream` and `tag` mean nothing here.
   * @param byteLength bytes, at least 1
   * @throws InvalidArgumentError also for an alignment of more than 64; DisposedError
   * @throws OutOfMemoryError (207001) with what is free and what holds the rest
   * @see aclrtMalloc
   */
  allocate(byteLength: number, options?: ResourceOptions): DeviceMemory {
    const api = 'DirectResource.allocate';
    const lifetime = requireOpen(this.device, api);
    if (options !== undefined)
      checkRequest(lifetime, readOptions(options, RESOURCE_OPTIONS, api), api, USUAL_ALIGNMENT);
    return DeviceMemory.own(allocateDevice(lifetimeOf(this.device), byteLength, undefined, api));
  }
}
