/**
 * The model of a header set as the generator writes it (api.json): the parts that the command line reads. The package's
 * own file also has `checked`, `handles`, `instead` and `codes`, which packaging adds.
 */

interface Doc {
  readonly summary: string;
  readonly details: readonly string[];
  readonly returns?: string;
  readonly see: readonly string[];
}

interface Param {
  readonly name: string;
  readonly type: string;
  readonly direction: 'in' | 'out' | 'inout';
  readonly doc?: string;
}

export interface ApiFunction {
  readonly name: string;
  readonly returns: string;
  readonly params: readonly Param[];
  readonly variadic?: boolean;
  readonly deprecated: boolean;
  readonly deprecatedMessage?: string;
  readonly header: string;
  readonly doc?: Doc;
  readonly library: string;
  readonly area: string;
  readonly since?: string;
  readonly last?: string;
  readonly products?: readonly string[];
  /** The name in the checked layer: `malloc`. */
  readonly checked?: string;
  /** Members of the handles that call it: `Device.allocate`. */
  readonly handles?: readonly string[];
  /** Where no handle calls it: what to use instead, or why there is none. */
  readonly instead?: string;
  /** Codes that the real runtime was seen to return. */
  readonly codes?: readonly number[];
}

interface Constant {
  readonly name: string;
  /** A decimal string when a double can't hold it. */
  readonly value: number | string;
  readonly deprecated?: boolean;
  readonly doc?: string;
  readonly since?: string;
}

interface Named {
  readonly name: string;
  readonly header: string;
  readonly doc?: Doc;
  readonly since?: string;
}

export interface ApiEnum extends Omit<Named, 'name'> {
  readonly name: string | null;
  readonly tag: string | null;
  readonly typedef: string | null;
  readonly size: number;
  readonly constants: readonly Constant[];
}

export interface Field {
  readonly deprecated?: boolean;
  readonly name: string | null;
  readonly type: string;
  readonly offset: number;
  readonly size: number;
  readonly doc?: string;
  readonly inline?: { readonly kind: 'struct' | 'union'; readonly fields: readonly Field[] };
}

export interface ApiStruct extends Named {
  readonly kind: 'struct' | 'union';
  readonly tag: string | null;
  readonly typedef: string | null;
  readonly opaque: boolean;
  readonly size?: number;
  readonly align?: number;
  readonly fields?: readonly Field[];
}

interface Typedef extends Named {
  readonly type: string;
}

interface ApiCallback extends Named {
  readonly returns: string;
  readonly params: readonly { readonly name: string | null; readonly type: string }[];
}

/** A `static const` variable or a numeric macro. */
export interface Value extends Constant {
  readonly type: string;
  readonly header: string;
}

export interface ApiModel {
  readonly version: string | null;
  readonly headers: readonly string[];
  readonly functions: readonly ApiFunction[];
  readonly enums: readonly ApiEnum[];
  readonly structs: readonly ApiStruct[];
  readonly typedefs: readonly Typedef[];
  readonly callbacks: readonly ApiCallback[];
  readonly constants: readonly Value[];
  readonly macros: readonly Value[];
}
