import type { ApiFunction, ApiModel, Skipped } from '../model.js';
import { emitAvailability } from './availability.js';
import { emitCallbacks } from './callbacks.js';
import { emitChecked } from './checked.js';
import { emitConstants, emitErrorCodes } from './constants.js';
import { emitEnums } from './enums.js';
import { planOf } from './parameter-plan.js';
import { emitRaw } from './raw.js';
import { emitSimulator } from './simulator.js';
import { type Files, SourceWriter } from './source-writer.js';
import { emitStructs } from './structs.js';
import { PlanError, TypeTable } from './type-table.js';
import { emitTypes } from './types.js';

export interface EmitOptions {
  /** What the banner names as the source. */
  readonly source: string;
  /** The project's own headers: also the simulator's entry points are made. */
  readonly own: boolean;
}

/** Everything that goes into generated/, by path. */
export function emitAll(model: ApiModel, options: EmitOptions): Files {
  const types = new TypeTable(model);
  const writer = new SourceWriter(options.source);
  const { bound, unbound } = bindable(model, types);
  return new Map([
    ['api.json', `${JSON.stringify({ ...model, skipped: [...model.skipped, ...unbound] }, null, 1)}\n`],
    ['types.ts', emitTypes(model, writer)],
    ['enums.ts', emitEnums(model, writer)],
    ['constants.ts', emitConstants(model, writer)],
    ['error-codes.ts', emitErrorCodes(model, writer)],
    ['availability.ts', emitAvailability(model, writer)],
    ['structs.ts', emitStructs(model, types, writer)],
    ['callbacks.ts', emitCallbacks(model, types, writer)],
    ...emitRaw(bound, types, writer),
    ...emitChecked(bound, types, writer),
    ...(options.own
      ? emitSimulator(model).map(({ path, text }): [string, string] => [`simulator/${path}`, text])
      : []),
  ]);
}

/** Functions that a binding can be made for, and the others with the reason. All are in api.json. */
function bindable(
  model: ApiModel,
  types: TypeTable,
): { readonly bound: ApiModel; readonly unbound: Skipped[] } {
  const unbound: Skipped[] = [];
  const functions = model.functions.filter((fn) => {
    const reason = reasonAgainst(fn, types);
    if (reason !== undefined) unbound.push({ what: `binding of ${fn.name}`, reason, position: fn.position });
    return reason === undefined;
  });
  return { bound: { ...model, functions }, unbound };
}

function reasonAgainst(fn: ApiFunction, types: TypeTable): string | undefined {
  try {
    types.resolve(fn.returns);
    for (const param of fn.params) planOf(fn, param, types);
    return undefined;
  } catch (error) {
    if (error instanceof PlanError) return error.message;
    throw error;
  }
}
