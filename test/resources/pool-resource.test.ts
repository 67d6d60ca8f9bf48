import { describe, expect, it } from 'vitest';
import {
  AscendError,
  type DeviceMemory,
  DirectResource,
  DisposedError,
  InvalidArgumentError,
  OutOfMemoryError,
  PoolResource,
  withMemoryResource,
} from '../../src/index.js';
import { thrownBy } from '../support/catching.js';
import { callCount, eventually, pattern, simulator, useSimulation } from '../support/simulation.js';

const simulation = useSimulation();
const MiB = 1024 * 1024;

/** What a function throws, or undefined. */
function failureOf(run: () => unknown): unknown {
  try {
    run();
    return undefined;
  } catch (error) {
    return error;
  }
}

describe.each([
  ['with virtual memory', true],
  ['in segments', false],
])('a pool %s', (_name, virtualMemory) => {
  const poolOf = (more = {}): PoolResource => new PoolResource(simulation.device, { virtualMemory, ...more });

  it('hands out what was given back, without a call of the library', () => {
    using pool = poolOf();
    pool.allocate(4096).dispose();
    const calls = callCount();
    for (let round = 0; round < 100; round += 1) pool.allocate(1 + round * 64).dispose();
    expect(callCount()).toBe(calls);
  });

  it('hands out memory that keeps its bytes and overlaps no other', () => {
    using pool = poolOf();
    const pieces = Array.from({ length: 50 }, (_, index) => {
      const bytes = pattern(1000 + index * 777, index);
      const memory = pool.allocate(bytes.length);
      memory.copyFrom(bytes);
      return { memory, bytes };
    });
    for (const { memory, bytes } of pieces) {
      const read = new Uint8Array(bytes.length);
      memory.copyTo(read);
      expect(read).toEqual(bytes);
      expect(memory.pointer % 64n).toBe(0n);
    }
    expect(pool.usage().used).toBeGreaterThanOrEqual(
      pieces.reduce((sum, { bytes }) => sum + bytes.length, 0),
    );
  });

  it('joins what lies side by side, and gives everything back', () => {
    using pool = poolOf();
    const pieces = Array.from({ length: 8 }, () => pool.allocate(MiB / 8 - 64));
    for (const piece of pieces) piece.dispose();
    expect(pool.usage()).toMatchObject({ used: 0, largestFree: pool.usage().reserved });
    const before = simulation.device.memoryInfo().free;
    pool.trim();
    expect(pool.usage().reserved).toBe(0);
    expect(simulation.device.memoryInfo().free).toBeGreaterThan(before);
  });

  it('aligns what is asked to be aligned', () => {
    using pool = poolOf();
    const pieces: DeviceMemory[] = [];
    for (const alignment of [1, 64, 256, 4096, MiB, 2 * MiB]) {
      pieces.push(pool.allocate(100));
      const piece = pool.allocate(1000, { alignment });
      expect(piece.pointer % BigInt(alignment)).toBe(0n);
      pieces.push(piece);
    }
    for (const piece of pieces) piece.dispose();
    expect(pool.usage().used).toBe(0);
  });

  it('tells the limit that was hit, what is free there and the largest piece', () => {
    using pool = poolOf({ maxByteLength: 8 * MiB });
    using first = pool.allocate(5 * MiB);
    const error = thrownBy(() => pool.allocate(6 * MiB)) as OutOfMemoryError;
    expect(error).toBeInstanceOf(OutOfMemoryError);
    expect(error.code).toBe(207001);
    expect(error.message).toMatch(/the pool, at most 8388608 bytes.*free.*largest free piece/s);
    expect(first.state).toBe('open');
    pool.allocate(MiB).dispose();
  });

  it('keeps no more than the release threshold', () => {
    using pool = poolOf({ releaseThreshold: 0 });
    const memory = pool.allocate(10 * MiB);
    expect(pool.usage().reserved).toBeGreaterThanOrEqual(10 * MiB);
    memory.dispose();
    expect(pool.usage().reserved).toBe(0);
    pool.setReleaseThreshold(Number.POSITIVE_INFINITY);
    pool.allocate(10 * MiB).dispose();
    expect(pool.usage().reserved).toBeGreaterThanOrEqual(10 * MiB);
  });

  it('gives unused memory back when the library has nothing left', () => {
    using pool = poolOf();
    pool.allocate(100 * MiB).dispose();
    const { free } = simulation.device.memoryInfo('hbm-huge');
    // More than is free without what the pool keeps.
    using all = simulation.device.allocate(free + 50 * MiB, { policy: 'huge-only' });
    expect(all.byteLength).toBe(free + 50 * MiB);
    expect(pool.usage().reserved).toBeLessThan(100 * MiB);
  });

  it('ends with what it has handed out, and waits in the background for queued work', async () => {
    const pool = poolOf();
    await using stream = simulation.device.createStream();
    const memory = pool.allocate(4096, { stream });
    const other = pool.allocate(4096);
    const slice = memory.slice(0, 16);
    simulator.holdStreams(1);
    stream.fill(memory, 1);
    pool.dispose();
    expect(pool.state).toBe('closing');
    expect(thrownBy(() => pool.allocate(1))).toBeInstanceOf(DisposedError);
    simulator.holdStreams(0);
    await stream.synchronize();
    await eventually(() => pool.state === 'closed');
    for (const handle of [memory, other, slice]) expect(handle.disposed).toBe(true);
    expect(thrownBy(() => other.fill(0))).toBeInstanceOf(DisposedError);
    pool.dispose();
    other.dispose();
  });

  it('ends with a reset of the device, which then hands out its own memory again', () => {
    const { device } = simulation;
    const pool = poolOf();
    device.memoryResource = pool;
    const memory = device.allocate(4096);
    device.reset();
    expect([pool.state, memory.state]).toEqual(['closed', 'closed']);
    expect(device.memoryResource).toBeUndefined();
    device.allocate(4096).dispose();
  });

  it('hands out parts that can neither be shared nor handed over', () => {
    using pool = poolOf();
    using memory = pool.allocate(4096);
    for (const run of [() => memory.toTransfer(), () => memory.share({ anyProcess: true })]) {
      const error = thrownBy(run);
      expect(error).toBeInstanceOf(AscendError);
      expect((error as AscendError).errorCode).toBe('ERR_PART_OF_POOL');
    }
    expect(memory.state).toBe('open');
  });

  describe('in the order of streams', () => {
    it('hands memory out again on its stream at once, and to nobody else', async () => {
      const { device } = simulation;
      await using stream = device.createStream();
      await using other = device.createStream();
      using pool = poolOf();
      simulator.holdStreams(1);
      const first = pool.allocate(4096, { stream });
      const { pointer } = first;
      stream.fill(first, 1);
      first.dispose();
      expect(first.state).toBe('closed');
      expect(pool.usage().waiting).toBeGreaterThan(0);
      using elsewhere = pool.allocate(4096, { stream: other });
      using nowhere = pool.allocate(4096);
      using again = pool.allocate(4096, { stream });
      expect(again.pointer).toBe(pointer);
      for (const memory of [elsewhere, nowhere]) expect(memory.pointer).not.toBe(pointer);
      simulator.holdStreams(0);
      await stream.synchronize();
    });

    it('hands memory out to others when its stream is past the work', async () => {
      const { device } = simulation;
      await using stream = device.createStream();
      using pool = poolOf({ maxByteLength: 4 * MiB });
      const first = pool.allocate(3 * MiB, { stream });
      stream.fill(first, 1);
      first.dispose();
      await stream.synchronize();
      pool.allocate(3 * MiB).dispose();
      expect(pool.usage().waiting).toBe(0);
    });

    it('lets a stream wait for an event of another one rather than fail, and never the host', async () => {
      const { device } = simulation;
      await using stream = device.createStream();
      await using other = device.createStream();
      using pool = poolOf({ maxByteLength: 4 * MiB });
      const first = pool.allocate(3 * MiB, { stream });
      simulator.holdStreams(1);
      stream.fill(first, 1);
      const result = new Uint8Array(3 * MiB);
      stream.copy(result, first);
      first.dispose();
      expect(thrownBy(() => pool.allocate(3 * MiB))).toBeInstanceOf(OutOfMemoryError);
      const second = pool.allocate(3 * MiB, { stream: other });
      other.fill(second, 2);
      second.dispose();
      simulator.holdStreams(0);
      await other.synchronize();
      await stream.synchronize();
      expect(result.every((byte) => byte === 1)).toBe(true);
    });

    it('joins pieces of several streams for a large request', async () => {
      const { device } = simulation;
      const streams = [device.createStream(), device.createStream(), device.createStream()] as const;
      using pool = poolOf({ maxByteLength: 4 * MiB });
      const whole = pool.allocate(4 * MiB - 64);
      whole.dispose();
      const pieces = streams.map((stream) => ({ stream, memory: pool.allocate(MiB, { stream }) }));
      simulator.holdStreams(1);
      for (const { stream, memory } of pieces) stream.fill(memory, 1);
      for (const { memory } of pieces) memory.dispose();
      const large = pool.allocate(3.5 * MiB, { stream: streams[0] });
      streams[0].fill(large, 2);
      large.dispose();
      simulator.holdStreams(0);
      for (const stream of streams) await stream[Symbol.asyncDispose]();
    });

    it('waits for a second stream that uses the memory, known or told', async () => {
      const { device } = simulation;
      await using stream = device.createStream();
      await using second = device.createStream();
      await using third = device.createStream();
      using pool = poolOf();
      const memory = pool.allocate(4096, { stream });
      simulator.holdStreams(1);
      second.fill(memory, 1);
      memory.usedBy(third);
      memory.dispose();
      expect(memory.state).toBe('closing');
      simulator.holdStreams(0);
      await second.synchronize();
      await third.synchronize();
      await eventually(() => memory.state === 'closed');
      expect(pool.usage().used).toBe(0);
    });

    it('takes memory back whose stream has ended', async () => {
      const { device } = simulation;
      using pool = poolOf();
      const stream = device.createStream();
      const memory = pool.allocate(4096, { stream });
      stream.fill(memory, 1);
      await stream[Symbol.asyncDispose]();
      memory.dispose();
      expect(pool.usage()).toMatchObject({ used: 0, waiting: 0 });
    });
  });
});

describe('a pool with virtual memory', () => {
  it('grows into one piece, and moves unused pages to where they are needed', () => {
    using pool = new PoolResource(simulation.device);
    const pieces = Array.from({ length: 40 }, () => pool.allocate(2 * MiB));
    for (const piece of pieces) piece.dispose();
    const { reserved, largestFree } = pool.usage();
    expect(largestFree).toBe(reserved);
    // Every second page is free; a segment could serve nothing larger from that.
    const many = Array.from({ length: 40 }, () => pool.allocate(2 * MiB - 64));
    for (const [index, memory] of many.entries()) if (index % 2 === 0) memory.dispose();
    using large = pool.allocate(36 * MiB);
    expect(pool.usage().reservedPeak).toBeLessThanOrEqual(reserved + 4 * MiB);
    large.fill(1);
  });

  it.each(['aclrtMallocPhysical', 'aclrtMapMem', 'aclrtReserveMemAddress'])(
    'grows as a whole or not at all when %s fails',
    (name) => {
      using pool = new PoolResource(simulation.device);
      pool.allocate(MiB).dispose();
      for (let nth = 1; nth <= 8; nth += 1) {
        const before = pool.usage();
        simulator.failCall(name, nth, 507899);
        const outcome = failureOf(() => pool.allocate(20 * MiB + nth * 2 * MiB).dispose());
        simulator.clearFaults();
        if (outcome !== undefined) {
          expect(outcome).toBeInstanceOf(AscendError);
          expect(pool.usage().used).toBe(before.used);
        }
        pool.trim(before.reserved);
        pool.allocate(2 * MiB).dispose();
      }
    },
  );

  it.each(['aclrtUnmapMem', 'aclrtFreePhysical', 'aclrtReleaseMemAddress'])(
    'keeps what %s refuses to take, and gives it back the next time',
    (name) => {
      const pool = new PoolResource(simulation.device);
      const memory = pool.allocate(10 * MiB);
      memory.dispose();
      simulator.failCall(name, 2, 507899);
      const failures = [failureOf(() => pool.trim()), failureOf(() => pool.dispose())];
      simulator.clearFaults();
      pool.dispose();
      expect(failures.filter((failure) => failure !== undefined).length).toBeLessThanOrEqual(1);
      expect(pool.state).toBe('closed');
    },
  );
});

describe('the memory resource of a device', () => {
  it('serves device.allocate, fills, and leaves options of the device to the device', () => {
    const { device } = simulation;
    using pool = new PoolResource(device);
    device.memoryResource = pool;
    expect(device.memoryResource).toBe(pool);
    using memory = device.allocate(4096, { fill: 7 });
    const read = new Uint8Array(4096);
    memory.copyTo(read);
    expect(read.every((byte) => byte === 7)).toBe(true);
    const { used } = pool.usage();
    expect(used).toBeGreaterThanOrEqual(4096);
    using own = device.allocate(4096, { policy: 'normal-only' });
    expect(own.state).toBe('open');
    expect(pool.usage().used).toBe(used);
    device.memoryResource = undefined;
    using plain = device.allocate(4096);
    expect(plain.state).toBe('open');
    expect(pool.usage().used).toBe(used);
  });

  it('can be an object of the script, which is held to what it promises', () => {
    const { device } = simulation;
    using foreign = device.allocateHost(64);
    let answer: unknown;
    device.memoryResource = { device, allocate: () => answer as DeviceMemory };
    for (const wrong of [undefined, null, {}, foreign, new DirectResource(device).allocate(10)]) {
      answer = wrong;
      expect(thrownBy(() => device.allocate(64))).toBeInstanceOf(InvalidArgumentError);
    }
    device.memoryResource = undefined;
    (answer as DeviceMemory).dispose();
  });

  it.each([null, 1, 'pool', {}, { allocate: () => {} }])('refuses %o', (value) => {
    expect(thrownBy(() => Reflect.set(simulation.device, 'memoryResource', value))).toBeInstanceOf(
      InvalidArgumentError,
    );
  });

  it('is another one in a scope, across await, and in no other', async () => {
    const { device } = simulation;
    using outer = new PoolResource(device);
    using inner = new PoolResource(device);
    const inside = withMemoryResource(outer, async () => {
      expect(device.memoryResource).toBe(outer);
      await null;
      expect(device.memoryResource).toBe(outer);
      await withMemoryResource(inner, async () => {
        await null;
        device.allocate(4096).dispose();
        expect(device.memoryResource).toBe(inner);
      });
      expect(device.memoryResource).toBe(outer);
    });
    expect(device.memoryResource).toBeUndefined();
    await inside;
    expect(inner.usage().usedPeak).toBeGreaterThan(0);
    expect(outer.usage().usedPeak).toBe(0);
  });
});
