/*
 * Updates of groups: what is launched on a stream takes the place of the tasks of a group, one after the other.
 */
#include <stdatomic.h>

#include "capture.h"
#include "entry/error.h"
#include "graph.h"
#include "handles/handle.h"
#include "model.h"
#include "queue/capture_hook.h"

/** Groups that are being updated: without one no launch has to look. */
static atomic_uint under_way;

/** Which group is looked for: one by its address, or the one that a stream updates. */
struct search {
    const void *address;
    const struct sim_stream *stream;
    /** With a reference to its graph; NULL: nothing was found. */
    struct sim_group *group;
};

static bool visit(void *object, void *argument)
{
    struct sim_graph *graph = object;
    struct search *search = argument;
    sim_capture_lock();
    for (struct sim_group *group = graph->groups; group != NULL && search->group == NULL; group = group->next) {
        if (group == search->address || (search->stream != NULL && group->updater == search->stream)) {
            sim_handle_retain(graph->handle);
            search->group = group;
        }
    }
    sim_capture_unlock();
    return search->group == NULL;
}

static struct sim_group *find(struct search search)
{
    sim_handle_each(ACLSIM_OBJECT_MODEL, visit, &search);
    return search.group;
}

static struct sim_group *updated_by(const struct sim_stream *stream)
{
    return atomic_load(&under_way) == 0 ? NULL : find((struct search){.stream = stream});
}

static aclError fail_status(const char *why)
{
    return sim_fail(ACL_ERROR_STREAM_TASK_GROUP_STATUS, "EE1016", "%s", why);
}

static aclError begin(const struct sim_stream *stream, struct sim_group *group)
{
    struct sim_group *current = updated_by(stream);
    if (current != NULL) {
        sim_graph_release(current->graph);
        return fail_status("the stream updates a group of tasks already");
    }
    sim_capture_lock();
    const bool taken = group->updater != NULL;
    if (!taken) {
        group->updater = stream;
        group->updated = 0;
        (void)atomic_fetch_add(&under_way, 1);
    }
    sim_capture_unlock();
    return taken ? fail_status("argument handle is being updated by a stream already") : ACL_SUCCESS;
}

/** The stream of a call, which is not captured. */
static aclError enter(aclrtStream handle, struct sim_stream **stream)
{
    SIM_TRY(sim_stream_check_not_captured(handle));
    struct sim_context *context;
    SIM_TRY(sim_stream_enter(handle, SIM_CONTEXT_IMPLICIT, stream, &context));
    sim_context_release(context);
    return ACL_SUCCESS;
}

aclError sim_aclmdlRICaptureTaskUpdateBegin(aclrtStream stream, aclrtTaskGrp handle)
{
    SIM_REQUIRE(stream);
    SIM_REQUIRE(handle);
    struct sim_stream *own;
    SIM_TRY(enter(stream, &own));
    struct sim_group *group = find((struct search){.address = handle});
    aclError error;
    if (group == NULL) {
        error = sim_fail_handle("handle", "group of tasks", handle);
    } else {
        error = begin(own, group);
        sim_graph_release(group->graph);
    }
    sim_stream_release(own);
    return error;
}

aclError sim_aclmdlRICaptureTaskUpdateEnd(aclrtStream stream)
{
    SIM_REQUIRE(stream);
    struct sim_stream *own;
    SIM_TRY(enter(stream, &own));
    struct sim_group *group = updated_by(own);
    sim_stream_release(own);
    if (group == NULL) {
        return fail_status("the stream updates no group of tasks; call aclmdlRICaptureTaskUpdateBegin first");
    }
    sim_capture_lock();
    const size_t updated = group->updated;
    const size_t count = group->count;
    group->updater = NULL;
    (void)atomic_fetch_sub(&under_way, 1);
    const bool listed = sim_graph_list_ranges(group->graph);
    sim_capture_unlock();
    sim_graph_release(group->graph);
    if (updated != count) {
        return sim_fail(ACL_ERROR_RT_INTERNAL_ERROR, "EE1017", "%zu of the %zu tasks of the group were updated", updated, count);
    }
    return listed ? ACL_SUCCESS : sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EE1013", "no host memory is left for the model");
}

/** Puts the task in the place of another one. @return that one, NULL when it is in no lane. Called with the capture lock */
static struct sim_task *exchange(struct sim_graph *graph, const struct sim_task *old, struct sim_task *task)
{
    for (struct sim_lane *lane = graph->lanes; lane != NULL; lane = lane->next) {
        for (size_t index = 0; index < lane->count; index++) {
            if (lane->tasks[index] == old) {
                struct sim_task *before = lane->tasks[index];
                task->id = before->id;
                sim_task_capture(task);
                lane->tasks[index] = task;
                return before;
            }
        }
    }
    return NULL;
}

/** Called with the capture lock. @param old receives the task that ends */
static aclError update(struct sim_group *group, struct sim_task *task, struct sim_task **old)
{
    struct sim_graph *graph = group->graph;
    (void)pthread_mutex_lock(&graph->gate.mutex);
    const bool idle = graph->pending == 0;
    (void)pthread_mutex_unlock(&graph->gate.mutex);
    if (!graph->ended || !idle) {
        return sim_fail(ACL_ERROR_RT_MODEL_UPDATE_FAILED, "EE1017", "the model of the group is being captured or executed");
    }
    if (group->updated == group->count) {
        return sim_fail(ACL_ERROR_RT_INTERNAL_ERROR, "EE1017", "all %zu tasks of the group were updated already", group->count);
    }
    *old = exchange(graph, group->tasks[group->updated], task);
    group->tasks[group->updated++] = task;
    return ACL_SUCCESS;
}

bool sim_capture_update(const struct sim_stream *stream, struct sim_task *task, aclError *result)
{
    struct sim_group *group = updated_by(stream);
    if (group == NULL) {
        return false;
    }
    struct sim_task *ended = NULL;
    sim_capture_lock();
    *result = update(group, task, &ended);
    sim_capture_unlock();
    if (*result != ACL_SUCCESS) {
        ended = task;
    }
    if (ended != NULL) {
        ended->cleanup(ended, true);
    }
    sim_graph_release(group->graph);
    return true;
}
