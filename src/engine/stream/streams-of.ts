import { InvalidArgumentError, type QueuedOperation } from '../../errors/index.js';
import { now } from '../../native/process/clock.js';
import type { Lifetime } from '../base/Lifetime.js';
import { isResource, lifetimeOf } from '../base/Resource.js';
import { deadlineIn } from '../thread/blocking.js';
import { drainBlocking } from './drain.js';
import { StreamLifetime } from './StreamLifetime.js';
import type { WaitLimits } from './Waiters.js';
import { ended, settled } from './waiting.js';

/** The stream behind a handle that can be used. */
export function streamOf(value: unknown, api: string, parameter: string): StreamLifetime {
  const stream = isResource(value) ? lifetimeOf(value) : undefined;
  if (!(stream instanceof StreamLifetime))
    throw new InvalidArgumentError({ api, parameter, received: value, expected: 'a handle of class Stream' });
  stream.assertOpen(api, parameter);
  return stream;
}

/** All streams of a session or a device, those of its contexts included. */
export function* streamsOf(parent: Lifetime): Generator<StreamLifetime> {
  for (const child of parent.children)
    if (child instanceof StreamLifetime) yield child;
    else if (child.kind === 'Context' || child.kind === 'Device') yield* streamsOf(child);
}

/** Resolves when everything that is queued now is done. Rejects with the first failure, when all have ended. */
export async function waitForStreams(parent: Lifetime, limits: WaitLimits, api: string): Promise<void> {
  const waits = [...streamsOf(parent)].map(({ queue }) => settled(queue.state, queue.barrier(), limits, api));
  const results = await Promise.allSettled(waits);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

/** Resolves when everything that is queued now has ended. Failures stay with the streams, which report them when they end. */
export async function streamsEnded(parent: Lifetime): Promise<void> {
  await Promise.all([...streamsOf(parent)].map(({ queue }) => ended(queue.state, queue.barrier())));
}

/**
 * Blocks until everything is done. Throws the first failure, when all have ended.
 * @returns false when it was not done at the deadline
 */
export function drainStreams(parent: Lifetime, deadline: number): boolean {
  const streams = [...streamsOf(parent)];
  for (const { queue } of streams) if (!drainBlocking(queue, deadline)) return false;
  for (const { queue } of streams) queue.state.throwFailure();
  return true;
}

/** What is queued on all streams, for errors. */
export const operationsOf = (parent: Lifetime): QueuedOperation[] =>
  [...streamsOf(parent)].flatMap(({ queue }) => (queue.hasOperations ? queue.operations : []));

/** Blocks until everything is done, for `timeoutMs` milliseconds at most. @returns false when they were not enough */
export function drainStreamsWithin(parent: Lifetime, timeoutMs: number): boolean {
  const deadline = deadlineIn(timeoutMs);
  for (const { queue } of streamsOf(parent))
    try {
      // An error may come before the work is done: hence again, while there is time.
      do {
        if (!drainBlocking(queue, deadline)) return false;
      } while (!queue.isIdle && now() < deadline);
      if (!queue.isIdle) return false;
    } catch {
      // Its context can't be entered. Nothing that is called for it later can block either.
    }
  return true;
}
