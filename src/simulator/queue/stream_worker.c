/*
 * The worker of a stream: takes tasks in order and runs them.
 */
#include <stdio.h>

#include "base/worker.h"
#include "device/device.h"
#include "entry/entry.h"
#include "entry/error.h"
#include "exception.h"
#include "handles/handle.h"
#include "machine/timing.h"
#include "stream_queue.h"

/** Enough for tasks, findings and exception callbacks. */
#define WORKER_STACK ((size_t)1 << 20)

void sim_queue_complete(struct sim_stream *stream, uint64_t position)
{
    if (position > atomic_load_explicit(&stream->completed, memory_order_relaxed)) {
        atomic_store_explicit(&stream->completed, position, memory_order_release);
    }
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
    const uint64_t thread = task->thread;
    const uint32_t id = task->id;
    sim_entry_assume(function, thread);
    code = task->run(task, stream);
    task->cleanup(task, true);
    if (code == ACL_ERROR_RT_STREAM_ABORT && refusal(stream) != ACL_SUCCESS) {
        code = refusal(stream);
    }
    if (code != ACL_SUCCESS) {
        sim_error_take(text, size);
        sim_exception_tell(stream, id, thread, code);
    }
    sim_entry_assume(SIM_FUNCTION_NONE, 0);
    return code;
}

/** Takes the next task out of the queue, NULL when the worker has to end. Called with the stream's mutex. */
static struct sim_task *next_task(struct sim_stream *stream)
{
    for (;;) {
        if (atomic_load(&stream->stopping) && (stream->discard || stream->head == NULL)) {
            return NULL;
        }
        /* What a lost device has queued ends, whoever holds it. */
        const bool held = sim_queue_held() && sim_device_lost(stream->device) == ACL_SUCCESS;
        if (stream->head != NULL && !held && !stream->aborting) {
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
        sim_queue_complete(stream, position);
    }
    const bool orphan = stream->orphan;
    (void)pthread_mutex_unlock(&stream->mutex);
    if (orphan) {
        sim_handle_release(stream->handle);
    }
    return NULL;
}

bool sim_queue_start(struct sim_stream *stream)
{
    if (stream->worker_started) {
        return true;
    }
    stream->worker_started = sim_worker_start(&stream->worker, WORKER_STACK, work, stream);
    return stream->worker_started;
}
