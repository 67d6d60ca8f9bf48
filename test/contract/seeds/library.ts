import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import * as acl from '../../../generated/raw/index.js';
import { aclsimGetLiveObjects } from '../../../generated/simulator/control-raw.js';
import { aclsimObjectKind } from '../../../generated/simulator/control-types.js';
import type { DevicePtr, HostPtr, PhysicalMemPtr, VirtualPtr } from '../../../generated/types.js';
import { hasFunction, loadLibrary } from '../../../src/native/library/library.js';
import { DEVICE_MEMORY } from '../groups/physical.js';
import { PointerCell } from '../harness/cells.js';

/** Codes that the functions answer bad arguments with. */
export const CODE = {
  SUCCESS: 0,
  INVALID_PARAM: 100000,
  PARAM_INVALID: 107000,
  INVALID_DEVICE: 107001,
  CONTEXT_NULL: 107002,
  NOT_SUPPORTED: 207000,
  OUT_OF_MEMORY: 207001,
  DRIVER_ERROR: 507899,
} as const;

export const TERABYTE = 2n ** 40n;

/** Bytes that tell their place. */
export const pattern = (size: number): Uint8Array =>
  Uint8Array.from({ length: size }, (_, index) => (index * 7 + 3) & 0xff);

/** Opens the library that ASCENDCL_LIBRARY names, else the simulator, and makes device 0 current. */
function openLibrary(): void {
  process.env.ASCENDCL_SIM_FINDINGS ??= 'off'; // the tests misuse the library on purpose
  loadLibrary(process.env.ASCENDCL_LIBRARY ? {} : { backend: 'simulator' });
  good(acl.aclInit(null));
  good(acl.aclrtSetDevice(0));
}

/** A call that a test needs before it comes to its point. */
export function good(code: number): void {
  if (code !== 0) throw new Error(`a call with good arguments returned ${code}: ${acl.aclGetRecentErrMsg()}`);
}

export function deviceBlock(size: number): DevicePtr {
  const out = new PointerCell<DevicePtr>();
  good(acl.aclrtMalloc(out.cell, size, 0));
  return out.value;
}

export function pinnedBlock(size: number): HostPtr {
  const out = new PointerCell<HostPtr>();
  good(acl.aclrtMallocHost(out.cell, size));
  return out.value;
}

export function reservation(size: number): VirtualPtr {
  const out = new PointerCell<VirtualPtr>();
  good(acl.aclrtReserveMemAddress(out.cell, size, 0, null, 0));
  return out.value;
}

export function physicalMemory(size: number): PhysicalMemPtr {
  const out = new PointerCell<PhysicalMemPtr>();
  good(acl.aclrtMallocPhysical(out.cell, size, DEVICE_MEMORY, 0));
  return out.value;
}

/** Writes bytes to device memory and reads them back. */
export function roundTrip(address: DevicePtr | VirtualPtr, bytes: Uint8Array): Uint8Array {
  const back = new Uint8Array(bytes.byteLength);
  good(acl.aclrtMemcpy(address, bytes.byteLength, bytes, bytes.byteLength, 1));
  good(acl.aclrtMemcpy(back, back.byteLength, address, back.byteLength, 2));
  return back;
}

/** Objects of all kinds that are alive, or null with a library that does not count them. */
function liveObjects(): bigint | null {
  if (!hasFunction({ name: 'aclsimGetLiveObjects', library: '' })) return null;
  const count = new BigUint64Array(1);
  good(aclsimGetLiveObjects(aclsimObjectKind.ACLSIM_OBJECT_KINDS, count)); // all kinds together
  return count[0] ?? 0n;
}

/** Opens the library before the tests of a file and expects each to leave as many objects alive as it found. */
export function useLibrary(): void {
  let before: bigint | null;
  beforeAll(openLibrary);
  beforeEach(() => {
    before = liveObjects();
  });
  afterEach(() => {
    expect(liveObjects(), 'objects that the test has left').toBe(before);
  });
}
