import { InvalidArgumentError } from '../../errors/index.js';
import { adviceOnKind } from '../../errors/number-kind.js';

/** Checks of plain numbers, before anything native is called. Each names the method and its parameter. */

/** A whole number from `min` to `max`; `what` completes "must be". */
export function checkWhole(
  value: unknown,
  min: number,
  max: number,
  api: string,
  parameter: string,
  what = `a whole number from ${min} to ${max}`,
): asserts value is number {
  if (isWhole(value, min, max)) return;
  refuse(value, what, api, parameter);
}

function refuse(received: unknown, expected: string, api: string, parameter: string): never {
  const advice = adviceOnKind(received, 'number');
  throw new InvalidArgumentError({ api, parameter, received, expected, advice });
}

const isWhole = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max;

/** A number of bytes of at least 1. */
export function checkByteLength(
  value: unknown,
  api: string,
  parameter = 'byteLength',
): asserts value is number {
  checkWhole(value, 1, Number.MAX_SAFE_INTEGER, api, parameter, 'a whole number of bytes, at least 1');
}

/** A part of memory, in bytes. */
interface Span {
  readonly offset: number;
  readonly byteLength: number;
}

/** A part inside `available` bytes, from the options `offset` and `byteLength`; without a length it reaches to the end. */
export function checkSpan(offset: unknown, byteLength: unknown, available: number, api: string): Span {
  const start = checkOffset(offset, available, api, 'options.offset');
  return { offset: start, byteLength: checkLength(byteLength, available - start, api, 'options.byteLength') };
}

/** A place inside `available` bytes; without one their start. */
export function checkOffset(offset: unknown, available: number, api: string, name: string): number {
  if (offset === undefined) return 0;
  if (isWhole(offset, 0, available)) return offset;
  const expected = `a whole number of bytes from 0 to ${available}`;
  return refuse(offset, expected, api, name);
}

/** A length of at most the `available` bytes behind an offset; without one all of them. */
export function checkLength(byteLength: unknown, available: number, api: string, name: string): number {
  if (byteLength === undefined) return available;
  if (isWhole(byteLength, 0, available)) return byteLength;
  const expected = `a whole number of bytes from 0 to ${available}, what follows the offset`;
  return refuse(byteLength, expected, api, name);
}

/** A value that memset can fill with: one byte. */
export function checkByte(value: unknown, api: string, parameter: string): asserts value is number {
  checkWhole(value, 0, 255, api, parameter, 'a byte: a whole number from 0 to 255');
}

/** Milliseconds until something is given up, or undefined for no limit. */
export function checkGrace(value: unknown, api: string): asserts value is number | undefined {
  if (value === undefined) return;
  const expected = 'a whole number of milliseconds from 0 to 2147483647';
  checkWhole(value, 0, 2 ** 31 - 1, api, 'options.timeoutMs', expected);
}

/** Milliseconds for a wait, or undefined for no limit. */
export function checkTimeout(
  value: unknown,
  api: string,
  parameter = 'options.timeoutMs',
): asserts value is number | undefined {
  if (value === undefined) return;
  checkWhole(value, 1, 2 ** 31 - 1, api, parameter, 'a whole number of milliseconds from 1 to 2147483647');
}
