/*
 * Time-outs of operators.
 */
#include <pthread.h>

#include "entry/error.h"
#include "model.h"
#include "queue/context.h"

#define MICROSECONDS_PER_SECOND 1000000u
#define MICROSECONDS_PER_MILLISECOND 1000u
/** The hardware counts time-outs in steps of this length. */
#define TIMEOUT_STEP_US 1000000u
#define DEFAULT_TIMEOUT_US ((uint64_t)1091 * MICROSECONDS_PER_SECOND)

/* Guards the time-out. Leaf. */
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static uint64_t timeout_us = DEFAULT_TIMEOUT_US;

/** Rounds up to a step of the hardware; 0 and what is too long mean the longest time, which is the default. */
static uint64_t set_timeout(uint64_t microseconds)
{
    const uint64_t wanted = microseconds == 0 || microseconds > DEFAULT_TIMEOUT_US ? DEFAULT_TIMEOUT_US : microseconds;
    const uint64_t steps = wanted / TIMEOUT_STEP_US + (wanted % TIMEOUT_STEP_US != 0);
    const uint64_t actual = steps * TIMEOUT_STEP_US;
    (void)pthread_mutex_lock(&mutex);
    timeout_us = actual;
    (void)pthread_mutex_unlock(&mutex);
    return actual;
}

aclError sim_aclrtSetOpExecuteTimeOut(uint32_t timeout)
{
    (void)set_timeout((uint64_t)timeout * MICROSECONDS_PER_SECOND);
    return ACL_SUCCESS;
}

aclError sim_aclrtSetOpExecuteTimeOutWithMs(uint32_t timeout)
{
    (void)set_timeout((uint64_t)timeout * MICROSECONDS_PER_MILLISECOND);
    return ACL_SUCCESS;
}

aclError sim_aclrtSetOpExecuteTimeOutV2(uint64_t timeout, uint64_t *actualTimeout)
{
    SIM_REQUIRE(actualTimeout);
    int32_t device;
    SIM_TRY(sim_context_device(SIM_CONTEXT_IMPLICIT, &device));
    *actualTimeout = set_timeout(timeout);
    return ACL_SUCCESS;
}

aclError sim_aclrtGetOpTimeOutInterval(uint64_t *interval)
{
    SIM_REQUIRE(interval);
    int32_t device;
    SIM_TRY(sim_context_device(SIM_CONTEXT_IMPLICIT, &device));
    *interval = TIMEOUT_STEP_US;
    return ACL_SUCCESS;
}

aclError sim_aclrtGetOpExecuteTimeout(uint32_t *const timeoutMs)
{
    SIM_REQUIRE(timeoutMs);
    (void)pthread_mutex_lock(&mutex);
    *timeoutMs = (uint32_t)(timeout_us / MICROSECONDS_PER_MILLISECOND);
    (void)pthread_mutex_unlock(&mutex);
    return ACL_SUCCESS;
}
