/* Tells how the machine looks that the configuration made, as JSON on standard output. */
#include <stdbool.h>
#include <time.h>

#include "control.h"

static double milliseconds(void)
{
    struct timespec now;
    (void)clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

/** Code of a submission and synchronisation on a device. */
static aclError use(int32_t device)
{
    aclrtEvent event = NULL;
    const aclError set = aclrtSetDevice(device);
    if (set != ACL_SUCCESS) {
        return set;
    }
    aclError code = aclrtCreateEvent(&event);
    if (code == ACL_SUCCESS) {
        code = aclrtRecordEvent(event, NULL);
    }
    if (code == ACL_SUCCESS) {
        code = aclrtSynchronizeStream(NULL);
    }
    (void)aclrtDestroyEvent(event);
    (void)aclrtResetDevice(device);
    return code;
}

/** Whether it is a finding that pinned memory changes under a copy. */
static bool finds_change(void *memory, aclrtStream stream)
{
    unsigned char *host = NULL;
    const size_t before = findings();
    OK(aclrtMallocHost((void **)&host, 1));
    OK(aclsimHoldStreams(1));
    OK(aclrtMemcpyAsync(memory, 1, host, 1, ACL_MEMCPY_HOST_TO_DEVICE, stream));
    ++*host;
    OK(aclsimHoldStreams(0));
    OK(aclrtSynchronizeStream(stream));
    OK(aclrtFreeHost(host));
    return findings() > before;
}

int main(void)
{
    uint32_t devices = 0;
    aclrtStreamStatus status = ACL_STREAM_STATUS_COMPLETE;
    OK(aclrtGetDeviceCount(&devices));
    const char *soc = aclrtGetSocName();
    (void)printf("{\"devices\": %u, \"soc\": \"%s\"", devices, soc == NULL ? "" : soc);

    OK(aclrtSetDevice(0));
    aclrtStream stream = NULL;
    aclrtEvent event = NULL;
    OK(aclrtCreateStream(&stream));
    OK(aclrtCreateEvent(&event));
    OK(aclrtRecordEvent(event, stream));
    (void)aclrtSynchronizeStreamWithTimeout(stream, 100);
    OK(aclrtStreamQuery(stream, &status));
    (void)printf(", \"held\": %s", status == ACL_STREAM_STATUS_COMPLETE ? "false" : "true");
    OK(aclsimHoldStreams(0));
    OK(aclrtSynchronizeStream(stream));

    void *memory = NULL;
    unsigned char first = 0;
    size_t free_bytes = 0;
    size_t total_bytes = 0;
    OK(aclrtGetMemInfo(ACL_HBM_MEM, &free_bytes, &total_bytes));
    const aclError allocated = aclrtMalloc(&memory, 1 << 20, ACL_MEM_MALLOC_HUGE_FIRST);
    if (allocated != ACL_SUCCESS) {
        OK(aclrtMalloc(&memory, 1 << 20, ACL_MEM_MALLOC_HUGE_FIRST));
    }
    OK(aclrtMemcpy(&first, 1, memory, 1, ACL_MEMCPY_DEVICE_TO_HOST));
    const double started = milliseconds();
    OK(aclrtMemsetAsync(memory, 1 << 20, 0, 1 << 20, stream));
    OK(aclrtSynchronizeStream(stream));
    (void)printf(", \"total\": %zu, \"firstMalloc\": %d, \"firstByte\": %u, \"fillMs\": %.3f", total_bytes, allocated,
        first, milliseconds() - started);
    (void)printf(", \"watchesPinned\": %s", finds_change(memory, stream) ? "true" : "false");
    OK(aclrtFree(memory));
    OK(aclrtDestroyEvent(event));
    OK(aclrtDestroyStream(stream));
    OK(aclrtResetDevice(0));
    (void)printf(", \"secondDevice\": %d, \"findings\": %zu}\n", devices > 1 ? use(1) : 0, findings());
    return 0;
}
