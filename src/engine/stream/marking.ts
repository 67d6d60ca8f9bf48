import { AclErrorCode } from '../../../generated/error-codes.js';
import { AclError } from '../../errors/index.js';
import type { PendingOperation } from '../queue/operations.js';
import { passMarkers } from './progress.js';
import type { StreamState } from './StreamState.js';

/** After this many operations without a wait, what is done by then is looked for, so that buffers are not kept for ever. */
export const LOOK_EVERY = 64;

/**
 * For those who wait already: they need earlier work only, and a marker tells when that is done. Behind an operation that
 * may wait for the script itself nobody would be answered without a marker before it. Before any other it may be left
 * out: where markers are dense, or when the device has no event left.
 */
export function markForWaiters({ markers, operations }: StreamState, { awaits }: PendingOperation): void {
  const mayBlock = awaits !== undefined;
  if (!mayBlock && !markers.isDueAt(operations.submitted)) return;
  try {
    markers.record(operations.submitted);
  } catch (error) {
    if (mayBlock || !isOutOfEvents(error)) throw error;
  }
}

const isOutOfEvents = (error: unknown): boolean =>
  error instanceof AclError && error.code === AclErrorCode.ACL_ERROR_RT_NO_EVENT_RESOURCE;

/** Ends what is done, of which nobody may ask for long. */
export function lookBack(state: StreamState): void {
  const { markers, operations } = state;
  const { submitted } = operations;
  try {
    if (markers.last + LOOK_EVERY <= submitted && markers.isDueAt(submitted)) markers.record(submitted);
    passMarkers(state);
  } catch {
    // Nobody asked: the next wait meets the failure again.
  }
}
