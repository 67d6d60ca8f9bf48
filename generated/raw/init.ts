// Generated from scripts/headers by `npm run generate`. Do not edit: --check compares every byte.

import { bind, isTraced, traced } from '../../src/native/index.js';
import type { AnyPointer, FunctionPointer } from '../../src/native/index.js';
let aclFinalize$: typeof aclFinalize | undefined;
/**
 * Ends the library at once, however many references there are. A second call gives 100037.
 * C: `aclError aclFinalize(void)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 */
export function aclFinalize(): number {
  aclFinalize$ ??= bind({ name: 'aclFinalize', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: [] });
  if (isTraced()) return traced('aclFinalize', '', aclFinalize$, []);
  return aclFinalize$();
}

let aclFinalizeCallbackRegister$: typeof aclFinalizeCallbackRegister | undefined;
/**
 * Registers a function for the finalization of the library to call.
 * C: `aclError aclFinalizeCallbackRegister(aclRegisterCallbackType type, aclFinalizeCallbackFunc cbFunc, void *userData)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclFinalizeCallbackRegister(type: number, cbFunc: FunctionPointer<'aclFinalizeCallbackFunc'> | null, userData: AnyPointer | null): number {
  aclFinalizeCallbackRegister$ ??= bind({ name: 'aclFinalizeCallbackRegister', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['int32_t', 'void *', 'void *'] });
  if (isTraced()) return traced('aclFinalizeCallbackRegister', 'type cbFunc userData', aclFinalizeCallbackRegister$, [type, cbFunc, userData]);
  return aclFinalizeCallbackRegister$(type, cbFunc, userData);
}

let aclFinalizeCallbackUnRegister$: typeof aclFinalizeCallbackUnRegister | undefined;
/**
 * Removes a function registered for the finalization; an unknown one gives 500000.
 * C: `aclError aclFinalizeCallbackUnRegister(aclRegisterCallbackType type, aclFinalizeCallbackFunc cbFunc)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclFinalizeCallbackUnRegister(type: number, cbFunc: FunctionPointer<'aclFinalizeCallbackFunc'> | null): number {
  aclFinalizeCallbackUnRegister$ ??= bind({ name: 'aclFinalizeCallbackUnRegister', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['int32_t', 'void *'] });
  if (isTraced()) return traced('aclFinalizeCallbackUnRegister', 'type cbFunc', aclFinalizeCallbackUnRegister$, [type, cbFunc]);
  return aclFinalizeCallbackUnRegister$(type, cbFunc);
}

let aclFinalizeReference$: typeof aclFinalizeReference | undefined;
/**
 * Gives back one reference of aclInit; the last one ends the library. Gives 100037 when none is left.
 * C: `aclError aclFinalizeReference(uint64_t *refCount)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclFinalizeReference(refCount: BigUint64Array | null): number {
  aclFinalizeReference$ ??= bind({ name: 'aclFinalizeReference', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclFinalizeReference', 'refCount', aclFinalizeReference$, [refCount]);
  return aclFinalizeReference$(refCount);
}

let aclInit$: typeof aclInit | undefined;
/**
 * Starts the library for the process, or adds a reference when it runs already.
 * C: `aclError aclInit(const char *configPath)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 */
export function aclInit(configPath: string | null): number {
  aclInit$ ??= bind({ name: 'aclInit', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['str'] });
  if (isTraced()) return traced('aclInit', 'configPath', aclInit$, [configPath]);
  return aclInit$(configPath);
}

let aclInitCallbackRegister$: typeof aclInitCallbackRegister | undefined;
/**
 * Registers a function for aclInit to call. When the library runs already it is called at once and its result is ignored.
 * C: `aclError aclInitCallbackRegister(aclRegisterCallbackType type, aclInitCallbackFunc cbFunc, void *userData)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclInitCallbackRegister(type: number, cbFunc: FunctionPointer<'aclInitCallbackFunc'> | null, userData: AnyPointer | null): number {
  aclInitCallbackRegister$ ??= bind({ name: 'aclInitCallbackRegister', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['int32_t', 'void *', 'void *'] });
  if (isTraced()) return traced('aclInitCallbackRegister', 'type cbFunc userData', aclInitCallbackRegister$, [type, cbFunc, userData]);
  return aclInitCallbackRegister$(type, cbFunc, userData);
}

let aclInitCallbackUnRegister$: typeof aclInitCallbackUnRegister | undefined;
/**
 * Removes a function registered for aclInit; an unknown one gives 500000.
 * C: `aclError aclInitCallbackUnRegister(aclRegisterCallbackType type, aclInitCallbackFunc cbFunc)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclInitCallbackUnRegister(type: number, cbFunc: FunctionPointer<'aclInitCallbackFunc'> | null): number {
  aclInitCallbackUnRegister$ ??= bind({ name: 'aclInitCallbackUnRegister', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['int32_t', 'void *'] });
  if (isTraced()) return traced('aclInitCallbackUnRegister', 'type cbFunc', aclInitCallbackUnRegister$, [type, cbFunc]);
  return aclInitCallbackUnRegister$(type, cbFunc);
}
