import { execFileSync } from 'node:child_process';
import { constants, mkdtempSync, rmSync } from 'node:fs';
import { type FileHandle, open, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileOperand } from '../../../src/index.js';
import { pattern, useSimulation } from '../../support/simulation.js';

const simulation = useSimulation();
const { O_NONBLOCK, O_RDONLY, O_RDWR, O_WRONLY } = constants;

/** More than a pipe holds. */
const BYTES = 1 << 20;

/** Who is at the other end of the pipe while a copy waits. What it opens stays open until the copy has ended. */
type OtherEnd = (pipe: string, opened: FileHandle[]) => Promise<void>;

const otherEnds: Readonly<Record<string, OtherEnd>> = {
  nobody: async () => {},
  'somebody who does nothing': async (pipe, opened) => {
    opened.push(await open(pipe, O_RDWR | O_NONBLOCK));
  },
  'somebody who stops on the way': async (pipe, opened) => {
    const other = await open(pipe, O_RDWR | O_NONBLOCK);
    opened.push(other);
    await other.write(Buffer.alloc(1000));
  },
};

/** How the script names the pipe: `flags` are those with which it opens it itself. */
const operands: Readonly<
  Record<string, (pipe: string, flags: number, opened: FileHandle[]) => Promise<FileOperand>>
> = {
  'by its path': async (pipe) => pipe,
  'that is open': async (pipe, _flags, opened) => {
    const handle = await open(pipe, O_RDWR);
    opened.push(handle);
    return handle;
  },
  'that is open without waiting': async (pipe, flags, opened) => {
    const holder = await open(pipe, O_RDWR | O_NONBLOCK);
    const handle = await open(pipe, flags | O_NONBLOCK);
    opened.push(holder, handle);
    return handle;
  },
};

describe('a pipe', () => {
  let folder: string;
  let made = 0;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'ascendcl-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function newPipe(): string {
    made += 1;
    const pipe = join(folder, `pipe${made}`);
    execFileSync('mkfifo', [pipe]);
    return pipe;
  }

  for (const [naming, operandOf] of Object.entries(operands))
    for (const [who, comes] of Object.entries(otherEnds))
      for (const direction of ['copyFromFile', 'copyToFile'] as const)
        it(`${naming}, with ${who} at the other end, holds up ${direction} until that is told to stop, and nothing else`, async () => {
          const { device } = simulation;
          await using stream = device.createStream();
          using memory = device.allocate(BYTES, { fill: 1 });
          const opened: FileHandle[] = [];
          const controller = new AbortController();
          const copies: Promise<unknown>[] = [];
          // More than there are threads for files.
          for (let count = 0; count < 6; count += 1) {
            const pipe = newPipe();
            await comes(pipe, opened);
            const file = await operandOf(pipe, direction === 'copyToFile' ? O_WRONLY : O_RDONLY, opened);
            copies.push(stream[direction](memory, file, { signal: controller.signal }).catch(String));
          }
          // Files are there for others meanwhile, and the copies wait.
          for (let round = 0; round < 5; round += 1) await readFile('/proc/version');
          const first = await Promise.race([
            ...copies,
            new Promise((resolve) => setTimeout(resolve, 20, 'waits')),
          ]);
          controller.abort(new Error('stop'));
          expect([first, await Promise.all(copies)]).toEqual(['waits', Array(6).fill('Error: stop')]);
          for (const handle of opened) await handle.close();
          memory.fill(0);
        });

  it('is read to its end when the writer comes late, writes in parts, or writes nothing', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    using memory = device.allocate(BYTES, { fill: 0 });
    const bytes = pattern(1000);
    const pipe = newPipe();
    const parts = stream.copyFromFile(memory, pipe);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const writer = await open(pipe, 'w');
    for (const half of [bytes.subarray(0, 500), bytes.subarray(500)]) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      await writer.write(half);
    }
    await writer.close();
    expect(await parts).toBe(1000);
    const result = new Uint8Array(1000);
    memory.copyTo(result, { byteLength: 1000 });
    expect(result).toEqual(bytes);

    const [empty] = await Promise.all([
      stream.copyFromFile(memory, pipe),
      open(pipe, 'w').then((handle) => handle.close()),
    ]);
    expect(empty).toBe(0);
  });

  it('that is open is read to its end, and stays open and as it was', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    using memory = device.allocate(BYTES, { fill: 0 });
    const pipe = newPipe();
    const [handle] = await Promise.all([open(pipe, 'r'), writeFile(pipe, pattern(3000))]);
    expect(await stream.copyFromFile(memory, handle, { byteLength: 1000 })).toBe(1000);
    expect(await stream.copyFromFile(memory, handle)).toBe(2000);
    expect(await stream.copyFromFile(memory, handle)).toBe(0);
    await handle.close();
  });

  it('is written to when the reader comes late and slowly', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    using memory = device.allocate(BYTES);
    const bytes = pattern(BYTES);
    memory.copyFrom(bytes);
    const pipe = newPipe();
    const down = stream.copyToFile(memory, pipe);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const reader = await open(pipe, 'r');
    const seen: Buffer[] = [];
    for (;;) {
      const { bytesRead, buffer } = await reader.read(Buffer.alloc(100_000));
      if (bytesRead === 0) break;
      seen.push(buffer.subarray(0, bytesRead));
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    await reader.close();
    expect(await down).toBe(BYTES);
    expect(Buffer.compare(Buffer.concat(seen), bytes)).toBe(0);
  });

  it('whose reader goes away is an error', async () => {
    const { device } = simulation;
    await using stream = device.createStream();
    using memory = device.allocate(BYTES, { fill: 1 });
    const pipe = newPipe();
    const down = stream.copyToFile(memory, pipe).catch((error: unknown) => error);
    const reader = await open(pipe, 'r');
    await reader.read(Buffer.alloc(1000));
    await reader.close();
    expect(await down).toMatchObject({ code: 'EPIPE' });
  });
});
