/*
 * The machinery of notifies: objects, words, tasks.
 */
#include "notify.h"

#include <stdlib.h>

#include "base/clock.h"
#include "device/device.h"
#include "entry/error.h"
#include "handles/handle.h"
#include "shared_page.h"

#define MILLISECONDS_PER_SECOND 1000
/** Between two looks at a word that another process may change. */
#define POLL_NS 100000u

static void destroy_notify(void *object)
{
    struct sim_notify *notify = object;
    sim_share_close(atomic_load(&notify->share));
    sim_gate_destroy(&notify->gate);
    sim_device_give(notify->device, SIM_RESOURCE_NOTIFY, notify->id);
    free(notify);
}

aclError sim_notify_create(void **handle, aclsimObjectKind kind, int32_t device, uint64_t flags, struct sim_share *share)
{
    struct sim_notify *notify = calloc(1, sizeof *notify);
    if (notify == NULL) {
        return sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EE1013", "no host memory is left for the notify");
    }
    notify->kind = kind;
    notify->device = device;
    notify->flags = flags;
    sim_gate_init(&notify->gate);
    notify->id = sim_device_take(device, SIM_RESOURCE_NOTIFY);
    notify->handle = notify->id < 0 ? NULL : sim_handle_create(kind, notify, destroy_notify);
    if (notify->handle == NULL) {
        destroy_notify(notify);
        return sim_device_fail_resource(ACL_ERROR_RT_NO_NOTIFY_RESOURCE, device, SIM_RESOURCE_NOTIFY);
    }
    atomic_store(&notify->share, share);
    *handle = notify->handle;
    return ACL_SUCCESS;
}

aclError sim_notify_device(int32_t *device)
{
    const aclError before = sim_last_error_put(ACL_SUCCESS);
    const aclError error = sim_context_device(SIM_CONTEXT_IMPLICIT, device);
    if (error == ACL_SUCCESS || error == ACL_ERROR_RT_CONTEXT_NULL) {
        (void)sim_last_error_put(before);
    }
    return error;
}

aclError sim_notify_check(const void *handle, aclsimObjectKind kind, const char *argument, struct sim_notify **notify)
{
    *notify = sim_handle_acquire(kind, handle);
    return *notify != NULL ? ACL_SUCCESS : sim_fail_handle(argument, "notify", handle);
}

void sim_notify_release(struct sim_notify *notify)
{
    sim_handle_release(notify->handle);
}

static _Atomic(uint32_t) *word_of(struct sim_notify *notify)
{
    struct sim_share *share = atomic_load(&notify->share);
    return share == NULL ? &notify->own : (_Atomic(uint32_t) *)sim_share_contents(share);
}

struct sim_share *sim_notify_share(struct sim_notify *notify)
{
    (void)pthread_mutex_lock(&notify->gate.mutex);
    struct sim_share *share = atomic_load(&notify->share);
    if (share == NULL) {
        share = sim_share_make(SIM_SHARE_NOTIFY, notify->device);
        if (share != NULL) {
            atomic_store((_Atomic(uint32_t) *)sim_share_contents(share), atomic_load(&notify->own));
            atomic_store(&notify->share, share);
        }
        /* Waiters look at the shared word from now on. */
        (void)pthread_cond_broadcast(&notify->gate.changed);
    }
    (void)pthread_mutex_unlock(&notify->gate.mutex);
    return share;
}

void sim_notify_change(struct sim_notify *notify, const struct sim_notify_record *record)
{
    (void)pthread_mutex_lock(&notify->gate.mutex);
    _Atomic(uint32_t) *word = word_of(notify);
    uint32_t old = atomic_load(word);
    while (!atomic_compare_exchange_weak(word, &old, record->change(old, record->operand))) {
    }
    (void)pthread_cond_broadcast(&notify->gate.changed);
    (void)pthread_mutex_unlock(&notify->gate.mutex);
}

struct notify_task {
    struct sim_task task;
    struct sim_notify *notify;
    struct sim_notify_record record;
    struct sim_notify_wait wait;
    /** The wait has taken what it waited for. */
    bool passed;
};

static void clean(struct sim_task *task, bool ran)
{
    (void)ran;
    struct notify_task *own = (struct notify_task *)task;
    sim_notify_release(own->notify);
    free(own);
}

static aclError run_record(struct sim_task *task, struct sim_stream *stream)
{
    (void)stream;
    struct notify_task *own = (struct notify_task *)task;
    sim_notify_change(own->notify, &own->record);
    return ACL_SUCCESS;
}

/** Passes if the condition holds, clearing the word in the same step when asked to. */
static bool try_pass(const struct notify_task *own)
{
    _Atomic(uint32_t) *word = word_of(own->notify);
    uint32_t old = atomic_load(word);
    while (own->wait.satisfied(old, own->wait.operand)) {
        if (!own->wait.clears || atomic_compare_exchange_weak(word, &old, 0)) {
            return true;
        }
    }
    return false;
}

/** The end of waiting at the gate: passed, or shared with other processes, which don't signal. */
static bool passed_or_shared(void *argument)
{
    struct notify_task *own = argument;
    if (atomic_load(&own->notify->share) != NULL) {
        return true;
    }
    own->passed = try_pass(own);
    return own->passed;
}

/** A shared word changes without a signal: looks at it again and again. */
static aclError poll_word(struct notify_task *own, struct sim_stream *stream, uint64_t deadline)
{
    while (!try_pass(own)) {
        if (sim_stream_stopping(stream)) {
            return ACL_ERROR_RT_STREAM_ABORT;
        }
        if (sim_clock_now() >= deadline) {
            return ACL_ERROR_RT_WAIT_TIMEOUT;
        }
        sim_clock_sleep(POLL_NS);
    }
    return ACL_SUCCESS;
}

static aclError run_wait(struct sim_task *task, struct sim_stream *stream)
{
    struct notify_task *own = (struct notify_task *)task;
    own->passed = false;
    const uint64_t deadline = own->wait.timeout_s == 0
        ? SIM_FOREVER
        : sim_clock_deadline((int64_t)own->wait.timeout_s * MILLISECONDS_PER_SECOND);
    aclError result = sim_stream_wait(stream, &own->notify->gate, passed_or_shared, own, deadline);
    if (result == ACL_SUCCESS && !own->passed) {
        result = poll_word(own, stream, deadline);
    }
    if (result == ACL_ERROR_RT_WAIT_TIMEOUT) {
        return sim_fail(result, "EE9999", "the wait for a notify took longer than its time-out of %u s", own->wait.timeout_s);
    }
    return result;
}

/** A shared notify is recorded from anywhere, but its waits are the matter of the device that made it. */
static aclError check_place(struct sim_notify *notify, const struct notify_task *model, const struct sim_stream *stream)
{
    const struct sim_share *share = atomic_load(&notify->share);
    if (model->task.run != run_wait || share == NULL || sim_share_device(share) == stream->device) {
        return ACL_SUCCESS;
    }
    return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1012",
        "argument notify is shared; only streams of device %d, which made it, can wait for it", sim_share_device(share));
}

static aclError submit(struct sim_notify *notify, aclrtStream handle, const struct notify_task *model)
{
    struct sim_stream *stream;
    struct sim_context *context;
    SIM_TRY(sim_stream_enter(handle, SIM_CONTEXT_IMPLICIT, &stream, &context));
    aclError error = check_place(notify, model, stream);
    struct notify_task *task = error == ACL_SUCCESS ? malloc(sizeof *task) : NULL;
    if (error != ACL_SUCCESS) {
        /* Told already. */
    } else if (task == NULL) {
        error = sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EE1013", "no host memory is left for the task");
    } else {
        *task = *model;
        task->notify = notify;
        task->task.cleanup = clean;
        task->task.waits = task->task.run == run_wait;
        sim_handle_retain(notify->handle);
        error = sim_stream_submit(stream, &task->task);
    }
    sim_stream_release(stream);
    sim_context_release(context);
    return error;
}

aclError sim_notify_submit_record(struct sim_notify *notify, aclrtStream stream, const struct sim_notify_record *record)
{
    const struct notify_task model = {.task.run = run_record, .record = *record};
    return submit(notify, stream, &model);
}

aclError sim_notify_submit_wait(struct sim_notify *notify, aclrtStream stream, const struct sim_notify_wait *wait)
{
    const struct notify_task model = {.task.run = run_wait, .wait = *wait};
    return submit(notify, stream, &model);
}
