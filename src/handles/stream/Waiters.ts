import { aclError } from '../../errors/index.js';
import { checkTimeout } from '../arguments/numbers.js';
import { checkOptions, checkSignal } from '../arguments/options.js';

/** When a wait gives up. */
export interface WaitOptions {
  /** Milliseconds, from 1 on, after which the wait gives up; the work goes on. Default: no limit. */
  readonly timeoutMs?: number;
  /** Gives up the wait when it is aborted; the work goes on. */
  readonly signal?: AbortSignal;
}

export function checkWaitOptions(options: WaitOptions | undefined, api: string): void {
  checkOptions(options, ['timeoutMs', 'signal'], api);
  checkTimeout(options?.timeoutMs, api);
  checkSignal(options?.signal, api);
}

/** `ACL_ERROR_RT_STREAM_SYNC_TIMEOUT`: what the blocking wait answers in the same case. */
const STREAM_TIMEOUT = 507046;

/** The error of a wait that took too long. */
export const timeoutError = (api: string, timeoutMs: number): Error =>
  aclError({ code: STREAM_TIMEOUT, api, args: { timeoutMs } });

interface Waiter {
  /** It waits for the operations up to this number. */
  readonly number: number;
  readonly deadline: number;
  readonly options: WaitOptions;
  /** The method that waits, for the error. */
  readonly api: string;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Who waits for a stream. No timers and no listeners of their own: the background looks at all of them in one go. */
export class Waiters {
  #waiters: Waiter[] = [];
  /** The largest number that anybody waits for; -1 when nobody waits. */
  #last = -1;

  get count(): number {
    return this.#waiters.length;
  }

  get last(): number {
    return this.#last;
  }

  add(number: number, options: WaitOptions, api: string): Promise<void> {
    const { timeoutMs, signal } = options;
    if (signal?.aborted) return Promise.reject(signal.reason);
    const deadline = timeoutMs === undefined ? Number.POSITIVE_INFINITY : performance.now() + timeoutMs;
    return new Promise((resolve, reject) => {
      this.#waiters.push({ number, deadline, options, api, resolve, reject });
      this.#last = Math.max(this.#last, number);
    });
  }

  /**
   * Answers those who wait for operations up to `number`: with the failure, when there is one.
   * @returns true when somebody was answered
   */
  settle(number: number, failure: unknown): boolean {
    const done = this.#waiters.filter((waiter) => waiter.number <= number);
    if (done.length === 0) return false;
    this.#keep((waiter) => waiter.number > number);
    for (const { resolve, reject } of done) {
      if (failure === undefined) resolve();
      else reject(failure);
    }
    return true;
  }

  rejectAll(error: unknown): void {
    const waiters = this.#waiters;
    this.#keep(() => false);
    for (const { reject } of waiters) reject(error);
  }

  /** Rejects those whose time is over or who were told to stop. */
  expire(now: number): void {
    const over = this.#waiters.filter((waiter) => now >= waiter.deadline || waiter.options.signal?.aborted);
    if (over.length === 0) return;
    this.#keep((waiter) => !over.includes(waiter));
    for (const { options, api, reject } of over)
      reject(options.signal?.aborted ? options.signal.reason : timeoutError(api, options.timeoutMs ?? 0));
  }

  #keep(predicate: (waiter: Waiter) => boolean): void {
    this.#waiters = this.#waiters.filter(predicate);
    this.#last = this.#waiters.reduce((last, waiter) => Math.max(last, waiter.number), -1);
  }
}
