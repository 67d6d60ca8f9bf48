/* Writes the next batch into a pinned buffer while the copy of the one before is still queued. */
#include "seeded.h"

#define SIZE 4096

int main(int argc, char **argv)
{
    const bool defective = start(argc, argv);
    void *host = NULL;
    aclrtStream stream = NULL;
    OK(aclsimWatchPinned(1));
    void *device = written_memory(SIZE);
    OK(aclrtMallocHost(&host, SIZE));
    OK(aclrtCreateStream(&stream));
    memset(host, 1, SIZE);
    OK(aclsimHoldStreams(1));
    OK(aclrtMemcpyAsync(device, SIZE, host, SIZE, ACL_MEMCPY_HOST_TO_DEVICE, stream));
    if (defective) {
        memset(host, 2, SIZE);
    }
    OK(aclsimHoldStreams(0));
    OK(aclrtSynchronizeStream(stream));
    memset(host, 2, SIZE);
    OK(aclrtMemcpyAsync(device, SIZE, host, SIZE, ACL_MEMCPY_HOST_TO_DEVICE, stream));
    OK(aclrtSynchronizeStream(stream));
    OK(aclrtFreeHost(host));
    OK(aclrtFree(device));
    OK(aclrtDestroyStream(stream));
    return finish();
}
