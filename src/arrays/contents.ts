import { bytesOf } from '../engine/arguments/buffers.js';
import { type ArrayLayout, countOf, extentOf, packedLayout } from '../engine/arrays/layout.js';
import { copyElements, mirrorOf } from '../engine/arrays/row-blocks.js';
import type { Element } from '../engine/arrays/values.js';
import { lifetimeOf, type Resource, requireOpen } from '../engine/base/Resource.js';
import { checkTransfer } from '../engine/copy/check-transfer.js';
import { copyNow } from '../engine/copy/copy.js';
import { regionIn } from '../engine/copy/Region.js';
import type { ArrayLifetime } from '../engine/memory/ArrayLifetime.js';
import { fillBlock } from '../engine/memory/fill.js';
import { queuedNote, whyUnreadable } from '../engine/memory/unreadable.js';
import { InvalidArgumentError } from '../errors/index.js';
import { isArray } from '../errors/intrinsics.js';
import { byteLengthOf } from '../native/values/views.js';
import { load, type Origin, packNested, store } from './elements.js';
import { EDGE, hasGap, printed } from './print.js';
import { sliced } from './slicing.js';
import { asView, type Bits, emptyBits } from './typed-arrays.js';

/** What an array has in it: written from values of the script, and read back. */

type ArrayHandle = Resource<ArrayLifetime>;

const NAMES = { destination: 'this', source: 'this', options: 'options' } as const;

/** Elements in the memory of an array as the device has them, packed. */
export function readBits(array: ArrayHandle, layout: ArrayLayout, api: string): Bits {
  const byteLength = countOf(layout.shape) * layout.dtype.itemSize;
  const bits = emptyBits(layout.dtype, countOf(layout.shape));
  const extent = extentOf(layout);
  const region = regionIn(array, lifetimeOf(array).block, extent.start, extent.byteLength, api, 'this');
  const source = { ...layout, offset: layout.offset - extent.start };
  const packed = packedLayout(layout.dtype, layout.shape);
  const transfer = {
    names: NAMES,
    destination: { side: 'script', bytes: new Uint8Array(bits.buffer), byteLength, holders: [] },
    source: region,
    byteLength,
    strided: { destination: mirrorOf(source), source, packed },
  } as const;
  copyNow(transfer, api);
  return bits;
}

/** Values of the script as packed elements: as many as the layout has, or one for all. */
export function bitsOf(layout: ArrayLayout, values: unknown, origin: Origin): { bits: Bits; isOne: boolean } {
  const isOne = asView(values) === undefined && !isArray(values);
  if (!isOne) return { bits: bitsOfMany(layout, values, origin), isOne };
  const bits = emptyBits(layout.dtype, 1);
  store(layout.dtype, bits, 0, values, origin);
  return { bits, isOne };
}

function bitsOfMany({ dtype, shape }: ArrayLayout, values: unknown, origin: Origin): Bits {
  const typed = asView(values);
  if (typed === undefined) return packNested(dtype, shape, values, origin);
  const count = countOf(shape);
  const { view } = typed;
  const numbers = byteLengthOf(view) / typed.dtype.itemSize;
  const isSame = typed.dtype === dtype || (dtype.parts === 2 && typed.dtype.bits === dtype.bits);
  if (numbers !== (isSame ? count * dtype.parts : count))
    throw new InvalidArgumentError({
      ...origin,
      received: values,
      expected: `as many numbers as the array takes: ${isSame ? count * dtype.parts : count}`,
    });
  const bits = emptyBits(dtype, count);
  if (isSame) new Uint8Array(bits.buffer).set(bytesOf(view, 0, byteLengthOf(view)));
  else
    for (let index = 0; index < count; index += 1)
      store(dtype, bits, index, load(typed.dtype, view as Bits, index), {
        ...origin,
        parameter: `${origin.parameter}[${index}]`,
      });
  return bits;
}

export function elementAt(layout: ArrayLayout, indexes: readonly unknown[], api: string): ArrayLayout {
  if (indexes.length !== layout.shape.length)
    throw new InvalidArgumentError({
      api,
      parameter: 'indexes',
      received: indexes,
      expected: `one number for each of the ${layout.shape.length} axes`,
    });
  for (const [axis, index] of indexes.entries())
    if (typeof index !== 'number')
      throw new InvalidArgumentError({
        api,
        parameter: `indexes[${axis}]`,
        received: index,
        expected: 'a whole number',
      });
  return sliced(layout, indexes, api);
}

/** Bytes that are filled by one copy from the host; what is larger is doubled on the device. */
const CHUNK_BYTES = 2 ** 20;

/** Gives all elements one value, of which the bits are given. */
export function fillElements(array: ArrayHandle, one: Bits, api: string): void {
  const { block, blockOffset, byteLength, contiguous, layout } = lifetimeOf(array);
  if (byteLength === 0) return;
  const pattern = new Uint8Array(one.buffer);
  if (!contiguous) {
    copyNow(checkTransfer(array, repeated(pattern, byteLength), undefined, api, NAMES), api);
    return;
  }
  const region = (offset: number, length: number) =>
    regionIn(array, block, blockOffset + offset, length, api, 'this');
  if (pattern.every((byte) => byte === pattern[0])) {
    region(0, byteLength);
    fillBlock(block, blockOffset, byteLength, pattern[0] as number); // an element has a byte at least
    return;
  }
  const first = Math.min(byteLength, CHUNK_BYTES - (CHUNK_BYTES % layout.dtype.itemSize));
  const bytes = repeated(pattern, first);
  const source = { side: 'script', bytes, byteLength: first, holders: [] } as const;
  copyNow({ names: NAMES, destination: region(0, first), source, byteLength: first }, api);
  for (let done = first; done < byteLength; ) {
    const length = Math.min(done, byteLength - done);
    copyNow(
      { names: NAMES, destination: region(done, length), source: region(0, length), byteLength: length },
      api,
    );
    done += length;
  }
}

function repeated(pattern: Uint8Array, byteLength: number): Uint8Array {
  const bytes = new Uint8Array(byteLength);
  bytes.set(pattern);
  for (let done = pattern.length; done < byteLength; done *= 2)
    bytes.copyWithin(done, 0, Math.min(done, byteLength - done));
  return bytes;
}

/** The elements as a text for a person, with what is to be known about them; never throws. */
export function contentsOf(array: ArrayHandle): string {
  const { block, layout } = lifetimeOf(array);
  let text = '';
  const reason = whyUnreadable(() => {
    text = printed(layout.dtype, layout.shape, elementsShown(array));
  });
  if (reason !== undefined) return ` (${reason})`;
  const note = queuedNote(block.isInUse);
  return `${note === '' ? '' : ` (${note})`}\n${text}`;
}

/** The elements that are printed: of an axis with a gap its first and last ones. */
function elementsShown(array: ArrayHandle): Element[] {
  const { layout } = requireOpen(array, INSPECT);
  const { dtype, shape } = layout;
  const shown = packedLayout(
    dtype,
    shape.map((length, axis) => (hasGap(shape, axis) ? 2 * EDGE : length)),
  );
  const bits = emptyBits(dtype, countOf(shown.shape));
  const bytes = new Uint8Array(bits.buffer);
  const readCorner = (from: readonly string[], to: readonly string[]): void => {
    const axis = from.length;
    if (axis < shape.length) {
      const ends = hasGap(shape, axis) ? [`:${EDGE}`, `-${EDGE}:`] : [':'];
      for (const end of ends) readCorner([...from, end], [...to, end]);
      return;
    }
    const corner = sliced(layout, from, INSPECT);
    const part = readBits(array, corner, INSPECT);
    copyElements(
      sliced(shown, to, INSPECT),
      bytes,
      packedLayout(dtype, corner.shape),
      new Uint8Array(part.buffer),
    );
  };
  readCorner([], []);
  return Array.from({ length: countOf(shown.shape) }, (_, index) => load(dtype, bits, index));
}

const INSPECT = 'DeviceArray.inspect';
