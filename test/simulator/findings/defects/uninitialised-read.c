/* Downloads a block of which only the first half was ever written. */
#include "seeded.h"

int main(int argc, char **argv)
{
    const bool defective = start(argc, argv);
    unsigned char host[4096] = {0};
    void *device = NULL;
    OK(aclrtMalloc(&device, sizeof host, ACL_MEM_MALLOC_HUGE_FIRST));
    const size_t written = defective ? sizeof host / 2 : sizeof host;
    OK(aclrtMemcpy(device, sizeof host, host, written, ACL_MEMCPY_HOST_TO_DEVICE));
    OK(aclrtMemcpy(host, sizeof host, device, sizeof host, ACL_MEMCPY_DEVICE_TO_HOST));
    OK(aclrtFree(device));
    return finish();
}
