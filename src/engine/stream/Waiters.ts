import { AclErrorCode } from '../../../generated/error-codes.js';
import { aclError } from '../../errors/acl-error-factory.js';
import type { QueuedOperation } from '../../errors/index.js';
import { now } from '../../native/process/clock.js';
import { checkGrace, checkTimeout } from '../arguments/numbers.js';
import { checkSignal, type Read, readOptions } from '../arguments/options.js';

/** When a wait gives up that blocks the thread: no signal can be aborted meanwhile. */
export interface BlockingWaitOptions {
  /** Milliseconds, from 1 on, after which the wait gives up; the work goes on. Default: no limit. */
  readonly timeoutMs?: number;
}

/** When a wait gives up. */
export interface WaitOptions extends BlockingWaitOptions {
  /** Gives up the wait when it is aborted; the work goes on. */
  readonly signal?: AbortSignal;
}

/** When the end of a handle gives up what is queued. */
export interface DisposeOptions {
  /** Milliseconds, from 0 on, after which work that is queued is given up. Default: no limit. */
  readonly timeoutMs?: number;
}

/** When a wait gives up, as it was read from the script's options: they may change while it lasts. */
export type WaitLimits = Read<WaitOptions>;

export function readWaitOptions(options: WaitOptions | undefined, api: string): WaitLimits {
  const limits = readOptions(options, ['timeoutMs', 'signal'], api);
  checkTimeout(limits.timeoutMs, api);
  checkSignal(limits.signal, api);
  return limits;
}

/** @returns milliseconds, or undefined for no limit */
export function readBlockingWaitOptions(
  options: BlockingWaitOptions | undefined,
  api: string,
): number | undefined {
  const { timeoutMs } = readOptions(options, ['timeoutMs'], api);
  checkTimeout(timeoutMs, api);
  return timeoutMs;
}

/** @returns milliseconds, or undefined for no limit */
export function readDisposeOptions(options: DisposeOptions | undefined, api: string): number | undefined {
  const { timeoutMs } = readOptions(options, ['timeoutMs'], api);
  checkGrace(timeoutMs, api);
  return timeoutMs;
}

/** When a wait gives up that begins now, on the clock of `now()`. */
export const deadlineOf = ({ timeoutMs }: WaitLimits): number =>
  timeoutMs === undefined ? Number.POSITIVE_INFINITY : now() + timeoutMs;

/** The error of a wait that took too long: with the code that the native wait answers in the same case. */
export const timeoutError = (
  api: string,
  timeoutMs: number,
  operations: readonly QueuedOperation[] = [],
): Error =>
  aclError({
    code: AclErrorCode.ACL_ERROR_RT_STREAM_SYNC_TIMEOUT,
    api,
    args: { timeoutMs },
    context: { operations },
  });

interface Waiter {
  /** It waits for the operations up to this number. */
  readonly number: number;
  readonly deadline: number;
  readonly limits: WaitLimits;
  /** The method that waits, for the error. */
  readonly api: string;
  readonly resolve: () => void;
  /** Absent for one that wants to know of no failure. */
  readonly reject?: (error: unknown) => void;
  /** What it rejects with when its operations have ended. */
  failure?: unknown;
}

/**
 * Who waits for a stream. They are answered first, and forgotten then: JavaScript may end in between, and an answer more does
 * no harm. No timers and no listeners of their own: the background looks at all of them in one go.
 */
export class Waiters {
  #waiters: Waiter[] = [];
  /** The largest number that anybody waits for; -1 when nobody waits. */
  #last = -1;

  get count(): number {
    return this.#waiters.length;
  }

  /** Whether somebody waits who can give up, or hear of a failure. */
  get hasLimits(): boolean {
    return this.#waiters.some(({ reject }) => reject !== undefined);
  }

  /** Whether somebody waits who wants to know of no failure. */
  get hasIndifferent(): boolean {
    return this.#waiters.some(({ reject }) => reject === undefined);
  }

  get last(): number {
    return this.#last;
  }

  add(number: number, limits: WaitLimits, api: string): Promise<void> {
    const { signal } = limits;
    if (signal?.aborted) return Promise.reject(signal.reason);
    const deadline = deadlineOf(limits);
    return new Promise((resolve, reject) => {
      this.#waiters.push({ number, deadline, limits, api, resolve, reject });
      this.#last = Math.max(this.#last, number);
    });
  }

  /** As {@link add}, without a limit. It resolves also after a failure, of which it does not count as told. */
  addIndifferent(number: number): Promise<void> {
    return new Promise((resolve) => {
      this.#waiters.push({ number, deadline: Number.POSITIVE_INFINITY, limits: {}, api: '', resolve });
      this.#last = Math.max(this.#last, number);
    });
  }

  /**
   * Answers those who wait for operations up to `number`: with the failure, when there is one.
   * @returns true when somebody was told of it
   */
  settle(number: number, failure: unknown): boolean {
    const done = this.#waiters.filter((waiter) => waiter.number <= number);
    if (done.length === 0) return false;
    let told = false;
    if (failure !== undefined) told = reject(done, failure);
    else
      for (const waiter of done)
        if (waiter.failure === undefined) waiter.resolve();
        else waiter.reject?.(waiter.failure);
    this.#keep((waiter) => waiter.number > number);
    return told;
  }

  /** Those who wait for operation `number` reject when their operations have ended. @returns whether somebody will */
  fail(number: number, failure: unknown): boolean {
    const behind = this.#waiters.filter((waiter) => waiter.number >= number && waiter.reject !== undefined);
    for (const waiter of behind) waiter.failure ??= failure;
    return behind.length > 0;
  }

  rejectAll(error: unknown): void {
    reject(this.#waiters, error);
    this.#keep(() => false);
  }

  /**
   * Rejects those who wait for operations behind `number`, except those who want to know of no failure.
   * @returns true when somebody was told of the failure
   */
  rejectBehind(number: number, failure: unknown): boolean {
    const isConcerned = (waiter: Waiter): boolean => waiter.number > number && waiter.reject !== undefined;
    const told = reject(this.#waiters.filter(isConcerned), failure);
    this.#keep((waiter) => !isConcerned(waiter));
    return told;
  }

  /** Rejects those whose time is over or who were told to stop. `operations`: what is queued, for the errors. */
  expire(now: number, operations: () => readonly QueuedOperation[]): void {
    const over = this.#waiters.filter((waiter) => now >= waiter.deadline || waiter.limits.signal?.aborted);
    if (over.length === 0) return;
    for (const { limits, api, reject } of over)
      reject?.(
        limits.signal?.aborted
          ? limits.signal.reason
          : timeoutError(api, limits.timeoutMs ?? 0, operations()),
      );
    this.#keep((waiter) => !over.includes(waiter));
  }

  #keep(predicate: (waiter: Waiter) => boolean): void {
    this.#waiters = this.#waiters.filter(predicate);
    this.#last = this.#waiters.reduce((last, waiter) => Math.max(last, waiter.number), -1);
  }
}

/** @returns true when somebody was told of the failure */
function reject(waiters: readonly Waiter[], failure: unknown): boolean {
  let told = false;
  for (const { resolve, reject } of waiters)
    if (reject === undefined) resolve();
    else {
      reject(failure);
      told = true;
    }
  return told;
}
