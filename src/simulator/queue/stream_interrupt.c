/*
 * What interrupts a stream: holds, waiting tasks, abort, end.
 */
#include "aclsim.h"
#include "base/clock.h"
#include "device/device.h"
#include "entry/error.h"
#include "handles/handle.h"
#include "machine/config.h"
#include "stream_queue.h"

static atomic_bool held;
static pthread_once_t held_once = PTHREAD_ONCE_INIT;

static void load_held(void)
{
    if (sim_config()->hold_streams) {
        atomic_store(&held, true);
    }
}

bool sim_queue_held(void)
{
    (void)pthread_once(&held_once, load_held);
    /* Acquire: what the caller wrote before it released the hold is what the held work reads. */
    return atomic_load_explicit(&held, memory_order_acquire);
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

bool sim_stream_stopping(const struct sim_stream *stream)
{
    return atomic_load_explicit(&stream->interrupted, memory_order_relaxed) || sim_device_lost(stream->device) != 0;
}

void sim_queue_nudge(struct sim_stream *stream)
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
    /* `ready` may take what it finds: once it has said yes it is not asked again. */
    bool done = ready(argument);
    while (!done && result == ACL_SUCCESS) {
        /* Interrupters set their flag first and signal under the gate's mutex, so this test can't miss them. */
        if (sim_stream_stopping(stream)) {
            result = ACL_ERROR_RT_STREAM_ABORT;
            break;
        }
        const bool in_time = sim_clock_wait(&gate->changed, &gate->mutex, deadline);
        done = ready(argument);
        result = done || in_time ? ACL_SUCCESS : ACL_ERROR_RT_WAIT_TIMEOUT;
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

/** A stream that is being ended drops what it has queued and gives up what it runs. Called with the stream's mutex. */
static void discard_rest(struct sim_stream *stream)
{
    stream->discard = true;
    atomic_store(&stream->interrupted, true);
    sim_queue_nudge(stream);
}

aclError sim_stream_abort(struct sim_stream *stream)
{
    (void)pthread_mutex_lock(&stream->mutex);
    if (atomic_load(&stream->stopping)) {
        /* Somebody waits for the end of its work: that comes now. */
        discard_rest(stream);
        (void)pthread_mutex_unlock(&stream->mutex);
        return ACL_SUCCESS;
    }
    if (stream->aborting) {
        (void)pthread_mutex_unlock(&stream->mutex);
        return sim_fail(ACL_ERROR_RT_STREAM_ABORT, "EE1016", "the stream is being aborted already");
    }
    stream->aborting = true;
    atomic_store(&stream->interrupted, true);
    struct sim_task *queue = take_queue(stream);
    sim_queue_nudge(stream);
    const bool self = stream->worker_started && pthread_equal(stream->worker, pthread_self()) != 0;
    stream->waiters++;
    while (stream->running && !self) {
        (void)pthread_cond_wait(&stream->done, &stream->mutex);
    }
    stream->waiters--;
    stream->error = ACL_SUCCESS;
    stream->aborting = false;
    stream->aborts++;
    atomic_store(&stream->interrupted, false);
    sim_queue_complete(stream, stream->submitted);
    sim_queue_nudge(stream);
    (void)pthread_mutex_unlock(&stream->mutex);
    drop(queue);
    return ACL_SUCCESS;
}

void sim_queue_end(struct sim_stream *stream, bool discard)
{
    (void)pthread_mutex_lock(&stream->mutex);
    const bool started = stream->worker_started;
    const bool self = started && pthread_equal(stream->worker, pthread_self()) != 0;
    stream->orphan = self;
    atomic_store(&stream->stopping, true);
    if (discard || self) {
        discard_rest(stream);
    } else {
        sim_queue_nudge(stream);
    }
    (void)pthread_mutex_unlock(&stream->mutex);
    if (self) {
        sim_handle_retain(stream->handle);
        (void)pthread_detach(stream->worker);
    } else if (started) {
        (void)pthread_join(stream->worker, NULL);
    }
    (void)pthread_mutex_lock(&stream->mutex);
    struct sim_task *queue = take_queue(stream);
    sim_queue_complete(stream, stream->submitted);
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
        sim_queue_nudge(stream);
        (void)pthread_mutex_unlock(&stream->mutex);
    }
    return true;
}

void sim_stream_wake(int32_t device)
{
    sim_handle_each_object(ACLSIM_OBJECT_STREAM, wake, &device);
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
