import { types } from 'node:util';
import { InvalidArgumentError } from '../../errors/index.js';
import { type Read, readOptions } from '../arguments/options.js';
import { type DTypeInfo, dtypeOfView } from '../arrays/dtype.js';
import { type ArrayLayout, extentOf, packedLayout } from '../arrays/layout.js';
import { mirrorOf, sameShape, shareBytes } from '../arrays/row-blocks.js';
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
import { type Operand, overlap, type Region, regionIn, regionOf, type Side, sideOf } from './Region.js';

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
  const to = sideOf(destination, api, names.destination);
  const from = sideOf(source, api, names.source);
  if (to instanceof ArrayLifetime || from instanceof ArrayLifetime)
    return arrayTransfer(destination, source, to, from, read, api, names);
  return checkBytes(destination, source, to, from, read, api, names);
}

/** A copy with an array on one side at least. */
function arrayTransfer(
  destination: Operand,
  source: Operand,
  to: Side,
  from: Side,
  read: Read<CopyOptions>,
  api: string,
  names: SideNames,
): Transfer {
  const strided = isStrided(to) || isStrided(from);
  const name = COPY_OPTIONS.find((option) => read[option] !== undefined);
  if (name !== undefined && strided)
    throw new InvalidArgumentError({
      api,
      parameter: `${names.options}.${name}`,
      received: read[name],
      expected: 'absent: an array whose elements lie apart is copied whole; slice it to copy a part',
    });
  if (name === undefined) checkElements(destination, source, to, from, api, names);
  return strided
    ? stridedTransfer(destination, source, to, from, api, names)
    : checkBytes(destination, source, to, from, read, api, names);
}

const isStrided = (side: Side): boolean => side instanceof ArrayLifetime && !side.contiguous;

/** Throws unless the two sides can be the same elements. */
function checkElements(
  destination: Operand,
  source: Operand,
  to: Side,
  from: Side,
  api: string,
  names: SideNames,
): void {
  const isInto = to instanceof ArrayLifetime;
  if (isInto && from instanceof ArrayLifetime) {
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
  const array = isInto ? to : from;
  const other = isInto ? source : destination;
  if (!(array instanceof ArrayLifetime)) return;
  const dtype = types.isTypedArray(other) ? dtypeOfView(other) : undefined;
  if (dtype !== undefined && !canHold(dtype, array.layout.dtype))
    throw new InvalidArgumentError({
      api,
      parameter: isInto ? names.source : names.destination,
      received: other,
      expected: `elements of type ${array.layout.dtype.name}, or bytes: set() converts values, toTypedArray() gives them`,
    });
  if (!isInto || from.byteLength === to.byteLength) return;
  throw new InvalidArgumentError({
    api,
    parameter: names.source === 'this' ? names.destination : names.source,
    received: names.source === 'this' ? destination : source,
    expected: `as many bytes as the array has: ${to.byteLength}, not ${from.byteLength}`,
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
  to: Side,
  from: Side,
  api: string,
  names: SideNames,
): Transfer {
  const { layout, byteLength } = (to instanceof ArrayLifetime ? to : from) as ArrayLifetime; // one of them is an array
  const packed = packedLayout(layout.dtype, layout.shape);
  if (to.byteLength < byteLength)
    throw new InvalidArgumentError({
      api,
      parameter: names.destination,
      received: destination,
      expected: `at least ${byteLength} bytes long, what the array has (it takes ${to.byteLength})`,
    });
  const place = (operand: Operand, side: Side, name: string) => {
    const parameter = name === 'this' ? blamedSide(names) : name;
    if (!(side instanceof ArrayLifetime))
      return { region: regionOf(side, operand, 0, byteLength, api, parameter), layout: packed };
    const extent = extentOf(side.layout);
    const region = regionIn(operand, side.block, extent.start, extent.byteLength, api, parameter);
    return { region, layout: { ...side.layout, offset: side.layout.offset - extent.start } };
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
