/* Mistakes with device and host memory, one after the other: what each is called and whom it blames. */
#include "mistakes.h"

#define SIZE 4096

static unsigned char host[2 * SIZE];

static void *block(void)
{
    void *memory = NULL;
    OK(aclrtMalloc(&memory, SIZE, ACL_MEM_MALLOC_HUGE_FIRST));
    OK(aclrtMemset(memory, SIZE, 1, SIZE));
    return memory;
}

static unsigned char *at(void *base, size_t offset)
{
    return (unsigned char *)base + offset;
}

static void wrong_pointers_to_free(void)
{
    void *device = block();
    void *pinned = NULL;
    OK(aclrtMallocHost(&pinned, SIZE));
    (void)aclrtFree(at(device, 64));
    FOUND(FOREIGN_FREE, "aclrtFree", "devPtr");
    (void)aclrtFreeHost(device);
    FOUND(FOREIGN_FREE, "aclrtFreeHost", "hostPtr");
    (void)aclrtFreeHost(at(pinned, 64));
    FOUND(FOREIGN_FREE, "aclrtFreeHost", "hostPtr");
    (void)aclrtFree((void *)0x10);
    FOUND(FOREIGN_FREE, "aclrtFree", "devPtr");
    OK(aclrtFreeHost(pinned));
    (void)aclrtFreeHost(pinned);
    FOUND(DOUBLE_FREE, "aclrtFreeHost", "hostPtr");
    OK(aclrtFree(device));
    (void)aclrtFreeWithDevSync(device);
    FOUND(DOUBLE_FREE, "aclrtFreeWithDevSync", "devPtr");
}

static void beyond_the_end(aclrtStream stream)
{
    void *device = block();
    void *pinned = NULL;
    OK(aclrtMallocHost(&pinned, 2 * SIZE));
    memset(pinned, 1, 2 * SIZE);
    (void)aclrtMemcpy(at(device, 1), SIZE, host, SIZE, ACL_MEMCPY_HOST_TO_DEVICE);
    FOUND(OUT_OF_BOUNDS, "aclrtMemcpy", "dst");
    (void)aclrtMemcpy(host, SIZE, at(device, 1), SIZE, ACL_MEMCPY_DEVICE_TO_HOST);
    FOUND(OUT_OF_BOUNDS, "aclrtMemcpy", "src");
    (void)aclrtMemset(device, SIZE + 1, 0, SIZE + 1);
    FOUND(OUT_OF_BOUNDS, "aclrtMemset", "devPtr");
    (void)aclrtMemcpyAsync(at(device, SIZE / 2), SIZE, pinned, SIZE, ACL_MEMCPY_HOST_TO_DEVICE, stream);
    (void)aclrtSynchronizeStream(stream);
    FOUND(OUT_OF_BOUNDS, "aclrtMemcpyAsync", "dst");
    (void)aclrtMemsetAsync(at(device, SIZE / 2), SIZE, 0, SIZE, stream);
    (void)aclrtSynchronizeStream(stream);
    FOUND(OUT_OF_BOUNDS, "aclrtMemsetAsync", "devPtr");
    OK(aclrtFreeHost(pinned));
    OK(aclrtFree(device));
    NOTHING_FOUND();
}

static void after_the_end(aclrtStream stream)
{
    void *device = block();
    void *pinned = NULL;
    OK(aclrtMallocHost(&pinned, SIZE));
    OK(aclrtFree(device));
    (void)aclrtMemcpy(device, SIZE, host, SIZE, ACL_MEMCPY_HOST_TO_DEVICE);
    FOUND(USE_AFTER_FREE, "aclrtMemcpy", "dst");
    (void)aclrtMemset(device, SIZE, 0, SIZE);
    FOUND(USE_AFTER_FREE, "aclrtMemset", "devPtr");
    (void)aclrtMemcpyAsync(device, SIZE, pinned, SIZE, ACL_MEMCPY_HOST_TO_DEVICE, stream);
    (void)aclrtSynchronizeStream(stream);
    FOUND(USE_AFTER_FREE, "aclrtMemcpyAsync", "dst");
    OK(aclrtFreeHost(pinned));
}

static void wrong_way_round(aclrtStream stream)
{
    void *device = block();
    void *pinned = NULL;
    OK(aclrtMallocHost(&pinned, SIZE));
    memset(pinned, 1, SIZE);
    (void)aclrtMemcpy(host, SIZE, device, SIZE, ACL_MEMCPY_HOST_TO_DEVICE);
    FOUND(WRONG_DIRECTION, "aclrtMemcpy", "kind");
    (void)aclrtMemcpy(host, SIZE, device, SIZE, ACL_MEMCPY_DEVICE_TO_DEVICE);
    FOUND(WRONG_DIRECTION, "aclrtMemcpy", "kind");
    (void)aclrtMemcpyAsync(device, SIZE, pinned, SIZE, ACL_MEMCPY_DEVICE_TO_HOST, stream);
    (void)aclrtSynchronizeStream(stream);
    FOUND(WRONG_DIRECTION, "aclrtMemcpyAsync", "kind");
    OK(aclrtMemcpy(host, SIZE, device, SIZE, ACL_MEMCPY_DEFAULT));
    NOTHING_FOUND();
    OK(aclrtFreeHost(pinned));
    OK(aclrtFree(device));
}

static void never_written(aclrtStream stream)
{
    void *fresh = NULL;
    void *copy = block();
    void *pinned = NULL;
    OK(aclrtMalloc(&fresh, SIZE, ACL_MEM_MALLOC_HUGE_FIRST));
    OK(aclrtMallocHost(&pinned, SIZE));
    OK(aclrtMemcpy(at(fresh, 100), SIZE, host, 100, ACL_MEMCPY_HOST_TO_DEVICE));
    OK(aclrtMemcpy(host, SIZE, at(fresh, 100), 100, ACL_MEMCPY_DEVICE_TO_HOST));
    NOTHING_FOUND();
    OK(aclrtMemcpy(host, SIZE, at(fresh, 99), 100, ACL_MEMCPY_DEVICE_TO_HOST));
    FOUND(UNINITIALISED_READ, "aclrtMemcpy", "src");
    OK(aclrtMemcpyAsync(pinned, SIZE, fresh, SIZE, ACL_MEMCPY_DEVICE_TO_HOST, stream));
    OK(aclrtSynchronizeStream(stream));
    FOUND(UNINITIALISED_READ, "aclrtMemcpyAsync", "src");
    /* A copy inside the device is no reading by the host; what it copies stays as unwritten as it was. */
    OK(aclrtMemcpy(copy, SIZE, fresh, SIZE, ACL_MEMCPY_DEVICE_TO_DEVICE));
    NOTHING_FOUND();
    OK(aclrtMemcpy(host, SIZE, copy, SIZE, ACL_MEMCPY_DEVICE_TO_HOST));
    FOUND(UNINITIALISED_READ, "aclrtMemcpy", "src");
    OK(aclrtFreeHost(pinned));
    OK(aclrtFree(copy));
    OK(aclrtFree(fresh));
}

int main(void)
{
    aclrtStream stream = NULL;
    OK(aclrtSetDevice(0));
    OK(aclrtCreateStream(&stream));
    wrong_pointers_to_free();
    beyond_the_end(stream);
    after_the_end(stream);
    wrong_way_round(stream);
    never_written(stream);
    OK(aclrtDestroyStream(stream));
    OK(aclrtResetDevice(0));
    NOTHING_FOUND();
    CHECK(alive(ACLSIM_OBJECT_KINDS) == 0);
    return 0;
}
