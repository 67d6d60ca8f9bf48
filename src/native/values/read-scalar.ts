import type { TypeObject } from 'koffi';
import { InvalidArgumentError } from '../../errors/index.js';
import { isSafeInteger } from '../../errors/intrinsics.js';

/**
 * Reads a value of one type: itself when it has no parts, else a copy of ours. `path` and `key` are what the message
 * calls it: `prop.location` and `id`, or the number of an element; without a key the path is all.
 */
export type Reader = (value: unknown, api: string, path: string, key?: string | number) => unknown;

export function nameOf(path: string, key: string | number | undefined): string {
  if (key === undefined) return path;
  return typeof key === 'number' ? `${path}[${key}]` : `${path}.${key}`;
}

export function refuse(api: string, parameter: string, received: unknown, expected: string): never {
  throw new InvalidArgumentError({ api, parameter, received, expected });
}

/** Integers of C by koffi's names: bits, and whether there is a sign. */
const INTEGERS = new Map<string, readonly [bits: number, signed: boolean]>([
  ['Int8', [8, true]],
  ['UInt8', [8, false]],
  ['Int16', [16, true]],
  ['UInt16', [16, false]],
  ['Int32', [32, true]],
  ['UInt32', [32, false]],
  ['Int64', [64, true]],
  ['UInt64', [64, false]],
]);

/** The reader of numbers and booleans, and the one that refuses what JavaScript can't make. */
export function scalarReader(type: TypeObject): Reader {
  const integer = INTEGERS.get(type.primitive);
  if (integer !== undefined) return integerReader(...integer);
  const [kind, expected] =
    type.primitive === 'Bool'
      ? ['boolean', 'true or false']
      : type.primitive === 'Float32' || type.primitive === 'Float64'
        ? ['number', 'a number']
        : ['nothing', `a value of type ${type.name}, which can't be made in JavaScript`];
  return (value, api, path, key) =>
    typeof value === kind ? value : refuse(api, nameOf(path, key), value, expected);
}

function integerReader(bits: number, signed: boolean): Reader {
  const max = 2n ** BigInt(signed ? bits - 1 : bits) - 1n;
  const min = signed ? -max - 1n : 0n;
  const [least, most] = [Number(min), Number(max)];
  const expected = `a whole number from ${min} to ${max}${bits === 64 ? ': a safe integer or a bigint' : ''}`;
  return (value, api, path, key) => {
    const isWithin =
      typeof value === 'number'
        ? isSafeInteger(value) && value >= least && value <= most
        : bits === 64 && typeof value === 'bigint' && value >= min && value <= max;
    return isWithin ? value : refuse(api, nameOf(path, key), value, expected);
  };
}
