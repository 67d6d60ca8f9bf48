// Generated from scripts/headers by `npm run generate`. Do not edit: --check compares every byte.

import { checkInt32, checkNullablePointer, checkPointer, checkUint64, failure } from '../../src/native/index.js';
import type { AnyPointer, FunctionPointer, Int64 } from '../../src/native/index.js';
import type { aclrtCallbackBlockType } from '../enums.js';
import type { StreamPtr } from '../types.js';
import * as raw from '../raw/callback.js';

/**
 * Queues a call of a host function on the appointed thread; 107015 when the stream has none.
 *
 * C: `aclError aclrtLaunchCallback(aclrtCallback fn, void *userData, aclrtCallbackBlockType blockType, aclrtStream
 * stream)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 *
 * @param fn - function, not null; it must not call this interface
 * @param userData - passed to the function; must live until it ran
 * @param blockType - whether the stream waits for the function
 * @param stream - handle, or null for the default stream
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclrtSubscribeReport
 */
export function launchCallback(fn: FunctionPointer<'aclrtCallback'> | null, userData: AnyPointer, blockType: aclrtCallbackBlockType, stream: StreamPtr | null): void {
  checkInt32(blockType, 'aclrtLaunchCallback', 'blockType');
  checkNullablePointer(fn, 'aclrtLaunchCallback', 'fn');
  checkPointer(userData, 'aclrtLaunchCallback', 'userData');
  checkNullablePointer(stream, 'aclrtLaunchCallback', 'stream');
  const returned = raw.aclrtLaunchCallback(fn, userData, blockType, stream);
  if (returned !== 0) throw failure('aclrtLaunchCallback', returned, { fn, userData, blockType, stream });
}

/**
 * Queues a call of a host function; the stream waits until it returns. One internal thread per context runs all of
 * them in turn.
 *
 * C: `aclError aclrtLaunchHostFunc(aclrtStream stream, aclrtHostFunc fn, void *args)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param stream - handle, or null for the default stream; one subscribed by aclrtSubscribeReport gives 107011
 * @param fn - function, not null; it must not call this interface or wait for the context
 * @param args - passed to the function; must live until it ran
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtLaunchCallback
 */
export function launchHostFunc(stream: StreamPtr | null, fn: FunctionPointer<'aclrtHostFunc'> | null, args: AnyPointer): void {
  checkNullablePointer(stream, 'aclrtLaunchHostFunc', 'stream');
  checkNullablePointer(fn, 'aclrtLaunchHostFunc', 'fn');
  checkPointer(args, 'aclrtLaunchHostFunc', 'args');
  const returned = raw.aclrtLaunchHostFunc(stream, fn, args);
  if (returned !== 0) throw failure('aclrtLaunchHostFunc', returned, { stream, fn, args });
}

/**
 * Waits for host work of the streams of the calling thread and runs it there.
 *
 * C: `aclError aclrtProcessHostFunc(int32_t timeout)` in libacl_rt.so.
 * Since CANN 7.0.0. Products: IPV350.
 *
 * @param timeout - milliseconds, at least 1, or -1 for no limit
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 7.0.0
 * @see aclrtSubscribeHostFunc
 */
export function processHostFunc(timeout: number): void {
  checkInt32(timeout, 'aclrtProcessHostFunc', 'timeout');
  const returned = raw.aclrtProcessHostFunc(timeout);
  if (returned !== 0) throw failure('aclrtProcessHostFunc', returned, { timeout });
}

/**
 * Waits for callbacks of the streams of the calling thread and runs them there, one batch per call.
 *
 * Returns 507012 when nothing came in time, 107012 on a thread that is not appointed.
 *
 * C: `aclError aclrtProcessReport(int32_t timeout)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 *
 * @param timeout - milliseconds, at least 1, or -1 for no limit
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclrtSubscribeReport
 */
export function processReport(timeout: number): void {
  checkInt32(timeout, 'aclrtProcessReport', 'timeout');
  const returned = raw.aclrtProcessReport(timeout);
  if (returned !== 0) throw failure('aclrtProcessReport', returned, { timeout });
}

/**
 * Appoints the thread that runs the host work of a stream inside aclrtProcessHostFunc (IPV350 only).
 *
 * A stream has one thread; a thread may serve several streams of one device.
 *
 * C: `aclError aclrtSubscribeHostFunc(uint64_t hostFuncThreadId, aclrtStream exeStream)` in libacl_rt.so.
 * Since CANN 7.0.0. Products: IPV350.
 *
 * @param hostFuncThreadId - operating system id of that thread
 * @param exeStream - stream, not null
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 7.0.0
 * @see aclrtUnSubscribeHostFunc
 * @see aclrtProcessHostFunc
 */
export function subscribeHostFunc(hostFuncThreadId: Int64, exeStream: StreamPtr | null): void {
  checkUint64(hostFuncThreadId, 'aclrtSubscribeHostFunc', 'hostFuncThreadId');
  checkNullablePointer(exeStream, 'aclrtSubscribeHostFunc', 'exeStream');
  const returned = raw.aclrtSubscribeHostFunc(hostFuncThreadId, exeStream);
  if (returned !== 0) throw failure('aclrtSubscribeHostFunc', returned, { hostFuncThreadId, exeStream });
}

/**
 * Appoints the thread that will run the callbacks of a stream inside aclrtProcessReport.
 *
 * A stream has one thread and cannot use aclrtLaunchHostFunc as well (107011).
 *
 * C: `aclError aclrtSubscribeReport(uint64_t threadId, aclrtStream stream)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 *
 * @param threadId - operating system id of that thread
 * @param stream - handle, or null for the default stream
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclrtUnSubscribeReport
 * @see aclrtProcessReport
 */
export function subscribeReport(threadId: Int64, stream: StreamPtr | null): void {
  checkUint64(threadId, 'aclrtSubscribeReport', 'threadId');
  checkNullablePointer(stream, 'aclrtSubscribeReport', 'stream');
  const returned = raw.aclrtSubscribeReport(threadId, stream);
  if (returned !== 0) throw failure('aclrtSubscribeReport', returned, { threadId, stream });
}

/**
 * Ends the appointment of a thread for the host work of a stream.
 *
 * C: `aclError aclrtUnSubscribeHostFunc(uint64_t hostFuncThreadId, aclrtStream exeStream)` in libacl_rt.so.
 * Since CANN 7.0.0. Products: IPV350.
 *
 * @param hostFuncThreadId - thread id used for the subscription
 * @param exeStream - stream, not null
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 7.0.0
 * @see aclrtSubscribeHostFunc
 */
export function unSubscribeHostFunc(hostFuncThreadId: Int64, exeStream: StreamPtr | null): void {
  checkUint64(hostFuncThreadId, 'aclrtUnSubscribeHostFunc', 'hostFuncThreadId');
  checkNullablePointer(exeStream, 'aclrtUnSubscribeHostFunc', 'exeStream');
  const returned = raw.aclrtUnSubscribeHostFunc(hostFuncThreadId, exeStream);
  if (returned !== 0) throw failure('aclrtUnSubscribeHostFunc', returned, { hostFuncThreadId, exeStream });
}

/**
 * Ends the appointment of a thread for a stream. Do it before the stream is destroyed.
 *
 * C: `aclError aclrtUnSubscribeReport(uint64_t threadId, aclrtStream stream)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 *
 * @param threadId - thread id used for the subscription
 * @param stream - handle, or null for the default stream
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclrtSubscribeReport
 */
export function unSubscribeReport(threadId: Int64, stream: StreamPtr | null): void {
  checkUint64(threadId, 'aclrtUnSubscribeReport', 'threadId');
  checkNullablePointer(stream, 'aclrtUnSubscribeReport', 'stream');
  const returned = raw.aclrtUnSubscribeReport(threadId, stream);
  if (returned !== 0) throw failure('aclrtUnSubscribeReport', returned, { threadId, stream });
}
