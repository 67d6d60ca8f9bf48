import * as rt from '../../../generated/checked/index.js';
import { InvalidArgumentError } from '../../errors/index.js';
import type { CallSite } from '../base/CallSite.js';
import { disposeQuietly } from '../base/dispose-quietly.js';
import { isResource, lifetimeOf } from '../base/Resource.js';
import type { EventRecord } from '../queue/EventRecord.js';
import { ownEvent } from './create.js';
import { EventLifetime } from './EventLifetime.js';
import type { StreamLifetime } from './StreamLifetime.js';
import type { StreamQueue } from './StreamQueue.js';

/** What stands behind a handle of an event that can be used. */
function eventOf(event: unknown, api: string): EventLifetime {
  const lifetime = isResource(event) ? lifetimeOf(event) : undefined;
  if (!(lifetime instanceof EventLifetime)) throw refusal(event, 'a handle of class Event', api);
  lifetime.assertOpen(api, 'event');
  return lifetime;
}

const refusal = (received: unknown, expected: string, api: string): InvalidArgumentError =>
  new InvalidArgumentError({ api, parameter: 'event', received, expected });

/** Records an event that the script gave, which must be of the stream's device. */
export function recordGivenEvent(stream: StreamLifetime, event: unknown, place: CallSite, api: string): void {
  const lifetime = eventOf(event, api);
  const { device } = stream.context;
  if (lifetime.context.device !== device)
    throw refusal(event, `an event of device ${device.id}, to which the stream belongs`, api);
  recordEvent(stream, lifetime, place);
}

/** Makes what is queued on the stream from now on wait for the latest record, if any, of an event that the script gave. */
export function waitForEvent(stream: StreamLifetime, event: unknown, place: CallSite, api: string): void {
  const lifetime = eventOf(event, api);
  const { device } = stream.context;
  const other = lifetime.context.device;
  if (other !== device && !device.peers.has(other.id))
    throw refusal(
      event,
      `of device ${device.id} or of a peer: without peer access the runtime skips the wait silently`,
      api,
    );
  const { record } = lifetime;
  if (record !== undefined) waitForRecord(stream, lifetime, record, place);
}

/** Records an event as the last operation of the stream. */
function recordEvent(stream: StreamLifetime, event: EventLifetime, place: CallSite): void {
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
function waitForRecord(
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
