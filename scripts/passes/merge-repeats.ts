/**
 * C lets a name be declared again: `struct X;` before `struct X { … };`, a typedef apart from its struct, a prototype in
 * two headers. Joins what belongs together, so that every name stands once; names a struct, union or enum by the
 * first typedef of it. Rejects declarations of one name that disagree.
 */

import type { Skipped } from '../../src/model/api-model.js';
import { spellType } from '../parse/c-types.js';
import type {
  Declarations,
  EnumDeclaration,
  Origin,
  RecordDeclaration,
  TypedefDeclaration,
} from '../parse/declarations.js';
import { HeaderError, type HeaderProblem } from '../preprocess/errors.js';

export function mergeRepeats(draft: Declarations): Declarations {
  const merger = new Merger();
  const functions = merger.once(draft.functions, ({ type }) => spellType(type));
  const typedefs = merger.once(draft.typedefs, ({ type }) => spellType(type));
  const constants = merger.once(draft.constants, ({ expression }) =>
    expression.map(({ text }) => text).join(' '),
  );
  const records = merger
    .tagged(
      draft.records,
      ({ fields }) => fields !== null,
      (item, typedef) => ({ ...item, typedef }),
    )
    .map((item) => ({ ...item, typedef: item.typedef ?? typedefOf(item, typedefs) }));
  const enums = merger
    .tagged(
      draft.enums,
      () => true,
      (item, typedef) => ({ ...item, typedef }),
    )
    .map((item) => ({ ...item, typedef: item.typedef ?? typedefOf(item, typedefs) }));
  if (merger.problems.length > 0) throw new HeaderError(merger.problems);
  const skipped = [...draft.skipped, ...merger.skipped];
  return { ...draft, functions, typedefs, constants, records, enums, skipped };
}

class Merger {
  readonly problems: HeaderProblem[] = [];
  readonly skipped: Skipped[] = [];

  once<T extends Origin & { readonly name: string }>(list: readonly T[], spell: (item: T) => string): T[] {
    const first = new Map<string, T>();
    for (const item of list) {
      const former = first.get(item.name);
      // A runtime header's declaration counts before one of another package.
      if (former === undefined || (former.scope === 'outside' && item.scope === 'runtime'))
        first.set(item.name, item);
      else if (item.scope === 'outside') continue;
      else if (spell(former) === spell(item)) this.#repeat(item.name, item, former);
      else this.#conflict(item.name, item, former);
    }
    return [...first.values()];
  }

  tagged<T extends RecordDeclaration | EnumDeclaration>(
    list: readonly T[],
    isDefinition: (item: T) => boolean,
    named: (item: T, typedef: string | null) => T,
  ): T[] {
    const byTag = new Map<string, T>();
    const untagged: T[] = [];
    for (const item of list) {
      if (item.tag === null) {
        untagged.push(item);
        continue;
      }
      const former = byTag.get(item.tag);
      if (former === undefined) byTag.set(item.tag, item);
      else if (isDefinition(former) && isDefinition(item) && former.scope !== item.scope)
        // A runtime header's definition counts before one of another package.
        byTag.set(item.tag, item.scope === 'runtime' ? item : former);
      else if (isDefinition(former) && isDefinition(item) && item.scope === 'outside') continue;
      else if (isDefinition(former) && isDefinition(item))
        this.#conflict(`${item.kind} ${item.tag}`, item, former);
      else {
        const definition = isDefinition(item) ? item : former;
        const other = definition === item ? former : item;
        byTag.set(item.tag, named(definition, definition.typedef ?? other.typedef));
      }
    }
    return [...byTag.values(), ...untagged];
  }

  #repeat(name: string, item: Origin, former: Origin): void {
    const reason = `declared already in ${former.position.file}:${former.position.line}`;
    this.skipped.push({ what: name, reason, position: item.position });
  }

  #conflict(name: string, item: Origin, former: Origin): void {
    const message = `${name} is declared differently in ${former.position.file}:${former.position.line}`;
    this.problems.push({ ...item.position, message });
  }
}

function typedefOf(
  item: RecordDeclaration | EnumDeclaration,
  typedefs: readonly TypedefDeclaration[],
): string | null {
  if (item.tag === null) return null;
  const found = typedefs.find(
    ({ type }) => type.kind === 'tag' && type.keyword === item.kind && type.tag === item.tag,
  );
  return found?.name ?? null;
}
