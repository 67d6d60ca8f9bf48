#include "copy_task.h"

#include <stdlib.h>

#include "base/clock.h"
#include "capture/capture.h"
#include "copy.h"
#include "device/device.h"
#include "entry/error.h"
#include "source_watch.h"
#include "space/named_range.h"
#include "view.h"

/** Larger transfers are split, as the real ones are: between two pieces the stream looks whether it has to stop. */
#define CHUNK ((size_t)64 << 20)

/** Places in copy_task.named. */
enum { DESTINATION, SOURCE };

struct copy_task {
    struct sim_task task;
    struct sim_copy_order order;
    struct sim_named_range named[2];
    /** Copy of the source, NULL: not staged. */
    unsigned char *stage;
    /** NULL: nothing to watch. */
    struct sim_source_watch *watch;
};

struct fill_task {
    struct sim_task task;
    uintptr_t destination;
    uint32_t value;
    size_t width;
    size_t count;
    const char *argument;
    struct sim_named_range named;
};

/** The id of the range when it reaches to the address, which lies in it or behind it. */
static uint64_t id_at(const struct sim_named_range *named, uintptr_t address)
{
    const struct sim_range *range = named == NULL ? NULL : named->range;
    return range != NULL && address - range->base < range->size ? range->id : 0;
}

/** A copy on its way. The ranges may be NULL. */
struct transfer {
    const struct sim_copy_order *order;
    struct sim_copy_context context;
    const struct sim_named_range *destination;
    const struct sim_named_range *source;
};

/** A queued transfer whose stream has to stop leaves the rest undone. */
static bool has_to_stop(const struct transfer *transfer)
{
    return transfer->context.stream != NULL && sim_stream_stopping(transfer->context.stream);
}

/** One piece in chunks. */
static aclError move(struct transfer *transfer, uintptr_t destination, uintptr_t source)
{
    struct sim_copy_context *context = &transfer->context;
    const size_t count = transfer->order->count;
    for (size_t done = 0; done < count && !has_to_stop(transfer);) {
        const size_t size = count - done < CHUNK ? count - done : CHUNK;
        context->destination_id = id_at(transfer->destination, destination + done);
        context->source_id = id_at(transfer->source, source + done);
        SIM_TRY(sim_copy_move(destination + done, source + done, size, context));
        done += size;
    }
    return ACL_SUCCESS;
}

/** From the first byte of the first row to the last one of the last row. Pitches may be absurd. */
static size_t extent(const struct sim_copy_order *order, size_t pitch)
{
    size_t bytes;
    return __builtin_mul_overflow(order->rows - 1, pitch, &bytes) || __builtin_add_overflow(bytes, order->count, &bytes)
        ? SIZE_MAX
        : bytes;
}

static aclError carry_out(struct transfer *transfer)
{
    const struct sim_copy_order *order = transfer->order;
    if (order->rows > 1) {
        SIM_TRY(sim_view_check_extent(order->source, extent(order, order->source_pitch), SIM_VIEW_SOURCE,
            &transfer->context));
        SIM_TRY(sim_view_check_extent(order->destination, extent(order, order->destination_pitch), SIM_VIEW_DESTINATION,
            &transfer->context));
    }
    const size_t rows = order->rows == 0 ? 1 : order->rows;
    for (size_t row = 0; row < rows && !has_to_stop(transfer); row++) {
        SIM_TRY(move(transfer, order->destination + row * order->destination_pitch,
            order->source + row * order->source_pitch));
    }
    return ACL_SUCCESS;
}

static aclError run_copy(struct sim_task *task, struct sim_stream *stream)
{
    struct copy_task *copy = (struct copy_task *)task;
    struct transfer transfer = {
        .order = &copy->order,
        .context = {
            .device = stream->device,
            .stream = stream,
            .destination_argument = copy->order.destination_argument,
            .source_argument = copy->order.source_argument,
        },
        .destination = &copy->named[DESTINATION],
        .source = &copy->named[SOURCE],
    };
    const aclError result = carry_out(&transfer);
    if (result == ACL_SUCCESS && !has_to_stop(&transfer) && !task->behind_wait) {
        sim_source_watch_end(copy->watch, &copy->order);
    }
    return result;
}

static void cleanup_copy(struct sim_task *task, bool ran)
{
    (void)ran;
    struct copy_task *copy = (struct copy_task *)task;
    sim_named_range_release(&copy->named[DESTINATION]);
    sim_named_range_release(&copy->named[SOURCE]);
    free(copy->watch);
    free(copy->stage);
    free(copy);
}

static aclError fail_memory(void)
{
    return sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EL9999", "no host memory for the queued task");
}

/** Copies the source into the task. */
static aclError stage(struct copy_task *copy)
{
    copy->stage = malloc(copy->order.count);
    if (copy->stage == NULL) {
        return fail_memory();
    }
    const struct sim_copy_context context = {.device = -1};
    SIM_TRY(sim_copy_move((uintptr_t)copy->stage, copy->order.source, copy->order.count, &context));
    copy->order.source = (uintptr_t)copy->stage;
    return ACL_SUCCESS;
}

aclError sim_copy_task_submit(struct sim_stream *stream, const struct sim_copy_order *order)
{
    struct copy_task *copy = malloc(sizeof *copy);
    if (copy == NULL) {
        return fail_memory();
    }
    *copy = (struct copy_task){
        .task = {.run = run_copy, .cleanup = cleanup_copy, .named = copy->named, .named_count = 2},
        .order = *order,
    };
    if (order->staged) {
        const aclError staged = stage(copy);
        if (staged != ACL_SUCCESS) {
            cleanup_copy(&copy->task, false);
            return staged;
        }
    } else {
        sim_named_range_hold(&copy->named[SOURCE], order->source);
        /* Behind a wait for the program it may still write: the wait is how it says that it has. So it may between executions. */
        copy->watch = sim_stream_waits(stream) || sim_stream_captured(stream)
            ? NULL
            : sim_source_watch_begin(order, copy->named[SOURCE].range);
    }
    sim_named_range_hold(&copy->named[DESTINATION], order->destination);
    return sim_stream_submit(stream, &copy->task);
}

aclError sim_copy_task_now(int32_t device, const struct sim_copy_order *order)
{
    struct transfer transfer = {
        .order = order,
        .context = {
            .device = device,
            .destination_argument = order->destination_argument,
            .source_argument = order->source_argument,
        },
    };
    return carry_out(&transfer);
}

/** Memory that the runtime does not know: wait for the stream, then copy here. The stream may be another context's. */
static aclError copy_pageable(const struct sim_copy_order *order, struct sim_stream *stream, struct sim_context *context)
{
    sim_stream_default(&stream, context);
    if (stream == NULL) {
        return sim_fail_context();
    }
    aclError result = sim_capture_allows_pageable(stream, context);
    if (result == ACL_SUCCESS) {
        result = sim_stream_synchronize(stream, SIM_FOREVER);
    }
    sim_stream_release(stream);
    if (result == ACL_SUCCESS) {
        result = sim_device_abort_check(context->device);
    }
    return result == ACL_SUCCESS ? sim_copy_task_now(context->device, order) : result;
}

aclError sim_copy_task_queue(const struct sim_copy_order *order, bool pageable, struct sim_stream *stream,
    struct sim_context *context)
{
    if (pageable) {
        return copy_pageable(order, stream, context);
    }
    SIM_TRY(sim_stream_resolve(&stream, context));
    const aclError result = sim_copy_task_submit(stream, order);
    sim_stream_release(stream);
    return result;
}

static aclError run_fill(struct sim_task *task, struct sim_stream *stream)
{
    struct fill_task *fill = (struct fill_task *)task;
    const struct sim_copy_context context = {
        .device = stream->device,
        .stream = stream,
        .destination_argument = fill->argument,
        .source_argument = "",
        .destination_id = sim_named_range_id(&fill->named),
    };
    return sim_copy_fill(fill->destination, fill->value, fill->width, fill->count, &context);
}

static void cleanup_fill(struct sim_task *task, bool ran)
{
    (void)ran;
    struct fill_task *fill = (struct fill_task *)task;
    sim_named_range_release(&fill->named);
    free(fill);
}

aclError sim_fill_task_submit(struct sim_stream *stream, uintptr_t destination, uint32_t value, size_t width, size_t count,
    const char *argument)
{
    struct fill_task *fill = malloc(sizeof *fill);
    if (fill == NULL) {
        return fail_memory();
    }
    *fill = (struct fill_task){
        .task = {.run = run_fill, .cleanup = cleanup_fill, .named = &fill->named, .named_count = 1},
        .destination = destination,
        .value = value,
        .width = width,
        .count = count,
        .argument = argument,
    };
    sim_named_range_hold(&fill->named, destination);
    return sim_stream_submit(stream, &fill->task);
}
