// Generated from scripts/headers by `npm run generate`. Do not edit: --check compares every byte.

import { bind, isTraced, traced } from '../../src/native/index.js';
import type { AnyPointer, Int64 } from '../../src/native/index.js';
import type { DataBufferPtr, MemoryPtr } from '../types.js';
let aclCreateDataBuffer$: typeof aclCreateDataBuffer | undefined;
/**
 * Creates the description of a memory block. The memory stays the property of the caller.
 * C: `aclDataBuffer *aclCreateDataBuffer(void *data, size_t size)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 */
export function aclCreateDataBuffer(data: MemoryPtr | null, size: Int64): DataBufferPtr | null {
  aclCreateDataBuffer$ ??= bind({ name: 'aclCreateDataBuffer', library: 'libacl_rt.so', since: '5.0.4', result: 'void *', params: ['void *', 'size_t'] });
  if (isTraced()) return traced('aclCreateDataBuffer', 'data size', aclCreateDataBuffer$, [data, size]);
  return aclCreateDataBuffer$(data, size);
}

let aclDataTypeSize$: typeof aclDataTypeSize | undefined;
/**
 * Tells how many bytes one element of a type takes.
 * C: `size_t aclDataTypeSize(aclDataType dataType)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclDataTypeSize(dataType: number): Int64 {
  aclDataTypeSize$ ??= bind({ name: 'aclDataTypeSize', library: 'libacl_rt.so', since: '5.0.4', result: 'size_t', params: ['int32_t'] });
  if (isTraced()) return traced('aclDataTypeSize', 'dataType', aclDataTypeSize$, [dataType]);
  return aclDataTypeSize$(dataType);
}

let aclDestroyDataBuffer$: typeof aclDestroyDataBuffer | undefined;
/**
 * Frees the description; the memory that it describes is not touched.
 * C: `aclError aclDestroyDataBuffer(const aclDataBuffer *dataBuffer)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 */
export function aclDestroyDataBuffer(dataBuffer: DataBufferPtr | null): number {
  aclDestroyDataBuffer$ ??= bind({ name: 'aclDestroyDataBuffer', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclDestroyDataBuffer', 'dataBuffer', aclDestroyDataBuffer$, [dataBuffer]);
  return aclDestroyDataBuffer$(dataBuffer);
}

let aclFloat16ToFloat$: typeof aclFloat16ToFloat | undefined;
/**
 * Converts a 16-bit float to a 32-bit float on the host.
 * C: `float aclFloat16ToFloat(aclFloat16 value)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclFloat16ToFloat(value: number): number {
  aclFloat16ToFloat$ ??= bind({ name: 'aclFloat16ToFloat', library: 'libacl_rt.so', since: '5.0.4', result: 'float', params: ['uint16_t'] });
  if (isTraced()) return traced('aclFloat16ToFloat', 'value', aclFloat16ToFloat$, [value]);
  return aclFloat16ToFloat$(value);
}

let aclFloatToFloat16$: typeof aclFloatToFloat16 | undefined;
/**
 * Converts a 32-bit float to a 16-bit float on the host.
 * C: `aclFloat16 aclFloatToFloat16(float value)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclFloatToFloat16(value: number): number {
  aclFloatToFloat16$ ??= bind({ name: 'aclFloatToFloat16', library: 'libacl_rt.so', since: '5.0.4', result: 'uint16_t', params: ['float'] });
  if (isTraced()) return traced('aclFloatToFloat16', 'value', aclFloatToFloat16$, [value]);
  return aclFloatToFloat16$(value);
}

let aclGetDataBufferAddr$: typeof aclGetDataBufferAddr | undefined;
/**
 * Reads the address stored in a description.
 * C: `void *aclGetDataBufferAddr(const aclDataBuffer *dataBuffer)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 */
export function aclGetDataBufferAddr(dataBuffer: DataBufferPtr | null): AnyPointer | null {
  aclGetDataBufferAddr$ ??= bind({ name: 'aclGetDataBufferAddr', library: 'libacl_rt.so', since: '5.0.4', result: 'void *', params: ['void *'] });
  if (isTraced()) return traced('aclGetDataBufferAddr', 'dataBuffer', aclGetDataBufferAddr$, [dataBuffer]);
  return aclGetDataBufferAddr$(dataBuffer);
}

let aclGetDataBufferSize$: typeof aclGetDataBufferSize | undefined;
/**
 * Reads the length stored in a description, cut to 32 bits.
 * C: `uint32_t aclGetDataBufferSize(const aclDataBuffer *dataBuffer)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 * @deprecated use aclGetDataBufferSizeV2 instead
 */
export function aclGetDataBufferSize(dataBuffer: DataBufferPtr | null): number {
  aclGetDataBufferSize$ ??= bind({ name: 'aclGetDataBufferSize', library: 'libacl_rt.so', since: '5.0.4', result: 'uint32_t', params: ['void *'] });
  if (isTraced()) return traced('aclGetDataBufferSize', 'dataBuffer', aclGetDataBufferSize$, [dataBuffer]);
  return aclGetDataBufferSize$(dataBuffer);
}

let aclGetDataBufferSizeV2$: typeof aclGetDataBufferSizeV2 | undefined;
/**
 * Reads the length stored in a description.
 * C: `size_t aclGetDataBufferSizeV2(const aclDataBuffer *dataBuffer)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 */
export function aclGetDataBufferSizeV2(dataBuffer: DataBufferPtr | null): Int64 {
  aclGetDataBufferSizeV2$ ??= bind({ name: 'aclGetDataBufferSizeV2', library: 'libacl_rt.so', since: '5.0.4', result: 'size_t', params: ['void *'] });
  if (isTraced()) return traced('aclGetDataBufferSizeV2', 'dataBuffer', aclGetDataBufferSizeV2$, [dataBuffer]);
  return aclGetDataBufferSizeV2$(dataBuffer);
}

let aclUpdateDataBuffer$: typeof aclUpdateDataBuffer | undefined;
/**
 * Makes an existing description point to another memory block.
 * C: `aclError aclUpdateDataBuffer(aclDataBuffer *dataBuffer, void *data, size_t size)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclUpdateDataBuffer(dataBuffer: DataBufferPtr | null, data: MemoryPtr | null, size: Int64): number {
  aclUpdateDataBuffer$ ??= bind({ name: 'aclUpdateDataBuffer', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['void *', 'void *', 'size_t'] });
  if (isTraced()) return traced('aclUpdateDataBuffer', 'dataBuffer data size', aclUpdateDataBuffer$, [dataBuffer, data, size]);
  return aclUpdateDataBuffer$(dataBuffer, data, size);
}
