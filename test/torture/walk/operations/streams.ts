import { aclrtStreamStatus } from '../../../../generated/enums.js';
import * as raw from '../../../../generated/raw/index.js';
import * as simulator from '../../../../generated/simulator/control.js';
import type { ContextPtr, StreamPtr } from '../../../../generated/types.js';
import { type ModelContext, type ModelStream, makeStream } from '../objects.js';
import type { Operation, Walk } from '../Walk.js';
import { remember, remove } from '../World.js';

/** Contexts, streams, waiting for them, and holding all of them. */

const cell = new BigUint64Array(1);
const status = new Int32Array(1);
const MOST_STREAMS = 8;
const MOST_CONTEXTS = 5;
const TIMED_OUT = 507046;

function createStream(walk: Walk): void {
  const { world, random } = walk;
  if (world.current === undefined || world.streams.length >= MOST_STREAMS) return;
  const returned = random.chance(0.5)
    ? raw.aclrtCreateStream(cell)
    : raw.aclrtCreateStreamWithConfig(cell, random.below(10), random.below(4));
  walk.returns(returned, 0, 'aclrtCreateStream');
  const pointer = cell[0] as StreamPtr; // what the call has just written
  for (const other of world.streams)
    if (other.pointer === pointer) walk.equal(pointer, 'a new one', 'stream');
  world.streams.push(makeStream(pointer, world.current));
}

function destroyStream(walk: Walk): void {
  const { world, random } = walk;
  const stream = random.pick(world.streams);
  if (stream === undefined || world.current === undefined || world.mayBlock(stream)) return;
  if (stream.context !== world.current) {
    walk.returns(raw.aclrtDestroyStream(stream.pointer), 107003, 'aclrtDestroyStream of another context');
    return;
  }
  const force = random.chance(0.2) && stream.progress.drained && !stream.uncertain;
  const returned = force
    ? raw.aclrtDestroyStreamForce(stream.pointer)
    : raw.aclrtDestroyStream(stream.pointer);
  walk.returns(returned, 0, force ? 'aclrtDestroyStreamForce' : 'aclrtDestroyStream');
  ended(walk, stream);
  remove(world.streams, stream);
}

function ended(walk: Walk, stream: ModelStream): void {
  stream.progress.drain();
  stream.uncertain = false;
  if (stream.pointer !== null) remember(walk.world.deadStreams, stream.pointer);
}

/** Streams of other contexts may be waited for. */
function synchronizeStream(walk: Walk): void {
  const { world, random } = walk;
  const stream = random.pick(world.allStreams());
  if (stream === undefined || world.current === undefined || world.mayBlock(stream)) return;
  if (stream.pointer === null && stream.context !== world.current) return;
  const returned = random.chance(0.5)
    ? raw.aclrtSynchronizeStream(stream.pointer)
    : raw.aclrtSynchronizeStreamWithTimeout(stream.pointer, 60_000);
  walk.returns(returned, 0, 'aclrtSynchronizeStream');
  stream.progress.drain();
  stream.uncertain = false;
}

function synchronizeDevice(walk: Walk): void {
  const { world } = walk;
  const streams = world.usableStreams();
  if (world.current === undefined || streams.some((stream) => world.mayBlock(stream))) return;
  walk.returns(raw.aclrtSynchronizeDevice(), 0, 'aclrtSynchronizeDevice');
  for (const stream of streams) {
    stream.progress.drain();
    stream.uncertain = false;
  }
}

/** A wait for what is held comes to its time-out. */
function waitInVain(walk: Walk): void {
  const { world, random } = walk;
  const stream = random.pick(world.streams);
  if (!world.held || stream === undefined || world.current === undefined) return;
  const { progress } = stream;
  const returned = raw.aclrtSynchronizeStreamWithTimeout(stream.pointer, 1);
  const what = 'aclrtSynchronizeStreamWithTimeout(1) while held';
  if (world.surelyPending(stream, progress.submitted)) walk.returns(returned, TIMED_OUT, what);
  else if (progress.idle && !stream.uncertain) walk.returns(returned, 0, what);
  else if (walk.returnsOneOf(returned, [0, TIMED_OUT], what) === 0) {
    progress.drain();
    stream.uncertain = false;
  }
}

function queryStream(walk: Walk): void {
  const { world, random } = walk;
  const stream = random.pick(world.streams);
  if (stream === undefined || world.current === undefined) return;
  const { progress } = stream;
  walk.returns(raw.aclrtStreamQuery(stream.pointer, status), 0, 'aclrtStreamQuery');
  const complete = status[0] === aclrtStreamStatus.ACL_STREAM_STATUS_COMPLETE;
  if (world.surelyPending(stream, progress.submitted))
    walk.equal(complete, false, 'completeness of a held stream');
  else if (progress.idle && !stream.uncertain) walk.equal(complete, true, 'completeness of an idle stream');
  else if (complete) {
    progress.drain();
    stream.uncertain = false;
  }
}

export function hold(walk: Walk): void {
  const { world } = walk;
  if (world.held) return;
  for (const stream of world.allStreams()) stream.heldFrom = stream.progress.submitted;
  simulator.holdStreams(1);
  world.held = true;
  walk.did('aclsimHoldStreams(1)');
}

export function release(walk: Walk): void {
  if (!walk.world.held) return;
  simulator.holdStreams(0);
  walk.world.held = false;
  walk.did('aclsimHoldStreams(0)');
}

function createContext(walk: Walk): void {
  const { world, random } = walk;
  if (world.contexts.length >= MOST_CONTEXTS) return;
  const device = random.below(2);
  walk.returns(raw.aclrtCreateContext(cell, device), 0, `aclrtCreateContext(${device})`);
  world.current = world.addContext(cell[0] as ContextPtr, device, false); // what the call has just written
}

/** Its streams end with it, and what they have queued is dropped; memory and events stay. */
function destroyContext(walk: Walk): void {
  const { world, random } = walk;
  const context = random.pick(world.contexts);
  if (context === undefined) return;
  if (context.primary) {
    walk.returns(
      raw.aclrtDestroyContext(context.pointer),
      107002,
      'aclrtDestroyContext of a primary context',
    );
    return;
  }
  const streams = [context.defaultStream, ...world.streams.filter((stream) => stream.context === context)];
  if (streams.some((stream) => !stream.progress.drained || stream.uncertain)) return;
  walk.returns(raw.aclrtDestroyContext(context.pointer), 0, 'aclrtDestroyContext');
  for (const stream of streams) {
    ended(walk, stream);
    if (stream.pointer !== null) remove(world.streams, stream);
  }
  remove(world.contexts, context);
  remember(world.deadContexts, context.pointer);
  if (world.current === context) world.current = undefined;
}

function changeContext(walk: Walk): void {
  const context = walk.random.pick(walk.world.contexts);
  if (context !== undefined) enter(walk, context);
}

export function enter(walk: Walk, context: ModelContext): void {
  walk.returns(raw.aclrtSetCurrentContext(context.pointer), 0, 'aclrtSetCurrentContext');
  walk.world.current = context;
}

function askContext(walk: Walk): void {
  const { current } = walk.world;
  walk.returns(
    raw.aclrtGetCurrentContext(cell),
    current === undefined ? 107002 : 0,
    'aclrtGetCurrentContext',
  );
  if (current !== undefined) walk.equal(cell[0], current.pointer, 'the current context');
  const device = raw.aclrtGetDevice(status);
  walk.returns(device, current === undefined ? 107002 : 0, 'aclrtGetDevice');
  if (current !== undefined) walk.equal(status[0], current.device, 'the current device');
}

export const streamOperations: readonly Operation[] = [
  { name: 'create a stream', weight: 10, run: createStream },
  { name: 'destroy a stream', weight: 8, run: destroyStream },
  { name: 'synchronise a stream', weight: 20, run: synchronizeStream },
  { name: 'synchronise a device', weight: 4, run: synchronizeDevice },
  { name: 'wait in vain', weight: 2, run: waitInVain },
  { name: 'query a stream', weight: 20, run: queryStream },
  { name: 'hold', weight: 2, run: hold },
  { name: 'let go', weight: 10, run: release },
  { name: 'create a context', weight: 2, run: createContext },
  { name: 'destroy a context', weight: 3, run: destroyContext },
  { name: 'change the context', weight: 20, run: changeContext },
  { name: 'ask for the context', weight: 4, run: askContext },
];
