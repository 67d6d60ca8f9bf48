/*
 * Copies of a matrix: rows of `width` bytes, each end with its own pitch.
 */
#include "capture/capture.h"
#include "copy_task.h"
#include "device/device.h"
#include "direction.h"
#include "entry/error.h"
#include "model.h"
#include "queue/context.h"

#define MOST_ROWS ((size_t)5242880)
#define WIDEST_ROW ((size_t)5000000)

/** Checks of the ACL layer, in its order. */
static aclError check(const void *dst, size_t dpitch, const void *src, size_t spitch, size_t width, aclrtMemcpyKind kind)
{
    SIM_REQUIRE(dst);
    SIM_REQUIRE(src);
    if (width > spitch || width > dpitch) {
        return sim_fail(ACL_ERROR_INVALID_PARAM, "EH0009",
            "argument width is %zu; it must be at most spitch and dpitch, which are %zu and %zu", width, spitch, dpitch);
    }
    if (kind != ACL_MEMCPY_HOST_TO_DEVICE && kind != ACL_MEMCPY_DEVICE_TO_HOST && kind != ACL_MEMCPY_DEVICE_TO_DEVICE &&
        kind != ACL_MEMCPY_DEFAULT) {
        return sim_fail_choice("kind", kind, "host to device, device to host, device to device or default");
    }
    return ACL_SUCCESS;
}

static aclError check_range(size_t width, size_t height)
{
    if (height > MOST_ROWS) {
        return sim_fail_range("height", (long long)height, "at most 5242880");
    }
    return width > WIDEST_ROW ? sim_fail_range("width", (long long)width, "at most 5000000") : ACL_SUCCESS;
}

static struct sim_copy_order order_of(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width,
    size_t height)
{
    return (struct sim_copy_order){
        .destination = (uintptr_t)dst,
        .source = (uintptr_t)src,
        .count = width,
        .destination_argument = "dst",
        .source_argument = "src",
        .rows = height,
        .destination_pitch = dpitch,
        .source_pitch = spitch,
    };
}

static aclError correct(aclrtMemcpyKind kind, const struct sim_copy_order *order, bool between_devices,
    struct sim_direction *direction)
{
    SIM_TRY(sim_direction_correct(kind, order->destination, order->source, direction));
    const bool fits = direction->kind == ACL_MEMCPY_HOST_TO_DEVICE || direction->kind == ACL_MEMCPY_DEVICE_TO_HOST ||
        (between_devices && direction->kind == ACL_MEMCPY_DEVICE_TO_DEVICE);
    if (!fits) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1017",
            "argument kind: a copy between these two places is not possible with this function");
    }
    sim_direction_report(kind, order->destination, order->source, order->count);
    return ACL_SUCCESS;
}

aclError sim_aclrtMemcpy2d(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width, size_t height,
    aclrtMemcpyKind kind)
{
    if (width == 0 || height == 0) {
        return ACL_SUCCESS;
    }
    SIM_TRY(check(dst, dpitch, src, spitch, width, kind));
    SIM_TRY(check_range(width, height));
    if (kind == ACL_MEMCPY_DEVICE_TO_DEVICE) {
        return sim_fail_unsupported("a synchronous copy of a matrix inside the device is not supported");
    }
    int32_t device;
    SIM_TRY(sim_context_device(SIM_CONTEXT_EXPLICIT, &device));
    const struct sim_copy_order order = order_of(dst, dpitch, src, spitch, width, height);
    struct sim_direction direction;
    SIM_TRY(correct(kind, &order, false, &direction));
    SIM_TRY(sim_device_abort_check(device));
    SIM_TRY(sim_capture_allows_sync_here());
    return sim_copy_task_now(device, &order);
}

static aclError queue(const struct sim_copy_order *order, aclrtMemcpyKind kind, struct sim_stream *stream,
    struct sim_context *context)
{
    struct sim_direction direction;
    const aclError corrected = correct(kind, order, true, &direction);
    if (corrected != ACL_SUCCESS) {
        sim_stream_release(stream);
        return corrected;
    }
    return sim_copy_task_queue(order, direction.pageable, stream, context);
}

aclError sim_aclrtMemcpy2dAsync(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width, size_t height,
    aclrtMemcpyKind kind, aclrtStream stream)
{
    if (width == 0 || height == 0) {
        return ACL_SUCCESS;
    }
    SIM_TRY(check(dst, dpitch, src, spitch, width, kind));
    struct sim_stream *target;
    SIM_TRY(sim_stream_named(stream, &target));
    struct sim_context *context = NULL;
    aclError result = check_range(width, height);
    if (result == ACL_SUCCESS) {
        result = sim_context_acquire(SIM_CONTEXT_EXPLICIT, &context);
    }
    if (result != ACL_SUCCESS) {
        sim_stream_release(target);
        return result;
    }
    const struct sim_copy_order order = order_of(dst, dpitch, src, spitch, width, height);
    result = queue(&order, kind, target, context);
    sim_context_release(context);
    return result;
}
