/*
 * Virtual memory: address ranges, physical memory, mappings, access rights and sharing.
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

#define ACL_RT_VMM_EXPORT_FLAG_DEFAULT 0UL  /* only named processes may import */
#define ACL_RT_VMM_EXPORT_FLAG_DISABLE_PID_VALIDATION 1UL  /* any process may import */
#define ACL_RT_MEM_LINK_IDX_0 0U  /* link inside the chip package (SIO) */
#define ACL_RT_MEM_LINK_IDX_1 1U  /* HCCS, the coherent link */

/** Page size, as used inside MemAttrMapping. */
enum aclrtMemPgType {
    NORMAL_PAGE_TYPE = 0,  /* 4 or 64 KiB */
    HUGE_PAGE_TYPE = 1,  /* 2 MiB */
    HUGE1G_PAGE_TYPE = 2,  /* 1 GiB */
};

/** Memory kind, as used inside MemAttrMapping. */
enum aclrtMemType {
    HBM_TYPE = 0,  /* stacked memory */
    DDR_TYPE = 1,  /* DDR */
    P2P_HBM_TYPE = 2,  /* stacked memory that other devices reach */
    P2P_DDR_TYPE = 3,  /* DDR that other devices reach */
};

/** How physical memory is held. */
typedef enum aclrtMemAllocationType {
    ACL_MEM_ALLOCATION_TYPE_PINNED = 0,  /* locked in memory; the only kind */
} aclrtMemAllocationType;

/** Operating system handle of an allocation. */
typedef enum aclrtMemHandleType {
    ACL_MEM_HANDLE_TYPE_NONE = 0,  /* none; the only accepted one */
    ACL_MEM_HANDLE_TYPE_POSIX = 2,  /* unused */
} aclrtMemHandleType;

/** Kind of an exported handle. */
typedef enum aclrtMemSharedHandleType {
    ACL_MEM_SHARE_HANDLE_TYPE_DEFAULT = 1,  /* uint64_t, within a server */
    ACL_MEM_SHARE_HANDLE_TYPE_FABRIC = 2,  /* aclrtMemFabricHandle, across servers */
} aclrtMemSharedHandleType;

/** Which unit aclrtMemGetAllocationGranularity gives. */
typedef enum aclrtMemGranularityOptions {
    ACL_RT_MEM_ALLOC_GRANULARITY_MINIMUM = 0,  /* smallest that is valid */
    ACL_RT_MEM_ALLOC_GRANULARITY_RECOMMENDED = 1,  /* unit to prefer */
    ACL_RT_MEM_ALLOC_GRANULARITY_UNDEF = 0xffff,  /* not for use */
} aclrtMemGranularityOptions;

/** Right of a place to a mapping. Only read and write together can be granted. */
typedef enum {
    ACL_RT_MEM_ACCESS_FLAGS_NONE = 0,
    ACL_RT_MEM_ACCESS_FLAGS_READ = 1,
    ACL_RT_MEM_ACCESS_FLAGS_READWRITE = 3,
} aclrtMemAccessFlags;

/** Exported handle that is valid across servers. */
typedef struct aclrtMemFabricHandle {
    uint8_t data[128];  /* opaque bytes to send to the importer */
} aclrtMemFabricHandle;

/** Kind and place of physical memory. */
typedef struct aclrtPhysicalMemProp {
    aclrtMemHandleType handleType;  /* must be NONE */
    aclrtMemAllocationType allocationType;  /* must be PINNED */
    aclrtMemAttr memAttr;  /* kind and pages; not every value is allowed */
    aclrtMemLocation location;  /* device, host or NUMA node */
    uint64_t reserve;  /* reserved, must be 0 */
} aclrtPhysicalMemProp;

/** Right of one place to a mapping. */
typedef struct {
    aclrtMemAccessFlags flags;  /* must be READWRITE */
    aclrtMemLocation location;  /* host with id 0, or a device */
    uint8_t rsv[12];  /* reserved, must be 0 */
} aclrtMemAccessDesc;

/** One line of the table from driver page and memory type to aclrtMemAttr. */
struct MemAttrMapping {
    uint32_t pgType;  /* an aclrtMemPgType */
    uint32_t memType;  /* an aclrtMemType */
    bool isHostAlloc;  /* whether the memory is on the host */
    aclrtMemAttr memAttr;  /* the kind that is reported */
};

/** Physical memory. A handle counts its holders; each frees it once. */
typedef void *aclrtDrvMemHandle;

/**
 * Reserves a range of virtual addresses without memory behind it.
 *
 * Fixed addresses are experimental: free ones lie between 16 and 24 TiB. One range may carry several
 * mappings, all of one device. Works on a thread without a context.
 * @param[out] virPtr receives the start of the reserved addresses; initialise it, the runtime logs it even on
 *    failure
 * @param[in] size length in bytes, greater than 0
 * @param[in] alignment reserved, must be 0
 * @param[in] expectPtr wished start address, or null for any
 * @param[in] flags 0; 1 is still accepted for huge pages
 * @see aclrtMapMem
 * @see aclrtReleaseMemAddress
 */
ACL_FUNC_VISIBILITY aclError aclrtReserveMemAddress(void **virPtr, size_t size, size_t alignment,
    void *expectPtr, uint64_t flags);

/**
 * Gives reserved virtual addresses back. Every mapping in the range must be undone first.
 * @param[in] virPtr start address from a reserve function
 * @see aclrtReserveMemAddress
 * @see aclrtUnmapMem
 */
ACL_FUNC_VISIBILITY aclError aclrtReleaseMemAddress(void *virPtr);

/**
 * Allocates physical memory, to be mapped at reserved addresses.
 *
 * Needs a current context only for host memory of a NUMA node. Release with aclrtFreePhysical.
 * @param[out] handle receives the handle of the memory
 * @param[in] size length in bytes, a multiple of 2 MiB and best of the granularity
 * @param[in] prop kind and place of the memory
 * @param[in] flags reserved, must be 0
 * @see aclrtFreePhysical
 * @see aclrtMapMem
 * @see aclrtMemGetAllocationGranularity
 */
ACL_FUNC_VISIBILITY aclError aclrtMallocPhysical(aclrtDrvMemHandle *handle, size_t size,
    const aclrtPhysicalMemProp *prop, uint64_t flags);

/**
 * Drops one reference to physical memory. Each allocation, import or retain needs one call.
 *
 * Unmap first: older versions demand it, newer ones put the release off until the last unmapping. Shared
 * memory goes when exporter and importers have all freed it.
 * @param[in] handle handle of the memory; null is refused
 * @see aclrtMallocPhysical
 * @see aclrtUnmapMem
 */
ACL_FUNC_VISIBILITY aclError aclrtFreePhysical(aclrtDrvMemHandle handle);

/**
 * Maps physical memory at reserved virtual addresses, with access for the device that owns it.
 *
 * Undo with aclrtUnmapMem, then free the handle, then release the addresses. Other devices need
 * aclrtMemSetAccess. Works on a thread without a context.
 * @param[in] virPtr start address within a reservation, aligned to 2 MiB
 * @param[in] size length in bytes, the same as that of the physical memory
 * @param[in] offset offset into the physical memory, must be 0
 * @param[in] handle physical memory
 * @param[in] flags reserved, must be 0
 * @see aclrtUnmapMem
 * @see aclrtMemSetAccess
 */
ACL_FUNC_VISIBILITY aclError aclrtMapMem(void *virPtr, size_t size, size_t offset, aclrtDrvMemHandle handle,
    uint64_t flags);

/**
 * Undoes one mapping and the access rights that belong to it. It does not wait for running tasks.
 * @param[in] virPtr address that was given to aclrtMapMem
 * @see aclrtMapMem
 */
ACL_FUNC_VISIBILITY aclError aclrtUnmapMem(void *virPtr);

/**
 * Exports physical memory of this process, so that another process can import it.
 *
 * Do not free the memory before the import. Without flag 1, name the importing processes first.
 * @param[in] handle device memory from aclrtMallocPhysical; it can be exported once
 * @param[in] handleType must be ACL_MEM_HANDLE_TYPE_NONE
 * @param[in] flags 0, or 1 to let any process import it
 * @param[out] shareableHandle receives the number to send to the other process
 * @see aclrtMemSetPidToShareableHandle
 * @see aclrtMemImportFromShareableHandle
 */
ACL_FUNC_VISIBILITY aclError aclrtMemExportToShareableHandle(aclrtDrvMemHandle handle,
    aclrtMemHandleType handleType, uint64_t flags, uint64_t *shareableHandle);

/**
 * Exports physical memory with a choice of handle type; the fabric type also crosses servers.
 *
 * The fabric type needs a current context.
 * @param[in] handle device memory from aclrtMallocPhysical
 * @param[in] flags 0, or 1 to let any process import it
 * @param[in] shareType kind of handle, an aclrtMemSharedHandleType
 * @param[out] shareableHandle memory of the caller for the handle: 8 bytes, or 128 for the fabric type
 * @see aclrtMemSetPidToShareableHandleV2
 * @see aclrtMemImportFromShareableHandleV2
 */
ACL_FUNC_VISIBILITY aclError aclrtMemExportToShareableHandleV2(aclrtDrvMemHandle handle, uint64_t flags,
    aclrtMemSharedHandleType shareType, void *shareableHandle);

/**
 * Imports physical memory that another process exported.
 *
 * Release with aclrtFreePhysical. A process cannot import its own export. Needs a current context.
 * @param[in] shareableHandle handle sent by the exporter
 * @param[in] deviceId device that is to use the memory
 * @param[out] handle receives a handle to map
 * @see aclrtMemExportToShareableHandle
 * @see aclrtFreePhysical
 */
ACL_FUNC_VISIBILITY aclError aclrtMemImportFromShareableHandle(uint64_t shareableHandle, int32_t deviceId,
    aclrtDrvMemHandle *handle);

/**
 * Imports exported memory for the current device, for both kinds of handle.
 *
 * Release with aclrtFreePhysical. Needs a current device.
 * @param[in] shareableHandle points to the handle sent by the exporter
 * @param[in] shareType kind of handle, an aclrtMemSharedHandleType
 * @param[in] flags reserved, must be 0
 * @param[out] handle receives a handle to map
 * @see aclrtMemExportToShareableHandleV2
 * @see aclrtFreePhysical
 */
ACL_FUNC_VISIBILITY aclError aclrtMemImportFromShareableHandleV2(void *shareableHandle,
    aclrtMemSharedHandleType shareType, uint64_t flags, aclrtDrvMemHandle *handle);

/**
 * Names the processes that may import exported memory. Only the exporter calls it.
 * @param[in] shareableHandle exported handle
 * @param[in] pid array of pidNum process ids from aclrtDeviceGetBareTgid
 * @param[in] pidNum number of ids, 1 to 65535
 * @see aclrtMemExportToShareableHandle
 * @see aclrtDeviceGetBareTgid
 */
ACL_FUNC_VISIBILITY aclError aclrtMemSetPidToShareableHandle(uint64_t shareableHandle, int32_t *pid,
    size_t pidNum);

/**
 * Names the processes that may import exported memory, for both kinds of handle.
 * @param[in] shareableHandle points to the exported handle
 * @param[in] shareType kind of handle, an aclrtMemSharedHandleType
 * @param[in] pid array of pidNum process ids from aclrtDeviceGetBareTgid
 * @param[in] pidNum number of ids, 1 to 65535
 * @see aclrtMemExportToShareableHandleV2
 */
ACL_FUNC_VISIBILITY aclError aclrtMemSetPidToShareableHandleV2(void *shareableHandle,
    aclrtMemSharedHandleType shareType, int32_t *pid, size_t pidNum);

/**
 * Gives the unit in which physical memory of a kind is allocated.
 *
 * Expect 2 MiB, or 1 GiB for kinds with pages of 1 GiB.
 * @param[in] prop kind and place of the memory
 * @param[in] option smallest or recommended unit
 * @param[out] granularity receives the unit in bytes
 * @see aclrtMallocPhysical
 */
ACL_FUNC_VISIBILITY aclError aclrtMemGetAllocationGranularity(aclrtPhysicalMemProp *prop,
    aclrtMemGranularityOptions option, size_t *granularity);

/**
 * Grants places access to a mapping. The owner of the memory has it already.
 *
 * A different right for the same place is refused.
 * @param[in] virPtr address that was given to aclrtMapMem
 * @param[in] size length in bytes of that mapping
 * @param[in] desc array of count rights: read and write, for the host or a device
 * @param[in] count number of entries
 * @see aclrtMapMem
 * @see aclrtMemGetAccess
 */
ACL_FUNC_VISIBILITY aclError aclrtMemSetAccess(void *virPtr, size_t size, aclrtMemAccessDesc *desc,
    size_t count);

/**
 * Reports the right of one place to a mapping.
 * @param[in] virPtr mapped address
 * @param[in] location host or device to ask about
 * @param[out] flag receives an aclrtMemAccessFlags value; a large marker value when none was ever set
 * @see aclrtMemSetAccess
 */
ACL_FUNC_VISIBILITY aclError aclrtMemGetAccess(void *virPtr, aclrtMemLocation *location, uint64_t *flag);

/**
 * Finds the physical memory behind a mapped address and takes one more reference to it.
 *
 * Release with aclrtFreePhysical.
 * @param[in] virPtr address that was given to aclrtMapMem
 * @param[out] handle receives the handle
 * @see aclrtFreePhysical
 */
ACL_FUNC_VISIBILITY aclError aclrtMemRetainAllocationHandle(void *virPtr, aclrtDrvMemHandle *handle);

/**
 * Reports kind and place of physical memory.
 * @param[in] handle physical memory
 * @param[out] prop receives the properties; memAttr may be another name of the kind that was asked for
 * @see aclrtMallocPhysical
 */
ACL_FUNC_VISIBILITY aclError aclrtMemGetAllocationPropertiesFromHandle(aclrtDrvMemHandle handle,
    aclrtPhysicalMemProp *prop);

/**
 * Reserves virtual addresses whose memory is never used around the L2 cache.
 *
 * Experimental. Works on a thread without a context.
 * @param[out] virPtr receives the start of the reserved addresses; initialise it, the runtime logs it even on
 *    failure
 * @param[in] size length in bytes, a multiple of 1 GiB
 * @param[in] alignment reserved, must be 0
 * @param[in] expectPtr wished start address, best between 40 and 224 TiB; null is not allowed
 * @param[in] flags 0; 1 is still accepted for huge pages
 * @see aclrtReserveMemAddress
 * @see aclrtReleaseMemAddress
 */
ACL_FUNC_VISIBILITY aclError aclrtReserveMemAddressNoUCMemory(void **virPtr, size_t size, size_t alignment,
    void *expectPtr, uint64_t flags);

/**
 * Gives the block that contains an address of an allocation or a mapping.
 * @param[in] ptr any address of the block
 * @param[out] pbase receives the start; may be null when psize is not
 * @param[out] psize receives the length in bytes, rounded up to pages; may be null when pbase is not
 */
ACL_FUNC_VISIBILITY aclError aclrtMemGetAddressRange(void *ptr, void **pbase, size_t *psize);

/**
 * Maps the physical memory behind one range at another range and chooses the link that reaches it.
 *
 * Memory of several pieces needs one aclrtUnmapMem per piece; after a failure, earlier pieces stay mapped.
 * @param[in] virPtrDst start of the reserved addresses that get the mapping
 * @param[in] size length in bytes, greater than 0
 * @param[in] virPtrSrc start of the range that is mapped already
 * @param[in] linkIdx ACL_RT_MEM_LINK_IDX_0 or ACL_RT_MEM_LINK_IDX_1
 * @see aclrtUnmapMem
 */
ACL_FUNC_VISIBILITY aclError aclrtMemMapSelectedLink(void *virPtrDst, size_t size, void *virPtrSrc,
    uint32_t linkIdx);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_MEMORY_VIRTUAL_H_ */
