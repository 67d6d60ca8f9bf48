/* main returns while other threads allocate and free: the report at exit must neither hang nor crash. */
#include <pthread.h>
#include <unistd.h>

#include "control.h"

static void *work(void *argument)
{
    (void)argument;
    OK(aclrtSetDevice(0));
    for (;;) {
        void *memory = NULL;
        aclrtStream stream = NULL;
        (void)aclrtMalloc(&memory, 64, ACL_MEM_MALLOC_HUGE_FIRST);
        (void)aclrtCreateStream(&stream);
        (void)aclrtDestroyStream(stream);
        (void)aclrtFree(memory);
    }
}

int main(void)
{
    pthread_t threads[3];
    for (size_t index = 0; index < 3; index++) {
        CHECK(pthread_create(&threads[index], NULL, work, NULL) == 0);
    }
    (void)usleep(20000);
    return 7;
}
