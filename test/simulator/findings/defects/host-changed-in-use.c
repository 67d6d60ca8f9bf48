/* Takes the registration from a buffer that a queued copy still has to read: it turns pageable under the copy. */
#include "seeded.h"

#define SIZE 8192

int main(int argc, char **argv)
{
    const bool defective = start(argc, argv);
    void *device = NULL;
    aclrtStream stream = NULL;
    unsigned char *host = aligned_alloc(4096, SIZE);
    if (host == NULL) {
        return 2;
    }
    memset(host, 1, SIZE);
    OK(aclrtHostRegisterV2(host, SIZE, ACL_HOST_REG_PINNED));
    OK(aclrtMalloc(&device, SIZE, ACL_MEM_MALLOC_HUGE_FIRST));
    OK(aclrtCreateStream(&stream));
    OK(aclsimHoldStreams(1));
    OK(aclrtMemcpyAsync(device, SIZE, host, SIZE, ACL_MEMCPY_HOST_TO_DEVICE, stream));
    if (defective) {
        OK(aclrtHostUnregister(host));
    }
    OK(aclsimHoldStreams(0));
    (void)aclrtSynchronizeStream(stream);
    if (!defective) {
        OK(aclrtHostUnregister(host));
    }
    OK(aclrtFree(device));
    OK(aclrtDestroyStream(stream));
    free(host);
    return finish();
}
