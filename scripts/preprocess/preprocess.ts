/**
 * The preprocessor: follows `#include`, decides conditionals, keeps macros, and gives for each header the text that a C
 * compiler would see, at the same lines. Each header is read once, at its first `#include` or in the order of names.
 */
import type { Skipped } from '../../src/model/api-model.js';
import { HeaderError, type HeaderProblem } from './errors.js';
import { type HeaderFiles, identityOf, readHeader, scopeOf } from './header-files.js';
import { readInOrder } from './header-run.js';
import type { Macro } from './macros.js';
import { predefinedMacros } from './predefined.js';
import type { Preprocessed, PreprocessedHeader, PreprocessorState } from './preprocessed.js';
import { sourceText } from './source.js';
import { tokenize } from './tokens.js';

export function preprocess(files: HeaderFiles): Preprocessed {
  const headers: PreprocessedHeader[] = [];
  const seen = new Set<string>();
  const state: PreprocessorState = {
    files,
    macros: new Map([...predefinedMacros].map(([name, value]) => [name, predefined(name, value)])),
    guards: new Set(),
    packing: { packed: false, pushed: [] },
    packs: new Map(),
    skipped: [],
    problems: [],
    read: (file) => {
      const identity = identityOf(files, file);
      if (seen.has(identity)) return false;
      seen.add(identity);
      const header = readInOrder(sourceText(file, readHeader(files, file)), state);
      if (header) headers.push(header);
      return true;
    },
  };
  for (const file of files.runtime) state.read(file);
  const { skipped, problems } = withoutOutside(state.skipped, state.problems);
  if (problems.length > 0) throw new HeaderError(problems);
  const macros = [...state.macros].filter(([name]) => !state.guards.has(name));
  return { headers, macros: new Map(macros), skipped };
}

/**
 * What is wrong with a header of another package is no reason to stop: its types stay unknown, and the list of skipped
 * constructs says why.
 */
export function withoutOutside(
  skipped: readonly Skipped[],
  problems: readonly HeaderProblem[],
): { readonly skipped: readonly Skipped[]; readonly problems: readonly HeaderProblem[] } {
  const isOutside = (file: string): boolean => scopeOf(file) === 'outside';
  return {
    skipped: [
      ...skipped.filter(({ position }) => !isOutside(position.file)),
      ...problems
        .filter(({ file }) => isOutside(file))
        .map(({ file, line, message }) => ({ what: file, reason: message, position: { file, line } })),
    ],
    problems: problems.filter(({ file }) => !isOutside(file)),
  };
}

function predefined(name: string, value: string): Macro {
  return { name, body: tokenize(value), file: '<predefined>', line: 0 };
}
