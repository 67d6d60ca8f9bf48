/*
 * Modes of captures: who may call functions that a capture makes unsafe.
 */
#include "mode.h"

#include <stdatomic.h>

#include "capture.h"
#include "entry/error.h"
#include "graph.h"
#include "model.h"

/** Captures of the process that are under way: without one nobody has to look further. */
static atomic_uint under_way;

/* The mode that the calling thread asked for, and the captures that it began and that have not ended, by their mode. */
static _Thread_local aclmdlRICaptureMode thread_mode = ACL_MODEL_RI_CAPTURE_MODE_GLOBAL;
static _Thread_local uint32_t thread_captures[SIM_CAPTURE_MODES];

/** The strictest mode that is in use; SIM_CAPTURE_MODES: none is. */
static unsigned strictest(const uint32_t captures[SIM_CAPTURE_MODES])
{
    unsigned mode = 0;
    while (mode < SIM_CAPTURE_MODES && captures[mode] == 0) {
        mode++;
    }
    return mode;
}

static void drop(uint32_t *count)
{
    if (*count > 0) {
        (*count)--;
    }
}

void sim_capture_mode_enter(struct sim_context *context, aclmdlRICaptureMode mode)
{
    (void)atomic_fetch_add(&under_way, 1);
    context->captures[mode]++;
    thread_captures[mode]++;
}

void sim_capture_mode_leave(struct sim_context *context, aclmdlRICaptureMode mode)
{
    (void)atomic_fetch_sub(&under_way, 1);
    drop(&context->captures[mode]);
    drop(&thread_captures[mode]);
}

/** As the runtime decides it from the modes of the context, of the thread's captures and of the thread. */
static bool is_allowed(const struct sim_context *context)
{
    sim_capture_lock();
    const unsigned of_context = strictest(context->captures);
    sim_capture_unlock();
    if (of_context == SIM_CAPTURE_MODES) {
        return true;
    }
    const unsigned of_thread = strictest(thread_captures);
    switch (thread_mode) {
    case ACL_MODEL_RI_CAPTURE_MODE_GLOBAL:
        return of_context != ACL_MODEL_RI_CAPTURE_MODE_GLOBAL && of_thread != ACL_MODEL_RI_CAPTURE_MODE_THREAD_LOCAL;
    case ACL_MODEL_RI_CAPTURE_MODE_THREAD_LOCAL:
        return of_thread != ACL_MODEL_RI_CAPTURE_MODE_GLOBAL && of_thread != ACL_MODEL_RI_CAPTURE_MODE_THREAD_LOCAL;
    default:
        return true;
    }
}

static const char refusal[] =
    "not allowed while a stream of the context is captured in the modes of the capture and of this thread; call it before, or "
    "set ACL_MODEL_RI_CAPTURE_MODE_RELAXED with aclmdlRICaptureThreadExchangeMode";

aclError sim_capture_allows_sync(const struct sim_context *context)
{
    return atomic_load_explicit(&under_way, memory_order_relaxed) == 0 || is_allowed(context)
        ? ACL_SUCCESS
        : sim_fail(ACL_ERROR_RT_CAPTURE_MODE_NOT_SUPPORT, "EE1016", "%s", refusal);
}

aclError sim_capture_allows_sync_here(void)
{
    if (atomic_load_explicit(&under_way, memory_order_relaxed) == 0) {
        return ACL_SUCCESS;
    }
    struct sim_context *context = sim_context_peek();
    if (context == NULL) {
        return ACL_SUCCESS;
    }
    const aclError error = sim_capture_allows_sync(context);
    sim_context_release(context);
    return error;
}

aclError sim_capture_allows_pageable(const struct sim_stream *stream, const struct sim_context *context)
{
    if (stream != NULL && sim_stream_captured(stream)) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1016",
            "stream %d is being captured, and a copy of pageable memory can't be; use memory of aclrtMallocHost", stream->id);
    }
    if (atomic_load_explicit(&under_way, memory_order_relaxed) == 0 || is_allowed(context)) {
        return ACL_SUCCESS;
    }
    return sim_fail(ACL_ERROR_RT_CAPTURE_MODE_BLOCK_ASYNC, "EE1016",
        "the copy of pageable memory waits for the stream and copies at once, which is %s", refusal);
}

aclError sim_aclmdlRICaptureThreadExchangeMode(aclmdlRICaptureMode *mode)
{
    SIM_REQUIRE(mode);
    const aclmdlRICaptureMode wanted = *mode;
    if ((unsigned)wanted > ACL_MODEL_RI_CAPTURE_MODE_RELAXED) {
        return sim_fail_range("mode", (long long)wanted, "a value of aclmdlRICaptureMode");
    }
    int32_t device;
    SIM_TRY(sim_context_device(SIM_CONTEXT_IMPLICIT, &device));
    *mode = thread_mode;
    thread_mode = wanted;
    return ACL_SUCCESS;
}
