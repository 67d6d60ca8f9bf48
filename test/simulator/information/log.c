/*
 * Lines of the application log.
 */
#include "acl/acl.h"
#include "aclsim.h"
#include "check.h"
#include "isolate.h"

static void writes_lines_from_the_chosen_level_on(void)
{
    int ends[2];
    char text[512] = {0};
    CHECK_IS(setenv("ASCENDCL_SIM_LOG_LEVEL", "2", 1), 0);
    CHECK_IS(pipe(ends), 0);
    const int before = dup(STDERR_FILENO);
    CHECK_IS(dup2(ends[1], STDERR_FILENO), STDERR_FILENO);
    aclAppLog(ACL_INFO, "f", "file.c", 1, "%s", "not this");
    aclAppLog(ACL_ERROR, "f", "file.c", 7, "%s %d", "but this", 42);
    aclAppLog(ACL_ERROR, NULL, NULL, 0, NULL);
    CHECK_IS(dup2(before, STDERR_FILENO), STDERR_FILENO);
    CHECK_IS(close(ends[1]), 0);
    CHECK(read(ends[0], text, sizeof text - 1) > 0);
    CHECK(strcmp(text, "[ERROR] file.c:7 f: but this 42\n") == 0);
}

int main(void)
{
    ISOLATE(writes_lines_from_the_chosen_level_on);
    return 0;
}
