/* Copies 128 bytes into a block of 100; the block's padding hides it on a device. */
#include "seeded.h"

int main(int argc, char **argv)
{
    const bool defective = start(argc, argv);
    unsigned char host[128] = {0};
    void *device = NULL;
    OK(aclrtMalloc(&device, 100, ACL_MEM_MALLOC_HUGE_FIRST));
    const size_t count = defective ? 128 : 100;
    OK(aclrtMemcpy(device, sizeof host, host, count, ACL_MEMCPY_HOST_TO_DEVICE));
    OK(aclrtFree(device));
    return finish();
}
