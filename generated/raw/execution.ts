// Generated from scripts/headers by `npm run generate`. Do not edit: --check compares every byte.

import { bind, isTraced, pointerTo, traced } from '../../src/native/index.js';
import type { Int64, StructInput } from '../../src/native/index.js';
import { aclrtRandomNumTaskInfo, aclrtTaskUpdateInfo } from '../structs.js';
import type { MemoryPtr, StreamPtr } from '../types.js';
let aclAppLog$: typeof aclAppLog | undefined;
/**
 * Writes one line to the application log of the installation. Usually called through ACL_APP_LOG, which fills in the source position.
 * C: `void aclAppLog(aclLogLevel logLevel, const char *func, const char *file, uint32_t line, const char *fmt, ...)`. Since CANN 5.0.4. Products: not documented.
 */
export function aclAppLog(logLevel: number, func: string | null, file: string | null, line: number, fmt: string | null): void {
  aclAppLog$ ??= bind({ name: 'aclAppLog', library: 'libacl_rt.so', since: '5.0.4', result: 'void', params: ['int32_t', 'str', 'str', 'uint32_t', 'str'] });
  if (isTraced()) return traced('aclAppLog', 'logLevel func file line fmt', aclAppLog$, [logLevel, func, file, line, fmt?.replaceAll('%', '%%') ?? null]);
  return aclAppLog$(logLevel, func, file, line, fmt?.replaceAll('%', '%%') ?? null);
}

let aclrtCacheLastTaskExtendInfo$: typeof aclrtCacheLastTaskExtendInfo | undefined;
/**
 * Attaches a JSON text to the last task that the calling thread captured or built; aclmdlRIDebugJsonPrint shows it.
 * C: `aclError aclrtCacheLastTaskExtendInfo(const char *const extendInfoPtr, const size_t infoSize)`. Since CANN 9.1.0. Products: 950, A3, 910b, 310p.
 */
export function aclrtCacheLastTaskExtendInfo(extendInfoPtr: string | null, infoSize: Int64): number {
  aclrtCacheLastTaskExtendInfo$ ??= bind({ name: 'aclrtCacheLastTaskExtendInfo', library: 'libacl_rt.so', since: '9.1.0', result: 'int32_t', params: ['str', 'size_t'] });
  if (isTraced()) return traced('aclrtCacheLastTaskExtendInfo', 'extendInfoPtr infoSize', aclrtCacheLastTaskExtendInfo$, [extendInfoPtr, infoSize]);
  return aclrtCacheLastTaskExtendInfo$(extendInfoPtr, infoSize);
}

let aclrtCacheLastTaskOpInfo$: typeof aclrtCacheLastTaskOpInfo | undefined;
/**
 * Attaches operator information to the last task that the calling thread captured; profiling shows it.
 * C: `aclError aclrtCacheLastTaskOpInfo(const void *const infoPtr, const size_t infoSize)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310p.
 */
export function aclrtCacheLastTaskOpInfo(infoPtr: MemoryPtr | ArrayBufferView | null, infoSize: Int64): number {
  aclrtCacheLastTaskOpInfo$ ??= bind({ name: 'aclrtCacheLastTaskOpInfo', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'size_t'] });
  if (isTraced()) return traced('aclrtCacheLastTaskOpInfo', 'infoPtr infoSize', aclrtCacheLastTaskOpInfo$, [infoPtr, infoSize]);
  return aclrtCacheLastTaskOpInfo$(infoPtr, infoSize);
}

let aclrtGetOpExecuteTimeout$: typeof aclrtGetOpExecuteTimeout | undefined;
/**
 * Reads how long a kernel of the process may run.
 * C: `aclError aclrtGetOpExecuteTimeout(uint32_t *const timeoutMs)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtGetOpExecuteTimeout(timeoutMs: Uint32Array | null): number {
  aclrtGetOpExecuteTimeout$ ??= bind({ name: 'aclrtGetOpExecuteTimeout', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtGetOpExecuteTimeout', 'timeoutMs', aclrtGetOpExecuteTimeout$, [timeoutMs]);
  return aclrtGetOpExecuteTimeout$(timeoutMs);
}

let aclrtGetOpTimeOutInterval$: typeof aclrtGetOpTimeOutInterval | undefined;
/**
 * Reads the step of kernel time limits: a limit is 1 to 254 steps.
 * C: `aclError aclrtGetOpTimeOutInterval(uint64_t *interval)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtGetOpTimeOutInterval(interval: BigUint64Array | null): number {
  aclrtGetOpTimeOutInterval$ ??= bind({ name: 'aclrtGetOpTimeOutInterval', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtGetOpTimeOutInterval', 'interval', aclrtGetOpTimeOutInterval$, [interval]);
  return aclrtGetOpTimeOutInterval$(interval);
}

let aclrtGetThreadLastTaskId$: typeof aclrtGetThreadLastTaskId | undefined;
/**
 * Reads the number of the task that the calling thread submitted last to a stream of its own making.
 * C: `aclError aclrtGetThreadLastTaskId(uint32_t *taskId)`. Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtGetThreadLastTaskId(taskId: Uint32Array | null): number {
  aclrtGetThreadLastTaskId$ ??= bind({ name: 'aclrtGetThreadLastTaskId', library: 'libacl_rt.so', since: '8.1.RC1', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtGetThreadLastTaskId', 'taskId', aclrtGetThreadLastTaskId$, [taskId]);
  return aclrtGetThreadLastTaskId$(taskId);
}

let aclrtRandomNumAsync$: typeof aclrtRandomNumAsync | undefined;
/**
 * Queues a task that fills device memory with random numbers (A3, A2).
 * C: `aclError aclrtRandomNumAsync(const aclrtRandomNumTaskInfo *taskInfo, const aclrtStream stream, void *reserve)`. Since CANN 8.5.0. Products: A3, 910b.
 */
export function aclrtRandomNumAsync(taskInfo: StructInput<aclrtRandomNumTaskInfo> | null, stream: StreamPtr | null, reserve: MemoryPtr | null): number {
  aclrtRandomNumAsync$ ??= bind({ name: 'aclrtRandomNumAsync', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: [pointerTo(aclrtRandomNumTaskInfo), 'void *', 'void *'] });
  if (isTraced()) return traced('aclrtRandomNumAsync', 'taskInfo stream reserve', aclrtRandomNumAsync$, [taskInfo, stream, reserve]);
  return aclrtRandomNumAsync$(taskInfo, stream, reserve);
}

let aclrtReduceAsync$: typeof aclrtReduceAsync | undefined;
/**
 * Queues a task that combines an array with another one on the device, in place.
 * C: `aclError aclrtReduceAsync(void *dst, const void *src, uint64_t count, aclrtReduceKind kind, aclDataType type, aclrtStream stream, void *reserve)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtReduceAsync(dst: MemoryPtr | null, src: MemoryPtr | null, count: Int64, kind: number, type: number, stream: StreamPtr | null, reserve: MemoryPtr | null): number {
  aclrtReduceAsync$ ??= bind({ name: 'aclrtReduceAsync', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'void *', 'uint64_t', 'int32_t', 'int32_t', 'void *', 'void *'] });
  if (isTraced()) return traced('aclrtReduceAsync', 'dst src count kind type stream reserve', aclrtReduceAsync$, [dst, src, count, kind, type, stream, reserve]);
  return aclrtReduceAsync$(dst, src, count, kind, type, stream, reserve);
}

let aclrtSetOpExecuteTimeOut$: typeof aclrtSetOpExecuteTimeOut | undefined;
/**
 * Sets how long a kernel of the process may run. A limit given at launch comes first.
 * C: `aclError aclrtSetOpExecuteTimeOut(uint32_t timeout)`. Since CANN 6.3.RC2. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtSetOpExecuteTimeOut(timeout: number): number {
  aclrtSetOpExecuteTimeOut$ ??= bind({ name: 'aclrtSetOpExecuteTimeOut', library: 'libacl_rt.so', since: '6.3.RC2', result: 'int32_t', params: ['uint32_t'] });
  if (isTraced()) return traced('aclrtSetOpExecuteTimeOut', 'timeout', aclrtSetOpExecuteTimeOut$, [timeout]);
  return aclrtSetOpExecuteTimeOut$(timeout);
}

let aclrtSetOpExecuteTimeOutV2$: typeof aclrtSetOpExecuteTimeOutV2 | undefined;
/**
 * Sets how long a kernel of the process may run and tells what became of the request.
 * C: `aclError aclrtSetOpExecuteTimeOutV2(uint64_t timeout, uint64_t *actualTimeout)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtSetOpExecuteTimeOutV2(timeout: Int64, actualTimeout: BigUint64Array | null): number {
  aclrtSetOpExecuteTimeOutV2$ ??= bind({ name: 'aclrtSetOpExecuteTimeOutV2', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['uint64_t', 'void *'] });
  if (isTraced()) return traced('aclrtSetOpExecuteTimeOutV2', 'timeout actualTimeout', aclrtSetOpExecuteTimeOutV2$, [timeout, actualTimeout]);
  return aclrtSetOpExecuteTimeOutV2$(timeout, actualTimeout);
}

let aclrtSetOpExecuteTimeOutWithMs$: typeof aclrtSetOpExecuteTimeOutWithMs | undefined;
/**
 * Sets how long a kernel of the process may run.
 * C: `aclError aclrtSetOpExecuteTimeOutWithMs(uint32_t timeout)`. Since CANN 8.1.RC1. Products: none marked.
 */
export function aclrtSetOpExecuteTimeOutWithMs(timeout: number): number {
  aclrtSetOpExecuteTimeOutWithMs$ ??= bind({ name: 'aclrtSetOpExecuteTimeOutWithMs', library: 'libacl_rt.so', since: '8.1.RC1', result: 'int32_t', params: ['uint32_t'] });
  if (isTraced()) return traced('aclrtSetOpExecuteTimeOutWithMs', 'timeout', aclrtSetOpExecuteTimeOutWithMs$, [timeout]);
  return aclrtSetOpExecuteTimeOutWithMs$(timeout);
}

let aclrtTaskUpdateAsync$: typeof aclrtTaskUpdateAsync | undefined;
/**
 * Queues a task that changes the parameters of another task inside a model.
 * C: `aclError aclrtTaskUpdateAsync(aclrtStream taskStream, uint32_t taskId, aclrtTaskUpdateInfo *info, aclrtStream execStream)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310p.
 */
export function aclrtTaskUpdateAsync(taskStream: StreamPtr | null, taskId: number, info: StructInput<aclrtTaskUpdateInfo> | null, execStream: StreamPtr | null): number {
  aclrtTaskUpdateAsync$ ??= bind({ name: 'aclrtTaskUpdateAsync', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'uint32_t', pointerTo(aclrtTaskUpdateInfo), 'void *'] });
  if (isTraced()) return traced('aclrtTaskUpdateAsync', 'taskStream taskId info execStream', aclrtTaskUpdateAsync$, [taskStream, taskId, info, execStream]);
  return aclrtTaskUpdateAsync$(taskStream, taskId, info, execStream);
}
