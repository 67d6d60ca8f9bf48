import { type IntervalHistogram, monitorEventLoopDelay, performance } from 'node:perf_hooks';
import * as simulator from '../../generated/simulator/control.js';
import type { Device, DeviceMemory, HostMemory, Stream } from '../../src/index.js';
import { median } from './measure.js';

/** Waiting for a copy that takes a second, by very many at once: what it costs the event loop and the processor. */

const WAITS = 1000;
const COPY_MS = 1000;
/** Small: what the simulator does for the copy itself is no part of the wait. */
const COPY_BYTES = 1024 * 1024;
const SHORT_COPIES = 200;
const SHORT_BYTES = 64 * 1024;

export interface WaitingFigures {
  /** 99 of 100 turns of the event loop come at most so much late. */
  readonly delayP99Ms: number;
  /** The same in a second in which the process does nothing: what else the machine does. */
  readonly idleDelayP99Ms: number;
  /** Processor time of the process through elapsed time, while everybody waits. */
  readonly cpuShare: number;
  /** From the end of the copy on the device to the script. */
  readonly wakeUpP50Ms: number;
  /** Waits that failed, out of {@link WAITS}. */
  readonly failures: number;
}

const TARGETS = { delayP99Ms: 5, cpuShare: 0.1, wakeUpP50Ms: 2 } as const;

interface Pair {
  readonly stream: Stream;
  readonly memory: DeviceMemory;
  readonly pinned: HostMemory;
}

interface LongWait {
  readonly elapsedMs: number;
  readonly failures: number;
}

/** Many waits for one long copy. */
async function longWait({ stream, memory, pinned }: Pair): Promise<LongWait> {
  simulator.setTransfer(BigInt(Math.round((COPY_BYTES * 1000) / COPY_MS)), 0);
  const start = performance.now();
  stream.copy(memory, pinned);
  const results = await Promise.allSettled(Array.from({ length: WAITS }, () => stream.synchronize()));
  return {
    elapsedMs: performance.now() - start,
    failures: results.filter(({ status }) => status === 'rejected').length,
  };
}

/** Nothing else is measured meanwhile: the delay's histogram wakes the process a thousand times a second itself. */
async function costOfWaiting(pair: Pair): Promise<{ readonly cpuShare: number; readonly failures: number }> {
  const before = process.cpuUsage();
  const { elapsedMs, failures } = await longWait(pair);
  const { user, system } = process.cpuUsage(before);
  return { cpuShare: (user + system) / 1000 / elapsedMs, failures };
}

/** The event loop's delay while something goes on. The histogram's resolution is its own sampling interval: 1 ms. */
async function delayDuring(something: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await something();
  delay.disable();
  return lateness(delay);
}

/** A sample of the histogram contains the interval itself. */
const lateness = (delay: IntervalHistogram): number => Math.max(0, delay.percentile(99) / 1e6 - 1);

const idle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, COPY_MS));

/** How long after the end of a copy the script goes on: elapsed time less the time that the copy is set to take. */
async function wakeUps({ stream, memory, pinned }: Pair): Promise<number> {
  const copyMs = 5;
  simulator.setTransfer(BigInt(Math.round((SHORT_BYTES * 1000) / copyMs)), 0);
  const late: number[] = [];
  for (let copy = 0; copy < SHORT_COPIES; copy += 1) {
    const start = performance.now();
    stream.copy(memory, pinned, { byteLength: SHORT_BYTES });
    await stream.synchronize();
    late.push(performance.now() - start - copyMs);
  }
  return median(late);
}

export async function measureWaiting(device: Device): Promise<WaitingFigures> {
  await using stream = device.createStream();
  using memory = device.allocate(COPY_BYTES, { fill: 0 });
  using pinned = device.allocateHost(COPY_BYTES);
  pinned.fill(0);
  const pair = { stream, memory, pinned };
  try {
    return {
      idleDelayP99Ms: await delayDuring(idle),
      delayP99Ms: await delayDuring(() => longWait(pair)),
      ...(await costOfWaiting(pair)),
      wakeUpP50Ms: await wakeUps(pair),
    };
  } finally {
    simulator.setTransfer(0, 0);
  }
}

/** Prints the figures beside their targets. */
export async function benchWaiting(device: Device): Promise<void> {
  const { delayP99Ms, idleDelayP99Ms, cpuShare, wakeUpP50Ms, failures } = await measureWaiting(device);
  console.log(`\n${WAITS} waits for a copy of ${COPY_MS} ms, and ${SHORT_COPIES} waits for short ones`);
  const line = (name: string, value: string, target: string): void =>
    console.log(`  ${name.padEnd(34)} ${value.padStart(12)}   (target: ${target})`);
  line('event-loop delay, p99', `${delayP99Ms.toFixed(2)} ms`, `< ${TARGETS.delayP99Ms} ms`);
  line('  the same, nothing to do', `${idleDelayP99Ms.toFixed(2)} ms`, 'what the machine adds');
  line('processor share of the wait', `${(cpuShare * 100).toFixed(1)} %`, `< ${TARGETS.cpuShare * 100} %`);
  line('wake-up after completion, p50', `${wakeUpP50Ms.toFixed(2)} ms`, `≤ ${TARGETS.wakeUpP50Ms} ms`);
  line('waits that failed', String(failures), '0');
}
