import { Readable, Writable } from 'node:stream';
import { AscendError } from '../../errors/index.js';
import { checkSpan, checkWhole } from '../arguments/numbers.js';
import { readOptions } from '../arguments/options.js';
import { requireOpen } from '../base/Resource.js';
import { checkTransfer } from '../copy/check-transfer.js';
import { copyNow } from '../copy/copy.js';
import type { MemoryHandle } from '../memory/memory-handle.js';

/** Which part of memory a stream of Node.js writes or reads, and how. */
export interface MemoryStreamOptions {
  /** First byte. Default 0. */
  readonly offset?: number;
  /** How many bytes. Default: to the end. */
  readonly byteLength?: number;
  /** Bytes that the stream keeps before it makes the other side wait, up to 1 GiB; what is read comes in pieces of so many. Default 1 MiB. */
  readonly highWaterMark?: number;
}

interface Plan {
  readonly offset: number;
  readonly byteLength: number;
  readonly highWaterMark: number;
}

const OPTIONS = ['offset', 'byteLength', 'highWaterMark'] as const;
const DEFAULT_MARK = 1024 ** 2;
const LARGEST_MARK = 1024 ** 3;

const TO_MEMORY = { destination: 'this', source: 'chunk', options: 'options' } as const;
const FROM_MEMORY = { destination: 'chunk', source: 'this', options: 'options' } as const;

function planOf(memory: MemoryHandle, options: MemoryStreamOptions | undefined, api: string): Plan {
  requireOpen(memory, api);
  const read = readOptions(options, OPTIONS, api);
  const available = requireOpen(memory, api).byteLength;
  const { highWaterMark = DEFAULT_MARK } = read;
  checkWhole(highWaterMark, 1, LARGEST_MARK, api, 'options.highWaterMark');
  return { ...checkSpan(read.offset, read.byteLength, available, api), highWaterMark };
}

/** A stream that writes memory from a place on. Each chunk is there when its write is done; it holds nothing to be closed. */
export function writeStreamOf(
  memory: MemoryHandle,
  options: MemoryStreamOptions | undefined,
  api: string,
): Writable {
  const { offset, byteLength, highWaterMark } = planOf(memory, options, api);
  let done = 0;
  const put = (chunk: Uint8Array): void => {
    requireOpen(memory, api);
    if (chunk.byteLength > byteLength - done) throw full(byteLength, done + chunk.byteLength, api);
    copyNow(checkTransfer(memory, chunk, { destinationOffset: offset + done }, api, TO_MEMORY), api);
    done += chunk.byteLength;
  };
  return new Writable({
    highWaterMark,
    write: (chunk: Uint8Array, _encoding, callback) => callback(failureOf(() => put(chunk))),
  });
}

/** A stream that reads memory from a place on, each chunk when it is asked for. It holds nothing to be closed. */
export function readStreamOf(
  memory: MemoryHandle,
  options: MemoryStreamOptions | undefined,
  api: string,
): Readable {
  const { offset, byteLength, highWaterMark } = planOf(memory, options, api);
  let done = 0;
  const next = (): Buffer | null => {
    if (done === byteLength) return null;
    requireOpen(memory, api);
    const chunk = Buffer.allocUnsafe(Math.min(highWaterMark, byteLength - done));
    const part = { sourceOffset: offset + done, byteLength: chunk.byteLength };
    copyNow(checkTransfer(chunk, memory, part, api, FROM_MEMORY), api);
    done += chunk.byteLength;
    return chunk;
  };
  return new Readable({
    highWaterMark,
    read() {
      const failure = failureOf(() => this.push(next()));
      if (failure !== null) this.destroy(failure);
    },
  });
}

/** What a callback of Node.js is told. */
function failureOf(run: () => void): Error | null {
  try {
    run();
    return null;
  } catch (error) {
    return error as Error; // copies throw errors of this package only
  }
}

const full = (byteLength: number, needed: number, api: string): AscendError =>
  new AscendError(
    'ERR_MEMORY_FULL',
    `${api}: ${needed} bytes or more were written, the memory takes ${byteLength}.\n` +
      '  What to do: use larger memory, or write fewer bytes.',
  );
