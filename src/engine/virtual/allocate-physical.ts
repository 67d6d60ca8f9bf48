import * as rt from '../../../generated/checked/index.js';
import { aclrtMemGranularityOptions } from '../../../generated/enums.js';
import { InvalidArgumentError } from '../../errors/index.js';
import { checkByteLength } from '../arguments/numbers.js';
import { checkChoice, readOptions } from '../arguments/options.js';
import { own } from '../base/own.js';
import type { DeviceLifetime } from '../thread/DeviceLifetime.js';
import type { Pages } from './mapping-checks.js';
import { PhysicalLifetime } from './PhysicalLifetime.js';
import {
  isOnDevice,
  PHYSICAL_OPTIONS,
  type PhysicalMemoryOptions,
  type PhysicalProperties,
  physicalProperties,
} from './physical-properties.js';

/** Which physical memory, and which of its multiples. */
export interface GranularityOptions extends PhysicalMemoryOptions {
  /** The smallest multiple that is possible, or the one that is fastest. Default `'minimum'`. */
  readonly granularity?: 'minimum' | 'recommended';
}

const GRANULARITIES = {
  minimum: aclrtMemGranularityOptions.ACL_RT_MEM_ALLOC_GRANULARITY_MINIMUM,
  recommended: aclrtMemGranularityOptions.ACL_RT_MEM_ALLOC_GRANULARITY_RECOMMENDED,
} as const;

/** Bytes of which sizes and offsets of physical memory are multiples. */
export function granularityOf(
  device: DeviceLifetime,
  options: GranularityOptions | undefined,
  api: string,
): number {
  const { granularity, ...physical } = readOptions(options, [...PHYSICAL_OPTIONS, 'granularity'], api);
  const properties = physicalProperties(device.id, physical, api);
  const option = checkChoice(granularity, GRANULARITIES, 'minimum', api, 'options.granularity');
  device.makeCurrent();
  return Number(rt.memGetAllocationGranularity(properties, option));
}

/** Physical memory that can be allocated: whole pages. */
export interface PhysicalPlan extends Pages {
  readonly properties: PhysicalProperties;
}

/** As much physical memory as holds `byteLength` bytes, rounded up to whole pages. */
export function planPhysical(
  device: DeviceLifetime,
  byteLength: number,
  properties: PhysicalProperties,
): PhysicalPlan {
  device.makeCurrent();
  const granularity = Number(rt.memGetAllocationGranularity(properties, GRANULARITIES.minimum));
  return {
    device,
    byteLength: Math.ceil(byteLength / granularity) * granularity,
    granularity,
    properties,
    onDevice: isOnDevice(properties),
    imported: false,
  };
}

export function makePhysical(plan: PhysicalPlan): PhysicalLifetime {
  const { device, byteLength, granularity, properties } = plan;
  return own(
    () => rt.mallocPhysical(byteLength, properties, 0),
    rt.freePhysical,
    (pointer) => new PhysicalLifetime(device, pointer, byteLength, granularity, properties, false),
  );
}

export function allocatePhysical(
  device: DeviceLifetime,
  byteLength: number,
  options: PhysicalMemoryOptions | undefined,
  api: string,
): PhysicalLifetime {
  checkByteLength(byteLength, api);
  const plan = planPhysical(device, byteLength, physicalProperties(device.id, options, api));
  if (plan.byteLength !== byteLength)
    throw new InvalidArgumentError({
      api,
      parameter: 'byteLength',
      received: byteLength,
      expected: `a multiple of ${plan.granularity} bytes, the granularity (device.granularity())`,
    });
  return makePhysical(plan);
}
