import type { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { InvalidArgumentError } from '../../errors/index.js';
import { byteLengthOf } from '../../native/values/views.js';
import { bytesOf, checkView } from '../arguments/buffers.js';
import type { Fill } from './chunks.js';
import { orAborted } from './patience.js';

/** A stream of bytes, which ends with the copy: it is destroyed, cancelled or returned when not all of it was read. */
export type ByteStream = Readable | ReadableStream<ArrayBufferView> | AsyncIterable<ArrayBufferView>;

export const isByteStream = (value: unknown): value is ByteStream =>
  typeof value === 'object' && value !== null && (isIterable(value) || isWebStream(value));

const isIterable = (value: object): value is AsyncIterable<unknown> =>
  typeof Reflect.get(value, Symbol.asyncIterator) === 'function';

const isWebStream = (value: object): value is ReadableStream<unknown> =>
  typeof Reflect.get(value, 'getReader') === 'function';

const isDestroyable = (value: object): value is { destroy(): void } =>
  typeof Reflect.get(value, 'destroy') === 'function';

/** The next bytes of a stream, and its end before it is over. */
interface Pull {
  next(): Promise<{ readonly done?: boolean | undefined; readonly value?: unknown }>;
  /** Never waits for what is being read: that may never come. */
  stop(): void;
}

function pullOf(stream: ByteStream): Pull {
  // A reader of the web can be stopped while it waits, which the iterator of one can't.
  if (isWebStream(stream)) {
    const reader = stream.getReader();
    return { next: () => reader.read(), stop: () => void reader.cancel().catch(() => {}) };
  }
  const iterator = stream[Symbol.asyncIterator]();
  return {
    next: () => iterator.next(),
    stop: () => {
      if (isDestroyable(stream)) stream.destroy();
      else iterator.return?.()?.then(undefined, () => {});
    },
  };
}

/** Reads a stream for as long as `use` runs. What is left of it then is given up. */
export async function withStream<T>(
  stream: ByteStream,
  signal: AbortSignal | undefined,
  api: string,
  use: (fill: Fill) => Promise<T>,
): Promise<T> {
  const pull = pullOf(stream);
  let over = false;
  let rest: Uint8Array = new Uint8Array(0);
  const more = async (): Promise<boolean> => {
    while (rest.byteLength === 0 && !over) {
      signal?.throwIfAborted();
      const { done = false, value } = await orAborted(pull.next(), signal);
      over = done;
      if (!done) rest = bytesIn(value, api);
    }
    return rest.byteLength > 0;
  };
  try {
    return await use(async (chunk) => {
      let filled = 0;
      while (filled < chunk.byteLength && (await more())) {
        const part = rest.subarray(0, chunk.byteLength - filled);
        chunk.set(part, filled);
        filled += part.byteLength;
        rest = rest.subarray(part.byteLength);
      }
      return filled;
    });
  } finally {
    if (!over) pull.stop();
  }
}

function bytesIn(value: unknown, api: string): Uint8Array {
  if (ArrayBuffer.isView(value)) {
    checkView(value, api, 'file');
    return bytesOf(value, 0, byteLengthOf(value));
  }
  throw new InvalidArgumentError({
    api,
    parameter: 'file',
    received: value,
    expected: 'a stream of Buffers or typed arrays',
    problem: `it gave ${typeof value === 'string' ? 'a text, as streams with an encoding do' : `a value of type ${typeof value}`}`,
  });
}
