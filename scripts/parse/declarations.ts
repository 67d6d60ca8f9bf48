/** What the parser finds in the headers: declarations as written, in their order, before any pass. */
import type { Skipped, SourcePosition } from '../../src/model/api-model.js';
import type { Attribute } from '../preprocess/attributes.js';
import type { Comment } from '../preprocess/comments.js';
import type { Scope } from '../preprocess/header-files.js';
import type { IntegerType } from '../preprocess/integers.js';
import type { Macro, MacroTable } from '../preprocess/macros.js';
import type { Token } from '../preprocess/tokens.js';
import type { CType, TagKeyword } from './c-types.js';

/** What every declaration has. */
export interface Origin {
  readonly scope: Scope;
  readonly position: SourcePosition;
  readonly attributes: readonly Attribute[];
  /** The comments that belong to it: those directly in front, or the one behind it on its line. */
  readonly comments: readonly Comment[];
}

export interface FunctionDeclaration extends Origin {
  readonly kind: 'function';
  readonly name: string;
  readonly type: CType & { kind: 'function' };
}

/** What an enumerator or the member of a struct has. */
export type Member = Pick<Origin, 'position' | 'attributes' | 'comments'>;

export interface Enumerator extends Member {
  readonly name: string;
  /** Absent: one more than the one before. */
  readonly expression?: readonly Token[];
}

export interface EnumDeclaration extends Origin {
  readonly kind: 'enum';
  readonly tag: string | null;
  readonly typedef: string | null;
  readonly enumerators: readonly Enumerator[];
  /** The integer type that is written behind a colon. */
  readonly underlying?: IntegerType;
}

export interface Field extends Member {
  readonly name: string | null;
  readonly type: CType;
  /** The members of a struct or union that is defined in place. */
  readonly inline?: {
    readonly kind: 'struct' | 'union';
    readonly tag: string | null;
    readonly fields: readonly Field[];
  };
  readonly bitField: boolean;
}

export interface RecordDeclaration extends Origin {
  readonly kind: 'struct' | 'union';
  readonly tag: string | null;
  readonly typedef: string | null;
  /** Null when it is only declared. */
  readonly fields: readonly Field[] | null;
}

export interface TypedefDeclaration extends Origin {
  readonly kind: 'typedef';
  readonly name: string;
  readonly type: CType;
}

/** A `static const` variable with an initial value. */
export interface ConstantDeclaration extends Origin {
  readonly kind: 'constant';
  readonly name: string;
  readonly type: CType;
  readonly expression: readonly Token[];
}

export type Declaration =
  | FunctionDeclaration
  | EnumDeclaration
  | RecordDeclaration
  | TypedefDeclaration
  | ConstantDeclaration;

export interface MacroDeclaration extends Macro {
  readonly scope: Scope;
  readonly comments: readonly Comment[];
}

/** What the parser hands over: the declarations of all headers, sorted by kind. */
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

export const isRecord = (declaration: Declaration): declaration is RecordDeclaration =>
  declaration.kind === 'struct' || declaration.kind === 'union';

export const tagKeywords: ReadonlyMap<string, TagKeyword> = new Map([
  ['struct_specifier', 'struct'],
  ['union_specifier', 'union'],
  ['enum_specifier', 'enum'],
]);
