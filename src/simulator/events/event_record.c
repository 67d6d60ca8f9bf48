/*
 * Records and resets of events in streams.
 */
#include <stdlib.h>

#include "base/clock.h"
#include "entry/error.h"
#include "event.h"
#include "handles/handle.h"
#include "model.h"

aclError sim_event_not_device_only(const struct sim_event *event)
{
    return (event->flags & ACL_EVENT_DEVICE_USE_ONLY) == 0
        ? ACL_SUCCESS
        : sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1006", "events with ACL_EVENT_DEVICE_USE_ONLY are used by the device alone");
}

struct record_task {
    struct sim_task task;
    struct sim_point *point;
    /** Held only by IPC events. */
    struct sim_event *event;
};

/** A record or a reset of an external event that was captured: done anew with each execution. */
struct external_task {
    struct sim_task task;
    /** With a reference. */
    struct sim_event *event;
};

static aclError fail_memory(void)
{
    return sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EE1013", "no host memory is left for the task");
}

/** Makes the point that a record stands for the latest one, with one more reference; NULL without memory. */
static struct sim_point *renew(struct sim_event *event, const struct sim_stream *stream)
{
    struct sim_point *made = sim_point_make();
    if (made == NULL) {
        return NULL;
    }
    (void)pthread_mutex_lock(&event->mutex);
    struct sim_point *point = event->next != NULL ? event->next : made;
    struct sim_point *unused = event->next != NULL ? made : NULL;
    struct sim_point *before = event->latest;
    event->next = NULL;
    event->latest = point;
    event->was_reset = false;
    point->stream = stream;
    sim_point_retain(point);
    (void)pthread_mutex_unlock(&event->mutex);
    sim_point_release(before);
    sim_point_release(unused);
    return point;
}

static void complete(struct sim_point *point)
{
    (void)pthread_mutex_lock(&point->gate.mutex);
    point->time = sim_clock_now();
    point->complete = true;
    (void)pthread_cond_broadcast(&point->gate.changed);
    (void)pthread_mutex_unlock(&point->gate.mutex);
}

static aclError run_record(struct sim_task *task, struct sim_stream *stream)
{
    (void)stream;
    complete(((struct record_task *)task)->point);
    return ACL_SUCCESS;
}

static void clean_record(struct sim_task *task, bool ran)
{
    struct record_task *own = (struct record_task *)task;
    if (!ran) {
        /* Dropped with its stream: whoever waits for it must not wait forever. */
        (void)run_record(task, NULL);
    }
    if (own->event != NULL) {
        (void)atomic_fetch_add(&sim_event_page(own->event)->completed, 1);
        sim_event_release(own->event);
    }
    sim_point_release(own->point);
    free(own);
}

/** The new point becomes the latest one, in the order in which the stream gets the tasks. */
static aclError submit_record(struct sim_event *event, struct sim_stream *stream)
{
    struct record_task *task = calloc(1, sizeof *task);
    struct sim_point *point = task == NULL ? NULL : renew(event, stream);
    if (point == NULL) {
        free(task);
        return fail_memory();
    }
    task->task.run = run_record;
    task->task.cleanup = clean_record;
    task->point = point;
    if (event->share != NULL) {
        sim_handle_retain(event->handle);
        task->event = event;
        (void)atomic_fetch_add(&sim_event_page(event)->submitted, 1);
    }
    sim_point_retain(point);
    const aclError result = sim_stream_submit(stream, &task->task);
    /* Asked last, so that a wait that another thread queues meanwhile is not missed. */
    atomic_store(&point->waits, sim_stream_waits(stream));
    sim_point_release(point);
    return result;
}

static aclError run_external_record(struct sim_task *task, struct sim_stream *stream)
{
    struct sim_point *point = renew(((struct external_task *)task)->event, stream);
    if (point == NULL) {
        return fail_memory();
    }
    complete(point);
    sim_point_release(point);
    return ACL_SUCCESS;
}

static aclError run_external_reset(struct sim_task *task, struct sim_stream *stream)
{
    (void)stream;
    struct sim_event *event = ((struct external_task *)task)->event;
    (void)pthread_mutex_lock(&event->mutex);
    event->was_reset = true;
    (void)pthread_mutex_unlock(&event->mutex);
    return ACL_SUCCESS;
}

static void clean_external(struct sim_task *task, bool ran)
{
    (void)ran;
    sim_event_release(((struct external_task *)task)->event);
    free(task);
}

static void get_record(const struct sim_task *task, aclmdlRITaskParams *params)
{
    const struct sim_event *event = ((const struct external_task *)task)->event;
    params->eventRecordTaskParams.event = event->handle;
    params->eventRecordTaskParams.eventFlag = event->flags;
}

static void get_reset(const struct sim_task *task, aclmdlRITaskParams *params)
{
    const struct sim_event *event = ((const struct external_task *)task)->event;
    params->eventResetTaskParams.event = event->handle;
    params->eventResetTaskParams.eventFlag = event->flags;
}

static const struct sim_task_model record_model = {ACL_MODEL_RI_TASK_EVENT_RECORD, "EVENT_RECORD", get_record, NULL};
static const struct sim_task_model reset_model = {ACL_MODEL_RI_TASK_EVENT_RESET, "EVENT_RESET", get_reset, NULL};

static aclError submit_external(struct sim_event *event, struct sim_stream *stream, bool resets)
{
    struct external_task *task = calloc(1, sizeof *task);
    if (task == NULL) {
        return fail_memory();
    }
    task->task = (struct sim_task){
        .run = resets ? run_external_reset : run_external_record,
        .cleanup = clean_external,
        .model = resets ? &reset_model : &record_model,
    };
    sim_handle_retain(event->handle);
    task->event = event;
    return sim_stream_submit(stream, &task->task);
}

/** Records, in a captured stream into its graph. */
static aclError record(struct sim_event *event, struct sim_stream *stream)
{
    if (!sim_stream_captured(stream)) {
        return submit_record(event, stream);
    }
    if (event->flags == ACL_EVENT_EXTERNAL) {
        return submit_external(event, stream, false);
    }
    if (!event->ex || event->flags == ACL_EVENT_IPC) {
        return sim_fail_unsupported("only events of aclrtCreateEventExWithFlag and those with ACL_EVENT_EXTERNAL can be recorded "
                                    "in a capture");
    }
    if (!sim_event_has_sync(event)) {
        return ACL_SUCCESS;
    }
    const struct sim_captured_event captured = sim_event_captured(event);
    aclError result;
    return sim_capture_record(stream, &captured, &result) ? result : submit_record(event, stream);
}

aclError sim_aclrtRecordEvent(aclrtEvent event, aclrtStream stream)
{
    SIM_REQUIRE(event);
    struct sim_event *own;
    SIM_TRY(sim_event_check(event, "event", &own));
    struct sim_stream *target = NULL;
    struct sim_context *context = NULL;
    aclError error = sim_stream_check_handle(stream);
    if (error == ACL_SUCCESS) {
        error = sim_event_not_device_only(own);
    }
    if (error == ACL_SUCCESS) {
        error = sim_stream_enter(stream, SIM_CONTEXT_IMPLICIT, &target, &context);
    }
    if (error == ACL_SUCCESS) {
        error = record(own, target);
        sim_stream_release(target);
        sim_context_release(context);
    }
    sim_event_release(own);
    return error;
}

/** A reset is a task only so that it keeps its place in the order: what it changes was noted when it was called. */
static aclError run_nothing(struct sim_task *task, struct sim_stream *stream)
{
    (void)task;
    (void)stream;
    return ACL_SUCCESS;
}

static aclError submit_reset(struct sim_event *event, struct sim_stream *stream)
{
    struct sim_task *task = calloc(1, sizeof *task);
    if (task == NULL) {
        return fail_memory();
    }
    task->run = run_nothing;
    task->cleanup = sim_task_free;
    (void)pthread_mutex_lock(&event->mutex);
    event->was_reset = true;
    (void)pthread_mutex_unlock(&event->mutex);
    return sim_stream_submit(stream, task);
}

/** Resets, in a captured stream with each execution of its graph. */
static aclError reset(struct sim_event *event, struct sim_stream *stream)
{
    if (!sim_stream_captured(stream)) {
        return submit_reset(event, stream);
    }
    return event->flags == ACL_EVENT_EXTERNAL
        ? submit_external(event, stream, true)
        : sim_fail_unsupported("only events with ACL_EVENT_EXTERNAL can be reset in a capture");
}

static aclError check_reset(const struct sim_event *event, aclrtStream handle)
{
    static const char refusal[] =
        "only events of aclrtCreateEvent and aclrtCreateEventWithFlag that streams wait for need a reset";
    SIM_TRY(sim_stream_check_handle(handle));
    SIM_TRY(sim_event_not_device_only(event));
    if (event->flags == ACL_EVENT_IPC || !sim_event_has_sync(event)) {
        return sim_fail_unsupported(refusal);
    }
    int32_t device;
    SIM_TRY(sim_context_device(SIM_CONTEXT_IMPLICIT, &device));
    return event->ex ? sim_fail_unsupported(refusal) : ACL_SUCCESS;
}

aclError sim_aclrtResetEvent(aclrtEvent event, aclrtStream stream)
{
    SIM_REQUIRE(event);
    struct sim_event *own;
    SIM_TRY(sim_event_check(event, "event", &own));
    aclError error = check_reset(own, stream);
    struct sim_stream *target = NULL;
    struct sim_context *context = NULL;
    if (error == ACL_SUCCESS) {
        error = sim_stream_enter(stream, SIM_CONTEXT_IMPLICIT, &target, &context);
    }
    if (error == ACL_SUCCESS) {
        error = reset(own, target);
        sim_stream_release(target);
        sim_context_release(context);
    }
    sim_event_release(own);
    return error;
}
