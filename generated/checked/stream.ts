// Generated from scripts/headers by `npm run generate`. Do not edit: --check compares every byte.

import { builtIns, checkInt32, checkMemory, checkNullablePointer, checkPointer, checkString, checkUint32, checkUint64, failure, int32Cell, pointerCell, sizeOf, structOf, structsIn, uint32Cell } from '../../src/native/index.js';
import type { AnyPointer, FunctionPointer, Int64, StructInput } from '../../src/native/index.js';
import type { aclrtCompareDataType, aclrtCondition, aclrtStreamAttr, aclrtStreamConfigAttr, aclrtStreamStatus } from '../enums.js';
import { aclrtStreamAttrValue } from '../structs.js';
import type { MemoryPtr, StreamConfigHandlePtr, StreamPtr } from '../types.js';
import * as raw from '../raw/stream.js';

/**
 * Queues a task that starts another stream of the same model; both then run side by side.
 *
 * C: `aclError aclrtActiveStream(aclrtStream activeStream, aclrtStream stream)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, 910b, 310b, 310p, 910.
 *
 * @param activeStream - stream to start, bound to a model
 * @param stream - runs the task, bound to a model
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtSwitchStream
 */
export function activeStream(activeStream: StreamPtr | null, stream: StreamPtr | null): void {
  checkNullablePointer(activeStream, 'aclrtActiveStream', 'activeStream');
  checkNullablePointer(stream, 'aclrtActiveStream', 'stream');
  const returned = raw.aclrtActiveStream(activeStream, stream);
  if (returned !== 0) throw failure('aclrtActiveStream', returned, { activeStream, stream });
}

const createStream$stream = pointerCell();
/**
 * Creates a stream in the current context; 107002 without one.
 *
 * The number of streams of a device is limited (207008). Streams do not synchronize with the default stream by
 * themselves.
 *
 * C: `aclError aclrtCreateStream(aclrtStream *stream)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @returns receives the handle
 * @throws AclError when C returns a code other than 0.
 * @since CANN 5.0.4
 * @see aclrtDestroyStream
 */
export function createStream(): StreamPtr {
  const returned = raw.aclrtCreateStream(createStream$stream);
  if (returned !== 0) throw failure('aclrtCreateStream', returned, {});
  return createStream$stream[0] as StreamPtr;
}

/**
 * Creates an object that collects settings for a new stream.
 *
 * C: `aclrtStreamConfigHandle *aclrtCreateStreamConfigHandle(void)` in libacl_rt.so.
 * Since CANN 6.3.RC2. Products: IPV350.
 *
 * @returns the object, or null when host memory is exhausted
 * @since CANN 6.3.RC2
 * @see aclrtSetStreamConfigOpt
 * @see aclrtDestroyStreamConfigHandle
 */
export function createStreamConfigHandle(): StreamConfigHandlePtr | null {
  return raw.aclrtCreateStreamConfigHandle();
}

const createStreamV2$stream = pointerCell();
/**
 * Creates a stream in the current context with collected settings.
 *
 * C: `aclError aclrtCreateStreamV2(aclrtStream *stream, const aclrtStreamConfigHandle *handle)` in libacl_rt.so.
 * Since CANN 6.3.RC2. Products: IPV350.
 *
 * @param handle - configuration; may be freed afterwards
 * @returns receives the handle
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 6.3.RC2
 * @see aclrtCreateStreamConfigHandle
 * @see aclrtDestroyStream
 */
export function createStreamV2(handle: StreamConfigHandlePtr): StreamPtr {
  checkPointer(handle, 'aclrtCreateStreamV2', 'handle');
  const returned = raw.aclrtCreateStreamV2(createStreamV2$stream, handle);
  if (returned !== 0) throw failure('aclrtCreateStreamV2', returned, { handle });
  return createStreamV2$stream[0] as StreamPtr;
}

const createStreamWithConfig$stream = pointerCell();
/**
 * Creates a stream in the current context with a priority and flags.
 *
 * C: `aclError aclrtCreateStreamWithConfig(aclrtStream *stream, uint32_t priority, uint32_t flag)` in libacl_rt.so.
 * Since CANN 6.3.RC2. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param priority - 0 highest to 7; larger numbers are clamped
 * @param flag - ACL_STREAM flags joined by or; unknown bits are ignored
 * @returns receives the handle
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 6.3.RC2
 * @see aclrtDestroyStream
 */
export function createStreamWithConfig(priority: number, flag: number): StreamPtr {
  checkUint32(priority, 'aclrtCreateStreamWithConfig', 'priority');
  checkUint32(flag, 'aclrtCreateStreamWithConfig', 'flag');
  const returned = raw.aclrtCreateStreamWithConfig(createStreamWithConfig$stream, priority, flag);
  if (returned !== 0) throw failure('aclrtCreateStreamWithConfig', returned, { priority, flag });
  return createStreamWithConfig$stream[0] as StreamPtr;
}

/**
 * Waits for the queued tasks of a stream, then destroys it. The context of the stream must be current (107003).
 *
 * A capturing stream gives 107027, one bound to a model 107005. An allocator registered for it stays: unregister
 * first.
 *
 * C: `aclError aclrtDestroyStream(aclrtStream stream)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 *
 * @param stream - handle from a create function, not null
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclrtCreateStream
 * @see aclrtDestroyStreamForce
 */
export function destroyStream(stream: StreamPtr | null): void {
  checkNullablePointer(stream, 'aclrtDestroyStream', 'stream');
  const returned = raw.aclrtDestroyStream(stream);
  if (returned !== 0) throw failure('aclrtDestroyStream', returned, { stream });
}

/**
 * Frees a stream configuration; streams made with it stay.
 *
 * C: `aclError aclrtDestroyStreamConfigHandle(aclrtStreamConfigHandle *handle)` in libacl_rt.so.
 * Since CANN 6.3.RC2. Products: IPV350.
 *
 * @param handle - result of aclrtCreateStreamConfigHandle, not null
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 6.3.RC2
 * @see aclrtCreateStreamConfigHandle
 */
export function destroyStreamConfigHandle(handle: StreamConfigHandlePtr): void {
  checkPointer(handle, 'aclrtDestroyStreamConfigHandle', 'handle');
  const returned = raw.aclrtDestroyStreamConfigHandle(handle);
  if (returned !== 0) throw failure('aclrtDestroyStreamConfigHandle', returned, { handle });
}

/**
 * Destroys a stream and drops its queued tasks instead of waiting for them.
 *
 * The same conditions hold as for aclrtDestroyStream.
 *
 * C: `aclError aclrtDestroyStreamForce(aclrtStream stream)` in libacl_rt.so.
 * Since CANN 6.3.RC2. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param stream - handle from a create function, not null
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 6.3.RC2
 * @see aclrtDestroyStream
 */
export function destroyStreamForce(stream: StreamPtr | null): void {
  checkNullablePointer(stream, 'aclrtDestroyStreamForce', 'stream');
  const returned = raw.aclrtDestroyStreamForce(stream);
  if (returned !== 0) throw failure('aclrtDestroyStreamForce', returned, { stream });
}

/**
 * Reads an attribute of a live stream.
 *
 * C: `aclError aclrtGetStreamAttribute(aclrtStream stream, aclrtStreamAttr stmAttrType, aclrtStreamAttrValue *value)`
 * in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param stream - handle, or null for the default stream
 * @param stmAttrType - attribute
 * @returns receives the value in the member that belongs to the attribute
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtSetStreamAttribute
 */
export function getStreamAttribute(stream: StreamPtr | null, stmAttrType: aclrtStreamAttr): aclrtStreamAttrValue {
  checkInt32(stmAttrType, 'aclrtGetStreamAttribute', 'stmAttrType');
  checkNullablePointer(stream, 'aclrtGetStreamAttribute', 'stream');
  const value$ = new builtIns.Uint8Array(sizeOf(aclrtStreamAttrValue));
  const returned = raw.aclrtGetStreamAttribute(stream, stmAttrType, value$);
  if (returned !== 0) throw failure('aclrtGetStreamAttribute', returned, { stream, stmAttrType });
  return structsIn(value$, aclrtStreamAttrValue)[0] as aclrtStreamAttrValue;
}

const getStreamAvailableNum$streamCount = uint32Cell();
/**
 * Reads how many more streams can be created on the current device.
 *
 * C: `aclError aclrtGetStreamAvailableNum(uint32_t *streamCount)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @returns receives the number
 * @throws AclError when C returns a code other than 0.
 * @since CANN 8.5.0
 */
export function getStreamAvailableNum(): number {
  const returned = raw.aclrtGetStreamAvailableNum(getStreamAvailableNum$streamCount);
  if (returned !== 0) throw failure('aclrtGetStreamAvailableNum', returned, {});
  return getStreamAvailableNum$streamCount[0] as number;
}

const getStreamOverflowSwitch$flag = uint32Cell();
/**
 * Reads whether the overflow detection of a stream is on.
 *
 * C: `aclError aclrtGetStreamOverflowSwitch(aclrtStream stream, uint32_t *flag)` in libacl_rt.so.
 * Since CANN 6.3.RC2. Products: 950, A3, 910b.
 *
 * @param stream - handle, or null for the default stream
 * @returns receives 1 (on) or 0
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 6.3.RC2
 * @see aclrtSetStreamOverflowSwitch
 */
export function getStreamOverflowSwitch(stream: StreamPtr | null): number {
  checkNullablePointer(stream, 'aclrtGetStreamOverflowSwitch', 'stream');
  const returned = raw.aclrtGetStreamOverflowSwitch(stream, getStreamOverflowSwitch$flag);
  if (returned !== 0) throw failure('aclrtGetStreamOverflowSwitch', returned, { stream });
  return getStreamOverflowSwitch$flag[0] as number;
}

/**
 * Removes the tasks kept in a persistent stream so that it can be filled anew.
 *
 * C: `aclError aclrtPersistentTaskClean(aclrtStream stream)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b.
 *
 * @param stream - handle made with ACL_STREAM_PERSISTENT, not null
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 */
export function persistentTaskClean(stream: StreamPtr | null): void {
  checkNullablePointer(stream, 'aclrtPersistentTaskClean', 'stream');
  const returned = raw.aclrtPersistentTaskClean(stream);
  if (returned !== 0) throw failure('aclrtPersistentTaskClean', returned, { stream });
}

/**
 * Registers a function that is called after the creation and before the destruction of every stream, or removes it.
 *
 * C: `aclError aclrtRegStreamStateCallback(const char *regName, aclrtStreamStateCallback callback, void *args)` in
 * libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param regName - unique name of the registration, not null
 * @param callback - function, or null to remove the registration
 * @param args - passed to the function; must outlive the registration
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 */
export function regStreamStateCallback(regName: string, callback: FunctionPointer<'aclrtStreamStateCallback'> | null, args: AnyPointer): void {
  checkString(regName, 'aclrtRegStreamStateCallback', 'regName');
  checkNullablePointer(callback, 'aclrtRegStreamStateCallback', 'callback');
  checkPointer(args, 'aclrtRegStreamStateCallback', 'args');
  const returned = raw.aclrtRegStreamStateCallback(regName, callback, args);
  if (returned !== 0) throw failure('aclrtRegStreamStateCallback', returned, { regName, callback, args });
}

/**
 * Changes an attribute of a live stream.
 *
 * C: `aclError aclrtSetStreamAttribute(aclrtStream stream, aclrtStreamAttr stmAttrType, aclrtStreamAttrValue *value)`
 * in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param stream - handle, or null for the default stream
 * @param stmAttrType - attribute
 * @param value - new value in the member that belongs to the attribute
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtGetStreamAttribute
 */
export function setStreamAttribute(stream: StreamPtr | null, stmAttrType: aclrtStreamAttr, value: StructInput<aclrtStreamAttrValue>): void {
  checkInt32(stmAttrType, 'aclrtSetStreamAttribute', 'stmAttrType');
  const value$ = structOf(value, aclrtStreamAttrValue, 'aclrtSetStreamAttribute', 'value');
  checkNullablePointer(stream, 'aclrtSetStreamAttribute', 'stream');
  const returned = raw.aclrtSetStreamAttribute(stream, stmAttrType, value$);
  if (returned !== 0) throw failure('aclrtSetStreamAttribute', returned, { stream, stmAttrType, value: value$ });
}

/**
 * Stores one setting in a stream configuration.
 *
 * C: `aclError aclrtSetStreamConfigOpt(aclrtStreamConfigHandle *handle, aclrtStreamConfigAttr attr, const void
 * *attrValue, size_t valueSize)` in libacl_rt.so.
 * Since CANN 6.3.RC2. Products: IPV350.
 *
 * @param handle - configuration that is changed in place
 * @param attr - setting
 * @param attrValue - address of the value, also where the value is a pointer
 * @param valueSize - bytes of the value
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 6.3.RC2
 * @see aclrtCreateStreamV2
 */
export function setStreamConfigOpt(handle: StreamConfigHandlePtr, attr: aclrtStreamConfigAttr, attrValue: MemoryPtr | ArrayBufferView, valueSize: Int64): void {
  checkInt32(attr, 'aclrtSetStreamConfigOpt', 'attr');
  checkUint64(valueSize, 'aclrtSetStreamConfigOpt', 'valueSize');
  checkPointer(handle, 'aclrtSetStreamConfigOpt', 'handle');
  checkMemory(attrValue, valueSize, 'aclrtSetStreamConfigOpt', 'attrValue');
  const returned = raw.aclrtSetStreamConfigOpt(handle, attr, attrValue, valueSize);
  if (returned !== 0) throw failure('aclrtSetStreamConfigOpt', returned, { handle, attr, attrValue, valueSize });
}

/**
 * Chooses what happens to later tasks when a task of the stream fails.
 *
 * Stop mode acts on all streams of the context: later submissions fail with the stored error. Going back to continue
 * gives 207000.
 *
 * C: `aclError aclrtSetStreamFailureMode(aclrtStream stream, uint64_t mode)` in libacl_rt.so.
 * Since CANN 6.3.RC2. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param stream - handle made by the caller, not bound to a model
 * @param mode - ACL_CONTINUE_ON_FAILURE or ACL_STOP_ON_FAILURE
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 6.3.RC2
 */
export function setStreamFailureMode(stream: StreamPtr | null, mode: Int64): void {
  checkUint64(mode, 'aclrtSetStreamFailureMode', 'mode');
  checkNullablePointer(stream, 'aclrtSetStreamFailureMode', 'stream');
  const returned = raw.aclrtSetStreamFailureMode(stream, mode);
  if (returned !== 0) throw failure('aclrtSetStreamFailureMode', returned, { stream, mode });
}

/**
 * Turns the overflow detection of a stream on or off, for tasks submitted afterwards.
 *
 * C: `aclError aclrtSetStreamOverflowSwitch(aclrtStream stream, uint32_t flag)` in libacl_rt.so.
 * Since CANN 6.3.RC2. Products: 950, A3, 910b.
 *
 * @param stream - handle, or null for the default stream
 * @param flag - 1 on, 0 off
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 6.3.RC2
 * @see aclrtGetStreamOverflowSwitch
 */
export function setStreamOverflowSwitch(stream: StreamPtr | null, flag: number): void {
  checkUint32(flag, 'aclrtSetStreamOverflowSwitch', 'flag');
  checkNullablePointer(stream, 'aclrtSetStreamOverflowSwitch', 'stream');
  const returned = raw.aclrtSetStreamOverflowSwitch(stream, flag);
  if (returned !== 0) throw failure('aclrtSetStreamOverflowSwitch', returned, { stream, flag });
}

/**
 * Stops the running task of a stream and drops the queued ones (Ascend 950, A3, A2).
 *
 * Threads that wait for the stream get 107023. Other streams that wait for its events hang until they are aborted too.
 *
 * C: `aclError aclrtStreamAbort(aclrtStream stream)` in libacl_rt.so.
 * Since CANN 8.1.RC1. Products: 950, A3, 910b.
 *
 * @param stream - handle that is not bound to a model, not null
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.1.RC1
 */
export function streamAbort(stream: StreamPtr | null): void {
  checkNullablePointer(stream, 'aclrtStreamAbort', 'stream');
  const returned = raw.aclrtStreamAbort(stream);
  if (returned !== 0) throw failure('aclrtStreamAbort', returned, { stream });
}

const streamGetFlags$flags = uint32Cell();
/**
 * Reads the flags with which a stream was created.
 *
 * C: `aclError aclrtStreamGetFlags(aclrtStream stream, uint32_t *flags)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param stream - handle, or null for the default stream
 * @returns receives ACL_STREAM flags
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 */
export function streamGetFlags(stream: StreamPtr | null): number {
  checkNullablePointer(stream, 'aclrtStreamGetFlags', 'stream');
  const returned = raw.aclrtStreamGetFlags(stream, streamGetFlags$flags);
  if (returned !== 0) throw failure('aclrtStreamGetFlags', returned, { stream });
  return streamGetFlags$flags[0] as number;
}

const streamGetId$streamId = int32Cell();
/**
 * Reads the number of a stream, as it appears in logs and exception reports.
 *
 * C: `aclError aclrtStreamGetId(aclrtStream stream, int32_t *streamId)` in libacl_rt.so.
 * Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param stream - handle, or null for the default stream
 * @returns receives the number
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.1.RC1
 */
export function streamGetId(stream: StreamPtr | null): number {
  checkNullablePointer(stream, 'aclrtStreamGetId', 'stream');
  const returned = raw.aclrtStreamGetId(stream, streamGetId$streamId);
  if (returned !== 0) throw failure('aclrtStreamGetId', returned, { stream });
  return streamGetId$streamId[0] as number;
}

const streamGetPriority$priority = uint32Cell();
/**
 * Reads the priority of a stream.
 *
 * C: `aclError aclrtStreamGetPriority(aclrtStream stream, uint32_t *priority)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param stream - handle, or null for the default stream
 * @returns receives 0 (highest) to 7
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 */
export function streamGetPriority(stream: StreamPtr | null): number {
  checkNullablePointer(stream, 'aclrtStreamGetPriority', 'stream');
  const returned = raw.aclrtStreamGetPriority(stream, streamGetPriority$priority);
  if (returned !== 0) throw failure('aclrtStreamGetPriority', returned, { stream });
  return streamGetPriority$priority[0] as number;
}

const streamQuery$status = int32Cell();
/**
 * Tells without waiting whether a stream has pending tasks.
 *
 * A capturing stream gives 107027.
 *
 * C: `aclError aclrtStreamQuery(aclrtStream stream, aclrtStreamStatus *status)` in libacl_rt.so.
 * Since CANN 7.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param stream - handle, or null for the default stream
 * @returns receives complete or not ready
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 7.0.0
 * @see aclrtSynchronizeStream
 */
export function streamQuery(stream: StreamPtr | null): aclrtStreamStatus {
  checkNullablePointer(stream, 'aclrtStreamQuery', 'stream');
  const returned = raw.aclrtStreamQuery(stream, streamQuery$status);
  if (returned !== 0) throw failure('aclrtStreamQuery', returned, { stream });
  return streamQuery$status[0] as aclrtStreamStatus;
}

/**
 * Stops the running task of a stream but keeps the queued ones (Ascend 950, A3, A2).
 *
 * C: `aclError aclrtStreamStop(aclrtStream stream)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b.
 *
 * @param stream - handle that is not bound to a model, not null
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtStreamAbort
 */
export function streamStop(stream: StreamPtr | null): void {
  checkNullablePointer(stream, 'aclrtStreamStop', 'stream');
  const returned = raw.aclrtStreamStop(stream);
  if (returned !== 0) throw failure('aclrtStreamStop', returned, { stream });
}

/**
 * Queues a task that compares two values on the device and continues on another stream when the condition holds; the
 * rest of its own stream is then not run.
 *
 * C: `aclError aclrtSwitchStream(void *leftValue, aclrtCondition cond, void *rightValue, aclrtCompareDataType
 * dataType, aclrtStream trueStream, aclrtStream falseStream, aclrtStream stream)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, 910b, 310b, 310p, 910.
 *
 * @param leftValue - device address of the left value
 * @param cond - comparison
 * @param rightValue - device address of the right value
 * @param dataType - type of both values
 * @param trueStream - stream to continue with when the condition holds
 * @param falseStream - reserved, must be null
 * @param stream - runs the task
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtActiveStream
 */
export function switchStream(leftValue: MemoryPtr, cond: aclrtCondition, rightValue: MemoryPtr, dataType: aclrtCompareDataType, trueStream: StreamPtr | null, falseStream: StreamPtr | null, stream: StreamPtr | null): void {
  checkInt32(cond, 'aclrtSwitchStream', 'cond');
  checkInt32(dataType, 'aclrtSwitchStream', 'dataType');
  checkPointer(leftValue, 'aclrtSwitchStream', 'leftValue');
  checkPointer(rightValue, 'aclrtSwitchStream', 'rightValue');
  checkNullablePointer(trueStream, 'aclrtSwitchStream', 'trueStream');
  checkNullablePointer(falseStream, 'aclrtSwitchStream', 'falseStream');
  checkNullablePointer(stream, 'aclrtSwitchStream', 'stream');
  const returned = raw.aclrtSwitchStream(leftValue, cond, rightValue, dataType, trueStream, falseStream, stream);
  if (returned !== 0) throw failure('aclrtSwitchStream', returned, { leftValue, cond, rightValue, dataType, trueStream, falseStream, stream });
}

/**
 * Blocks the calling thread until all tasks of a stream are done and returns the first task error.
 *
 * Needs some current context. Waiting for a stream of another context leaves the thread with an explicit binding
 * instead of that of aclrtSetDevice.
 *
 * C: `aclError aclrtSynchronizeStream(aclrtStream stream)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 *
 * @param stream - handle, or null for the default stream
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclrtSynchronizeStreamWithTimeout
 * @see aclrtStreamQuery
 */
export function synchronizeStream(stream: StreamPtr | null): void {
  checkNullablePointer(stream, 'aclrtSynchronizeStream', 'stream');
  const returned = raw.aclrtSynchronizeStream(stream);
  if (returned !== 0) throw failure('aclrtSynchronizeStream', returned, { stream });
}

/**
 * As aclrtSynchronizeStream, but gives up with 507046 after a time; the work goes on.
 *
 * C: `aclError aclrtSynchronizeStreamWithTimeout(aclrtStream stream, int32_t timeout)` in libacl_rt.so.
 * Since CANN 6.3.RC2. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param stream - handle, or null for the default stream
 * @param timeout - milliseconds, at least 1, or -1 for no limit
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 6.3.RC2
 * @see aclrtSynchronizeStream
 */
export function synchronizeStreamWithTimeout(stream: StreamPtr | null, timeout: number): void {
  checkInt32(timeout, 'aclrtSynchronizeStreamWithTimeout', 'timeout');
  checkNullablePointer(stream, 'aclrtSynchronizeStreamWithTimeout', 'stream');
  const returned = raw.aclrtSynchronizeStreamWithTimeout(stream, timeout);
  if (returned !== 0) throw failure('aclrtSynchronizeStreamWithTimeout', returned, { stream, timeout });
}
