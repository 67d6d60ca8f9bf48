import * as acl from '../../../generated/raw/index.js';
import type {
  DevicePtr,
  HostPtr,
  ManagedPtr,
  MemoryPtr,
  PhysicalMemPtr,
  VirtualPtr,
} from '../../../generated/types.js';
import { GRANULARITY, LOCATION, physicalMemory } from '../groups/physical.js';
import { PointerCell } from '../harness/cells.js';
import { HostBlock } from '../harness/memory.js';
import { setup } from '../harness/scenario.js';
import { cases, type UnobservedGroup } from './group.js';

const plain = new HostBlock<HostPtr>(4096).address;
const plainAs = <Address extends MemoryPtr>() => plain as bigint as Address; // rows about memory of another kind
const range = new PointerCell<VirtualPtr>();
const physical = new PointerCell<PhysicalMemPtr>();
const count = new Uint32Array(1);

const hostMemory = physicalMemory({ memAttr: 13, location: { id: 0, type: LOCATION.HOST } });

const reserve = (size = GRANULARITY, alignment = 0) =>
  acl.aclrtReserveMemAddress(range.cell, size, alignment, null, 0);
const allocate = (prop = physicalMemory({}), size = GRANULARITY) =>
  acl.aclrtMallocPhysical(physical.cell, size, prop, 0);
const attributes = () => acl.aclrtPointerGetAttributes(plain, {});
const importers = (num: number) => acl.aclrtIpcMemSetImportPid('key', new Int32Array(1), num);

const copyRows = (width: number, height = 1) =>
  acl.aclrtMemcpy2dAsync(plain, width, plain, width, width, height, 1, null);
const prefetch = (device: number, flags = 0) =>
  acl.aclrtMemManagedPrefetchAsync(plainAs<ManagedPtr>(), 64, { type: 1, id: device }, flags, null);

/**
 * Memory functions while no device has been opened. The driver (svm/v2/devmm/devmm_svm.c) starts its manager of addresses at the
 * first use, for halMemAddressReserve, halMemAddressFree, drvMemGetAttribute and halMemFree alike; only halMemCreate for a device
 * sends a message to it (svm_master_mem_create.c, devmm_agent_mem_create), for host memory it does not.
 */
export const beforeDevice: UnobservedGroup = {
  name: 'before-device',
  prepare: () => setup(() => acl.aclInit(null)),
  calls: [
    ...cases('aclrtPointerGetAttributes', { "malloc'd host memory": [0, attributes] }),
    ...cases('aclrtFree', { 'pointer of nothing': [107000, () => acl.aclrtFree(plainAs<DevicePtr>())] }),
    ...cases('aclrtReserveMemAddress', {
      'size 0': [100000, () => reserve(0)],
      'alignment 1': [107000, () => reserve(GRANULARITY, 1)],
      valid: [0, () => reserve()],
    }),
    ...cases('aclrtReleaseMemAddress', {
      valid: [0, () => acl.aclrtReleaseMemAddress(range.value)],
      'pointer of nothing': [107000, () => acl.aclrtReleaseMemAddress(plainAs<VirtualPtr>())],
    }),
    ...cases('aclrtMallocPhysical', {
      'prop.reserve 1': [107000, () => allocate(physicalMemory({ reserve: 1n }))],
      'location HOST id 1': [
        207000,
        () => allocate(physicalMemory({ location: { id: 1, type: LOCATION.HOST } })),
      ],
      'location HOST_NUMA id 0': [
        107002,
        () => allocate(physicalMemory({ location: { id: 0, type: LOCATION.HOST_NUMA } })),
      ],
      'size 1': [507899, () => allocate(physicalMemory({}), 1)],
      'of a device': [507899, () => allocate()],
      'of the host': [0, () => allocate(hostMemory)],
    }),
    ...cases('aclrtMemGetAllocationGranularity', {
      valid: [0, () => acl.aclrtMemGetAllocationGranularity(physicalMemory({}), 0, new BigUint64Array(1))],
    }),
    ...cases('aclrtMemP2PMap', {
      'device 99': [107001, () => acl.aclrtMemP2PMap(plainAs<DevicePtr>(), 64, 99, 0)],
      'no context': [107002, () => acl.aclrtMemP2PMap(plainAs<DevicePtr>(), 64, 1, 0)],
    }),
    ...cases('aclrtGetMemUsageInfo', {
      'inputNum 0': [
        107000,
        () => acl.aclrtGetMemUsageInfo(0, new Uint8Array(112), 0, new BigUint64Array(1)),
      ],
      'device 99': [
        107001,
        () => acl.aclrtGetMemUsageInfo(99, new Uint8Array(112), 1, new BigUint64Array(1)),
      ],
      'no context': [
        107002,
        () => acl.aclrtGetMemUsageInfo(0, new Uint8Array(112), 1, new BigUint64Array(1)),
      ],
    }),
    ...cases('aclrtCheckMemType', {
      'mask 0x40': [107000, () => acl.aclrtCheckMemType(new BigUint64Array(1), 1, 0x40, count, 0)],
      'no context': [107002, () => acl.aclrtCheckMemType(new BigUint64Array(1), 1, 2, count, 0)],
    }),
    ...cases('aclrtIpcMemSetImportPid', {
      'num 0': [107000, () => importers(0)],
      'num 2^31': [107000, () => importers(2 ** 31)],
      'num 32769': [107002, () => importers(32769)],
    }),
    ...cases('aclrtMemManagedAdvise', {
      'advice 6': [107000, () => acl.aclrtMemManagedAdvise(plainAs<ManagedPtr>(), 64, 6, { type: 1, id: 0 })],
      'device 99': [
        107000,
        () => acl.aclrtMemManagedAdvise(plainAs<ManagedPtr>(), 64, 0, { type: 1, id: 99 }),
      ],
      'no context': [
        107002,
        () => acl.aclrtMemManagedAdvise(plainAs<ManagedPtr>(), 64, 0, { type: 1, id: 0 }),
      ],
    }),
    // Null is the default stream of the context, so that there is no stream here.
    ...cases('aclrtMemcpy2dAsync', {
      'NULL stream, width 5000001': [107000, () => copyRows(5000001)],
      'NULL stream': [107000, () => copyRows(64)],
      'NULL stream, height 0': [0, () => copyRows(64, 0)],
    }),
    ...cases('aclrtMemManagedPrefetchAsync', {
      'NULL stream, flags 1': [100000, () => prefetch(0, 1)],
      'NULL stream, device 99': [507000, () => prefetch(99)],
      'NULL stream': [507000, () => prefetch(0)],
    }),
    ['aclrtFreePhysical', 'of the host', 0, () => acl.aclrtFreePhysical(physical.value)],
    // What a device needs once stays when the device has gone.
    ['aclrtSetDevice', '0', 0, () => acl.aclrtSetDevice(0)],
    ['aclrtReserveMemAddress', 'with a device', 0, () => reserve()],
    ['aclrtReleaseMemAddress', 'with a device', 0, () => acl.aclrtReleaseMemAddress(range.value)],
    ['aclrtResetDevice', '0', 0, () => acl.aclrtResetDevice(0)],
    ...cases('aclrtPointerGetAttributes', { "malloc'd host memory, after the reset": [0, attributes] }),
    ...cases('aclrtFree', {
      'pointer of nothing, after the reset': [107000, () => acl.aclrtFree(plainAs<DevicePtr>())],
    }),
    ...cases('aclrtReserveMemAddress', { 'after the reset': [0, () => reserve()] }),
    ...cases('aclrtReleaseMemAddress', {
      'after the reset': [0, () => acl.aclrtReleaseMemAddress(range.value)],
    }),
    ...cases('aclrtMallocPhysical', { 'of a device, after the reset': [0, () => allocate()] }),
    ['aclrtFreePhysical', 'of a device', 0, () => acl.aclrtFreePhysical(physical.value)],
  ],
};
