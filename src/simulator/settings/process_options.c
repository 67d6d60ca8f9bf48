/*
 * Settings of execution: process options, operator time-outs, the last task of a thread.
 */
#include <pthread.h>

#include "entry/error.h"
#include "model.h"
#include "process_options.h"
#include "queue/context.h"
#include "queue/stream.h"

#define OPTIONS SIM_SYSTEM_OPTIONS
#define MICROSECONDS_PER_SECOND 1000000u
#define MICROSECONDS_PER_MILLISECOND 1000u
/** The hardware counts time-outs in steps of this length. */
#define TIMEOUT_STEP_US 1000000u
#define DEFAULT_TIMEOUT_US ((uint64_t)1091 * MICROSECONDS_PER_SECOND)

/* Guards everything below. Leaf. */
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int64_t options[OPTIONS];
static uint64_t timeout_us = DEFAULT_TIMEOUT_US;

aclError sim_option_check(aclSysParamOpt opt)
{
    return (unsigned)opt < OPTIONS ? ACL_SUCCESS : sim_fail_choice("opt", (long long)opt, "a value of aclSysParamOpt");
}

aclError sim_option_check_value(aclSysParamOpt opt, int64_t value)
{
    /* Determinism has degrees; the others are on or off. */
    const int64_t most = opt == ACL_OPT_DETERMINISTIC ? 3 : 1;
    return value >= 0 && value <= most ? ACL_SUCCESS
                                       : sim_fail_range("value", value, most == 3 ? "0 to 3" : "0 (off) or 1 (on)");
}

void sim_option_set(aclSysParamOpt opt, int64_t value)
{
    (void)pthread_mutex_lock(&mutex);
    options[opt] = value;
    (void)pthread_mutex_unlock(&mutex);
}

aclError sim_aclrtSetSysParamOpt(aclSysParamOpt opt, int64_t value)
{
    SIM_TRY(sim_option_check(opt));
    SIM_TRY(sim_option_check_value(opt, value));
    sim_option_set(opt, value);
    return ACL_SUCCESS;
}

aclError sim_aclrtGetSysParamOpt(aclSysParamOpt opt, int64_t *value)
{
    SIM_REQUIRE(value);
    SIM_TRY(sim_option_check(opt));
    (void)pthread_mutex_lock(&mutex);
    *value = options[opt];
    (void)pthread_mutex_unlock(&mutex);
    return ACL_SUCCESS;
}

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

aclError sim_aclrtGetThreadLastTaskId(uint32_t *taskId)
{
    SIM_REQUIRE(taskId);
    *taskId = sim_stream_last_task_id();
    return ACL_SUCCESS;
}
