// Generated from scripts/headers by `npm run generate`. Do not edit: --check compares every byte.

import { checkInt32, checkMemory, checkNullablePointer, checkPointer, checkString, checkUint32, checkUint64, failure, structOf, uint32Cell, uint64Cell } from '../../src/native/index.js';
import type { Int64, StructInput } from '../../src/native/index.js';
import type { aclDataType, aclLogLevel, aclrtReduceKind } from '../enums.js';
import { aclrtRandomNumTaskInfo, aclrtTaskUpdateInfo } from '../structs.js';
import type { MemoryPtr, StreamPtr } from '../types.js';
import * as raw from '../raw/execution.js';

/**
 * Writes one line to the application log of the installation. Usually called through ACL_APP_LOG, which fills in the
 * source position.
 *
 * C: `void aclAppLog(aclLogLevel logLevel, const char *func, const char *file, uint32_t line, const char *fmt, ...)`
 * in libacl_rt.so.
 * Since CANN 5.0.4. Products: not documented.
 *
 * @param logLevel - severity
 * @param func - name of the calling function
 * @param file - source file of the call
 * @param line - line number of the call
 * @param fmt - printf format of the text; the line is cut at 1024 bytes
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function appLog(logLevel: aclLogLevel, func: string, file: string, line: number, fmt: string): void {
  checkInt32(logLevel, 'aclAppLog', 'logLevel');
  checkUint32(line, 'aclAppLog', 'line');
  checkString(func, 'aclAppLog', 'func');
  checkString(file, 'aclAppLog', 'file');
  checkString(fmt, 'aclAppLog', 'fmt');
  raw.aclAppLog(logLevel, func, file, line, fmt);
}

/**
 * Attaches a JSON text to the last task that the calling thread captured or built; aclmdlRIDebugJsonPrint shows it.
 *
 * C: `aclError aclrtCacheLastTaskExtendInfo(const char *const extendInfoPtr, const size_t infoSize)` in libacl_rt.so.
 * Since CANN 9.1.0. Products: 950, A3, 910b, 310p.
 *
 * @param extendInfoPtr - UTF-8 text in host memory, copied
 * @param infoSize - bytes, at least 1; cut after 4096
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.1.0
 * @see aclmdlRIDebugJsonPrint
 */
export function cacheLastTaskExtendInfo(extendInfoPtr: string, infoSize: Int64): void {
  checkUint64(infoSize, 'aclrtCacheLastTaskExtendInfo', 'infoSize');
  checkString(extendInfoPtr, 'aclrtCacheLastTaskExtendInfo', 'extendInfoPtr');
  const returned = raw.aclrtCacheLastTaskExtendInfo(extendInfoPtr, infoSize);
  if (returned !== 0) throw failure('aclrtCacheLastTaskExtendInfo', returned, { extendInfoPtr, infoSize });
}

/**
 * Attaches operator information to the last task that the calling thread captured; profiling shows it.
 *
 * Needs ACL_STREAM_ATTR_CACHE_OP_INFO on the capturing stream.
 *
 * C: `aclError aclrtCacheLastTaskOpInfo(const void *const infoPtr, const size_t infoSize)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310p.
 *
 * @param infoPtr - host memory, copied
 * @param infoSize - bytes, 1 to 65536
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtSetStreamAttribute
 */
export function cacheLastTaskOpInfo(infoPtr: MemoryPtr | ArrayBufferView, infoSize: Int64): void {
  checkUint64(infoSize, 'aclrtCacheLastTaskOpInfo', 'infoSize');
  checkMemory(infoPtr, infoSize, 'aclrtCacheLastTaskOpInfo', 'infoPtr');
  const returned = raw.aclrtCacheLastTaskOpInfo(infoPtr, infoSize);
  if (returned !== 0) throw failure('aclrtCacheLastTaskOpInfo', returned, { infoPtr, infoSize });
}

const getOpExecuteTimeout$timeoutMs = uint32Cell();
/**
 * Reads how long a kernel of the process may run.
 *
 * C: `aclError aclrtGetOpExecuteTimeout(uint32_t *const timeoutMs)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @returns receives milliseconds, UINT32_MAX for no limit
 * @throws AclError when C returns a code other than 0.
 * @since CANN 8.5.0
 * @see aclrtSetOpExecuteTimeOut
 */
export function getOpExecuteTimeout(): number {
  const returned = raw.aclrtGetOpExecuteTimeout(getOpExecuteTimeout$timeoutMs);
  if (returned !== 0) throw failure('aclrtGetOpExecuteTimeout', returned, {});
  return getOpExecuteTimeout$timeoutMs[0] as number;
}

const getOpTimeOutInterval$interval = uint64Cell();
/**
 * Reads the step of kernel time limits: a limit is 1 to 254 steps.
 *
 * C: `aclError aclrtGetOpTimeOutInterval(uint64_t *interval)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @returns receives microseconds
 * @throws AclError when C returns a code other than 0.
 * @since CANN 8.5.0
 * @see aclrtSetOpExecuteTimeOutV2
 */
export function getOpTimeOutInterval(): bigint {
  const returned = raw.aclrtGetOpTimeOutInterval(getOpTimeOutInterval$interval);
  if (returned !== 0) throw failure('aclrtGetOpTimeOutInterval', returned, {});
  return getOpTimeOutInterval$interval[0] as bigint;
}

const getThreadLastTaskId$taskId = uint32Cell();
/**
 * Reads the number of the task that the calling thread submitted last to a stream of its own making.
 *
 * C: `aclError aclrtGetThreadLastTaskId(uint32_t *taskId)` in libacl_rt.so.
 * Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @returns receives the number
 * @throws AclError when C returns a code other than 0.
 * @since CANN 8.1.RC1
 */
export function getThreadLastTaskId(): number {
  const returned = raw.aclrtGetThreadLastTaskId(getThreadLastTaskId$taskId);
  if (returned !== 0) throw failure('aclrtGetThreadLastTaskId', returned, {});
  return getThreadLastTaskId$taskId[0] as number;
}

/**
 * Queues a task that fills device memory with random numbers (A3, A2).
 *
 * C: `aclError aclrtRandomNumAsync(const aclrtRandomNumTaskInfo *taskInfo, const aclrtStream stream, void *reserve)`
 * in libacl_rt.so.
 * Since CANN 8.5.0. Products: A3, 910b.
 *
 * @param taskInfo - task; dataType is overwritten although the pointer is const
 * @param stream - handle, or null for the default stream
 * @param reserve - reserved, must be null
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 */
export function randomNumAsync(taskInfo: StructInput<aclrtRandomNumTaskInfo>, stream: StreamPtr | null, reserve: MemoryPtr | null): void {
  const taskInfo$ = structOf(taskInfo, aclrtRandomNumTaskInfo, 'aclrtRandomNumAsync', 'taskInfo');
  checkNullablePointer(stream, 'aclrtRandomNumAsync', 'stream');
  checkNullablePointer(reserve, 'aclrtRandomNumAsync', 'reserve');
  const returned = raw.aclrtRandomNumAsync(taskInfo$, stream, reserve);
  if (returned !== 0) throw failure('aclrtRandomNumAsync', returned, { taskInfo: taskInfo$, stream, reserve });
}

/**
 * Queues a task that combines an array with another one on the device, in place.
 *
 * Both arrays must live until the task ran.
 *
 * C: `aclError aclrtReduceAsync(void *dst, const void *src, uint64_t count, aclrtReduceKind kind, aclDataType type,
 * aclrtStream stream, void *reserve)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param dst - device memory, left operand and result
 * @param src - device memory of the same device, right operand
 * @param count - bytes in the source, at least 1
 * @param kind - operation
 * @param type - element type; which ones work depends on the chip
 * @param stream - handle, or null for the default stream
 * @param reserve - reserved, must be null
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 */
export function reduceAsync(dst: MemoryPtr, src: MemoryPtr, count: Int64, kind: aclrtReduceKind, type: aclDataType, stream: StreamPtr | null, reserve: MemoryPtr | null): void {
  checkUint64(count, 'aclrtReduceAsync', 'count');
  checkInt32(kind, 'aclrtReduceAsync', 'kind');
  checkInt32(type, 'aclrtReduceAsync', 'type');
  checkPointer(dst, 'aclrtReduceAsync', 'dst');
  checkPointer(src, 'aclrtReduceAsync', 'src');
  checkNullablePointer(stream, 'aclrtReduceAsync', 'stream');
  checkNullablePointer(reserve, 'aclrtReduceAsync', 'reserve');
  const returned = raw.aclrtReduceAsync(dst, src, count, kind, type, stream, reserve);
  if (returned !== 0) throw failure('aclrtReduceAsync', returned, { dst, src, count, kind, type, stream, reserve });
}

/**
 * Sets how long a kernel of the process may run. A limit given at launch comes first.
 *
 * C: `aclError aclrtSetOpExecuteTimeOut(uint32_t timeout)` in libacl_rt.so.
 * Since CANN 6.3.RC2. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param timeout - seconds, rounded up to a multiple of the hardware step; 0 for the longest
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 6.3.RC2
 * @see aclrtSetOpExecuteTimeOutV2
 * @see aclrtGetOpExecuteTimeout
 */
export function setOpExecuteTimeOut(timeout: number): void {
  checkUint32(timeout, 'aclrtSetOpExecuteTimeOut', 'timeout');
  const returned = raw.aclrtSetOpExecuteTimeOut(timeout);
  if (returned !== 0) throw failure('aclrtSetOpExecuteTimeOut', returned, { timeout });
}

const setOpExecuteTimeOutV2$actualTimeout = uint64Cell();
/**
 * Sets how long a kernel of the process may run and tells what became of the request.
 *
 * C: `aclError aclrtSetOpExecuteTimeOutV2(uint64_t timeout, uint64_t *actualTimeout)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param timeout - microseconds; 0 for the longest, or no limit on some chips
 * @returns receives the effective microseconds, UINT64_MAX for no limit
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtGetOpTimeOutInterval
 */
export function setOpExecuteTimeOutV2(timeout: Int64): bigint {
  checkUint64(timeout, 'aclrtSetOpExecuteTimeOutV2', 'timeout');
  const returned = raw.aclrtSetOpExecuteTimeOutV2(timeout, setOpExecuteTimeOutV2$actualTimeout);
  if (returned !== 0) throw failure('aclrtSetOpExecuteTimeOutV2', returned, { timeout });
  return setOpExecuteTimeOutV2$actualTimeout[0] as bigint;
}

/**
 * Sets how long a kernel of the process may run.
 *
 * C: `aclError aclrtSetOpExecuteTimeOutWithMs(uint32_t timeout)` in libacl_rt.so.
 * Since CANN 8.1.RC1. Products: none marked.
 *
 * @param timeout - milliseconds, rounded up to a multiple of the hardware step; 0 for the longest
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.1.RC1
 * @see aclrtSetOpExecuteTimeOutV2
 * @see aclrtGetOpExecuteTimeout
 */
export function setOpExecuteTimeOutWithMs(timeout: number): void {
  checkUint32(timeout, 'aclrtSetOpExecuteTimeOutWithMs', 'timeout');
  const returned = raw.aclrtSetOpExecuteTimeOutWithMs(timeout);
  if (returned !== 0) throw failure('aclrtSetOpExecuteTimeOutWithMs', returned, { timeout });
}

/**
 * Queues a task that changes the parameters of another task inside a model.
 *
 * An old driver gives 207019.
 *
 * C: `aclError aclrtTaskUpdateAsync(aclrtStream taskStream, uint32_t taskId, aclrtTaskUpdateInfo *info, aclrtStream
 * execStream)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310p.
 *
 * @param taskStream - stream of the task to change, bound to a model
 * @param taskId - its number from aclrtGetThreadLastTaskId
 * @param info - new parameters
 * @param execStream - stream that makes the change
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 */
export function taskUpdateAsync(taskStream: StreamPtr | null, taskId: number, info: StructInput<aclrtTaskUpdateInfo>, execStream: StreamPtr | null): void {
  checkUint32(taskId, 'aclrtTaskUpdateAsync', 'taskId');
  const info$ = structOf(info, aclrtTaskUpdateInfo, 'aclrtTaskUpdateAsync', 'info');
  checkNullablePointer(taskStream, 'aclrtTaskUpdateAsync', 'taskStream');
  checkNullablePointer(execStream, 'aclrtTaskUpdateAsync', 'execStream');
  const returned = raw.aclrtTaskUpdateAsync(taskStream, taskId, info$, execStream);
  if (returned !== 0) throw failure('aclrtTaskUpdateAsync', returned, { taskStream, taskId, info: info$, execStream });
}
