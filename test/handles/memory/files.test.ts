import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type FileHandle, open, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AclError } from '../../../src/index.js';
import { callCount, pattern, simulator, useSimulation } from '../../support/simulation.js';

const simulation = useSimulation();

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

  it('keep what they have when the copy was given up before it began', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    using memory = device.allocate(8, { fill: 1 });
    const file = join(folder, 'precious.bin');
    writeFileSync(file, 'precious');
    const signal = AbortSignal.abort(new Error('enough'));
    await expect(stream.copyToFile(memory, file, { signal })).rejects.toThrow('enough');
    await expect(stream.copyFromFile(memory, 'no such file', { signal })).rejects.toThrow('enough');
    expect(readFileSync(file, 'utf8')).toBe('precious');
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
    await expect(stream.copyFromFile(memory, 5.5)).rejects.toMatchObject({ parameter: 'file' });
    await expect(stream.copyToFile({} as never, 'x')).rejects.toMatchObject({ parameter: 'memory' });
    await expect(stream.copyFromFile(memory, 'x', { chunkByteLength: 0 })).rejects.toMatchObject({
      parameter: 'options.chunkByteLength',
    });
  });

  it('without a length are read until they end or the memory is full', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    using memory = device.allocate(300_000, { fill: 1 });
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const options = { chunkByteLength: 65_537 };
    const content = (): Uint8Array => {
      const result = new Uint8Array(300_000);
      memory.copyTo(result);
      return result;
    };

    expect(await stream.copyFromFile(memory, '/dev/zero', options)).toBe(300_000);
    expect(content()).toEqual(new Uint8Array(300_000));
    expect(await stream.copyFromFile(memory, '/dev/null')).toBe(0);
    const kernel = readFileSync('/proc/version');
    expect(await stream.copyFromFile(memory, '/proc/version')).toBe(kernel.byteLength);
    expect(content().subarray(0, kernel.byteLength)).toEqual(new Uint8Array(kernel));

    const [up] = await Promise.all([
      stream.copyFromFile(memory, pipe, options),
      writeFile(pipe, bytes.subarray(0, 200_000)),
    ]);
    expect(up).toBe(200_000);
    expect(content().subarray(0, 200_000)).toEqual(bytes.subarray(0, 200_000));
    const [part] = await Promise.all([
      stream.copyFromFile(memory.slice(0, 1000), pipe),
      writeFile(pipe, bytes.subarray(0, 1000)),
    ]);
    expect(part).toBe(1000);
  });

  it('in a pipe have as many bytes as are asked for, or are too short, and no place to begin at', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    using memory = device.allocate(1000);
    const pipe = join(folder, 'short');
    execFileSync('mkfifo', [pipe]);
    const copied = async (options: object): Promise<unknown> => {
      const [result] = await Promise.all([
        stream.copyFromFile(memory, pipe, options).catch((error: unknown) => error),
        // Nobody may be left to read it.
        writeFile(pipe, bytes.subarray(0, 100)).catch(() => {}),
      ]);
      return result;
    };
    expect(await copied({ byteLength: 100 })).toBe(100);
    expect(await copied({ byteLength: 101 })).toMatchObject({ errorCode: 'ERR_FILE_TOO_SHORT' });
    expect(await copied({ fileOffset: 1 })).toMatchObject({ code: 'ESPIPE' });
  });

  it('may be a pipe that is written to', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    using memory = device.allocate(300_000);
    memory.copyFrom(bytes);
    const pipe = join(folder, 'target');
    execFileSync('mkfifo', [pipe]);
    const [written, read] = await Promise.all([
      stream.copyToFile(memory, pipe, { chunkByteLength: 70_001 }),
      readFile(pipe),
    ]);
    expect(written).toBe(300_000);
    expect(Buffer.compare(read, bytes)).toBe(0);
  });

  it('without a length are refused where the memory has a hole, with what is in front of it copied', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    using range = device.reserve(4 * 1024 * 1024);
    range.grow(2 * 1024 * 1024);
    const seen: number[] = [];
    await expect(
      stream.copyFromFile(range, '/dev/zero', {
        chunkByteLength: 2 * 1024 * 1024,
        onProgress: (done, total) => seen.push(done, total),
      }),
    ).rejects.toMatchObject({ api: 'Stream.copyFromFile', parameter: 'memory' });
    expect(seen).toEqual([2 * 1024 * 1024, 4 * 1024 * 1024]);
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
