import { types } from 'node:util';
import koffi from 'koffi';
import { InvalidArgumentError } from '../errors/index.js';
import type { Int64 } from './pointers.js';
import { checkArray } from './validate.js';
import { byteLengthOf, elementCountOf } from './views.js';

/** Arrays of inputs in the form that C reads: one typed array, made for the call. */

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

interface NumberArrayClass<A extends NumberArray> {
  new (length: number): A;
  readonly name: string;
  readonly BYTES_PER_ELEMENT: number;
}

/**
 * A plain or a typed array with the number of elements that another parameter states.
 * @throws InvalidArgumentError
 */
export function checkNumbers(
  values: readonly Int64[] | NumberArray,
  count: number | bigint,
  api: string,
  parameter: string,
): void {
  if (!types.isTypedArray(values)) checkArray(values, count, api, parameter);
  else if (BigInt(elementCountOf(values)) !== BigInt(count))
    refuse(api, parameter, values, `an array of ${count} elements (a detached buffer has none)`);
}

/**
 * The numbers of a plain or a typed array as the typed array that C reads. Throws InvalidArgumentError for one that its
 * element type can't hold; fractions are rounded to what a `float` has.
 * @throws InvalidArgumentError
 */
export function numbersOf<A extends NumberArray>(
  kind: NumberArrayClass<A>,
  values: readonly Int64[] | NumberArray,
  api: string,
  parameter: string,
): A {
  const length = types.isTypedArray(values) ? elementCountOf(values) : values.length;
  const array = new kind(length);
  const isWide = array instanceof BigInt64Array || array instanceof BigUint64Array;
  const isFloat = array instanceof Float32Array || array instanceof Float64Array;
  for (let index = 0; index < length; index += 1) {
    const value = values[index];
    const element = isWide && Number.isSafeInteger(value) ? BigInt(value as number) : value;
    if (typeof element === (isWide ? 'bigint' : 'number')) array[index] = element as number | bigint;
    // An integer that does not fit is stored truncated, a fraction as an infinity.
    const holds = isFloat
      ? typeof element === 'number' && Number.isFinite(array[index]) === Number.isFinite(element)
      : array[index] === element;
    if (!holds) refuse(api, `${parameter}[${index}]`, value, elementsOf(kind));
  }
  return array;
}

/** What an element of the array has to be. */
function elementsOf({ name, BYTES_PER_ELEMENT }: NumberArrayClass<NumberArray>): string {
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
export function booleansOf(values: readonly boolean[], api: string, parameter: string): Uint8Array {
  return Uint8Array.from(values, (value, index) => {
    if (typeof value !== 'boolean') refuse(api, `${parameter}[${index}]`, value, 'true or false');
    return value ? 1 : 0;
  });
}

/**
 * The addresses of native objects and memory.
 * @throws InvalidArgumentError
 */
export function addressesOf(values: readonly bigint[], api: string, parameter: string): BigUint64Array {
  const addresses = new BigUint64Array(values.length);
  for (const [index, value] of values.entries()) {
    if (typeof value !== 'bigint' || value < 0n || value >= 2n ** 64n)
      refuse(
        api,
        `${parameter}[${index}]`,
        value,
        'a pointer from a native call (a bigint from 0n to 2^64-1)',
      );
    addresses[index] = value;
  }
  return addresses;
}

/**
 * The addresses of native memory and of JavaScript's own buffers, which must live until the call has returned.
 * @param sizes - how many bytes C may use of each; null when that can't be known
 * @throws InvalidArgumentError
 */
export function memoriesOf(
  values: readonly (bigint | ArrayBufferView)[],
  sizes: readonly Int64[] | NumberArray | null,
  api: string,
  parameter: string,
): BigUint64Array {
  const addresses = values.map((value, index) => {
    if (!ArrayBuffer.isView(value)) return value;
    const needed = sizes?.[index];
    if ((typeof needed === 'number' || typeof needed === 'bigint') && needed > byteLengthOf(value))
      refuse(api, `${parameter}[${index}]`, value, `at least ${needed} bytes, as the size beside it says`);
    return koffi.address(value);
  });
  return addressesOf(addresses, api, parameter);
}

function refuse(api: string, parameter: string, received: unknown, expected: string): never {
  throw new InvalidArgumentError({ api, parameter, received, expected });
}
