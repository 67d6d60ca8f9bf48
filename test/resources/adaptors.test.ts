import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type AscendError,
  BinningResource,
  type CachingResource,
  type DeviceMemory,
  DirectResource,
  DisposedError,
  FailureCallbackResource,
  FixedSizeResource,
  InvalidArgumentError,
  LimitingResource,
  LoggingResource,
  ManagedResource,
  type MemoryResource,
  OutOfMemoryError,
  PinnedPoolResource,
  PoolResource,
  type ResourceAdaptor,
  RuntimePoolResource,
  StatisticsResource,
  TrackingResource,
} from '../../src/index.js';
import { thrownBy } from '../support/catching.js';
import { eventually, simulator, useSimulation } from '../support/simulation.js';
import { itSince } from '../support/versions.js';

const simulation = useSimulation();
const MiB = 1024 * 1024;

describe('every adaptor', () => {
  it.each([
    ['LimitingResource', (upstream: never) => new LimitingResource(upstream, 1)],
    ['StatisticsResource', (upstream: never) => new StatisticsResource(upstream)],
    ['TrackingResource', (upstream: never) => new TrackingResource(upstream)],
    ['FailureCallbackResource', (upstream: never) => new FailureCallbackResource(upstream, () => false)],
    ['LoggingResource', (upstream: never) => new LoggingResource(upstream, join(tmpdir(), 'never.csv'))],
    ['FixedSizeResource', (upstream: never) => new FixedSizeResource(upstream)],
    ['BinningResource', (upstream: never) => new BinningResource(upstream)],
    ['PoolResource', (upstream: never) => new PoolResource(upstream)],
    ['PinnedPoolResource', (upstream: never) => new PinnedPoolResource(upstream)],
    ['DirectResource', (upstream: never) => new DirectResource(upstream)],
    ['ManagedResource', (upstream: never) => new ManagedResource(upstream)],
    ['RuntimePoolResource', (upstream: never) => new RuntimePoolResource(upstream)],
  ])('%s refuses what hands out no memory', (_name, make) => {
    for (const wrong of [undefined, null, 1, {}, { allocate: () => {} }, () => {}])
      expect(thrownBy(() => make(wrong as never))).toBeInstanceOf(InvalidArgumentError);
  });

  it('counts what ends, whatever ends it', async () => {
    const { device } = simulation;
    const pool = new PoolResource(device);
    const inner = new StatisticsResource(pool);
    const limit = new LimitingResource(inner, MiB);
    const outer = new StatisticsResource(limit);
    const counted = (): number[] => [outer.figures.currentBytes, inner.figures.currentBytes, limit.used];
    const stream = device.createStream();
    const pieces = [1, 2, 3].map((size) => outer.allocate(size * 1000));
    expect(counted()).toEqual([6000, 6000, 6000]);
    pieces[0]?.dispose();
    pieces[0]?.dispose();
    expect(counted()).toEqual([5000, 5000, 5000]);
    simulator.holdStreams(1);
    stream.fill(pieces[1] as DeviceMemory, 0);
    pieces[1]?.dispose();
    expect(counted()).toEqual([5000, 5000, 5000]);
    simulator.holdStreams(0);
    await stream.synchronize();
    await eventually(() => pieces[1]?.state === 'closed');
    expect(counted()).toEqual([3000, 3000, 3000]);
    device.reset();
    expect(counted()).toEqual([0, 0, 0]);
    expect(outer.figures).toMatchObject({
      totalBytes: 6000,
      peakBytes: 6000,
      totalCount: 3,
      peakCount: 3,
      currentCount: 0,
    });
  });

  it('takes a device for its own memory, whatever hands that out', () => {
    const { device } = simulation;
    const statistics = new StatisticsResource(device);
    device.memoryResource = statistics;
    using memory = device.allocate(4096);
    expect(memory.state).toBe('open');
    expect(statistics.figures.currentBytes).toBe(4096);
    device.memoryResource = undefined;
  });
});

describe('every resource', () => {
  it('names its device', () => {
    const { device } = simulation;
    const direct: MemoryResource = new DirectResource(device);
    using pool: CachingResource<DeviceMemory> = new PoolResource(device);
    using blocks = new FixedSizeResource(direct, { blockByteLength: 256 });
    const adaptor: ResourceAdaptor = new StatisticsResource(direct);
    const limited = new LimitingResource(adaptor, 4096);
    expect([
      device.device,
      direct.device,
      pool.device,
      blocks.device,
      adaptor.device,
      limited.device,
    ]).toEqual(Array.from({ length: 6 }, () => device));
    direct.allocate(1).dispose();
    expect([blocks.blockByteLength, limited.limit]).toEqual([256, 4096]);
    expect(limited.upstream).toBe(adaptor);
  });

  it('ends bins when it is told', () => {
    const binning = new BinningResource(simulation.device);
    const memory = binning.allocate(100);
    binning.dispose();
    expect(memory.state).toBe('closed');
  });
});

describe('a limit', () => {
  it('is told with what is left, and may change while memory is handed out', () => {
    const limited = new LimitingResource(simulation.device, 10_000);
    const memory = limited.allocate(6000);
    const error = thrownBy(() => limited.allocate(6000)) as OutOfMemoryError;
    expect(error).toBeInstanceOf(OutOfMemoryError);
    expect(error.context.limits).toMatchObject([
      { name: 'the LimitingResource', free: 4000, total: 10_000, held: 6000, largestFree: 4000 },
    ]);
    limited.setLimit(12_000);
    limited.allocate(6000).dispose();
    limited.setLimit(100);
    expect(limited.free).toBe(0);
    memory.dispose();
    expect(thrownBy(() => limited.allocate(101))).toBeInstanceOf(OutOfMemoryError);
    limited.allocate(100).dispose();
    for (const wrong of [-1, 0.5, Number.NaN, '1', undefined])
      expect(thrownBy(() => limited.setLimit(wrong as never))).toBeInstanceOf(InvalidArgumentError);
  });

  it('counts nothing for a request that upstream refuses', () => {
    using pool = new PoolResource(simulation.device, { maxByteLength: 2 * MiB });
    const limited = new LimitingResource(pool, 100 * MiB);
    expect(thrownBy(() => limited.allocate(50 * MiB))).toBeInstanceOf(OutOfMemoryError);
    expect(limited.used).toBe(0);
  });
});

describe('statistics', () => {
  it('count under labels, in nested scopes and across await', async () => {
    const statistics = new StatisticsResource(simulation.device);
    using before = statistics.allocate(100);
    const inside = await statistics.scope('load', async () => {
      const first = statistics.allocate(1000);
      await null;
      const second = statistics.scope('weights', () => statistics.allocate(2000));
      return [first, second];
    });
    expect(statistics.figures.currentBytes).toBe(3100);
    expect(statistics.labels.get('load')).toMatchObject({ currentBytes: 3000, totalCount: 2 });
    expect(statistics.labels.get('load/weights')).toMatchObject({ currentBytes: 2000, totalCount: 1 });
    for (const memory of inside) memory.dispose();
    expect(statistics.labels.get('load')).toMatchObject({ currentBytes: 0, peakBytes: 3000 });
    statistics.resetPeaks();
    expect(statistics.figures.peakBytes).toBe(100);
    expect(before.state).toBe('open');
    for (const wrong of ['', 'a/b', 1]) {
      expect(thrownBy(() => statistics.scope(wrong as never, () => {}))).toBeInstanceOf(InvalidArgumentError);
    }
  });
});

describe('tracking', () => {
  it('names the line of the script for what is handed out', () => {
    const tracking = new TrackingResource(simulation.device);
    const memory = tracking.allocate(4096, { tag: 'weights' });
    expect(tracking.outstanding).toHaveLength(1);
    expect(tracking.outstanding[0]).toMatchObject({ byteLength: 4096, tag: 'weights' });
    expect(tracking.report()).toMatch(/^4 KiB.* in 1 piece at .*adaptors\.test\.ts:\d+/);
    memory.dispose();
    expect(tracking.outstanding).toEqual([]);
    expect(tracking.report()).toBe('');
  });
});

describe('a failure callback', () => {
  it('frees something, and the request is made again', () => {
    using pool = new PoolResource(simulation.device, { maxByteLength: 10 * MiB });
    const cache = [pool.allocate(4 * MiB), pool.allocate(4 * MiB)];
    const attempts: number[] = [];
    const resource = new FailureCallbackResource(pool, ({ attempt, byteLength, error }) => {
      expect([byteLength, error.code]).toEqual([7 * MiB, 207001]);
      attempts.push(attempt);
      const oldest = cache.shift();
      oldest?.dispose();
      return oldest !== undefined;
    });
    using memory = resource.allocate(7 * MiB);
    expect(memory.state).toBe('open');
    expect(attempts).toEqual([0, 1]);
    expect(thrownBy(() => resource.allocate(7 * MiB))).toBeInstanceOf(OutOfMemoryError);
  });
});

describe('a log', () => {
  it('has a line for each piece, in the columns that the replay benchmark of RMM reads', async () => {
    const file = join(tmpdir(), `ascendcl-log-${process.pid}.csv`);
    await using stream = simulation.device.createStream();
    using pool = new PoolResource(simulation.device);
    const log = new LoggingResource(pool, file);
    const memory = log.allocate(4096, { stream });
    const { pointer } = memory;
    memory.dispose();
    log.allocate(64).dispose();
    log.flush();
    expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(6);
    log.dispose();
    expect((thrownBy(() => log.allocate(1)) as AscendError).errorCode).toBe('ERR_DISPOSED');
    const [header, ...lines] = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split(','));
    rmSync(file);
    expect(header).toEqual(['Thread', 'Time', 'Action', 'Pointer', 'Size', 'Stream']);
    expect(lines.map(([, , action, , size]) => [action, size])).toEqual([
      ['allocate', '4096'],
      ['free', '4096'],
      ['allocate', '64'],
      ['free', '64'],
    ]);
    const [first] = lines;
    expect(first?.[3]).toBe(`0x${pointer.toString(16)}`);
    expect(first?.[5]).toBe(String(stream.pointer));
    expect(first?.[0]).toMatch(/^\d+$/);
    expect(first?.[1]).toMatch(/^\d\d:\d\d:\d\d:\d{6}$/);
  });
});

describe('fixed sizes and bins', () => {
  it('take whole pieces from upstream, and keep upstream alive', () => {
    using pool = new PoolResource(simulation.device);
    const statistics = new StatisticsResource(pool);
    using blocks = new FixedSizeResource(statistics, { blockByteLength: 4096, blocksPerSegment: 16 });
    const pieces = Array.from({ length: 17 }, () => blocks.allocate(1000));
    expect(statistics.figures).toMatchObject({ currentCount: 2, currentBytes: 2 * 16 * 4096 });
    expect(new Set(pieces.map(({ pointer }) => pointer)).size).toBe(17);
    for (const piece of pieces) piece.dispose();
    expect(blocks.usage().used).toBe(0);
    blocks.trim();
    expect(statistics.figures.currentCount).toBe(0);
    expect(thrownBy(() => blocks.allocate(4097))).toBeInstanceOf(InvalidArgumentError);
  });

  it('serve each size from the smallest bin that it fits', () => {
    const statistics = new StatisticsResource(simulation.device);
    using binning = new BinningResource(statistics, { bins: [8192, 1024], segmentByteLength: 65536 });
    using small = binning.allocate(700);
    using middle = binning.allocate(1025);
    using large = binning.allocate(100_000);
    expect([small, middle, large].map(({ state }) => state)).toEqual(['open', 'open', 'open']);
    expect(binning.bins.map((bin) => bin.usage().used)).toEqual([1024, 8192]);
    expect(statistics.figures.currentBytes).toBe(2 * 65536 + 100_000);
  });
});

describe('host and managed memory', () => {
  it('come from a pool of page-locked memory, whose views end with each piece', () => {
    using pool = new PinnedPoolResource(simulation.device);
    const first = pool.allocate(100);
    const second = pool.allocate(100);
    const [a, b] = [first.bytes, second.bytes];
    a.fill(1);
    b.fill(2);
    expect(a[99]).toBe(1);
    first.dispose();
    expect([a.length, b.length, b[0]]).toEqual([0, 100, 2]);
    using memory = simulation.device.allocate(100);
    memory.copyFrom(second);
    expect((thrownBy(() => second.toTransfer()) as AscendError).errorCode).toBe('ERR_PART_OF_POOL');
    expect((thrownBy(() => second.mapToDevice()) as AscendError).errorCode).toBe('ERR_PART_OF_POOL');
    second.dispose();
    pool.dispose();
    expect(thrownBy(() => second.bytes)).toBeInstanceOf(DisposedError);
  });

  itSince(['9.0.0'], 'come from the runtime where a product has managed memory', () => {
    const managed = new ManagedResource(simulation.device);
    managed.allocate(64).dispose();
    expect(managed.device).toBe(simulation.device);
    const counted = new StatisticsResource(managed);
    using shared = counted.allocate(4096);
    shared.bytes[0] = 1;
    expect(counted.figures.currentBytes).toBe(4096);
  });

  itSince(['9.1.0'], 'come from a pool of the runtime, with a stream', async () => {
    await using stream = simulation.device.createStream();
    using pool = simulation.device.createPool();
    const resource = new RuntimePoolResource(pool);
    resource.allocate(64, { stream }).dispose();
    expect(resource.device).toBe(simulation.device);
    const counted = new StatisticsResource(resource);
    const memory = counted.allocate(4096, { stream });
    stream.fill(memory, 1);
    memory.dispose();
    expect(counted.figures.currentBytes).toBe(0);
    expect(thrownBy(() => counted.allocate(4096))).toBeInstanceOf(InvalidArgumentError);
  });
});

describe('an allocator of a stream', () => {
  it('can be a resource', async () => {
    await using stream = simulation.device.createStream();
    using pool = new PoolResource(simulation.device);
    stream.setAllocator(pool);
    simulator.runOperator(stream.pointer, 4096n);
    await stream.synchronize();
    expect(pool.usage().usedPeak).toBeGreaterThanOrEqual(4096);
    stream.removeAllocator();
    await eventually(() => pool.usage().used === 0);
  });
});
