/* What the first aclFinalize reported is neither repeated by the second one nor at exit; what came later is told. */
#include "control.h"

int main(void)
{
    void *memory = NULL;
    aclrtEvent event = NULL;
    OK(aclInit(NULL));
    OK(aclrtSetDevice(0));
    OK(aclrtMalloc(&memory, 100, ACL_MEM_MALLOC_HUGE_FIRST));
    OK(aclFinalize());
    CHECK(findings() == 1);
    const aclsimFinding block = last_finding(ACLSIM_FINDING_LEAK_AT_FINALIZE);
    CHECK_IS(block.object, ACLSIM_OBJECT_DEVICE_MEMORY);
    CHECK(block.address == (uintptr_t)memory && block.size == 100);

    OK(aclInit(NULL));
    OK(aclrtCreateEvent(&event));
    OK(aclFinalize());
    CHECK(findings() == 2);
    const aclsimFinding left = last_finding(ACLSIM_FINDING_LEAK_AT_FINALIZE);
    CHECK_IS(left.object, ACLSIM_OBJECT_EVENT);
    CHECK(strcmp(left.function, "aclrtCreateEvent") == 0);
    return 0;
}
