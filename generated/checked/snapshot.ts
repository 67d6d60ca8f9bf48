// Generated from scripts/headers by `npm run generate`. Do not edit: --check compares every byte.

import { checkInt32, checkNullablePointer, failure, nullableStructOf } from '../../src/native/index.js';
import type { AnyPointer, FunctionPointer, StructInput } from '../../src/native/index.js';
import type { aclrtSnapShotStage } from '../enums.js';
import { aclrtSnapShotBackupArgs, aclrtSnapShotRestoreArgs } from '../structs.js';
import type { MemoryPtr } from '../types.js';
import * as raw from '../raw/snapshot.js';

/**
 * Registers a function for a stage of snapshots; 507913 when it is registered for it already.
 *
 * C: `aclError aclrtSnapShotCallbackRegister(aclrtSnapShotStage stage, aclrtSnapShotCallBack callback, void *args)` in
 * libacl_rt.so.
 * Since CANN 9.0.0. Products: A3, 910b.
 *
 * @param stage - moment of the call
 * @param callback - function, not null
 * @param args - passed to the function, may be null; must outlive the registration
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.0.0
 * @see aclrtSnapShotCallbackUnregister
 */
export function snapShotCallbackRegister(stage: aclrtSnapShotStage, callback: FunctionPointer<'aclrtSnapShotCallBack'> | null, args: AnyPointer | null): void {
  checkInt32(stage, 'aclrtSnapShotCallbackRegister', 'stage');
  checkNullablePointer(callback, 'aclrtSnapShotCallbackRegister', 'callback');
  checkNullablePointer(args, 'aclrtSnapShotCallbackRegister', 'args');
  const returned = raw.aclrtSnapShotCallbackRegister(stage, callback, args);
  if (returned !== 0) throw failure('aclrtSnapShotCallbackRegister', returned, { stage, callback, args });
}

/**
 * Removes a function registered for a stage of snapshots.
 *
 * C: `aclError aclrtSnapShotCallbackUnregister(aclrtSnapShotStage stage, aclrtSnapShotCallBack callback)` in
 * libacl_rt.so.
 * Since CANN 9.0.0. Products: A3, 910b.
 *
 * @param stage - stage used at registration
 * @param callback - registered function
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.0.0
 * @see aclrtSnapShotCallbackRegister
 */
export function snapShotCallbackUnregister(stage: aclrtSnapShotStage, callback: FunctionPointer<'aclrtSnapShotCallBack'> | null): void {
  checkInt32(stage, 'aclrtSnapShotCallbackUnregister', 'stage');
  checkNullablePointer(callback, 'aclrtSnapShotCallbackUnregister', 'callback');
  const returned = raw.aclrtSnapShotCallbackUnregister(stage, callback);
  if (returned !== 0) throw failure('aclrtSnapShotCallbackUnregister', returned, { stage, callback });
}

/**
 * Saves the device resources of the locked process in host memory; the last backup counts.
 *
 * Gives 507908 when the process is not locked.
 *
 * C: `aclError aclrtSnapShotProcessBackup(int pid, aclrtSnapShotBackupArgs *args)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: A3, 910b.
 *
 * @param pid - process id, the own one only
 * @param args - reserved, must be null
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtSnapShotProcessRestore
 */
export function snapShotProcessBackup(pid: number, args: StructInput<aclrtSnapShotBackupArgs> | null): void {
  checkInt32(pid, 'aclrtSnapShotProcessBackup', 'pid');
  const args$ = nullableStructOf(args, aclrtSnapShotBackupArgs, 'aclrtSnapShotProcessBackup', 'args');
  const returned = raw.aclrtSnapShotProcessBackup(pid, args$);
  if (returned !== 0) throw failure('aclrtSnapShotProcessBackup', returned, { pid, args: args$ });
}

/**
 * Holds the process for a snapshot: most other calls block until the unlock. Experimental.
 *
 * Waits up to 60 s for running calls (507905); gives 507906 when locked already.
 *
 * C: `aclError aclrtSnapShotProcessLock(int pid, void *reserve)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: A3, 910b.
 *
 * @param pid - process id, the own one only
 * @param reserve - reserved, must be null
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtSnapShotProcessUnlock
 */
export function snapShotProcessLock(pid: number, reserve: MemoryPtr | null): void {
  checkInt32(pid, 'aclrtSnapShotProcessLock', 'pid');
  checkNullablePointer(reserve, 'aclrtSnapShotProcessLock', 'reserve');
  const returned = raw.aclrtSnapShotProcessLock(pid, reserve);
  if (returned !== 0) throw failure('aclrtSnapShotProcessLock', returned, { pid, reserve });
}

/**
 * Brings back the device resources of the last backup, on the same device. The process is then locked.
 *
 * Gives 507909 without a backup or when another process took the device.
 *
 * C: `aclError aclrtSnapShotProcessRestore(int pid, aclrtSnapShotRestoreArgs *args)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: A3, 910b.
 *
 * @param pid - process id, the own one only
 * @param args - reserved, must be null
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtSnapShotProcessBackup
 */
export function snapShotProcessRestore(pid: number, args: StructInput<aclrtSnapShotRestoreArgs> | null): void {
  checkInt32(pid, 'aclrtSnapShotProcessRestore', 'pid');
  const args$ = nullableStructOf(args, aclrtSnapShotRestoreArgs, 'aclrtSnapShotProcessRestore', 'args');
  const returned = raw.aclrtSnapShotProcessRestore(pid, args$);
  if (returned !== 0) throw failure('aclrtSnapShotProcessRestore', returned, { pid, args: args$ });
}

/**
 * Ends the lock and lets blocked calls go on; 507907 when not locked.
 *
 * C: `aclError aclrtSnapShotProcessUnlock(int pid, void *reserve)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: A3, 910b.
 *
 * @param pid - process id, the own one only
 * @param reserve - reserved, must be null
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtSnapShotProcessLock
 */
export function snapShotProcessUnlock(pid: number, reserve: MemoryPtr | null): void {
  checkInt32(pid, 'aclrtSnapShotProcessUnlock', 'pid');
  checkNullablePointer(reserve, 'aclrtSnapShotProcessUnlock', 'reserve');
  const returned = raw.aclrtSnapShotProcessUnlock(pid, reserve);
  if (returned !== 0) throw failure('aclrtSnapShotProcessUnlock', returned, { pid, reserve });
}
