// Generated from scripts/headers by `npm run generate`. Do not edit: --check compares every byte.

import { bind, isTraced, traced } from '../../src/native/index.js';
import type { AnyPointer, FunctionPointer, Int64 } from '../../src/native/index.js';
import type { StreamPtr } from '../types.js';
let aclrtLaunchCallback$: typeof aclrtLaunchCallback | undefined;
/**
 * Queues a call of a host function on the appointed thread; 107015 when the stream has none.
 * C: `aclError aclrtLaunchCallback(aclrtCallback fn, void *userData, aclrtCallbackBlockType blockType, aclrtStream stream)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 */
export function aclrtLaunchCallback(fn: FunctionPointer<'aclrtCallback'> | null, userData: AnyPointer | null, blockType: number, stream: StreamPtr | null): number {
  aclrtLaunchCallback$ ??= bind({ name: 'aclrtLaunchCallback', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['void *', 'void *', 'int32_t', 'void *'] });
  if (isTraced()) return traced('aclrtLaunchCallback', 'fn userData blockType stream', aclrtLaunchCallback$, [fn, userData, blockType, stream]);
  return aclrtLaunchCallback$(fn, userData, blockType, stream);
}

let aclrtLaunchHostFunc$: typeof aclrtLaunchHostFunc | undefined;
/**
 * Queues a call of a host function; the stream waits until it returns. One internal thread per context runs all of them in turn.
 * C: `aclError aclrtLaunchHostFunc(aclrtStream stream, aclrtHostFunc fn, void *args)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtLaunchHostFunc(stream: StreamPtr | null, fn: FunctionPointer<'aclrtHostFunc'> | null, args: AnyPointer | null): number {
  aclrtLaunchHostFunc$ ??= bind({ name: 'aclrtLaunchHostFunc', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'void *', 'void *'] });
  if (isTraced()) return traced('aclrtLaunchHostFunc', 'stream fn args', aclrtLaunchHostFunc$, [stream, fn, args]);
  return aclrtLaunchHostFunc$(stream, fn, args);
}

let aclrtProcessHostFunc$: typeof aclrtProcessHostFunc | undefined;
/**
 * Waits for host work of the streams of the calling thread and runs it there.
 * C: `aclError aclrtProcessHostFunc(int32_t timeout)`. Since CANN 7.0.0. Products: IPV350.
 */
export function aclrtProcessHostFunc(timeout: number): number {
  aclrtProcessHostFunc$ ??= bind({ name: 'aclrtProcessHostFunc', library: 'libacl_rt.so', since: '7.0.0', result: 'int32_t', params: ['int32_t'] });
  if (isTraced()) return traced('aclrtProcessHostFunc', 'timeout', aclrtProcessHostFunc$, [timeout]);
  return aclrtProcessHostFunc$(timeout);
}

let aclrtProcessReport$: typeof aclrtProcessReport | undefined;
/**
 * Waits for callbacks of the streams of the calling thread and runs them there, one batch per call.
 * C: `aclError aclrtProcessReport(int32_t timeout)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 */
export function aclrtProcessReport(timeout: number): number {
  aclrtProcessReport$ ??= bind({ name: 'aclrtProcessReport', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['int32_t'] });
  if (isTraced()) return traced('aclrtProcessReport', 'timeout', aclrtProcessReport$, [timeout]);
  return aclrtProcessReport$(timeout);
}

let aclrtSubscribeHostFunc$: typeof aclrtSubscribeHostFunc | undefined;
/**
 * Appoints the thread that runs the host work of a stream inside aclrtProcessHostFunc (IPV350 only).
 * C: `aclError aclrtSubscribeHostFunc(uint64_t hostFuncThreadId, aclrtStream exeStream)`. Since CANN 7.0.0. Products: IPV350.
 */
export function aclrtSubscribeHostFunc(hostFuncThreadId: Int64, exeStream: StreamPtr | null): number {
  aclrtSubscribeHostFunc$ ??= bind({ name: 'aclrtSubscribeHostFunc', library: 'libacl_rt.so', since: '7.0.0', result: 'int32_t', params: ['uint64_t', 'void *'] });
  if (isTraced()) return traced('aclrtSubscribeHostFunc', 'hostFuncThreadId exeStream', aclrtSubscribeHostFunc$, [hostFuncThreadId, exeStream]);
  return aclrtSubscribeHostFunc$(hostFuncThreadId, exeStream);
}

let aclrtSubscribeReport$: typeof aclrtSubscribeReport | undefined;
/**
 * Appoints the thread that will run the callbacks of a stream inside aclrtProcessReport.
 * C: `aclError aclrtSubscribeReport(uint64_t threadId, aclrtStream stream)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 */
export function aclrtSubscribeReport(threadId: Int64, stream: StreamPtr | null): number {
  aclrtSubscribeReport$ ??= bind({ name: 'aclrtSubscribeReport', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['uint64_t', 'void *'] });
  if (isTraced()) return traced('aclrtSubscribeReport', 'threadId stream', aclrtSubscribeReport$, [threadId, stream]);
  return aclrtSubscribeReport$(threadId, stream);
}

let aclrtUnSubscribeHostFunc$: typeof aclrtUnSubscribeHostFunc | undefined;
/**
 * Ends the appointment of a thread for the host work of a stream.
 * C: `aclError aclrtUnSubscribeHostFunc(uint64_t hostFuncThreadId, aclrtStream exeStream)`. Since CANN 7.0.0. Products: IPV350.
 */
export function aclrtUnSubscribeHostFunc(hostFuncThreadId: Int64, exeStream: StreamPtr | null): number {
  aclrtUnSubscribeHostFunc$ ??= bind({ name: 'aclrtUnSubscribeHostFunc', library: 'libacl_rt.so', since: '7.0.0', result: 'int32_t', params: ['uint64_t', 'void *'] });
  if (isTraced()) return traced('aclrtUnSubscribeHostFunc', 'hostFuncThreadId exeStream', aclrtUnSubscribeHostFunc$, [hostFuncThreadId, exeStream]);
  return aclrtUnSubscribeHostFunc$(hostFuncThreadId, exeStream);
}

let aclrtUnSubscribeReport$: typeof aclrtUnSubscribeReport | undefined;
/**
 * Ends the appointment of a thread for a stream. Do it before the stream is destroyed.
 * C: `aclError aclrtUnSubscribeReport(uint64_t threadId, aclrtStream stream)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 */
export function aclrtUnSubscribeReport(threadId: Int64, stream: StreamPtr | null): number {
  aclrtUnSubscribeReport$ ??= bind({ name: 'aclrtUnSubscribeReport', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['uint64_t', 'void *'] });
  if (isTraced()) return traced('aclrtUnSubscribeReport', 'threadId stream', aclrtUnSubscribeReport$, [threadId, stream]);
  return aclrtUnSubscribeReport$(threadId, stream);
}
