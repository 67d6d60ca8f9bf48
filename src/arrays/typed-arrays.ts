import { types } from 'node:util';
import * as polyfill from '@petamoriken/float16';
import type { DType, DTypeInfo, TypedArrays } from '../engine/arrays/dtype.js';
import { DTYPES, dtypeOfView } from '../engine/arrays/dtype.js';
import { bfloat16Value } from './half.js';

/** Typed arrays of the script and their dtypes. */

/** Elements as the device has them. */
export type Bits =
  | Uint8Array<ArrayBuffer>
  | Int8Array<ArrayBuffer>
  | Int16Array<ArrayBuffer>
  | Int32Array<ArrayBuffer>
  | BigInt64Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | BigUint64Array<ArrayBuffer>
  | Float32Array<ArrayBuffer>
  | Float64Array<ArrayBuffer>;

type Float16Class = new (buffer: ArrayBufferLike) => polyfill.Float16Array;

/** The engine's own class where it has one: from Node.js 24 on. */
const { Float16Array: native } = globalThis as { readonly Float16Array?: Float16Class };
const F16: Float16Class = native ?? polyfill.Float16Array;
const F32 = Float32Array;

/** Zeroed elements, as the device has them. */
export const emptyBits = ({ bits, parts }: DTypeInfo, length: number): Bits => new bits(length * parts);

/** A typed array of the script as one that holds bits: that of a library for float16 is no typed array of the engine. */
export function asView(
  values: unknown,
): { readonly view: ArrayBufferView; readonly dtype: DTypeInfo } | undefined {
  if (types.isTypedArray(values)) {
    const dtype = dtypeOfView(values);
    return dtype && { view: values, dtype };
  }
  if (!polyfill.isFloat16Array(values)) return undefined;
  const { buffer, byteOffset, length } = values as polyfill.Float16Array;
  return { view: new Uint16Array(buffer, byteOffset, length), dtype: DTYPES.float16 };
}

/** What `toTypedArray` gives for elements as the device has them. */
export function typedArrayOf<D extends DType>({ name }: DTypeInfo, bits: Bits): TypedArrays[D] {
  const made =
    name === 'float16' ? new F16(bits.buffer) : name === 'bfloat16' ? widened(bits as Uint16Array) : bits;
  return made as TypedArrays[D]; // what the interface says of each name
}

function widened(bits: Uint16Array): Float32Array<ArrayBuffer> {
  const values = new F32(bits.length);
  for (let index = 0; index < bits.length; index += 1) values[index] = bfloat16Value(bits[index] as number); // below the length
  return values;
}
