import { describe, expect, it } from 'vitest';
import {
  AclError,
  type AddressRange,
  type Device,
  DisposedError,
  OutOfMemoryError,
  openAscend,
} from '../../../src/index.js';
import { thrownBy } from '../../support/catching.js';
import { callCount, eventually, pattern, simulator, useSimulation } from '../../support/simulation.js';
import { itSince } from '../../support/versions.js';

const simulation = useSimulation();
const MiB = 1024 * 1024;

/** All bytes of a part of a range. */
function read(range: AddressRange, sourceOffset: number, byteLength: number): Uint8Array {
  const bytes = new Uint8Array(byteLength);
  range.copyTo(bytes, { sourceOffset, byteLength });
  return bytes;
}

describe('a mapping', () => {
  it('is memory at an address inside its range', () => {
    const { device } = simulation;
    const granularity = device.granularity();
    using physical = device.allocatePhysical(granularity);
    using range = device.reserve(4 * granularity);
    using mapping = range.map(physical, { offset: granularity });
    expect(mapping.pointer).toBe(range.pointer + BigInt(granularity));
    expect(mapping.byteLength).toBe(granularity);
    mapping.copyFrom(pattern(100));
    expect(read(range, granularity, 100)).toEqual(pattern(100));
  });

  it('may be unmapped and mapped elsewhere: the bytes stay', () => {
    const { device } = simulation;
    const granularity = device.granularity();
    using physical = device.allocatePhysical(granularity);
    using range = device.reserve(2 * granularity);
    {
      using mapping = range.map(physical);
      mapping.fill(5);
    }
    expect(() => range.fill(1, { byteLength: 1 })).toThrow(/nothing is mapped at byte 0/);
    using again = range.map(physical, { offset: granularity });
    expect(read(range, again.offset, 4)).toEqual(new Uint8Array(4).fill(5));
  });

  it('keeps its physical memory until it is unmapped', () => {
    const { device } = simulation;
    const physical = device.allocatePhysical(device.granularity());
    using range = device.reserve(physical.byteLength);
    const mapping = range.map(physical);
    physical.dispose();
    expect(physical.state).toBe('closing');
    mapping.fill(1);
    expect(thrownBy(() => range.map(physical))).toBeInstanceOf(DisposedError);
    mapping.dispose();
    expect(physical.state).toBe('closed');
  });

  it('refuses places that are taken, crooked or outside', () => {
    const { device } = simulation;
    const granularity = device.granularity();
    using physical = device.allocatePhysical(2 * granularity);
    using other = device.allocatePhysical(granularity);
    using range = device.reserve(4 * granularity);
    using mapping = range.map(physical, { offset: granularity });
    const before = callCount();
    for (const offset of [1, granularity, 2 * granularity, -granularity, 2 ** 53 + 2, Number.NaN, '0'])
      expect(thrownBy(() => range.map(other, { offset: offset as number }))).toMatchObject({
        parameter: 'options.offset',
      });
    expect(thrownBy(() => range.map(physical, { offset: 3 * granularity }))).toMatchObject({
      parameter: 'physical',
    });
    for (const wrong of [null, range, mapping, device, 1n])
      expect(thrownBy(() => range.map(wrong as never))).toMatchObject({ parameter: 'physical' });
    expect(callCount()).toBe(before);
  });

  it('takes memory of its device only', () => {
    const [device, other] = simulation.ascend.devices() as [Device, Device];
    using physical = other.allocatePhysical(other.granularity());
    using range = device.reserve(physical.byteLength);
    const before = callCount();
    expect(thrownBy(() => range.map(physical))).toMatchObject({ parameter: 'physical' });
    expect(callCount()).toBe(before);
  });

  itSince('8.5.0', 'is reached by copies of a device that it lets in', () => {
    const [device, other] = simulation.ascend.devices() as [Device, Device];
    using physical = device.allocatePhysical(device.granularity());
    using range = device.reserve(physical.byteLength);
    using mapping = range.map(physical);
    mapping.fill(3);
    using elsewhere = other.allocate(16);
    expect(thrownBy(() => elsewhere.copyFrom(mapping.slice(0, 16)))).toMatchObject({ parameter: 'source' });
    mapping.grantAccess(other);
    elsewhere.copyFrom(mapping.slice(0, 16));
    elsewhere.copyFrom(range.slice(8, 8));
    const bytes = new Uint8Array(16);
    elsewhere.copyTo(bytes);
    expect(bytes).toEqual(new Uint8Array(16).fill(3));
  });

  itSince('8.5.0', 'grants other devices and the host access', () => {
    const { device, ascend } = simulation;
    using physical = device.allocatePhysical(device.granularity());
    using range = device.reserve(physical.byteLength);
    using mapping = range.map(physical);
    mapping.grantAccess(ascend.device(1));
    expect(mapping.access(ascend.device(1))).toBe('read-write');
    expect(thrownBy(() => mapping.grantAccess(1 as never))).toMatchObject({ parameter: 'to' });
  });

  it('of host memory is host memory', () => {
    const { device } = simulation;
    const options = { location: 'host', pages: 'normal' } as const;
    using physical = device.allocatePhysical(device.granularity(options), options);
    using range = device.reserve(physical.byteLength);
    using mapping = range.map(physical);
    using memory = device.allocate(16, { fill: 4 });
    mapping.copyFrom(memory);
    expect(read(range, 0, 16)).toEqual(new Uint8Array(16).fill(4));
  });
});

describe('an address range', () => {
  it('grows and keeps its address and its bytes', () => {
    const { device } = simulation;
    using range = device.reserve(64 * MiB);
    const address = range.pointer;
    range.grow(100);
    range.slice(0, 100).copyFrom(pattern(100));
    range.grow(5 * MiB);
    expect(range.pointer).toBe(address);
    expect(range.mappedByteLength).toBe(8 * MiB);
    const across = pattern(3 * MiB, 2);
    range.copyFrom(across, { destinationOffset: MiB });
    expect(Buffer.compare(read(range, MiB, 3 * MiB), across)).toBe(0);
    expect(read(range, 0, 100)).toEqual(pattern(100));
  });

  it('is told as large as what it grew where open objects are, and where memory ran out', () => {
    const tracking = openAscend({ trackAllocations: true });
    const device = tracking.device(0);
    using range = device.reserve(8 * MiB);
    using mapping = range.grow(1);
    expect(tracking.openObjects()[0]).toMatchObject({ kind: 'Mapping', byteLength: mapping.byteLength });
    expect(thrownBy(() => device.allocate(2 ** 40))).toMatchObject({
      largestLive: [
        { kind: 'PhysicalMemory', byteLength: 2 * MiB, place: expect.stringContaining('virtual.test.ts') },
      ],
    });
    tracking.dispose();
  });

  it('frees what it grew with its mapping', () => {
    const { device } = simulation;
    using range = device.reserve(8 * MiB);
    const mapping = range.grow(1);
    expect(simulation.ascend.liveObjects()).toMatchObject({ PhysicalMemory: 1, Mapping: 1 });
    mapping.dispose();
    expect(simulation.ascend.liveObjects()).toMatchObject({ PhysicalMemory: 0, Mapping: 0 });
  });

  it.each(['mapping', 'range'] as const)(
    'frees what it grew when it is disposed of again after disposing of the %s could not',
    (which) => {
      const range = simulation.device.reserve(8 * MiB);
      const mapping = range.grow(1);
      simulator.failCall('aclrtFreePhysical', 1, 507899);
      const failing = which === 'mapping' ? mapping : range;
      expect(thrownBy(() => failing.dispose())).toMatchObject({ api: 'aclrtFreePhysical' });
      expect([mapping.state, range.state, range.mappedByteLength]).toEqual(['closed', 'open', 0]);
      expect(simulation.ascend.liveObjects()).toMatchObject({ PhysicalMemory: 1, Mapping: 0 });
      range.grow(1).fill(1);
      range.dispose();
      expect(simulation.ascend.liveObjects()).toMatchObject({
        PhysicalMemory: 0,
        Mapping: 0,
        AddressRange: 0,
      });
    },
  );

  it('frees what it could not map when it is disposed of, after freeing failed as well', () => {
    const range = simulation.device.reserve(8 * MiB);
    simulator.failCall('aclrtMapMem', 1, 207001);
    simulator.failCall('aclrtFreePhysical', 1, 507899);
    expect(thrownBy(() => range.grow(1))).toMatchObject({ api: 'aclrtMapMem' });
    expect(simulation.ascend.liveObjects()).toMatchObject({ PhysicalMemory: 1, Mapping: 0 });
    range.dispose();
    expect(simulation.ascend.liveObjects()).toMatchObject({ PhysicalMemory: 0, AddressRange: 0 });
  });

  it('frees what it grew at the second try when nobody is there to be told of the first', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    const range = device.reserve(4 * MiB);
    range.grow(1);
    simulator.holdStreams(1);
    stream.fill(range.slice(0, 100), 1);
    range.dispose();
    simulator.failCall('aclrtFreePhysical', 1, 507899);
    simulator.holdStreams(0);
    await eventually(() => simulation.ascend.liveObjects().total === 1 || range.state === 'open');
    range.dispose();
    expect(simulation.ascend.liveObjects().total).toBe(1);
  });

  it('refuses to grow beyond its end', () => {
    const { device } = simulation;
    using range = device.reserve(4 * MiB);
    range.grow(2 * MiB);
    const before = callCount();
    expect(thrownBy(() => range.grow(2 * MiB + 1))).toMatchObject({ parameter: 'byteLength' });
    expect(callCount()).toBe(before);
  });

  it('refuses what does not fit, by the name of its own parameter, before anything is allocated', () => {
    const { device } = simulation;
    using crooked = device.reserve(3 * MiB);
    using range = device.reserve(2 * 1024 * MiB);
    range.grow(1);
    const before = callCount('aclrtMallocPhysical');
    expect(thrownBy(() => crooked.grow(2 * MiB + 1))).toMatchObject({ parameter: 'byteLength' });
    expect(thrownBy(() => range.grow(1, { pages: 'huge-1g' }))).toMatchObject({ parameter: 'options.pages' });
    expect(thrownBy(() => range.grow(1, { location: 'host' }))).toMatchObject({
      parameter: 'options.location',
    });
    expect(callCount('aclrtMallocPhysical')).toBe(before);
  });

  it.each(['aclrtMemGetAllocationGranularity', 'aclrtMallocPhysical', 'aclrtMapMem'])(
    'leaves nothing behind when %s fails while it grows',
    (name) => {
      using range = simulation.device.reserve(4 * MiB);
      simulator.failCall(name, 1, 207001);
      expect(thrownBy(() => range.grow(1))).toBeInstanceOf(AclError);
      expect(simulation.ascend.liveObjects()).toMatchObject({ PhysicalMemory: 0, Mapping: 0 });
      range.grow(1);
    },
  );

  it('says what is not mapped before anything native is called', () => {
    using range = simulation.device.reserve(8 * MiB);
    range.grow(2 * MiB);
    const before = callCount();
    const error = thrownBy(() => range.copyFrom(new Uint8Array(2), { destinationOffset: 2 * MiB - 1 }));
    expect(error).toMatchObject({
      errorCode: 'ERR_INVALID_ARGUMENT',
      parameter: 'options.destinationOffset',
    });
    expect(String(error)).toMatch(/nothing is mapped at byte 2097152/);
    expect(callCount()).toBe(before);
  });

  it('takes its mappings along when it ends', () => {
    const { device } = simulation;
    using physical = device.allocatePhysical(device.granularity());
    const range = device.reserve(physical.byteLength);
    const mapping = range.map(physical);
    const slice = range.slice(0, 10);
    range.dispose();
    expect(mapping.state).toBe('closed');
    expect(String(thrownBy(() => mapping.fill(0)))).toMatch(/its AddressRange was disposed/);
    expect(thrownBy(() => slice.fill(0))).toBeInstanceOf(DisposedError);
    expect(physical.state).toBe('open');
  });

  it('waits for queued work before it is unmapped', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    const range = device.reserve(4 * MiB);
    const mapping = range.grow(2 * MiB);
    simulator.holdStreams(1);
    stream.fill(range.slice(0, 100), 1);
    mapping.dispose();
    range.dispose();
    expect([mapping.state, range.state]).toEqual(['closing', 'closing']);
    simulator.holdStreams(0);
    await eventually(() => range.state === 'closed');
    expect(simulation.ascend.liveObjects().total).toBe(1);
  });

  it('is reserved where it is asked for, or not at all', () => {
    const { device } = simulation;
    for (const address of [1, -1n, 0n, 2n ** 64n, '0x1000'])
      expect(thrownBy(() => device.reserve(2 * MiB, { address: address as bigint }))).toMatchObject({
        parameter: 'options.address',
      });
  });
});

describe('physical memory', () => {
  it('has sizes that are multiples of the granularity', () => {
    const { device } = simulation;
    const error = thrownBy(() => device.allocatePhysical(device.granularity() + 1));
    expect(error).toMatchObject({ parameter: 'byteLength' });
    expect(String(error)).toMatch(/a multiple of 2097152 bytes/);
  });

  it('runs out with an error that tells what is free', () => {
    expect(thrownBy(() => simulation.device.allocatePhysical(2 ** 40))).toBeInstanceOf(OutOfMemoryError);
  });

  it('is shown with its size and place', () => {
    using physical = simulation.device.allocatePhysical(2 * MiB);
    expect(`${physical.kind} ${physical.byteLength} ${physical.device.id}`).toBe('PhysicalMemory 2097152 0');
  });
});
