/*
 * AscendCL interface: acl_rt/device.h.
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ACL_RT_DEVICE_H_
#define ASCENDCL_ACL_RT_DEVICE_H_

#include "acl/acl_base_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum aclrtRunMode {
    ACL_DEVICE = 0,
    ACL_HOST = 1,
} aclrtRunMode;

typedef enum aclrtTsId {
    ACL_TS_ID_AICORE = 0,
    ACL_TS_ID_AIVECTOR = 1,
    ACL_TS_ID_RESERVED = 2,
} aclrtTsId;

typedef enum aclrtFloatOverflowMode {
    ACL_RT_OVERFLOW_MODE_SATURATION = 0,
    ACL_RT_OVERFLOW_MODE_INFNAN = 1,
    ACL_RT_OVERFLOW_MODE_UNDEF = 2,
} aclrtFloatOverflowMode;

typedef enum aclrtDeviceStatus {
    ACL_RT_DEVICE_STATUS_NORMAL = 0,
    ACL_RT_DEVICE_STATUS_ABNORMAL = 1,
    ACL_RT_DEVICE_STATUS_END = 0xffff,
} aclrtDeviceStatus;

typedef enum {
    ACL_DEV_ATTR_AICPU_CORE_NUM = 1,
    ACL_DEV_ATTR_AICORE_CORE_NUM = 101,
    ACL_DEV_ATTR_CUBE_CORE_NUM = 102,
    ACL_DEV_ATTR_VECTOR_CORE_NUM = 201,
    ACL_DEV_ATTR_WARP_SIZE = 202,
    ACL_DEV_ATTR_MAX_THREAD_PER_VECTOR_CORE = 203,
    ACL_DEV_ATTR_LOCAL_MEM_PER_VECTOR_CORE = 204,
    ACL_DEV_ATTR_UBUF_PER_VECTOR_CORE = 204,
    ACL_DEV_ATTR_MAX_GRID_DIM_X = 205,
    ACL_DEV_ATTR_MAX_GRID_DIM_Y = 206,
    ACL_DEV_ATTR_MAX_GRID_DIM_Z = 207,
    ACL_DEV_ATTR_MAX_BLOCK_PER_GRID = 208,
    ACL_DEV_ATTR_MAX_THREADS_PER_BLOCK = 209,
    ACL_DEV_ATTR_MAX_BLOCK_DIM_X = 210,
    ACL_DEV_ATTR_MAX_BLOCK_DIM_Y = 211,
    ACL_DEV_ATTR_MAX_BLOCK_DIM_Z = 212,
    ACL_DEV_ATTR_TOTAL_GLOBAL_MEM_SIZE = 0x12d,
    ACL_DEV_ATTR_L2_CACHE_SIZE = 0x12e,
    ACL_DEV_ATTR_SMP_ID = 0x191,
    ACL_DEV_ATTR_PHY_CHIP_ID = 0x192,
    ACL_DEV_ATTR_SUPER_POD_DEVIDE_ID = 0x193,
    ACL_DEV_ATTR_SUPER_POD_DEVICE_ID = 0x193,
    ACL_DEV_ATTR_SUPER_POD_SERVER_ID = 0x194,
    ACL_DEV_ATTR_SUPER_POD_ID = 0x195,
    ACL_DEV_ATTR_CUST_OP_PRIVILEGE = 0x196,
    ACL_DEV_ATTR_MAINBOARD_ID = 0x197,
    ACL_DEV_ATTR_HD_CONNECT_TYPE = 0x198,
    ACL_DEV_ATTR_IS_VIRTUAL = 0x1f5,
    ACL_DEV_ATTR_NPU_ARCH = 0x259,
} aclrtDevAttr;

typedef enum {
    ACL_FEATURE_TSCPU_TASK_UPDATE_SUPPORT_AIC_AIV = 1,
    ACL_FEATURE_SYSTEM_MEMQ_EVENT_CROSS_DEV = 21,
} aclrtDevFeatureType;

typedef enum {
    ACL_RT_DEVICE_STATE_SET_PRE = 0,
    ACL_RT_DEVICE_STATE_SET_POST = 1,
    ACL_RT_DEVICE_STATE_RESET_PRE = 2,
    ACL_RT_DEVICE_STATE_RESET_POST = 3,
} aclrtDeviceState;

typedef enum aclrtAtomicOperation {
    ACL_RT_ATOMIC_OPERATION_INTEGER_ADD = 0,
    ACL_RT_ATOMIC_OPERATION_INTEGER_MIN = 1,
    ACL_RT_ATOMIC_OPERATION_INTEGER_MAX = 2,
    ACL_RT_ATOMIC_OPERATION_INTEGER_INCREMENT = 3,
    ACL_RT_ATOMIC_OPERATION_INTEGER_DECREMENT = 4,
    ACL_RT_ATOMIC_OPERATION_AND = 5,
    ACL_RT_ATOMIC_OPERATION_OR = 6,
    ACL_RT_ATOMIC_OPERATION_XOR = 7,
    ACL_RT_ATOMIC_OPERATION_EXCHANGE = 8,
    ACL_RT_ATOMIC_OPERATION_CAS = 9,
    ACL_RT_ATOMIC_OPERATION_FLOAT_ADD = 10,
    ACL_RT_ATOMIC_OPERATION_FLOAT_MIN = 11,
    ACL_RT_ATOMIC_OPERATION_FLOAT_MAX = 12,
    ACL_RT_ATOMIC_OPERATION_DMA_ADD = 30,
    ACL_RT_ATOMIC_OPERATION_DMA_MIN = 31,
    ACL_RT_ATOMIC_OPERATION_DMA_MAX = 32,
    ACL_RT_ATOMIC_OPERATION_SIMD_SCALAR_ADD = 40,
    ACL_RT_ATOMIC_OPERATION_SIMD_SCALAR_MIN = 41,
    ACL_RT_ATOMIC_OPERATION_SIMD_SCALAR_MAX = 42,
    ACL_RT_ATOMIC_OPERATION_SIMD_SCALAR_CAS = 43,
    ACL_RT_ATOMIC_OPERATION_SIMD_SCALAR_EXCH = 44,
} aclrtAtomicOperation;

typedef struct aclrtUtilizationExtendInfo aclrtUtilizationExtendInfo;

typedef struct aclrtUtilizationInfo {
    int32_t cubeUtilization;
    int32_t vectorUtilization;
    int32_t aicpuUtilization;
    int32_t memoryUtilization;
    aclrtUtilizationExtendInfo *utilizationExtend;
} aclrtUtilizationInfo;

typedef struct aclrtUuid {
    char bytes[16];
} aclrtUuid;

typedef void (*aclrtDeviceStateCallback)(int32_t deviceId, aclrtDeviceState state, void *args);

/**
 * TODO aclrtSetDevice.
 * @param[in] deviceId
 */
ACL_FUNC_VISIBILITY aclError aclrtSetDevice(int32_t deviceId);

/**
 * TODO aclrtResetDevice.
 * @param[in] deviceId
 */
ACL_FUNC_VISIBILITY aclError aclrtResetDevice(int32_t deviceId);

/**
 * TODO aclrtResetDeviceForce.
 * @param[in] deviceId
 */
ACL_FUNC_VISIBILITY aclError aclrtResetDeviceForce(int32_t deviceId);

/**
 * TODO aclrtGetDevice.
 * @param[out] deviceId
 */
ACL_FUNC_VISIBILITY aclError aclrtGetDevice(int32_t *deviceId);

/**
 * TODO aclrtGetRunMode.
 * @param[out] runMode
 */
ACL_FUNC_VISIBILITY aclError aclrtGetRunMode(aclrtRunMode *runMode);

/**
 * TODO aclrtSynchronizeDevice.
 */
ACL_FUNC_VISIBILITY aclError aclrtSynchronizeDevice(void);

/**
 * TODO aclrtSynchronizeDeviceWithTimeout.
 * @param[in] timeout
 */
ACL_FUNC_VISIBILITY aclError aclrtSynchronizeDeviceWithTimeout(int32_t timeout);

/**
 * TODO aclrtSetTsDevice.
 * @param[in] tsId
 */
ACL_FUNC_VISIBILITY aclError aclrtSetTsDevice(aclrtTsId tsId);

/**
 * TODO aclrtGetDeviceUtilizationRate.
 * @param[in] deviceId
 * @param[out] utilizationInfo
 */
ACL_FUNC_VISIBILITY aclError aclrtGetDeviceUtilizationRate(int32_t deviceId,
    aclrtUtilizationInfo *utilizationInfo);

/**
 * TODO aclrtGetDeviceCount.
 * @param[out] count
 */
ACL_FUNC_VISIBILITY aclError aclrtGetDeviceCount(uint32_t *count);

/**
 * TODO aclrtDeviceCanAccessPeer.
 * @param[out] canAccessPeer
 * @param[in] deviceId
 * @param[in] peerDeviceId
 */
ACL_FUNC_VISIBILITY aclError aclrtDeviceCanAccessPeer(int32_t *canAccessPeer, int32_t deviceId,
    int32_t peerDeviceId);

/**
 * TODO aclrtDeviceEnablePeerAccess.
 * @param[in] peerDeviceId
 * @param[in] flags
 */
ACL_FUNC_VISIBILITY aclError aclrtDeviceEnablePeerAccess(int32_t peerDeviceId, uint32_t flags);

/**
 * TODO aclrtDeviceDisablePeerAccess.
 * @param[in] peerDeviceId
 */
ACL_FUNC_VISIBILITY aclError aclrtDeviceDisablePeerAccess(int32_t peerDeviceId);

/**
 * TODO aclrtSetDeviceSatMode.
 * @param[in] mode
 */
ACL_FUNC_VISIBILITY aclError aclrtSetDeviceSatMode(aclrtFloatOverflowMode mode);

/**
 * TODO aclrtGetDeviceSatMode.
 * @param[out] mode
 */
ACL_FUNC_VISIBILITY aclError aclrtGetDeviceSatMode(aclrtFloatOverflowMode *mode);

/**
 * TODO aclrtGetOverflowStatus.
 * @param[inout] outputAddr
 * @param[in] outputSize
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclrtGetOverflowStatus(void *outputAddr, size_t outputSize, aclrtStream stream);

/**
 * TODO aclrtResetOverflowStatus.
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclrtResetOverflowStatus(aclrtStream stream);

/**
 * TODO aclrtQueryDeviceStatus.
 * @param[in] deviceId
 * @param[out] deviceStatus
 */
ACL_FUNC_VISIBILITY aclError aclrtQueryDeviceStatus(int32_t deviceId, aclrtDeviceStatus *deviceStatus);

/**
 * TODO aclrtDeviceGetBareTgid.
 * @param[out] pid
 */
ACL_FUNC_VISIBILITY aclError aclrtDeviceGetBareTgid(int32_t *pid);

/**
 * TODO aclrtGetDeviceInfo.
 * @param[in] deviceId
 * @param[in] attr
 * @param[out] value
 */
ACL_FUNC_VISIBILITY aclError aclrtGetDeviceInfo(uint32_t deviceId, aclrtDevAttr attr, int64_t *value);

/**
 * TODO aclrtDeviceGetStreamPriorityRange.
 * @param[out] leastPriority
 * @param[out] greatestPriority
 */
ACL_FUNC_VISIBILITY aclError aclrtDeviceGetStreamPriorityRange(int32_t *leastPriority,
    int32_t *greatestPriority);

/**
 * TODO aclrtGetDeviceCapability.
 * @param[in] deviceId
 * @param[in] devFeatureType
 * @param[out] value
 */
ACL_FUNC_VISIBILITY aclError aclrtGetDeviceCapability(int32_t deviceId, aclrtDevFeatureType devFeatureType,
    int32_t *value);

/**
 * TODO aclrtDeviceGetUuid.
 * @param[in] deviceId
 * @param[out] uuid
 */
ACL_FUNC_VISIBILITY aclError aclrtDeviceGetUuid(int32_t deviceId, aclrtUuid *uuid);

/**
 * TODO aclrtDeviceGetHostAtomicCapabilities.
 * @param[out] capabilities
 * @param[in] operations
 * @param[in] count
 * @param[in] deviceId
 */
ACL_FUNC_VISIBILITY aclError aclrtDeviceGetHostAtomicCapabilities(uint32_t *capabilities,
    const aclrtAtomicOperation *operations, const uint32_t count, int32_t deviceId);

/**
 * TODO aclrtDeviceGetP2PAtomicCapabilities.
 * @param[out] capabilities
 * @param[in] operations
 * @param[in] count
 * @param[in] srcDeviceId
 * @param[in] dstDeviceId
 */
ACL_FUNC_VISIBILITY aclError aclrtDeviceGetP2PAtomicCapabilities(uint32_t *capabilities,
    const aclrtAtomicOperation *operations, const uint32_t count, int32_t srcDeviceId, int32_t dstDeviceId);

/**
 * TODO aclrtGetDevicesTopo.
 * @param[in] deviceId
 * @param[in] otherDeviceId
 * @param[out] value
 */
ACL_FUNC_VISIBILITY aclError aclrtGetDevicesTopo(uint32_t deviceId, uint32_t otherDeviceId, uint64_t *value);

/**
 * TODO aclrtGetLogicDevIdByUserDevId.
 * @param[in] userDevid
 * @param[out] logicDevId
 */
ACL_FUNC_VISIBILITY aclError aclrtGetLogicDevIdByUserDevId(const int32_t userDevid,
    int32_t *const logicDevId);

/**
 * TODO aclrtGetUserDevIdByLogicDevId.
 * @param[in] logicDevId
 * @param[out] userDevid
 */
ACL_FUNC_VISIBILITY aclError aclrtGetUserDevIdByLogicDevId(const int32_t logicDevId,
    int32_t *const userDevid);

/**
 * TODO aclrtGetLogicDevIdByPhyDevId.
 * @param[in] phyDevId
 * @param[out] logicDevId
 */
ACL_FUNC_VISIBILITY aclError aclrtGetLogicDevIdByPhyDevId(const int32_t phyDevId, int32_t *const logicDevId);

/**
 * TODO aclrtGetPhyDevIdByLogicDevId.
 * @param[in] logicDevId
 * @param[out] phyDevId
 */
ACL_FUNC_VISIBILITY aclError aclrtGetPhyDevIdByLogicDevId(const int32_t logicDevId, int32_t *const phyDevId);

/**
 * TODO aclrtGetUserDevIdByPhyDevId.
 * @param[in] phyDevId
 * @param[out] userDevId
 */
ACL_FUNC_VISIBILITY aclError aclrtGetUserDevIdByPhyDevId(const int32_t phyDevId, int32_t *const userDevId);

/**
 * TODO aclrtGetPhyDevIdByUserDevId.
 * @param[in] userDevId
 * @param[out] phyDevId
 */
ACL_FUNC_VISIBILITY aclError aclrtGetPhyDevIdByUserDevId(const int32_t userDevId, int32_t *const phyDevId);

/**
 * TODO aclrtGetFloatOverflowStatus.
 * @param[in] outputAddr
 * @param[in] outputSize
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclrtGetFloatOverflowStatus(void *outputAddr, uint64_t outputSize,
    aclrtStream stream);

/**
 * TODO aclrtResetFloatOverflowStatus.
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclrtResetFloatOverflowStatus(aclrtStream stream);

/**
 * TODO aclrtNpuGetFloatOverFlowStatus.
 * @param[in] outputAddr
 * @param[in] outputSize
 * @param[in] checkMode
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclrtNpuGetFloatOverFlowStatus(void *outputAddr, uint64_t outputSize,
    uint32_t checkMode, aclrtStream stream);

/**
 * TODO aclrtNpuClearFloatOverFlowStatus.
 * @param[in] checkMode
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclrtNpuClearFloatOverFlowStatus(uint32_t checkMode, aclrtStream stream);

/**
 * TODO aclrtRegDeviceStateCallback.
 * @param[in] regName
 * @param[in] callback
 * @param[in] args
 */
ACL_FUNC_VISIBILITY aclError aclrtRegDeviceStateCallback(const char *regName,
    aclrtDeviceStateCallback callback, void *args);

/**
 * TODO aclrtDevicePeerAccessStatus.
 * @param[in] deviceId
 * @param[in] peerDeviceId
 * @param[out] status
 */
ACL_FUNC_VISIBILITY aclError aclrtDevicePeerAccessStatus(int32_t deviceId, int32_t peerDeviceId,
    int32_t *status);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_DEVICE_H_ */
