import { describe, expect, it } from 'vitest';
import { AclError, InvalidArgumentError, OutOfMemoryError } from '../../../src/index.js';
import { thrownBy } from '../../support/catching.js';
import {
  callCount,
  collectGarbage,
  nativeObjects,
  pattern,
  simulator,
  turns,
  useSimulation,
} from '../../support/simulation.js';

const simulation = useSimulation();

describe('queued copies', () => {
  it('run later, in order, between all kinds of memory', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    using memory = device.allocate(3_000_000);
    using pinned = device.allocateHost(3_000_000);
    using copy = device.allocateHost(3_000_000);
    const result = new Uint8Array(3_000_000);
    simulator.holdStreams(1);
    stream.copy(memory, pattern(3_000_000));
    stream.fill(memory, 9, { offset: 1, byteLength: 2 });
    stream.copy(pinned, memory);
    stream.copy(copy, pinned); // host to host, which the runtime itself refuses
    stream.copy(result, copy);
    expect(stream.isComplete()).toBe(false);
    expect(result[0]).toBe(0);
    simulator.holdStreams(0);
    await stream.synchronize();
    const expected = pattern(3_000_000);
    expected.fill(9, 1, 3);
    expect(Buffer.compare(result, expected)).toBe(0);
  });

  it('fill host memory in their order, though the runtime by itself would do it at once', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    using memory = device.allocate(2_500_000, { fill: 1 });
    using pinned = device.allocateHost(2_500_000);
    pinned.bytes.fill(7);
    simulator.holdStreams(1);
    stream.copy(memory, pinned);
    stream.fill(pinned, 3, { offset: 5, byteLength: 2_400_000 });
    expect(pinned.bytes[5]).toBe(7);
    simulator.holdStreams(0);
    await stream.synchronize();
    expect(Buffer.compare(pinned.bytes, new Uint8Array(2_500_000).fill(7).fill(3, 5, 2_400_005))).toBe(0);
    const copied = new Uint8Array(2_500_000);
    memory.copyTo(copied);
    expect(Buffer.compare(copied, new Uint8Array(2_500_000).fill(7))).toBe(0);
  });

  it('take the bytes of a typed array when they are queued', async () => {
    await using stream = simulation.device.createStream();
    using memory = simulation.device.allocate(4);
    const source = new Uint8Array([1, 2, 3, 4]);
    const result = new Uint8Array(4);
    simulator.holdStreams(1);
    stream.copy(memory, source);
    stream.copy(result, memory);
    source.fill(0);
    simulator.holdStreams(0);
    await stream.synchronize();
    expect([...result]).toEqual([1, 2, 3, 4]);
  });

  it('use a view of pinned memory directly', async () => {
    await using stream = simulation.device.createStream();
    using memory = simulation.device.allocate(64);
    using pinned = simulation.device.allocateHost(64);
    pinned.bytes.set(pattern(64));
    const before = callCount('aclrtMallocHost');
    stream.copy(memory, pinned.view(Float32Array));
    await stream.synchronize();
    expect(callCount('aclrtMallocHost')).toBe(before);
  });

  it.each([
    ['Stream.copy', 'destination'],
    ['Stream.copyRows', 'destination'],
    ['Stream.copyBatch', 'items[0].destination'],
  ])(
    'fail at the wait, which names %s and its %s, when a typed array was detached meanwhile',
    async (api, parameter) => {
      await using stream = simulation.device.createStream();
      using memory = simulation.device.allocate(8, { fill: 1 });
      const result = new Uint8Array(8);
      simulator.holdStreams(1);
      if (api === 'Stream.copy') stream.copy(result, memory);
      if (api === 'Stream.copyRows') stream.copyRows(result, memory, { width: 4, height: 2 });
      if (api === 'Stream.copyBatch') stream.copyBatch([{ destination: result, source: memory }]);
      structuredClone(result.buffer, { transfer: [result.buffer] });
      simulator.holdStreams(0);
      await expect(stream.synchronize()).rejects.toMatchObject({ api, parameter });
      await stream.synchronize();
    },
  );

  it('reach device memory of a peer only', () => {
    using stream = simulation.device.createStream();
    using there = simulation.ascend.device(1).allocate(8);
    expect(() => stream.fill(there, 0)).toThrow(InvalidArgumentError);
    simulation.device.enablePeerAccess(there.device);
    stream.fill(there, 0);
    stream.synchronizeBlocking();
  });

  it('tell what was asked for and what holds the rest when there is no memory to go through', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    using pinned = device.allocateHost(4096);
    using other = device.allocateHost(64);
    using memory = device.allocate(128);
    const outOf = (run: () => void): OutOfMemoryError => {
      const error = thrownBy(run);
      if (error instanceof OutOfMemoryError) return error;
      throw error;
    };
    const ofHost = [4096, 64].map((byteLength) => ({ kind: 'HostMemory', byteLength }));
    for (const copy of [
      () => stream.copy(memory, new Uint8Array(100)),
      () => stream.copyRows(memory, new Uint8Array(100), { width: 50, height: 2 }),
    ]) {
      simulator.failCall('aclrtMallocHost', 1, 207001);
      expect(outOf(copy)).toMatchObject({ requested: 100, largestLive: ofHost });
    }
    simulator.failCall('aclrtMalloc', 1, 207001);
    const error = outOf(() => stream.copy(pinned, other));
    expect(error).toMatchObject({
      requested: 1 << 20,
      largestLive: [{ kind: 'DeviceMemory', byteLength: 128 }],
    });
    expect(error.free).toBeGreaterThan(0);
  });

  it('refuse two buffers of the script', () => {
    using stream = simulation.device.createStream();
    expect(() => stream.copy(new Uint8Array(4), new Uint8Array(4))).toThrow(InvalidArgumentError);
  });

  it('leave nothing queued and nothing held when the native call fails', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    using memory = device.allocate(4096);
    simulator.failCall('aclrtMemcpyAsync', 1, 207005);
    expect(() => stream.copy(memory, new Uint8Array(4096))).toThrow(AclError);
    expect(stream.isComplete()).toBe(true);
    memory.dispose();
    expect(memory.state).toBe('closed');
  });
});

describe('many operations', () => {
  it('do not pile up without a wait: buffers come back by themselves', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    using memory = device.allocate(4096);
    const source = new Uint8Array(4096);
    for (let round = 0; round < 50; round += 1) {
      for (let index = 0; index < 100; index += 1) stream.copy(memory, source);
      await turns(1);
    }
    expect(nativeObjects()).toBeLessThan(600);
    await stream.synchronize();
  });

  it('find every buffer alive, though the script has dropped them', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    simulator.holdStreams(1);
    for (let index = 0; index < 2000; index += 1) {
      const memory = device.allocate(256);
      stream.copy(memory, pattern(256, index));
      memory.dispose();
    }
    await collectGarbage();
    simulator.holdStreams(0);
    await stream.synchronize();
    expect(simulation.ascend.liveObjects().DeviceMemory).toBe(0);
  });
});
