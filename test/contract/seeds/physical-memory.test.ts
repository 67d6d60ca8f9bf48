/**
 * Physical memory: what the functions do with good arguments, and the code for each bad one. Runs on the library that ASCENDCL_LIBRARY
 * names, on the simulator when it names none.
 */
import { describe, expect, it } from 'vitest';
import * as acl from '../../../generated/raw/index.js';
import type { PhysicalMemPtr } from '../../../generated/types.js';
import { DEVICE_MEMORY, GRANULARITY, LOCATION, physicalMemory as properties } from '../groups/physical.js';
import { PointerCell } from '../harness/cells.js';
import {
  CODE,
  good,
  pattern,
  physicalMemory,
  reservation,
  roundTrip,
  TERABYTE,
  useLibrary,
} from './library.js';

useLibrary();

describe('aclrtMallocPhysical and aclrtFreePhysical', () => {
  const out = new PointerCell<PhysicalMemPtr>();
  const at = (type: number, id = 0) => properties({ location: { id, type } });

  it.each([
    ['huge pages of the current device', DEVICE_MEMORY],
    ['normal pages, which are served as huge ones', properties({ memAttr: 5 })],
    ['another device that no thread has set', at(LOCATION.DEVICE, 1)],
    ['the host', at(LOCATION.HOST)],
    ['a NUMA node', at(LOCATION.HOST_NUMA)],
  ] as const)('give a handle for %s', (_, prop) => {
    good(acl.aclrtMallocPhysical(out.cell, GRANULARITY, prop, 0));
    expect(out.value).not.toBe(0n);
    expect(acl.aclrtFreePhysical(out.value)).toBe(CODE.SUCCESS);
  });

  it.each([
    ['no properties', GRANULARITY, null, 0, CODE.INVALID_PARAM],
    ['size 0', 0, DEVICE_MEMORY, 0, CODE.INVALID_PARAM],
    ['flags 1', GRANULARITY, DEVICE_MEMORY, 1, CODE.INVALID_PARAM],
    ['a handle type', GRANULARITY, properties({ handleType: 2 }), 0, CODE.INVALID_PARAM],
    [
      'an allocation type that is not pinned',
      GRANULARITY,
      properties({ allocationType: 1 }),
      0,
      CODE.INVALID_PARAM,
    ],
    ['an unregistered location', GRANULARITY, at(LOCATION.UNREGISTERED), 0, CODE.INVALID_PARAM],
    ['a managed location', GRANULARITY, at(LOCATION.MANAGED), 0, CODE.INVALID_PARAM],
    ['DDR memory on a device', GRANULARITY, properties({ memAttr: 2 }), 0, CODE.INVALID_PARAM],
    ['a kind without pages', GRANULARITY, properties({ memAttr: 1 }), 0, CODE.INVALID_PARAM],
    ['a kind outside the enum', GRANULARITY, properties({ memAttr: 18 }), 0, CODE.INVALID_PARAM],
    ['an unknown device', GRANULARITY, at(LOCATION.DEVICE, 99), 0, CODE.INVALID_DEVICE],
    ['one byte', 1, DEVICE_MEMORY, 0, CODE.DRIVER_ERROR],
    ['a size that is no multiple of 2 MiB', GRANULARITY + 4096, DEVICE_MEMORY, 0, CODE.DRIVER_ERROR],
    ['more than the device has', TERABYTE, DEVICE_MEMORY, 0, CODE.OUT_OF_MEMORY],
  ] as const)('refuse %s', (_, size, prop, flags, code) => {
    expect(acl.aclrtMallocPhysical(out.cell, size, prop, flags)).toBe(code);
  });

  it('refuse DDR memory of a second host node', () => {
    const prop = properties({ memAttr: 2, location: { id: 1, type: LOCATION.HOST } });
    expect(acl.aclrtMallocPhysical(out.cell, GRANULARITY, prop, 0)).toBe(CODE.NOT_SUPPORTED);
  });

  it('refuse null pointers', () => {
    expect(acl.aclrtMallocPhysical(null, GRANULARITY, DEVICE_MEMORY, 0)).toBe(CODE.INVALID_PARAM);
    expect(acl.aclrtFreePhysical(null)).toBe(CODE.INVALID_PARAM);
  });

  it('refuse to free a handle twice, and what is no handle', () => {
    const handle = physicalMemory(GRANULARITY);
    good(acl.aclrtFreePhysical(handle));
    expect(acl.aclrtFreePhysical(handle)).toBe(CODE.PARAM_INVALID);
    expect(acl.aclrtFreePhysical(0x10n as PhysicalMemPtr)).toBe(CODE.PARAM_INVALID);
  });

  it('keep the memory of a freed handle until it is unmapped', () => {
    const range = reservation(GRANULARITY);
    const handle = physicalMemory(GRANULARITY);
    good(acl.aclrtMapMem(range, GRANULARITY, 0, handle, 0));
    good(acl.aclrtFreePhysical(handle));
    expect(acl.aclrtFreePhysical(handle)).toBe(CODE.PARAM_INVALID);
    expect(roundTrip(range, pattern(4096))).toEqual(pattern(4096));
    good(acl.aclrtUnmapMem(range));
    good(acl.aclrtReleaseMemAddress(range));
  });
});
