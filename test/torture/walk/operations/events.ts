import {
  ACL_EVENT_CAPTURE_STREAM_PROGRESS,
  ACL_EVENT_SYNC,
  ACL_EVENT_TIME_LINE,
} from '../../../../generated/constants.js';
import { aclrtEventRecordedStatus } from '../../../../generated/enums.js';
import * as raw from '../../../../generated/raw/index.js';
import type { EventPtr } from '../../../../generated/types.js';
import { reached } from '../happens-before.js';
import type { ModelEvent } from '../objects.js';
import type { Operation, Walk } from '../Walk.js';
import { remember, remove } from '../World.js';

/** Events of both kinds: those that take their resources when they are made, and those that take them when recorded. */

const cell = new BigUint64Array(1);
const status = new Int32Array(1);
const time = new Float32Array(1);
const MOST_EVENTS = 16;

function createEvent(walk: Walk): void {
  const { world, random } = walk;
  const { current } = world;
  if (current === undefined || world.events.length >= MOST_EVENTS) return;
  const ex = random.chance(0.6);
  const timing = !ex || random.chance(0.5);
  const flags = ACL_EVENT_SYNC | ACL_EVENT_CAPTURE_STREAM_PROGRESS | (timing ? ACL_EVENT_TIME_LINE : 0);
  const returned = ex ? raw.aclrtCreateEventExWithFlag(cell, flags) : raw.aclrtCreateEvent(cell);
  walk.returns(returned, 0, ex ? `aclrtCreateEventExWithFlag(${flags})` : 'aclrtCreateEvent');
  const pointer = cell[0] as EventPtr; // what the call has just written
  world.events.push({ pointer, device: current.device, ex, timing, record: undefined });
}

function destroyEvent(walk: Walk): void {
  const { world, random } = walk;
  const event = random.pick(world.events);
  if (event === undefined) return;
  walk.returns(raw.aclrtDestroyEvent(event.pointer), 0, 'aclrtDestroyEvent');
  remove(world.events, event);
  remember(world.deadEvents, event.pointer);
}

function record(walk: Walk): void {
  const { world, random } = walk;
  const stream = random.pick(world.usableStreams());
  const event = random.pick(world.events);
  if (stream?.context === undefined || event?.device !== stream.context.device) return;
  walk.returns(raw.aclrtRecordEvent(event.pointer, stream.pointer), 0, 'aclrtRecordEvent');
  stream.progress.queue();
  event.record = { stream, operation: stream.progress.submitted, clock: stream.progress.clock() };
}

function wait(walk: Walk): void {
  const { world, random } = walk;
  const stream = random.pick(world.usableStreams());
  const event = random.pick(world.events);
  if (stream?.context === undefined || event?.device !== stream.context.device) return;
  const returned = raw.aclrtStreamWaitEvent(stream.pointer, event.pointer);
  const unrecorded = event.record === undefined;
  walk.returns(returned, unrecorded && !event.ex ? 107000 : 0, 'aclrtStreamWaitEvent');
  if (event.record === undefined) return;
  const pending = event.record.operation > event.record.stream.progress.done;
  // Whether anything was queued depends on whether the event is complete already.
  if (pending) stream.uncertain = true;
  if (event.record.stream !== stream) stream.progress.waitFor(event.record.clock);
}

function query(walk: Walk): void {
  const { world, random } = walk;
  const event = random.pick(world.events);
  if (event === undefined) return;
  walk.returns(raw.aclrtQueryEventStatus(event.pointer, status), 0, 'aclrtQueryEventStatus');
  const complete = status[0] === aclrtEventRecordedStatus.ACL_EVENT_RECORDED_STATUS_COMPLETE;
  const { record: latest } = event;
  if (latest === undefined)
    walk.equal(complete, event.ex, 'completeness of an event that was never recorded');
  else if (isOver(event)) walk.equal(complete, true, 'completeness of an event that was reached');
  else if (world.surelyPending(latest.stream, latest.operation))
    walk.equal(complete, false, 'completeness of a held event');
  else if (complete) reached(latest.clock);
}

const isOver = ({ record: latest }: ModelEvent): boolean =>
  latest !== undefined && latest.operation <= latest.stream.progress.done;

function synchronize(walk: Walk): void {
  const { world, random } = walk;
  const event = random.pick(world.events);
  if (event === undefined) return;
  const { record: latest } = event;
  if (latest !== undefined && !isOver(event) && world.held) return;
  const returned = random.chance(0.5)
    ? raw.aclrtSynchronizeEvent(event.pointer)
    : raw.aclrtSynchronizeEventWithTimeout(event.pointer, 60_000);
  walk.returns(returned, 0, 'aclrtSynchronizeEvent');
  if (latest !== undefined) reached(latest.clock);
}

function elapsed(walk: Walk): void {
  const { world, random } = walk;
  const start = random.pick(world.events);
  const end = random.pick(world.events);
  if (start === undefined || end === undefined) return;
  // Whether an event is complete must be known.
  if ([start, end].some((event) => event.record !== undefined && !isOver(event))) return;
  const returned = raw.aclrtEventElapsedTime(time, start.pointer, end.pointer);
  const code = [start, end].some((event) => event.record === undefined) ? 507000 : 0;
  walk.returns(returned, code, 'aclrtEventElapsedTime');
  if (code !== 0) return;
  // The other way round the time is negative.
  if (certainlyAfter(end, start)) walk.equal((time[0] ?? -1) >= 0, true, 'a time of 0 or more');
}

/** On one stream the order of the records is the order of the times. */
const certainlyAfter = (end: ModelEvent, start: ModelEvent): boolean =>
  end.record !== undefined &&
  start.record !== undefined &&
  end.record.stream === start.record.stream &&
  end.record.operation >= start.record.operation;

export const eventOperations: readonly Operation[] = [
  { name: 'create an event', weight: 10, run: createEvent },
  { name: 'destroy an event', weight: 8, run: destroyEvent },
  { name: 'record', weight: 30, run: record },
  { name: 'wait', weight: 30, run: wait },
  { name: 'query an event', weight: 20, run: query },
  { name: 'synchronise an event', weight: 8, run: synchronize },
  { name: 'elapsed time', weight: 8, run: elapsed },
];
