// Generated from scripts/headers by `npm run generate`. Do not edit: --check compares every byte.

import { builtIns, checkFloat, checkInt32, checkInteger, checkNullablePointer, checkPointer, checkUint64, failure } from '../../src/native/index.js';
import type { AnyPointer, Int64 } from '../../src/native/index.js';
import type { aclDataType } from '../enums.js';
import type { DataBufferPtr, MemoryPtr } from '../types.js';
import * as raw from '../raw/data.js';

/**
 * Creates the description of a memory block. The memory stays the property of the caller.
 *
 * C: `aclDataBuffer *aclCreateDataBuffer(void *data, size_t size)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 *
 * @param data - start address in device or host memory, or null together with size 0
 * @param size - length in bytes
 * @returns the description, or null when host memory is exhausted
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclDestroyDataBuffer
 */
export function createDataBuffer(data: MemoryPtr | null, size: Int64): DataBufferPtr | null {
  checkUint64(size, 'aclCreateDataBuffer', 'size');
  checkNullablePointer(data, 'aclCreateDataBuffer', 'data');
  return raw.aclCreateDataBuffer(data, size);
}

/**
 * Tells how many bytes one element of a type takes.
 *
 * C: `size_t aclDataTypeSize(aclDataType dataType)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param dataType - element type
 * @returns bytes an element; 0 for ACL_STRING and ACL_DT_UNDEFINED, 1 for packed types such as ACL_INT4
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function dataTypeSize(dataType: aclDataType): bigint {
  checkInt32(dataType, 'aclDataTypeSize', 'dataType');
  return builtIns.BigInt(raw.aclDataTypeSize(dataType));
}

/**
 * Frees the description; the memory that it describes is not touched.
 *
 * C: `aclError aclDestroyDataBuffer(const aclDataBuffer *dataBuffer)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 *
 * @param dataBuffer - result of aclCreateDataBuffer, not null
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclCreateDataBuffer
 */
export function destroyDataBuffer(dataBuffer: DataBufferPtr): void {
  checkPointer(dataBuffer, 'aclDestroyDataBuffer', 'dataBuffer');
  const returned = raw.aclDestroyDataBuffer(dataBuffer);
  if (returned !== 0) throw failure('aclDestroyDataBuffer', returned, { dataBuffer });
}

/**
 * Converts a 16-bit float to a 32-bit float on the host.
 *
 * Infinity and NaN are treated as ordinary exponents: infinity becomes 65536, NaN a larger finite number.
 *
 * C: `float aclFloat16ToFloat(aclFloat16 value)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param value - bit pattern of the 16-bit float
 * @returns the 32-bit value
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclFloatToFloat16
 */
export function float16ToFloat(value: number): number {
  checkInteger(value, 0, 65535, 'aclFloat16ToFloat', 'value');
  return raw.aclFloat16ToFloat(value);
}

/**
 * Converts a 32-bit float to a 16-bit float on the host.
 *
 * Saturates: infinity, NaN and numbers out of range become plus or minus 65504.
 *
 * C: `aclFloat16 aclFloatToFloat16(float value)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param value - number to convert
 * @returns the bit pattern of the 16-bit float
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclFloat16ToFloat
 */
export function floatToFloat16(value: number): number {
  checkFloat(value, 'aclFloatToFloat16', 'value');
  return raw.aclFloatToFloat16(value);
}

/**
 * Reads the address stored in a description.
 *
 * C: `void *aclGetDataBufferAddr(const aclDataBuffer *dataBuffer)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 *
 * @param dataBuffer - description to read; null gives null
 * @returns the address, borrowed
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function getDataBufferAddr(dataBuffer: DataBufferPtr | null): AnyPointer | null {
  checkNullablePointer(dataBuffer, 'aclGetDataBufferAddr', 'dataBuffer');
  return raw.aclGetDataBufferAddr(dataBuffer);
}

/**
 * Reads the length stored in a description, cut to 32 bits.
 *
 * C: `uint32_t aclGetDataBufferSize(const aclDataBuffer *dataBuffer)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 *
 * @param dataBuffer - description to read; null gives 0
 * @returns the length in bytes modulo 4 GiB
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @deprecated use aclGetDataBufferSizeV2 instead
 * @see aclGetDataBufferSizeV2
 */
export function getDataBufferSize(dataBuffer: DataBufferPtr | null): number {
  checkNullablePointer(dataBuffer, 'aclGetDataBufferSize', 'dataBuffer');
  return raw.aclGetDataBufferSize(dataBuffer);
}

/**
 * Reads the length stored in a description.
 *
 * C: `size_t aclGetDataBufferSizeV2(const aclDataBuffer *dataBuffer)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 *
 * @param dataBuffer - description to read; null gives 0
 * @returns the length in bytes
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function getDataBufferSizeV2(dataBuffer: DataBufferPtr | null): bigint {
  checkNullablePointer(dataBuffer, 'aclGetDataBufferSizeV2', 'dataBuffer');
  return builtIns.BigInt(raw.aclGetDataBufferSizeV2(dataBuffer));
}

/**
 * Makes an existing description point to another memory block.
 *
 * The caller still has to free the block described before.
 *
 * C: `aclError aclUpdateDataBuffer(aclDataBuffer *dataBuffer, void *data, size_t size)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param dataBuffer - description that is changed in place, not null
 * @param data - new start address
 * @param size - new length in bytes
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function updateDataBuffer(dataBuffer: DataBufferPtr, data: MemoryPtr, size: Int64): void {
  checkUint64(size, 'aclUpdateDataBuffer', 'size');
  checkPointer(dataBuffer, 'aclUpdateDataBuffer', 'dataBuffer');
  checkPointer(data, 'aclUpdateDataBuffer', 'data');
  const returned = raw.aclUpdateDataBuffer(dataBuffer, data, size);
  if (returned !== 0) throw failure('aclUpdateDataBuffer', returned, { dataBuffer, data, size });
}
