import koffi from 'koffi';
import { describe, expect, it } from 'vitest';
import { AclError, DisposedError } from '../../src/index.js';
import { thrownBy } from './support/catching.js';
import { pattern, simulator, useSimulation } from './support/simulation.js';
import { isSince, itSince } from './support/versions.js';

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
    expect(thrownBy(() => writer.writeValue(memory, 1n, 4))).toMatchObject({ parameter: 'offset' });
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
    expect(thrownBy(() => stream.prefetch(pinned))).toMatchObject({ parameter: 'memory' });
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

describe('registered host memory', () => {
  it('has an address on the device until it ends', () => {
    const pinned = simulation.device.allocateHost(4096);
    const alias = pinned.mapToDevice();
    expect(alias.pointer).toBeGreaterThan(0n);
    expect(alias.byteLength).toBe(4096);
    pinned.dispose();
    expect(alias.state).toBe('closed');
    expect(thrownBy(() => alias.pointer)).toBeInstanceOf(DisposedError);
  });

  it('is not left registered when its address can not be had', () => {
    using pinned = simulation.device.allocateHost(4096);
    simulator.failCall(isSince('8.5.0') ? 'aclrtHostGetDevicePointer' : 'aclrtHostRegister', 1, 107000);
    expect(thrownBy(() => pinned.mapToDevice())).toBeInstanceOf(AclError);
    pinned.mapToDevice();
  });

  itSince('8.5.0', 'of somebody else is host memory while it is registered', () => {
    const { device } = simulation;
    const block: bigint = koffi.alloc('uint8_t', 3 * 4096);
    const address = ((block + 4095n) / 4096n) * 4096n;
    const registered = device.registerHost(address, 4096);
    registered.bytes.set(pattern(4096));
    const { bytes } = registered;
    using memory = device.allocate(4096);
    memory.copyFrom(registered);
    registered.fill(0);
    registered.copyFrom(memory);
    expect(bytes).toEqual(pattern(4096));
    expect(thrownBy(() => device.registerHost(address, 4096))).toMatchObject({ code: 507910 });
    registered.dispose();
    expect(bytes.length).toBe(0);
    koffi.free(block);
  });

  it('starts at a page', () => {
    for (const address of [0n, -4096n, 4097n, 2n ** 64n, 4096, '4096'])
      expect(thrownBy(() => simulation.device.registerHost(address as bigint, 4096))).toMatchObject({
        parameter: 'address',
      });
  });
});

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
