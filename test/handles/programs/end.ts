/** Ends the process in a state; the exit code is 7. */
import { Worker } from 'node:worker_threads';
import * as simulator from '../../../generated/simulator/control.js';
import { openAscend } from '../../../src/index.js';

const states: Record<string, () => void | Promise<void>> = {
  'nothing opened': () => {},
  opened: () => {
    openAscend({ backend: 'simulator' });
  },
  disposed: () => {
    const ascend = openAscend({ backend: 'simulator' });
    ascend.device(0).allocate(64).dispose();
    ascend.dispose();
  },
  'memory held': () => {
    const device = openAscend({ backend: 'simulator' }).device(0);
    device.allocate(64);
    device.reserve(1 << 24).grow(1);
    device.allocateHost(64).bytes.fill(1);
  },
  'a stream with finished work': async () => {
    const device = openAscend({ backend: 'simulator' }).device(0);
    const stream = device.createStream();
    stream.fill(device.allocate(64), 1);
    await stream.synchronize();
  },
  'work queued': () => {
    const device = openAscend({ backend: 'simulator' }).device(0);
    simulator.holdStreams(1);
    device.createStream().copy(device.allocate(64), new Uint8Array(64));
  },
  'memory closing': () => {
    const device = openAscend({ backend: 'simulator' }).device(0);
    const memory = device.allocate(64);
    simulator.holdStreams(1);
    device.createStream().fill(memory, 1);
    memory.dispose();
  },
  'a host function pending': () => {
    const stream = openAscend({ backend: 'simulator' }).device(0).createStream();
    stream.hostFunction(() => {});
    process.exit(7);
  },
  'inside a host function': async () => {
    const stream = openAscend({ backend: 'simulator' }).device(0).createStream();
    stream.hostFunction(() => process.exit(7));
    await stream.synchronize();
  },
  'while waiting': async () => {
    const device = openAscend({ backend: 'simulator' }).device(0);
    const stream = device.createStream();
    simulator.holdStreams(1);
    stream.fill(device.allocate(64), 1);
    setTimeout(() => process.exit(7), 5);
    await stream.synchronize();
  },
  'a lost device': async () => {
    const device = openAscend({ backend: 'simulator' }).device(0);
    const stream = device.createStream();
    stream.fill(device.allocate(64), 1);
    simulator.loseDevice(0, 507010);
    await stream.synchronize().catch(() => {});
  },
  'an uncaught error': () => {
    const device = openAscend({ backend: 'simulator' }).device(0);
    device.createStream().fill(device.allocate(64), 1);
    process.on('uncaughtException', () => process.exit(7));
    throw new Error('from the script');
  },
  'a worker at work': async () => {
    const entry = new URL('./worker.js', import.meta.url);
    const worker = new Worker(entry, { workerData: { do: 'work', count: 100_000 } });
    openAscend({ backend: 'simulator' }).device(0).allocate(64);
    await new Promise((resolve) => worker.once('online', resolve));
    setTimeout(() => process.exit(7), 500);
  },
};

process.exitCode = 7;
const state = states[process.argv[2] ?? ''];
if (state === undefined) process.send?.(Object.keys(states));
else await state();
