import { isMainThread } from 'node:worker_threads';
import koffi from 'koffi';

/**
 * While JavaScript waits in a loop no handler of the script can run: a process that handles Ctrl-C itself could not be
 * interrupted then.
 */

type SigactionFunction = (signal: number, action: Buffer | null, previous: Buffer | null) => number;

const SIGNALS = [2, 15] as const; // SIGINT, SIGTERM
/** More than any C library's `struct sigaction` has. All zeros mean: what the system does by default. */
const ACTION_BYTES = 512;

let sigaction: SigactionFunction | undefined;
let saved: { readonly signal: number; readonly action: Buffer }[] = [];

/** Makes SIGINT and SIGTERM end the process, as they do without handlers, until {@link restoreSignals}. */
export function letSignalsEnd(): void {
  // Signals are the main thread's, whose event loop is the one that is held up.
  if (!isMainThread || saved.length > 0) return;
  sigaction ??= koffi.load(null).func('sigaction', 'int', ['int', 'void *', 'void *']) as SigactionFunction;
  for (const signal of SIGNALS) {
    const action = Buffer.alloc(ACTION_BYTES);
    if (sigaction(signal, null, action) !== 0) continue;
    saved.push({ signal, action });
    sigaction(signal, Buffer.alloc(ACTION_BYTES), null);
  }
}

/** Gives the signals back to their handlers. */
export function restoreSignals(): void {
  for (const { signal, action } of saved) sigaction?.(signal, action, null);
  saved = [];
}
