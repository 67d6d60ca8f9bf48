/*
 * Devices: opening and reset, properties, ids, peer access, overflow status and state callbacks.
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ACL_RT_DEVICE_H_
#define ASCENDCL_ACL_RT_DEVICE_H_

#include "acl/acl_base_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

#define ACL_HOST_DEVICE_CONNECT_TYPE_PCIE 0  /* host and device meet over PCIe */
#define ACL_HOST_DEVICE_CONNECT_TYPE_HCCS 1  /* over HCCS, the coherent link */
#define ACL_HOST_DEVICE_CONNECT_TYPE_UB 2  /* over UB */

/** Side on which the calling program runs. */
typedef enum aclrtRunMode {
    ACL_DEVICE = 0,  /* on the device itself, or a board without a separate host */
    ACL_HOST = 1,  /* on a host with attached devices */
} aclrtRunMode;

/** Task schedulers of a chip; several exist on the Atlas inference series only. */
typedef enum aclrtTsId {
    ACL_TS_ID_AICORE = 0,
    ACL_TS_ID_AIVECTOR = 1,
    ACL_TS_ID_RESERVED = 2,  /* not valid */
} aclrtTsId;

/** What a floating-point result becomes when it leaves the range of its type. */
typedef enum aclrtFloatOverflowMode {
    ACL_RT_OVERFLOW_MODE_SATURATION = 0,  /* largest finite number, NaN becomes 0 */
    ACL_RT_OVERFLOW_MODE_INFNAN = 1,  /* Inf or NaN as in IEEE 754 */
    ACL_RT_OVERFLOW_MODE_UNDEF = 2,  /* not valid */
} aclrtFloatOverflowMode;

/** Health of a device. */
typedef enum aclrtDeviceStatus {
    ACL_RT_DEVICE_STATUS_NORMAL = 0,
    ACL_RT_DEVICE_STATUS_ABNORMAL = 1,
    ACL_RT_DEVICE_STATUS_END = 0xffff,  /* end mark */
} aclrtDeviceStatus;

/**
 * Hardware attributes for aclrtGetDeviceInfo. The grid, block and warp limits are 0 on chips without SIMT.
 */
typedef enum {
    ACL_DEV_ATTR_AICPU_CORE_NUM = 1,
    ACL_DEV_ATTR_AICORE_CORE_NUM = 101,
    ACL_DEV_ATTR_CUBE_CORE_NUM = 102,
    ACL_DEV_ATTR_VECTOR_CORE_NUM = 201,
    ACL_DEV_ATTR_WARP_SIZE = 202,  /* threads in a warp */
    ACL_DEV_ATTR_MAX_THREAD_PER_VECTOR_CORE = 203,  /* threads resident at a time */
    ACL_DEV_ATTR_LOCAL_MEM_PER_VECTOR_CORE ACL_DEPRECATED_MESSAGE("use ACL_DEV_ATTR_UBUF_PER_VECTOR_CORE") = 204,  /* old name of the next one */
    ACL_DEV_ATTR_UBUF_PER_VECTOR_CORE = 204,  /* unified buffer, bytes */
    ACL_DEV_ATTR_MAX_GRID_DIM_X = 205,
    ACL_DEV_ATTR_MAX_GRID_DIM_Y = 206,
    ACL_DEV_ATTR_MAX_GRID_DIM_Z = 207,
    ACL_DEV_ATTR_MAX_BLOCK_PER_GRID = 208,
    ACL_DEV_ATTR_MAX_THREADS_PER_BLOCK = 209,
    ACL_DEV_ATTR_MAX_BLOCK_DIM_X = 210,
    ACL_DEV_ATTR_MAX_BLOCK_DIM_Y = 211,
    ACL_DEV_ATTR_MAX_BLOCK_DIM_Z = 212,
    ACL_DEV_ATTR_TOTAL_GLOBAL_MEM_SIZE = 301,  /* bytes */
    ACL_DEV_ATTR_L2_CACHE_SIZE = 302,  /* bytes */
    ACL_DEV_ATTR_SMP_ID = 401,  /* equal for devices under one operating system */
    ACL_DEV_ATTR_PHY_CHIP_ID = 402,
    ACL_DEV_ATTR_SUPER_POD_DEVIDE_ID = 403,  /* old spelling of the next one */
    ACL_DEV_ATTR_SUPER_POD_DEVICE_ID = 403,  /* device inside its super node */
    ACL_DEV_ATTR_SUPER_POD_SERVER_ID = 404,  /* server inside its super node */
    ACL_DEV_ATTR_SUPER_POD_ID = 405,  /* super node inside the cluster */
    ACL_DEV_ATTR_CUST_OP_PRIVILEGE = 406,  /* 1: custom operators may make further system calls */
    ACL_DEV_ATTR_MAINBOARD_ID = 407,
    ACL_DEV_ATTR_HD_CONNECT_TYPE = 408,  /* an ACL_HOST_DEVICE_CONNECT_TYPE value */
    ACL_DEV_ATTR_IS_VIRTUAL = 501,  /* 1: a slice of a device */
    ACL_DEV_ATTR_NPU_ARCH = 601,  /* number of aclplatformNpuArch */
} aclrtDevAttr;

/** Optional features for aclrtGetDeviceCapability. */
typedef enum {
    ACL_FEATURE_TSCPU_TASK_UPDATE_SUPPORT_AIC_AIV = 1,  /* tasks of the compute cores can be updated */
    ACL_FEATURE_SYSTEM_MEMQ_EVENT_CROSS_DEV = 21,  /* queue events reach other devices */
} aclrtDevFeatureType;

/** Moments at which a device state callback is called. */
typedef enum {
    ACL_RT_DEVICE_STATE_SET_PRE = 0,  /* before a device is opened */
    ACL_RT_DEVICE_STATE_SET_POST = 1,  /* after it */
    ACL_RT_DEVICE_STATE_RESET_PRE = 2,  /* before a device is reset */
    ACL_RT_DEVICE_STATE_RESET_POST = 3,  /* after it */
} aclrtDeviceState;

/** Atomic operations whose support can be queried: up to 12 for SIMT kernels, from 30 on for SIMD kernels. */
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
    ACL_RT_ATOMIC_OPERATION_CAS = 9,  /* compare and swap */
    ACL_RT_ATOMIC_OPERATION_FLOAT_ADD = 10,
    ACL_RT_ATOMIC_OPERATION_FLOAT_MIN = 11,
    ACL_RT_ATOMIC_OPERATION_FLOAT_MAX = 12,
    ACL_RT_ATOMIC_OPERATION_DMA_ADD = 30,  /* while data is copied */
    ACL_RT_ATOMIC_OPERATION_DMA_MIN = 31,  /* while data is copied */
    ACL_RT_ATOMIC_OPERATION_DMA_MAX = 32,  /* while data is copied */
    ACL_RT_ATOMIC_OPERATION_SIMD_SCALAR_ADD = 40,
    ACL_RT_ATOMIC_OPERATION_SIMD_SCALAR_MIN = 41,
    ACL_RT_ATOMIC_OPERATION_SIMD_SCALAR_MAX = 42,
    ACL_RT_ATOMIC_OPERATION_SIMD_SCALAR_CAS = 43,  /* compare and swap */
    ACL_RT_ATOMIC_OPERATION_SIMD_SCALAR_EXCH = 44,  /* exchange */
} aclrtAtomicOperation;

/** Reserved for further utilization figures; never defined. */
typedef struct aclrtUtilizationExtendInfo aclrtUtilizationExtendInfo;

/** Load of a device in percent; -1 where no figure is available. */
typedef struct aclrtUtilizationInfo {
    int32_t cubeUtilization;
    int32_t vectorUtilization;
    int32_t aicpuUtilization;  /* AI CPU */
    int32_t memoryUtilization;  /* always -1 so far */
    aclrtUtilizationExtendInfo *utilizationExtend;  /* must be null */
} aclrtUtilizationInfo;

/** Unique identity of a device. */
typedef struct aclrtUuid {
    char bytes[16];  /* raw bytes, not text */
} aclrtUuid;

/** Called on the thread that opens or resets a device; it must not open or reset one itself. */
typedef void (*aclrtDeviceStateCallback)(int32_t deviceId, aclrtDeviceState state, void *args);

/**
 * Opens a device and makes its primary context current on the calling thread. Every call adds one reference
 * to the device for the process.
 *
 * The first call for a device may take seconds. Threads inherit nothing: each needs its own call or
 * aclrtSetCurrentContext.
 * @param[in] deviceId user device id, 0 to count - 1, counted after ASCEND_RT_VISIBLE_DEVICES
 * @see aclrtResetDevice
 * @see aclrtResetDeviceForce
 */
ACL_FUNC_VISIBILITY aclError aclrtSetDevice(int32_t deviceId);

/**
 * Gives back one reference of aclrtSetDevice. The last one destroys the primary context with its streams;
 * contexts made by aclrtCreateContext survive.
 *
 * Gives 507007 when no reference is left. Only the calling thread loses its binding; others hold a stale one
 * and get 107002.
 * @param[in] deviceId user device id, 0 to count - 1
 * @see aclrtSetDevice
 */
ACL_FUNC_VISIBILITY aclError aclrtResetDevice(int32_t deviceId);

/**
 * Gives back all references of aclrtSetDevice at once and destroys the primary context. Gives 507007 when
 * there is none.
 * @param[in] deviceId user device id, 0 to count - 1
 * @see aclrtSetDevice
 * @see aclrtResetDevice
 */
ACL_FUNC_VISIBILITY aclError aclrtResetDeviceForce(int32_t deviceId);

/**
 * Tells which device the current context of the calling thread belongs to; 107002 without a context.
 * @param[out] deviceId receives the user device id
 */
ACL_FUNC_VISIBILITY aclError aclrtGetDevice(int32_t *deviceId);

/**
 * Tells whether the program runs on a host or on the device itself. Needs no context.
 * @param[out] runMode receives ACL_HOST or ACL_DEVICE
 */
ACL_FUNC_VISIBILITY aclError aclrtGetRunMode(aclrtRunMode *runMode);

/**
 * Waits until the streams of the current context are empty, not those of other contexts on the device.
 *
 * Returns the first task error of a stream, 107027 when a stream is capturing, 107002 without a context.
 * @see aclrtSynchronizeStream
 */
ACL_FUNC_VISIBILITY aclError aclrtSynchronizeDevice(void);

/**
 * As aclrtSynchronizeDevice, but gives up with 507046 after a time; the work goes on.
 * @param[in] timeout milliseconds, at least 1, or -1 for no limit
 * @see aclrtSynchronizeDevice
 */
ACL_FUNC_VISIBILITY aclError aclrtSynchronizeDeviceWithTimeout(int32_t timeout);

/**
 * Chooses the task scheduler for the calling process. Has an effect on the Atlas inference series only.
 * @param[in] tsId ACL_TS_ID_AICORE or ACL_TS_ID_AIVECTOR
 */
ACL_FUNC_VISIBILITY aclError aclrtSetTsDevice(aclrtTsId tsId);

/**
 * Reads how busy the units of a device are. An unknown device is not an error, its figures are -1.
 * @param[in] deviceId user device id, 0 to count - 1
 * @param[out] utilizationInfo receives the percentages; utilizationExtend must be null before the call
 */
ACL_FUNC_VISIBILITY aclError aclrtGetDeviceUtilizationRate(int32_t deviceId,
    aclrtUtilizationInfo *utilizationInfo);

/**
 * Counts the devices that the process may use. Needs no context.
 * @param[out] count receives the number of visible devices
 */
ACL_FUNC_VISIBILITY aclError aclrtGetDeviceCount(uint32_t *count);

/**
 * Tells whether one device can read and write the memory of another one in the same machine.
 * @param[out] canAccessPeer receives 1 or 0
 * @param[in] deviceId accessing device, a user device id
 * @param[in] peerDeviceId accessed device, must differ
 * @see aclrtDeviceEnablePeerAccess
 */
ACL_FUNC_VISIBILITY aclError aclrtDeviceCanAccessPeer(int32_t *canAccessPeer, int32_t deviceId,
    int32_t peerDeviceId);

/**
 * Lets the current device access the memory of a peer. One direction only: call it for both devices to go
 * both ways.
 *
 * Needs a current context.
 * @param[in] peerDeviceId device to access, not the current one
 * @param[in] flags 0; anything else gives 200006
 * @see aclrtDeviceDisablePeerAccess
 */
ACL_FUNC_VISIBILITY aclError aclrtDeviceEnablePeerAccess(int32_t peerDeviceId, uint32_t flags);

/**
 * Ends the access of the current device to the memory of a peer.
 * @param[in] peerDeviceId device passed to aclrtDeviceEnablePeerAccess
 * @see aclrtDeviceEnablePeerAccess
 */
ACL_FUNC_VISIBILITY aclError aclrtDeviceDisablePeerAccess(int32_t peerDeviceId);

/**
 * Chooses what the device does on floating-point overflow. Holds for streams created afterwards.
 *
 * Needs a current context.
 * @param[in] mode saturation or Inf/NaN; most chips accept only one of them
 * @see aclrtGetDeviceSatMode
 */
ACL_FUNC_VISIBILITY aclError aclrtSetDeviceSatMode(aclrtFloatOverflowMode mode);

/**
 * Reads what the current device does on floating-point overflow. Needs a current context.
 * @param[out] mode receives the mode
 * @see aclrtSetDeviceSatMode
 */
ACL_FUNC_VISIBILITY aclError aclrtGetDeviceSatMode(aclrtFloatOverflowMode *mode);

/**
 * Queues a task that writes the overflow status of the device to device memory; read it after synchronizing
 * the stream.
 *
 * The status covers the whole process on Ascend 950, A3 and A2.
 * @param[inout] outputAddr device memory of the caller that the task fills; keep it until the task ran
 * @param[in] outputSize bytes in the memory, 64
 * @param[in] stream runs the task
 * @see aclrtResetOverflowStatus
 */
ACL_FUNC_VISIBILITY aclError aclrtGetOverflowStatus(void *outputAddr, size_t outputSize, aclrtStream stream);

/**
 * Queues a task that clears the overflow status of the device.
 * @param[in] stream runs the task
 * @see aclrtGetOverflowStatus
 */
ACL_FUNC_VISIBILITY aclError aclrtResetOverflowStatus(aclrtStream stream);

/**
 * Tells whether a device works.
 * @param[in] deviceId user device id, 0 to count - 1
 * @param[out] deviceStatus receives normal or abnormal
 */
ACL_FUNC_VISIBILITY aclError aclrtQueryDeviceStatus(int32_t deviceId, aclrtDeviceStatus *deviceStatus);

/**
 * Reads the id of the process as the host system sees it, also inside a container. Sharing between processes
 * needs this id.
 * @param[out] pid receives the process id
 */
ACL_FUNC_VISIBILITY aclError aclrtDeviceGetBareTgid(int32_t *pid);

/**
 * Reads one hardware attribute of a device.
 * @param[in] deviceId user device id, 0 to count - 1
 * @param[in] attr attribute; an unknown one gives 107000
 * @param[out] value receives the number
 */
ACL_FUNC_VISIBILITY aclError aclrtGetDeviceInfo(uint32_t deviceId, aclrtDevAttr attr, int64_t *value);

/**
 * Reads the limits of stream priorities. A smaller number is a higher priority.
 * @param[out] leastPriority receives the lowest priority (7); may be null
 * @param[out] greatestPriority receives the highest priority (0); may be null
 * @see aclrtCreateStreamWithConfig
 */
ACL_FUNC_VISIBILITY aclError aclrtDeviceGetStreamPriorityRange(int32_t *leastPriority,
    int32_t *greatestPriority);

/**
 * Tells whether a device has an optional feature.
 * @param[in] deviceId user device id, 0 to count - 1
 * @param[in] devFeatureType feature to test
 * @param[out] value receives ACL_DEV_FEATURE_SUPPORT or ACL_DEV_FEATURE_NOT_SUPPORT
 */
ACL_FUNC_VISIBILITY aclError aclrtGetDeviceCapability(int32_t deviceId, aclrtDevFeatureType devFeatureType,
    int32_t *value);

/**
 * Reads the unique identity of a device (Ascend 950, A3, A2).
 * @param[in] deviceId user device id, 0 to count - 1
 * @param[out] uuid receives 16 bytes
 */
ACL_FUNC_VISIBILITY aclError aclrtDeviceGetUuid(int32_t deviceId, aclrtUuid *uuid);

/**
 * Tells which atomic operations a device can do on host memory.
 * @param[out] capabilities array of count entries, receives bit sets of aclrtAtomicOperationCapability
 * @param[in] operations array of count operations
 * @param[in] count length of both arrays, at least 1
 * @param[in] deviceId user device id, 0 to count - 1
 */
ACL_FUNC_VISIBILITY aclError aclrtDeviceGetHostAtomicCapabilities(uint32_t *capabilities,
    const aclrtAtomicOperation *operations, const uint32_t count, int32_t deviceId);

/**
 * Tells which atomic operations one device can do on the memory of another one in the same server.
 * @param[out] capabilities array of count entries, receives bit sets of aclrtAtomicOperationCapability
 * @param[in] operations array of count operations
 * @param[in] count length of both arrays, at least 1
 * @param[in] srcDeviceId acting device, a user device id
 * @param[in] dstDeviceId device that owns the memory, must differ
 */
ACL_FUNC_VISIBILITY aclError aclrtDeviceGetP2PAtomicCapabilities(uint32_t *capabilities,
    const aclrtAtomicOperation *operations, const uint32_t count, int32_t srcDeviceId, int32_t dstDeviceId);

/**
 * Tells how two devices are connected.
 * @param[in] deviceId user device id, 0 to count - 1
 * @param[in] otherDeviceId another user device id, must differ
 * @param[out] value receives one of the ACL_RT_DEVS_TOPOLOGY values
 */
ACL_FUNC_VISIBILITY aclError aclrtGetDevicesTopo(uint32_t deviceId, uint32_t otherDeviceId, uint64_t *value);

/**
 * Turns a user device id into the logical id behind ASCEND_RT_VISIBLE_DEVICES; equal when the variable is not
 * set.
 * @param[in] userDevid user device id (position in ASCEND_RT_VISIBLE_DEVICES)
 * @param[out] logicDevId receives the device id inside the container or machine
 * @see aclrtGetUserDevIdByLogicDevId
 */
ACL_FUNC_VISIBILITY aclError aclrtGetLogicDevIdByUserDevId(const int32_t userDevid,
    int32_t *const logicDevId);

/**
 * Turns a logical device id into the user device id that the other functions take.
 * @param[in] logicDevId device id inside the container or machine
 * @param[out] userDevid receives the user device id (position in ASCEND_RT_VISIBLE_DEVICES)
 * @see aclrtGetLogicDevIdByUserDevId
 */
ACL_FUNC_VISIBILITY aclError aclrtGetUserDevIdByLogicDevId(const int32_t logicDevId,
    int32_t *const userDevid);

/**
 * Turns a physical device id into a user device id, in spite of its name. Prefer aclrtGetUserDevIdByPhyDevId.
 * @param[in] phyDevId id of the physical device
 * @param[out] logicDevId receives the user device id (position in ASCEND_RT_VISIBLE_DEVICES)
 * @see aclrtGetUserDevIdByPhyDevId
 */
ACL_FUNC_VISIBILITY aclError aclrtGetLogicDevIdByPhyDevId(const int32_t phyDevId, int32_t *const logicDevId);

/**
 * Turns a user device id into a physical one, in spite of its name. Prefer aclrtGetPhyDevIdByUserDevId.
 * @param[in] logicDevId user device id (position in ASCEND_RT_VISIBLE_DEVICES)
 * @param[out] phyDevId receives the id of the physical device
 * @see aclrtGetPhyDevIdByUserDevId
 */
ACL_FUNC_VISIBILITY aclError aclrtGetPhyDevIdByLogicDevId(const int32_t logicDevId, int32_t *const phyDevId);

/**
 * Turns a physical device id into the user device id that the other functions take.
 * @param[in] phyDevId id of the physical device
 * @param[out] userDevId receives the user device id (position in ASCEND_RT_VISIBLE_DEVICES)
 * @see aclrtGetPhyDevIdByUserDevId
 */
ACL_FUNC_VISIBILITY aclError aclrtGetUserDevIdByPhyDevId(const int32_t phyDevId, int32_t *const userDevId);

/**
 * Turns a user device id into the id of the physical device; the two differ inside containers.
 * @param[in] userDevId user device id (position in ASCEND_RT_VISIBLE_DEVICES)
 * @param[out] phyDevId receives the id of the physical device
 * @see aclrtGetUserDevIdByPhyDevId
 */
ACL_FUNC_VISIBILITY aclError aclrtGetPhyDevIdByUserDevId(const int32_t userDevId, int32_t *const phyDevId);

/**
 * Queues a task that writes the floating-point overflow status to device memory.
 * @param[in] outputAddr device memory that the task fills; keep it until the task ran
 * @param[in] outputSize bytes in the memory
 * @param[in] stream runs the task
 * @see aclrtResetFloatOverflowStatus
 */
ACL_FUNC_VISIBILITY aclError aclrtGetFloatOverflowStatus(void *outputAddr, uint64_t outputSize,
    aclrtStream stream);

/**
 * Queues a task that clears the floating-point overflow status.
 * @param[in] stream runs the task
 * @see aclrtGetFloatOverflowStatus
 */
ACL_FUNC_VISIBILITY aclError aclrtResetFloatOverflowStatus(aclrtStream stream);

/**
 * Queues a task that writes the overflow status of the compute cores to device memory.
 * @param[in] outputAddr device memory that the task fills; keep it until the task ran
 * @param[in] outputSize bytes in the memory
 * @param[in] checkMode mode number handed on to the task
 * @param[in] stream runs the task
 * @see aclrtNpuClearFloatOverFlowStatus
 */
ACL_FUNC_VISIBILITY aclError aclrtNpuGetFloatOverFlowStatus(void *outputAddr, uint64_t outputSize,
    uint32_t checkMode, aclrtStream stream);

/**
 * Queues a task that clears the overflow status of the compute cores.
 * @param[in] checkMode mode number handed on to the task
 * @param[in] stream runs the task
 * @see aclrtNpuGetFloatOverFlowStatus
 */
ACL_FUNC_VISIBILITY aclError aclrtNpuClearFloatOverFlowStatus(uint32_t checkMode, aclrtStream stream);

/**
 * Registers a function that is called around the opening and the reset of devices, or removes it.
 * @param[in] regName unique name of the registration, not null
 * @param[in] callback function, or null to remove the registration
 * @param[in] args passed to the function; must outlive the registration
 */
ACL_FUNC_VISIBILITY aclError aclrtRegDeviceStateCallback(const char *regName,
    aclrtDeviceStateCallback callback, void *args);

/**
 * Tells whether access between two devices is enabled.
 *
 * An id out of range gives either status 0 or 107000.
 * @param[in] deviceId user device id, 0 to count - 1
 * @param[in] peerDeviceId another user device id
 * @param[out] status receives 1 (enabled) or 0
 * @see aclrtDeviceEnablePeerAccess
 */
ACL_FUNC_VISIBILITY aclError aclrtDevicePeerAccessStatus(int32_t deviceId, int32_t peerDeviceId,
    int32_t *status);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_DEVICE_H_ */
