/**
 * The model of a set of headers: what the parser makes, the passes complete and the emitters print.
 * `generated/api.json` is this model as JSON. Immutable: a pass returns a new model.
 */

/** Where a declaration stands. `file` is relative to the include directory. */
export interface SourcePosition {
  readonly file: string;
  readonly line: number;
}

/** How a value travels through a parameter. */
export type Direction = 'in' | 'out' | 'inout';

/** A comment block in front of a declaration, already split into its parts. */
export interface Doc {
  /** The first sentences, up to the first `@` tag or empty line. */
  readonly summary: string;
  /** Further paragraphs before the first tag. */
  readonly details: readonly string[];
  /** `@return` text. */
  readonly returns?: string;
  /** `@see` targets. */
  readonly see: readonly string[];
}

export interface ApiParam {
  readonly name: string;
  /** The type as written, typedef names kept, white space normalised: `const void *`. */
  readonly type: string;
  /** True when the type is a pointer to a function, also by typedef. */
  readonly functionPointer?: boolean;
  readonly direction: Direction;
  /** Where the direction was learned: scripts/data/directions.json, else the comment's tag, else the type alone. */
  readonly directionFrom: 'data' | 'comment' | 'type';
  /** The comment's text for the parameter. */
  readonly doc?: string;
}

export interface ApiFunction {
  readonly name: string;
  readonly returns: string;
  readonly params: readonly ApiParam[];
  readonly variadic?: boolean;
  /** Declared as `f()`. */
  readonly noPrototype?: boolean;
  readonly deprecated: boolean;
  /** The text of the deprecation attribute. */
  readonly deprecatedMessage?: string;
  /** The public header that declares it: `acl_rt.h` also for what stands in `acl_rt/device.h`. */
  readonly header: string;
  readonly position: SourcePosition;
  readonly doc?: Doc;
  /** Soname without version: `libacl_rt.so`. */
  readonly library: string;
  /** Area of the API reference: `memory.virtual`. */
  readonly area: string;
  /** First CANN version that declares it; absent when unknown. */
  readonly since?: string;
  /** Last CANN version that declares it, when it is gone since. */
  readonly last?: string;
  /** Keys of the products that the reference marks as supported; absent when the reference says nothing. */
  readonly products?: readonly string[];
}

export interface ApiConstant {
  readonly name: string;
  /** A decimal string when a double can't hold it. */
  readonly value: number | string;
  readonly deprecated?: boolean;
  readonly doc?: string;
  readonly since?: string;
}

export interface ApiEnum {
  /** The typedef, else the tag, else null. */
  readonly name: string | null;
  readonly tag: string | null;
  readonly typedef: string | null;
  readonly header: string;
  readonly position: SourcePosition;
  readonly doc?: Doc;
  readonly since?: string;
  readonly size: number;
  readonly signed: boolean;
  readonly constants: readonly ApiConstant[];
}

export interface ApiField {
  /** Null for an anonymous member. */
  readonly name: string | null;
  /** With the array length: `char[64]`. An inline member: `union <anonymous>` or `union Message`. */
  readonly type: string;
  /** Bytes from the start of the outermost struct. */
  readonly offset: number;
  readonly size: number;
  readonly deprecated?: boolean;
  readonly doc?: string;
  /** The members of a struct or union that is defined in place. */
  readonly inline?: {
    readonly kind: 'struct' | 'union';
    readonly tag: string | null;
    readonly fields: readonly ApiField[];
  };
}

export interface ApiStruct {
  readonly name: string;
  readonly tag: string | null;
  readonly typedef: string | null;
  readonly kind: 'struct' | 'union';
  readonly header: string;
  readonly position: SourcePosition;
  readonly doc?: Doc;
  readonly since?: string;
  readonly opaque: boolean;
  /** Bytes; absent when opaque. */
  readonly size?: number;
  readonly align?: number;
  readonly fields?: readonly ApiField[];
}

export interface ApiTypedef {
  readonly name: string;
  readonly type: string;
  readonly header: string;
  readonly position: SourcePosition;
  readonly doc?: Doc;
}

export interface ApiCallback {
  readonly name: string;
  readonly returns: string;
  readonly params: readonly { readonly name: string | null; readonly type: string }[];
  readonly variadic?: boolean;
  readonly header: string;
  readonly position: SourcePosition;
  readonly doc?: Doc;
  readonly since?: string;
}

/** A `static const` variable or a macro whose value is a number. */
export interface ApiValue extends ApiConstant {
  /** C type of the value: `int`, `unsigned long long`, `const uint32_t`. */
  readonly type: string;
  readonly header: string;
  readonly position: SourcePosition;
}

/** A construct of the headers that has no place in the binding, and why. */
export interface Skipped {
  readonly what: string;
  readonly reason: string;
  readonly position: SourcePosition;
}

export interface ApiModel {
  /** CANN version of the header set when it is known (scripts/data), else null. */
  readonly version: string | null;
  readonly headers: readonly string[];
  readonly functions: readonly ApiFunction[];
  readonly enums: readonly ApiEnum[];
  readonly structs: readonly ApiStruct[];
  readonly typedefs: readonly ApiTypedef[];
  readonly callbacks: readonly ApiCallback[];
  readonly constants: readonly ApiValue[];
  readonly macros: readonly ApiValue[];
  readonly skipped: readonly Skipped[];
}
