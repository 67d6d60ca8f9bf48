/* Frees the pinned buffer that a queued copy still has to read. */
#include "seeded.h"

int main(int argc, char **argv)
{
    const bool defective = start(argc, argv);
    void *host = NULL;
    void *device = NULL;
    aclrtStream stream = NULL;
    OK(aclrtMallocHost(&host, 4096));
    memset(host, 1, 4096);
    OK(aclrtMalloc(&device, 4096, ACL_MEM_MALLOC_HUGE_FIRST));
    OK(aclrtCreateStream(&stream));
    OK(aclsimHoldStreams(1));
    OK(aclrtMemcpyAsync(device, 4096, host, 4096, ACL_MEMCPY_HOST_TO_DEVICE, stream));
    if (defective) {
        OK(aclrtFreeHost(host));
    }
    OK(aclsimHoldStreams(0));
    (void)aclrtSynchronizeStream(stream);
    if (!defective) {
        OK(aclrtFreeHost(host));
    }
    OK(aclrtFree(device));
    OK(aclrtDestroyStream(stream));
    return finish();
}
