import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as simulator from '../../generated/simulator/control.js';
import { AclTimeoutError, type Device, NotAvailableError, type Stream } from '../../src/index.js';

/** Everything of this package that needs time to pass, for tests in which somebody has replaced the timers. */

async function timesOut(wait: Promise<void>): Promise<void> {
  const error = await wait.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AclTimeoutError)) throw new Error(`no time-out, but ${error}`);
}

/** Calls the function in the order of the stream, or at once where the version has no host functions. */
function ifAvailable(stream: Stream, fn: () => void): void {
  try {
    stream.hostFunction(fn);
  } catch (error) {
    if (!(error instanceof NotAvailableError)) throw error;
    fn();
  }
}

/** Work that goes on for a while. */
const SLOW_US = 3000;

/** @returns what was done, one word each, in order */
export async function workThatTakesTime(device: Device): Promise<string[]> {
  const done: string[] = [];
  simulator.setTransfer(0, SLOW_US);
  const stream = device.createStream();
  using memory = device.allocate(64);
  stream.fill(memory, 1);
  await stream.synchronize({ timeoutMs: 10_000 });
  done.push('stream');
  stream.fill(memory, 2);
  using event = stream.record();
  await event.synchronize();
  done.push('event');
  stream.fill(memory, 3);
  await device.synchronize();
  done.push('device');
  ifAvailable(stream, () => done.push('function'));
  await stream.synchronize();
  simulator.holdStreams(1);
  stream.fill(memory, 4);
  await timesOut(stream.synchronize({ timeoutMs: 20 }));
  done.push('time-out');
  const stop = new AbortController();
  const wait = stream.synchronize({ signal: stop.signal });
  stop.abort(new Error('stopped'));
  await wait.catch((error: Error) => done.push(error.message));
  simulator.holdStreams(0);
  stream.synchronizeBlocking({ timeoutMs: 10_000 });
  done.push('blocking');
  await file(async (path) => {
    await stream.copyFromFile(memory, path, { chunkByteLength: 16 });
    await stream.copyToFile(memory, path, { chunkByteLength: 16 });
  });
  done.push('file');
  using used = device.allocate(64);
  stream.fill(used, 5);
  await used[Symbol.asyncDispose]();
  done.push('memory');
  stream.fill(memory, 6);
  await stream[Symbol.asyncDispose]();
  done.push('end');
  return done;
}

async function file(use: (path: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ascendcl-'));
  try {
    const path = join(folder, 'bytes');
    writeFileSync(path, new Uint8Array(64));
    await use(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What {@link workThatTakesTime} has done when all of it was done. */
export const ALL_DONE = [
  'stream',
  'event',
  'device',
  'function',
  'time-out',
  'stopped',
  'blocking',
  'file',
  'memory',
  'end',
] as const;
