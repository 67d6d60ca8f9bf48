/*
 * Into the queue of a stream, and waiting for what is in it.
 */
#include <stdio.h>
#include <stdlib.h>

#include "base/clock.h"
#include "capture_hook.h"
#include "device/device.h"
#include "entry/entry.h"
#include "entry/error.h"
#include "stream_queue.h"

static _Thread_local uint32_t last_task_id = UINT32_MAX;

void sim_queue_init(struct sim_stream *stream)
{
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

void sim_task_free(struct sim_task *task, bool ran)
{
    (void)ran;
    free(task);
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

/** Called with the stream's mutex. */
static bool waits(const struct sim_stream *stream)
{
    return stream->last_wait > atomic_load_explicit(&stream->completed, memory_order_relaxed);
}

bool sim_stream_waits(struct sim_stream *stream)
{
    (void)pthread_mutex_lock(&stream->mutex);
    const bool result = waits(stream);
    (void)pthread_mutex_unlock(&stream->mutex);
    return result;
}

aclError sim_stream_submit(struct sim_stream *stream, struct sim_task *task)
{
    SIM_TRY(refuse(stream, task));
    task->function = sim_entry_current();
    task->thread = sim_entry_thread();
    task->next = NULL;
    if (sim_stream_captured(stream)) {
        aclError result;
        if (sim_capture_hooks_get()->take(stream, task, &result)) {
            return result;
        }
    }
    (void)pthread_mutex_lock(&stream->mutex);
    if (atomic_load(&stream->stopping) || stream->aborting) {
        const bool aborting = stream->aborting;
        (void)pthread_mutex_unlock(&stream->mutex);
        task->cleanup(task, false);
        return aborting
            ? sim_fail(ACL_ERROR_RT_STREAM_ABORT, "EE1016", "the stream is being aborted; wait until aclrtStreamAbort returned")
            : sim_fail_handle("stream", "stream", stream->handle);
    }
    if (!sim_queue_start(stream)) {
        (void)pthread_mutex_unlock(&stream->mutex);
        task->cleanup(task, false);
        return sim_fail(ACL_ERROR_RT_INTERNAL_ERROR, "EE1021", "the operating system gives no thread for the stream");
    }
    task->id = stream->next_task_id++;
    task->position = ++stream->submitted;
    task->behind_wait = waits(stream);
    if (task->waits) {
        stream->last_wait = task->position;
    }
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

void sim_stream_set_last_task_id(uint32_t id)
{
    last_task_id = id;
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
    sim_synchronized(stream->device);
    return ACL_SUCCESS;
}

static _Atomic(void (*)(int32_t device)) on_synchronized;

void sim_on_synchronized(void (*listener)(int32_t device))
{
    atomic_store(&on_synchronized, listener);
}

void sim_synchronized(int32_t device)
{
    void (*const listener)(int32_t device) = atomic_load(&on_synchronized);
    if (listener != NULL) {
        listener(device);
    }
}
