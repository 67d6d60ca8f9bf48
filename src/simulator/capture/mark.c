/*
 * Events in captures: records that leave marks, waits for them, streams that join by waiting.
 */
#include <stdlib.h>

#include "base/clock.h"
#include "capture.h"
#include "entry/entry.h"
#include "entry/error.h"
#include "graph.h"

struct mark_task {
    struct sim_task task;
    struct sim_graph *graph;
    /** With a reference. */
    struct sim_mark *mark;
    aclrtEvent event;
    uint32_t flags;
};

static aclError run_record(struct sim_task *task, struct sim_stream *stream)
{
    (void)stream;
    const struct mark_task *own = (const struct mark_task *)task;
    (void)pthread_mutex_lock(&own->graph->gate.mutex);
    own->mark->reached = true;
    (void)pthread_cond_broadcast(&own->graph->gate.changed);
    (void)pthread_mutex_unlock(&own->graph->gate.mutex);
    return ACL_SUCCESS;
}

static bool is_reached(void *argument)
{
    const struct mark_task *own = argument;
    return own->mark->reached || atomic_load(&own->graph->stopped);
}

static aclError run_wait(struct sim_task *task, struct sim_stream *stream)
{
    struct mark_task *own = (struct mark_task *)task;
    return sim_stream_wait(stream, &own->graph->gate, is_reached, own, SIM_FOREVER);
}

static void clean(struct sim_task *task, bool ran)
{
    (void)ran;
    sim_capture_lock();
    sim_mark_release(((struct mark_task *)task)->mark);
    sim_capture_unlock();
    free(task);
}

static void get_record(const struct sim_task *task, aclmdlRITaskParams *params)
{
    const struct mark_task *own = (const struct mark_task *)task;
    params->eventRecordTaskParams.event = own->event;
    params->eventRecordTaskParams.eventFlag = own->flags;
}

static void get_wait(const struct sim_task *task, aclmdlRITaskParams *params)
{
    const struct mark_task *own = (const struct mark_task *)task;
    params->eventWaitTaskParams.event = own->event;
    params->eventWaitTaskParams.eventFlag = own->flags;
}

static const struct sim_task_model record_model = {ACL_MODEL_RI_TASK_EVENT_RECORD, "EVENT_RECORD", get_record, NULL};
static const struct sim_task_model wait_model = {ACL_MODEL_RI_TASK_EVENT_WAIT, "EVENT_WAIT", get_wait, NULL};

static struct mark_task *make_task(const struct sim_captured_event *event,
    aclError (*run)(struct sim_task *task, struct sim_stream *stream), const struct sim_task_model *model)
{
    struct mark_task *task = calloc(1, sizeof *task);
    if (task != NULL) {
        task->task = (struct sim_task){.run = run, .cleanup = clean, .model = model};
        task->event = event->handle;
        task->flags = event->flags;
    }
    return task;
}

static aclError fail_memory(void)
{
    return sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EE1013", "no host memory is left for the captured work");
}

bool sim_capture_knows(struct sim_mark **mark)
{
    sim_capture_lock();
    const bool live = *mark != NULL && (*mark)->graph != NULL;
    sim_capture_unlock();
    return live;
}

aclError sim_capture_event_free(struct sim_mark **mark)
{
    return sim_capture_knows(mark)
        ? sim_fail(ACL_ERROR_RT_EVENT_CAPTURED, "EE1016",
              "the record of the event is being captured, so that nobody can ask it; call aclmdlRICaptureEnd first")
        : ACL_SUCCESS;
}

void sim_capture_forget_event(struct sim_mark **mark)
{
    sim_capture_lock();
    sim_mark_release(*mark);
    *mark = NULL;
    sim_capture_unlock();
}

/** Adds a prepared task to the lane of a stream; its mark has been set. Called with the capture lock. */
static aclError add(struct sim_lane *lane, struct mark_task *task)
{
    task->graph = lane->graph;
    task->task.function = sim_entry_current();
    task->task.thread = sim_entry_thread();
    SIM_TRY(sim_lane_check_group(lane, &task->task));
    return sim_lane_add(lane, &task->task) ? ACL_SUCCESS : fail_memory();
}

/** Called with the capture lock. */
static aclError record(struct sim_lane *lane, struct mark_task *task, struct sim_mark **mark)
{
    struct sim_mark *made = sim_mark_make(lane->graph);
    if (made == NULL) {
        return fail_memory();
    }
    made->lane = lane;
    task->mark = made;
    const aclError error = add(lane, task);
    if (error != ACL_SUCCESS) {
        return error;
    }
    made->references++;
    sim_mark_release(*mark);
    *mark = made;
    lane->last_mark = made;
    return ACL_SUCCESS;
}


bool sim_capture_record(struct sim_stream *stream, const struct sim_captured_event *event, aclError *result)
{
    struct mark_task *task = make_task(event, run_record, &record_model);
    sim_capture_lock();
    struct sim_lane *lane = atomic_load(&stream->lane);
    if (lane != NULL) {
        *result = task == NULL ? fail_memory() : record(lane, task, event->mark);
        if (*result == ACL_SUCCESS) {
            task = NULL;
        } else {
            lane->graph->invalid = true;
        }
    }
    sim_capture_unlock();
    if (task != NULL) {
        clean(&task->task, false);
    }
    return lane != NULL;
}

/** Streams that can't take part in a capture. */
static aclError check_joins(const struct sim_stream *stream)
{
    SIM_TRY(sim_capture_check_flags(stream));
    return stream->use != SIM_STREAM_DEFAULT
        ? ACL_SUCCESS
        : sim_fail(ACL_ERROR_RT_STREAM_CAPTURE_IMPLICIT, "EE1017",
              "argument stream is the default stream, which can't take part in a capture; use a stream of aclrtCreateStream");
}

/** Adds the wait. Called with the capture lock and a living mark. @param spare takes part when the stream is not captured yet */
static aclError wait_for(struct sim_stream *stream, struct mark_task *task, struct sim_mark *mark, struct sim_lane **spare)
{
    struct sim_lane *lane = atomic_load(&stream->lane);
    if (lane != NULL && lane->graph != mark->graph) {
        lane->graph->invalid = true;
        return sim_fail(ACL_ERROR_STREAM_CAPTURE_CONFLICT, "EE1016",
            "argument event was recorded in another capture than the one of stream %d; both are invalid now", stream->id);
    }
    if (lane == NULL) {
        if (mark->graph->invalid) {
            return sim_fail(ACL_ERROR_RT_INTERNAL_ERROR, "EE9999",
                "the capture in which the event was recorded is invalid after an earlier error");
        }
        lane = *spare;
        *spare = NULL;
        sim_lane_join(lane, mark->graph, stream);
    }
    task->mark = mark;
    mark->references++;
    SIM_TRY(add(lane, task));
    mark->awaited = true;
    mark->awaited_by_origin = mark->awaited_by_origin || (lane == mark->graph->lanes && mark->lane != lane);
    return ACL_SUCCESS;
}

bool sim_capture_wait(struct sim_stream *stream, const struct sim_captured_event *event, aclError *result)
{
    *result = check_joins(stream);
    if (*result != ACL_SUCCESS) {
        return true;
    }
    struct sim_lane *spare = NULL;
    if (!sim_stream_captured(stream)) {
        *result = sim_lane_make(stream->context, &spare);
    }
    struct mark_task *task = make_task(event, run_wait, &wait_model);
    if (*result == ACL_SUCCESS && task == NULL) {
        *result = fail_memory();
    }
    sim_capture_lock();
    struct sim_mark *mark = *event->mark;
    struct sim_graph *graph = mark == NULL ? NULL : mark->graph;
    if (graph != NULL && *result == ACL_SUCCESS) {
        *result = spare != NULL || sim_stream_captured(stream) ? wait_for(stream, task, mark, &spare) : sim_fail_context();
        task = *result == ACL_SUCCESS ? NULL : task;
    }
    if (graph != NULL && *result != ACL_SUCCESS) {
        graph->invalid = true;
    }
    sim_capture_unlock();
    if (task != NULL) {
        clean(&task->task, false);
    }
    sim_lane_free(spare);
    return graph != NULL;
}
