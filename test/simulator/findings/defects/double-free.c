/* Frees a block twice. */
#include "seeded.h"

int main(int argc, char **argv)
{
    const bool defective = start(argc, argv);
    void *device = written_memory(64);
    OK(aclrtFree(device));
    if (defective) {
        (void)aclrtFree(device);
    }
    return finish();
}
