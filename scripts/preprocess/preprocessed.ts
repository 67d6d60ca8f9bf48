/** What the preprocessor makes of headers, and what it keeps meanwhile. */
import type { Skipped } from '../../src/model/api-model.js';
import type { Attribute } from './attributes.js';
import type { Comment } from './comments.js';
import type { Directive } from './directives.js';
import type { HeaderProblem } from './errors.js';
import type { HeaderFiles, Scope } from './header-files.js';
import type { Macro, MacroTable } from './macros.js';
import type { Packing } from './pack-regions.js';
import type { SourceText } from './source.js';

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
