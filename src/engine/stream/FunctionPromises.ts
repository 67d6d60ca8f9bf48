import { AsyncLocalStorage } from 'node:async_hooks';
import { types } from 'node:util';
import { clearTimeout, now, setTimeout } from '../../native/process/clock.js';
import { asFailure } from './script-failure.js';
import { timeoutError, type WaitLimits } from './Waiters.js';

/** A call of a host function whose promise may not have settled. */
interface Call {
  /** The operation that the host function is. */
  readonly number: number;
  /** The call whose function, or what it awaited, queued this one. */
  readonly outer: Call | undefined;
  outcome: Promise<Outcome>;
  /** Waits that will be told of a failure. */
  waits: number;
}

/** What a promise was rejected with; undefined when it was fulfilled. */
type Outcome = { readonly error: unknown } | undefined;

/**
 * The call that the running code belongs to, also behind an `await`: it must not wait for its own promise. Before Node.js 24
 * every promise of the process is slower while a storage is in use: hence only while a host function goes on.
 */
const current = new AsyncLocalStorage<Call>();
let goingOn = 0;

function over(): void {
  goingOn -= 1;
  if (goingOn === 0) current.disable();
}

/**
 * The promises that host functions of one stream have returned. The stream goes on when a function has returned; waits
 * behind it also wait for its promise.
 */
export class FunctionPromises {
  readonly #pending = new Set<Call>();
  readonly #waits = new Set<(error: unknown) => void>();
  /** Why nobody waits for promises any more. */
  #ended: { readonly failure: unknown } | undefined;

  /**
   * Calls a host function. Throws what it throws.
   * @param failed is told when its promise is rejected; `isTold`: a wait rejects with the same
   */
  call(number: number, fn: () => unknown, failed: (error: unknown, isTold: boolean) => void): void {
    const call: Call = { number, outer: current.getStore(), outcome: FULFILLED, waits: 0 };
    goingOn += 1;
    let result: unknown;
    try {
      result = current.run(call, fn);
    } catch (error) {
      over();
      throw error;
    }
    // Also one of another realm, such as a vm context.
    if (!types.isPromise(result)) {
      over();
      return;
    }
    this.#pending.add(call);
    call.outcome = outcomeOf(result).then((outcome) => {
      this.#pending.delete(call);
      over();
      if (outcome !== undefined) failed(outcome.error, call.waits > 0);
      return outcome;
    });
  }

  /**
   * Resolves when the promises of the operations up to `number` have settled; rejects with the first reason. Code of a
   * host function does not wait for the promise of its own call.
   * @param deadline on the clock of `now()`
   */
  async settled(number: number, limits: WaitLimits, deadline: number, api: string): Promise<void> {
    const own = new Set<Call>();
    for (let call = current.getStore(); call !== undefined; call = call.outer) own.add(call);
    const awaited = [...this.#pending].filter((call) => call.number <= number && !own.has(call));
    if (awaited.length === 0) return;
    if (this.#ended !== undefined) throw this.#ended.failure;
    for (const call of awaited) call.waits += 1;
    try {
      const outcomes = await this.#limited(awaited, limits, deadline, api);
      const failure = outcomes.find((outcome) => outcome !== undefined);
      if (failure !== undefined) throw failure.error;
    } finally {
      for (const call of awaited) call.waits -= 1;
    }
  }

  #limited(
    awaited: readonly Call[],
    { timeoutMs, signal }: WaitLimits,
    deadline: number,
    api: string,
  ): Promise<Outcome[]> {
    return new Promise((resolve, reject) => {
      const end = (settle: () => void): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
        this.#waits.delete(onEnd);
        settle();
      };
      const onEnd = (error: unknown): void => end(() => reject(error));
      const onAbort = (): void => end(() => reject(signal?.reason));
      const timer =
        timeoutMs === undefined
          ? undefined
          : setTimeout(() => onEnd(timeoutError(api, timeoutMs)), Math.max(1, deadline - now()));
      this.#waits.add(onEnd);
      signal?.addEventListener('abort', onAbort);
      if (signal?.aborted) onAbort();
      Promise.all(awaited.map(({ outcome }) => outcome)).then((outcomes) => end(() => resolve(outcomes)));
    });
  }

  /** The stream is gone: nobody waits for promises any more. */
  end(failure: unknown): void {
    this.#ended = { failure };
    for (const reject of [...this.#waits]) reject(failure);
  }
}

const FULFILLED: Promise<Outcome> = Promise.resolve(undefined);

async function outcomeOf(promise: Promise<unknown>): Promise<Outcome> {
  try {
    await promise;
    return undefined;
  } catch (error) {
    return { error: asFailure(error) };
  }
}
