/*
 * Host functions: one thread per context runs them, one after the other; the stream waits for each.
 *
 * Locks: a thread's mutex is a gate (queue/stream.h) and comes after a stream's mutex.
 */
#include <stdlib.h>

#include "base/clock.h"
#include "base/worker.h"
#include "entry/caller_memory.h"
#include "entry/error.h"
#include "model.h"
#include "queue/device_table.h"
#include "queue/stream.h"
#include "subscription.h"

/** How often a thread without a primary context looks for one. */
#define LOOK_AGAIN_MS 5

/** One host function on its way. Freed by the task, or by the thread when the task gave up. */
struct job {
    struct job *next;
    aclrtHostFunc function;
    void *argument;
    /* Guarded by the thread's gate. */
    bool done;
    bool abandoned;
};

/** Held by its context, by the thread itself and by each task: a stream that somebody destroys outlives its context. */
struct host_thread {
    /** First, so that a pointer to it is one to the thread. */
    struct sim_context_part part;
    atomic_uint references;
    struct sim_gate gate;
    pthread_t thread;
    int32_t device;
    /** Of the primary context: what is queued also runs while that ends. */
    bool primary;
    /* Guarded by the gate. */
    struct job *first;
    struct job **last;
    bool stop;
    /** Takes no job any more. */
    bool ended;
};

static void release(struct host_thread *thread)
{
    if (atomic_fetch_sub(&thread->references, 1) == 1) {
        sim_gate_destroy(&thread->gate);
        free(thread);
    }
}

/**
 * Waits with the gate for a job that may run; NULL: the thread ends. The runtime's thread has no context of its own and reads its
 * queue through the primary context of the device: where there is only an explicit context, functions wait for an aclrtSetDevice.
 */
static struct job *next_job(struct host_thread *own)
{
    for (;;) {
        while (own->first == NULL && !own->stop) {
            (void)pthread_cond_wait(&own->gate.changed, &own->gate.mutex);
        }
        if (own->first == NULL || own->stop || own->first->abandoned) {
            return own->first;
        }
        (void)pthread_mutex_unlock(&own->gate.mutex);
        const bool readable = own->primary || sim_device_has_primary(own->device);
        (void)pthread_mutex_lock(&own->gate.mutex);
        if (readable) {
            return own->first;
        }
        (void)sim_clock_wait(&own->gate.changed, &own->gate.mutex, sim_clock_deadline(LOOK_AGAIN_MS));
    }
}

static void *serve(void *argument)
{
    struct host_thread *own = argument;
    (void)pthread_mutex_lock(&own->gate.mutex);
    for (struct job *job = next_job(own); job != NULL; job = next_job(own)) {
        own->first = job->next;
        if (own->first == NULL) {
            own->last = &own->first;
        }
        if (!job->abandoned) {
            (void)pthread_mutex_unlock(&own->gate.mutex);
            job->function(job->argument);
            (void)pthread_mutex_lock(&own->gate.mutex);
        }
        job->done = true;
        if (job->abandoned) {
            free(job);
        }
        (void)pthread_cond_broadcast(&own->gate.changed);
    }
    own->ended = true;
    (void)pthread_mutex_unlock(&own->gate.mutex);
    release(own);
    return NULL;
}

/**
 * Ends a context's thread after the functions that it has. Streams of the context have ended before, except one that another
 * thread is destroying: what it has queued is dropped.
 */
static void end(struct sim_context_part *part)
{
    struct host_thread *thread = (struct host_thread *)part;
    const bool self = pthread_equal(thread->thread, pthread_self()) != 0;
    (void)pthread_mutex_lock(&thread->gate.mutex);
    thread->stop = true;
    (void)pthread_cond_broadcast(&thread->gate.changed);
    (void)pthread_mutex_unlock(&thread->gate.mutex);
    if (self) {
        /* A host function resets its own device: forbidden, but no reason to hang. */
        (void)pthread_detach(thread->thread);
    } else {
        (void)pthread_join(thread->thread, NULL);
    }
    release(thread);
}

static struct host_thread *start(const struct sim_context *context)
{
    struct host_thread *own = calloc(1, sizeof *own);
    if (own == NULL) {
        return NULL;
    }
    sim_gate_init(&own->gate);
    atomic_init(&own->references, 2);
    own->part.end = end;
    own->device = context->device;
    own->primary = context->primary;
    own->last = &own->first;
    if (!sim_worker_start(&own->thread, 0, serve, own)) {
        sim_gate_destroy(&own->gate);
        free(own);
        return NULL;
    }
    return own;
}

/** The context's thread with a reference, made at the first use; NULL when there is none to be had. */
static struct host_thread *thread_of(struct sim_context *context)
{
    (void)pthread_mutex_lock(&context->mutex);
    if (context->host_functions == NULL && atomic_load(&context->active)) {
        struct host_thread *made = start(context);
        context->host_functions = made == NULL ? NULL : &made->part;
    }
    struct host_thread *thread = (struct host_thread *)context->host_functions;
    if (thread != NULL) {
        (void)atomic_fetch_add(&thread->references, 1);
    }
    (void)pthread_mutex_unlock(&context->mutex);
    return thread;
}

struct hostfunc_task {
    struct sim_task task;
    struct host_thread *thread;
    aclrtHostFunc function;
    void *argument;
};

static bool is_done(void *argument)
{
    return ((const struct job *)argument)->done;
}

static aclError fail_memory(void)
{
    return sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EE1021", "no memory or thread is left for host functions");
}

/** Gives a job to the thread. @return false when the thread has ended */
static bool queue_job(struct host_thread *thread, struct job *job)
{
    (void)pthread_mutex_lock(&thread->gate.mutex);
    const bool ended = thread->ended;
    if (!ended) {
        *thread->last = job;
        thread->last = &job->next;
        (void)pthread_cond_broadcast(&thread->gate.changed);
    }
    (void)pthread_mutex_unlock(&thread->gate.mutex);
    return !ended;
}

/** The task has to stop before the job is done: from here on the job belongs to the thread. @return false when it is done */
static bool abandon(struct host_thread *thread, struct job *job)
{
    (void)pthread_mutex_lock(&thread->gate.mutex);
    const bool done = job->done;
    job->abandoned = !done;
    (void)pthread_mutex_unlock(&thread->gate.mutex);
    return !done;
}

static aclError run_hostfunc(struct sim_task *task, struct sim_stream *stream)
{
    const struct hostfunc_task *own = (const struct hostfunc_task *)task;
    if (!sim_caller_runs((sim_caller_function)own->function, "host function")) {
        return ACL_ERROR_RT_PARAM_INVALID;
    }
    struct job *job = calloc(1, sizeof *job);
    if (job == NULL) {
        return fail_memory();
    }
    job->function = own->function;
    job->argument = own->argument;
    if (!queue_job(own->thread, job)) {
        free(job);
        return ACL_ERROR_RT_STREAM_ABORT;
    }
    const aclError waited = sim_stream_wait(stream, &own->thread->gate, is_done, job, SIM_FOREVER);
    if (waited == ACL_SUCCESS || !abandon(own->thread, job)) {
        free(job);
    }
    return waited;
}

static void clean_hostfunc(struct sim_task *task, bool ran)
{
    (void)ran;
    release(((struct hostfunc_task *)task)->thread);
    free(task);
}

/**
 * Queues a host function on a stream of the context; the stream belongs to the host function model from then on.
 * @return 0, 107011 when the user subscribed the stream, or the codes of a submission
 */
static aclError launch(struct sim_stream *stream, aclrtHostFunc function, void *argument)
{
    struct host_thread *thread = thread_of(stream->context);
    struct hostfunc_task *task = calloc(1, sizeof *task);
    if (thread == NULL || task == NULL) {
        free(task);
        if (thread != NULL) {
            release(thread);
        }
        return fail_memory();
    }
    if (!sim_callback_claim(stream)) {
        free(task);
        release(thread);
        return sim_fail(ACL_ERROR_RT_STREAM_SUBSCRIBE, "EE1016",
            "stream %d is subscribed (aclrtSubscribeReport); a stream can't use both callback models", stream->id);
    }
    *task = (struct hostfunc_task){
        .task = {.run = run_hostfunc, .cleanup = clean_hostfunc, .waits = true},
        .thread = thread,
        .function = function,
        .argument = argument,
    };
    return sim_stream_submit(stream, &task->task);
}

aclError sim_aclrtLaunchHostFunc(aclrtStream stream, aclrtHostFunc fn, void *args)
{
    struct sim_stream *own;
    SIM_TRY(sim_stream_check(stream, &own));
    const bool user = own != NULL && sim_callback_owner_of(own) == SIM_CALLBACK_USER;
    sim_stream_release(own);
    SIM_REQUIRE_RUNTIME(fn);
    if (user) {
        return sim_fail(ACL_ERROR_RT_STREAM_SUBSCRIBE, "EE1016",
            "the stream is subscribed (aclrtSubscribeReport); a stream can't use both callback models");
    }
    struct sim_context *context;
    SIM_TRY(sim_stream_enter(stream, SIM_CONTEXT_IMPLICIT, &own, &context));
    const aclError error = launch(own, fn, args);
    sim_stream_release(own);
    sim_context_release(context);
    return error;
}
