/* Finalizes with a block, a pinned buffer, a stream, an event and a reservation left. */
#include "seeded.h"

int main(int argc, char **argv)
{
    const bool defective = start(argc, argv);
    void *device = NULL;
    void *host = NULL;
    void *address = NULL;
    aclrtStream stream = NULL;
    aclrtEvent event = NULL;
    OK(aclrtMalloc(&device, 12345, ACL_MEM_MALLOC_HUGE_FIRST));
    OK(aclrtMallocHost(&host, 4096));
    OK(aclrtReserveMemAddress(&address, 2 << 20, 0, NULL, 0));
    OK(aclrtCreateStream(&stream));
    OK(aclrtCreateEvent(&event));
    if (!defective) {
        OK(aclrtDestroyEvent(event));
        OK(aclrtDestroyStream(stream));
        OK(aclrtReleaseMemAddress(address));
        OK(aclrtFreeHost(host));
        OK(aclrtFree(device));
    }
    OK(aclFinalize());
    return 0;
}
