/**
 * Computes size, alignment and offsets of every struct and union by the rules of the System V ABI on LP64, which are
 * the same for x86-64 and AArch64. A struct with bit-fields, with an attribute that changes layouts, or with
 * a member of unknown type is left opaque and skipped with that reason.
 */
import type { Skipped } from '../../src/model/api-model.js';
import type { CType } from '../parse/c-types.js';
import type { EnumDeclaration, Field, RecordDeclaration } from '../parse/declarations.js';
import type { Integer } from '../preprocess/integers.js';
import { type Evaluated, type FieldLayout, type LaidOut, type Layout, nameOf } from './draft.js';
import { basicSizes } from './standard-types.js';

interface Size {
  readonly size: number;
  readonly align: number;
}

class NoLayout extends Error {}

export function layOut(draft: Evaluated): LaidOut {
  const calculator = new Calculator(draft);
  const layouts = new Map<RecordDeclaration, Layout>();
  const skipped: Skipped[] = [];
  for (const record of draft.records) {
    if (record.fields === null) continue;
    try {
      layouts.set(record, calculator.record(record));
    } catch (error) {
      if (!(error instanceof NoLayout)) throw error;
      const what = `the members of ${record.kind} ${nameOf(record) ?? '<anonymous>'}`;
      skipped.push({ what, reason: error.message, position: record.position });
    }
  }
  return { ...draft, layouts, skipped: [...draft.skipped, ...skipped] };
}

/**
 * Size and sign of an enum as GCC and Clang choose them: 4 bytes, or 8 when a value needs more; as few as do when the
 * enum is packed; those of the type behind its colon when there is one.
 */
export function enumLayout(
  { enumerators, attributes, underlying }: EnumDeclaration,
  values: ReadonlyMap<string, Integer>,
): { size: number; signed: boolean } {
  const all = enumerators.map(({ name }) => values.get(name)?.value ?? 0n);
  const signed = all.some((value) => value < 0n);
  if (underlying) return { size: underlying.bits / 8, signed: underlying.signed };
  const fits = (size: number): boolean =>
    all.every(
      (value) => (signed ? BigInt.asIntN(size * 8, value) : BigInt.asUintN(size * 8, value)) === value,
    );
  const sizes = attributes.some(({ name }) => name === 'packed') ? [1, 2, 4] : [4];
  return { size: sizes.find(fits) ?? 8, signed };
}

class Calculator {
  readonly #draft: Evaluated;
  readonly #open = new Set<RecordDeclaration>();

  constructor(draft: Evaluated) {
    this.#draft = draft;
  }

  record(record: RecordDeclaration): Layout {
    if (record.fields === null) throw new NoLayout(`${record.kind} ${nameOf(record)} is only declared`);
    const attribute = record.attributes.find(({ name }) =>
      /^(packed|aligned|_Alignas|ms_struct|gcc_struct|transparent_union|scalar_storage_order)$/.test(name),
    );
    if (attribute) throw new NoLayout(`the attribute ${attribute.name} changes the layout`);
    if (this.#open.has(record)) throw new NoLayout(`${record.kind} ${nameOf(record)} contains itself`);
    this.#open.add(record);
    try {
      return this.#members(record.kind, record.fields, 0);
    } finally {
      this.#open.delete(record);
    }
  }

  #members(kind: 'struct' | 'union', fields: readonly Field[], base: number): Layout {
    let size = 0;
    let align = 1;
    const layouts: FieldLayout[] = [];
    for (const [index, field] of fields.entries()) {
      const isTrailing = kind === 'struct' && index > 0 && index === fields.length - 1;
      if (field.type.kind === 'array' && field.type.length === null && !isTrailing) {
        throw new NoLayout(`${field.name} has no length and is not the last member`);
      }
      const what = field.name ?? 'an anonymous member';
      if (field.bitField) throw new NoLayout(`${what} is a bit-field`);
      const attribute = field.attributes.find(({ name }) =>
        /^(packed|aligned|_Alignas|mode|vector_size|ext_vector_type|warn_if_not_aligned)$/.test(name),
      );
      if (attribute) throw new NoLayout(`the attribute ${attribute.name} of ${what} changes the layout`);
      const measured = field.inline ? this.#members(field.inline.kind, field.inline.fields, 0) : undefined;
      const own = this.#size(field.type, measured);
      const start = kind === 'union' ? 0 : roundUp(size, own.align);
      const offset = base + start;
      const inline = field.inline && this.#members(field.inline.kind, field.inline.fields, offset).fields;
      layouts.push({ offset, size: own.size, ...(inline ? { inline } : {}) });
      size = Math.max(size, start + own.size);
      align = Math.max(align, own.align);
    }
    return { size: roundUp(size, align), align, fields: layouts };
  }

  /** `inline` is the layout of the struct or union that the member's type defines in place. */
  #size(type: CType, inline?: Size): Size {
    switch (type.kind) {
      case 'pointer':
        return { size: 8, align: 8 };
      case 'array': {
        const element = this.#size(type.of, inline);
        const length = typeof type.length === 'number' ? type.length : 0;
        return { size: element.size * length, align: element.align };
      }
      case 'function':
        throw new NoLayout('a member is a function');
      case 'tag':
        return inline ?? this.#tagSize(type);
      case 'name':
        return this.#namedSize(type.name);
    }
  }

  #tagSize({ keyword, tag }: CType & { kind: 'tag' }): Size {
    if (keyword === 'enum') {
      const found = this.#draft.enums.find((item) => item.tag === tag);
      if (found) return this.#enumSize(found);
    } else {
      const found = this.#draft.records.find((item) => item.kind === keyword && item.tag === tag);
      if (found) return this.record(found);
    }
    throw new NoLayout(`the type ${keyword} ${tag ?? '<anonymous>'} is not declared`);
  }

  #namedSize(name: string): Size {
    const basic = basicSizes.get(name);
    if (basic !== undefined) return { size: basic, align: basic };
    const typedef = this.#draft.typedefs.find((item) => item.name === name);
    const attribute = typedef?.attributes.find((item) => /^(packed|aligned|_Alignas)$/.test(item.name));
    if (attribute) throw new NoLayout(`the attribute ${attribute.name} of ${name} changes the layout`);
    const record = this.#draft.records.find((item) => item.typedef === name);
    if (record) return this.record(record);
    const declared = this.#draft.enums.find((item) => nameOf(item) === name);
    if (declared) return this.#enumSize(declared);
    if (typedef) return this.#size(typedef.type);
    throw new NoLayout(`the type ${name} is not declared`);
  }

  #enumSize(declared: EnumDeclaration): Size {
    const { size } = enumLayout(declared, this.#draft.values);
    return { size, align: size };
  }
}

function roundUp(value: number, align: number): number {
  return Math.ceil(value / align) * align;
}
