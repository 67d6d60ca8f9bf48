import * as acl from '../../../generated/raw/index.js';
import type { PhysicalMemPtr, VirtualPtr } from '../../../generated/types.js';
import { DEVICE_MEMORY, GRANULARITY } from '../groups/physical.js';
import { PointerCell } from '../harness/cells.js';
import { setup } from '../harness/scenario.js';
import { cases, type UnobservedGroup } from './group.js';
import { device, prepare, SIZE } from './memory.js';

const handle = new PointerCell<PhysicalMemPtr>();
const retained = new PointerCell<PhysicalMemPtr>();
const range = new PointerCell<VirtualPtr>();
const exported = new BigUint64Array(1);

const share = (of: PhysicalMemPtr | null, handleType = 0, flags = 0) =>
  acl.aclrtMemExportToShareableHandle(of, handleType, flags, exported);
const setPid = (pid: Int32Array | null, count: number) =>
  acl.aclrtMemSetPidToShareableHandle(exported[0] ?? 0n, pid, count);

/** Handles of physical memory: other references to them, and their export to other processes. */
export const shareableHandles: UnobservedGroup = {
  name: 'shareable-handles',
  prepare: () => {
    prepare();
    setup(() => acl.aclrtMallocPhysical(handle.cell, GRANULARITY, DEVICE_MEMORY, 0));
    setup(() => acl.aclrtReserveMemAddress(range.cell, 2 * GRANULARITY, 0, null, 0));
    setup(() => acl.aclrtMapMem(range.value, GRANULARITY, 0, handle.value, 0));
  },
  calls: [
    ...cases('aclrtMemRetainAllocationHandle', {
      'NULL va': [100000, () => acl.aclrtMemRetainAllocationHandle(null, retained.cell)],
      'NULL out': [100000, () => acl.aclrtMemRetainAllocationHandle(range.value, null)],
      valid: [0, () => acl.aclrtMemRetainAllocationHandle(range.value, retained.cell)],
    }),
    ['aclrtFreePhysical', 'the reference of the call before', 0, () => acl.aclrtFreePhysical(retained.value)],
    ...cases('aclrtMemGetAllocationPropertiesFromHandle', {
      'NULL handle': [100000, () => acl.aclrtMemGetAllocationPropertiesFromHandle(null, {})],
      'NULL out': [100000, () => acl.aclrtMemGetAllocationPropertiesFromHandle(handle.value, null)],
      valid: [0, () => acl.aclrtMemGetAllocationPropertiesFromHandle(handle.value, {})],
    }),
    ...cases('aclrtMemExportToShareableHandle', {
      'NULL handle': [100000, () => share(null)],
      'NULL out': [100000, () => acl.aclrtMemExportToShareableHandle(handle.value, 0, 0, null)],
      'handleType 2': [100000, () => share(handle.value, 2)],
      'flags 2': [107000, () => share(handle.value, 0, 2)],
      valid: [0, () => share(handle.value)],
    }),
    ...cases('aclrtMemExportToShareableHandleV2', {
      'NULL handle': [100000, () => acl.aclrtMemExportToShareableHandleV2(null, 0, 1, exported)],
      'NULL out': [100000, () => acl.aclrtMemExportToShareableHandleV2(handle.value, 0, 1, null)],
      'share type 3': [107000, () => acl.aclrtMemExportToShareableHandleV2(handle.value, 0, 3, exported)],
      'flags 2': [107000, () => acl.aclrtMemExportToShareableHandleV2(handle.value, 2, 1, exported)],
    }),
    ...cases('aclrtMemSetPidToShareableHandle', {
      'NULL pid': [100000, () => setPid(null, 1)],
      'pidNum 0': [100000, () => setPid(new Int32Array([1]), 0)],
      valid: [0, () => setPid(new Int32Array([1]), 1)],
    }),
    ...cases('aclrtMemImportFromShareableHandle', {
      'NULL out': [100000, () => acl.aclrtMemImportFromShareableHandle(exported[0] ?? 0n, 0, null)],
      'device 99': [
        107001,
        () => acl.aclrtMemImportFromShareableHandle(exported[0] ?? 0n, 99, retained.cell),
      ],
    }),
    ['aclrtUnmapMem', 'at the end', 0, () => acl.aclrtUnmapMem(range.value)],
    ['aclrtFreePhysical', 'at the end', 0, () => acl.aclrtFreePhysical(handle.value)],
    ['aclrtReleaseMemAddress', 'at the end', 0, () => acl.aclrtReleaseMemAddress(range.value)],
  ],
};

const key = new Uint8Array(65);
const keyText = () => Buffer.from(key).toString('latin1').replace(/\0.*$/s, '');
const exportKey = (size = SIZE * 2, len = 65, flags = 0) =>
  acl.aclrtIpcMemGetExportKey(device.value, size, key, len, flags);

/** Memory exported to other processes by a key. */
export const ipcMemory: UnobservedGroup = {
  name: 'ipc-memory',
  prepare,
  calls: [
    ...cases('aclrtIpcMemGetExportKey', {
      'NULL ptr': [100000, () => acl.aclrtIpcMemGetExportKey(null, SIZE, key, 65, 0)],
      'NULL key': [100000, () => acl.aclrtIpcMemGetExportKey(device.value, SIZE, null, 65, 0)],
      'size 0': [107000, () => exportKey(0)],
      'len 0': [107000, () => exportKey(SIZE * 2, 0)],
      'flags 2': [107000, () => exportKey(SIZE * 2, 65, 2)],
      valid: [0, () => exportKey()],
    }),
    ...cases('aclrtIpcMemSetImportPid', {
      'NULL key': [100000, () => acl.aclrtIpcMemSetImportPid(null, new Int32Array([1]), 1)],
      'NULL pid': [100000, () => acl.aclrtIpcMemSetImportPid(keyText(), null, 1)],
      'num 0': [107000, () => acl.aclrtIpcMemSetImportPid(keyText(), new Int32Array([1]), 0)],
      'num 32769': [107000, () => acl.aclrtIpcMemSetImportPid(keyText(), new Int32Array(32769), 32769)],
      valid: [0, () => acl.aclrtIpcMemSetImportPid(keyText(), new Int32Array([1]), 1)],
    }),
    // Links between devices can be chosen on the A3 only.
    ...cases('aclrtIpcMemSetAttr', {
      'on another product': [207000, () => acl.aclrtIpcMemSetAttr(keyText(), 0, 1)],
    }),
    ...cases('aclrtIpcMemImportByKey', {
      'NULL out': [100000, () => acl.aclrtIpcMemImportByKey(null, keyText(), 0)],
      'NULL key': [100000, () => acl.aclrtIpcMemImportByKey(new BigUint64Array(1), null, 0)],
      'flags 2': [107000, () => acl.aclrtIpcMemImportByKey(new BigUint64Array(1), keyText(), 2)],
    }),
    ...cases('aclrtIpcMemClose', {
      NULL: [100000, () => acl.aclrtIpcMemClose(null)],
      valid: [0, () => acl.aclrtIpcMemClose(keyText())],
    }),
    ...cases('aclrtMemP2PMap', {
      NULL: [100000, () => acl.aclrtMemP2PMap(null, SIZE, 1, 0)],
      'size 0': [100000, () => acl.aclrtMemP2PMap(device.value, 0, 1, 0)],
      'flags 1': [100000, () => acl.aclrtMemP2PMap(device.value, SIZE, 1, 1)],
      'device 99': [107001, () => acl.aclrtMemP2PMap(device.value, SIZE, 99, 0)],
    }),
  ],
};
