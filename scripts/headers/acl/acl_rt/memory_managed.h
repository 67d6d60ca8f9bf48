/*
 * Managed memory that host and devices address alike, with advice, prefetch and attributes.
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ACL_RT_MEMORY_MANAGED_H_
#define ASCENDCL_ACL_RT_MEMORY_MANAGED_H_

#include "acl/acl_base_rt.h"
#include "acl/acl_rt/common.h"

#ifdef __cplusplus
extern "C" {
#endif

#define ACL_RT_MEM_ATTACH_GLOBAL 1U  /* every stream and device may use the managed memory */

/** Advice about managed memory. */
typedef enum aclrtMemManagedAdviseType {
    ACL_MEM_ADVISE_SET_READ_MOSTLY = 0,  /* mostly read: each reader keeps a copy */
    ACL_MEM_ADVISE_UNSET_READ_MOSTLY = 1,  /* back to one copy, at location */
    ACL_MEM_ADVISE_SET_PREFERRED_LOCATION = 2,  /* home of the pages */
    ACL_MEM_ADVISE_UNSET_PREFERRED_LOCATION = 3,  /* no home */
    ACL_MEM_ADVISE_SET_ACCESSED_BY = 4,  /* place to map the pages for */
    ACL_MEM_ADVISE_UNSET_ACCESSED_BY = 5,  /* no such place */
} aclrtMemManagedAdviseType;

/** Kind of place of managed memory; other numbers than aclrtMemLocationType. */
typedef enum aclrtMemManagedLocationType {
    ACL_MEM_LOCATIONTYPE_INVALID = 0,  /* no place */
    ACL_MEM_LOCATIONTYPE_DEVICE = 1,  /* device, by id */
    ACL_MEM_LOCATIONTYPE_HOST = 2,  /* host, id ignored */
    ACL_MEM_LOCATIONTYPE_HOST_NUMA = 3,  /* NUMA node, by id */
    ACL_MEM_LOCATIONTYPE_HOST_NUMA_CURRENT = 4,  /* NUMA node of the calling thread */
} aclrtMemManagedLocationType;

/** Attribute of managed memory; all values are int32_t, -2 where the pages disagree on a place. */
typedef enum aclrtMemManagedRangeAttribute {
    ACL_MEM_RANGE_ATTRIBUTE_READ_MOSTLY = 1,  /* 1 when all pages are mostly read */
    ACL_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION = 2,  /* device or node id, -1 for the host */
    ACL_MEM_RANGE_ATTRIBUTE_ACCESSED_BY = 3,  /* ids of the accessing places, -2 for unused entries */
    ACL_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE = 4,  /* an aclrtMemManagedLocationType */
    ACL_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID = 5,  /* id that goes with the type */
    ACL_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION = 6,  /* where the last prefetch went */
    ACL_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE = 7,  /* an aclrtMemManagedLocationType */
    ACL_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID = 8,  /* id that goes with the type */
} aclrtMemManagedRangeAttribute;

/** Place of managed memory. The fields stand in the other order than in aclrtMemLocation. */
typedef struct aclrtMemManagedLocation {
    aclrtMemManagedLocationType type;  /* kind of place */
    int32_t id;  /* device id or NUMA node id */
} aclrtMemManagedLocation;

/** Answer of aclrtPointerGetAttributes. */
typedef struct aclrtPtrAttributes {
    aclrtMemLocation location;  /* where the address is */
    uint32_t pageSize;  /* page size in bytes */
    uint32_t rsv[4];  /* unused */
} aclrtPtrAttributes;

/**
 * Tells where an address is and how large its pages are.
 *
 * The answer follows address ranges: freed memory may still be reported as host or device, and memory from
 * plain malloc is unregistered. Works on a thread without a context.
 * @param[in] ptr address to examine; it is not accessed
 * @param[out] attributes receives place and page size
 */
ACL_FUNC_VISIBILITY aclError aclrtPointerGetAttributes(const void *ptr, aclrtPtrAttributes *attributes);

/**
 * Reads one attribute of a range of managed memory.
 * @param[in] attribute the attribute, an aclrtMemManagedRangeAttribute
 * @param[in] ptr start of the range in managed memory
 * @param[in] size length in bytes, greater than 0
 * @param[out] data memory of the caller for the value
 * @param[in] dataSize length of data in bytes: 4, or a multiple of 4 for the list of accessing places
 * @see aclrtMemManagedGetAttrs
 * @see aclrtMemManagedAdvise
 */
ACL_FUNC_VISIBILITY aclError aclrtMemManagedGetAttr(aclrtMemManagedRangeAttribute attribute, const void *ptr,
    size_t size, void *data, size_t dataSize);

/**
 * Reads several attributes of a range of managed memory.
 * @param[in] attributes array of numAttributes attributes
 * @param[in] numAttributes number of attributes, greater than 0
 * @param[in] ptr start of the range in managed memory
 * @param[in] size length in bytes, greater than 0
 * @param[out] data array of numAttributes addresses of memory for the values; the memory is written, the
 *    array is read
 * @param[in] dataSizes array of numAttributes lengths in bytes, as for aclrtMemManagedGetAttr
 * @see aclrtMemManagedGetAttr
 */
ACL_FUNC_VISIBILITY aclError aclrtMemManagedGetAttrs(aclrtMemManagedRangeAttribute *attributes,
    size_t numAttributes, const void *ptr, size_t size, void **data, size_t *dataSizes);

/**
 * Allocates managed memory, whose pages move between host and devices on access.
 *
 * Needs a current context. Release with aclrtFree.
 * @param[out] ptr receives the address, the same on host and devices
 * @param[in] size length in bytes, greater than 0; rounded up to 2 MiB, 3 TiB per process
 * @param[in] flag must be ACL_RT_MEM_ATTACH_GLOBAL
 * @see aclrtFree
 * @see aclrtMemManagedPrefetchAsync
 */
ACL_FUNC_VISIBILITY aclError aclrtMemAllocManaged(void **ptr, uint64_t size, uint32_t flag);

/**
 * Advises the system how a range of managed memory will be used.
 * @param[in] ptr start of the range in managed memory
 * @param[in] size length in bytes, a multiple of 2 MiB
 * @param[in] advise the advice, an aclrtMemManagedAdviseType
 * @param[in] location place the advice is about; passed by value
 * @see aclrtMemManagedGetAttr
 */
ACL_FUNC_VISIBILITY aclError aclrtMemManagedAdvise(const void *const ptr, uint64_t size,
    aclrtMemManagedAdviseType advise, aclrtMemManagedLocation location);

/**
 * Builds the page table of another device for device memory ahead of its first access.
 * @param[in] devPtr start of the device memory
 * @param[in] size length in bytes, greater than 0
 * @param[in] dstDevId device that will use the memory; peer access must be enabled
 * @param[in] flags reserved, must be 0
 * @see aclrtDeviceEnablePeerAccess
 */
ACL_FUNC_VISIBILITY aclError aclrtMemP2PMap(void *devPtr, size_t size, int32_t dstDevId, uint64_t flags);

/**
 * Queues the move of managed memory to a place before it is used there.
 * @param[in] ptr start of the range in managed memory
 * @param[in] size length in bytes, greater than 0
 * @param[in] location place to move to; passed by value
 * @param[in] flags reserved, must be 0
 * @param[in] stream stream of the current context that carries the task; null is its default stream
 * @see aclrtMemManagedPrefetchBatchAsync
 */
ACL_FUNC_VISIBILITY aclError aclrtMemManagedPrefetchAsync(const void *ptr, size_t size,
    aclrtMemManagedLocation location, uint32_t flags, aclrtStream stream);

/**
 * Queues the move of several ranges of managed memory.
 * @param[in] ptrs array of count start addresses
 * @param[in] sizes array of count lengths in bytes
 * @param[in] count number of ranges, at least numPrefetchLocs
 * @param[in] prefetchLocs array of numPrefetchLocs places to move to
 * @param[in] prefetchLocIdxs array of numPrefetchLocs range numbers, rising from 0: place i applies from
 *    range prefetchLocIdxs[i] on
 * @param[in] numPrefetchLocs number of places, greater than 0
 * @param[in] flags reserved, must be 0
 * @param[in] stream stream of the current context that carries the task; null is its default stream
 * @see aclrtMemManagedPrefetchAsync
 */
ACL_FUNC_VISIBILITY aclError aclrtMemManagedPrefetchBatchAsync(const void **ptrs, size_t *sizes, size_t count,
    aclrtMemManagedLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs, uint64_t flags,
    aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_MEMORY_MANAGED_H_ */
