import { types } from 'node:util';
import koffi from 'koffi';
import { InvalidArgumentError } from '../../errors/index.js';
import {
  defineProperty,
  isArray,
  isFiniteNumber,
  isSafeInteger,
  isView,
  listOf,
} from '../../errors/intrinsics.js';
import type { Int64 } from './pointers.js';
import { byteLengthOf, elementCountOf } from './views.js';

/**
 * Arrays of inputs in the form that C reads. The script's array is read once, each element into a new array of ours, and
 * only that is checked and given to C: a getter, a Proxy or a changed prototype can't tell the check one thing and C
 * another.
 */

type NumberArray =
  | Int8Array
  | Uint8Array
  | Int16Array
  | Uint16Array
  | Int32Array
  | Uint32Array
  | BigInt64Array
  | BigUint64Array
  | Float32Array
  | Float64Array;

/** A class of typed arrays. */
export interface NumberArrayClass<A extends NumberArray = NumberArray> {
  new (length: number): A;
  readonly name: string;
  readonly BYTES_PER_ELEMENT: number;
}

const { isTypedArray } = types;
const [Signed64, Unsigned64, Float, Double] = [BigInt64Array, BigUint64Array, Float32Array, Float64Array];
const [Bytes, toBigInt] = [Uint8Array, BigInt];

/** More elements are a mistake in the count, not a need. */
const MOST_ELEMENTS = 2 ** 24;

/** How long an array must be: what another parameter says, or anything from 1 on when nothing says it. */
export type Count = number | bigint | undefined;

/** The length of a plain array, read once: a Proxy may say anything. */
export function lengthOf(values: unknown, api: string, parameter: string): number {
  if (!isArray(values)) refuse(api, parameter, values, 'an array');
  const length: unknown = values.length;
  if (isSafeInteger(length) && (length as number) >= 0 && (length as number) <= MOST_ELEMENTS)
    return length as number; // checked in this line
  refuse(api, `${parameter}.length`, length, `at most ${MOST_ELEMENTS}`);
}

/** The length of a plain array, which has to be `count`. */
export function countOf(values: unknown, count: Count, api: string, parameter: string): number {
  const length = lengthOf(values, api, parameter);
  if (count === undefined) {
    if (length === 0) refuse(api, `${parameter}.length`, length, 'at least 1');
  } else checkCounted(length, count, api, parameter);
  return length;
}

function checkCounted(
  length: number,
  count: number | bigint,
  api: string,
  parameter: string,
  why = '',
): void {
  if (toBigInt(length) !== toBigInt(count)) refuse(api, `${parameter}.length`, length, `${count}${why}`);
}

/** The same of an array of numbers, which may be a typed array. */
function numberCountOf(values: unknown, count: number | bigint, api: string, parameter: string): number {
  if (!isTypedArray(values)) return countOf(values, count, api, parameter);
  const length = elementCountOf(values);
  checkCounted(length, count, api, parameter, length === 0 ? ' (a detached buffer has no elements)' : '');
  return length;
}

/**
 * The numbers of a plain or a typed array as the typed array that C reads. Throws InvalidArgumentError for another number
 * of elements than `count`, and for one that its element type can't hold; fractions are rounded to what a `float` has.
 * @throws InvalidArgumentError
 */
export function numbersOf<A extends NumberArray>(
  kind: NumberArrayClass<A>,
  values: readonly Int64[] | NumberArray,
  count: number | bigint,
  api: string,
  parameter: string,
): A {
  const length = numberCountOf(values, count, api, parameter);
  const array = new kind(length);
  const isWide = array instanceof Signed64 || array instanceof Unsigned64;
  const isFloat = array instanceof Float || array instanceof Double;
  for (let index = 0; index < length; index += 1) {
    const value = values[index];
    const element = isWide && isSafeInteger(value) ? toBigInt(value as number) : value;
    if (typeof element === (isWide ? 'bigint' : 'number')) array[index] = element as number | bigint;
    // An integer that does not fit is stored truncated, a fraction as an infinity.
    const holds = isFloat
      ? typeof element === 'number' && isFiniteNumber(array[index]) === isFiniteNumber(element)
      : array[index] === element;
    if (!holds) refuse(api, `${parameter}[${index}]`, value, rangeOf(kind));
  }
  return array;
}

/** What an element of the array has to be. */
function rangeOf({ name, BYTES_PER_ELEMENT }: NumberArrayClass): string {
  if (name === 'Float64Array') return 'a number';
  if (name === 'Float32Array') return 'a number of at most 3.4028234663852886e+38, an infinity or NaN';
  const signed = !name.includes('Uint');
  const max = 2n ** BigInt(BYTES_PER_ELEMENT * 8 - (signed ? 1 : 0)) - 1n;
  const range = `a whole number from ${signed ? -max - 1n : 0} to ${max}`;
  return BYTES_PER_ELEMENT === 8 ? `${range}: a safe integer or a bigint` : range;
}

/**
 * True and false as the bytes that C has for them.
 * @throws InvalidArgumentError
 */
export function booleansOf(
  values: readonly boolean[],
  count: number | bigint,
  api: string,
  parameter: string,
): Uint8Array {
  const bytes = new Bytes(countOf(values, count, api, parameter));
  for (let index = 0; index < bytes.length; index += 1) {
    const value: unknown = values[index];
    if (typeof value !== 'boolean') refuse(api, `${parameter}[${index}]`, value, 'true or false');
    bytes[index] = value ? 1 : 0;
  }
  return bytes;
}

/**
 * The addresses of native objects and memory. `count`: how many there have to be; undefined for any number of them.
 * @throws InvalidArgumentError
 */
export function addressesOf(
  values: readonly bigint[],
  count: Count,
  api: string,
  parameter: string,
): BigUint64Array {
  const length = countOf(values, count, api, parameter);
  const addresses = new Unsigned64(length);
  for (let index = 0; index < length; index += 1)
    addresses[index] = addressIn(values[index], api, `${parameter}[${index}]`);
  return addresses;
}

function addressIn(value: unknown, api: string, parameter: string): bigint {
  if (typeof value !== 'bigint' || value < 0n || value >= 2n ** 64n)
    refuse(api, parameter, value, 'a pointer from a native call (a bigint from 0n to 2^64-1)');
  return value;
}

/**
 * Addresses of native memory and buffers of JavaScript, in a list of our own. What follows is {@link locate}.
 * @throws InvalidArgumentError
 */
export function memoriesOf(
  values: readonly (bigint | ArrayBufferView)[],
  count: Count,
  api: string,
  parameter: string,
): (bigint | ArrayBufferView)[] {
  return listOf(countOf(values, count, api, parameter), (index) => {
    const value = values[index];
    return isView(value) ? value : addressIn(value, api, `${parameter}[${index}]`);
  });
}

/**
 * The addresses of memories, the last step before the call: nothing of the script may run in between, which could take a
 * buffer's memory away. The buffers live as long as the result.
 * @param sizes - how many bytes C may use of each; null when that can't be known
 * @throws InvalidArgumentError
 */
export function locate(
  memories: readonly (bigint | ArrayBufferView)[],
  sizes: BigUint64Array | null,
  api: string,
  parameter: string,
): BigUint64Array {
  const addresses = new Unsigned64(memories.length);
  for (let index = 0; index < memories.length; index += 1) {
    const memory = memories[index] as bigint | ArrayBufferView; // the index is below the length
    if (!isView(memory)) {
      addresses[index] = memory;
      continue;
    }
    const needed = sizes === null ? 1n : (sizes[index] ?? 0n);
    if (needed > byteLengthOf(memory)) {
      const why =
        sizes === null ? '(a detached or shrunk buffer has fewer than it had)' : 'as the size beside it says';
      refuse(api, `${parameter}[${index}]`, memory, `at least ${needed} bytes, ${why}`);
    }
    addresses[index] = koffi.address(memory);
  }
  return defineProperty(addresses, 'memories', { value: memories });
}

/** The elements of a typed array as a plain array. */
export const elementsOf = (array: BigUint64Array | NumberArray): (number | bigint)[] =>
  listOf(array.length, (index) => array[index] as number | bigint); // the index is below the length

function refuse(api: string, parameter: string, received: unknown, expected: string): never {
  throw new InvalidArgumentError({ api, parameter, received, expected });
}
