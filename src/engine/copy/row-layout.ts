import { InvalidArgumentError } from '../../errors/index.js';
import { checkOffset, checkWhole } from '../arguments/numbers.js';
import { readOptions } from '../arguments/options.js';
import { overlapError, type SideNames, type Sides } from './copy-plan.js';
import { type Operand, overlap, packedSideOf, type Region, regionOf, type Side } from './Region.js';

/** Rows that are copied: `height` rows of `width` bytes, on each side `pitch` bytes from one row to the next. */
export interface RowLayout {
  /** Bytes of a row, up to 5,000,000. */
  readonly width: number;
  /** Rows, up to 5,242,880. */
  readonly height: number;
  /** Bytes from one row to the next in the destination. Default: `width`. */
  readonly destinationPitch?: number;
  /** Bytes from one row to the next in the source. Default: `width`. */
  readonly sourcePitch?: number;
  /** First byte in the destination. Default 0. */
  readonly destinationOffset?: number;
  /** First byte in the source. Default 0. */
  readonly sourceOffset?: number;
}

const LAYOUT_OPTIONS = [
  'width',
  'height',
  'destinationPitch',
  'sourcePitch',
  'destinationOffset',
  'sourceOffset',
] as const;

/** Limits of aclrtMemcpy2d. */
const MOST_BYTES_IN_ROW = 5_000_000;
const MOST_ROWS = 5_242_880;

/** Checked rows on both sides. The regions begin with the first row and end with the last. */
export interface RowTransfer extends Sides {
  readonly width: number;
  readonly height: number;
  readonly destinationPitch: number;
  readonly sourcePitch: number;
}

export function checkRows(
  destination: Operand,
  source: Operand,
  layout: RowLayout,
  api: string,
  names: SideNames,
): RowTransfer {
  if (layout === undefined)
    throw new InvalidArgumentError({
      api,
      parameter: 'layout',
      received: layout,
      expected: 'an object with width and height',
    });
  const read = readOptions(layout, LAYOUT_OPTIONS, api, names.options);
  const toSide = packedSideOf(destination, api, names.destination);
  const fromSide = packedSideOf(source, api, names.source);
  const { width, height } = read;
  checkWhole(width, 1, MOST_BYTES_IN_ROW, api, 'layout.width');
  checkWhole(height, 1, MOST_ROWS, api, 'layout.height');
  const destinationPitch = checkPitch(read.destinationPitch, width, api, 'layout.destinationPitch');
  const sourcePitch = checkPitch(read.sourcePitch, width, api, 'layout.sourcePitch');
  const side = (
    operand: Operand,
    looked: Side,
    offset: unknown,
    pitch: number,
    which: keyof SideNames,
  ): Region => {
    const bytes = looked.byteLength;
    const start = checkOffset(offset, bytes, api, `layout.${which}Offset`);
    const needed = (height - 1) * pitch + width;
    if (needed > bytes - start)
      throw new InvalidArgumentError({
        api,
        parameter: 'layout.height',
        received: height,
        expected: `as many rows as fit into the ${which}: they take ${needed} bytes, it has ${bytes - start}`,
      });
    const name = names[which] === 'this' ? `layout.${which}Offset` : names[which];
    return regionOf(looked, operand, start, needed, api, name);
  };
  const to = side(destination, toSide, read.destinationOffset, destinationPitch, 'destination');
  const from = side(source, fromSide, read.sourceOffset, sourcePitch, 'source');
  if (overlap(to, from)) throw overlapError(destination, source, api, names);
  return { names, destination: to, source: from, width, height, destinationPitch, sourcePitch };
}

function checkPitch(pitch: unknown, width: number, api: string, parameter: string): number {
  if (pitch === undefined) return width;
  checkWhole(
    pitch,
    width,
    Number.MAX_SAFE_INTEGER,
    api,
    parameter,
    `a whole number of bytes, at least the width ${width}`,
  );
  return pitch;
}

/** One row after the other, where the native call can't do it in one go. */
export function eachRow(
  { width, height, destinationPitch, sourcePitch }: RowTransfer,
  visit: (destinationOffset: number, sourceOffset: number, byteLength: number) => void,
): void {
  for (let row = 0; row < height; row += 1) visit(row * destinationPitch, row * sourcePitch, width);
}
