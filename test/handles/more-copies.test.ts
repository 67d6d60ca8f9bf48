import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import koffi from 'koffi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as rt from '../../generated/checked/index.js';
import { AclError, DisposedError } from '../../src/index.js';
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
    expect(thrownBy(() => memory.copyRowsFrom(memory.slice(1), { width: 1, height: 2 }))).toMatchObject({
      parameter: 'source',
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

describe('files', () => {
  let folder: string;
  const bytes = pattern(300_000);
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'ascendcl-'));
    writeFileSync(join(folder, 'source.bin'), bytes);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('go up and down in chunks, and tell how far they are', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    using memory = device.allocate(300_000);
    const seen: number[] = [];
    const up = await stream.copyFromFile(memory, join(folder, 'source.bin'), {
      chunkByteLength: 65_536,
      onProgress: (done, total) => seen.push(done / total),
    });
    expect(up).toBe(300_000);
    expect(seen).toHaveLength(5);
    expect(seen.at(-1)).toBe(1);
    const target = join(folder, 'target.bin');
    expect(await stream.copyToFile(memory, pathToFileURL(target), { chunkByteLength: 70_001 })).toBe(300_000);
    expect(Buffer.compare(readFileSync(target), bytes)).toBe(0);
  });

  it('are copied in parts, also through open handles', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    using memory = device.allocate(2000, { fill: 0 });
    const handle = await open(join(folder, 'source.bin'), 'r');
    await stream.copyFromFile(memory, handle, { fileOffset: 500, memoryOffset: 100, byteLength: 1000 });
    await handle.close();
    const result = new Uint8Array(1200);
    memory.copyTo(result, { byteLength: 1200 });
    expect(result.subarray(100, 1100)).toEqual(bytes.subarray(500, 1500));
    expect(result.subarray(1100)).toEqual(new Uint8Array(100));
  });

  it('end early when they are told to, and leave the memory usable', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    using memory = device.allocate(300_000);
    const controller = new AbortController();
    const copy = stream.copyFromFile(memory, join(folder, 'source.bin'), {
      chunkByteLength: 1000,
      signal: controller.signal,
      onProgress: (done) => {
        if (done >= 5000) controller.abort(new Error('enough'));
      },
    });
    await expect(copy).rejects.toThrow('enough');
    memory.fill(0);
  });

  it('that are missing, too long or too short are told apart', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    using memory = device.allocate(400_000);
    await expect(stream.copyFromFile(memory, join(folder, 'nothing'))).rejects.toMatchObject({
      code: 'ENOENT',
    });
    await expect(stream.copyFromFile(memory.slice(0, 10), join(folder, 'source.bin'))).rejects.toMatchObject({
      errorCode: 'ERR_FILE_TOO_LARGE',
    });
    await expect(
      stream.copyFromFile(memory, join(folder, 'source.bin'), { byteLength: 300_001 }),
    ).rejects.toMatchObject({ errorCode: 'ERR_FILE_TOO_SHORT' });
    await expect(stream.copyFromFile(memory, 5 as never)).rejects.toMatchObject({ parameter: 'file' });
    await expect(stream.copyToFile({} as never, 'x')).rejects.toMatchObject({ parameter: 'memory' });
    await expect(stream.copyFromFile(memory, 'x', { chunkByteLength: 0 })).rejects.toMatchObject({
      parameter: 'options.chunkByteLength',
    });
  });

  it('end with an error when what stands for a file moves nothing, instead of trying for ever', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    using memory = device.allocate(64, { fill: 1 });
    const file = {
      fd: 0,
      stat: async () => ({ size: 64 }),
      read: async () => ({ bytesRead: -1 }),
      write: async () => ({ bytesWritten: 0 }),
    } as unknown as FileHandle; // an imitation, which is the point
    await expect(stream.copyFromFile(memory, file)).rejects.toMatchObject({
      errorCode: 'ERR_FILE_TOO_SHORT',
    });
    await expect(stream.copyToFile(memory, file)).rejects.toMatchObject({
      errorCode: 'ERR_FILE_NOT_WRITTEN',
    });
  });

  it('are refused before the first chunk when the memory has a hole where their end belongs', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    using range = device.reserve(4 * 1024 * 1024);
    range.grow(2 * 1024 * 1024);
    const copies = callCount('aclrtMemcpyAsync');
    const file = join(folder, 'source.bin');
    await expect(
      stream.copyFromFile(range, file, { memoryOffset: 2 * 1024 * 1024 - 200_000, chunkByteLength: 1000 }),
    ).rejects.toMatchObject({ api: 'Stream.copyFromFile', parameter: 'memory' });
    expect(callCount('aclrtMemcpyAsync')).toBe(copies);
  });

  it('stop when the stream fails', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    using memory = device.allocate(300_000);
    simulator.failCall('aclrtMemcpyAsync', 3, 507899);
    await expect(
      stream.copyFromFile(memory, join(folder, 'source.bin'), { chunkByteLength: 10_000 }),
    ).rejects.toBeInstanceOf(AclError);
  });
});
