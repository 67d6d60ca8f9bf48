import { keptResources } from '../../native/exhaustion.js';
import { streamsOf } from '../stream/streams-of.js';
import type { Session } from './Session.js';

/**
 * Everything that a thread keeps for later: events for waits, pinned memory for copies of script buffers, device memory for
 * copies within the host. Each has a bound of its own; when the library has nothing left, all of it goes.
 */
export function offerKeptResources(session: Session): void {
  keptResources.giveBack = () => giveBackAll(session);
}

/** The counterpart of {@link offerKeptResources}. */
export function withdrawKeptResources(): void {
  delete keptResources.giveBack;
}

function giveBackAll(session: Session): boolean {
  let hadAny = false;
  const attempt = (giveBack: () => boolean): void => {
    try {
      hadAny = giveBack() || hadAny;
    } catch {
      // The call that ran out tells what went wrong; this one is tried again when its owner ends.
    }
  };
  for (const stream of streamsOf(session)) attempt(() => stream.giveBackKept());
  for (const device of session.devices) attempt(() => device.staging.clear());
  return hadAny;
}
