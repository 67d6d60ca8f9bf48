import koffi from 'koffi';
import { InvalidArgumentError } from '../errors/index.js';
import type { Int64 } from './pointers.js';

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
      throw new InvalidArgumentError({
        api,
        parameter: `${parameter}[${index}]`,
        received: value,
        expected: `a whole number that a ${kind.name.replace('Array', '').toLowerCase()} holds`,
      });
  }
  return array;
}

/**
 * The addresses of native memory and of JavaScript's own buffers, which must live until the call has returned.
 * @throws InvalidArgumentError
 */
export function addressesOf(
  values: readonly (bigint | ArrayBufferView)[],
  api: string,
  parameter: string,
): BigUint64Array {
  const addresses = new BigUint64Array(values.length);
  for (const [index, value] of values.entries()) {
    if (ArrayBuffer.isView(value)) addresses[index] = koffi.address(value);
    else if (typeof value === 'bigint' && value >= 0n && value < 2n ** 64n) addresses[index] = value;
    else
      throw new InvalidArgumentError({
        api,
        parameter: `${parameter}[${index}]`,
        received: value,
        expected: 'a pointer from a native call, or a typed array',
      });
  }
  return addresses;
}
