/*
 * AscendCL interface: acl_platform.h.
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ACL_PLATFORM_H_
#define ASCENDCL_ACL_PLATFORM_H_

#include "acl/acl_base_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum aclplatformDevInfo {
    ACL_PLATFORM_AICORE_CNT = 0,
    ACL_PLATFORM_AICORE_UB_SIZE = 1,
    ACL_PLATFORM_CUBE_CORE_CNT = 2,
    ACL_PLATFORM_VECTOR_CORE_CNT = 3,
    ACL_PLATFORM_L2_SIZE = 4,
    ACL_PLATFORM_MEMORY_SIZE = 5,
    ACL_PLATFORM_CUBE_FREQ = 6,
    ACL_PLATFORM_VEC_FREQ = 7,
    ACL_PLATFORM_BT_SIZE = 8,
    ACL_PLATFORM_L0_A_SIZE = 9,
    ACL_PLATFORM_L0_B_SIZE = 10,
    ACL_PLATFORM_L0_C_SIZE = 11,
    ACL_PLATFORM_L1_SIZE = 12,
    ACL_PLATFORM_SOC_VERSION = 13,
    ACL_PLATFORM_AIC_VERSION = 14,
    ACL_PLATFORM_NPU_ARCH = 15,
    ACL_PLATFORM_MEMORY_TYPE = 16,
} aclplatformDevInfo;

typedef enum aclplatformCoreType {
    ACL_PLATFORM_CORE_TYPE_AI_CORE = 0,
    ACL_PLATFORM_CORE_TYPE_VECTOR_CORE = 1,
} aclplatformCoreType;

typedef enum aclplatformNpuArch {
    DAV_1001 = 0x3e9,
    DAV_2002 = 0x7d2,
    DAV_2102 = 0x836,
    DAV_2201 = 0x899,
    DAV_3002 = 0xbba,
    DAV_3003 = 0xbbb,
    DAV_3004 = 0xbbc,
    DAV_3102 = 0xc1e,
    DAV_3113 = 0xc29,
    DAV_3505 = 0xdb1,
    DAV_3510 = 0xdb6,
    DAV_5102 = 0x13ee,
    DAV_RESV = 0xffff,
} aclplatformNpuArch;

typedef enum aclplatformLocalMemType {
    L0_A = 0,
    L0_B = 1,
    L0_C = 2,
    L1 = 3,
    L2 = 4,
    UB = 5,
    HBM = 6,
} aclplatformLocalMemType;

/**
 * TODO aclplatformGetDeviceInfo.
 * @param[in] infoType
 * @param[out] value
 * @param[in] maxLen
 */
aclError aclplatformGetDeviceInfo(aclplatformDevInfo infoType, char *value, uint32_t maxLen);

/**
 * TODO aclplatformGetInstructionInfo.
 * @param[in] type
 * @param[in] instruction
 * @param[out] value
 * @param[in] maxLen
 */
aclError aclplatformGetInstructionInfo(aclplatformCoreType type, const char *instruction, char *value,
    uint32_t maxLen);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_PLATFORM_H_ */
