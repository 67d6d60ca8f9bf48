/*
 * aclrtFree.
 */
#include "base/clock.h"
#include "entry/error.h"
#include "model.h"
#include "pool.h"
#include "queue/context.h"
#include "space/misuse.h"

/** Ends a block, a pool block or managed memory. */
static aclError free_memory(void *devPtr)
{
    const uintptr_t address = (uintptr_t)devPtr;
    struct sim_range *range = sim_space_remove(address, ACLSIM_OBJECT_DEVICE_MEMORY);
    if (range == NULL) {
        range = sim_space_remove(address, ACLSIM_OBJECT_MANAGED_MEMORY);
    }
    if (range == NULL && sim_pool_free(address)) {
        return ACL_SUCCESS;
    }
    if (range == NULL) {
        /* The driver has one function for both; the documents don't allow it. */
        range = sim_space_remove(address, ACLSIM_OBJECT_HOST_MEMORY);
        if (range != NULL) {
            sim_misuse_wrong_function(range, "devPtr");
        }
    }
    if (range == NULL) {
        sim_misuse_unknown(address, SIM_SPACE_DEVICE, "devPtr");
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EL9999",
            "argument devPtr is 0x%zx, which is not the start of device memory of this process", (size_t)address);
    }
    (void)sim_misuse_in_use(range, "devPtr");
    sim_space_drop(range);
    return ACL_SUCCESS;
}

aclError sim_aclrtFree(void *devPtr)
{
    SIM_REQUIRE(devPtr);
    return free_memory(devPtr);
}

aclError sim_aclrtFreeWithDevSync(void *devPtr)
{
    SIM_REQUIRE(devPtr);
    struct sim_context *context;
    SIM_TRY(sim_context_acquire(SIM_CONTEXT_IMPLICIT, &context));
    const aclError waited = sim_context_synchronize(context, SIM_FOREVER);
    sim_context_release(context);
    return waited == ACL_SUCCESS ? free_memory(devPtr) : waited;
}
