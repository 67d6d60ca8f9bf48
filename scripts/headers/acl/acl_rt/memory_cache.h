/*
 * AscendCL interface: acl_rt/memory_cache.h.
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ACL_RT_MEMORY_CACHE_H_
#define ASCENDCL_ACL_RT_MEMORY_CACHE_H_

#include "acl/acl_base_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum aclrtCmoType {
    ACL_RT_CMO_TYPE_PREFETCH = 0,
    ACL_RT_CMO_TYPE_WRITEBACK = 1,
    ACL_RT_CMO_TYPE_INVALID = 2,
    ACL_RT_CMO_TYPE_FLUSH = 3,
} aclrtCmoType;

typedef struct {
    aclrtCmoType cmoType;
    uint32_t barrierId;
} aclrtBarrierCmoInfo;

typedef struct {
    size_t barrierNum;
    aclrtBarrierCmoInfo cmoInfo[6];
} aclrtBarrierTaskInfo;

/**
 * TODO aclrtCmoAsync.
 * @param[in] src
 * @param[in] size
 * @param[in] cmoType
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclrtCmoAsync(void *src, size_t size, aclrtCmoType cmoType, aclrtStream stream);

/**
 * TODO aclrtCmoAsyncWithBarrier.
 * @param[in] src
 * @param[in] size
 * @param[in] cmoType
 * @param[in] barrierId
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclrtCmoAsyncWithBarrier(void *src, size_t size, aclrtCmoType cmoType,
    uint32_t barrierId, aclrtStream stream);

/**
 * TODO aclrtCmoWaitBarrier.
 * @param[in] taskInfo
 * @param[in] stream
 * @param[in] flag
 */
ACL_FUNC_VISIBILITY aclError aclrtCmoWaitBarrier(aclrtBarrierTaskInfo *taskInfo, aclrtStream stream,
    uint32_t flag);

/**
 * TODO aclrtCmoGetDescSize.
 * @param[out] size
 */
ACL_FUNC_VISIBILITY aclError aclrtCmoGetDescSize(size_t *size);

/**
 * TODO aclrtCmoSetDesc.
 * @param[in] cmoDesc
 * @param[in] src
 * @param[in] size
 */
ACL_FUNC_VISIBILITY aclError aclrtCmoSetDesc(void *cmoDesc, void *src, size_t size);

/**
 * TODO aclrtCmoAsyncWithDesc.
 * @param[in] cmoDesc
 * @param[in] cmoType
 * @param[in] stream
 * @param[in] reserve
 */
ACL_FUNC_VISIBILITY aclError aclrtCmoAsyncWithDesc(void *cmoDesc, aclrtCmoType cmoType, aclrtStream stream,
    const void *reserve);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_MEMORY_CACHE_H_ */
