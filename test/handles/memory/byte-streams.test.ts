import { once } from 'node:events';
import {
  closeSync,
  createReadStream,
  mkdtempSync,
  openSync,
  readdirSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ReadableStream } from 'node:stream/web';
import { createGunzip, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ByteStream,
  DisposedError,
  type FileSource,
  InvalidArgumentError,
  type MemoryStreamOptions,
} from '../../../src/index.js';
import { pattern, simulator, useSimulation } from '../../support/simulation.js';

const simulation = useSimulation();
const BYTES = 300_000;
const bytes = pattern(BYTES);

let folder: string;
let source: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ascendcl-'));
  source = join(folder, 'source.bin');
  writeFileSync(source, bytes);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The bytes in parts of odd sizes, in views whose elements have several bytes, too. */
function* parts(): Generator<Uint8Array | Uint16Array> {
  yield new Uint8Array(0);
  for (let at = 0, length = 1; at < BYTES; at += length, length = (length * 7) % 30_011)
    yield bytes.subarray(at, at + length);
}

async function* slowly(): AsyncGenerator<Uint8Array | Uint16Array> {
  for (const part of parts()) {
    await new Promise((resolve) => setImmediate(resolve));
    yield part;
  }
}

/** What is open, by what it is of. */
const openFiles = (): (readonly [fd: number, name: string])[] =>
  readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      return [[Number(fd), readlinkSync(`/proc/self/fd/${fd}`)] as const];
    } catch {
      return []; // the folder itself, which is closed by now
    }
  });

const openSources = (): number => openFiles().filter(([, name]) => name === source).length;

const sources: Readonly<Record<string, () => FileSource>> = {
  'a Readable of a file': () => createReadStream(source),
  'a Readable of parts': () => Readable.from(parts(), { objectMode: true }),
  'the end of a pipeline': () => Readable.from([gzipSync(bytes)]).pipe(createGunzip()),
  'a stream of the web': () => Readable.toWeb(createReadStream(source)) as ReadableStream<Uint8Array>,
  'a generator': () => slowly(),
};

describe('a stream of bytes', () => {
  for (const [name, make] of Object.entries(sources)) {
    it(`that is ${name} goes into memory, in the order of the stream`, async () => {
      await using stream = simulation.device.createStream();
      using memory = simulation.device.allocate(BYTES + 100, { fill: 0 });
      const seen: number[] = [];
      const copied = await stream.copyFromFile(memory, make(), {
        memoryOffset: 100,
        chunkByteLength: 65_536,
        onProgress: (done) => seen.push(done),
      });
      expect(copied).toBe(BYTES);
      expect(seen.at(-1)).toBe(BYTES);
      const result = new Uint8Array(BYTES + 100);
      memory.copyTo(result);
      expect(Buffer.compare(result.subarray(100), bytes)).toBe(0);
    });

    it(`that is ${name} is over when the memory is full, when it is told to stop, and when the copy fails`, async () => {
      await using stream = simulation.device.createStream();
      using memory = simulation.device.allocate(BYTES);
      expect(await stream.copyFromFile(memory.slice(0, 1000), make())).toBe(1000);
      const controller = new AbortController();
      const aborted = stream.copyFromFile(memory, make(), {
        chunkByteLength: 1000,
        signal: controller.signal,
        onProgress: () => controller.abort(new Error('enough')),
      });
      await expect(aborted).rejects.toThrow('enough');
      simulator.failCall('aclrtMemcpyAsync', 3, 507899);
      await expect(stream.copyFromFile(memory, make(), { chunkByteLength: 10_000 })).rejects.toMatchObject({
        code: 507899,
      });
      await expect.poll(openSources).toBe(0);
    });
  }

  it('that gives nothing makes the copy wait until it is told to stop, and is told so itself', async () => {
    await using stream = simulation.device.createStream();
    using memory = simulation.device.allocate(100);
    let cancelled: unknown;
    const silent = new PassThrough();
    const silentWeb = new ReadableStream<Uint8Array>({
      cancel: () => {
        cancelled = true;
      },
    });
    const controller = new AbortController();
    const { signal } = controller;
    const copies = [
      silent,
      silentWeb,
      { [Symbol.asyncIterator]: () => ({ next: () => new Promise<never>(() => {}) }) },
    ].map((file) => stream.copyFromFile(memory, file as ByteStream, { signal }).catch(String));
    await new Promise((resolve) => setTimeout(resolve, 5));
    controller.abort(new Error('stop'));
    expect(await Promise.all(copies)).toEqual(Array(3).fill('Error: stop'));
    expect([silent.destroyed, cancelled]).toEqual([true, true]);
  });

  it('is read no further ahead than a chunk while the stream of the device waits', async () => {
    await using stream = simulation.device.createStream();
    using memory = simulation.device.allocate(100_000);
    let given = 0;
    async function* endless(): AsyncGenerator<Uint8Array> {
      for (;;) {
        given += 1000;
        yield new Uint8Array(1000);
      }
    }
    simulator.holdStreams(1);
    const copy = stream.copyFromFile(memory, endless(), { chunkByteLength: 10_000 });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(given).toBeLessThanOrEqual(20_000);
    simulator.holdStreams(0);
    expect(await copy).toBe(100_000);
  });

  it('that fails, is too short, gives no bytes or has no places is told apart', async () => {
    await using stream = simulation.device.createStream();
    using memory = simulation.device.allocate(BYTES);
    const failing = new Readable({ read: () => failing.destroy(new Error('broken')) });
    await expect(stream.copyFromFile(memory, failing)).rejects.toThrow('broken');
    const short = stream.copyFromFile(memory, Readable.from([new Uint8Array(10)]), { byteLength: 11 });
    await expect(short).rejects.toMatchObject({ errorCode: 'ERR_FILE_TOO_SHORT' });
    for (const wrong of ['text', 5, null]) {
      const copy = stream.copyFromFile(
        memory,
        (async function* () {
          yield wrong as never;
        })(),
      );
      await expect(copy).rejects.toMatchObject({ name: 'InvalidArgumentError', parameter: 'file' });
    }
    const placed = stream.copyFromFile(memory, Readable.from([]), { fileOffset: 1 });
    await expect(placed).rejects.toMatchObject({ parameter: 'options.fileOffset' });
    await expect(stream.copyToFile(memory, new PassThrough() as never)).rejects.toBeInstanceOf(
      InvalidArgumentError,
    );
  });
});

describe('a descriptor', () => {
  it('is read and written, from a place on, and stays open', async () => {
    await using stream = simulation.device.createStream();
    using memory = simulation.device.allocate(1000, { fill: 0 });
    const file = join(folder, 'descriptor.bin');
    writeFileSync(file, bytes);
    const descriptor = openSync(file, 'r+');
    try {
      expect(await stream.copyFromFile(memory, descriptor, { fileOffset: 500, byteLength: 1000 })).toBe(1000);
      expect(await stream.copyToFile(memory, descriptor)).toBe(1000);
      expect(await stream.copyFromFile(memory.slice(0, 500), descriptor, { byteLength: 500 })).toBe(500);
    } finally {
      closeSync(descriptor);
    }
    const result = new Uint8Array(1000);
    memory.copyTo(result);
    expect(
      Buffer.compare(result, Buffer.concat([bytes.subarray(500, 1000), bytes.subarray(1000, 1500)])),
    ).toBe(0);
    await expect(stream.copyFromFile(memory, descriptor)).rejects.toMatchObject({ code: 'EBADF' });
  });

  it('of a socket, or of what is no file at all, is refused: reading it could wait for ever', async () => {
    await using stream = simulation.device.createStream();
    using memory = simulation.device.allocate(1000);
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const others = openFiles().filter(([, name]) => /^(socket|anon_inode):/.test(name));
    expect(others.length).toBeGreaterThan(1);
    for (const [fd] of others)
      await expect(stream.copyFromFile(memory, fd)).rejects.toMatchObject({ parameter: 'file' });
    server.close();
  });
});

describe('memory as a stream of Node.js', () => {
  it('takes and gives what a pipeline carries, in a part of it', async () => {
    using memory = simulation.device.allocate(BYTES + 100, { fill: 0 });
    const part: MemoryStreamOptions = { offset: 50, byteLength: BYTES, highWaterMark: 10_007 };
    await pipeline(createReadStream(source), memory.createWriteStream(part));
    using second = simulation.device.allocateHost(BYTES);
    await pipeline(memory.createReadStream(part), second.createWriteStream());
    expect(Buffer.compare(second.bytes, bytes)).toBe(0);
    const around = new Uint8Array(100);
    memory.copyTo(around.subarray(0, 50), { byteLength: 50 });
    memory.copyTo(around.subarray(50), { sourceOffset: BYTES + 50 });
    expect(around).toEqual(new Uint8Array(100));
  });

  it('refuses more than fits, and leaves nothing open', async () => {
    using memory = simulation.device.allocate(1000);
    const flow = pipeline(createReadStream(source), memory.createWriteStream());
    await expect(flow).rejects.toMatchObject({ errorCode: 'ERR_MEMORY_FULL' });
    await expect.poll(openSources).toBe(0);
  });

  it('stops when the pipeline is aborted or the memory ends, and leaves nothing open', async () => {
    using memory = simulation.device.allocate(BYTES, { fill: 0 });
    const controller = new AbortController();
    const aborted = pipeline(
      memory.createReadStream({ highWaterMark: 100 }),
      slowPass(() => controller.abort()),
      {
        signal: controller.signal,
      },
    );
    await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
    const ending = simulation.device.allocate(BYTES, { fill: 0 });
    const written = pipeline(
      createReadStream(source, { highWaterMark: 1000 }),
      slowPass(() => ending.dispose()),
      ending.createWriteStream(),
    );
    await expect(written).rejects.toBeInstanceOf(DisposedError);
    const gone = simulation.device.allocate(BYTES, { fill: 0 });
    const read = gone.createReadStream({ highWaterMark: 100 });
    gone.dispose();
    await expect(pipeline(read, new PassThrough().resume())).rejects.toBeInstanceOf(DisposedError);
    await expect.poll(openSources).toBe(0);
  });
});

/** Passes chunks on, and does something when the third has come. */
function slowPass(then: () => void): PassThrough {
  let count = 0;
  return new PassThrough({
    transform: (chunk, _encoding, callback) => {
      count += 1;
      if (count === 3) then();
      setImmediate(callback, null, chunk);
    },
  }).on('data', () => {});
}
