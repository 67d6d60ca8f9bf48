/**
 * The preprocessor: follows `#include`, decides conditionals, keeps macros, and gives for each header the text that a C
 * compiler would see, at the same lines. Each header is read once, at its first `#include` or in the order of names.
 */
import type { Skipped } from '../model.js';
import type { Attribute } from './attributes.js';
import type { Comment } from './comments.js';
import type { Directive } from './directives.js';
import { HeaderError, type HeaderProblem } from './errors.js';
import { type HeaderFiles, identityOf, readHeader, type Scope, scopeOf } from './header-files.js';
import { readInOrder } from './header-run.js';
import type { Macro, MacroTable } from './macros.js';
import type { Packing } from './pack-regions.js';
import { predefinedMacros } from './predefined.js';
import { type SourceText, sourceText } from './source.js';
import { tokenize } from './tokens.js';

export interface PreprocessedHeader {
  readonly source: SourceText;
  readonly scope: Scope;
  readonly code: string;
  /** Offset in the source of an offset in the code. */
  readonly toSource: (offset: number) => number;
  readonly comments: readonly Comment[];
  readonly attributes: readonly Attribute[];
  readonly directives: readonly Directive[];
  /** True where `#pragma pack` is in force, for an offset in the source. */
  readonly isPacked: (offset: number) => boolean;
}

export interface Preprocessed {
  readonly headers: readonly PreprocessedHeader[];
  /**
   * Every macro that a header defines and none undefines, include guards left out; the last definition counts. Those of
   * the compiler and the standard headers are in no file.
   */
  readonly macros: MacroTable;
  readonly skipped: readonly Skipped[];
}

/** What the headers of one run share. */
export interface PreprocessorState {
  readonly files: HeaderFiles;
  readonly macros: Map<string, Macro>;
  readonly guards: Set<string>;
  readonly packing: Packing;
  readonly skipped: Skipped[];
  readonly problems: HeaderProblem[];
  /** The `#pragma pack` of each header that was read and has no guard: they hold whenever it is included. */
  readonly packs: Map<string, readonly string[]>;
  /** Reads a header; false when it was read before. */
  readonly read: (file: string) => boolean;
}

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
