/*
 * AscendCL interface: acl_rt/memory_copy.h.
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ACL_RT_MEMORY_COPY_H_
#define ASCENDCL_ACL_RT_MEMORY_COPY_H_

#include "acl/acl_base_rt.h"
#include "acl/acl_rt/common.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct {
    aclrtMemLocation dstLoc;
    aclrtMemLocation srcLoc;
    uint8_t rsv[16];
} aclrtMemcpyBatchAttr;

/**
 * TODO aclrtMemcpy.
 * @param[in] dst
 * @param[in] destMax
 * @param[in] src
 * @param[in] count
 * @param[in] kind
 */
ACL_FUNC_VISIBILITY aclError aclrtMemcpy(void *dst, size_t destMax, const void *src, size_t count,
    aclrtMemcpyKind kind);

/**
 * TODO aclrtMemset.
 * @param[in] devPtr
 * @param[in] maxCount
 * @param[in] value
 * @param[in] count
 */
ACL_FUNC_VISIBILITY aclError aclrtMemset(void *devPtr, size_t maxCount, int32_t value, size_t count);

/**
 * TODO aclrtMemcpyAsync.
 * @param[in] dst
 * @param[in] destMax
 * @param[in] src
 * @param[in] count
 * @param[in] kind
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclrtMemcpyAsync(void *dst, size_t destMax, const void *src, size_t count,
    aclrtMemcpyKind kind, aclrtStream stream);

/**
 * TODO aclrtMemsetD32.
 * @param[in] ptr
 * @param[in] memSize
 * @param[in] value
 * @param[in] N
 */
ACL_FUNC_VISIBILITY aclError aclrtMemsetD32(void *ptr, size_t memSize, uint32_t value, size_t N);

/**
 * TODO aclrtMemsetD32Async.
 * @param[in] ptr
 * @param[in] memSize
 * @param[in] value
 * @param[in] N
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclrtMemsetD32Async(void *ptr, size_t memSize, uint32_t value, size_t N,
    aclrtStream stream);

/**
 * TODO aclrtMemcpyAsyncWithCondition.
 * @param[in] dst
 * @param[in] destMax
 * @param[in] src
 * @param[in] count
 * @param[in] kind
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclrtMemcpyAsyncWithCondition(void *dst, size_t destMax, const void *src,
    size_t count, aclrtMemcpyKind kind, aclrtStream stream);

/**
 * TODO aclrtMemcpy2d.
 * @param[in] dst
 * @param[in] dpitch
 * @param[in] src
 * @param[in] spitch
 * @param[in] width
 * @param[in] height
 * @param[in] kind
 */
ACL_FUNC_VISIBILITY aclError aclrtMemcpy2d(void *dst, size_t dpitch, const void *src, size_t spitch,
    size_t width, size_t height, aclrtMemcpyKind kind);

/**
 * TODO aclrtMemcpy2dAsync.
 * @param[in] dst
 * @param[in] dpitch
 * @param[in] src
 * @param[in] spitch
 * @param[in] width
 * @param[in] height
 * @param[in] kind
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclrtMemcpy2dAsync(void *dst, size_t dpitch, const void *src, size_t spitch,
    size_t width, size_t height, aclrtMemcpyKind kind, aclrtStream stream);

/**
 * TODO aclrtMemsetAsync.
 * @param[in] devPtr
 * @param[in] maxCount
 * @param[in] value
 * @param[in] count
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclrtMemsetAsync(void *devPtr, size_t maxCount, int32_t value, size_t count,
    aclrtStream stream);

/**
 * TODO aclrtGetMemcpyDescSize.
 * @param[in] kind
 * @param[out] descSize
 */
ACL_FUNC_VISIBILITY aclError aclrtGetMemcpyDescSize(aclrtMemcpyKind kind, size_t *descSize);

/**
 * TODO aclrtSetMemcpyDesc.
 * @param[out] desc
 * @param[in] kind
 * @param[in] srcAddr
 * @param[in] dstAddr
 * @param[in] count
 * @param[in] config
 */
ACL_FUNC_VISIBILITY aclError aclrtSetMemcpyDesc(void *desc, aclrtMemcpyKind kind, void *srcAddr,
    void *dstAddr, size_t count, void *config);

/**
 * TODO aclrtMemcpyAsyncWithOffset.
 * @param[in] dst
 * @param[in] destMax
 * @param[in] dstDataOffset
 * @param[in] src
 * @param[in] count
 * @param[in] srcDataOffset
 * @param[in] kind
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclrtMemcpyAsyncWithOffset(void **dst, size_t destMax, size_t dstDataOffset,
    const void **src, size_t count, size_t srcDataOffset, aclrtMemcpyKind kind, aclrtStream stream);

/**
 * TODO aclrtMemcpyAsyncWithDesc.
 * @param[in] desc
 * @param[in] kind
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclrtMemcpyAsyncWithDesc(void *desc, aclrtMemcpyKind kind, aclrtStream stream);

/**
 * TODO aclrtMemcpyBatch.
 * @param[in] dsts
 * @param[in] destMaxs
 * @param[in] srcs
 * @param[in] sizes
 * @param[in] numBatches
 * @param[in] attrs
 * @param[in] attrsIndexes
 * @param[in] numAttrs
 * @param[out] failIndex
 */
ACL_FUNC_VISIBILITY aclError aclrtMemcpyBatch(void **dsts, size_t *destMaxs, void **srcs, size_t *sizes,
    size_t numBatches, aclrtMemcpyBatchAttr *attrs, size_t *attrsIndexes, size_t numAttrs, size_t *failIndex);

/**
 * TODO aclrtMemcpyBatchV2.
 * @param[in] dsts
 * @param[in] destMaxs
 * @param[in] srcs
 * @param[in] sizes
 * @param[in] numBatches
 * @param[in] attrs
 * @param[in] attrsIndexes
 * @param[in] numAttrs
 */
ACL_FUNC_VISIBILITY aclError aclrtMemcpyBatchV2(void **dsts, size_t *destMaxs, void **srcs, size_t *sizes,
    size_t numBatches, aclrtMemcpyBatchAttr *attrs, size_t *attrsIndexes, size_t numAttrs);

/**
 * TODO aclrtMemcpyBatchAsync.
 * @param[in] dsts
 * @param[in] destMaxs
 * @param[in] srcs
 * @param[in] sizes
 * @param[in] numBatches
 * @param[in] attrs
 * @param[in] attrsIndexes
 * @param[in] numAttrs
 * @param[out] failIndex
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclrtMemcpyBatchAsync(void **dsts, size_t *destMaxs, void **srcs, size_t *sizes,
    size_t numBatches, aclrtMemcpyBatchAttr *attrs, size_t *attrsIndexes, size_t numAttrs, size_t *failIndex,
    aclrtStream stream);

/**
 * TODO aclrtMemcpyBatchAsyncV2.
 * @param[in] dsts
 * @param[in] destMaxs
 * @param[in] srcs
 * @param[in] sizes
 * @param[in] numBatches
 * @param[in] attrs
 * @param[in] attrsIndexes
 * @param[in] numAttrs
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclrtMemcpyBatchAsyncV2(void **dsts, size_t *destMaxs, void **srcs,
    size_t *sizes, size_t numBatches, aclrtMemcpyBatchAttr *attrs, size_t *attrsIndexes, size_t numAttrs,
    aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_MEMORY_COPY_H_ */
