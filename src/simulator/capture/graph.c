#include "graph.h"

#include <stdlib.h>

#include "entry/error.h"
#include "handles/handle.h"

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

void sim_capture_lock(void)
{
    (void)pthread_mutex_lock(&lock);
}

void sim_capture_unlock(void)
{
    (void)pthread_mutex_unlock(&lock);
}

static aclError fail_memory(void)
{
    return sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EE1013", "no host memory is left for the captured work");
}

/** In a context that has graphs: ends them with it. */
struct graphs {
    struct sim_context_part part;
    const struct sim_context *context;
};

static bool retire_of_context(void *object, void *argument)
{
    const struct sim_graph *graph = object;
    if (graph->context == argument) {
        (void)sim_handle_retire(ACLSIM_OBJECT_MODEL, graph->handle);
    }
    return true;
}

static void end_graphs(struct sim_context_part *part)
{
    struct graphs *graphs = (struct graphs *)part;
    sim_handle_each(ACLSIM_OBJECT_MODEL, retire_of_context, (void *)graphs->context);
    free(graphs);
}

/** Has the context end its graphs. @return false without memory, or when the context has ended */
static bool tie_to(struct sim_context *context)
{
    (void)pthread_mutex_lock(&context->mutex);
    if (context->graphs == NULL && atomic_load(&context->active)) {
        struct graphs *made = calloc(1, sizeof *made);
        if (made != NULL) {
            *made = (struct graphs){.part.end = end_graphs, .context = context};
            context->graphs = &made->part;
        }
    }
    const bool tied = context->graphs != NULL;
    (void)pthread_mutex_unlock(&context->mutex);
    return tied;
}

static void free_marks(struct sim_graph *graph)
{
    sim_capture_lock();
    for (size_t index = 0; index < graph->mark_count; index++) {
        sim_mark_release(graph->marks[index]);
    }
    sim_capture_unlock();
    free(graph->marks);
}

static void destroy(void *object)
{
    struct sim_graph *graph = object;
    while (graph->lanes != NULL) {
        struct sim_lane *lane = graph->lanes;
        graph->lanes = lane->next;
        sim_lane_free(lane);
    }
    free_marks(graph);
    while (graph->ends != NULL) {
        struct sim_graph_end *end = graph->ends;
        graph->ends = end->next;
        free(end);
    }
    while (graph->groups != NULL) {
        struct sim_group *group = graph->groups;
        graph->groups = group->next;
        sim_group_free(group);
    }
    free(graph->ranges);
    sim_gate_destroy(&graph->gate);
    sim_context_release(graph->context);
    free(graph);
}

aclError sim_graph_make(struct sim_context *context, struct sim_graph **graph)
{
    static atomic_uint next_id;
    struct sim_graph *made = tie_to(context) ? calloc(1, sizeof *made) : NULL;
    if (made == NULL) {
        return fail_memory();
    }
    sim_handle_retain(context->handle);
    made->context = context;
    made->id = atomic_fetch_add(&next_id, 1);
    sim_gate_init(&made->gate);
    made->handle = sim_handle_create(ACLSIM_OBJECT_MODEL, made, destroy);
    if (made->handle == NULL) {
        destroy(made);
        return fail_memory();
    }
    sim_handle_retain(made->handle);
    *graph = made;
    return ACL_SUCCESS;
}

aclError sim_graph_check(aclmdlRI handle, struct sim_graph **graph)
{
    *graph = sim_handle_acquire(ACLSIM_OBJECT_MODEL, handle);
    return *graph != NULL ? ACL_SUCCESS : sim_fail_handle("modelRI", "model running instance", handle);
}

aclError sim_graph_enter(aclmdlRI handle, struct sim_graph **graph)
{
    SIM_TRY(sim_graph_check(handle, graph));
    struct sim_context *context;
    aclError error = sim_context_acquire(SIM_CONTEXT_IMPLICIT, &context);
    if (error == ACL_SUCCESS) {
        if (context != (*graph)->context) {
            error = sim_fail(ACL_ERROR_RT_MODEL_CONTEXT, "EE1010",
                "argument modelRI belongs to another context; make its context current with aclrtSetCurrentContext");
        }
        sim_context_release(context);
    }
    if (error != ACL_SUCCESS) {
        sim_graph_release(*graph);
        *graph = NULL;
    }
    return error;
}

void sim_graph_release(struct sim_graph *graph)
{
    sim_handle_release(graph->handle);
}

struct sim_mark *sim_mark_make(struct sim_graph *graph)
{
    struct sim_mark **grown = realloc(graph->marks, (graph->mark_count + 1) * sizeof(struct sim_mark *));
    if (grown == NULL) {
        return NULL;
    }
    graph->marks = grown;
    struct sim_mark *mark = calloc(1, sizeof *mark);
    if (mark != NULL) {
        mark->references = 2;
        mark->graph = graph;
        graph->marks[graph->mark_count++] = mark;
    }
    return mark;
}

void sim_mark_release(struct sim_mark *mark)
{
    if (mark != NULL && --mark->references == 0) {
        free(mark);
    }
}

void sim_graph_end_capture(struct sim_graph *graph)
{
    graph->ended = true;
    for (struct sim_lane *lane = graph->lanes; lane != NULL; lane = lane->next) {
        if (lane->captured != NULL) {
            atomic_store(&lane->captured->lane, NULL);
            lane->captured = NULL;
        }
        lane->last_mark = NULL;
    }
    for (size_t index = 0; index < graph->mark_count; index++) {
        graph->marks[index]->graph = NULL;
    }
}

static int by_address(const void *left, const void *right)
{
    const struct sim_range *const *one = left;
    const struct sim_range *const *other = right;
    return *one < *other ? -1 : *one > *other;
}

/** Calls `visit` for each range that a task of the graph names. */
static void each_range(const struct sim_graph *graph, void (*visit)(struct sim_range *range, void *argument), void *argument)
{
    for (const struct sim_lane *lane = graph->lanes; lane != NULL; lane = lane->next) {
        for (size_t index = 0; index < lane->count; index++) {
            const struct sim_task *task = lane->tasks[index];
            for (uint32_t named = 0; named < task->named_count; named++) {
                if (task->named[named].range != NULL) {
                    visit(task->named[named].range, argument);
                }
            }
        }
    }
}

static void count_range(struct sim_range *range, void *argument)
{
    (void)range;
    (*(size_t *)argument)++;
}

static void list_range(struct sim_range *range, void *argument)
{
    struct sim_graph *graph = argument;
    graph->ranges[graph->range_count++] = range;
}

bool sim_graph_list_ranges(struct sim_graph *graph)
{
    size_t count = 0;
    each_range(graph, count_range, &count);
    struct sim_range **ranges = malloc((count + 1) * sizeof(struct sim_range *));
    if (ranges == NULL) {
        return false;
    }
    free(graph->ranges);
    graph->ranges = ranges;
    graph->range_count = 0;
    each_range(graph, list_range, graph);
    qsort(ranges, count, sizeof(struct sim_range *), by_address);
    graph->range_count = 0;
    for (size_t index = 0; index < count; index++) {
        if (graph->range_count == 0 || ranges[graph->range_count - 1] != ranges[index]) {
            ranges[graph->range_count++] = ranges[index];
        }
    }
    return true;
}
