import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { aclsimObjectKind } from '../../../generated/simulator/control-types.js';
import type { Device, HostMemory, Stream } from '../../../src/index.js';
import { isExhausted, takesResources } from '../../../src/native/calls/exhaustion.js';
import { thrownBy } from '../../support/catching.js';
import { callCount, simulator, useSimulation } from '../../support/simulation.js';
import { isSince } from '../../support/versions.js';

const simulation = useSimulation();

const alive = (kind: aclsimObjectKind): number => Number(simulator.getLiveObjects(kind));

const { ACLSIM_OBJECT_EVENT, ACLSIM_OBJECT_HOST_MEMORY, ACLSIM_OBJECT_DEVICE_MEMORY } = aclsimObjectKind;

interface World extends AsyncDisposable {
  readonly device: Device;
  readonly stream: Stream;
  readonly other: Stream;
  readonly pinned: readonly [HostMemory, HostMemory];
}

function makeWorld(): World {
  const { device } = simulation;
  const stream = device.createStream();
  const other = device.createStream();
  const pinned = [device.allocateHost(64), device.allocateHost(64)] as const;
  const end = async (): Promise<void> => {
    for (const each of [stream, other]) await each[Symbol.asyncDispose]();
    for (const each of pinned) each.dispose();
  };
  return { device, stream, other, pinned, [Symbol.asyncDispose]: end };
}

/** Many waits that are over, on a stream that goes on: it waits for a value until the returned function is called. */
async function endWaits({ device, stream, other }: World, count: number): Promise<() => Promise<void>> {
  const flag = device.allocate(8, { fill: 0 });
  const waits: Promise<void>[] = [];
  simulator.holdStreams(1);
  for (let index = 0; index < count; index += 1) {
    stream.fill(flag, 0);
    waits.push(stream.synchronize());
  }
  stream.waitValue(flag, 'equal', 1n);
  simulator.holdStreams(0);
  await Promise.all(waits);
  return async () => {
    other.writeValue(flag, 1n);
    await Promise.all([stream.synchronize(), other.synchronize()]);
    flag.dispose();
  };
}

/** What is kept for later: what native objects it is, how it comes to be kept, and what to do at the end. */
const kept: Readonly<
  Record<string, { kind: aclsimObjectKind; since?: string; fill(world: World): Promise<() => Promise<void>> }>
> = {
  'events for waits': {
    kind: ACLSIM_OBJECT_EVENT,
    since: '8.5.0', // values to wait for
    fill: (world) => endWaits(world, 8),
  },
  'pinned memory for script buffers': {
    kind: ACLSIM_OBJECT_HOST_MEMORY,
    async fill({ device, stream }) {
      using memory = device.allocate(4096);
      stream.copy(memory, new Uint8Array(4096));
      await stream.synchronize();
      return async () => {};
    },
  },
  'device memory for copies within the host': {
    kind: ACLSIM_OBJECT_DEVICE_MEMORY,
    async fill({ stream, pinned: [one, two] }) {
      stream.copy(one, two);
      await stream.synchronize();
      return async () => {};
    },
  },
};

/** Calls that take something, the code that each may answer, and a version that introduced the handle. */
const takers: readonly {
  readonly api: string;
  readonly code: number;
  readonly since?: string;
  take(world: World): void;
}[] = [
  { api: 'aclrtMalloc', code: 207001, take: ({ device }) => device.allocate(64).dispose() },
  { api: 'aclrtMalloc', code: 200000, take: ({ device }) => device.allocate(64).dispose() },
  { api: 'aclrtMallocHost', code: 207001, take: ({ device }) => device.allocateHost(64).dispose() },
  {
    api: 'aclrtMemAllocManaged',
    code: 207001,
    since: '9.0.0',
    take: ({ device }) => device.allocateManaged(64).dispose(),
  },
  {
    api: 'aclrtMallocPhysical',
    code: 207005,
    take: ({ device }) => device.allocatePhysical(device.granularity()).dispose(),
  },
  { api: 'aclrtReserveMemAddress', code: 207001, take: ({ device }) => device.reserve(64).dispose() },
  {
    api: 'aclrtMapMem',
    code: 207001,
    take({ device }) {
      using range = device.reserve(device.granularity());
      range.grow(1);
    },
  },
  {
    api: 'aclrtMemPoolCreate',
    code: 207001,
    since: '9.0.0',
    take: ({ device }) => device.createPool().dispose(),
  },
  {
    api: 'aclrtMemPoolMallocAsync',
    code: 507000,
    since: '9.1.0',
    take({ device, other }) {
      using pool = device.createPool();
      pool.allocate(64, other).dispose();
      other.synchronizeBlocking();
    },
  },
  {
    api: 'aclrtIpcMemGetExportKey',
    code: 207005,
    since: '8.5.0',
    take({ device }) {
      using memory = device.allocate(64);
      memory.share();
    },
  },
  {
    api: 'aclrtMemExportToShareableHandle',
    code: 207005,
    take({ device }) {
      using physical = device.allocatePhysical(device.granularity());
      physical.share();
    },
  },
  { api: 'aclrtCreateStream', code: 207008, take: ({ device }) => device.createStream().dispose() },
  {
    api: 'aclrtCreateStreamWithConfig',
    code: 207008,
    take: ({ device }) => device.createStream({ priority: 1 }).dispose(),
  },
  { api: 'aclrtCreateContext', code: 207008, take: ({ device }) => device.createContext().dispose() },
  { api: 'aclrtCreateEventExWithFlag', code: 207007, take: ({ device }) => device.createEvent().dispose() },
  {
    api: 'aclrtRecordEvent',
    code: 207007,
    take({ other }) {
      other.record().dispose();
      other.synchronizeBlocking();
    },
  },
  {
    api: 'aclrtLaunchHostFunc',
    code: 207005,
    since: '8.5.0',
    take({ other }) {
      other.hostFunction(() => undefined);
      other.synchronizeBlocking();
    },
  },
];

describe('when the library has nothing left', () => {
  for (const { api, code, since = '', take } of takers) {
    if (!isSince(since)) continue;
    for (const [what, { kind, since: first = '', fill }] of Object.entries(kept)) {
      if (!isSince(first)) continue;
      it(`${api} (${code}) is called once more after ${what} were given back`, async () => {
        await using world = makeWorld();
        take(world); // the device is open, and what is made at first use is there
        simulator.clearFaults();
        const before = alive(kind);
        const end = await fill(world);
        expect(alive(kind)).toBeGreaterThan(before);
        const calls = callCount(api);
        simulator.failCall(api, 1, code);
        take(world);
        expect(callCount(api)).toBeGreaterThanOrEqual(calls + 2);
        await end();
        expect(alive(kind)).toBe(before);
      });
    }
    it(`${api} (${code}) fails at once when nothing is kept`, async () => {
      await using world = makeWorld();
      take(world);
      simulation.device.reset();
      const fresh = makeWorld();
      const calls = callCount(api);
      simulator.failCall(api, 1, code);
      const error = thrownBy(() => take(fresh));
      expect(error).toMatchObject({ api });
      expect(callCount(api)).toBe(calls + 1);
      await fresh[Symbol.asyncDispose]();
    });
  }

  it('what is kept for later is lost only when it could not be given back', async () => {
    await using world = makeWorld();
    const end = await kept['pinned memory for script buffers']?.fill(world);
    simulator.failCall('aclrtMalloc', 1, 207001);
    simulator.failCall('aclrtFreeHost', 1, 507899);
    expect(thrownBy(() => world.device.allocate(64))).toMatchObject({ code: 207001 });
    await end?.();
  });
});

describe('functions of the library', () => {
  const functions: string[] = JSON.parse(
    readFileSync(new URL('../../../generated/api.json', import.meta.url), 'utf8'),
  ).functions.map(({ name }: { name: string }) => name);

  /** Makes nothing that is counted, or only asks, whatever its name says. */
  const exempt =
    /Callback|SetImportPid|ImportPidInterServer|Granularity|AllocationProperties|Unregister|UnRegister|UnLoad|RegisterCpuFunc|^aclmdl|Destroy|GetByStream|ToDesc|prof/;

  it('that make something are called once more', () => {
    const makers = functions.filter(
      (name) =>
        /Create|Malloc|Alloc|Import|Export|Register|Load|Open|Reserve|Retain/.test(name) &&
        !exempt.test(name),
    );
    expect(makers.length).toBeGreaterThan(40);
    expect(makers.filter((name) => !takesResources(name))).toEqual([]);
  });

  it('that free, wait or only ask are not', () => {
    const others = functions.filter((name) =>
      /Destroy|Free|Get(?!Export)|Synchronize|Query(?!Info)|Unregister/.test(name),
    );
    const wrong = others.filter((name) => takesResources(name) && !/Export/.test(name));
    expect(wrong).toEqual([]);
  });

  it('have nothing left by certain codes only', () => {
    expect([207001, 207005, 207007, 207008, 207009].every((code) => isExhausted('aclrtMalloc', code))).toBe(
      true,
    );
    expect([0, 107000, 207000, 507000, 507899].some((code) => isExhausted('aclrtMalloc', code))).toBe(false);
    expect(isExhausted('aclrtMemPoolMallocAsync', 507000)).toBe(true);
  });
});

describe('what is kept for later', () => {
  it('are few events, however many waits are over', async () => {
    if (!isSince('8.5.0')) return;
    await using world = makeWorld();
    const end = await endWaits(world, 3000);
    expect(alive(ACLSIM_OBJECT_EVENT)).toBeLessThanOrEqual(32);
    await end();
    // In the background, as soon as the stream is seen to have nothing to do.
    await expect.poll(() => alive(ACLSIM_OBJECT_EVENT)).toBe(0);
  });

  it('are few events of all streams together', async () => {
    if (!isSince('8.5.0')) return;
    const worlds = Array.from({ length: 20 }, makeWorld);
    const ends = await Promise.all(worlds.map((world) => endWaits(world, 100)));
    expect(alive(ACLSIM_OBJECT_EVENT)).toBeLessThanOrEqual(512);
    for (const end of ends) await end();
    for (const world of worlds) await world[Symbol.asyncDispose]();
  });

  it('are no more than a few dozen markers of waits that go on, up to the number of a million', async () => {
    await using world = makeWorld();
    const { stream, device } = world;
    using memory = device.allocate(64);
    simulator.holdStreams(1);
    const waits: Promise<void>[] = [];
    for (let index = 0; index < 20_000; index += 1) {
      stream.fill(memory, 0);
      waits.push(stream.synchronize());
    }
    expect(alive(ACLSIM_OBJECT_EVENT)).toBeLessThan(1200);
    simulator.holdStreams(0);
    await Promise.all(waits);
    await expect.poll(() => alive(ACLSIM_OBJECT_EVENT)).toBe(0);
  });

  it('is device memory of few streams', async () => {
    const { device } = simulation;
    using one = device.allocateHost(64);
    using two = device.allocateHost(64);
    const streams = Array.from({ length: 40 }, () => device.createStream());
    for (const stream of streams) stream.copy(one, two);
    expect(alive(ACLSIM_OBJECT_DEVICE_MEMORY)).toBe(40);
    for (const stream of streams) await stream.synchronize();
    expect(alive(ACLSIM_OBJECT_DEVICE_MEMORY)).toBe(16);
    for (const stream of streams) stream.dispose();
    expect(alive(ACLSIM_OBJECT_DEVICE_MEMORY)).toBe(0);
  });

  it('is pinned memory up to a bound', async () => {
    await using world = makeWorld();
    const { stream, device } = world;
    using memory = device.allocate(4 << 20);
    const blocks = alive(ACLSIM_OBJECT_HOST_MEMORY);
    for (let index = 0; index < 20; index += 1) stream.copy(memory, new Uint8Array(4 << 20));
    await stream.synchronize();
    expect(alive(ACLSIM_OBJECT_HOST_MEMORY) - blocks).toBe(8); // of 4 MiB: 32 MiB
  });
});

describe('waits when no event is left', () => {
  it('end with a later marker, or when the stream is past everything', async () => {
    await using world = makeWorld();
    const { stream, device } = world;
    using memory = device.allocate(64);
    simulator.holdStreams(1);
    stream.fill(memory, 1);
    simulator.failCall('aclrtCreateEventExWithFlag', 1, 207007);
    const first = stream.synchronize();
    stream.fill(memory, 2);
    const second = stream.synchronize();
    stream.fill(memory, 3);
    simulator.holdStreams(0);
    await Promise.all([first, second]);
  });

  it('are refused what may wait for the script: nobody could be answered behind it', async () => {
    if (!isSince('8.5.0')) return;
    await using world = makeWorld();
    const { stream, device } = world;
    using flag = device.allocate(8, { fill: 0 });
    simulator.holdStreams(1);
    stream.fill(flag, 0);
    const before = stream.synchronize();
    simulator.failCall('aclrtCreateEventExWithFlag', 1, 207007);
    expect(thrownBy(() => stream.waitValue(flag, 'equal', 1n))).toMatchObject({ code: 207007 });
    simulator.holdStreams(0);
    await before;
  });

  it('are answered before what waits for the script, however many there are', async () => {
    if (!isSince('8.5.0')) return;
    await using world = makeWorld();
    const { stream, device, other } = world;
    using flag = device.allocate(8, { fill: 0 });
    using memory = device.allocate(64);
    simulator.holdStreams(1);
    const waits: Promise<void>[] = [];
    for (let index = 0; index < 1000; index += 1) {
      stream.fill(memory, 1);
      waits.push(stream.synchronize());
    }
    stream.waitValue(flag, 'equal', 1n);
    const last = stream.synchronize();
    simulator.holdStreams(0);
    await Promise.all(waits); // ends although the stream waits for what the script does next
    other.writeValue(flag, 1n);
    await last;
    await other.synchronize();
  });
});
