import type { ApiModel } from '../../src/model/api-model.js';
import { emitAvailability } from './availability.js';
import { bindable, importedNames } from './bindable.js';
import { emitCallbacks } from './callbacks.js';
import { emitChecked } from './checked.js';
import { emitConstants, emitErrorCodes } from './constants.js';
import { emitEnums } from './enums.js';
import { withSafeParameters } from './names.js';
import { emitRaw } from './raw.js';
import { emitSimulator } from './simulator/entry-points.js';
import { type Files, SourceWriter } from './source-writer.js';
import { emitStructs } from './structs.js';
import { emitTypes } from './types.js';

interface EmitOptions {
  /** What the banner names as the source. */
  readonly source: string;
  /** The project's own headers: also the simulator's entry points are made. */
  readonly own: boolean;
}

/** Everything that goes into generated/, by path. */
export function emitAll(model: ApiModel, options: EmitOptions): Files {
  const writer = new SourceWriter(options.source);
  const { bound, types, unbound } = bindable(withSafeParameters(model, importedNames));
  return new Map([
    ['api.json', `${JSON.stringify({ ...model, skipped: [...model.skipped, ...unbound] }, null, 1)}\n`],
    ['types.ts', emitTypes(bound, writer)],
    ['enums.ts', emitEnums(bound, writer)],
    ['constants.ts', emitConstants(bound, writer)],
    ['error-codes.ts', emitErrorCodes(bound, writer)],
    ['availability.ts', emitAvailability(model, writer)],
    ['structs.ts', emitStructs(bound, types, writer)],
    ['callbacks.ts', emitCallbacks(bound, types, writer)],
    ...emitRaw(bound, types, writer),
    ...emitChecked(bound, types, writer),
    ...(options.own
      ? emitSimulator(model).map(({ path, text }): [string, string] => [`simulator/${path}`, text])
      : []),
  ]);
}
