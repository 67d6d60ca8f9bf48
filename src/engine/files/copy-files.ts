import { AscendError } from '../../errors/index.js';
import type { MemoryHandle } from '../memory/memory-handle.js';
import { isByteStream, withStream } from './byte-streams.js';
import { chunkReader, chunkWriter, type Fill } from './chunks.js';
import type { FilePlan, FileSource } from './file-options.js';
import { type Descriptor, type FileOperand, withFile } from './open.js';
import { orAborted } from './patience.js';
import { type ChunkStream, heard, UploadLane, type Wait } from './upload-lane.js';

const API = 'Stream.copyFromFile';

/**
 * Files to and from memory, in chunks: one is read or written while the one before is transferred. The file system works
 * on buffers of V8, never on native memory, which could end while a thread of Node.js still writes into it.
 */

type ChunkMemory = MemoryHandle & { readonly byteLength: number };

/**
 * @param check throws when the memory can't take so many bytes
 * @returns the bytes that were copied
 */
export async function upload(
  stream: ChunkStream,
  memory: ChunkMemory,
  file: FileSource,
  plan: FilePlan,
  check: (byteLength: number) => void,
  wait: Wait,
): Promise<number> {
  plan.signal?.throwIfAborted();
  const room = memory.byteLength - plan.memoryOffset;
  const take = (fill: Fill, told: number | undefined): Promise<number> =>
    fillMemory(new UploadLane(stream, Math.min(plan.chunkByteLength, told ?? room), wait), memory, fill, {
      ...plan,
      room,
      told,
      check,
    });
  if (isByteStream(file)) return withStream(file, plan.signal, API, (fill) => take(fill, plan.byteLength));
  return withFile(file, 'read', plan.signal, API, async (open) => {
    const told =
      plan.byteLength ?? (await orAborted(bytesAfter(open.handle, plan.fileOffset, room), plan.signal));
    return take(chunkReader(open, plan.fileOffset, plan.signal), told);
  });
}

/** What a source is known to have, and what the memory takes. */
interface Extent extends FilePlan {
  readonly room: number;
  readonly told: number | undefined;
  readonly check: (byteLength: number) => void;
}

async function fillMemory(
  lane: UploadLane,
  memory: ChunkMemory,
  fill: Fill,
  { memoryOffset, fileOffset, chunkByteLength, onProgress, room, told, check }: Extent,
): Promise<number> {
  const total = told ?? room;
  if (told !== undefined) check(told);
  let done = 0;
  try {
    while (done < total) {
      const space = lane.space(Math.min(chunkByteLength, total - done));
      const chunk = space.subarray(0, await fill(space));
      const isLast = chunk.byteLength < space.byteLength;
      if (isLast && told !== undefined) throw tooShort(fileOffset + done + chunk.byteLength);
      if (chunk.byteLength === 0) break;
      if (told === undefined) check(done + chunk.byteLength);
      await lane.send(memory, memoryOffset + done, chunk);
      done += chunk.byteLength;
      onProgress?.(done, total);
      if (isLast) break;
    }
    await lane.end();
    return done;
  } finally {
    await lane.settled();
  }
}

/** @returns the bytes that were copied */
export async function download(
  stream: ChunkStream,
  memory: ChunkMemory,
  file: FileOperand,
  plan: FilePlan,
  wait: Wait,
): Promise<number> {
  const api = 'Stream.copyToFile';
  // Before the file is opened, which would take its contents.
  plan.signal?.throwIfAborted();
  return withFile(file, plan.fileOffset > 0 ? 'change' : 'replace', plan.signal, api, (open) => {
    const total = plan.byteLength ?? memory.byteLength - plan.memoryOffset;
    const write = chunkWriter(open, plan.fileOffset, plan.signal, api);
    return drainMemory(stream, memory, { ...plan, total }, write, wait);
  });
}

/** Which part of memory goes somewhere, and how. */
type DrainPlan = Pick<FilePlan, 'memoryOffset' | 'chunkByteLength' | 'signal' | 'onProgress'> & {
  readonly total: number;
};

/** Chunks of memory, one after the other: while one is written the next is transferred. @returns the bytes that were written */
export async function drainMemory(
  stream: ChunkStream,
  memory: MemoryHandle,
  { memoryOffset, chunkByteLength, signal, onProgress, total }: DrainPlan,
  write: (chunk: Buffer) => Promise<void>,
  wait: Wait,
): Promise<number> {
  const buffers = [
    Buffer.alloc(Math.min(chunkByteLength, total)),
    Buffer.alloc(Math.min(chunkByteLength, total)),
  ];
  let before: Promise<void> | undefined;
  let queued = 0;
  let done = 0;
  const fetch = (turn: number): Buffer => {
    const chunk = part(buffers, turn, Math.min(chunkByteLength, total - queued));
    stream.copy(chunk, memory, { sourceOffset: memoryOffset + queued, byteLength: chunk.byteLength });
    queued += chunk.byteLength;
    before = heard(wait());
    return chunk;
  };
  try {
    let next = total > 0 ? fetch(0) : undefined;
    for (let turn = 1; next !== undefined; turn += 1) {
      const chunk: Buffer = next;
      await before;
      signal?.throwIfAborted();
      next = queued < total ? fetch(turn) : undefined;
      await write(chunk);
      done += chunk.byteLength;
      onProgress?.(done, total);
    }
  } finally {
    await settled(before);
  }
  return done;
}

/** Waits for the end of a transfer whose outcome somebody else reports. */
const settled = (transfer: Promise<void> | undefined): Promise<void> =>
  transfer === undefined ? Promise.resolve() : transfer.catch(() => {});

function part(buffers: readonly Buffer[], turn: number, byteLength: number): Buffer {
  const buffer = buffers[turn % buffers.length] as Buffer; // an index inside the array
  return buffer.subarray(0, byteLength);
}

/** The bytes that the file tells to have; undefined for pipes, devices and whatever else tells none, whatever it has. */
async function bytesAfter(handle: Descriptor, offset: number, room: number): Promise<number | undefined> {
  const { size } = await handle.stat();
  if (size === 0) return undefined;
  const rest = Math.max(0, size - offset);
  if (rest > room)
    throw new AscendError(
      'ERR_FILE_TOO_LARGE',
      `${API}: the file has ${rest} bytes after byte ${offset}, the memory takes ${room}.\n` +
        '  What to do: give byteLength for a part of the file, or use larger memory.',
    );
  return rest;
}

const tooShort = (end: number): AscendError =>
  new AscendError(
    'ERR_FILE_TOO_SHORT',
    `${API}: the file ended at byte ${end}, before all bytes were read.\n` +
      '  What to do: give a byteLength that the file has.',
  );
