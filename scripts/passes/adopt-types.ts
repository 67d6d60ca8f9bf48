/**
 * Makes every type known that a function, callback, typedef or member of the runtime mentions. A type of an outside
 * header (the model and operator API) is adopted: a struct or union as opaque unless something needs its size. A type that no
 * header declares is opaque when only pointers to it are used; used by value, its function or typedef is skipped.
 */
import type { Skipped } from '../../src/model/api-model.js';
import type { CType } from '../parse/c-types.js';
import type { Declarations, Field, Origin, RecordDeclaration } from '../parse/declarations.js';
import { nameOf } from './draft.js';
import { standardTypes } from './standard-types.js';

interface Mention {
  readonly type: CType & { kind: 'name' | 'tag' };
  /** Not behind a pointer: the size matters. */
  readonly byValue: boolean;
  readonly origin: Origin;
}

export function adoptTypes(draft: Declarations): Declarations {
  const adoption = new Adoption(draft);
  const functions = draft.functions.filter((item) => adoption.keeps(item, item.name, item.type));
  const typedefs = draft.typedefs.filter((item) => adoption.keeps(item, item.name, item.type));
  for (const record of draft.records)
    if (record.scope === 'runtime') adoption.adoptMembers(record, record.fields ?? []);
  return adoption.result({ ...draft, functions, typedefs });
}

class Adoption {
  readonly #draft: Declarations;
  readonly #adopted = new Set<Origin>();
  readonly #needSize = new Set<Origin>();
  readonly #invented = new Map<string, RecordDeclaration>();
  readonly #skipped: Skipped[] = [];

  constructor(draft: Declarations) {
    this.#draft = draft;
  }

  /** False when the declaration uses an unknown type by value. Declarations of outside headers are not looked at. */
  keeps(item: Origin, name: string, type: CType): boolean {
    if (item.scope !== 'runtime') return true;
    const unknown = mentions(type, item).filter((mention) => !this.#adopt(mention));
    for (const { type: used } of unknown) {
      const reason = `the type ${spell(used)} is not declared in these headers`;
      this.#skipped.push({ what: name, reason, position: item.position });
    }
    return unknown.length === 0;
  }

  adoptMembers(origin: Origin, fields: readonly Field[]): void {
    for (const field of fields) {
      if (field.inline) this.adoptMembers(origin, field.inline.fields);
      // A member of unknown type leaves its struct without layout; the pass for layouts says so.
      if (!field.inline || field.type.kind === 'pointer')
        for (const mention of mentions(field.type, origin)) this.#adopt(mention);
    }
  }

  result(draft: Declarations): Declarations {
    const adopt = <T extends Origin>(list: readonly T[]): T[] =>
      list.map((item) => (this.#adopted.has(item) ? { ...item, scope: 'runtime' } : item));
    const records = adopt(
      draft.records.map((item) => {
        if (!this.#adopted.has(item) || this.#needSize.has(item)) return item;
        const opaque: RecordDeclaration = { ...item, scope: 'runtime', fields: null };
        return opaque;
      }),
    );
    return {
      ...draft,
      records: [...records, ...this.#invented.values()],
      typedefs: adopt(draft.typedefs),
      enums: adopt(draft.enums),
      skipped: [...draft.skipped, ...this.#skipped],
    };
  }

  /** True when the type is known now. */
  #adopt({ type, byValue, origin }: Mention): boolean {
    if (type.kind === 'name' && standardTypes.has(type.name)) return true;
    const found = this.#find(type);
    if (found.length === 0 && this.#raise(type)) return true;
    if (found.length === 0) return !byValue && this.#invent(type, origin);
    for (const item of found) this.#adoptOne(item, byValue);
    return true;
  }

  #adoptOne(
    item: Origin & { readonly type?: CType; readonly fields?: readonly Field[] | null },
    byValue: boolean,
  ): void {
    if (item.scope === 'runtime' || (this.#adopted.has(item) && (!byValue || this.#needSize.has(item))))
      return;
    this.#adopted.add(item);
    if (item.type) for (const mention of mentions(item.type, item, byValue)) this.#adopt(mention);
    if (!byValue) return;
    this.#needSize.add(item);
    this.adoptMembers(item, item.fields ?? []);
  }

  #find(type: CType & { kind: 'name' | 'tag' }): (Origin & { readonly type?: CType })[] {
    const { records, enums, typedefs } = this.#draft;
    if (type.kind === 'tag') {
      if (type.tag === null) return [];
      return [...records, ...enums].filter((item) => item.kind === type.keyword && item.tag === type.tag);
    }
    // An enum used as a type without its keyword is found by its tag.
    return [
      ...typedefs.filter((item) => item.name === type.name),
      ...[...records, ...enums].filter((item) => nameOf(item) === type.name),
    ];
  }

  /** C has one scope for tags: a struct that is defined in place of a member is known everywhere. */
  #raise(type: CType & { kind: 'name' | 'tag' }): boolean {
    if (type.kind !== 'tag' || type.tag === null) return false;
    if (this.#invented.has(type.tag)) return true;
    for (const record of this.#draft.records) {
      const inline = inlineMembers(record.fields ?? []).find(({ tag }) => tag === type.tag);
      if (inline === undefined) continue;
      const { scope, position } = record;
      const origin: Origin = { scope, position, attributes: [], comments: [] };
      this.#invented.set(type.tag, { ...inline, typedef: null, ...origin });
      return true;
    }
    return false;
  }

  #invent(type: CType & { kind: 'name' | 'tag' }, { position }: Origin): boolean {
    if (type.kind === 'tag' && (type.tag === null || type.keyword === 'enum')) return false;
    const name = type.kind === 'name' ? type.name : (type.tag ?? '');
    if (this.#invented.has(name)) return true;
    const names = type.kind === 'name' ? { tag: null, typedef: name } : { tag: name, typedef: null };
    const kind = type.kind === 'tag' && type.keyword === 'union' ? 'union' : 'struct';
    const origin: Origin = { scope: 'runtime', position, attributes: [], comments: [] };
    this.#invented.set(name, { kind, ...names, fields: null, ...origin });
    const reason = 'not declared in these headers: pointers to it are opaque handles';
    this.#skipped.push({ what: `the type ${spell(type)}`, reason, position });
    return true;
  }
}

function inlineMembers(fields: readonly Field[]): NonNullable<Field['inline']>[] {
  return fields.flatMap(({ inline }) => (inline ? [inline, ...inlineMembers(inline.fields)] : []));
}

function mentions(type: CType, origin: Origin, byValue = true): Mention[] {
  switch (type.kind) {
    case 'name':
    case 'tag':
      // The type that an anonymous struct defines in place is its own declaration.
      return type.kind === 'tag' && type.tag === null ? [] : [{ type, byValue, origin }];
    case 'pointer':
      return mentions(type.to, origin, type.to.kind === 'function' && byValue);
    case 'array':
      return mentions(type.of, origin, byValue);
    case 'function':
      return [type.returns, ...type.parameters.map((parameter) => parameter.type)].flatMap((part) =>
        mentions(part, origin),
      );
  }
}

function spell(type: CType & { kind: 'name' | 'tag' }): string {
  return type.kind === 'name' ? type.name : `${type.keyword} ${type.tag}`;
}
