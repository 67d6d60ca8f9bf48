/*
 * Host memory: pinned allocations and registration for access by devices.
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

#define ACL_HOST_REG_MAPPED 2UL  /* the device gets an address for it */
#define ACL_HOST_REG_IOMEMORY 4UL  /* reserved */
#define ACL_HOST_REG_READONLY 8UL  /* reserved */
#define ACL_HOST_REG_PINNED 0x10000000UL  /* lock the pages; they must not be locked already */

/** How aclrtHostRegister maps host memory. The last two may be combined. */
typedef enum {
    ACL_HOST_REGISTER_MAPPED = 0,  /* plain mapping */
    ACL_HOST_REGISTER_IOMEMORY = 4,  /* bit: memory of an I/O device */
    ACL_HOST_REGISTER_READONLY = 8,  /* bit: the device only reads */
} aclrtHostRegisterType;

/** Hardware unit that may reach host memory. */
typedef enum {
    ACL_RT_HAC_TYPE_STARS = 0,  /* task scheduler */
    ACL_RT_HAC_TYPE_AICPU = 1,  /* AI CPU */
    ACL_RT_HAC_TYPE_AIC = 2,  /* AI core or cube core */
    ACL_RT_HAC_TYPE_AIV = 3,  /* vector core */
    ACL_RT_HAC_TYPE_PCIEDMA = 4,  /* DMA over PCIe */
    ACL_RT_HAC_TYPE_RDMA = 5,  /* remote DMA */
    ACL_RT_HAC_TYPE_SDMA = 6,  /* system DMA */
    ACL_RT_HAC_TYPE_DVPP = 7,  /* image and video unit */
    ACL_RT_HAC_TYPE_UDMA = 8,  /* DMA over UB */
    ACL_RT_HAC_TYPE_CCU = 9,  /* collective communication unit */
} aclrtHacType;

/** Answer of aclrtHostMemMapCapabilities. */
typedef enum {
    ACL_RT_HOST_MEM_MAP_NOT_SUPPORTED = 0,
    ACL_RT_HOST_MEM_MAP_SUPPORTED = 1,
} aclrtHostMemMapCapability;

/**
 * Allocates page-locked host memory with extra attributes.
 *
 * With VA flag 1 the device sees the memory at the same address after aclrtHostRegister.
 *
 * Needs a current context. Release with aclrtFreeHost.
 * @param[out] ptr receives the host address
 * @param[in] size length in bytes, greater than 0
 * @param[in] cfg module id or VA flag; any other attribute is refused; may be null
 * @see aclrtFreeHost
 * @see aclrtHostRegister
 */
ACL_FUNC_VISIBILITY aclError aclrtMallocHostWithCfg(void **ptr, uint64_t size, aclrtMallocConfig *cfg);

/**
 * Makes existing host memory reachable from the device and returns the address the device uses.
 *
 * Unregister before the host memory is freed. Registering a range twice fails. Linux up to 5.10 needs
 * page-locked memory. Needs a current context.
 * @param[in] ptr start of the host memory, aligned to 4 KiB; not an address of virtual memory management
 * @param[in] size length in bytes, greater than 0
 * @param[in] type kind of mapping, an aclrtHostRegisterType
 * @param[out] devPtr receives the device address, for kernels only: neither the host nor a copy may use it
 * @see aclrtHostUnregister
 */
ACL_FUNC_VISIBILITY aclError aclrtHostRegister(void *ptr, uint64_t size, aclrtHostRegisterType type,
    void **devPtr);

/**
 * Registers existing host memory for the device, as mapped, page-locked or both.
 *
 * The device address comes from aclrtHostGetDevicePointer. An overlap with a registered range fails. Needs a
 * current context.
 * @param[in] ptr start of the host memory
 * @param[in] size length in bytes, greater than 0
 * @param[in] flag combination of ACL_HOST_REG_ bits, not 0
 * @see aclrtHostGetDevicePointer
 * @see aclrtHostUnregister
 */
ACL_FUNC_VISIBILITY aclError aclrtHostRegisterV2(void *ptr, uint64_t size, uint32_t flag);

/**
 * Gives the device address of host memory that was registered as mapped.
 *
 * Needs a current context.
 * @param[in] pHost registered host address
 * @param[out] pDevice receives the device address, which is borrowed from the registration
 * @param[in] flag reserved, must be 0
 * @see aclrtHostRegisterV2
 */
ACL_FUNC_VISIBILITY aclError aclrtHostGetDevicePointer(void *pHost, void **pDevice, uint32_t flag);

/**
 * Ends the registration of host memory, both as mapped and as page-locked. The memory itself stays with the
 * caller.
 *
 * Needs a current context.
 * @param[in] ptr address that was registered; one inside the range is refused
 * @see aclrtHostRegister
 * @see aclrtHostRegisterV2
 */
ACL_FUNC_VISIBILITY aclError aclrtHostUnregister(void *ptr);

/**
 * Tells whether one hardware unit of a device can reach registered host memory.
 *
 * Needs a current context.
 * @param[in] deviceId device id
 * @param[in] hacType the unit, an aclrtHacType
 * @param[out] capabilities receives whether it is supported
 */
ACL_FUNC_VISIBILITY aclError aclrtHostMemMapCapabilities(uint32_t deviceId, aclrtHacType hacType,
    aclrtHostMemMapCapability *capabilities);

/**
 * Allocates page-locked host memory that is registered with the device of the current context.
 *
 * The contents are uninitialised. Asynchronous copies need such memory to run without blocking.
 *
 * Needs a current context. Release with aclrtFreeHost.
 * @param[out] hostPtr receives the host address, aligned to 64 bytes where host and device are separate
 * @param[in] size length in bytes, greater than 0; rounded up to 32
 * @see aclrtFreeHost
 * @see aclrtMemcpyAsync
 */
ACL_FUNC_VISIBILITY aclError aclrtMallocHost(void **hostPtr, size_t size);

/**
 * Releases page-locked host memory at once, without waiting for tasks that still use it.
 *
 * Works on a thread without a context.
 * @param[in] hostPtr address from aclrtMallocHost or aclrtMallocHostWithCfg; a device address or null is
 *    refused
 * @see aclrtMallocHost
 * @see aclrtFreeHostWithDevSync
 */
ACL_FUNC_VISIBILITY aclError aclrtFreeHost(void *hostPtr);

/**
 * Waits for every stream of the current context, then releases page-locked host memory.
 *
 * When the wait fails, its error is returned and the memory stays allocated. Needs a current context.
 * @param[in] hostPtr address as for aclrtFreeHost
 * @see aclrtFreeHost
 */
ACL_FUNC_VISIBILITY aclError aclrtFreeHostWithDevSync(void *hostPtr);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_MEMORY_HOST_H_ */
