import type { TypeObject } from 'koffi';
import { InvalidArgumentError } from '../errors/index.js';

/** Checks of the fields of structs and unions, along koffi's own description of the type. */

const INTEGERS: Readonly<Record<string, readonly [bits: number, signed: boolean]>> = {
  Int8: [8, true],
  UInt8: [8, false],
  Int16: [16, true],
  UInt16: [16, false],
  Int32: [32, true],
  UInt32: [32, false],
  Int64: [64, true],
  UInt64: [64, false],
};

/** `path` names the value for the message: `prop.location.id`. Throws InvalidArgumentError. */
export function checkValue(value: unknown, type: TypeObject, api: string, path: string): void {
  const expected = problem(value, type, api, path);
  if (expected !== undefined)
    throw new InvalidArgumentError({ api, parameter: path, received: value, expected });
}

/** What was expected, when the value is not that. */
function problem(value: unknown, type: TypeObject, api: string, path: string): string | undefined {
  const integer = INTEGERS[type.primitive];
  if (integer !== undefined) return integerProblem(value, integer[0], integer[1]);
  switch (type.primitive) {
    case 'Bool':
      return typeof value === 'boolean' ? undefined : 'true or false';
    case 'Float32':
    case 'Float64':
      return typeof value === 'number' ? undefined : 'a number';
    case 'Pointer':
      return pointerProblem(value, type, api, path);
    case 'Array':
      return arrayProblem(value, type, api, path);
    case 'Record':
      return recordProblem(value, type, api, path);
    case 'Union':
      return unionProblem(value, type, api, path);
    default:
      return `a value of type ${type.name}, which can't be made in JavaScript`;
  }
}

function integerProblem(value: unknown, bits: number, signed: boolean): string | undefined {
  const max = 2n ** BigInt(signed ? bits - 1 : bits) - 1n;
  const min = signed ? -max - 1n : 0n;
  const whole =
    typeof value === 'number' ? Number.isSafeInteger(value) : bits === 64 && typeof value === 'bigint';
  if (whole && BigInt(value as number | bigint) >= min && BigInt(value as number | bigint) <= max)
    return undefined;
  return `a whole number from ${min} to ${max}${bits === 64 ? ': a safe integer or a bigint' : ''}`;
}

function pointerProblem(value: unknown, type: TypeObject, api: string, path: string): string | undefined {
  if (value === null) return undefined;
  if (typeof value === 'bigint')
    return value >= 0n && value < 2n ** 64n ? undefined : 'a pointer from 0n to 2^64-1';
  const target = type.ref;
  if (target?.primitive === 'Record' && Array.isArray(value)) {
    for (const [index, item] of value.entries()) checkValue(item, target, api, `${path}[${index}]`);
    return undefined;
  }
  return 'a pointer (a bigint), null, or an array of structs where the field points to some';
}

function arrayProblem(value: unknown, type: TypeObject, api: string, path: string): string | undefined {
  const { length = 0, ref: element } = type;
  if (type.hint === 'String' && typeof value === 'string')
    return Buffer.byteLength(value) < length ? undefined : `a string of at most ${length - 1} bytes`;
  if (ArrayBuffer.isView(value) && 'length' in value && value.length === length) return undefined;
  if (!Array.isArray(value) || value.length !== length || element === undefined)
    return `an array of ${length} elements`;
  for (const [index, item] of value.entries()) checkValue(item, element, api, `${path}[${index}]`);
  return undefined;
}

function recordProblem(value: unknown, type: TypeObject, api: string, path: string): string | undefined {
  if (typeof value !== 'object' || value === null) return `an object with the fields ${fieldNames(type)}`;
  for (const member of Object.values(type.members ?? {})) {
    const field: unknown = (value as Record<string, unknown>)[member.name];
    if (field === undefined && isReserved(member.name)) continue;
    checkValue(field, member.type, api, `${path}.${member.name}`);
    if (Array.isArray(field) && member.type.primitive === 'Pointer')
      checkCounter(value as Record<string, unknown>, member.name, field.length, type, api, path);
  }
  return undefined;
}

/** C reads as many elements as the field beside an array says: `numAttrs` of `attrs`, `tensorNum` of `tensors`. */
function checkCounter(
  value: Record<string, unknown>,
  array: string,
  length: number,
  type: TypeObject,
  api: string,
  path: string,
): void {
  const counter = Object.keys(type.members ?? {}).find((name) => {
    const counted = /^num(\w+)$|^(\w+)Num$/.exec(name);
    return counted !== null && array.startsWith((counted[1] ?? counted[2] ?? '').toLowerCase());
  });
  if (counter === undefined) return;
  const count = value[counter];
  if ((typeof count !== 'number' && typeof count !== 'bigint') || count <= length) return;
  const expected = `at most ${length}, the number of elements of ${array}`;
  throw new InvalidArgumentError({ api, parameter: `${path}.${counter}`, received: count, expected });
}

function unionProblem(value: unknown, type: TypeObject, api: string, path: string): string | undefined {
  const given = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const name = given.length === 1 ? given[0] : undefined;
  // Own members only: every object has a `constructor`.
  const member =
    name !== undefined && Object.hasOwn(type.members ?? {}, name) ? type.members?.[name] : undefined;
  if (member === undefined) return `an object with one of the members ${fieldNames(type)}`;
  checkValue((value as Record<string, unknown>)[member.name], member.type, api, `${path}.${member.name}`);
  return undefined;
}

const fieldNames = (type: TypeObject): string => Object.keys(type.members ?? {}).join(', ');

/** Reserved fields may be left out: koffi writes zeros, which is what the interface asks for. */
const isReserved = (name: string): boolean => /^(rsv|reserve)/i.test(name);
