/*
 * Executions of graphs.
 */
#include <stdio.h>
#include <stdlib.h>

#include "base/clock.h"
#include "capture.h"
#include "entry/entry.h"
#include "entry/error.h"
#include "graph.h"
#include "handles/handle.h"
#include "model.h"

struct execution {
    struct sim_task task;
    /** With a reference. */
    struct sim_graph *graph;
};

/** A lane that an internal stream runs. */
struct lane_task {
    struct sim_task task;
    struct sim_lane *lane;
};

/** Waits for the turn of an execution. The gate is held. */
static bool take_turn(void *argument)
{
    struct sim_graph *graph = argument;
    if (graph->running) {
        return false;
    }
    graph->running = true;
    return true;
}

/** Keeps the first failure, and lets all lanes stop. */
static void fail(struct sim_graph *graph, aclError code)
{
    char text[sizeof graph->failure_text] = "";
    sim_error_take(text, sizeof text);
    (void)pthread_mutex_lock(&graph->gate.mutex);
    if (graph->failure == ACL_SUCCESS) {
        graph->failure = code;
        (void)snprintf(graph->failure_text, sizeof graph->failure_text, "%s", text);
    }
    atomic_store(&graph->stopped, true);
    (void)pthread_cond_broadcast(&graph->gate.changed);
    (void)pthread_mutex_unlock(&graph->gate.mutex);
}

/** Runs the tasks of a lane one after the other; texts and findings name the calls that were captured. */
static void run_lane(const struct sim_lane *lane, struct sim_stream *stream)
{
    struct sim_graph *graph = lane->graph;
    for (size_t index = 0; index < lane->count && !atomic_load_explicit(&graph->stopped, memory_order_relaxed); index++) {
        struct sim_task *task = lane->tasks[index];
        if (task->disabled) {
            continue;
        }
        sim_entry_assume(task->function, task->thread);
        aclError code = task->run(task, stream);
        if (code == ACL_SUCCESS && sim_stream_stopping(stream)) {
            code = ACL_ERROR_RT_STREAM_ABORT;
        }
        if (code != ACL_SUCCESS) {
            fail(graph, code);
        }
    }
}

static aclError run_lane_task(struct sim_task *task, struct sim_stream *stream)
{
    run_lane(((const struct lane_task *)task)->lane, stream);
    return ACL_SUCCESS;
}

/** Also without having run: the internal stream was ended, or its device lost. */
static void clean_lane_task(struct sim_task *task, bool ran)
{
    struct sim_graph *graph = ((struct lane_task *)task)->lane->graph;
    if (!ran) {
        fail(graph, ACL_ERROR_RT_STREAM_ABORT);
    }
    free(task);
    (void)pthread_mutex_lock(&graph->gate.mutex);
    graph->lanes_running--;
    (void)pthread_cond_broadcast(&graph->gate.changed);
    (void)pthread_mutex_unlock(&graph->gate.mutex);
}

static bool lanes_are_done(const struct sim_graph *graph)
{
    return graph->lanes_running == 0;
}

static bool lanes_are_done_or_stop(void *argument)
{
    struct sim_graph *graph = argument;
    return lanes_are_done(graph) || atomic_load(&graph->stopped);
}

static void start_lanes(struct sim_graph *graph)
{
    for (struct sim_lane *lane = graph->lanes->next; lane != NULL; lane = lane->next) {
        struct lane_task *task = calloc(1, sizeof *task);
        if (task == NULL) {
            fail(graph, ACL_ERROR_RT_MEMORY_ALLOCATION);
            return;
        }
        task->task = (struct sim_task){.run = run_lane_task, .cleanup = clean_lane_task};
        task->lane = lane;
        (void)pthread_mutex_lock(&graph->gate.mutex);
        graph->lanes_running++;
        (void)pthread_mutex_unlock(&graph->gate.mutex);
        /* A refusal cleans the task up, which is a failure of the execution. */
        (void)sim_stream_submit(lane->own, &task->task);
    }
}

/** Waits for the other lanes; when they or this stream have to stop, they give up what they wait for. */
static void join_lanes(struct sim_graph *graph, struct sim_stream *stream)
{
    if (sim_stream_wait(stream, &graph->gate, lanes_are_done_or_stop, graph, SIM_FOREVER) != ACL_SUCCESS) {
        fail(graph, ACL_ERROR_RT_STREAM_ABORT);
    }
    if (!atomic_load(&graph->stopped)) {
        return;
    }
    for (struct sim_lane *lane = graph->lanes->next; lane != NULL; lane = lane->next) {
        (void)sim_stream_abort(lane->own);
    }
    (void)pthread_mutex_lock(&graph->gate.mutex);
    while (!lanes_are_done(graph)) {
        (void)pthread_cond_wait(&graph->gate.changed, &graph->gate.mutex);
    }
    (void)pthread_mutex_unlock(&graph->gate.mutex);
}

static void begin(struct sim_graph *graph)
{
    graph->executed = true;
    graph->failure = ACL_SUCCESS;
    graph->failure_text[0] = '\0';
    atomic_store(&graph->stopped, false);
    for (size_t index = 0; index < graph->mark_count; index++) {
        graph->marks[index]->reached = false;
    }
}

static aclError run_execution(struct sim_task *task, struct sim_stream *stream)
{
    struct sim_graph *graph = ((struct execution *)task)->graph;
    const aclError waited = sim_stream_wait(stream, &graph->gate, take_turn, graph, SIM_FOREVER);
    if (waited != ACL_SUCCESS) {
        return waited;
    }
    begin(graph);
    start_lanes(graph);
    run_lane(graph->lanes, stream);
    if (graph->lanes->next != NULL) {
        join_lanes(graph, stream);
    }
    const aclError failure = graph->failure;
    char text[sizeof graph->failure_text];
    (void)snprintf(text, sizeof text, "%s", graph->failure_text);
    (void)pthread_mutex_lock(&graph->gate.mutex);
    graph->running = false;
    (void)pthread_cond_broadcast(&graph->gate.changed);
    (void)pthread_mutex_unlock(&graph->gate.mutex);
    sim_entry_assume(task->function, task->thread);
    return failure == ACL_SUCCESS ? ACL_SUCCESS : sim_fail(failure, "EE9999", "%s", text);
}

static void clean_execution(struct sim_task *task, bool ran)
{
    (void)ran;
    struct sim_graph *graph = ((struct execution *)task)->graph;
    for (size_t index = 0; index < graph->range_count; index++) {
        (void)atomic_fetch_sub_explicit(&graph->ranges[index]->queued, 1, memory_order_relaxed);
    }
    (void)pthread_mutex_lock(&graph->gate.mutex);
    graph->pending--;
    (void)pthread_cond_broadcast(&graph->gate.changed);
    (void)pthread_mutex_unlock(&graph->gate.mutex);
    sim_graph_release(graph);
    free(task);
}

aclError sim_graph_check_ended(struct sim_graph *graph)
{
    sim_capture_lock();
    const bool ended = graph->ended;
    sim_capture_unlock();
    return ended ? ACL_SUCCESS
                 : sim_fail(ACL_ERROR_RT_MODEL_CAPTURED, "EE1017",
                       "argument modelRI is being captured; call aclmdlRICaptureEnd first");
}

static aclError check_ready(struct sim_graph *graph)
{
    SIM_TRY(sim_graph_check_ended(graph));
    sim_capture_lock();
    const bool ready = graph->change == SIM_GRAPH_READY;
    sim_capture_unlock();
    return ready ? ACL_SUCCESS
                 : sim_fail(ACL_ERROR_RT_MODEL_EXECUTE, "EE1017",
                       "argument modelRI has tasks that were changed; call aclmdlRIUpdate first");
}

/** Queues an execution of a graph that is ready. */
static aclError submit(struct sim_graph *graph, struct sim_stream *stream)
{
    struct execution *execution = calloc(1, sizeof *execution);
    if (execution == NULL) {
        return sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EE1013", "no host memory is left for the task");
    }
    execution->task = (struct sim_task){.run = run_execution, .cleanup = clean_execution, .waits = graph->waits};
    execution->graph = graph;
    sim_handle_retain(graph->handle);
    (void)pthread_mutex_lock(&graph->gate.mutex);
    graph->pending++;
    (void)pthread_mutex_unlock(&graph->gate.mutex);
    for (size_t index = 0; index < graph->range_count; index++) {
        (void)atomic_fetch_add_explicit(&graph->ranges[index]->queued, 1, memory_order_relaxed);
    }
    return sim_stream_submit(stream, &execution->task);
}

/** With the graph and its context checked. Takes over the reference to the stream. */
static aclError execute(struct sim_graph *graph, struct sim_stream *stream)
{
    SIM_TRY(check_ready(graph));
    if (stream != NULL && stream->context != graph->context) {
        return sim_stream_foreign();
    }
    struct sim_stream *target = stream;
    if (target != NULL) {
        sim_handle_retain(target->handle);
    }
    sim_stream_default(&target, graph->context);
    if (target == NULL) {
        return sim_fail_context();
    }
    const aclError error = submit(graph, target);
    sim_stream_release(target);
    return error;
}

aclError sim_aclmdlRIExecuteAsync(aclmdlRI modelRI, aclrtStream stream)
{
    SIM_REQUIRE(modelRI);
    struct sim_graph *graph;
    SIM_TRY(sim_graph_check(modelRI, &graph));
    sim_graph_release(graph);
    struct sim_stream *own;
    SIM_TRY(sim_stream_check(stream, &own));
    aclError error = sim_stream_not_captured(own);
    if (error == ACL_SUCCESS) {
        error = sim_graph_enter(modelRI, &graph);
    }
    if (error == ACL_SUCCESS) {
        error = execute(graph, own);
        sim_graph_release(graph);
    }
    sim_stream_release(own);
    return error;
}

aclError sim_aclmdlRIExecute(aclmdlRI modelRI, int32_t timeout)
{
    SIM_REQUIRE(modelRI);
    struct sim_graph *graph;
    SIM_TRY(sim_graph_check(modelRI, &graph));
    sim_graph_release(graph);
    if (timeout < -1 || timeout == 0) {
        return sim_fail_range("timeout", timeout, "-1 (no limit) or a number of milliseconds greater than 0");
    }
    SIM_TRY(sim_graph_enter(modelRI, &graph));
    aclError error = check_ready(graph);
    if (error == ACL_SUCCESS) {
        error = submit(graph, graph->lanes->own);
    }
    if (error == ACL_SUCCESS) {
        error = sim_stream_synchronize(graph->lanes->own, sim_clock_deadline(timeout));
    }
    sim_graph_release(graph);
    return error;
}
