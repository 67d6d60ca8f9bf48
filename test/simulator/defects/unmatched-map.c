/* Unmaps a range twice. */
#include "seeded.h"

int main(int argc, char **argv)
{
    const bool defective = start(argc, argv);
    aclrtPhysicalMemProp properties = {
        .handleType = ACL_MEM_HANDLE_TYPE_NONE,
        .allocationType = ACL_MEM_ALLOCATION_TYPE_PINNED,
        .memAttr = ACL_HBM_MEM_HUGE,
        .location = {.id = 0, .type = ACL_MEM_LOCATION_TYPE_DEVICE},
    };
    size_t size = 0;
    aclrtDrvMemHandle handle = NULL;
    void *address = NULL;
    CHECK(aclrtMemGetAllocationGranularity(&properties, ACL_RT_MEM_ALLOC_GRANULARITY_MINIMUM, &size));
    CHECK(aclrtMallocPhysical(&handle, size, &properties, 0));
    CHECK(aclrtReserveMemAddress(&address, size, 0, NULL, 0));
    CHECK(aclrtMapMem(address, size, 0, handle, 0));
    CHECK(aclrtUnmapMem(address));
    if (defective) {
        (void)aclrtUnmapMem(address);
    }
    CHECK(aclrtFreePhysical(handle));
    CHECK(aclrtReleaseMemAddress(address));
    return finish();
}
