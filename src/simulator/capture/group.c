/*
 * Groups of captured tasks that can be updated.
 */
#include <stdlib.h>

#include "entry/error.h"
#include "graph.h"
#include "model.h"

static bool is_kernel(const struct sim_task *task)
{
    return task->model != NULL && task->model->type == ACL_MODEL_RI_TASK_KERNEL;
}

static aclError refuse(struct sim_graph *graph, aclError code, const char *why)
{
    graph->group_error = code;
    graph->invalid = true;
    return sim_fail(code, "EE1006", "%s; the capture is invalid now", why);
}

aclError sim_lane_check_group(struct sim_lane *lane, const struct sim_task *task)
{
    struct sim_graph *graph = lane->graph;
    if (graph->open_groups == 0) {
        return ACL_SUCCESS;
    }
    if (lane->group == NULL) {
        return refuse(graph, ACL_ERROR_STREAM_TASK_GROUP_INTR, "work was queued outside of the group of tasks that is open");
    }
    return is_kernel(task) ? ACL_SUCCESS
                           : refuse(graph, ACL_ERROR_RT_TASK_TYPE_NOT_SUPPORT, "only kernels can be in a group of tasks");
}

/** The lane of a stream that is being captured. Called with the capture lock. */
static aclError find_lane(const struct sim_stream *stream, struct sim_lane **lane)
{
    *lane = atomic_load(&stream->lane);
    return *lane != NULL ? ACL_SUCCESS
                         : sim_fail(ACL_ERROR_RT_STREAM_NOT_CAPTURED, "EE1016",
                               "stream %d is not being captured; call aclmdlRICaptureBegin first", stream->id);
}

static aclError fail_status(const char *why)
{
    return sim_fail(ACL_ERROR_STREAM_TASK_GROUP_STATUS, "EE1016", "%s", why);
}

/** Called with the capture lock. */
static aclError begin_group(const struct sim_stream *stream)
{
    struct sim_lane *lane;
    SIM_TRY(find_lane(stream, &lane));
    if (lane->group != NULL) {
        return fail_status("a group of tasks is open on the stream already");
    }
    struct sim_group *group = calloc(1, sizeof *group);
    if (group == NULL) {
        return sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EE1013", "no host memory is left for the group of tasks");
    }
    group->graph = lane->graph;
    lane->group = group;
    lane->graph->open_groups++;
    return ACL_SUCCESS;
}

/** Called with the capture lock. */
static aclError end_group(const struct sim_stream *stream, aclrtTaskGrp *handle)
{
    struct sim_lane *lane;
    SIM_TRY(find_lane(stream, &lane));
    struct sim_group *group = lane->group;
    if (group == NULL) {
        return fail_status("no group of tasks is open on the stream; call aclmdlRICaptureTaskGrpBegin first");
    }
    struct sim_graph *graph = lane->graph;
    lane->group = NULL;
    graph->open_groups--;
    if (!graph->invalid) {
        group->next = graph->groups;
        graph->groups = group;
        *handle = group;
        return ACL_SUCCESS;
    }
    sim_group_free(group);
    return sim_fail(graph->group_error != ACL_SUCCESS ? graph->group_error : ACL_ERROR_RT_STREAM_CAPTURE_INVALIDATED, "EE1017",
        "the capture is invalid after an earlier error");
}

void sim_group_free(struct sim_group *group)
{
    if (group != NULL) {
        free(group->tasks);
        free(group);
    }
}

bool sim_group_add(struct sim_group *group, struct sim_task *task)
{
    struct sim_task **grown = realloc(group->tasks, (group->count + 1) * sizeof(struct sim_task *));
    if (grown == NULL) {
        return false;
    }
    group->tasks = grown;
    group->tasks[group->count++] = task;
    return true;
}

/** The stream of a call about groups, checked against the thread's context. */
static aclError enter(aclrtStream handle, struct sim_stream **stream)
{
    struct sim_context *context;
    SIM_TRY(sim_stream_enter(handle, SIM_CONTEXT_IMPLICIT, stream, &context));
    sim_context_release(context);
    return ACL_SUCCESS;
}

aclError sim_aclmdlRICaptureTaskGrpBegin(aclrtStream stream)
{
    SIM_REQUIRE(stream);
    struct sim_stream *own;
    SIM_TRY(enter(stream, &own));
    sim_capture_lock();
    const aclError error = begin_group(own);
    sim_capture_unlock();
    sim_stream_release(own);
    return error;
}

aclError sim_aclmdlRICaptureTaskGrpEnd(aclrtStream stream, aclrtTaskGrp *handle)
{
    SIM_REQUIRE(stream);
    SIM_REQUIRE(handle);
    struct sim_stream *own;
    SIM_TRY(enter(stream, &own));
    aclrtTaskGrp made = NULL;
    sim_capture_lock();
    const aclError error = end_group(own, &made);
    sim_capture_unlock();
    sim_stream_release(own);
    *handle = made;
    return error;
}
