import type { ApiModel } from '../../model/api-model.js';

/** How a value of a C type is passed: two types of one form can take each other's place in a call. */
export class AbiTypes {
  readonly #typedefs: ReadonlyMap<string, string>;
  readonly #structs: ReadonlyMap<string, number | undefined>;
  readonly #enums: ReadonlySet<string>;
  readonly #callbacks: ReadonlySet<string>;

  constructor(model: ApiModel) {
    this.#typedefs = new Map(model.typedefs.map(({ name, type }) => [name, type]));
    this.#structs = new Map(
      model.structs.flatMap((item) =>
        [item.name, item.tag ?? item.name].map((name) => [name, item.size] as const),
      ),
    );
    this.#enums = new Set(model.enums.flatMap(({ name, tag }) => [name ?? '', tag ?? '']));
    this.#callbacks = new Set(model.callbacks.map(({ name }) => name));
  }

  /** `pointer`, `i4`, `u8`, `f4`, `bool`, `struct 24`; an unknown name is its own form. */
  formOf(type: string): string {
    let name = plain(type);
    for (let depth = 0; depth < 16; depth++) {
      if (name.includes('*') || name.endsWith(']') || name.includes('(') || this.#callbacks.has(name))
        return 'pointer';
      const scalar = SCALARS[name];
      if (scalar !== undefined) return scalar;
      const bare = name.replace(/^(enum|struct|union) /, '');
      if (name.startsWith('enum ') || this.#enums.has(bare)) return 'i4';
      if (this.#structs.has(bare)) return `struct ${this.#structs.get(bare) ?? 'opaque'}`;
      const target = this.#typedefs.get(name);
      if (target === undefined || plain(target) === name) return name;
      name = plain(target);
    }
    return name;
  }

  /** True when both are enums, or typedefs of the same, so that only the name differs. */
  isEnum(type: string): boolean {
    return this.#enums.has(plain(type).replace(/^enum /, ''));
  }
}

/** Without qualifiers of the value itself; white space as the generator writes it. */
const plain = (type: string): string =>
  (type.includes('*') ? type : type.replace(/\b(const|volatile)\b/g, '')).replace(/\s+/g, ' ').trim();

const SCALARS: Readonly<Record<string, string>> = {
  void: 'void',
  bool: 'bool',
  _Bool: 'bool',
  char: 'i1',
  'signed char': 'i1',
  'unsigned char': 'u1',
  int8_t: 'i1',
  uint8_t: 'u1',
  short: 'i2',
  int16_t: 'i2',
  uint16_t: 'u2',
  int: 'i4',
  int32_t: 'i4',
  unsigned: 'u4',
  'unsigned int': 'u4',
  uint32_t: 'u4',
  long: 'i8',
  'long long': 'i8',
  int64_t: 'i8',
  'unsigned long': 'u8',
  'unsigned long long': 'u8',
  uint64_t: 'u8',
  size_t: 'u8',
  uintptr_t: 'u8',
  float: 'f4',
  double: 'f8',
};

/** Bytes of a form: what decides whether registers and fields still fit. */
export const sizeOfForm = (form: string): string =>
  form === 'bool' ? '1' : form.replace(/^(?:[iuf](\d)|struct (\w+))$/, '$1$2');
