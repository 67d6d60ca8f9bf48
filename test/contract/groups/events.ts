import * as acl from '../../../generated/raw/index.js';
import type { DevicePtr, EventPtr, HostPtr, StreamPtr } from '../../../generated/types.js';
import { canHoldStreams, holdStreams, PointerCell } from '../harness/cells.js';
import { type Recorder, setup } from '../harness/scenario.js';

const SIZE = 2 ** 20;
const SYNC = 1;
const TIME_LINE = 8;

/** The state of an event as a row. */
function queryEvent(run: Recorder, name: string, event: EventPtr): void {
  const status = new Int32Array([-7]);
  run.row(
    'aclrtQueryEventStatus',
    name,
    () => acl.aclrtQueryEventStatus(event, status),
    () => ({ status: status[0] ?? -1 }),
  );
}

/** Rows about a stream whose work is not done. Needs a library that can hold its streams. */
export function busyStream(run: Recorder, stream: StreamPtr): void {
  if (!canHoldStreams()) return;
  const event = new PointerCell<EventPtr>();
  const device = new PointerCell<DevicePtr>();
  const pinned = new PointerCell<HostPtr>();
  setup(() => acl.aclrtCreateEvent(event.cell));
  setup(() => acl.aclrtMalloc(device.cell, SIZE, 0));
  setup(() => acl.aclrtMallocHost(pinned.cell, SIZE));
  holdStreams(true);
  setup(() => acl.aclrtMemcpyAsync(device.value, SIZE, pinned.value, SIZE, 1, stream));
  setup(() => acl.aclrtRecordEvent(event.value, stream));
  const status = new Int32Array([-7]);
  run.row(
    'aclrtStreamQuery',
    'stream with unfinished work',
    () => acl.aclrtStreamQuery(stream, status),
    () => ({ status: status[0] ?? -1 }),
  );
  run.row('aclrtSynchronizeStreamWithTimeout', 'unfinished work, 200 ms', () =>
    acl.aclrtSynchronizeStreamWithTimeout(stream, 200),
  );
  run.row('aclrtSynchronizeDeviceWithTimeout', 'unfinished work, 50 ms', () =>
    acl.aclrtSynchronizeDeviceWithTimeout(50),
  );
  queryEvent(run, 'event on busy stream', event.value);
  run.row('aclrtSynchronizeEventWithTimeout', 'event on busy stream, 50 ms', () =>
    acl.aclrtSynchronizeEventWithTimeout(event.value, 50),
  );
  holdStreams(false);
  run.row('aclrtSynchronizeStream', 'after the device is released', () => acl.aclrtSynchronizeStream(stream));
  queryEvent(run, 'event after sync', event.value);
}

export function events(run: Recorder, first: StreamPtr, second: StreamPtr): void {
  const [start, end] = [new PointerCell<EventPtr>(), new PointerCell<EventPtr>()];
  run.row('aclrtCreateEvent', 'NULL out', () => acl.aclrtCreateEvent(null));
  run.row('aclrtCreateEvent', 'valid', () => acl.aclrtCreateEvent(start.cell));
  setup(() => acl.aclrtCreateEvent(end.cell));
  neverRecorded(run, start.value, end.value, second);
  recorded(run, start.value, end.value, first);
  withFlags(run, first, second);
  const stream: StreamPtr | null = null;
  run.row('aclrtStreamWaitEvent', 'NULL stream, recorded event', () =>
    acl.aclrtStreamWaitEvent(stream, end.value),
  );
  run.row('aclrtStreamWaitEvent', 'NULL event', () => acl.aclrtStreamWaitEvent(second, null));
  run.row('aclrtDestroyEvent', 'NULL', () => acl.aclrtDestroyEvent(null));
  run.row('aclrtDestroyEvent', 'valid', () => acl.aclrtDestroyEvent(start.value));
}

function neverRecorded(run: Recorder, event: EventPtr, other: EventPtr, stream: StreamPtr): void {
  queryEvent(run, 'never recorded event', event);
  run.row('aclrtQueryEventStatus', 'NULL status', () => acl.aclrtQueryEventStatus(event, null));
  run.row('aclrtSynchronizeEvent', 'never recorded', () => acl.aclrtSynchronizeEvent(event));
  run.row('aclrtSynchronizeEvent', 'NULL', () => acl.aclrtSynchronizeEvent(null));
  for (const timeout of [10, 0, -2])
    run.row('aclrtSynchronizeEventWithTimeout', `never recorded, timeout ${timeout}`, () =>
      acl.aclrtSynchronizeEventWithTimeout(event, timeout),
    );
  run.row('aclrtStreamWaitEvent', 'never recorded event', () => acl.aclrtStreamWaitEvent(stream, event));
  const ms = new Float32Array(1);
  run.row('aclrtEventElapsedTime', 'never recorded', () => acl.aclrtEventElapsedTime(ms, event, other));
  run.row('aclrtRecordEvent', 'NULL event', () => acl.aclrtRecordEvent(null, stream));
}

function recorded(run: Recorder, start: EventPtr, end: EventPtr, stream: StreamPtr): void {
  const device = new PointerCell<DevicePtr>();
  setup(() => acl.aclrtMalloc(device.cell, SIZE, 0));
  run.row('aclrtRecordEvent', 'valid', () => acl.aclrtRecordEvent(start, stream));
  setup(() => acl.aclrtMemsetAsync(device.value, SIZE, 1, SIZE, stream));
  setup(() => acl.aclrtRecordEvent(end, stream));
  run.row('aclrtSynchronizeEvent', 'recorded', () => acl.aclrtSynchronizeEvent(end));
  queryEvent(run, 'recorded and complete', start);
  const ms = new Float32Array(1);
  run.row(
    'aclrtEventElapsedTime',
    'valid',
    () => acl.aclrtEventElapsedTime(ms, start, end),
    () => ({ ms: ms[0] ?? -1 }),
  );
  run.row(
    'aclrtEventElapsedTime',
    'end before start',
    () => acl.aclrtEventElapsedTime(ms, end, start),
    () => ({ negative: (ms[0] ?? 0) < 0 }),
  );
  run.row('aclrtEventElapsedTime', 'NULL ms', () => acl.aclrtEventElapsedTime(null, start, end));
  run.row('aclrtEventElapsedTime', 'NULL start', () => acl.aclrtEventElapsedTime(ms, null, end));
  run.row('aclrtEventElapsedTime', 'NULL end', () => acl.aclrtEventElapsedTime(ms, start, null));
  const plain = new PointerCell<EventPtr>();
  setup(() => acl.aclrtCreateEventWithFlag(plain.cell, SYNC));
  setup(() => acl.aclrtRecordEvent(plain.value, stream));
  setup(() => acl.aclrtSynchronizeStream(stream));
  run.row('aclrtEventElapsedTime', 'event without TIME_LINE flag', () =>
    acl.aclrtEventElapsedTime(ms, start, plain.value),
  );
}

function withFlags(run: Recorder, first: StreamPtr, second: StreamPtr): void {
  const event = new PointerCell<EventPtr>();
  const create = (name: string, flag: number) =>
    run.row('aclrtCreateEventWithFlag', name, () => acl.aclrtCreateEventWithFlag(event.cell, flag));
  run.row('aclrtCreateEventWithFlag', 'NULL out', () => acl.aclrtCreateEventWithFlag(null, SYNC));
  create('flag 0xffffffff', 0xffffffff);
  create('flag 0', 0);
  create('flag TIME_LINE', TIME_LINE);
  run.row('aclrtStreamWaitEvent', 'event without SYNC flag', () =>
    acl.aclrtStreamWaitEvent(second, event.value),
  );
  setup(() => acl.aclrtDestroyEvent(event.value));
  run.row('aclrtCreateEventExWithFlag', 'flag 0', () => acl.aclrtCreateEventExWithFlag(event.cell, 0));
  run.row('aclrtCreateEventExWithFlag', 'ACL_EVENT_SYNC|TIME_LINE', () =>
    acl.aclrtCreateEventExWithFlag(event.cell, SYNC | TIME_LINE),
  );
  queryEvent(run, 'never recorded Ex event', event.value);
  run.row('aclrtStreamWaitEvent', 'never recorded Ex event', () =>
    acl.aclrtStreamWaitEvent(second, event.value),
  );
  run.row('aclrtRecordEvent', 'Ex event', () => acl.aclrtRecordEvent(event.value, first));
  run.row('aclrtStreamWaitEvent', 'Ex event on 2nd stream', () =>
    acl.aclrtStreamWaitEvent(second, event.value),
  );
  run.row('aclrtSynchronizeStream', '2nd stream after wait', () => acl.aclrtSynchronizeStream(second));
  run.row('aclrtResetEvent', 'Ex event', () => acl.aclrtResetEvent(event.value, first));
  run.row('aclrtDestroyEvent', 'Ex event', () => acl.aclrtDestroyEvent(event.value));
}
