import { describe, expect, it } from 'vitest';
import { thrownBy } from '../../support/catching.js';
import { callCount, useSimulation } from '../../support/simulation.js';
import { isSince } from '../../support/versions.js';

const simulation = useSimulation();

describe('bad arguments', () => {
  const bad: readonly unknown[] = [-1, 1.5, Number.NaN, 2 ** 53 + 2, 2 ** 64, '8', null, {}, 8n];

  it.each(bad)('refuses the size %s', (size) => {
    const before = callCount();
    const { device } = simulation;
    for (const allocate of [
      () => device.allocate(size as number),
      () => device.allocateHost(size as number),
      () => device.allocateManaged(size as number),
      () => device.allocatePhysical(size as number),
      () => device.reserve(size as number),
    ])
      expect(thrownBy(allocate)).toMatchObject({
        errorCode: 'ERR_INVALID_ARGUMENT',
        parameter: 'byteLength',
      });
    expect(callCount()).toBe(before);
  });

  it('refuses what is out of bounds before anything native is called', () => {
    using memory = simulation.device.allocate(16, { fill: 0 });
    const before = callCount();
    const array = new Uint8Array(16);
    expect(thrownBy(() => memory.copyFrom(new Uint8Array(17)))).toMatchObject({ parameter: 'source' });
    expect(thrownBy(() => memory.copyTo(new Uint8Array(15)))).toMatchObject({ parameter: 'destination' });
    for (const offset of [...bad, 17].filter((value) => value !== null)) {
      const options = { destinationOffset: offset as number };
      expect(thrownBy(() => memory.copyFrom(array, options))).toMatchObject({
        parameter: 'options.destinationOffset',
      });
      expect(thrownBy(() => memory.fill(0, { offset: offset as number }))).toMatchObject({
        parameter: 'options.offset',
      });
      expect(thrownBy(() => memory.slice(offset as number))).toMatchObject({ parameter: 'offset' });
    }
    for (const value of [-1, 256, 1.5, Number.NaN, '1'])
      expect(thrownBy(() => memory.fill(value as number))).toMatchObject({ parameter: 'value' });
    for (const operand of [1, 'text', null, [1, 2], {}, new ArrayBuffer(4), simulation.device])
      expect(thrownBy(() => memory.copyFrom(operand as never))).toMatchObject({ parameter: 'source' });
    expect(callCount()).toBe(before);
  });

  it('refuses detached and resizable buffers', () => {
    using memory = simulation.device.allocate(16, { fill: 0 });
    const detached = new Uint8Array(8);
    structuredClone(detached.buffer, { transfer: [detached.buffer] });
    // The type of the constructor's second argument is newer than the compiler's target.
    const Resizable = ArrayBuffer as new (length: number, options: object) => ArrayBuffer;
    const resizable = new Uint8Array(new Resizable(8, { maxByteLength: 16 }));
    for (const view of [detached, resizable]) {
      expect(thrownBy(() => memory.copyFrom(view))).toMatchObject({ parameter: 'source' });
      expect(thrownBy(() => memory.copyTo(view))).toMatchObject({ parameter: 'destination' });
    }
  });

  it('refuses unknown options and choices', () => {
    const { device } = simulation;
    expect(thrownBy(() => device.allocate(1, { pages: 'huge' } as never))).toMatchObject({
      parameter: 'options.pages',
    });
    expect(thrownBy(() => device.allocate(1, { policy: 'toString' as never }))).toMatchObject({
      parameter: 'options.policy',
    });
    expect(thrownBy(() => device.memoryInfo('ram' as never))).toMatchObject({ parameter: 'kind' });
  });

  it('refuses to make a handle without its maker', () => {
    using memory = simulation.device.allocate(1);
    const Class = memory.constructor as new () => unknown;
    expect(() => new Class()).toThrow(/made by the object it belongs to/);
  });

  it('shows the very handle that can not be reached, or belongs to another device', async () => {
    const other = simulation.ascend.device(1);
    await using stream = simulation.device.createStream();
    using foreign = other.createStream();
    using here = simulation.device.allocate(16);
    using there = other.allocate(16);
    const part = there.slice(8);
    const bytes = new Uint8Array(8);
    const item = { destination: part, source: bytes };
    const received = (run: () => unknown): unknown => (thrownBy(run) as { received?: unknown }).received;
    expect(received(() => stream.copy(here, part))).toBe(part);
    expect(received(() => stream.copy(there, bytes))).toBe(there);
    expect(received(() => stream.copyBatch([item]))).toBe(part);
    expect(received(() => stream.fill(part, 1))).toBe(part);
    if (isSince('8.5.0')) expect(received(() => stream.writeValue(part, 1n))).toBe(part);
    const layout = { width: 4, height: 2 };
    expect(received(() => stream.copyRows(here, there, layout))).toBe(there);
    if (!isSince('9.1.0')) return;
    using pool = simulation.device.createPool();
    expect(received(() => pool.allocate(8, foreign))).toBe(foreign);
  });

  it('refuses memory of another device that is no peer, and takes it when it is', () => {
    const other = simulation.ascend.device(1);
    using here = simulation.device.allocate(16);
    using there = other.allocate(16, { fill: 7 });
    expect(thrownBy(() => here.copyFrom(there))).toMatchObject({
      parameter: 'source',
      received: there,
    });
    expect(thrownBy(() => there.copyTo(here))).toMatchObject({
      parameter: 'destination',
      received: here,
    });
    simulation.device.enablePeerAccess(other);
    here.copyFrom(there);
    const result = new Uint8Array(16);
    here.copyTo(result);
    expect(result).toEqual(new Uint8Array(16).fill(7));
    simulation.device.disablePeerAccess(other);
    expect(thrownBy(() => here.copyFrom(there))).toMatchObject({ parameter: 'source' });
  });
});
