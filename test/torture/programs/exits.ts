/** Ends the process in one of many states: `exits.ts STATE`. Prints "ready" where a signal is to come. */
import { Worker } from 'node:worker_threads';
import * as simulator from '../../../generated/simulator/control.js';
import { openAscend, trace } from '../../../src/index.js';

const KIB = 1024;
const device = () => openAscend({ backend: 'simulator' }).device(0);

/** A stream with work that does not progress. */
function heldStream() {
  const here = device();
  const stream = here.createStream();
  simulator.holdStreams(1);
  stream.copy(here.allocate(KIB), new Uint8Array(KIB));
  stream.copy(new Uint8Array(KIB), here.allocate(KIB, { fill: 1 }));
  return stream;
}

const worker = (does: string): Worker =>
  new Worker(new URL(import.meta.url), {
    workerData: { does },
    argv: [does],
  });

const stayAlive = (): void => {
  setInterval(() => {}, 1000);
  console.log('ready');
};

const states: Readonly<Record<string, () => unknown>> = {
  'exit with queued copies': () => {
    const here = device();
    const stream = here.createStream();
    simulator.setTransfer(1_000_000, 0);
    stream.copy(here.allocate(KIB * KIB), new Uint8Array(KIB * KIB));
    process.exit(11);
  },
  'exit in a host function that a blocking wait runs': () => {
    const stream = device().createStream();
    stream.hostFunction(() => process.exit(12));
    stream.synchronizeBlocking();
  },
  'exit with many host functions pending on held streams': () => {
    const stream = heldStream();
    for (let round = 0; round < 50; round += 1) stream.hostFunction(() => {});
    process.exit(13);
  },
  'uncaught exception with held streams': () => {
    heldStream();
    throw new Error('from the script');
  },
  'unhandled rejection of a wait': () => {
    const stream = heldStream();
    void stream.synchronize({ timeoutMs: 20 });
    setInterval(() => {}, 1000);
  },
  'end of the program with two runtimes open': () => {
    openAscend({ backend: 'simulator' });
    heldStream();
    openAscend({ backend: 'simulator' });
    process.exitCode = 14;
  },
  'end of the program with an allocator and a trace': () => {
    const stream = device().createStream();
    trace({ file: '/dev/null' });
    stream.setAllocator({ allocate: (byteLength) => stream.device.allocate(byteLength) });
    simulator.runOperator(stream.pointer, KIB);
    process.exitCode = 15;
  },
  'exit while dispose waits in the background': async () => {
    const stream = heldStream();
    stream.dispose();
    setTimeout(() => process.exit(16), 20);
    await stream[Symbol.asyncDispose]();
  },
  'exit of a worker at work': async () => {
    const code = await new Promise((resolve) => worker('in a worker: exit').once('exit', resolve));
    process.exitCode = Number(code);
  },
  'exit of a worker whose streams never end': async () => {
    const before = performance.now();
    const code = await new Promise((resolve) => worker('in a worker: hold and exit').once('exit', resolve));
    console.log(`ended after ${Math.round(performance.now() - before)} ms`);
    // The process goes on, and so does its session.
    simulator.holdStreams(0);
    device().allocate(KIB, { fill: 1 }).dispose();
    process.exitCode = Number(code);
  },
  'termination of a worker that waits': async () => {
    const waiting = worker('in a worker: wait');
    await new Promise((resolve) => waiting.once('message', resolve));
    await waiting.terminate();
    device().allocate(KIB, { fill: 1 }).dispose();
    process.exitCode = 18;
  },
  'exit while a worker waits': async () => {
    const waiting = worker('in a worker: wait');
    await new Promise((resolve) => waiting.once('message', resolve));
    process.exit(19);
  },
  'exit after dispose, and a second runtime': () => {
    const first = openAscend({ backend: 'simulator' });
    first.device(0).allocate(KIB);
    first.dispose();
    openAscend({ backend: 'simulator' }).device(1).createStream();
    process.exit(20);
  },
  'SIGTERM with held streams': () => {
    heldStream();
    stayAlive();
  },
  'SIGINT that the script handles': () => {
    heldStream();
    process.on('SIGINT', () => process.exit(21));
    stayAlive();
  },
  'in a worker: exit': () => {
    const here = device();
    simulator.setTransfer(4_000_000, 0);
    here.createStream().copy(here.allocate(KIB * KIB), new Uint8Array(KIB * KIB));
    process.exit(17);
  },
  'in a worker: hold and exit': async () => {
    const { device: here } = heldStream();
    const viewed = here.allocateHost(KIB);
    viewed.bytes.fill(1);
    here.createStream().copy(here.allocate(KIB), viewed);
    const waits = here.createStream();
    waits.hostFunction(() => {});
    waits.waitValue(here.allocate(8, { fill: 0 }), 'equal', 1n);
    viewed.dispose();
    here.allocateHost(KIB).bytes.fill(2);
    process.exit(22);
  },
  'in a worker: wait': async () => {
    const { parentPort } = await import('node:worker_threads');
    const wait = heldStream().synchronize();
    parentPort?.postMessage('waiting');
    await wait;
  },
};

const state = process.argv.at(-1) ?? '';
const end = states[state];
if (end === undefined) throw new Error(`no such state: ${state}`);
await end();
