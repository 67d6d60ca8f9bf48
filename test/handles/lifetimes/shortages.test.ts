import { describe, expect, it } from 'vitest';
import * as rt from '../../../generated/checked/index.js';
import { aclrtMemAttr, aclrtMemMallocPolicy } from '../../../generated/enums.js';
import {
  AclError,
  type AllocateOptions,
  type AllocationPolicy,
  type MemoryKind,
  OutOfMemoryError,
  type ReachedLimit,
} from '../../../src/index.js';
import { thrownBy } from '../../support/catching.js';
import { simulator, useSimulation } from '../../support/simulation.js';
import { isSince, itSince } from '../../support/versions.js';

const simulation = useSimulation();

const HUGE = 'huge pages (2 MiB)';
const NORMAL = 'normal pages';
const GIANT = '1 GiB pages';
const KINDS: Readonly<Record<string, MemoryKind>> = {
  [HUGE]: 'hbm-huge',
  [NORMAL]: 'hbm-normal',
  [GIANT]: 'hbm-huge-1g',
};

/** More than a device has of any pages. */
const TOO_MUCH = 2 ** 40;

/** The pools that each policy takes from: with aclrtMalloc, and with the functions that know pages for peers. */
const POLICIES: Readonly<
  Record<AllocationPolicy, { plain: readonly string[]; configured: readonly string[] }>
> = {
  'huge-first': { plain: [HUGE, NORMAL], configured: [HUGE, NORMAL] },
  'huge-only': { plain: [HUGE], configured: [HUGE] },
  'normal-only': { plain: [NORMAL], configured: [NORMAL] },
  'huge-1g-only': { plain: [GIANT], configured: [GIANT] },
  'huge-first-peers': { plain: [NORMAL], configured: [HUGE, NORMAL] },
  'huge-only-peers': { plain: [NORMAL], configured: [HUGE] },
  'normal-only-peers': { plain: [NORMAL], configured: [NORMAL] },
  'huge-1g-only-peers': { plain: [GIANT], configured: [GIANT] },
};

/** What aclrtMallocCached makes of the policies: it knows four. */
const cachedPools = (policy: AllocationPolicy): readonly string[] =>
  POLICIES[policy.endsWith('-peers') ? 'huge-first' : policy].plain;

const outOfMemory = (run: () => unknown): OutOfMemoryError => {
  const error = thrownBy(run);
  expect(error).toBeInstanceOf(OutOfMemoryError);
  return error as OutOfMemoryError;
};

const limitsOf = (error: unknown): readonly ReachedLimit[] => {
  expect(error).toBeInstanceOf(AclError);
  return (error as AclError).context.limits ?? [];
};

const ways: readonly {
  readonly how: string;
  readonly options: AllocateOptions;
  pools(policy: AllocationPolicy): readonly string[];
}[] = [
  { how: 'the default allocator', options: {}, pools: (policy) => POLICIES[policy].plain },
  { how: 'align32', options: { allocator: 'align32' }, pools: (policy) => POLICIES[policy].plain },
  { how: 'cached', options: { allocator: 'cached' }, pools: cachedPools },
  {
    how: 'task-scheduler',
    options: { allocator: 'task-scheduler' },
    pools: (policy) => POLICIES[policy].configured,
  },
  { how: 'a module', options: { moduleId: 1 }, pools: (policy) => POLICIES[policy].configured },
];

// The figures come from functions of the newest library; the matrix of the messages needs no other.
describe.runIf(isSince('9.1.0'))('an allocation that gets no memory', () => {
  for (const { how, options, pools } of ways)
    for (const policy of Object.keys(POLICIES) as AllocationPolicy[])
      itSince(
        '8.5.0',
        `with ${policy} and ${how} names the pages that are used up, with what is free of them`,
        () => {
          const { device } = simulation;
          using held = device.allocate(4 << 20, { policy: 'huge-only' });
          using small = device.allocate(8192, { policy: 'normal-only' });
          const expected = pools(policy).map((name) => ({
            name,
            ...device.memoryInfo(KINDS[name]),
            unit: 'bytes',
          }));
          const error = outOfMemory(() => device.allocate(TOO_MUCH, { policy, ...options }));
          expect(error.limits).toEqual(expected);
          expect(error.free).toBe(expected.reduce((sum, { free }) => sum + free, 0));
          expect(error.total).toBe(expected.reduce((sum, { total }) => sum + total, 0));
          expect(error.requested).toBe(TOO_MUCH);
          for (const name of pools(policy)) expect(error.message).toContain(`  Limit: ${name}: `);
          expect(error.largestLive?.map(({ byteLength }) => byteLength)).toEqual([
            held.byteLength,
            small.byteLength,
          ]);
        },
      );

  it('names only the pages that had less than was asked for', () => {
    const { device } = simulation;
    const { free } = device.memoryInfo('hbm-normal');
    using _held = device.allocate(device.memoryInfo('hbm-huge').free - (8 << 20), { policy: 'huge-only' });
    const between = free - (1 << 20);
    simulator.failCall('aclrtMalloc', 1, 207001);
    expect(outOfMemory(() => device.allocate(between)).limits?.map(({ name }) => name)).toEqual([HUGE]);
  });

  it('takes small pieces from normal pages', () => {
    simulator.failCall('aclrtMalloc', 1, 207001);
    expect(outOfMemory(() => simulation.device.allocate(64)).limits?.map(({ name }) => name)).toEqual([
      NORMAL,
    ]);
  });

  it('says so on the checked layer too', () => {
    const { device } = simulation;
    device.allocate(64).dispose();
    const error = outOfMemory(() => rt.malloc(TOO_MUCH, aclrtMemMallocPolicy.ACL_MEM_MALLOC_HUGE_ONLY));
    expect(error.limits).toEqual([{ name: HUGE, ...device.memoryInfo('hbm-huge'), unit: 'bytes' }]);
  });

  it('runs no code of the script that is asked about itself', () => {
    simulation.device.allocate(64).dispose();
    let asked = 0;
    const prop = {
      handleType: 0,
      allocationType: 0,
      get memAttr() {
        asked += 1;
        return aclrtMemAttr.ACL_HBM_MEM_HUGE;
      },
      location: { id: 0, type: 1 },
    };
    thrownBy(() => rt.mallocPhysical(TOO_MUCH, prop, 0));
    const usually = asked;
    asked = 0;
    simulator.failCall('aclrtMallocPhysical', 1, 207001);
    thrownBy(() => rt.mallocPhysical(2 << 20, prop, 0));
    expect(asked).toBe(usually);
  });

  for (const [pages, name] of [
    ['huge', HUGE],
    ['normal', HUGE],
    ['huge-1g', GIANT],
  ] as const)
    it(`names ${name} for physical memory of ${pages} pages`, () => {
      const { device } = simulation;
      const free = device.memoryInfo(KINDS[name]);
      const error = outOfMemory(() => device.allocatePhysical(TOO_MUCH, { pages }));
      expect(error.limits).toEqual([{ name, ...free, unit: 'bytes' }]);
      expect(error).toMatchObject({ ...free, requested: TOO_MUCH });
    });

  itSince('9.0.0', 'names huge pages for managed memory', () => {
    simulator.failCall('aclrtMemAllocManaged', 1, 207001);
    const error = outOfMemory(() => simulation.device.allocateManaged(64));
    expect(error.limits?.map(({ name }) => name)).toEqual([HUGE]);
  });

  itSince('9.1.0', 'names the pool, with what is free of it', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    using pool = device.createPool({ maxByteLength: 8 << 20 });
    using _held = pool.allocate(4 << 20, stream);
    const error = outOfMemory(() => pool.allocate(8 << 20, stream));
    expect(error.limits).toEqual([
      { name: 'the pool', free: 4 << 20, total: 8 << 20, held: 4 << 20, unit: 'bytes' },
    ]);
    expect(error).toMatchObject({ free: 4 << 20, total: 8 << 20, requested: 8 << 20 });
    expect(error.hint).toMatch(/pool/);
    await stream.synchronize();
  });

  it('names the memory of this machine for pinned memory, and no tool that shows the device', () => {
    const { device } = simulation;
    for (const exhaust of [
      () => device.allocateHost(2 ** 50),
      () => device.allocatePhysical(2 ** 50, { location: 'host' }),
    ]) {
      const error = outOfMemory(exhaust);
      expect(error.limits?.[0]).toMatchObject({ name: 'memory of this machine', total: expect.any(Number) });
    }
    expect(outOfMemory(() => device.allocateHost(2 ** 50)).hint).not.toMatch(/npu-smi/);
  });

  it('names the addresses that are reserved for ranges', () => {
    const { device } = simulation;
    using range = device.reserve(8 << 20);
    const error = outOfMemory(() => device.reserve(2 ** 52));
    expect(error.limits?.at(-1)).toEqual({
      name: 'addresses for reserved ranges',
      held: range.byteLength,
      unit: 'bytes',
    });
    expect(error.hint).toMatch(/ulimit -v/);
    expect(error.hint).not.toMatch(/npu-smi/);
  });
});

describe.runIf(isSince('9.1.0'))('who runs out of', () => {
  it('events learns how many are left and how many this thread holds, the events of waits included', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    using memory = device.allocate(64);
    using _one = device.createEvent();
    simulator.holdStreams(1);
    stream.fill(memory, 1);
    const wait = stream.synchronize();
    stream.fill(memory, 2); // behind a marker
    simulator.failCall('aclrtCreateEventExWithFlag', 1, 207007);
    const [limit] = limitsOf(thrownBy(() => device.createEvent()));
    const free = isSince('8.5.0') ? { free: rt.getEventAvailNum() } : {};
    expect(limit).toEqual({ name: 'events of device 0', ...free, held: 2, unit: 'objects' });
    simulator.holdStreams(0);
    await wait;
  });

  for (const [what, api, make] of [
    ['streams', 'aclrtCreateStream', () => simulation.device.createStream()],
    ['streams for contexts', 'aclrtCreateContext', () => simulation.device.createContext()],
  ] as const)
    it(`${what} learns how many are left and how many this thread holds`, () => {
      const { device } = simulation;
      using _stream = device.createStream();
      using _context = device.createContext();
      device.allocate(64).dispose();
      simulator.failCall(api, 1, api === 'aclrtCreateStream' ? 207008 : 507033);
      const error = thrownBy(make);
      expect(limitsOf(error)).toEqual([
        {
          name: 'streams of device 0',
          free: rt.getStreamAvailableNum(),
          held: 2,
          unit: 'objects',
        },
      ]);
      expect(String(error)).toMatch(/Limit: streams of device 0: \d+ left; this thread holds 2\./);
    });

  it('notifies learns of which device', () => {
    simulation.device.allocate(64).dispose();
    simulator.failCall('aclrtCreateNotify', 1, 207009);
    expect(limitsOf(thrownBy(() => rt.createNotify(0n)))).toEqual([
      { name: 'notifies of device 0', unit: 'objects' },
    ]);
  });

  it('what processes share is told that this is the limit', () => {
    using physical = simulation.device.allocatePhysical(simulation.device.granularity());
    simulator.failCall('aclrtMemExportToShareableHandle', 1, 207005);
    const error = thrownBy(() => physical.share());
    expect(limitsOf(error).map(({ name }) => name)).toEqual(['pieces of memory that a process shares']);
    expect((error as AclError).hint).not.toMatch(/stream/);
  });

  it('anything is told the failure itself when nothing more can be found out', () => {
    const { device } = simulation;
    device.allocate(64).dispose();
    simulator.failCall('aclrtMalloc', 1, 207001);
    simulator.failCall('aclrtGetMemInfo', 1, 207001);
    const error = outOfMemory(() => device.allocate(64));
    expect(error.code).toBe(207001);
  });
});
