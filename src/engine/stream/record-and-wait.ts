import * as rt from '../../../generated/checked/index.js';
import { InvalidArgumentError } from '../../errors/index.js';
import { Event, EventLifetime } from '../../handles/Event.js';
import type { CallSite } from '../base/CallSite.js';
import { lifetimeOf, requireOpen } from '../base/Resource.js';
import { makeEvent } from './native-status.js';
import type { StreamLifetime } from './StreamLifetime.js';

/** Records an event, or a new one, as the last operation of the stream. */
export function recordedEvent(
  stream: StreamLifetime,
  given: Event | undefined,
  place: CallSite,
  api: string,
): Event {
  if (given !== undefined) checkEvent(stream, given, api);
  const event = given ?? newEvent(stream);
  try {
    record(stream, lifetimeOf(event), place);
    return event;
  } catch (error) {
    if (given === undefined) event.dispose();
    throw error;
  }
}

function record(stream: StreamLifetime, event: EventLifetime, place: CallSite): void {
  const { queue, pointer } = stream;
  event.record?.queue.recordedAnew(event.pointer);
  queue.submit({ verb: 'record event', place }, { keepAlive: [] }, () =>
    rt.recordEvent(event.pointer, pointer),
  );
  queue.recorded(event.pointer, event);
  event.record = { queue, number: queue.submitted };
}

function checkEvent(stream: StreamLifetime, event: Event, api: string): void {
  if (requireOpen(event, api, 'event').context.device !== stream.context.device)
    throw new InvalidArgumentError({
      api,
      parameter: 'event',
      received: event,
      expected: `an event of device ${stream.context.device.id}, to which the stream belongs`,
    });
}

function newEvent(stream: StreamLifetime): Event {
  stream.context.makeCurrent();
  // The event belongs where the stream belongs: it may outlive the stream.
  return Event.own(new EventLifetime(stream.parent ?? stream, stream.context, makeEvent(), false));
}
