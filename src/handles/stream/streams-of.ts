import type { Lifetime } from '../resource/Lifetime.js';
import { finish } from './finish.js';
import { StreamLifetime } from './StreamLifetime.js';
import type { WaitOptions } from './Waiters.js';

/** All streams of a device, those of its contexts included. */
function* streamsOf(parent: Lifetime): Generator<StreamLifetime> {
  for (const child of parent.children)
    if (child instanceof StreamLifetime) yield child;
    else if (child.kind === 'Context') yield* streamsOf(child);
}

/** Resolves when everything that is queued now is done. Rejects with the first failure, when all have ended. */
export async function waitForStreams(parent: Lifetime, options: WaitOptions, api: string): Promise<void> {
  const waits = [...streamsOf(parent)].map(({ queue }) => queue.wait(queue.barrier(), options, api));
  const results = await Promise.allSettled(waits);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

/** Blocks until everything is done. Throws the first failure, when all have ended. */
export function finishStreams(parent: Lifetime): void {
  const streams = [...streamsOf(parent)];
  for (const { queue } of streams) finish(queue);
  for (const { queue } of streams) queue.throwFailure();
}
