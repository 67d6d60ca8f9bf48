import { AsyncResource } from 'node:async_hooks';
import type { Abort } from '../../native/calls/aborts.js';
import { tellSubscribers } from '../../native/calls/tracing.js';
import { type ForeignAbort, ForeignAborts } from '../../native/process/aborts.js';
import { clearImmediate, clearTimeout, now, setImmediate, setTimeout } from '../../native/process/clock.js';
import { warn } from '../../native/process/warn.js';
import { noneIsEnding } from '../base/endings.js';
import type { Lifetime } from '../base/Lifetime.js';
import { blockUntil } from './blocking.js';
import { describeQueue, LongWait, REMEDY } from './LongWait.js';
import type { Pollable } from './Pollable.js';
import { hasOtherThreads, whenNotAlone } from './threads.js';

/** Turns in quick succession at first: short work is done at once. */
const QUICK_TURNS = 3;
/** Milliseconds between turns: the longer a wait has lasted, the less it matters when exactly it ends. */
const SHORT_INTERVAL_MS = 1;
const MEDIUM_INTERVAL_MS = 2;
const MEDIUM_AFTER_MS = 20;
const LONG_INTERVAL_MS = 3;
const LONG_AFTER_MS = 100;
/** A turn's share of the time is at most one part in so many: the interval grows with what the turn costs. */
const IDLE_SHARE = 12;

/** Ends of several handles that follow one another at once are one wait; the event loop may be busy in between. */
const BLOCKING_GAP_MS = 100;
const PROMISE_GAP_MS = 2000;

/** Timers start in the async context of no request: one serves all, and would keep the store of the first alive. */
const background = new AsyncResource('ascendcl.StreamPoller');

/**
 * Looks after the queues of a thread in the background, with one timer for all: asks how far streams are, wakes those
 * who wait, ends what was disposed of while in use. No thread, no blocking call, no loop without pause.
 */
export class StreamPoller {
  /** Queues with something in them. */
  readonly #queues = new Set<Pollable>();
  /** Calls of the script that are due. */
  readonly #deferred = new Set<() => void>();
  #isAbandoned = false;
  #timer: NodeJS.Timeout | NodeJS.Immediate | undefined;
  #turns = 0;
  #startedMs = 0;
  /** Objects that end when work does not use them any more; that alone does not keep the process alive. */
  readonly #closing = new Set<Lifetime>();
  /** Grows with everything that is queued, and that is done. */
  progress = 0;
  /** While the process has, or had, other threads. */
  #foreignAborts: ForeignAborts | undefined;
  readonly #longWait = new LongWait(this, BLOCKING_GAP_MS);
  readonly #longPromise = new LongWait(this, PROMISE_GAP_MS);
  /** What is queued can't come to its end: it does not keep the process alive. */
  #isHopeless = false;

  constructor() {
    whenNotAlone(() => {
      this.#foreignAborts = new ForeignAborts();
    });
  }

  add(queue: Pollable): void {
    this.#queues.add(queue);
    if (this.#closing.size > 0 && this.#timer === undefined) this.#schedule();
  }

  remove(queue: Pollable): void {
    this.#queues.delete(queue);
  }

  /** Something was done, or has been queued. */
  progressed(): void {
    this.progress += 1;
    this.#isHopeless = false;
  }

  /** Somebody waits from now on: looks again soon. */
  pollSoon(): void {
    this.#turns = 0;
    this.#startedMs = now();
    const before = this.#timer;
    this.#schedule();
    // Afterwards: without a timer nobody who waits would ever be answered.
    if (before !== undefined) stop(before);
  }

  /** Looks after queued work until the object has ended. */
  endWhenUnused(lifetime: Lifetime): void {
    this.#closing.add(lifetime);
    this.pollSoon();
  }

  /** Ends what waits for nothing any more: also where JavaScript was ended before that could happen. */
  #endUnused(): void {
    for (const lifetime of this.#closing) {
      lifetime.endIfUnused();
      if (lifetime.state !== 'closing') this.#closing.delete(lifetime);
    }
  }

  /** Whether promises wait for the end of something. */
  get #isEndAwaited(): boolean {
    for (const lifetime of this.#closing) if (lifetime.state === 'closing' && lifetime.isAwaited) return true;
    for (const queue of this.#queues) if (queue.isEndAwaited) return true;
    return false;
  }

  /** Calls functions of the script, which must not throw, in the next turn of the event loop or of a blocking wait. */
  defer(call: () => void): void {
    if (this.#isAbandoned) return;
    this.#deferred.add(call);
    this.pollSoon();
  }

  /** Resolves when what was deferred has been called; undefined when nothing was. */
  deferredCalls(): Promise<void> | undefined {
    return this.#deferred.size === 0 ? undefined : new Promise((resolve) => this.defer(resolve));
  }

  /** Calls functions of the script that are due, other than host functions. From the event loop and blocking waits only. */
  callDeferred(): void {
    const calls = [...this.#deferred];
    this.#deferred.clear();
    for (const call of calls) call();
    tellSubscribers();
  }

  get hasHostFunctions(): boolean {
    for (const queue of this.#queues) if (queue.hasHostFunctions) return true;
    return false;
  }

  /**
   * One turn of a blocking wait: looks at every queue once. Failures are left to the next wait.
   * @param isQuiet runs nothing of the script
   */
  pollAll(isQuiet: boolean): void {
    const start = now();
    for (const queue of [...this.#queues]) queue.tick(start, isQuiet);
    if (!isQuiet) this.callDeferred();
  }

  /** Queues with something in them. */
  busy(): readonly Pollable[] {
    return [...this.#queues].filter((queue) => queue.hasOperations);
  }

  /**
   * Waits, blocking, for queued work before something ends.
   * @param who what waits, for a person
   * @param isQuiet runs nothing of the script: the end has begun
   * @returns false at the deadline, or when the work can't come to its end
   */
  endBlocking(isOver: () => boolean, deadline: number, who: string, isQuiet = false): boolean {
    try {
      return blockUntil(this, isOver, deadline, isQuiet, (now) => this.#longWait.turn(now, who));
    } finally {
      this.#longWait.over();
    }
  }

  /** As {@link endBlocking}, quiet, until no queued work uses the object, or none is left whose progress can be told. */
  releaseBlocking(lifetime: Lifetime, deadline: number, who: string): void {
    const works = (): boolean => this.busy().some((queue) => !queue.isTroubled);
    this.endBlocking(() => !lifetime.isInUse || !works(), deadline, who, true);
  }

  /** Notices what other threads have dropped of what is queued here. Costs little while there is nothing. */
  noticeAborts(): void {
    if (this.#foreignAborts === undefined || this.#foreignAborts.isQuiet) return;
    const aborts = this.#foreignAborts.take();
    const concerning = (queue: Pollable): ForeignAbort[] =>
      // Of very many the latest are remembered: any of the others may have been about the stream.
      aborts === undefined
        ? [{ target: queue.pointer, state: 'done' }]
        : aborts.filter(({ target }) => target === queue.pointer || target === BigInt(queue.deviceId));
    for (const queue of [...this.#queues])
      for (const abort of concerning(queue)) queue.abortedElsewhere(abort);
  }

  /** Before a call drops work that is queued. @returns what to call when it has */
  aborting(abort: Abort): () => void {
    const isConcerned = ({ pointer, deviceId }: Pollable): boolean =>
      'stream' in abort ? abort.stream === pointer : abort.device === deviceId;
    const concerned = [...this.#queues]
      .filter(isConcerned)
      .map((queue) => ({ queue, done: queue.countDone() }));
    return () => {
      for (const { queue, done } of concerned) queue.dropped(abort.function, done);
    };
  }

  /** Whether nothing brings what is queued to its end: each stream waits for what only this thread could do. */
  isHopeless(): boolean {
    const busy = this.busy();
    return busy.length > 0 && !hasOtherThreads() && busy.every((queue) => queue.isHopeless(new Set()));
  }

  /** What is queued, for a person. */
  describe(): string {
    return this.busy()
      .map(({ deviceId, operations }) => describeQueue(deviceId, operations))
      .join('\n');
  }

  /** Stops looking: the queues are not to be touched any more. */
  abandon(): void {
    this.#isAbandoned = true;
    this.#queues.clear();
    this.#deferred.clear();
    this.#closing.clear();
    this.#cancel();
  }

  #schedule(): void {
    if (this.#turns < QUICK_TURNS) this.#timer = background.runInAsyncScope(setImmediate, null, this.#onTime);
    else this.#scheduleIn(intervalAfter(now() - this.#startedMs));
  }

  #scheduleIn(intervalMs: number): void {
    this.#timer = background.runInAsyncScope(setTimeout, null, this.#onTime, intervalMs);
    if (!this.#isAwaited()) this.#timer.unref();
  }

  readonly #onTime = (): void => this.#turn();

  #isAwaited(): boolean {
    if (this.#isHopeless) return [...this.#queues].some((queue) => queue.isAwaited);
    if (this.#isEndAwaited) return true;
    for (const queue of this.#queues) if (queue.needsAttention) return true;
    return false;
  }

  #turn(): void {
    this.#timer = undefined;
    this.#turns += 1;
    noneIsEnding();
    const start = now();
    const hasClosing = this.#closing.size > 0;
    for (const queue of [...this.#queues]) if (hasClosing || queue.needsAttention) queue.tick(start);
    this.#endUnused();
    this.callDeferred();
    if (this.#isEndAwaited || this.hasHostFunctions) this.#lookAtLongWaits(start);
    // What a turn called may have scheduled the next one already.
    if (this.#timer !== undefined || !(this.#closing.size > 0 || this.#isAwaited())) return;
    const costMs = now() - start;
    if (costMs * IDLE_SHARE > LONG_INTERVAL_MS) this.#scheduleIn(Math.ceil(costMs * IDLE_SHARE));
    else this.#schedule();
  }

  /** Promises wait for the end of handles, or functions for their turn: that may last for ever as well. */
  #lookAtLongWaits(now: number): void {
    const wasHopeless = this.#isHopeless;
    this.#isHopeless = this.#longPromise.look(now, (work) => {
      warn(
        'ASCENDCL_LONG_WAIT',
        () =>
          `the end of a handle, or a host function, waits for queued work that does not end:\n${work}\n${REMEDY}`,
      );
    });
    if (this.#isHopeless && !wasHopeless) process.once('beforeExit', () => this.#giveUpHopeless());
  }

  /** The process would end: nothing that could still run changes what the streams wait for. */
  #giveUpHopeless(): void {
    if (!this.#isEndAwaited || !this.#isHopeless || !this.isHopeless()) return;
    for (const queue of [...this.#queues]) queue.giveUp?.('nothing could bring its queued work to its end');
    this.pollSoon();
  }

  #cancel(): void {
    if (this.#timer === undefined) return;
    stop(this.#timer);
    this.#timer = undefined;
  }
}

function stop(timer: NodeJS.Timeout | NodeJS.Immediate): void {
  // Only timeouts can be refreshed.
  if ('refresh' in timer) clearTimeout(timer);
  else clearImmediate(timer);
}

const intervalAfter = (elapsedMs: number): number => {
  if (elapsedMs > LONG_AFTER_MS) return LONG_INTERVAL_MS;
  return elapsedMs > MEDIUM_AFTER_MS ? MEDIUM_INTERVAL_MS : SHORT_INTERVAL_MS;
};
