import type { Reaction } from './Markers.js';
import type { StreamState } from './StreamState.js';
import { asFailure, skippedError } from './script-failure.js';

/** Functions of the script that a stream comes to. */

/**
 * Calls `reaction` on this thread, from the event loop or a blocking wait, when the stream has come to what is queued
 * next. @returns takes that back
 */
export function reactHere(state: StreamState, reaction: Reaction): () => void {
  const { markers, poller, operations } = state;
  state.context.makeCurrent();
  const marker = markers.record(operations.submitted, reaction);
  poller.add(state.queue);
  poller.pollSoon();
  return () => markers.withdraw(marker);
}

/** Host functions that are queued do not run any more; the stream goes on behind them. */
export function skipFunctions({ markers, failures }: StreamState): void {
  const count = markers.skipReactions();
  if (count > 0) failures.keep(asFailure(skippedError(count)));
}

/**
 * Calls the host function that is operation `number`. Throws what it throws; waits behind it also await its promise, and it
 * tells `unheard` when that is rejected and no wait will be.
 */
export function callHostFunction(
  { promises, waiters }: StreamState,
  number: number,
  fn: () => unknown,
  unheard: (error: unknown) => void,
): void {
  promises.call(number, fn, (error, isTold) => {
    const willBeTold = waiters.fail(number, error);
    if (!isTold && !willBeTold) unheard(error);
  });
}
