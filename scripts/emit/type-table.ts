import type { ApiEnum, ApiModel, ApiStruct } from '../../src/model/api-model.js';

/** A declaration that has no place in the binding. The message is the reason. */
export class PlanError extends Error {}

/** What a C type is to the binding, after typedefs. */
export type Kind =
  | { readonly kind: 'void' }
  | { readonly kind: 'scalar'; readonly scalar: Scalar }
  | { readonly kind: 'enum'; readonly enum: ApiEnum }
  | { readonly kind: 'struct'; readonly struct: ApiStruct }
  /** A typedef of `void *`, or a pointer to a struct that only native code makes. `name`: the brand. */
  | { readonly kind: 'handle'; readonly name: string }
  | { readonly kind: 'function'; readonly name: string }
  | { readonly kind: 'pointer'; readonly to: Kind };

/** A C number: koffi's name, its class, and the typed array that holds it. */
export interface Scalar {
  readonly koffi: string;
  readonly class: 'int' | 'int64' | 'float' | 'bool' | 'char';
  readonly signed: boolean;
  readonly bits: number;
  readonly array: string;
}

const scalar = (
  koffi: string,
  cls: Scalar['class'],
  signed: boolean,
  bits: number,
  array: string,
): Scalar => ({
  koffi,
  class: cls,
  signed,
  bits,
  array,
});

const SCALARS: Readonly<Record<string, Scalar>> = {
  char: scalar('char', 'char', true, 8, 'Uint8Array'),
  'signed char': scalar('int8_t', 'int', true, 8, 'Int8Array'),
  'unsigned char': scalar('uint8_t', 'int', false, 8, 'Uint8Array'),
  short: scalar('int16_t', 'int', true, 16, 'Int16Array'),
  'unsigned short': scalar('uint16_t', 'int', false, 16, 'Uint16Array'),
  long: scalar('int64_t', 'int64', true, 64, 'BigInt64Array'),
  'unsigned long': scalar('uint64_t', 'int64', false, 64, 'BigUint64Array'),
  'long long': scalar('int64_t', 'int64', true, 64, 'BigInt64Array'),
  'unsigned long long': scalar('uint64_t', 'int64', false, 64, 'BigUint64Array'),
  int8_t: scalar('int8_t', 'int', true, 8, 'Int8Array'),
  uint8_t: scalar('uint8_t', 'int', false, 8, 'Uint8Array'),
  int16_t: scalar('int16_t', 'int', true, 16, 'Int16Array'),
  uint16_t: scalar('uint16_t', 'int', false, 16, 'Uint16Array'),
  int: scalar('int32_t', 'int', true, 32, 'Int32Array'),
  int32_t: scalar('int32_t', 'int', true, 32, 'Int32Array'),
  'unsigned int': scalar('uint32_t', 'int', false, 32, 'Uint32Array'),
  uint32_t: scalar('uint32_t', 'int', false, 32, 'Uint32Array'),
  int64_t: scalar('int64_t', 'int64', true, 64, 'BigInt64Array'),
  uint64_t: scalar('uint64_t', 'int64', false, 64, 'BigUint64Array'),
  size_t: scalar('size_t', 'int64', false, 64, 'BigUint64Array'),
  ssize_t: scalar('int64_t', 'int64', true, 64, 'BigInt64Array'),
  intptr_t: scalar('int64_t', 'int64', true, 64, 'BigInt64Array'),
  uintptr_t: scalar('uint64_t', 'int64', false, 64, 'BigUint64Array'),
  ptrdiff_t: scalar('int64_t', 'int64', true, 64, 'BigInt64Array'),
  float: scalar('float', 'float', true, 32, 'Float32Array'),
  double: scalar('double', 'float', true, 64, 'Float64Array'),
  bool: scalar('bool', 'bool', false, 8, 'Uint8Array'),
};

/** The integer that holds an enum: `int32_t` unless its size or a value asks for another. */
export function scalarOf({ name, size, signed, constants }: ApiEnum): Scalar {
  const isHigh = !signed && constants.some(({ value }) => Number(value) >= 2 ** (size * 8 - 1));
  const found = SCALARS[`${isHigh ? 'u' : ''}int${size * 8}_t`];
  // Its values would be bigints, and what koffi gives a number where one suffices.
  if (found === undefined || found.bits > 32)
    throw new PlanError(`the enum ${name ?? '<anonymous>'} has ${size} bytes`);
  return found;
}

/** Resolves type spellings of a model. */
export class TypeTable {
  readonly #enums = new Map<string, ApiEnum>();
  readonly #structs = new Map<string, ApiStruct>();
  readonly #typedefs = new Map<string, string>();
  readonly #callbacks: Set<string>;
  /** Structs that functions return by pointer: always handles, their fields are native code's business. */
  readonly #made = new Set<string>();

  constructor(model: ApiModel) {
    for (const item of model.enums)
      for (const name of [item.name, item.tag, item.typedef]) if (name !== null) this.#enums.set(name, item);
    for (const item of model.structs)
      for (const name of [item.name, item.tag, item.typedef])
        if (name !== null) this.#structs.set(name, item);
    for (const item of model.typedefs) this.#typedefs.set(item.name, item.type);
    this.#callbacks = new Set(model.callbacks.map((item) => item.name));
    for (const item of model.functions)
      if (item.returns.endsWith('*')) this.#made.add(bare(item.returns.slice(0, -1)));
  }

  /** What a spelling such as `const void **` means. Throws on a type that the headers do not declare. */
  resolve(spelling: string): Kind {
    const text = spelling.replace(/\b(const|volatile)\b/g, ' ').trim();
    if (/\(\*\s*\)(\[\d*\])+$/.test(text)) throw new PlanError(`${spelling} is a pointer to arrays`);
    if (text.includes('(')) return { kind: 'function', name: '' };
    if (text.endsWith(']')) throw new PlanError(`${spelling} is an array`);
    if (text.endsWith('*')) return this.#pointer(text.slice(0, -1).trim());
    const name = bare(text);
    if (name === 'void') return { kind: 'void' };
    const number = SCALARS[name];
    if (number !== undefined) return { kind: 'scalar', scalar: number };
    const enumeration = this.#enums.get(name);
    if (enumeration !== undefined) return { kind: 'enum', enum: enumeration };
    const struct = this.#structs.get(name);
    if (struct !== undefined) return { kind: 'struct', struct };
    if (this.#callbacks.has(name)) return { kind: 'function', name };
    const target = this.#typedefs.get(name);
    if (target === undefined) throw new PlanError(`type ${spelling} is not declared in the headers`);
    if (target.replace(/\s/g, '') === 'void*') return { kind: 'handle', name };
    return this.resolve(target);
  }

  /** The type of a member with the typedefs of arrays replaced: `aclUuid[2]` → `uint8_t[2][16]`. */
  withArrays(spelling: string): string {
    const [, element = '', lengths = ''] = /^([^[(]*?)((?:\[\d*\])*)$/.exec(spelling) ?? [];
    const target = this.#typedefs.get(bare(element.replace(/\bvolatile\b/g, ' ')));
    const [, inner, more] = /^([^[(]*?)((?:\[\d*\])+)$/.exec(target ?? '') ?? [];
    return inner === undefined ? spelling : this.withArrays(`${inner}${lengths}${more}`);
  }

  #pointer(pointee: string): Kind {
    const to = this.resolve(pointee);
    if (to.kind === 'struct' && (to.struct.opaque || this.#made.has(to.struct.name)))
      return { kind: 'handle', name: to.struct.name };
    return { kind: 'pointer', to };
  }
}

const bare = (text: string): string =>
  text
    .replace(/\b(const|struct|union|enum)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** `aclrtStream` → `StreamPtr`, `aclDataBuffer` → `DataBufferPtr`, `acltdtQueueAttr` → `TdtQueueAttrPtr`. */
export function brandOf(name: string): string {
  const stripped = name.replace(/^aclrt/, '').replace(/^acl/, '');
  const special: Readonly<Record<string, string>> = { DrvMemHandle: 'PhysicalMem', mdlRI: 'ModelRI' };
  const base = special[stripped] ?? stripped.replace(/^mdlRI/, 'ModelRI');
  return `${base.charAt(0).toUpperCase()}${base.slice(1)}Ptr`;
}
