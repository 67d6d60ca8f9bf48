/*
 * Cache operations.
 */
#include "memory.h"

static void cache_operations_look_at_their_memory(void)
{
    open_device(0);
    aclrtStream stream = new_stream();
    char *device = device_memory(4096);
    CHECK_IS(aclrtMemset(device, 4096, 0, 4096), 0);
    for (int type = ACL_RT_CMO_TYPE_PREFETCH; type <= ACL_RT_CMO_TYPE_FLUSH; type++) {
        CHECK_IS(aclrtCmoAsync(device, 4096, (aclrtCmoType)type, stream), 0);
    }
    size_t size = 0;
    CHECK_IS(aclrtCmoGetDescSize(&size), 0);
    void *desc = device_memory(size);
    CHECK_IS(aclrtCmoSetDesc(desc, device, 4096), 0);
    /* The task is one of models. */
    CHECK_IS(aclrtCmoAsyncWithDesc(desc, ACL_RT_CMO_TYPE_PREFETCH, stream, NULL), 507000);
    CHECK_IS(aclrtSynchronizeStream(stream), 0);
    CHECK_IS(aclrtCmoAsync(NULL, 1, ACL_RT_CMO_TYPE_PREFETCH, stream), 100000);
    CHECK_IS(aclrtCmoAsync(device, 1, (aclrtCmoType)9, stream), 207000);
    CHECK_IS(findings(), 0);
    CHECK_IS(aclsimHoldStreams(1), 0);
    CHECK_IS(aclrtCmoAsync(device, 4096, ACL_RT_CMO_TYPE_PREFETCH, stream), 0);
    CHECK_IS(aclrtFree(device), 0);
    CHECK_IS(aclsimHoldStreams(0), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 507013);
    (void)last_finding(ACLSIM_FINDING_USE_AFTER_FREE);
}

static void caches_have_barriers_on_one_product(void)
{
    CHECK_IS(setenv("ASCENDCL_SIM_SOC", "310b", 1), 0);
    open_device(0);
    aclrtStream stream = new_stream();
    char *device = device_memory(4096);
    CHECK_IS(aclrtMemset(device, 4096, 0, 4096), 0);
    CHECK_IS(aclrtCmoAsyncWithBarrier(device, 4096, ACL_RT_CMO_TYPE_INVALID, 0, stream), 107000);
    CHECK_IS(aclrtCmoAsyncWithBarrier(device, 4096, ACL_RT_CMO_TYPE_INVALID, 1, stream), 0);
    aclrtBarrierTaskInfo info;
    memset(&info, 0, sizeof info);
    CHECK_IS(aclrtCmoWaitBarrier(&info, stream, 0), 100000);
    info.barrierNum = 1;
    info.cmoInfo[0].barrierId = 1;
    CHECK_IS(aclrtCmoWaitBarrier(&info, stream, 0), 107000);
    info.cmoInfo[0].cmoType = ACL_RT_CMO_TYPE_INVALID;
    CHECK_IS(aclrtCmoWaitBarrier(&info, stream, 0), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 0);
}

int main(void)
{
    ISOLATE(cache_operations_look_at_their_memory);
    ISOLATE(caches_have_barriers_on_one_product);
    return 0;
}
