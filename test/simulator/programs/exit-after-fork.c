/* A child made by fork ends on its own: what its parent left behind is not the child's leak. */
#include <sys/wait.h>
#include <unistd.h>

#include "check.h"

int main(void)
{
    void *memory = NULL;
    OK(aclrtSetDevice(0));
    OK(aclrtMalloc(&memory, 64, ACL_MEM_MALLOC_HUGE_FIRST));
    const pid_t child = fork();
    EXPECT(child >= 0);
    if (child == 0) {
        exit(5);
    }
    int status = 0;
    EXPECT(waitpid(child, &status, 0) == child);
    EXPECT(WIFEXITED(status) && WEXITSTATUS(status) == 5);
    OK(aclrtFree(memory));
    return 7;
}
