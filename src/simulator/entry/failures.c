/*
 * The usual failures: null pointers, sizes, ranges, handles, missing contexts, missing features.
 */
#include "error.h"
#include "outcomes.h"

aclError sim_fail_null(const char *argument)
{
    return sim_fail(ACL_ERROR_INVALID_PARAM, "EH0008", "argument %s is a null pointer; pass a valid address", argument);
}

aclError sim_fail_zero(const char *argument)
{
    return sim_fail(ACL_ERROR_INVALID_PARAM, "EH0007", "argument %s is 0; it must be greater than 0", argument);
}

aclError sim_fail_value(const char *argument, long long value, const char *expected)
{
    return sim_fail(ACL_ERROR_INVALID_PARAM, "EH0009", "argument %s is %lld; it must be %s", argument, value, expected);
}

aclError sim_fail_choice(const char *argument, long long value, const char *expected)
{
    return sim_fail(ACL_ERROR_INVALID_PARAM, "EH0007", "argument %s is %lld; it must be %s", argument, value, expected);
}

aclError sim_fail_range(const char *argument, long long value, const char *expected)
{
    return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1003", "argument %s is %lld; it must be %s", argument, value, expected);
}

aclError sim_fail_expected(const char *argument, long long value, const char *expected)
{
    return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EH0007", "argument %s is %lld; it must be %s", argument, value, expected);
}

aclError sim_fail_runtime_null(const char *argument)
{
    return sim_fail(
        ACL_ERROR_RT_PARAM_INVALID, "EE1004", "argument %s is a null pointer; pass a valid address", argument);
}

aclError sim_fail_handle(const char *argument, const char *kind, const void *handle)
{
    return sim_fail(ACL_ERROR_RT_INVALID_HANDLE, "EE1017",
        "argument %s (%p) is no living %s: it was destroyed, or is a handle of another kind", argument, handle, kind);
}

aclError sim_fail_unsupported(const char *what)
{
    return sim_fail(ACL_ERROR_RT_FEATURE_NOT_SUPPORT, NULL, "%s", what);
}

aclError sim_fail_missing(const char *what)
{
    return sim_fail(ACL_ERROR_RT_FEATURE_NOT_SUPPORT, SIM_ID_MISSING, "%s", what);
}

aclError sim_fail_context(void)
{
    return sim_fail(ACL_ERROR_RT_CONTEXT_NULL, "EE1018",
        "this thread has no current context; call aclrtSetDevice or aclrtSetCurrentContext on it first");
}
