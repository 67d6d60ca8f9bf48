/*
 * Checks for the C programs that test the simulator: a failed one says where and ends the program with status 1.
 */
#ifndef CHECK_H
#define CHECK_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "acl/acl.h"
#include "aclsim.h"

#define EXPECT(condition)                                                                       \
    do {                                                                                        \
        if (!(condition)) {                                                                     \
            (void)fprintf(stderr, "%s:%d: expected %s\n", __FILE__, __LINE__, #condition);      \
            exit(1);                                                                            \
        }                                                                                       \
    } while (0)

#define EXPECT_CODE(call, expected)                                                             \
    do {                                                                                        \
        const aclError code_ = (call);                                                          \
        if (code_ != (expected)) {                                                              \
            (void)fprintf(stderr, "%s:%d: %s returned %d, expected %d\n", __FILE__, __LINE__, #call, code_, expected); \
            exit(1);                                                                            \
        }                                                                                       \
    } while (0)

#define OK(call) EXPECT_CODE(call, 0)

/** Objects of a kind that are alive. */
static inline uint64_t alive(aclsimObjectKind kind)
{
    uint64_t count = 0;
    OK(aclsimGetLiveObjects(kind, &count));
    return count;
}

/** Findings so far. */
static inline size_t findings(void)
{
    size_t count = 0;
    OK(aclsimGetFindingCount(&count));
    return count;
}

#endif
