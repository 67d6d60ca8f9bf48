import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import * as rt from '../../../generated/checked/index.js';
import {
  calls,
  DisposedError,
  InvalidArgumentError,
  type NativeCall,
  OutOfMemoryError,
} from '../../../src/index.js';
import { thrownBy } from '../../support/catching.js';
import { callCount, pattern, simulator, useSimulation } from '../../support/simulation.js';

const simulation = useSimulation();

describe('device memory', () => {
  it('gives back the bytes that were copied into it', () => {
    using memory = simulation.device.allocate(1000);
    memory.copyFrom(pattern(1000));
    const result = new Uint8Array(1000);
    memory.copyTo(result);
    expect(result).toEqual(pattern(1000));
  });

  it('takes and fills typed arrays of every kind, DataViews and Buffers', () => {
    using memory = simulation.device.allocate(16);
    memory.copyFrom(new Float64Array([1.5, -2]));
    const view = new DataView(new ArrayBuffer(16));
    memory.copyTo(view);
    expect([view.getFloat64(0, true), view.getFloat64(8, true)]).toEqual([1.5, -2]);
    memory.copyFrom(Buffer.from('0123456789abcdef'));
    const buffer = Buffer.alloc(16);
    memory.copyTo(buffer);
    expect(buffer.toString()).toBe('0123456789abcdef');
  });

  it('copies parts from and to any place', () => {
    using memory = simulation.device.allocate(64, { fill: 0 });
    memory.copyFrom(pattern(16), { destinationOffset: 32, sourceOffset: 4, byteLength: 8 });
    const result = new Uint8Array(12);
    memory.copyTo(result, { sourceOffset: 30, byteLength: 12 });
    expect(result).toEqual(Uint8Array.from([0, 0, ...pattern(16).subarray(4, 12), 0, 0]));
  });

  it('copies to other memory on the device and on the host', () => {
    using first = simulation.device.allocate(256);
    using second = simulation.device.allocate(256);
    using pinned = simulation.device.allocateHost(256);
    first.copyFrom(pattern(256));
    second.copyFrom(first);
    pinned.copyFrom(second);
    expect(pinned.bytes).toEqual(pattern(256));
    using other = simulation.device.allocateHost(256);
    other.copyFrom(pinned);
    expect(other.bytes).toEqual(pattern(256));
  });

  it('is filled with a byte, in whole and in part', () => {
    using memory = simulation.device.allocate(8, { fill: 1 });
    memory.fill(255, { offset: 2, byteLength: 3 });
    const result = new Uint8Array(8);
    memory.copyTo(result);
    expect([...result]).toEqual([1, 1, 255, 255, 255, 1, 1, 1]);
  });

  it('does nothing for empty parts', () => {
    using memory = simulation.device.allocate(8, { fill: 1 });
    const before = callCount();
    memory.copyFrom(new Uint8Array(0));
    memory.fill(9, { byteLength: 0 });
    expect(callCount()).toBe(before);
  });

  it.each([
    ['default', 'aclrtMalloc'],
    ['cached', 'aclrtMallocCached'],
    ['align32', 'aclrtMallocAlign32'],
    ['task-scheduler', 'aclrtMallocForTaskScheduler'],
  ] as const)('comes from the allocator %s by %s', (allocator, name) => {
    const before = callCount(name);
    using memory = simulation.device.allocate(100, { allocator, fill: 3 });
    expect(callCount(name)).toBe(before + 1);
    expect(memory.byteLength).toBe(100);
  });

  it('comes with a module id and a bandwidth', () => {
    const { device } = simulation;
    device.memoryInfo();
    const seen: unknown[] = [];
    const listener = (message: unknown): void => {
      const { name, args } = message as NativeCall;
      seen.push([name, args[2], args[3]]);
    };
    calls.subscribe(listener);
    const booked = device.allocate(100, { moduleId: 7, policy: 'huge-only' });
    const fast = device.allocate(100, { bandwidth: 'high' });
    calls.unsubscribe(listener);
    const { ACL_MEM_MALLOC_HUGE_ONLY, ACL_MEM_MALLOC_HUGE_FIRST, ACL_MEM_TYPE_HIGH_BAND_WIDTH } =
      rt.aclrtMemMallocPolicy;
    expect(seen).toEqual([
      [
        'aclrtMallocWithCfg',
        ACL_MEM_MALLOC_HUGE_ONLY,
        {
          attrs: [{ attr: rt.aclrtMallocAttrType.ACL_RT_MEM_ATTR_MODULE_ID, value: { moduleId: 7 } }],
          numAttrs: 1,
        },
      ],
      ['aclrtMallocWithCfg', ACL_MEM_MALLOC_HUGE_FIRST | ACL_MEM_TYPE_HIGH_BAND_WIDTH, null],
    ]);
    booked.dispose();
    fast.dispose();
  });

  it('tells what is free and what holds the rest when it runs out', () => {
    using held = simulation.device.allocate(1 << 20);
    const { free, total } = simulation.device.memoryInfo();
    const error = thrownBy(() => simulation.device.allocate(2 ** 40));
    expect(error).toBeInstanceOf(OutOfMemoryError);
    expect(error).toMatchObject({ requested: 2 ** 40, free, total });
    expect((error as OutOfMemoryError).largestLive).toEqual([
      { kind: 'DeviceMemory', byteLength: held.byteLength },
    ]);
  });

  it('does not take the host for the device when either runs out', () => {
    const { device, ascend } = simulation;
    using pinned = device.allocateHost(3 << 20);
    using pages = device.allocatePhysical(4 << 20, { location: 'host' });
    using held = ascend.device(1).allocateHost(1 << 20);
    using memory = device.allocate(64);
    const ofHost = [pages, pinned, held].map(({ kind, byteLength }) => ({ kind, byteLength }));
    for (const exhaust of [
      () => device.allocateHost(2 ** 50),
      () => {
        simulator.failCall('aclrtMallocPhysical', 1, 207001);
        device.allocatePhysical(2 << 20, { location: 'host' });
      },
    ]) {
      const error = thrownBy(exhaust);
      expect(error).toBeInstanceOf(OutOfMemoryError);
      expect(error).toMatchObject({ requested: expect.any(Number), largestLive: ofHost });
      expect(error).not.toHaveProperty('free');
    }
    expect(thrownBy(() => device.allocate(2 ** 40))).toMatchObject({
      largestLive: [{ kind: 'DeviceMemory', byteLength: memory.byteLength }],
    });
    const addresses = thrownBy(() => device.reserve(2 ** 52));
    expect(addresses).toBeInstanceOf(OutOfMemoryError);
    expect(addresses).toMatchObject({ requested: 2 ** 52 });
    expect(addresses).not.toHaveProperty('free');
  });

  it('stays allocated when freeing fails, and can be disposed of again', () => {
    const memory = simulation.device.allocate(64);
    simulator.failCall('aclrtFree', 1, 507899);
    expect(() => memory.dispose()).toThrow(/aclrtFree/);
    expect(memory.state).toBe('open');
    expect(simulation.ascend.liveObjects().DeviceMemory).toBe(1);
    memory.dispose();
    expect(memory.state).toBe('closed');
    expect(simulation.ascend.liveObjects().total).toBe(0);
  });

  it('is freed when the fill of an allocation fails', () => {
    simulator.failCall('aclrtMemset', 1, 507899);
    expect(() => simulation.device.allocate(64, { fill: 1 })).toThrow(/aclrtMemset/);
    expect(simulation.ascend.liveObjects().total).toBe(0);
  });

  it('is left to its device when the fill of an allocation fails, and freeing it as well: the fill is told', () => {
    simulator.failCall('aclrtMemset', 1, 507899);
    simulator.failCall('aclrtFree', 1, 507899);
    expect(() => simulation.device.allocate(64, { fill: 1 })).toThrow(/aclrtMemset/);
    expect(simulation.ascend.liveObjects().DeviceMemory).toBe(1);
  });

  it('is freed once, however often it is disposed of', () => {
    const memory = simulation.device.allocate(64);
    const before = callCount('aclrtFree');
    memory.dispose();
    memory.dispose();
    memory[Symbol.dispose]();
    expect(callCount('aclrtFree')).toBe(before + 1);
  });

  it('shows kind, size, address, device and state', () => {
    const memory = simulation.device.allocate(4096);
    const address = memory.pointer.toString(16);
    expect(inspect(memory)).toBe(`DeviceMemory(4 KiB at 0x${address}, device 0, open)`);
    memory.dispose();
    expect(inspect(memory)).toBe('DeviceMemory(4 KiB, device 0, closed)');
  });
});

describe('slices', () => {
  it('stand for a part of the memory, also when cut from a slice', () => {
    using memory = simulation.device.allocate(100, { fill: 0 });
    const slice = memory.slice(10, 50).slice(5, 4);
    expect(slice.pointer).toBe(memory.pointer + 15n);
    slice.copyFrom(new Uint8Array([1, 2, 3, 4]));
    const result = new Uint8Array(6);
    memory.copyTo(result, { sourceOffset: 14, byteLength: 6 });
    expect([...result]).toEqual([0, 1, 2, 3, 4, 0]);
  });

  it('end with the memory, and end nothing themselves', () => {
    const memory = simulation.device.allocate(100);
    const first = memory.slice(0, 10);
    const second = memory.slice(10);
    first.dispose();
    expect(() => first.fill(1)).toThrow(DisposedError);
    second.fill(1);
    memory.dispose();
    expect(() => second.fill(1)).toThrow(/MemorySlice.*DeviceMemory that it is part of was disposed/s);
    expect(second.state).toBe('closed');
  });

  it('do not overlap in a copy', () => {
    using memory = simulation.device.allocate(100, { fill: 0 });
    memory.slice(0, 50).copyFrom(memory.slice(50));
    const error = thrownBy(() => memory.slice(0, 51).copyFrom(memory.slice(49)));
    expect(error).toBeInstanceOf(InvalidArgumentError);
    expect(error).toMatchObject({ parameter: 'source' });
  });
});
