import { now } from '../../native/process/clock.js';
import { pause } from '../../native/process/memory.js';

/** Turns without a pause at first: short work is done at once. */
const QUICK_TURNS = 16;
/** Milliseconds of the pauses behind them: the longer the wait, the less it matters when exactly it ends. */
const SHORT_PAUSE_MS = 0.05;
const LONG_PAUSE_MS = 1;
/** A pause is at most one part in so many of the time that the wait has taken. */
const PAUSE_SHARE = 8;

/**
 * Blocks this thread until something has come true, and runs functions of the script that are due meanwhile: they run on
 * this thread. It asks again and again: a native wait could not be interrupted, and may outlast its own time limit.
 * @param isQuiet runs none
 * @param isHopeless asked in each turn; true ends the wait
 * @returns false when the wait has ended before
 */
export function blockUntil(
  poller: { pollAll(isQuiet: boolean): void },
  isOver: () => boolean,
  deadline: number,
  isQuiet = false,
  isHopeless?: (now: number) => boolean,
): boolean {
  const startMs = now();
  for (let turn = 0; ; turn += 1) {
    poller.pollAll(isQuiet);
    if (isOver()) return true;
    const time = now();
    if (time >= deadline || isHopeless?.(time) === true) return false;
    if (turn < QUICK_TURNS) continue;
    const share = (time - startMs) / PAUSE_SHARE;
    pause(Math.min(deadline - time, Math.max(SHORT_PAUSE_MS, Math.min(LONG_PAUSE_MS, share))));
  }
}

/** When so many milliseconds are over; never without a limit. */
export const deadlineIn = (timeoutMs: number | undefined): number =>
  timeoutMs === undefined ? Number.POSITIVE_INFINITY : now() + timeoutMs;
