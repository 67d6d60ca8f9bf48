/*
 * Types and constants that several areas of the runtime share.
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ACL_RT_COMMON_H_
#define ASCENDCL_ACL_RT_COMMON_H_

#include "acl/acl_base_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

#define ACL_MAJOR_VERSION 1  /* version of the interface: major */
#define ACL_MINOR_VERSION 17  /* minor */
#define ACL_PATCH_VERSION 0  /* patch */
#define ACL_DEV_FEATURE_SUPPORT 1  /* the device has the feature */
#define ACL_DEV_FEATURE_NOT_SUPPORT 0  /* the device lacks it */
#define ACL_MDLRI_DEBUG_JSON_PRINT_SUMMARY 0UL  /* model, stream and task ids */
#define ACL_MDLRI_DEBUG_JSON_PRINT_VERBOSE 1UL  /* also arguments of the kernels */
#define ACL_RT_MAX_RECORD_PA_NUM_PER_DEV 20U  /* most memory faults recorded per device */
#define MAX_MEM_UCE_INFO_ARRAY_SIZE 128  /* most entries of aclrtMemUceRepair */
#define UCE_INFO_RESERVED_SIZE 14  /* reserved words of aclrtMemUceInfo */
#define ACL_RT_MEM_UCE_INFO_MAX_NUM 20  /* most faults in one error detail */
#define ACL_RT_BINARY_MAGIC_ELF_AICORE 0x43554245U  /* kernel binary for the AI core */
#define ACL_RT_BINARY_MAGIC_ELF_VECTOR_CORE 0x41415246U  /* for the vector core */
#define ACL_RT_BINARY_MAGIC_ELF_CUBE_CORE 0x41494343U  /* for the cube core */
#define ACL_RT_DEVS_TOPOLOGY_HCCS 1ULL  /* joined by HCCS, the coherent link */
#define ACL_RT_DEVS_TOPOLOGY_PIX 2ULL  /* behind one PCIe switch */
#define ACL_RT_DEVS_TOPOLOGY_PIB 4ULL  /* reserved */
#define ACL_RT_DEVS_TOPOLOGY_PHB 8ULL  /* over a PCIe host bridge */
#define ACL_RT_DEVS_TOPOLOGY_SYS 16ULL  /* across NUMA nodes */
#define ACL_RT_DEVS_TOPOLOGY_SIO 32ULL  /* dies of one chip package */
#define ACL_RT_DEVS_TOPOLOGY_HCCS_SW 64ULL  /* over an HCCS switch */

/** Direction of a copy. */
typedef enum aclrtMemcpyKind {
    ACL_MEMCPY_HOST_TO_HOST = 0,
    ACL_MEMCPY_HOST_TO_DEVICE = 1,
    ACL_MEMCPY_DEVICE_TO_HOST = 2,
    ACL_MEMCPY_DEVICE_TO_DEVICE = 3,
    ACL_MEMCPY_DEFAULT = 4,  /* derived from the addresses */
    ACL_MEMCPY_HOST_TO_BUF_TO_DEVICE = 5,  /* staged: the source may be reused at once */
    ACL_MEMCPY_INNER_DEVICE_TO_DEVICE = 6,  /* within one device */
    ACL_MEMCPY_INTER_DEVICE_TO_DEVICE = 7,  /* between two devices */
} aclrtMemcpyKind;

/** Extra attribute of an allocation. */
typedef enum {
    ACL_RT_MEM_ATTR_RSV = 0,  /* ignored */
    ACL_RT_MEM_ATTR_MODULE_ID = 1,  /* software component that holds it */
    ACL_RT_MEM_ATTR_DEVICE_ID = 2,  /* device, the current one */
    ACL_RT_MEM_ATTR_VA_FLAG = 3,  /* host memory with the same address on the device */
} aclrtMallocAttrType;

/** Kind of physical memory: DDR or HBM, pages, and whether other devices reach it (P2P). */
typedef enum aclrtMemAttr {
    ACL_DDR_MEM = 0,  /* DDR, all pages */
    ACL_HBM_MEM = 1,  /* HBM, all pages */
    ACL_DDR_MEM_HUGE = 2,  /* pages of 2 MiB */
    ACL_DDR_MEM_NORMAL = 3,
    ACL_HBM_MEM_HUGE = 4,  /* pages of 2 MiB */
    ACL_HBM_MEM_NORMAL = 5,
    ACL_DDR_MEM_P2P_HUGE = 6,
    ACL_DDR_MEM_P2P_NORMAL = 7,
    ACL_HBM_MEM_P2P_HUGE = 8,
    ACL_HBM_MEM_P2P_NORMAL = 9,
    ACL_HBM_MEM_HUGE1G = 10,  /* pages of 1 GiB */
    ACL_HBM_MEM_P2P_HUGE1G = 11,
    ACL_MEM_NORMAL = 12,  /* from here on: whichever memory the place has */
    ACL_MEM_HUGE = 13,
    ACL_MEM_HUGE1G = 14,  /* device only */
    ACL_MEM_P2P_NORMAL = 15,
    ACL_MEM_P2P_HUGE = 16,
    ACL_MEM_P2P_HUGE1G = 17,  /* device only */
} aclrtMemAttr;

/** Kind of place of memory. */
typedef enum aclrtMemLocationType {
    ACL_MEM_LOCATION_TYPE_HOST = 0,  /* page-locked or registered host memory */
    ACL_MEM_LOCATION_TYPE_DEVICE = 1,
    ACL_MEM_LOCATION_TYPE_UNREGISTERED = 2,  /* host memory unknown to the runtime */
    ACL_MEM_LOCATION_TYPE_MANAGED = 3,  /* moves between host and devices */
    ACL_MEM_LOCATION_TYPE_HOST_NUMA = 4,  /* host memory of one NUMA node */
} aclrtMemLocationType;

/** Kind of core that runs a kernel. */
typedef enum {
    ACL_RT_ENGINE_TYPE_AIC = 0,  /* AI core */
    ACL_RT_ENGINE_TYPE_AIV = 1,  /* vector core */
} aclrtEngineType;

/** Which attribute of a kernel launch an entry sets. */
typedef enum aclrtLaunchKernelAttrId {
    ACL_RT_LAUNCH_KERNEL_ATTR_SCHEM_MODE = 1,  /* schemMode */
    ACL_RT_LAUNCH_KERNEL_ATTR_LOCAL_MEMORY_SIZE ACL_DEPRECATED_MESSAGE("use ACL_RT_LAUNCH_KERNEL_ATTR_DYN_UBUF_SIZE") = 2,  /* deprecated name of the next */
    ACL_RT_LAUNCH_KERNEL_ATTR_DYN_UBUF_SIZE = 2,  /* dynUBufSize */
    ACL_RT_LAUNCH_KERNEL_ATTR_ENGINE_TYPE = 3,  /* engineType */
    ACL_RT_LAUNCH_KERNEL_ATTR_BLOCKDIM_OFFSET = 4,  /* blockDimOffset */
    ACL_RT_LAUNCH_KERNEL_ATTR_BLOCK_TASK_PREFETCH = 5,  /* isBlockTaskPrefetch */
    ACL_RT_LAUNCH_KERNEL_ATTR_DATA_DUMP = 6,  /* isDataDump */
    ACL_RT_LAUNCH_KERNEL_ATTR_TIMEOUT = 7,  /* timeout */
    ACL_RT_LAUNCH_KERNEL_ATTR_TIMEOUT_US = 8,  /* timeoutUs; not together with timeout */
} aclrtLaunchKernelAttrId;

/** Bits that tell for which data an atomic operation works. */
typedef enum aclrtAtomicOperationCapability {
    ACL_RT_ATOMIC_CAPABILITY_SIGNED = 1,  /* signed integers */
    ACL_RT_ATOMIC_CAPABILITY_UNSIGNED = 2,  /* unsigned integers */
    ACL_RT_ATOMIC_CAPABILITY_REDUCATION = 4,  /* reductions */
    ACL_RT_ATOMIC_CAPABILITY_SCALAR8 = 8,  /* 8 bits */
    ACL_RT_ATOMIC_CAPABILITY_SCALAR16 = 16,  /* 16 bits */
    ACL_RT_ATOMIC_CAPABILITY_SCALAR32 = 32,  /* 32 bits */
    ACL_RT_ATOMIC_CAPABILITY_SCALAR64 = 64,  /* 64 bits */
    ACL_RT_ATOMIC_CAPABILITY_SCALAR128 = 128,  /* 128 bits */
    ACL_RT_ATOMIC_CAPABILITY_VECTOR32X4 = 0x100,  /* four 32-bit values at once */
} aclrtAtomicOperationCapability;

/** State of a process with respect to snapshots. */
typedef enum aclrtProcessState {
    ACL_RT_PROCESS_STATE_RUNNING = 0,  /* not locked */
    ACL_RT_PROCESS_STATE_LOCKED = 1,  /* locked: calls block until it is unlocked */
} aclrtProcessState;

/** Value of an allocation attribute; its type says which member counts. */
typedef union {
    uint16_t moduleId;  /* number of the component, 33 for the application */
    uint32_t deviceId;  /* device id */
    uint32_t vaFlag;  /* 1: same address on host and device */
    uint8_t rsv[8];  /* must be 0 */
} aclrtMallocAttrValue;

/** One extra attribute of an allocation. */
typedef struct {
    aclrtMallocAttrType attr;  /* which attribute */
    aclrtMallocAttrValue value;  /* its value */
} aclrtMallocAttribute;

/** Extra attributes of an allocation; of a repeated attribute the last counts. */
typedef struct {
    aclrtMallocAttribute *attrs;  /* array of numAttrs entries, not null */
    size_t numAttrs;  /* number of entries */
} aclrtMallocConfig;

/** Processes that use one device of another server. */
typedef struct {
    uint32_t sdid;  /* device id within the super pod */
    int32_t *pid;  /* array of num process ids */
    size_t num;  /* number of ids */
} aclrtServerPid;

/** Details of a failed task; valid only during the callback that gets it. */
typedef struct rtExceptionInfo aclrtExceptionInfo;

/** Place of memory. */
typedef struct aclrtMemLocation {
    uint32_t id;  /* device id or NUMA node id; 0 for the host */
    aclrtMemLocationType type;  /* kind of place */
} aclrtMemLocation;

/** Timeout in microseconds as two halves; both 0 waits for ever. */
typedef struct {
    uint32_t timeoutLow;  /* low 32 bits */
    uint32_t timeoutHigh;  /* high 32 bits */
} aclrtTimeoutUs;

/** Value of a launch attribute; its id says which member counts. */
typedef union aclrtLaunchKernelAttrValue {
    uint8_t schemMode;  /* 0: start when a core is free, 1: when all are */
    uint32_t localMemorySize;  /* old name of dynUBufSize */
    uint32_t dynUBufSize;  /* bytes of dynamic unified buffer of a SIMT kernel */
    aclrtEngineType engineType;  /* cores to run on */
    uint32_t blockDimOffset;  /* number of the first block */
    uint8_t isBlockTaskPrefetch;  /* 1: the hardware may not prefetch the task */
    uint8_t isDataDump;  /* 1: dump tensors */
    uint16_t timeout;  /* seconds; 0 waits for ever */
    aclrtTimeoutUs timeoutUs;  /* microseconds */
    uint32_t rsv[4];  /* must be 0 */
} aclrtLaunchKernelAttrValue;

/** One attribute of a kernel launch. */
typedef struct aclrtLaunchKernelAttr {
    aclrtLaunchKernelAttrId id;  /* which attribute */
    aclrtLaunchKernelAttrValue value;  /* its value */
} aclrtLaunchKernelAttr;

/** Attributes of a kernel launch. */
typedef struct aclrtLaunchKernelCfg {
    aclrtLaunchKernelAttr *attrs;  /* array of numAttrs entries */
    size_t numAttrs;  /* number of entries */
} aclrtLaunchKernelCfg;

/** Function of the caller that the runtime runs on a host thread. */
typedef void (*aclrtCallback)(void *userData);

/** Kernel function of a loaded binary. */
typedef void *aclrtFuncHandle;

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_COMMON_H_ */
