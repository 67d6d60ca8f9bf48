/*
 * Device memory: allocation, release and usage.
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ACL_RT_MEMORY_DEVICE_H_
#define ASCENDCL_ACL_RT_MEMORY_DEVICE_H_

#include "acl/acl_base_rt.h"
#include "acl/acl_rt/common.h"

#ifdef __cplusplus
extern "C" {
#endif

#define ACL_RT_MEM_TYPE_DEV 2U  /* memory of aclrtMalloc */
#define ACL_RT_MEM_TYPE_DVPP 8U  /* memory of the image and video unit */
#define ACL_RT_MEM_TYPE_RSVD 16U  /* reserved; the runtime refuses it */

/** Pages of a device allocation. Huge pages are 2 MiB; normal ones 4 or 64 KiB. */
typedef enum aclrtMemMallocPolicy {
    ACL_MEM_MALLOC_HUGE_FIRST = 0,  /* huge above 1 MiB, normal when they run out */
    ACL_MEM_MALLOC_HUGE_ONLY = 1,  /* huge, or fail */
    ACL_MEM_MALLOC_NORMAL_ONLY = 2,  /* normal, or fail */
    ACL_MEM_MALLOC_HUGE_FIRST_P2P = 3,  /* as HUGE_FIRST, reachable by other devices */
    ACL_MEM_MALLOC_HUGE_ONLY_P2P = 4,  /* as HUGE_ONLY, reachable by other devices */
    ACL_MEM_MALLOC_NORMAL_ONLY_P2P = 5,  /* as NORMAL_ONLY, reachable by other devices */
    ACL_MEM_MALLOC_HUGE1G_ONLY = 6,  /* pages of 1 GiB, or fail */
    ACL_MEM_MALLOC_HUGE1G_ONLY_P2P = 7,  /* pages of 1 GiB, reachable by other devices */
    ACL_MEM_TYPE_LOW_BAND_WIDTH = 0x100,  /* bit: slow physical memory */
    ACL_MEM_TYPE_HIGH_BAND_WIDTH = 0x1000,  /* bit: fast physical memory */
    ACL_MEM_ACCESS_USER_SPACE_READONLY = 0x100000,  /* bit: user space may only read */
} aclrtMemMallocPolicy;

/** Device memory held by one software component. */
typedef struct aclrtMemUsageInfo {
    char name[32];  /* name of the component */
    uint64_t curMemSize;  /* bytes held now */
    uint64_t memPeakSize;  /* most bytes ever held */
    size_t reserved[8];  /* unused */
} aclrtMemUsageInfo;

/**
 * Allocates memory on the device of the current context. The contents are uninitialised.
 *
 * Returns without waiting for any task or stream. Needs a current context. Release with aclrtFree.
 *
 * Whoever cuts the block into pieces starts each on a multiple of 64 and keeps the same padding.
 * @param[out] devPtr receives the device address, aligned to 64 bytes
 * @param[in] size usable length in bytes, greater than 0; the grant is rounded up to 32 and, on most
 *    products, grows by 32 more
 * @param[in] policy page kind, an aclrtMemMallocPolicy; an unknown value acts as huge pages first
 * @see aclrtFree
 * @see aclrtMallocAlign32
 */
ACL_FUNC_VISIBILITY aclError aclrtMalloc(void **devPtr, size_t size, aclrtMemMallocPolicy policy);

/**
 * Allocates device memory like aclrtMalloc, but rounds the length up to 32 bytes without further padding.
 *
 * Needs a current context. Release with aclrtFree.
 * @param[out] devPtr receives the device address, aligned to 64 bytes
 * @param[in] size usable length in bytes, greater than 0
 * @param[in] policy page kind and optional band width, an aclrtMemMallocPolicy
 * @see aclrtMalloc
 * @see aclrtFree
 */
ACL_FUNC_VISIBILITY aclError aclrtMallocAlign32(void **devPtr, size_t size, aclrtMemMallocPolicy policy);

/**
 * Allocates cacheable device memory. On every supported product this is what aclrtMalloc gives.
 *
 * Needs a current context. Release with aclrtFree.
 * @param[out] devPtr receives the device address, aligned to 64 bytes
 * @param[in] size usable length in bytes, greater than 0
 * @param[in] policy HUGE_FIRST, HUGE_ONLY, NORMAL_ONLY or HUGE1G_ONLY; any other value acts as the default
 * @see aclrtMalloc
 * @see aclrtMemFlush
 * @see aclrtMemInvalidate
 */
ACL_FUNC_VISIBILITY aclError aclrtMallocCached(void **devPtr, size_t size, aclrtMemMallocPolicy policy);

/**
 * Allocates device memory with a page policy and extra attributes. The length is only rounded up to 32 bytes.
 *
 * A device id in the attributes must be that of the current context; a VA flag is refused. Peer-to-peer huge
 * pages are honoured here, not in aclrtMalloc.
 *
 * Needs a current context. Release with aclrtFree.
 * @param[out] devPtr receives the device address
 * @param[in] size length in bytes, greater than 0
 * @param[in] policy one page kind, which may be combined with one band width bit and the read-only bit
 * @param[in] cfg extra attributes (module id, device id); may be null
 * @see aclrtFree
 */
ACL_FUNC_VISIBILITY aclError aclrtMallocWithCfg(void **devPtr, size_t size, aclrtMemMallocPolicy policy,
    aclrtMallocConfig *cfg);

/**
 * Allocates device memory that the task scheduler on the chip can reach, which some operators of graph mode
 * need.
 *
 * Needs a current context. Release with aclrtFree.
 * @param[out] devPtr receives the device address
 * @param[in] size length in bytes, greater than 0
 * @param[in] policy one page kind, which may be combined with one band width bit and the read-only bit
 * @param[in] cfg extra attributes (module id, device id); may be null
 * @see aclrtMallocWithCfg
 * @see aclrtFree
 */
ACL_FUNC_VISIBILITY aclError aclrtMallocForTaskScheduler(void **devPtr, size_t size,
    aclrtMemMallocPolicy policy, aclrtMallocConfig *cfg);

/**
 * Writes cached data of a device range back to memory and drops it from the cache.
 *
 * Supported products are coherent: the call checks its arguments and does nothing else. Needs a current
 * context.
 * @param[in] devPtr start of the range
 * @param[in] size length in bytes, greater than 0
 * @see aclrtMallocCached
 */
ACL_FUNC_VISIBILITY aclError aclrtMemFlush(void *devPtr, size_t size);

/**
 * Drops a device range from the cache without writing it back.
 *
 * Supported products are coherent: the call checks its arguments and does nothing else. Needs a current
 * context.
 * @param[in] devPtr start of the range
 * @param[in] size length in bytes, greater than 0
 * @see aclrtMallocCached
 */
ACL_FUNC_VISIBILITY aclError aclrtMemInvalidate(void *devPtr, size_t size);

/**
 * Releases device memory at once, without waiting for tasks that still use it.
 *
 * Synchronise first, or use aclrtFreeWithDevSync: later use by a task is undefined. Works on a thread without
 * a context.
 * @param[in] devPtr start address from an aclrtMalloc function other than the host ones, aclrtMemAllocManaged
 *    or a memory pool; null is refused
 * @see aclrtMalloc
 * @see aclrtFreeWithDevSync
 */
ACL_FUNC_VISIBILITY aclError aclrtFree(void *devPtr);

/**
 * Waits for every stream of the current context, then releases device memory.
 *
 * When the wait fails, its error is returned and the memory stays allocated. Needs a current context.
 * @param[in] devPtr start address as for aclrtFree
 * @see aclrtFree
 */
ACL_FUNC_VISIBILITY aclError aclrtFreeWithDevSync(void *devPtr);

/**
 * Reports how much memory of one kind the device of the current context has and how much is free.
 *
 * A kind that the chip lacks gives 0 and 0; a chip without HBM answers for DDR. Needs a current context.
 * @param[in] attr kind of memory, an aclrtMemAttr
 * @param[out] free receives the free bytes
 * @param[out] total receives all bytes, without those the system keeps for itself
 */
ACL_FUNC_VISIBILITY aclError aclrtGetMemInfo(aclrtMemAttr attr, size_t *free, size_t *total);

/**
 * Lists how much device memory each software component holds, largest first.
 * @param[in] deviceId device id
 * @param[inout] memUsageInfo array of the caller that receives one entry per component
 * @param[in] inputNum number of entries the array has room for, greater than 0
 * @param[out] outputNum receives the number of entries written; set to 0 when the query fails
 */
ACL_FUNC_VISIBILITY aclError aclrtGetMemUsageInfo(int32_t deviceId, aclrtMemUsageInfo *memUsageInfo,
    size_t inputNum, size_t *outputNum);

/**
 * Tells whether all addresses belong to the given types of device memory.
 * @param[in] addrList array of device addresses to examine
 * @param[in] size number of addresses, greater than 0
 * @param[in] memType mask of ACL_RT_MEM_TYPE_ bits; the runtime refuses the RSVD bit
 * @param[out] checkResult receives 1 when all match, else 0; also 0 when the call fails
 * @param[in] reserve reserved, must be 0
 */
ACL_FUNC_VISIBILITY aclError aclrtCheckMemType(void **addrList, uint32_t size, uint32_t memType,
    uint32_t *checkResult, uint32_t reserve);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_MEMORY_DEVICE_H_ */
