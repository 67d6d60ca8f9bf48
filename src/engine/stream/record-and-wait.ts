import * as rt from '../../../generated/checked/index.js';
import type { CallSite } from '../base/CallSite.js';
import { disposeQuietly } from '../base/dispose-quietly.js';
import type { EventRecord } from '../queue/EventRecord.js';
import { ownEvent } from './create.js';
import type { EventLifetime } from './EventLifetime.js';
import type { StreamLifetime } from './StreamLifetime.js';
import type { StreamQueue } from './StreamQueue.js';

/** Records an event as the last operation of the stream. */
export function recordEvent(stream: StreamLifetime, event: EventLifetime, place: CallSite): void {
  const { queue, pointer } = stream;
  event.record?.queue.recordedAnew(event.pointer);
  queue.submit({ verb: 'record event', place }, { keepAlive: [event] }, () =>
    rt.recordEvent(event.pointer, pointer),
  );
  event.record = queue.recorded(event.pointer, event);
}

/** Records a new event as the last operation of the stream. */
export function recordNewEvent(stream: StreamLifetime, place: CallSite): EventLifetime {
  stream.context.makeCurrent();
  // The event belongs where the stream belongs: it may outlive the stream.
  const event = ownEvent(stream.parent ?? stream, stream.context, false);
  try {
    recordEvent(stream, event, place);
    return event;
  } catch (error) {
    event.dispose();
    throw error;
  }
}

/** Makes what is queued on the stream from now on wait for the latest record of an event, which there is. */
export function waitForRecord(
  stream: StreamLifetime,
  event: EventLifetime,
  record: EventRecord<StreamQueue>,
  place: CallSite,
): void {
  const { queue, pointer } = stream;
  record.throwIfLost();
  queue.submit({ verb: 'wait for event', place }, { keepAlive: [event], awaits: record }, () =>
    rt.streamWaitEvent(pointer, event.pointer),
  );
  record.precedes(queue, queue.submitted);
}

/** Makes what is queued on a stream from now on wait for everything that is queued on another one now. */
export function queueBehind(stream: StreamLifetime, other: StreamLifetime, place: CallSite): void {
  const event = recordNewEvent(other, place);
  try {
    if (event.record !== undefined) waitForRecord(stream, event, event.record, place);
  } finally {
    // Deferred until both streams are past it.
    disposeQuietly(event);
  }
}
