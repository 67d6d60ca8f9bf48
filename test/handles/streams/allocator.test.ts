import { describe, expect, it } from 'vitest';
import * as rt from '../../../generated/checked/index.js';
import type { Memory } from '../../../src/index.js';
import { thrownBy } from '../../support/catching.js';
import { nativeObjects, simulator, turns, useSimulation } from '../../support/simulation.js';
import { isSince } from '../../support/versions.js';

const simulation = useSimulation();

describe('an allocator of the script', () => {
  it('gives operators their memory, and gets it back when the stream is past them', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    const sizes: number[] = [];
    const freed: Memory[] = [];
    stream.setAllocator({
      allocate: (byteLength) => {
        sizes.push(byteLength);
        return device.allocate(byteLength);
      },
      free: (memory) => {
        freed.push(memory);
        memory.dispose();
      },
    });
    simulator.runOperator(stream.pointer, 1000);
    simulator.runOperator(stream.pointer, 2000);
    await stream.synchronize();
    expect(sizes).toEqual([1000, 2000]);
    expect(freed.map(({ byteLength }) => byteLength)).toEqual([1000, 2000]);
    expect(simulation.ascend.liveObjects().DeviceMemory).toBe(0);
  });

  it('may use any device: the operator goes on in the context of its stream', async () => {
    const { ascend, device } = simulation;
    await using stream = device.createStream();
    stream.setAllocator({
      allocate: (byteLength) => {
        const memory = device.allocate(byteLength);
        ascend.device(1).memoryInfo();
        return memory;
      },
    });
    const context = rt.getCurrentContext();
    simulator.runOperator(stream.pointer, 1000);
    expect(rt.getCurrentContext()).toBe(context);
  });

  it('is never waited for by a thread of the runtime: blocking waits end', () => {
    const { device } = simulation;
    using stream = device.createStream();
    stream.setAllocator({ allocate: (byteLength) => device.allocate(byteLength) });
    simulator.runOperator(stream.pointer, 100);
    stream.synchronizeBlocking();
    expect(simulation.ascend.liveObjects().DeviceMemory).toBe(0);
  });

  it('lends memory that lives, whatever the script does with it', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    stream.setAllocator({ allocate: (byteLength) => device.allocate(byteLength) });
    simulator.holdStreams(1);
    let lent: Memory | undefined;
    stream.setAllocator({
      allocate: (byteLength) => {
        lent = device.allocate(byteLength);
        return lent;
      },
    });
    simulator.runOperator(stream.pointer, 100);
    lent?.dispose();
    expect(lent?.state).toBe('closing');
    stream.removeAllocator();
    simulator.holdStreams(0);
    await stream.synchronize();
    expect(lent?.state).toBe('closed');
  });

  it('may have no memory, and may fail: the operator is refused and the next wait tells', async () => {
    await using stream = simulation.device.createStream();
    stream.setAllocator({ allocate: () => undefined });
    expect(thrownBy(() => simulator.runOperator(stream.pointer, 1))).toMatchObject({ code: 207001 });
    await stream.synchronize();
    for (const bad of [42, simulation.ascend.device(1).allocate(64)]) {
      stream.setAllocator({ allocate: () => bad as Memory });
      simulation.device.memoryInfo(); // makes the stream's context current for the raw call
      expect(thrownBy(() => simulator.runOperator(stream.pointer, 1))).toMatchObject({ code: 207001 });
      await expect(stream.synchronize()).rejects.toMatchObject({ parameter: 'result' });
    }
    stream.setAllocator({
      allocate: () => {
        throw new RangeError('no');
      },
    });
    expect(thrownBy(() => simulator.runOperator(stream.pointer, 1))).toMatchObject({ code: 207001 });
    await expect(stream.synchronize()).rejects.toThrow('no');
  });

  it('is removed once, twice, and when there is none', () => {
    using stream = simulation.device.createStream();
    stream.removeAllocator();
    stream.setAllocator({ allocate: () => undefined });
    expect(simulation.ascend.liveObjects().AllocatorRegistration).toBe(1);
    stream.removeAllocator();
    stream.removeAllocator();
    expect(simulation.ascend.liveObjects().AllocatorRegistration).toBe(0);
    if (isSince('8.5.0'))
      expect(thrownBy(() => rt.allocatorGetByStream(stream.pointer))).toMatchObject({ code: 100000 });
  });

  it('ends with its stream', () => {
    const stream = simulation.device.createStream();
    stream.setAllocator({ allocate: () => undefined });
    stream.dispose();
    expect(simulation.ascend.liveObjects().AllocatorRegistration).toBe(0);
    expect(nativeObjects()).toBe(0);
  });

  const FALLIBLE = ['aclrtAllocatorSetFreeFuncToDesc', 'aclrtAllocatorRegister', 'aclrtAllocatorDestroyDesc'];

  it.each(FALLIBLE)('leaves nothing behind when %s fails', (name) => {
    using stream = simulation.device.createStream();
    simulator.failCall(name, 1, 100000);
    expect(thrownBy(() => stream.setAllocator({ allocate: () => undefined }))).toMatchObject({
      code: 100000,
    });
    expect(simulation.ascend.liveObjects().AllocatorRegistration).toBe(0);
    expect(() => simulator.runOperator(stream.pointer, 1)).toThrow('no allocator is registered');
    stream.removeAllocator();
  });

  it.each(FALLIBLE)('leaves the one set before in its place when %s fails', async (name) => {
    const { device } = simulation;
    await using stream = device.createStream();
    const asked: string[] = [];
    const allocator = (called: string) => ({
      allocate: (byteLength: number): Memory => {
        asked.push(called);
        return device.allocate(byteLength);
      },
    });
    stream.setAllocator(allocator('first'));
    simulator.failCall(name, 1, 100000);
    expect(thrownBy(() => stream.setAllocator(allocator('second')))).toMatchObject({ code: 100000 });
    expect(simulation.ascend.liveObjects().AllocatorRegistration).toBe(1);
    // The functions of what was not registered are released behind the next turn of the event loop.
    await turns(3);
    simulator.runOperator(stream.pointer, 64);
    stream.setAllocator(allocator('third'));
    simulator.runOperator(stream.pointer, 64);
    await stream.synchronize();
    expect(asked).toEqual(['first', 'third']);
  });

  it('ends when it can be registered again no more after another one failed', () => {
    using stream = simulation.device.createStream();
    stream.setAllocator({ allocate: () => undefined });
    simulator.failCall('aclrtAllocatorDestroyDesc', 1, 100000);
    simulator.failCall('aclrtAllocatorRegister', 2, 107000);
    expect(thrownBy(() => stream.setAllocator({ allocate: () => undefined }))).toMatchObject({
      code: 100000,
    });
    expect(simulation.ascend.liveObjects().AllocatorRegistration).toBe(0);
    expect(() => simulator.runOperator(stream.pointer, 1)).toThrow('no allocator is registered');
  });

  it('stays when another one is set while it is asked for memory', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    let refusal: unknown;
    stream.setAllocator({
      allocate: (byteLength) => {
        refusal = thrownBy(() => stream.setAllocator({ allocate: () => undefined }));
        return device.allocate(byteLength);
      },
    });
    simulator.runOperator(stream.pointer, 64);
    simulator.runOperator(stream.pointer, 64);
    await stream.synchronize();
    expect(refusal).toMatchObject({ errorCode: 'ERR_IN_USE' });
  });

  it('is an object with functions', () => {
    using stream = simulation.device.createStream();
    const refused = (allocator: unknown): unknown => thrownBy(() => stream.setAllocator(allocator as never));
    expect(refused(null)).toMatchObject({ parameter: 'allocator' });
    expect(refused({})).toMatchObject({ parameter: 'allocator.allocate' });
    expect(refused({ allocate: () => undefined, free: 1 })).toMatchObject({ parameter: 'allocator.free' });
    expect(refused({ allocate: () => undefined, allocateAt: 'here' })).toMatchObject({
      parameter: 'allocator.allocateAt',
    });
  });
});
