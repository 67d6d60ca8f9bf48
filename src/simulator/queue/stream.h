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
#ifndef SIM_QUEUE_STREAM_H
#define SIM_QUEUE_STREAM_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "acl/acl_rt.h"
#include "context.h"
#include "task.h"

struct sim_lane;

/** Flags of streams that no synchronisation waits for: what they hold is run by others. */
#define SIM_STREAM_UNWAITED (ACL_STREAM_PERSISTENT | ACL_STREAM_CPU_SCHEDULE | ACL_STREAM_DEVICE_USE_ONLY)

/** A mutex and a condition that a queued task waits on; part of an event, a notify, a callback. */
struct sim_gate {
    pthread_mutex_t mutex;
    pthread_cond_t changed;
};

/** Stream → which callback model uses it. */
enum sim_callback_owner { SIM_CALLBACK_NONE, SIM_CALLBACK_USER, SIM_CALLBACK_HOSTFUNC };

/** For whom a stream is made. */
enum sim_stream_use {
    /** For a caller, who ends it. */
    SIM_STREAM_OF_CALLER,
    /** The default stream of its context. */
    SIM_STREAM_DEFAULT,
    /** For the library itself: not counted, and no callback is told of it. */
    SIM_STREAM_INTERNAL
};

struct sim_stream {
    /** The handle that callers hold. Constant. */
    void *handle;
    /** The context that owns the stream; alive as an object as long as the stream object is. Constant. */
    struct sim_context *context;
    int32_t device;
    /** Number inside the device, smallest free one at creation. Constant. */
    int32_t id;
    enum sim_stream_use use;
    /** ACL_STREAM_… bits. Constant. */
    uint32_t flags;
    /** Both guarded by context->mutex. */
    struct sim_stream *next_in_context;
    bool linked;

    pthread_mutex_t mutex;
    /** Signalled for the worker: new task, release of a hold, stop. */
    pthread_cond_t work;
    /** Broadcast for waiters: a task has ended, abort, loss of the device. */
    pthread_cond_t done;
    /* Everything below is guarded by mutex unless atomic. */
    struct sim_task *head;
    struct sim_task **tail;
    /** The worker is inside a task. */
    bool running;
    bool worker_started;
    bool worker_idle;
    pthread_t worker;
    uint32_t waiters;
    uint32_t next_task_id;
    /** The one that the stream was made with, constant, and the one of its queue, which can change. */
    uint32_t priority;
    uint32_t queue_priority;
    uint32_t overflow_switch;
    /** UINT32_MAX: none was given. */
    uint32_t custom_tag;
    uint32_t cache_op_info;
    uint64_t failure_mode;
    /** First error since the last synchronisation, 0: none, and its text. */
    aclError error;
    char error_text[256];
    /** Positions: of the last task submitted and the last one ended. `completed` is also read without the lock. */
    uint64_t submitted;
    atomic_uint_fast64_t completed;
    /** Position of the last task that waits for the program (sim_task.waits), 0: none. */
    uint64_t last_wait;
    /** The worker has to end; with `discard` it drops the queue. */
    atomic_bool stopping;
    bool discard;
    /** Ended by its own worker (an exception callback): nobody joins it, it gives its reference back at its end. */
    bool orphan;
    /** aclrtStreamAbort is under way: waiters return 107023. `aborts` counts those that have ended. */
    bool aborting;
    uint64_t aborts;
    /** The running task has to give up. */
    atomic_bool interrupted;
    /** Nobody signals it: tasks rest here. */
    struct sim_gate own_gate;
    /** What the running task waits on, NULL: nothing. Whoever interrupts the task wakes it there. */
    struct sim_gate *gate;
    /** Guarded by callbacks/subscription.c: which of the two callback models owns the stream, and who reads its callbacks. */
    enum sim_callback_owner callback_owner;
    struct sim_reader *reader;
    /** What the room capture keeps while the stream is captured, else NULL. Written under that room's lock. */
    _Atomic(struct sim_lane *) lane;
    /** Called when the queue has ended, NULL: nothing. Ends the subscription. */
    _Atomic(void (*)(struct sim_stream *stream)) on_end;
    /** Resource limits of aclrtSetStreamResLimit: one more than the value, 0: not set; index aclrtDevResLimitType. */
    uint32_t resource_limit[2];
};

/**
 * First step of every function with a stream argument: the handle alone.
 * @param stream receives NULL for a null handle, else the stream with a reference
 * @return 0, or 107017 with text
 */
aclError sim_stream_check(aclrtStream handle, struct sim_stream **stream);

/** The same where the stream itself is not needed yet. */
aclError sim_stream_check_handle(aclrtStream handle);

/**
 * Second step, after the range checks, with the thread's context: null means the context's default stream, and a stream
 * of another context is refused.
 * @param stream in: what sim_stream_check gave; out: a stream with a reference
 * @return 0, or 107003 with text (the reference is given back then, *stream is NULL)
 */
aclError sim_stream_resolve(struct sim_stream **stream, struct sim_context *context);

/** 107003 with text: the stream belongs to another context. */
aclError sim_stream_foreign(void);

/** As sim_stream_resolve, for the calls that accept a stream of another context (synchronise, query, ids). */
void sim_stream_default(struct sim_stream **stream, struct sim_context *context);

/**
 * All steps in one for functions without range checks between them.
 * @return 0 with *stream and *context referenced, else 107017, 107002 or 107003 and nothing referenced
 */
aclError sim_stream_enter(aclrtStream handle, enum sim_context_need need, struct sim_stream **stream,
    struct sim_context **context);

/**
 * The stream that an argument names, of any context, before the context is asked for. A null one is the current context's
 * default stream where devices have a queue for settings, and refused elsewhere and without a context.
 * @return 0 with *stream referenced, 107017 or 107000
 */
aclError sim_stream_named(aclrtStream handle, struct sim_stream **stream);

/**
 * A stream of any context; null means the current context's default stream, and only then a context is needed.
 * @return 0 with *stream referenced, 107017 or 107002
 */
aclError sim_stream_enter_any(aclrtStream handle, struct sim_stream **stream);

/** Gives a reference back. NULL is fine. */
void sim_stream_release(struct sim_stream *stream);

/**
 * Queues a task. The stream owns it from here, also when the answer is an error (then cleanup has run).
 * @return 0; the stop error of the context; 107022/107023 while aborting; the code of the device's loss
 */
aclError sim_stream_submit(struct sim_stream *stream, struct sim_task *task);

/** True when the end of the queue waits until the program does something, see sim_task.waits. */
bool sim_stream_waits(struct sim_stream *stream);

/**
 * Waits for everything submitted so far.
 * @return the stream's pending error (cleared by this), 507046 at the deadline, 107023 on abort, else 0
 */
aclError sim_stream_synchronize(struct sim_stream *stream, uint64_t deadline);

/** True when everything submitted so far has ended. */
bool sim_stream_idle(struct sim_stream *stream);

/**
 * For tasks: waits at a gate until `ready` says so. `ready` is called with the gate's mutex held, and not again after it has
 * said yes.
 * @param deadline of sim_clock_deadline
 * @return 0, 107019 at the deadline, 107023 when the task must give up (no text in either case)
 */
aclError sim_stream_wait(struct sim_stream *stream, struct sim_gate *gate, bool (*ready)(void *argument),
    void *argument, uint64_t deadline);

void sim_gate_init(struct sim_gate *gate);
void sim_gate_destroy(struct sim_gate *gate);

/** True when a long running or waiting task must give up: forced destroy, abort, reset. Any thread. */
bool sim_stream_stopping(const struct sim_stream *stream);

/**
 * Makes a stream of a context and links it in; the caller tells the state callbacks (stream_state.h) when no lock is held.
 * @param stream receives it with a reference: the end of the context may end it at once
 */
aclError sim_stream_create(struct sim_context *context, uint32_t priority, uint32_t flags, enum sim_stream_use use,
    struct sim_stream **stream);

/** A priority as streams keep it: 0 to 7. The number is read as signed, so that one above INT32_MAX is the greatest priority. */
uint32_t sim_stream_priority(uint32_t wanted);

/** Unlinks a stream from its context. @return false when somebody else has done so */
bool sim_stream_unlink(struct sim_stream *stream);

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

/** Wakes workers, waiting tasks and waiters of every stream of the device (-1: all): they have to look again. */
void sim_stream_wake(int32_t device);

/** Drops what is queued, asks the running task to give up and waits for it; waiters get 107023. */
aclError sim_stream_abort(struct sim_stream *stream);

/** Id of the task that the calling thread submitted last, 0xFFFFFFFF when none. */
uint32_t sim_stream_last_task_id(void);

/** The same for a task that was captured instead of queued. */
void sim_stream_set_last_task_id(uint32_t id);

/** For tasks: sleeps for `nanoseconds`; ends early when the task must give up. */
void sim_stream_rest(struct sim_stream *stream, uint64_t nanoseconds);

/** For stream_queue.c: starts and ends the queue inside a stream object. */
void sim_queue_init(struct sim_stream *stream);
void sim_queue_end(struct sim_stream *stream, bool discard);
void sim_queue_destroy(struct sim_stream *stream);

/** Sets what sim_synchronized calls: one function for the process. */
void sim_on_synchronized(void (*listener)(int32_t device));

/** Says that a stream, an event or a device was waited for successfully: memory pools give cached memory back. */
void sim_synchronized(int32_t device);

#endif
