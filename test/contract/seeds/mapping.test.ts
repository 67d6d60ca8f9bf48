/**
 * Mappings of physical memory into ranges: what the functions do with good arguments, and the code for each bad one. Runs on the library that ASCENDCL_LIBRARY
 * names, on the simulator when it names none.
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as acl from '../../../generated/raw/index.js';
import type { PhysicalMemPtr, VirtualPtr } from '../../../generated/types.js';
import { GRANULARITY } from '../groups/physical.js';
import { HostBlock } from '../harness/memory.js';
import { CODE, good, pattern, physicalMemory, reservation, TERABYTE, useLibrary } from './library.js';

useLibrary();

describe('aclrtMapMem and aclrtUnmapMem', () => {
  let range: VirtualPtr;
  let handle: PhysicalMemPtr;
  beforeEach(() => {
    range = reservation(4 * GRANULARITY);
    handle = physicalMemory(GRANULARITY);
  });
  afterEach(() => {
    good(acl.aclrtFreePhysical(handle));
    good(acl.aclrtReleaseMemAddress(range));
  });
  const offset = (pages: number) => (range + BigInt(pages * GRANULARITY)) as VirtualPtr;
  const map = (va: VirtualPtr | null, size = GRANULARITY) => acl.aclrtMapMem(va, size, 0, handle, 0);

  it('make two mappings of one handle show the same bytes', () => {
    good(map(offset(0)));
    good(map(offset(2)));
    good(acl.aclrtMemcpy(offset(0), 4096, pattern(4096), 4096, 1));
    const back = new Uint8Array(4096);
    good(acl.aclrtMemcpy(back, 4096, offset(2), 4096, 2));
    expect(back).toEqual(pattern(4096));
    expect(acl.aclrtUnmapMem(offset(0))).toBe(CODE.SUCCESS);
    expect(acl.aclrtUnmapMem(offset(2))).toBe(CODE.SUCCESS);
  });

  it('keep the contents of the physical memory from one mapping to the next', () => {
    good(map(offset(0)));
    good(acl.aclrtMemcpy(offset(0), 4096, pattern(4096), 4096, 1));
    good(acl.aclrtUnmapMem(offset(0)));
    good(map(offset(3)));
    const back = new Uint8Array(4096);
    good(acl.aclrtMemcpy(back, 4096, offset(3), 4096, 2));
    expect(back).toEqual(pattern(4096));
    good(acl.aclrtUnmapMem(offset(3)));
  });

  it('refuse null pointers, size 0 and flags', () => {
    expect(map(null)).toBe(CODE.INVALID_PARAM);
    expect(acl.aclrtMapMem(range, GRANULARITY, 0, null, 0)).toBe(CODE.INVALID_PARAM);
    expect(map(range, 0)).toBe(CODE.INVALID_PARAM);
    expect(acl.aclrtMapMem(range, GRANULARITY, 0, handle, 1)).toBe(CODE.INVALID_PARAM);
    expect(acl.aclrtUnmapMem(null)).toBe(CODE.INVALID_PARAM);
  });

  it('refuse a size that is no multiple of 2 MiB or larger than the physical memory', () => {
    expect(map(range, 2 ** 20)).toBe(CODE.DRIVER_ERROR);
    expect(map(range, 2 * GRANULARITY)).toBe(CODE.DRIVER_ERROR);
  });

  it('refuse an address that is not reserved', () => {
    expect(map((23n * TERABYTE) as VirtualPtr)).toBe(CODE.DRIVER_ERROR);
    expect(map(new HostBlock<VirtualPtr>(GRANULARITY).address)).toBe(CODE.DRIVER_ERROR);
  });

  it('refuse an address that is mapped already', () => {
    good(map(range));
    expect(map(range)).toBe(CODE.DRIVER_ERROR);
    good(acl.aclrtUnmapMem(range));
  });

  it('refuse to unmap what is not mapped, the inside of a mapping, and a mapping twice', () => {
    good(map(range));
    expect(acl.aclrtUnmapMem(offset(1))).toBe(CODE.DRIVER_ERROR);
    expect(acl.aclrtUnmapMem((range + 4096n) as VirtualPtr)).toBe(CODE.DRIVER_ERROR);
    good(acl.aclrtUnmapMem(range));
    expect(acl.aclrtUnmapMem(range)).toBe(CODE.DRIVER_ERROR);
  });

  it('let a mapping be taken down after its reservation is released', () => {
    const other = reservation(GRANULARITY);
    good(map(other));
    good(acl.aclrtReleaseMemAddress(other));
    expect(acl.aclrtUnmapMem(other)).toBe(CODE.SUCCESS);
  });
});
