import * as rt from '../../../generated/checked/index.js';
import { now } from '../../native/clock.js';
import { waitBriefly } from './native-status.js';
import type { StreamQueue } from './StreamQueue.js';

/**
 * Waits, blocking, for everything that is on a stream, and runs host functions that are due meanwhile: they run on this
 * thread, so that a native wait would wait for them for ever. The stream's error is kept for the next `throwFailure`.
 * @returns false when `timeoutMs` milliseconds were not enough
 */
export function drainBlocking(queue: StreamQueue, timeoutMs?: number): boolean {
  // A host function that ran for a stream before this one may have ended it.
  if (queue.lifetime.state === 'closed') return true;
  queue.context.makeCurrent();
  return queue.poller.hasHostFunctions
    ? finishWithFunctions(queue, timeoutMs)
    : finishAtOnce(queue, timeoutMs);
}

function finishAtOnce(queue: StreamQueue, timeoutMs: number | undefined): boolean {
  let done = true;
  const good = queue.collect(() => {
    if (timeoutMs === undefined) rt.synchronizeStream(queue.pointer);
    else done = waitBriefly(queue.pointer, timeoutMs);
  });
  // An error may come before the work is done: then the queue finds out for itself.
  if (!good) queue.tick(now());
  else if (done) queue.settleAll();
  queue.poller.callDeferred();
  return done;
}

const finishWithFunctions = (queue: StreamQueue, timeoutMs: number | undefined): boolean =>
  drainUpTo(queue, queue.barrier(), timeoutMs);

/**
 * As {@link drainBlocking}, but only for the operations up to `number`.
 * @returns false when `timeoutMs` milliseconds were not enough
 */
export function drainUpTo(queue: StreamQueue, number: number, timeoutMs?: number): boolean {
  const deadline = deadlineIn(timeoutMs);
  for (;;) {
    queue.poller.pollAll();
    if (queue.hasReached(number)) return true;
    if (now() >= deadline) return false;
    queue.context.makeCurrent();
    // Time for the device. A failure that does not end the work is met by the next look.
    if (!queue.collect(() => waitBriefly(queue.pointer, 1))) return true;
  }
}

/** When so many milliseconds are over; never without a limit. */
export const deadlineIn = (timeoutMs: number | undefined): number =>
  timeoutMs === undefined ? Number.POSITIVE_INFINITY : now() + timeoutMs;
