import { aclrtMemAttr } from '../../../generated/enums.js';
import * as raw from '../../../generated/raw/index.js';
import * as simulator from '../../../generated/simulator/control.js';
import type { ContextPtr } from '../../../generated/types.js';
import { addressOf } from './objects.js';
import { enter } from './operations/streams.js';
import type { Walk } from './Walk.js';

/** The beginning and the end of a walk: between them everything that is made is given back. */

const cell = new BigUint64Array(1);
const total = new BigUint64Array(1);

/** Two devices with their primary contexts; in every second walk the devices reach each other's memory. */
export function start(walk: Walk): void {
  const { world } = walk;
  for (const device of [0, 1]) {
    walk.returns(raw.aclrtSetDevice(device), 0, `aclrtSetDevice(${device})`);
    walk.returns(raw.aclrtGetCurrentContext(cell), 0, 'aclrtGetCurrentContext');
    world.current = world.addContext(cell[0] as ContextPtr, device, true); // what the call has just written
  }
  world.peers = walk.random.chance(0.5);
  if (!world.peers) return;
  for (const context of world.contexts) {
    enter(walk, context);
    walk.returns(raw.aclrtDeviceEnablePeerAccess(1 - context.device, 0), 0, 'aclrtDeviceEnablePeerAccess');
  }
}

export function freeBytes(walk: Walk): bigint[] {
  return walk.world.contexts
    .filter(({ primary }) => primary)
    .map((context) => {
      enter(walk, context);
      walk.returns(raw.aclrtGetMemInfo(aclrtMemAttr.ACL_HBM_MEM, cell, total), 0, 'aclrtGetMemInfo');
      return cell[0] as bigint;
    });
}

/** Gives everything back. */
export function end(walk: Walk): void {
  const { world } = walk;
  simulator.holdStreams(0);
  world.held = false;
  for (const event of world.events)
    walk.returns(raw.aclrtDestroyEvent(event.pointer), 0, 'aclrtDestroyEvent');
  for (const context of world.contexts) {
    enter(walk, context);
    for (const stream of world.streams)
      if (stream.context === context)
        walk.returns(raw.aclrtDestroyStream(stream.pointer), 0, 'aclrtDestroyStream');
    walk.returns(raw.aclrtSynchronizeDevice(), 0, 'aclrtSynchronizeDevice');
  }
  for (const context of world.contexts)
    if (!context.primary) walk.returns(raw.aclrtDestroyContext(context.pointer), 0, 'aclrtDestroyContext');
  for (const mapping of world.mappings)
    walk.returns(raw.aclrtUnmapMem(addressOf(mapping)), 0, 'aclrtUnmapMem');
  for (const { handle, acquisitions } of world.physicals)
    for (let count = 0; count < acquisitions; count += 1)
      walk.returns(raw.aclrtFreePhysical(handle ?? null), 0, 'aclrtFreePhysical');
  for (const { address } of world.reservations)
    walk.returns(raw.aclrtReleaseMemAddress(address), 0, 'aclrtReleaseMemAddress');
  for (const { address } of world.blocks) walk.returns(raw.aclrtFree(address), 0, 'aclrtFree');
  for (const { address } of world.pinned) walk.returns(raw.aclrtFreeHost(address), 0, 'aclrtFreeHost');
  for (const list of [world.events, world.streams, world.mappings, world.physicals, world.reservations])
    list.splice(0);
  world.blocks.splice(0);
  world.pinned.splice(0);
}

/** Everything is given back: the devices too. */
export function leave(walk: Walk): void {
  for (const device of [0, 1]) walk.returns(raw.aclrtResetDevice(device), 0, `aclrtResetDevice(${device})`);
}
