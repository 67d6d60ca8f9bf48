import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as callbacks from '../../../generated/callbacks.js';
import * as rt from '../../../generated/checked/index.js';
import { aclrtStreamState } from '../../../generated/enums.js';
import { calls, type NativeCall, type Stream } from '../../../src/index.js';
import type { AnyPointer } from '../../../src/native/values/pointers.js';
import { eventually, simulator, turns, useSimulation } from '../../support/simulation.js';
import { isSince, itSince } from '../../support/versions.js';

const simulation = useSimulation();

/** What a program knows of the request that it serves. */
const request = new AsyncLocalStorage<string>();

/** What a callback gets that needs nothing. */
const NO_DATA = 1n as AnyPointer;

const here = (): string => request.getStore() ?? 'none';

describe('a host function', () => {
  /** Two host functions, one after the other, queued for two requests and met by a wait for a third. */
  async function seenBy(stream: Stream, wait: () => void | Promise<void>): Promise<string[]> {
    const seen: string[] = [];
    for (const id of ['first', 'second'])
      request.run(id, () => stream.hostFunction(() => void seen.push(here())));
    await request.run('waiting', wait);
    return seen;
  }

  itSince('8.5.0', 'runs in the context that queued it, whoever meets it', async () => {
    const { device } = simulation;
    const waits: ((stream: Stream) => void | Promise<void>)[] = [
      (stream) => stream.synchronize(),
      (stream) => stream.synchronizeBlocking(),
      (stream) => stream.record().synchronize(),
      (stream) => stream.record().synchronizeBlocking(),
      () => device.synchronize(),
      () => device.synchronizeBlocking(),
      () => device.createStream()[Symbol.asyncDispose](),
      async (stream) => {
        await eventually(() => stream.isComplete());
      },
      (stream) => stream[Symbol.asyncDispose](),
    ];
    for (const [index, wait] of waits.entries()) {
      const stream = device.createStream();
      const seen = await seenBy(stream, () => wait(stream));
      await eventually(() => seen.length === 2);
      expect(seen, `wait ${index}`).toEqual(['first', 'second']);
      stream.dispose();
      await eventually(() => stream.state === 'closed');
    }
  });

  itSince('8.5.0', 'keeps its context across its own awaits', async () => {
    await using stream = simulation.device.createStream();
    const seen: string[] = [];
    request.run('queued', () =>
      stream.hostFunction(async () => {
        await turns(1);
        seen.push(here());
      }),
    );
    await stream.synchronize();
    await eventually(() => seen.length > 0);
    expect(seen).toEqual(['queued']);
  });

  itSince('8.5.0', 'leaves the context of who waits as it was', async () => {
    await using stream = simulation.device.createStream();
    const after = await request.run('waiting', async () => {
      request.run('queued', () => stream.hostFunction(() => {}));
      const before = here();
      stream.synchronizeBlocking();
      const between = here();
      stream.hostFunction(() => {
        throw new Error('from the script');
      });
      await stream.synchronize().catch(() => {});
      return [before, between, here()];
    });
    expect(after).toEqual(['waiting', 'waiting', 'waiting']);
  });
});

describe('a wait', () => {
  it('goes on in the context that began it', async () => {
    simulator.setTransfer(0, 2000);
    const ids = ['first', 'second', 'third'];
    const seen = await Promise.all(
      ids.map((id) =>
        request.run(id, async () => {
          await using stream = simulation.device.createStream();
          using memory = simulation.device.allocate(64);
          stream.fill(memory, 1);
          await stream.synchronize();
          return here();
        }),
      ),
    );
    expect(seen).toEqual(ids);
  });
});

describe('the background', () => {
  // A script without host functions never comes to the second wait.
  it.runIf(isSince('8.5.0'))(
    'does not carry the context of the first wait on to what comes later',
    async () => {
      const { device } = simulation;
      await using stream = device.createStream();
      simulator.holdStreams(1);
      using memory = device.allocate(64);
      stream.fill(memory, 1);
      const first = request.run('first', () => stream.synchronize());
      await turns(3);
      const seen: string[] = [];
      stream.hostFunction(() => void seen.push(here()));
      simulator.holdStreams(0);
      await first;
      await stream.synchronize();
      expect(seen).toEqual(['none']);
    },
  );
});

describe('progress', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ascendcl-'));
  const file = join(folder, 'bytes');
  beforeAll(() => writeFileSync(file, new Uint8Array(64)));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is told in the context of the copy', async () => {
    await using stream = simulation.device.createStream();
    using memory = simulation.device.allocate(64);
    const seen: string[] = [];
    const onProgress = (): void => void seen.push(here());
    await request.run('up', () => stream.copyFromFile(memory, file, { chunkByteLength: 32, onProgress }));
    await request.run('down', () => stream.copyToFile(memory, file, { chunkByteLength: 32, onProgress }));
    expect(seen).toEqual(['up', 'up', 'down', 'down']);
  });
});

describe('an allocator', () => {
  it('is called in the context that set it, also when it gets memory back', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    const seen: string[] = [];
    request.run('set', () =>
      stream.setAllocator({
        allocate: (byteLength) => {
          seen.push(`allocate ${here()}`);
          return device.allocate(byteLength);
        },
        free: (memory) => {
          seen.push(`free ${here()}`);
          memory.dispose();
        },
      }),
    );
    device.memoryInfo(); // makes the stream's context current for the raw call
    request.run('operator', () => simulator.runOperator(stream.pointer, 64));
    await request.run('waiting', () => stream.synchronize());
    await eventually(() => seen.length === 2);
    expect(seen).toEqual(['allocate set', 'free set']);
  });
});

describe('a subscriber of ascendcl:call', () => {
  it('is told of each call in the context that made it', async () => {
    const { device } = simulation;
    device.memoryInfo();
    const seen: string[] = [];
    const listener = (message: unknown): void => {
      const { name } = message as NativeCall; // what the channel publishes
      if (name === 'aclrtGetMemInfo') seen.push(here());
    };
    calls.subscribe(listener);
    for (const id of ['first', 'second']) request.run(id, () => device.memoryInfo());
    await turns(1);
    calls.unsubscribe(listener);
    expect(seen).toEqual(['first', 'second']);
  });
});

describe('a callback of a lower layer', () => {
  it.skipIf(!isSince('8.5.0'))('is called in the context that registered it (since CANN 8.5)', async () => {
    const { device } = simulation;
    const seen: string[] = [];
    device.memoryInfo(); // opens the device, which has a stream of its own
    const onState = request.run('registered', () =>
      callbacks.aclrtStreamStateCallback.register((_stream, state) => {
        if (state === aclrtStreamState.ACL_RT_STREAM_STATE_CREATE_POST) seen.push(here());
      }),
    );
    rt.regStreamStateCallback('async-context', onState, NO_DATA);
    request.run('creating', () => device.createStream().dispose());
    rt.regStreamStateCallback('async-context', null, NO_DATA);
    callbacks.aclrtStreamStateCallback.release(onState);
    expect(seen).toEqual(['registered']);
  });
});
