import * as rt from '../../../generated/checked/index.js';
import { aclrtStreamStatus } from '../../../generated/enums.js';
import { now } from '../../native/process/clock.js';
import { blockUntil } from '../thread/blocking.js';
import type { DeviceLifetime } from '../thread/DeviceLifetime.js';
import { collect, throwTrouble } from './progress.js';
import type { StreamQueue } from './StreamQueue.js';

/**
 * Waits, blocking, for everything that is on a stream, and runs host functions that are due meanwhile. The stream's error
 * is kept for the next `throwFailure`.
 * @returns false at the deadline
 */
export function drainBlocking(queue: StreamQueue, deadline = Number.POSITIVE_INFINITY): boolean {
  // A host function that ran for a stream before this one may have ended it.
  if (queue.lifetime.state === 'closed') return true;
  const isNative = !Number.isFinite(deadline) && !queue.poller.hasHostFunctions && drainNatively(queue);
  return isNative || drainUpTo(queue, queue.barrier(), deadline);
}

/**
 * The quickest way, without a limit and while no host function is queued on this thread: it would never run.
 * @returns false when another thread is giving up what is queued, so that the outcome says nothing
 */
function drainNatively(queue: StreamQueue): boolean {
  const synchronise = (): void => {
    queue.context.makeCurrent();
    rt.synchronizeStream(queue.pointer);
  };
  const isGood = collect(queue.state, synchronise);
  if (queue.state.isBeingAborted) return false;
  if (isGood) {
    queue.settleAll();
    queue.giveBackIfIdle();
  }
  // An error may come before the work is done: then the queue finds out for itself.
  else queue.tick(now());
  queue.poller.callDeferred();
  return true;
}

/**
 * Waits, blocking, for what raw calls have queued on a device's default stream. Throws its error.
 * @returns false at the deadline
 */
export function drainDefault(device: DeviceLifetime, deadline: number): boolean {
  const isOver = (): boolean => {
    device.makeCurrent();
    return rt.streamQuery(null) === aclrtStreamStatus.ACL_STREAM_STATUS_COMPLETE;
  };
  if (!blockUntil(device.session.poller, isOver, deadline)) return false;
  device.makeCurrent();
  rt.synchronizeStream(null);
  return true;
}

/**
 * As {@link drainBlocking}, but only for the operations up to `number`.
 * @returns false at the deadline
 */
export function drainUpTo(queue: StreamQueue, number: number, deadline: number): boolean {
  const isOver = (): boolean => {
    if (queue.hasReached(number)) return true;
    throwTrouble(queue.state);
    return false;
  };
  return blockUntil(queue.poller, isOver, deadline);
}
