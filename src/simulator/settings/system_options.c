/*
 * Options of aclSysParamOpt: of the process and of contexts.
 */
#include <pthread.h>

#include "entry/error.h"
#include "model.h"
#include "queue/context.h"

#define OPTIONS SIM_SYSTEM_OPTIONS

/* Guards the options of the process. Leaf. */
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int64_t options[OPTIONS];

static aclError check_option(aclSysParamOpt opt)
{
    return (unsigned)opt < OPTIONS ? ACL_SUCCESS : sim_fail_choice("opt", (long long)opt, "a value of aclSysParamOpt");
}

static aclError check_value(aclSysParamOpt opt, int64_t value)
{
    /* Determinism has degrees; the others are on or off. */
    const int64_t most = opt == ACL_OPT_DETERMINISTIC ? 3 : 1;
    return value >= 0 && value <= most ? ACL_SUCCESS
                                       : sim_fail_range("value", value, most == 3 ? "0 to 3" : "0 (off) or 1 (on)");
}

static void set_option(aclSysParamOpt opt, int64_t value)
{
    (void)pthread_mutex_lock(&mutex);
    options[opt] = value;
    (void)pthread_mutex_unlock(&mutex);
}

aclError sim_aclrtSetSysParamOpt(aclSysParamOpt opt, int64_t value)
{
    SIM_TRY(check_option(opt));
    SIM_TRY(check_value(opt, value));
    set_option(opt, value);
    return ACL_SUCCESS;
}

aclError sim_aclrtGetSysParamOpt(aclSysParamOpt opt, int64_t *value)
{
    SIM_REQUIRE(value);
    SIM_TRY(check_option(opt));
    (void)pthread_mutex_lock(&mutex);
    *value = options[opt];
    (void)pthread_mutex_unlock(&mutex);
    return ACL_SUCCESS;
}

aclError sim_aclrtCtxSetSysParamOpt(aclSysParamOpt opt, int64_t value)
{
    SIM_TRY(check_option(opt));
    SIM_TRY(check_value(opt, value));
    struct sim_context *context;
    SIM_TRY(sim_context_acquire(SIM_CONTEXT_IMPLICIT, &context));
    (void)pthread_mutex_lock(&context->mutex);
    context->system_option[opt] = value;
    context->system_option_set[opt] = true;
    (void)pthread_mutex_unlock(&context->mutex);
    sim_context_release(context);
    /* The process takes over what the latest context was given. */
    set_option(opt, value);
    return ACL_SUCCESS;
}

aclError sim_aclrtCtxGetSysParamOpt(aclSysParamOpt opt, int64_t *value)
{
    SIM_REQUIRE(value);
    SIM_TRY(check_option(opt));
    struct sim_context *context;
    SIM_TRY(sim_context_acquire(SIM_CONTEXT_IMPLICIT, &context));
    (void)pthread_mutex_lock(&context->mutex);
    const bool known = context->system_option_set[opt];
    if (known) {
        *value = context->system_option[opt];
    }
    (void)pthread_mutex_unlock(&context->mutex);
    sim_context_release(context);
    /* "Not set" is an answer: neither text nor last error. */
    return known ? ACL_SUCCESS : ACL_ERROR_RT_SYSPARAMOPT_NOT_SET;
}
