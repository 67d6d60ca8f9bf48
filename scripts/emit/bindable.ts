/** Finds what of a model a binding can be made for. The rest is skipped with the reason and its place. */
import type { ApiModel, Skipped, SourcePosition } from '../../src/model/api-model.js';
import { printCallback } from './callbacks.js';
import * as checked from './checked.js';
import { printChecked } from './checked-function.js';
import { isReserved } from './names.js';
import * as raw from './raw.js';
import { printStruct } from './structs.js';
import { PlanError, TypeTable } from './type-table.js';

/** Names that the modules of functions import. */
export const importedNames: ReadonlySet<string> = new Set([
  ...raw.NATIVE_VALUES,
  ...raw.NATIVE_TYPES,
  ...checked.NATIVE_VALUES,
]);

interface Bindable {
  /** The model without what can't be bound; structs whose members can't be spelled are opaque there. */
  readonly bound: ApiModel;
  readonly types: TypeTable;
  readonly unbound: readonly Skipped[];
}

export function bindable(model: ApiModel): Bindable {
  const unbound: Skipped[] = [];
  /** The items that `print` has no PlanError for. */
  const printable = <T extends { readonly name: string; readonly position: SourcePosition }>(
    list: readonly T[],
    what: string,
    print: (item: T) => void,
  ): T[] =>
    list.filter((item) => {
      const reason = planError(() => print(item));
      if (reason !== undefined)
        unbound.push({ what: `${what} ${item.name}`, reason, position: item.position });
      return reason === undefined;
    });
  const named = <T extends { readonly name: string; readonly position: SourcePosition }>(
    list: readonly T[],
  ): T[] => printable(list, 'the constant', ({ name }) => refuseWord(name));

  const { structs, types } = withOpaque(model, unbound);
  const functions = printable(model.functions, 'binding of', (fn) => {
    refuseWord(fn.name);
    raw.printRaw(fn, types);
    printChecked(fn, fn.name, types);
  });
  const callbacks = printable(model.callbacks, 'the callback', (item) => printCallback(item, types));
  const [constants, macros] = [named(model.constants), named(model.macros)];
  return { bound: { ...model, structs, functions, callbacks, constants, macros }, types, unbound };
}

/** A struct that holds another one that can't be spelled can't be spelled either. */
function withOpaque(
  model: ApiModel,
  unbound: Skipped[],
): { readonly structs: ApiModel['structs']; readonly types: TypeTable } {
  let { structs } = model;
  for (;;) {
    const types = new TypeTable({ ...model, structs });
    const reasons = new Map(
      structs.flatMap((item) => {
        const reason = item.opaque ? undefined : planError(() => printStruct(item, types));
        return reason === undefined ? [] : [[item, reason] as const];
      }),
    );
    if (reasons.size === 0) return { structs, types };
    for (const [{ kind, name, position }, reason] of reasons)
      unbound.push({ what: `the members of ${kind} ${name} in the binding`, reason, position });
    structs = structs.map((item) => (reasons.has(item) ? { ...item, opaque: true } : item));
  }
}

function refuseWord(name: string): void {
  if (isReserved(name) || importedNames.has(name))
    throw new PlanError(`${name} means something else in the modules of the binding`);
}

function planError(print: () => void): string | undefined {
  try {
    print();
    return undefined;
  } catch (error) {
    if (error instanceof PlanError) return error.message;
    throw error;
  }
}
