import * as acl from '../../../generated/raw/index.js';
import type { DevicePtr, MemoryPtr, VirtualPtr } from '../../../generated/types.js';
import { PointerCell } from '../harness/cells.js';
import { HostBlock, viewOf } from '../harness/memory.js';
import { setup } from '../harness/scenario.js';
import { type Call, cases, type UnobservedGroup } from './group.js';
import { pinned, prepare, SIZE, stream } from './memory.js';

const freed = new PointerCell<DevicePtr>();
const reserved = new PointerCell<VirtualPtr>();

const fillLater = (address: MemoryPtr, maxCount = 64) =>
  acl.aclrtMemsetAsync(address, maxCount, 0x12a, 64, stream.value);

/** A fill that the CPU has made when the call returns. */
const filled = (name: string, call: () => number, bytes: () => Uint8Array): Call => [
  'aclrtMemsetAsync',
  name,
  0,
  call,
  () => ({ wrongBytes: bytes().filter((byte) => byte !== 0x2a).length }),
  'wrong bytes=0',
];
const plain = new HostBlock<DevicePtr>(64);

/** Fills that look where the memory is. */
export const fills: UnobservedGroup = {
  name: 'memset-async',
  prepare: () => {
    prepare();
    setup(() => acl.aclrtMalloc(freed.cell, SIZE, 0));
    setup(() => acl.aclrtFree(freed.value));
    setup(() => acl.aclrtReserveMemAddress(reserved.cell, 2 ** 21, 0, null, 0));
  },
  calls: [
    ...cases('aclrtMemsetAsync', {
      'freed device memory': [507899, () => fillLater(freed.value)],
      'freed device memory, maxCount 63': [107000, () => fillLater(freed.value, 63)],
      'reserved address without memory': [107017, () => fillLater(reserved.value)],
    }),
    filled(
      'pinned host memory',
      () => fillLater(pinned.value),
      () => viewOf(pinned.value, 64),
    ),
    filled(
      "malloc'd host memory",
      () => fillLater(plain.address),
      () => plain.bytes,
    ),
  ],
};
