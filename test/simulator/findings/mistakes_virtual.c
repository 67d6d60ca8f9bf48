/* Mistakes with reservations, mappings and physical memory: what each is called and whom it blames. */
#include <stdlib.h>

#include "mistakes.h"

static size_t granularity;
static unsigned char host[64];

static aclrtPhysicalMemProp properties(void)
{
    return (aclrtPhysicalMemProp){
        .handleType = ACL_MEM_HANDLE_TYPE_NONE,
        .allocationType = ACL_MEM_ALLOCATION_TYPE_PINNED,
        .memAttr = ACL_HBM_MEM_HUGE,
        .location = {.id = 0, .type = ACL_MEM_LOCATION_TYPE_DEVICE},
    };
}

static aclrtDrvMemHandle physical(void)
{
    const aclrtPhysicalMemProp wanted = properties();
    aclrtDrvMemHandle handle = NULL;
    OK(aclrtMallocPhysical(&handle, granularity, &wanted, 0));
    return handle;
}

static void *reservation(size_t units)
{
    void *address = NULL;
    OK(aclrtReserveMemAddress(&address, units * granularity, 0, NULL, 0));
    return address;
}

static void *unit(void *base, size_t index)
{
    return (unsigned char *)base + index * granularity;
}

static void unmatched_calls(void)
{
    void *address = reservation(2);
    aclrtDrvMemHandle handle = physical();
    (void)aclrtUnmapMem(address);
    FOUND(UNMATCHED_MAP, "aclrtUnmapMem", "virPtr");
    OK(aclrtMapMem(address, granularity, 0, handle, 0));
    (void)aclrtMapMem(address, granularity, 0, handle, 0);
    FOUND(UNMATCHED_MAP, "aclrtMapMem", "virPtr");
    (void)aclrtUnmapMem((unsigned char *)address + 64);
    FOUND(UNMATCHED_MAP, "aclrtUnmapMem", "virPtr");
    (void)aclrtMapMem(unit(address, 1), 2 * granularity, 0, handle, 0);
    NOTHING_FOUND();
    OK(aclrtUnmapMem(address));
    (void)aclrtReleaseMemAddress(unit(address, 1));
    FOUND(UNMATCHED_MAP, "aclrtReleaseMemAddress", "virPtr");
    OK(aclrtReleaseMemAddress(address));
    (void)aclrtReleaseMemAddress(address);
    FOUND(UNMATCHED_MAP, "aclrtReleaseMemAddress", "virPtr");
    (void)aclrtMapMem(address, granularity, 0, handle, 0);
    FOUND(UNMATCHED_MAP, "aclrtMapMem", "virPtr");
    OK(aclrtFreePhysical(handle));
    (void)aclrtFreePhysical(handle);
    FOUND(DOUBLE_FREE, "aclrtFreePhysical", "handle");
    (void)aclrtFreePhysical((aclrtDrvMemHandle)host);
    FOUND(FOREIGN_FREE, "aclrtFreePhysical", "handle");
}

static void released_with_mapping(void)
{
    void *address = reservation(1);
    aclrtDrvMemHandle handle = physical();
    OK(aclrtMapMem(address, granularity, 0, handle, 0));
    (void)aclrtReleaseMemAddress(address);
    FOUND(UNMATCHED_MAP, "aclrtReleaseMemAddress", "virPtr");
    OK(aclrtUnmapMem(address));
    OK(aclrtFreePhysical(handle));
}

static void uses_without_mapping(void)
{
    void *address = reservation(2);
    aclrtDrvMemHandle handle = physical();
    (void)aclrtMemcpy(address, sizeof host, host, sizeof host, ACL_MEMCPY_HOST_TO_DEVICE);
    FOUND(OUT_OF_BOUNDS, "aclrtMemcpy", "dst");
    OK(aclrtMapMem(address, granularity, 0, handle, 0));
    OK(aclrtMemset(address, granularity, 1, granularity));
    (void)aclrtMemcpy(unit(address, 1), sizeof host, host, sizeof host, ACL_MEMCPY_HOST_TO_DEVICE);
    FOUND(OUT_OF_BOUNDS, "aclrtMemcpy", "dst");
    (void)aclrtMemset(address, 2 * granularity, 1, granularity + 1);
    FOUND(OUT_OF_BOUNDS, "aclrtMemset", "devPtr");
    OK(aclrtUnmapMem(address));
    (void)aclrtMemcpy(address, sizeof host, host, sizeof host, ACL_MEMCPY_HOST_TO_DEVICE);
    FOUND(USE_AFTER_FREE, "aclrtMemcpy", "dst");
    OK(aclrtFreePhysical(handle));
    OK(aclrtReleaseMemAddress(address));
}

static void unmapped_in_use(void)
{
    void *address = reservation(1);
    aclrtDrvMemHandle handle = physical();
    aclrtStream stream = NULL;
    OK(aclrtCreateStream(&stream));
    OK(aclrtMapMem(address, granularity, 0, handle, 0));
    OK(aclsimHoldStreams(1));
    OK(aclrtMemsetAsync(address, granularity, 1, granularity, stream));
    OK(aclrtUnmapMem(address));
    FOUND(FREE_IN_USE, "aclrtUnmapMem", "virPtr");
    OK(aclsimHoldStreams(0));
    (void)aclrtSynchronizeStream(stream);
    FOUND(USE_AFTER_FREE, "aclrtMemsetAsync", "devPtr");
    OK(aclrtDestroyStream(stream));
    OK(aclrtFreePhysical(handle));
    OK(aclrtReleaseMemAddress(address));
}

static void growing_is_no_mistake(void)
{
    void *address = reservation(2);
    aclrtDrvMemHandle first = physical();
    aclrtDrvMemHandle second = physical();
    OK(aclrtMapMem(address, granularity, 0, first, 0));
    OK(aclrtMapMem(unit(address, 1), granularity, 0, second, 0));
    OK(aclrtFreePhysical(first));
    OK(aclrtFreePhysical(second));
    OK(aclrtMemset(address, 2 * granularity, 7, 2 * granularity));
    OK(aclrtMemcpy(host, sizeof host, (unsigned char *)address + granularity - 32, sizeof host, ACL_MEMCPY_DEVICE_TO_HOST));
    CHECK(host[0] == 7 && host[63] == 7);
    OK(aclrtUnmapMem(unit(address, 1)));
    OK(aclrtUnmapMem(address));
    OK(aclrtReleaseMemAddress(address));
    NOTHING_FOUND();
}

/* Who gives a page back for a time keeps all of it, what was never written included. */
static void keeping_a_page_is_no_mistake(void)
{
    void *address = reservation(1);
    aclrtDrvMemHandle handle = physical();
    unsigned char *kept = malloc(granularity);
    CHECK(kept != NULL);
    OK(aclrtMapMem(address, granularity, 0, handle, 0));
    OK(aclrtMemcpy(address, granularity, host, sizeof host, ACL_MEMCPY_HOST_TO_DEVICE));
    OK(aclrtMemcpy(kept, granularity, address, granularity, ACL_MEMCPY_DEVICE_TO_HOST));
    NOTHING_FOUND();
    OK(aclrtMemcpy(kept, granularity, address, granularity - 1, ACL_MEMCPY_DEVICE_TO_HOST));
    FOUND(UNINITIALISED_READ, "aclrtMemcpy", "src");
    OK(aclrtUnmapMem(address));
    OK(aclrtFreePhysical(handle));
    OK(aclrtReleaseMemAddress(address));
    free(kept);
}

int main(void)
{
    aclrtPhysicalMemProp wanted = properties();
    OK(aclrtSetDevice(0));
    OK(aclrtMemGetAllocationGranularity(&wanted, ACL_RT_MEM_ALLOC_GRANULARITY_MINIMUM, &granularity));
    unmatched_calls();
    released_with_mapping();
    uses_without_mapping();
    unmapped_in_use();
    growing_is_no_mistake();
    keeping_a_page_is_no_mistake();
    OK(aclrtResetDevice(0));
    NOTHING_FOUND();
    CHECK(alive(ACLSIM_OBJECT_KINDS) == 0);
    return 0;
}
