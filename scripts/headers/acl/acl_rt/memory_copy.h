/*
 * Copies and fills of memory, synchronous and in the order of a stream.
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

/** Where the two ends of a run of batch copies are; one is the host, the other a device. */
typedef struct {
    aclrtMemLocation dstLoc;  /* place of the destinations */
    aclrtMemLocation srcLoc;  /* place of the sources */
    uint8_t rsv[16];  /* must be 0 */
} aclrtMemcpyBatchAttr;

/**
 * Copies bytes between host and device memory and waits for that copy alone.
 *
 * Does not wait for tasks already queued on a stream: synchronise before reading what a kernel wrote.
 *
 * Between two devices, peer access must be enabled first. Needs a current context.
 * @param[in] dst destination address
 * @param[in] destMax capacity of the destination in bytes, at least count
 * @param[in] src source address
 * @param[in] count bytes to copy; 0 succeeds before any other check
 * @param[in] kind direction, 0 to 5; the driver derives the real one from the addresses
 * @see aclrtMemcpyAsync
 * @see aclrtDeviceEnablePeerAccess
 */
ACL_FUNC_VISIBILITY aclError aclrtMemcpy(void *dst, size_t destMax, const void *src, size_t count,
    aclrtMemcpyKind kind);

/**
 * Fills memory with one byte value and waits for that alone.
 *
 * Does not wait for tasks queued on a stream. Needs a current context.
 * @param[in] devPtr start of device memory, or of host memory from the allocators here
 * @param[in] maxCount capacity in bytes, at least count
 * @param[in] value fill value, of which the low 8 bits count
 * @param[in] count bytes to fill; 0 succeeds before any other check
 * @see aclrtMemsetAsync
 */
ACL_FUNC_VISIBILITY aclError aclrtMemset(void *devPtr, size_t maxCount, int32_t value, size_t count);

/**
 * Queues a copy between host and device memory on a stream.
 *
 * Both ranges must stay valid until the stream has passed the copy. Success means queued; failures surface at
 * the next synchronisation.
 *
 * With pageable host memory the call synchronises the stream and copies before it returns. From host to host
 * it is not supported. Needs a current context.
 * @param[in] dst destination address
 * @param[in] destMax capacity of the destination in bytes, at least count
 * @param[in] src source address
 * @param[in] count bytes to copy; 0 succeeds before any other check
 * @param[in] kind direction, 0 to 5; it is corrected to fit page-locked and device addresses
 * @param[in] stream stream of the current context that carries the task; null is its default stream
 * @see aclrtMemcpy
 * @see aclrtMallocHost
 */
ACL_FUNC_VISIBILITY aclError aclrtMemcpyAsync(void *dst, size_t destMax, const void *src, size_t count,
    aclrtMemcpyKind kind, aclrtStream stream);

/**
 * Fills memory with one 32-bit word and waits for that alone.
 *
 * On a chip without support the call succeeds and writes nothing. Needs a current context.
 * @param[in] ptr start of the memory, aligned to 4 bytes; must come from the allocators here
 * @param[in] memSize capacity in bytes, at least 4 times N
 * @param[in] value the 32-bit word
 * @param[in] N number of words; 0 succeeds before any other check
 * @see aclrtMemsetD32Async
 * @see aclrtMemset
 */
ACL_FUNC_VISIBILITY aclError aclrtMemsetD32(void *ptr, size_t memSize, uint32_t value, size_t N);

/**
 * Queues the filling of device memory with one 32-bit word on a stream.
 *
 * Host memory is filled at once by the CPU, out of order with the stream. On a chip without support the call
 * succeeds and writes nothing. Needs a current context.
 * @param[in] ptr start of the memory, aligned to 4 bytes; must come from the allocators here
 * @param[in] memSize capacity in bytes, at least 4 times N
 * @param[in] value the 32-bit word
 * @param[in] N number of words; 0 succeeds before any other check
 * @param[in] stream stream of the current context that carries the task; null is its default stream
 * @see aclrtMemsetD32
 */
ACL_FUNC_VISIBILITY aclError aclrtMemsetD32Async(void *ptr, size_t memSize, uint32_t value, size_t N,
    aclrtStream stream);

/**
 * Queues a copy like aclrtMemcpyAsync after asking the driver whether the host memory is page-locked.
 *
 * Deprecated: prefer aclrtMemcpyAsync. A driver that cannot answer makes the call fail as unsupported.
 * @param[in] dst destination address
 * @param[in] destMax capacity of the destination in bytes, at least count
 * @param[in] src source address
 * @param[in] count bytes to copy; 0 succeeds before any other check
 * @param[in] kind direction, 0 to 5
 * @param[in] stream stream of the current context that carries the task; null is its default stream
 * @see aclrtMemcpyAsync
 */
ACL_FUNC_VISIBILITY aclError aclrtMemcpyAsyncWithCondition(void *dst, size_t destMax, const void *src,
    size_t count, aclrtMemcpyKind kind, aclrtStream stream);

/**
 * Copies a rectangle of rows between host and device and waits for it.
 *
 * Needs a current context.
 * @param[in] dst destination address
 * @param[in] dpitch bytes from one destination row to the next, at least width
 * @param[in] src source address
 * @param[in] spitch bytes from one source row to the next, at least width
 * @param[in] width bytes copied per row, up to 5000000; 0 succeeds at once
 * @param[in] height number of rows, up to 5242880; 0 succeeds at once
 * @param[in] kind host to device, device to host or default; device to device needs the asynchronous form
 * @see aclrtMemcpy2dAsync
 */
ACL_FUNC_VISIBILITY aclError aclrtMemcpy2d(void *dst, size_t dpitch, const void *src, size_t spitch,
    size_t width, size_t height, aclrtMemcpyKind kind);

/**
 * Queues the copy of a rectangle of rows on a stream.
 *
 * Both ranges must stay valid until the stream has passed the copy; pageable host memory makes the call wait.
 * Needs a current context.
 * @param[in] dst destination address
 * @param[in] dpitch bytes from one destination row to the next, at least width
 * @param[in] src source address
 * @param[in] spitch bytes from one source row to the next, at least width
 * @param[in] width bytes copied per row, up to 5000000; 0 succeeds at once
 * @param[in] height number of rows, up to 5242880; 0 succeeds at once
 * @param[in] kind host to device, device to host, device to device or default
 * @param[in] stream stream of the current context that carries the task; null is its default stream
 * @see aclrtMemcpy2d
 */
ACL_FUNC_VISIBILITY aclError aclrtMemcpy2dAsync(void *dst, size_t dpitch, const void *src, size_t spitch,
    size_t width, size_t height, aclrtMemcpyKind kind, aclrtStream stream);

/**
 * Queues the filling of memory with one byte value on a stream.
 *
 * Needs a current context.
 * @param[in] devPtr start of the memory to fill
 * @param[in] maxCount capacity in bytes, at least count
 * @param[in] value fill value, of which the low 8 bits count
 * @param[in] count bytes to fill; 0 succeeds before any other check
 * @param[in] stream stream of the current context that carries the task; null is its default stream
 * @see aclrtMemset
 */
ACL_FUNC_VISIBILITY aclError aclrtMemsetAsync(void *devPtr, size_t maxCount, int32_t value, size_t count,
    aclrtStream stream);

/**
 * Gives the length of the description that aclrtSetMemcpyDesc fills.
 * @param[in] kind must be ACL_MEMCPY_INNER_DEVICE_TO_DEVICE
 * @param[out] descSize receives the length in bytes
 * @see aclrtSetMemcpyDesc
 */
ACL_FUNC_VISIBILITY aclError aclrtGetMemcpyDescSize(aclrtMemcpyKind kind, size_t *descSize);

/**
 * Writes a copy within one device into a description in device memory.
 * @param[out] desc device memory of the caller, aligned to 64 bytes, as long as aclrtGetMemcpyDescSize says
 * @param[in] kind must be ACL_MEMCPY_INNER_DEVICE_TO_DEVICE
 * @param[in] srcAddr source device address
 * @param[in] dstAddr destination address on the same device
 * @param[in] count bytes to copy, up to 4 GiB
 * @param[in] config reserved, must be null
 * @see aclrtMemcpyAsyncWithDesc
 */
ACL_FUNC_VISIBILITY aclError aclrtSetMemcpyDesc(void *desc, aclrtMemcpyKind kind, void *srcAddr,
    void *dstAddr, size_t count, void *config);

/**
 * Queues a copy within one device whose addresses are read from device memory when the copy runs.
 * @param[in] dst device address of the pointer variable that holds the destination
 * @param[in] destMax capacity of the destination in bytes
 * @param[in] dstDataOffset bytes added to the destination
 * @param[in] src device address of the pointer variable that holds the source
 * @param[in] count bytes to copy
 * @param[in] srcDataOffset bytes added to the source
 * @param[in] kind must be ACL_MEMCPY_INNER_DEVICE_TO_DEVICE
 * @param[in] stream stream of the current context that carries the task; null is its default stream
 * @see aclrtMemcpyAsync
 */
ACL_FUNC_VISIBILITY aclError aclrtMemcpyAsyncWithOffset(void **dst, size_t destMax, size_t dstDataOffset,
    const void **src, size_t count, size_t srcDataOffset, aclrtMemcpyKind kind, aclrtStream stream);

/**
 * Queues the copy that a description in device memory holds.
 * @param[in] desc description filled by aclrtSetMemcpyDesc; it must live until the copy has run
 * @param[in] kind must be ACL_MEMCPY_INNER_DEVICE_TO_DEVICE
 * @param[in] stream stream that carries the copy; null is refused
 * @see aclrtSetMemcpyDesc
 */
ACL_FUNC_VISIBILITY aclError aclrtMemcpyAsyncWithDesc(void *desc, aclrtMemcpyKind kind, aclrtStream stream);

/**
 * Copies many ranges between host and device in one call and waits for them.
 *
 * Each item goes from host to device or back, and the items have no order among themselves.
 * @param[in] dsts array of numBatches destination addresses
 * @param[in] destMaxs array of numBatches capacities in bytes, each at least the length of its item
 * @param[in] srcs array of numBatches source addresses
 * @param[in] sizes array of numBatches lengths in bytes
 * @param[in] numBatches number of copies, 1 to 4096
 * @param[in] attrs array of numAttrs attributes: where the ends of the copies are
 * @param[in] attrsIndexes array of numAttrs item numbers, rising from 0: attribute i applies from item
 *    attrsIndexes[i] on
 * @param[in] numAttrs number of attributes, 1 to numBatches
 * @param[out] failIndex receives the number of the offending item, or SIZE_MAX when no single one is to blame
 * @see aclrtMemcpyBatchAsync
 * @see aclrtMemcpyBatchV2
 */
ACL_FUNC_VISIBILITY aclError aclrtMemcpyBatch(void **dsts, size_t *destMaxs, void **srcs, size_t *sizes,
    size_t numBatches, aclrtMemcpyBatchAttr *attrs, size_t *attrsIndexes, size_t numAttrs, size_t *failIndex);

/**
 * Copies many ranges between host and device like aclrtMemcpyBatch, without naming the item that failed.
 *
 * Each item goes from host to device or back, and the items have no order among themselves.
 * @param[in] dsts array of numBatches destination addresses
 * @param[in] destMaxs array of numBatches capacities in bytes, each at least the length of its item
 * @param[in] srcs array of numBatches source addresses
 * @param[in] sizes array of numBatches lengths in bytes
 * @param[in] numBatches number of copies, 1 to 4096
 * @param[in] attrs array of numAttrs attributes: where the ends of the copies are
 * @param[in] attrsIndexes array of numAttrs item numbers, rising from 0: attribute i applies from item
 *    attrsIndexes[i] on
 * @param[in] numAttrs number of attributes, 1 to numBatches
 * @see aclrtMemcpyBatch
 */
ACL_FUNC_VISIBILITY aclError aclrtMemcpyBatchV2(void **dsts, size_t *destMaxs, void **srcs, size_t *sizes,
    size_t numBatches, aclrtMemcpyBatchAttr *attrs, size_t *attrsIndexes, size_t numAttrs);

/**
 * Queues many copies between host and device on a stream.
 *
 * Each item goes from host to device or back, and the items have no order among themselves.
 *
 * When one item fails, those before it are already queued. An item of length 0 beside others is refused;
 * pageable host memory makes the call wait.
 * @param[in] dsts array of numBatches destination addresses
 * @param[in] destMaxs array of numBatches capacities in bytes, each at least the length of its item
 * @param[in] srcs array of numBatches source addresses
 * @param[in] sizes array of numBatches lengths in bytes
 * @param[in] numBatches number of copies, at least 1
 * @param[in] attrs array of numAttrs attributes: where the ends of the copies are
 * @param[in] attrsIndexes array of numAttrs item numbers, rising from 0: attribute i applies from item
 *    attrsIndexes[i] on
 * @param[in] numAttrs number of attributes, 1 to numBatches
 * @param[out] failIndex receives the number of the offending item, or SIZE_MAX when no single one is to blame
 * @param[in] stream stream of the current context that carries the task; null is its default stream
 * @see aclrtMemcpyBatch
 * @see aclrtMemcpyBatchAsyncV2
 */
ACL_FUNC_VISIBILITY aclError aclrtMemcpyBatchAsync(void **dsts, size_t *destMaxs, void **srcs, size_t *sizes,
    size_t numBatches, aclrtMemcpyBatchAttr *attrs, size_t *attrsIndexes, size_t numAttrs, size_t *failIndex,
    aclrtStream stream);

/**
 * Queues many copies like aclrtMemcpyBatchAsync, without naming the item that failed.
 *
 * Each item goes from host to device or back, and the items have no order among themselves.
 *
 * When one item fails, those before it are already queued. An item of length 0 beside others is refused;
 * pageable host memory makes the call wait.
 * @param[in] dsts array of numBatches destination addresses
 * @param[in] destMaxs array of numBatches capacities in bytes, each at least the length of its item
 * @param[in] srcs array of numBatches source addresses
 * @param[in] sizes array of numBatches lengths in bytes
 * @param[in] numBatches number of copies, at least 1
 * @param[in] attrs array of numAttrs attributes: where the ends of the copies are
 * @param[in] attrsIndexes array of numAttrs item numbers, rising from 0: attribute i applies from item
 *    attrsIndexes[i] on
 * @param[in] numAttrs number of attributes, 1 to numBatches
 * @param[in] stream stream of the current context that carries the task; null is its default stream
 * @see aclrtMemcpyBatchAsync
 */
ACL_FUNC_VISIBILITY aclError aclrtMemcpyBatchAsyncV2(void **dsts, size_t *destMaxs, void **srcs,
    size_t *sizes, size_t numBatches, aclrtMemcpyBatchAttr *attrs, size_t *attrsIndexes, size_t numAttrs,
    aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_MEMORY_COPY_H_ */
