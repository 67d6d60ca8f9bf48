/*
 * Asynchronous copies and fills.
 */
#include "copy.h"
#include "copy_task.h"
#include "direction.h"
#include "entry/error.h"
#include "model.h"
#include "queue/context.h"
#include "queue/stream.h"
#include "space/location.h"

/** With the handle and the ranges checked. Takes over the reference to the stream. */
static aclError copy_async(struct sim_copy_order *order, aclrtMemcpyKind kind, struct sim_stream *stream,
    struct sim_context *context)
{
    struct sim_direction direction;
    aclError result = sim_direction_correct(kind, order->destination, order->source, &direction);
    if (result == ACL_SUCCESS && direction.kind == ACL_MEMCPY_HOST_TO_HOST) {
        result = sim_fail_unsupported("an asynchronous copy from host to host is not supported");
    }
    if (result != ACL_SUCCESS || order->destination == order->source) {
        sim_stream_release(stream);
        return result;
    }
    sim_direction_report(kind, order->destination, order->source, order->count);
    order->staged = direction.kind == ACL_MEMCPY_HOST_TO_BUF_TO_DEVICE;
    return sim_copy_task_queue(order, direction.pageable, stream, context);
}

static aclError enter_copy(void *dst, size_t destMax, const void *src, size_t count, aclrtMemcpyKind kind,
    aclrtStream handle)
{
    if (count == 0) {
        return ACL_SUCCESS;
    }
    SIM_REQUIRE(dst);
    SIM_REQUIRE(src);
    SIM_TRY(sim_direction_check(kind));
    struct sim_stream *stream;
    SIM_TRY(sim_stream_check(handle, &stream));
    if (count > destMax) {
        sim_stream_release(stream);
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1003", "argument count is %zu; it must be at most destMax, which is %zu",
            count, destMax);
    }
    struct sim_context *context;
    const aclError current = sim_context_acquire(SIM_CONTEXT_EXPLICIT, &context);
    if (current != ACL_SUCCESS) {
        sim_stream_release(stream);
        return current;
    }
    struct sim_copy_order order = {
        .destination = (uintptr_t)dst,
        .source = (uintptr_t)src,
        .count = count,
        .destination_argument = "dst",
        .source_argument = "src",
    };
    const aclError result = copy_async(&order, kind, stream, context);
    sim_context_release(context);
    return result;
}

aclError sim_aclrtMemcpyAsync(void *dst, size_t destMax, const void *src, size_t count, aclrtMemcpyKind kind,
    aclrtStream stream)
{
    return enter_copy(dst, destMax, src, count, kind, stream);
}

/** The condition is that the driver can tell pinned from pageable memory, which it can. */
aclError sim_aclrtMemcpyAsyncWithCondition(void *dst, size_t destMax, const void *src, size_t count, aclrtMemcpyKind kind,
    aclrtStream stream)
{
    return enter_copy(dst, destMax, src, count, kind, stream);
}

/** The device fills its own memory in the order of the stream, the CPU host memory at once. */
static aclError fill(struct sim_stream *stream, uintptr_t address, uint32_t value, size_t count)
{
    static const char argument[] = "devPtr";
    struct sim_location location;
    const aclError found = sim_location_find(address, &location);
    if (found != ACL_SUCCESS) {
        return sim_location_fail(found, address, argument);
    }
    if (location.type == ACL_MEM_LOCATION_TYPE_HOST || location.type == ACL_MEM_LOCATION_TYPE_UNREGISTERED) {
        const struct sim_copy_context context = {
            .device = stream->device, .destination_argument = argument, .source_argument = ""};
        return sim_copy_fill(address, value, 1, count, &context);
    }
    return sim_fill_task_submit(stream, address, value, 1, count, argument);
}

aclError sim_aclrtMemsetAsync(void *devPtr, size_t maxCount, int32_t value, size_t count, aclrtStream stream)
{
    if (count == 0) {
        return ACL_SUCCESS;
    }
    SIM_REQUIRE(devPtr);
    struct sim_stream *target;
    SIM_TRY(sim_stream_check(stream, &target));
    if (count > maxCount) {
        sim_stream_release(target);
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1003", "argument count is %zu; it must be at most maxCount, which is %zu",
            count, maxCount);
    }
    struct sim_context *context;
    aclError result = sim_context_acquire(SIM_CONTEXT_IMPLICIT, &context);
    if (result != ACL_SUCCESS) {
        sim_stream_release(target);
        return result;
    }
    result = sim_stream_resolve(&target, context);
    if (result == ACL_SUCCESS) {
        result = fill(target, (uintptr_t)devPtr, (uint32_t)value & 0xFF, count);
        sim_stream_release(target);
    }
    sim_context_release(context);
    return result;
}
