// Generated from scripts/headers by `npm run generate`. Do not edit: --check compares every byte.

import { bind, isTraced, pointerTo, traced } from '../../src/native/index.js';
import type { AnyPointer, FunctionPointer, Int64, StructInput } from '../../src/native/index.js';
import { aclrtStreamAttrValue } from '../structs.js';
import type { MemoryPtr, StreamConfigHandlePtr, StreamPtr } from '../types.js';
let aclrtActiveStream$: typeof aclrtActiveStream | undefined;
/**
 * Queues a task that starts another stream of the same model; both then run side by side.
 * C: `aclError aclrtActiveStream(aclrtStream activeStream, aclrtStream stream)`. Since CANN 8.5.0. Products: 950, 910b, 310b, 310p, 910.
 */
export function aclrtActiveStream(activeStream: StreamPtr | null, stream: StreamPtr | null): number {
  aclrtActiveStream$ ??= bind({ name: 'aclrtActiveStream', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclrtActiveStream', 'activeStream stream', aclrtActiveStream$, [activeStream, stream]);
  return aclrtActiveStream$(activeStream, stream);
}

let aclrtCreateStream$: typeof aclrtCreateStream | undefined;
/**
 * Creates a stream in the current context; 107002 without one.
 * C: `aclError aclrtCreateStream(aclrtStream *stream)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtCreateStream(stream: BigUint64Array | null): number {
  aclrtCreateStream$ ??= bind({ name: 'aclrtCreateStream', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtCreateStream', 'stream', aclrtCreateStream$, [stream]);
  return aclrtCreateStream$(stream);
}

let aclrtCreateStreamConfigHandle$: typeof aclrtCreateStreamConfigHandle | undefined;
/**
 * Creates an object that collects settings for a new stream.
 * C: `aclrtStreamConfigHandle *aclrtCreateStreamConfigHandle(void)`. Since CANN 6.3.RC2. Products: IPV350.
 */
export function aclrtCreateStreamConfigHandle(): StreamConfigHandlePtr | null {
  aclrtCreateStreamConfigHandle$ ??= bind({ name: 'aclrtCreateStreamConfigHandle', library: 'libacl_rt.so', since: '6.3.RC2', result: 'void *', params: [] });
  if (isTraced()) return traced('aclrtCreateStreamConfigHandle', '', aclrtCreateStreamConfigHandle$, []);
  return aclrtCreateStreamConfigHandle$();
}

let aclrtCreateStreamV2$: typeof aclrtCreateStreamV2 | undefined;
/**
 * Creates a stream in the current context with collected settings.
 * C: `aclError aclrtCreateStreamV2(aclrtStream *stream, const aclrtStreamConfigHandle *handle)`. Since CANN 6.3.RC2. Products: IPV350.
 */
export function aclrtCreateStreamV2(stream: BigUint64Array | null, handle: StreamConfigHandlePtr | null): number {
  aclrtCreateStreamV2$ ??= bind({ name: 'aclrtCreateStreamV2', library: 'libacl_rt.so', since: '6.3.RC2', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclrtCreateStreamV2', 'stream handle', aclrtCreateStreamV2$, [stream, handle]);
  return aclrtCreateStreamV2$(stream, handle);
}

let aclrtCreateStreamWithConfig$: typeof aclrtCreateStreamWithConfig | undefined;
/**
 * Creates a stream in the current context with a priority and flags.
 * C: `aclError aclrtCreateStreamWithConfig(aclrtStream *stream, uint32_t priority, uint32_t flag)`. Since CANN 6.3.RC2. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtCreateStreamWithConfig(stream: BigUint64Array | null, priority: number, flag: number): number {
  aclrtCreateStreamWithConfig$ ??= bind({ name: 'aclrtCreateStreamWithConfig', library: 'libacl_rt.so', since: '6.3.RC2', result: 'int32_t', params: ['void *', 'uint32_t', 'uint32_t'] });
  if (isTraced()) return traced('aclrtCreateStreamWithConfig', 'stream priority flag', aclrtCreateStreamWithConfig$, [stream, priority, flag]);
  return aclrtCreateStreamWithConfig$(stream, priority, flag);
}

let aclrtDestroyStream$: typeof aclrtDestroyStream | undefined;
/**
 * Waits for the queued tasks of a stream, then destroys it. The context of the stream must be current (107003).
 * C: `aclError aclrtDestroyStream(aclrtStream stream)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 */
export function aclrtDestroyStream(stream: StreamPtr | null): number {
  aclrtDestroyStream$ ??= bind({ name: 'aclrtDestroyStream', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtDestroyStream', 'stream', aclrtDestroyStream$, [stream]);
  return aclrtDestroyStream$(stream);
}

let aclrtDestroyStreamConfigHandle$: typeof aclrtDestroyStreamConfigHandle | undefined;
/**
 * Frees a stream configuration; streams made with it stay.
 * C: `aclError aclrtDestroyStreamConfigHandle(aclrtStreamConfigHandle *handle)`. Since CANN 6.3.RC2. Products: IPV350.
 */
export function aclrtDestroyStreamConfigHandle(handle: StreamConfigHandlePtr | null): number {
  aclrtDestroyStreamConfigHandle$ ??= bind({ name: 'aclrtDestroyStreamConfigHandle', library: 'libacl_rt.so', since: '6.3.RC2', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtDestroyStreamConfigHandle', 'handle', aclrtDestroyStreamConfigHandle$, [handle]);
  return aclrtDestroyStreamConfigHandle$(handle);
}

let aclrtDestroyStreamForce$: typeof aclrtDestroyStreamForce | undefined;
/**
 * Destroys a stream and drops its queued tasks instead of waiting for them.
 * C: `aclError aclrtDestroyStreamForce(aclrtStream stream)`. Since CANN 6.3.RC2. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtDestroyStreamForce(stream: StreamPtr | null): number {
  aclrtDestroyStreamForce$ ??= bind({ name: 'aclrtDestroyStreamForce', library: 'libacl_rt.so', since: '6.3.RC2', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtDestroyStreamForce', 'stream', aclrtDestroyStreamForce$, [stream]);
  return aclrtDestroyStreamForce$(stream);
}

let aclrtGetStreamAttribute$: typeof aclrtGetStreamAttribute | undefined;
/**
 * Reads an attribute of a live stream.
 * C: `aclError aclrtGetStreamAttribute(aclrtStream stream, aclrtStreamAttr stmAttrType, aclrtStreamAttrValue *value)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtGetStreamAttribute(stream: StreamPtr | null, stmAttrType: number, value: Uint8Array | null): number {
  aclrtGetStreamAttribute$ ??= bind({ name: 'aclrtGetStreamAttribute', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'int32_t', 'void *'] });
  if (isTraced()) return traced('aclrtGetStreamAttribute', 'stream stmAttrType value', aclrtGetStreamAttribute$, [stream, stmAttrType, value]);
  return aclrtGetStreamAttribute$(stream, stmAttrType, value);
}

let aclrtGetStreamAvailableNum$: typeof aclrtGetStreamAvailableNum | undefined;
/**
 * Reads how many more streams can be created on the current device.
 * C: `aclError aclrtGetStreamAvailableNum(uint32_t *streamCount)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtGetStreamAvailableNum(streamCount: Uint32Array | null): number {
  aclrtGetStreamAvailableNum$ ??= bind({ name: 'aclrtGetStreamAvailableNum', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtGetStreamAvailableNum', 'streamCount', aclrtGetStreamAvailableNum$, [streamCount]);
  return aclrtGetStreamAvailableNum$(streamCount);
}

let aclrtGetStreamOverflowSwitch$: typeof aclrtGetStreamOverflowSwitch | undefined;
/**
 * Reads whether the overflow detection of a stream is on.
 * C: `aclError aclrtGetStreamOverflowSwitch(aclrtStream stream, uint32_t *flag)`. Since CANN 6.3.RC2. Products: 950, A3, 910b.
 */
export function aclrtGetStreamOverflowSwitch(stream: StreamPtr | null, flag: Uint32Array | null): number {
  aclrtGetStreamOverflowSwitch$ ??= bind({ name: 'aclrtGetStreamOverflowSwitch', library: 'libacl_rt.so', since: '6.3.RC2', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclrtGetStreamOverflowSwitch', 'stream flag', aclrtGetStreamOverflowSwitch$, [stream, flag]);
  return aclrtGetStreamOverflowSwitch$(stream, flag);
}

let aclrtPersistentTaskClean$: typeof aclrtPersistentTaskClean | undefined;
/**
 * Removes the tasks kept in a persistent stream so that it can be filled anew.
 * C: `aclError aclrtPersistentTaskClean(aclrtStream stream)`. Since CANN 8.5.0. Products: 950, A3, 910b.
 */
export function aclrtPersistentTaskClean(stream: StreamPtr | null): number {
  aclrtPersistentTaskClean$ ??= bind({ name: 'aclrtPersistentTaskClean', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtPersistentTaskClean', 'stream', aclrtPersistentTaskClean$, [stream]);
  return aclrtPersistentTaskClean$(stream);
}

let aclrtRegStreamStateCallback$: typeof aclrtRegStreamStateCallback | undefined;
/**
 * Registers a function that is called after the creation and before the destruction of every stream, or removes it.
 * C: `aclError aclrtRegStreamStateCallback(const char *regName, aclrtStreamStateCallback callback, void *args)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtRegStreamStateCallback(regName: string | null, callback: FunctionPointer<'aclrtStreamStateCallback'> | null, args: AnyPointer | null): number {
  aclrtRegStreamStateCallback$ ??= bind({ name: 'aclrtRegStreamStateCallback', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['str', 'void *', 'void *'] });
  if (isTraced()) return traced('aclrtRegStreamStateCallback', 'regName callback args', aclrtRegStreamStateCallback$, [regName, callback, args]);
  return aclrtRegStreamStateCallback$(regName, callback, args);
}

let aclrtSetStreamAttribute$: typeof aclrtSetStreamAttribute | undefined;
/**
 * Changes an attribute of a live stream.
 * C: `aclError aclrtSetStreamAttribute(aclrtStream stream, aclrtStreamAttr stmAttrType, aclrtStreamAttrValue *value)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtSetStreamAttribute(stream: StreamPtr | null, stmAttrType: number, value: StructInput<aclrtStreamAttrValue> | null): number {
  aclrtSetStreamAttribute$ ??= bind({ name: 'aclrtSetStreamAttribute', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'int32_t', pointerTo(aclrtStreamAttrValue)] });
  if (isTraced()) return traced('aclrtSetStreamAttribute', 'stream stmAttrType value', aclrtSetStreamAttribute$, [stream, stmAttrType, value]);
  return aclrtSetStreamAttribute$(stream, stmAttrType, value);
}

let aclrtSetStreamConfigOpt$: typeof aclrtSetStreamConfigOpt | undefined;
/**
 * Stores one setting in a stream configuration.
 * C: `aclError aclrtSetStreamConfigOpt(aclrtStreamConfigHandle *handle, aclrtStreamConfigAttr attr, const void *attrValue, size_t valueSize)`. Since CANN 6.3.RC2. Products: IPV350.
 */
export function aclrtSetStreamConfigOpt(handle: StreamConfigHandlePtr | null, attr: number, attrValue: MemoryPtr | ArrayBufferView | null, valueSize: Int64): number {
  aclrtSetStreamConfigOpt$ ??= bind({ name: 'aclrtSetStreamConfigOpt', library: 'libacl_rt.so', since: '6.3.RC2', result: 'int32_t', params: ['void *', 'int32_t', 'void *', 'size_t'] });
  if (isTraced()) return traced('aclrtSetStreamConfigOpt', 'handle attr attrValue valueSize', aclrtSetStreamConfigOpt$, [handle, attr, attrValue, valueSize]);
  return aclrtSetStreamConfigOpt$(handle, attr, attrValue, valueSize);
}

let aclrtSetStreamFailureMode$: typeof aclrtSetStreamFailureMode | undefined;
/**
 * Chooses what happens to later tasks when a task of the stream fails.
 * C: `aclError aclrtSetStreamFailureMode(aclrtStream stream, uint64_t mode)`. Since CANN 6.3.RC2. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtSetStreamFailureMode(stream: StreamPtr | null, mode: Int64): number {
  aclrtSetStreamFailureMode$ ??= bind({ name: 'aclrtSetStreamFailureMode', library: 'libacl_rt.so', since: '6.3.RC2', result: 'int32_t', params: ['void *', 'uint64_t'] });
  if (isTraced()) return traced('aclrtSetStreamFailureMode', 'stream mode', aclrtSetStreamFailureMode$, [stream, mode]);
  return aclrtSetStreamFailureMode$(stream, mode);
}

let aclrtSetStreamOverflowSwitch$: typeof aclrtSetStreamOverflowSwitch | undefined;
/**
 * Turns the overflow detection of a stream on or off, for tasks submitted afterwards.
 * C: `aclError aclrtSetStreamOverflowSwitch(aclrtStream stream, uint32_t flag)`. Since CANN 6.3.RC2. Products: 950, A3, 910b.
 */
export function aclrtSetStreamOverflowSwitch(stream: StreamPtr | null, flag: number): number {
  aclrtSetStreamOverflowSwitch$ ??= bind({ name: 'aclrtSetStreamOverflowSwitch', library: 'libacl_rt.so', since: '6.3.RC2', result: 'int32_t', params: ['void *', 'uint32_t'] });
  if (isTraced()) return traced('aclrtSetStreamOverflowSwitch', 'stream flag', aclrtSetStreamOverflowSwitch$, [stream, flag]);
  return aclrtSetStreamOverflowSwitch$(stream, flag);
}

let aclrtStreamAbort$: typeof aclrtStreamAbort | undefined;
/**
 * Stops the running task of a stream and drops the queued ones (Ascend 950, A3, A2).
 * C: `aclError aclrtStreamAbort(aclrtStream stream)`. Since CANN 8.1.RC1. Products: 950, A3, 910b.
 */
export function aclrtStreamAbort(stream: StreamPtr | null): number {
  aclrtStreamAbort$ ??= bind({ name: 'aclrtStreamAbort', library: 'libacl_rt.so', since: '8.1.RC1', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtStreamAbort', 'stream', aclrtStreamAbort$, [stream]);
  return aclrtStreamAbort$(stream);
}

let aclrtStreamGetFlags$: typeof aclrtStreamGetFlags | undefined;
/**
 * Reads the flags with which a stream was created.
 * C: `aclError aclrtStreamGetFlags(aclrtStream stream, uint32_t *flags)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtStreamGetFlags(stream: StreamPtr | null, flags: Uint32Array | null): number {
  aclrtStreamGetFlags$ ??= bind({ name: 'aclrtStreamGetFlags', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclrtStreamGetFlags', 'stream flags', aclrtStreamGetFlags$, [stream, flags]);
  return aclrtStreamGetFlags$(stream, flags);
}

let aclrtStreamGetId$: typeof aclrtStreamGetId | undefined;
/**
 * Reads the number of a stream, as it appears in logs and exception reports.
 * C: `aclError aclrtStreamGetId(aclrtStream stream, int32_t *streamId)`. Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtStreamGetId(stream: StreamPtr | null, streamId: Int32Array | null): number {
  aclrtStreamGetId$ ??= bind({ name: 'aclrtStreamGetId', library: 'libacl_rt.so', since: '8.1.RC1', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclrtStreamGetId', 'stream streamId', aclrtStreamGetId$, [stream, streamId]);
  return aclrtStreamGetId$(stream, streamId);
}

let aclrtStreamGetPriority$: typeof aclrtStreamGetPriority | undefined;
/**
 * Reads the priority of a stream.
 * C: `aclError aclrtStreamGetPriority(aclrtStream stream, uint32_t *priority)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtStreamGetPriority(stream: StreamPtr | null, priority: Uint32Array | null): number {
  aclrtStreamGetPriority$ ??= bind({ name: 'aclrtStreamGetPriority', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclrtStreamGetPriority', 'stream priority', aclrtStreamGetPriority$, [stream, priority]);
  return aclrtStreamGetPriority$(stream, priority);
}

let aclrtStreamQuery$: typeof aclrtStreamQuery | undefined;
/**
 * Tells without waiting whether a stream has pending tasks.
 * C: `aclError aclrtStreamQuery(aclrtStream stream, aclrtStreamStatus *status)`. Since CANN 7.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtStreamQuery(stream: StreamPtr | null, status: Int32Array | null): number {
  aclrtStreamQuery$ ??= bind({ name: 'aclrtStreamQuery', library: 'libacl_rt.so', since: '7.0.0', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclrtStreamQuery', 'stream status', aclrtStreamQuery$, [stream, status]);
  return aclrtStreamQuery$(stream, status);
}

let aclrtStreamStop$: typeof aclrtStreamStop | undefined;
/**
 * Stops the running task of a stream but keeps the queued ones (Ascend 950, A3, A2).
 * C: `aclError aclrtStreamStop(aclrtStream stream)`. Since CANN 8.5.0. Products: 950, A3, 910b.
 */
export function aclrtStreamStop(stream: StreamPtr | null): number {
  aclrtStreamStop$ ??= bind({ name: 'aclrtStreamStop', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtStreamStop', 'stream', aclrtStreamStop$, [stream]);
  return aclrtStreamStop$(stream);
}

let aclrtSwitchStream$: typeof aclrtSwitchStream | undefined;
/**
 * Queues a task that compares two values on the device and continues on another stream when the condition holds; the rest of its own stream is then not run.
 * C: `aclError aclrtSwitchStream(void *leftValue, aclrtCondition cond, void *rightValue, aclrtCompareDataType dataType, aclrtStream trueStream, aclrtStream falseStream, aclrtStream stream)`. Since CANN 8.5.0. Products: 950, 910b, 310b, 310p, 910.
 */
export function aclrtSwitchStream(leftValue: MemoryPtr | null, cond: number, rightValue: MemoryPtr | null, dataType: number, trueStream: StreamPtr | null, falseStream: StreamPtr | null, stream: StreamPtr | null): number {
  aclrtSwitchStream$ ??= bind({ name: 'aclrtSwitchStream', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'int32_t', 'void *', 'int32_t', 'void *', 'void *', 'void *'] });
  if (isTraced()) return traced('aclrtSwitchStream', 'leftValue cond rightValue dataType trueStream falseStream stream', aclrtSwitchStream$, [leftValue, cond, rightValue, dataType, trueStream, falseStream, stream]);
  return aclrtSwitchStream$(leftValue, cond, rightValue, dataType, trueStream, falseStream, stream);
}

let aclrtSynchronizeStream$: typeof aclrtSynchronizeStream | undefined;
/**
 * Blocks the calling thread until all tasks of a stream are done and returns the first task error.
 * C: `aclError aclrtSynchronizeStream(aclrtStream stream)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 */
export function aclrtSynchronizeStream(stream: StreamPtr | null): number {
  aclrtSynchronizeStream$ ??= bind({ name: 'aclrtSynchronizeStream', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtSynchronizeStream', 'stream', aclrtSynchronizeStream$, [stream]);
  return aclrtSynchronizeStream$(stream);
}

let aclrtSynchronizeStreamWithTimeout$: typeof aclrtSynchronizeStreamWithTimeout | undefined;
/**
 * As aclrtSynchronizeStream, but gives up with 507046 after a time; the work goes on.
 * C: `aclError aclrtSynchronizeStreamWithTimeout(aclrtStream stream, int32_t timeout)`. Since CANN 6.3.RC2. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtSynchronizeStreamWithTimeout(stream: StreamPtr | null, timeout: number): number {
  aclrtSynchronizeStreamWithTimeout$ ??= bind({ name: 'aclrtSynchronizeStreamWithTimeout', library: 'libacl_rt.so', since: '6.3.RC2', result: 'int32_t', params: ['void *', 'int32_t'] });
  if (isTraced()) return traced('aclrtSynchronizeStreamWithTimeout', 'stream timeout', aclrtSynchronizeStreamWithTimeout$, [stream, timeout]);
  return aclrtSynchronizeStreamWithTimeout$(stream, timeout);
}
