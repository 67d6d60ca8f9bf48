/*
 * The queue and the worker of a stream: submit, run in order, wait, hold, abort.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "clock.h"
#include "config.h"
#include "device.h"
#include "entry.h"
#include "errtext.h"
#include "exception.h"
#include "handle.h"
#include "stream.h"
#include "transfer.h"
#include "worker.h"

/** Enough for tasks, findings and exception callbacks. */
#define WORKER_STACK ((size_t)1 << 20)

static atomic_bool held;
static pthread_once_t held_once = PTHREAD_ONCE_INIT;

static _Thread_local uint32_t last_task_id = UINT32_MAX;

static void load_held(void)
{
    if (sim_config()->hold_streams) {
        atomic_store(&held, true);
    }
}

void sim_gate_init(struct sim_gate *gate)
{
    (void)pthread_mutex_init(&gate->mutex, NULL);
    sim_clock_condition_init(&gate->changed);
}

void sim_gate_destroy(struct sim_gate *gate)
{
    (void)pthread_cond_destroy(&gate->changed);
    (void)pthread_mutex_destroy(&gate->mutex);
}

void sim_queue_init(struct sim_stream *stream)
{
    (void)pthread_once(&held_once, load_held);
    (void)pthread_mutex_init(&stream->mutex, NULL);
    sim_clock_condition_init(&stream->work);
    sim_clock_condition_init(&stream->done);
    sim_gate_init(&stream->own_gate);
    stream->tail = &stream->head;
}

void sim_queue_destroy(struct sim_stream *stream)
{
    sim_gate_destroy(&stream->own_gate);
    (void)pthread_cond_destroy(&stream->work);
    (void)pthread_cond_destroy(&stream->done);
    (void)pthread_mutex_destroy(&stream->mutex);
}

bool sim_stream_stopping(const struct sim_stream *stream)
{
    return atomic_load_explicit(&stream->interrupted, memory_order_relaxed) || sim_device_lost(stream->device) != 0;
}

/** Notes that a position has ended. Called with the stream's mutex. */
static void complete(struct sim_stream *stream, uint64_t position)
{
    atomic_store_explicit(&stream->completed, position, memory_order_release);
    if (stream->waiters > 0) {
        (void)pthread_cond_broadcast(&stream->done);
    }
}

/** Keeps the first error until the next synchronisation. Called with the stream's mutex. */
static void keep_error(struct sim_stream *stream, aclError code, const char *text)
{
    if (stream->error == ACL_SUCCESS) {
        stream->error = code;
        (void)snprintf(stream->error_text, sizeof stream->error_text, "%s", text);
    }
}

/** The code with which tasks end unrun: a lost device, or the context's first error in the mode "stop on failure". */
static aclError refusal(const struct sim_stream *stream)
{
    const aclError lost = sim_device_lost(stream->device);
    return lost != ACL_SUCCESS ? lost : atomic_load_explicit(&stream->context->stop_error, memory_order_relaxed);
}

static aclError run_task(struct sim_stream *stream, struct sim_task *task, char *text, size_t size)
{
    aclError code = refusal(stream);
    if (code != ACL_SUCCESS) {
        (void)snprintf(text, size, "the task was not run: an earlier failure stopped the device or the context");
        task->cleanup(task, false);
        return code;
    }
    const uint64_t latency = sim_transfer_latency();
    if (latency > 0) {
        sim_stream_rest(stream, latency);
    }
    const enum sim_function function = task->function;
    const uint32_t id = task->id;
    (void)sim_entry_assume(function);
    code = task->run(task, stream);
    task->cleanup(task, true);
    if (code != ACL_SUCCESS) {
        sim_errtext_take(text, size);
        sim_exception_tell(stream, id, code);
    }
    (void)sim_entry_assume(SIM_FUNCTION_NONE);
    return code;
}

/** Takes the next task out of the queue, NULL when the worker has to end. Called with the stream's mutex. */
static struct sim_task *next_task(struct sim_stream *stream)
{
    for (;;) {
        if (atomic_load(&stream->stopping) && (stream->discard || stream->head == NULL)) {
            return NULL;
        }
        if (stream->head != NULL && !atomic_load(&held) && !stream->aborting) {
            break;
        }
        stream->worker_idle = true;
        (void)pthread_cond_wait(&stream->work, &stream->mutex);
        stream->worker_idle = false;
    }
    struct sim_task *task = stream->head;
    stream->head = task->next;
    if (stream->head == NULL) {
        stream->tail = &stream->head;
    }
    return task;
}

static void *work(void *argument)
{
    struct sim_stream *stream = argument;
    char text[sizeof stream->error_text];
    (void)pthread_mutex_lock(&stream->mutex);
    for (struct sim_task *task = next_task(stream); task != NULL; task = next_task(stream)) {
        const uint64_t position = task->position;
        stream->running = true;
        (void)pthread_mutex_unlock(&stream->mutex);
        text[0] = '\0';
        const aclError code = run_task(stream, task, text, sizeof text);
        (void)pthread_mutex_lock(&stream->mutex);
        stream->running = false;
        if (code != ACL_SUCCESS && !stream->aborting) {
            keep_error(stream, code, text);
            if (atomic_load(&stream->context->stop_on_failure)) {
                int none = ACL_SUCCESS;
                (void)atomic_compare_exchange_strong(&stream->context->stop_error, &none, code);
            }
        }
        complete(stream, position);
    }
    (void)pthread_mutex_unlock(&stream->mutex);
    return NULL;
}

/** Starts the worker with the first task. Called with the stream's mutex. */
static bool start_worker(struct sim_stream *stream)
{
    if (stream->worker_started) {
        return true;
    }
    stream->worker_started = sim_worker_start(&stream->worker, WORKER_STACK, work, stream);
    return stream->worker_started;
}

static aclError refuse(struct sim_stream *stream, struct sim_task *task)
{
    const aclError stopped = atomic_load(&stream->context->stop_error);
    aclError code = sim_device_fault(stream->device);
    if (code == ACL_SUCCESS) {
        code = sim_device_abort_check(stream->device);
    }
    if (code == ACL_SUCCESS && stopped != ACL_SUCCESS) {
        code = sim_fail(stopped, "EE9999",
            "the context stopped after a failure (stop-on-failure mode); destroy it and make a new one");
    }
    if (code != ACL_SUCCESS) {
        task->cleanup(task, false);
    }
    return code;
}

aclError sim_stream_submit(struct sim_stream *stream, struct sim_task *task)
{
    SIM_TRY(refuse(stream, task));
    task->function = sim_entry_current();
    task->next = NULL;
    (void)pthread_mutex_lock(&stream->mutex);
    if (atomic_load(&stream->stopping) || stream->aborting) {
        const bool aborting = stream->aborting;
        (void)pthread_mutex_unlock(&stream->mutex);
        task->cleanup(task, false);
        return aborting
            ? sim_fail(ACL_ERROR_RT_STREAM_ABORT, "EE1016", "the stream is being aborted; wait until aclrtStreamAbort returned")
            : sim_fail_handle("stream", "stream", stream->handle);
    }
    if (!start_worker(stream)) {
        (void)pthread_mutex_unlock(&stream->mutex);
        task->cleanup(task, false);
        return sim_fail(ACL_ERROR_RT_INTERNAL_ERROR, "EE1021", "the operating system gives no thread for the stream");
    }
    task->id = stream->next_task_id++;
    task->position = ++stream->submitted;
    last_task_id = task->id;
    *stream->tail = task;
    stream->tail = &task->next;
    const bool wake = stream->worker_idle;
    (void)pthread_mutex_unlock(&stream->mutex);
    if (wake) {
        (void)pthread_cond_signal(&stream->work);
    }
    return ACL_SUCCESS;
}

uint32_t sim_stream_last_task_id(void)
{
    return last_task_id;
}

bool sim_stream_idle(struct sim_stream *stream)
{
    (void)pthread_mutex_lock(&stream->mutex);
    const bool idle = atomic_load(&stream->completed) == stream->submitted;
    (void)pthread_mutex_unlock(&stream->mutex);
    return idle;
}

aclError sim_stream_synchronize(struct sim_stream *stream, uint64_t deadline)
{
    char text[sizeof stream->error_text];
    (void)pthread_mutex_lock(&stream->mutex);
    const uint64_t target = stream->submitted;
    const uint64_t aborts = stream->aborts;
    bool in_time = true;
    stream->waiters++;
    while (atomic_load(&stream->completed) < target && stream->aborts == aborts && !stream->aborting && in_time) {
        in_time = sim_clock_wait(&stream->done, &stream->mutex, deadline);
    }
    stream->waiters--;
    const bool reached = atomic_load(&stream->completed) >= target;
    const bool aborted = stream->aborting || stream->aborts != aborts;
    const aclError error = reached || aborted ? stream->error : ACL_SUCCESS;
    if (error != ACL_SUCCESS) {
        (void)snprintf(text, sizeof text, "%s", stream->error_text);
        stream->error = ACL_SUCCESS;
    }
    (void)pthread_mutex_unlock(&stream->mutex);
    if (aborted) {
        return sim_fail(ACL_ERROR_RT_STREAM_ABORT, "EE1016", "the stream was aborted while this call waited for it");
    }
    if (!reached) {
        return sim_fail(ACL_ERROR_RT_STREAM_SYNC_TIMEOUT, "EE1002",
            "stream %d of device %d has not finished its work in time; the work goes on", stream->id, stream->device);
    }
    if (error != ACL_SUCCESS) {
        return sim_fail(error, "EE9999", "queued work of stream %d failed: %s", stream->id, text);
    }
    SIM_TRY(sim_device_fault(stream->device));
    const aclError stopped = atomic_load(&stream->context->stop_error);
    if (stopped != ACL_SUCCESS) {
        return sim_fail(stopped, "EE9999", "the context stopped after a failure of one of its streams");
    }
    sim_pool_synchronized(stream->device);
    return ACL_SUCCESS;
}

/** Wakes the running task wherever it waits, and everybody who waits for the stream. Called with the stream's mutex. */
static void nudge(struct sim_stream *stream)
{
    struct sim_gate *gate = stream->gate;
    if (gate != NULL) {
        (void)pthread_mutex_lock(&gate->mutex);
        (void)pthread_cond_broadcast(&gate->changed);
        (void)pthread_mutex_unlock(&gate->mutex);
    }
    (void)pthread_cond_broadcast(&stream->work);
    (void)pthread_cond_broadcast(&stream->done);
}

aclError sim_stream_wait(struct sim_stream *stream, struct sim_gate *gate, bool (*ready)(void *argument),
    void *argument, uint64_t deadline)
{
    (void)pthread_mutex_lock(&stream->mutex);
    stream->gate = gate;
    (void)pthread_mutex_unlock(&stream->mutex);
    aclError result = ACL_SUCCESS;
    (void)pthread_mutex_lock(&gate->mutex);
    while (result == ACL_SUCCESS && !ready(argument)) {
        /* Interrupters set their flag first and signal under the gate's mutex, so this test can't miss them. */
        if (sim_stream_stopping(stream)) {
            result = ACL_ERROR_RT_STREAM_ABORT;
        } else if (!sim_clock_wait(&gate->changed, &gate->mutex, deadline) && !ready(argument)) {
            result = ACL_ERROR_RT_WAIT_TIMEOUT;
        }
    }
    (void)pthread_mutex_unlock(&gate->mutex);
    (void)pthread_mutex_lock(&stream->mutex);
    stream->gate = NULL;
    (void)pthread_mutex_unlock(&stream->mutex);
    return result;
}

static bool never(void *argument)
{
    (void)argument;
    return false;
}

void sim_stream_rest(struct sim_stream *stream, uint64_t nanoseconds)
{
    if (nanoseconds > 0) {
        (void)sim_stream_wait(stream, &stream->own_gate, never, NULL, sim_clock_now() + nanoseconds);
    }
}

static void drop(struct sim_task *task)
{
    while (task != NULL) {
        struct sim_task *next = task->next;
        task->cleanup(task, false);
        task = next;
    }
}

/** The whole queue. Called with the stream's mutex. */
static struct sim_task *take_queue(struct sim_stream *stream)
{
    struct sim_task *queue = stream->head;
    stream->head = NULL;
    stream->tail = &stream->head;
    return queue;
}

aclError sim_stream_abort(struct sim_stream *stream)
{
    (void)pthread_mutex_lock(&stream->mutex);
    if (stream->aborting || atomic_load(&stream->stopping)) {
        (void)pthread_mutex_unlock(&stream->mutex);
        return sim_fail(ACL_ERROR_RT_STREAM_ABORT, "EE1016", "the stream is being aborted or destroyed already");
    }
    stream->aborting = true;
    atomic_store(&stream->interrupted, true);
    struct sim_task *queue = take_queue(stream);
    nudge(stream);
    stream->waiters++;
    while (stream->running) {
        (void)pthread_cond_wait(&stream->done, &stream->mutex);
    }
    stream->waiters--;
    stream->error = ACL_SUCCESS;
    stream->aborting = false;
    stream->aborts++;
    atomic_store(&stream->interrupted, false);
    complete(stream, stream->submitted);
    nudge(stream);
    (void)pthread_mutex_unlock(&stream->mutex);
    drop(queue);
    return ACL_SUCCESS;
}

void sim_queue_end(struct sim_stream *stream, bool discard)
{
    (void)pthread_mutex_lock(&stream->mutex);
    stream->discard = discard;
    atomic_store(&stream->stopping, true);
    if (discard) {
        atomic_store(&stream->interrupted, true);
    }
    const bool started = stream->worker_started;
    nudge(stream);
    (void)pthread_mutex_unlock(&stream->mutex);
    if (started) {
        (void)pthread_join(stream->worker, NULL);
    }
    (void)pthread_mutex_lock(&stream->mutex);
    struct sim_task *queue = take_queue(stream);
    complete(stream, stream->submitted);
    (void)pthread_cond_broadcast(&stream->done);
    (void)pthread_mutex_unlock(&stream->mutex);
    drop(queue);
}

static bool wake(void *object, void *argument)
{
    struct sim_stream *stream = object;
    const int32_t device = *(const int32_t *)argument;
    if (device < 0 || stream->device == device) {
        (void)pthread_mutex_lock(&stream->mutex);
        nudge(stream);
        (void)pthread_mutex_unlock(&stream->mutex);
    }
    return true;
}

void sim_stream_wake(int32_t device)
{
    sim_handle_each_hidden(ACLSIM_OBJECT_STREAM, wake, &device);
}

void sim_stream_hold_all(bool hold)
{
    (void)pthread_once(&held_once, load_held);
    atomic_store(&held, hold);
    if (!hold) {
        sim_stream_wake(-1);
    }
}

aclError aclsimHoldStreams(int hold)
{
    if (hold != 0 && hold != 1) {
        return ACL_ERROR_INVALID_PARAM;
    }
    sim_stream_hold_all(hold == 1);
    return ACL_SUCCESS;
}
