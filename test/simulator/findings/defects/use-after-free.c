/* Reads a block back after it was freed. */
#include "seeded.h"

int main(int argc, char **argv)
{
    const bool defective = start(argc, argv);
    unsigned char host[64];
    void *device = written_memory(sizeof host);
    if (defective) {
        OK(aclrtFree(device));
    }
    (void)aclrtMemcpy(host, sizeof host, device, sizeof host, ACL_MEMCPY_DEVICE_TO_HOST);
    if (!defective) {
        OK(aclrtFree(device));
    }
    return finish();
}
