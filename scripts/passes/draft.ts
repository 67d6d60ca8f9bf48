/** What the passes add to the parser's declarations on the way to the model: values and layouts. */
import type { Declarations, RecordDeclaration } from '../parse/declarations.js';
import type { Integer } from '../preprocess/integers.js';

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
