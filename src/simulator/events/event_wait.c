/*
 * Streams that wait for events.
 */
#include <stdlib.h>

#include "base/clock.h"
#include "entry/error.h"
#include "event.h"
#include "event_timeout.h"
#include "handles/handle.h"
#include "model.h"

#define MILLISECONDS_PER_SECOND 1000

struct wait_task {
    struct sim_task task;
    /** NULL for IPC events, and for external ones in a capture, which are looked at with each execution. */
    struct sim_point *point;
    struct sim_event *event;
    /** For IPC events: the number of records to wait for. */
    uint64_t target;
    uint32_t timeout_s;
};

/** What a wait of an event that is no Ex event has to wait for, with a reference: a flag that stays set, except after a reset. */
static aclError old_point(struct sim_event *event, struct sim_point **point)
{
    struct sim_point *made = sim_point_make();
    if (made == NULL) {
        return sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EE1013", "no host memory is left for the task");
    }
    (void)pthread_mutex_lock(&event->mutex);
    struct sim_point *latest = event->latest;
    const bool complete = latest != NULL && sim_point_complete(latest);
    const bool flag = (event->flags & (ACL_EVENT_SYNC | ACL_EVENT_EXTERNAL)) != 0;
    const bool fails = latest == NULL && !flag;
    *point = NULL;
    if (latest == NULL || (complete && event->was_reset)) {
        if (!fails && event->next == NULL) {
            event->next = made;
            made = NULL;
        }
        *point = fails ? NULL : event->next;
    } else if (!complete) {
        *point = latest;
    }
    if (*point != NULL) {
        sim_point_retain(*point);
    }
    (void)pthread_mutex_unlock(&event->mutex);
    sim_point_release(made);
    return fails ? sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1018",
                       "argument event has not been recorded; call aclrtRecordEvent before the wait")
                 : ACL_SUCCESS;
}

/** A captured wait for an external event. */
static aclError wait_anew(struct sim_event *event, struct sim_stream *stream, uint64_t deadline)
{
    struct sim_point *point;
    SIM_TRY(old_point(event, &point));
    if (point == NULL) {
        return ACL_SUCCESS;
    }
    const aclError result = sim_stream_wait(stream, &point->gate, sim_point_ready, point, deadline);
    sim_point_release(point);
    return result;
}

static aclError run_wait(struct sim_task *task, struct sim_stream *stream)
{
    struct wait_task *own = (struct wait_task *)task;
    const uint64_t deadline =
        own->timeout_s == 0 ? SIM_FOREVER : sim_clock_deadline((int64_t)own->timeout_s * MILLISECONDS_PER_SECOND);
    const aclError result = own->event->share != NULL
        ? sim_event_page_wait(sim_event_page(own->event), own->target, stream, deadline)
        : own->point != NULL ? sim_stream_wait(stream, &own->point->gate, sim_point_ready, own->point, deadline)
                             : wait_anew(own->event, stream, deadline);
    if (result == ACL_ERROR_RT_WAIT_TIMEOUT) {
        return sim_fail(result, "EE9999", "the wait for an event took longer than its time-out of %u s", own->timeout_s);
    }
    return result;
}

static void clean_wait(struct sim_task *task, bool ran)
{
    (void)ran;
    struct wait_task *own = (struct wait_task *)task;
    (void)pthread_mutex_lock(&own->event->mutex);
    own->event->waits--;
    (void)pthread_mutex_unlock(&own->event->mutex);
    sim_event_release(own->event);
    sim_point_release(own->point);
    free(own);
}

static void get_wait(const struct sim_task *task, aclmdlRITaskParams *params)
{
    const struct sim_event *event = ((const struct wait_task *)task)->event;
    params->eventWaitTaskParams.event = event->handle;
    params->eventWaitTaskParams.eventFlag = event->flags;
}

static const struct sim_task_model wait_model = {ACL_MODEL_RI_TASK_EVENT_WAIT, "EVENT_WAIT", get_wait, NULL};

static aclError submit_wait(struct sim_event *event, struct sim_point *point, uint64_t target, struct sim_stream *stream,
    uint32_t timeout_s)
{
    struct wait_task *task = calloc(1, sizeof *task);
    if (task == NULL) {
        sim_point_release(point);
        return sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EE1013", "no host memory is left for the task");
    }
    sim_handle_retain(event->handle);
    (void)pthread_mutex_lock(&event->mutex);
    event->waits++;
    (void)pthread_mutex_unlock(&event->mutex);
    task->task = (struct sim_task){
        .run = run_wait,
        .cleanup = clean_wait,
        .waits = point == NULL || atomic_load(&point->waits),
        .model = &wait_model,
    };
    task->point = point;
    task->event = event;
    task->target = target;
    task->timeout_s = timeout_s;
    return sim_stream_submit(stream, &task->task);
}

/** What a wait of an Ex event has to wait for, with a reference; NULL: nothing. */
static struct sim_point *ex_point(struct sim_event *event, const struct sim_stream *stream)
{
    struct sim_point *point = sim_event_latest(event);
    if (point != NULL && (point->stream == stream || sim_point_complete(point))) {
        sim_point_release(point);
        return NULL;
    }
    return point;
}

static aclError wait_on(struct sim_stream *stream, struct sim_event *event, uint32_t timeout_s)
{
    if (event->share != NULL) {
        const uint64_t target = atomic_load(&sim_event_page(event)->submitted);
        const bool complete = atomic_load(&sim_event_page(event)->completed) >= target;
        return complete ? ACL_SUCCESS : submit_wait(event, NULL, target, stream, timeout_s);
    }
    struct sim_point *point = NULL;
    if (event->ex) {
        point = ex_point(event, stream);
    } else {
        SIM_TRY(old_point(event, &point));
    }
    return point == NULL ? ACL_SUCCESS : submit_wait(event, point, 0, stream, timeout_s);
}

/** A captured stream waits for an event that was not captured: only external ones may lead out of a graph. */
static aclError wait_outside(struct sim_stream *stream, struct sim_event *event, uint32_t timeout_s)
{
    if (event->flags == ACL_EVENT_EXTERNAL) {
        return submit_wait(event, NULL, 0, stream, timeout_s);
    }
    if (!event->ex || event->share != NULL) {
        return sim_fail_unsupported("captured streams wait only for events of aclrtCreateEventExWithFlag and for those with "
                                    "ACL_EVENT_EXTERNAL");
    }
    struct sim_point *point = sim_event_latest(event);
    if (point == NULL) {
        return ACL_SUCCESS;
    }
    sim_point_release(point);
    return sim_fail(ACL_ERROR_RT_CAPTURE_DEPENDENCY, "EE1016",
        "argument event was recorded outside of the capture of stream %d; record it in the capture, or use an event with "
        "ACL_EVENT_EXTERNAL", stream->id);
}

/** Waits; for a captured record, and in a captured stream, with each execution of the graph. */
static aclError wait(struct sim_stream *stream, struct sim_event *event, uint32_t timeout_s)
{
    if (sim_capture_knows(&event->captured)) {
        const struct sim_captured_event captured = sim_event_captured(event);
        aclError result;
        if (sim_capture_wait(stream, &captured, &result)) {
            return result;
        }
    }
    return sim_stream_captured(stream) ? wait_outside(stream, event, timeout_s) : wait_on(stream, event, timeout_s);
}

static aclError stream_wait(aclrtStream stream, aclrtEvent handle, uint32_t timeout_s)
{
    struct sim_event *event;
    SIM_TRY(sim_stream_check_handle(stream));
    SIM_REQUIRE_RUNTIME(handle);
    SIM_TRY(sim_event_check(handle, "event", &event));
    aclError error = sim_event_not_device_only(event);
    if (error == ACL_SUCCESS && !sim_event_has_sync(event)) {
        error = sim_fail_unsupported("argument event was created without ACL_EVENT_SYNC, so no stream can wait for it");
    }
    struct sim_stream *target = NULL;
    struct sim_context *context = NULL;
    if (error == ACL_SUCCESS) {
        error = sim_stream_enter(stream, SIM_CONTEXT_IMPLICIT, &target, &context);
    }
    if (error == ACL_SUCCESS) {
        error = wait(target, event, timeout_s);
        sim_stream_release(target);
        sim_context_release(context);
    }
    sim_event_release(event);
    return error;
}

aclError sim_aclrtStreamWaitEvent(aclrtStream stream, aclrtEvent event)
{
    SIM_REQUIRE(event);
    return stream_wait(stream, event, sim_event_wait_timeout());
}

aclError sim_aclrtStreamWaitEventWithTimeout(aclrtStream stream, aclrtEvent event, int32_t timeout)
{
    if (timeout < 0) {
        return sim_fail_expected("timeout", timeout, "a number of seconds, or 0 for no limit");
    }
    return stream_wait(stream, event, (uint32_t)timeout);
}
