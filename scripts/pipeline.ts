/** The whole way from a directory of C headers to the model, one step a line. */
import type { ApiModel } from '../src/model/api-model.js';
import { cParser } from './parse/grammar.js';
import { parseAll } from './parse/parse-all.js';
import { adoptTypes } from './passes/adopt-types.js';
import { checkNames } from './passes/check-names.js';
import { describeApi } from './passes/describe-api.js';
import { evaluateConstants } from './passes/evaluate-constants.js';
import { evaluateLengths } from './passes/evaluate-lengths.js';
import { inferDirections } from './passes/infer-directions.js';
import { layOut } from './passes/lay-out.js';
import { mergeRepeats } from './passes/merge-repeats.js';
import { recogniseVersion } from './passes/recognise-version.js';
import { sortModel } from './passes/sort-model.js';
import { toModel } from './passes/to-model.js';
import { findHeaders } from './preprocess/header-files.js';
import { preprocess } from './preprocess/preprocess.js';

export { HeaderError, type HeaderProblem } from './preprocess/errors.js';

interface BuildOptions {
  /** The directory that holds acl/acl.h, or that acl directory itself. */
  readonly includeDir: string;
  /** Only these headers, relative to acl/, and what they include. */
  readonly headers?: readonly string[];
  /** Headers that stand outside of the directory, by the path that they are known under: `acl/aclsim.h`. */
  readonly elsewhere?: ReadonlyMap<string, string>;
  /** CANN version of the headers, when it is known; else it is recognised from what they declare. */
  readonly version?: string;
}

/** Throws `HeaderError` when the headers can't be read, parsed or understood. */
export async function buildModel(options: BuildOptions): Promise<ApiModel> {
  const model = await readModel(options);
  return sortModel(recogniseVersion(describeApi(inferDirections(checkNames(model)))));
}

/** The model with what the headers alone say. */
export async function readModel(options: BuildOptions): Promise<ApiModel> {
  const files = findHeaders(options.includeDir, options.headers, options.elsewhere);
  const declarations = parseAll(preprocess(files), await cParser());
  const named = adoptTypes(mergeRepeats(declarations));
  const model = toModel(layOut(evaluateLengths(evaluateConstants(named))));
  return { ...model, version: options.version ?? null };
}
