/**
 * Device memory: what the functions do with good arguments, and the code for each bad one. Runs on the library that ASCENDCL_LIBRARY
 * names, on the simulator when it names none.
 */
import { describe, expect, it } from 'vitest';
import * as acl from '../../../generated/raw/index.js';
import type { DevicePtr } from '../../../generated/types.js';
import { GRANULARITY } from '../groups/physical.js';
import { POLICIES, SIZE_MAX } from '../groups/policies.js';
import { PointerCell } from '../harness/cells.js';
import { alignmentOf, HostBlock } from '../harness/memory.js';
import {
  CODE,
  deviceBlock,
  good,
  pattern,
  physicalMemory,
  reservation,
  roundTrip,
  TERABYTE,
  useLibrary,
} from './library.js';

useLibrary();

describe('aclrtMallocCached', () => {
  const out = new PointerCell<DevicePtr>();

  it.each(POLICIES.map((name, policy) => [name, policy] as const))(
    'allocates with the policy %s',
    (_, policy) => {
      good(acl.aclrtMallocCached(out.cell, 3 * 2 ** 20, policy));
      expect(alignmentOf(out.value)).toBeGreaterThanOrEqual(64);
      good(acl.aclrtFree(out.value));
    },
  );

  it('gives memory that keeps what is copied into it', () => {
    good(acl.aclrtMallocCached(out.cell, 5000, 0));
    expect(roundTrip(out.value, pattern(5000))).toEqual(pattern(5000));
    good(acl.aclrtFree(out.value));
  });

  it('takes a policy outside the enum for the default', () => {
    good(acl.aclrtMallocCached(out.cell, 64, 99));
    good(acl.aclrtFree(out.value));
  });

  it.each([
    ['a null pointer for the result', null, 64, CODE.INVALID_PARAM],
    ['size 0', out.cell, 0, CODE.INVALID_PARAM],
    ['a size that overflows when it is padded', out.cell, SIZE_MAX, CODE.INVALID_PARAM],
    ['more than the device has', out.cell, TERABYTE, CODE.OUT_OF_MEMORY],
  ] as const)('refuses %s', (_, cell, size, code) => {
    expect(acl.aclrtMallocCached(cell, size, 0)).toBe(code);
  });

  it('leaves the result alone when an argument is refused', () => {
    out.cell[0] = 0x55n;
    acl.aclrtMallocCached(out.cell, 0, 0);
    expect(out.value).toBe(0x55n);
  });
});

describe.each([
  ['aclrtMemFlush', acl.aclrtMemFlush],
  ['aclrtMemInvalidate', acl.aclrtMemInvalidate],
] as const)('%s', (_, maintain) => {
  it('succeeds on device memory and keeps its contents', () => {
    const block = deviceBlock(4096);
    good(acl.aclrtMemcpy(block, 4096, pattern(4096), 4096, 1));
    expect(maintain(block, 4096)).toBe(CODE.SUCCESS);
    const back = new Uint8Array(4096);
    good(acl.aclrtMemcpy(back, 4096, block, 4096, 2));
    expect(back).toEqual(pattern(4096));
    good(acl.aclrtFree(block));
  });

  it('does not look at the address or its range', () => {
    const block = deviceBlock(4096);
    expect(maintain(block, 2 ** 30)).toBe(CODE.SUCCESS);
    expect(maintain(new HostBlock<DevicePtr>(64).address, 64)).toBe(CODE.SUCCESS);
    good(acl.aclrtFree(block));
  });

  it('refuses a null pointer and size 0', () => {
    expect(maintain(null, 64)).toBe(CODE.INVALID_PARAM);
    expect(maintain(0x1000n as DevicePtr, 0)).toBe(CODE.INVALID_PARAM);
  });
});

describe('aclrtFree', () => {
  it('frees what aclrtMalloc, aclrtMallocCached, aclrtMallocAlign32 and aclrtMallocWithCfg gave', () => {
    const out = new PointerCell<DevicePtr>();
    for (const allocate of [
      () => acl.aclrtMalloc(out.cell, 4096, 0),
      () => acl.aclrtMallocCached(out.cell, 4096, 0),
      () => acl.aclrtMallocAlign32(out.cell, 4096, 0),
      () => acl.aclrtMallocWithCfg(out.cell, 4096, 0, null),
    ]) {
      good(allocate());
      expect(acl.aclrtFree(out.value)).toBe(CODE.SUCCESS);
    }
  });

  it('refuses a null pointer', () => {
    expect(acl.aclrtFree(null)).toBe(CODE.INVALID_PARAM);
  });

  it('refuses an address inside a block, and the block stays usable', () => {
    const block = deviceBlock(4096);
    expect(acl.aclrtFree((block + 64n) as DevicePtr)).toBe(CODE.PARAM_INVALID);
    expect(roundTrip(block, pattern(4096))).toEqual(pattern(4096));
    good(acl.aclrtFree(block));
  });

  it('refuses a block that is freed already', () => {
    const block = deviceBlock(4096);
    good(acl.aclrtFree(block));
    expect(acl.aclrtFree(block)).toBe(CODE.PARAM_INVALID);
  });

  it('refuses host memory that the library does not know', () => {
    expect(acl.aclrtFree(new HostBlock<DevicePtr>(4096).address)).toBe(CODE.PARAM_INVALID);
  });

  it('refuses mapped memory', () => {
    const range = reservation(GRANULARITY);
    const handle = physicalMemory(GRANULARITY);
    good(acl.aclrtMapMem(range, GRANULARITY, 0, handle, 0));
    expect(acl.aclrtFree(range as bigint as DevicePtr)).toBe(CODE.PARAM_INVALID);
    good(acl.aclrtUnmapMem(range));
    good(acl.aclrtFreePhysical(handle));
    good(acl.aclrtReleaseMemAddress(range));
  });
});
