/*
 * A look into graphs, and changes of their tasks.
 */
#include <string.h>

#include "entry/error.h"
#include "graph.h"
#include "handles/handle.h"
#include "model.h"

static uint32_t count_lanes(const struct sim_graph *graph)
{
    uint32_t count = 0;
    for (const struct sim_lane *lane = graph->lanes; lane != NULL; lane = lane->next) {
        count++;
    }
    return count;
}

static aclError fail_short(const char *argument, uint32_t given, size_t needed)
{
    return sim_fail(ACL_ERROR_RT_INSUFFICIENT_INPUT_ARRAY, "EE1011", "argument %s is %u; there are %zu", argument, given, needed);
}

aclError sim_aclmdlRIGetStreams(aclmdlRI modelRI, aclrtStream *streams, uint32_t *numStreams)
{
    SIM_REQUIRE_RUNTIME(modelRI);
    struct sim_graph *graph;
    SIM_TRY(sim_graph_check(modelRI, &graph));
    sim_graph_release(graph);
    SIM_REQUIRE_RUNTIME(numStreams);
    SIM_TRY(sim_graph_enter(modelRI, &graph));
    sim_capture_lock();
    const uint32_t count = count_lanes(graph);
    const uint32_t given = *numStreams;
    *numStreams = streams != NULL && given < count ? given : count;
    const struct sim_lane *lane = graph->lanes;
    for (uint32_t index = 0; streams != NULL && index < given; index++) {
        streams[index] = lane == NULL ? NULL : lane->own->handle;
        lane = lane == NULL ? NULL : lane->next;
    }
    sim_capture_unlock();
    sim_graph_release(graph);
    return streams != NULL && given < count ? fail_short("numStreams", given, count) : ACL_SUCCESS;
}

/** What is looked for in the graphs of the process: the lane of an internal stream, or a task. */
struct search {
    const struct sim_stream *stream;
    const struct sim_task *task;
    /** With a reference to its graph; NULL: nothing was found. */
    struct sim_lane *lane;
};

static bool has_task(const struct sim_lane *lane, const struct sim_task *task)
{
    for (size_t index = 0; task != NULL && index < lane->count; index++) {
        if (lane->tasks[index] == task) {
            return true;
        }
    }
    return false;
}

static bool visit(void *object, void *argument)
{
    struct sim_graph *graph = object;
    struct search *search = argument;
    sim_capture_lock();
    for (struct sim_lane *lane = graph->lanes; lane != NULL && search->lane == NULL; lane = lane->next) {
        if (lane->own == search->stream || has_task(lane, search->task)) {
            sim_handle_retain(graph->handle);
            search->lane = lane;
        }
    }
    sim_capture_unlock();
    return search->lane == NULL;
}

static struct sim_lane *find(struct search search)
{
    sim_handle_each(ACLSIM_OBJECT_MODEL, visit, &search);
    return search.lane;
}

/** The task that a handle names. @param graph receives its graph with a reference. @return 0, or 107017 with text */
static aclError find_task(aclmdlRITask handle, struct sim_graph **graph)
{
    SIM_REQUIRE_RUNTIME(handle);
    const struct sim_lane *lane = find((struct search){.task = handle});
    if (lane == NULL) {
        return sim_fail_handle("task", "task of a model", handle);
    }
    *graph = lane->graph;
    return ACL_SUCCESS;
}

aclError sim_aclmdlRIGetTasksByStream(aclrtStream stream, aclmdlRITask *tasks, uint32_t *numTasks)
{
    SIM_REQUIRE_RUNTIME(stream);
    struct sim_stream *own;
    SIM_TRY(sim_stream_check(stream, &own));
    const struct sim_lane *lane = find((struct search){.stream = own});
    sim_stream_release(own);
    if (lane == NULL) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1011",
            "argument stream belongs to no model; take it from aclmdlRIGetStreams");
    }
    aclError error = ACL_SUCCESS;
    if (numTasks == NULL) {
        error = sim_fail_runtime_null("numTasks");
    } else {
        sim_capture_lock();
        const size_t count = lane->count;
        const uint32_t given = *numTasks;
        for (uint32_t index = 0; tasks != NULL && index < given; index++) {
            tasks[index] = index < count ? lane->tasks[index] : NULL;
        }
        sim_capture_unlock();
        const bool cut = tasks != NULL && given < count;
        *numTasks = cut ? given : (uint32_t)count;
        error = cut ? fail_short("numTasks", given, count) : ACL_SUCCESS;
    }
    sim_graph_release(lane->graph);
    return error;
}

static aclmdlRITaskType type_of(const struct sim_task *task)
{
    return task->model == NULL ? ACL_MODEL_RI_TASK_DEFAULT : task->model->type;
}

aclError sim_aclmdlRITaskGetType(aclmdlRITask task, aclmdlRITaskType *type)
{
    struct sim_graph *graph;
    SIM_TRY(find_task(task, &graph));
    if (type != NULL) {
        *type = type_of(task);
    }
    sim_graph_release(graph);
    return type != NULL ? ACL_SUCCESS : sim_fail_runtime_null("type");
}

aclError sim_aclmdlRITaskGetSeqId(aclmdlRITask task, uint32_t *id)
{
    struct sim_graph *graph;
    SIM_TRY(find_task(task, &graph));
    if (id != NULL) {
        *id = ((const struct sim_task *)task)->id;
    }
    sim_graph_release(graph);
    return id != NULL ? ACL_SUCCESS : sim_fail_runtime_null("id");
}

/** The group of a task, NULL: none. Called with the capture lock. */
static struct sim_group *group_of(const struct sim_graph *graph, const struct sim_task *task)
{
    for (struct sim_group *group = graph->groups; group != NULL; group = group->next) {
        for (size_t index = 0; index < group->count; index++) {
            if (group->tasks[index] == task) {
                return group;
            }
        }
    }
    return NULL;
}

aclError sim_aclmdlRITaskGetParams(aclmdlRITask task, aclmdlRITaskParams *params)
{
    struct sim_graph *graph;
    SIM_TRY(find_task(task, &graph));
    const struct sim_task *own = task;
    aclError error = ACL_SUCCESS;
    if (params == NULL) {
        error = sim_fail_runtime_null("params");
    } else if (own->model == NULL || own->model->get == NULL) {
        error = sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1017",
            "argument task is of the kind ACL_MODEL_RI_TASK_DEFAULT, which has no parameters");
    } else {
        memset(params, 0, sizeof *params);
        params->type = own->model->type;
        sim_capture_lock();
        params->taskGrp = group_of(graph, own);
        own->model->get(own, params);
        sim_capture_unlock();
    }
    sim_graph_release(graph);
    return error;
}

/** Whether tasks of a graph may be changed now, which makes it wait for aclmdlRIUpdate. Called with the capture lock. */
static aclError open_for_change(struct sim_graph *graph)
{
    (void)pthread_mutex_lock(&graph->gate.mutex);
    const bool idle = graph->pending == 0;
    (void)pthread_mutex_unlock(&graph->gate.mutex);
    if (!graph->ended || !idle || graph->change == SIM_GRAPH_FAULTY) {
        return sim_fail(ACL_ERROR_RT_MODEL_UPDATE_FAILED, "EE1017",
            "the model of argument task is being captured or executed, or an earlier change failed");
    }
    graph->change = SIM_GRAPH_CHANGING;
    return ACL_SUCCESS;
}

static aclError set_params(struct sim_graph *graph, struct sim_task *task, const aclmdlRITaskParams *params)
{
    SIM_TRY(open_for_change(graph));
    aclError error;
    if (task->model == NULL || task->model->set == NULL || params->type != task->model->type) {
        error = sim_fail_range("params->type", (long long)params->type, "the kind of the task: a kernel, a value write or wait");
    } else {
        error = task->model->set(task, params);
    }
    if (error != ACL_SUCCESS) {
        graph->change = SIM_GRAPH_FAULTY;
    }
    return error;
}

aclError sim_aclmdlRITaskSetParams(aclmdlRITask task, aclmdlRITaskParams *params)
{
    struct sim_graph *graph;
    SIM_TRY(find_task(task, &graph));
    aclError error;
    if (params == NULL) {
        error = sim_fail_runtime_null("params");
    } else {
        sim_capture_lock();
        error = set_params(graph, task, params);
        sim_capture_unlock();
    }
    sim_graph_release(graph);
    return error;
}

static aclError disable(struct sim_graph *graph, struct sim_task *task)
{
    SIM_TRY(open_for_change(graph));
    if (type_of(task) == ACL_MODEL_RI_TASK_DEFAULT) {
        graph->change = SIM_GRAPH_FAULTY;
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1017",
            "argument task is of the kind ACL_MODEL_RI_TASK_DEFAULT, which can't be disabled");
    }
    task->disabled = true;
    return ACL_SUCCESS;
}

aclError sim_aclmdlRITaskDisable(aclmdlRITask task)
{
    struct sim_graph *graph;
    SIM_TRY(find_task(task, &graph));
    sim_capture_lock();
    const aclError error = disable(graph, task);
    sim_capture_unlock();
    sim_graph_release(graph);
    return error;
}

aclError sim_aclmdlRIUpdate(aclmdlRI modelRI)
{
    SIM_REQUIRE_RUNTIME(modelRI);
    struct sim_graph *graph;
    SIM_TRY(sim_graph_check(modelRI, &graph));
    sim_capture_lock();
    const bool possible = graph->ended && graph->change != SIM_GRAPH_FAULTY;
    const bool listed = possible && sim_graph_list_ranges(graph);
    if (listed) {
        graph->change = SIM_GRAPH_READY;
    }
    sim_capture_unlock();
    sim_graph_release(graph);
    if (!possible) {
        return sim_fail(ACL_ERROR_RT_MODEL_UPDATE_FAILED, "EE1017",
            "argument modelRI is being captured, or an earlier change of its tasks failed");
    }
    return listed ? ACL_SUCCESS
                  : sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EE1013", "no host memory is left for the model");
}
