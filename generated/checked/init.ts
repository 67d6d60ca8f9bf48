// Generated from scripts/headers by `npm run generate`. Do not edit: --check compares every byte.

import { builtIns, checkInt32, checkNullablePointer, checkNullableString, checkPointer, checkUint64, failure, uint64Cell } from '../../src/native/index.js';
import type { AnyPointer, FunctionPointer, Int64 } from '../../src/native/index.js';
import type { aclRegisterCallbackType } from '../enums.js';
import * as raw from '../raw/init.js';

/**
 * Ends the library at once, however many references there are. A second call gives 100037.
 *
 * Contexts, streams and memory are not freed; may take seconds because logs are flushed. Never call it from a static
 * destructor.
 *
 * C: `aclError aclFinalize(void)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 *
 * @throws AclError when C returns a code other than 0.
 * @since CANN 5.0.4
 * @see aclInit
 */
export function finalize(): void {
  const returned = raw.aclFinalize();
  if (returned !== 0) throw failure('aclFinalize', returned, {});
}

/**
 * Registers a function for the finalization of the library to call.
 *
 * C: `aclError aclFinalizeCallbackRegister(aclRegisterCallbackType type, aclFinalizeCallbackFunc cbFunc, void
 * *userData)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param type - component; registering one twice gives 500000, except ACL_REG_TYPE_OTHER
 * @param cbFunc - function, not null
 * @param userData - passed to the function; must outlive the registration
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclFinalizeCallbackUnRegister
 */
export function finalizeCallbackRegister(type: aclRegisterCallbackType, cbFunc: FunctionPointer<'aclFinalizeCallbackFunc'> | null, userData: AnyPointer): void {
  checkInt32(type, 'aclFinalizeCallbackRegister', 'type');
  checkNullablePointer(cbFunc, 'aclFinalizeCallbackRegister', 'cbFunc');
  checkPointer(userData, 'aclFinalizeCallbackRegister', 'userData');
  const returned = raw.aclFinalizeCallbackRegister(type, cbFunc, userData);
  if (returned !== 0) throw failure('aclFinalizeCallbackRegister', returned, { type, cbFunc, userData });
}

/**
 * Removes a function registered for the finalization; an unknown one gives 500000.
 *
 * C: `aclError aclFinalizeCallbackUnRegister(aclRegisterCallbackType type, aclFinalizeCallbackFunc cbFunc)` in
 * libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param type - component used at registration
 * @param cbFunc - registered function
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclFinalizeCallbackRegister
 */
export function finalizeCallbackUnRegister(type: aclRegisterCallbackType, cbFunc: FunctionPointer<'aclFinalizeCallbackFunc'> | null): void {
  checkInt32(type, 'aclFinalizeCallbackUnRegister', 'type');
  checkNullablePointer(cbFunc, 'aclFinalizeCallbackUnRegister', 'cbFunc');
  const returned = raw.aclFinalizeCallbackUnRegister(type, cbFunc);
  if (returned !== 0) throw failure('aclFinalizeCallbackUnRegister', returned, { type, cbFunc });
}

const finalizeReference$refCount = uint64Cell();
/**
 * Gives back one reference of aclInit; the last one ends the library. Gives 100037 when none is left.
 *
 * C: `aclError aclFinalizeReference(uint64_t *refCount)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param refCount - receives the references that remain; may be null
 * @returns receives the references that remain; may be null
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclInit
 */
export function finalizeReference(refCount: Int64): bigint {
  checkUint64(refCount, 'aclFinalizeReference', 'refCount');
  finalizeReference$refCount[0] = builtIns.BigInt(refCount);
  const returned = raw.aclFinalizeReference(finalizeReference$refCount);
  if (returned !== 0) throw failure('aclFinalizeReference', returned, { refCount });
  return finalizeReference$refCount[0] as bigint;
}

/**
 * Starts the library for the process, or adds a reference when it runs already.
 *
 * A further call returns 100002 but has counted: treat it as success. Its configuration is ignored.
 *
 * After a finalization only the same configuration as at first is accepted, another one gives 100000.
 *
 * C: `aclError aclInit(const char *configPath)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 *
 * @param configPath - path of a JSON file, or null for the defaults
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclFinalize
 * @see aclFinalizeReference
 */
export function init(configPath: string | null): void {
  checkNullableString(configPath, 'aclInit', 'configPath');
  const returned = raw.aclInit(configPath);
  if (returned !== 0) throw failure('aclInit', returned, { configPath });
}

/**
 * Registers a function for aclInit to call. When the library runs already it is called at once and its result is
 * ignored.
 *
 * C: `aclError aclInitCallbackRegister(aclRegisterCallbackType type, aclInitCallbackFunc cbFunc, void *userData)` in
 * libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param type - component; registering one twice gives 500000, except ACL_REG_TYPE_OTHER
 * @param cbFunc - function, not null
 * @param userData - passed to the function; must outlive the registration
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclInitCallbackUnRegister
 */
export function initCallbackRegister(type: aclRegisterCallbackType, cbFunc: FunctionPointer<'aclInitCallbackFunc'> | null, userData: AnyPointer): void {
  checkInt32(type, 'aclInitCallbackRegister', 'type');
  checkNullablePointer(cbFunc, 'aclInitCallbackRegister', 'cbFunc');
  checkPointer(userData, 'aclInitCallbackRegister', 'userData');
  const returned = raw.aclInitCallbackRegister(type, cbFunc, userData);
  if (returned !== 0) throw failure('aclInitCallbackRegister', returned, { type, cbFunc, userData });
}

/**
 * Removes a function registered for aclInit; an unknown one gives 500000.
 *
 * C: `aclError aclInitCallbackUnRegister(aclRegisterCallbackType type, aclInitCallbackFunc cbFunc)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param type - component used at registration
 * @param cbFunc - registered function
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclInitCallbackRegister
 */
export function initCallbackUnRegister(type: aclRegisterCallbackType, cbFunc: FunctionPointer<'aclInitCallbackFunc'> | null): void {
  checkInt32(type, 'aclInitCallbackUnRegister', 'type');
  checkNullablePointer(cbFunc, 'aclInitCallbackUnRegister', 'cbFunc');
  const returned = raw.aclInitCallbackUnRegister(type, cbFunc);
  if (returned !== 0) throw failure('aclInitCallbackUnRegister', returned, { type, cbFunc });
}
