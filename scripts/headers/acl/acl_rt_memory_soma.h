/*
 * AscendCL interface: acl_rt_memory_soma.h.
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ACL_RT_MEMORY_SOMA_H_
#define ASCENDCL_ACL_RT_MEMORY_SOMA_H_

#include "acl/acl_base_rt.h"
#include "acl/acl_rt/common.h"
#include "acl/acl_rt/memory_virtual.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum aclrtMemPoolAttr {
    ACL_RT_MEM_POOL_REUSE_FOLLOW_EVENT_DEPENDENCIES = 1,
    ACL_RT_MEM_POOL_REUSE_ALLOW_OPPORTUNISTIC = 2,
    ACL_RT_MEM_POOL_REUSE_ALLOW_INTERNAL_DEPENDENCIES = 3,
    ACL_RT_MEM_POOL_ATTR_RELEASE_THRESHOLD = 4,
    ACL_RT_MEM_POOL_ATTR_RESERVED_MEM_CURRENT = 5,
    ACL_RT_MEM_POOL_ATTR_RESERVED_MEM_HIGH = 6,
    ACL_RT_MEM_POOL_ATTR_USED_MEM_CURRENT = 7,
    ACL_RT_MEM_POOL_ATTR_USED_MEM_HIGH = 8,
} aclrtMemPoolAttr;

typedef struct {
    aclrtMemAllocationType allocType;
    aclrtMemHandleType handleType;
    aclrtMemLocation location;
    size_t maxSize;
    unsigned char reserved[32];
} aclrtMemPoolProps;

typedef void *aclrtMemPool;

/**
 * TODO aclrtMemPoolCreate.
 * @param[out] memPool
 * @param[in] poolProps
 */
ACL_FUNC_VISIBILITY aclError aclrtMemPoolCreate(aclrtMemPool *memPool, const aclrtMemPoolProps *poolProps);

/**
 * TODO aclrtMemPoolDestroy.
 * @param[in] memPool
 */
ACL_FUNC_VISIBILITY aclError aclrtMemPoolDestroy(const aclrtMemPool memPool);

/**
 * TODO aclrtMemPoolSetAttr.
 * @param[in] memPool
 * @param[in] attr
 * @param[in] value
 */
ACL_FUNC_VISIBILITY aclError aclrtMemPoolSetAttr(aclrtMemPool memPool, aclrtMemPoolAttr attr, void *value);

/**
 * TODO aclrtMemPoolGetAttr.
 * @param[in] memPool
 * @param[in] attr
 * @param[out] value
 */
ACL_FUNC_VISIBILITY aclError aclrtMemPoolGetAttr(aclrtMemPool memPool, aclrtMemPoolAttr attr, void *value);

/**
 * TODO aclrtMemPoolMallocAsync.
 * @param[out] ptr
 * @param[in] size
 * @param[in] memPool
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclrtMemPoolMallocAsync(void **ptr, size_t size, aclrtMemPool memPool,
    aclrtStream stream);

/**
 * TODO aclrtMemPoolFreeAsync.
 * @param[in] ptr
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclrtMemPoolFreeAsync(void *ptr, aclrtStream stream);

/**
 * TODO aclrtMemPoolTrimTo.
 * @param[in] memPool
 * @param[in] minBytesToKeep
 */
ACL_FUNC_VISIBILITY aclError aclrtMemPoolTrimTo(aclrtMemPool memPool, size_t minBytesToKeep);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_MEMORY_SOMA_H_ */
