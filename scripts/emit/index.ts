import type { ApiModel } from '../model.js';
import { emitCallbacks } from './callbacks.js';
import { emitChecked } from './checked.js';
import { emitConstants, emitErrorCodes } from './constants.js';
import { emitEnums } from './enums.js';
import { emitRaw } from './raw.js';
import { type Files, SourceWriter } from './source-writer.js';
import { emitStructs } from './structs.js';
import { TypeTable } from './type-table.js';
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
  return new Map([
    ['api.json', `${JSON.stringify(model, null, 1)}\n`],
    ['types.ts', emitTypes(model, writer)],
    ['enums.ts', emitEnums(model, writer)],
    ['constants.ts', emitConstants(model, writer)],
    ['error-codes.ts', emitErrorCodes(model, writer)],
    ['structs.ts', emitStructs(model, types, writer)],
    ['callbacks.ts', emitCallbacks(model, types, writer)],
    ...emitRaw(model, types, writer),
    ...emitChecked(model, types, writer),
  ]);
}
