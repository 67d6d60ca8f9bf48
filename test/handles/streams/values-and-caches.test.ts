import { describe, expect, it } from 'vitest';
import { thrownBy } from '../../support/catching.js';
import { useSimulation } from '../../support/simulation.js';
import { itSince } from '../../support/versions.js';

const simulation = useSimulation();

describe('values and caches', () => {
  itSince('8.5.0', 'let streams wait for values in device memory', async () => {
    const { device } = simulation;
    await using waiter = device.createStream();
    await using writer = device.createStream();
    using memory = device.allocate(64, { fill: 0 });
    const result = new Uint8Array(4);
    waiter.waitValue(memory, 'at-least', 5n, 8);
    waiter.copy(result, memory, { byteLength: 4 });
    writer.fill(memory, 9, { byteLength: 4 });
    writer.writeValue(memory, 5n, 8);
    await waiter.synchronize();
    expect([...result]).toEqual([9, 9, 9, 9]);
    for (const bad of [-1n, 2n ** 64n, 5, 'x'])
      expect(thrownBy(() => writer.writeValue(memory, bad as bigint))).toMatchObject({ parameter: 'value' });
    expect(thrownBy(() => writer.writeValue(memory, 1n, 4))).toMatchObject({
      parameter: 'offset',
      received: 4,
    });
    expect(thrownBy(() => writer.writeValue(memory, 1n, 60))).toMatchObject({ parameter: 'offset' });
    expect(thrownBy(() => writer.writeValue(memory.slice(0, 4), 1n))).toMatchObject({ parameter: 'memory' });
    expect(thrownBy(() => writer.waitValue(memory, 'below' as never, 1n))).toMatchObject({
      parameter: 'condition',
    });
    await writer.synchronize();
  });

  it('are prefetched, flushed and invalidated', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    using memory = device.allocate(4096, { fill: 1 });
    using pinned = device.allocateHost(16);
    stream.prefetch(memory, { offset: 64, byteLength: 128 });
    memory.flush();
    memory.invalidate();
    await stream.synchronize();
    expect(thrownBy(() => stream.prefetch(pinned))).toMatchObject({ parameter: 'memory', received: pinned });
    expect(thrownBy(() => stream.prefetch(memory, { to: 'host' }))).toMatchObject({
      parameter: 'options.to',
    });
  });

  itSince('9.0.0', 'are mapped for another device', () => {
    const { device, ascend } = simulation;
    using memory = device.allocate(4096);
    memory.mapForPeer(ascend.device(1));
    expect(thrownBy(() => memory.mapForPeer(device))).toMatchObject({ parameter: 'peer' });
  });
});
