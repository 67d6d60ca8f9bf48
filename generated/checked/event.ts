// Generated from scripts/headers by `npm run generate`. Do not edit: --check compares every byte.

import { checkInt32, checkNullablePointer, checkPointer, checkUint32, exact, failure, float32Cell, int32Cell, pointerCell, structOf, uint32Cell, uint64Cell } from '../../src/native/index.js';
import type { StructInput } from '../../src/native/index.js';
import type { aclrtEventRecordedStatus, aclrtEventStatus, aclrtEventWaitStatus } from '../enums.js';
import { aclrtIpcEventHandle } from '../structs.js';
import type { EventPtr, StreamPtr } from '../types.js';
import * as raw from '../raw/event.js';

const createEvent$event = pointerCell();
/**
 * Creates an event for timing and for ordering streams, with resources taken at once.
 *
 * Needs a current context. The number of events of a device is limited (207007).
 *
 * C: `aclError aclrtCreateEvent(aclrtEvent *event)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @returns receives the handle
 * @throws AclError when C returns a code other than 0.
 * @since CANN 5.0.4
 * @see aclrtDestroyEvent
 */
export function createEvent(): EventPtr {
  const returned = raw.aclrtCreateEvent(createEvent$event);
  if (returned !== 0) throw failure('aclrtCreateEvent', returned, {});
  return createEvent$event[0] as EventPtr;
}

const createEventExWithFlag$event = pointerCell();
/**
 * Creates an event that takes its resources when it is recorded; recording may therefore block.
 *
 * Such an event counts as complete before its first record and cannot be reset.
 *
 * C: `aclError aclrtCreateEventExWithFlag(aclrtEvent *event, uint32_t flag)` in libacl_rt.so.
 * Since CANN 7.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param flag - ACL_EVENT_SYNC, CAPTURE_STREAM_PROGRESS and TIME_LINE joined by or, or ACL_EVENT_IPC alone
 * @returns receives the handle
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 7.0.0
 * @see aclrtDestroyEvent
 */
export function createEventExWithFlag(flag: number): EventPtr {
  checkUint32(flag, 'aclrtCreateEventExWithFlag', 'flag');
  const returned = raw.aclrtCreateEventExWithFlag(createEventExWithFlag$event, flag);
  if (returned !== 0) throw failure('aclrtCreateEventExWithFlag', returned, { flag });
  return createEventExWithFlag$event[0] as EventPtr;
}

const createEventWithFlag$event = pointerCell();
/**
 * Creates an event with chosen abilities and resources taken at once.
 *
 * Needs a current context.
 *
 * C: `aclError aclrtCreateEventWithFlag(aclrtEvent *event, uint32_t flag)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param flag - ACL_EVENT flags joined by or, not 0, without ACL_EVENT_IPC
 * @returns receives the handle
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclrtDestroyEvent
 * @see aclrtCreateEventExWithFlag
 */
export function createEventWithFlag(flag: number): EventPtr {
  checkUint32(flag, 'aclrtCreateEventWithFlag', 'flag');
  const returned = raw.aclrtCreateEventWithFlag(createEventWithFlag$event, flag);
  if (returned !== 0) throw failure('aclrtCreateEventWithFlag', returned, { flag });
  return createEventWithFlag$event[0] as EventPtr;
}

/**
 * Gives up an event without waiting; what is recorded or waited for still finishes. Needs no context.
 *
 * C: `aclError aclrtDestroyEvent(aclrtEvent event)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param event - handle from a create or open function
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclrtCreateEvent
 */
export function destroyEvent(event: EventPtr): void {
  checkPointer(event, 'aclrtDestroyEvent', 'event');
  const returned = raw.aclrtDestroyEvent(event);
  if (returned !== 0) throw failure('aclrtDestroyEvent', returned, { event });
}

const eventElapsedTime$ms = float32Cell();
/**
 * Computes the time between two recorded events.
 *
 * Both need ACL_EVENT_TIME_LINE and must be complete (107006); 107007 when the end lies before the start.
 *
 * C: `aclError aclrtEventElapsedTime(float *ms, aclrtEvent startEvent, aclrtEvent endEvent)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param startEvent - earlier event
 * @param endEvent - later event
 * @returns receives milliseconds
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclrtEventGetTimestamp
 */
export function eventElapsedTime(startEvent: EventPtr, endEvent: EventPtr): number {
  checkPointer(startEvent, 'aclrtEventElapsedTime', 'startEvent');
  checkPointer(endEvent, 'aclrtEventElapsedTime', 'endEvent');
  const returned = raw.aclrtEventElapsedTime(eventElapsedTime$ms, startEvent, endEvent);
  if (returned !== 0) throw failure('aclrtEventElapsedTime', returned, { startEvent, endEvent });
  return eventElapsedTime$ms[0] as number;
}

const eventGetTimestamp$timestamp = uint64Cell();
/**
 * Reads when the record of an event was reached.
 *
 * C: `aclError aclrtEventGetTimestamp(aclrtEvent event, uint64_t *timestamp)` in libacl_rt.so.
 * Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param event - complete event with ACL_EVENT_TIME_LINE
 * @returns receives microseconds since the start of the chip
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.1.RC1
 * @see aclrtEventElapsedTime
 */
export function eventGetTimestamp(event: EventPtr): bigint {
  checkPointer(event, 'aclrtEventGetTimestamp', 'event');
  const returned = raw.aclrtEventGetTimestamp(event, eventGetTimestamp$timestamp);
  if (returned !== 0) throw failure('aclrtEventGetTimestamp', returned, { event });
  return eventGetTimestamp$timestamp[0] as bigint;
}

const getEventAvailNum$eventCount = uint32Cell();
/**
 * Reads how many more events can be created on the current device.
 *
 * C: `aclError aclrtGetEventAvailNum(uint32_t *eventCount)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @returns receives the number
 * @throws AclError when C returns a code other than 0.
 * @since CANN 8.5.0
 */
export function getEventAvailNum(): number {
  const returned = raw.aclrtGetEventAvailNum(getEventAvailNum$eventCount);
  if (returned !== 0) throw failure('aclrtGetEventAvailNum', returned, {});
  return getEventAvailNum$eventCount[0] as number;
}

const getEventId$eventId = uint32Cell();
/**
 * Reads the number of an event. An IPC event gives 207000.
 *
 * C: `aclError aclrtGetEventId(aclrtEvent event, uint32_t *eventId)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param event - handle to look at
 * @returns receives the number
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 */
export function getEventId(event: EventPtr): number {
  checkPointer(event, 'aclrtGetEventId', 'event');
  const returned = raw.aclrtGetEventId(event, getEventId$eventId);
  if (returned !== 0) throw failure('aclrtGetEventId', returned, { event });
  return getEventId$eventId[0] as number;
}

/**
 * Makes a key with which another process opens an event. The event must outlive its use there.
 *
 * C: `aclError aclrtIpcGetEventHandle(aclrtEvent event, aclrtIpcEventHandle *handle)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: A3, 910b.
 *
 * @param event - handle made with ACL_EVENT_IPC
 * @returns receives the key
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtIpcOpenEventHandle
 */
export function ipcGetEventHandle(event: EventPtr): aclrtIpcEventHandle {
  checkPointer(event, 'aclrtIpcGetEventHandle', 'event');
  const handle$ = {};
  const returned = raw.aclrtIpcGetEventHandle(event, handle$);
  if (returned !== 0) throw failure('aclrtIpcGetEventHandle', returned, { event });
  return exact(handle$, aclrtIpcEventHandle()) as aclrtIpcEventHandle;
}

const ipcOpenEventHandle$event = pointerCell();
/**
 * Opens an event of another process. The caller destroys the new handle with aclrtDestroyEvent.
 *
 * C: `aclError aclrtIpcOpenEventHandle(aclrtIpcEventHandle handle, aclrtEvent *event)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: A3, 910b.
 *
 * @param handle - key, passed by value
 * @returns receives the handle
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtIpcGetEventHandle
 */
export function ipcOpenEventHandle(handle: StructInput<aclrtIpcEventHandle>): EventPtr {
  const handle$ = structOf(handle, aclrtIpcEventHandle, 'aclrtIpcOpenEventHandle', 'handle');
  const returned = raw.aclrtIpcOpenEventHandle(handle$, ipcOpenEventHandle$event);
  if (returned !== 0) throw failure('aclrtIpcOpenEventHandle', returned, { handle: handle$ });
  return ipcOpenEventHandle$event[0] as EventPtr;
}

const queryEvent$status = int32Cell();
/**
 * Tells without waiting whether an event is complete.
 *
 * C: `aclError aclrtQueryEvent(aclrtEvent event, aclrtEventStatus *status)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param event - handle that aclrtCreateEventExWithFlag did not make
 * @returns receives complete (0) or not ready
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @deprecated use aclrtQueryEventStatus instead
 * @see aclrtQueryEventStatus
 */
export function queryEvent(event: EventPtr): aclrtEventStatus {
  checkPointer(event, 'aclrtQueryEvent', 'event');
  const returned = raw.aclrtQueryEvent(event, queryEvent$status);
  if (returned !== 0) throw failure('aclrtQueryEvent', returned, { event });
  return queryEvent$status[0] as aclrtEventStatus;
}

const queryEventStatus$status = int32Cell();
/**
 * Tells without waiting whether the latest record of an event is complete. Needs no context.
 *
 * Never recorded, an event of aclrtCreateEventExWithFlag is complete, another one is not ready.
 *
 * C: `aclError aclrtQueryEventStatus(aclrtEvent event, aclrtEventRecordedStatus *status)` in libacl_rt.so.
 * Since CANN 6.0.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param event - handle to test
 * @returns receives complete (1) or not ready
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 6.0.RC1
 */
export function queryEventStatus(event: EventPtr): aclrtEventRecordedStatus {
  checkPointer(event, 'aclrtQueryEventStatus', 'event');
  const returned = raw.aclrtQueryEventStatus(event, queryEventStatus$status);
  if (returned !== 0) throw failure('aclrtQueryEventStatus', returned, { event });
  return queryEventStatus$status[0] as aclrtEventRecordedStatus;
}

const queryEventWaitStatus$status = int32Cell();
/**
 * Tells without waiting whether the stream waits for an event are over.
 *
 * C: `aclError aclrtQueryEventWaitStatus(aclrtEvent event, aclrtEventWaitStatus *status)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param event - handle that aclrtCreateEventExWithFlag did not make
 * @returns receives complete (0) or not ready
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclrtStreamWaitEvent
 */
export function queryEventWaitStatus(event: EventPtr): aclrtEventWaitStatus {
  checkPointer(event, 'aclrtQueryEventWaitStatus', 'event');
  const returned = raw.aclrtQueryEventWaitStatus(event, queryEventWaitStatus$status);
  if (returned !== 0) throw failure('aclrtQueryEventWaitStatus', returned, { event });
  return queryEventWaitStatus$status[0] as aclrtEventWaitStatus;
}

/**
 * Queues a record: the event is complete when the tasks before it in the stream are done.
 *
 * A wait refers to the latest record before it. Do not record an event made by aclrtCreateEvent again while waits for
 * it are pending.
 *
 * C: `aclError aclrtRecordEvent(aclrtEvent event, aclrtStream stream)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param event - handle to record
 * @param stream - handle of the current context, or null for its default stream
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclrtStreamWaitEvent
 * @see aclrtSynchronizeEvent
 */
export function recordEvent(event: EventPtr, stream: StreamPtr | null): void {
  checkPointer(event, 'aclrtRecordEvent', 'event');
  checkNullablePointer(stream, 'aclrtRecordEvent', 'stream');
  const returned = raw.aclrtRecordEvent(event, stream);
  if (returned !== 0) throw failure('aclrtRecordEvent', returned, { event, stream });
}

/**
 * Queues a reset of an event, usually behind the wait for it, so that it can be recorded again.
 *
 * With several waiting streams a reset can take the event away from the slower ones.
 *
 * C: `aclError aclrtResetEvent(aclrtEvent event, aclrtStream stream)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param event - handle with ACL_EVENT_SYNC that aclrtCreateEventExWithFlag did not make (207000)
 * @param stream - handle, or null for the default stream
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function resetEvent(event: EventPtr, stream: StreamPtr | null): void {
  checkPointer(event, 'aclrtResetEvent', 'event');
  checkNullablePointer(stream, 'aclrtResetEvent', 'stream');
  const returned = raw.aclrtResetEvent(event, stream);
  if (returned !== 0) throw failure('aclrtResetEvent', returned, { event, stream });
}

/**
 * Sets how long wait tasks of the process may take before they fail.
 *
 * C: `aclError aclrtSetOpWaitTimeout(uint32_t timeout)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 910.
 *
 * @param timeout - seconds; 0 for no limit
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclrtStreamWaitEvent
 */
export function setOpWaitTimeout(timeout: number): void {
  checkUint32(timeout, 'aclrtSetOpWaitTimeout', 'timeout');
  const returned = raw.aclrtSetOpWaitTimeout(timeout);
  if (returned !== 0) throw failure('aclrtSetOpWaitTimeout', returned, { timeout });
}

/**
 * Queues a wait: later tasks of the stream start after the latest record of the event is complete.
 *
 * Never recorded, an event of aclrtCreateEvent gives 107000, one of aclrtCreateEventExWithFlag is not waited for.
 *
 * C: `aclError aclrtStreamWaitEvent(aclrtStream stream, aclrtEvent event)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param stream - handle of the current context, or null for its default stream
 * @param event - recorded event with ACL_EVENT_SYNC
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclrtRecordEvent
 */
export function streamWaitEvent(stream: StreamPtr | null, event: EventPtr): void {
  checkNullablePointer(stream, 'aclrtStreamWaitEvent', 'stream');
  checkPointer(event, 'aclrtStreamWaitEvent', 'event');
  const returned = raw.aclrtStreamWaitEvent(stream, event);
  if (returned !== 0) throw failure('aclrtStreamWaitEvent', returned, { stream, event });
}

/**
 * As aclrtStreamWaitEvent, with a limit for the wait on the device.
 *
 * C: `aclError aclrtStreamWaitEventWithTimeout(aclrtStream stream, aclrtEvent event, int32_t timeout)` in
 * libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param stream - handle of the current context, or null for its default stream
 * @param event - recorded event with ACL_EVENT_SYNC
 * @param timeout - seconds, 0 for no limit
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtStreamWaitEvent
 */
export function streamWaitEventWithTimeout(stream: StreamPtr | null, event: EventPtr, timeout: number): void {
  checkInt32(timeout, 'aclrtStreamWaitEventWithTimeout', 'timeout');
  checkNullablePointer(stream, 'aclrtStreamWaitEventWithTimeout', 'stream');
  checkPointer(event, 'aclrtStreamWaitEventWithTimeout', 'event');
  const returned = raw.aclrtStreamWaitEventWithTimeout(stream, event, timeout);
  if (returned !== 0) throw failure('aclrtStreamWaitEventWithTimeout', returned, { stream, event, timeout });
}

/**
 * Blocks the calling thread until an event is complete; returns at once when it was never recorded. Needs no context.
 *
 * C: `aclError aclrtSynchronizeEvent(aclrtEvent event)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param event - handle to wait for; one recorded in a running capture gives 107028
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclrtRecordEvent
 */
export function synchronizeEvent(event: EventPtr): void {
  checkPointer(event, 'aclrtSynchronizeEvent', 'event');
  const returned = raw.aclrtSynchronizeEvent(event);
  if (returned !== 0) throw failure('aclrtSynchronizeEvent', returned, { event });
}

/**
 * As aclrtSynchronizeEvent, but gives up with 507047 after a time.
 *
 * C: `aclError aclrtSynchronizeEventWithTimeout(aclrtEvent event, int32_t timeout)` in libacl_rt.so.
 * Since CANN 6.3.RC2. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param event - handle to wait for
 * @param timeout - milliseconds, at least 1, or -1 for no limit
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 6.3.RC2
 * @see aclrtSynchronizeEvent
 */
export function synchronizeEventWithTimeout(event: EventPtr, timeout: number): void {
  checkInt32(timeout, 'aclrtSynchronizeEventWithTimeout', 'timeout');
  checkPointer(event, 'aclrtSynchronizeEventWithTimeout', 'event');
  const returned = raw.aclrtSynchronizeEventWithTimeout(event, timeout);
  if (returned !== 0) throw failure('aclrtSynchronizeEventWithTimeout', returned, { event, timeout });
}
