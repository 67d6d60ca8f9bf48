/* Writes a word of 8 bytes to an address that is a multiple of 4 only; the runtime does not look. */
#include "seeded.h"

int main(int argc, char **argv)
{
    const bool defective = start(argc, argv);
    char *device = written_memory(64);
    aclrtStream stream = NULL;
    OK(aclrtCreateStream(&stream));
    OK(aclrtValueWrite(device + (defective ? 4 : 8), 1, 0, stream));
    OK(aclrtSynchronizeStream(stream));
    OK(aclrtDestroyStream(stream));
    OK(aclrtFree(device));
    return finish();
}
