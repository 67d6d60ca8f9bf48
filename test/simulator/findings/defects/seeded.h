/*
 * Frame of the programs with a seeded defect: `program defect` makes the mistake, `program clean` does the same work
 * without it.
 */
#ifndef SIM_TEST_SEEDED_H
#define SIM_TEST_SEEDED_H

#include <stdbool.h>
#include <string.h>

#include "acl/acl.h"
#include "aclsim.h"
#include "check.h"

/** Opens device 0. @return true when the defect is to be shown */
static inline bool start(int argc, char **argv)
{
    OK(aclInit(NULL));
    OK(aclrtSetDevice(0));
    return argc > 1 && strcmp(argv[1], "defect") == 0;
}

static inline int finish(void)
{
    OK(aclrtResetDevice(0));
    OK(aclFinalize());
    return 0;
}

/** Device memory of `size` bytes that has been written. */
static inline void *written_memory(size_t size)
{
    void *memory = NULL;
    OK(aclrtMalloc(&memory, size, ACL_MEM_MALLOC_HUGE_FIRST));
    OK(aclrtMemset(memory, size, 1, size));
    return memory;
}

#endif
