import { InvalidArgumentError } from '../../errors/index.js';
import { isArray, listOf } from '../../errors/intrinsics.js';
import { checkWhole } from '../arguments/numbers.js';
import type { DTypeInfo } from './dtype.js';

/** How many elements an array has along each of its axes; none at all for a single element. */
export type Shape = readonly number[];

/** As many axes as NumPy takes. */
const MOST_AXES = 64;

/** Where the elements of an array are: pure numbers, of no memory in particular. */
export interface ArrayLayout {
  readonly dtype: DTypeInfo;
  readonly shape: Shape;
  /** Bytes from one element to the next along each axis; below 0 where a slice goes backwards. */
  readonly strides: readonly number[];
  /** Byte of the first element. */
  readonly offset: number;
}

/** Bytes that a layout reaches over: from the first byte of its lowest element to behind the highest. */
export interface Extent {
  readonly start: number;
  readonly byteLength: number;
}

/** The elements of a shape. */
export const countOf = (shape: Shape): number => shape.reduce((product, length) => product * length, 1);

/** The shape that a script gives: an array of lengths, or one length. Read once into an array of ours. */
export function checkShape(
  shape: unknown,
  itemSize: number,
  api: string,
  parameter = 'shape',
): readonly number[] {
  const axes: readonly unknown[] = typeof shape === 'number' ? [shape] : listOfAxes(shape, api, parameter);
  let byteLength = itemSize;
  const lengths = axes.map((length, axis) => {
    const name = typeof shape === 'number' ? parameter : `${parameter}[${axis}]`;
    const most = Math.floor(Number.MAX_SAFE_INTEGER / Math.max(byteLength, 1));
    checkWhole(length, 0, most, api, name, `a whole number of elements from 0 to ${most}`);
    byteLength *= Math.max(length, 1);
    return length;
  });
  return Object.freeze(lengths);
}

function listOfAxes(shape: unknown, api: string, parameter: string): readonly unknown[] {
  const length = isArray(shape) ? shape.length : undefined;
  if (!isArray(shape) || !Number.isSafeInteger(length) || shape.length > MOST_AXES)
    throw new InvalidArgumentError({
      api,
      parameter,
      received: shape,
      expected: `an array of at most ${MOST_AXES} lengths, such as [2, 3]`,
    });
  return listOf(shape.length, (axis): unknown => shape[axis]);
}

/** Bytes between elements that lie one after the other, the last axis fastest. */
export function packedStrides(shape: Shape, itemSize: number): readonly number[] {
  const strides = new Array<number>(shape.length);
  let step = itemSize;
  for (let axis = shape.length - 1; axis >= 0; axis -= 1) {
    strides[axis] = step;
    step *= Math.max(shape[axis] ?? 1, 1);
  }
  return Object.freeze(strides);
}

export const packedLayout = (dtype: DTypeInfo, shape: Shape, offset = 0): ArrayLayout => ({
  dtype,
  shape,
  strides: packedStrides(shape, dtype.itemSize),
  offset,
});

/** Whether the elements lie one after the other, the last axis fastest. Strides of axes that nothing moves along are free. */
export function isContiguous({ dtype, shape, strides }: ArrayLayout): boolean {
  if (countOf(shape) === 0) return true;
  let step = dtype.itemSize;
  for (let axis = shape.length - 1; axis >= 0; axis -= 1) {
    const length = shape[axis] as number; // the axis is one of the shape's
    if (length !== 1 && strides[axis] !== step) return false;
    step *= length;
  }
  return true;
}

export function extentOf({ dtype, shape, strides, offset }: ArrayLayout): Extent {
  if (countOf(shape) === 0) return { start: offset, byteLength: 0 };
  let [low, high] = [offset, offset + dtype.itemSize];
  for (const [axis, length] of shape.entries()) {
    const reach = (length - 1) * (strides[axis] as number); // as many strides as axes
    if (reach < 0) low += reach;
    else high += reach;
  }
  return { start: low, byteLength: high - low };
}
