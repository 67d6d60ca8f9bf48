import { performance } from 'node:perf_hooks';
import * as timers from 'node:timers';

/**
 * The clock and the timers of the process, taken when the package is loaded, and from the modules, not from the globals:
 * a test framework may have replaced those before, or replaces them later, and work on a device takes real time.
 */

export const { setTimeout, clearTimeout, setImmediate, clearImmediate } = timers;

/** Calls a function when the JavaScript that runs now has come to its end. */
export const nextTick: (call: () => void) => void = process.nextTick.bind(process);

/** Milliseconds on the clock of `performance.now()`. */
export const now: () => number = performance.now.bind(performance);

/** The time of {@link now} 0, in milliseconds since 1970. */
export const { timeOrigin } = performance;
