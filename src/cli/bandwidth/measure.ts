import type { MemoryPtr } from '../../../generated/types.js';
import type { Device } from '../../index.js';
import { type CopyPath, CopyPaths, type PathName } from './paths.js';
import { fillPattern, firstDifference } from './pattern.js';

/** aclrtMemcpy, or what a test puts in its place. */
export type CopyFunction = (
  destination: MemoryPtr | ArrayBufferView,
  destinationLength: number,
  source: MemoryPtr | ArrayBufferView,
  byteLength: number,
  kind: number,
) => void;

export interface Measurement {
  readonly path: PathName;
  readonly byteLength: number;
  /** Bytes a second: the middle of the rounds, the best of them. */
  readonly median: number;
  readonly best: number;
  readonly copies: number;
  /** The bytes that arrived were those that were sent, before and after the measurement. */
  readonly verified: boolean;
  /** First byte that was wrong. */
  readonly wrongAt?: number;
}

export interface MeasureOptions {
  readonly sizes: readonly number[];
  readonly paths: readonly PathName[];
  /** Rounds of each measurement, and how long one should take at least. */
  readonly rounds: number;
  readonly roundMs: number;
  readonly seed: number;
  readonly signal: AbortSignal;
  readonly copy: CopyFunction;
  /** Called before each measurement. */
  readonly onStep: (path: PathName, byteLength: number, done: number, total: number) => void;
}

/** Measures every path at every size, smallest first. Ends early when the signal is aborted. */
export async function measureBandwidth(device: Device, options: MeasureOptions): Promise<Measurement[]> {
  const { sizes, paths, signal } = options;
  using memory = new CopyPaths(device, Math.max(...sizes));
  const measurements: Measurement[] = [];
  const total = sizes.length * paths.length;
  for (const byteLength of sizes)
    for (const name of paths) {
      // Lets Ctrl-C and the drawing of the progress in; a copy itself blocks the thread.
      await new Promise((resolve) => setImmediate(resolve));
      if (signal.aborted) return measurements;
      options.onStep(name, byteLength, measurements.length, total);
      measurements.push(measureOne(device, memory.path(name), byteLength, options));
    }
  return measurements;
}

function measureOne(
  device: Device,
  path: CopyPath,
  byteLength: number,
  options: MeasureOptions,
): Measurement {
  const { rounds, roundMs, seed } = options;
  const pattern = new Uint8Array(byteLength);
  const copyOf = (count: number) => () =>
    options.copy(path.destination, byteLength, path.source, count, path.kind);
  const once = copyOf(byteLength);
  const before = verify(path, pattern, once, seed + byteLength);
  const copies = copiesFor(device, once, roundMs);
  const callMs = timeOfCall(copyOf(0));
  const rates = Array.from({ length: rounds }, () => {
    const elapsed = timed(device, once, copies);
    // Never more than nine tenths of it: a machine that was held up meanwhile must not make copies infinitely fast.
    return (byteLength * copies * 1000) / Math.max(elapsed - copies * callMs, elapsed / 10);
  });
  const after = before >= 0 ? before : verify(path, pattern, once, seed + byteLength + 1);
  rates.sort((a, b) => a - b);
  return {
    path: path.name,
    byteLength,
    median: rates[Math.floor(rates.length / 2)] ?? 0,
    best: rates.at(-1) ?? 0,
    copies: copies * rounds,
    verified: after < 0,
    ...(after < 0 ? {} : { wrongAt: after }),
  };
}

/** Copies fresh bytes over spoilt ones and looks at what arrived: -1, or the first byte that is wrong. */
function verify(path: CopyPath, pattern: Uint8Array, copy: () => void, seed: number): number {
  fillPattern(pattern, seed);
  path.fillSource(pattern);
  path.spoilDestination(pattern.byteLength);
  copy();
  const arrived = new Uint8Array(pattern.byteLength);
  path.readDestination(arrived);
  return firstDifference(pattern, arrived);
}

/**
 * Milliseconds that a call costs apart from its bytes: copies of nothing, which the library accepts at once. It is taken
 * off, so that small copies show what the device does, as a loop in C would, and not what the way out of JavaScript costs.
 */
function timeOfCall(copyNothing: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < CALL_ROUNDS; round++) {
    const started = performance.now();
    for (let call = 0; call < CALLS; call++) copyNothing();
    best = Math.min(best, (performance.now() - started) / CALLS);
  }
  return best;
}

const CALL_ROUNDS = 7;
const CALLS = 1000;

/** As many copies as fill a round; the first one, which touches fresh pages, does not count. */
function copiesFor(device: Device, once: () => void, roundMs: number): number {
  let copies = 1;
  for (;;) {
    const elapsed = timed(device, once, copies);
    if (elapsed >= roundMs / 2 || copies >= MOST_COPIES)
      return Math.min(MOST_COPIES, Math.max(1, Math.round((copies * roundMs) / elapsed)));
    copies *= 4;
  }
}

const MOST_COPIES = 1 << 16;

function timed(device: Device, once: () => void, copies: number): number {
  const started = performance.now();
  for (let copy = 0; copy < copies; copy++) once();
  // A copy within the device may return before it is done.
  device.synchronizeBlocking();
  return Math.max(performance.now() - started, 1e-6);
}
