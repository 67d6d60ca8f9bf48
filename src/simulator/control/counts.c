/*
 * aclsim.h: which functions there are, how often they were called, and what is alive.
 */
#include <stddef.h>

#include "aclsim.h"
#include "entry/entry.h"
#include "handles/objects.h"
#include "machine/function_lookup.h"

aclError aclsimHasFunction(const char *functionName, int32_t *has)
{
    if (functionName == NULL || has == NULL) {
        return ACL_ERROR_INVALID_PARAM;
    }
    const enum sim_function number = sim_function_find(functionName);
    *has = number != SIM_FUNCTION_NONE && sim_function_in_version(number) ? 1 : 0;
    return ACL_SUCCESS;
}

aclError aclsimGetCallCount(const char *functionName, uint64_t *count)
{
    if (count == NULL) {
        return ACL_ERROR_INVALID_PARAM;
    }
    if (functionName != NULL) {
        const enum sim_function number = sim_function_find(functionName);
        if (number == SIM_FUNCTION_NONE) {
            return ACL_ERROR_INVALID_PARAM;
        }
        *count = sim_entry_calls(number);
        return ACL_SUCCESS;
    }
    *count = 0;
    for (int number = 0; number < SIM_FUNCTION_COUNT; number++) {
        *count += sim_entry_calls((enum sim_function)number);
    }
    return ACL_SUCCESS;
}

aclError aclsimResetCallCounts(void)
{
    sim_entry_reset_calls();
    return ACL_SUCCESS;
}

aclError aclsimGetLiveObjects(aclsimObjectKind kind, uint64_t *count)
{
    if (count == NULL || (unsigned)kind > ACLSIM_OBJECT_KINDS) {
        return ACL_ERROR_INVALID_PARAM;
    }
    if (kind != ACLSIM_OBJECT_KINDS) {
        *count = sim_objects_alive(kind);
        return ACL_SUCCESS;
    }
    *count = 0;
    for (int each = 0; each < ACLSIM_OBJECT_KINDS; each++) {
        *count += sim_objects_alive((aclsimObjectKind)each);
    }
    return ACL_SUCCESS;
}
