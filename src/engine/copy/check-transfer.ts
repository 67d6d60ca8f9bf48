import { types } from 'node:util';
import { InvalidArgumentError } from '../../errors/index.js';
import { readOptions } from '../arguments/options.js';
import { type DTypeInfo, dtypeOfView } from '../arrays/dtype.js';
import { type ArrayLayout, extentOf, packedLayout } from '../arrays/layout.js';
import { mirrorOf, sameShape, shareBytes } from '../arrays/row-blocks.js';
import { isResource, lifetimeOf, requireOpen } from '../base/Resource.js';
import { ArrayLifetime } from '../memory/ArrayLifetime.js';
import {
  blamedSide,
  COPY_OPTIONS,
  type CopyOptions,
  checkBytes,
  overlapError,
  type SideNames,
  type Transfer,
} from './copy-plan.js';
import { lengthOf, type Operand, overlap, type Region, regionIn, regionOf } from './Region.js';

/** What stands behind a handle of an array; undefined for everything else. */
const arrayOf = (operand: unknown): ArrayLifetime | undefined => {
  const lifetime = isResource(operand) ? lifetimeOf(operand) : undefined;
  return lifetime instanceof ArrayLifetime ? lifetime : undefined;
};

/**
 * Checks both sides of a copy. Arrays are copied element by element to arrays of the same type and shape, and as the
 * bytes of their elements to everything else. `names` are for messages, which blame a parameter rather than `this`.
 */
export function checkTransfer(
  destination: Operand,
  source: Operand,
  options: CopyOptions | undefined,
  api: string,
  names: SideNames,
): Transfer {
  const read = readOptions(options, COPY_OPTIONS, api, names.options);
  const [to, from] = [arrayOf(destination), arrayOf(source)];
  const name = COPY_OPTIONS.find((option) => read[option] !== undefined);
  if (to === undefined && from === undefined) return checkBytes(destination, source, read, api, names);
  if (to !== undefined) requireOpen(destination as never, api, outer(names.destination)); // an array is a handle
  if (from !== undefined) requireOpen(source as never, api, outer(names.source));
  const strided = !(to?.contiguous ?? true) || !(from?.contiguous ?? true);
  if (name !== undefined && strided)
    throw new InvalidArgumentError({
      api,
      parameter: `${names.options}.${name}`,
      received: read[name],
      expected: 'absent: an array whose elements lie apart is copied whole; slice it to copy a part',
    });
  if (name !== undefined) return checkBytes(destination, source, read, api, names);
  checkElements(destination, source, to, from, api, names);
  if (!strided) return checkBytes(destination, source, read, api, names);
  return stridedTransfer(destination, source, to, from, api, names);
}

const outer = (name: string): string | undefined => (name === 'this' ? undefined : name);

/** Throws unless the two sides can be the same elements. */
function checkElements(
  destination: Operand,
  source: Operand,
  to: ArrayLifetime | undefined,
  from: ArrayLifetime | undefined,
  api: string,
  names: SideNames,
): void {
  if (to !== undefined && from !== undefined) {
    const [wanted, given] = names.source === 'this' ? [from, to] : [to, from];
    if (to.layout.dtype !== from.layout.dtype || !sameShape(to.layout.shape, from.layout.shape))
      throw refuse(
        source,
        destination,
        api,
        names,
        `an array ${describe(wanted)}: this one is ${describe(given)}`,
      );
    return;
  }
  const array = to ?? from;
  const other = to === undefined ? destination : source;
  if (array === undefined) return;
  const dtype = types.isTypedArray(other) ? dtypeOfView(other) : undefined;
  if (dtype !== undefined && !canHold(dtype, array.layout.dtype))
    throw new InvalidArgumentError({
      api,
      parameter: to === undefined ? names.destination : names.source,
      received: other,
      expected: `elements of type ${array.layout.dtype.name}, or bytes: set() converts values, toTypedArray() gives them`,
    });
  if (to === undefined) return;
  const available = lengthOf(source, api, names.source);
  if (available !== to.byteLength)
    throw new InvalidArgumentError({
      api,
      parameter: names.source === 'this' ? names.destination : names.source,
      received: names.source === 'this' ? destination : source,
      expected: `as many bytes as the array has: ${to.byteLength}, not ${available}`,
    });
}

const describe = ({ layout: { dtype, shape } }: ArrayLifetime): string =>
  `of ${dtype.name} and shape [${shape.join(', ')}]`;

/** Whether a typed array holds elements of an array as they are: it has their class, or one of bytes. */
const canHold = (view: DTypeInfo, { bits, name }: DTypeInfo): boolean =>
  view.name === 'uint8' || view.bits === bits ? view.name !== 'float16' || name !== 'bfloat16' : false;

const refuse = (
  source: Operand,
  destination: Operand,
  api: string,
  names: SideNames,
  expected: string,
): Error =>
  new InvalidArgumentError({
    api,
    parameter: blamedSide(names),
    received: names.source === 'this' ? destination : source,
    expected,
  });

/** A copy in which the elements of a side lie apart. The other side is an array, or has the elements one after the other. */
function stridedTransfer(
  destination: Operand,
  source: Operand,
  to: ArrayLifetime | undefined,
  from: ArrayLifetime | undefined,
  api: string,
  names: SideNames,
): Transfer {
  const { layout, byteLength } = (to ?? from) as ArrayLifetime; // one of them is an array
  const packed = packedLayout(layout.dtype, layout.shape);
  const [room, available] = [to?.byteLength ?? lengthOf(destination, api, names.destination), byteLength];
  if (room < available)
    throw new InvalidArgumentError({
      api,
      parameter: names.destination,
      received: destination,
      expected: `at least ${available} bytes long, what the array has (it takes ${room})`,
    });
  const place = (operand: Operand, array: ArrayLifetime | undefined, name: string) => {
    const parameter = name === 'this' ? blamedSide(names) : name;
    if (array === undefined)
      return { region: regionOf(operand, 0, byteLength, api, parameter), layout: packed };
    const extent = extentOf(array.layout);
    const region = regionIn(operand, array.block, extent.start, extent.byteLength, api, parameter);
    return { region, layout: { ...array.layout, offset: array.layout.offset - extent.start } };
  };
  const [a, b] = [place(destination, to, names.destination), place(source, from, names.source)];
  if (overlap(a.region, b.region) && shareAny(a, b)) throw overlapError(destination, source, api, names);
  const strided = {
    destination: a.region.side === 'script' ? mirrorOf(b.layout) : a.layout,
    source: b.region.side === 'script' ? mirrorOf(a.layout) : b.layout,
    packed,
  };
  return { names, destination: a.region, source: b.region, byteLength, strided };
}

interface PlacedSide {
  readonly region: Region;
  readonly layout: ArrayLayout;
}

/** Whether two sides have a byte in common, of which the regions around them have some. */
function shareAny(a: PlacedSide, b: PlacedSide): boolean {
  if (a.region.side === 'script' || b.region.side === 'script') return false;
  const distance = Number(b.region.address - a.region.address);
  return shareBytes(a.layout, { ...b.layout, offset: b.layout.offset + distance });
}
