import { describe, expect, it } from 'vitest';
import * as rt from '../../generated/checked/index.js';
import { AclError } from '../../src/index.js';
import { thrownBy } from './support/catching.js';
import { callCount, pattern, simulator, useSimulation } from './support/simulation.js';
import { isSince, itSince } from './support/versions.js';

const simulation = useSimulation();

/** Rows cut out of bytes, packed. */
function packed(bytes: Uint8Array, offset: number, pitch: number, width: number, height: number): Uint8Array {
  const result = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1)
    result.set(bytes.subarray(offset + row * pitch, offset + row * pitch + width), row * width);
  return result;
}

describe('copies of rows', () => {
  const layout = {
    width: 7,
    height: 5,
    sourcePitch: 10,
    destinationPitch: 16,
    sourceOffset: 2,
    destinationOffset: 3,
  };
  const source = pattern(60);
  const expected = new Uint8Array(80);
  for (let row = 0; row < 5; row += 1)
    expected.set(source.subarray(2 + row * 10, 9 + row * 10), 3 + row * 16);

  it('move a rectangle between every pair of sides, at once', () => {
    const { device } = simulation;
    using up = device.allocate(80, { fill: 0 });
    up.copyRowsFrom(source, layout);
    const result = new Uint8Array(80);
    up.copyTo(result);
    expect(result).toEqual(expected);
    using full = device.allocate(60);
    full.copyFrom(source);
    using across = device.allocate(80, { fill: 0 });
    across.copyRowsFrom(full, layout);
    across.copyTo(result);
    expect(result).toEqual(expected);
    using pinned = device.allocateHost(80);
    pinned.fill(0);
    full.copyRowsTo(pinned, layout);
    expect(pinned.bytes).toEqual(expected);
    pinned.fill(0);
    pinned.copyRowsFrom(source, layout);
    expect(pinned.bytes).toEqual(expected);
  });

  it('move a rectangle between every pair of sides, on a stream', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    using full = device.allocate(60);
    using first = device.allocate(80, { fill: 0 });
    using second = device.allocate(80, { fill: 0 });
    using pinned = device.allocateHost(60);
    using copy = device.allocateHost(80);
    pinned.bytes.set(source);
    copy.fill(0);
    const script = new Uint8Array(80);
    stream.copyRows(first, source, layout);
    stream.copy(full, source);
    stream.copyRows(second, full, layout);
    stream.copyRows(copy, pinned, layout);
    stream.copyRows(script, full, layout);
    await stream.synchronize();
    const result = new Uint8Array(80);
    for (const memory of [first, second]) {
      memory.copyTo(result);
      expect(result).toEqual(expected);
    }
    expect(copy.bytes).toEqual(expected);
    expect(script).toEqual(expected);
  });

  it('go row by row where a product can not copy them in one go', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    using full = device.allocate(60);
    full.copyFrom(source);
    using first = device.allocate(80, { fill: 0 });
    simulator.failCall('aclrtMemcpy2dAsync', 1, 207000);
    stream.copyRows(first, full, layout);
    await stream.synchronize();
    const result = new Uint8Array(80);
    first.copyTo(result);
    expect(packed(result, 3, 16, 7, 5)).toEqual(packed(source, 2, 10, 7, 5));
  });

  it('keep their memory when only some rows could be queued', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    const full = device.allocate(60, { fill: 1 });
    const first = device.allocate(80, { fill: 0 });
    simulator.failCall('aclrtMemcpy2dAsync', 1, 207000);
    simulator.failCall('aclrtMemcpyAsync', 3, 207005);
    simulator.holdStreams(1);
    expect(thrownBy(() => stream.copyRows(first, full, layout))).toBeInstanceOf(AclError);
    full.dispose();
    first.dispose();
    expect([full.state, first.state]).toEqual(['closing', 'closing']);
    simulator.holdStreams(0);
    await stream.synchronize();
    expect([full.state, first.state]).toEqual(['closed', 'closed']);
  });

  it('stay inside both sides', () => {
    const { device } = simulation;
    using memory = device.allocate(80, { fill: 0 });
    using stream = device.createStream();
    const before = callCount();
    const refused = (change: object): unknown =>
      thrownBy(() => memory.copyRowsFrom(source, { ...layout, ...change } as never));
    expect(refused({ height: 6 })).toMatchObject({ parameter: 'layout.height' });
    expect(refused({ width: 0 })).toMatchObject({ parameter: 'layout.width' });
    expect(refused({ width: 1.5 })).toMatchObject({ parameter: 'layout.width' });
    expect(refused({ sourcePitch: 6 })).toMatchObject({ parameter: 'layout.sourcePitch' });
    expect(refused({ destinationPitch: Number.NaN })).toMatchObject({ parameter: 'layout.destinationPitch' });
    expect(refused({ sourceOffset: -1 })).toMatchObject({ parameter: 'layout.sourceOffset' });
    expect(refused({ depth: 1 })).toMatchObject({ parameter: 'layout.depth' });
    const shifted = memory.slice(1);
    expect(thrownBy(() => memory.copyRowsFrom(shifted, { width: 1, height: 2 }))).toMatchObject({
      parameter: 'source',
      received: shifted,
    });
    expect(thrownBy(() => memory.copyRowsTo(shifted, { width: 1, height: 2 }))).toMatchObject({
      parameter: 'destination',
      received: shifted,
    });
    expect(
      thrownBy(() => stream.copyRows(new Uint8Array(4), new Uint8Array(4), { width: 1, height: 1 })),
    ).toMatchObject({ parameter: 'source' });
    expect(callCount()).toBe(before);
  });
});

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
