import koffi from 'koffi';
import { InvalidArgumentError } from '../errors/index.js';
import type { Int64 } from './pointers.js';
import { byteLengthOf } from './views.js';

/** Arrays of inputs in the form that C reads: one typed array, made for the call. */

type NumberArray = Int32Array | Uint32Array | BigInt64Array | BigUint64Array;

interface NumberArrayClass<A extends NumberArray> {
  new (length: number): A;
}

/**
 * The numbers as a typed array. Throws InvalidArgumentError for one that the element type can't hold.
 * @throws InvalidArgumentError
 */
export function numbersOf<A extends NumberArray>(
  kind: NumberArrayClass<A>,
  values: readonly Int64[],
  api: string,
  parameter: string,
): A {
  const array = new kind(values.length);
  const wide = array instanceof BigInt64Array || array instanceof BigUint64Array;
  for (const [index, value] of values.entries()) {
    const whole = typeof value === 'bigint' ? wide : Number.isSafeInteger(value);
    const element = wide && whole ? BigInt(value) : value;
    if (whole) array[index] = element;
    // An element that does not fit is stored truncated: it differs from what was given.
    if (!whole || array[index] !== element)
      refuse(
        api,
        `${parameter}[${index}]`,
        value,
        `a whole number that a ${kind.name.replace('Array', '').toLowerCase()} holds`,
      );
  }
  return array;
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
  sizes: readonly Int64[] | null,
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
