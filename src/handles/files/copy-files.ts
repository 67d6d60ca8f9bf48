import { type FileHandle, open } from 'node:fs/promises';
import { AscendError } from '../../errors/index.js';
import type { Memory } from '../memory/Memory.js';
import type { Stream } from '../stream/Stream.js';
import type { FileOperand, FilePlan } from './options.js';

/**
 * Files to and from memory, in chunks: one is read or written while the one before is transferred. The file system works
 * on buffers of V8, never on native memory, which could end while a thread of Node.js still writes into it.
 */

async function withFile<T>(
  file: FileOperand,
  flags: string,
  use: (handle: FileHandle) => Promise<T>,
): Promise<T> {
  if (typeof file !== 'string' && !(file instanceof URL)) return use(file);
  const handle = await open(file, flags);
  try {
    return await use(handle);
  } finally {
    await handle.close();
  }
}

/**
 * @param check throws when the memory can't take so many bytes
 * @returns the bytes that were copied
 */
export async function upload(
  stream: Stream,
  memory: Memory,
  file: FileOperand,
  plan: FilePlan,
  check: (byteLength: number) => void,
  wait: Wait,
): Promise<number> {
  plan.signal?.throwIfAborted();
  return withFile(file, 'r', async (handle) => {
    const room = memory.byteLength - plan.memoryOffset;
    const total = plan.byteLength ?? (await bytesAfter(handle, plan.fileOffset, room));
    check(total);
    const buffers = [
      Buffer.alloc(Math.min(plan.chunkByteLength, total)),
      Buffer.alloc(Math.min(plan.chunkByteLength, total)),
    ];
    let before: Promise<void> | undefined;
    let done = 0;
    try {
      for (let turn = 0; done < total; turn += 1) {
        plan.signal?.throwIfAborted();
        const chunk = part(buffers, turn, Math.min(plan.chunkByteLength, total - done));
        await fillFrom(handle, chunk, plan.fileOffset + done);
        await before;
        stream.copy(memory, chunk, { destinationOffset: plan.memoryOffset + done });
        before = heard(wait());
        done += chunk.byteLength;
        plan.onProgress?.(done, total);
      }
    } finally {
      await settled(before);
    }
    await before;
    return done;
  });
}

/** @returns the bytes that were copied */
export async function download(
  stream: Stream,
  memory: Memory,
  file: FileOperand,
  plan: FilePlan,
  wait: Wait,
): Promise<number> {
  // Before the file is opened, which would take its contents.
  plan.signal?.throwIfAborted();
  return withFile(file, plan.fileOffset > 0 ? 'r+' : 'w', async (handle) => {
    const total = plan.byteLength ?? memory.byteLength - plan.memoryOffset;
    const buffers = [
      Buffer.alloc(Math.min(plan.chunkByteLength, total)),
      Buffer.alloc(Math.min(plan.chunkByteLength, total)),
    ];
    let before: Promise<void> | undefined;
    let queued = 0;
    let done = 0;
    const fetch = (turn: number): Buffer => {
      const chunk = part(buffers, turn, Math.min(plan.chunkByteLength, total - queued));
      stream.copy(chunk, memory, { sourceOffset: plan.memoryOffset + queued, byteLength: chunk.byteLength });
      queued += chunk.byteLength;
      before = heard(wait());
      return chunk;
    };
    try {
      let next = total > 0 ? fetch(0) : undefined;
      for (let turn = 1; next !== undefined; turn += 1) {
        const chunk: Buffer = next;
        await before;
        plan.signal?.throwIfAborted();
        next = queued < total ? fetch(turn) : undefined;
        await writeAll(handle, chunk, plan.fileOffset + done);
        done += chunk.byteLength;
        plan.onProgress?.(done, total);
      }
    } finally {
      await settled(before);
    }
    return done;
  });
}

/** Resolves when what is queued now is done. */
type Wait = () => Promise<void>;

/** A transfer that may fail while the file is read or written: it is awaited only afterwards, and counts as heard of. */
function heard(transfer: Promise<void>): Promise<void> {
  transfer.catch(() => {});
  return transfer;
}

/** Waits for the end of a transfer whose outcome somebody else reports. */
const settled = (transfer: Promise<void> | undefined): Promise<void> =>
  transfer === undefined ? Promise.resolve() : transfer.catch(() => {});

function part(buffers: readonly Buffer[], turn: number, byteLength: number): Buffer {
  const buffer = buffers[turn % buffers.length] as Buffer; // an index inside the array
  return buffer.subarray(0, byteLength);
}

async function bytesAfter(handle: FileHandle, offset: number, room: number): Promise<number> {
  const { size } = await handle.stat();
  const rest = Math.max(0, size - offset);
  if (rest > room)
    throw new AscendError(
      'ERR_FILE_TOO_LARGE',
      `Stream.copyFromFile: the file has ${rest} bytes after byte ${offset}, the memory takes ${room}.\n` +
        '  What to do: give byteLength for a part of the file, or use larger memory.',
    );
  return rest;
}

async function fillFrom(handle: FileHandle, chunk: Buffer, position: number): Promise<void> {
  for (let filled = 0; filled < chunk.byteLength; ) {
    const { bytesRead } = await handle.read(chunk, filled, chunk.byteLength - filled, position + filled);
    // Whatever stands for a file: less than nothing is nothing, too.
    if (!(bytesRead > 0))
      throw new AscendError(
        'ERR_FILE_TOO_SHORT',
        `Stream.copyFromFile: the file ended at byte ${position + filled}, before all bytes were read.\n` +
          '  What to do: give a byteLength that the file has.',
      );
    filled += bytesRead;
  }
}

async function writeAll(handle: FileHandle, chunk: Buffer, position: number): Promise<void> {
  for (let written = 0; written < chunk.byteLength; ) {
    const { bytesWritten } = await handle.write(
      chunk,
      written,
      chunk.byteLength - written,
      position + written,
    );
    if (!(bytesWritten > 0))
      throw new AscendError(
        'ERR_FILE_NOT_WRITTEN',
        `Stream.copyToFile: the file takes no more bytes after byte ${position + written}.\n` +
          '  What to do: see that the file can hold what is copied.',
      );
    written += bytesWritten;
  }
}
