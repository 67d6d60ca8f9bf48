/**
 * What the passes work on between the parser and the model: declarations sorted by kind, with the names, values and
 * layouts that the passes have found so far.
 */

import type { Skipped } from '../model.js';
import type { Comment } from '../parse/comments.js';
import type {
  ConstantDeclaration,
  EnumDeclaration,
  FunctionDeclaration,
  RecordDeclaration,
  TypedefDeclaration,
} from '../parse/declarations.js';
import type { Scope } from '../parse/header-files.js';
import type { Integer } from '../parse/integers.js';
import type { Macro, MacroTable } from '../parse/macros.js';

export interface MacroDeclaration extends Macro {
  readonly scope: Scope;
  readonly comments: readonly Comment[];
}

/** What the parser hands over. */
export interface Declarations {
  /** Files of the runtime that were read, relative to the include directory. */
  readonly files: readonly string[];
  readonly functions: readonly FunctionDeclaration[];
  readonly enums: readonly EnumDeclaration[];
  readonly records: readonly RecordDeclaration[];
  readonly typedefs: readonly TypedefDeclaration[];
  readonly constants: readonly ConstantDeclaration[];
  readonly macros: readonly MacroDeclaration[];
  readonly macroTable: MacroTable;
  readonly skipped: readonly Skipped[];
}

/** Every constant has its value, every array its length. */
export interface Evaluated extends Declarations {
  /** Values of enumerators and `static const` variables by name; those of macros by name in their own map. */
  readonly values: ReadonlyMap<string, Integer>;
  readonly macroValues: ReadonlyMap<string, Integer>;
}

export interface Layout {
  readonly size: number;
  readonly align: number;
  readonly fields: readonly FieldLayout[];
}

export interface FieldLayout {
  /** From the start of the outermost struct. */
  readonly offset: number;
  readonly size: number;
  readonly inline?: readonly FieldLayout[];
}

/** Every struct and union that has a body has its layout. */
export interface LaidOut extends Evaluated {
  readonly layouts: ReadonlyMap<RecordDeclaration, Layout>;
}

/** Name of a struct, union or enum: the typedef, else the tag, else null. */
export function nameOf(declaration: {
  readonly typedef: string | null;
  readonly tag: string | null;
}): string | null {
  return declaration.typedef ?? declaration.tag;
}
