import type { DType } from './dtype.js';

/** A complex number. */
export interface Complex {
  /** The real part. */
  readonly re: number;
  /** The imaginary part. */
  readonly im: number;
}

/** One element of an array in JavaScript: as `at` and `toNestedArray` give it. */
export type Element<D extends DType = DType> = D extends 'bool'
  ? boolean
  : D extends 'int64' | 'uint64'
    ? bigint
    : D extends 'complex64'
      ? Complex
      : number;

/** A value that an element can be made of. It must be one that the element type can hold; fractions are rounded. */
export type ElementInput = number | bigint | boolean | Complex;

/** Elements in arrays of arrays, one level for each axis; a single element when there is none. */
export type Nested<T> = T | readonly Nested<T>[];

/** Typed arrays whose class says what the elements are. */
export interface TypedArrayDTypes {
  /** Elements of int8. */
  readonly Int8Array: 'int8';
  /** Elements of int16. */
  readonly Int16Array: 'int16';
  /** Elements of int32. */
  readonly Int32Array: 'int32';
  /** Elements of int64. */
  readonly BigInt64Array: 'int64';
  /** Elements of uint8. */
  readonly Uint8Array: 'uint8';
  /** Elements of uint8. */
  readonly Uint8ClampedArray: 'uint8';
  /** Elements of uint16. */
  readonly Uint16Array: 'uint16';
  /** Elements of uint32. */
  readonly Uint32Array: 'uint32';
  /** Elements of uint64. */
  readonly BigUint64Array: 'uint64';
  /** Elements of float16. */
  readonly Float16Array: 'float16';
  /** Elements of float32. */
  readonly Float32Array: 'float32';
  /** Elements of float64. */
  readonly Float64Array: 'float64';
}

/** A typed array of the script, by the name of its class. */
export interface TypedValues<N extends string = keyof TypedArrayDTypes> {
  /** The name of the class. */
  readonly [Symbol.toStringTag]: N;
  /** How many numbers there are. */
  readonly length: number;
  /** Bytes of a number. */
  readonly BYTES_PER_ELEMENT: number;
  /** What it looks at. */
  readonly buffer: ArrayBufferLike;
}
