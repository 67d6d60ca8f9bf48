/*
 * Tasks: what streams run.
 */
#ifndef SIM_QUEUE_TASK_H
#define SIM_QUEUE_TASK_H

#include <stdbool.h>
#include <stdint.h>

#include "acl/acl_rt.h"
#include "functions.h"

struct sim_stream;
struct sim_named_range;

/**
 * One piece of work. Embed it as the first member of a struct with the arguments; allocate with malloc; `cleanup` frees the
 * whole. Queued it runs once; captured it runs with each execution of its graph, never twice at a time.
 */
struct sim_task {
    /** Guarded by the stream's mutex while queued. */
    struct sim_task *next;
    /**
     * Does the work on the worker thread; no lock is held. Must end soon when sim_stream_stopping becomes true.
     * @return 0, or the code that the stream's next synchronisation reports
     */
    aclError (*run)(struct sim_task *task, struct sim_stream *stream);
    /** Frees the task, after the last run or instead of it (`ran` false: discarded by force, abort, reset). May be called on any thread. */
    void (*cleanup)(struct sim_task *task, bool ran);
    /** What comes behind it may wait until the program does something: an event that it records, a function that it runs. */
    bool waits;
    /** Queued behind such a task that has not ended; filled by sim_stream_submit. */
    bool behind_wait;
    /** The call that queued it; filled by sim_stream_submit. */
    enum sim_function function;
    /** The thread that queued it; filled by sim_stream_submit. */
    uint64_t thread;
    /** Number inside the stream, from 0; filled by sim_stream_submit. */
    uint32_t id;
    /** Position in the stream's order, from 1; filled by sim_stream_submit. */
    uint64_t position;
    /** The memory that the task names, kept in the task itself; NULL: none. */
    struct sim_named_range *named;
    uint32_t named_count;
    /** What a model tells about the task when it was captured; NULL: nothing special. */
    const struct sim_task_model *model;
    /** Part of a graph: it may run again. */
    bool captured;
    /** Executions leave it out. */
    bool disabled;
};

/** A kind of task as models show it. */
struct sim_task_model {
    aclmdlRITaskType type;
    /** In prints of a model: "EVENT_RECORD". */
    const char *name;
    /** Fills the member of the union; NULL: there is nothing to tell. */
    void (*get)(const struct sim_task *task, aclmdlRITaskParams *params);
    /** Takes new parameters over; NULL: they can't be changed. @return 0 or a code with text */
    aclError (*set)(struct sim_task *task, const aclmdlRITaskParams *params);
};

/** The cleanup of tasks that hold nothing. */
void sim_task_free(struct sim_task *task, bool ran);

#endif
