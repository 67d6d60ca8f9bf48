import type { aclrtPhysicalMemProp } from '../../../generated/structs.js';
import type { StructInput } from '../../../src/native/values/pointers.js';

/** Granularity of physical memory with huge pages. */
export const GRANULARITY = 2 ** 21;

export const LOCATION = { HOST: 0, DEVICE: 1, UNREGISTERED: 2, MANAGED: 3, HOST_NUMA: 4 } as const;

/** Huge pages of device 0. */
export const DEVICE_MEMORY: StructInput<aclrtPhysicalMemProp> = {
  handleType: 0,
  allocationType: 0,
  memAttr: 4,
  location: { id: 0, type: LOCATION.DEVICE },
  reserve: 0n,
};

/** The same with other properties; values outside the enums are what some rows are about. */
export function physicalMemory(change: {
  handleType?: number;
  allocationType?: number;
  memAttr?: number;
  location?: { id: number; type: number };
  reserve?: bigint;
}): StructInput<aclrtPhysicalMemProp> {
  return { ...DEVICE_MEMORY, ...change } as StructInput<aclrtPhysicalMemProp>; // enums are numbers in the struct
}
