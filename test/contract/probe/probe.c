/*
 * Asks a library the way a foreign C program does: it includes only the interface headers, links against nothing, opens the
 * library by path. Prints a line for each row, `group | call | code`, and what the row saw.
 *
 *     probe PATH
 */
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "library.h"

static struct library acl;

static void row(const char *group, const char *call, aclError code)
{
    printf("%s | %s | %d\n", group, call, (int)code);
    fflush(stdout);
}

static void fact(const char *name, long long value)
{
    printf("  %s=%lld\n", name, value);
    fflush(stdout);
}

static void lifecycle(void)
{
    row("lifecycle", "aclInit", acl.aclInit(NULL));
    row("lifecycle", "aclInit again", acl.aclInit(NULL));
    uint32_t count = 0;
    row("lifecycle", "aclrtGetDeviceCount", acl.aclrtGetDeviceCount(&count));
    fact("count", count);
    int32_t device = -7;
    row("lifecycle", "aclrtGetDevice without context", acl.aclrtGetDevice(&device));
    fact("device", device);
    row("lifecycle", "aclrtSetDevice 2", acl.aclrtSetDevice(2));
    row("lifecycle", "aclrtResetDevice before set", acl.aclrtResetDevice(0));
    row("lifecycle", "aclrtSetDevice 0", acl.aclrtSetDevice(0));
    row("lifecycle", "aclrtGetDevice", acl.aclrtGetDevice(&device));
    fact("device", device);
}

static void memory(void)
{
    enum { SIZE = 1 << 20 };
    void *block = NULL;
    unsigned char *out = malloc(SIZE);
    unsigned char *back = calloc(1, SIZE);
    memset(out, 0xa5, SIZE);
    row("memory", "aclrtMalloc null", acl.aclrtMalloc(NULL, SIZE, ACL_MEM_MALLOC_HUGE_FIRST));
    row("memory", "aclrtMalloc size 0", acl.aclrtMalloc(&block, 0, ACL_MEM_MALLOC_HUGE_FIRST));
    row("memory", "aclrtMalloc 1 TiB", acl.aclrtMalloc(&block, (size_t)1 << 40, ACL_MEM_MALLOC_HUGE_FIRST));
    row("memory", "aclrtMalloc", acl.aclrtMalloc(&block, SIZE, ACL_MEM_MALLOC_HUGE_FIRST));
    row("memory", "aclrtMemcpy to the device", acl.aclrtMemcpy(block, SIZE, out, SIZE, ACL_MEMCPY_HOST_TO_DEVICE));
    row("memory", "aclrtMemcpy to the host", acl.aclrtMemcpy(back, SIZE, block, SIZE, ACL_MEMCPY_DEVICE_TO_HOST));
    fact("equal", memcmp(out, back, SIZE) == 0);
    row("memory", "aclrtMemcpy kind 99", acl.aclrtMemcpy(block, SIZE, out, SIZE, (aclrtMemcpyKind)99));
    row("memory", "aclrtMemcpy count > destMax", acl.aclrtMemcpy(block, 16, out, SIZE, ACL_MEMCPY_HOST_TO_DEVICE));
    row("memory", "aclrtFree inside", acl.aclrtFree((char *)block + 64));
    row("memory", "aclrtFree", acl.aclrtFree(block));
    row("memory", "aclrtFree again", acl.aclrtFree(block));
    row("memory", "aclrtFree null", acl.aclrtFree(NULL));
    free(out);
    free(back);
}

static void virtual_memory(void)
{
    const size_t size = (size_t)2 << 20;
    aclrtPhysicalMemProp prop;
    memset(&prop, 0, sizeof prop);
    prop.handleType = ACL_MEM_HANDLE_TYPE_NONE;
    prop.allocationType = ACL_MEM_ALLOCATION_TYPE_PINNED;
    prop.memAttr = ACL_HBM_MEM_HUGE;
    prop.location.type = ACL_MEM_LOCATION_TYPE_DEVICE;
    size_t granularity = 0;
    row("virtual", "aclrtMemGetAllocationGranularity",
        acl.aclrtMemGetAllocationGranularity(&prop, ACL_RT_MEM_ALLOC_GRANULARITY_MINIMUM, &granularity));
    fact("granularity", (long long)granularity);
    void *range = NULL;
    aclrtDrvMemHandle handle = NULL;
    row("virtual", "aclrtReserveMemAddress", acl.aclrtReserveMemAddress(&range, 2 * size, 0, NULL, 0));
    row("virtual", "aclrtMallocPhysical", acl.aclrtMallocPhysical(&handle, size, &prop, 0));
    row("virtual", "aclrtMapMem", acl.aclrtMapMem(range, size, 0, handle, 0));
    row("virtual", "aclrtMapMem again", acl.aclrtMapMem(range, size, 0, handle, 0));
    row("virtual", "aclrtMapMem a second place", acl.aclrtMapMem((char *)range + size, size, 0, handle, 0));
    const uint64_t sent = 0x0123456789abcdefu;
    uint64_t received = 0;
    row("virtual", "aclrtMemcpy into the first",
        acl.aclrtMemcpy(range, size, &sent, sizeof sent, ACL_MEMCPY_HOST_TO_DEVICE));
    row("virtual", "aclrtMemcpy from the second",
        acl.aclrtMemcpy(&received, sizeof received, (char *)range + size, sizeof received, ACL_MEMCPY_DEVICE_TO_HOST));
    fact("equal", received == sent);
    row("virtual", "aclrtFreePhysical while mapped", acl.aclrtFreePhysical(handle));
    row("virtual", "aclrtUnmapMem", acl.aclrtUnmapMem(range));
    row("virtual", "aclrtUnmapMem again", acl.aclrtUnmapMem(range));
    row("virtual", "aclrtUnmapMem the second", acl.aclrtUnmapMem((char *)range + size));
    row("virtual", "aclrtReleaseMemAddress", acl.aclrtReleaseMemAddress(range));
    row("virtual", "aclrtReleaseMemAddress again", acl.aclrtReleaseMemAddress(range));
}

static void count_up(void *argument)
{
    ++*(int *)argument;
}

static void streams(void)
{
    enum { SIZE = 4096 };
    aclrtStream stream = NULL;
    aclrtEvent event = NULL;
    void *block = NULL;
    void *pinned = NULL;
    row("streams", "aclrtCreateStream", acl.aclrtCreateStream(&stream));
    row("streams", "aclrtCreateEvent", acl.aclrtCreateEvent(&event));
    row("streams", "aclrtMalloc", acl.aclrtMalloc(&block, SIZE, ACL_MEM_MALLOC_HUGE_FIRST));
    row("streams", "aclrtMallocHost", acl.aclrtMallocHost(&pinned, SIZE));
    memset(pinned, 1, SIZE);
    row("streams", "aclsimHoldStreams 1", acl.aclsimHoldStreams(1));
    row("streams", "aclrtMemcpyAsync",
        acl.aclrtMemcpyAsync(block, SIZE, pinned, SIZE, ACL_MEMCPY_HOST_TO_DEVICE, stream));
    row("streams", "aclrtRecordEvent", acl.aclrtRecordEvent(event, stream));
    aclrtStreamStatus status = ACL_STREAM_STATUS_RESERVED;
    row("streams", "aclrtStreamQuery held", acl.aclrtStreamQuery(stream, &status));
    fact("status", status);
    row("streams", "aclrtSynchronizeStreamWithTimeout held", acl.aclrtSynchronizeStreamWithTimeout(stream, 50));
    /* The copy has not run: it reads what the memory holds when it does. */
    memset(pinned, 2, SIZE);
    row("streams", "aclsimHoldStreams 0", acl.aclsimHoldStreams(0));
    row("streams", "aclrtSynchronizeStream", acl.aclrtSynchronizeStream(stream));
    row("streams", "aclrtStreamQuery", acl.aclrtStreamQuery(stream, &status));
    fact("status", status);
    unsigned char first = 0;
    row("streams", "aclrtMemcpy", acl.aclrtMemcpy(&first, 1, block, 1, ACL_MEMCPY_DEVICE_TO_HOST));
    fact("first", first);
    int count = 0;
    row("streams", "aclrtLaunchHostFunc", acl.aclrtLaunchHostFunc(stream, count_up, &count));
    row("streams", "aclrtSynchronizeStream after it", acl.aclrtSynchronizeStream(stream));
    fact("count", count);
    row("streams", "aclrtDestroyEvent", acl.aclrtDestroyEvent(event));
    row("streams", "aclrtDestroyStream", acl.aclrtDestroyStream(stream));
    row("streams", "aclrtSynchronizeStream destroyed", acl.aclrtSynchronizeStream(stream));
    row("streams", "aclrtDestroyStream garbage", acl.aclrtDestroyStream((aclrtStream)(uintptr_t)0x10));
    row("streams", "aclrtFreeHost", acl.aclrtFreeHost(pinned));
    row("streams", "aclrtFree", acl.aclrtFree(block));
}

static void *without_context(void *argument)
{
    (void)argument;
    void *block = NULL;
    row("thread", "aclrtMalloc without context", acl.aclrtMalloc(&block, 64, ACL_MEM_MALLOC_HUGE_FIRST));
    const char *text = acl.aclGetRecentErrMsg();
    fact("text", text != NULL && strstr(text, "EE1018") != NULL);
    return NULL;
}

static void threads(void)
{
    pthread_t thread;
    (void)acl.aclGetRecentErrMsg();
    if (pthread_create(&thread, NULL, without_context, NULL) == 0) {
        pthread_join(thread, NULL);
    }
    const char *text = acl.aclGetRecentErrMsg();
    row("thread", "aclGetRecentErrMsg of another thread", 0);
    fact("text", text != NULL);
}

int main(int argc, char **argv)
{
    if (argc != 2) {
        fprintf(stderr, "usage: probe PATH\n");
        return 2;
    }
    const int missing = library_open(argv[1], &acl);
    if (missing != 0) {
        return 1;
    }
    lifecycle();
    memory();
    virtual_memory();
    streams();
    threads();
    row("end", "aclrtResetDevice", acl.aclrtResetDevice(0));
    row("end", "aclFinalize", acl.aclFinalize());
    row("end", "aclFinalize again", acl.aclFinalize());
    return 0;
}
