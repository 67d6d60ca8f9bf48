/*
 * Lanes: the captured tasks of one stream.
 */
#include <stdlib.h>

#include "entry/error.h"
#include "graph.h"

#define FIRST_TASKS 16u

aclError sim_lane_make(struct sim_context *context, struct sim_lane **lane)
{
    struct sim_lane *made = calloc(1, sizeof *made);
    if (made == NULL) {
        return sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EE1013", "no host memory is left for the captured work");
    }
    const aclError error = sim_stream_create(context, 0, 0, SIM_STREAM_INTERNAL, &made->own);
    if (error != ACL_SUCCESS) {
        free(made);
        return error;
    }
    *lane = made;
    return ACL_SUCCESS;
}

void sim_lane_free(struct sim_lane *lane)
{
    if (lane == NULL) {
        return;
    }
    const bool ran = lane->graph != NULL && lane->graph->executed;
    for (size_t index = 0; index < lane->count; index++) {
        lane->tasks[index]->cleanup(lane->tasks[index], ran);
    }
    free(lane->tasks);
    sim_group_free(lane->group);
    if (sim_stream_unlink(lane->own)) {
        sim_stream_end(lane->own, true);
    }
    sim_stream_release(lane->own);
    free(lane);
}

void sim_lane_join(struct sim_lane *lane, struct sim_graph *graph, struct sim_stream *stream)
{
    lane->graph = graph;
    struct sim_lane **link = &graph->lanes;
    while (*link != NULL) {
        link = &(*link)->next;
    }
    *link = lane;
    lane->captured = stream;
    atomic_store(&stream->lane, lane);
}

void sim_task_capture(struct sim_task *task)
{
    task->captured = true;
    for (uint32_t named = 0; named < task->named_count; named++) {
        sim_named_range_capture(&task->named[named]);
    }
}

bool sim_lane_add(struct sim_lane *lane, struct sim_task *task)
{
    if (lane->count == lane->capacity) {
        const size_t capacity = lane->capacity == 0 ? FIRST_TASKS : lane->capacity * 2;
        struct sim_task **grown = realloc(lane->tasks, capacity * sizeof(struct sim_task *));
        if (grown == NULL) {
            return false;
        }
        lane->tasks = grown;
        lane->capacity = capacity;
    }
    if (lane->group != NULL && !sim_group_add(lane->group, task)) {
        return false;
    }
    task->id = (uint32_t)lane->count;
    sim_task_capture(task);
    lane->graph->waits = lane->graph->waits || task->waits;
    lane->tasks[lane->count++] = task;
    lane->last_mark = NULL;
    sim_stream_set_last_task_id(task->id);
    return true;
}
