/* Frees a block while a queued copy still has to write it. */
#include "seeded.h"

int main(int argc, char **argv)
{
    const bool defective = start(argc, argv);
    void *from = written_memory(4096);
    void *to = NULL;
    aclrtStream stream = NULL;
    OK(aclrtMalloc(&to, 4096, ACL_MEM_MALLOC_HUGE_FIRST));
    OK(aclrtCreateStream(&stream));
    OK(aclsimHoldStreams(1));
    OK(aclrtMemcpyAsync(to, 4096, from, 4096, ACL_MEMCPY_DEVICE_TO_DEVICE, stream));
    if (defective) {
        OK(aclrtFree(to));
    }
    OK(aclsimHoldStreams(0));
    (void)aclrtSynchronizeStream(stream);
    if (!defective) {
        OK(aclrtFree(to));
    }
    OK(aclrtFree(from));
    OK(aclrtDestroyStream(stream));
    return finish();
}
