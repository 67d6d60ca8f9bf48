import { execFile } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { AclTimeoutError, type Device, type Stream } from '../../../src/index.js';
import { thrownBy } from '../../support/catching.js';
import { compiled } from '../../support/compiled.js';
import { eventually, simulator, turns, useSimulation } from '../../support/simulation.js';
import { isSince, itSince } from '../../support/versions.js';

const simulation = useSimulation();

const HOST_FUNCTIONS = '8.5.0';

/** A promise that the test settles. */
function deferred(): { promise: Promise<void>; resolve: () => void; reject: (error: unknown) => void } {
  let resolve = (): void => {};
  let reject = (_error: unknown): void => {};
  const promise = new Promise<void>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

const outcomeOf = (wait: Promise<unknown>): Promise<unknown> =>
  wait.then(
    () => 'resolved',
    (error: unknown) => error,
  );

/** Queues an asynchronous host function that fails late, and lets it begin. */
async function failing(stream: Stream, error: Error): Promise<() => void> {
  const { promise, reject } = deferred();
  let hasBegun = false;
  stream.hostFunction(async () => {
    hasBegun = true;
    await promise;
  });
  await eventually(() => hasBegun);
  return () => reject(error);
}

/** All that waits without blocking, for what is queued on a stream now. */
const waits = (device: Device, stream: Stream): Record<string, () => Promise<unknown>> => ({
  stream: () => stream.synchronize(),
  event: () => stream.record().synchronize(),
  device: () => device.synchronize(),
});

describe('the promise of a host function', () => {
  itSince(
    HOST_FUNCTIONS,
    'that is rejected reaches each wait behind it, begun before or after it',
    async () => {
      const { device } = simulation;
      for (const name of Object.keys(waits(device, device.createStream()))) {
        const stream = device.createStream();
        const error = new Error(`told to ${name}`);
        const { promise, reject } = deferred();
        stream.hostFunction(() => promise);
        const before = outcomeOf(waits(device, stream)[name]?.() ?? Promise.resolve());
        await turns(3);
        const after = outcomeOf(waits(device, stream)[name]?.() ?? Promise.resolve());
        await turns(3);
        reject(error);
        expect(await before, `${name}, before`).toBe(error);
        expect(await after, `${name}, after`).toBe(error);
        await stream.synchronize();
        stream.dispose();
      }
    },
  );

  itSince(
    HOST_FUNCTIONS,
    'that is fulfilled late is waited for by each wait behind it, and by no other',
    async () => {
      const { device } = simulation;
      await using stream = device.createStream();
      using memory = device.allocate(64);
      stream.fill(memory, 1);
      using before = stream.record();
      const { promise, resolve } = deferred();
      let isFulfilled = false;
      stream.hostFunction(async () => {
        await promise;
        isFulfilled = true;
      });
      await before.synchronize();
      const seen: boolean[] = [];
      const behind = Object.values(waits(device, stream)).map((wait) =>
        wait().then(() => seen.push(isFulfilled)),
      );
      await turns(5);
      expect([isFulfilled, seen]).toEqual([false, []]);
      resolve();
      await Promise.all(behind);
      expect(seen).toEqual(Object.keys(waits(device, stream)).map(() => true));
    },
  );

  itSince(HOST_FUNCTIONS, 'does not hold the stream', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    using memory = device.allocate(64, { fill: 0 });
    const { promise, resolve } = deferred();
    stream.hostFunction(() => promise);
    stream.fill(memory, 7);
    await eventually(() => stream.isComplete());
    const result = new Uint8Array(64);
    memory.copyTo(result);
    expect(result[63]).toBe(7);
    resolve();
    await stream.synchronize();
  });

  itSince(HOST_FUNCTIONS, 'may itself wait for the stream', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    using memory = device.allocate(64);
    const order: string[] = [];
    for (const [index, fn] of [
      async () => {
        await turns(2);
        stream.fill(memory, 1);
        await stream.synchronize();
        await device.synchronize();
        await stream.record().synchronize();
      },
      () =>
        turns(2)
          .then(() => stream.synchronize())
          .then(() => {}),
    ].entries()) {
      stream.hostFunction(async () => {
        await fn();
        order.push(`inside ${index}`);
      });
      await stream.synchronize();
      order.push(`outside ${index}`);
    }
    expect(order).toEqual(['inside 0', 'outside 0', 'inside 1', 'outside 1']);
  });

  itSince(
    HOST_FUNCTIONS,
    'is left to the next wait by one that blocks: nothing can settle meanwhile',
    async () => {
      const { device } = simulation;
      await using stream = device.createStream();
      const { promise, reject } = deferred();
      stream.hostFunction(() => promise);
      stream.synchronizeBlocking();
      device.synchronizeBlocking();
      const error = new Error('late');
      reject(error);
      await turns(1);
      expect(thrownBy(() => stream.synchronizeBlocking())).toBe(error);
      stream.synchronizeBlocking();
    },
  );

  itSince(HOST_FUNCTIONS, 'that nobody waited for is told to the next wait, once', async () => {
    await using stream = simulation.device.createStream();
    const error = new Error('late');
    const fail = await failing(stream, error);
    fail();
    await turns(1);
    expect(await outcomeOf(stream.synchronize())).toBe(error);
    expect(await outcomeOf(stream.synchronize())).toBe('resolved');
  });

  itSince(HOST_FUNCTIONS, 'that never settles lets waits end by their limits', async () => {
    const { device } = simulation;
    const stream = device.createStream();
    stream.hostFunction(() => new Promise<void>(() => {}));
    await turns(3);
    expect(await outcomeOf(stream.synchronize({ timeoutMs: 20 }))).toBeInstanceOf(AclTimeoutError);
    const stop = new AbortController();
    const stopped = outcomeOf(stream.synchronize({ signal: stop.signal }));
    const reason = new Error('stopped');
    stop.abort(reason);
    expect(await stopped).toBe(reason);
    const wait = outcomeOf(stream.synchronize());
    await turns(2);
    stream.dispose();
    expect(await wait).toMatchObject({ errorCode: 'ERR_DISPOSED' });
  });

  itSince(HOST_FUNCTIONS, 'that never settles does not keep waits from a failure of the stream', async () => {
    const { device } = simulation;
    const stream = device.createStream();
    stream.hostFunction(() => new Promise<void>(() => {}));
    await turns(3);
    simulator.holdStreams(1);
    using memory = device.allocate(64);
    stream.fill(memory, 1);
    const wait = outcomeOf(stream.synchronize());
    simulator.loseDevice(0, 507010);
    expect(await wait).toMatchObject({ code: 507010 });
    simulator.loseDevice(0, 0);
    simulator.holdStreams(0);
    await stream.synchronize({ timeoutMs: 50 }).catch(() => {}); // the runtime may tell of it once more
    stream.dispose();
  });

  it.runIf(isSince('8.5.0'))('that never settles does not keep the process alive', async () => {
    const program = compiled(new URL('../programs/promise-without-end.ts', import.meta.url));
    const code = await new Promise((resolve) => {
      execFile(process.execPath, [program], { timeout: 20_000 }, (error) => resolve(error?.code ?? error));
    });
    // What Node.js exits with when a top-level await never ends.
    expect(code).toBe(13);
  });
});
