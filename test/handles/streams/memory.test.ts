import { describe, expect, it } from 'vitest';
import { AclError, type DeviceMemory, type HostMemory } from '../../../src/index.js';
import { eventually, nativeObjects, simulator, useSimulation, warningsOf } from '../../support/simulation.js';

const simulation = useSimulation();

describe('memory in use', () => {
  it('is freed when the work that uses it is done, not before', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    simulator.holdStreams(1);
    const memory = device.allocate(64);
    stream.fill(memory, 1);
    memory.dispose();
    expect(memory.state).toBe('closing');
    expect(() => memory.fill(1)).toThrow(/ends when the work that uses it is done/);
    expect(simulation.ascend.liveObjects().DeviceMemory).toBe(1);
    simulator.holdStreams(0);
    await eventually(() => memory.state === 'closed');
    expect(simulation.ascend.liveObjects().DeviceMemory).toBe(0);
  });

  it('is waited for by await using', async () => {
    const { device } = simulation;
    using stream = device.createStream();
    let freed: DeviceMemory;
    {
      await using memory = device.allocate(64);
      freed = memory;
      stream.fill(memory, 1);
      simulator.holdStreams(1);
      stream.fill(memory, 2);
      setTimeout(() => simulator.holdStreams(0), 5);
    }
    expect(freed.state).toBe('closed');
  });

  it('keeps pinned memory and its views until the work is done', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    using memory = device.allocate(64, { fill: 3 });
    simulator.holdStreams(1);
    const pinned: HostMemory = device.allocateHost(64);
    const { bytes } = pinned;
    stream.copy(pinned, memory);
    pinned.dispose();
    expect(bytes.length).toBe(64);
    simulator.holdStreams(0);
    await stream.synchronize();
    expect(bytes.length).toBe(0);
  });

  it('ends in time when everything ends at once', () => {
    const stream = simulation.device.createStream();
    const memory = simulation.device.allocate(64);
    for (let index = 0; index < 100; index += 1) stream.fill(memory, index);
    memory.dispose();
    stream.dispose();
    simulation.ascend.dispose();
    expect(nativeObjects()).toBe(0);
    expect([stream.state, memory.state]).toEqual(['closed', 'closed']);
  });

  it('stays when a wait fails before the work is done', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    const memory = device.allocate(64);
    simulator.holdStreams(1);
    stream.fill(memory, 1);
    memory.dispose();
    simulator.failCall('aclrtSynchronizeStream', 1, 507899);
    expect(() => stream.synchronizeBlocking()).toThrow(AclError);
    simulator.failCall('aclrtSynchronizeStreamWithTimeout', 1, 507899);
    expect(() => stream.synchronizeBlocking({ timeoutMs: 5 })).toThrow(AclError);
    expect(memory.state).toBe('closing');
    simulator.holdStreams(0);
    await stream.synchronize();
    expect(memory.state).toBe('closed');
  });

  it('gives no results when its stream has failed', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    using memory = device.allocate(16, { fill: 9 });
    const result = new Uint8Array(16);
    simulator.failCall('aclrtSynchronizeStream', 1, 507015);
    stream.copy(result, memory);
    await expect(stream.synchronize()).rejects.toThrow(AclError);
    expect(result).toEqual(new Uint8Array(16));
    stream.copy(result, memory);
    await stream.synchronize();
    expect(result).toEqual(new Uint8Array(16).fill(9));
  });

  it('is reported when it can not be freed later', async () => {
    const stream = simulation.device.createStream();
    const memory = simulation.device.allocate(64);
    const warnings = await warningsOf(async () => {
      simulator.holdStreams(1);
      stream.fill(memory, 1);
      memory.dispose();
      simulator.failCall('aclrtFree', 1, 507899);
      simulator.holdStreams(0);
      await stream.synchronize();
    });
    expect(warnings.join()).toMatch(/DeviceMemory that was disposed of while in use could not be given back/);
    expect(memory.state).toBe('open');
    memory.dispose();
    stream.dispose();
  });
});
