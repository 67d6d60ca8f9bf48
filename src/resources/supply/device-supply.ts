import * as rt from '../../../generated/checked/index.js';
import { aclrtMemMallocPolicy } from '../../../generated/enums.js';
import { memoryInfo } from '../../engine/memory/memory-info.js';
import type { DeviceLifetime } from '../../engine/thread/DeviceLifetime.js';
import { planPhysical } from '../../engine/virtual/allocate-physical.js';
import { physicalProperties } from '../../engine/virtual/physical-properties.js';
import {
  InvalidArgumentError,
  NotAvailableError,
  NotSupportedError,
  OutOfMemoryError,
} from '../../errors/index.js';
import type { Heap } from '../heap/Heap.js';
import { PhysicalPages } from './PhysicalPages.js';
import { type Segment, SegmentSupply } from './SegmentSupply.js';
import type { Supply } from './Supply.js';
import { reserveSpace } from './VirtualSpace.js';
import { VirtualSupply } from './VirtualSupply.js';

/** Addresses that are reserved for each byte that the device has: pieces of all sizes find a place among them. */
const ADDRESSES_PER_BYTE = 2;

/**
 * How a pool of device memory gets it: in pages behind reserved addresses where the device has virtual memory, else in
 * segments.
 * @param wanted true: pages or an error; false: segments; undefined: what there is
 */
export function deviceSupply(
  device: DeviceLifetime,
  wanted: unknown,
  api: string,
): (heaps: readonly Heap[]) => Supply {
  if (wanted !== undefined && typeof wanted !== 'boolean')
    throw new InvalidArgumentError({
      api,
      parameter: 'options.virtualMemory',
      received: wanted,
      expected: 'true or false',
    });
  if (wanted === false) return () => new SegmentSupply((byteLength) => takeSegment(device, byteLength));
  try {
    return virtualSupply(device, api);
  } catch (error) {
    const isMissing = error instanceof NotSupportedError || error instanceof NotAvailableError;
    const isRefused = error instanceof OutOfMemoryError;
    if (wanted === true || !(isMissing || isRefused)) throw error;
    return deviceSupply(device, false, api);
  }
}

/** The first range is reserved here: only so is it known whether the device has virtual memory. */
function virtualSupply(device: DeviceLifetime, api: string): (heaps: readonly Heap[]) => Supply {
  const properties = physicalProperties(device.id, undefined, api);
  const { total } = memoryInfo(device, undefined, api);
  const { byteLength } = planPhysical(device, 1, properties);
  const pages = new PhysicalPages(device, byteLength, properties);
  const range = reserveSpace(pages, byteLength, Number(total) * ADDRESSES_PER_BYTE);
  return (heaps) => new VirtualSupply(device, pages, heaps, range);
}

function takeSegment(device: DeviceLifetime, byteLength: number): Segment {
  device.makeCurrent();
  const address = rt.malloc(byteLength, aclrtMemMallocPolicy.ACL_MEM_MALLOC_HUGE_FIRST);
  return { address, free: () => rt.free(address) };
}
