/*
 * Fills with 32-bit words.
 */
#include "copy.h"
#include "copy_task.h"
#include "device/device.h"
#include "entry/error.h"
#include "model.h"
#include "queue/context.h"
#include "space/location.h"

/** Checks of the ACL layer, in its order. */
static aclError check(const void *ptr, size_t memSize, size_t N, struct sim_location *location)
{
    SIM_REQUIRE(ptr);
    if ((uintptr_t)ptr % sizeof(uint32_t) != 0) {
        return sim_fail(ACL_ERROR_INVALID_PARAM, "EH0009", "argument ptr is 0x%zx; it must be a multiple of 4", (size_t)ptr);
    }
    /* The product may wrap, as it does in the real library. */
    if (memSize < N * sizeof(uint32_t)) {
        return sim_fail(ACL_ERROR_INVALID_PARAM, "EH0009", "argument memSize is %zu; it must be at least 4 times N, which is %zu",
            memSize, N);
    }
    const aclError found = sim_location_find((uintptr_t)ptr, location);
    if (found != ACL_SUCCESS) {
        return sim_location_fail(found, (uintptr_t)ptr, "ptr");
    }
    if (location->type != ACL_MEM_LOCATION_TYPE_HOST && location->type != ACL_MEM_LOCATION_TYPE_DEVICE &&
        location->type != ACL_MEM_LOCATION_TYPE_HOST_NUMA) {
        return sim_fail(ACL_ERROR_INVALID_PARAM, "EH0009",
            "argument ptr is 0x%zx, which is no memory of this library; use aclrtMalloc or aclrtMallocHost", (size_t)ptr);
    }
    return ACL_SUCCESS;
}

static aclError fill_now(void *ptr, uint32_t value, size_t bytes, int32_t device)
{
    const struct sim_copy_context context = {.device = device, .destination_argument = "ptr", .source_argument = ""};
    return sim_copy_fill((uintptr_t)ptr, value, sizeof value, bytes, &context);
}

aclError sim_aclrtMemsetD32(void *ptr, size_t memSize, uint32_t value, size_t N)
{
    if (N == 0) {
        return ACL_SUCCESS;
    }
    struct sim_location location;
    SIM_TRY(check(ptr, memSize, N, &location));
    int32_t device;
    SIM_TRY(sim_context_device(SIM_CONTEXT_IMPLICIT, &device));
    SIM_TRY(sim_device_abort_check(device));
    return fill_now(ptr, value, N * sizeof value, device);
}

aclError sim_aclrtMemsetD32Async(void *ptr, size_t memSize, uint32_t value, size_t N, aclrtStream stream)
{
    if (N == 0) {
        return ACL_SUCCESS;
    }
    struct sim_location location;
    SIM_TRY(check(ptr, memSize, N, &location));
    struct sim_stream *target;
    SIM_TRY(sim_stream_check(stream, &target));
    struct sim_context *context;
    aclError result = sim_context_acquire(SIM_CONTEXT_IMPLICIT, &context);
    if (result != ACL_SUCCESS) {
        sim_stream_release(target);
        return result;
    }
    if (location.type != ACL_MEM_LOCATION_TYPE_DEVICE) {
        /* The CPU fills host memory at once, whatever the stream is doing. */
        sim_stream_release(target);
        result = fill_now(ptr, value, N * sizeof value, context->device);
    } else {
        result = sim_stream_resolve(&target, context);
        if (result == ACL_SUCCESS) {
            result = sim_fill_task_submit(target, (uintptr_t)ptr, value, sizeof value, N * sizeof value, "ptr");
            sim_stream_release(target);
        }
    }
    sim_context_release(context);
    return result;
}
