/*
 * Queued copies and fills: when they touch memory, what they do when it is gone, what becomes synchronous.
 */
#include "memory.h"

static void pinned_sources_are_read_when_the_copy_runs(void)
{
    open_device(0);
    aclrtStream stream = new_stream();
    unsigned char *host = pinned_memory(4096);
    unsigned char *device = device_memory(4096);
    unsigned char seen = 0;
    host[0] = 1;
    CHECK_IS(aclsimHoldStreams(1), 0);
    CHECK_IS(aclrtMemcpyAsync(device, 4096, host, 4096, ACL_MEMCPY_HOST_TO_DEVICE, stream), 0);
    host[0] = 2;
    CHECK_IS(aclsimHoldStreams(0), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 0);
    download(&seen, device, 1);
    CHECK_IS(seen, 2);
    /* The staged kind has read its source when the call returns. */
    host[0] = 3;
    CHECK_IS(aclsimHoldStreams(1), 0);
    CHECK_IS(aclrtMemcpyAsync(device, 4096, host, 4096, ACL_MEMCPY_HOST_TO_BUF_TO_DEVICE, stream), 0);
    host[0] = 4;
    CHECK_IS(aclsimHoldStreams(0), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 0);
    download(&seen, device, 1);
    CHECK_IS(seen, 3);
}

static void pageable_memory_makes_the_copy_wait_for_its_stream(void)
{
    open_device(0);
    aclrtStream stream = new_stream();
    unsigned char *device = device_memory(4096);
    unsigned char bytes[4096];
    CHECK_IS(aclrtMemsetAsync(device, 4096, 9, 4096, stream), 0);
    CHECK_IS(aclrtMemcpyAsync(bytes, 4096, device, 4096, ACL_MEMCPY_DEVICE_TO_HOST, stream), 0);
    CHECK_IS(bytes[4095], 9);
    memset(bytes, 10, sizeof bytes);
    CHECK_IS(aclrtMemcpyAsync(device, 4096, bytes, 4096, ACL_MEMCPY_DEFAULT, NULL), 0);
    memset(bytes, 0, sizeof bytes);
    download(bytes, device, 4096);
    CHECK_IS(bytes[0], 10);
}

static void the_table_of_locations_decides(void)
{
    open_device(0);
    aclrtStream stream = new_stream();
    char *device = device_memory(64);
    char *pinned = pinned_memory(64);
    char *other = pinned_memory(64);
    char plain[64];
    char more[64];
    memset(plain, 1, sizeof plain);
    CHECK_IS(aclrtMemset(device, 64, 1, 64), 0);
    CHECK_IS(aclrtMemcpyAsync(pinned, 64, other, 64, ACL_MEMCPY_HOST_TO_HOST, stream), 207000);
    CHECK_IS(aclrtMemcpyAsync(pinned, 64, other, 64, ACL_MEMCPY_DEVICE_TO_DEVICE, stream), 207000);
    CHECK_IS(aclrtMemcpyAsync(device, 64, plain, 64, ACL_MEMCPY_DEVICE_TO_HOST, stream), 107000);
    CHECK_IS(aclrtMemcpyAsync(plain, 64, device, 64, ACL_MEMCPY_HOST_TO_DEVICE, stream), 107000);
    CHECK_IS(aclrtMemcpyAsync(pinned, 64, plain, 64, ACL_MEMCPY_DEFAULT, stream), 207000);
    CHECK_IS(aclrtMemcpyAsync(pinned, 64, plain, 64, ACL_MEMCPY_HOST_TO_DEVICE, stream), 107000);
    CHECK_IS(aclrtMemcpyAsync(pinned, 64, plain, 64, ACL_MEMCPY_DEVICE_TO_HOST, stream), 0);
    CHECK_IS(aclrtMemcpyAsync(plain, 64, more, 64, ACL_MEMCPY_DEFAULT, stream), 207000);
    CHECK_IS(aclrtMemcpyAsync(plain, 64, more, 64, ACL_MEMCPY_HOST_TO_DEVICE, stream), 0);
    CHECK_IS(aclrtMemcpyAsync(plain, 64, device, 64, ACL_MEMCPY_HOST_TO_BUF_TO_DEVICE, stream), 107000);
    CHECK_IS(aclrtMemcpyAsync(device, 64, device, 64, ACL_MEMCPY_DEFAULT, stream), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 0);
}

static void checks_come_in_their_order(void)
{
    open_device(0);
    aclrtStream stream = new_stream();
    aclrtStream dead = new_stream();
    CHECK_IS(aclrtDestroyStream(dead), 0);
    char *device = device_memory(64);
    char *pinned = pinned_memory(64);
    CHECK_IS(aclrtMemcpyAsync(NULL, 0, NULL, 0, (aclrtMemcpyKind)99, dead), 0);
    CHECK_IS(aclrtMemcpyAsync(NULL, 0, NULL, 1, (aclrtMemcpyKind)99, dead), 100000);
    CHECK_IS(aclrtMemcpyAsync(device, 0, pinned, 1, (aclrtMemcpyKind)99, dead), 100000);
    CHECK_IS(aclrtMemcpyAsync(device, 0, pinned, 1, ACL_MEMCPY_DEFAULT, dead), 107017);
    CHECK_IS(aclrtMemcpyAsync(device, 0, pinned, 1, ACL_MEMCPY_DEFAULT, stream), 107000);
    aclrtContext own = NULL;
    aclrtContext context = NULL;
    CHECK_IS(aclrtGetCurrentContext(&own), 0);
    CHECK_IS(aclrtCreateContext(&context, 0), 0);
    CHECK_IS(aclrtMemcpyAsync(device, 64, pinned, 64, ACL_MEMCPY_DEFAULT, stream), 107003);
    CHECK_IS(aclrtMemsetAsync(device, 1, 0, 2, stream), 107000);
    CHECK_IS(aclrtMemsetAsync(device, 2, 0, 2, stream), 107003);
    /* A copy that has become synchronous accepts a stream of another context. */
    char plain[64] = {0};
    CHECK_IS(aclrtMemcpyAsync(device, 64, plain, 64, ACL_MEMCPY_DEFAULT, stream), 0);
    CHECK_IS(aclrtSetCurrentContext(own), 0);
}

static void memory_freed_under_a_queued_copy_is_reported_and_safe(void)
{
    open_device(0);
    aclrtStream stream = new_stream();
    char *host = pinned_memory(MIB);
    char *device = device_memory(MIB);
    CHECK_IS(aclsimHoldStreams(1), 0);
    CHECK_IS(aclrtMemcpyAsync(device, MIB, host, MIB, ACL_MEMCPY_HOST_TO_DEVICE, stream), 0);
    CHECK_IS(aclrtFree(device), 0);
    CHECK_IS(last_finding(ACLSIM_FINDING_FREE_IN_USE).address, (uintptr_t)device);
    CHECK_IS(aclsimHoldStreams(0), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 507013);
    const aclsimFinding finding = last_finding(ACLSIM_FINDING_USE_AFTER_FREE);
    CHECK(strcmp(finding.function, "aclrtMemcpyAsync") == 0 && strcmp(finding.argument, "dst") == 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 0);

    device = device_memory(MIB);
    CHECK_IS(aclsimHoldStreams(1), 0);
    CHECK_IS(aclrtMemcpyAsync(device, MIB, host, MIB, ACL_MEMCPY_HOST_TO_DEVICE, stream), 0);
    CHECK_IS(aclrtFreeHost(host), 0);
    (void)last_finding(ACLSIM_FINDING_HOST_FREED_IN_USE);
    CHECK_IS(aclsimHoldStreams(0), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 507013);
    (void)last_finding(ACLSIM_FINDING_USE_AFTER_FREE);
    CHECK_IS(aclrtFree(device), 0);
}

static void a_synchronised_program_has_no_findings(void)
{
    open_device(0);
    aclrtStream stream = new_stream();
    unsigned char *host = pinned_memory(130 * MIB);
    unsigned char *device = device_memory(130 * MIB);
    unsigned char *back = pinned_memory(130 * MIB);
    fill_pattern(host, 130 * MIB, 5);
    CHECK_IS(aclrtMemcpyAsync(device, 130 * MIB, host, 130 * MIB, ACL_MEMCPY_HOST_TO_DEVICE, stream), 0);
    CHECK_IS(aclrtMemcpyAsync(back, 130 * MIB, device, 130 * MIB, ACL_MEMCPY_DEVICE_TO_HOST, stream), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 0);
    CHECK_IS(memcmp(host, back, 130 * MIB), 0);
    CHECK_IS(aclrtFreeWithDevSync(device), 0);
    CHECK_IS(aclrtFreeHostWithDevSync(host), 0);
    CHECK_IS(aclrtFreeHost(back), 0);
    CHECK_IS(aclrtDestroyStream(stream), 0);
    CHECK_IS(findings(), 0);
    CHECK_IS(alive(ACLSIM_OBJECT_KINDS), 0);
}

static void a_queued_copy_goes_over_the_ends_of_mappings(void)
{
    open_device(0);
    aclrtStream stream = new_stream();
    const size_t part = 50 * MIB;
    const aclrtPhysicalMemProp prop = device_property(0);
    void *range = NULL;
    CHECK_IS(aclrtReserveMemAddress(&range, 3 * part, 0, NULL, 1), 0);
    for (size_t index = 0; index < 3; index++) {
        aclrtDrvMemHandle handle = NULL;
        CHECK_IS(aclrtMallocPhysical(&handle, part, &prop, 0), 0);
        CHECK_IS(aclrtMapMem((char *)range + index * part, part, 0, handle, 0), 0);
    }
    unsigned char *host = pinned_memory(3 * part);
    unsigned char *back = pinned_memory(3 * part);
    fill_pattern(host, 3 * part, 6);
    CHECK_IS(aclrtMemcpyAsync(range, 3 * part, host, 3 * part, ACL_MEMCPY_HOST_TO_DEVICE, stream), 0);
    CHECK_IS(aclrtMemcpyAsync(back, 3 * part, range, 3 * part, ACL_MEMCPY_DEVICE_TO_HOST, stream), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 0);
    CHECK_IS(memcmp(host, back, 3 * part), 0);
    CHECK_IS(findings(), 0);
}

static void a_failing_task_leaves_its_text_to_the_waiter(void)
{
    open_device(0);
    aclrtStream stream = new_stream();
    char *device = device_memory(64);
    CHECK_IS(aclsimHoldStreams(1), 0);
    CHECK_IS(aclrtMemsetAsync(device, 64, 1, 64, stream), 0);
    CHECK_IS(aclrtFree(device), 0);
    CHECK_IS(aclsimHoldStreams(0), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 507013);
    const char *text = aclGetRecentErrMsg();
    CHECK(text != NULL && strstr(text, "freed") != NULL);
}

static void streams_reach_other_devices_only_as_peers(void)
{
    open_device(0);
    char *zero = device_memory(64);
    CHECK_IS(aclrtMemset(zero, 64, 3, 64), 0);
    open_device(1);
    aclrtStream stream = new_stream();
    char *one = device_memory(64);
    CHECK_IS(aclrtMemcpyAsync(one, 64, zero, 64, ACL_MEMCPY_DEVICE_TO_DEVICE, stream), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 507013);
    CHECK_IS(aclrtDeviceEnablePeerAccess(0, 0), 0);
    CHECK_IS(aclrtMemcpyAsync(one, 64, zero, 64, ACL_MEMCPY_DEVICE_TO_DEVICE, stream), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 0);
    char seen = 0;
    download(&seen, one, 1);
    CHECK_IS(seen, 3);
}

int main(void)
{
    ISOLATE(pinned_sources_are_read_when_the_copy_runs);
    ISOLATE(pageable_memory_makes_the_copy_wait_for_its_stream);
    ISOLATE(the_table_of_locations_decides);
    ISOLATE(checks_come_in_their_order);
    ISOLATE(memory_freed_under_a_queued_copy_is_reported_and_safe);
    ISOLATE(a_synchronised_program_has_no_findings);
    ISOLATE(a_queued_copy_goes_over_the_ends_of_mappings);
    ISOLATE(a_failing_task_leaves_its_text_to_the_waiter);
    ISOLATE(streams_reach_other_devices_only_as_peers);
    return 0;
}
