/*
 * AscendCL interface: acl_rt/memory_managed.h.
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

typedef enum aclrtMemManagedAdviseType {
    ACL_MEM_ADVISE_SET_READ_MOSTLY = 0,
    ACL_MEM_ADVISE_UNSET_READ_MOSTLY = 1,
    ACL_MEM_ADVISE_SET_PREFERRED_LOCATION = 2,
    ACL_MEM_ADVISE_UNSET_PREFERRED_LOCATION = 3,
    ACL_MEM_ADVISE_SET_ACCESSED_BY = 4,
    ACL_MEM_ADVISE_UNSET_ACCESSED_BY = 5,
} aclrtMemManagedAdviseType;

typedef enum aclrtMemManagedLocationType {
    ACL_MEM_LOCATIONTYPE_INVALID = 0,
    ACL_MEM_LOCATIONTYPE_DEVICE = 1,
    ACL_MEM_LOCATIONTYPE_HOST = 2,
    ACL_MEM_LOCATIONTYPE_HOST_NUMA = 3,
    ACL_MEM_LOCATIONTYPE_HOST_NUMA_CURRENT = 4,
} aclrtMemManagedLocationType;

typedef enum aclrtMemManagedRangeAttribute {
    ACL_MEM_RANGE_ATTRIBUTE_READ_MOSTLY = 1,
    ACL_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION = 2,
    ACL_MEM_RANGE_ATTRIBUTE_ACCESSED_BY = 3,
    ACL_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE = 4,
    ACL_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID = 5,
    ACL_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION = 6,
    ACL_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE = 7,
    ACL_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID = 8,
} aclrtMemManagedRangeAttribute;

typedef struct aclrtMemManagedLocation {
    aclrtMemManagedLocationType type;
    int32_t id;
} aclrtMemManagedLocation;

typedef struct aclrtPtrAttributes {
    aclrtMemLocation location;
    uint32_t pageSize;
    uint32_t rsv[4];
} aclrtPtrAttributes;

/**
 * TODO aclrtPointerGetAttributes.
 * @param[in] ptr
 * @param[out] attributes
 */
ACL_FUNC_VISIBILITY aclError aclrtPointerGetAttributes(const void *ptr, aclrtPtrAttributes *attributes);

/**
 * TODO aclrtMemManagedGetAttr.
 * @param[in] attribute
 * @param[in] ptr
 * @param[in] size
 * @param[out] data
 * @param[in] dataSize
 */
ACL_FUNC_VISIBILITY aclError aclrtMemManagedGetAttr(aclrtMemManagedRangeAttribute attribute, const void *ptr,
    size_t size, void *data, size_t dataSize);

/**
 * TODO aclrtMemManagedGetAttrs.
 * @param[in] attributes
 * @param[in] numAttributes
 * @param[in] ptr
 * @param[in] size
 * @param[out] data
 * @param[in] dataSizes
 */
ACL_FUNC_VISIBILITY aclError aclrtMemManagedGetAttrs(aclrtMemManagedRangeAttribute *attributes,
    size_t numAttributes, const void *ptr, size_t size, void **data, size_t *dataSizes);

/**
 * TODO aclrtMemAllocManaged.
 * @param[out] ptr
 * @param[in] size
 * @param[in] flag
 */
ACL_FUNC_VISIBILITY aclError aclrtMemAllocManaged(void **ptr, uint64_t size, uint32_t flag);

/**
 * TODO aclrtMemManagedAdvise.
 * @param[in] ptr
 * @param[in] size
 * @param[in] advise
 * @param[in] location
 */
ACL_FUNC_VISIBILITY aclError aclrtMemManagedAdvise(const void *const ptr, uint64_t size,
    aclrtMemManagedAdviseType advise, aclrtMemManagedLocation location);

/**
 * TODO aclrtMemP2PMap.
 * @param[in] devPtr
 * @param[in] size
 * @param[in] dstDevId
 * @param[in] flags
 */
ACL_FUNC_VISIBILITY aclError aclrtMemP2PMap(void *devPtr, size_t size, int32_t dstDevId, uint64_t flags);

/**
 * TODO aclrtMemManagedPrefetchAsync.
 * @param[in] ptr
 * @param[in] size
 * @param[in] location
 * @param[in] flags
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclrtMemManagedPrefetchAsync(const void *ptr, size_t size,
    aclrtMemManagedLocation location, uint32_t flags, aclrtStream stream);

/**
 * TODO aclrtMemManagedPrefetchBatchAsync.
 * @param[in] ptrs
 * @param[in] sizes
 * @param[in] count
 * @param[in] prefetchLocs
 * @param[in] prefetchLocIdxs
 * @param[in] numPrefetchLocs
 * @param[in] flags
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclrtMemManagedPrefetchBatchAsync(const void **ptrs, size_t *sizes, size_t count,
    aclrtMemManagedLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs, uint64_t flags,
    aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_MEMORY_MANAGED_H_ */
