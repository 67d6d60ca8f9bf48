import { ACL_EVENT_CAPTURE_STREAM_PROGRESS, ACL_EVENT_SYNC } from '../../../../generated/constants.js';
import { aclrtMemcpyKind } from '../../../../generated/enums.js';
import * as raw from '../../../../generated/raw/index.js';
import type { EventPtr } from '../../../../generated/types.js';
import type { DeviceBlock, ModelStream, PinnedBlock } from '../objects.js';
import { content } from '../store.js';
import type { Operation, Walk } from '../Walk.js';
import { hold, release } from './streams.js';

/** Work whose result tells whether the order was kept, and whether it was really done later. */

const cell = new BigUint64Array(1);
const { ACL_MEMCPY_HOST_TO_DEVICE: UP, ACL_MEMCPY_DEVICE_TO_HOST: DOWN } = aclrtMemcpyKind;

/** A block on the stream's device and a pinned one, neither in use. */
function findBlocks(
  walk: Walk,
  stream: ModelStream,
): { block: DeviceBlock; pinned: PinnedBlock } | undefined {
  const { world, random } = walk;
  const block = random.pick(world.blocks);
  const pinned = random.pick(world.pinned);
  if (block === undefined || pinned === undefined || block.device !== stream.context?.device)
    return undefined;
  const unused = [block, pinned].every(({ store }) => store.users.mayUse(undefined, true));
  return unused ? { block, pinned } : undefined;
}

/** Many fills on one stream, and a copy of the result on another, which has only an event to know when it may begin. */
function chain(walk: Walk): void {
  const { world, random } = walk;
  const first = random.pick(world.usableStreams());
  const second = random.pick(world.usableStreams());
  if (first === undefined || second === undefined || first === second) return;
  const blocks = findBlocks(walk, first);
  if (blocks === undefined) return;
  const { block, pinned } = blocks;
  const size = Math.min(block.store.byteLength, pinned.store.byteLength);
  const bytes = new Uint8Array(size);
  for (let round = random.between(1, 40); round > 0; round -= 1) {
    const value = random.below(256);
    walk.returns(
      raw.aclrtMemsetAsync(block.address, size, value, size, first.pointer),
      0,
      'aclrtMemsetAsync',
    );
    first.progress.queue();
    bytes.fill(value);
  }
  const flags = ACL_EVENT_SYNC | ACL_EVENT_CAPTURE_STREAM_PROGRESS;
  const created = random.chance(0.5)
    ? raw.aclrtCreateEventExWithFlag(cell, flags)
    : raw.aclrtCreateEvent(cell);
  walk.returns(created, 0, 'an event');
  const event = cell[0] as EventPtr; // what the call has just written
  walk.returns(raw.aclrtRecordEvent(event, first.pointer), 0, 'aclrtRecordEvent');
  first.progress.queue();
  block.store.users.add(first.progress, true);
  walk.returns(raw.aclrtStreamWaitEvent(second.pointer, event), 0, 'aclrtStreamWaitEvent');
  // Destroyed while it is waited for: the wait stays.
  walk.returns(raw.aclrtDestroyEvent(event), 0, 'aclrtDestroyEvent');
  second.uncertain = true;
  second.progress.waitFor(first.progress.clock());
  const copied = raw.aclrtMemcpyAsync(pinned.address, size, block.address, size, DOWN, second.pointer);
  walk.returns(copied, 0, 'aclrtMemcpyAsync');
  second.progress.queue();
  block.store.write(0, content(bytes));
  pinned.store.write(0, content(bytes));
  block.store.users.add(second.progress, false);
  pinned.store.users.add(second.progress, true);
}

/** A copy of pinned memory reads its source when the stream gets there, not when it is queued. */
function copyLate(walk: Walk): void {
  const { world, random } = walk;
  const stream = random.pick(world.usableStreams());
  const blocks = stream && findBlocks(walk, stream);
  if (stream === undefined || blocks === undefined || world.held) return;
  const { block, pinned } = blocks;
  const size = Math.min(block.store.byteLength, pinned.store.byteLength);
  walk.returns(raw.aclrtMemset(block.address, size, 1, size), 0, 'aclrtMemset');
  hold(walk);
  pinned.view.fill(2, 0, size);
  const queued = raw.aclrtMemcpyAsync(block.address, size, pinned.address, size, UP, stream.pointer);
  walk.returns(queued, 0, 'aclrtMemcpyAsync, held');
  stream.progress.queue();
  const before = new Uint8Array(size);
  walk.returns(raw.aclrtMemcpy(before, size, block.address, size, DOWN), 0, 'aclrtMemcpy while it is held');
  walk.equalBytes(before, new Uint8Array(size).fill(1), 'the destination of a copy that is held');
  random.fill(pinned.view.subarray(0, size));
  const bytes = content(pinned.view.slice(0, size));
  release(walk);
  pinned.store.write(0, bytes);
  block.store.write(0, bytes);
  block.store.users.add(stream.progress, true);
  pinned.store.users.add(stream.progress, false);
}

export const orderOperations: readonly Operation[] = [
  { name: 'chain across streams', weight: 6, run: chain },
  { name: 'late copy', weight: 6, run: copyLate },
];
