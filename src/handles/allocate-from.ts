import { checkByte, checkByteLength } from '../engine/arguments/numbers.js';
import { readOptions } from '../engine/arguments/options.js';
import { disposeQuietly } from '../engine/base/dispose-quietly.js';
import { isResource, lifetimeOf } from '../engine/base/Resource.js';
import { type AllocateOptions, allocateDevice, DEVICE_ONLY } from '../engine/memory/allocate.js';
import { type MemorySource, sourceOf } from '../engine/memory/memory-source.js';
import { checkRequest, RESOURCE_OPTIONS, USUAL_ALIGNMENT } from '../engine/pool/resource-request.js';
import type { DeviceLifetime } from '../engine/thread/DeviceLifetime.js';
import { InvalidArgumentError } from '../errors/index.js';
import { DeviceMemory } from './DeviceMemory.js';
import type { ResourceOptions } from './MemoryResource.js';

const OPTIONS = [...DEVICE_ONLY, 'fill', ...RESOURCE_OPTIONS] as const;

/** Memory from what hands out the memory of the device, or from the device itself. */
export function allocateMemory(
  device: DeviceLifetime,
  byteLength: number,
  options: (AllocateOptions & ResourceOptions) | undefined,
  api: string,
): DeviceMemory {
  const source = sourceOf(device);
  if (options === undefined)
    return source === undefined
      ? DeviceMemory.own(allocateDevice(device, byteLength, undefined, api))
      : allocateFrom(source, device, byteLength, undefined, api);
  const { stream, alignment, tag, ...own } = readOptions(options, OPTIONS, api);
  const { fill } = own;
  if (fill !== undefined) checkByte(fill, api, 'options.fill');
  if (source === undefined || DEVICE_ONLY.some((name) => own[name] !== undefined)) {
    checkRequest(device, { stream, alignment, tag }, api, USUAL_ALIGNMENT);
    device.assertOpen(api);
    return DeviceMemory.own(allocateDevice(device, byteLength, own as AllocateOptions, api)); // as they were read
  }
  const wanted = {
    ...(stream && { stream }),
    ...(alignment !== undefined && { alignment }),
    ...(tag !== undefined && { tag }),
  };
  const memory = allocateFrom(source, device, byteLength, wanted, api);
  try {
    if (fill !== undefined && stream === undefined) memory.fill(fill);
    if (fill !== undefined) stream?.fill(memory, fill);
    return memory;
  } catch (error) {
    disposeQuietly(memory);
    throw error;
  }
}

/** Memory from a resource, which may be an object of the script. */
function allocateFrom(
  source: MemorySource,
  device: DeviceLifetime,
  byteLength: number,
  options: ResourceOptions | undefined,
  api: string,
): DeviceMemory {
  checkByteLength(byteLength, api);
  const memory = source.allocate(byteLength, options);
  if (
    isResource(memory) &&
    memory instanceof DeviceMemory &&
    lifetimeOf(memory).block.device === device &&
    memory.byteLength >= byteLength
  )
    return memory;
  throw new InvalidArgumentError({
    api,
    parameter: 'device.memoryResource.allocate()',
    received: memory,
    expected: `DeviceMemory on device ${device.id} of at least ${byteLength} bytes`,
  });
}
