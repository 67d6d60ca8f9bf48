// Generated from scripts/headers by `npm run generate`. Do not edit: --check compares every byte.

import { bind, isTraced, outOf, pointerTo, traced } from '../../src/native/index.js';
import type { AnyPointer, FunctionPointer, Int64, StructInput } from '../../src/native/index.js';
import { aclmdlRICondTaskParams, aclmdlRITaskParams } from '../structs.js';
import type { LabelListPtr, LabelPtr, MemoryPtr, ModelRICondHandlePtr, ModelRIPtr, ModelRITaskPtr, StreamPtr, TaskGrpPtr } from '../types.js';
let aclmdlRIAbort$: typeof aclmdlRIAbort | undefined;
/**
 * Stops a running model; it can be executed again. Not for captured models. Experimental.
 * C: `aclError aclmdlRIAbort(aclmdlRI modelRI)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclmdlRIAbort(modelRI: ModelRIPtr | null): number {
  aclmdlRIAbort$ ??= bind({ name: 'aclmdlRIAbort', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclmdlRIAbort', 'modelRI', aclmdlRIAbort$, [modelRI]);
  return aclmdlRIAbort$(modelRI);
}

let aclmdlRIAddCondTask$: typeof aclmdlRIAddCondTask | undefined;
/**
 * Queues a conditional task and returns a model for each of its branches. Experimental.
 * C: `aclError aclmdlRIAddCondTask(aclmdlRICondTaskParams params, aclrtStream stream, uint32_t flags)`. Since CANN 9.1.0. Products: 950, A3, 910b.
 */
export function aclmdlRIAddCondTask(params: StructInput<aclmdlRICondTaskParams>, stream: StreamPtr | null, flags: number): number {
  aclmdlRIAddCondTask$ ??= bind({ name: 'aclmdlRIAddCondTask', library: 'libacl_rt.so', since: '9.1.0', result: 'int32_t', params: [aclmdlRICondTaskParams, 'void *', 'uint32_t'] });
  if (isTraced()) return traced('aclmdlRIAddCondTask', 'params stream flags', aclmdlRIAddCondTask$, [params, stream, flags]);
  return aclmdlRIAddCondTask$(params, stream, flags);
}

let aclmdlRIBindStream$: typeof aclmdlRIBindStream | undefined;
/**
 * Binds a stream to a model under construction: its tasks run when the model runs.
 * C: `aclError aclmdlRIBindStream(aclmdlRI modelRI, aclrtStream stream, uint32_t flag)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclmdlRIBindStream(modelRI: ModelRIPtr | null, stream: StreamPtr | null, flag: number): number {
  aclmdlRIBindStream$ ??= bind({ name: 'aclmdlRIBindStream', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'void *', 'uint32_t'] });
  if (isTraced()) return traced('aclmdlRIBindStream', 'modelRI stream flag', aclmdlRIBindStream$, [modelRI, stream, flag]);
  return aclmdlRIBindStream$(modelRI, stream, flag);
}

let aclmdlRIBuildBegin$: typeof aclmdlRIBuildBegin | undefined;
/**
 * Starts building a model by hand.
 * C: `aclError aclmdlRIBuildBegin(aclmdlRI *modelRI, uint32_t flag)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclmdlRIBuildBegin(modelRI: BigUint64Array | null, flag: number): number {
  aclmdlRIBuildBegin$ ??= bind({ name: 'aclmdlRIBuildBegin', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'uint32_t'] });
  if (isTraced()) return traced('aclmdlRIBuildBegin', 'modelRI flag', aclmdlRIBuildBegin$, [modelRI, flag]);
  return aclmdlRIBuildBegin$(modelRI, flag);
}

let aclmdlRIBuildEnd$: typeof aclmdlRIBuildEnd | undefined;
/**
 * Completes a model. Its streams take no further tasks.
 * C: `aclError aclmdlRIBuildEnd(aclmdlRI modelRI, void *reserve)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclmdlRIBuildEnd(modelRI: ModelRIPtr | null, reserve: MemoryPtr | null): number {
  aclmdlRIBuildEnd$ ??= bind({ name: 'aclmdlRIBuildEnd', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclmdlRIBuildEnd', 'modelRI reserve', aclmdlRIBuildEnd$, [modelRI, reserve]);
  return aclmdlRIBuildEnd$(modelRI, reserve);
}

let aclmdlRICaptureBegin$: typeof aclmdlRICaptureBegin | undefined;
/**
 * Starts capturing: tasks given to the stream are recorded in a new model and not run.
 * C: `aclError aclmdlRICaptureBegin(aclrtStream stream, aclmdlRICaptureMode mode)`. Since CANN 8.1.RC1. Products: 950, A3, 910b, 310p.
 */
export function aclmdlRICaptureBegin(stream: StreamPtr | null, mode: number): number {
  aclmdlRICaptureBegin$ ??= bind({ name: 'aclmdlRICaptureBegin', library: 'libacl_rt.so', since: '8.1.RC1', result: 'int32_t', params: ['void *', 'int32_t'] });
  if (isTraced()) return traced('aclmdlRICaptureBegin', 'stream mode', aclmdlRICaptureBegin$, [stream, mode]);
  return aclmdlRICaptureBegin$(stream, mode);
}

let aclmdlRICaptureEnd$: typeof aclmdlRICaptureEnd | undefined;
/**
 * Ends a capture and returns the model.
 * C: `aclError aclmdlRICaptureEnd(aclrtStream stream, aclmdlRI *modelRI)`. Since CANN 8.1.RC1. Products: 950, A3, 910b, 310p.
 */
export function aclmdlRICaptureEnd(stream: StreamPtr | null, modelRI: BigUint64Array | null): number {
  aclmdlRICaptureEnd$ ??= bind({ name: 'aclmdlRICaptureEnd', library: 'libacl_rt.so', since: '8.1.RC1', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclmdlRICaptureEnd', 'stream modelRI', aclmdlRICaptureEnd$, [stream, modelRI]);
  return aclmdlRICaptureEnd$(stream, modelRI);
}

let aclmdlRICaptureGetInfo$: typeof aclmdlRICaptureGetInfo | undefined;
/**
 * Returns whether a stream is capturing, and into which model.
 * C: `aclError aclmdlRICaptureGetInfo(aclrtStream stream, aclmdlRICaptureStatus *status, aclmdlRI *modelRI)`. Since CANN 8.1.RC1. Products: 950, A3, 910b, 310p.
 */
export function aclmdlRICaptureGetInfo(stream: StreamPtr | null, status: Int32Array | null, modelRI: BigUint64Array | null): number {
  aclmdlRICaptureGetInfo$ ??= bind({ name: 'aclmdlRICaptureGetInfo', library: 'libacl_rt.so', since: '8.1.RC1', result: 'int32_t', params: ['void *', 'void *', 'void *'] });
  if (isTraced()) return traced('aclmdlRICaptureGetInfo', 'stream status modelRI', aclmdlRICaptureGetInfo$, [stream, status, modelRI]);
  return aclmdlRICaptureGetInfo$(stream, status, modelRI);
}

let aclmdlRICaptureTaskGrpBegin$: typeof aclmdlRICaptureTaskGrpBegin | undefined;
/**
 * Starts a group of tasks that can be updated after the capture. Only single operator calls may be in it.
 * C: `aclError aclmdlRICaptureTaskGrpBegin(aclrtStream stream)`. Since CANN 8.1.RC1. Products: 950, A3, 910b, 310p.
 */
export function aclmdlRICaptureTaskGrpBegin(stream: StreamPtr | null): number {
  aclmdlRICaptureTaskGrpBegin$ ??= bind({ name: 'aclmdlRICaptureTaskGrpBegin', library: 'libacl_rt.so', since: '8.1.RC1', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclmdlRICaptureTaskGrpBegin', 'stream', aclmdlRICaptureTaskGrpBegin$, [stream]);
  return aclmdlRICaptureTaskGrpBegin$(stream);
}

let aclmdlRICaptureTaskGrpEnd$: typeof aclmdlRICaptureTaskGrpEnd | undefined;
/**
 * Ends a group of tasks.
 * C: `aclError aclmdlRICaptureTaskGrpEnd(aclrtStream stream, aclrtTaskGrp *handle)`. Since CANN 8.1.RC1. Products: 950, A3, 910b, 310p.
 */
export function aclmdlRICaptureTaskGrpEnd(stream: StreamPtr | null, handle: BigUint64Array | null): number {
  aclmdlRICaptureTaskGrpEnd$ ??= bind({ name: 'aclmdlRICaptureTaskGrpEnd', library: 'libacl_rt.so', since: '8.1.RC1', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclmdlRICaptureTaskGrpEnd', 'stream handle', aclmdlRICaptureTaskGrpEnd$, [stream, handle]);
  return aclmdlRICaptureTaskGrpEnd$(stream, handle);
}

let aclmdlRICaptureTaskUpdateBegin$: typeof aclmdlRICaptureTaskUpdateBegin | undefined;
/**
 * Starts replacing a group of tasks. What follows must match the group in number and kind of tasks.
 * C: `aclError aclmdlRICaptureTaskUpdateBegin(aclrtStream stream, aclrtTaskGrp handle)`. Since CANN 8.1.RC1. Products: 950, A3, 910b, 310p.
 */
export function aclmdlRICaptureTaskUpdateBegin(stream: StreamPtr | null, handle: TaskGrpPtr | null): number {
  aclmdlRICaptureTaskUpdateBegin$ ??= bind({ name: 'aclmdlRICaptureTaskUpdateBegin', library: 'libacl_rt.so', since: '8.1.RC1', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclmdlRICaptureTaskUpdateBegin', 'stream handle', aclmdlRICaptureTaskUpdateBegin$, [stream, handle]);
  return aclmdlRICaptureTaskUpdateBegin$(stream, handle);
}

let aclmdlRICaptureTaskUpdateEnd$: typeof aclmdlRICaptureTaskUpdateEnd | undefined;
/**
 * Ends the replacement of a group. Does not wait: synchronise the stream to know that it is done.
 * C: `aclError aclmdlRICaptureTaskUpdateEnd(aclrtStream stream)`. Since CANN 8.1.RC1. Products: 950, A3, 910b, 310p.
 */
export function aclmdlRICaptureTaskUpdateEnd(stream: StreamPtr | null): number {
  aclmdlRICaptureTaskUpdateEnd$ ??= bind({ name: 'aclmdlRICaptureTaskUpdateEnd', library: 'libacl_rt.so', since: '8.1.RC1', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclmdlRICaptureTaskUpdateEnd', 'stream', aclmdlRICaptureTaskUpdateEnd$, [stream]);
  return aclmdlRICaptureTaskUpdateEnd$(stream);
}

let aclmdlRICaptureThreadExchangeMode$: typeof aclmdlRICaptureThreadExchangeMode | undefined;
/**
 * Sets the capture mode of the calling thread and returns the one before.
 * C: `aclError aclmdlRICaptureThreadExchangeMode(aclmdlRICaptureMode *mode)`. Since CANN 8.1.RC1. Products: 950, A3, 910b, 310p.
 */
export function aclmdlRICaptureThreadExchangeMode(mode: Int32Array | null): number {
  aclmdlRICaptureThreadExchangeMode$ ??= bind({ name: 'aclmdlRICaptureThreadExchangeMode', library: 'libacl_rt.so', since: '8.1.RC1', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclmdlRICaptureThreadExchangeMode', 'mode', aclmdlRICaptureThreadExchangeMode$, [mode]);
  return aclmdlRICaptureThreadExchangeMode$(mode);
}

let aclmdlRICaptureToModelRIBegin$: typeof aclmdlRICaptureToModelRIBegin | undefined;
/**
 * Starts capturing into an existing model, such as a branch of a conditional task. Experimental.
 * C: `aclError aclmdlRICaptureToModelRIBegin(aclrtStream stream, aclmdlRI modelRI, aclmdlRICaptureMode mode)`. Since CANN 9.1.0. Products: 950, A3, 910b.
 */
export function aclmdlRICaptureToModelRIBegin(stream: StreamPtr | null, modelRI: ModelRIPtr | null, mode: number): number {
  aclmdlRICaptureToModelRIBegin$ ??= bind({ name: 'aclmdlRICaptureToModelRIBegin', library: 'libacl_rt.so', since: '9.1.0', result: 'int32_t', params: ['void *', 'void *', 'int32_t'] });
  if (isTraced()) return traced('aclmdlRICaptureToModelRIBegin', 'stream modelRI mode', aclmdlRICaptureToModelRIBegin$, [stream, modelRI, mode]);
  return aclmdlRICaptureToModelRIBegin$(stream, modelRI, mode);
}

let aclmdlRICondHandleCreate$: typeof aclmdlRICondHandleCreate | undefined;
/**
 * Creates a condition in a model. It lives as long as the model. Experimental.
 * C: `aclError aclmdlRICondHandleCreate(aclmdlRI modelRI, uint32_t defaultLaunchValue, aclmdlRICondHandleFlag flag, aclmdlRICondHandle *handle)`. Since CANN 9.1.0. Products: 950, A3, 910b.
 */
export function aclmdlRICondHandleCreate(modelRI: ModelRIPtr | null, defaultLaunchValue: number, flag: number, handle: BigUint64Array | null): number {
  aclmdlRICondHandleCreate$ ??= bind({ name: 'aclmdlRICondHandleCreate', library: 'libacl_rt.so', since: '9.1.0', result: 'int32_t', params: ['void *', 'uint32_t', 'int32_t', 'void *'] });
  if (isTraced()) return traced('aclmdlRICondHandleCreate', 'modelRI defaultLaunchValue flag handle', aclmdlRICondHandleCreate$, [modelRI, defaultLaunchValue, flag, handle]);
  return aclmdlRICondHandleCreate$(modelRI, defaultLaunchValue, flag, handle);
}

let aclmdlRICondHandleGetCondPtr$: typeof aclmdlRICondHandleGetCondPtr | undefined;
/**
 * Returns where the value of a condition lies, to write it oneself. Experimental.
 * C: `aclError aclmdlRICondHandleGetCondPtr(aclmdlRICondHandle handle, uint64_t **ptr)`. Since CANN 9.1.0. Products: 950, A3, 910b.
 */
export function aclmdlRICondHandleGetCondPtr(handle: ModelRICondHandlePtr | null, ptr: BigUint64Array | null): number {
  aclmdlRICondHandleGetCondPtr$ ??= bind({ name: 'aclmdlRICondHandleGetCondPtr', library: 'libacl_rt.so', since: '9.1.0', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclmdlRICondHandleGetCondPtr', 'handle ptr', aclmdlRICondHandleGetCondPtr$, [handle, ptr]);
  return aclmdlRICondHandleGetCondPtr$(handle, ptr);
}

let aclmdlRIDebugJsonPrint$: typeof aclmdlRIDebugJsonPrint | undefined;
/**
 * Writes streams and tasks of a model to a JSON trace file, for debugging.
 * C: `aclError aclmdlRIDebugJsonPrint(aclmdlRI modelRI, const char *path, uint32_t flags)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310p.
 */
export function aclmdlRIDebugJsonPrint(modelRI: ModelRIPtr | null, path: string | null, flags: number): number {
  aclmdlRIDebugJsonPrint$ ??= bind({ name: 'aclmdlRIDebugJsonPrint', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'str', 'uint32_t'] });
  if (isTraced()) return traced('aclmdlRIDebugJsonPrint', 'modelRI path flags', aclmdlRIDebugJsonPrint$, [modelRI, path, flags]);
  return aclmdlRIDebugJsonPrint$(modelRI, path, flags);
}

let aclmdlRIDebugPrint$: typeof aclmdlRIDebugPrint | undefined;
/**
 * Logs devices, streams and tasks of a captured model, for debugging.
 * C: `aclError aclmdlRIDebugPrint(aclmdlRI modelRI)`. Since CANN 8.1.RC1. Products: 950, A3, 910b, 310p.
 * @deprecated use aclmdlRIDebugJsonPrint instead
 */
export function aclmdlRIDebugPrint(modelRI: ModelRIPtr | null): number {
  aclmdlRIDebugPrint$ ??= bind({ name: 'aclmdlRIDebugPrint', library: 'libacl_rt.so', since: '8.1.RC1', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclmdlRIDebugPrint', 'modelRI', aclmdlRIDebugPrint$, [modelRI]);
  return aclmdlRIDebugPrint$(modelRI);
}

let aclmdlRIDestroy$: typeof aclmdlRIDestroy | undefined;
/**
 * Destroys a model of the current context and calls its destroy callbacks.
 * C: `aclError aclmdlRIDestroy(aclmdlRI modelRI)`. Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclmdlRIDestroy(modelRI: ModelRIPtr | null): number {
  aclmdlRIDestroy$ ??= bind({ name: 'aclmdlRIDestroy', library: 'libacl_rt.so', since: '8.1.RC1', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclmdlRIDestroy', 'modelRI', aclmdlRIDestroy$, [modelRI]);
  return aclmdlRIDestroy$(modelRI);
}

let aclmdlRIDestroyRegisterCallback$: typeof aclmdlRIDestroyRegisterCallback | undefined;
/**
 * Registers a function to be called when a model is destroyed. Experimental.
 * C: `aclError aclmdlRIDestroyRegisterCallback(aclmdlRI modelRI, aclrtCallback func, void *userData)`. Since CANN 9.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclmdlRIDestroyRegisterCallback(modelRI: ModelRIPtr | null, func: FunctionPointer<'aclrtCallback'> | null, userData: AnyPointer | null): number {
  aclmdlRIDestroyRegisterCallback$ ??= bind({ name: 'aclmdlRIDestroyRegisterCallback', library: 'libacl_rt.so', since: '9.0.0', result: 'int32_t', params: ['void *', 'void *', 'void *'] });
  if (isTraced()) return traced('aclmdlRIDestroyRegisterCallback', 'modelRI func userData', aclmdlRIDestroyRegisterCallback$, [modelRI, func, userData]);
  return aclmdlRIDestroyRegisterCallback$(modelRI, func, userData);
}

let aclmdlRIDestroyUnregisterCallback$: typeof aclmdlRIDestroyUnregisterCallback | undefined;
/**
 * Removes a function of aclmdlRIDestroyRegisterCallback. Experimental.
 * C: `aclError aclmdlRIDestroyUnregisterCallback(aclmdlRI modelRI, aclrtCallback func)`. Since CANN 9.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclmdlRIDestroyUnregisterCallback(modelRI: ModelRIPtr | null, func: FunctionPointer<'aclrtCallback'> | null): number {
  aclmdlRIDestroyUnregisterCallback$ ??= bind({ name: 'aclmdlRIDestroyUnregisterCallback', library: 'libacl_rt.so', since: '9.0.0', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclmdlRIDestroyUnregisterCallback', 'modelRI func', aclmdlRIDestroyUnregisterCallback$, [modelRI, func]);
  return aclmdlRIDestroyUnregisterCallback$(modelRI, func);
}

let aclmdlRIEndTask$: typeof aclmdlRIEndTask | undefined;
/**
 * Marks the end of the tasks of a model.
 * C: `aclError aclmdlRIEndTask(aclmdlRI modelRI, aclrtStream stream)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclmdlRIEndTask(modelRI: ModelRIPtr | null, stream: StreamPtr | null): number {
  aclmdlRIEndTask$ ??= bind({ name: 'aclmdlRIEndTask', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclmdlRIEndTask', 'modelRI stream', aclmdlRIEndTask$, [modelRI, stream]);
  return aclmdlRIEndTask$(modelRI, stream);
}

let aclmdlRIExecute$: typeof aclmdlRIExecute | undefined;
/**
 * Runs a built model and waits for its end.
 * C: `aclError aclmdlRIExecute(aclmdlRI modelRI, int32_t timeout)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclmdlRIExecute(modelRI: ModelRIPtr | null, timeout: number): number {
  aclmdlRIExecute$ ??= bind({ name: 'aclmdlRIExecute', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'int32_t'] });
  if (isTraced()) return traced('aclmdlRIExecute', 'modelRI timeout', aclmdlRIExecute$, [modelRI, timeout]);
  return aclmdlRIExecute$(modelRI, timeout);
}

let aclmdlRIExecuteAsync$: typeof aclmdlRIExecuteAsync | undefined;
/**
 * Queues a run of a model. Does not wait.
 * C: `aclError aclmdlRIExecuteAsync(aclmdlRI modelRI, aclrtStream stream)`. Since CANN 8.1.RC1. Products: 950, A3, 910b, 310p.
 */
export function aclmdlRIExecuteAsync(modelRI: ModelRIPtr | null, stream: StreamPtr | null): number {
  aclmdlRIExecuteAsync$ ??= bind({ name: 'aclmdlRIExecuteAsync', library: 'libacl_rt.so', since: '8.1.RC1', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclmdlRIExecuteAsync', 'modelRI stream', aclmdlRIExecuteAsync$, [modelRI, stream]);
  return aclmdlRIExecuteAsync$(modelRI, stream);
}

let aclmdlRIGetId$: typeof aclmdlRIGetId | undefined;
/**
 * Returns the number of a model. Experimental.
 * C: `aclError aclmdlRIGetId(aclmdlRI modelRI, uint32_t *modelRIId)`. Since CANN 9.1.0. Products: 950, A3, 910b, 310p.
 */
export function aclmdlRIGetId(modelRI: ModelRIPtr | null, modelRIId: Uint32Array | null): number {
  aclmdlRIGetId$ ??= bind({ name: 'aclmdlRIGetId', library: 'libacl_rt.so', since: '9.1.0', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclmdlRIGetId', 'modelRI modelRIId', aclmdlRIGetId$, [modelRI, modelRIId]);
  return aclmdlRIGetId$(modelRI, modelRIId);
}

let aclmdlRIGetName$: typeof aclmdlRIGetName | undefined;
/**
 * Copies the name of a model, the empty string when it has none.
 * C: `aclError aclmdlRIGetName(aclmdlRI modelRI, uint32_t maxLen, char *name)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclmdlRIGetName(modelRI: ModelRIPtr | null, maxLen: number, name: Uint8Array | null): number {
  aclmdlRIGetName$ ??= bind({ name: 'aclmdlRIGetName', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'uint32_t', 'void *'] });
  if (isTraced()) return traced('aclmdlRIGetName', 'modelRI maxLen name', aclmdlRIGetName$, [modelRI, maxLen, name]);
  return aclmdlRIGetName$(modelRI, maxLen, name);
}

let aclmdlRIGetStreams$: typeof aclmdlRIGetStreams | undefined;
/**
 * Lists the streams of a model. Experimental.
 * C: `aclError aclmdlRIGetStreams(aclmdlRI modelRI, aclrtStream *streams, uint32_t *numStreams)`. Since CANN 9.1.0. Products: 950, A3, 910b.
 */
export function aclmdlRIGetStreams(modelRI: ModelRIPtr | null, streams: BigUint64Array | null, numStreams: Uint32Array | null): number {
  aclmdlRIGetStreams$ ??= bind({ name: 'aclmdlRIGetStreams', library: 'libacl_rt.so', since: '9.1.0', result: 'int32_t', params: ['void *', 'void *', 'void *'] });
  if (isTraced()) return traced('aclmdlRIGetStreams', 'modelRI streams numStreams', aclmdlRIGetStreams$, [modelRI, streams, numStreams]);
  return aclmdlRIGetStreams$(modelRI, streams, numStreams);
}

let aclmdlRIGetTasksByStream$: typeof aclmdlRIGetTasksByStream | undefined;
/**
 * Lists the tasks of a stream of a model. Experimental.
 * C: `aclError aclmdlRIGetTasksByStream(aclrtStream stream, aclmdlRITask *tasks, uint32_t *numTasks)`. Since CANN 9.1.0. Products: 950, A3, 910b.
 */
export function aclmdlRIGetTasksByStream(stream: StreamPtr | null, tasks: BigUint64Array | null, numTasks: Uint32Array | null): number {
  aclmdlRIGetTasksByStream$ ??= bind({ name: 'aclmdlRIGetTasksByStream', library: 'libacl_rt.so', since: '9.1.0', result: 'int32_t', params: ['void *', 'void *', 'void *'] });
  if (isTraced()) return traced('aclmdlRIGetTasksByStream', 'stream tasks numTasks', aclmdlRIGetTasksByStream$, [stream, tasks, numTasks]);
  return aclmdlRIGetTasksByStream$(stream, tasks, numTasks);
}

let aclmdlRIKernelTaskGetAttribute$: typeof aclmdlRIKernelTaskGetAttribute | undefined;
/**
 * Reads a launch setting of a kernel task. Experimental.
 * C: `aclError aclmdlRIKernelTaskGetAttribute(aclmdlRITask task, aclrtLaunchKernelAttrId attrId, aclrtLaunchKernelAttrValue *attrValue)`. Since CANN 9.1.0. Products: 950, A3, 910b.
 */
export function aclmdlRIKernelTaskGetAttribute(task: ModelRITaskPtr | null, attrId: number, attrValue: Uint8Array | null): number {
  aclmdlRIKernelTaskGetAttribute$ ??= bind({ name: 'aclmdlRIKernelTaskGetAttribute', library: 'libacl_rt.so', since: '9.1.0', result: 'int32_t', params: ['void *', 'int32_t', 'void *'] });
  if (isTraced()) return traced('aclmdlRIKernelTaskGetAttribute', 'task attrId attrValue', aclmdlRIKernelTaskGetAttribute$, [task, attrId, attrValue]);
  return aclmdlRIKernelTaskGetAttribute$(task, attrId, attrValue);
}

let aclmdlRISetName$: typeof aclmdlRISetName | undefined;
/**
 * Names a model; a later name replaces it.
 * C: `aclError aclmdlRISetName(aclmdlRI modelRI, const char *name)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclmdlRISetName(modelRI: ModelRIPtr | null, name: string | null): number {
  aclmdlRISetName$ ??= bind({ name: 'aclmdlRISetName', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'str'] });
  if (isTraced()) return traced('aclmdlRISetName', 'modelRI name', aclmdlRISetName$, [modelRI, name]);
  return aclmdlRISetName$(modelRI, name);
}

let aclmdlRITaskDisable$: typeof aclmdlRITaskDisable | undefined;
/**
 * Takes a task out of the execution of its model. Effective after aclmdlRIUpdate. Experimental.
 * C: `aclError aclmdlRITaskDisable(aclmdlRITask task)`. Since CANN 9.1.0. Products: 950, A3, 910b.
 */
export function aclmdlRITaskDisable(task: ModelRITaskPtr | null): number {
  aclmdlRITaskDisable$ ??= bind({ name: 'aclmdlRITaskDisable', library: 'libacl_rt.so', since: '9.1.0', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclmdlRITaskDisable', 'task', aclmdlRITaskDisable$, [task]);
  return aclmdlRITaskDisable$(task);
}

let aclmdlRITaskGetParams$: typeof aclmdlRITaskGetParams | undefined;
/**
 * Reads the parameters of a task. Experimental.
 * C: `aclError aclmdlRITaskGetParams(aclmdlRITask task, aclmdlRITaskParams *params)`. Since CANN 9.1.0. Products: 950, A3, 910b.
 */
export function aclmdlRITaskGetParams(task: ModelRITaskPtr | null, params: object | null): number {
  aclmdlRITaskGetParams$ ??= bind({ name: 'aclmdlRITaskGetParams', library: 'libacl_rt.so', since: '9.1.0', result: 'int32_t', params: ['void *', outOf(aclmdlRITaskParams)] });
  if (isTraced()) return traced('aclmdlRITaskGetParams', 'task params', aclmdlRITaskGetParams$, [task, params]);
  return aclmdlRITaskGetParams$(task, params);
}

let aclmdlRITaskGetSeqId$: typeof aclmdlRITaskGetSeqId | undefined;
/**
 * Returns the sequence number of a task. Experimental.
 * C: `aclError aclmdlRITaskGetSeqId(aclmdlRITask task, uint32_t *id)`. Since CANN 9.1.0. Products: 950, A3, 910b.
 */
export function aclmdlRITaskGetSeqId(task: ModelRITaskPtr | null, id: Uint32Array | null): number {
  aclmdlRITaskGetSeqId$ ??= bind({ name: 'aclmdlRITaskGetSeqId', library: 'libacl_rt.so', since: '9.1.0', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclmdlRITaskGetSeqId', 'task id', aclmdlRITaskGetSeqId$, [task, id]);
  return aclmdlRITaskGetSeqId$(task, id);
}

let aclmdlRITaskGetType$: typeof aclmdlRITaskGetType | undefined;
/**
 * Returns the kind of a task. Experimental.
 * C: `aclError aclmdlRITaskGetType(aclmdlRITask task, aclmdlRITaskType *type)`. Since CANN 9.1.0. Products: 950, A3, 910b.
 */
export function aclmdlRITaskGetType(task: ModelRITaskPtr | null, type: Int32Array | null): number {
  aclmdlRITaskGetType$ ??= bind({ name: 'aclmdlRITaskGetType', library: 'libacl_rt.so', since: '9.1.0', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclmdlRITaskGetType', 'task type', aclmdlRITaskGetType$, [task, type]);
  return aclmdlRITaskGetType$(task, type);
}

let aclmdlRITaskSetParams$: typeof aclmdlRITaskSetParams | undefined;
/**
 * Replaces the parameters of a task; start from what aclmdlRITaskGetParams returned. Experimental.
 * C: `aclError aclmdlRITaskSetParams(aclmdlRITask task, aclmdlRITaskParams *params)`. Since CANN 9.1.0. Products: 950, A3, 910b.
 */
export function aclmdlRITaskSetParams(task: ModelRITaskPtr | null, params: StructInput<aclmdlRITaskParams> | null): number {
  aclmdlRITaskSetParams$ ??= bind({ name: 'aclmdlRITaskSetParams', library: 'libacl_rt.so', since: '9.1.0', result: 'int32_t', params: ['void *', pointerTo(aclmdlRITaskParams)] });
  if (isTraced()) return traced('aclmdlRITaskSetParams', 'task params', aclmdlRITaskSetParams$, [task, params]);
  return aclmdlRITaskSetParams$(task, params);
}

let aclmdlRIUnbindStream$: typeof aclmdlRIUnbindStream | undefined;
/**
 * Releases a stream from a model.
 * C: `aclError aclmdlRIUnbindStream(aclmdlRI modelRI, aclrtStream stream)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclmdlRIUnbindStream(modelRI: ModelRIPtr | null, stream: StreamPtr | null): number {
  aclmdlRIUnbindStream$ ??= bind({ name: 'aclmdlRIUnbindStream', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclmdlRIUnbindStream', 'modelRI stream', aclmdlRIUnbindStream$, [modelRI, stream]);
  return aclmdlRIUnbindStream$(modelRI, stream);
}

let aclmdlRIUpdate$: typeof aclmdlRIUpdate | undefined;
/**
 * Applies changed tasks to a captured model. Experimental.
 * C: `aclError aclmdlRIUpdate(aclmdlRI modelRI)`. Since CANN 9.1.0. Products: 950, A3, 910b.
 */
export function aclmdlRIUpdate(modelRI: ModelRIPtr | null): number {
  aclmdlRIUpdate$ ??= bind({ name: 'aclmdlRIUpdate', library: 'libacl_rt.so', since: '9.1.0', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclmdlRIUpdate', 'modelRI', aclmdlRIUpdate$, [modelRI]);
  return aclmdlRIUpdate$(modelRI);
}

let aclrtCheckArchCompatibility$: typeof aclrtCheckArchCompatibility | undefined;
/**
 * Tells whether kernels built for one SoC can run on the present device.
 * C: `aclError aclrtCheckArchCompatibility(const char *socVersion, int32_t *canCompatible)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtCheckArchCompatibility(socVersion: string | null, canCompatible: Int32Array | null): number {
  aclrtCheckArchCompatibility$ ??= bind({ name: 'aclrtCheckArchCompatibility', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['str', 'void *'] });
  if (isTraced()) return traced('aclrtCheckArchCompatibility', 'socVersion canCompatible', aclrtCheckArchCompatibility$, [socVersion, canCompatible]);
  return aclrtCheckArchCompatibility$(socVersion, canCompatible);
}

let aclrtCreateLabel$: typeof aclrtCreateLabel | undefined;
/**
 * Creates a label, a jump target for streams of a model. A process has at most 65535.
 * C: `aclError aclrtCreateLabel(aclrtLabel *label)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtCreateLabel(label: BigUint64Array | null): number {
  aclrtCreateLabel$ ??= bind({ name: 'aclrtCreateLabel', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtCreateLabel', 'label', aclrtCreateLabel$, [label]);
  return aclrtCreateLabel$(label);
}

let aclrtCreateLabelList$: typeof aclrtCreateLabelList | undefined;
/**
 * Makes a table of labels for jumps by index.
 * C: `aclError aclrtCreateLabelList(aclrtLabel *labels, size_t num, aclrtLabelList *labelList)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtCreateLabelList(labels: BigUint64Array | null, num: Int64, labelList: BigUint64Array | null): number {
  aclrtCreateLabelList$ ??= bind({ name: 'aclrtCreateLabelList', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'size_t', 'void *'] });
  if (isTraced()) return traced('aclrtCreateLabelList', 'labels num labelList', aclrtCreateLabelList$, [labels, num, labelList]);
  return aclrtCreateLabelList$(labels, num, labelList);
}

let aclrtDestroyLabel$: typeof aclrtDestroyLabel | undefined;
/**
 * Destroys a label.
 * C: `aclError aclrtDestroyLabel(aclrtLabel label)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtDestroyLabel(label: LabelPtr | null): number {
  aclrtDestroyLabel$ ??= bind({ name: 'aclrtDestroyLabel', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtDestroyLabel', 'label', aclrtDestroyLabel$, [label]);
  return aclrtDestroyLabel$(label);
}

let aclrtDestroyLabelList$: typeof aclrtDestroyLabelList | undefined;
/**
 * Frees a table of labels; the labels stay.
 * C: `aclError aclrtDestroyLabelList(aclrtLabelList labelList)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtDestroyLabelList(labelList: LabelListPtr | null): number {
  aclrtDestroyLabelList$ ??= bind({ name: 'aclrtDestroyLabelList', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtDestroyLabelList', 'labelList', aclrtDestroyLabelList$, [labelList]);
  return aclrtDestroyLabelList$(labelList);
}

let aclrtSetLabel$: typeof aclrtSetLabel | undefined;
/**
 * Puts a label at the present end of a stream.
 * C: `aclError aclrtSetLabel(aclrtLabel label, aclrtStream stream)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtSetLabel(label: LabelPtr | null, stream: StreamPtr | null): number {
  aclrtSetLabel$ ??= bind({ name: 'aclrtSetLabel', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclrtSetLabel', 'label stream', aclrtSetLabel$, [label, stream]);
  return aclrtSetLabel$(label, stream);
}

let aclrtSwitchLabelByIndex$: typeof aclrtSwitchLabelByIndex | undefined;
/**
 * Queues a task that jumps to a label chosen on the device; the rest of its own stream is not run.
 * C: `aclError aclrtSwitchLabelByIndex(void *ptr, uint32_t maxValue, aclrtLabelList labelList, aclrtStream stream)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtSwitchLabelByIndex(ptr: MemoryPtr | null, maxValue: number, labelList: LabelListPtr | null, stream: StreamPtr | null): number {
  aclrtSwitchLabelByIndex$ ??= bind({ name: 'aclrtSwitchLabelByIndex', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'uint32_t', 'void *', 'void *'] });
  if (isTraced()) return traced('aclrtSwitchLabelByIndex', 'ptr maxValue labelList stream', aclrtSwitchLabelByIndex$, [ptr, maxValue, labelList, stream]);
  return aclrtSwitchLabelByIndex$(ptr, maxValue, labelList, stream);
}
