import { aclrtMemAttr, aclrtMemcpyKind } from '../../../../generated/enums.js';
import * as raw from '../../../../generated/raw/index.js';
import type {
  DevicePtr,
  EventPtr,
  HostPtr,
  MemoryPtr,
  PhysicalMemPtr,
  VirtualPtr,
} from '../../../../generated/types.js';
import { addressOf as addressOfView } from '../../../../src/native/values/host-view.js';
import { addressOf } from '../objects.js';
import type { Operation, Walk } from '../Walk.js';
import { propertiesOn, UNIT } from './virtual.js';

/** Calls that must fail, with the code and the finding that the rules give, and change nothing. */

const cell = new BigUint64Array(1);
const other = new BigUint64Array(1);
const status = new Int32Array(1);
/** Longer than any block and its padding. */
const large = new Uint8Array(12 << 20);
const largeAddress = addressOfView(large) as HostPtr;
const { ACL_MEMCPY_HOST_TO_DEVICE: UP, ACL_MEMCPY_DEVICE_TO_HOST: DOWN } = aclrtMemcpyKind;

/** A pointer to freed device memory that nothing has taken since. */
function ghost(walk: Walk): DevicePtr | undefined {
  const address = walk.random.pick(walk.world.freed);
  if (address === undefined) return undefined;
  const page = BigInt(UNIT);
  const taken = walk.world.blocks.some(
    (block) =>
      address >= block.address - page && address < block.address + BigInt(block.store.byteLength) + 2n * page,
  );
  return taken ? undefined : address;
}

function badFree(walk: Walk): void {
  const { world, random } = walk;
  const block = random.pick(world.blocks);
  const freed = ghost(walk);
  const mapping = random.pick(world.mappings);
  walk.returns(raw.aclrtFree(null), 100000, 'aclrtFree(null)');
  walk.returns(raw.aclrtFreeHost(null), 100000, 'aclrtFreeHost(null)');
  if (block !== undefined) {
    const inside = (block.address + 64n) as DevicePtr;
    walk.returns(raw.aclrtFree(inside), 107000, 'aclrtFree(interior)', 'ACLSIM_FINDING_FOREIGN_FREE');
    const wrong = block.address as MemoryPtr as HostPtr; // the mistake
    walk.returns(raw.aclrtFreeHost(wrong), 107000, 'aclrtFreeHost(device)', 'ACLSIM_FINDING_FOREIGN_FREE');
  }
  if (freed !== undefined)
    walk.returns(raw.aclrtFree(freed), 107000, 'aclrtFree(freed)', 'ACLSIM_FINDING_DOUBLE_FREE');
  if (mapping !== undefined) {
    const wrong = addressOf(mapping) as MemoryPtr as DevicePtr; // the mistake
    walk.returns(raw.aclrtFree(wrong), 107000, 'aclrtFree(mapped)', 'ACLSIM_FINDING_FOREIGN_FREE');
  }
  walk.returns(
    raw.aclrtFreeHost(largeAddress),
    107000,
    'aclrtFreeHost(foreign)',
    'ACLSIM_FINDING_FOREIGN_FREE',
  );
}

function badSizes(walk: Walk): void {
  if (walk.world.current === undefined) return;
  walk.returns(raw.aclrtMalloc(cell, 0, 0), 100000, 'aclrtMalloc(0)');
  walk.returns(raw.aclrtMalloc(null, 1, 0), 100000, 'aclrtMalloc(null)');
  walk.returns(raw.aclrtMallocHost(cell, 0), 100000, 'aclrtMallocHost(0)');
  walk.returns(raw.aclrtReserveMemAddress(cell, 0, 0, null, 0), 100000, 'aclrtReserveMemAddress(0)');
  walk.returns(
    raw.aclrtReserveMemAddress(cell, UNIT, 1, null, 0),
    107000,
    'aclrtReserveMemAddress, alignment 1',
  );
  walk.returns(raw.aclrtReserveMemAddress(cell, UNIT, 0, null, 2), 100000, 'aclrtReserveMemAddress, flags 2');
  const properties = propertiesOn(0, aclrtMemAttr.ACL_HBM_MEM_HUGE);
  walk.returns(raw.aclrtMallocPhysical(cell, 0, properties, 0), 100000, 'aclrtMallocPhysical(0)');
  walk.returns(raw.aclrtMallocPhysical(cell, 1, properties, 0), 507899, 'aclrtMallocPhysical(1)');
  walk.returns(raw.aclrtMallocPhysical(cell, UNIT, properties, 1), 100000, 'aclrtMallocPhysical, flags 1');
  walk.returns(raw.aclrtMallocPhysical(cell, 2 ** 45, properties, 0), 207001, 'aclrtMallocPhysical(2^45)');
  walk.returns(raw.aclrtGetMemInfo(-1, cell, other), 107016, 'aclrtGetMemInfo(-1)');
}

function badCopies(walk: Walk): void {
  const { world, random } = walk;
  const block = random.pick(world.blocks);
  if (block === undefined || world.current === undefined) return;
  const { address } = block;
  const size = block.store.byteLength;
  walk.returns(raw.aclrtMemcpy(null, 0, null, 0, 99), 0, 'aclrtMemcpy of nothing');
  walk.returns(raw.aclrtMemcpy(null, 8, address, 8, UP), 100000, 'aclrtMemcpy(null)');
  walk.returns(raw.aclrtMemcpy(address, size, large, size, 6), 100000, 'aclrtMemcpy, kind 6');
  walk.returns(raw.aclrtMemcpy(address, size, large, size + 1, UP), 107000, 'aclrtMemcpy, count > destMax');
  walk.returns(raw.aclrtMemcpy(address, size, address, size, 3), 0, 'aclrtMemcpy to itself');
  walk.returns(raw.aclrtMemset(address, 1, 0, 2), 107000, 'aclrtMemset, count > maxCount');
  if (!block.store.users.mayUse(undefined, true)) return;
  const past = size + 2 * UNIT;
  const tooLong = raw.aclrtMemcpy(address, past, large, past, UP);
  walk.returns(tooLong, 507899, 'aclrtMemcpy past the end', 'ACLSIM_FINDING_OUT_OF_BOUNDS');
  const filled = raw.aclrtMemset(address, past, 0, past);
  walk.returns(filled, 507899, 'aclrtMemset past the end', 'ACLSIM_FINDING_OUT_OF_BOUNDS');
}

function useAfterFree(walk: Walk): void {
  const { world, random } = walk;
  const freed = ghost(walk);
  if (freed === undefined || world.current === undefined) return;
  const finding = 'ACLSIM_FINDING_USE_AFTER_FREE';
  walk.returns(raw.aclrtMemcpy(freed, 64, large, 64, UP), 507899, 'aclrtMemcpy to freed memory', finding);
  walk.returns(raw.aclrtMemcpy(large, 64, freed, 64, DOWN), 507899, 'aclrtMemcpy from freed memory', finding);
  walk.returns(raw.aclrtMemset(freed, 64, 0, 64), 507899, 'aclrtMemset of freed memory', finding);
  const pinned = random.pick(world.pinned);
  const stream = random.pick(world.usableStreams());
  if (pinned === undefined || stream === undefined) return;
  const queued = raw.aclrtMemcpyAsync(freed, 1, pinned.address, 1, UP, stream.pointer);
  walk.returns(queued, 507899, 'aclrtMemcpyAsync to freed memory', finding);
}

function badMaps(walk: Walk): void {
  const { world, random } = walk;
  const range = random.pick(world.reservations);
  const handle = random.pick(world.physicals)?.handle;
  const finding = 'ACLSIM_FINDING_UNMATCHED_MAP';
  walk.returns(
    raw.aclrtFreePhysical(0x10n as PhysicalMemPtr),
    107000,
    'aclrtFreePhysical(0x10)',
    'ACLSIM_FINDING_FOREIGN_FREE',
  );
  const foreign = largeAddress as MemoryPtr as VirtualPtr; // the mistake
  walk.returns(raw.aclrtUnmapMem(foreign), 507899, 'aclrtUnmapMem(foreign)', finding);
  walk.returns(raw.aclrtReleaseMemAddress(foreign), 107000, 'aclrtReleaseMemAddress(foreign)', finding);
  if (range === undefined) return;
  const inside = (range.address + 4096n) as VirtualPtr;
  walk.returns(raw.aclrtReleaseMemAddress(inside), 107000, 'aclrtReleaseMemAddress(interior)', finding);
  walk.returns(raw.aclrtUnmapMem(inside), 507899, 'aclrtUnmapMem(interior)', finding);
  walk.returns(raw.aclrtMapMem(range.address, UNIT, 0, null, 0), 100000, 'aclrtMapMem(no handle)');
  if (handle === undefined) return;
  walk.returns(raw.aclrtMapMem(inside, UNIT, 0, handle, 0), 507899, 'aclrtMapMem(misaligned)');
  walk.returns(raw.aclrtMapMem(range.address, UNIT / 2, 0, handle, 0), 507899, 'aclrtMapMem(half a unit)');
  walk.returns(raw.aclrtMapMem(range.address, UNIT, 1, handle, 0), 107000, 'aclrtMapMem, offset 1');
  walk.returns(raw.aclrtMapMem(range.address, UNIT, 0, handle, 1), 100000, 'aclrtMapMem, flags 1');
}

/** An address that is reserved and has no memory. */
function useOfUnmapped(walk: Walk): void {
  const { world, random } = walk;
  const range = random.pick(world.reservations);
  if (range === undefined || world.current === undefined) return;
  const offset = random.below(range.byteLength / UNIT) * UNIT;
  if (
    range.mappings.some((mapping) => mapping.offset <= offset && offset < mapping.offset + mapping.byteLength)
  )
    return;
  const address = (range.address + BigInt(offset)) as VirtualPtr;
  walk.returnsWithFinding(
    raw.aclrtMemcpy(address, 64, large, 64, UP),
    507899,
    'aclrtMemcpy to unmapped addresses',
  );
  walk.returnsWithFinding(raw.aclrtMemset(address, 64, 0, 64), 507899, 'aclrtMemset of unmapped addresses');
  walk.returns(raw.aclrtUnmapMem(address), 507899, 'aclrtUnmapMem(unmapped)', 'ACLSIM_FINDING_UNMATCHED_MAP');
}

function deadHandles(walk: Walk): void {
  const { world, random } = walk;
  const stream = random.pick(world.deadStreams);
  const event = random.pick(world.deadEvents);
  const context = random.pick(world.deadContexts);
  const block = random.pick(world.blocks);
  if (context !== undefined) {
    walk.returns(raw.aclrtSetCurrentContext(context), 107000, 'aclrtSetCurrentContext(dead)');
    walk.returns(raw.aclrtDestroyContext(context), 107002, 'aclrtDestroyContext(dead)');
  }
  if (stream !== undefined && block !== undefined) {
    walk.returns(raw.aclrtStreamQuery(stream, status), 107017, 'aclrtStreamQuery(dead)');
    walk.returns(raw.aclrtSynchronizeStream(stream), 107017, 'aclrtSynchronizeStream(dead)');
    walk.returns(raw.aclrtDestroyStream(stream), 107017, 'aclrtDestroyStream(dead)');
    walk.returns(raw.aclrtMemsetAsync(block.address, 1, 0, 1, stream), 107017, 'aclrtMemsetAsync(dead)');
  }
  if (event === undefined) return;
  walk.returns(raw.aclrtDestroyEvent(event), 107017, 'aclrtDestroyEvent(dead)');
  walk.returns(raw.aclrtQueryEventStatus(event, status), 107017, 'aclrtQueryEventStatus(dead)');
  walk.returns(raw.aclrtSynchronizeEvent(event), 107017, 'aclrtSynchronizeEvent(dead)');
  walk.returns(raw.aclrtRecordEvent(event, null), 107017, 'aclrtRecordEvent(dead)');
  walk.returns(raw.aclrtStreamWaitEvent(null, event), 107017, 'aclrtStreamWaitEvent(dead)');
  const wrong = random.pick(world.streams)?.pointer;
  if (wrong === undefined || wrong === null) return;
  walk.returns(raw.aclrtDestroyEvent(wrong as bigint as EventPtr), 107017, 'aclrtDestroyEvent(a stream)');
}

function foreignStream(walk: Walk): void {
  const { world, random } = walk;
  const stream = random.pick(world.streams);
  const block = random.pick(world.blocks);
  const event = random.pick(world.events);
  if (stream === undefined || block === undefined || world.current === undefined) return;
  walk.returns(raw.aclrtSynchronizeStreamWithTimeout(stream.pointer, 0), 107000, 'time-out 0');
  walk.returns(raw.aclrtSynchronizeStreamWithTimeout(stream.pointer, -2), 107000, 'time-out -2');
  if (stream.context === world.current) return;
  walk.returns(
    raw.aclrtMemsetAsync(block.address, 1, 0, 1, stream.pointer),
    107003,
    'aclrtMemsetAsync(foreign stream)',
  );
  const pinned = random.pick(world.pinned);
  if (pinned !== undefined) {
    const returned = raw.aclrtMemcpyAsync(block.address, 1, pinned.address, 1, UP, stream.pointer);
    walk.returns(returned, 107003, 'aclrtMemcpyAsync(foreign stream)');
  }
  if (event === undefined) return;
  walk.returns(
    raw.aclrtRecordEvent(event.pointer, stream.pointer),
    107003,
    'aclrtRecordEvent(foreign stream)',
  );
  walk.returns(
    raw.aclrtStreamWaitEvent(stream.pointer, event.pointer),
    107003,
    'aclrtStreamWaitEvent(foreign stream)',
  );
}

function withoutContext(walk: Walk): void {
  const { world, random } = walk;
  if (world.current !== undefined) return;
  const block = random.pick(world.blocks);
  walk.returns(raw.aclrtMalloc(cell, 64, 0), 107002, 'aclrtMalloc without context');
  walk.returns(raw.aclrtMallocHost(cell, 64), 107002, 'aclrtMallocHost without context');
  walk.returns(raw.aclrtCreateStream(cell), 107002, 'aclrtCreateStream without context');
  walk.returns(raw.aclrtCreateEvent(cell), 107002, 'aclrtCreateEvent without context');
  walk.returns(raw.aclrtGetMemInfo(1, cell, other), 107002, 'aclrtGetMemInfo without context');
  walk.returns(raw.aclrtSynchronizeDevice(), 107002, 'aclrtSynchronizeDevice without context');
  walk.returns(raw.aclrtSynchronizeStream(null), 107002, 'aclrtSynchronizeStream without context');
  if (block === undefined) return;
  walk.returns(raw.aclrtMemcpy(block.address, 1, large, 1, UP), 107002, 'aclrtMemcpy without context');
  walk.returns(raw.aclrtMemset(block.address, 1, 0, 1), 107002, 'aclrtMemset without context');
}

export const mistakeOperations: readonly Operation[] = [
  { name: 'bad free', weight: 2, run: badFree },
  { name: 'bad sizes', weight: 1, run: badSizes },
  { name: 'bad copies', weight: 2, run: badCopies },
  { name: 'use after free', weight: 3, run: useAfterFree },
  { name: 'bad maps', weight: 2, run: badMaps },
  { name: 'use of unmapped addresses', weight: 4, run: useOfUnmapped },
  { name: 'dead handles', weight: 2, run: deadHandles },
  { name: 'foreign stream', weight: 4, run: foreignStream },
  { name: 'without context', weight: 120, run: withoutContext },
];
