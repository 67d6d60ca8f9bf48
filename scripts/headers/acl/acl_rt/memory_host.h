/*
 * AscendCL interface: acl_rt/memory_host.h.
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ACL_RT_MEMORY_HOST_H_
#define ASCENDCL_ACL_RT_MEMORY_HOST_H_

#include "acl/acl_base_rt.h"
#include "acl/acl_rt/common.h"

#ifdef __cplusplus
extern "C" {
#endif

#define ACL_HOST_REG_MAPPED 2UL
#define ACL_HOST_REG_IOMEMORY 4UL
#define ACL_HOST_REG_READONLY 8UL
#define ACL_HOST_REG_PINNED 0x10000000UL
#define ACL_HOST_DEVICE_CONNECT_TYPE_PCIE 0
#define ACL_HOST_DEVICE_CONNECT_TYPE_HCCS 1
#define ACL_HOST_DEVICE_CONNECT_TYPE_UB 2

typedef enum {
    ACL_HOST_REGISTER_MAPPED = 0,
    ACL_HOST_REGISTER_IOMEMORY = 4,
    ACL_HOST_REGISTER_READONLY = 8,
} aclrtHostRegisterType;

typedef enum {
    ACL_RT_HAC_TYPE_STARS = 0,
    ACL_RT_HAC_TYPE_AICPU = 1,
    ACL_RT_HAC_TYPE_AIC = 2,
    ACL_RT_HAC_TYPE_AIV = 3,
    ACL_RT_HAC_TYPE_PCIEDMA = 4,
    ACL_RT_HAC_TYPE_RDMA = 5,
    ACL_RT_HAC_TYPE_SDMA = 6,
    ACL_RT_HAC_TYPE_DVPP = 7,
    ACL_RT_HAC_TYPE_UDMA = 8,
    ACL_RT_HAC_TYPE_CCU = 9,
} aclrtHacType;

typedef enum {
    ACL_RT_HOST_MEM_MAP_NOT_SUPPORTED = 0,
    ACL_RT_HOST_MEM_MAP_SUPPORTED = 1,
} aclrtHostMemMapCapability;

/**
 * TODO aclrtMallocHostWithCfg.
 * @param[out] ptr
 * @param[in] size
 * @param[in] cfg
 */
ACL_FUNC_VISIBILITY aclError aclrtMallocHostWithCfg(void **ptr, uint64_t size, aclrtMallocConfig *cfg);

/**
 * TODO aclrtHostRegister.
 * @param[in] ptr
 * @param[in] size
 * @param[in] type
 * @param[out] devPtr
 */
ACL_FUNC_VISIBILITY aclError aclrtHostRegister(void *ptr, uint64_t size, aclrtHostRegisterType type,
    void **devPtr);

/**
 * TODO aclrtHostRegisterV2.
 * @param[in] ptr
 * @param[in] size
 * @param[in] flag
 */
ACL_FUNC_VISIBILITY aclError aclrtHostRegisterV2(void *ptr, uint64_t size, uint32_t flag);

/**
 * TODO aclrtHostGetDevicePointer.
 * @param[in] pHost
 * @param[out] pDevice
 * @param[in] flag
 */
ACL_FUNC_VISIBILITY aclError aclrtHostGetDevicePointer(void *pHost, void **pDevice, uint32_t flag);

/**
 * TODO aclrtHostUnregister.
 * @param[in] ptr
 */
ACL_FUNC_VISIBILITY aclError aclrtHostUnregister(void *ptr);

/**
 * TODO aclrtHostMemMapCapabilities.
 * @param[in] deviceId
 * @param[in] hacType
 * @param[out] capabilities
 */
ACL_FUNC_VISIBILITY aclError aclrtHostMemMapCapabilities(uint32_t deviceId, aclrtHacType hacType,
    aclrtHostMemMapCapability *capabilities);

/**
 * TODO aclrtMallocHost.
 * @param[out] hostPtr
 * @param[in] size
 */
ACL_FUNC_VISIBILITY aclError aclrtMallocHost(void **hostPtr, size_t size);

/**
 * TODO aclrtFreeHost.
 * @param[in] hostPtr
 */
ACL_FUNC_VISIBILITY aclError aclrtFreeHost(void *hostPtr);

/**
 * TODO aclrtFreeHostWithDevSync.
 * @param[in] hostPtr
 */
ACL_FUNC_VISIBILITY aclError aclrtFreeHostWithDevSync(void *hostPtr);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_MEMORY_HOST_H_ */
