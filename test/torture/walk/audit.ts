import { aclrtMemcpyKind, aclrtMemLocationType } from '../../../generated/enums.js';
import * as raw from '../../../generated/raw/index.js';
import * as simulator from '../../../generated/simulator/control.js';
import { aclsimObjectKind } from '../../../generated/simulator/control-types.js';
import type { MemoryPtr } from '../../../generated/types.js';
import { addressOf } from './objects.js';
import { isWritten, type Store } from './store.js';
import type { Walk } from './Walk.js';

/** Compares everything at once: what is alive, what every byte is that no work is queued for, what pointers are. */
export function audit(walk: Walk): void {
  countObjects(walk);
  askPointers(walk);
  const { world } = walk;
  if (world.current === undefined) return;
  for (const { address, store } of world.blocks) readBack(walk, address, store, store.byteLength);
  for (const mapping of world.mappings)
    readBack(walk, addressOf(mapping), mapping.physical.store, mapping.byteLength);
  for (const { view, store } of world.pinned)
    if (store.users.mayUse(undefined, false))
      walk.equalBytes(view, store.read(0, store.byteLength).bytes, 'pinned memory');
}

function countObjects(walk: Walk): void {
  const { world } = walk;
  const expected = {
    ACLSIM_OBJECT_CONTEXT: world.contexts.filter(({ primary }) => !primary).length,
    ACLSIM_OBJECT_STREAM: world.streams.length,
    ACLSIM_OBJECT_EVENT: world.events.length,
    ACLSIM_OBJECT_DEVICE_MEMORY: world.blocks.length,
    ACLSIM_OBJECT_HOST_MEMORY: world.pinned.length,
    ACLSIM_OBJECT_RESERVATION: world.reservations.length,
    ACLSIM_OBJECT_MAPPING: world.mappings.length,
    ACLSIM_OBJECT_PHYSICAL_MEMORY: world.physicals.filter(({ handle }) => handle !== undefined).length,
  } as const;
  let total = 0;
  for (const [name, count] of Object.entries(expected) as [keyof typeof expected, number][]) {
    walk.equal(Number(simulator.getLiveObjects(aclsimObjectKind[name])), count, `number of ${name}`);
    total += count;
  }
  walk.equal(
    Number(simulator.getLiveObjects(aclsimObjectKind.ACLSIM_OBJECT_KINDS)),
    total,
    'number of objects',
  );
}

function readBack(walk: Walk, address: MemoryPtr, store: Store, byteLength: number): void {
  if (!store.users.mayUse(undefined, false)) return;
  for (const offset of store.touched()) {
    const length = Math.min(4096, byteLength - offset);
    if (length <= 0) continue;
    const expected = store.read(offset, length);
    const actual = new Uint8Array(length);
    const source = (address + BigInt(offset)) as MemoryPtr;
    const kind = aclrtMemcpyKind.ACL_MEMCPY_DEVICE_TO_HOST;
    const returned = raw.aclrtMemcpy(actual, length, source, length, kind);
    const what = `aclrtMemcpy from 0x${source.toString(16)}, ${length} bytes`;
    if (isWritten(expected)) walk.returns(returned, 0, what);
    else walk.returns(returned, 0, what, 'ACLSIM_FINDING_UNINITIALISED_READ');
    walk.equalBytes(actual, expected.bytes, 'memory of the device');
  }
}

interface Attributes {
  location?: { id: number; type: number };
}

function askPointers(walk: Walk): void {
  const { world, random } = walk;
  const ask = (address: MemoryPtr, type: number, id: number): void => {
    const attributes: Attributes = {};
    walk.returns(raw.aclrtPointerGetAttributes(address, attributes), 0, 'aclrtPointerGetAttributes');
    walk.equal(attributes.location?.type, type, `kind of 0x${address.toString(16)}`);
    if (type === aclrtMemLocationType.ACL_MEM_LOCATION_TYPE_DEVICE)
      walk.equal(attributes.location?.id, id, `device of 0x${address.toString(16)}`);
  };
  const { ACL_MEM_LOCATION_TYPE_DEVICE: DEVICE, ACL_MEM_LOCATION_TYPE_HOST: HOST } = aclrtMemLocationType;
  for (const { address, device, store } of world.blocks)
    ask((address + BigInt(random.below(store.byteLength))) as MemoryPtr, DEVICE, device);
  for (const { address } of world.pinned) ask(address, HOST, 0);
  for (const mapping of world.mappings) ask(addressOf(mapping), DEVICE, mapping.physical.device);
}
