/*
 * Synchronous copies and fills: bytes, bounds, directions, memory that nothing has written, pointers that lead nowhere.
 */
#include <sys/mman.h>

#include "memory.h"

static void bytes_survive_every_way(void)
{
    open_device(0);
    static unsigned char source[3 * 4096 + 17];
    static unsigned char target[sizeof source];
    const size_t size = sizeof source;
    fill_pattern(source, size, 1);
    unsigned char *pinned = pinned_memory(size);
    char *one = device_memory(size);
    char *two = device_memory(size);
    upload(one, source, size);
    CHECK_IS(aclrtMemcpy(two, size, one, size, ACL_MEMCPY_DEVICE_TO_DEVICE), 0);
    CHECK_IS(aclrtMemcpy(pinned, size, two, size, ACL_MEMCPY_DEFAULT), 0);
    CHECK_IS(aclrtMemcpy(target, size, pinned, size, ACL_MEMCPY_HOST_TO_HOST), 0);
    CHECK_IS(memcmp(source, target, size), 0);
    /* Inside of blocks, small and not aligned. */
    CHECK_IS(aclrtMemcpy(two + 4090, 100, one + 7, 100, ACL_MEMCPY_DEVICE_TO_DEVICE), 0);
    download(target, two + 4090, 100);
    CHECK_IS(memcmp(source + 7, target, 100), 0);
    CHECK_IS(findings(), 0);
}

static void the_direction_follows_the_addresses(void)
{
    open_device(0);
    char text[16] = "sixteen bytes!!";
    char *device = device_memory(16);
    CHECK_IS(aclrtMemcpy(device, 16, text, 16, ACL_MEMCPY_DEVICE_TO_HOST), 0);
    const aclsimFinding finding = last_finding(ACLSIM_FINDING_WRONG_DIRECTION);
    CHECK(strcmp(finding.argument, "kind") == 0);
    char back[16] = "";
    CHECK_IS(aclrtMemcpy(back, 16, device, 16, ACL_MEMCPY_DEFAULT), 0);
    CHECK_IS(memcmp(text, back, 16), 0);
    CHECK_IS(findings(), 1);
}

static void fresh_memory_reads_as_a_pattern_and_is_reported(void)
{
    open_device(0);
    unsigned char bytes[64];
    unsigned char *device = device_memory(4096);
    CHECK_IS(aclrtMemset(device + 10, 20, 1, 20), 0);
    download(bytes, device, 64);
    for (int index = 0; index < 64; index++) {
        CHECK_IS(bytes[index], index >= 10 && index < 30 ? 1 : FRESH);
    }
    aclsimFinding finding = last_finding(ACLSIM_FINDING_UNINITIALISED_READ);
    CHECK_IS(finding.size, 44);
    CHECK_IS(finding.address, (uintptr_t)device);
    /* A copy inside the device hands the state on without a finding. */
    CHECK_IS(aclsimClearFindings(), 0);
    unsigned char *other = device_memory(4096);
    CHECK_IS(aclrtMemset(other, 64, 7, 64), 0);
    CHECK_IS(aclrtMemcpy(other, 64, device, 64, ACL_MEMCPY_DEVICE_TO_DEVICE), 0);
    CHECK_IS(findings(), 0);
    download(bytes, other + 10, 20);
    CHECK_IS(findings(), 0);
    download(bytes, other, 11);
    CHECK_IS(bytes[0], FRESH);
    CHECK_IS(bytes[10], 1);
    finding = last_finding(ACLSIM_FINDING_UNINITIALISED_READ);
    CHECK_IS(finding.size, 10);
    /* Freed and allocated again, it is fresh again. */
    CHECK_IS(aclrtFree(device), 0);
    device = device_memory(4096);
    download(bytes, device + 10, 1);
    CHECK_IS(bytes[0], FRESH);
}

static void fresh_memory_is_zero_without_the_pattern(void)
{
    CHECK_IS(setenv("ASCENDCL_SIM_POISON", "0", 1), 0);
    open_device(0);
    for (int round = 0; round < 2000; round++) {
        unsigned char byte = 1;
        unsigned char *device = device_memory(4096);
        download(&byte, device + 100, 1);
        CHECK_IS(byte, 0);
        CHECK_IS(aclrtMemset(device, 4096, 0xFF, 4096), 0);
        CHECK_IS(aclrtFree(device), 0);
    }
}

static void transfers_past_the_end_are_refused(void)
{
    open_device(0);
    static char host[8 * 4096];
    char *device = device_memory(4000);
    /* Up to the size is right, in the padding is a finding, past the pages is an error. */
    CHECK_IS(aclrtMemcpy(device, 4000, host, 4000, ACL_MEMCPY_HOST_TO_DEVICE), 0);
    CHECK_IS(findings(), 0);
    CHECK_IS(aclrtMemcpy(device + 3990, 20, host, 20, ACL_MEMCPY_HOST_TO_DEVICE), 0);
    CHECK_IS(last_finding(ACLSIM_FINDING_OUT_OF_BOUNDS).size, 20);
    CHECK_IS(aclrtMemcpy(device, sizeof host, host, sizeof host, ACL_MEMCPY_HOST_TO_DEVICE), 507899);
    CHECK_IS(aclrtMemcpy(host, sizeof host, device, sizeof host, ACL_MEMCPY_DEVICE_TO_HOST), 507899);
    CHECK_IS(aclrtMemset(device, sizeof host, 0, sizeof host), 507899);
    CHECK_IS(aclrtMemcpy(device + 4096, 1, host, 1, ACL_MEMCPY_HOST_TO_DEVICE), 507899);
    CHECK_IS(aclrtMemcpy(device, SIZE_MAX, host, SIZE_MAX, ACL_MEMCPY_HOST_TO_DEVICE), 507899);
    /* The neighbour is no part of the block. */
    char *neighbour = device_memory(4000);
    CHECK_IS(aclrtMemcpy(device, 8000, host, 8000, ACL_MEMCPY_HOST_TO_DEVICE), 507899);
    CHECK_IS(aclrtFree(neighbour), 0);
    CHECK_IS(aclrtMemcpy(neighbour, 1, host, 1, ACL_MEMCPY_HOST_TO_DEVICE), 507899);
    (void)last_finding(ACLSIM_FINDING_USE_AFTER_FREE);
}

static void wild_host_pointers_fail_instead_of_ending_the_process(void)
{
    open_device(0);
    static const size_t sizes[] = {1, 64, 4096, 4097, 3 * MIB};
    char *device = device_memory(4 * MIB);
    char *hole = mmap(NULL, 4 * MIB, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    char *wall = mmap(NULL, 4 * MIB, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    CHECK(hole != MAP_FAILED && wall != MAP_FAILED);
    CHECK_IS(munmap(hole + 4096, 4096), 0);
    for (size_t index = 0; index < sizeof sizes / sizeof sizes[0]; index++) {
        const size_t size = sizes[index];
        void *const wild[] = {(void *)0x1234, (void *)UINTPTR_MAX, (void *)(UINTPTR_MAX - size + 1), wall, hole + 4096};
        for (size_t place = 0; place < sizeof wild / sizeof wild[0]; place++) {
            CHECK_IS(aclrtMemcpy(device, size, wild[place], size, ACL_MEMCPY_HOST_TO_DEVICE), 507899);
            CHECK_IS(aclrtMemset(wild[place], size, 0, size), 507899);
            CHECK_IS(aclrtMemset(device, size, 0, size), 0);
            CHECK_IS(aclrtMemcpy(wild[place], size, device, size, ACL_MEMCPY_DEVICE_TO_HOST), 507899);
        }
    }
    CHECK_IS(aclrtMemcpy(device, 3 * MIB, hole, 3 * MIB, ACL_MEMCPY_HOST_TO_DEVICE), 507899);
    static const char constant[] = "read only";
    CHECK_IS(aclrtMemset((void *)(uintptr_t)constant, 4, 0, 4), 507899);
    (void)last_finding(ACLSIM_FINDING_OUT_OF_BOUNDS);
}

static void devices_reach_each_other_only_as_peers(void)
{
    open_device(0);
    char *one = device_memory(4096);
    CHECK_IS(aclrtMemset(one, 4096, 1, 4096), 0);
    open_device(1);
    char *two = device_memory(4096);
    char byte = 0;
    /* The host reaches every device. */
    download(&byte, one, 1);
    CHECK_IS(byte, 1);
    CHECK_IS(aclrtMemcpy(two, 4096, one, 4096, ACL_MEMCPY_DEVICE_TO_DEVICE), 507899);
    CHECK_IS(aclrtDeviceEnablePeerAccess(0, 0), 0);
    CHECK_IS(aclrtMemcpy(two, 4096, one, 4096, ACL_MEMCPY_DEVICE_TO_DEVICE), 0);
    download(&byte, two, 1);
    CHECK_IS(byte, 1);
    /* One direction only. */
    CHECK_IS(aclrtSetDevice(0), 0);
    CHECK_IS(aclrtMemcpy(two, 4096, one, 4096, ACL_MEMCPY_DEVICE_TO_DEVICE), 507899);
    CHECK_IS(aclrtMemP2PMap(two, 4096, 0, 0), 0);
    CHECK_IS(aclrtMemcpy(two, 4096, one, 4096, ACL_MEMCPY_DEVICE_TO_DEVICE), 0);
}

#define WALK (64 * KIB)

/** Random copies and fills of a block against a plain model of bytes and of what was written. */
static void random_writes_match_a_model(void)
{
    open_device(0);
    uint64_t random = seed_of("random_writes_match_a_model");
    static unsigned char bytes[WALK];
    static unsigned char buffer[WALK];
    static unsigned char seen[WALK];
    unsigned char *device = device_memory(WALK);
    memset(bytes, FRESH, WALK);
    for (int round = 0; round < 20000; round++) {
        const size_t from = next_random(&random) % WALK;
        const size_t longest = next_random(&random) % 8 == 0 ? WALK : 200;
        const size_t most = WALK - from < longest ? WALK - from : longest;
        const size_t size = 1 + next_random(&random) % most;
        const unsigned value = (unsigned)next_random(&random);
        switch (next_random(&random) % 4) {
        case 0:
            CHECK_IS(aclrtMemset(device + from, size, (int32_t)value, size), 0);
            memset(bytes + from, (int)(value & 0xFF), size);
            break;
        case 1:
            fill_pattern(buffer, size, value);
            upload(device + from, buffer, size);
            memcpy(bytes + from, buffer, size);
            break;
        case 2: {
            const size_t to = next_random(&random) % (WALK - size + 1);
            if ((to < from ? from - to : to - from) >= size) {
                CHECK_IS(aclrtMemcpy(device + to, size, device + from, size, ACL_MEMCPY_DEVICE_TO_DEVICE), 0);
                memcpy(bytes + to, bytes + from, size);
            }
            break;
        }
        default:
            download(seen, device + from, size);
            CHECK_IS(memcmp(seen, bytes + from, size), 0);
        }
    }
    download(seen, device, WALK);
    CHECK_IS(memcmp(seen, bytes, WALK), 0);
}

int main(void)
{
    ISOLATE(bytes_survive_every_way);
    ISOLATE(the_direction_follows_the_addresses);
    ISOLATE(fresh_memory_reads_as_a_pattern_and_is_reported);
    ISOLATE(fresh_memory_is_zero_without_the_pattern);
    ISOLATE(transfers_past_the_end_are_refused);
    ISOLATE(wild_host_pointers_fail_instead_of_ending_the_process);
    ISOLATE(devices_reach_each_other_only_as_peers);
    ISOLATE(random_writes_match_a_model);
    return 0;
}
