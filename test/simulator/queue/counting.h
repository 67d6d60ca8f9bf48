/*
 * A stream of device 0, and work that counts.
 */
#ifndef SIM_TEST_COUNTING_H
#define SIM_TEST_COUNTING_H

#include "acl/acl.h"
#include "check.h"

/** The work: a host function. */
static inline void add_one(void *counter)
{
    __atomic_fetch_add((int *)counter, 1, __ATOMIC_SEQ_CST);
}

static inline int value_of(int *counter)
{
    return __atomic_load_n(counter, __ATOMIC_SEQ_CST);
}

static inline aclrtStream open_stream(void)
{
    aclrtStream stream = NULL;
    OK(aclrtSetDevice(0));
    OK(aclrtCreateStream(&stream));
    return stream;
}

#endif
