/* Reads a block back after it was freed. */
#include "seeded.h"

int main(int argc, char **argv)
{
    const bool defective = start(argc, argv);
    unsigned char host[64];
    void *device = written_memory(sizeof host);
    if (defective) {
        CHECK(aclrtFree(device));
    }
    (void)aclrtMemcpy(host, sizeof host, device, sizeof host, ACL_MEMCPY_DEVICE_TO_HOST);
    if (!defective) {
        CHECK(aclrtFree(device));
    }
    return finish();
}
