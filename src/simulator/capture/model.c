/*
 * Graphs as objects of a program: end, number, name.
 */
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "entry/caller_memory.h"
#include "entry/error.h"
#include "graph.h"
#include "handles/handle.h"
#include "model.h"

/** How long the end of a graph waits for its executions. */
#define WAIT_MS 10000

/** Waits until no execution is queued or runs. @return false when one still does */
static bool wait_idle(struct sim_graph *graph)
{
    const uint64_t deadline = sim_clock_deadline(WAIT_MS);
    bool in_time = true;
    (void)pthread_mutex_lock(&graph->gate.mutex);
    while (graph->pending > 0 && in_time) {
        in_time = sim_clock_wait(&graph->gate.changed, &graph->gate.mutex, deadline);
    }
    const bool idle = graph->pending == 0;
    (void)pthread_mutex_unlock(&graph->gate.mutex);
    return idle;
}

/** Takes what is to be told of the end; the caller frees it. */
static struct sim_graph_end *take_ends(struct sim_graph *graph)
{
    sim_capture_lock();
    struct sim_graph_end *ends = graph->ends;
    graph->ends = NULL;
    sim_capture_unlock();
    return ends;
}

static void tell(struct sim_graph_end *ends)
{
    while (ends != NULL) {
        struct sim_graph_end *next = ends->next;
        if (sim_caller_runs((sim_caller_function)ends->function, "callback of the model's end")) {
            ends->function(ends->argument);
        }
        free(ends);
        ends = next;
    }
}

static aclError destroy(struct sim_graph *graph)
{
    SIM_TRY(sim_graph_check_ended(graph));
    if (!wait_idle(graph)) {
        return sim_fail(ACL_ERROR_RT_MODEL_RUNNING, "EE9999",
            "argument modelRI is being executed; wait for the streams that execute it");
    }
    if (!sim_handle_retire(ACLSIM_OBJECT_MODEL, graph->handle)) {
        return sim_fail_handle("modelRI", "model running instance", graph->handle);
    }
    tell(take_ends(graph));
    return ACL_SUCCESS;
}

aclError sim_aclmdlRIDestroy(aclmdlRI modelRI)
{
    SIM_REQUIRE(modelRI);
    struct sim_graph *graph;
    SIM_TRY(sim_graph_enter(modelRI, &graph));
    const aclError error = destroy(graph);
    sim_graph_release(graph);
    return error;
}

aclError sim_aclmdlRIGetId(aclmdlRI modelRI, uint32_t *modelRIId)
{
    SIM_REQUIRE(modelRI);
    SIM_REQUIRE(modelRIId);
    struct sim_graph *graph;
    SIM_TRY(sim_graph_check(modelRI, &graph));
    *modelRIId = graph->id;
    sim_graph_release(graph);
    return ACL_SUCCESS;
}

aclError sim_aclmdlRISetName(aclmdlRI modelRI, const char *name)
{
    SIM_REQUIRE(modelRI);
    SIM_REQUIRE(name);
    struct sim_graph *graph;
    SIM_TRY(sim_graph_enter(modelRI, &graph));
    sim_capture_lock();
    const size_t length = strnlen(name, SIM_GRAPH_NAME - 1);
    memcpy(graph->name, name, length);
    graph->name[length] = '\0';
    sim_capture_unlock();
    sim_graph_release(graph);
    return ACL_SUCCESS;
}

aclError sim_aclmdlRIGetName(aclmdlRI modelRI, uint32_t maxLen, char *name)
{
    SIM_REQUIRE(modelRI);
    SIM_REQUIRE(name);
    struct sim_graph *graph;
    SIM_TRY(sim_graph_check(modelRI, &graph));
    sim_graph_release(graph);
    if (maxLen == 0) {
        return sim_fail_range("maxLen", 0, "greater than 0");
    }
    SIM_TRY(sim_graph_enter(modelRI, &graph));
    sim_capture_lock();
    const size_t length = strnlen(graph->name, maxLen - 1);
    memcpy(name, graph->name, length);
    name[length] = '\0';
    sim_capture_unlock();
    sim_graph_release(graph);
    return ACL_SUCCESS;
}

/** Where a registered function hangs, or the end of the list. Called with the capture lock. */
static struct sim_graph_end **find_end(struct sim_graph *graph, aclrtCallback function)
{
    struct sim_graph_end **link = &graph->ends;
    while (*link != NULL && (*link)->function != function) {
        link = &(*link)->next;
    }
    return link;
}

aclError sim_aclmdlRIDestroyRegisterCallback(aclmdlRI modelRI, aclrtCallback func, void *userData)
{
    SIM_REQUIRE_RUNTIME(modelRI);
    struct sim_graph *graph;
    SIM_TRY(sim_graph_check(modelRI, &graph));
    struct sim_graph_end *made = func == NULL ? NULL : calloc(1, sizeof *made);
    aclError error = ACL_SUCCESS;
    if (func == NULL) {
        error = sim_fail_runtime_null("func");
    } else if (made == NULL) {
        error = sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EE1013", "no host memory is left");
    } else {
        *made = (struct sim_graph_end){.function = func, .argument = userData};
        sim_capture_lock();
        struct sim_graph_end **link = find_end(graph, func);
        if (*link == NULL) {
            *link = made;
            made = NULL;
        } else {
            error = sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1017", "argument func is registered for this model already");
        }
        sim_capture_unlock();
        free(made);
    }
    sim_graph_release(graph);
    return error;
}

aclError sim_aclmdlRIDestroyUnregisterCallback(aclmdlRI modelRI, aclrtCallback func)
{
    SIM_REQUIRE_RUNTIME(modelRI);
    struct sim_graph *graph;
    SIM_TRY(sim_graph_check(modelRI, &graph));
    aclError error = ACL_SUCCESS;
    if (func == NULL) {
        error = sim_fail_runtime_null("func");
    } else {
        sim_capture_lock();
        struct sim_graph_end **link = find_end(graph, func);
        struct sim_graph_end *found = *link;
        if (found != NULL) {
            *link = found->next;
        } else {
            error = sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1017", "argument func is not registered for this model");
        }
        sim_capture_unlock();
        free(found);
    }
    sim_graph_release(graph);
    return error;
}
