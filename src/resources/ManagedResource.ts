import { checkHandle, readOptions } from '../engine/arguments/options.js';
import { requireOpen } from '../engine/base/Resource.js';
import { checkRequest, RESOURCE_OPTIONS, USUAL_ALIGNMENT } from '../engine/pool/resource-request.js';
import { Device } from '../handles/Device.js';
import type { ManagedMemory } from '../handles/ManagedMemory.js';
import type { MemoryResource, ResourceOptions } from '../handles/MemoryResource.js';

/**
 * Memory with one address for the host and for devices, piece by piece from the runtime. Few products have it.
 *
 * @see aclrtMemAllocManaged
 * @example
 * ```ts
 * const counted = new StatisticsResource(new ManagedResource(device));
 * using shared = counted.allocate(4096);
 * shared.bytes[0] = 1;
 * ```
 */
export class ManagedResource implements MemoryResource<ManagedMemory> {
  /** The device that the memory is for. */
  readonly device: Device;

  /** @throws InvalidArgumentError */
  constructor(device: Device) {
    checkHandle(device, Device, 'new ManagedResource', 'device');
    this.device = device;
  }

  /**
   * Memory of so many bytes; `stream` and `tag` mean nothing here.
   * @param byteLength bytes, at least 1
   * @throws InvalidArgumentError also for an alignment of more than 64; DisposedError
   * @throws OutOfMemoryError (207001) with what is free and what holds the rest
   * @throws NotSupportedError (207000) on products without it
   * @throws NotAvailableError before CANN 9.0
   */
  allocate(byteLength: number, options?: ResourceOptions): ManagedMemory {
    const api = 'ManagedResource.allocate';
    const lifetime = requireOpen(this.device, api);
    if (options !== undefined)
      checkRequest(lifetime, readOptions(options, RESOURCE_OPTIONS, api), api, USUAL_ALIGNMENT);
    return this.device.allocateManaged(byteLength);
  }
}
