/* A child made by fork ends on its own: what its parent left behind is not the child's leak. */
#include <sys/wait.h>
#include <unistd.h>

#include "control.h"

int main(void)
{
    void *memory = NULL;
    OK(aclrtSetDevice(0));
    OK(aclrtMalloc(&memory, 64, ACL_MEM_MALLOC_HUGE_FIRST));
    const pid_t child = fork();
    CHECK(child >= 0);
    if (child == 0) {
        exit(5);
    }
    int status = 0;
    CHECK(waitpid(child, &status, 0) == child);
    CHECK(WIFEXITED(status) && WEXITSTATUS(status) == 5);
    OK(aclrtFree(memory));
    return 7;
}
