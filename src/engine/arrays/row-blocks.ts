import type { ArrayLayout, Shape } from './layout.js';

/** Copies between elements of two layouts, as the rows that native calls take. Pure numbers. */

/** Rows of bytes, at the same pitch one after the other on each side. */
export interface RowBlock {
  readonly destinationOffset: number;
  readonly sourceOffset: number;
  /** Bytes of a row. */
  readonly width: number;
  readonly height: number;
  readonly destinationPitch: number;
  readonly sourcePitch: number;
}

/** Limits of aclrtMemcpy2d. */
const MOST_BYTES_IN_ROW = 5_000_000;
const MOST_ROWS = 5_242_880;

interface Axis {
  length: number;
  /** Bytes from one element to the next on each side. */
  to: number;
  from: number;
}

interface Axes {
  readonly axes: readonly Axis[];
  readonly to: number;
  readonly from: number;
}

/**
 * The rows of a copy between two layouts of one shape and element size: as few blocks as there can be. The elements have
 * no order among themselves, so that axes are turned round, swapped and joined where both sides allow it.
 */
export function* rowBlocks(destination: ArrayLayout, source: ArrayLayout): Generator<RowBlock> {
  const { axes, to, from } = joined(destination, source);
  let width = destination.dtype.itemSize;
  const rest = [...axes];
  const packed = rest.findIndex((axis) => axis.to === width && axis.from === width);
  if (packed >= 0) for (const axis of rest.splice(packed, 1)) width *= axis.length;
  const rows = width > MOST_BYTES_IN_ROW ? undefined : takeRows(rest, width);
  const { length: height = 1, to: destinationPitch = width, from: sourcePitch = width } = rows ?? {};
  for (const [destinationOffset, sourceOffset] of places(rest, to, from))
    for (let row = 0; row < height; row += MOST_ROWS)
      yield {
        destinationOffset: destinationOffset + row * destinationPitch,
        sourceOffset: sourceOffset + row * sourcePitch,
        width,
        height: Math.min(MOST_ROWS, height - row),
        destinationPitch,
        sourcePitch,
      };
}

/** The longest axis that can be the pitch of rows, out of `rest`. */
function takeRows(rest: Axis[], width: number): Axis | undefined {
  let best = -1;
  for (const [index, { to, from, length }] of rest.entries())
    if (to >= width && from >= width && length > (rest[best]?.length ?? 0)) best = index;
  return best < 0 ? undefined : rest.splice(best, 1)[0];
}

function joined(destination: ArrayLayout, source: ArrayLayout): Axes {
  let [to, from] = [destination.offset, source.offset];
  const axes: Axis[] = [];
  for (const [index, length] of destination.shape.entries()) {
    if (length === 1) continue;
    const axis = { length, to: destination.strides[index] as number, from: source.strides[index] as number }; // one stride an axis
    if (axis.to < 0 && axis.from < 0) {
      to += (length - 1) * axis.to;
      from += (length - 1) * axis.from;
      axis.to = -axis.to;
      axis.from = -axis.from;
    }
    axes.push(axis);
  }
  axes.sort((a, b) => Math.abs(b.from) - Math.abs(a.from));
  const merged: Axis[] = [];
  for (const axis of axes) {
    const outer = merged.at(-1);
    if (outer !== undefined && outer.to === axis.to * axis.length && outer.from === axis.from * axis.length) {
      outer.length *= axis.length;
      outer.to = axis.to;
      outer.from = axis.from;
    } else merged.push(axis);
  }
  return { axes: merged, to, from };
}

/** Where the blocks begin, on both sides. */
function* places(axes: readonly Axis[], to: number, from: number): Generator<readonly [number, number]> {
  const [first, ...others] = axes;
  if (first === undefined) {
    yield [to, from];
    return;
  }
  for (let index = 0; index < first.length; index += 1)
    yield* places(others, to + index * first.to, from + index * first.from);
}

/**
 * A packed layout that is copied from or to the given one in the fewest calls: its axes have the order and the directions
 * of the other's. It begins at byte 0 of its memory.
 */
export function mirrorOf({ dtype, shape, strides }: ArrayLayout): ArrayLayout {
  const order = [...shape.keys()].sort(
    (a, b) => Math.abs(strides[b] as number) - Math.abs(strides[a] as number) || a - b, // axes of the shape
  );
  const packed = new Array<number>(shape.length);
  let step = dtype.itemSize;
  let offset = 0;
  for (const axis of order.reverse()) {
    const length = shape[axis] as number;
    const backwards = (strides[axis] as number) < 0 && length > 1;
    packed[axis] = backwards ? -step : step;
    if (backwards) offset += step * (length - 1);
    step *= length;
  }
  return { dtype, shape, strides: packed, offset };
}

/** Copies elements from one layout to another, both in buffers of ours or of the script. */
export function copyElements(
  destination: ArrayLayout,
  destinationBytes: Uint8Array,
  source: ArrayLayout,
  sourceBytes: Uint8Array,
): void {
  for (const block of rowBlocks(destination, source)) {
    const { width, height, destinationPitch, sourcePitch } = block;
    let { destinationOffset, sourceOffset } = block;
    for (let row = 0; row < height; row += 1) {
      if (width <= SHORT)
        for (let byte = 0; byte < width; byte += 1)
          destinationBytes[destinationOffset + byte] = sourceBytes[sourceOffset + byte] as number; // inside both
      else destinationBytes.set(sourceBytes.subarray(sourceOffset, sourceOffset + width), destinationOffset);
      destinationOffset += destinationPitch;
      sourceOffset += sourcePitch;
    }
  }
}

/** Bytes up to which a loop is faster than a call. */
const SHORT = 32;

/** Whether two layouts are of one shape. */
export const sameShape = (a: Shape, b: Shape): boolean =>
  a.length === b.length && a.every((length, axis) => length === b[axis]);

/** Whether two layouts in one memory have a byte in common. */
export function shareBytes(a: ArrayLayout, b: ArrayLayout): boolean {
  const [first, second] = [startsOf(a), startsOf(b)];
  const [sizeA, sizeB] = [a.dtype.itemSize, b.dtype.itemSize];
  for (let i = 0, j = 0; i < first.length && j < second.length; ) {
    const [left, right] = [first[i] as number, second[j] as number]; // below their lengths
    if (left + sizeA <= right) i += 1;
    else if (right + sizeB <= left) j += 1;
    else return true;
  }
  return false;
}

/** Where the elements begin, in ascending order. */
function startsOf(layout: ArrayLayout): Float64Array {
  const starts = new Float64Array(layout.shape.reduce((count, length) => count * length, 1));
  let next = 0;
  const axes = layout.shape.map((length, axis) => ({ length, to: 0, from: layout.strides[axis] as number }));
  for (const [, from] of places(axes, 0, layout.offset)) starts[next++] = from;
  return starts.sort();
}
