/*
 * Hardware description of the installed chip, answered as text.
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ACL_PLATFORM_H_
#define ASCENDCL_ACL_PLATFORM_H_

#include "acl/acl_base_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Entries of the hardware description of the installed chip; the answers are strings. */
typedef enum aclplatformDevInfo {
    ACL_PLATFORM_AICORE_CNT = 0,
    ACL_PLATFORM_AICORE_UB_SIZE = 1,  /* unified buffer of one core, bytes */
    ACL_PLATFORM_CUBE_CORE_CNT = 2,
    ACL_PLATFORM_VECTOR_CORE_CNT = 3,
    ACL_PLATFORM_L2_SIZE = 4,  /* level-2 cache, bytes */
    ACL_PLATFORM_MEMORY_SIZE = 5,  /* device memory, bytes */
    ACL_PLATFORM_CUBE_FREQ = 6,  /* MHz */
    ACL_PLATFORM_VEC_FREQ = 7,  /* MHz */
    ACL_PLATFORM_BT_SIZE = 8,  /* BT buffer of one core, bytes */
    ACL_PLATFORM_L0_A_SIZE = 9,  /* left operand buffer of the cube unit, bytes */
    ACL_PLATFORM_L0_B_SIZE = 10,  /* right operand buffer of the cube unit, bytes */
    ACL_PLATFORM_L0_C_SIZE = 11,  /* result buffer of the cube unit, bytes */
    ACL_PLATFORM_L1_SIZE = 12,  /* level-1 buffer of one core, bytes */
    ACL_PLATFORM_SOC_VERSION = 13,  /* chip name */
    ACL_PLATFORM_AIC_VERSION = 14,
    ACL_PLATFORM_NPU_ARCH = 15,  /* number of aclplatformNpuArch */
    ACL_PLATFORM_MEMORY_TYPE = 16,  /* number of aclplatformLocalMemType */
} aclplatformDevInfo;

/** Kinds of compute cores. */
typedef enum aclplatformCoreType {
    ACL_PLATFORM_CORE_TYPE_AI_CORE = 0,  /* cube core: matrix work */
    ACL_PLATFORM_CORE_TYPE_VECTOR_CORE = 1,
} aclplatformCoreType;

/** Architecture numbers of the compute cores, equal to the digits of the name. */
typedef enum aclplatformNpuArch {
    DAV_1001 = 1001,  /* Atlas training series */
    DAV_2002 = 2002,  /* Atlas inference series */
    DAV_2102 = 2102,
    DAV_2201 = 2201,  /* Atlas A2 and A3 */
    DAV_3002 = 3002,  /* Atlas 200I/500 A2 */
    DAV_3003 = 3003,
    DAV_3004 = 3004,
    DAV_3102 = 3102,
    DAV_3113 = 3113,
    DAV_3505 = 3505,
    DAV_3510 = 3510,  /* Ascend 950 */
    DAV_5102 = 5102,
    DAV_RESV = 0xffff,  /* unknown */
} aclplatformNpuArch;

/** Memories of a device, from the core outwards. */
typedef enum aclplatformLocalMemType {
    L0_A = 0,  /* left operand of the cube unit */
    L0_B = 1,  /* right operand of the cube unit */
    L0_C = 2,  /* result of the cube unit */
    L1 = 3,  /* input buffer of one core */
    L2 = 4,  /* cache shared by the cores */
    UB = 5,  /* vector buffer of one core */
    HBM = 6,  /* device memory */
} aclplatformLocalMemType;

/**
 * Reads one entry of the hardware description of the chip as text; numbers are decimal.
 * @param[in] infoType entry to read
 * @param[out] value buffer for the zero-terminated text
 * @param[in] maxLen bytes in the buffer; too few give 100000 and nothing is written
 */
aclError aclplatformGetDeviceInfo(aclplatformDevInfo infoType, char *value, uint32_t maxLen);

/**
 * Lists the data types with which a core supports an instruction. An unknown instruction gives 100000.
 * @param[in] type kind of core
 * @param[in] instruction name of the instruction, for instance Intrinsic_vexp
 * @param[out] value buffer for the zero-terminated text: type names separated by commas
 * @param[in] maxLen bytes in the buffer; too few give 100000
 */
aclError aclplatformGetInstructionInfo(aclplatformCoreType type, const char *instruction, char *value,
    uint32_t maxLen);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_PLATFORM_H_ */
