// Generated from scripts/headers by `npm run generate`. Do not edit: --check compares every byte.

import { bind, isTraced, pointerTo, traced } from '../../src/native/index.js';
import type { AnyPointer, FunctionPointer, StructInput } from '../../src/native/index.js';
import { aclrtSnapShotBackupArgs, aclrtSnapShotRestoreArgs } from '../structs.js';
import type { MemoryPtr } from '../types.js';
let aclrtSnapShotCallbackRegister$: typeof aclrtSnapShotCallbackRegister | undefined;
/**
 * Registers a function for a stage of snapshots; 507913 when it is registered for it already.
 * C: `aclError aclrtSnapShotCallbackRegister(aclrtSnapShotStage stage, aclrtSnapShotCallBack callback, void *args)`. Since CANN 9.0.0. Products: A3, 910b.
 */
export function aclrtSnapShotCallbackRegister(stage: number, callback: FunctionPointer<'aclrtSnapShotCallBack'> | null, args: AnyPointer | null): number {
  aclrtSnapShotCallbackRegister$ ??= bind({ name: 'aclrtSnapShotCallbackRegister', library: 'libacl_rt.so', since: '9.0.0', result: 'int32_t', params: ['int32_t', 'void *', 'void *'] });
  if (isTraced()) return traced('aclrtSnapShotCallbackRegister', 'stage callback args', aclrtSnapShotCallbackRegister$, [stage, callback, args]);
  return aclrtSnapShotCallbackRegister$(stage, callback, args);
}

let aclrtSnapShotCallbackUnregister$: typeof aclrtSnapShotCallbackUnregister | undefined;
/**
 * Removes a function registered for a stage of snapshots.
 * C: `aclError aclrtSnapShotCallbackUnregister(aclrtSnapShotStage stage, aclrtSnapShotCallBack callback)`. Since CANN 9.0.0. Products: A3, 910b.
 */
export function aclrtSnapShotCallbackUnregister(stage: number, callback: FunctionPointer<'aclrtSnapShotCallBack'> | null): number {
  aclrtSnapShotCallbackUnregister$ ??= bind({ name: 'aclrtSnapShotCallbackUnregister', library: 'libacl_rt.so', since: '9.0.0', result: 'int32_t', params: ['int32_t', 'void *'] });
  if (isTraced()) return traced('aclrtSnapShotCallbackUnregister', 'stage callback', aclrtSnapShotCallbackUnregister$, [stage, callback]);
  return aclrtSnapShotCallbackUnregister$(stage, callback);
}

let aclrtSnapShotProcessBackup$: typeof aclrtSnapShotProcessBackup | undefined;
/**
 * Saves the device resources of the locked process in host memory; the last backup counts.
 * C: `aclError aclrtSnapShotProcessBackup(int pid, aclrtSnapShotBackupArgs *args)`. Since CANN 8.5.0. Products: A3, 910b.
 */
export function aclrtSnapShotProcessBackup(pid: number, args: StructInput<aclrtSnapShotBackupArgs> | null): number {
  aclrtSnapShotProcessBackup$ ??= bind({ name: 'aclrtSnapShotProcessBackup', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['int32_t', pointerTo(aclrtSnapShotBackupArgs)] });
  if (isTraced()) return traced('aclrtSnapShotProcessBackup', 'pid args', aclrtSnapShotProcessBackup$, [pid, args]);
  return aclrtSnapShotProcessBackup$(pid, args);
}

let aclrtSnapShotProcessLock$: typeof aclrtSnapShotProcessLock | undefined;
/**
 * Holds the process for a snapshot: most other calls block until the unlock. Experimental.
 * C: `aclError aclrtSnapShotProcessLock(int pid, void *reserve)`. Since CANN 8.5.0. Products: A3, 910b.
 */
export function aclrtSnapShotProcessLock(pid: number, reserve: MemoryPtr | null): number {
  aclrtSnapShotProcessLock$ ??= bind({ name: 'aclrtSnapShotProcessLock', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['int32_t', 'void *'] });
  if (isTraced()) return traced('aclrtSnapShotProcessLock', 'pid reserve', aclrtSnapShotProcessLock$, [pid, reserve]);
  return aclrtSnapShotProcessLock$(pid, reserve);
}

let aclrtSnapShotProcessRestore$: typeof aclrtSnapShotProcessRestore | undefined;
/**
 * Brings back the device resources of the last backup, on the same device. The process is then locked.
 * C: `aclError aclrtSnapShotProcessRestore(int pid, aclrtSnapShotRestoreArgs *args)`. Since CANN 8.5.0. Products: A3, 910b.
 */
export function aclrtSnapShotProcessRestore(pid: number, args: StructInput<aclrtSnapShotRestoreArgs> | null): number {
  aclrtSnapShotProcessRestore$ ??= bind({ name: 'aclrtSnapShotProcessRestore', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['int32_t', pointerTo(aclrtSnapShotRestoreArgs)] });
  if (isTraced()) return traced('aclrtSnapShotProcessRestore', 'pid args', aclrtSnapShotProcessRestore$, [pid, args]);
  return aclrtSnapShotProcessRestore$(pid, args);
}

let aclrtSnapShotProcessUnlock$: typeof aclrtSnapShotProcessUnlock | undefined;
/**
 * Ends the lock and lets blocked calls go on; 507907 when not locked.
 * C: `aclError aclrtSnapShotProcessUnlock(int pid, void *reserve)`. Since CANN 8.5.0. Products: A3, 910b.
 */
export function aclrtSnapShotProcessUnlock(pid: number, reserve: MemoryPtr | null): number {
  aclrtSnapShotProcessUnlock$ ??= bind({ name: 'aclrtSnapShotProcessUnlock', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['int32_t', 'void *'] });
  if (isTraced()) return traced('aclrtSnapShotProcessUnlock', 'pid reserve', aclrtSnapShotProcessUnlock$, [pid, reserve]);
  return aclrtSnapShotProcessUnlock$(pid, reserve);
}
