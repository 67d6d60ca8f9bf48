// Generated from scripts/headers by `npm run generate`. Do not edit: --check compares every byte.

import { bind, isTraced, traced } from '../../src/native/index.js';
import type { Int64 } from '../../src/native/index.js';
import type { ContextPtr } from '../types.js';
let aclrtCreateContext$: typeof aclrtCreateContext | undefined;
/**
 * Creates a context with a default stream on a device and makes it current on the calling thread. It holds its own reference to the device, so aclrtSetDevice is not needed.
 * C: `aclError aclrtCreateContext(aclrtContext *context, int32_t deviceId)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 */
export function aclrtCreateContext(context: BigUint64Array | null, deviceId: number): number {
  aclrtCreateContext$ ??= bind({ name: 'aclrtCreateContext', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['void *', 'int32_t'] });
  if (isTraced()) return traced('aclrtCreateContext', 'context deviceId', aclrtCreateContext$, [context, deviceId]);
  return aclrtCreateContext$(context, deviceId);
}

let aclrtCtxGetCurrentDefaultStream$: typeof aclrtCtxGetCurrentDefaultStream | undefined;
/**
 * Reads the default stream of the current context.
 * C: `aclError aclrtCtxGetCurrentDefaultStream(aclrtStream *stream)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtCtxGetCurrentDefaultStream(stream: BigUint64Array | null): number {
  aclrtCtxGetCurrentDefaultStream$ ??= bind({ name: 'aclrtCtxGetCurrentDefaultStream', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtCtxGetCurrentDefaultStream', 'stream', aclrtCtxGetCurrentDefaultStream$, [stream]);
  return aclrtCtxGetCurrentDefaultStream$(stream);
}

let aclrtCtxGetFloatOverflowAddr$: typeof aclrtCtxGetFloatOverflowAddr | undefined;
/**
 * Reads the device address at which the current context collects its overflow status.
 * C: `aclError aclrtCtxGetFloatOverflowAddr(void **overflowAddr)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtCtxGetFloatOverflowAddr(overflowAddr: BigUint64Array | null): number {
  aclrtCtxGetFloatOverflowAddr$ ??= bind({ name: 'aclrtCtxGetFloatOverflowAddr', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtCtxGetFloatOverflowAddr', 'overflowAddr', aclrtCtxGetFloatOverflowAddr$, [overflowAddr]);
  return aclrtCtxGetFloatOverflowAddr$(overflowAddr);
}

let aclrtCtxGetSysParamOpt$: typeof aclrtCtxGetSysParamOpt | undefined;
/**
 * Reads an option of the current context; 107021 when it was never set there.
 * C: `aclError aclrtCtxGetSysParamOpt(aclSysParamOpt opt, int64_t *value)`. Since CANN 6.3.RC2. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtCtxGetSysParamOpt(opt: number, value: BigInt64Array | null): number {
  aclrtCtxGetSysParamOpt$ ??= bind({ name: 'aclrtCtxGetSysParamOpt', library: 'libacl_rt.so', since: '6.3.RC2', result: 'int32_t', params: ['int32_t', 'void *'] });
  if (isTraced()) return traced('aclrtCtxGetSysParamOpt', 'opt value', aclrtCtxGetSysParamOpt$, [opt, value]);
  return aclrtCtxGetSysParamOpt$(opt, value);
}

let aclrtCtxSetSysParamOpt$: typeof aclrtCtxSetSysParamOpt | undefined;
/**
 * Sets an option for the current context; aclrtSetSysParamOpt does so for the process.
 * C: `aclError aclrtCtxSetSysParamOpt(aclSysParamOpt opt, int64_t value)`. Since CANN 6.3.RC2. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtCtxSetSysParamOpt(opt: number, value: Int64): number {
  aclrtCtxSetSysParamOpt$ ??= bind({ name: 'aclrtCtxSetSysParamOpt', library: 'libacl_rt.so', since: '6.3.RC2', result: 'int32_t', params: ['int32_t', 'int64_t'] });
  if (isTraced()) return traced('aclrtCtxSetSysParamOpt', 'opt value', aclrtCtxSetSysParamOpt$, [opt, value]);
  return aclrtCtxSetSysParamOpt$(opt, value);
}

let aclrtDestroyContext$: typeof aclrtDestroyContext | undefined;
/**
 * Destroys a context with its streams and models; events and memory survive.
 * C: `aclError aclrtDestroyContext(aclrtContext context)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 */
export function aclrtDestroyContext(context: ContextPtr | null): number {
  aclrtDestroyContext$ ??= bind({ name: 'aclrtDestroyContext', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtDestroyContext', 'context', aclrtDestroyContext$, [context]);
  return aclrtDestroyContext$(context);
}

let aclrtGetCurrentContext$: typeof aclrtGetCurrentContext | undefined;
/**
 * Reads the current context of the calling thread; 107002 when there is none. After aclrtSetDevice alone this is the primary context.
 * C: `aclError aclrtGetCurrentContext(aclrtContext *context)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 */
export function aclrtGetCurrentContext(context: BigUint64Array | null): number {
  aclrtGetCurrentContext$ ??= bind({ name: 'aclrtGetCurrentContext', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtGetCurrentContext', 'context', aclrtGetCurrentContext$, [context]);
  return aclrtGetCurrentContext$(context);
}

let aclrtGetPrimaryCtxState$: typeof aclrtGetPrimaryCtxState | undefined;
/**
 * Tells whether the primary context of a device exists.
 * C: `aclError aclrtGetPrimaryCtxState(int32_t deviceId, uint32_t *flags, int32_t *active)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtGetPrimaryCtxState(deviceId: number, flags: Uint32Array | null, active: Int32Array | null): number {
  aclrtGetPrimaryCtxState$ ??= bind({ name: 'aclrtGetPrimaryCtxState', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['int32_t', 'void *', 'void *'] });
  if (isTraced()) return traced('aclrtGetPrimaryCtxState', 'deviceId flags active', aclrtGetPrimaryCtxState$, [deviceId, flags, active]);
  return aclrtGetPrimaryCtxState$(deviceId, flags, active);
}

let aclrtSetCurrentContext$: typeof aclrtSetCurrentContext | undefined;
/**
 * Makes a context current on the calling thread, in place of what was current there.
 * C: `aclError aclrtSetCurrentContext(aclrtContext context)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 */
export function aclrtSetCurrentContext(context: ContextPtr | null): number {
  aclrtSetCurrentContext$ ??= bind({ name: 'aclrtSetCurrentContext', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtSetCurrentContext', 'context', aclrtSetCurrentContext$, [context]);
  return aclrtSetCurrentContext$(context);
}
