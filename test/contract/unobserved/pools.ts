import * as acl from '../../../generated/raw/index.js';
import type { aclrtMemPoolProps } from '../../../generated/structs.js';
import type { DevicePtr, HostPtr, ManagedPtr, MemoryPtr, MemPoolPtr } from '../../../generated/types.js';
import type { StructInput } from '../../../src/native/values/pointers.js';
import { PointerCell } from '../harness/cells.js';
import { HostBlock } from '../harness/memory.js';
import { cases, type UnobservedGroup } from './group.js';
import { prepare, SIZE, stream } from './memory.js';

const MEGABYTE = 2 ** 20;
const pool = new PointerCell<MemPoolPtr>();
const block = new PointerCell<DevicePtr>(0x55n);
const UNKNOWN = 0x10n as MemPoolPtr;

const props = (change: object = {}): StructInput<aclrtMemPoolProps> => ({
  allocType: 0,
  handleType: 0,
  location: { id: 0, type: 1 },
  maxSize: 64 * MEGABYTE,
  ...change,
});
const create = (change: object = {}) => acl.aclrtMemPoolCreate(pool.cell, props(change));

/** A value for aclrtMemPoolSetAttr: 64 bits in host memory. */
function value(number: bigint): MemoryPtr {
  const memory = new HostBlock<HostPtr>(8);
  new DataView(memory.bytes.buffer, memory.bytes.byteOffset).setBigUint64(0, number, true);
  return memory.address;
}
const set = (attr: number, number: bigint, of: MemPoolPtr | null = pool.value) =>
  acl.aclrtMemPoolSetAttr(of, attr, value(number));
const get = (attr: number, of: MemPoolPtr | null = pool.value) =>
  acl.aclrtMemPoolGetAttr(of, attr, new BigUint64Array(1));
const allocate = (size: number, of: MemPoolPtr | null = pool.value, cell = block) =>
  acl.aclrtMemPoolMallocAsync(cell.cell, size, of, stream.value);

/** Pools that streams allocate from. */
export const pools: UnobservedGroup = {
  name: 'pools',
  prepare,
  calls: [
    ...cases('aclrtMemPoolCreate', {
      'NULL out': [100000, () => acl.aclrtMemPoolCreate(null, props())],
      'NULL props': [100000, () => acl.aclrtMemPoolCreate(pool.cell, null)],
      'allocType 1': [100000, () => create({ allocType: 1 })],
      'location HOST': [100000, () => create({ location: { id: 0, type: 0 } })],
      'reserved byte': [100000, () => create({ reserved: [1, ...Array(31).fill(0)] })],
      'maxSize 1 TB': [107000, () => create({ maxSize: 2n ** 40n })],
      valid: [0, () => create()],
    }),
    ...cases('aclrtMemPoolSetAttr', {
      'NULL pool': [100000, () => set(1, 1n, null)],
      'NULL value': [107000, () => acl.aclrtMemPoolSetAttr(pool.value, 1, null)],
      'unknown pool': [107000, () => set(1, 1n, UNKNOWN)],
      'attr 0': [107000, () => set(0, 1n)],
      'attr 9': [107000, () => set(9, 1n)],
      'attr 5 (read only)': [107000, () => set(5, 0n)],
      'attr 7 (read only)': [107000, () => set(7, 0n)],
      'attr 6, value 1': [507000, () => set(6, 1n)],
      'attr 6, value 0': [0, () => set(6, 0n)],
      'threshold within the pool': [0, () => set(4, BigInt(MEGABYTE))],
      'threshold beyond the pool': [507000, () => set(4, 2n ** 40n)],
    }),
    ...cases('aclrtMemPoolGetAttr', {
      'NULL pool': [100000, () => get(1, null)],
      'unknown pool': [107000, () => get(1, UNKNOWN)],
      'attr 9': [107000, () => get(9)],
      'attr 4': [0, () => get(4)],
    }),
    ...cases('aclrtMemPoolMallocAsync', {
      'NULL out': [100000, () => acl.aclrtMemPoolMallocAsync(null, SIZE, pool.value, stream.value)],
      'NULL pool': [100000, () => allocate(SIZE, null)],
      'NULL stream': [100000, () => acl.aclrtMemPoolMallocAsync(block.cell, SIZE, pool.value, null)],
      'unknown pool': [507000, () => allocate(SIZE, UNKNOWN)],
      'more than the pool has': [507000, () => allocate(128 * MEGABYTE)],
    }),
    ['aclrtMemPoolMallocAsync', 'size 0', 0, () => allocate(0), () => ({ out: block.hex }), 'holds out=0x55'],
    ['aclrtMemPoolMallocAsync', 'valid', 0, () => allocate(SIZE)],
    ...cases('aclrtMemPoolFreeAsync', {
      NULL: [100000, () => acl.aclrtMemPoolFreeAsync(null, stream.value)],
      'NULL stream': [507000, () => acl.aclrtMemPoolFreeAsync(block.value, null)],
      valid: [0, () => acl.aclrtMemPoolFreeAsync(block.value, stream.value)],
    }),
    ...cases('aclrtMemPoolTrimTo', {
      'NULL pool': [100000, () => acl.aclrtMemPoolTrimTo(null, 0)],
      'unknown pool': [507000, () => acl.aclrtMemPoolTrimTo(UNKNOWN, 0)],
      // stream_mem_pool.cc, SegmentManager::TrimTo: the pool's size, what it holds, what is in use, in this order.
      'to more than the pool has': [507000, () => acl.aclrtMemPoolTrimTo(pool.value, 65 * MEGABYTE)],
      'to the whole pool': [0, () => acl.aclrtMemPoolTrimTo(pool.value, 64 * MEGABYTE)],
      valid: [0, () => acl.aclrtMemPoolTrimTo(pool.value, 0)],
    }),
    ['aclrtMemPoolMallocAsync', 'in use', 0, () => allocate(SIZE)],
    ...cases('aclrtMemPoolTrimTo', {
      'to less than is in use': [507000, () => acl.aclrtMemPoolTrimTo(pool.value, 0)],
    }),
    ['aclrtMemPoolFreeAsync', 'in use', 0, () => acl.aclrtMemPoolFreeAsync(block.value, stream.value)],
    ['aclrtSynchronizeStream', 'after the pool', 0, () => acl.aclrtSynchronizeStream(stream.value)],
    ...cases('aclrtMemPoolDestroy', {
      'unknown pool': [507000, () => acl.aclrtMemPoolDestroy(UNKNOWN)],
      valid: [0, () => acl.aclrtMemPoolDestroy(pool.value)],
      twice: [507000, () => acl.aclrtMemPoolDestroy(pool.value)],
    }),
  ],
};

const managed = new PointerCell<ManagedPtr>();
const place = { type: 1, id: 0 } as const;
const advise = (ptr: ManagedPtr | null, size: number, advice: number) =>
  acl.aclrtMemManagedAdvise(ptr, size, advice, place);

const attributes = (count: number, size = SIZE, attribute = 1) => {
  const [kinds, results] = [new Int32Array([attribute]), new BigUint64Array([new HostBlock(4).address])];
  return acl.aclrtMemManagedGetAttrs(kinds, count, managed.value, size, results, new BigUint64Array([4n]));
};

/** Memory that host and device share. */
export const managedMemory: UnobservedGroup = {
  name: 'managed',
  prepare,
  calls: [
    ...cases('aclrtMemAllocManaged', {
      'NULL out': [100000, () => acl.aclrtMemAllocManaged(null, SIZE, 1)],
      'flag 0': [100000, () => acl.aclrtMemAllocManaged(managed.cell, SIZE, 0)],
      'size 0': [107000, () => acl.aclrtMemAllocManaged(managed.cell, 0, 1)],
    }),
    ['aclrtMemAllocManaged', 'valid', 0, () => acl.aclrtMemAllocManaged(managed.cell, SIZE, 1)],
    ...cases('aclrtMemManagedAdvise', {
      NULL: [100000, () => advise(null, SIZE, 0)],
      'size 0': [100000, () => advise(managed.value, 0, 0)],
      'advice 6': [107000, () => advise(managed.value, SIZE, 6)],
      valid: [0, () => advise(managed.value, SIZE, 0)],
    }),
    ...cases('aclrtMemManagedGetAttrs', {
      'numAttributes 0': [107000, () => attributes(0)],
      'numAttributes 0, size 0': [100000, () => attributes(0, 0)],
      'attribute 9': [107000, () => attributes(1, SIZE, 9)],
    }),
    ...cases('aclrtMemManagedPrefetchAsync', {
      NULL: [100000, () => acl.aclrtMemManagedPrefetchAsync(null, SIZE, place, 0, stream.value)],
      'flags 1': [
        100000,
        () => acl.aclrtMemManagedPrefetchAsync(managed.value, SIZE, place, 1, stream.value),
      ],
      valid: [0, () => acl.aclrtMemManagedPrefetchAsync(managed.value, SIZE, place, 0, stream.value)],
    }),
    ['aclrtSynchronizeStream', 'after the prefetch', 0, () => acl.aclrtSynchronizeStream(stream.value)],
    ['aclrtFree', 'managed memory', 0, () => acl.aclrtFree(managed.value)],
  ],
};
