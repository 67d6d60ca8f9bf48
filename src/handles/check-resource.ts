import type { DeviceLifetime } from '../engine/thread/DeviceLifetime.js';
import { InvalidArgumentError } from '../errors/index.js';
import type { MemoryResource } from './MemoryResource.js';

/** Throws unless a value can hand out memory of the device. */
export function checkResource(
  value: unknown,
  device: DeviceLifetime,
  api: string,
  parameter: string,
): asserts value is MemoryResource {
  if (isResourceLike(value) && value.device === device.handle && value !== device.handle) return;
  throw new InvalidArgumentError({
    api,
    parameter,
    received: value,
    expected: `a resource with memory of device ${device.id}: an object with device and allocate(), not the device itself`,
  });
}

export const isResourceLike = (value: unknown): value is MemoryResource =>
  typeof value === 'object' &&
  value !== null &&
  'device' in value &&
  'allocate' in value &&
  typeof value.allocate === 'function';
