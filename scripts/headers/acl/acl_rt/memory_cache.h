/*
 * Cache operations on device memory: prefetch, write-back, invalidation and flush.
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ACL_RT_MEMORY_CACHE_H_
#define ASCENDCL_ACL_RT_MEMORY_CACHE_H_

#include "acl/acl_base_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

#define ACL_RT_CMO_MAX_BARRIER_NUM 6U  /* most barriers of one aclrtCmoWaitBarrier */

/** Operation of the device cache. */
typedef enum aclrtCmoType {
    ACL_RT_CMO_TYPE_PREFETCH = 0,  /* load into the cache */
    ACL_RT_CMO_TYPE_WRITEBACK = 1,  /* write to memory, keep in the cache */
    ACL_RT_CMO_TYPE_INVALID = 2,  /* drop without writing */
    ACL_RT_CMO_TYPE_FLUSH = 3,  /* write to memory and drop */
} aclrtCmoType;

/** One cache operation to wait for. */
typedef struct {
    aclrtCmoType cmoType;  /* the operation */
    uint32_t barrierId;  /* barrier it was queued with */
} aclrtBarrierCmoInfo;

/** Cache operations to wait for. */
typedef struct {
    size_t barrierNum;  /* used entries, 1 to 6 */
    aclrtBarrierCmoInfo cmoInfo[6];
} aclrtBarrierTaskInfo;

/**
 * Queues an operation of the device cache on a range.
 *
 * Needs a current context.
 * @param[in] src start of the device memory
 * @param[in] size length in bytes, greater than 0; only the low 32 bits count
 * @param[in] cmoType the operation; products document prefetch only
 * @param[in] stream stream of the current context that carries the task; null is its default stream
 * @see aclrtCmoAsyncWithDesc
 */
ACL_FUNC_VISIBILITY aclError aclrtCmoAsync(void *src, size_t size, aclrtCmoType cmoType, aclrtStream stream);

/**
 * Queues a cache operation that aclrtCmoWaitBarrier can wait for.
 * @param[in] src start of the device memory
 * @param[in] size length in bytes, greater than 0
 * @param[in] cmoType the operation
 * @param[in] barrierId greater than 0 for invalidate, 0 for every other operation
 * @param[in] stream stream of the current context that carries the task; null is its default stream
 * @see aclrtCmoWaitBarrier
 */
ACL_FUNC_VISIBILITY aclError aclrtCmoAsyncWithBarrier(void *src, size_t size, aclrtCmoType cmoType,
    uint32_t barrierId, aclrtStream stream);

/**
 * Makes a stream wait for cache operations that carry a barrier.
 * @param[in] taskInfo the barriers, 1 to ACL_RT_CMO_MAX_BARRIER_NUM
 * @param[in] stream stream of the current context that carries the task; null is its default stream
 * @param[in] flag reserved, must be 0
 * @see aclrtCmoAsyncWithBarrier
 */
ACL_FUNC_VISIBILITY aclError aclrtCmoWaitBarrier(aclrtBarrierTaskInfo *taskInfo, aclrtStream stream,
    uint32_t flag);

/**
 * Gives the length of the description that aclrtCmoSetDesc fills.
 *
 * Works on a thread without a context.
 * @param[out] size receives the length in bytes
 * @see aclrtCmoSetDesc
 */
ACL_FUNC_VISIBILITY aclError aclrtCmoGetDescSize(size_t *size);

/**
 * Writes the range of a cache operation into a description in device memory and waits for that.
 *
 * Needs a current context.
 * @param[in] cmoDesc device memory of the caller, aligned to 64 bytes, as long as aclrtCmoGetDescSize says
 * @param[in] src start of the device memory the operation is for
 * @param[in] size length in bytes, greater than 0
 * @see aclrtCmoAsyncWithDesc
 */
ACL_FUNC_VISIBILITY aclError aclrtCmoSetDesc(void *cmoDesc, void *src, size_t size);

/**
 * Queues a cache operation on the range that a description in device memory holds.
 * @param[in] cmoDesc description filled by aclrtCmoSetDesc; it must live until the operation has run
 * @param[in] cmoType the operation
 * @param[in] stream stream of the current context that carries the task; null is its default stream
 * @param[in] reserve reserved, must be null
 * @see aclrtCmoSetDesc
 */
ACL_FUNC_VISIBILITY aclError aclrtCmoAsyncWithDesc(void *cmoDesc, aclrtCmoType cmoType, aclrtStream stream,
    const void *reserve);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_MEMORY_CACHE_H_ */
