/*
 * AscendCL interface: acl_rt/group.h.
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ACL_RT_GROUP_H_
#define ASCENDCL_ACL_RT_GROUP_H_

#include "acl/acl_base_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum aclrtGroupAttr {
    ACL_GROUP_AICORE_INT = 0,
    ACL_GROUP_AIV_INT = 1,
    ACL_GROUP_AIC_INT = 2,
    ACL_GROUP_SDMANUM_INT = 3,
    ACL_GROUP_ASQNUM_INT = 4,
    ACL_GROUP_GROUPID_INT = 5,
} aclrtGroupAttr;

typedef struct tagRtGroupInfo aclrtGroupInfo;

/**
 * TODO aclrtSetGroup.
 * @param[in] groupId
 */
ACL_FUNC_VISIBILITY aclError aclrtSetGroup(int32_t groupId);

/**
 * TODO aclrtGetGroupCount.
 * @param[out] count
 */
ACL_FUNC_VISIBILITY aclError aclrtGetGroupCount(uint32_t *count);

/**
 * TODO aclrtCreateGroupInfo.
 */
ACL_FUNC_VISIBILITY aclrtGroupInfo *aclrtCreateGroupInfo(void);

/**
 * TODO aclrtDestroyGroupInfo.
 * @param[in] groupInfo
 */
ACL_FUNC_VISIBILITY aclError aclrtDestroyGroupInfo(aclrtGroupInfo *groupInfo);

/**
 * TODO aclrtGetAllGroupInfo.
 * @param[out] groupInfo
 */
ACL_FUNC_VISIBILITY aclError aclrtGetAllGroupInfo(aclrtGroupInfo *groupInfo);

/**
 * TODO aclrtGetGroupInfoDetail.
 * @param[in] groupInfo
 * @param[in] groupIndex
 * @param[in] attr
 * @param[out] attrValue
 * @param[in] valueLen
 * @param[out] paramRetSize
 */
ACL_FUNC_VISIBILITY aclError aclrtGetGroupInfoDetail(const aclrtGroupInfo *groupInfo, int32_t groupIndex,
    aclrtGroupAttr attr, void *attrValue, size_t valueLen, size_t *paramRetSize);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_GROUP_H_ */
