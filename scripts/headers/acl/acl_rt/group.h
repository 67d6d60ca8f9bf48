/*
 * Compute groups: parts of a device with their own share of the cores.
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ACL_RT_GROUP_H_
#define ASCENDCL_ACL_RT_GROUP_H_

#include "acl/acl_base_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Figures of a compute group, each a 32-bit integer. */
typedef enum aclrtGroupAttr {
    ACL_GROUP_AICORE_INT = 0,  /* AI Cores */
    ACL_GROUP_AIV_INT = 1,  /* vector cores */
    ACL_GROUP_AIC_INT = 2,  /* AI CPU threads */
    ACL_GROUP_SDMANUM_INT = 3,  /* channels for asynchronous copies */
    ACL_GROUP_ASQNUM_INT = 4,  /* streams that run at a time */
    ACL_GROUP_GROUPID_INT = 5,  /* id for aclrtSetGroup */
} aclrtGroupAttr;

/** Figures of all compute groups of a device; read them through aclrtGetGroupInfoDetail. */
typedef struct tagRtGroupInfo aclrtGroupInfo;

/**
 * Chooses the compute group for the work of the current context (Atlas inference series with an open control
 * CPU only).
 * @param[in] groupId value of ACL_GROUP_GROUPID_INT
 * @see aclrtGetGroupInfoDetail
 */
ACL_FUNC_VISIBILITY aclError aclrtSetGroup(int32_t groupId);

/**
 * Counts the compute groups of the current context.
 * @param[out] count receives the number
 */
ACL_FUNC_VISIBILITY aclError aclrtGetGroupCount(uint32_t *count);

/**
 * Creates memory for the figures of all compute groups.
 * @return the memory, or null when there are no groups
 * @see aclrtDestroyGroupInfo
 * @see aclrtGetAllGroupInfo
 */
ACL_FUNC_VISIBILITY aclrtGroupInfo *aclrtCreateGroupInfo(void);

/**
 * Frees what aclrtCreateGroupInfo returned.
 * @param[in] groupInfo result of aclrtCreateGroupInfo
 * @see aclrtCreateGroupInfo
 */
ACL_FUNC_VISIBILITY aclError aclrtDestroyGroupInfo(aclrtGroupInfo *groupInfo);

/**
 * Reads the figures of all compute groups of the current context.
 * @param[in] groupInfo result of aclrtCreateGroupInfo, filled in place
 * @see aclrtGetGroupInfoDetail
 */
ACL_FUNC_VISIBILITY aclError aclrtGetAllGroupInfo(aclrtGroupInfo *groupInfo);

/**
 * Takes one figure of one group out of the figures read before.
 * @param[in] groupInfo figures filled by aclrtGetAllGroupInfo
 * @param[in] groupIndex 0 to the number of groups - 1
 * @param[in] attr figure
 * @param[out] attrValue receives the figure
 * @param[in] valueLen bytes in attrValue
 * @param[out] paramRetSize receives the bytes written
 * @see aclrtGetAllGroupInfo
 */
ACL_FUNC_VISIBILITY aclError aclrtGetGroupInfoDetail(const aclrtGroupInfo *groupInfo, int32_t groupIndex,
    aclrtGroupAttr attr, void *attrValue, size_t valueLen, size_t *paramRetSize);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_GROUP_H_ */
