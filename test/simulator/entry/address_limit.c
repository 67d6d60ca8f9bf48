/*
 * A process that may not have as many addresses as the simulator likes (RLIMIT_AS).
 */
#include <sys/resource.h>

#include "memory.h"

static void limit_addresses(size_t size)
{
    const struct rlimit limit = {size, size};
    CHECK_IS(setrlimit(RLIMIT_AS, &limit), 0);
}

/** The text of the last failure names the limit. */
static void check_text(const char *memory)
{
    const char *text = aclGetRecentErrMsg();
    CHECK(text != NULL);
    CHECK(strstr(text, memory) != NULL);
    CHECK(strstr(text, "(RLIMIT_AS, ulimit -v)") != NULL);
}

static void memory_of_every_kind_is_there_in_eight_gigabytes(void)
{
    limit_addresses(8 * GIB);
    CHECK_IS(aclInit(NULL), 0);
    for (int32_t device = 0; device < 2; device++) {
        open_device(device);
        unsigned char byte = 0;
        unsigned char *memory = device_memory(100 * MIB);
        CHECK_IS(aclrtMemset(memory, 100 * MIB, 7, 100 * MIB), 0);
        download(&byte, memory + 100 * MIB - 1, 1);
        CHECK_IS(byte, 7);
        aclrtDrvMemHandle handle = NULL;
        void *range = NULL;
        const aclrtPhysicalMemProp prop = device_property((uint32_t)device);
        CHECK_IS(aclrtMallocPhysical(&handle, 2 * MIB, &prop, 0), 0);
        CHECK_IS(aclrtReserveMemAddress(&range, 2 * MIB, 0, NULL, 0), 0);
        CHECK_IS(aclrtMapMem(range, 2 * MIB, 0, handle, 0), 0);
        CHECK_IS(aclrtMemset(range, MIB, 1, MIB), 0);
    }
    void *managed = NULL;
    CHECK_IS(aclrtMemAllocManaged(&managed, MIB, ACL_RT_MEM_ATTACH_GLOBAL), 0);
    memset(managed, 1, MIB);
    memset(pinned_memory(MIB), 1, MIB);
}

static void the_text_names_the_limit_as_the_cause(void)
{
    limit_addresses(8 * GIB);
    open_device(0);
    void *memory = NULL;
    aclrtDrvMemHandle handle = NULL;
    const aclrtPhysicalMemProp prop = device_property(0);
    CHECK(free_memory(ACL_HBM_MEM) > 60 * GIB);
    CHECK_IS(aclrtMalloc(&memory, 16 * GIB, ACL_MEM_MALLOC_HUGE_FIRST), 207001);
    check_text("bytes of device memory");
    CHECK_IS(aclrtMallocPhysical(&handle, 16 * GIB, &prop, 0), 207001);
    check_text("bytes of physical memory");
    CHECK_IS(aclrtReserveMemAddress(&memory, 16 * GIB, 0, NULL, 0), 207001);
    check_text("bytes of reserved addresses");
    CHECK_IS(aclrtMemAllocManaged(&memory, 16 * GIB, ACL_RT_MEM_ATTACH_GLOBAL), 207001);
    check_text("bytes of managed memory");
    CHECK_IS(aclrtMallocHost(&memory, 16 * GIB), 207001);
    check_text("bytes of pinned memory");
}

static void a_full_device_is_told_apart_from_the_limit(void)
{
    limit_addresses(8 * GIB);
    open_device(0);
    void *memory = NULL;
    CHECK_IS(aclrtMalloc(&memory, 100 * GIB, ACL_MEM_MALLOC_HUGE_FIRST), 207001);
    CHECK(strstr(aclGetRecentErrMsg(), "RLIMIT_AS") == NULL);
}

static void a_device_that_can_not_start_names_the_limit(void)
{
    limit_addresses(128 * MIB);
    CHECK_IS(aclInit(NULL), 0);
    CHECK_IS(aclrtSetDevice(0), 507033);
    check_text("to start device 0");
}

int main(void)
{
    /* Sanitizers take terabytes of addresses before main. */
    if (SANITIZED) {
        return 0;
    }
    ISOLATE(memory_of_every_kind_is_there_in_eight_gigabytes);
    ISOLATE(the_text_names_the_limit_as_the_cause);
    ISOLATE(a_full_device_is_told_apart_from_the_limit);
    ISOLATE(a_device_that_can_not_start_names_the_limit);
    return 0;
}
