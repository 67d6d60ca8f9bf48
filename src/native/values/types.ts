import koffi, { type TypeObject } from 'koffi';

/**
 * koffi types of structs and unions, built when first needed. They are anonymous: koffi's names are global to the
 * process, so that a named type could be defined only once, also across Workers.
 */

/** A C type as generated code spells it: a koffi primitive's name, or a struct that is built on demand. */
export type CType = string | (() => TypeObject);

/** Fields in order: name → type, or type and length for an array. */
export type Fields = Readonly<Record<string, CType | readonly [CType, number]>>;

/** The type in koffi's words; a struct is built now, if it was not before. */
export const koffiTypeOf = (type: CType): string | TypeObject => (typeof type === 'string' ? type : type());

function members(fields: Fields): Record<string, string | TypeObject> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, type]) => [
      name,
      isArray(type) ? koffi.array(koffiTypeOf(type[0]), type[1]) : koffiTypeOf(type),
    ]),
  );
}

const isArray = (type: CType | readonly [CType, number]): type is readonly [CType, number] =>
  Array.isArray(type);

function once(make: () => TypeObject): () => TypeObject {
  let made: TypeObject | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** A struct, built by koffi when first used. */
export const struct = (fields: () => Fields): (() => TypeObject) =>
  once(() => koffi.struct(members(fields())));

/** A union, built by koffi when first used. */
export const union = (fields: () => Fields): (() => TypeObject) => once(() => koffi.union(members(fields())));

/** A pointer that koffi fills from a JavaScript object, or array of objects. */
export const pointerTo = (type: CType): (() => TypeObject) => once(() => koffi.pointer(koffiTypeOf(type)));

/** A parameter that C fills: koffi writes the result into the object that was passed. */
export const outOf = (type: CType) => (): TypeObject => koffi.out(koffi.pointer(koffiTypeOf(type))) as never; // koffi's marker is accepted wherever a parameter type is

/** A parameter that C reads and changes. */
export const inoutOf = (type: CType) => (): TypeObject =>
  koffi.inout(koffi.pointer(koffiTypeOf(type))) as never; // as above

/** Bytes of a type. */
export const sizeOf = (type: CType): number => koffi.sizeof(koffiTypeOf(type));

/** The structs or unions that C has written into a buffer. */
export function structsIn(bytes: Uint8Array, type: CType): unknown[] {
  const described = koffi.type(koffiTypeOf(type));
  const size = koffi.sizeof(described);
  return Array.from({ length: Math.floor(bytes.byteLength / size) }, (_, index) =>
    exact(koffi.decode(bytes, index * size, described), described),
  );
}

/** What koffi decoded, in exact types: every 64-bit integer is a bigint, and a union is an object of all its members. */
export function exact(value: unknown, type: TypeObject): unknown {
  switch (type.primitive) {
    case 'UInt64':
    case 'Int64':
      return typeof value === 'number' ? BigInt(value) : value;
    case 'Pointer':
      return value === null ? 0n : value;
    case 'Record':
    case 'Union': {
      const source = value as Record<string, unknown>;
      const result: Record<string, unknown> = {};
      for (const member of Object.values(type.members ?? {}))
        result[member.name] = exact(source[member.name], member.type);
      return result;
    }
    case 'Array': {
      const element = type.ref;
      return Array.isArray(value) && element ? value.map((item) => exact(item, element)) : value;
    }
    default:
      return value;
  }
}
