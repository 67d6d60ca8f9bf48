/*
 * AscendCL interface: acl_rt/memory_virtual.h.
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ACL_RT_MEMORY_VIRTUAL_H_
#define ASCENDCL_ACL_RT_MEMORY_VIRTUAL_H_

#include <stdbool.h>
#include "acl/acl_base_rt.h"
#include "acl/acl_rt/common.h"

#ifdef __cplusplus
extern "C" {
#endif

#define ACL_RT_VMM_EXPORT_FLAG_DEFAULT 0UL
#define ACL_RT_VMM_EXPORT_FLAG_DISABLE_PID_VALIDATION 1UL

enum aclrtMemPgType {
    NORMAL_PAGE_TYPE = 0,
    HUGE_PAGE_TYPE = 1,
    HUGE1G_PAGE_TYPE = 2,
};

enum aclrtMemType {
    HBM_TYPE = 0,
    DDR_TYPE = 1,
    P2P_HBM_TYPE = 2,
    P2P_DDR_TYPE = 3,
};

typedef enum aclrtMemAllocationType {
    ACL_MEM_ALLOCATION_TYPE_PINNED = 0,
} aclrtMemAllocationType;

typedef enum aclrtMemHandleType {
    ACL_MEM_HANDLE_TYPE_NONE = 0,
    ACL_MEM_HANDLE_TYPE_POSIX = 2,
} aclrtMemHandleType;

typedef enum aclrtMemSharedHandleType {
    ACL_MEM_SHARE_HANDLE_TYPE_DEFAULT = 1,
    ACL_MEM_SHARE_HANDLE_TYPE_FABRIC = 2,
} aclrtMemSharedHandleType;

typedef enum aclrtMemGranularityOptions {
    ACL_RT_MEM_ALLOC_GRANULARITY_MINIMUM = 0,
    ACL_RT_MEM_ALLOC_GRANULARITY_RECOMMENDED = 1,
    ACL_RT_MEM_ALLOC_GRANULARITY_UNDEF = 0xffff,
} aclrtMemGranularityOptions;

typedef enum {
    ACL_RT_MEM_ACCESS_FLAGS_NONE = 0,
    ACL_RT_MEM_ACCESS_FLAGS_READ = 1,
    ACL_RT_MEM_ACCESS_FLAGS_READWRITE = 3,
} aclrtMemAccessFlags;

typedef struct aclrtMemFabricHandle {
    uint8_t data[128];
} aclrtMemFabricHandle;

typedef struct aclrtPhysicalMemProp {
    aclrtMemHandleType handleType;
    aclrtMemAllocationType allocationType;
    aclrtMemAttr memAttr;
    aclrtMemLocation location;
    uint64_t reserve;
} aclrtPhysicalMemProp;

typedef struct {
    aclrtMemAccessFlags flags;
    aclrtMemLocation location;
    uint8_t rsv[12];
} aclrtMemAccessDesc;

struct MemAttrMapping {
    uint32_t pgType;
    uint32_t memType;
    bool isHostAlloc;
    aclrtMemAttr memAttr;
};

typedef void *aclrtDrvMemHandle;

/**
 * TODO aclrtReserveMemAddress.
 * @param[out] virPtr
 * @param[in] size
 * @param[in] alignment
 * @param[in] expectPtr
 * @param[in] flags
 */
ACL_FUNC_VISIBILITY aclError aclrtReserveMemAddress(void **virPtr, size_t size, size_t alignment,
    void *expectPtr, uint64_t flags);

/**
 * TODO aclrtReleaseMemAddress.
 * @param[in] virPtr
 */
ACL_FUNC_VISIBILITY aclError aclrtReleaseMemAddress(void *virPtr);

/**
 * TODO aclrtMallocPhysical.
 * @param[out] handle
 * @param[in] size
 * @param[in] prop
 * @param[in] flags
 */
ACL_FUNC_VISIBILITY aclError aclrtMallocPhysical(aclrtDrvMemHandle *handle, size_t size,
    const aclrtPhysicalMemProp *prop, uint64_t flags);

/**
 * TODO aclrtFreePhysical.
 * @param[in] handle
 */
ACL_FUNC_VISIBILITY aclError aclrtFreePhysical(aclrtDrvMemHandle handle);

/**
 * TODO aclrtMapMem.
 * @param[in] virPtr
 * @param[in] size
 * @param[in] offset
 * @param[in] handle
 * @param[in] flags
 */
ACL_FUNC_VISIBILITY aclError aclrtMapMem(void *virPtr, size_t size, size_t offset, aclrtDrvMemHandle handle,
    uint64_t flags);

/**
 * TODO aclrtUnmapMem.
 * @param[in] virPtr
 */
ACL_FUNC_VISIBILITY aclError aclrtUnmapMem(void *virPtr);

/**
 * TODO aclrtMemExportToShareableHandle.
 * @param[in] handle
 * @param[in] handleType
 * @param[in] flags
 * @param[out] shareableHandle
 */
ACL_FUNC_VISIBILITY aclError aclrtMemExportToShareableHandle(aclrtDrvMemHandle handle,
    aclrtMemHandleType handleType, uint64_t flags, uint64_t *shareableHandle);

/**
 * TODO aclrtMemExportToShareableHandleV2.
 * @param[in] handle
 * @param[in] flags
 * @param[in] shareType
 * @param[out] shareableHandle
 */
ACL_FUNC_VISIBILITY aclError aclrtMemExportToShareableHandleV2(aclrtDrvMemHandle handle, uint64_t flags,
    aclrtMemSharedHandleType shareType, void *shareableHandle);

/**
 * TODO aclrtMemImportFromShareableHandle.
 * @param[in] shareableHandle
 * @param[in] deviceId
 * @param[out] handle
 */
ACL_FUNC_VISIBILITY aclError aclrtMemImportFromShareableHandle(uint64_t shareableHandle, int32_t deviceId,
    aclrtDrvMemHandle *handle);

/**
 * TODO aclrtMemImportFromShareableHandleV2.
 * @param[in] shareableHandle
 * @param[in] shareType
 * @param[in] flags
 * @param[out] handle
 */
ACL_FUNC_VISIBILITY aclError aclrtMemImportFromShareableHandleV2(void *shareableHandle,
    aclrtMemSharedHandleType shareType, uint64_t flags, aclrtDrvMemHandle *handle);

/**
 * TODO aclrtMemSetPidToShareableHandle.
 * @param[in] shareableHandle
 * @param[in] pid
 * @param[in] pidNum
 */
ACL_FUNC_VISIBILITY aclError aclrtMemSetPidToShareableHandle(uint64_t shareableHandle, int32_t *pid,
    size_t pidNum);

/**
 * TODO aclrtMemSetPidToShareableHandleV2.
 * @param[in] shareableHandle
 * @param[in] shareType
 * @param[in] pid
 * @param[in] pidNum
 */
ACL_FUNC_VISIBILITY aclError aclrtMemSetPidToShareableHandleV2(void *shareableHandle,
    aclrtMemSharedHandleType shareType, int32_t *pid, size_t pidNum);

/**
 * TODO aclrtMemGetAllocationGranularity.
 * @param[in] prop
 * @param[in] option
 * @param[out] granularity
 */
ACL_FUNC_VISIBILITY aclError aclrtMemGetAllocationGranularity(aclrtPhysicalMemProp *prop,
    aclrtMemGranularityOptions option, size_t *granularity);

/**
 * TODO aclrtMemSetAccess.
 * @param[in] virPtr
 * @param[in] size
 * @param[in] desc
 * @param[in] count
 */
ACL_FUNC_VISIBILITY aclError aclrtMemSetAccess(void *virPtr, size_t size, aclrtMemAccessDesc *desc,
    size_t count);

/**
 * TODO aclrtMemGetAccess.
 * @param[in] virPtr
 * @param[in] location
 * @param[out] flag
 */
ACL_FUNC_VISIBILITY aclError aclrtMemGetAccess(void *virPtr, aclrtMemLocation *location, uint64_t *flag);

/**
 * TODO aclrtMemRetainAllocationHandle.
 * @param[in] virPtr
 * @param[out] handle
 */
ACL_FUNC_VISIBILITY aclError aclrtMemRetainAllocationHandle(void *virPtr, aclrtDrvMemHandle *handle);

/**
 * TODO aclrtMemGetAllocationPropertiesFromHandle.
 * @param[in] handle
 * @param[out] prop
 */
ACL_FUNC_VISIBILITY aclError aclrtMemGetAllocationPropertiesFromHandle(aclrtDrvMemHandle handle,
    aclrtPhysicalMemProp *prop);

/**
 * TODO aclrtReserveMemAddressNoUCMemory.
 * @param[out] virPtr
 * @param[in] size
 * @param[in] alignment
 * @param[in] expectPtr
 * @param[in] flags
 */
ACL_FUNC_VISIBILITY aclError aclrtReserveMemAddressNoUCMemory(void **virPtr, size_t size, size_t alignment,
    void *expectPtr, uint64_t flags);

/**
 * TODO aclrtMemGetAddressRange.
 * @param[in] ptr
 * @param[out] pbase
 * @param[out] psize
 */
ACL_FUNC_VISIBILITY aclError aclrtMemGetAddressRange(void *ptr, void **pbase, size_t *psize);

/**
 * TODO aclrtMemMapSelectedLink.
 * @param[in] virPtrDst
 * @param[in] size
 * @param[in] virPtrSrc
 * @param[in] linkIdx
 */
ACL_FUNC_VISIBILITY aclError aclrtMemMapSelectedLink(void *virPtrDst, size_t size, void *virPtrSrc,
    uint32_t linkIdx);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_MEMORY_VIRTUAL_H_ */
