/*
 * Synchronous copies and fills: done on the calling thread, without a look at any stream.
 */
#include "copy.h"

#include "capture/capture.h"
#include "device/device.h"
#include "direction.h"
#include "entry/error.h"
#include "model.h"
#include "queue/context.h"

/** The device of the calling thread's context, in working order, while no capture forbids it. */
static aclError enter(int32_t *device)
{
    SIM_TRY(sim_context_device(SIM_CONTEXT_IMPLICIT, device));
    SIM_TRY(sim_device_abort_check(*device));
    return sim_capture_allows_sync_here();
}

aclError sim_aclrtMemcpy(void *dst, size_t destMax, const void *src, size_t count, aclrtMemcpyKind kind)
{
    if (count == 0) {
        return ACL_SUCCESS;
    }
    SIM_REQUIRE(dst);
    SIM_REQUIRE(src);
    SIM_TRY(sim_direction_check(kind));
    if (destMax == 0 || count > destMax) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1003", "argument count is %zu; it must be 1 to destMax, which is %zu",
            count, destMax);
    }
    if (dst == src) {
        return ACL_SUCCESS;
    }
    int32_t device;
    SIM_TRY(enter(&device));
    sim_direction_report(kind, (uintptr_t)dst, (uintptr_t)src, count);
    const struct sim_copy_context context = {
        .device = device, .destination_argument = "dst", .source_argument = "src"};
    return sim_copy_move((uintptr_t)dst, (uintptr_t)src, count, &context);
}

aclError sim_aclrtMemset(void *devPtr, size_t maxCount, int32_t value, size_t count)
{
    if (count == 0) {
        return ACL_SUCCESS;
    }
    SIM_REQUIRE(devPtr);
    int32_t device;
    SIM_TRY(enter(&device));
    if (count > maxCount) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EL9999", "argument count is %zu; it must be at most maxCount, which is %zu",
            count, maxCount);
    }
    const struct sim_copy_context context = {.device = device, .destination_argument = "devPtr", .source_argument = ""};
    return sim_copy_fill((uintptr_t)devPtr, (uint32_t)value & 0xFF, 1, count, &context);
}
