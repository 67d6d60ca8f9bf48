import { checkReach } from '../copy/copy-plan.js';
import { packedSideOf, type Region, regionOf } from '../copy/Region.js';
import { nativeLength } from '../enqueue/memory-range.js';
import type { MemoryHandle } from '../memory/memory-handle.js';
import type { StreamLifetime } from '../stream/StreamLifetime.js';
import { ready } from '../stream/waiting.js';
import { download, upload } from './copy-files.js';
import {
  checkFile,
  checkFileOptions,
  checkSource,
  type FileCopyOptions,
  type FileSource,
} from './file-options.js';
import type { FileOperand } from './open.js';
import type { ChunkStream } from './upload-lane.js';

/** Files to and from memory in the order of a stream. @returns the bytes that were copied */
export async function copyFromFile(
  stream: StreamLifetime,
  handle: ChunkStream,
  memory: ChunkMemory,
  file: FileSource,
  options: FileCopyOptions | undefined,
  api: string,
): Promise<number> {
  const { queue, context } = stream;
  const plan = checkFileOptions(options, nativeLength(memory, api), api);
  checkSource(file, plan, api);
  const { signal, memoryOffset } = plan;
  const check = (byteLength: number): void =>
    checkReach(context.device, partOf(memory, memoryOffset, byteLength, api), api, 'memory');
  // Before the file is opened: a stream of bytes must not lose what memory can't take.
  check(plan.byteLength ?? 0);
  return upload(handle, memory, file, plan, check, () =>
    ready(queue.state, queue.submitted, { signal }, api),
  );
}

/** As {@link copyFromFile}. */
export async function copyToFile(
  stream: StreamLifetime,
  handle: ChunkStream,
  memory: ChunkMemory,
  file: FileOperand,
  options: FileCopyOptions | undefined,
  api: string,
): Promise<number> {
  const { queue, context } = stream;
  const plan = checkFileOptions(options, nativeLength(memory, api), api);
  checkFile(file, api);
  const { signal, memoryOffset } = plan;
  const byteLength = plan.byteLength ?? memory.byteLength - memoryOffset;
  // Before the file is opened: memory that can't be copied must not cost the file its contents.
  checkReach(context.device, partOf(memory, memoryOffset, byteLength, api), api, 'memory');
  return download(handle, memory, file, plan, () => ready(queue.state, queue.submitted, { signal }, api));
}

const partOf = (memory: ChunkMemory, offset: number, byteLength: number, api: string): Region =>
  regionOf(packedSideOf(memory, api, 'memory'), memory, offset, byteLength, api, 'memory');

type ChunkMemory = MemoryHandle & { readonly byteLength: number };
