/*
 * Frame of the programs with a seeded defect: `program defect` makes the mistake, `program clean` does the same work
 * without it. Exit status 2 when a step failed that has to work in both.
 */
#ifndef SEEDED_H
#define SEEDED_H

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "acl/acl.h"
#include "aclsim.h"

#define CHECK(call)                                                                     \
    do {                                                                                \
        const aclError code = (call);                                                   \
        if (code != ACL_SUCCESS) {                                                      \
            (void)fprintf(stderr, "%s:%d: %s returned %d\n", __FILE__, __LINE__, #call, code); \
            exit(2);                                                                    \
        }                                                                               \
    } while (0)

/** Opens device 0. @return true when the defect is to be shown */
static inline bool start(int argc, char **argv)
{
    CHECK(aclInit(NULL));
    CHECK(aclrtSetDevice(0));
    return argc > 1 && strcmp(argv[1], "defect") == 0;
}

static inline int finish(void)
{
    CHECK(aclrtResetDevice(0));
    CHECK(aclFinalize());
    return 0;
}

/** Device memory of `size` bytes that has been written. */
static inline void *written_memory(size_t size)
{
    void *memory = NULL;
    CHECK(aclrtMalloc(&memory, size, ACL_MEM_MALLOC_HUGE_FIRST));
    CHECK(aclrtMemset(memory, size, 1, size));
    return memory;
}

#endif
