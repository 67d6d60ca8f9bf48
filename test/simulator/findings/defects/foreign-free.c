/* Hands memory of malloc to the function for device memory. */
#include "seeded.h"

int main(int argc, char **argv)
{
    const bool defective = start(argc, argv);
    void *host = malloc(4096);
    if (defective) {
        (void)aclrtFree(host);
    }
    free(host);
    return finish();
}
