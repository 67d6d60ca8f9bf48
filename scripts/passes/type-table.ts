/** Questions about types that need the typedefs: is it a function pointer, does a pointer to it give something back? */
import type { Direction } from '../../src/model/api-model.js';
import type { CType } from '../parse/c-types.js';
import type { LaidOut } from './draft.js';

interface TypeTable {
  readonly typedefs: ReadonlyMap<string, CType>;
  /** Names of structs and unions whose members are not known: pointers to them are handles. */
  readonly opaque: ReadonlySet<string>;
}

export function typeTable({ typedefs, records, layouts }: LaidOut): TypeTable {
  const opaque = records
    .filter((record) => !layouts.has(record))
    .flatMap(({ tag, typedef }) => [tag, typedef]);
  return {
    typedefs: new Map(typedefs.map(({ name, type }) => [name, type])),
    opaque: new Set(opaque.filter((name) => name !== null)),
  };
}

export function isFunctionPointer(type: CType, table: TypeTable): boolean {
  if (type.kind === 'pointer') return isFunction(type.to, table);
  const target = type.kind === 'name' ? table.typedefs.get(type.name) : undefined;
  return target !== undefined && isFunctionPointer(target, table);
}

function isFunction(type: CType, table: TypeTable): boolean {
  const target = type.kind === 'name' ? table.typedefs.get(type.name) : type;
  return target?.kind === 'function';
}

/**
 * The direction that the type suggests: a pointer to something that is not const, not void, no character and no opaque
 * struct is an output.
 */
export function directionByType(type: CType, table: TypeTable): Direction {
  if (type.kind !== 'pointer' || isFunction(type.to, table)) return 'in';
  const { to } = type;
  const { opaque } = table;
  if (to.kind === 'pointer') return to.const ? 'in' : 'out';
  if (to.kind === 'name') {
    return to.const || to.name === 'void' || to.name === 'char' || opaque.has(to.name) ? 'in' : 'out';
  }
  return to.kind === 'tag' && (to.const || opaque.has(to.tag ?? '')) ? 'in' : 'out';
}
