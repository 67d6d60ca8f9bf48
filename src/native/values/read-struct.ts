import { types } from 'node:util';
import type { TypeObject } from 'koffi';
import { create, isArray, keys, listOf, uncurried } from '../../errors/intrinsics.js';
import { lengthOf, type NumberArrayClass, numbersOf } from './arrays.js';
import type { Int64 } from './pointers.js';
import { nameOf, type Reader, refuse, scalarReader } from './read-scalar.js';

/**
 * Structs and unions of the script as plain objects of ours, read along koffi's own description of the type. Each field
 * is read once and checked; what koffi reads afterwards is the copy, which inherits nothing.
 */

const readers = new WeakMap<TypeObject, Reader>();
const knownReader = uncurried(readers.get);
const keepReader = uncurried(readers.set);

/** The reader of a type, made once. */
export function readerOf(type: TypeObject): Reader {
  let reader = knownReader(readers, type);
  if (reader === undefined) {
    reader = makeReader(type);
    keepReader(readers, type, reader);
  }
  return reader;
}

function makeReader(type: TypeObject): Reader {
  switch (type.primitive) {
    case 'Pointer':
      return pointerReader(type);
    case 'Array':
      return arrayReader(type);
    case 'Record':
      return recordReader(type);
    case 'Union':
      return unionReader(type);
    default:
      return scalarReader(type);
  }
}

const POINTER = 'a pointer (a bigint), null, or an array of structs where the field points to some';

function pointerReader({ ref: target }: TypeObject): Reader {
  const isStruct = target?.primitive === 'Record';
  return (value, api, path, key) => {
    if (value === null) return null;
    if (typeof value === 'bigint')
      return value >= 0n && value < 2n ** 64n
        ? value
        : refuse(api, nameOf(path, key), value, 'a pointer from 0n to 2^64-1');
    const name = nameOf(path, key);
    if (!isStruct || !isArray(value)) refuse(api, name, value, POINTER);
    const read = readerOf(target);
    return listOf(lengthOf(value, api, name), (index) => read(value[index], api, name, index));
  };
}

/** The typed arrays that hold what koffi calls so. Characters are bytes. */
const ARRAYS: Readonly<Record<string, NumberArrayClass>> = {
  Int8: Int8Array,
  UInt8: Uint8Array,
  Int16: Int16Array,
  UInt16: Uint16Array,
  Int32: Int32Array,
  UInt32: Uint32Array,
  Int64: BigInt64Array,
  UInt64: BigUint64Array,
  Float32: Float32Array,
  Float64: Float64Array,
};

const { byteLength } = Buffer;

function arrayReader({ length = 0, hint, ref: element }: TypeObject): Reader {
  const kind = hint === 'String' ? Uint8Array : element && ARRAYS[element.primitive];
  const expected = `an array of ${length} elements`;
  return (value, api, path, key) => {
    const name = nameOf(path, key);
    if (hint === 'String' && typeof value === 'string')
      return byteLength(value) < length
        ? value
        : refuse(api, name, value, `a string of at most ${length - 1} bytes`);
    if (kind !== undefined && (isArray(value) || types.isTypedArray(value)))
      return numbersOf(kind, value as readonly Int64[], length, api, name); // which checks the elements
    if (element === undefined || !isArray(value)) refuse(api, name, value, expected);
    const read = readerOf(element);
    const given = lengthOf(value, api, name);
    if (given !== length) refuse(api, `${name}.length`, given, String(length));
    return listOf(length, (index) => read(value[index], api, name, index));
  };
}

interface Field {
  readonly name: string;
  readonly read: Reader;
  /** May be left out: koffi writes zeros, which is what the interface asks for. */
  readonly isReserved: boolean;
  /** The field that counts the elements this one points to. */
  readonly counter: string | undefined;
}

function recordReader(type: TypeObject): Reader {
  const names = keys(type.members ?? {});
  const expected = `an object with the fields ${names.join(', ')}`;
  const fields = Object.values(type.members ?? {}).map(
    ({ name, type: fieldType }): Field => ({
      name,
      read: readerOf(fieldType),
      isReserved: /^(rsv|reserve)/i.test(name),
      counter: fieldType.primitive === 'Pointer' ? counterOf(name, names) : undefined,
    }),
  );
  return (value, api, path, key) => {
    const name = nameOf(path, key);
    if (typeof value !== 'object' || value === null) refuse(api, name, value, expected);
    const copy: Record<string, unknown> = create(null);
    for (let index = 0; index < fields.length; index += 1) {
      const field = fields[index] as Field; // the index is below the length
      const given = (value as Record<string, unknown>)[field.name];
      if (given !== undefined || !field.isReserved)
        copy[field.name] = field.read(given, api, name, field.name);
    }
    for (let index = 0; index < fields.length; index += 1)
      checkCounter(copy, fields[index] as Field, api, name); // as above
    return copy;
  };
}

/** C reads as many elements as the field beside an array says: `numAttrs` of `attrs`, `tensorNum` of `tensors`. */
const counterOf = (array: string, names: readonly string[]): string | undefined =>
  names.find((name) => {
    const counted = /^num(\w+)$|^(\w+)Num$/.exec(name);
    return counted !== null && array.startsWith((counted[1] ?? counted[2] ?? '').toLowerCase());
  });

function checkCounter(
  copy: Readonly<Record<string, unknown>>,
  { name, counter }: Field,
  api: string,
  path: string,
): void {
  if (counter === undefined) return;
  const elements = copy[name];
  const count = copy[counter];
  if (!isArray(elements) || (typeof count !== 'number' && typeof count !== 'bigint')) return;
  if (count > elements.length)
    refuse(api, `${path}.${counter}`, count, `at most ${elements.length}, the number of elements of ${name}`);
}

function unionReader(type: TypeObject): Reader {
  const members = new Map(Object.values(type.members ?? {}).map((member) => [member.name, member.type]));
  const typeOfMember = uncurried(members.get);
  const expected = `an object with one of the members ${[...members.keys()].join(', ')}`;
  return (value, api, path, key) => {
    const name = nameOf(path, key);
    const given = typeof value === 'object' && value !== null ? keys(value) : [];
    const only = given.length === 1 ? given[0] : undefined;
    const member = only === undefined ? undefined : typeOfMember(members, only);
    if (only === undefined || member === undefined) refuse(api, name, value, expected);
    const copy: Record<string, unknown> = create(null);
    copy[only] = readerOf(member)((value as Record<string, unknown>)[only], api, name, only);
    return copy;
  };
}
