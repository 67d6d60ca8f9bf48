// Generated from scripts/headers by `npm run generate`. Do not edit: --check compares every byte.

import { checkInt32, checkMemory, checkPointer, checkUint64, failure, uint32Cell, uint64Cell } from '../../src/native/index.js';
import type { Int64 } from '../../src/native/index.js';
import type { aclrtGroupAttr } from '../enums.js';
import type { GroupInfoPtr, MemoryPtr } from '../types.js';
import * as raw from '../raw/group.js';

/**
 * Creates memory for the figures of all compute groups.
 *
 * C: `aclrtGroupInfo *aclrtCreateGroupInfo(void)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 310p.
 *
 * @returns the memory, or null when there are no groups
 * @since CANN 5.0.4
 * @see aclrtDestroyGroupInfo
 * @see aclrtGetAllGroupInfo
 */
export function createGroupInfo(): GroupInfoPtr | null {
  return raw.aclrtCreateGroupInfo();
}

/**
 * Frees what aclrtCreateGroupInfo returned.
 *
 * C: `aclError aclrtDestroyGroupInfo(aclrtGroupInfo *groupInfo)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 310p.
 *
 * @param groupInfo - result of aclrtCreateGroupInfo
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclrtCreateGroupInfo
 */
export function destroyGroupInfo(groupInfo: GroupInfoPtr): void {
  checkPointer(groupInfo, 'aclrtDestroyGroupInfo', 'groupInfo');
  const returned = raw.aclrtDestroyGroupInfo(groupInfo);
  if (returned !== 0) throw failure('aclrtDestroyGroupInfo', returned, { groupInfo });
}

/**
 * Reads the figures of all compute groups of the current context.
 *
 * C: `aclError aclrtGetAllGroupInfo(aclrtGroupInfo *groupInfo)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 310p.
 *
 * @param groupInfo - result of aclrtCreateGroupInfo, filled in place
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclrtGetGroupInfoDetail
 */
export function getAllGroupInfo(groupInfo: GroupInfoPtr): void {
  checkPointer(groupInfo, 'aclrtGetAllGroupInfo', 'groupInfo');
  const returned = raw.aclrtGetAllGroupInfo(groupInfo);
  if (returned !== 0) throw failure('aclrtGetAllGroupInfo', returned, { groupInfo });
}

const getGroupCount$count = uint32Cell();
/**
 * Counts the compute groups of the current context.
 *
 * C: `aclError aclrtGetGroupCount(uint32_t *count)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 310p.
 *
 * @returns receives the number
 * @throws AclError when C returns a code other than 0.
 * @since CANN 5.0.4
 */
export function getGroupCount(): number {
  const returned = raw.aclrtGetGroupCount(getGroupCount$count);
  if (returned !== 0) throw failure('aclrtGetGroupCount', returned, {});
  return getGroupCount$count[0] as number;
}

const getGroupInfoDetail$paramRetSize = uint64Cell();
/**
 * Takes one figure of one group out of the figures read before.
 *
 * C: `aclError aclrtGetGroupInfoDetail(const aclrtGroupInfo *groupInfo, int32_t groupIndex, aclrtGroupAttr attr, void
 * *attrValue, size_t valueLen, size_t *paramRetSize)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 310p.
 *
 * @param groupInfo - figures filled by aclrtGetAllGroupInfo
 * @param groupIndex - 0 to the number of groups - 1
 * @param attr - figure
 * @param attrValue - receives the figure
 * @param valueLen - bytes in attrValue
 * @returns receives the bytes written
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclrtGetAllGroupInfo
 */
export function getGroupInfoDetail(groupInfo: GroupInfoPtr, groupIndex: number, attr: aclrtGroupAttr, attrValue: MemoryPtr | ArrayBufferView, valueLen: Int64): bigint {
  checkInt32(groupIndex, 'aclrtGetGroupInfoDetail', 'groupIndex');
  checkInt32(attr, 'aclrtGetGroupInfoDetail', 'attr');
  checkUint64(valueLen, 'aclrtGetGroupInfoDetail', 'valueLen');
  checkPointer(groupInfo, 'aclrtGetGroupInfoDetail', 'groupInfo');
  checkMemory(attrValue, valueLen, 'aclrtGetGroupInfoDetail', 'attrValue');
  const returned = raw.aclrtGetGroupInfoDetail(groupInfo, groupIndex, attr, attrValue, valueLen, getGroupInfoDetail$paramRetSize);
  if (returned !== 0) throw failure('aclrtGetGroupInfoDetail', returned, { groupInfo, groupIndex, attr, attrValue, valueLen });
  return getGroupInfoDetail$paramRetSize[0] as bigint;
}

/**
 * Chooses the compute group for the work of the current context (Atlas inference series with an open control CPU
 * only).
 *
 * C: `aclError aclrtSetGroup(int32_t groupId)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 310p.
 *
 * @param groupId - value of ACL_GROUP_GROUPID_INT
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclrtGetGroupInfoDetail
 */
export function setGroup(groupId: number): void {
  checkInt32(groupId, 'aclrtSetGroup', 'groupId');
  const returned = raw.aclrtSetGroup(groupId);
  if (returned !== 0) throw failure('aclrtSetGroup', returned, { groupId });
}
