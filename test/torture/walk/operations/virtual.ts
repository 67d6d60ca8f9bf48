import {
  aclrtMemAccessFlags,
  aclrtMemAllocationType,
  aclrtMemAttr,
  aclrtMemHandleType,
  aclrtMemLocationType,
} from '../../../../generated/enums.js';
import * as raw from '../../../../generated/raw/index.js';
import type { PhysicalMemPtr, VirtualPtr } from '../../../../generated/types.js';
import { addressOf, type ModelMapping, type Physical, type Reservation } from '../objects.js';
import { Store } from '../store.js';
import type { Operation, Walk } from '../Walk.js';
import { remove } from '../World.js';

/** Reserving addresses, making physical memory, mapping one into the other. */

const cell = new BigUint64Array(1);
const flags = new BigUint64Array(1);
export const UNIT = 2 << 20;
const MOST_RESERVATIONS = 6;
const MOST_PHYSICALS = 8;

function reserve(walk: Walk): void {
  const { world, random } = walk;
  if (world.reservations.length >= MOST_RESERVATIONS) return;
  const byteLength = random.between(1, 8) * UNIT;
  walk.returns(
    raw.aclrtReserveMemAddress(cell, byteLength, 0, null, 0),
    0,
    `aclrtReserveMemAddress(${byteLength})`,
  );
  const address = cell[0] as VirtualPtr; // what the call has just written
  walk.equal(address % BigInt(UNIT), 0n, 'alignment of a reserved range');
  world.reservations.push({ address, byteLength, mappings: [], released: false });
}

function release(walk: Walk): void {
  const { world, random } = walk;
  const range = random.pick(world.reservations);
  if (range === undefined) return;
  const mapped = range.mappings.length > 0;
  // A range with mappings can be released; the mappings stay. It is a mistake all the same.
  if (mapped && !random.chance(0.05)) return;
  const returned = raw.aclrtReleaseMemAddress(range.address);
  const what = `aclrtReleaseMemAddress(0x${range.address.toString(16)}, ${range.mappings.length} mapped)`;
  if (mapped) walk.returns(returned, 0, what, 'ACLSIM_FINDING_UNMATCHED_MAP');
  else walk.returns(returned, 0, what);
  range.released = true;
  remove(world.reservations, range);
}

export const propertiesOn = (device: number, attribute: number) => ({
  handleType: aclrtMemHandleType.ACL_MEM_HANDLE_TYPE_NONE,
  allocationType: aclrtMemAllocationType.ACL_MEM_ALLOCATION_TYPE_PINNED,
  memAttr: attribute,
  location: { id: device, type: aclrtMemLocationType.ACL_MEM_LOCATION_TYPE_DEVICE },
});

function makePhysical(walk: Walk): void {
  const { world, random } = walk;
  if (world.physicals.length >= MOST_PHYSICALS) return;
  const device = random.below(2);
  const byteLength = random.between(1, 3) * UNIT;
  const attribute =
    random.pick([
      aclrtMemAttr.ACL_HBM_MEM_HUGE,
      aclrtMemAttr.ACL_HBM_MEM_NORMAL,
      aclrtMemAttr.ACL_MEM_P2P_HUGE,
    ]) ?? 0;
  const returned = raw.aclrtMallocPhysical(cell, byteLength, propertiesOn(device, attribute), 0);
  walk.returns(returned, 0, `aclrtMallocPhysical(${byteLength}, device ${device}, attribute ${attribute})`);
  const handle = cell[0] as PhysicalMemPtr; // what the call has just written
  world.physicals.push({ handle, acquisitions: 1, device, store: new Store(byteLength), mappings: 0 });
}

function freePhysical(walk: Walk): void {
  const { world, random } = walk;
  const physical = random.pick(world.physicals);
  if (physical?.handle === undefined) return;
  walk.returns(raw.aclrtFreePhysical(physical.handle), 0, 'aclrtFreePhysical');
  physical.acquisitions -= 1;
  if (physical.acquisitions > 0) return;
  physical.handle = undefined;
  // Mappings keep the memory; without any it is gone.
  if (physical.mappings === 0) remove(world.physicals, physical);
}

/** A mapping gives its memory's handle again, also when every earlier one was given back. */
function retain(walk: Walk): void {
  const mapping = walk.random.pick(walk.world.mappings);
  if (mapping === undefined) return;
  const { physical } = mapping;
  walk.returns(
    raw.aclrtMemRetainAllocationHandle(addressOf(mapping), cell),
    0,
    'aclrtMemRetainAllocationHandle',
  );
  const handle = cell[0] as PhysicalMemPtr; // what the call has just written
  if (physical.handle !== undefined) walk.equal(handle, physical.handle, 'retained handle');
  physical.handle = handle;
  physical.acquisitions += 1;
}

/** What keeps a mapping from succeeding, by the documented rules. */
function expectedOfMap(range: Reservation, offset: number, byteLength: number, physical: Physical): number {
  const apart = range.mappings.every(
    (other) => offset + byteLength <= other.offset || other.offset + other.byteLength <= offset,
  );
  const fits = offset + byteLength <= range.byteLength && byteLength <= physical.store.byteLength;
  return apart && fits ? 0 : 507899;
}

function map(walk: Walk): void {
  const { world, random } = walk;
  const range = random.pick(world.reservations);
  const physical = random.pick(world.physicals.filter(({ handle }) => handle !== undefined));
  if (range === undefined || physical?.handle === undefined) return;
  // One range must not hold the memory of two devices.
  if (range.mappings.some((other) => other.physical.device !== physical.device)) return;
  const offset = random.below(range.byteLength / UNIT) * UNIT;
  const byteLength = random.chance(0.1) ? UNIT : physical.store.byteLength;
  const expected = expectedOfMap(range, offset, byteLength, physical);
  const address = (range.address + BigInt(offset)) as VirtualPtr;
  const returned = raw.aclrtMapMem(address, byteLength, 0, physical.handle, 0);
  const what = `aclrtMapMem(0x${address.toString(16)}, ${byteLength})`;
  if (expected !== 0) {
    const reserved = byteLength <= physical.store.byteLength;
    if (reserved) walk.returns(returned, expected, what, 'ACLSIM_FINDING_UNMATCHED_MAP');
    else walk.returns(returned, expected, what);
    return;
  }
  walk.returns(returned, 0, what);
  const mapping: ModelMapping = { range, offset, byteLength, physical, access: new Set([physical.device]) };
  physical.mappings += 1;
  range.mappings.push(mapping);
  range.mappings.sort((a, b) => a.offset - b.offset);
  world.mappings.push(mapping);
}

function unmap(walk: Walk): void {
  const { world, random } = walk;
  const mapping = random.pick(world.mappings);
  if (!mapping?.physical.store.users.mayUse(undefined, true)) return;
  const address = addressOf(mapping);
  walk.returns(raw.aclrtUnmapMem(address), 0, `aclrtUnmapMem(0x${address.toString(16)})`);
  remove(world.mappings, mapping);
  remove(mapping.range.mappings, mapping);
  const { physical } = mapping;
  physical.mappings -= 1;
  if (physical.mappings === 0 && physical.handle === undefined) remove(world.physicals, physical);
}

const placeOf = (id: number) => ({ id, type: aclrtMemLocationType.ACL_MEM_LOCATION_TYPE_DEVICE });

function setAccess(walk: Walk): void {
  const { world, random } = walk;
  const mapping = random.pick(world.mappings);
  if (mapping === undefined) return;
  const device = random.below(2);
  const access = [
    { flags: aclrtMemAccessFlags.ACL_RT_MEM_ACCESS_FLAGS_READWRITE, location: placeOf(device) },
  ];
  const returned = raw.aclrtMemSetAccess(addressOf(mapping), mapping.byteLength, access, 1);
  walk.returns(returned, 0, `aclrtMemSetAccess(device ${device})`);
  mapping.access.add(device);
}

function getAccess(walk: Walk): void {
  const { world, random } = walk;
  const mapping = random.pick(world.mappings);
  const device = random.below(2);
  if (mapping === undefined || !mapping.access.has(device)) return;
  walk.returns(raw.aclrtMemGetAccess(addressOf(mapping), placeOf(device), flags), 0, 'aclrtMemGetAccess');
  walk.equal((flags[0] ?? 0n) & 3n, 3n, `access of device ${device}`);
}

export const virtualOperations: readonly Operation[] = [
  { name: 'reserve', weight: 8, run: reserve },
  { name: 'release', weight: 6, run: release },
  { name: 'make physical memory', weight: 9, run: makePhysical },
  { name: 'free physical memory', weight: 8, run: freePhysical },
  { name: 'retain', weight: 2, run: retain },
  { name: 'map', weight: 20, run: map },
  { name: 'unmap', weight: 12, run: unmap },
  { name: 'set access', weight: 3, run: setAccess },
  { name: 'get access', weight: 3, run: getAccess },
];
