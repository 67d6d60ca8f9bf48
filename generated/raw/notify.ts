// Generated from scripts/headers by `npm run generate`. Do not edit: --check compares every byte.

import { bind, isTraced, pointerTo, traced } from '../../src/native/index.js';
import type { Int64, StructInput } from '../../src/native/index.js';
import { aclrtCntNotifyRecordInfo, aclrtCntNotifyWaitInfo, aclrtServerPid } from '../structs.js';
import type { CntNotifyPtr, NotifyPtr, StreamPtr } from '../types.js';
let aclrtCntNotifyCreate$: typeof aclrtCntNotifyCreate | undefined;
/**
 * Creates a counting notify with the value 0 on the current device (Ascend 950).
 * C: `aclError aclrtCntNotifyCreate(aclrtCntNotify *cntNotify, uint64_t flag)`. Since CANN 8.5.0. Products: 950.
 */
export function aclrtCntNotifyCreate(cntNotify: BigUint64Array | null, flag: Int64): number {
  aclrtCntNotifyCreate$ ??= bind({ name: 'aclrtCntNotifyCreate', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'uint64_t'] });
  if (isTraced()) return traced('aclrtCntNotifyCreate', 'cntNotify flag', aclrtCntNotifyCreate$, [cntNotify, flag]);
  return aclrtCntNotifyCreate$(cntNotify, flag);
}

let aclrtCntNotifyDestroy$: typeof aclrtCntNotifyDestroy | undefined;
/**
 * Destroys a counting notify.
 * C: `aclError aclrtCntNotifyDestroy(aclrtCntNotify cntNotify)`. Since CANN 8.5.0. Products: 950.
 */
export function aclrtCntNotifyDestroy(cntNotify: CntNotifyPtr | null): number {
  aclrtCntNotifyDestroy$ ??= bind({ name: 'aclrtCntNotifyDestroy', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtCntNotifyDestroy', 'cntNotify', aclrtCntNotifyDestroy$, [cntNotify]);
  return aclrtCntNotifyDestroy$(cntNotify);
}

let aclrtCntNotifyGetId$: typeof aclrtCntNotifyGetId | undefined;
/**
 * Reads the number of a counting notify.
 * C: `aclError aclrtCntNotifyGetId(aclrtCntNotify cntNotify, uint32_t *notifyId)`. Since CANN 8.5.0. Products: 950.
 */
export function aclrtCntNotifyGetId(cntNotify: CntNotifyPtr | null, notifyId: Uint32Array | null): number {
  aclrtCntNotifyGetId$ ??= bind({ name: 'aclrtCntNotifyGetId', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclrtCntNotifyGetId', 'cntNotify notifyId', aclrtCntNotifyGetId$, [cntNotify, notifyId]);
  return aclrtCntNotifyGetId$(cntNotify, notifyId);
}

let aclrtCntNotifyRecord$: typeof aclrtCntNotifyRecord | undefined;
/**
 * Queues a task that changes the counter of a counting notify.
 * C: `aclError aclrtCntNotifyRecord(aclrtCntNotify cntNotify, aclrtStream stream, aclrtCntNotifyRecordInfo *info)`. Since CANN 8.5.0. Products: 950.
 */
export function aclrtCntNotifyRecord(cntNotify: CntNotifyPtr | null, stream: StreamPtr | null, info: StructInput<aclrtCntNotifyRecordInfo> | null): number {
  aclrtCntNotifyRecord$ ??= bind({ name: 'aclrtCntNotifyRecord', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'void *', pointerTo(aclrtCntNotifyRecordInfo)] });
  if (isTraced()) return traced('aclrtCntNotifyRecord', 'cntNotify stream info', aclrtCntNotifyRecord$, [cntNotify, stream, info]);
  return aclrtCntNotifyRecord$(cntNotify, stream, info);
}

let aclrtCntNotifyReset$: typeof aclrtCntNotifyReset | undefined;
/**
 * Queues a task that sets the counter to 0.
 * C: `aclError aclrtCntNotifyReset(aclrtCntNotify cntNotify, aclrtStream stream)`. Since CANN 8.5.0. Products: 950.
 */
export function aclrtCntNotifyReset(cntNotify: CntNotifyPtr | null, stream: StreamPtr | null): number {
  aclrtCntNotifyReset$ ??= bind({ name: 'aclrtCntNotifyReset', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclrtCntNotifyReset', 'cntNotify stream', aclrtCntNotifyReset$, [cntNotify, stream]);
  return aclrtCntNotifyReset$(cntNotify, stream);
}

let aclrtCntNotifyWaitWithTimeout$: typeof aclrtCntNotifyWaitWithTimeout | undefined;
/**
 * Queues a task that holds the stream until the counter meets a condition. Returns at once.
 * C: `aclError aclrtCntNotifyWaitWithTimeout(aclrtCntNotify cntNotify, aclrtStream stream, aclrtCntNotifyWaitInfo *info)`. Since CANN 8.5.0. Products: 950.
 */
export function aclrtCntNotifyWaitWithTimeout(cntNotify: CntNotifyPtr | null, stream: StreamPtr | null, info: StructInput<aclrtCntNotifyWaitInfo> | null): number {
  aclrtCntNotifyWaitWithTimeout$ ??= bind({ name: 'aclrtCntNotifyWaitWithTimeout', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'void *', pointerTo(aclrtCntNotifyWaitInfo)] });
  if (isTraced()) return traced('aclrtCntNotifyWaitWithTimeout', 'cntNotify stream info', aclrtCntNotifyWaitWithTimeout$, [cntNotify, stream, info]);
  return aclrtCntNotifyWaitWithTimeout$(cntNotify, stream, info);
}

let aclrtCreateNotify$: typeof aclrtCreateNotify | undefined;
/**
 * Creates a notify on the current device. Their number is limited (207009).
 * C: `aclError aclrtCreateNotify(aclrtNotify *notify, uint64_t flag)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtCreateNotify(notify: BigUint64Array | null, flag: Int64): number {
  aclrtCreateNotify$ ??= bind({ name: 'aclrtCreateNotify', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'uint64_t'] });
  if (isTraced()) return traced('aclrtCreateNotify', 'notify flag', aclrtCreateNotify$, [notify, flag]);
  return aclrtCreateNotify$(notify, flag);
}

let aclrtDestroyNotify$: typeof aclrtDestroyNotify | undefined;
/**
 * Gives up a notify; one that is shared lives until every process has given it up.
 * C: `aclError aclrtDestroyNotify(aclrtNotify notify)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtDestroyNotify(notify: NotifyPtr | null): number {
  aclrtDestroyNotify$ ??= bind({ name: 'aclrtDestroyNotify', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtDestroyNotify', 'notify', aclrtDestroyNotify$, [notify]);
  return aclrtDestroyNotify$(notify);
}

let aclrtGetNotifyId$: typeof aclrtGetNotifyId | undefined;
/**
 * Reads the number of a notify.
 * C: `aclError aclrtGetNotifyId(aclrtNotify notify, uint32_t *notifyId)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtGetNotifyId(notify: NotifyPtr | null, notifyId: Uint32Array | null): number {
  aclrtGetNotifyId$ ??= bind({ name: 'aclrtGetNotifyId', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclrtGetNotifyId', 'notify notifyId', aclrtGetNotifyId$, [notify, notifyId]);
  return aclrtGetNotifyId$(notify, notifyId);
}

let aclrtNotifyBatchReset$: typeof aclrtNotifyBatchReset | undefined;
/**
 * Clears several notifies at once (Ascend 950, A3, A2).
 * C: `aclError aclrtNotifyBatchReset(aclrtNotify *notifies, size_t num)`. Since CANN 8.5.0. Products: 950, A3, 910b.
 */
export function aclrtNotifyBatchReset(notifies: BigUint64Array | null, num: Int64): number {
  aclrtNotifyBatchReset$ ??= bind({ name: 'aclrtNotifyBatchReset', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'size_t'] });
  if (isTraced()) return traced('aclrtNotifyBatchReset', 'notifies num', aclrtNotifyBatchReset$, [notifies, num]);
  return aclrtNotifyBatchReset$(notifies, num);
}

let aclrtNotifyGetExportKey$: typeof aclrtNotifyGetExportKey | undefined;
/**
 * Shares a notify with other processes and makes the key for it.
 * C: `aclError aclrtNotifyGetExportKey(aclrtNotify notify, char *key, size_t len, uint64_t flags)`. Since CANN 8.5.0. Products: A3, 910b, 310p, 910.
 */
export function aclrtNotifyGetExportKey(notify: NotifyPtr | null, key: Uint8Array | null, len: Int64, flags: Int64): number {
  aclrtNotifyGetExportKey$ ??= bind({ name: 'aclrtNotifyGetExportKey', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'void *', 'size_t', 'uint64_t'] });
  if (isTraced()) return traced('aclrtNotifyGetExportKey', 'notify key len flags', aclrtNotifyGetExportKey$, [notify, key, len, flags]);
  return aclrtNotifyGetExportKey$(notify, key, len, flags);
}

let aclrtNotifyImportByKey$: typeof aclrtNotifyImportByKey | undefined;
/**
 * Opens a notify of another process; the owner must not have destroyed it. Release it with aclrtDestroyNotify.
 * C: `aclError aclrtNotifyImportByKey(aclrtNotify *notify, const char *key, uint64_t flags)`. Since CANN 8.5.0. Products: A3, 910b, 310p, 910.
 */
export function aclrtNotifyImportByKey(notify: BigUint64Array | null, key: string | null, flags: Int64): number {
  aclrtNotifyImportByKey$ ??= bind({ name: 'aclrtNotifyImportByKey', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'str', 'uint64_t'] });
  if (isTraced()) return traced('aclrtNotifyImportByKey', 'notify key flags', aclrtNotifyImportByKey$, [notify, key, flags]);
  return aclrtNotifyImportByKey$(notify, key, flags);
}

let aclrtNotifySetImportPid$: typeof aclrtNotifySetImportPid | undefined;
/**
 * Names the processes that may import a shared notify.
 * C: `aclError aclrtNotifySetImportPid(aclrtNotify notify, int32_t *pid, size_t num)`. Since CANN 8.5.0. Products: A3, 910b, 310p, 910.
 */
export function aclrtNotifySetImportPid(notify: NotifyPtr | null, pid: Int32Array | null, num: Int64): number {
  aclrtNotifySetImportPid$ ??= bind({ name: 'aclrtNotifySetImportPid', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'void *', 'size_t'] });
  if (isTraced()) return traced('aclrtNotifySetImportPid', 'notify pid num', aclrtNotifySetImportPid$, [notify, pid, num]);
  return aclrtNotifySetImportPid$(notify, pid, num);
}

let aclrtNotifySetImportPidInterServer$: typeof aclrtNotifySetImportPidInterServer | undefined;
/**
 * Names processes on other servers of the super node that may import a shared notify (A3).
 * C: `aclError aclrtNotifySetImportPidInterServer(aclrtNotify notify, aclrtServerPid *serverPids, size_t num)`. Since CANN 8.5.0. Products: A3.
 */
export function aclrtNotifySetImportPidInterServer(notify: NotifyPtr | null, serverPids: readonly StructInput<aclrtServerPid>[] | null, num: Int64): number {
  aclrtNotifySetImportPidInterServer$ ??= bind({ name: 'aclrtNotifySetImportPidInterServer', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', pointerTo(aclrtServerPid), 'size_t'] });
  if (isTraced()) return traced('aclrtNotifySetImportPidInterServer', 'notify serverPids num', aclrtNotifySetImportPidInterServer$, [notify, serverPids, num]);
  return aclrtNotifySetImportPidInterServer$(notify, serverPids, num);
}

let aclrtRecordNotify$: typeof aclrtRecordNotify | undefined;
/**
 * Queues a task that sets a notify and so releases the stream that waits for it.
 * C: `aclError aclrtRecordNotify(aclrtNotify notify, aclrtStream stream)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtRecordNotify(notify: NotifyPtr | null, stream: StreamPtr | null): number {
  aclrtRecordNotify$ ??= bind({ name: 'aclrtRecordNotify', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclrtRecordNotify', 'notify stream', aclrtRecordNotify$, [notify, stream]);
  return aclrtRecordNotify$(notify, stream);
}

let aclrtWaitAndResetNotify$: typeof aclrtWaitAndResetNotify | undefined;
/**
 * Queues a task that holds the stream until the notify is set and then clears it. Returns at once.
 * C: `aclError aclrtWaitAndResetNotify(aclrtNotify notify, aclrtStream stream, uint32_t timeout)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtWaitAndResetNotify(notify: NotifyPtr | null, stream: StreamPtr | null, timeout: number): number {
  aclrtWaitAndResetNotify$ ??= bind({ name: 'aclrtWaitAndResetNotify', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'void *', 'uint32_t'] });
  if (isTraced()) return traced('aclrtWaitAndResetNotify', 'notify stream timeout', aclrtWaitAndResetNotify$, [notify, stream, timeout]);
  return aclrtWaitAndResetNotify$(notify, stream, timeout);
}
