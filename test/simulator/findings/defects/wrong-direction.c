/* Uploads with the kind of a download; the runtime looks at the addresses and hides it. */
#include "seeded.h"

int main(int argc, char **argv)
{
    const bool defective = start(argc, argv);
    unsigned char host[64] = {0};
    void *device = NULL;
    OK(aclrtMalloc(&device, sizeof host, ACL_MEM_MALLOC_HUGE_FIRST));
    const aclrtMemcpyKind kind = defective ? ACL_MEMCPY_DEVICE_TO_HOST : ACL_MEMCPY_HOST_TO_DEVICE;
    OK(aclrtMemcpy(device, sizeof host, host, sizeof host, kind));
    OK(aclrtFree(device));
    return finish();
}
