/* Frees the pinned buffer that a queued copy still has to read. */
#include "seeded.h"

int main(int argc, char **argv)
{
    const bool defective = start(argc, argv);
    void *host = NULL;
    void *device = NULL;
    aclrtStream stream = NULL;
    CHECK(aclrtMallocHost(&host, 4096));
    memset(host, 1, 4096);
    CHECK(aclrtMalloc(&device, 4096, ACL_MEM_MALLOC_HUGE_FIRST));
    CHECK(aclrtCreateStream(&stream));
    CHECK(aclsimHoldStreams(1));
    CHECK(aclrtMemcpyAsync(device, 4096, host, 4096, ACL_MEMCPY_HOST_TO_DEVICE, stream));
    if (defective) {
        CHECK(aclrtFreeHost(host));
    }
    CHECK(aclsimHoldStreams(0));
    (void)aclrtSynchronizeStream(stream);
    if (!defective) {
        CHECK(aclrtFreeHost(host));
    }
    CHECK(aclrtFree(device));
    CHECK(aclrtDestroyStream(stream));
    return finish();
}
