/*
 * Device memory: where it lies, what it costs, how it is counted, what is refused.
 */
#include <setjmp.h>
#include <signal.h>

#include "memory.h"

static size_t resident(void)
{
    FILE *file = fopen("/proc/self/statm", "r");
    unsigned long all = 0;
    unsigned long own = 0;
    CHECK(file != NULL && fscanf(file, "%lu %lu", &all, &own) == 2);
    (void)fclose(file);
    return (size_t)own * 4096;
}

static sigjmp_buf back;

static void jump(int signal)
{
    (void)signal;
    siglongjmp(back, 1);
}

static void fail(const char *what)
{
    (void)fprintf(stderr, "%s\n", what);
    exit(1);
}

static void the_host_can_not_touch_a_device_address(void)
{
    open_device(0);
    volatile char *memory = device_memory(4096);
    (void)signal(SIGSEGV, jump);
    if (sigsetjmp(back, 1) == 0) {
        *memory = 1;
        fail("the write went through");
    }
    if (sigsetjmp(back, 1) == 0) {
        fail(*memory == 0 ? "the read went through" : "the write and the read went through");
    }
}

static void addresses_and_sizes_are_those_of_pages(void)
{
    open_device(0);
    void *base = NULL;
    size_t size = 0;
    char *small = device_memory(1);
    CHECK_IS((uintptr_t)small % 512, 0);
    CHECK_IS(aclrtMemGetAddressRange(small + 10, &base, &size), 0);
    CHECK(base == small);
    CHECK_IS(size, 4096);
    char *large = device_memory(MIB);
    CHECK_IS((uintptr_t)large % (2 * MIB), 0);
    CHECK_IS(aclrtMemGetAddressRange(large + MIB, &base, &size), 0);
    CHECK_IS(size, 2 * MIB);
    CHECK_IS(aclrtMemGetAddressRange(large, NULL, NULL), 107000);
    CHECK_IS(aclrtMemGetAddressRange(&base, &base, NULL), 107000);
    void *normal = NULL;
    CHECK_IS(aclrtMallocAlign32(&normal, MIB + 1, ACL_MEM_MALLOC_NORMAL_ONLY), 0);
    aclrtPtrAttributes attributes;
    CHECK_IS(aclrtPointerGetAttributes(normal, &attributes), 0);
    CHECK_IS(attributes.pageSize, 4096);
    CHECK_IS(attributes.location.type, ACL_MEM_LOCATION_TYPE_DEVICE);
}

static void memory_information_counts_pages_by_kind(void)
{
    open_device(0);
    const size_t huge = free_memory(ACL_HBM_MEM_HUGE);
    const size_t normal = free_memory(ACL_HBM_MEM_NORMAL);
    CHECK_IS(free_memory(ACL_HBM_MEM), huge + normal);
    void *one = device_memory(100);
    void *two = device_memory(3 * MIB);
    CHECK_IS(free_memory(ACL_HBM_MEM_NORMAL), normal - 4096);
    CHECK_IS(free_memory(ACL_HBM_MEM_HUGE), huge - 4 * MIB);
    aclrtMemUsageInfo usage[2];
    size_t entries = 0;
    CHECK_IS(aclrtGetMemUsageInfo(0, usage, 2, &entries), 0);
    CHECK_IS(entries, 1);
    CHECK_IS(usage[0].curMemSize, 4 * MIB + 4096);
    CHECK_IS(aclrtFree(one), 0);
    CHECK_IS(aclrtFree(two), 0);
    CHECK_IS(free_memory(ACL_HBM_MEM_NORMAL), normal);
    CHECK_IS(free_memory(ACL_HBM_MEM_HUGE), huge);
    const size_t giants = huge / GIB * GIB;
    CHECK_IS(free_memory(ACL_HBM_MEM_HUGE1G), giants);
    void *giant = NULL;
    CHECK_IS(aclrtMalloc(&giant, 1, ACL_MEM_MALLOC_HUGE1G_ONLY), 0);
    CHECK_IS(free_memory(ACL_HBM_MEM_HUGE), huge - GIB);
    CHECK_IS(free_memory(ACL_HBM_MEM_HUGE1G), giants - GIB);
    CHECK_IS(aclrtFree(giant), 0);
}

static void a_full_device_says_so_and_recovers(void)
{
    CHECK_IS(setenv("ASCENDCL_SIM_MEMORY", "64M", 1), 0);
    open_device(0);
    void *blocks[64];
    int count = 0;
    while (count < 64 && aclrtMalloc(&blocks[count], 2 * MIB - 64, ACL_MEM_MALLOC_HUGE_ONLY) == 0) {
        count++;
    }
    CHECK_IS(count, 30);
    void *more = &count;
    CHECK_IS(aclrtMalloc(&more, 2 * MIB, ACL_MEM_MALLOC_HUGE_ONLY), 207001);
    CHECK(more == NULL);
    /* Huge first falls back to the normal pages. */
    CHECK_IS(aclrtMalloc(&more, 2 * MIB, ACL_MEM_MALLOC_HUGE_FIRST), 0);
    CHECK_IS(aclrtFree(more), 0);
    CHECK_IS(alive(ACLSIM_OBJECT_DEVICE_MEMORY), 30);
    while (count > 0) {
        CHECK_IS(aclrtFree(blocks[--count]), 0);
    }
    CHECK_IS(aclrtMalloc(&more, 32 * MIB, ACL_MEM_MALLOC_HUGE_ONLY), 0);
}

static void untouched_memory_costs_no_ram(void)
{
    open_device(0);
    const size_t before = resident();
    void *huge[7];
    for (int index = 0; index < 7; index++) {
        huge[index] = device_memory(8 * GIB);
    }
    CHECK(resident() - before < 2 * MIB);
    for (int index = 0; index < 7; index++) {
        CHECK_IS(aclrtFree(huge[index]), 0);
    }
}

static void freed_memory_gives_its_ram_back(void)
{
    open_device(0);
    size_t before = 0;
    for (int round = 0; round < (SANITIZED ? 40000 : 200000); round++) {
        void *memory = device_memory(4096);
        CHECK_IS(aclrtMemset(memory, 4096, round, 4096), 0);
        CHECK_IS(aclrtFree(memory), 0);
        if (round == 20000) {
            before = resident();
        }
    }
    for (int round = 0; round < 20; round++) {
        void *memory = device_memory(64 * MIB);
        CHECK_IS(aclrtMemset(memory, 64 * MIB, round, 64 * MIB), 0);
        CHECK_IS(aclrtFree(memory), 0);
    }
    const size_t now = resident();
    CHECK(SANITIZED || now < before + 8 * MIB);
}

static void what_is_no_block_is_not_freed(void)
{
    static char own[64];
    open_device(0);
    char *memory = device_memory(4096);
    CHECK_IS(aclrtFree(NULL), 100000);
    CHECK_IS(aclrtFree(memory + 64), 107000);
    (void)last_finding(ACLSIM_FINDING_FOREIGN_FREE);
    CHECK_IS(aclrtFree(own), 107000);
    CHECK_IS(aclrtFree((void *)0x10), 107000);
    CHECK_IS(aclrtFree(memory), 0);
    CHECK_IS(aclrtFree(memory), 107000);
    const aclsimFinding twice = last_finding(ACLSIM_FINDING_DOUBLE_FREE);
    CHECK(strcmp(twice.function, "aclrtFree") == 0 && strcmp(twice.argument, "devPtr") == 0);
    CHECK(strstr(twice.history, "aclrtMalloc") != NULL);
    CHECK_IS(alive(ACLSIM_OBJECT_KINDS), 0);
}

static void a_failed_call_leaves_nothing(void)
{
    open_device(0);
    static const struct {
        const char *name;
        int which;
    } makers[] = {{"aclrtMalloc", 0}, {"aclrtMallocAlign32", 1}, {"aclrtMallocCached", 2}, {"aclrtMallocWithCfg", 3},
        {"aclrtMallocForTaskScheduler", 4}, {"aclrtMallocHost", 5}, {"aclrtMallocHostWithCfg", 6}, {"aclrtMemAllocManaged", 7},
        {"aclrtReserveMemAddress", 8}, {"aclrtMallocPhysical", 9}};
    const aclrtPhysicalMemProp prop = device_property(0);
    for (size_t index = 0; index < sizeof makers / sizeof makers[0]; index++) {
        void *out = NULL;
        aclError code = 0;
        CHECK_IS(aclsimFailCall(makers[index].name, 1, 207001), 0);
        switch (makers[index].which) {
        case 0: code = aclrtMalloc(&out, 10, 0); break;
        case 1: code = aclrtMallocAlign32(&out, 10, 0); break;
        case 2: code = aclrtMallocCached(&out, 10, 0); break;
        case 3: code = aclrtMallocWithCfg(&out, 10, 0, NULL); break;
        case 4: code = aclrtMallocForTaskScheduler(&out, 10, 0, NULL); break;
        case 5: code = aclrtMallocHost(&out, 10); break;
        case 6: code = aclrtMallocHostWithCfg(&out, 10, NULL); break;
        case 7: code = aclrtMemAllocManaged(&out, 10, ACL_RT_MEM_ATTACH_GLOBAL); break;
        case 8: code = aclrtReserveMemAddress(&out, 2 * MIB, 0, NULL, 0); break;
        default: code = aclrtMallocPhysical(&out, 2 * MIB, &prop, 0); break;
        }
        CHECK_IS(code, 207001);
        CHECK(out == NULL);
        CHECK_IS(alive(ACLSIM_OBJECT_KINDS), 0);
    }
}

static void configured_allocations_check_their_attributes(void)
{
    open_device(0);
    void *memory = NULL;
    aclrtMallocAttribute attributes[2];
    memset(attributes, 0, sizeof attributes);
    aclrtMallocConfig config = {attributes, 2};
    attributes[0].attr = ACL_RT_MEM_ATTR_DEVICE_ID;
    attributes[0].value.deviceId = 1;
    CHECK_IS(aclrtMallocWithCfg(&memory, 10, 0, &config), 107000);
    /* The last one of a repeated attribute counts. */
    attributes[1].attr = ACL_RT_MEM_ATTR_DEVICE_ID;
    attributes[1].value.deviceId = 0;
    CHECK_IS(aclrtMallocWithCfg(&memory, 10, 0, &config), 0);
    CHECK_IS(aclrtFree(memory), 0);
    attributes[1].attr = ACL_RT_MEM_ATTR_VA_FLAG;
    CHECK_IS(aclrtMallocWithCfg(&memory, 10, 0, &config), 107000);
    config.attrs = NULL;
    CHECK_IS(aclrtMallocWithCfg(&memory, 10, 0, &config), 100000);
    config.numAttrs = 0;
    CHECK_IS(aclrtMallocWithCfg(&memory, 10, 0, &config), 107000);
}

static void the_type_check_knows_device_memory(void)
{
    open_device(0);
    void *list[2] = {device_memory(10), device_memory(3 * MIB)};
    uint32_t result = 7;
    CHECK_IS(aclrtCheckMemType(list, 2, ACL_RT_MEM_TYPE_DEV, &result, 0), 0);
    CHECK_IS(result, 1);
    list[1] = &result;
    CHECK_IS(aclrtCheckMemType(list, 2, ACL_RT_MEM_TYPE_DEV, &result, 0), 0);
    CHECK_IS(result, 0);
    result = 7;
    CHECK_IS(aclrtCheckMemType(list, 2, ACL_RT_MEM_TYPE_RSVD, &result, 0), 107000);
    CHECK_IS(result, 0);
    CHECK_IS(aclrtCheckMemType(list, 0, ACL_RT_MEM_TYPE_DEV, &result, 0), 107000);
    CHECK_IS(aclrtCheckMemType(list, 2, ACL_RT_MEM_TYPE_DEV, &result, 1), 107000);
}

int main(void)
{
    ISOLATE(the_host_can_not_touch_a_device_address);
    ISOLATE(addresses_and_sizes_are_those_of_pages);
    ISOLATE(memory_information_counts_pages_by_kind);
    ISOLATE(a_full_device_says_so_and_recovers);
    ISOLATE(untouched_memory_costs_no_ram);
    ISOLATE(freed_memory_gives_its_ram_back);
    ISOLATE(what_is_no_block_is_not_freed);
    ISOLATE(a_failed_call_leaves_nothing);
    ISOLATE(configured_allocations_check_their_attributes);
    ISOLATE(the_type_check_knows_device_memory);
    return 0;
}
