import type { DTypeInfo } from '../engine/arrays/dtype.js';
import {
  type ArrayLayout,
  checkShape,
  countOf,
  isContiguous,
  packedStrides,
} from '../engine/arrays/layout.js';
import { InvalidArgumentError } from '../errors/index.js';
import { isArray } from '../errors/intrinsics.js';

/** Views: other layouts of the same elements. NumPy's basic slicing. */

/**
 * What a slice takes of an axis: one element by its number, which counts from the end when it is below 0; a text
 * `'start:stop:step'` of which any part may be absent; `'...'` for all of the axes not named; null for a new axis of
 * length 1.
 */
export type SliceIndex = number | string | null;

const RANGE = /^\s*([+-]?\d+)?\s*:\s*([+-]?\d+)?\s*(?::\s*([+-]?\d+)?\s*)?$/;

/** The layout that indexes take out of another. */
export function sliced(layout: ArrayLayout, indexes: readonly unknown[], api: string): ArrayLayout {
  const named = indexes.filter((index) => index !== null && index !== '...').length;
  const axes = layout.shape.length;
  const refuse = (position: number, expected: string): never => {
    const parameter = `indexes[${position}]`;
    throw new InvalidArgumentError({ api, parameter, received: indexes[position], expected });
  };
  const shape: number[] = [];
  const strides: number[] = [];
  let { offset } = layout;
  let axis = 0;
  let ellipses = 0;
  const keep = (): void => {
    shape.push(layout.shape[axis] as number); // the axis is one of the layout's
    strides.push(layout.strides[axis] as number);
    axis += 1;
  };
  for (const [position, index] of indexes.entries()) {
    if (index === null) {
      shape.push(1);
      strides.push(0);
      continue;
    }
    if (index === '...') {
      if (++ellipses > 1) refuse(position, "the only '...' of the slice");
      for (let left = axes - named; left > 0; left -= 1) keep();
      continue;
    }
    if (axis >= axes) refuse(position, `absent: the array has ${axes} ${axes === 1 ? 'axis' : 'axes'}`);
    const length = layout.shape[axis] as number; // the axis is one of the layout's
    const stride = layout.strides[axis] as number;
    if (typeof index === 'number') {
      if (!Number.isInteger(index) || index < -length || index >= length)
        refuse(position, `a whole number from ${-length} to ${length - 1}, an element of axis ${axis}`);
      offset += (index < 0 ? index + length : index) * stride;
    } else {
      const range = typeof index === 'string' ? rangeOf(index, length) : undefined;
      if (range === undefined)
        return refuse(
          position,
          "a whole number, a text 'start:stop:step' with a step other than 0, '...' or null",
        );
      if (range.count > 0) offset += range.start * stride;
      shape.push(range.count);
      strides.push(stride * range.step);
    }
    axis += 1;
  }
  while (axis < axes) keep();
  return { ...layout, shape: Object.freeze(shape), strides: Object.freeze(strides), offset };
}

/** What Python's slices mean: ends beyond the axis are its ends. Undefined for another text. */
function rangeOf(text: string, length: number): { start: number; step: number; count: number } | undefined {
  const match = RANGE.exec(text);
  if (match === null) return undefined;
  const [first, last, step] = match.slice(1).map((part) => (part === undefined ? undefined : Number(part)));
  const by = step ?? 1;
  if (by === 0) return undefined;
  const [low, high] = by > 0 ? [0, length] : [-1, length - 1];
  const place = (value: number | undefined, absent: number): number =>
    value === undefined ? absent : Math.min(Math.max(value < 0 ? value + length : value, low), high);
  const start = place(first, by > 0 ? low : high);
  const stop = place(last, by > 0 ? high : low);
  return { start, step: by, count: Math.max(Math.ceil((stop - start) / by), 0) };
}

/**
 * The layout with another shape. One length may be -1: it follows from the others.
 * Throws where the elements would have to move.
 */
export function reshaped(layout: ArrayLayout, given: unknown, api: string): ArrayLayout {
  const total = countOf(layout.shape);
  const shape = withInferred(given, total, layout.dtype.itemSize, api);
  if (shape === undefined || countOf(shape) !== total)
    throw new InvalidArgumentError({
      api,
      parameter: 'shape',
      received: given,
      expected: `of ${total} elements, as the array has`,
    });
  if (isContiguous(layout)) return { ...layout, shape, strides: packedStrides(shape, layout.dtype.itemSize) };
  const strides = stridesFor(layout, shape);
  if (strides !== undefined) return { ...layout, shape, strides: Object.freeze(strides) };
  throw new InvalidArgumentError({
    api,
    parameter: 'shape',
    received: given,
    expected: `one that this view can have without moving elements: copy it into an array of its own first, and reshape that`,
  });
}

function withInferred(
  given: unknown,
  total: number,
  itemSize: number,
  api: string,
): readonly number[] | undefined {
  const axes: readonly unknown[] = isArray(given) ? Array.from(given as unknown[]) : [given];
  const unknown = axes.indexOf(-1);
  if (unknown < 0) return checkShape(isArray(given) ? axes : given, itemSize, api);
  const rest = axes.filter((_, axis) => axis !== unknown);
  const known = countOf(checkShape(rest, itemSize, api));
  if (known === 0 || total % known !== 0) return undefined;
  return checkShape(
    axes.map((length, axis) => (axis === unknown ? total / known : length)),
    itemSize,
    api,
  );
}

/** Strides with which the elements keep their places, or undefined: groups of axes must be steps of one size on both sides. */
function stridesFor(layout: ArrayLayout, shape: readonly number[]): number[] | undefined {
  const old = layout.shape
    .map((length, axis) => ({ length, stride: layout.strides[axis] as number })) // one stride an axis
    .filter(({ length }) => length !== 1);
  const strides = new Array<number>(shape.length).fill(layout.dtype.itemSize);
  let [from, axis] = [0, 0];
  while (from < old.length) {
    let count = (old[from++] as { length: number }).length; // below its length
    const start = axis;
    let made = 1;
    while (axis < shape.length && made < count) made *= shape[axis++] as number; // below its length
    while (made !== count) {
      if (made < count) {
        if (axis >= shape.length) return undefined;
        made *= shape[axis++] as number;
      } else {
        const next = old[from];
        const last = old[from - 1];
        if (next === undefined || last === undefined || last.stride !== next.stride * next.length)
          return undefined;
        count *= next.length;
        from += 1;
      }
    }
    let step = (old[from - 1] as { stride: number }).stride;
    for (let target = axis - 1; target >= start; target -= 1) {
      strides[target] = step;
      step *= shape[target] as number;
    }
  }
  return strides;
}

/** The layout whose elements are of another type: the last axis has as many more or fewer as the sizes say. */
export function viewedAs(layout: ArrayLayout, dtype: DTypeInfo, api: string): ArrayLayout {
  const { itemSize } = layout.dtype;
  if (dtype.itemSize === itemSize) return { ...layout, dtype };
  const refuse = (expected: string): never => {
    throw new InvalidArgumentError({ api, parameter: 'dtype', received: dtype.name, expected });
  };
  const axis = layout.shape.length - 1;
  const length = layout.shape[axis];
  if (length === undefined)
    return refuse(`a type of ${itemSize} bytes, as an array without axes has no room for another`);
  if (length !== 1 && layout.strides[axis] !== itemSize)
    return refuse(`a type of ${itemSize} bytes: the elements of the last axis lie apart`);
  const bytes = length * itemSize;
  if (bytes % dtype.itemSize !== 0)
    return refuse(`a type whose ${dtype.itemSize} bytes divide the ${bytes} bytes of the last axis`);
  return {
    dtype,
    shape: Object.freeze([...layout.shape.slice(0, axis), bytes / dtype.itemSize]),
    strides: Object.freeze([...layout.strides.slice(0, axis), dtype.itemSize]),
    offset: layout.offset,
  };
}
