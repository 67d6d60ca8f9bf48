/*
 * Questions about kernels.
 */
#include <stdio.h>

#include "binary.h"
#include "entry/error.h"
#include "model.h"

aclError sim_aclrtGetFunctionName(aclrtFuncHandle funcHandle, uint32_t maxLen, char *name)
{
    SIM_REQUIRE(name);
    SIM_REQUIRE_RUNTIME(funcHandle);
    struct sim_kernel *kernel;
    SIM_TRY(sim_kernel_check(funcHandle, &kernel));
    aclError error = ACL_SUCCESS;
    if (maxLen == 0) {
        error = sim_fail_range("maxLen", 0, "greater than 0");
    } else {
        (void)snprintf(name, maxLen, "%s", kernel->name);
    }
    sim_kernel_release(kernel);
    return error;
}

aclError sim_aclrtFunctionGetBinary(const aclrtFuncHandle funcHandle, aclrtBinHandle *binHandle)
{
    SIM_REQUIRE_RUNTIME(funcHandle);
    SIM_REQUIRE_RUNTIME(binHandle);
    struct sim_kernel *kernel;
    SIM_TRY(sim_kernel_check(funcHandle, &kernel));
    *binHandle = kernel->binary;
    sim_kernel_release(kernel);
    return ACL_SUCCESS;
}

/** What every kernel is here: one for vector cores, which starts on any idle one. */
aclError sim_aclrtGetFunctionAttribute(aclrtFuncHandle funcHandle, aclrtFuncAttribute attrType, int64_t *attrValue)
{
    SIM_REQUIRE(funcHandle);
    SIM_REQUIRE(attrValue);
    struct sim_kernel *kernel;
    SIM_TRY(sim_kernel_check(funcHandle, &kernel));
    sim_kernel_release(kernel);
    switch (attrType) {
    case ACL_FUNC_ATTR_KERNEL_TYPE:
        *attrValue = ACL_KERNEL_TYPE_VECTOR;
        return ACL_SUCCESS;
    case ACL_FUNC_ATTR_KERNEL_RATIO:
        *attrValue = 1;
        return ACL_SUCCESS;
    case ACL_FUNC_ATTR_KERNEL_SCHED_MODE:
        *attrValue = 0;
        return ACL_SUCCESS;
    default:
        return sim_fail_range("attrType", (long long)attrType, "a value of aclrtFuncAttribute");
    }
}
