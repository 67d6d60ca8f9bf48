import { DTYPES, type DType } from '../engine/arrays/dtype.js';
import { type ArrayLayout, packedLayout } from '../engine/arrays/layout.js';
import { CallSite } from '../engine/base/CallSite.js';
import { disposeQuietly } from '../engine/base/dispose-quietly.js';
import { queueCopy } from '../engine/enqueue/queue-copy.js';
import type { Fill } from '../engine/files/chunks.js';
import { UploadLane } from '../engine/files/upload-lane.js';
import { type ArrayObject, arrayMakers } from '../engine/memory/array-makers.js';
import { createStream } from '../engine/stream/create.js';
import { ready } from '../engine/stream/waiting.js';
import type { DeviceLifetime } from '../engine/thread/DeviceLifetime.js';
import type { LoadPlan } from './load-options.js';
import { type Origin, refuse } from './refuse.js';

/** What is moved at a time. */
export const CHUNK_BYTES = 4 * 1024 * 1024;

/** What a file tells of an array. */
interface Description {
  /** For messages. */
  readonly name?: string | undefined;
  readonly dtype: DType;
  readonly shape: readonly number[];
  readonly byteLength: number;
  readonly fortranOrder?: boolean;
  readonly swapBytes?: 0 | 2 | 4 | 8;
}

/** Makes an array and fills it from a file, on a stream of its own. When that fails, nothing is left of either. */
export async function loadArray(
  device: DeviceLifetime,
  described: Description,
  fill: Fill,
  { signal, onProgress }: Pick<LoadPlan, 'signal' | 'onProgress'>,
  origin: Origin,
): Promise<ArrayObject> {
  const { api } = origin;
  const { byteLength, swapBytes = 0 } = described;
  const array = arrayMakers().own(device, layoutOf(described), api);
  try {
    const stream = createStream(device, undefined, api);
    const place = new CallSite(loadArray);
    const lane = new UploadLane(
      {
        copy: (destination, source, options) => queueCopy(stream, destination, source, options, place, api),
      },
      Math.min(CHUNK_BYTES, byteLength),
      () => ready(stream.queue.state, stream.queue.submitted, { signal }, api),
    );
    try {
      for (let done = 0; done < byteLength; ) {
        const chunk = lane.space(Math.min(CHUNK_BYTES, byteLength - done));
        if ((await fill(chunk)) < chunk.byteLength)
          refuse(origin, 'the file became shorter while it was read', described.name);
        if (swapBytes !== 0) SWAP[swapBytes](chunk);
        await lane.send(array.memory, done, chunk);
        done += chunk.byteLength;
        onProgress?.(done, byteLength);
      }
      await lane.end();
    } finally {
      await lane.settled();
      disposeQuietly(stream);
    }
    return array;
  } catch (error) {
    disposeQuietly(array);
    throw error;
  }
}

const SWAP = {
  2: (chunk: Buffer) => chunk.swap16(),
  4: (chunk: Buffer) => chunk.swap32(),
  8: (chunk: Buffer) => chunk.swap64(),
} as const;

function layoutOf({ dtype, shape, fortranOrder = false }: Description): ArrayLayout {
  const info = DTYPES[dtype];
  if (!fortranOrder) return packedLayout(info, shape);
  // The first axis is the fastest: the strides of the axes the other way round.
  const { strides } = packedLayout(info, [...shape].reverse());
  return { dtype: info, shape, strides: Object.freeze([...strides].reverse()), offset: 0 };
}
