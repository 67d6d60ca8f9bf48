import { describe, expect, it } from 'vitest';
import * as rt from '../../../generated/checked/index.js';
import { thrownBy } from '../../support/catching.js';
import { callCount, pattern, simulator, useSimulation } from '../../support/simulation.js';
import { isSince, itSince } from '../../support/versions.js';

const simulation = useSimulation();

describe('batches', () => {
  it('copy up and down in one call', () => {
    const { device } = simulation;
    using memory = device.allocate(64, { fill: 0 });
    using other = device.allocate(64);
    other.copyFrom(pattern(64, 3));
    using pinned = device.allocateHost(64);
    const result = new Uint8Array(16);
    const before = callCount('aclrtMemcpyBatch');
    device.copyBatch([
      { destination: memory, source: pattern(10) },
      { destination: memory.slice(20), source: pattern(10, 2), byteLength: 5 },
      { destination: pinned, source: other },
      { destination: result, source: other, sourceOffset: 8, byteLength: 16 },
    ]);
    expect(callCount('aclrtMemcpyBatch')).toBe(before + (isSince('8.5.0') ? 1 : 0));
    expect(pinned.bytes).toEqual(pattern(64, 3));
    expect(result).toEqual(pattern(64, 3).subarray(8, 24));
    const bytes = new Uint8Array(30);
    memory.copyTo(bytes, { byteLength: 30 });
    expect(bytes.subarray(0, 10)).toEqual(pattern(10));
    expect(bytes.subarray(20, 25)).toEqual(pattern(10, 2).subarray(0, 5));
  });

  it('copy one by one what can not go in one call, and where a product has no batches', () => {
    const { device } = simulation;
    using first = device.allocate(16, { fill: 1 });
    using second = device.allocate(16);
    const result = new Uint8Array(16);
    device.copyBatch([
      { destination: second, source: first },
      { destination: result, source: first },
    ]);
    expect(result).toEqual(new Uint8Array(16).fill(1));
    simulator.failCall('aclrtMemcpyBatch', 1, 207000);
    device.copyBatch([
      { destination: first, source: new Uint8Array(16).fill(2) },
      { destination: result, source: second },
    ]);
    first.copyTo(result);
    expect(result).toEqual(new Uint8Array(16).fill(2));
    device.copyBatch([]);
  });

  itSince(['9.0.0', '9.1.0'], 'name the item that the runtime refuses', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    using memory = device.allocate(16, { fill: 0 });
    using pool = device.createPool({ releaseThreshold: 2 ** 21 });
    using pooled = pool.allocate(16, stream);
    const source = new Uint8Array(16);
    const item = { destination: memory, source };
    const items = [item, { destination: memory, source, byteLength: 0 }, { destination: pooled, source }];
    // Gone behind the handle's back; the pool hands the same block out again afterwards.
    rt.memPoolFreeAsync(pooled.pointer, stream.pointer);
    stream.synchronizeBlocking();
    expect(thrownBy(() => device.copyBatch(items))).toMatchObject({
      api: 'aclrtMemcpyBatch',
      outputs: { failIndex: 1n },
      context: { item: 'items[2]' },
      message: expect.stringContaining('It failed at items[2].'),
    });
    expect(rt.memPoolMallocAsync(16, pool.pointer, stream.pointer)).toBe(pooled.pointer);
    await stream.synchronize();
    simulator.failCall('aclrtMemcpyBatch', 1, 507899);
    expect(thrownBy(() => device.copyBatch([item, item]))).toMatchObject({ outputs: {}, context: {} });
  });

  it('name the item that fails when they go one by one', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    using memory = device.allocate(16, { fill: 0 });
    simulator.failCall('aclrtMemcpy', 2, 507899);
    using other = device.allocate(16);
    const between = { destination: other, source: memory };
    expect(thrownBy(() => device.copyBatch([between, between]))).toMatchObject({
      context: { item: 'items[1]' },
    });
    simulator.failCall('aclrtMemcpyAsync', 1, 507899);
    const item = { destination: memory, source: new Uint8Array(16) };
    expect(thrownBy(() => stream.copyBatch([item]))).toMatchObject({ context: { item: 'items[0]' } });
  });

  it('are checked before anything is copied', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    using memory = device.allocate(16, { fill: 0 });
    const before = callCount();
    const items = [
      { destination: memory, source: new Uint8Array(16) },
      { destination: memory, source: new Uint8Array(17) },
    ];
    for (const copy of [() => device.copyBatch(items), () => stream.copyBatch(items)])
      expect(thrownBy(copy)).toMatchObject({ parameter: 'items[1].destination' });
    expect(thrownBy(() => device.copyBatch([null] as never))).toMatchObject({ parameter: 'items[0]' });
    expect(thrownBy(() => device.copyBatch('x' as never))).toMatchObject({ parameter: 'items' });
    expect(callCount()).toBe(before);
    stream.copyBatch(items.slice(0, 1));
  });
});
