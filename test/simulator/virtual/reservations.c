/*
 * Where ranges of addresses may be reserved, how large, and before which other calls.
 */
#include "memory.h"

#define TIB ((size_t)1 << 40)

static void *at(size_t address)
{
    return (void *)(uintptr_t)address;
}

static aclError reserve_at(size_t address, size_t size, void **range)
{
    return aclrtReserveMemAddress(range, size, 0, at(address), 0);
}

static aclError reserve_far(size_t address, size_t size, void **range)
{
    return aclrtReserveMemAddressNoUCMemory(range, size, 0, at(address), 0);
}

/** Maps memory at an address and sends a byte through it. */
static void use(char *address)
{
    const aclrtPhysicalMemProp prop = device_property(0);
    aclrtDrvMemHandle handle = NULL;
    unsigned char byte = 0;
    CHECK_IS(aclrtMallocPhysical(&handle, 2 * MIB, &prop, 0), 0);
    CHECK_IS(aclrtMapMem(address, 2 * MIB, 0, handle, 0), 0);
    CHECK_IS(aclrtMemset(address, 2 * MIB, 7, 2 * MIB), 0);
    CHECK_IS(aclrtMemcpy(&byte, 1, address + MIB, 1, ACL_MEMCPY_DEVICE_TO_HOST), 0);
    CHECK_IS(byte, 7);
    CHECK_IS(aclrtUnmapMem(address), 0);
    CHECK_IS(aclrtFreePhysical(handle), 0);
}

/** The driver's header says 128 GiB at most; its code (devmm_svm.c, devmm_alloc_managed) only looks for room in its 8 TiB. */
static void plain_ranges_are_as_large_as_there_is_room(void)
{
    void *large = NULL;
    void *none = NULL;
    CHECK_IS(aclrtReserveMemAddress(&large, 129 * GIB, 0, NULL, 0), 0);
    CHECK_IS(aclrtReserveMemAddress(&none, 9 * TIB, 0, NULL, 0), 207001);
    CHECK_IS(reserve_at(40 * TIB, GIB, &none), 207001);
    CHECK(none == NULL);
    open_device(0);
    use((char *)large + 128 * GIB);
    CHECK_IS(aclrtReleaseMemAddress(large), 0);
}

/** The driver's order is that of svm_vmm_dynamic_reserve and svm_da_alloc (devmm_svm.c, devmm_dynamic_addr.c). */
static void ranges_without_uncached_memory_are_where_the_caller_wants_them(void)
{
    void *range = NULL;
    void *second = NULL;
    CHECK_IS(setenv("ASCENDCL_SIM_SOC", "A3", 1), 0);
    CHECK_IS(reserve_far(0, GIB, &range), 207000);
    CHECK_IS(reserve_far(40 * TIB, 3 * GIB / 2, &range), 107000);
    CHECK_IS(reserve_far(40 * TIB + 2 * MIB, GIB, &range), 107000);
    CHECK_IS(reserve_far(40 * TIB, GIB, &range), 107000);
    open_device(0);
    CHECK_IS(reserve_far(16 * TIB, GIB, &range), 207001);
    CHECK_IS(reserve_far(40 * TIB, 32 * TIB, &range), 0);
    CHECK(range == at(40 * TIB));
    CHECK_IS(reserve_far(71 * TIB, 2 * TIB, &second), 207001);
    use((char *)range + 31 * TIB);
    /* Beyond what a process of this machine can have memory at. */
    CHECK_IS(reserve_far(192 * TIB, 32 * TIB, &second), 0);
    use((char *)second + 32 * TIB - 2 * MIB);
    CHECK_IS(reserve_far(200 * TIB, GIB, &second), 207001);
    CHECK_IS(aclrtReleaseMemAddress(second), 0);
    CHECK_IS(reserve_far(200 * TIB, GIB, &second), 0);
    CHECK_IS(reserve_far(255 * TIB, 2 * TIB, &second), 207001);
    CHECK_IS(aclrtReleaseMemAddress(at(200 * TIB)), 0);
    CHECK_IS(aclrtReleaseMemAddress(range), 0);
    CHECK_IS(reserve_far(71 * TIB, 2 * TIB, &range), 0);
    /* Plain ranges of the product stay between 16 and 24 TiB. */
    CHECK_IS(reserve_at(50 * TIB, GIB, &second), 207001);
}

/** The documents want a null pointer; the driver (svm/v3, svm_vmm.c and va_reserve.c) takes addresses in units of 1 GiB. */
static void ascend_950_takes_an_expected_address(void)
{
    void *range = NULL;
    CHECK_IS(setenv("ASCENDCL_SIM_SOC", "950", 1), 0);
    CHECK_IS(aclrtReserveMemAddress(&range, GIB, 0, NULL, 0), 0);
    CHECK_IS(aclrtReleaseMemAddress(range), 0);
    const size_t free_address = (size_t)range;
    CHECK_IS(reserve_at(free_address, GIB, &range), 0);
    CHECK(range == at(free_address));
    CHECK_IS(reserve_at(free_address, GIB, &range), 207001);
    CHECK_IS(reserve_at(free_address + 4 * GIB, 2 * MIB, &range), 107000);
    CHECK_IS(reserve_at(free_address + 4 * GIB + 2 * MIB, GIB, &range), 107000);
    CHECK_IS(reserve_at(60 * TIB, 3 * GIB, &range), 0);
    CHECK_IS(reserve_at(223 * TIB, 2 * TIB, &range), 207001);
    open_device(0);
    use(at(60 * TIB + GIB));
}

#ifndef __SANITIZE_THREAD__ /* There far ranges are numbers only, because its memory may lie nowhere else. */
/** Memory of the process is stepped around. */
static void addresses_that_somebody_has_are_refused(void)
{
    void *range = NULL;
    static char own[4096];
    CHECK_IS(setenv("ASCENDCL_SIM_SOC", "A3", 1), 0);
    open_device(0);
    CHECK_IS(reserve_far((uintptr_t)own & ~(GIB - 1), GIB, &range), 207001);
    CHECK_IS(reserve_far(40 * TIB, GIB, &range), 0);
    CHECK_IS(aclrtHostRegisterV2(range, 4096, ACL_HOST_REG_PINNED), 107000);
}
#endif

int main(void)
{
    ISOLATE(plain_ranges_are_as_large_as_there_is_room);
    ISOLATE(ranges_without_uncached_memory_are_where_the_caller_wants_them);
    ISOLATE(ascend_950_takes_an_expected_address);
#ifndef __SANITIZE_THREAD__
    ISOLATE(addresses_that_somebody_has_are_refused);
#endif
    return 0;
}
