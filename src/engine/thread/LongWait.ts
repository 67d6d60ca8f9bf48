import { writeSync } from 'node:fs';
import type { QueuedOperation } from '../../errors/index.js';
import { letSignalsEnd, restoreSignals } from '../../native/process/signals.js';

/** After so long without progress the end of a handle tells what it waits for. */
const TELL_AFTER_MS = 2000;
/** After so long work is given up that nothing can bring to its end any more. */
const GIVE_UP_AFTER_MS = 5000;
/** How often it is found out whether that is so. */
const ASK_EVERY_MS = 250;

/** What a thread has queued. */
export interface Work {
  /** Grows with everything that is queued, and that is done. */
  readonly progress: number;
  /** What is queued, for a person. */
  describe(): string;
  /** Whether nothing that this thread has queued brings the rest to its end. */
  isHopeless(): boolean;
}

/** So many operations are shown to a person. */
const MOST_DESCRIBED = 8;

/** What is queued on one stream, for a person. */
export function describeQueue(deviceId: number, operations: readonly QueuedOperation[]): string {
  const lines = operations
    .slice(0, MOST_DESCRIBED)
    .map(({ operation, place }) => `    ${operation}${place === undefined ? '' : ` at ${place}`}`);
  if (lines.length === 0) lines.push('    what raw calls have queued');
  if (operations.length > MOST_DESCRIBED) lines.push(`    … and ${operations.length - MOST_DESCRIBED} more`);
  return [`  on a stream of device ${deviceId}:`, ...lines].join('\n');
}

/**
 * The wait for queued work when handles end. It may last for ever; whoever started it must learn what it waits for, must
 * be able to interrupt it, and must not wait for what can't happen: an error of the script would never show.
 */
export class LongWait {
  readonly #poller: Work;
  readonly #longestGapMs: number;
  #stillMs = 0;
  #progress = 0;
  #lastMs = Number.NEGATIVE_INFINITY;
  #askedMs = 0;
  #told = false;
  #isHopeless = false;

  /** @param longestGapMs turns that follow one another within this time are of one wait */
  constructor(poller: Work, longestGapMs: number) {
    this.#longestGapMs = longestGapMs;
    this.#poller = poller;
  }

  /**
   * One turn of a wait that blocks the thread. `who`: what waits, for a person.
   * @returns true when the work is to be given up
   */
  turn(now: number, who: string): boolean {
    const isHopeless = this.look(now, (work) => {
      // First: whoever reads the text may interrupt at once.
      letSignalsEnd();
      write(`${who} waits for queued work that does not end:\n${work}\n${REMEDY}`);
    });
    if (isHopeless)
      write(`${who} gives work up that nothing can bring to its end:\n${this.#poller.describe()}`);
    return isHopeless;
  }

  /**
   * As {@link turn}. `tell` is called once when the wait becomes a long one, with what is queued.
   * @returns true when nothing that this thread has queued can bring the work to its end
   */
  look(now: number, tell: (work: string) => void): boolean {
    const isNew = now - this.#lastMs > this.#longestGapMs;
    this.#lastMs = now;
    if (isNew) this.#told = false;
    if (isNew || this.#poller.progress !== this.#progress) {
      this.#progress = this.#poller.progress;
      this.#stillMs = now;
      this.#isHopeless = false;
    }
    const still = now - this.#stillMs;
    if (still < TELL_AFTER_MS) return false;
    if (!this.#told) {
      this.#told = true;
      tell(this.#poller.describe());
    }
    if (still < GIVE_UP_AFTER_MS) return false;
    if (now - this.#askedMs >= ASK_EVERY_MS) {
      this.#askedMs = now;
      this.#isHopeless = this.#poller.isHopeless();
    }
    return this.#isHopeless;
  }

  /** After a wait that blocked the thread. */
  over(): void {
    restoreSignals();
  }
}

const STDERR = 2;

export const REMEDY =
  '  What to do: Ctrl-C ends the process. stream.abort(), dispose({ timeoutMs }) and device.reset({ force: true }) ' +
  'give work up.';

/** At once: warnings of the process would come when the wait is over. */
function write(text: string): void {
  try {
    writeSync(STDERR, `ascendcl: ${text}\n`);
  } catch {
    // Nobody reads it.
  }
}
