import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as rt from '../../../generated/checked/index.js';
import * as raw from '../../../generated/raw/index.js';
import {
  AbortedError,
  AclError,
  type Context,
  type Device,
  DeviceFaultError,
  type DeviceMemory,
  type Event,
  type Stream,
} from '../../../src/index.js';
import {
  callCount,
  eventually,
  simulator,
  turns,
  useSimulation,
  warningsOf,
} from '../../support/simulation.js';
import { itSince } from '../../support/versions.js';

const simulation = useSimulation();

/** What a test works with: a stream that waits for what nobody does. */
interface Stage {
  readonly device: Device;
  readonly context: Context;
  readonly stream: Stream;
  /** Of another stream. */
  readonly elsewhere: Event;
  readonly memory: DeviceMemory;
  readonly flag: DeviceMemory;
  /** Recorded as the last operation. */
  readonly event: Event;
  readonly earlier: Event;
  readonly file: string;
}

/** Queues work of one kind. @returns what it must not have done */
type Work = (stage: Stage) => () => unknown;

const untouched = (bytes: Uint8Array) => () => bytes.every((byte) => byte === 99);
const target = (): Uint8Array => new Uint8Array(64).fill(99);

/** Whether the memory is as it was: asked only where it is still there. */
const unchanged =
  ({ memory }: Stage) =>
  () => {
    if (memory.disposed) return true;
    const bytes = new Uint8Array(64);
    try {
      memory.copyTo(bytes);
    } catch {
      return true; // the device is lost
    }
    return bytes.every((byte) => byte === 7);
  };

const works: Readonly<Record<string, Work>> = {
  'a copy to a typed array': ({ stream, memory }) => {
    const bytes = target();
    stream.copy(bytes, memory);
    return untouched(bytes);
  },
  'copies to typed arrays, many': ({ stream, memory }) => {
    const all = Array.from({ length: 200 }, target);
    for (const bytes of all) stream.copy(bytes, memory);
    return () => all.every((bytes) => untouched(bytes)());
  },
  'a batch of copies': ({ stream, memory }) => {
    const bytes = target();
    stream.copyBatch([{ destination: bytes, source: memory }]);
    return untouched(bytes);
  },
  'a copy of rows': ({ stream, memory }) => {
    const bytes = target();
    stream.copyRows(bytes, memory, { width: 4, height: 4 });
    return untouched(bytes);
  },
  'a copy from a typed array': (stage) => {
    stage.stream.copy(stage.memory, target());
    return unchanged(stage);
  },
  'a fill': (stage) => {
    stage.stream.fill(stage.memory, 1);
    return unchanged(stage);
  },
  'a host function': ({ stream }) => {
    let calls = 0;
    stream.hostFunction(() => {
      calls += 1;
    });
    return () => calls === 0;
  },
  'a value': (stage) => {
    stage.stream.writeValue(stage.memory, 1n);
    return unchanged(stage);
  },
  'a wait for another stream': (stage) => {
    stage.stream.wait(stage.elsewhere);
    stage.stream.fill(stage.memory, 1);
    return unchanged(stage);
  },
  'a prefetch': ({ stream, memory }) => {
    stream.prefetch(memory);
    return () => true;
  },
  'a record': ({ stream }) => {
    stream.record().dispose();
    return () => true;
  },
};

/** How the work is given up. */
interface Way {
  readonly giveUp: (stage: Stage) => void;
  /** Error class of those who wait. */
  readonly rejects: new (
    ...args: never[]
  ) => Error;
  /** The stream can be used afterwards. */
  readonly goesOn?: boolean;
}

const ways: Readonly<Record<string, Way>> = {
  'stream.abort()': { giveUp: ({ stream }) => stream.abort(), rejects: AbortedError, goesOn: true },
  'the checked aclrtStreamAbort': {
    giveUp: ({ stream }) => rt.streamAbort(stream.pointer),
    rejects: AbortedError,
    goesOn: true,
  },
  'the raw aclrtStreamAbort': {
    giveUp: ({ stream }) => void raw.aclrtStreamAbort(stream.pointer),
    rejects: AbortedError,
    goesOn: true,
  },
  aclrtDeviceTaskAbort: { giveUp: () => rt.deviceTaskAbort(0, 0), rejects: AbortedError, goesOn: true },
  'the end of the time of dispose': {
    giveUp: ({ stream }) => stream.dispose({ timeoutMs: 0 }),
    rejects: AbortedError,
  },
  aclrtDestroyStreamForce: {
    giveUp: ({ stream }) => rt.destroyStreamForce(stream.pointer),
    rejects: AbortedError,
  },
  aclrtDestroyContext: { giveUp: ({ context }) => rt.destroyContext(context.pointer), rejects: AbortedError },
  aclrtResetDeviceForce: { giveUp: () => rt.resetDeviceForce(0), rejects: AbortedError },
  'the loss of the device': {
    giveUp: () => void simulator.loseDevice(0, 507010),
    rejects: DeviceFaultError,
  },
};

/** Who waits, begun before the work is given up or afterwards. Resolves to what the wait throws. */
type Wait = (stage: Stage) => unknown;

const waits: Readonly<Record<string, Wait>> = {
  'stream.synchronize()': ({ stream }) => stream.synchronize(),
  'event.synchronize()': ({ event }) => event.synchronize(),
  'device.synchronize()': ({ device }) => device.synchronize(),
  'stream.copyToFile()': ({ stream, memory, file }) => stream.copyToFile(memory, file),
  'stream.copyFromFile()': ({ stream, memory }) => stream.copyFromFile(memory, '/dev/zero'),
};

const questions: Readonly<Record<string, Wait>> = {
  ...waits,
  'stream.synchronizeBlocking()': ({ stream }) => stream.synchronizeBlocking(),
  'stream.synchronizeBlocking({ timeoutMs })': ({ stream }) =>
    stream.synchronizeBlocking({ timeoutMs: 5000 }),
  'event.synchronizeBlocking()': ({ event }) => event.synchronizeBlocking(),
  'event.synchronizeBlocking({ timeoutMs })': ({ event }) => event.synchronizeBlocking({ timeoutMs: 5000 }),
  'device.synchronizeBlocking()': ({ device }) => device.synchronizeBlocking(),
  'device.synchronizeBlocking({ timeoutMs })': ({ device }) =>
    device.synchronizeBlocking({ timeoutMs: 5000 }),
  'stream.isComplete()': ({ stream }) => stream.isComplete(),
  'event.isComplete()': ({ event }) => event.isComplete(),
  'event.elapsedMs()': ({ event, earlier }) => event.elapsedMs(earlier),
  'a stream behind it': ({ device, event }) => {
    const follower = device.createStream();
    follower.wait(event);
    return follower.synchronize();
  },
};

/** Those that queue more: where nothing can be queued any more the library says so. */
const submitting: ReadonlySet<string> = new Set([
  'stream.copyToFile()',
  'stream.copyFromFile()',
  'a stream behind it',
]);

const failureOf = async (run: () => unknown): Promise<unknown> => {
  try {
    return { resolved: await run() };
  } catch (error) {
    return error;
  }
};

const isTold = (error: unknown): boolean =>
  error instanceof AclError &&
  (error.context.operations ?? []).some(
    ({ operation, place }) => operation === 'wait for value' && place?.includes('aborts.test.ts') === true,
  );

describe('work that is given up', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'ascendcl-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** @param how a context ends with its streams; a reset of the device ends those of the device's own context */
  async function setUp(how?: string): Promise<Stage> {
    const { device } = simulation;
    const context = device.createContext();
    const stream = how === 'aclrtDestroyContext' ? context.createStream() : device.createStream();
    const memory = device.allocate(64, { fill: 7 });
    const flag = device.allocate(8, { fill: 0 });
    const other = device.createStream();
    other.fill(memory, 7);
    const elsewhere = other.record();
    const earlier = device.createEvent({ timing: true });
    stream.record(earlier);
    await Promise.all([other.synchronize(), stream.synchronize()]);
    stream.waitValue(flag, 'equal', 1n);
    const file = join(folder, 'target.bin');
    writeFileSync(file, 'precious');
    return {
      device,
      context,
      stream,
      elsewhere,
      memory,
      flag,
      event: device.createEvent({ timing: true }),
      earlier,
      file,
    };
  }

  /** Runs a test. Whatever state the device is in afterwards, nothing is left of the stage. */
  async function onStage(how: string | undefined, run: (stage: Stage) => Promise<unknown>): Promise<void> {
    const stage = await setUp(how);
    try {
      await run(stage);
    } finally {
      simulator.loseDevice(0, 0);
      try {
        stage.device.reset({ force: true });
      } catch {
        // Somebody else has reset it.
      }
      await turns(2);
    }
  }

  for (const [how, { giveUp, rejects, goesOn = false }] of Object.entries(ways))
    for (const [what, queue] of Object.entries(works))
      itSince('8.5.0', `by ${how} is rejected for all who wait, and does nothing: ${what}`, async () => {
        await warningsOf(async () => {
          let didNothing = (): unknown => false;
          await onStage(how, async (stage) => {
            didNothing = queue(stage);
            stage.stream.record(stage.event);
            const copies = callCount('aclrtMemcpyAsync');
            const before = Object.values(waits).map((wait) => failureOf(() => wait(stage)));
            // Until both copies of files have begun.
            await eventually(() => callCount('aclrtMemcpyAsync') >= copies + 2);
            giveUp(stage);
            const errors = await Promise.all(before);
            expect(errors.map((error) => error instanceof rejects && isTold(error))).toEqual(
              errors.map(() => true),
            );
            if (goesOn) {
              // What was lost stays lost; what is queued from now on is done.
              expect(await failureOf(() => stage.event.synchronize())).toBeInstanceOf(rejects);
              const bytes = target();
              stage.stream.fill(stage.memory, 7);
              stage.stream.copy(bytes, stage.memory);
              await stage.stream.synchronize();
              expect(bytes[0]).toBe(7);
            }
            await turns(5);
            expect(didNothing()).toBe(true);
            // The file was opened, which takes its contents, and nothing was written into it.
            expect(readFileSync(stage.file).byteLength).toBe(0);
          });
          expect(didNothing()).toBe(true);
        });
      });

  for (const [how, { giveUp, rejects, goesOn }] of Object.entries(ways))
    for (const [who, ask] of Object.entries(questions)) {
      // The handle has ended, which is what it says.
      if (how === 'the end of the time of dispose' && who.startsWith('stream.')) continue;
      itSince('8.5.0', `by ${how} is told to who asks afterwards: ${who}`, async () => {
        await warningsOf(async () => {
          const bytes = target();
          await onStage(how, async (stage) => {
            stage.stream.copy(bytes, stage.memory);
            stage.stream.record(stage.event);
            giveUp(stage);
            if (how === 'the end of the time of dispose') await turns(5);
            const error = await failureOf(() => ask(stage));
            if (who.startsWith('device.') && how === 'the end of the time of dispose')
              expect(error).toEqual({ resolved: undefined });
            else if (submitting.has(who) && !goesOn) expect(error).toBeInstanceOf(AclError);
            else expect([error instanceof rejects || error, isTold(error) || error]).toEqual([true, true]);
            expect(untouched(bytes)()).toBe(true);
          });
          expect(untouched(bytes)()).toBe(true);
        });
      });
    }

  for (const [how, { giveUp }] of Object.entries(ways))
    for (const [who, end] of Object.entries({
      dispose: async ({ stream }: Stage) => stream.dispose(),
      using: async (stage: Stage) => {
        using _stream = stage.stream;
      },
      'await using': async (stage: Stage) => {
        await using _stream = stage.stream;
      },
    }))
      itSince('8.5.0', `by ${how} is told in a warning when nobody has waited: ${who}`, async () => {
        const warnings = await warningsOf(async () => {
          await onStage(how, async (stage) => {
            const bytes = target();
            stage.stream.copy(bytes, stage.memory);
            giveUp(stage);
            await failureOf(() => end(stage));
            await turns(5);
            expect(untouched(bytes)()).toBe(true);
          });
        });
        // Who gives work up with a method for that knows of it.
        if (how === 'stream.abort()') expect(warnings).toEqual([]);
        else expect(warnings.join()).toMatch(/wait for value at .*aborts\.test/);
      });

  itSince('8.5.0', 'takes with it what other streams have queued behind it', async () => {
    const bytes = target();
    await onStage(undefined, async (stage) => {
      const { device, stream, memory } = stage;
      stream.record(stage.event);
      const follower = device.createStream();
      const third = device.createStream();
      const before = target();
      follower.copy(before, memory);
      follower.wait(stage.event);
      follower.copy(bytes, memory);
      const done = follower.record();
      third.wait(done);
      third.copy(bytes, memory);
      const waits = [follower, third].map((one) => failureOf(() => one.synchronize()));
      stream.abort();
      for (const error of await Promise.all(waits))
        expect([error instanceof AbortedError, isTold(error)]).toEqual([true, true]);
      expect(await failureOf(() => done.synchronize())).toBeInstanceOf(AbortedError);
    });
    expect(untouched(bytes)()).toBe(true);
  });

  itSince('8.5.0', 'is only what was not done', async () => {
    await onStage(undefined, async (stage) => {
      const { device, memory } = stage;
      const stream = device.createStream();
      const bytes = target();
      stream.copy(bytes, memory);
      const event = stream.record();
      stream.waitValue(stage.flag, 'equal', 1n);
      const waits = [event.synchronize(), failureOf(() => stream.synchronize())];
      while (rt.queryEventStatus(event.pointer) !== 1) await turns(1);
      rt.streamAbort(stream.pointer);
      await waits[0];
      expect(await waits[1]).toBeInstanceOf(AbortedError);
      expect([bytes[0], event.isComplete()]).toEqual([7, true]);
    });
  });

  itSince('8.5.0', 'is what was queued before the script knew of it', async () => {
    await onStage(undefined, async (stage) => {
      const { stream, memory } = stage;
      rt.streamAbort(stream.pointer);
      const bytes = target();
      stream.copy(bytes, memory);
      const error = await failureOf(() => stream.synchronize());
      expect([error instanceof AbortedError, untouched(bytes)()]).toEqual([true, true]);
      stream.copy(bytes, memory);
      await stream.synchronize();
      expect(bytes[0]).toBe(7);
    });
  });

  it('is nothing where all is done: an abort changes nothing then', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    using memory = device.allocate(64);
    stream.fill(memory, 1);
    await stream.synchronize();
    rt.streamAbort(stream.pointer);
    stream.abort();
    await stream.synchronize();
    expect(stream.isComplete()).toBe(true);
  });
});
