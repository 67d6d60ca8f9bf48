/* Ends without aclFinalize, with twenty blocks left. */
#include "seeded.h"

#define BLOCKS 20

int main(int argc, char **argv)
{
    const bool defective = start(argc, argv);
    void *blocks[BLOCKS];
    for (size_t index = 0; index < BLOCKS; index++) {
        OK(aclrtMalloc(&blocks[index], 1000 * (index + 1), ACL_MEM_MALLOC_HUGE_FIRST));
    }
    for (size_t index = 0; index < BLOCKS && !defective; index++) {
        OK(aclrtFree(blocks[index]));
    }
    return 0;
}
