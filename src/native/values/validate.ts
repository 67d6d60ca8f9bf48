import { InvalidArgumentError } from '../../errors/index.js';
import { isInteger, isSafeInteger, isView, uncurried } from '../../errors/intrinsics.js';
import { adviceOnKind, type NumberKind } from '../../errors/number-kind.js';
import { byteLengthOf } from './views.js';

/**
 * Argument checks of the checked layer. koffi takes -1, 1.5, NaN and 2 ** 64 for a `size_t` and a number or a string
 * for a pointer without a word, so that each argument is checked here, before native code is reached.
 */

const toNumber = Number;
const { floor } = Math;
const includes = uncurried(String.prototype.includes);

const UINT64_MAX = 2n ** 64n - 1n;
const INT64_MAX = 2n ** 63n - 1n;
const INT64_MIN = -(2n ** 63n);

function reject(
  api: string,
  parameter: string,
  received: unknown,
  expected: string,
  wanted?: NumberKind,
): never {
  const advice = wanted === undefined ? undefined : adviceOnKind(received, wanted);
  throw new InvalidArgumentError({ api, parameter, received, expected, advice });
}

/**
 * A whole number from `min` to `max`, at most 32 bits wide.
 * @throws InvalidArgumentError
 */
export function checkInteger(value: number, min: number, max: number, api: string, parameter: string): void {
  if (isInteger(value) && value >= min && value <= max) return;
  reject(api, parameter, value, `a whole number from ${min} to ${max}`, 'number');
}

/**
 * A whole number of 32 bits with a sign.
 * @throws InvalidArgumentError
 */
export function checkInt32(value: number, api: string, parameter: string): void {
  if (typeof value !== 'number' || (value | 0) !== value)
    reject(api, parameter, value, 'a whole number from -2147483648 to 2147483647', 'number');
}

/**
 * A whole number of 32 bits without a sign.
 * @throws InvalidArgumentError
 */
export function checkUint32(value: number, api: string, parameter: string): void {
  if (typeof value !== 'number' || value >>> 0 !== value)
    reject(api, parameter, value, 'a whole number from 0 to 4294967295', 'number');
}

/**
 * A whole number of 64 bits without a sign: a safe integer or a bigint.
 * @throws InvalidArgumentError
 */
export function checkUint64(value: number | bigint, api: string, parameter: string): void {
  if (typeof value === 'number' ? value >= 0 && isSafeInteger(value) : isBigintWithin(value, 0n, UINT64_MAX))
    return;
  reject(api, parameter, value, 'a whole number from 0 to 2^64-1: a safe integer or a bigint', 'either');
}

/**
 * A whole number of 64 bits with a sign: a safe integer or a bigint.
 * @throws InvalidArgumentError
 */
export function checkInt64(value: number | bigint, api: string, parameter: string): void {
  if (typeof value === 'number' ? isSafeInteger(value) : isBigintWithin(value, INT64_MIN, INT64_MAX)) return;
  reject(api, parameter, value, 'a whole number from -2^63 to 2^63-1: a safe integer or a bigint', 'either');
}

const isBigintWithin = (value: unknown, min: bigint, max: bigint): boolean =>
  typeof value === 'bigint' && value >= min && value <= max;

/**
 * A floating-point number; NaN and infinities are numbers to C too.
 * @throws InvalidArgumentError
 */
export function checkFloat(value: number, api: string, parameter: string): void {
  if (typeof value !== 'number') reject(api, parameter, value, 'a number', 'number');
}

/**
 * True or false.
 * @throws InvalidArgumentError
 */
export function checkBoolean(value: boolean, api: string, parameter: string): void {
  if (typeof value !== 'boolean') reject(api, parameter, value, 'true or false');
}

/**
 * An address. `0n` is let through: C's own check of null pointers has a code and a text.
 * @throws InvalidArgumentError
 */
export function checkPointer(value: bigint, api: string, parameter: string): void {
  if (typeof value !== 'bigint' || value < 0n || value > UINT64_MAX)
    reject(api, parameter, value, 'a pointer from a native call (a bigint from 0n to 2^64-1)', 'bigint');
}

/**
 * An address or null.
 * @throws InvalidArgumentError
 */
export function checkNullablePointer(value: bigint | null, api: string, parameter: string): void {
  if (value !== null) checkPointer(value, api, parameter);
}

/**
 * Memory of at least `bytes` bytes: an address, whose size can't be known here, or JavaScript's own bytes.
 * @throws InvalidArgumentError
 */
export function checkMemory(
  value: bigint | ArrayBufferView,
  bytes: number | bigint,
  api: string,
  parameter: string,
): void {
  if (!isView(value)) checkPointer(value, api, parameter);
  else if (bytes > byteLengthOf(value))
    reject(
      api,
      parameter,
      value,
      `at least ${bytes} bytes (a detached or shrunk buffer has fewer than it had)`,
    );
}

/**
 * Text without a zero byte, which would end it for C.
 * @throws InvalidArgumentError
 */
export function checkString(value: string, api: string, parameter: string): void {
  if (typeof value !== 'string') reject(api, parameter, value, 'a string');
  if (includes(value, '\0')) reject(api, parameter, value, 'a string without zero characters');
}

/**
 * Text without a zero byte, or null.
 * @throws InvalidArgumentError
 */
export function checkNullableString(value: string | null, api: string, parameter: string): void {
  if (value !== null) checkString(value, api, parameter);
}

/** Bytes of results that may be asked for at once; more is a mistake in the count, not a need. */
const MAX_RESULT_BYTES = 2 ** 22;

/**
 * The number of elements of `size` bytes of a result array, which is allocated before the call.
 * @throws InvalidArgumentError
 */
export function checkCount(value: number | bigint, size: number, api: string, parameter: string): number {
  const most = floor(MAX_RESULT_BYTES / size);
  if (value < 0 || value > most) reject(api, parameter, value, `a number of elements from 0 to ${most}`);
  return toNumber(value);
}
