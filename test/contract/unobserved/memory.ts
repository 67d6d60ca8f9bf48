import * as acl from '../../../generated/raw/index.js';
import type { DevicePtr, HostPtr, StreamPtr } from '../../../generated/types.js';
import { PointerCell } from '../harness/cells.js';
import { setup } from '../harness/scenario.js';

/** What the groups work on, filled by `prepare`. */
export const device = new PointerCell<DevicePtr>();
export const other = new PointerCell<DevicePtr>();
export const pinned = new PointerCell<HostPtr>();
export const spare = new PointerCell<HostPtr>();
export const stream = new PointerCell<StreamPtr>();

export const SIZE = 2 ** 20;

export const KIND = { H2H: 0, H2D: 1, D2H: 2, D2D: 3, DEFAULT: 4, STAGED: 5, INNER: 6 } as const;

/** Opens device 0 and allocates 1 MiB of each kind, all written. */
export function prepare(): void {
  setup(() => acl.aclInit(null));
  setup(() => acl.aclrtSetDevice(0));
  setup(() => acl.aclrtCreateStream(stream.cell));
  for (const cell of [device, other]) {
    setup(() => acl.aclrtMalloc(cell.cell, SIZE, 0));
    setup(() => acl.aclrtMemset(cell.value, SIZE, 0, SIZE));
  }
  for (const cell of [pinned, spare]) {
    setup(() => acl.aclrtMallocHost(cell.cell, SIZE));
    setup(() => acl.aclrtMemset(cell.value, SIZE, 0, SIZE));
  }
}

/** Bytes of a block of device memory, after the stream has passed. */
export function bytesOf(address: DevicePtr, size: number): Uint8Array {
  const back = new Uint8Array(size);
  setup(() => acl.aclrtSynchronizeStream(stream.value));
  setup(() => acl.aclrtMemcpy(back, size, address, size, KIND.D2H));
  return back;
}

/** How many bytes of a block of device memory differ from a value. */
export const wrongBytes = (address: DevicePtr, size: number, value: number): number =>
  bytesOf(address, size).filter((byte) => byte !== value).length;
