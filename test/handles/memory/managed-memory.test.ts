import { describe, expect } from 'vitest';
import { thrownBy } from '../../support/catching.js';
import { pattern, useSimulation } from '../../support/simulation.js';
import { itSince } from '../../support/versions.js';

const simulation = useSimulation();

describe('managed memory', () => {
  itSince('9.0.0', 'has one address for the host and the device', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    const managed = device.allocateManaged(4096);
    const { bytes } = managed;
    bytes.set(pattern(4096));
    using memory = device.allocate(4096);
    memory.copyFrom(managed);
    managed.fill(3);
    expect(bytes[4095]).toBe(3);
    managed.copyFrom(memory);
    expect(bytes).toEqual(pattern(4096));
    const result = new Uint8Array(16);
    stream.copy(result, managed, { byteLength: 16 });
    stream.fill(managed, 1);
    await stream.synchronize();
    expect(result).toEqual(pattern(4096).subarray(0, 16));
    expect(managed.view(Uint16Array)[0]).toBe(0x0101);
    managed.dispose();
    expect(bytes.length).toBe(0);
  });

  itSince(['9.0.0', '9.1.0'], 'takes advice and goes where it will be used', async () => {
    const { device, ascend } = simulation;
    await using stream = device.createStream();
    using managed = device.allocateManaged(4096);
    managed.fill(0);
    managed.advise('read-mostly');
    managed.advise('read-mostly', { undo: true });
    managed.advise('preferred-location', { place: 'host' });
    managed.advise('accessed-by', { place: ascend.device(1) });
    stream.prefetch(managed);
    stream.prefetch(managed, { to: 'host' });
    stream.prefetch(managed, { to: ascend.device(1) });
    await stream.synchronize();
    expect(thrownBy(() => managed.advise('often' as never))).toMatchObject({ parameter: 'advice' });
    expect(thrownBy(() => managed.advise('accessed-by', { place: 'disk' as never }))).toMatchObject({
      parameter: 'options.place',
    });
  });
});
