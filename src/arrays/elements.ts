import type { DTypeInfo } from '../engine/arrays/dtype.js';
import type { Shape } from '../engine/arrays/layout.js';
import type { Complex, Element, Nested } from '../engine/arrays/values.js';
import { InvalidArgumentError } from '../errors/index.js';
import { isArray } from '../errors/intrinsics.js';
import { bfloat16Bits, bfloat16Value, float16Bits, float16Value } from './half.js';
import { type Bits, emptyBits } from './typed-arrays.js';

/** Single elements: from a value of the script to the bits of the device, and back. */

/** Where a value comes from, for messages. */
export interface Origin {
  readonly api: string;
  readonly parameter: string;
}

/** Smallest and largest number of the integer types. */
const RANGES: Readonly<Record<string, readonly [bigint, bigint]>> = Object.fromEntries(
  [8n, 16n, 32n, 64n].flatMap((bits) => [
    [`int${bits}`, [-(1n << (bits - 1n)), (1n << (bits - 1n)) - 1n]],
    [`uint${bits}`, [0n, (1n << bits) - 1n]],
  ]),
);

/** Stores a value of the script. Throws when the type can't hold it; fractions are rounded to the nearest there is. */
export function store(dtype: DTypeInfo, bits: Bits, index: number, value: unknown, origin: Origin): void {
  const target = bits as { [index: number]: number | bigint }; // the class goes with the dtype
  switch (dtype.name) {
    case 'bool':
      target[index] = booleanOf(value, origin) ? 1 : 0;
      return;
    case 'complex64': {
      const { re, im } = complexOf(value, origin);
      target[2 * index] = re;
      target[2 * index + 1] = im;
      return;
    }
    case 'float16':
      target[index] = float16Bits(numberOf(value, dtype, origin));
      return;
    case 'bfloat16':
      target[index] = bfloat16Bits(numberOf(value, dtype, origin));
      return;
    case 'float32':
    case 'float64':
      target[index] = numberOf(value, dtype, origin);
      return;
    default:
      target[index] = integerOf(value, dtype, origin);
  }
}

/** The element in JavaScript. */
export function load({ name }: DTypeInfo, bits: Bits, index: number): Element {
  if (name === 'complex64') return { re: bits[2 * index] as number, im: bits[2 * index + 1] as number };
  const value = bits[index] as number | bigint; // of the class that goes with the dtype
  if (name === 'bool') return value !== 0;
  if (name === 'float16') return float16Value(value as number);
  if (name === 'bfloat16') return bfloat16Value(value as number);
  return value;
}

function refuse(value: unknown, { api, parameter }: Origin, expected: string): never {
  throw new InvalidArgumentError({ api, parameter, received: value, expected });
}

function booleanOf(value: unknown, origin: Origin): boolean {
  if (typeof value === 'boolean') return value;
  if (value === 0 || value === 1) return value === 1;
  return refuse(value, origin, 'true or false, or 1 or 0: an element of bool');
}

function numberOf(value: unknown, { name }: DTypeInfo, origin: Origin): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  return refuse(value, origin, `a number: an element of ${name}`);
}

function integerOf(value: unknown, { name, itemSize }: DTypeInfo, origin: Origin): number | bigint {
  const [low, high] = RANGES[name] as readonly [bigint, bigint]; // all integer types are in it
  const number = typeof value === 'boolean' ? Number(value) : value;
  const isWhole = typeof number === 'bigint' || (typeof number === 'number' && Number.isSafeInteger(number));
  if (!isWhole || number < low || number > high)
    return refuse(value, origin, `a whole number from ${low} to ${high}: an element of ${name}`);
  return itemSize === 8 ? BigInt(number) : Number(number);
}

function complexOf(value: unknown, origin: Origin): Complex {
  if (typeof value === 'number') return { re: value, im: 0 };
  if (typeof value === 'object' && value !== null) {
    const { re, im } = value as Partial<Complex>;
    if (typeof re === 'number' && typeof im === 'number') return { re, im };
  }
  return refuse(value, origin, 'a number, or { re, im }: an element of complex64');
}

/** The elements of arrays in arrays, packed; they must have the shape. Every value is read once. */
export function packNested(dtype: DTypeInfo, shape: Shape, values: unknown, origin: Origin): Bits {
  const count = shape.reduce((product, length) => product * length, 1);
  const bits = emptyBits(dtype, count);
  let next = 0;
  const visit = (value: unknown, axis: number, parameter: string): void => {
    const length = shape[axis];
    if (length === undefined) {
      store(dtype, bits, next++, value, { api: origin.api, parameter });
      return;
    }
    if (!isArray(value) || value.length !== length)
      refuse(value, { api: origin.api, parameter }, `an array of ${length}, the length of axis ${axis}`);
    for (let index = 0; index < length; index += 1) visit(value[index], axis + 1, `${parameter}[${index}]`);
  };
  visit(values, 0, origin.parameter);
  return bits;
}

/** Packed elements as arrays in arrays. */
export function nest(dtype: DTypeInfo, shape: Shape, bits: Bits): Nested<Element> {
  let next = 0;
  const visit = (axis: number): Nested<Element> => {
    const length = shape[axis];
    if (length === undefined) return load(dtype, bits, next++);
    const level: Nested<Element>[] = [];
    for (let index = 0; index < length; index += 1) level.push(visit(axis + 1));
    return level;
  };
  return visit(0);
}
