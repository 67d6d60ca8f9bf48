import type { Lifetime } from '../base/Lifetime.js';
import type { Pollable } from '../thread/Pollable.js';
import type { Thread } from '../thread/Thread.js';
import { StreamLifetime } from './StreamLifetime.js';
import type { StreamQueue } from './StreamQueue.js';
import { streamsOf } from './streams-of.js';

/** Host functions may queue others, and those others, but not for ever. */
const MOST_ROUNDS = 100;

/** Operations that something ends behind: those of a queue up to a number. */
interface Wait {
  readonly queue: Pollable;
  readonly number: number;
}

/**
 * Before something ends, with all that lives in it: blocks until what its streams have queued is done, and what other
 * streams do with its memory. Functions of the script run meanwhile; once the end has begun they don't. What is not done at
 * the deadline, or can't be told of, is left to the end.
 * @param api what needs that, for messages
 * @returns when the end waits for work no longer
 */
export function finishWork(thread: Thread, ending: Lifetime, deadline: number, api: string): number {
  // Functions of the script may have queued more.
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const waits = waitsFor(thread, ending);
    if (waits.length === 0) return deadline;
    thread.assertMayBlock(api);
    const isOver = (): boolean =>
      waits.every(
        ({ queue, number }) =>
          queue.lifetime.state === 'closed' || queue.hasReached(number) || queue.isTroubled,
      );
    // It was found that waiting is of no use.
    if (!thread.poller.endBlocking(isOver, deadline, api)) return 0;
    if (waits.every(({ queue }) => queue.isTroubled)) return deadline;
  }
  return deadline;
}

function waitsFor(thread: Thread, ending: Lifetime): Wait[] {
  const own = ending instanceof StreamLifetime ? [ending] : [...streamsOf(ending)];
  const waits: Wait[] = own
    .filter(({ queue }) => isAtWork(queue))
    .map(({ queue }) => ({ queue, number: queue.barrier() }));
  if (!isUsedBelow(ending)) return waits;
  for (const queue of thread.poller.busy()) {
    const number = isBelow(queue.lifetime, ending)
      ? undefined
      : queue.lastUse((holder) => isBelow(holder, ending));
    if (number !== undefined && !queue.isTroubled) waits.push({ queue, number });
  }
  return waits;
}

function isAtWork(queue: StreamQueue): boolean {
  if (queue.isGone || queue.isTroubled) return false;
  try {
    queue.context.makeCurrent();
    return queue.mayWork();
  } catch {
    return false; // Its context can't be entered, which its end tells better.
  }
}

/** Whether something that lives in it is in use, apart from streams. */
const isUsedBelow = (parent: Lifetime): boolean =>
  parent.children.some(
    (child) => (child.isInUse && !(child instanceof StreamLifetime)) || isUsedBelow(child),
  );

function isBelow(lifetime: Lifetime, ancestor: Lifetime): boolean {
  for (let one: Lifetime | undefined = lifetime; one !== undefined; one = one.parent)
    if (one === ancestor) return true;
  return false;
}
