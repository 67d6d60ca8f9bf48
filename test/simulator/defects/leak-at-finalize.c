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
    CHECK(aclrtMalloc(&device, 12345, ACL_MEM_MALLOC_HUGE_FIRST));
    CHECK(aclrtMallocHost(&host, 4096));
    CHECK(aclrtReserveMemAddress(&address, 2 << 20, 0, NULL, 0));
    CHECK(aclrtCreateStream(&stream));
    CHECK(aclrtCreateEvent(&event));
    if (!defective) {
        CHECK(aclrtDestroyEvent(event));
        CHECK(aclrtDestroyStream(stream));
        CHECK(aclrtReleaseMemAddress(address));
        CHECK(aclrtFreeHost(host));
        CHECK(aclrtFree(device));
    }
    CHECK(aclFinalize());
    return 0;
}
