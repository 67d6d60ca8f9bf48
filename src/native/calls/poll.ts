import koffi from 'koffi';

type PollFunction = (descriptors: Buffer, count: number, timeoutMs: number) => number;

let pollFunction: PollFunction | undefined;

/** `struct pollfd`: a descriptor, the events asked for, those that are there. */
const POLLFD_BYTES = 8;
const EVENTS_AT = 4;
const RESULTS_AT = 6;
const POLLIN = 1;

/**
 * Whether a pipe that was opened for reading without waiting has had no writer since. A read can't tell: it ends at once,
 * as it does when the last writer has gone.
 */
export function awaitsFirstWriter(descriptor: number): boolean {
  pollFunction ??= koffi.load(null).func('poll', 'int', ['void *', 'unsigned long', 'int']) as PollFunction;
  const entry = Buffer.alloc(POLLFD_BYTES);
  entry.writeInt32LE(descriptor, 0);
  entry.writeInt16LE(POLLIN, EVENTS_AT);
  return pollFunction(entry, 1, 0) === 0 && entry.readInt16LE(RESULTS_AT) === 0;
}
