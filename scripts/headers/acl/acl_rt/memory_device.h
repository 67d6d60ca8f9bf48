/*
 * AscendCL interface: acl_rt/memory_device.h.
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

typedef enum aclrtMemMallocPolicy {
    ACL_MEM_MALLOC_HUGE_FIRST = 0,
    ACL_MEM_MALLOC_HUGE_ONLY = 1,
    ACL_MEM_MALLOC_NORMAL_ONLY = 2,
    ACL_MEM_MALLOC_HUGE_FIRST_P2P = 3,
    ACL_MEM_MALLOC_HUGE_ONLY_P2P = 4,
    ACL_MEM_MALLOC_NORMAL_ONLY_P2P = 5,
    ACL_MEM_MALLOC_HUGE1G_ONLY = 6,
    ACL_MEM_MALLOC_HUGE1G_ONLY_P2P = 7,
    ACL_MEM_TYPE_LOW_BAND_WIDTH = 0x100,
    ACL_MEM_TYPE_HIGH_BAND_WIDTH = 0x1000,
    ACL_MEM_ACCESS_USER_SPACE_READONLY = 0x100000,
} aclrtMemMallocPolicy;

typedef struct aclrtMemUsageInfo {
    char name[32];
    uint64_t curMemSize;
    uint64_t memPeakSize;
    size_t reserved[8];
} aclrtMemUsageInfo;

/**
 * TODO aclrtMalloc.
 * @param[out] devPtr
 * @param[in] size
 * @param[in] policy
 */
ACL_FUNC_VISIBILITY aclError aclrtMalloc(void **devPtr, size_t size, aclrtMemMallocPolicy policy);

/**
 * TODO aclrtMallocAlign32.
 * @param[out] devPtr
 * @param[in] size
 * @param[in] policy
 */
ACL_FUNC_VISIBILITY aclError aclrtMallocAlign32(void **devPtr, size_t size, aclrtMemMallocPolicy policy);

/**
 * TODO aclrtMallocCached.
 * @param[out] devPtr
 * @param[in] size
 * @param[in] policy
 */
ACL_FUNC_VISIBILITY aclError aclrtMallocCached(void **devPtr, size_t size, aclrtMemMallocPolicy policy);

/**
 * TODO aclrtMallocWithCfg.
 * @param[out] devPtr
 * @param[in] size
 * @param[in] policy
 * @param[in] cfg
 */
ACL_FUNC_VISIBILITY aclError aclrtMallocWithCfg(void **devPtr, size_t size, aclrtMemMallocPolicy policy,
    aclrtMallocConfig *cfg);

/**
 * TODO aclrtMallocForTaskScheduler.
 * @param[out] devPtr
 * @param[in] size
 * @param[in] policy
 * @param[in] cfg
 */
ACL_FUNC_VISIBILITY aclError aclrtMallocForTaskScheduler(void **devPtr, size_t size,
    aclrtMemMallocPolicy policy, aclrtMallocConfig *cfg);

/**
 * TODO aclrtMemFlush.
 * @param[in] devPtr
 * @param[in] size
 */
ACL_FUNC_VISIBILITY aclError aclrtMemFlush(void *devPtr, size_t size);

/**
 * TODO aclrtMemInvalidate.
 * @param[in] devPtr
 * @param[in] size
 */
ACL_FUNC_VISIBILITY aclError aclrtMemInvalidate(void *devPtr, size_t size);

/**
 * TODO aclrtFree.
 * @param[in] devPtr
 */
ACL_FUNC_VISIBILITY aclError aclrtFree(void *devPtr);

/**
 * TODO aclrtFreeWithDevSync.
 * @param[in] devPtr
 */
ACL_FUNC_VISIBILITY aclError aclrtFreeWithDevSync(void *devPtr);

/**
 * TODO aclrtGetMemInfo.
 * @param[in] attr
 * @param[out] free
 * @param[out] total
 */
ACL_FUNC_VISIBILITY aclError aclrtGetMemInfo(aclrtMemAttr attr, size_t *free, size_t *total);

/**
 * TODO aclrtGetMemUsageInfo.
 * @param[in] deviceId
 * @param[inout] memUsageInfo
 * @param[in] inputNum
 * @param[out] outputNum
 */
ACL_FUNC_VISIBILITY aclError aclrtGetMemUsageInfo(int32_t deviceId, aclrtMemUsageInfo *memUsageInfo,
    size_t inputNum, size_t *outputNum);

/**
 * TODO aclrtCheckMemType.
 * @param[in] addrList
 * @param[in] size
 * @param[in] memType
 * @param[out] checkResult
 * @param[in] reserve
 */
ACL_FUNC_VISIBILITY aclError aclrtCheckMemType(void **addrList, uint32_t size, uint32_t memType,
    uint32_t *checkResult, uint32_t reserve);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_MEMORY_DEVICE_H_ */
