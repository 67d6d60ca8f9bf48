import { describe, expect } from 'vitest';
import { OutOfMemoryError } from '../../../src/index.js';
import { thrownBy } from '../../support/catching.js';
import { callCount, eventually, simulator, useSimulation } from '../../support/simulation.js';
import { itSince } from '../../support/versions.js';

const simulation = useSimulation();
const MiB = 1024 * 1024;

/** Pools came before what allocates from them. */
const ALLOCATING = ['9.0.0', '9.1.0'];

describe('a memory pool', () => {
  itSince(ALLOCATING, 'gives memory for what is queued, and takes it back in order', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    using pool = device.createPool();
    const result = new Uint8Array(64);
    simulator.holdStreams(1);
    const memory = pool.allocate(64, stream);
    stream.fill(memory, 6);
    stream.copy(result, memory);
    memory.dispose();
    expect(memory.state).toBe('closed');
    simulator.holdStreams(0);
    await stream.synchronize();
    expect(result).toEqual(new Uint8Array(64).fill(6));
    expect(pool.usage().used).toBe(0);
  });

  itSince(ALLOCATING, 'tells what it holds, and keeps what it is told to keep', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    using pool = device.createPool({ releaseThreshold: 64 * MiB });
    const memory = pool.allocate(5 * MiB, stream);
    await stream.synchronize();
    expect(pool.usage()).toMatchObject({ used: 6 * MiB, usedPeak: 6 * MiB });
    memory.dispose();
    await stream.synchronize();
    expect(pool.usage()).toMatchObject({ used: 0, usedPeak: 6 * MiB });
    expect(pool.usage().reserved).toBeGreaterThan(0);
    pool.trim();
    expect(pool.usage().reserved).toBe(0);
  });

  itSince(ALLOCATING, 'is trimmed down to what is in use, whatever it is told to keep', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    using pool = device.createPool({ maxByteLength: 64 * MiB, releaseThreshold: 64 * MiB });
    const kept = pool.allocate(2 * MiB, stream);
    const given = [pool.allocate(8 * MiB, stream), pool.allocate(8 * MiB, stream)];
    for (const memory of given) memory.dispose();
    await stream.synchronize();
    pool.trim(1024 * MiB);
    expect(pool.usage()).toMatchObject({ used: 2 * MiB, reserved: 18 * MiB });
    pool.trim();
    expect(pool.usage()).toMatchObject({ used: 2 * MiB, reserved: 2 * MiB });
    kept.dispose();
  });

  itSince(ALLOCATING, 'says when it is exhausted', () => {
    const { device } = simulation;
    using stream = device.createStream();
    using pool = device.createPool({ maxByteLength: 4 * MiB });
    pool.allocate(MiB, stream).dispose();
    const error = thrownBy(() => pool.allocate(8 * MiB, stream));
    expect(error).toBeInstanceOf(OutOfMemoryError);
    expect(error).toMatchObject({ requested: 8 * MiB });
  });

  itSince(ALLOCATING, 'waits for other streams that use its memory', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    await using other = device.createStream();
    using pool = device.createPool();
    const memory = pool.allocate(64, stream);
    await stream.synchronize();
    simulator.holdStreams(1);
    other.fill(memory, 1);
    memory.dispose();
    expect(memory.state).toBe('closing');
    simulator.holdStreams(0);
    await other.synchronize();
    expect(memory.state).toBe('closed');
  });

  itSince(ALLOCATING, 'ends with its memory, also after the stream', async () => {
    const { device } = simulation;
    const stream = device.createStream();
    const pool = device.createPool();
    const first = pool.allocate(64, stream);
    const second = pool.allocate(64, stream);
    first.dispose();
    stream.dispose();
    await eventually(() => stream.state === 'closed');
    pool.dispose();
    expect([first.state, second.state, pool.state]).toEqual(['closed', 'closed', 'closed']);
  });

  itSince(ALLOCATING, 'ends when the work that gives back its memory is done', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    const pool = device.createPool();
    pool.allocate(64, stream);
    simulator.holdStreams(1);
    pool.dispose();
    expect(pool.state).toBe('closing');
    simulator.holdStreams(0);
    await stream.synchronize();
    expect(pool.state).toBe('closed');
  });

  itSince('9.0.0', 'is left alone when an option can not be set', () => {
    const { device } = simulation;
    device.createPool().dispose();
    simulator.failCall('aclrtMemPoolSetAttr', 1, 107000);
    expect(thrownBy(() => device.createPool({ releaseThreshold: 1 }))).toMatchObject({
      code: 107000,
    });
    expect(simulation.ascend.liveObjects().MemoryPool).toBe(0);
  });

  itSince('9.0.0', 'refuses sizes and streams that make no sense', () => {
    const { device, ascend } = simulation;
    using stream = device.createStream();
    using foreign = ascend.device(1).createStream();
    using pool = device.createPool();
    const before = callCount();
    for (const size of [0, -1, 1.5, Number.NaN, 2 ** 53 + 2, '1'])
      expect(thrownBy(() => pool.allocate(size as number, stream))).toMatchObject({
        parameter: 'byteLength',
      });
    for (const bad of [null, device, foreign, 1n])
      expect(thrownBy(() => pool.allocate(64, bad as never))).toMatchObject({ parameter: 'stream' });
    expect(thrownBy(() => pool.trim(-1))).toMatchObject({ parameter: 'keepByteLength' });
    expect(thrownBy(() => device.createPool({ maxByteLength: 0 }))).toMatchObject({
      parameter: 'options.maxByteLength',
    });
    expect(callCount()).toBe(before);
  });
});
