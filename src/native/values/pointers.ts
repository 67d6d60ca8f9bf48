/**
 * Pointers are addresses: a `bigint` that carries the kind of what it points to in its type. C says `void *` for
 * nearly everything; the brand lets the compiler refuse an event where a stream is meant.
 */

declare const pointee: unique symbol;

/** An address of a native object of kind `Kind`. Made by native calls only; `0n` is the null pointer. */
export type Pointer<Kind extends string> = bigint & { readonly [pointee]: Kind };

/** A pointer of any kind. */
export type AnyPointer = Pointer<string>;

/** The address of a C function that native code can call back. */
export type FunctionPointer<Kind extends string> = Pointer<`function ${Kind}`>;

declare const target: unique symbol;

/** The address of a struct `S`, or of the first of several. As input an array of structs does as well. */
export type StructPointer<S> = Pointer<'struct'> & { readonly [target]?: S };

/** What a 64-bit integer parameter accepts: a bigint, or a number that is a safe integer. */
export type Int64 = number | bigint;

declare const union: unique symbol;

/** A union as C returns it: all members, of which the caller knows the valid one. */
export type UnionOf<Members> = Members & { readonly [union]: true };

/** One member of a union, as input. */
type OneOf<U, K extends keyof U = Exclude<keyof U, typeof union>> = {
  [Name in K]: { readonly [Only in Name]: StructInput<U[Only]> };
}[K];

/**
 * The input form of a struct: 64-bit fields also take safe integers, pointers also take null, arrays also take plain
 * arrays, and a union is given by one of its members.
 */
export type StructInput<T> =
  T extends StructPointer<infer S>
    ? T | null | readonly StructInput<S>[]
    : T extends AnyPointer
      ? T | null
      : T extends bigint
        ? Int64
        : T extends ArrayBufferView
          ? T | readonly (T extends BigUint64Array | BigInt64Array ? Int64 : number)[]
          : T extends number | boolean | string
            ? T
            : T extends { readonly [union]: true }
              ? OneOf<T>
              : { readonly [K in keyof T]: StructInput<T[K]> };
