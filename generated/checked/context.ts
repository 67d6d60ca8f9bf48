// Generated from scripts/headers by `npm run generate`. Do not edit: --check compares every byte.

import { checkInt32, checkInt64, checkNullablePointer, checkPointer, failure, int32Cell, int64Cell, pointerCell } from '../../src/native/index.js';
import type { Int64 } from '../../src/native/index.js';
import type { aclSysParamOpt } from '../enums.js';
import type { ContextPtr, DevicePtr, StreamPtr } from '../types.js';
import * as raw from '../raw/context.js';

const createContext$context = pointerCell();
/**
 * Creates a context with a default stream on a device and makes it current on the calling thread. It holds its own
 * reference to the device, so aclrtSetDevice is not needed.
 *
 * C: `aclError aclrtCreateContext(aclrtContext *context, int32_t deviceId)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 *
 * @param deviceId - user device id, 0 to count - 1
 * @returns receives the handle
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclrtDestroyContext
 */
export function createContext(deviceId: number): ContextPtr {
  checkInt32(deviceId, 'aclrtCreateContext', 'deviceId');
  const returned = raw.aclrtCreateContext(createContext$context, deviceId);
  if (returned !== 0) throw failure('aclrtCreateContext', returned, { deviceId });
  return createContext$context[0] as ContextPtr;
}

const ctxGetCurrentDefaultStream$stream = pointerCell();
/**
 * Reads the default stream of the current context.
 *
 * C: `aclError aclrtCtxGetCurrentDefaultStream(aclrtStream *stream)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @returns receives the handle; it belongs to the context and must not be destroyed
 * @throws AclError when C returns a code other than 0.
 * @since CANN 8.5.0
 */
export function ctxGetCurrentDefaultStream(): StreamPtr {
  const returned = raw.aclrtCtxGetCurrentDefaultStream(ctxGetCurrentDefaultStream$stream);
  if (returned !== 0) throw failure('aclrtCtxGetCurrentDefaultStream', returned, {});
  return ctxGetCurrentDefaultStream$stream[0] as StreamPtr;
}

const ctxGetFloatOverflowAddr$overflowAddr = pointerCell();
/**
 * Reads the device address at which the current context collects its overflow status.
 *
 * C: `aclError aclrtCtxGetFloatOverflowAddr(void **overflowAddr)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @returns receives the address, borrowed from the context
 * @throws AclError when C returns a code other than 0.
 * @since CANN 8.5.0
 */
export function ctxGetFloatOverflowAddr(): DevicePtr {
  const returned = raw.aclrtCtxGetFloatOverflowAddr(ctxGetFloatOverflowAddr$overflowAddr);
  if (returned !== 0) throw failure('aclrtCtxGetFloatOverflowAddr', returned, {});
  return ctxGetFloatOverflowAddr$overflowAddr[0] as DevicePtr;
}

const ctxGetSysParamOpt$value = int64Cell();
/**
 * Reads an option of the current context; 107021 when it was never set there.
 *
 * C: `aclError aclrtCtxGetSysParamOpt(aclSysParamOpt opt, int64_t *value)` in libacl_rt.so.
 * Since CANN 6.3.RC2. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param opt - option to read
 * @returns receives the value
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 6.3.RC2
 * @see aclrtCtxSetSysParamOpt
 */
export function ctxGetSysParamOpt(opt: aclSysParamOpt): bigint {
  checkInt32(opt, 'aclrtCtxGetSysParamOpt', 'opt');
  const returned = raw.aclrtCtxGetSysParamOpt(opt, ctxGetSysParamOpt$value);
  if (returned !== 0) throw failure('aclrtCtxGetSysParamOpt', returned, { opt });
  return ctxGetSysParamOpt$value[0] as bigint;
}

/**
 * Sets an option for the current context; aclrtSetSysParamOpt does so for the process.
 *
 * C: `aclError aclrtCtxSetSysParamOpt(aclSysParamOpt opt, int64_t value)` in libacl_rt.so.
 * Since CANN 6.3.RC2. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param opt - option to set
 * @param value - new value, see aclSysParamOpt
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 6.3.RC2
 * @see aclrtCtxGetSysParamOpt
 * @see aclrtSetSysParamOpt
 */
export function ctxSetSysParamOpt(opt: aclSysParamOpt, value: Int64): void {
  checkInt32(opt, 'aclrtCtxSetSysParamOpt', 'opt');
  checkInt64(value, 'aclrtCtxSetSysParamOpt', 'value');
  const returned = raw.aclrtCtxSetSysParamOpt(opt, value);
  if (returned !== 0) throw failure('aclrtCtxSetSysParamOpt', returned, { opt, value });
}

/**
 * Destroys a context with its streams and models; events and memory survive.
 *
 * Where it was current there is no context afterwards, an earlier aclrtSetDevice does not come back; other threads get
 * 107002.
 *
 * C: `aclError aclrtDestroyContext(aclrtContext context)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 *
 * @param context - handle from aclrtCreateContext; a primary context gives 107002
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclrtCreateContext
 */
export function destroyContext(context: ContextPtr): void {
  checkPointer(context, 'aclrtDestroyContext', 'context');
  const returned = raw.aclrtDestroyContext(context);
  if (returned !== 0) throw failure('aclrtDestroyContext', returned, { context });
}

const getCurrentContext$context = pointerCell();
/**
 * Reads the current context of the calling thread; 107002 when there is none. After aclrtSetDevice alone this is the
 * primary context.
 *
 * C: `aclError aclrtGetCurrentContext(aclrtContext *context)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 *
 * @returns receives the handle, borrowed
 * @throws AclError when C returns a code other than 0.
 * @since CANN 5.0.4
 * @see aclrtSetCurrentContext
 */
export function getCurrentContext(): ContextPtr {
  const returned = raw.aclrtGetCurrentContext(getCurrentContext$context);
  if (returned !== 0) throw failure('aclrtGetCurrentContext', returned, {});
  return getCurrentContext$context[0] as ContextPtr;
}

const getPrimaryCtxState$active = int32Cell();
/**
 * Tells whether the primary context of a device exists.
 *
 * C: `aclError aclrtGetPrimaryCtxState(int32_t deviceId, uint32_t *flags, int32_t *active)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param deviceId - user device id, 0 to count - 1
 * @returns receives 1 (exists) or 0
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 */
export function getPrimaryCtxState(deviceId: number): number {
  checkInt32(deviceId, 'aclrtGetPrimaryCtxState', 'deviceId');
  const returned = raw.aclrtGetPrimaryCtxState(deviceId, null, getPrimaryCtxState$active);
  if (returned !== 0) throw failure('aclrtGetPrimaryCtxState', returned, { deviceId });
  return getPrimaryCtxState$active[0] as number;
}

/**
 * Makes a context current on the calling thread, in place of what was current there.
 *
 * Several threads may share a context; ordering their work is up to the application.
 *
 * C: `aclError aclrtSetCurrentContext(aclrtContext context)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 *
 * @param context - live context, also a primary one; null gives 100000, a destroyed one 107000
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclrtGetCurrentContext
 */
export function setCurrentContext(context: ContextPtr | null): void {
  checkNullablePointer(context, 'aclrtSetCurrentContext', 'context');
  const returned = raw.aclrtSetCurrentContext(context);
  if (returned !== 0) throw failure('aclrtSetCurrentContext', returned, { context });
}
