/*
 * Reservations, physical memory, mappings, access rights.
 */
#include "memory.h"

static void *reserve(size_t size)
{
    void *address = NULL;
    CHECK_IS(aclrtReserveMemAddress(&address, size, 0, NULL, 0), 0);
    return address;
}

static aclrtDrvMemHandle physical(size_t size)
{
    const aclrtPhysicalMemProp prop = device_property(0);
    aclrtDrvMemHandle handle = NULL;
    CHECK_IS(aclrtMallocPhysical(&handle, size, &prop, 0), 0);
    return handle;
}

static void two_mappings_of_one_handle_are_the_same_memory(void)
{
    open_device(0);
    char *range = reserve(8 * MIB);
    aclrtDrvMemHandle handle = physical(2 * MIB);
    CHECK_IS(aclrtMapMem(range, 2 * MIB, 0, handle, 0), 0);
    CHECK_IS(aclrtMapMem(range + 4 * MIB, 2 * MIB, 0, handle, 0), 0);
    unsigned char byte = 0;
    download(&byte, range + 4 * MIB, 1);
    CHECK_IS(byte, FRESH);
    CHECK_IS(aclrtMemset(range, 2 * MIB, 7, 2 * MIB), 0);
    download(&byte, range + 6 * MIB - 1, 1);
    CHECK_IS(byte, 7);
    CHECK_IS(findings(), 1);
    CHECK_IS(aclrtUnmapMem(range), 0);
    CHECK_IS(aclrtFreePhysical(handle), 0);
    download(&byte, range + 4 * MIB, 1);
    CHECK_IS(byte, 7);
    CHECK_IS(aclrtUnmapMem(range + 4 * MIB), 0);
    CHECK_IS(aclrtReleaseMemAddress(range), 0);
    CHECK_IS(alive(ACLSIM_OBJECT_KINDS), 0);
    CHECK_IS(free_memory(ACL_HBM_MEM), 64 * GIB);
}

static void copies_cross_mappings_but_not_holes(void)
{
    open_device(0);
    static unsigned char bytes[6 * 1024 * 1024];
    static unsigned char back[sizeof bytes];
    fill_pattern(bytes, sizeof bytes, 3);
    char *range = reserve(8 * MIB);
    aclrtDrvMemHandle handles[3];
    for (size_t index = 0; index < 3; index++) {
        handles[index] = physical(2 * MIB);
        CHECK_IS(aclrtMapMem(range + index * 2 * MIB, 2 * MIB, 0, handles[index], 0), 0);
    }
    upload(range, bytes, sizeof bytes);
    download(back, range, sizeof back);
    CHECK_IS(memcmp(bytes, back, sizeof bytes), 0);
    CHECK_IS(aclrtMemset(range + 5 * MIB, 2 * MIB, 0, 2 * MIB), 507899);
    CHECK_IS(aclrtUnmapMem(range + 2 * MIB), 0);
    CHECK_IS(aclrtMemcpy(back, sizeof back, range, sizeof back, ACL_MEMCPY_DEVICE_TO_HOST), 507899);
    (void)last_finding(ACLSIM_FINDING_USE_AFTER_FREE);
    download(back, range + 4 * MIB, 2 * MIB);
    CHECK_IS(memcmp(bytes + 4 * MIB, back, 2 * MIB), 0);
}

static void handles_count_their_acquisitions(void)
{
    open_device(0);
    char *range = reserve(2 * MIB);
    aclrtDrvMemHandle handle = physical(2 * MIB);
    aclrtDrvMemHandle retained = NULL;
    CHECK_IS(aclrtMemRetainAllocationHandle(range, &retained), 107017);
    CHECK_IS(aclrtMapMem(range, 2 * MIB, 0, handle, 0), 0);
    CHECK_IS(aclrtMemRetainAllocationHandle(range + MIB, &retained), 507899);
    CHECK_IS(aclrtMemRetainAllocationHandle(range, &retained), 0);
    CHECK(retained == handle);
    CHECK_IS(aclrtFreePhysical(handle), 0);
    CHECK_IS(aclrtFreePhysical(handle), 0);
    CHECK_IS(aclrtFreePhysical(handle), 107000);
    /* The mapping can give a handle again. */
    CHECK_IS(aclrtMemRetainAllocationHandle(range, &retained), 0);
    CHECK_IS(aclrtUnmapMem(range), 0);
    CHECK_IS(aclrtMapMem(range, 2 * MIB, 0, retained, 0), 0);
    CHECK_IS(aclrtUnmapMem(range), 0);
    CHECK_IS(aclrtFreePhysical(retained), 0);
    CHECK_IS(aclrtMapMem(range, 2 * MIB, 0, retained, 0), 107000);
    CHECK_IS(free_memory(ACL_HBM_MEM), 64 * GIB);
}

static void a_released_range_stays_taken_while_something_is_mapped(void)
{
    open_device(0);
    char *range = reserve(2 * MIB);
    aclrtDrvMemHandle handle = physical(2 * MIB);
    CHECK_IS(aclrtMapMem(range, 2 * MIB, 0, handle, 0), 0);
    CHECK_IS(aclrtReleaseMemAddress(range), 0);
    (void)last_finding(ACLSIM_FINDING_UNMATCHED_MAP);
    void *other = NULL;
    CHECK_IS(aclrtReserveMemAddress(&other, 2 * MIB, 0, range, 0), 207001);
    CHECK(reserve(2 * MIB) != (void *)range);
    CHECK_IS(aclrtUnmapMem(range), 0);
    CHECK_IS(aclrtReserveMemAddress(&other, 2 * MIB, 0, range, 0), 0);
    CHECK(other == range);
}

static void access_rights_are_obeyed(void)
{
    open_device(0);
    open_device(1);
    aclrtStream stream = new_stream();
    char *range = reserve(4 * MIB);
    aclrtDrvMemHandle handle = physical(2 * MIB);
    CHECK_IS(aclrtMapMem(range, 2 * MIB, 0, handle, 0), 0);
    CHECK_IS(aclrtMemset(range, 64, 1, 64), 0);
    char *own = device_memory(64);
    CHECK_IS(aclrtMemcpyAsync(own, 64, range, 64, ACL_MEMCPY_DEFAULT, stream), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 507013);
    aclrtMemAccessDesc access;
    memset(&access, 0, sizeof access);
    access.flags = ACL_RT_MEM_ACCESS_FLAGS_READWRITE;
    access.location.type = ACL_MEM_LOCATION_TYPE_DEVICE;
    access.location.id = 1;
    uint64_t flag = 9;
    CHECK_IS(aclrtMemGetAccess(range, &access.location, &flag), 0);
    CHECK_IS(flag, 0);
    CHECK_IS(aclrtMemSetAccess(range, MIB, &access, 1), 507899);
    CHECK_IS(aclrtMemSetAccess(range, 2 * MIB, &access, 1), 0);
    CHECK_IS(aclrtMemSetAccess(range, 2 * MIB, &access, 1), 0);
    CHECK_IS(aclrtMemGetAccess(range + MIB, &access.location, &flag), 0);
    CHECK_IS(flag, 3);
    CHECK_IS(aclrtMemcpyAsync(own, 64, range, 64, ACL_MEMCPY_DEFAULT, stream), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 0);
    /* Rights end with the mapping. */
    CHECK_IS(aclrtUnmapMem(range), 0);
    CHECK_IS(aclrtMapMem(range, 2 * MIB, 0, handle, 0), 0);
    CHECK_IS(aclrtMemGetAccess(range, &access.location, &flag), 0);
    CHECK_IS(flag, 0);
}

/** One copy in a stream of the current device. */
static aclError copy_between(void *to, void *from, aclrtStream stream)
{
    const aclError queued = aclrtMemcpyAsync(to, 64, from, 64, ACL_MEMCPY_DEVICE_TO_DEVICE, stream);
    return queued == ACL_SUCCESS ? aclrtSynchronizeStream(stream) : queued;
}

/** The documents name aclrtMemcpyAsync as the way between two devices (11-04, aclrtReserveMemAddress); 8.1 has no other. */
static void mapped_memory_of_a_peer_is_copied_by_streams_without_more_rights(void)
{
    open_device(1);
    char *range = reserve(2 * MIB);
    aclrtDrvMemHandle handle = NULL;
    const aclrtPhysicalMemProp prop = device_property(1);
    CHECK_IS(aclrtMallocPhysical(&handle, 2 * MIB, &prop, 0), 0);
    CHECK_IS(aclrtMapMem(range, 2 * MIB, 0, handle, 0), 0);
    CHECK_IS(aclrtMemset(range, 64, 1, 64), 0);
    aclrtStream theirs = new_stream();
    open_device(0);
    aclrtStream ours = new_stream();
    char *plain = device_memory(64);
    CHECK_IS(aclrtMemset(plain, 64, 2, 64), 0);
    /* Neither of the two devices reaches the other one yet. */
    CHECK_IS(copy_between(range, plain, ours), 507013);
    CHECK_IS(aclrtDeviceEnablePeerAccess(1, 0), 0);
    CHECK_IS(copy_between(range, plain, ours), 0);
    CHECK_IS(copy_between(plain, range, ours), 0);
    CHECK_IS(aclrtMemcpy(plain, 64, range, 64, ACL_MEMCPY_DEVICE_TO_DEVICE), 507899);
    CHECK_IS(aclrtSetDevice(1), 0);
    CHECK_IS(copy_between(range, plain, theirs), 507013);
    CHECK_IS(aclrtDeviceEnablePeerAccess(0, 0), 0);
    CHECK_IS(copy_between(range, plain, theirs), 0);
    CHECK_IS(copy_between(plain, range, theirs), 0);
    unsigned char byte = 0;
    CHECK_IS(aclrtMemcpy(&byte, 1, range, 1, ACL_MEMCPY_DEVICE_TO_HOST), 0);
    CHECK_IS(byte, 2);
}

/** Clients copy between host and device memory that they have mapped as "device to device"; the runtime corrects the kind. */
static void mapped_host_memory_may_be_called_device_memory(void)
{
    open_device(0);
    aclrtStream stream = new_stream();
    char *range = reserve(2 * MIB);
    char *plain = device_memory(64);
    void *pinned = NULL;
    const aclrtPhysicalMemProp prop = {.memAttr = ACL_MEM_HUGE, .location = {.type = ACL_MEM_LOCATION_TYPE_HOST}};
    aclrtDrvMemHandle handle = NULL;
    CHECK_IS(aclrtMallocPhysical(&handle, 2 * MIB, &prop, 0), 0);
    CHECK_IS(aclrtMapMem(range, 2 * MIB, 0, handle, 0), 0);
    memset(range, 5, 64);
    CHECK_IS(copy_between(plain, range, stream), 0);
    CHECK_IS(aclrtMemcpy(range + 64, 64, plain, 64, ACL_MEMCPY_DEVICE_TO_DEVICE), 0);
    CHECK_IS(range[127], 5);
    size_t findings = 1;
    CHECK_IS(aclsimGetFindingCount(&findings), 0);
    CHECK_IS(findings, 0);
    /* Other host memory may not. */
    CHECK_IS(aclrtMallocHost(&pinned, 64), 0);
    CHECK_IS(copy_between(pinned, plain, stream), 0);
    (void)last_finding(ACLSIM_FINDING_WRONG_DIRECTION);
    CHECK_IS(aclrtMemcpy(range, 64, plain, 64, ACL_MEMCPY_HOST_TO_DEVICE), 0);
    (void)last_finding(ACLSIM_FINDING_WRONG_DIRECTION);
}

static void the_host_reaches_what_it_was_given(void)
{
    open_device(0);
    char *range = reserve(2 * MIB);
    aclrtDrvMemHandle handle = physical(2 * MIB);
    CHECK_IS(aclrtMapMem(range, 2 * MIB, 0, handle, 0), 0);
    CHECK_IS(aclrtMemset(range, 100, 'x', 100), 0);
    aclrtMemAccessDesc access;
    memset(&access, 0, sizeof access);
    access.flags = ACL_RT_MEM_ACCESS_FLAGS_READWRITE;
    access.location.type = ACL_MEM_LOCATION_TYPE_HOST;
    CHECK_IS(aclrtMemSetAccess(range, 2 * MIB, &access, 1), 0);
    CHECK_IS(range[99], 'x');
    CHECK_IS(range[100], 0);
    strcpy(range, "written by the host");
    char back[32] = "";
    download(back, range, 20);
    CHECK(strcmp(back, "written by the host") == 0);
    CHECK_IS(aclrtUnmapMem(range), 0);
    CHECK_IS(aclrtMapMem(range, 2 * MIB, 0, handle, 0), 0);
    download(back, range, 20);
    CHECK(strcmp(back, "written by the host") == 0);
    /* Host memory is at hand at once. */
    aclrtPhysicalMemProp prop = device_property(0);
    prop.location.type = ACL_MEM_LOCATION_TYPE_HOST;
    aclrtDrvMemHandle host = NULL;
    CHECK_IS(aclrtMallocPhysical(&host, 2 * MIB, &prop, 0), 0);
    char *place = reserve(2 * MIB);
    CHECK_IS(aclrtMapMem(place, 2 * MIB, 0, host, 0), 0);
    strcpy(place, "host");
    aclrtPtrAttributes attributes;
    CHECK_IS(aclrtPointerGetAttributes(place, &attributes), 0);
    CHECK_IS(attributes.location.type, ACL_MEM_LOCATION_TYPE_HOST);
    CHECK_IS(findings(), 0);
}

static void attributes_are_reported_as_the_driver_has_them(void)
{
    open_device(0);
    static const struct {
        aclrtMemLocationType place;
        aclrtMemAttr asked;
        aclrtMemAttr told;
    } cases[] = {
        {ACL_MEM_LOCATION_TYPE_HOST, ACL_DDR_MEM_HUGE, ACL_MEM_HUGE},
        {ACL_MEM_LOCATION_TYPE_HOST, ACL_MEM_P2P_NORMAL, ACL_DDR_MEM_P2P_NORMAL},
        {ACL_MEM_LOCATION_TYPE_HOST, ACL_DDR_MEM_P2P_HUGE, ACL_MEM_P2P_HUGE},
        {ACL_MEM_LOCATION_TYPE_DEVICE, ACL_MEM_HUGE, ACL_HBM_MEM_HUGE},
        {ACL_MEM_LOCATION_TYPE_DEVICE, ACL_MEM_NORMAL, ACL_HBM_MEM_NORMAL},
        {ACL_MEM_LOCATION_TYPE_DEVICE, ACL_MEM_P2P_HUGE, ACL_MEM_P2P_HUGE},
        {ACL_MEM_LOCATION_TYPE_DEVICE, ACL_MEM_HUGE1G, ACL_HBM_MEM_HUGE1G},
    };
    for (size_t index = 0; index < sizeof cases / sizeof cases[0]; index++) {
        aclrtPhysicalMemProp prop = device_property(0);
        prop.location.type = cases[index].place;
        prop.memAttr = cases[index].asked;
        aclrtDrvMemHandle handle = NULL;
        CHECK_IS(aclrtMallocPhysical(&handle, 2 * MIB, &prop, 0), 0);
        aclrtPhysicalMemProp told;
        CHECK_IS(aclrtMemGetAllocationPropertiesFromHandle(handle, &told), 0);
        CHECK_IS(told.memAttr, cases[index].told);
        CHECK_IS(told.location.type, cases[index].place);
        CHECK_IS(aclrtFreePhysical(handle), 0);
        CHECK_IS(aclrtMemGetAllocationPropertiesFromHandle(handle, &told), 107000);
    }
}

static void a_range_takes_a_hundred_thousand_mappings(void)
{
    open_device(0);
    /* The largest reservation holds 65,536 mappings; two of them are more than a hundred thousand. */
    enum { COUNT = SANITIZED ? 8192 : 65536 };
    char *ranges[2] = {reserve(COUNT * 2 * MIB), reserve(COUNT * 2 * MIB)};
    aclrtDrvMemHandle handle = physical(2 * MIB);
    for (size_t index = 0; index < 2 * (size_t)COUNT; index++) {
        char *place = ranges[index / COUNT] + index % COUNT * 2 * MIB;
        CHECK_IS(aclrtMapMem(place, 2 * MIB, 0, handle, 0), 0);
    }
    CHECK_IS(alive(ACLSIM_OBJECT_MAPPING), 2 * COUNT);
    uint64_t random = seed_of("a_range_takes_a_hundred_thousand_mappings");
    for (int round = 0; round < 20000; round++) {
        const size_t index = next_random(&random) % (2 * COUNT);
        char *place = ranges[index / COUNT] + index % COUNT * 2 * MIB;
        CHECK_IS(aclrtMemset(place + 5, 1, round, 1), 0);
        CHECK_IS(aclrtUnmapMem(place), 0);
        CHECK_IS(aclrtMemset(place, 1, 0, 1), 507899);
        CHECK_IS(aclrtMapMem(place, 2 * MIB, 0, handle, 0), 0);
    }
}

static void odd_arguments_of_mappings_are_refused(void)
{
    open_device(0);
    char *range = reserve(4 * MIB);
    aclrtDrvMemHandle handle = physical(2 * MIB);
    CHECK_IS(aclrtMapMem(range, 2 * MIB, 2 * MIB, handle, 0), 107000);
    CHECK_IS(aclrtMapMem(range + 4096, 2 * MIB, 0, handle, 0), 507899);
    CHECK_IS(aclrtMapMem(range + 4 * MIB, 2 * MIB, 0, handle, 0), 507899);
    CHECK_IS(aclrtMapMem(range, 2 * MIB, 0, (aclrtDrvMemHandle)0x10, 0), 107000);
    CHECK_IS(aclrtMapMem(range, 2 * MIB, 0, range, 0), 107000);
    aclrtMemAccessDesc access;
    memset(&access, 0, sizeof access);
    CHECK_IS(aclrtMemSetAccess(range, 2 * MIB, &access, 1), 207000);
    access.flags = ACL_RT_MEM_ACCESS_FLAGS_READWRITE;
    access.location.id = 1;
    CHECK_IS(aclrtMemSetAccess(range, 2 * MIB, &access, 1), 107000);
    access.location.id = 0;
    CHECK_IS(aclrtMemSetAccess(range, 2 * MIB, &access, 1), 507899);
    CHECK_IS(aclrtMemSetAccess(NULL, 2 * MIB, &access, 1), 107000);
    void *again = NULL;
    /* Not multiples of the size, rounded up to a power of two. */
    const uintptr_t place = (uintptr_t)range & ~(GIB - 1);
    CHECK_IS(aclrtReserveMemAddress(&again, 3 * MIB, 0, (void *)(place + 2 * MIB), 0), 107000);
    CHECK_IS(aclrtReserveMemAddress(&again, GIB, 0, (void *)(place + 64 * MIB), 0), 107000);
}

int main(void)
{
    ISOLATE(two_mappings_of_one_handle_are_the_same_memory);
    ISOLATE(copies_cross_mappings_but_not_holes);
    ISOLATE(handles_count_their_acquisitions);
    ISOLATE(a_released_range_stays_taken_while_something_is_mapped);
    ISOLATE(access_rights_are_obeyed);
    ISOLATE(mapped_memory_of_a_peer_is_copied_by_streams_without_more_rights);
    ISOLATE(mapped_host_memory_may_be_called_device_memory);
    ISOLATE(the_host_reaches_what_it_was_given);
    ISOLATE(attributes_are_reported_as_the_driver_has_them);
    ISOLATE(a_range_takes_a_hundred_thousand_mappings);
    ISOLATE(odd_arguments_of_mappings_are_refused);
    return 0;
}
