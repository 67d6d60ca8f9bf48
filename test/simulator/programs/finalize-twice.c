/* What the first aclFinalize reported is neither repeated by the second one nor at exit; what came later is told. */
#include "check.h"

static aclsimFinding last_finding(void)
{
    aclsimFinding finding;
    OK(aclsimGetFinding(findings() - 1, &finding));
    return finding;
}

int main(void)
{
    void *memory = NULL;
    aclrtEvent event = NULL;
    OK(aclInit(NULL));
    OK(aclrtSetDevice(0));
    OK(aclrtMalloc(&memory, 100, ACL_MEM_MALLOC_HUGE_FIRST));
    OK(aclFinalize());
    EXPECT(findings() == 1);
    EXPECT(last_finding().kind == ACLSIM_FINDING_LEAK_AT_FINALIZE);
    EXPECT(last_finding().object == ACLSIM_OBJECT_DEVICE_MEMORY);
    EXPECT(last_finding().address == (uintptr_t)memory && last_finding().size == 100);

    OK(aclInit(NULL));
    OK(aclrtCreateEvent(&event));
    OK(aclFinalize());
    EXPECT(findings() == 2);
    EXPECT(last_finding().object == ACLSIM_OBJECT_EVENT);
    EXPECT(strcmp(last_finding().function, "aclrtCreateEvent") == 0);
    return 0;
}
