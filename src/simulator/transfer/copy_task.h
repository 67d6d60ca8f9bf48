/*
 * Queued copies and fills. What they touch is looked up when they run; while they wait, the ranges that their addresses
 * name at the call know it, so that freeing one of them is seen.
 */
#ifndef SIM_TRANSFER_COPY_TASK_H
#define SIM_TRANSFER_COPY_TASK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "acl/acl_rt.h"
#include "queue/stream.h"

/** What a copy task does. */
struct sim_copy_order {
    uintptr_t destination;
    uintptr_t source;
    size_t count;
    /** Names of the C arguments, for findings. */
    const char *destination_argument;
    const char *source_argument;
    /** Copy the source now: the caller may use it again when the call returns. */
    bool staged;
    /** Rows of a two-dimensional copy, 0: one piece. `count` is the width then. */
    size_t rows;
    size_t destination_pitch;
    size_t source_pitch;
};

/** Queues a copy. @return as sim_stream_submit; 207001 without host memory */
aclError sim_copy_task_submit(struct sim_stream *stream, const struct sim_copy_order *order);

/**
 * What the asynchronous functions do with a checked copy: queue it, or, when memory unknown to the runtime is involved,
 * wait for the stream (which may be another context's then) and copy at once.
 * @param stream what sim_stream_check gave; its reference is taken over
 */
aclError sim_copy_task_queue(const struct sim_copy_order *order, bool pageable, struct sim_stream *stream,
    struct sim_context *context);

/** Does the same at once, on the calling thread. */
aclError sim_copy_task_now(int32_t device, const struct sim_copy_order *order);

/** Queues a fill of `count` bytes with a pattern of `width` bytes. */
aclError sim_fill_task_submit(struct sim_stream *stream, uintptr_t destination, uint32_t value, size_t width, size_t count,
    const char *argument);

#endif
