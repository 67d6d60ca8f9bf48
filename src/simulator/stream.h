/*
 * Streams: a FIFO queue of tasks and one worker thread each.
 *
 * Enqueueing copies what the task needs and returns; the worker runs the tasks in order, later. What a task touches it
 * looks up when it runs. Worker threads start with the first task, so an unused stream costs no thread.
 *
 * Order of locks in the whole library, outermost first; a thread never takes an earlier one while it holds a later one:
 *   device table → context.mutex → stream.mutex → event/notify mutex → address map → finding store → error store.
 * No lock is held while a task, a user callback or a copy runs.
 */
#ifndef SIM_STREAM_H
#define SIM_STREAM_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "acl/acl_base_rt.h"
#include "context.h"
#include "functions.h"

struct sim_stream;

/**
 * One piece of queued work. Embed it as the first member of a struct with the arguments; allocate with
 * malloc; `cleanup` frees the whole.
 */
struct sim_task {
    /** Guarded by the stream's mutex while queued. */
    struct sim_task *next;
    /**
     * Does the work on the worker thread; no lock is held. Must end soon when sim_stream_stopping becomes true.
     * @return 0, or the code that the stream's next synchronisation reports
     */
    aclError (*run)(struct sim_task *task, struct sim_stream *stream);
    /** Frees the task, after run or instead of it (`ran` false: discarded by force, abort, reset). May be called on any thread. */
    void (*cleanup)(struct sim_task *task, bool ran);
    /** The call that queued it; filled by sim_stream_submit. */
    enum sim_function function;
    /** Number inside the stream, from 0; filled by sim_stream_submit. */
    uint32_t id;
    /** Position in the stream's order, from 1; filled by sim_stream_submit. */
    uint64_t position;
};

struct sim_stream {
    /** The handle that callers hold. Constant. */
    void *handle;
    /** The context that owns the stream; alive as an object as long as the stream object is. Constant. */
    struct sim_context *context;
    int32_t device;
    /** Number inside the device, smallest free one at creation. Constant. */
    int32_t id;
    bool is_default;
    uint32_t flags;
    /** Guarded by context->mutex. */
    struct sim_stream *next_in_context;

    pthread_mutex_t mutex;
    /** Signalled for the worker: new task, release of a hold, stop. */
    pthread_cond_t work;
    /** Broadcast for waiters: a task has ended, abort, loss of the device. */
    pthread_cond_t done;
    /* Everything below is guarded by mutex unless atomic. */
    struct sim_task *head;
    struct sim_task **tail;
    struct sim_task *running;
    bool worker_started;
    bool worker_idle;
    pthread_t worker;
    uint32_t waiters;
    uint32_t next_task_id;
    uint32_t priority;
    uint32_t overflow_switch;
    uint32_t custom_tag;
    uint32_t cache_op_info;
    uint64_t failure_mode;
    /** First error since the last synchronisation, 0: none. */
    aclError error;
    /** Positions: of the last task submitted and the last one ended. `completed` is also read without the lock. */
    uint64_t submitted;
    atomic_uint_fast64_t completed;
    /** The worker has to end; with `discard` it drops the queue. */
    atomic_bool stopping;
    bool discard;
    /** aclrtStreamAbort is under way: waiters return 107023. */
    bool aborting;
    /** Who reads callbacks of this stream: see callback.c. */
    struct sim_subscription *subscription;
    bool hostfunc_owner;
    /** Resource limits of aclrtSetStreamResLimit, 0: not set; index aclrtDevResLimitType. */
    uint32_t resource_limit[2];
};

/**
 * First step of every function with a stream argument: the handle alone.
 * @param stream receives NULL for a null handle, else the stream with a reference
 * @return 0, or 107017 with text
 */
aclError sim_stream_check(aclrtStream handle, struct sim_stream **stream);

/**
 * Second step, after the range checks, with the thread's context: null means the context's default stream, and a stream
 * of another context is refused.
 * @param stream in: what sim_stream_check gave; out: a stream with a reference
 * @return 0, or 107003 with text (the reference is given back then, *stream is NULL)
 */
aclError sim_stream_resolve(struct sim_stream **stream, struct sim_context *context);

/** As sim_stream_resolve, for the calls that accept a stream of another context (synchronise, query, ids). */
void sim_stream_default(struct sim_stream **stream, struct sim_context *context);

/**
 * All steps in one for functions without range checks between them.
 * @return 0 with *stream and *context referenced, else 107017, 107002 or 107003 and nothing referenced
 */
aclError sim_stream_enter(aclrtStream handle, enum sim_context_need need, struct sim_stream **stream,
    struct sim_context **context);

/** Gives a reference back. NULL is fine. */
void sim_stream_release(struct sim_stream *stream);

/**
 * Queues a task. The stream owns it from here, also when the answer is an error (then cleanup has run).
 * @return 0; the stop error of the context; 107022/107023 while aborting; the code of the device's loss
 */
aclError sim_stream_submit(struct sim_stream *stream, struct sim_task *task);

/**
 * Waits for everything submitted so far.
 * @return the stream's pending error (cleared by this), 507046 at the deadline, 107023 on abort, else 0
 */
aclError sim_stream_synchronize(struct sim_stream *stream, uint64_t deadline);

/** True when everything submitted so far has ended. */
bool sim_stream_idle(struct sim_stream *stream);

/** True when a long running or waiting task must give up: forced destroy, abort, reset. Any thread. */
bool sim_stream_stopping(const struct sim_stream *stream);

/** Makes a stream of a context and links it in. */
aclError sim_stream_create(struct sim_context *context, uint32_t priority, uint32_t flags, bool is_default,
    struct sim_stream **stream);

/**
 * Ends a stream: retires the handle, finishes (or with `discard` drops) the queue, joins the worker and drops the
 * context's reference. The caller has unlinked it from its context.
 */
void sim_stream_end(struct sim_stream *stream, bool discard);

/**
 * Holds (true) or releases all streams of the process: queued work does not progress while held. A task that runs
 * already goes on.
 */
void sim_stream_hold_all(bool hold);

/** Wakes the waiters of every stream of the device (-1: all): something they have to look at has changed. */
void sim_stream_wake(int32_t device);

/** Id of the task that the calling thread submitted last, 0xFFFFFFFF when none. */
uint32_t sim_stream_last_task_id(void);

/** Sleeps as long as the configured latency and bandwidth say for `bytes`; ends early when the stream stops. */
void sim_stream_pace(const struct sim_stream *stream, uint64_t bytes);

/** Called after a successful synchronisation of a stream, an event or a device: pools give cached memory back. */
void sim_pool_synchronized(int32_t device);

#endif
