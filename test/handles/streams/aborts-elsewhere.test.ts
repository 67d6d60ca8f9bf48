import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { AbortedError, type Stream } from '../../../src/index.js';
import { compiled } from '../../support/compiled.js';
import { turns, useSimulation } from '../../support/simulation.js';
import { itSince } from '../../support/versions.js';
import type { Request } from '../programs/abort-elsewhere.js';

const simulation = useSimulation();

describe('work that another thread has given up', () => {
  let worker: Worker;
  beforeAll(async () => {
    worker = new Worker(compiled(new URL('../programs/abort-elsewhere.ts', import.meta.url)));
    await once(worker, 'message');
  });
  afterAll(() => worker.terminate());

  async function ask(request: Request): Promise<void> {
    const answer = once(worker, 'message');
    worker.postMessage(request);
    expect(await answer).toEqual(['done']);
  }

  /** A stream that is stuck, with a copy behind. */
  function stuck(): { stream: Stream; bytes: Uint8Array } {
    const { device } = simulation;
    const stream = device.createStream();
    const memory = device.allocate(64, { fill: 7 });
    const bytes = new Uint8Array(64).fill(99);
    stream.waitValue(device.allocate(8, { fill: 0 }), 'equal', 1n);
    stream.copy(bytes, memory);
    return { stream, bytes };
  }

  const failureOf = (run: () => unknown): Promise<unknown> =>
    Promise.resolve()
      .then(run)
      .then(
        () => 'resolved',
        (error: unknown) => error,
      );

  const requests: Readonly<Record<string, (stream: Stream) => Request>> = {
    aclrtStreamAbort: ({ pointer }) => ({ stream: pointer }),
    aclrtDeviceTaskAbort: () => ({ device: 0 }),
  };

  const waits: Readonly<Record<string, (stream: Stream) => unknown>> = {
    'stream.synchronize()': (stream) => stream.synchronize(),
    'stream.synchronizeBlocking()': (stream) => stream.synchronizeBlocking(),
    'stream.synchronizeBlocking({ timeoutMs })': (stream) => stream.synchronizeBlocking({ timeoutMs: 5000 }),
    'stream.isComplete()': (stream) => stream.isComplete(),
  };

  for (const [how, requestOf] of Object.entries(requests)) {
    itSince('8.5.0', `by ${how} is told to who waits`, async () => {
      const { stream, bytes } = stuck();
      using event = stream.record();
      const errors = [
        stream.synchronize(),
        event.synchronize(),
        stream.copyToFile(simulation.device.allocate(64), '/dev/null'),
      ].map((wait) => failureOf(() => wait));
      await turns(10);
      await ask(requestOf(stream));
      for (const error of await Promise.all(errors)) expect(error).toBeInstanceOf(AbortedError);
      expect(String(await errors[0])).toMatch(new RegExp(`${how} in another thread`));
      expect(bytes[0]).toBe(99);
      await stream.synchronize();
    });

    for (const [who, wait] of Object.entries(waits))
      itSince('8.5.0', `by ${how} is told to who asks afterwards: ${who}`, async () => {
        const { stream, bytes } = stuck();
        await ask(requestOf(stream));
        const error = await failureOf(() => wait(stream));
        expect([error instanceof AbortedError || error, bytes[0]]).toEqual([true, 99]);
      });

    itSince('8.5.0', `by ${how} is not what was queued afterwards`, async () => {
      const { stream, bytes } = stuck();
      const wait = failureOf(() => stream.synchronize());
      await ask(requestOf(stream));
      await wait;
      const memory = simulation.device.allocate(64, { fill: 8 });
      stream.copy(bytes, memory);
      await stream.synchronize();
      expect(bytes[0]).toBe(8);
    });
  }

  itSince('8.5.0', 'is that of one stream: others go on', async () => {
    const { stream } = stuck();
    const { device } = simulation;
    const other = device.createStream();
    const memory = device.allocate(64, { fill: 8 });
    const bytes = new Uint8Array(64);
    other.copy(bytes, memory);
    await ask({ stream: stream.pointer });
    await other.synchronize();
    expect(bytes[0]).toBe(8);
    expect(await failureOf(() => stream.synchronize())).toBeInstanceOf(AbortedError);
  });

  itSince('8.5.0', 'by a reset of the device rejects as well', async () => {
    const { stream, bytes } = stuck();
    const { device } = simulation;
    const wait = failureOf(() => stream.synchronize());
    await ask('reset');
    expect([(await wait) instanceof AbortedError, bytes[0]]).toEqual([true, 99]);
    expect(() => device.reset()).toThrow();
  });
});
