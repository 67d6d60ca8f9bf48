// Generated from scripts/headers by `npm run generate`. Do not edit: --check compares every byte.

import { bind, isTraced, outOf, traced } from '../../src/native/index.js';
import type { StructInput } from '../../src/native/index.js';
import { aclrtIpcEventHandle } from '../structs.js';
import type { EventPtr, StreamPtr } from '../types.js';
let aclrtCreateEvent$: typeof aclrtCreateEvent | undefined;
/**
 * Creates an event for timing and for ordering streams, with resources taken at once.
 * C: `aclError aclrtCreateEvent(aclrtEvent *event)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtCreateEvent(event: BigUint64Array | null): number {
  aclrtCreateEvent$ ??= bind({ name: 'aclrtCreateEvent', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtCreateEvent', 'event', aclrtCreateEvent$, [event]);
  return aclrtCreateEvent$(event);
}

let aclrtCreateEventExWithFlag$: typeof aclrtCreateEventExWithFlag | undefined;
/**
 * Creates an event that takes its resources when it is recorded; recording may therefore block.
 * C: `aclError aclrtCreateEventExWithFlag(aclrtEvent *event, uint32_t flag)`. Since CANN 7.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtCreateEventExWithFlag(event: BigUint64Array | null, flag: number): number {
  aclrtCreateEventExWithFlag$ ??= bind({ name: 'aclrtCreateEventExWithFlag', library: 'libacl_rt.so', since: '7.0.0', result: 'int32_t', params: ['void *', 'uint32_t'] });
  if (isTraced()) return traced('aclrtCreateEventExWithFlag', 'event flag', aclrtCreateEventExWithFlag$, [event, flag]);
  return aclrtCreateEventExWithFlag$(event, flag);
}

let aclrtCreateEventWithFlag$: typeof aclrtCreateEventWithFlag | undefined;
/**
 * Creates an event with chosen abilities and resources taken at once.
 * C: `aclError aclrtCreateEventWithFlag(aclrtEvent *event, uint32_t flag)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtCreateEventWithFlag(event: BigUint64Array | null, flag: number): number {
  aclrtCreateEventWithFlag$ ??= bind({ name: 'aclrtCreateEventWithFlag', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['void *', 'uint32_t'] });
  if (isTraced()) return traced('aclrtCreateEventWithFlag', 'event flag', aclrtCreateEventWithFlag$, [event, flag]);
  return aclrtCreateEventWithFlag$(event, flag);
}

let aclrtDestroyEvent$: typeof aclrtDestroyEvent | undefined;
/**
 * Gives up an event without waiting; what is recorded or waited for still finishes. Needs no context.
 * C: `aclError aclrtDestroyEvent(aclrtEvent event)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtDestroyEvent(event: EventPtr | null): number {
  aclrtDestroyEvent$ ??= bind({ name: 'aclrtDestroyEvent', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtDestroyEvent', 'event', aclrtDestroyEvent$, [event]);
  return aclrtDestroyEvent$(event);
}

let aclrtEventElapsedTime$: typeof aclrtEventElapsedTime | undefined;
/**
 * Computes the time between two recorded events.
 * C: `aclError aclrtEventElapsedTime(float *ms, aclrtEvent startEvent, aclrtEvent endEvent)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtEventElapsedTime(ms: Float32Array | null, startEvent: EventPtr | null, endEvent: EventPtr | null): number {
  aclrtEventElapsedTime$ ??= bind({ name: 'aclrtEventElapsedTime', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['void *', 'void *', 'void *'] });
  if (isTraced()) return traced('aclrtEventElapsedTime', 'ms startEvent endEvent', aclrtEventElapsedTime$, [ms, startEvent, endEvent]);
  return aclrtEventElapsedTime$(ms, startEvent, endEvent);
}

let aclrtEventGetTimestamp$: typeof aclrtEventGetTimestamp | undefined;
/**
 * Reads when the record of an event was reached.
 * C: `aclError aclrtEventGetTimestamp(aclrtEvent event, uint64_t *timestamp)`. Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtEventGetTimestamp(event: EventPtr | null, timestamp: BigUint64Array | null): number {
  aclrtEventGetTimestamp$ ??= bind({ name: 'aclrtEventGetTimestamp', library: 'libacl_rt.so', since: '8.1.RC1', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclrtEventGetTimestamp', 'event timestamp', aclrtEventGetTimestamp$, [event, timestamp]);
  return aclrtEventGetTimestamp$(event, timestamp);
}

let aclrtGetEventAvailNum$: typeof aclrtGetEventAvailNum | undefined;
/**
 * Reads how many more events can be created on the current device.
 * C: `aclError aclrtGetEventAvailNum(uint32_t *eventCount)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtGetEventAvailNum(eventCount: Uint32Array | null): number {
  aclrtGetEventAvailNum$ ??= bind({ name: 'aclrtGetEventAvailNum', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtGetEventAvailNum', 'eventCount', aclrtGetEventAvailNum$, [eventCount]);
  return aclrtGetEventAvailNum$(eventCount);
}

let aclrtGetEventId$: typeof aclrtGetEventId | undefined;
/**
 * Reads the number of an event. An IPC event gives 207000.
 * C: `aclError aclrtGetEventId(aclrtEvent event, uint32_t *eventId)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtGetEventId(event: EventPtr | null, eventId: Uint32Array | null): number {
  aclrtGetEventId$ ??= bind({ name: 'aclrtGetEventId', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclrtGetEventId', 'event eventId', aclrtGetEventId$, [event, eventId]);
  return aclrtGetEventId$(event, eventId);
}

let aclrtIpcGetEventHandle$: typeof aclrtIpcGetEventHandle | undefined;
/**
 * Makes a key with which another process opens an event. The event must outlive its use there.
 * C: `aclError aclrtIpcGetEventHandle(aclrtEvent event, aclrtIpcEventHandle *handle)`. Since CANN 8.5.0. Products: A3, 910b.
 */
export function aclrtIpcGetEventHandle(event: EventPtr | null, handle: object | null): number {
  aclrtIpcGetEventHandle$ ??= bind({ name: 'aclrtIpcGetEventHandle', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', outOf(aclrtIpcEventHandle)] });
  if (isTraced()) return traced('aclrtIpcGetEventHandle', 'event handle', aclrtIpcGetEventHandle$, [event, handle]);
  return aclrtIpcGetEventHandle$(event, handle);
}

let aclrtIpcOpenEventHandle$: typeof aclrtIpcOpenEventHandle | undefined;
/**
 * Opens an event of another process. The caller destroys the new handle with aclrtDestroyEvent.
 * C: `aclError aclrtIpcOpenEventHandle(aclrtIpcEventHandle handle, aclrtEvent *event)`. Since CANN 8.5.0. Products: A3, 910b.
 */
export function aclrtIpcOpenEventHandle(handle: StructInput<aclrtIpcEventHandle>, event: BigUint64Array | null): number {
  aclrtIpcOpenEventHandle$ ??= bind({ name: 'aclrtIpcOpenEventHandle', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: [aclrtIpcEventHandle, 'void *'] });
  if (isTraced()) return traced('aclrtIpcOpenEventHandle', 'handle event', aclrtIpcOpenEventHandle$, [handle, event]);
  return aclrtIpcOpenEventHandle$(handle, event);
}

let aclrtQueryEvent$: typeof aclrtQueryEvent | undefined;
/**
 * Tells without waiting whether an event is complete.
 * C: `aclError aclrtQueryEvent(aclrtEvent event, aclrtEventStatus *status)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 * @deprecated use aclrtQueryEventStatus instead
 */
export function aclrtQueryEvent(event: EventPtr | null, status: Int32Array | null): number {
  aclrtQueryEvent$ ??= bind({ name: 'aclrtQueryEvent', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclrtQueryEvent', 'event status', aclrtQueryEvent$, [event, status]);
  return aclrtQueryEvent$(event, status);
}

let aclrtQueryEventStatus$: typeof aclrtQueryEventStatus | undefined;
/**
 * Tells without waiting whether the latest record of an event is complete. Needs no context.
 * C: `aclError aclrtQueryEventStatus(aclrtEvent event, aclrtEventRecordedStatus *status)`. Since CANN 6.0.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtQueryEventStatus(event: EventPtr | null, status: Int32Array | null): number {
  aclrtQueryEventStatus$ ??= bind({ name: 'aclrtQueryEventStatus', library: 'libacl_rt.so', since: '6.0.RC1', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclrtQueryEventStatus', 'event status', aclrtQueryEventStatus$, [event, status]);
  return aclrtQueryEventStatus$(event, status);
}

let aclrtQueryEventWaitStatus$: typeof aclrtQueryEventWaitStatus | undefined;
/**
 * Tells without waiting whether the stream waits for an event are over.
 * C: `aclError aclrtQueryEventWaitStatus(aclrtEvent event, aclrtEventWaitStatus *status)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtQueryEventWaitStatus(event: EventPtr | null, status: Int32Array | null): number {
  aclrtQueryEventWaitStatus$ ??= bind({ name: 'aclrtQueryEventWaitStatus', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclrtQueryEventWaitStatus', 'event status', aclrtQueryEventWaitStatus$, [event, status]);
  return aclrtQueryEventWaitStatus$(event, status);
}

let aclrtRecordEvent$: typeof aclrtRecordEvent | undefined;
/**
 * Queues a record: the event is complete when the tasks before it in the stream are done.
 * C: `aclError aclrtRecordEvent(aclrtEvent event, aclrtStream stream)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtRecordEvent(event: EventPtr | null, stream: StreamPtr | null): number {
  aclrtRecordEvent$ ??= bind({ name: 'aclrtRecordEvent', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclrtRecordEvent', 'event stream', aclrtRecordEvent$, [event, stream]);
  return aclrtRecordEvent$(event, stream);
}

let aclrtResetEvent$: typeof aclrtResetEvent | undefined;
/**
 * Queues a reset of an event, usually behind the wait for it, so that it can be recorded again.
 * C: `aclError aclrtResetEvent(aclrtEvent event, aclrtStream stream)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtResetEvent(event: EventPtr | null, stream: StreamPtr | null): number {
  aclrtResetEvent$ ??= bind({ name: 'aclrtResetEvent', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclrtResetEvent', 'event stream', aclrtResetEvent$, [event, stream]);
  return aclrtResetEvent$(event, stream);
}

let aclrtSetOpWaitTimeout$: typeof aclrtSetOpWaitTimeout | undefined;
/**
 * Sets how long wait tasks of the process may take before they fail.
 * C: `aclError aclrtSetOpWaitTimeout(uint32_t timeout)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 910.
 */
export function aclrtSetOpWaitTimeout(timeout: number): number {
  aclrtSetOpWaitTimeout$ ??= bind({ name: 'aclrtSetOpWaitTimeout', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['uint32_t'] });
  if (isTraced()) return traced('aclrtSetOpWaitTimeout', 'timeout', aclrtSetOpWaitTimeout$, [timeout]);
  return aclrtSetOpWaitTimeout$(timeout);
}

let aclrtStreamWaitEvent$: typeof aclrtStreamWaitEvent | undefined;
/**
 * Queues a wait: later tasks of the stream start after the latest record of the event is complete.
 * C: `aclError aclrtStreamWaitEvent(aclrtStream stream, aclrtEvent event)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtStreamWaitEvent(stream: StreamPtr | null, event: EventPtr | null): number {
  aclrtStreamWaitEvent$ ??= bind({ name: 'aclrtStreamWaitEvent', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclrtStreamWaitEvent', 'stream event', aclrtStreamWaitEvent$, [stream, event]);
  return aclrtStreamWaitEvent$(stream, event);
}

let aclrtStreamWaitEventWithTimeout$: typeof aclrtStreamWaitEventWithTimeout | undefined;
/**
 * As aclrtStreamWaitEvent, with a limit for the wait on the device.
 * C: `aclError aclrtStreamWaitEventWithTimeout(aclrtStream stream, aclrtEvent event, int32_t timeout)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtStreamWaitEventWithTimeout(stream: StreamPtr | null, event: EventPtr | null, timeout: number): number {
  aclrtStreamWaitEventWithTimeout$ ??= bind({ name: 'aclrtStreamWaitEventWithTimeout', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'void *', 'int32_t'] });
  if (isTraced()) return traced('aclrtStreamWaitEventWithTimeout', 'stream event timeout', aclrtStreamWaitEventWithTimeout$, [stream, event, timeout]);
  return aclrtStreamWaitEventWithTimeout$(stream, event, timeout);
}

let aclrtSynchronizeEvent$: typeof aclrtSynchronizeEvent | undefined;
/**
 * Blocks the calling thread until an event is complete; returns at once when it was never recorded. Needs no context.
 * C: `aclError aclrtSynchronizeEvent(aclrtEvent event)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtSynchronizeEvent(event: EventPtr | null): number {
  aclrtSynchronizeEvent$ ??= bind({ name: 'aclrtSynchronizeEvent', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtSynchronizeEvent', 'event', aclrtSynchronizeEvent$, [event]);
  return aclrtSynchronizeEvent$(event);
}

let aclrtSynchronizeEventWithTimeout$: typeof aclrtSynchronizeEventWithTimeout | undefined;
/**
 * As aclrtSynchronizeEvent, but gives up with 507047 after a time.
 * C: `aclError aclrtSynchronizeEventWithTimeout(aclrtEvent event, int32_t timeout)`. Since CANN 6.3.RC2. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtSynchronizeEventWithTimeout(event: EventPtr | null, timeout: number): number {
  aclrtSynchronizeEventWithTimeout$ ??= bind({ name: 'aclrtSynchronizeEventWithTimeout', library: 'libacl_rt.so', since: '6.3.RC2', result: 'int32_t', params: ['void *', 'int32_t'] });
  if (isTraced()) return traced('aclrtSynchronizeEventWithTimeout', 'event timeout', aclrtSynchronizeEventWithTimeout$, [event, timeout]);
  return aclrtSynchronizeEventWithTimeout$(event, timeout);
}
