import { clearTimeout, now, setImmediate, setTimeout } from '../../native/process/clock.js';

/** Milliseconds between attempts: the longer nothing has come, the less it matters when exactly it comes. */
const FIRST_PAUSE_MS = 1;
const LONGEST_PAUSE_MS = 16;
/** For so long after something has moved the next attempt comes at once. */
const EAGER_MS = 1;

/** What a promise resolves to, unless the signal is aborted before: then rejects with its reason at once. */
export async function orAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return promise;
  // Whoever is told of the abort does not hear how the promise ends.
  promise.catch(() => {});
  signal.throwIfAborted();
  let stop = (): void => {};
  const aborted = new Promise<never>((_, reject) => {
    const listener = (): void => reject(signal.reason);
    signal.addEventListener('abort', listener, { once: true });
    stop = () => signal.removeEventListener('abort', listener);
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    stop();
  }
}

/** Pauses between attempts at something that nothing announces, shorter ones first. */
export class Patience {
  #pauseMs = 0;
  #movedMs = now();

  /** Something has moved: the next pauses are short again. */
  renew(): void {
    this.#pauseMs = 0;
    this.#movedMs = now();
  }

  /** Resolves when it is time for the next attempt. Rejects with the signal's reason as soon as it is aborted. */
  async pause(signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    if (now() - this.#movedMs < EAGER_MS) return new Promise((resolve) => setImmediate(resolve));
    this.#pauseMs = Math.min(LONGEST_PAUSE_MS, Math.max(FIRST_PAUSE_MS, this.#pauseMs * 2));
    let timer: NodeJS.Timeout | undefined;
    try {
      const over = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, this.#pauseMs);
      });
      await orAborted(over, signal);
    } finally {
      clearTimeout(timer);
    }
  }
}
