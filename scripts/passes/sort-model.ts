/**
 * Puts lists whose order has no meaning in the order of names, so that moving a declaration to another place or header
 * changes nothing. Parameters, members and enumerators keep their order.
 */
import type { ApiModel, Skipped } from '../../src/model/api-model.js';

export function sortModel(model: ApiModel): ApiModel {
  return {
    version: model.version,
    headers: [...model.headers].sort(),
    functions: byName(model.functions),
    enums: byName(model.enums),
    structs: byName(model.structs),
    typedefs: byName(model.typedefs),
    callbacks: byName(model.callbacks),
    constants: byName(model.constants),
    macros: byName(model.macros),
    skipped: [...model.skipped].sort(
      (left: Skipped, right: Skipped) =>
        compare(left.position.file, right.position.file) || left.position.line - right.position.line,
    ),
  };
}

// Anonymous enums come last, in the order of the headers.
function byName<T extends { readonly name: string | null }>(list: readonly T[]): T[] {
  return [...list].sort((left, right) => compare(left.name ?? '\uFFFF', right.name ?? '\uFFFF'));
}

// Not localeCompare: the order must not depend on the machine's language.
function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
