// Generated from scripts/headers by `npm run generate`. Do not edit: --check compares every byte.

import { bind, isTraced, outOf, pointerTo, traced } from '../../src/native/index.js';
import type { AnyPointer, FunctionPointer, Int64, StructInput } from '../../src/native/index.js';
import { aclrtErrorInfo, aclrtMemUceInfo } from '../structs.js';
import type { ExceptionInfoPtr } from '../types.js';
let aclGetRecentErrMsg$: typeof aclGetRecentErrMsg | undefined;
/**
 * Reads and clears the error texts of the calling thread, newest first. Call it on the thread that failed, before anything else.
 * C: `const char *aclGetRecentErrMsg(void)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclGetRecentErrMsg(): string | null {
  aclGetRecentErrMsg$ ??= bind({ name: 'aclGetRecentErrMsg', library: 'libacl_rt.so', since: '5.0.4', result: 'str', params: [] });
  if (isTraced()) return traced('aclGetRecentErrMsg', '', aclGetRecentErrMsg$, []);
  return aclGetRecentErrMsg$();
}

let aclrtDeviceTaskAbort$: typeof aclrtDeviceTaskAbort | undefined;
/**
 * Stops the running tasks of a device and drops the queued ones. Other calls get 107022 meanwhile.
 * C: `aclError aclrtDeviceTaskAbort(int32_t deviceId, uint32_t timeout)`. Since CANN 8.0.RC3. Products: 950, A3, 910b.
 */
export function aclrtDeviceTaskAbort(deviceId: number, timeout: number): number {
  aclrtDeviceTaskAbort$ ??= bind({ name: 'aclrtDeviceTaskAbort', library: 'libacl_rt.so', since: '8.0.RC3', result: 'int32_t', params: ['int32_t', 'uint32_t'] });
  if (isTraced()) return traced('aclrtDeviceTaskAbort', 'deviceId timeout', aclrtDeviceTaskAbort$, [deviceId, timeout]);
  return aclrtDeviceTaskAbort$(deviceId, timeout);
}

let aclrtGetDeviceIdFromExceptionInfo$: typeof aclrtGetDeviceIdFromExceptionInfo | undefined;
/**
 * Reads on which device a task failed.
 * C: `uint32_t aclrtGetDeviceIdFromExceptionInfo(const aclrtExceptionInfo *info)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtGetDeviceIdFromExceptionInfo(info: ExceptionInfoPtr | null): number {
  aclrtGetDeviceIdFromExceptionInfo$ ??= bind({ name: 'aclrtGetDeviceIdFromExceptionInfo', library: 'libacl_rt.so', since: '5.0.4', result: 'uint32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtGetDeviceIdFromExceptionInfo', 'info', aclrtGetDeviceIdFromExceptionInfo$, [info]);
  return aclrtGetDeviceIdFromExceptionInfo$(info);
}

let aclrtGetErrorCodeFromExceptionInfo$: typeof aclrtGetErrorCodeFromExceptionInfo | undefined;
/**
 * Reads why a task failed.
 * C: `uint32_t aclrtGetErrorCodeFromExceptionInfo(const aclrtExceptionInfo *info)`. Since CANN 6.0.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtGetErrorCodeFromExceptionInfo(info: ExceptionInfoPtr | null): number {
  aclrtGetErrorCodeFromExceptionInfo$ ??= bind({ name: 'aclrtGetErrorCodeFromExceptionInfo', library: 'libacl_rt.so', since: '6.0.RC1', result: 'uint32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtGetErrorCodeFromExceptionInfo', 'info', aclrtGetErrorCodeFromExceptionInfo$, [info]);
  return aclrtGetErrorCodeFromExceptionInfo$(info);
}

let aclrtGetErrorVerbose$: typeof aclrtGetErrorVerbose | undefined;
/**
 * Describes the fault of a device. Call it before aclrtDeviceTaskAbort.
 * C: `aclError aclrtGetErrorVerbose(int32_t deviceId, aclrtErrorInfo *errorInfo)`. Since CANN 8.5.0. Products: 950, A3, 910b.
 */
export function aclrtGetErrorVerbose(deviceId: number, errorInfo: object | null): number {
  aclrtGetErrorVerbose$ ??= bind({ name: 'aclrtGetErrorVerbose', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['int32_t', outOf(aclrtErrorInfo)] });
  if (isTraced()) return traced('aclrtGetErrorVerbose', 'deviceId errorInfo', aclrtGetErrorVerbose$, [deviceId, errorInfo]);
  return aclrtGetErrorVerbose$(deviceId, errorInfo);
}

let aclrtGetLastError$: typeof aclrtGetLastError | undefined;
/**
 * Reads the last runtime error of the calling thread and clears it. Successful calls do not clear it.
 * C: `aclError aclrtGetLastError(aclrtLastErrLevel level)`. Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 */
export function aclrtGetLastError(level: number): number {
  aclrtGetLastError$ ??= bind({ name: 'aclrtGetLastError', library: 'libacl_rt.so', since: '8.1.RC1', result: 'int32_t', params: ['int32_t'] });
  if (isTraced()) return traced('aclrtGetLastError', 'level', aclrtGetLastError$, [level]);
  return aclrtGetLastError$(level);
}

let aclrtGetMemUceInfo$: typeof aclrtGetMemUceInfo | undefined;
/**
 * Lists the memory ranges of a device with uncorrectable errors, after an error 507053.
 * C: `aclError aclrtGetMemUceInfo(int32_t deviceId, aclrtMemUceInfo *memUceInfoArray, size_t arraySize, size_t *retSize)`. Since CANN 8.0.RC3. Products: 950, A3, 910b.
 */
export function aclrtGetMemUceInfo(deviceId: number, memUceInfoArray: Uint8Array | null, arraySize: Int64, retSize: BigUint64Array | null): number {
  aclrtGetMemUceInfo$ ??= bind({ name: 'aclrtGetMemUceInfo', library: 'libacl_rt.so', since: '8.0.RC3', result: 'int32_t', params: ['int32_t', 'void *', 'size_t', 'void *'] });
  if (isTraced()) return traced('aclrtGetMemUceInfo', 'deviceId memUceInfoArray arraySize retSize', aclrtGetMemUceInfo$, [deviceId, memUceInfoArray, arraySize, retSize]);
  return aclrtGetMemUceInfo$(deviceId, memUceInfoArray, arraySize, retSize);
}

let aclrtGetStreamIdFromExceptionInfo$: typeof aclrtGetStreamIdFromExceptionInfo | undefined;
/**
 * Reads on which stream a task failed.
 * C: `uint32_t aclrtGetStreamIdFromExceptionInfo(const aclrtExceptionInfo *info)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtGetStreamIdFromExceptionInfo(info: ExceptionInfoPtr | null): number {
  aclrtGetStreamIdFromExceptionInfo$ ??= bind({ name: 'aclrtGetStreamIdFromExceptionInfo', library: 'libacl_rt.so', since: '5.0.4', result: 'uint32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtGetStreamIdFromExceptionInfo', 'info', aclrtGetStreamIdFromExceptionInfo$, [info]);
  return aclrtGetStreamIdFromExceptionInfo$(info);
}

let aclrtGetTaskIdFromExceptionInfo$: typeof aclrtGetTaskIdFromExceptionInfo | undefined;
/**
 * Reads which task failed.
 * C: `uint32_t aclrtGetTaskIdFromExceptionInfo(const aclrtExceptionInfo *info)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtGetTaskIdFromExceptionInfo(info: ExceptionInfoPtr | null): number {
  aclrtGetTaskIdFromExceptionInfo$ ??= bind({ name: 'aclrtGetTaskIdFromExceptionInfo', library: 'libacl_rt.so', since: '5.0.4', result: 'uint32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtGetTaskIdFromExceptionInfo', 'info', aclrtGetTaskIdFromExceptionInfo$, [info]);
  return aclrtGetTaskIdFromExceptionInfo$(info);
}

let aclrtGetThreadIdFromExceptionInfo$: typeof aclrtGetThreadIdFromExceptionInfo | undefined;
/**
 * Reads which thread submitted the failed task.
 * C: `uint32_t aclrtGetThreadIdFromExceptionInfo(const aclrtExceptionInfo *info)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtGetThreadIdFromExceptionInfo(info: ExceptionInfoPtr | null): number {
  aclrtGetThreadIdFromExceptionInfo$ ??= bind({ name: 'aclrtGetThreadIdFromExceptionInfo', library: 'libacl_rt.so', since: '5.0.4', result: 'uint32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtGetThreadIdFromExceptionInfo', 'info', aclrtGetThreadIdFromExceptionInfo$, [info]);
  return aclrtGetThreadIdFromExceptionInfo$(info);
}

let aclrtMemUceRepair$: typeof aclrtMemUceRepair | undefined;
/**
 * Repairs memory ranges with uncorrectable errors. Write the data anew afterwards.
 * C: `aclError aclrtMemUceRepair(int32_t deviceId, aclrtMemUceInfo *memUceInfoArray, size_t arraySize)`. Since CANN 8.0.RC3. Products: 950, A3, 910b.
 */
export function aclrtMemUceRepair(deviceId: number, memUceInfoArray: readonly StructInput<aclrtMemUceInfo>[] | null, arraySize: Int64): number {
  aclrtMemUceRepair$ ??= bind({ name: 'aclrtMemUceRepair', library: 'libacl_rt.so', since: '8.0.RC3', result: 'int32_t', params: ['int32_t', pointerTo(aclrtMemUceInfo), 'size_t'] });
  if (isTraced()) return traced('aclrtMemUceRepair', 'deviceId memUceInfoArray arraySize', aclrtMemUceRepair$, [deviceId, memUceInfoArray, arraySize]);
  return aclrtMemUceRepair$(deviceId, memUceInfoArray, arraySize);
}

let aclrtPeekAtLastError$: typeof aclrtPeekAtLastError | undefined;
/**
 * Reads the last runtime error of the calling thread and keeps it.
 * C: `aclError aclrtPeekAtLastError(aclrtLastErrLevel level)`. Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 */
export function aclrtPeekAtLastError(level: number): number {
  aclrtPeekAtLastError$ ??= bind({ name: 'aclrtPeekAtLastError', library: 'libacl_rt.so', since: '8.1.RC1', result: 'int32_t', params: ['int32_t'] });
  if (isTraced()) return traced('aclrtPeekAtLastError', 'level', aclrtPeekAtLastError$, [level]);
  return aclrtPeekAtLastError$(level);
}

let aclrtRepairError$: typeof aclrtRepairError | undefined;
/**
 * Tries to repair a fault. Call it after aclrtDeviceTaskAbort.
 * C: `aclError aclrtRepairError(int32_t deviceId, const aclrtErrorInfo *errorInfo)`. Since CANN 8.5.0. Products: 950, A3, 910b.
 */
export function aclrtRepairError(deviceId: number, errorInfo: StructInput<aclrtErrorInfo> | null): number {
  aclrtRepairError$ ??= bind({ name: 'aclrtRepairError', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['int32_t', pointerTo(aclrtErrorInfo)] });
  if (isTraced()) return traced('aclrtRepairError', 'deviceId errorInfo', aclrtRepairError$, [deviceId, errorInfo]);
  return aclrtRepairError$(deviceId, errorInfo);
}

let aclrtSetDeviceTaskAbortCallback$: typeof aclrtSetDeviceTaskAbortCallback | undefined;
/**
 * Registers a function that is called around aclrtDeviceTaskAbort, or removes it.
 * C: `aclError aclrtSetDeviceTaskAbortCallback(const char *regName, aclrtDeviceTaskAbortCallback callback, void *args)`. Since CANN 8.5.0. Products: 950, A3, 910b.
 */
export function aclrtSetDeviceTaskAbortCallback(regName: string | null, callback: FunctionPointer<'aclrtDeviceTaskAbortCallback'> | null, args: AnyPointer | null): number {
  aclrtSetDeviceTaskAbortCallback$ ??= bind({ name: 'aclrtSetDeviceTaskAbortCallback', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['str', 'void *', 'void *'] });
  if (isTraced()) return traced('aclrtSetDeviceTaskAbortCallback', 'regName callback args', aclrtSetDeviceTaskAbortCallback$, [regName, callback, args]);
  return aclrtSetDeviceTaskAbortCallback$(regName, callback, args);
}

let aclrtSetExceptionInfoCallback$: typeof aclrtSetExceptionInfoCallback | undefined;
/**
 * Sets the function that is called when a task fails, in place of the one before.
 * C: `aclError aclrtSetExceptionInfoCallback(aclrtExceptionInfoCallback callback)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtSetExceptionInfoCallback(callback: FunctionPointer<'aclrtExceptionInfoCallback'> | null): number {
  aclrtSetExceptionInfoCallback$ ??= bind({ name: 'aclrtSetExceptionInfoCallback', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtSetExceptionInfoCallback', 'callback', aclrtSetExceptionInfoCallback$, [callback]);
  return aclrtSetExceptionInfoCallback$(callback);
}
