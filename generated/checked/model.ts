// Generated from scripts/headers by `npm run generate`. Do not edit: --check compares every byte.

import { addressesOf, builtIns, checkCount, checkInt32, checkNullablePointer, checkPointer, checkString, checkUint32, checkUint64, elementsOf, exact, failure, int32Cell, pointerCell, sizeOf, structOf, structsIn, textOf, uint32Cell } from '../../src/native/index.js';
import type { AnyPointer, FunctionPointer, Int64, StructInput } from '../../src/native/index.js';
import type { aclmdlRICaptureMode, aclmdlRICaptureStatus, aclmdlRICondHandleFlag, aclmdlRITaskType, aclrtLaunchKernelAttrId } from '../enums.js';
import { aclmdlRICondTaskParams, aclmdlRITaskParams, aclrtLaunchKernelAttrValue } from '../structs.js';
import type { LabelListPtr, LabelPtr, MemoryPtr, ModelRICondHandlePtr, ModelRIPtr, ModelRITaskPtr, StreamPtr, TaskGrpPtr } from '../types.js';
import * as raw from '../raw/model.js';

/**
 * Stops a running model; it can be executed again. Not for captured models. Experimental.
 *
 * C: `aclError aclmdlRIAbort(aclmdlRI modelRI)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param modelRI - model running instance
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 */
export function modelRIAbort(modelRI: ModelRIPtr): void {
  checkPointer(modelRI, 'aclmdlRIAbort', 'modelRI');
  const returned = raw.aclmdlRIAbort(modelRI);
  if (returned !== 0) throw failure('aclmdlRIAbort', returned, { modelRI });
}

/**
 * Queues a conditional task and returns a model for each of its branches. Experimental.
 *
 * Fill the branches through aclmdlRICaptureToModelRIBegin.
 *
 * C: `aclError aclmdlRIAddCondTask(aclmdlRICondTaskParams params, aclrtStream stream, uint32_t flags)` in
 * libacl_rt.so.
 * Since CANN 9.1.0. Products: 950, A3, 910b.
 *
 * @param params - condition, kind and number of branches; modelRIArray is filled by the call
 * @param stream - stream in capture
 * @param flags - reserved, 0
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.1.0
 */
export function modelRIAddCondTask(params: StructInput<aclmdlRICondTaskParams>, stream: StreamPtr | null, flags: number): void {
  checkUint32(flags, 'aclmdlRIAddCondTask', 'flags');
  const params$ = structOf(params, aclmdlRICondTaskParams, 'aclmdlRIAddCondTask', 'params');
  checkNullablePointer(stream, 'aclmdlRIAddCondTask', 'stream');
  const returned = raw.aclmdlRIAddCondTask(params$, stream, flags);
  if (returned !== 0) throw failure('aclmdlRIAddCondTask', returned, { params: params$, stream, flags });
}

/**
 * Binds a stream to a model under construction: its tasks run when the model runs.
 *
 * C: `aclError aclmdlRIBindStream(aclmdlRI modelRI, aclrtStream stream, uint32_t flag)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param modelRI - model running instance
 * @param stream - stream created with ACL_STREAM_PERSISTENT, bound to no other model
 * @param flag - 0: runs from the start; 0x7FFFFFFF: runs when aclrtActiveStream activates it
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 */
export function modelRIBindStream(modelRI: ModelRIPtr, stream: StreamPtr | null, flag: number): void {
  checkUint32(flag, 'aclmdlRIBindStream', 'flag');
  checkPointer(modelRI, 'aclmdlRIBindStream', 'modelRI');
  checkNullablePointer(stream, 'aclmdlRIBindStream', 'stream');
  const returned = raw.aclmdlRIBindStream(modelRI, stream, flag);
  if (returned !== 0) throw failure('aclmdlRIBindStream', returned, { modelRI, stream, flag });
}

const modelRIBuildBegin$modelRI = pointerCell();
/**
 * Starts building a model by hand.
 *
 * Order: aclmdlRIBindStream, the tasks, aclmdlRIEndTask, aclmdlRIBuildEnd.
 *
 * C: `aclError aclmdlRIBuildBegin(aclmdlRI *modelRI, uint32_t flag)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param flag - reserved, 0
 * @returns the new model, to be destroyed by aclmdlRIDestroy
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 */
export function modelRIBuildBegin(flag: number): ModelRIPtr {
  checkUint32(flag, 'aclmdlRIBuildBegin', 'flag');
  const returned = raw.aclmdlRIBuildBegin(modelRIBuildBegin$modelRI, flag);
  if (returned !== 0) throw failure('aclmdlRIBuildBegin', returned, { flag });
  return modelRIBuildBegin$modelRI[0] as ModelRIPtr;
}

/**
 * Completes a model. Its streams take no further tasks.
 *
 * C: `aclError aclmdlRIBuildEnd(aclmdlRI modelRI, void *reserve)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param modelRI - model running instance
 * @param reserve - reserved, null
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 */
export function modelRIBuildEnd(modelRI: ModelRIPtr, reserve: MemoryPtr | null): void {
  checkPointer(modelRI, 'aclmdlRIBuildEnd', 'modelRI');
  checkNullablePointer(reserve, 'aclmdlRIBuildEnd', 'reserve');
  const returned = raw.aclmdlRIBuildEnd(modelRI, reserve);
  if (returned !== 0) throw failure('aclmdlRIBuildEnd', returned, { modelRI, reserve });
}

/**
 * Starts capturing: tasks given to the stream are recorded in a new model and not run.
 *
 * Pairs with aclmdlRICaptureEnd on the same stream. Streams that wait for an event of a captured stream join the
 * capture.
 *
 * C: `aclError aclmdlRICaptureBegin(aclrtStream stream, aclmdlRICaptureMode mode)` in libacl_rt.so.
 * Since CANN 8.1.RC1. Products: 950, A3, 910b, 310p.
 *
 * @param stream - stream to capture, not the default stream
 * @param mode - limit on unsafe functions during the capture
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.1.RC1
 */
export function modelRICaptureBegin(stream: StreamPtr | null, mode: aclmdlRICaptureMode): void {
  checkInt32(mode, 'aclmdlRICaptureBegin', 'mode');
  checkNullablePointer(stream, 'aclmdlRICaptureBegin', 'stream');
  const returned = raw.aclmdlRICaptureBegin(stream, mode);
  if (returned !== 0) throw failure('aclmdlRICaptureBegin', returned, { stream, mode });
}

const modelRICaptureEnd$modelRI = pointerCell();
/**
 * Ends a capture and returns the model.
 *
 * Must run on the thread that began the capture, unless the mode is relaxed.
 *
 * C: `aclError aclmdlRICaptureEnd(aclrtStream stream, aclmdlRI *modelRI)` in libacl_rt.so.
 * Since CANN 8.1.RC1. Products: 950, A3, 910b, 310p.
 *
 * @param stream - stream at which the capture began
 * @returns the model, to be destroyed by aclmdlRIDestroy
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.1.RC1
 */
export function modelRICaptureEnd(stream: StreamPtr | null): ModelRIPtr {
  checkNullablePointer(stream, 'aclmdlRICaptureEnd', 'stream');
  const returned = raw.aclmdlRICaptureEnd(stream, modelRICaptureEnd$modelRI);
  if (returned !== 0) throw failure('aclmdlRICaptureEnd', returned, { stream });
  return modelRICaptureEnd$modelRI[0] as ModelRIPtr;
}

const modelRICaptureGetInfo$status = int32Cell();
const modelRICaptureGetInfo$modelRI = pointerCell();
/**
 * Returns whether a stream is capturing, and into which model.
 *
 * C: `aclError aclmdlRICaptureGetInfo(aclrtStream stream, aclmdlRICaptureStatus *status, aclmdlRI *modelRI)` in
 * libacl_rt.so.
 * Since CANN 8.1.RC1. Products: 950, A3, 910b, 310p.
 *
 * @param stream - stream to ask
 * @returns `status`: capture state; `modelRI`: the model; meaningless when the stream is not capturing
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.1.RC1
 */
export function modelRICaptureGetInfo(stream: StreamPtr | null): { status: aclmdlRICaptureStatus; modelRI: ModelRIPtr } {
  checkNullablePointer(stream, 'aclmdlRICaptureGetInfo', 'stream');
  const returned = raw.aclmdlRICaptureGetInfo(stream, modelRICaptureGetInfo$status, modelRICaptureGetInfo$modelRI);
  if (returned !== 0) throw failure('aclmdlRICaptureGetInfo', returned, { stream });
  return { status: modelRICaptureGetInfo$status[0] as aclmdlRICaptureStatus, modelRI: modelRICaptureGetInfo$modelRI[0] as ModelRIPtr };
}

/**
 * Starts a group of tasks that can be updated after the capture. Only single operator calls may be in it.
 *
 * C: `aclError aclmdlRICaptureTaskGrpBegin(aclrtStream stream)` in libacl_rt.so.
 * Since CANN 8.1.RC1. Products: 950, A3, 910b, 310p.
 *
 * @param stream - stream in capture
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.1.RC1
 */
export function modelRICaptureTaskGrpBegin(stream: StreamPtr | null): void {
  checkNullablePointer(stream, 'aclmdlRICaptureTaskGrpBegin', 'stream');
  const returned = raw.aclmdlRICaptureTaskGrpBegin(stream);
  if (returned !== 0) throw failure('aclmdlRICaptureTaskGrpBegin', returned, { stream });
}

const modelRICaptureTaskGrpEnd$handle = pointerCell();
/**
 * Ends a group of tasks.
 *
 * C: `aclError aclmdlRICaptureTaskGrpEnd(aclrtStream stream, aclrtTaskGrp *handle)` in libacl_rt.so.
 * Since CANN 8.1.RC1. Products: 950, A3, 910b, 310p.
 *
 * @param stream - stream at which the group began
 * @returns the group, for aclmdlRICaptureTaskUpdateBegin
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.1.RC1
 */
export function modelRICaptureTaskGrpEnd(stream: StreamPtr | null): TaskGrpPtr {
  checkNullablePointer(stream, 'aclmdlRICaptureTaskGrpEnd', 'stream');
  const returned = raw.aclmdlRICaptureTaskGrpEnd(stream, modelRICaptureTaskGrpEnd$handle);
  if (returned !== 0) throw failure('aclmdlRICaptureTaskGrpEnd', returned, { stream });
  return modelRICaptureTaskGrpEnd$handle[0] as TaskGrpPtr;
}

/**
 * Starts replacing a group of tasks. What follows must match the group in number and kind of tasks.
 *
 * C: `aclError aclmdlRICaptureTaskUpdateBegin(aclrtStream stream, aclrtTaskGrp handle)` in libacl_rt.so.
 * Since CANN 8.1.RC1. Products: 950, A3, 910b, 310p.
 *
 * @param stream - stream that takes the new tasks, not in capture
 * @param handle - group from aclmdlRICaptureTaskGrpEnd
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.1.RC1
 */
export function modelRICaptureTaskUpdateBegin(stream: StreamPtr | null, handle: TaskGrpPtr): void {
  checkNullablePointer(stream, 'aclmdlRICaptureTaskUpdateBegin', 'stream');
  checkPointer(handle, 'aclmdlRICaptureTaskUpdateBegin', 'handle');
  const returned = raw.aclmdlRICaptureTaskUpdateBegin(stream, handle);
  if (returned !== 0) throw failure('aclmdlRICaptureTaskUpdateBegin', returned, { stream, handle });
}

/**
 * Ends the replacement of a group. Does not wait: synchronise the stream to know that it is done.
 *
 * C: `aclError aclmdlRICaptureTaskUpdateEnd(aclrtStream stream)` in libacl_rt.so.
 * Since CANN 8.1.RC1. Products: 950, A3, 910b, 310p.
 *
 * @param stream - stream at which the update began
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.1.RC1
 */
export function modelRICaptureTaskUpdateEnd(stream: StreamPtr | null): void {
  checkNullablePointer(stream, 'aclmdlRICaptureTaskUpdateEnd', 'stream');
  const returned = raw.aclmdlRICaptureTaskUpdateEnd(stream);
  if (returned !== 0) throw failure('aclmdlRICaptureTaskUpdateEnd', returned, { stream });
}

const modelRICaptureThreadExchangeMode$mode = int32Cell();
/**
 * Sets the capture mode of the calling thread and returns the one before.
 *
 * Lets a thread call unsafe functions during a capture; it has no effect on a relaxed capture.
 *
 * C: `aclError aclmdlRICaptureThreadExchangeMode(aclmdlRICaptureMode *mode)` in libacl_rt.so.
 * Since CANN 8.1.RC1. Products: 950, A3, 910b, 310p.
 *
 * @param mode - in: the new mode; out: the previous one
 * @returns in: the new mode; out: the previous one
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.1.RC1
 */
export function modelRICaptureThreadExchangeMode(mode: aclmdlRICaptureMode): aclmdlRICaptureMode {
  checkInt32(mode, 'aclmdlRICaptureThreadExchangeMode', 'mode');
  modelRICaptureThreadExchangeMode$mode[0] = mode;
  const returned = raw.aclmdlRICaptureThreadExchangeMode(modelRICaptureThreadExchangeMode$mode);
  if (returned !== 0) throw failure('aclmdlRICaptureThreadExchangeMode', returned, { mode });
  return modelRICaptureThreadExchangeMode$mode[0] as aclmdlRICaptureMode;
}

/**
 * Starts capturing into an existing model, such as a branch of a conditional task. Experimental.
 *
 * Pairs with aclmdlRICaptureEnd. The model runs as part of its parent and must not be destroyed on its own.
 *
 * C: `aclError aclmdlRICaptureToModelRIBegin(aclrtStream stream, aclmdlRI modelRI, aclmdlRICaptureMode mode)` in
 * libacl_rt.so.
 * Since CANN 9.1.0. Products: 950, A3, 910b.
 *
 * @param stream - stream to capture, not the default stream
 * @param modelRI - model that takes the tasks
 * @param mode - limit on unsafe functions during the capture
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.1.0
 */
export function modelRICaptureToModelRIBegin(stream: StreamPtr | null, modelRI: ModelRIPtr, mode: aclmdlRICaptureMode): void {
  checkInt32(mode, 'aclmdlRICaptureToModelRIBegin', 'mode');
  checkNullablePointer(stream, 'aclmdlRICaptureToModelRIBegin', 'stream');
  checkPointer(modelRI, 'aclmdlRICaptureToModelRIBegin', 'modelRI');
  const returned = raw.aclmdlRICaptureToModelRIBegin(stream, modelRI, mode);
  if (returned !== 0) throw failure('aclmdlRICaptureToModelRIBegin', returned, { stream, modelRI, mode });
}

const modelRICondHandleCreate$handle = pointerCell();
/**
 * Creates a condition in a model. It lives as long as the model. Experimental.
 *
 * C: `aclError aclmdlRICondHandleCreate(aclmdlRI modelRI, uint32_t defaultLaunchValue, aclmdlRICondHandleFlag flag,
 * aclmdlRICondHandle *handle)` in libacl_rt.so.
 * Since CANN 9.1.0. Products: 950, A3, 910b.
 *
 * @param modelRI - model running instance
 * @param defaultLaunchValue - default value of the condition
 * @param flag - ACL_MODEL_RI_COND_HANDLE_ASSIGN_DEFAULT, or 0 when the caller sets the value
 * @returns the condition
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.1.0
 */
export function modelRICondHandleCreate(modelRI: ModelRIPtr, defaultLaunchValue: number, flag: aclmdlRICondHandleFlag): ModelRICondHandlePtr {
  checkUint32(defaultLaunchValue, 'aclmdlRICondHandleCreate', 'defaultLaunchValue');
  checkInt32(flag, 'aclmdlRICondHandleCreate', 'flag');
  checkPointer(modelRI, 'aclmdlRICondHandleCreate', 'modelRI');
  const returned = raw.aclmdlRICondHandleCreate(modelRI, defaultLaunchValue, flag, modelRICondHandleCreate$handle);
  if (returned !== 0) throw failure('aclmdlRICondHandleCreate', returned, { modelRI, defaultLaunchValue, flag });
  return modelRICondHandleCreate$handle[0] as ModelRICondHandlePtr;
}

const modelRICondHandleGetCondPtr$ptr = pointerCell();
/**
 * Returns where the value of a condition lies, to write it oneself. Experimental.
 *
 * C: `aclError aclmdlRICondHandleGetCondPtr(aclmdlRICondHandle handle, uint64_t **ptr)` in libacl_rt.so.
 * Since CANN 9.1.0. Products: 950, A3, 910b.
 *
 * @param handle - the condition
 * @returns device address of 8 bytes; they belong to the model
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.1.0
 */
export function modelRICondHandleGetCondPtr(handle: ModelRICondHandlePtr): AnyPointer {
  checkPointer(handle, 'aclmdlRICondHandleGetCondPtr', 'handle');
  const returned = raw.aclmdlRICondHandleGetCondPtr(handle, modelRICondHandleGetCondPtr$ptr);
  if (returned !== 0) throw failure('aclmdlRICondHandleGetCondPtr', returned, { handle });
  return modelRICondHandleGetCondPtr$ptr[0] as AnyPointer;
}

/**
 * Writes streams and tasks of a model to a JSON trace file, for debugging.
 *
 * C: `aclError aclmdlRIDebugJsonPrint(aclmdlRI modelRI, const char *path, uint32_t flags)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310p.
 *
 * @param modelRI - model running instance
 * @param path - file to write; its folder must exist
 * @param flags - ACL_MDLRI_DEBUG_JSON_PRINT_SUMMARY or ACL_MDLRI_DEBUG_JSON_PRINT_VERBOSE
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 */
export function modelRIDebugJsonPrint(modelRI: ModelRIPtr, path: string, flags: number): void {
  checkUint32(flags, 'aclmdlRIDebugJsonPrint', 'flags');
  checkPointer(modelRI, 'aclmdlRIDebugJsonPrint', 'modelRI');
  checkString(path, 'aclmdlRIDebugJsonPrint', 'path');
  const returned = raw.aclmdlRIDebugJsonPrint(modelRI, path, flags);
  if (returned !== 0) throw failure('aclmdlRIDebugJsonPrint', returned, { modelRI, path, flags });
}

/**
 * Logs devices, streams and tasks of a captured model, for debugging.
 *
 * C: `aclError aclmdlRIDebugPrint(aclmdlRI modelRI)` in libacl_rt.so.
 * Since CANN 8.1.RC1. Products: 950, A3, 910b, 310p.
 *
 * @param modelRI - model running instance
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.1.RC1
 * @deprecated use aclmdlRIDebugJsonPrint instead
 */
export function modelRIDebugPrint(modelRI: ModelRIPtr): void {
  checkPointer(modelRI, 'aclmdlRIDebugPrint', 'modelRI');
  const returned = raw.aclmdlRIDebugPrint(modelRI);
  if (returned !== 0) throw failure('aclmdlRIDebugPrint', returned, { modelRI });
}

/**
 * Destroys a model of the current context and calls its destroy callbacks.
 *
 * C: `aclError aclmdlRIDestroy(aclmdlRI modelRI)` in libacl_rt.so.
 * Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param modelRI - model running instance
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.1.RC1
 */
export function modelRIDestroy(modelRI: ModelRIPtr): void {
  checkPointer(modelRI, 'aclmdlRIDestroy', 'modelRI');
  const returned = raw.aclmdlRIDestroy(modelRI);
  if (returned !== 0) throw failure('aclmdlRIDestroy', returned, { modelRI });
}

/**
 * Registers a function to be called when a model is destroyed. Experimental.
 *
 * C: `aclError aclmdlRIDestroyRegisterCallback(aclmdlRI modelRI, aclrtCallback func, void *userData)` in libacl_rt.so.
 * Since CANN 9.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param modelRI - model running instance
 * @param func - function to call, each at most once
 * @param userData - passed on to the function, may be null
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.0.0
 */
export function modelRIDestroyRegisterCallback(modelRI: ModelRIPtr, func: FunctionPointer<'aclrtCallback'> | null, userData: AnyPointer | null): void {
  checkPointer(modelRI, 'aclmdlRIDestroyRegisterCallback', 'modelRI');
  checkNullablePointer(func, 'aclmdlRIDestroyRegisterCallback', 'func');
  checkNullablePointer(userData, 'aclmdlRIDestroyRegisterCallback', 'userData');
  const returned = raw.aclmdlRIDestroyRegisterCallback(modelRI, func, userData);
  if (returned !== 0) throw failure('aclmdlRIDestroyRegisterCallback', returned, { modelRI, func, userData });
}

/**
 * Removes a function of aclmdlRIDestroyRegisterCallback. Experimental.
 *
 * C: `aclError aclmdlRIDestroyUnregisterCallback(aclmdlRI modelRI, aclrtCallback func)` in libacl_rt.so.
 * Since CANN 9.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param modelRI - model running instance
 * @param func - the registered function
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.0.0
 */
export function modelRIDestroyUnregisterCallback(modelRI: ModelRIPtr, func: FunctionPointer<'aclrtCallback'> | null): void {
  checkPointer(modelRI, 'aclmdlRIDestroyUnregisterCallback', 'modelRI');
  checkNullablePointer(func, 'aclmdlRIDestroyUnregisterCallback', 'func');
  const returned = raw.aclmdlRIDestroyUnregisterCallback(modelRI, func);
  if (returned !== 0) throw failure('aclmdlRIDestroyUnregisterCallback', returned, { modelRI, func });
}

/**
 * Marks the end of the tasks of a model.
 *
 * C: `aclError aclmdlRIEndTask(aclmdlRI modelRI, aclrtStream stream)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param modelRI - model running instance
 * @param stream - stream that holds the last task
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 */
export function modelRIEndTask(modelRI: ModelRIPtr, stream: StreamPtr | null): void {
  checkPointer(modelRI, 'aclmdlRIEndTask', 'modelRI');
  checkNullablePointer(stream, 'aclmdlRIEndTask', 'stream');
  const returned = raw.aclmdlRIEndTask(modelRI, stream);
  if (returned !== 0) throw failure('aclmdlRIEndTask', returned, { modelRI, stream });
}

/**
 * Runs a built model and waits for its end.
 *
 * C: `aclError aclmdlRIExecute(aclmdlRI modelRI, int32_t timeout)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param modelRI - model running instance
 * @param timeout - milliseconds to wait, -1 without limit; 0 is invalid
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 */
export function modelRIExecute(modelRI: ModelRIPtr, timeout: number): void {
  checkInt32(timeout, 'aclmdlRIExecute', 'timeout');
  checkPointer(modelRI, 'aclmdlRIExecute', 'modelRI');
  const returned = raw.aclmdlRIExecute(modelRI, timeout);
  if (returned !== 0) throw failure('aclmdlRIExecute', returned, { modelRI, timeout });
}

/**
 * Queues a run of a model. Does not wait.
 *
 * C: `aclError aclmdlRIExecuteAsync(aclmdlRI modelRI, aclrtStream stream)` in libacl_rt.so.
 * Since CANN 8.1.RC1. Products: 950, A3, 910b, 310p.
 *
 * @param modelRI - model running instance
 * @param stream - stream for the run, neither in capture nor part of the model; null is the default stream
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.1.RC1
 */
export function modelRIExecuteAsync(modelRI: ModelRIPtr, stream: StreamPtr | null): void {
  checkPointer(modelRI, 'aclmdlRIExecuteAsync', 'modelRI');
  checkNullablePointer(stream, 'aclmdlRIExecuteAsync', 'stream');
  const returned = raw.aclmdlRIExecuteAsync(modelRI, stream);
  if (returned !== 0) throw failure('aclmdlRIExecuteAsync', returned, { modelRI, stream });
}

const modelRIGetId$modelRIId = uint32Cell();
/**
 * Returns the number of a model. Experimental.
 *
 * C: `aclError aclmdlRIGetId(aclmdlRI modelRI, uint32_t *modelRIId)` in libacl_rt.so.
 * Since CANN 9.1.0. Products: 950, A3, 910b, 310p.
 *
 * @param modelRI - model running instance
 * @returns the number
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.1.0
 */
export function modelRIGetId(modelRI: ModelRIPtr): number {
  checkPointer(modelRI, 'aclmdlRIGetId', 'modelRI');
  const returned = raw.aclmdlRIGetId(modelRI, modelRIGetId$modelRIId);
  if (returned !== 0) throw failure('aclmdlRIGetId', returned, { modelRI });
  return modelRIGetId$modelRIId[0] as number;
}

/**
 * Copies the name of a model, the empty string when it has none.
 *
 * C: `aclError aclmdlRIGetName(aclmdlRI modelRI, uint32_t maxLen, char *name)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param modelRI - model running instance
 * @param maxLen - size of name in bytes
 * @returns buffer; names beyond 512 bytes are cut
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 */
export function modelRIGetName(modelRI: ModelRIPtr, maxLen: number): string {
  checkUint32(maxLen, 'aclmdlRIGetName', 'maxLen');
  checkPointer(modelRI, 'aclmdlRIGetName', 'modelRI');
  const name$ = new builtIns.Uint8Array(checkCount(maxLen, 1, 'aclmdlRIGetName', 'maxLen'));
  const returned = raw.aclmdlRIGetName(modelRI, maxLen, name$);
  if (returned !== 0) throw failure('aclmdlRIGetName', returned, { modelRI, maxLen });
  return textOf(name$);
}

const modelRIGetStreams$numStreams = uint32Cell();
/**
 * Lists the streams of a model. Experimental.
 *
 * A shorter array is filled and an error is returned; unused places become null.
 *
 * C: `aclError aclmdlRIGetStreams(aclmdlRI modelRI, aclrtStream *streams, uint32_t *numStreams)` in libacl_rt.so.
 * Since CANN 9.1.0. Products: 950, A3, 910b.
 *
 * @param modelRI - model running instance
 * @param numStreams - in: length of the array; out: number of streams
 * @returns `streams`: array to fill, or null to ask for the number only; `numStreams`: in: length of the array; out:
 *   number of streams
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.1.0
 */
export function modelRIGetStreams(modelRI: ModelRIPtr, numStreams: number): { streams: StreamPtr[]; numStreams: number } {
  checkUint32(numStreams, 'aclmdlRIGetStreams', 'numStreams');
  checkPointer(modelRI, 'aclmdlRIGetStreams', 'modelRI');
  const streams$ = new builtIns.BigUint64Array(checkCount(numStreams, 8, 'aclmdlRIGetStreams', 'numStreams'));
  modelRIGetStreams$numStreams[0] = numStreams;
  const returned = raw.aclmdlRIGetStreams(modelRI, streams$, modelRIGetStreams$numStreams);
  if (returned !== 0) throw failure('aclmdlRIGetStreams', returned, { modelRI, numStreams });
  return { streams: elementsOf(streams$) as StreamPtr[], numStreams: modelRIGetStreams$numStreams[0] as number };
}

const modelRIGetTasksByStream$numTasks = uint32Cell();
/**
 * Lists the tasks of a stream of a model. Experimental.
 *
 * A shorter array is filled and an error is returned; unused places become null.
 *
 * C: `aclError aclmdlRIGetTasksByStream(aclrtStream stream, aclmdlRITask *tasks, uint32_t *numTasks)` in libacl_rt.so.
 * Since CANN 9.1.0. Products: 950, A3, 910b.
 *
 * @param stream - stream from aclmdlRIGetStreams
 * @param numTasks - in: length of the array; out: number of tasks
 * @returns `tasks`: array to fill, or null to ask for the number only; `numTasks`: in: length of the array; out:
 *   number of tasks
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.1.0
 */
export function modelRIGetTasksByStream(stream: StreamPtr | null, numTasks: number): { tasks: ModelRITaskPtr[]; numTasks: number } {
  checkUint32(numTasks, 'aclmdlRIGetTasksByStream', 'numTasks');
  checkNullablePointer(stream, 'aclmdlRIGetTasksByStream', 'stream');
  const tasks$ = new builtIns.BigUint64Array(checkCount(numTasks, 8, 'aclmdlRIGetTasksByStream', 'numTasks'));
  modelRIGetTasksByStream$numTasks[0] = numTasks;
  const returned = raw.aclmdlRIGetTasksByStream(stream, tasks$, modelRIGetTasksByStream$numTasks);
  if (returned !== 0) throw failure('aclmdlRIGetTasksByStream', returned, { stream, numTasks });
  return { tasks: elementsOf(tasks$) as ModelRITaskPtr[], numTasks: modelRIGetTasksByStream$numTasks[0] as number };
}

/**
 * Reads a launch setting of a kernel task. Experimental.
 *
 * Not for concurrent use on one model.
 *
 * C: `aclError aclmdlRIKernelTaskGetAttribute(aclmdlRITask task, aclrtLaunchKernelAttrId attrId,
 * aclrtLaunchKernelAttrValue *attrValue)` in libacl_rt.so.
 * Since CANN 9.1.0. Products: 950, A3, 910b.
 *
 * @param task - task from aclmdlRIGetTasksByStream
 * @param attrId - setting to read; engine type, block offset and prefetch cannot be read
 * @returns its value
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.1.0
 */
export function modelRIKernelTaskGetAttribute(task: ModelRITaskPtr, attrId: aclrtLaunchKernelAttrId): aclrtLaunchKernelAttrValue {
  checkInt32(attrId, 'aclmdlRIKernelTaskGetAttribute', 'attrId');
  checkPointer(task, 'aclmdlRIKernelTaskGetAttribute', 'task');
  const attrValue$ = new builtIns.Uint8Array(sizeOf(aclrtLaunchKernelAttrValue));
  const returned = raw.aclmdlRIKernelTaskGetAttribute(task, attrId, attrValue$);
  if (returned !== 0) throw failure('aclmdlRIKernelTaskGetAttribute', returned, { task, attrId });
  return structsIn(attrValue$, aclrtLaunchKernelAttrValue)[0] as aclrtLaunchKernelAttrValue;
}

/**
 * Names a model; a later name replaces it.
 *
 * C: `aclError aclmdlRISetName(aclmdlRI modelRI, const char *name)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param modelRI - model running instance
 * @param name - the name
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 */
export function modelRISetName(modelRI: ModelRIPtr, name: string): void {
  checkPointer(modelRI, 'aclmdlRISetName', 'modelRI');
  checkString(name, 'aclmdlRISetName', 'name');
  const returned = raw.aclmdlRISetName(modelRI, name);
  if (returned !== 0) throw failure('aclmdlRISetName', returned, { modelRI, name });
}

/**
 * Takes a task out of the execution of its model. Effective after aclmdlRIUpdate. Experimental.
 *
 * Not for concurrent use on one model.
 *
 * C: `aclError aclmdlRITaskDisable(aclmdlRITask task)` in libacl_rt.so.
 * Since CANN 9.1.0. Products: 950, A3, 910b.
 *
 * @param task - task from aclmdlRIGetTasksByStream
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.1.0
 */
export function modelRITaskDisable(task: ModelRITaskPtr): void {
  checkPointer(task, 'aclmdlRITaskDisable', 'task');
  const returned = raw.aclmdlRITaskDisable(task);
  if (returned !== 0) throw failure('aclmdlRITaskDisable', returned, { task });
}

/**
 * Reads the parameters of a task. Experimental.
 *
 * Not for concurrent use on one model.
 *
 * C: `aclError aclmdlRITaskGetParams(aclmdlRITask task, aclmdlRITaskParams *params)` in libacl_rt.so.
 * Since CANN 9.1.0. Products: 950, A3, 910b.
 *
 * @param task - task from aclmdlRIGetTasksByStream
 * @returns its parameters
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.1.0
 */
export function modelRITaskGetParams(task: ModelRITaskPtr): aclmdlRITaskParams {
  checkPointer(task, 'aclmdlRITaskGetParams', 'task');
  const params$ = {};
  const returned = raw.aclmdlRITaskGetParams(task, params$);
  if (returned !== 0) throw failure('aclmdlRITaskGetParams', returned, { task });
  return exact(params$, aclmdlRITaskParams()) as aclmdlRITaskParams;
}

const modelRITaskGetSeqId$id = uint32Cell();
/**
 * Returns the sequence number of a task. Experimental.
 *
 * Not for concurrent use on one model.
 *
 * C: `aclError aclmdlRITaskGetSeqId(aclmdlRITask task, uint32_t *id)` in libacl_rt.so.
 * Since CANN 9.1.0. Products: 950, A3, 910b.
 *
 * @param task - task from aclmdlRIGetTasksByStream
 * @returns the number
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.1.0
 */
export function modelRITaskGetSeqId(task: ModelRITaskPtr): number {
  checkPointer(task, 'aclmdlRITaskGetSeqId', 'task');
  const returned = raw.aclmdlRITaskGetSeqId(task, modelRITaskGetSeqId$id);
  if (returned !== 0) throw failure('aclmdlRITaskGetSeqId', returned, { task });
  return modelRITaskGetSeqId$id[0] as number;
}

const modelRITaskGetType$type = int32Cell();
/**
 * Returns the kind of a task. Experimental.
 *
 * C: `aclError aclmdlRITaskGetType(aclmdlRITask task, aclmdlRITaskType *type)` in libacl_rt.so.
 * Since CANN 9.1.0. Products: 950, A3, 910b.
 *
 * @param task - task from aclmdlRIGetTasksByStream
 * @returns kind of the task
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.1.0
 */
export function modelRITaskGetType(task: ModelRITaskPtr): aclmdlRITaskType {
  checkPointer(task, 'aclmdlRITaskGetType', 'task');
  const returned = raw.aclmdlRITaskGetType(task, modelRITaskGetType$type);
  if (returned !== 0) throw failure('aclmdlRITaskGetType', returned, { task });
  return modelRITaskGetType$type[0] as aclmdlRITaskType;
}

/**
 * Replaces the parameters of a task; start from what aclmdlRITaskGetParams returned. Experimental.
 *
 * The caller keeps the dependencies between tasks correct. Not for concurrent use on one model.
 *
 * C: `aclError aclmdlRITaskSetParams(aclmdlRITask task, aclmdlRITaskParams *params)` in libacl_rt.so.
 * Since CANN 9.1.0. Products: 950, A3, 910b.
 *
 * @param task - task from aclmdlRIGetTasksByStream
 * @param params - new parameters
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.1.0
 * @see aclmdlRIUpdate
 */
export function modelRITaskSetParams(task: ModelRITaskPtr, params: StructInput<aclmdlRITaskParams>): void {
  const params$ = structOf(params, aclmdlRITaskParams, 'aclmdlRITaskSetParams', 'params');
  checkPointer(task, 'aclmdlRITaskSetParams', 'task');
  const returned = raw.aclmdlRITaskSetParams(task, params$);
  if (returned !== 0) throw failure('aclmdlRITaskSetParams', returned, { task, params: params$ });
}

/**
 * Releases a stream from a model.
 *
 * C: `aclError aclmdlRIUnbindStream(aclmdlRI modelRI, aclrtStream stream)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param modelRI - model running instance
 * @param stream - stream of aclmdlRIBindStream
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 */
export function modelRIUnbindStream(modelRI: ModelRIPtr, stream: StreamPtr | null): void {
  checkPointer(modelRI, 'aclmdlRIUnbindStream', 'modelRI');
  checkNullablePointer(stream, 'aclmdlRIUnbindStream', 'stream');
  const returned = raw.aclmdlRIUnbindStream(modelRI, stream);
  if (returned !== 0) throw failure('aclmdlRIUnbindStream', returned, { modelRI, stream });
}

/**
 * Applies changed tasks to a captured model. Experimental.
 *
 * Profiling shows the parameters of the first execution: update before it.
 *
 * C: `aclError aclmdlRIUpdate(aclmdlRI modelRI)` in libacl_rt.so.
 * Since CANN 9.1.0. Products: 950, A3, 910b.
 *
 * @param modelRI - model running instance
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.1.0
 */
export function modelRIUpdate(modelRI: ModelRIPtr): void {
  checkPointer(modelRI, 'aclmdlRIUpdate', 'modelRI');
  const returned = raw.aclmdlRIUpdate(modelRI);
  if (returned !== 0) throw failure('aclmdlRIUpdate', returned, { modelRI });
}

const checkArchCompatibility$canCompatible = int32Cell();
/**
 * Tells whether kernels built for one SoC can run on the present device.
 *
 * C: `aclError aclrtCheckArchCompatibility(const char *socVersion, int32_t *canCompatible)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param socVersion - name of the SoC that the kernels were built for
 * @returns 1 if they can, else 0
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 */
export function checkArchCompatibility(socVersion: string): number {
  checkString(socVersion, 'aclrtCheckArchCompatibility', 'socVersion');
  const returned = raw.aclrtCheckArchCompatibility(socVersion, checkArchCompatibility$canCompatible);
  if (returned !== 0) throw failure('aclrtCheckArchCompatibility', returned, { socVersion });
  return checkArchCompatibility$canCompatible[0] as number;
}

const createLabel$label = pointerCell();
/**
 * Creates a label, a jump target for streams of a model. A process has at most 65535.
 *
 * C: `aclError aclrtCreateLabel(aclrtLabel *label)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @returns receives the handle
 * @throws AclError when C returns a code other than 0.
 * @since CANN 8.5.0
 * @see aclrtDestroyLabel
 * @see aclrtSetLabel
 */
export function createLabel(): LabelPtr {
  const returned = raw.aclrtCreateLabel(createLabel$label);
  if (returned !== 0) throw failure('aclrtCreateLabel', returned, {});
  return createLabel$label[0] as LabelPtr;
}

const createLabelList$labelList = pointerCell();
/**
 * Makes a table of labels for jumps by index.
 *
 * C: `aclError aclrtCreateLabelList(aclrtLabel *labels, size_t num, aclrtLabelList *labelList)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param labels - array of labels
 * @param num - number of labels, 1 to 65535
 * @returns receives the table
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtDestroyLabelList
 */
export function createLabelList(labels: readonly LabelPtr[], num: Int64): LabelListPtr {
  checkUint64(num, 'aclrtCreateLabelList', 'num');
  const labels$ = addressesOf(labels, num, 'aclrtCreateLabelList', 'labels');
  const returned = raw.aclrtCreateLabelList(labels$, num, createLabelList$labelList);
  if (returned !== 0) throw failure('aclrtCreateLabelList', returned, { labels: elementsOf(labels$), num });
  return createLabelList$labelList[0] as LabelListPtr;
}

/**
 * Destroys a label.
 *
 * C: `aclError aclrtDestroyLabel(aclrtLabel label)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param label - handle from aclrtCreateLabel
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtCreateLabel
 */
export function destroyLabel(label: LabelPtr): void {
  checkPointer(label, 'aclrtDestroyLabel', 'label');
  const returned = raw.aclrtDestroyLabel(label);
  if (returned !== 0) throw failure('aclrtDestroyLabel', returned, { label });
}

/**
 * Frees a table of labels; the labels stay.
 *
 * C: `aclError aclrtDestroyLabelList(aclrtLabelList labelList)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param labelList - table from aclrtCreateLabelList
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtCreateLabelList
 */
export function destroyLabelList(labelList: LabelListPtr): void {
  checkPointer(labelList, 'aclrtDestroyLabelList', 'labelList');
  const returned = raw.aclrtDestroyLabelList(labelList);
  if (returned !== 0) throw failure('aclrtDestroyLabelList', returned, { labelList });
}

/**
 * Puts a label at the present end of a stream.
 *
 * C: `aclError aclrtSetLabel(aclrtLabel label, aclrtStream stream)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param label - handle to place
 * @param stream - handle bound to a model with aclmdlRIBindStream
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtSwitchLabelByIndex
 */
export function setLabel(label: LabelPtr, stream: StreamPtr | null): void {
  checkPointer(label, 'aclrtSetLabel', 'label');
  checkNullablePointer(stream, 'aclrtSetLabel', 'stream');
  const returned = raw.aclrtSetLabel(label, stream);
  if (returned !== 0) throw failure('aclrtSetLabel', returned, { label, stream });
}

/**
 * Queues a task that jumps to a label chosen on the device; the rest of its own stream is not run.
 *
 * C: `aclError aclrtSwitchLabelByIndex(void *ptr, uint32_t maxValue, aclrtLabelList labelList, aclrtStream stream)` in
 * libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param ptr - device address of a uint32_t index, from 0; one that is too large takes the last label
 * @param maxValue - number of labels in the table
 * @param labelList - table of labels
 * @param stream - runs the task
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtSetLabel
 */
export function switchLabelByIndex(ptr: MemoryPtr, maxValue: number, labelList: LabelListPtr, stream: StreamPtr | null): void {
  checkUint32(maxValue, 'aclrtSwitchLabelByIndex', 'maxValue');
  checkPointer(ptr, 'aclrtSwitchLabelByIndex', 'ptr');
  checkPointer(labelList, 'aclrtSwitchLabelByIndex', 'labelList');
  checkNullablePointer(stream, 'aclrtSwitchLabelByIndex', 'stream');
  const returned = raw.aclrtSwitchLabelByIndex(ptr, maxValue, labelList, stream);
  if (returned !== 0) throw failure('aclrtSwitchLabelByIndex', returned, { ptr, maxValue, labelList, stream });
}
