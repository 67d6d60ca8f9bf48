import { requireOpen } from '../engine/base/Resource.js';
import { InvalidArgumentError } from '../errors/index.js';
import { Device } from '../handles/Device.js';
import type { Memory } from '../handles/Memory.js';
import type { MemoryResource } from '../handles/MemoryResource.js';
import { isResourceLike } from '../handles/MemoryResource.js';
import { DirectResource } from './DirectResource.js';

/** What an adaptor takes memory from: a resource, or a device, which stands for its own memory whatever hands that out. */
export type Upstream<M extends Memory> = MemoryResource<M> | Device;

/** Throws unless a value can be the upstream of an adaptor. A device becomes a resource of its plain memory. */
export function upstreamOf<M extends Memory>(value: unknown, api: string): MemoryResource<M> {
  if (value instanceof Device) {
    requireOpen(value, api, 'upstream');
    return new DirectResource(value) as MemoryResource<Memory> as MemoryResource<M>; // a device hands out DeviceMemory
  }
  if (isResourceLike(value) && (value.device as unknown) instanceof Device)
    return value as MemoryResource<Memory> as MemoryResource<M>;
  throw new InvalidArgumentError({
    api,
    parameter: 'upstream',
    received: value,
    expected: 'a device, or a resource: an object with device and allocate()',
  });
}
