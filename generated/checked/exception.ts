// Generated from scripts/headers by `npm run generate`. Do not edit: --check compares every byte.

import { builtIns, checkCount, checkInt32, checkNullablePointer, checkPointer, checkString, checkUint32, checkUint64, exact, failure, sizeOf, structOf, structsIn, structsOf, uint64Cell } from '../../src/native/index.js';
import type { AnyPointer, FunctionPointer, Int64, StructInput } from '../../src/native/index.js';
import type { aclrtLastErrLevel } from '../enums.js';
import { aclrtErrorInfo, aclrtMemUceInfo } from '../structs.js';
import type { ExceptionInfoPtr } from '../types.js';
import * as raw from '../raw/exception.js';

/**
 * Reads and clears the error texts of the calling thread, newest first. Call it on the thread that failed, before
 * anything else.
 *
 * Without a current context the same text may be returned again.
 *
 * C: `const char *aclGetRecentErrMsg(void)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @returns text, valid until the next call on this thread, or null when there is none
 * @since CANN 5.0.4
 */
export function getRecentErrMsg(): string | null {
  return raw.aclGetRecentErrMsg();
}

/**
 * Stops the running tasks of a device and drops the queued ones. Other calls get 107022 meanwhile.
 *
 * Experimental; Ascend 950, A3 and A2.
 *
 * C: `aclError aclrtDeviceTaskAbort(int32_t deviceId, uint32_t timeout)` in libacl_rt.so.
 * Since CANN 8.0.RC3. Products: 950, A3, 910b.
 *
 * @param deviceId - user device id, 0 to count - 1
 * @param timeout - milliseconds up to 36 minutes, 0 for no limit
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.0.RC3
 * @see aclrtRepairError
 */
export function deviceTaskAbort(deviceId: number, timeout: number): void {
  checkInt32(deviceId, 'aclrtDeviceTaskAbort', 'deviceId');
  checkUint32(timeout, 'aclrtDeviceTaskAbort', 'timeout');
  const returned = raw.aclrtDeviceTaskAbort(deviceId, timeout);
  if (returned !== 0) throw failure('aclrtDeviceTaskAbort', returned, { deviceId, timeout });
}

/**
 * Reads on which device a task failed.
 *
 * C: `uint32_t aclrtGetDeviceIdFromExceptionInfo(const aclrtExceptionInfo *info)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param info - argument of the exception callback
 * @returns the device id; 0xFFFFFFFF for null or a fault of the whole device
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclrtSetExceptionInfoCallback
 */
export function getDeviceIdFromExceptionInfo(info: ExceptionInfoPtr): number {
  checkPointer(info, 'aclrtGetDeviceIdFromExceptionInfo', 'info');
  return raw.aclrtGetDeviceIdFromExceptionInfo(info);
}

/**
 * Reads why a task failed.
 *
 * C: `uint32_t aclrtGetErrorCodeFromExceptionInfo(const aclrtExceptionInfo *info)` in libacl_rt.so.
 * Since CANN 6.0.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param info - argument of the exception callback
 * @returns the error code; 0xFFFFFFFF for null or a fault of the whole device
 * @throws InvalidArgumentError before C is called.
 * @since CANN 6.0.RC1
 * @see aclrtSetExceptionInfoCallback
 */
export function getErrorCodeFromExceptionInfo(info: ExceptionInfoPtr): number {
  checkPointer(info, 'aclrtGetErrorCodeFromExceptionInfo', 'info');
  return raw.aclrtGetErrorCodeFromExceptionInfo(info);
}

/**
 * Describes the fault of a device. Call it before aclrtDeviceTaskAbort.
 *
 * C: `aclError aclrtGetErrorVerbose(int32_t deviceId, aclrtErrorInfo *errorInfo)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b.
 *
 * @param deviceId - user device id, 0 to count - 1
 * @returns receives the description
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtRepairError
 */
export function getErrorVerbose(deviceId: number): aclrtErrorInfo {
  checkInt32(deviceId, 'aclrtGetErrorVerbose', 'deviceId');
  const errorInfo$ = {};
  const returned = raw.aclrtGetErrorVerbose(deviceId, errorInfo$);
  if (returned !== 0) throw failure('aclrtGetErrorVerbose', returned, { deviceId });
  return exact(errorInfo$, aclrtErrorInfo()) as aclrtErrorInfo;
}

/**
 * Reads the last runtime error of the calling thread and clears it. Successful calls do not clear it.
 *
 * C: `aclError aclrtGetLastError(aclrtLastErrLevel level)` in libacl_rt.so.
 * Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 *
 * @param level - ACL_RT_THREAD_LEVEL
 * @returns the stored code, 0 for none
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.1.RC1
 * @see aclrtPeekAtLastError
 */
export function getLastError(level: aclrtLastErrLevel): number {
  checkInt32(level, 'aclrtGetLastError', 'level');
  return raw.aclrtGetLastError(level);
}

const getMemUceInfo$retSize = uint64Cell();
/**
 * Lists the memory ranges of a device with uncorrectable errors, after an error 507053.
 *
 * C: `aclError aclrtGetMemUceInfo(int32_t deviceId, aclrtMemUceInfo *memUceInfoArray, size_t arraySize, size_t
 * *retSize)` in libacl_rt.so.
 * Since CANN 8.0.RC3. Products: 950, A3, 910b.
 *
 * @param deviceId - user device id, 0 to count - 1
 * @param arraySize - entries in the array; 20 are always enough
 * @returns `memUceInfoArray`: array of the caller that receives the ranges; `retSize`: receives the number of ranges
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.0.RC3
 * @see aclrtMemUceRepair
 */
export function getMemUceInfo(deviceId: number, arraySize: Int64): { memUceInfoArray: aclrtMemUceInfo[]; retSize: bigint } {
  checkInt32(deviceId, 'aclrtGetMemUceInfo', 'deviceId');
  checkUint64(arraySize, 'aclrtGetMemUceInfo', 'arraySize');
  const memUceInfoArray$ = new builtIns.Uint8Array(checkCount(arraySize, sizeOf(aclrtMemUceInfo), 'aclrtGetMemUceInfo', 'arraySize') * sizeOf(aclrtMemUceInfo));
  const returned = raw.aclrtGetMemUceInfo(deviceId, memUceInfoArray$, arraySize, getMemUceInfo$retSize);
  if (returned !== 0) throw failure('aclrtGetMemUceInfo', returned, { deviceId, arraySize });
  return { memUceInfoArray: structsIn(memUceInfoArray$, aclrtMemUceInfo) as aclrtMemUceInfo[], retSize: getMemUceInfo$retSize[0] as bigint };
}

/**
 * Reads on which stream a task failed.
 *
 * C: `uint32_t aclrtGetStreamIdFromExceptionInfo(const aclrtExceptionInfo *info)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param info - argument of the exception callback
 * @returns the stream number; 0xFFFFFFFF for null or a fault of the whole device
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclrtSetExceptionInfoCallback
 * @see aclrtStreamGetId
 */
export function getStreamIdFromExceptionInfo(info: ExceptionInfoPtr): number {
  checkPointer(info, 'aclrtGetStreamIdFromExceptionInfo', 'info');
  return raw.aclrtGetStreamIdFromExceptionInfo(info);
}

/**
 * Reads which task failed.
 *
 * C: `uint32_t aclrtGetTaskIdFromExceptionInfo(const aclrtExceptionInfo *info)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param info - argument of the exception callback
 * @returns the task number; 0xFFFFFFFF for null or a fault of the whole device
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclrtSetExceptionInfoCallback
 */
export function getTaskIdFromExceptionInfo(info: ExceptionInfoPtr): number {
  checkPointer(info, 'aclrtGetTaskIdFromExceptionInfo', 'info');
  return raw.aclrtGetTaskIdFromExceptionInfo(info);
}

/**
 * Reads which thread submitted the failed task.
 *
 * C: `uint32_t aclrtGetThreadIdFromExceptionInfo(const aclrtExceptionInfo *info)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param info - argument of the exception callback
 * @returns the thread id; 0xFFFFFFFF for null or a fault of the whole device
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclrtSetExceptionInfoCallback
 */
export function getThreadIdFromExceptionInfo(info: ExceptionInfoPtr): number {
  checkPointer(info, 'aclrtGetThreadIdFromExceptionInfo', 'info');
  return raw.aclrtGetThreadIdFromExceptionInfo(info);
}

/**
 * Repairs memory ranges with uncorrectable errors. Write the data anew afterwards.
 *
 * C: `aclError aclrtMemUceRepair(int32_t deviceId, aclrtMemUceInfo *memUceInfoArray, size_t arraySize)` in
 * libacl_rt.so.
 * Since CANN 8.0.RC3. Products: 950, A3, 910b.
 *
 * @param deviceId - user device id, 0 to count - 1
 * @param memUceInfoArray - array from aclrtGetMemUceInfo
 * @param arraySize - entries in the array, up to 128
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.0.RC3
 * @see aclrtGetMemUceInfo
 */
export function memUceRepair(deviceId: number, memUceInfoArray: readonly StructInput<aclrtMemUceInfo>[], arraySize: Int64): void {
  checkInt32(deviceId, 'aclrtMemUceRepair', 'deviceId');
  checkUint64(arraySize, 'aclrtMemUceRepair', 'arraySize');
  const memUceInfoArray$ = structsOf(memUceInfoArray, aclrtMemUceInfo, arraySize, 'aclrtMemUceRepair', 'memUceInfoArray');
  const returned = raw.aclrtMemUceRepair(deviceId, memUceInfoArray$, arraySize);
  if (returned !== 0) throw failure('aclrtMemUceRepair', returned, { deviceId, memUceInfoArray: memUceInfoArray$, arraySize });
}

/**
 * Reads the last runtime error of the calling thread and keeps it.
 *
 * Argument errors with the code 100000 are not stored.
 *
 * C: `aclError aclrtPeekAtLastError(aclrtLastErrLevel level)` in libacl_rt.so.
 * Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 *
 * @param level - ACL_RT_THREAD_LEVEL
 * @returns the stored code, 0 for none
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.1.RC1
 * @see aclrtGetLastError
 */
export function peekAtLastError(level: aclrtLastErrLevel): number {
  checkInt32(level, 'aclrtPeekAtLastError', 'level');
  return raw.aclrtPeekAtLastError(level);
}

/**
 * Tries to repair a fault. Call it after aclrtDeviceTaskAbort.
 *
 * C: `aclError aclrtRepairError(int32_t deviceId, const aclrtErrorInfo *errorInfo)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b.
 *
 * @param deviceId - user device id, 0 to count - 1
 * @param errorInfo - description from aclrtGetErrorVerbose; tryRepair 0 gives 107000
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtGetErrorVerbose
 */
export function repairError(deviceId: number, errorInfo: StructInput<aclrtErrorInfo>): void {
  checkInt32(deviceId, 'aclrtRepairError', 'deviceId');
  const errorInfo$ = structOf(errorInfo, aclrtErrorInfo, 'aclrtRepairError', 'errorInfo');
  const returned = raw.aclrtRepairError(deviceId, errorInfo$);
  if (returned !== 0) throw failure('aclrtRepairError', returned, { deviceId, errorInfo: errorInfo$ });
}

/**
 * Registers a function that is called around aclrtDeviceTaskAbort, or removes it.
 *
 * C: `aclError aclrtSetDeviceTaskAbortCallback(const char *regName, aclrtDeviceTaskAbortCallback callback, void
 * *args)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b.
 *
 * @param regName - unique name of the registration, not null
 * @param callback - function, or null to remove the registration
 * @param args - passed to the function; must outlive the registration
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 */
export function setDeviceTaskAbortCallback(regName: string, callback: FunctionPointer<'aclrtDeviceTaskAbortCallback'> | null, args: AnyPointer): void {
  checkString(regName, 'aclrtSetDeviceTaskAbortCallback', 'regName');
  checkNullablePointer(callback, 'aclrtSetDeviceTaskAbortCallback', 'callback');
  checkPointer(args, 'aclrtSetDeviceTaskAbortCallback', 'args');
  const returned = raw.aclrtSetDeviceTaskAbortCallback(regName, callback, args);
  if (returned !== 0) throw failure('aclrtSetDeviceTaskAbortCallback', returned, { regName, callback, args });
}

/**
 * Sets the function that is called when a task fails, in place of the one before.
 *
 * C: `aclError aclrtSetExceptionInfoCallback(aclrtExceptionInfoCallback callback)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param callback - function, or null for none
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function setExceptionInfoCallback(callback: FunctionPointer<'aclrtExceptionInfoCallback'> | null): void {
  checkNullablePointer(callback, 'aclrtSetExceptionInfoCallback', 'callback');
  const returned = raw.aclrtSetExceptionInfoCallback(callback);
  if (returned !== 0) throw failure('aclrtSetExceptionInfoCallback', returned, { callback });
}
