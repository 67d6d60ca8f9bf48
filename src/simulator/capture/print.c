/*
 * Prints of graphs: to standard error, and as a trace in JSON that trace viewers show.
 */
#include <stdio.h>
#include <unistd.h>

#include "entry/error.h"
#include "graph.h"
#include "machine/function_lookup.h"
#include "model.h"

/** Microseconds that a task takes in a trace, and those to the next one: none has run yet, so that they only keep the order. */
#define TASK_LENGTH 15u
#define TASK_STEP 20u

static const char *name_of(const struct sim_task *task)
{
    return task->model == NULL ? "TASK" : task->model->name;
}

static void print(const struct sim_graph *graph)
{
    (void)fprintf(stderr, "model %u of device %d\n", graph->id, graph->context->device);
    for (const struct sim_lane *lane = graph->lanes; lane != NULL; lane = lane->next) {
        for (size_t index = 0; index < lane->count; index++) {
            const struct sim_task *task = lane->tasks[index];
            (void)fprintf(stderr, "  stream %d, task %u: %s by %s\n", lane->own->id, task->id, name_of(task),
                sim_function_name(task->function));
        }
    }
}

aclError sim_aclmdlRIDebugPrint(aclmdlRI modelRI)
{
    SIM_REQUIRE(modelRI);
    struct sim_graph *graph;
    SIM_TRY(sim_graph_enter(modelRI, &graph));
    sim_capture_lock();
    print(graph);
    sim_capture_unlock();
    sim_graph_release(graph);
    return ACL_SUCCESS;
}

static void write_task(FILE *file, const struct sim_graph *graph, const struct sim_lane *lane, size_t index)
{
    const struct sim_task *task = lane->tasks[index];
    (void)fprintf(file,
        "%s{\"name\":\"%s\",\"pid\":\"%d aclGraph\",\"tid\":\"stream%d\",\"ts\":%zu,\"dur\":%u,\"ph\":\"X\",\"args\":{\"Model Id\":%u,"
        "\"Stream Id\":%d,\"Task Id\":%u,\"Task Type\":\"%s\"}}",
        lane == graph->lanes && index == 0 ? "" : ",\n", sim_function_name(task->function), (int)getpid(), lane->own->id,
        index * TASK_STEP, TASK_LENGTH, graph->id, lane->own->id, task->id, name_of(task));
}

/** @return false when something could not be written */
static bool write_trace(FILE *file, const struct sim_graph *graph)
{
    (void)fputs("[\n", file);
    for (const struct sim_lane *lane = graph->lanes; lane != NULL; lane = lane->next) {
        for (size_t index = 0; index < lane->count; index++) {
            write_task(file, graph, lane, index);
        }
    }
    (void)fputs("\n]", file);
    const bool failed = ferror(file) != 0;
    return fclose(file) == 0 && !failed;
}

aclError sim_aclmdlRIDebugJsonPrint(aclmdlRI modelRI, const char *path, uint32_t flags)
{
    SIM_REQUIRE(modelRI);
    SIM_REQUIRE(path);
    /* Verbose traces tell the arguments of operators as well, and there are none here. */
    (void)flags;
    struct sim_graph *graph;
    SIM_TRY(sim_graph_enter(modelRI, &graph));
    FILE *file = fopen(path, "we");
    bool written = false;
    if (file != NULL) {
        sim_capture_lock();
        written = write_trace(file, graph);
        sim_capture_unlock();
    }
    sim_graph_release(graph);
    return written ? ACL_SUCCESS
                   : sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1011", "argument path is \"%s\", where no file can be written", path);
}
