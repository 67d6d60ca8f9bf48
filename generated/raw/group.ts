// Generated from scripts/headers by `npm run generate`. Do not edit: --check compares every byte.

import { bind, isTraced, traced } from '../../src/native/index.js';
import type { Int64 } from '../../src/native/index.js';
import type { GroupInfoPtr, MemoryPtr } from '../types.js';
let aclrtCreateGroupInfo$: typeof aclrtCreateGroupInfo | undefined;
/**
 * Creates memory for the figures of all compute groups.
 * C: `aclrtGroupInfo *aclrtCreateGroupInfo(void)`. Since CANN 5.0.4. Products: 310p.
 */
export function aclrtCreateGroupInfo(): GroupInfoPtr | null {
  aclrtCreateGroupInfo$ ??= bind({ name: 'aclrtCreateGroupInfo', library: 'libacl_rt.so', since: '5.0.4', result: 'void *', params: [] });
  if (isTraced()) return traced('aclrtCreateGroupInfo', '', aclrtCreateGroupInfo$, []);
  return aclrtCreateGroupInfo$();
}

let aclrtDestroyGroupInfo$: typeof aclrtDestroyGroupInfo | undefined;
/**
 * Frees what aclrtCreateGroupInfo returned.
 * C: `aclError aclrtDestroyGroupInfo(aclrtGroupInfo *groupInfo)`. Since CANN 5.0.4. Products: 310p.
 */
export function aclrtDestroyGroupInfo(groupInfo: GroupInfoPtr | null): number {
  aclrtDestroyGroupInfo$ ??= bind({ name: 'aclrtDestroyGroupInfo', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtDestroyGroupInfo', 'groupInfo', aclrtDestroyGroupInfo$, [groupInfo]);
  return aclrtDestroyGroupInfo$(groupInfo);
}

let aclrtGetAllGroupInfo$: typeof aclrtGetAllGroupInfo | undefined;
/**
 * Reads the figures of all compute groups of the current context.
 * C: `aclError aclrtGetAllGroupInfo(aclrtGroupInfo *groupInfo)`. Since CANN 5.0.4. Products: 310p.
 */
export function aclrtGetAllGroupInfo(groupInfo: GroupInfoPtr | null): number {
  aclrtGetAllGroupInfo$ ??= bind({ name: 'aclrtGetAllGroupInfo', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtGetAllGroupInfo', 'groupInfo', aclrtGetAllGroupInfo$, [groupInfo]);
  return aclrtGetAllGroupInfo$(groupInfo);
}

let aclrtGetGroupCount$: typeof aclrtGetGroupCount | undefined;
/**
 * Counts the compute groups of the current context.
 * C: `aclError aclrtGetGroupCount(uint32_t *count)`. Since CANN 5.0.4. Products: 310p.
 */
export function aclrtGetGroupCount(count: Uint32Array | null): number {
  aclrtGetGroupCount$ ??= bind({ name: 'aclrtGetGroupCount', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtGetGroupCount', 'count', aclrtGetGroupCount$, [count]);
  return aclrtGetGroupCount$(count);
}

let aclrtGetGroupInfoDetail$: typeof aclrtGetGroupInfoDetail | undefined;
/**
 * Takes one figure of one group out of the figures read before.
 * C: `aclError aclrtGetGroupInfoDetail(const aclrtGroupInfo *groupInfo, int32_t groupIndex, aclrtGroupAttr attr, void *attrValue, size_t valueLen, size_t *paramRetSize)`. Since CANN 5.0.4. Products: 310p.
 */
export function aclrtGetGroupInfoDetail(groupInfo: GroupInfoPtr | null, groupIndex: number, attr: number, attrValue: MemoryPtr | ArrayBufferView | null, valueLen: Int64, paramRetSize: BigUint64Array | null): number {
  aclrtGetGroupInfoDetail$ ??= bind({ name: 'aclrtGetGroupInfoDetail', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['void *', 'int32_t', 'int32_t', 'void *', 'size_t', 'void *'] });
  if (isTraced()) return traced('aclrtGetGroupInfoDetail', 'groupInfo groupIndex attr attrValue valueLen paramRetSize', aclrtGetGroupInfoDetail$, [groupInfo, groupIndex, attr, attrValue, valueLen, paramRetSize]);
  return aclrtGetGroupInfoDetail$(groupInfo, groupIndex, attr, attrValue, valueLen, paramRetSize);
}

let aclrtSetGroup$: typeof aclrtSetGroup | undefined;
/**
 * Chooses the compute group for the work of the current context (Atlas inference series with an open control CPU only).
 * C: `aclError aclrtSetGroup(int32_t groupId)`. Since CANN 5.0.4. Products: 310p.
 */
export function aclrtSetGroup(groupId: number): number {
  aclrtSetGroup$ ??= bind({ name: 'aclrtSetGroup', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['int32_t'] });
  if (isTraced()) return traced('aclrtSetGroup', 'groupId', aclrtSetGroup$, [groupId]);
  return aclrtSetGroup$(groupId);
}
