#include "outcomes.h"

#include <stddef.h>
#include <string.h>

/** The id of the check that failed. */
#define CHECK "check"
/** The same, and where the check has none what the runtime says of any unsupported feature that it reports. */
#define REPORTED "reported"
#define NONE NULL

#define NO_CONTEXT ACL_ERROR_RT_CONTEXT_NULL
#define UNSUPPORTED ACL_ERROR_RT_FEATURE_NOT_SUPPORT

/** Functions that leave something else than the rule says. */
static const struct row {
    enum sim_function function;
    aclError code;
    struct sim_outcome outcome;
} rows[] = {
    /* Returned without being remembered. */
    {SIM_FUNCTION_aclrtGetDevice, NO_CONTEXT, {false, NONE}},
    {SIM_FUNCTION_aclrtGetCurrentContext, NO_CONTEXT, {false, NONE}},
    {SIM_FUNCTION_aclrtDeviceEnablePeerAccess, NO_CONTEXT, {false, CHECK}},
    {SIM_FUNCTION_aclrtDeviceDisablePeerAccess, NO_CONTEXT, {false, CHECK}},
    {SIM_FUNCTION_aclrtMemImportFromShareableHandleV2, NO_CONTEXT, {false, CHECK}},
    {SIM_FUNCTION_aclrtCntNotifyCreate, NO_CONTEXT, {false, CHECK}},
    {SIM_FUNCTION_aclrtGetDeviceCapability, ACL_ERROR_RT_PARAM_INVALID, {false, CHECK}},
    {SIM_FUNCTION_aclrtCreateStreamWithConfig, UNSUPPORTED, {false, CHECK}},
    {SIM_FUNCTION_aclrtMallocPhysical, UNSUPPORTED, {false, CHECK}},
    {SIM_FUNCTION_aclrtSetStreamFailureMode, UNSUPPORTED, {false, CHECK}},
    /* A missing context that the function itself finds, not the place that looks for contexts. */
    {SIM_FUNCTION_aclrtGetMemInfo, NO_CONTEXT, {true, "EE1001"}},
    {SIM_FUNCTION_aclrtHostMemMapCapabilities, NO_CONTEXT, {true, "EE1001"}},
    {SIM_FUNCTION_aclrtHostRegister, NO_CONTEXT, {true, "EE1001"}},
    {SIM_FUNCTION_aclrtHostRegisterV2, NO_CONTEXT, {true, "EE1001"}},
    {SIM_FUNCTION_aclrtHostUnregister, NO_CONTEXT, {true, "EE1001"}},
    /* Remembered without a text: answers that callers branch on. */
    {SIM_FUNCTION_aclrtProcessReport, ACL_ERROR_RT_REPORT_TIMEOUT, {true, NONE}},
    {SIM_FUNCTION_aclrtProcessReport, ACL_ERROR_RT_THREAD_SUBSCRIBE, {true, NONE}},
    {SIM_FUNCTION_aclrtCmoAsyncWithBarrier, UNSUPPORTED, {true, NONE}},
    {SIM_FUNCTION_aclrtGetMemcpyDescSize, UNSUPPORTED, {true, NONE}},
    {SIM_FUNCTION_aclrtMalloc, UNSUPPORTED, {true, NONE}},
    {SIM_FUNCTION_aclrtMallocAlign32, UNSUPPORTED, {true, NONE}},
    {SIM_FUNCTION_aclrtMallocForTaskScheduler, UNSUPPORTED, {true, NONE}},
    {SIM_FUNCTION_aclrtMallocWithCfg, UNSUPPORTED, {true, NONE}},
    {SIM_FUNCTION_aclrtMemAllocManaged, UNSUPPORTED, {true, NONE}},
    {SIM_FUNCTION_aclrtValueWait, UNSUPPORTED, {true, NONE}},
    {SIM_FUNCTION_aclrtValueWrite, UNSUPPORTED, {true, NONE}},
    /* Features that are refused as wrong arguments are. */
    {SIM_FUNCTION_aclrtCntNotifyCreate, UNSUPPORTED, {true, REPORTED}},
    {SIM_FUNCTION_aclrtDeviceTaskAbort, UNSUPPORTED, {true, "EE9999"}},
    {SIM_FUNCTION_aclrtGetMemInfo, UNSUPPORTED, {true, REPORTED}},
    {SIM_FUNCTION_aclrtHostRegister, UNSUPPORTED, {true, REPORTED}},
    {SIM_FUNCTION_aclrtMemcpy2d, UNSUPPORTED, {true, REPORTED}},
    {SIM_FUNCTION_aclrtReduceAsync, UNSUPPORTED, {true, "EE1006"}},
    {SIM_FUNCTION_aclrtSetDeviceSatMode, UNSUPPORTED, {true, "WE0001"}},
    {SIM_FUNCTION_aclrtSetStreamAttribute, UNSUPPORTED, {true, REPORTED}},
    {SIM_FUNCTION_aclrtStreamAbort, UNSUPPORTED, {true, REPORTED}},
};

/** Codes of the runtime's groups; the ACL layer's own (100xxx, 200xxx, 500xxx) are not remembered. */
static bool is_runtime_code(aclError code)
{
    return code % 100000 / 1000 == 7;
}

/** Whether the check stands in the ACL layer, above the runtime. Inner errors (EH9999) come from below it. */
static bool is_of_acl_layer(const char *id)
{
    return strncmp(id, "EH", 2) == 0 && strcmp(id, "EH9999") != 0;
}

static struct sim_outcome by_rule(aclError code, const char *id)
{
    if (id == NONE || strcmp(id, SIM_ID_MISSING) == 0) {
        return (struct sim_outcome){id == NONE && code != UNSUPPORTED && is_runtime_code(code), id};
    }
    return (struct sim_outcome){is_runtime_code(code) && !is_of_acl_layer(id), id};
}

/** The id that a row gives to a failure whose check has the id `own`, NONE when it has none. */
static const char *id_of(const char *given, const char *own)
{
    if (given == NONE || (strcmp(given, CHECK) != 0 && strcmp(given, REPORTED) != 0)) {
        return given;
    }
    return own == NONE && strcmp(given, REPORTED) == 0 ? "EE1001" : own;
}

struct sim_outcome sim_outcome_of(enum sim_function function, aclError code, const char *id)
{
    if (id != NONE && (strcmp(id, SIM_ID_MISSING) == 0 || is_of_acl_layer(id))) {
        return by_rule(code, id);
    }
    for (size_t index = 0; index < sizeof rows / sizeof *rows; index++) {
        const struct row *row = &rows[index];
        if (row->function == function && row->code == code) {
            return (struct sim_outcome){row->outcome.last_error, id_of(row->outcome.id, id)};
        }
    }
    return by_rule(code, id);
}
