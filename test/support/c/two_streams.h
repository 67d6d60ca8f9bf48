/*
 * Device 0 with two streams, for tests of work that waits for other work.
 */
#ifndef SIM_TEST_TWO_STREAMS_H
#define SIM_TEST_TWO_STREAMS_H

#include "acl/acl.h"
#include "check.h"

static aclrtStream first;
static aclrtStream second;

static inline void set_up(void)
{
    OK(aclrtSetDevice(0));
    OK(aclrtCreateStream(&first));
    OK(aclrtCreateStream(&second));
}

static inline void tear_down(void)
{
    OK(aclrtDestroyStream(first));
    OK(aclrtDestroyStream(second));
    OK(aclrtResetDevice(0));
}

#endif
