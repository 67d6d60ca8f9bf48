/*
 * Begin and end of captures, and what is queued in between.
 */
#include "capture.h"

#include <stdlib.h>

#include "entry/entry.h"
#include "entry/error.h"
#include "graph.h"
#include "handles/handle.h"
#include "machine/config.h"
#include "mode.h"
#include "model.h"

aclError sim_capture_check_flags(const struct sim_stream *stream)
{
    return (stream->flags & (ACL_STREAM_CPU_SCHEDULE | ACL_STREAM_DEVICE_USE_ONLY)) == 0
        ? ACL_SUCCESS
        : sim_fail(ACL_ERROR_RT_INTERNAL_ERROR, "EE1011",
              "argument stream was made with flags 0x%x, with which it can't be captured", stream->flags);
}

/** Takes a task that is queued on a captured stream. */
static bool take(struct sim_stream *stream, struct sim_task *task, aclError *result)
{
    sim_capture_lock();
    struct sim_lane *lane = atomic_load(&stream->lane);
    if (lane == NULL) {
        sim_capture_unlock();
        return false;
    }
    *result = sim_lane_check_group(lane, task);
    if (*result == ACL_SUCCESS && !sim_lane_add(lane, task)) {
        lane->invalid = true;
        *result = sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EE1013", "no host memory is left for the captured work");
    }
    if (*result != ACL_SUCCESS) {
        lane->graph->invalid = true;
    }
    sim_capture_unlock();
    if (*result != ACL_SUCCESS) {
        task->cleanup(task, false);
    }
    return true;
}

/** A captured stream ends with its context: so does the capture. */
static void forget(struct sim_stream *stream)
{
    sim_capture_lock();
    struct sim_lane *lane = atomic_load(&stream->lane);
    if (lane != NULL) {
        struct sim_graph *graph = lane->graph;
        graph->invalid = true;
        sim_capture_mode_leave(graph->context, graph->mode);
        sim_graph_end_capture(graph);
    }
    sim_capture_unlock();
}

static const struct sim_capture_hooks hooks = {take, forget};

static aclError fail_captured(const struct sim_stream *stream)
{
    return sim_fail(ACL_ERROR_RT_STREAM_CAPTURED, "EE1016", "stream %d is being captured already", stream->id);
}

/** Makes a graph and begins; all checks but the last have been made. */
static aclError begin(struct sim_stream *stream, aclmdlRICaptureMode mode)
{
    struct sim_graph *graph;
    struct sim_lane *lane;
    SIM_TRY(sim_graph_make(stream->context, &graph));
    aclError error = sim_lane_make(stream->context, &lane);
    if (error == ACL_SUCCESS) {
        graph->mode = mode;
        graph->thread = sim_entry_thread();
        sim_on_capture(&hooks);
        sim_capture_lock();
        if (sim_stream_captured(stream)) {
            error = fail_captured(stream);
        } else {
            sim_lane_join(lane, graph, stream);
            sim_capture_mode_enter(graph->context, mode);
            lane = NULL;
        }
        sim_capture_unlock();
        sim_lane_free(lane);
    }
    if (error != ACL_SUCCESS) {
        (void)sim_handle_retire(ACLSIM_OBJECT_MODEL, graph->handle);
    }
    sim_graph_release(graph);
    return error;
}

/** The stream as an argument of begin and end, with its flags and its context. */
static aclError check_stream(struct sim_stream *stream)
{
    struct sim_context *context;
    SIM_TRY(sim_context_acquire(SIM_CONTEXT_IMPLICIT, &context));
    aclError error = ACL_SUCCESS;
    if (stream->context != context) {
        error = sim_stream_foreign();
    } else if (stream->use == SIM_STREAM_DEFAULT) {
        error = sim_fail(
            ACL_ERROR_RT_FEATURE_NOT_SUPPORT, "EE1017", "the default stream can't be captured; use a stream of aclrtCreateStream");
    }
    sim_context_release(context);
    return error;
}

aclError sim_aclmdlRICaptureBegin(aclrtStream stream, aclmdlRICaptureMode mode)
{
    SIM_REQUIRE(stream);
    struct sim_stream *own;
    SIM_TRY(sim_stream_check(stream, &own));
    aclError error = ACL_SUCCESS;
    if ((unsigned)mode > ACL_MODEL_RI_CAPTURE_MODE_RELAXED) {
        error = sim_fail_range("mode", (long long)mode, "a value of aclmdlRICaptureMode");
    }
    if (error == ACL_SUCCESS) {
        error = sim_capture_check_flags(own);
    }
    if (error == ACL_SUCCESS) {
        error = check_stream(own);
    }
    if (error == ACL_SUCCESS) {
        error = sim_stream_captured(own) ? fail_captured(own) : begin(own, mode);
    }
    sim_stream_release(own);
    return error;
}

static aclError fail_unjoined(const struct sim_lane *lane, const char *why)
{
    return sim_fail(ACL_ERROR_RT_STREAM_UNJOINED, "EE1017",
        "stream %d takes part in the capture and was not joined: %s", lane->captured == NULL ? -1 : lane->captured->id, why);
}

/** Whether all streams that joined have come back to the first one. */
static aclError check_joined(const struct sim_graph *graph)
{
    bool back = graph->lanes->next == NULL;
    for (const struct sim_lane *lane = graph->lanes->next; lane != NULL; lane = lane->next) {
        if (lane->last_mark == NULL) {
            return fail_unjoined(lane, "its last work must be aclrtRecordEvent");
        }
        if (!lane->last_mark->awaited) {
            return fail_unjoined(lane, "no stream waits for the event that it recorded last");
        }
        back = back || lane->last_mark->awaited_by_origin;
    }
    return back ? ACL_SUCCESS
                : sim_fail(ACL_ERROR_RT_STREAM_UNJOINED, "EE1017",
                      "the stream on which the capture began waits for no event of the streams that joined it");
}

static aclError check_complete(struct sim_graph *graph)
{
    if (graph->invalid || graph->lanes->invalid) {
        return sim_fail(ACL_ERROR_RT_STREAM_CAPTURE_INVALIDATED, "EE1016",
            "the capture is invalid after an earlier error; what was captured is dropped");
    }
    if (graph->open_groups > 0) {
        return sim_fail(ACL_ERROR_STREAM_TASK_GROUP_STATUS, "EE1017",
            "a group of tasks is open; call aclmdlRICaptureTaskGrpEnd before the capture ends");
    }
    SIM_TRY(check_joined(graph));
    return sim_graph_list_ranges(graph)
        ? ACL_SUCCESS
        : sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EE1013", "no host memory is left for the captured work");
}

/** Ends the capture of a lane. Called with the capture lock. @param graph receives it with a reference when the capture ends */
static aclError end(struct sim_lane *lane, struct sim_graph **graph)
{
    struct sim_graph *own = lane->graph;
    if (lane != own->lanes) {
        return sim_fail(ACL_ERROR_RT_STREAM_CAPTURE_UNMATCHED, "EE1017",
            "the stream joined the capture of another one; call aclmdlRICaptureEnd for the stream of aclmdlRICaptureBegin");
    }
    const bool thread = own->mode == ACL_MODEL_RI_CAPTURE_MODE_RELAXED || own->thread == sim_entry_thread();
    const aclError error = thread ? check_complete(own)
                                  : sim_fail(ACL_ERROR_RT_STREAM_CAPTURE_WRONG_THREAD, "EE1017",
                                        "the capture was begun by another thread, which has to end it in this mode; it is dropped");
    sim_handle_retain(own->handle);
    *graph = own;
    sim_capture_mode_leave(own->context, own->mode);
    sim_graph_end_capture(own);
    return error;
}

static aclError end_of(struct sim_stream *stream, aclmdlRI *modelRI)
{
    if (sim_stream_captured(stream) && modelRI == NULL) {
        return sim_fail_runtime_null("modelRI");
    }
    SIM_TRY(check_stream(stream));
    if (modelRI != NULL) {
        *modelRI = NULL;
    }
    struct sim_graph *graph = NULL;
    sim_capture_lock();
    struct sim_lane *lane = atomic_load(&stream->lane);
    const aclError error = lane != NULL ? end(lane, &graph)
                                        : sim_fail(ACL_ERROR_RT_STREAM_NOT_CAPTURED, "EE1018",
                                              "stream %d is not being captured; call aclmdlRICaptureBegin first", stream->id);
    sim_capture_unlock();
    if (graph == NULL) {
        return error;
    }
    if (error == ACL_SUCCESS && modelRI != NULL) {
        *modelRI = graph->handle;
    } else {
        (void)sim_handle_retire(ACLSIM_OBJECT_MODEL, graph->handle);
    }
    sim_graph_release(graph);
    return error;
}

aclError sim_aclmdlRICaptureEnd(aclrtStream stream, aclmdlRI *modelRI)
{
    SIM_REQUIRE(stream);
    struct sim_stream *own;
    SIM_TRY(sim_stream_check(stream, &own));
    aclError error = sim_capture_check_flags(own);
    if (error == ACL_SUCCESS) {
        error = end_of(own, modelRI);
    }
    sim_stream_release(own);
    return error;
}

/** Before CANN 9.0 only streams of the current context could be asked. */
static aclError find_stream(aclrtStream handle, struct sim_stream **stream)
{
    if (sim_config()->version.capture_of_any_context) {
        return sim_stream_check(handle, stream);
    }
    struct sim_context *context;
    SIM_TRY(sim_stream_enter(handle, SIM_CONTEXT_IMPLICIT, stream, &context));
    sim_context_release(context);
    return ACL_SUCCESS;
}

aclError sim_aclmdlRICaptureGetInfo(aclrtStream stream, aclmdlRICaptureStatus *status, aclmdlRI *modelRI)
{
    SIM_REQUIRE(stream);
    if (status == NULL && modelRI == NULL) {
        return sim_fail(ACL_ERROR_INVALID_PARAM, "EH0009",
            "arguments status and modelRI are null pointers; pass a valid address for what you want to know");
    }
    struct sim_stream *own;
    SIM_TRY(find_stream(stream, &own));
    aclmdlRICaptureStatus answer = ACL_MODEL_RI_CAPTURE_STATUS_NONE;
    aclmdlRI model = NULL;
    sim_capture_lock();
    const struct sim_lane *lane = atomic_load(&own->lane);
    if (lane != NULL) {
        answer = lane->invalid ? ACL_MODEL_RI_CAPTURE_STATUS_INVALIDATED : ACL_MODEL_RI_CAPTURE_STATUS_ACTIVE;
        model = lane->graph->handle;
    }
    sim_capture_unlock();
    sim_stream_release(own);
    if (status != NULL) {
        *status = answer;
    }
    if (modelRI != NULL) {
        *modelRI = model;
    }
    return ACL_SUCCESS;
}
