/**
 * Pinned host memory, allocators, and threads without context: what the functions do with good arguments, and the code for each bad one. Runs on the library that ASCENDCL_LIBRARY
 * names, on the simulator when it names none.
 */
import { describe, expect, it } from 'vitest';
import * as acl from '../../../generated/raw/index.js';
import type { HostPtr, StreamPtr } from '../../../generated/types.js';
import { SIZE_MAX } from '../groups/policies.js';
import { PointerCell } from '../harness/cells.js';
import { alignmentOf, HostBlock, someFunction, viewOf } from '../harness/memory.js';
import { Recorder } from '../harness/scenario.js';
import { onFreshThread } from '../harness/thread.js';
import { CODE, deviceBlock, good, pattern, pinnedBlock, useLibrary } from './library.js';
import type { Made } from './without-context.js';

useLibrary();

describe('aclrtMallocHost and aclrtFreeHost', () => {
  it('give host memory of 64-byte alignment that the host reads and writes', () => {
    const block = pinnedBlock(5000);
    expect(alignmentOf(block)).toBeGreaterThanOrEqual(64);
    const bytes = viewOf(block, 5000);
    bytes.set(pattern(5000));
    expect(bytes).toEqual(pattern(5000));
    expect(acl.aclrtFreeHost(block)).toBe(CODE.SUCCESS);
  });

  it.each([
    ['a null pointer for the result', null, 64, CODE.INVALID_PARAM],
    ['size 0', new PointerCell().cell, 0, CODE.INVALID_PARAM],
    ['the largest size', new PointerCell().cell, SIZE_MAX, CODE.PARAM_INVALID],
  ] as const)('refuse to allocate: %s', (_, cell, size, code) => {
    expect(acl.aclrtMallocHost(cell, size)).toBe(code);
  });

  it('refuse to free a null pointer', () => {
    expect(acl.aclrtFreeHost(null)).toBe(CODE.INVALID_PARAM);
  });

  it('refuse to free device memory', () => {
    const block = deviceBlock(4096);
    expect(acl.aclrtFreeHost(block as bigint as HostPtr)).toBe(CODE.PARAM_INVALID);
    good(acl.aclrtFree(block));
  });

  it('refuse to free memory of malloc', () => {
    expect(acl.aclrtFreeHost(new HostBlock<HostPtr>(4096).address)).toBe(CODE.PARAM_INVALID);
  });

  it('refuse to free a block twice', () => {
    const block = pinnedBlock(4096);
    good(acl.aclrtFreeHost(block));
    expect(acl.aclrtFreeHost(block)).toBe(CODE.PARAM_INVALID);
  });
});

describe('aclrtAllocatorUnregister', () => {
  const isRegistered = (stream: StreamPtr) =>
    acl.aclrtAllocatorGetByStream(stream, new BigUint64Array(1), null, null, null, null, null) ===
    CODE.SUCCESS;

  it('ends the registration of a stream; a second call has no effect', () => {
    const stream = new PointerCell<StreamPtr>();
    good(acl.aclrtCreateStream(stream.cell));
    const description = acl.aclrtAllocatorCreateDesc();
    const fn = someFunction() as never; // an address; nothing calls it
    good(acl.aclrtAllocatorSetObjToDesc(description, fn));
    good(acl.aclrtAllocatorSetAllocFuncToDesc(description, fn));
    good(acl.aclrtAllocatorSetFreeFuncToDesc(description, fn));
    good(acl.aclrtAllocatorSetGetAddrFromBlockFuncToDesc(description, fn));
    good(acl.aclrtAllocatorRegister(stream.value, description));
    good(acl.aclrtAllocatorDestroyDesc(description));
    expect(isRegistered(stream.value)).toBe(true);
    expect(acl.aclrtAllocatorUnregister(stream.value)).toBe(CODE.SUCCESS);
    expect(isRegistered(stream.value)).toBe(false);
    expect(acl.aclrtAllocatorUnregister(stream.value)).toBe(CODE.SUCCESS);
    good(acl.aclrtDestroyStream(stream.value));
  });

  it('succeeds for a stream that nothing was registered for', () => {
    expect(acl.aclrtAllocatorUnregister(0x20n as StreamPtr)).toBe(CODE.SUCCESS);
  });

  it('refuses a null pointer', () => {
    expect(acl.aclrtAllocatorUnregister(null)).toBe(CODE.INVALID_PARAM);
  });
});

describe('a thread without context', () => {
  it('may free, reserve, map and unregister, but not allocate device or pinned memory', async () => {
    const stream = new PointerCell<StreamPtr>();
    good(acl.aclrtCreateStream(stream.cell));
    const made: Made = { block: deviceBlock(4096), pinned: pinnedBlock(4096), stream: stream.value };
    const module = new URL('./without-context.ts', import.meta.url).href;
    const codes = await onFreshThread(new Recorder(() => undefined), module, 'callSeeds', made);
    good(acl.aclrtDestroyStream(stream.value));
    expect(codes).toEqual({
      aclrtMallocCached: CODE.CONTEXT_NULL,
      aclrtMemFlush: CODE.CONTEXT_NULL,
      aclrtMemInvalidate: CODE.CONTEXT_NULL,
      aclrtFree: CODE.SUCCESS,
      aclrtMallocHost: CODE.CONTEXT_NULL,
      aclrtFreeHost: CODE.SUCCESS,
      aclrtReserveMemAddress: CODE.SUCCESS,
      aclrtMallocPhysical: CODE.SUCCESS,
      aclrtMapMem: CODE.SUCCESS,
      aclrtUnmapMem: CODE.SUCCESS,
      aclrtFreePhysical: CODE.SUCCESS,
      aclrtReleaseMemAddress: CODE.SUCCESS,
      aclrtAllocatorUnregister: CODE.SUCCESS,
    });
  });
});
