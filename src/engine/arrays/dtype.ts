import type { Float16Array } from '@petamoriken/float16';
import { aclDataType } from '../../../generated/enums.js';
import { InvalidArgumentError } from '../../errors/index.js';
import { getterOf, hasOwn, typedArrayPrototype } from '../../errors/intrinsics.js';

/** What a {@link DType} is to JavaScript: the typed array that `toTypedArray` gives. */
export interface TypedArrays {
  /** One byte an element, 0 or 1. */
  readonly bool: Uint8Array<ArrayBuffer>;
  /** Signed numbers of 8 bits. */
  readonly int8: Int8Array<ArrayBuffer>;
  /** Signed numbers of 16 bits. */
  readonly int16: Int16Array<ArrayBuffer>;
  /** Signed numbers of 32 bits. */
  readonly int32: Int32Array<ArrayBuffer>;
  /** Signed numbers of 64 bits as bigints. */
  readonly int64: BigInt64Array<ArrayBuffer>;
  /** Unsigned numbers of 8 bits. */
  readonly uint8: Uint8Array<ArrayBuffer>;
  /** Unsigned numbers of 16 bits. */
  readonly uint16: Uint16Array<ArrayBuffer>;
  /** Unsigned numbers of 32 bits. */
  readonly uint32: Uint32Array<ArrayBuffer>;
  /** Unsigned numbers of 64 bits as bigints. */
  readonly uint64: BigUint64Array<ArrayBuffer>;
  /** The engine's own class, or that of `@petamoriken/float16` where it has none. */
  readonly float16: Float16Array;
  /** JavaScript has no such type: every bfloat16 is also a float32. */
  readonly bfloat16: Float32Array<ArrayBuffer>;
  /** IEEE numbers of 32 bits. */
  readonly float32: Float32Array<ArrayBuffer>;
  /** IEEE numbers of 64 bits. */
  readonly float64: Float64Array<ArrayBuffer>;
  /** Two numbers an element: the real part, then the imaginary one. */
  readonly complex64: Float32Array<ArrayBuffer>;
}

/** The type of the elements of an array, by the names that NumPy uses. */
export type DType = keyof TypedArrays;

/** Typed arrays that hold the bytes of elements as the device has them. */
export type BitsClass =
  | Uint8ArrayConstructor
  | Int8ArrayConstructor
  | Int16ArrayConstructor
  | Int32ArrayConstructor
  | BigInt64ArrayConstructor
  | Uint16ArrayConstructor
  | Uint32ArrayConstructor
  | BigUint64ArrayConstructor
  | Float32ArrayConstructor
  | Float64ArrayConstructor;

/** What is known of a {@link DType}. */
export interface DTypeInfo {
  readonly name: DType;
  /** Bytes of an element. */
  readonly itemSize: number;
  /** The code that C knows it by: an `aclDataType`. */
  readonly aclDataType: aclDataType;
  /** Holds the elements as the device has them; the bits of float16 and bfloat16. */
  readonly bits: BitsClass;
  /** How many elements of `bits` make one: two for complex numbers. */
  readonly parts: number;
  /** How `.npy` files call it, little-endian; undefined where NumPy has no such type. */
  readonly npy: string | undefined;
  /** How `.safetensors` files call it. */
  readonly safetensors: string;
}

/** The classes as they were when the package was loaded. */
const [U8, I8, I16, I32, I64] = [Uint8Array, Int8Array, Int16Array, Int32Array, BigInt64Array];
const [U16, U32, U64, F32, F64] = [Uint16Array, Uint32Array, BigUint64Array, Float32Array, Float64Array];

const row = (
  name: DType,
  code: aclDataType,
  bits: BitsClass,
  npy: string | undefined,
  safetensors: string,
  parts = 1,
): DTypeInfo =>
  Object.freeze({
    name,
    itemSize: bits.BYTES_PER_ELEMENT * parts,
    aclDataType: code,
    bits,
    parts,
    npy,
    safetensors,
  });

/** All dtypes by name. */
export const DTYPES: Readonly<Record<DType, DTypeInfo>> = Object.freeze({
  bool: row('bool', aclDataType.ACL_BOOL, U8, '|b1', 'BOOL'),
  int8: row('int8', aclDataType.ACL_INT8, I8, '|i1', 'I8'),
  int16: row('int16', aclDataType.ACL_INT16, I16, '<i2', 'I16'),
  int32: row('int32', aclDataType.ACL_INT32, I32, '<i4', 'I32'),
  int64: row('int64', aclDataType.ACL_INT64, I64, '<i8', 'I64'),
  uint8: row('uint8', aclDataType.ACL_UINT8, U8, '|u1', 'U8'),
  uint16: row('uint16', aclDataType.ACL_UINT16, U16, '<u2', 'U16'),
  uint32: row('uint32', aclDataType.ACL_UINT32, U32, '<u4', 'U32'),
  uint64: row('uint64', aclDataType.ACL_UINT64, U64, '<u8', 'U64'),
  float16: row('float16', aclDataType.ACL_FLOAT16, U16, '<f2', 'F16'),
  bfloat16: row('bfloat16', aclDataType.ACL_BF16, U16, undefined, 'BF16'),
  float32: row('float32', aclDataType.ACL_FLOAT, F32, '<f4', 'F32'),
  float64: row('float64', aclDataType.ACL_DOUBLE, F64, '<f8', 'F64'),
  complex64: row('complex64', aclDataType.ACL_COMPLEX64, F32, '<c8', 'C64', 2),
});

const CLASS_DTYPES: Readonly<Record<string, DType>> = {
  Int8Array: 'int8',
  Int16Array: 'int16',
  Int32Array: 'int32',
  BigInt64Array: 'int64',
  Uint8Array: 'uint8',
  Uint8ClampedArray: 'uint8',
  Uint16Array: 'uint16',
  Uint32Array: 'uint32',
  BigUint64Array: 'uint64',
  Float16Array: 'float16',
  Float32Array: 'float32',
  Float64Array: 'float64',
};

const classNameOf = getterOf<string>(typedArrayPrototype, Symbol.toStringTag);

/** What the elements of a typed array are, whatever its class or its own properties say; undefined for a class unknown here. */
export function dtypeOfView(view: ArrayBufferView): DTypeInfo | undefined {
  const name = CLASS_DTYPES[classNameOf(view)];
  return name && DTYPES[name];
}

/** What a name of the script stands for. */
export function checkDType(dtype: unknown, api: string, parameter = 'dtype'): DTypeInfo {
  if (typeof dtype === 'string' && hasOwn(DTYPES, dtype)) return DTYPES[dtype as DType]; // a key, as just seen
  const names = Object.keys(DTYPES).map((name) => `'${name}'`);
  throw new InvalidArgumentError({
    api,
    parameter,
    received: dtype,
    expected: `one of ${names.join(', ')}`,
  });
}
