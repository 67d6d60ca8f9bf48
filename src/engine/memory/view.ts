import { InvalidArgumentError } from '../../errors/index.js';
import { checkOffset, checkWhole } from '../arguments/numbers.js';
import type { HostViewBlock } from './HostBlock.js';

/** A class of typed arrays, Buffer, or DataView. */
export interface ViewClass<V extends ArrayBufferView> {
  new (buffer: ArrayBuffer, byteOffset: number, length: number): V;
  /** Bytes of an element; absent in DataView, which takes bytes. */
  readonly BYTES_PER_ELEMENT?: number;
}

/** A checked view of host-visible memory; without a length as many elements as fit. */
export function viewOf<V extends ArrayBufferView>(
  block: HostViewBlock,
  kind: ViewClass<V>,
  byteOffset: number,
  length: number | undefined,
  api: string,
): V {
  block.assertOpen(api);
  if (!isViewClass(kind))
    throw new InvalidArgumentError({
      api,
      parameter: 'kind',
      received: kind,
      expected: 'a class of typed arrays, Buffer, or DataView',
    });
  const elementBytes = kind.BYTES_PER_ELEMENT ?? 1;
  const start = checkOffset(byteOffset, block.byteLength, api, 'byteOffset');
  if (start % elementBytes !== 0)
    throw new InvalidArgumentError({
      api,
      parameter: 'byteOffset',
      received: byteOffset,
      expected: `a multiple of ${elementBytes}, the size of an element`,
    });
  const most = Math.floor((block.byteLength - start) / elementBytes);
  const expected = `a whole number of elements from 0 to ${most}, what fits behind byteOffset`;
  if (length !== undefined) checkWhole(length, 0, most, api, 'length', expected);
  const count = length ?? most;
  // Node.js warns of its constructor.
  if (isBufferClass(kind)) return kind.from(block.buffer, start, count);
  return new kind(block.buffer, start, count);
}

/** What Float32Array and its like inherit from; JavaScript has no name for it. */
const TypedArray: unknown = Object.getPrototypeOf(Uint8Array);

/** Buffer, which makes views of its own kind. */
const isBufferClass = <V extends ArrayBufferView>(
  kind: ViewClass<V>,
): kind is ViewClass<V> & { from(buffer: ArrayBuffer, byteOffset: number, length: number): V } =>
  (kind as unknown) === Buffer; // TypeScript sees no overlap

const isViewClass = (kind: unknown): boolean =>
  kind === DataView ||
  kind === Buffer ||
  (typeof kind === 'function' && Object.getPrototypeOf(kind) === TypedArray);
