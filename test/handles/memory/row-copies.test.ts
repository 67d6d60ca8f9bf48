import { describe, expect, it } from 'vitest';
import { AclError } from '../../../src/index.js';
import { thrownBy } from '../../support/catching.js';
import { callCount, pattern, simulator, useSimulation } from '../../support/simulation.js';

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
