import { types } from 'node:util';
import type { TypeObject } from 'koffi';
import type { Plan } from '../../../scripts/emit/parameter-plan.js';
import { structType } from './arguments.js';
import { isReserved } from './values.js';

/** Values that no parameter of the kind may take, whatever TypeScript lets through in a JavaScript program. */

const detached = (): Uint8Array => {
  const bytes = new Uint8Array(8);
  structuredClone(bytes.buffer, { transfer: [bytes.buffer] });
  return bytes;
};

/** Of every type that JavaScript has. */
const ANYTHING: readonly unknown[] = [
  undefined,
  null,
  true,
  false,
  0,
  -1,
  1.5,
  Number.NaN,
  Infinity,
  2 ** 53,
  -1n,
  0n,
  2n ** 64n,
  2n ** 200n,
  '',
  '12',
  'zero \0 inside',
  Symbol('name'),
  {},
  Object.create(null),
  { constructor: 1 },
  // A key of its own, which a literal would not make.
  JSON.parse('{ "__proto__": 1 }'),
  { valueOf: () => 1, toString: () => '1' },
  [],
  [1],
  [1n],
  [null],
  [undefined],
  ['1'],
  [{}],
  [Symbol('element')],
  [1.5],
  [2n ** 64n],
  new Array(3),
  () => 1,
  class {},
  new Date(0),
  /expression/,
  new Map(),
  new Set([1]),
  Promise.resolve(1),
  Object(1),
  Object(1n),
  Object('text'),
  new ArrayBuffer(8),
  new Uint8Array(0),
  new Float32Array(2),
  new BigInt64Array(1),
  detached(),
];

const isInteger = (value: unknown, min: bigint, max: bigint): boolean =>
  ((typeof value === 'number' && Number.isSafeInteger(value)) || typeof value === 'bigint') &&
  BigInt(value as number | bigint) >= min && // narrowed above, which the two typeofs hide
  BigInt(value as number | bigint) <= max;

const isAddress = (value: unknown): boolean => typeof value === 'bigint' && value >= 0n && value < 2n ** 64n;

/** Whether a number of the kind may be this: the rule of the documentation, not of the code under test. */
function isNumber(value: unknown, cls: string, bits: number, signed: boolean): boolean {
  if (cls === 'bool') return typeof value === 'boolean';
  if (cls === 'float') return typeof value === 'number';
  const max = 2n ** BigInt(signed ? bits - 1 : bits) - 1n;
  const fits = isInteger(value, signed ? -max - 1n : 0n, max);
  return fits && (bits === 64 || typeof value === 'number');
}

function isStruct(value: unknown, type: TypeObject): boolean {
  // Any object with all the fields would do; of ANYTHING none has a field.
  const needed = Object.keys(type.members ?? {}).filter((name) => !isReserved(name));
  return typeof value === 'object' && value !== null && type.primitive === 'Record' && needed.length === 0;
}

/** Items of an array with the holes that it has, and of a typed array, which has none when its buffer is detached. */
const itemsOf = (array: ArrayLike<unknown>): unknown[] =>
  Array.from({ length: array.length }, (_, index) => array[index]);

function mayBe(value: unknown, plan: Plan): boolean {
  switch (plan.role) {
    case 'number':
    case 'out-number':
      return isNumber(value, plan.scalar.class, plan.scalar.bits, plan.scalar.signed);
    case 'text':
      return (typeof value === 'string' && !value.includes('\0')) || (plan.nullable && value === null);
    case 'pointer':
      // Bytes are refused when there are too few of them, which the other arguments decide.
      return (
        isAddress(value) || (plan.nullable && value === null) || (plan.bytes && ArrayBuffer.isView(value))
      );
    case 'out-pointer':
      return isAddress(value);
    case 'struct':
    case 'struct-value':
      return (
        isStruct(value, structType(plan.struct)) || ('nullable' in plan && plan.nullable && value === null)
      );
    case 'struct-array':
      return Array.isArray(value) && value.every((item) => isStruct(item, structType(plan.struct)));
    case 'numbers':
      return (
        (Array.isArray(value) || types.isTypedArray(value)) &&
        itemsOf(value).every((item) =>
          isNumber(item, plan.scalar.class, plan.scalar.bits, plan.scalar.signed),
        )
      );
    case 'pointers':
      return (
        Array.isArray(value) &&
        // Empty is right when the count is 0.
        (value.length > 0 || plan.count !== undefined) &&
        [...value].every((item) => isAddress(item) || (plan.memory && ArrayBuffer.isView(item)))
      );
    default:
      return true;
  }
}

/** What a parameter with the plan has to refuse. */
export const wrongValues = (plan: Plan): readonly unknown[] =>
  ANYTHING.filter((value) => !mayBe(value, plan));

/** A struct with one of its values, at whatever depth, made wrong; undefined when it has none that can be. */
export function spoiled(value: unknown, type: TypeObject, random: { below(limit: number): number }): unknown {
  const pick = <T>(values: readonly T[]): T | undefined => values[random.below(values.length)];
  switch (type.primitive) {
    case 'Record':
    case 'Union': {
      if (typeof value !== 'object' || value === null) return undefined;
      const present = Object.values(type.members ?? {}).filter(({ name }) => name in value);
      const member = pick(present.filter(({ name }) => !isReserved(name)));
      if (member === undefined) return undefined;
      const wrong = spoiled((value as Record<string, unknown>)[member.name], member.type, random);
      return wrong === undefined ? undefined : { ...value, [member.name]: wrong };
    }
    case 'Pointer':
      return pick(['text', 1.5, -1n, 2n ** 64n, Symbol('pointer'), {}, true, () => 0]);
    case 'Array':
      return pick([{}, 7, 1n, Symbol('array'), new Array((type.length ?? 0) + 1), () => 0, true]);
    case 'Bool':
      return pick(['true', {}, 7n, Symbol('bool'), null]);
    case 'Float32':
    case 'Float64':
      return pick(['1', 1n, {}, null, Symbol('float')]);
    default:
      return pick([
        '1',
        1.5,
        Number.NaN,
        2n ** 64n,
        -(2n ** 64n),
        {},
        [],
        null,
        true,
        Symbol('integer'),
        2 ** 53,
      ]);
  }
}
