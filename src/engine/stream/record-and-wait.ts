import * as rt from '../../../generated/checked/index.js';
import type { CallSite } from '../base/CallSite.js';
import { ownEvent } from './create.js';
import type { EventLifetime } from './EventLifetime.js';
import type { StreamLifetime } from './StreamLifetime.js';

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
