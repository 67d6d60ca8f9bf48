/**
 * Ranges of addresses: what the functions do with good arguments, and the code for each bad one. Runs on the library that ASCENDCL_LIBRARY
 * names, on the simulator when it names none.
 */
import { describe, expect, it } from 'vitest';
import * as acl from '../../../generated/raw/index.js';
import type { VirtualPtr } from '../../../generated/types.js';
import { GRANULARITY } from '../groups/physical.js';
import { SIZE_MAX } from '../groups/policies.js';
import { PointerCell } from '../harness/cells.js';
import { alignmentOf } from '../harness/memory.js';
import { CODE, deviceBlock, good, reservation, TERABYTE, useLibrary } from './library.js';

useLibrary();

describe('aclrtReserveMemAddress and aclrtReleaseMemAddress', () => {
  const out = new PointerCell<VirtualPtr>();
  const reserve = (size: number | bigint, alignment = 0, expected: VirtualPtr | null = null, flags = 0) =>
    acl.aclrtReserveMemAddress(out.cell, size, alignment, expected, flags);

  it.each([
    ['2 MiB', GRANULARITY, 0],
    ['2 MiB with flags 1', GRANULARITY, 1],
    ['a size that is no multiple of 2 MiB', 3 * 2 ** 20, 0],
    ['64 GiB', 64 * 2 ** 30, 0],
  ] as const)('reserve %s at a multiple of 2 MiB', (_, size, flags) => {
    good(reserve(size, 0, null, flags));
    expect(alignmentOf(out.value)).toBeGreaterThanOrEqual(GRANULARITY);
    expect(acl.aclrtReleaseMemAddress(out.value)).toBe(CODE.SUCCESS);
  });

  it('give the expected address when it is free, and refuse it while it is taken', () => {
    good(reserve(GRANULARITY));
    const place = out.value;
    expect(reserve(GRANULARITY, 0, place)).toBe(CODE.OUT_OF_MEMORY);
    good(acl.aclrtReleaseMemAddress(place));
    good(reserve(GRANULARITY, 0, place));
    expect(out.value).toBe(place);
    good(acl.aclrtReleaseMemAddress(place));
  });

  it.each([
    ['size 0', 0, 0, null, 0, CODE.INVALID_PARAM],
    ['flags 2', GRANULARITY, 0, null, 2, CODE.INVALID_PARAM],
    ['an alignment', GRANULARITY, GRANULARITY, null, 0, CODE.PARAM_INVALID],
    [
      'an expected address that is not aligned',
      GRANULARITY,
      0,
      19n * TERABYTE + 4096n,
      0,
      CODE.PARAM_INVALID,
    ],
    ['the largest size', SIZE_MAX, 0, null, 0, CODE.OUT_OF_MEMORY],
  ] as const)('refuse %s', (_, size, alignment, expected, flags, code) => {
    expect(reserve(size, alignment, expected as VirtualPtr | null, flags)).toBe(code);
  });

  it('refuse a null pointer for the result, and to release one', () => {
    expect(acl.aclrtReserveMemAddress(null, GRANULARITY, 0, null, 0)).toBe(CODE.INVALID_PARAM);
    expect(acl.aclrtReleaseMemAddress(null)).toBe(CODE.INVALID_PARAM);
  });

  it('refuse to release an address inside a reservation, and the same one twice', () => {
    const range = reservation(2 * GRANULARITY);
    expect(acl.aclrtReleaseMemAddress((range + BigInt(GRANULARITY)) as VirtualPtr)).toBe(CODE.PARAM_INVALID);
    good(acl.aclrtReleaseMemAddress(range));
    expect(acl.aclrtReleaseMemAddress(range)).toBe(CODE.PARAM_INVALID);
  });

  it('refuse to release memory of aclrtMalloc', () => {
    const block = deviceBlock(GRANULARITY);
    expect(acl.aclrtReleaseMemAddress(block as bigint as VirtualPtr)).toBe(CODE.PARAM_INVALID);
    good(acl.aclrtFree(block));
  });
});
