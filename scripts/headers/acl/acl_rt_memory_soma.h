/*
 * Memory pools whose allocations and frees are ordered by a stream.
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

/** Attribute of a memory pool. The reuse attributes are 0 or 1, the others bytes. */
typedef enum aclrtMemPoolAttr {
    ACL_RT_MEM_POOL_REUSE_FOLLOW_EVENT_DEPENDENCIES = 1,  /* reuse what an event makes safe */
    ACL_RT_MEM_POOL_REUSE_ALLOW_OPPORTUNISTIC = 2,  /* reuse what has already run */
    ACL_RT_MEM_POOL_REUSE_ALLOW_INTERNAL_DEPENDENCIES = 3,  /* reuse by adding a dependency */
    ACL_RT_MEM_POOL_ATTR_RELEASE_THRESHOLD = 4,  /* unused bytes to keep at a synchronisation; starts at 0 */
    ACL_RT_MEM_POOL_ATTR_RESERVED_MEM_CURRENT = 5,  /* held from the device; read-only */
    ACL_RT_MEM_POOL_ATTR_RESERVED_MEM_HIGH = 6,  /* peak of that; may be set to 0 */
    ACL_RT_MEM_POOL_ATTR_USED_MEM_CURRENT = 7,  /* handed out; read-only */
    ACL_RT_MEM_POOL_ATTR_USED_MEM_HIGH = 8,  /* peak of that; may be set to 0 */
} aclrtMemPoolAttr;

/** Place and size of a memory pool. */
typedef struct {
    aclrtMemAllocationType allocType;  /* must be PINNED */
    aclrtMemHandleType handleType;  /* must be NONE */
    aclrtMemLocation location;  /* must be a device */
    size_t maxSize;  /* bytes; 0 for the whole device */
    unsigned char reserved[32];  /* must be 0 */
} aclrtMemPoolProps;

/** Pool of device memory that streams allocate from. */
typedef void *aclrtMemPool;

/**
 * Creates a pool from which streams allocate device memory in their own order.
 *
 * Experimental. End it with aclrtMemPoolDestroy.
 * @param[out] memPool receives the pool
 * @param[in] poolProps place and size of the pool
 * @see aclrtMemPoolDestroy
 */
ACL_FUNC_VISIBILITY aclError aclrtMemPoolCreate(aclrtMemPool *memPool, const aclrtMemPoolProps *poolProps);

/**
 * Destroys a memory pool.
 * @param[in] memPool pool from aclrtMemPoolCreate
 * @see aclrtMemPoolCreate
 */
ACL_FUNC_VISIBILITY aclError aclrtMemPoolDestroy(const aclrtMemPool memPool);

/**
 * Changes an attribute of a pool.
 * @param[in] memPool pool to change
 * @param[in] attr the attribute; the current sizes are read-only
 * @param[in] value points to the value: uint32_t for the reuse attributes (1 to 3), uint64_t in bytes for the
 *    others; a peak can only be set to 0
 * @see aclrtMemPoolGetAttr
 */
ACL_FUNC_VISIBILITY aclError aclrtMemPoolSetAttr(aclrtMemPool memPool, aclrtMemPoolAttr attr, void *value);

/**
 * Reads an attribute of a pool.
 * @param[in] memPool pool to ask
 * @param[in] attr the attribute
 * @param[out] value memory of the caller for the value: uint32_t for the reuse attributes (1 to 3), uint64_t
 *    in bytes for the others
 * @see aclrtMemPoolSetAttr
 */
ACL_FUNC_VISIBILITY aclError aclrtMemPoolGetAttr(aclrtMemPool memPool, aclrtMemPoolAttr attr, void *value);

/**
 * Takes device memory from a pool; the address is known at once and usable by later tasks of the stream.
 *
 * Order other streams behind it with events. Give back with aclrtMemPoolFreeAsync.
 * @param[out] ptr receives the device address; left alone when size is 0
 * @param[in] size length in bytes, rounded up to 2 MiB; 0 succeeds without memory
 * @param[in] memPool pool to use
 * @param[in] stream stream in whose order the memory becomes valid; null is refused
 * @see aclrtMemPoolFreeAsync
 */
ACL_FUNC_VISIBILITY aclError aclrtMemPoolMallocAsync(void **ptr, size_t size, aclrtMemPool memPool,
    aclrtStream stream);

/**
 * Gives memory back to its pool in the order of a stream.
 *
 * The pool may hand the same address out again at once. The device gets freed memory back when the release
 * threshold is exceeded at a synchronisation.
 * @param[in] ptr address from aclrtMemPoolMallocAsync; any other is freed by a host function queued on the
 *    stream
 * @param[in] stream stream after whose queued tasks the memory is invalid; null is refused
 * @see aclrtMemPoolMallocAsync
 */
ACL_FUNC_VISIBILITY aclError aclrtMemPoolFreeAsync(void *ptr, aclrtStream stream);

/**
 * Returns unused memory of a pool to the device.
 * @param[in] memPool pool to trim
 * @param[in] minBytesToKeep bytes that the pool keeps at least
 * @see aclrtMemPoolFreeAsync
 */
ACL_FUNC_VISIBILITY aclError aclrtMemPoolTrimTo(aclrtMemPool memPool, size_t minBytesToKeep);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_MEMORY_SOMA_H_ */
