/* A host function ends the process from the simulator's own thread. */
#include <unistd.h>

#include "control.h"

static void leave(void *argument)
{
    (void)argument;
    exit(7);
}

int main(void)
{
    void *memory = NULL;
    aclrtStream stream = NULL;
    OK(aclrtSetDevice(0));
    OK(aclrtCreateStream(&stream));
    OK(aclrtMalloc(&memory, 64, ACL_MEM_MALLOC_HUGE_FIRST));
    OK(aclrtLaunchHostFunc(stream, leave, NULL));
    (void)aclrtSynchronizeStream(stream);
    (void)sleep(10);
    return 1;
}
