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
    OK(aclrtMemGetAllocationGranularity(&properties, ACL_RT_MEM_ALLOC_GRANULARITY_MINIMUM, &size));
    OK(aclrtMallocPhysical(&handle, size, &properties, 0));
    OK(aclrtReserveMemAddress(&address, size, 0, NULL, 0));
    OK(aclrtMapMem(address, size, 0, handle, 0));
    OK(aclrtUnmapMem(address));
    if (defective) {
        (void)aclrtUnmapMem(address);
    }
    OK(aclrtFreePhysical(handle));
    OK(aclrtReleaseMemAddress(address));
    return finish();
}
