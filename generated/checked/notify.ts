// Generated from scripts/headers by `npm run generate`. Do not edit: --check compares every byte.

import { addressesOf, builtIns, checkCount, checkNullablePointer, checkPointer, checkString, checkUint32, checkUint64, elementsOf, failure, numbersOf, pointerCell, structOf, structsOf, textOf, uint32Cell } from '../../src/native/index.js';
import type { Int64, StructInput } from '../../src/native/index.js';
import { aclrtCntNotifyRecordInfo, aclrtCntNotifyWaitInfo, aclrtServerPid } from '../structs.js';
import type { CntNotifyPtr, NotifyPtr, StreamPtr } from '../types.js';
import * as raw from '../raw/notify.js';

const cntNotifyCreate$cntNotify = pointerCell();
/**
 * Creates a counting notify with the value 0 on the current device (Ascend 950).
 *
 * C: `aclError aclrtCntNotifyCreate(aclrtCntNotify *cntNotify, uint64_t flag)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950.
 *
 * @param flag - reserved, 0
 * @returns receives the handle
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtCntNotifyDestroy
 */
export function cntNotifyCreate(flag: Int64): CntNotifyPtr {
  checkUint64(flag, 'aclrtCntNotifyCreate', 'flag');
  const returned = raw.aclrtCntNotifyCreate(cntNotifyCreate$cntNotify, flag);
  if (returned !== 0) throw failure('aclrtCntNotifyCreate', returned, { flag });
  return cntNotifyCreate$cntNotify[0] as CntNotifyPtr;
}

/**
 * Destroys a counting notify.
 *
 * C: `aclError aclrtCntNotifyDestroy(aclrtCntNotify cntNotify)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950.
 *
 * @param cntNotify - handle from aclrtCntNotifyCreate
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtCntNotifyCreate
 */
export function cntNotifyDestroy(cntNotify: CntNotifyPtr): void {
  checkPointer(cntNotify, 'aclrtCntNotifyDestroy', 'cntNotify');
  const returned = raw.aclrtCntNotifyDestroy(cntNotify);
  if (returned !== 0) throw failure('aclrtCntNotifyDestroy', returned, { cntNotify });
}

const cntNotifyGetId$notifyId = uint32Cell();
/**
 * Reads the number of a counting notify.
 *
 * C: `aclError aclrtCntNotifyGetId(aclrtCntNotify cntNotify, uint32_t *notifyId)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950.
 *
 * @param cntNotify - handle from aclrtCntNotifyCreate
 * @returns receives the number
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 */
export function cntNotifyGetId(cntNotify: CntNotifyPtr): number {
  checkPointer(cntNotify, 'aclrtCntNotifyGetId', 'cntNotify');
  const returned = raw.aclrtCntNotifyGetId(cntNotify, cntNotifyGetId$notifyId);
  if (returned !== 0) throw failure('aclrtCntNotifyGetId', returned, { cntNotify });
  return cntNotifyGetId$notifyId[0] as number;
}

/**
 * Queues a task that changes the counter of a counting notify.
 *
 * C: `aclError aclrtCntNotifyRecord(aclrtCntNotify cntNotify, aclrtStream stream, aclrtCntNotifyRecordInfo *info)` in
 * libacl_rt.so.
 * Since CANN 8.5.0. Products: 950.
 *
 * @param cntNotify - handle from aclrtCntNotifyCreate
 * @param stream - handle, or null for the default stream
 * @param info - change to make
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtCntNotifyWaitWithTimeout
 */
export function cntNotifyRecord(cntNotify: CntNotifyPtr, stream: StreamPtr | null, info: StructInput<aclrtCntNotifyRecordInfo>): void {
  const info$ = structOf(info, aclrtCntNotifyRecordInfo, 'aclrtCntNotifyRecord', 'info');
  checkPointer(cntNotify, 'aclrtCntNotifyRecord', 'cntNotify');
  checkNullablePointer(stream, 'aclrtCntNotifyRecord', 'stream');
  const returned = raw.aclrtCntNotifyRecord(cntNotify, stream, info$);
  if (returned !== 0) throw failure('aclrtCntNotifyRecord', returned, { cntNotify, stream, info: info$ });
}

/**
 * Queues a task that sets the counter to 0.
 *
 * C: `aclError aclrtCntNotifyReset(aclrtCntNotify cntNotify, aclrtStream stream)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950.
 *
 * @param cntNotify - handle from aclrtCntNotifyCreate
 * @param stream - handle, or null for the default stream
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 */
export function cntNotifyReset(cntNotify: CntNotifyPtr, stream: StreamPtr | null): void {
  checkPointer(cntNotify, 'aclrtCntNotifyReset', 'cntNotify');
  checkNullablePointer(stream, 'aclrtCntNotifyReset', 'stream');
  const returned = raw.aclrtCntNotifyReset(cntNotify, stream);
  if (returned !== 0) throw failure('aclrtCntNotifyReset', returned, { cntNotify, stream });
}

/**
 * Queues a task that holds the stream until the counter meets a condition. Returns at once.
 *
 * C: `aclError aclrtCntNotifyWaitWithTimeout(aclrtCntNotify cntNotify, aclrtStream stream, aclrtCntNotifyWaitInfo
 * *info)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950.
 *
 * @param cntNotify - handle from aclrtCntNotifyCreate
 * @param stream - handle, or null for the default stream
 * @param info - condition and limit
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtCntNotifyRecord
 */
export function cntNotifyWaitWithTimeout(cntNotify: CntNotifyPtr, stream: StreamPtr | null, info: StructInput<aclrtCntNotifyWaitInfo>): void {
  const info$ = structOf(info, aclrtCntNotifyWaitInfo, 'aclrtCntNotifyWaitWithTimeout', 'info');
  checkPointer(cntNotify, 'aclrtCntNotifyWaitWithTimeout', 'cntNotify');
  checkNullablePointer(stream, 'aclrtCntNotifyWaitWithTimeout', 'stream');
  const returned = raw.aclrtCntNotifyWaitWithTimeout(cntNotify, stream, info$);
  if (returned !== 0) throw failure('aclrtCntNotifyWaitWithTimeout', returned, { cntNotify, stream, info: info$ });
}

const createNotify$notify = pointerCell();
/**
 * Creates a notify on the current device. Their number is limited (207009).
 *
 * C: `aclError aclrtCreateNotify(aclrtNotify *notify, uint64_t flag)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param flag - ACL_NOTIFY_DEFAULT or ACL_NOTIFY_DEVICE_USE_ONLY
 * @returns receives the handle
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtDestroyNotify
 */
export function createNotify(flag: Int64): NotifyPtr {
  checkUint64(flag, 'aclrtCreateNotify', 'flag');
  const returned = raw.aclrtCreateNotify(createNotify$notify, flag);
  if (returned !== 0) throw failure('aclrtCreateNotify', returned, { flag });
  return createNotify$notify[0] as NotifyPtr;
}

/**
 * Gives up a notify; one that is shared lives until every process has given it up.
 *
 * C: `aclError aclrtDestroyNotify(aclrtNotify notify)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param notify - handle from a create or import function
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtCreateNotify
 */
export function destroyNotify(notify: NotifyPtr): void {
  checkPointer(notify, 'aclrtDestroyNotify', 'notify');
  const returned = raw.aclrtDestroyNotify(notify);
  if (returned !== 0) throw failure('aclrtDestroyNotify', returned, { notify });
}

const getNotifyId$notifyId = uint32Cell();
/**
 * Reads the number of a notify.
 *
 * C: `aclError aclrtGetNotifyId(aclrtNotify notify, uint32_t *notifyId)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param notify - handle to look at
 * @returns receives the number
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 */
export function getNotifyId(notify: NotifyPtr): number {
  checkPointer(notify, 'aclrtGetNotifyId', 'notify');
  const returned = raw.aclrtGetNotifyId(notify, getNotifyId$notifyId);
  if (returned !== 0) throw failure('aclrtGetNotifyId', returned, { notify });
  return getNotifyId$notifyId[0] as number;
}

/**
 * Clears several notifies at once (Ascend 950, A3, A2).
 *
 * C: `aclError aclrtNotifyBatchReset(aclrtNotify *notifies, size_t num)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b.
 *
 * @param notifies - array of handles
 * @param num - number of entries
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 */
export function notifyBatchReset(notifies: readonly NotifyPtr[], num: Int64): void {
  checkUint64(num, 'aclrtNotifyBatchReset', 'num');
  const notifies$ = addressesOf(notifies, num, 'aclrtNotifyBatchReset', 'notifies');
  const returned = raw.aclrtNotifyBatchReset(notifies$, num);
  if (returned !== 0) throw failure('aclrtNotifyBatchReset', returned, { notifies: elementsOf(notifies$), num });
}

/**
 * Shares a notify with other processes and makes the key for it.
 *
 * C: `aclError aclrtNotifyGetExportKey(aclrtNotify notify, char *key, size_t len, uint64_t flags)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: A3, 910b, 310p, 910.
 *
 * @param notify - handle made by this process
 * @param len - bytes in the buffer, at least 65
 * @param flags - an ACL_RT_NOTIFY_EXPORT_FLAG value
 * @returns buffer for the zero-terminated key
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtNotifyImportByKey
 * @see aclrtNotifySetImportPid
 */
export function notifyGetExportKey(notify: NotifyPtr, len: Int64, flags: Int64): string {
  checkUint64(len, 'aclrtNotifyGetExportKey', 'len');
  checkUint64(flags, 'aclrtNotifyGetExportKey', 'flags');
  checkPointer(notify, 'aclrtNotifyGetExportKey', 'notify');
  const key$ = new builtIns.Uint8Array(checkCount(len, 1, 'aclrtNotifyGetExportKey', 'len'));
  const returned = raw.aclrtNotifyGetExportKey(notify, key$, len, flags);
  if (returned !== 0) throw failure('aclrtNotifyGetExportKey', returned, { notify, len, flags });
  return textOf(key$);
}

const notifyImportByKey$notify = pointerCell();
/**
 * Opens a notify of another process; the owner must not have destroyed it. Release it with aclrtDestroyNotify.
 *
 * C: `aclError aclrtNotifyImportByKey(aclrtNotify *notify, const char *key, uint64_t flags)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: A3, 910b, 310p, 910.
 *
 * @param key - key made by the owner
 * @param flags - an ACL_RT_NOTIFY_IMPORT_FLAG value
 * @returns receives the handle; record it, do not wait for it
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtNotifyGetExportKey
 */
export function notifyImportByKey(key: string, flags: Int64): NotifyPtr {
  checkUint64(flags, 'aclrtNotifyImportByKey', 'flags');
  checkString(key, 'aclrtNotifyImportByKey', 'key');
  const returned = raw.aclrtNotifyImportByKey(notifyImportByKey$notify, key, flags);
  if (returned !== 0) throw failure('aclrtNotifyImportByKey', returned, { key, flags });
  return notifyImportByKey$notify[0] as NotifyPtr;
}

/**
 * Names the processes that may import a shared notify.
 *
 * C: `aclError aclrtNotifySetImportPid(aclrtNotify notify, int32_t *pid, size_t num)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: A3, 910b, 310p, 910.
 *
 * @param notify - exported notify
 * @param pid - array of process ids from aclrtDeviceGetBareTgid
 * @param num - number of entries
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtNotifyGetExportKey
 */
export function notifySetImportPid(notify: NotifyPtr, pid: readonly number[] | Int32Array, num: Int64): void {
  checkUint64(num, 'aclrtNotifySetImportPid', 'num');
  const pid$ = numbersOf(builtIns.Int32Array, pid, num, 'aclrtNotifySetImportPid', 'pid');
  checkPointer(notify, 'aclrtNotifySetImportPid', 'notify');
  const returned = raw.aclrtNotifySetImportPid(notify, pid$, num);
  if (returned !== 0) throw failure('aclrtNotifySetImportPid', returned, { notify, pid: elementsOf(pid$), num });
}

/**
 * Names processes on other servers of the super node that may import a shared notify (A3).
 *
 * C: `aclError aclrtNotifySetImportPidInterServer(aclrtNotify notify, aclrtServerPid *serverPids, size_t num)` in
 * libacl_rt.so.
 * Since CANN 8.5.0. Products: A3.
 *
 * @param notify - exported notify
 * @param serverPids - array with the processes of one server each
 * @param num - number of entries
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtNotifyGetExportKey
 */
export function notifySetImportPidInterServer(notify: NotifyPtr, serverPids: readonly StructInput<aclrtServerPid>[], num: Int64): void {
  checkUint64(num, 'aclrtNotifySetImportPidInterServer', 'num');
  const serverPids$ = structsOf(serverPids, aclrtServerPid, num, 'aclrtNotifySetImportPidInterServer', 'serverPids');
  checkPointer(notify, 'aclrtNotifySetImportPidInterServer', 'notify');
  const returned = raw.aclrtNotifySetImportPidInterServer(notify, serverPids$, num);
  if (returned !== 0) throw failure('aclrtNotifySetImportPidInterServer', returned, { notify, serverPids: serverPids$, num });
}

/**
 * Queues a task that sets a notify and so releases the stream that waits for it.
 *
 * C: `aclError aclrtRecordNotify(aclrtNotify notify, aclrtStream stream)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param notify - handle to set, own or imported
 * @param stream - handle, or null for the default stream
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtWaitAndResetNotify
 */
export function recordNotify(notify: NotifyPtr, stream: StreamPtr | null): void {
  checkPointer(notify, 'aclrtRecordNotify', 'notify');
  checkNullablePointer(stream, 'aclrtRecordNotify', 'stream');
  const returned = raw.aclrtRecordNotify(notify, stream);
  if (returned !== 0) throw failure('aclrtRecordNotify', returned, { notify, stream });
}

/**
 * Queues a task that holds the stream until the notify is set and then clears it. Returns at once.
 *
 * C: `aclError aclrtWaitAndResetNotify(aclrtNotify notify, aclrtStream stream, uint32_t timeout)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param notify - handle that belongs to the device of the stream
 * @param stream - handle, or null for the default stream
 * @param timeout - seconds, 0 for no limit
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtRecordNotify
 */
export function waitAndResetNotify(notify: NotifyPtr, stream: StreamPtr | null, timeout: number): void {
  checkUint32(timeout, 'aclrtWaitAndResetNotify', 'timeout');
  checkPointer(notify, 'aclrtWaitAndResetNotify', 'notify');
  checkNullablePointer(stream, 'aclrtWaitAndResetNotify', 'stream');
  const returned = raw.aclrtWaitAndResetNotify(notify, stream, timeout);
  if (returned !== 0) throw failure('aclrtWaitAndResetNotify', returned, { notify, stream, timeout });
}
