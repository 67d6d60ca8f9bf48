import type { FileHandle } from 'node:fs/promises';
import { InvalidArgumentError } from '../../errors/index.js';
import { checkByteLength, checkWhole } from '../arguments/numbers.js';
import { checkFunction, checkSignal, isPath, readOptions } from '../arguments/options.js';
import { type ByteStream, isByteStream } from './byte-streams.js';
import type { FileOperand } from './open.js';

/**
 * What bytes are read from: a file, or a stream of bytes, such as a Readable of Node.js, a ReadableStream of the web, or
 * anything else that gives Buffers or typed arrays to `for await`.
 */
export type FileSource = FileOperand | ByteStream;

/** Which parts of a file and of memory are copied, and how. */
export interface FileCopyOptions {
  /** First byte in the file. Default 0, which is all that a pipe or a stream takes. */
  readonly fileOffset?: number;
  /** First byte in the memory. Default 0. */
  readonly memoryOffset?: number;
  /**
   * How many bytes. Default: of an upload to the end of the file, of a download to the end of the memory. A pipe, a
   * device, a stream, or whatever else tells no length is read until it ends or the memory is full, whichever comes first.
   */
  readonly byteLength?: number;
  /** Bytes that are moved at a time, up to 1 GiB. Default 4 MiB. */
  readonly chunkByteLength?: number;
  /**
   * Ends the copy early: it rejects with the signal's reason at once, also while a pipe or the stream makes it wait.
   * Chunks that are queued already still move in the order of the stream.
   */
  readonly signal?: AbortSignal;
  /** Called after each chunk with the bytes done, and the bytes altogether: without a length, what the memory takes. */
  readonly onProgress?: (doneBytes: number, totalBytes: number) => void;
}

const FILE_OPTIONS = [
  'fileOffset',
  'memoryOffset',
  'byteLength',
  'chunkByteLength',
  'signal',
  'onProgress',
] as const;

const DEFAULT_CHUNK = 4 * 1024 * 1024;
const LARGEST_CHUNK = 1024 ** 3;

/** The options with their defaults; lengths that depend on the file stay open. */
export interface FilePlan {
  readonly fileOffset: number;
  readonly memoryOffset: number;
  readonly byteLength: number | undefined;
  readonly chunkByteLength: number;
  readonly signal: AbortSignal | undefined;
  readonly onProgress: ((doneBytes: number, totalBytes: number) => void) | undefined;
}

export function checkFileOptions(
  options: FileCopyOptions | undefined,
  available: number,
  api: string,
): FilePlan {
  const read = readOptions(options, FILE_OPTIONS, api);
  const { fileOffset = 0, memoryOffset = 0, byteLength, chunkByteLength = DEFAULT_CHUNK } = read;
  const { signal, onProgress } = read;
  checkWhole(fileOffset, 0, Number.MAX_SAFE_INTEGER, api, 'options.fileOffset');
  checkWhole(memoryOffset, 0, available, api, 'options.memoryOffset');
  if (byteLength !== undefined)
    checkWhole(byteLength, 0, available - memoryOffset, api, 'options.byteLength');
  checkByteLength(chunkByteLength, api, 'options.chunkByteLength');
  checkWhole(chunkByteLength, 1, LARGEST_CHUNK, api, 'options.chunkByteLength');
  checkSignal(signal, api);
  if (onProgress !== undefined) checkFunction(onProgress, api, 'options.onProgress');
  return {
    fileOffset,
    memoryOffset,
    byteLength,
    chunkByteLength,
    signal,
    onProgress,
  };
}

/** The largest number of a descriptor. */
const LAST_DESCRIPTOR = 2 ** 31 - 1;

export function checkFile(
  file: unknown,
  api: string,
  expected = 'a path, a file URL, an open FileHandle, or the descriptor of an open file',
): asserts file is FileOperand {
  if (isPath(file) || isFileUrl(file) || isFileHandle(file)) return;
  if (typeof file === 'number' && Number.isInteger(file) && file >= 0 && file <= LAST_DESCRIPTOR) return;
  throw new InvalidArgumentError({ api, parameter: 'file', received: file, expected });
}

/** As {@link checkFile}, where a stream of bytes will do. `plan`: what of it is asked for. */
export function checkSource(file: unknown, plan: FilePlan, api: string): asserts file is FileSource {
  if (!isByteStream(file)) {
    checkFile(file, api, 'a path, a file URL, an open FileHandle, a descriptor, or a stream of bytes');
    return;
  }
  if (plan.fileOffset === 0) return;
  throw new InvalidArgumentError({
    api,
    parameter: 'options.fileOffset',
    received: plan.fileOffset,
    expected: '0 with a stream, which is read where it stands',
  });
}

function isFileHandle(value: unknown): value is FileHandle {
  return typeof value === 'object' && value !== null && 'fd' in value && 'read' in value && 'write' in value;
}

/** Only URLs answer: an object that merely inherits from them throws. */
function isFileUrl(value: unknown): value is URL {
  try {
    return value instanceof URL && value.protocol === 'file:';
  } catch {
    return false;
  }
}
