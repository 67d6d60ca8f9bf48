import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Stream } from '../../../src/index.js';
import { compiled } from '../../support/compiled.js';
import { simulator, turns, useSimulation } from '../../support/simulation.js';

const simulation = useSimulation();

const program = compiled(new URL('../programs/operate.ts', import.meta.url));

const LATENCY_US = 20_000;

/** Ways to block this thread until the stream's work is done, or to take the stream away from under it. */
const blocking: readonly (readonly [string, (stream: Stream) => void])[] = [
  ['Stream.synchronizeBlocking', (stream) => stream.synchronizeBlocking()],
  ['Device.synchronizeBlocking', () => simulation.device.synchronizeBlocking()],
  ['Stream.dispose', (stream) => stream.dispose()],
  ['Device.reset', () => simulation.device.reset()],
];

describe('an allocator and a thread that blocks', () => {
  it.each(blocking)('gets back after %s what the runtime still had', async (_name, block) => {
    const { device } = simulation;
    const stream = device.createStream();
    const freed: number[] = [];
    stream.setAllocator({
      allocate: (byteLength) => device.allocate(byteLength),
      free: (memory) => {
        freed.push(memory.byteLength);
        memory.dispose();
      },
    });
    simulator.setTransfer(0, LATENCY_US);
    simulator.runOperator(stream.pointer, 100);
    simulator.runOperator(stream.pointer, 200);
    block(stream);
    await turns(2);
    expect(freed).toEqual([100, 200]);
  });

  it('copies while memory is lent', () => {
    const { device } = simulation;
    using stream = device.createStream();
    using memory = device.allocate(64);
    stream.setAllocator({ allocate: (byteLength) => device.allocate(byteLength) });
    simulator.holdStreams(1);
    simulator.runOperator(stream.pointer, 100);
    memory.copyFrom(new Uint8Array(64).fill(3));
    const bytes = new Uint8Array(64);
    memory.copyTo(bytes);
    expect(bytes).toEqual(new Uint8Array(64).fill(3));
    expect(simulation.ascend.liveObjects().DeviceMemory).toBe(2);
    simulator.holdStreams(0);
  });
});

describe('an allocator that another thread asks', () => {
  const begun = new Int32Array(new SharedArrayBuffer(4));
  let worker: Worker;
  beforeAll(async () => {
    worker = new Worker(program, { workerData: { begun } });
    await once(worker, 'message');
  }, 60_000);
  afterAll(async () => {
    const exit = once(worker, 'exit');
    worker.postMessage(null);
    await exit;
  });

  /** Lets the other thread run an operator and blocks this one with `block` meanwhile. @returns the code of the operator */
  async function operateWhile(stream: Stream, block: () => void): Promise<number> {
    const before = Atomics.load(begun, 0);
    const answer = once(worker, 'message');
    worker.postMessage(stream.pointer);
    while (Atomics.load(begun, 0) === before) Atomics.wait(begun, 0, before, 1000);
    // Time for the question to come here. It is answered by the event loop, whenever it comes.
    Atomics.wait(begun, 0, before + 1, 50);
    block();
    const [code] = await answer;
    return code;
  }

  it.each(blocking.slice(0, 2))('does not keep %s from its end, and answers then', async (_name, block) => {
    const { device } = simulation;
    await using stream = device.createStream();
    stream.setAllocator({ allocate: (byteLength) => device.allocate(byteLength) });
    expect(await operateWhile(stream, () => block(stream))).toBe(0);
    await stream.synchronize();
    expect(simulation.ascend.liveObjects().DeviceMemory).toBe(0);
  });

  it.each([
    ...blocking.slice(2),
    ['Stream.removeAllocator', (stream: Stream) => stream.removeAllocator()] as const,
  ])('has no memory for a question that is answered after %s', async (_name, end) => {
    const { device } = simulation;
    const stream = device.createStream();
    let asked = 0;
    stream.setAllocator({
      allocate: (byteLength) => {
        asked += 1;
        return device.allocate(byteLength);
      },
    });
    expect(await operateWhile(stream, () => end(stream))).not.toBe(0);
    expect(asked).toBe(0);
  });

  it('does not pass the question on to the functions of the allocator that replaces it', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    const asked: string[] = [];
    stream.setAllocator({
      allocate: () => {
        asked.push('before');
        return undefined;
      },
    });
    const replace = (): void =>
      stream.setAllocator({
        allocate: () => undefined,
        allocateAt: () => {
          asked.push('allocateAt');
          return undefined;
        },
      });
    expect(await operateWhile(stream, replace)).toBe(207001);
    expect(asked).toEqual([]);
  });
});
