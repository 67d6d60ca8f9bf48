/*
 * Contexts, and which one is current on a thread.
 *
 * Each OS thread has two slots: an explicit context, and the primary context that aclrtSetDevice bound. A slot refers to
 * its context without keeping it alive: a context that another thread destroyed is found dead at the next lookup (107002),
 * which empties the slot, and its object goes when the last thread drops it. A primary context that was reset and set again
 * before the thread looked is found alive again, because it keeps its handle.
 *
 * Locks: `mutex` of a context guards its list of streams and its failure state; it is taken after the device table's
 * mutex and before a stream's mutex. The slots are thread-local.
 */
#ifndef SIM_QUEUE_CONTEXT_H
#define SIM_QUEUE_CONTEXT_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "acl/acl_base_rt.h"

struct sim_stream;

/** Number of aclSysParamOpt values that a context stores. */
#define SIM_SYSTEM_OPTIONS 3

/** Number of aclmdlRICaptureMode values. */
#define SIM_CAPTURE_MODES 3

/** What another room keeps in a context. It ends with the context, after the streams. */
struct sim_context_part {
    /** Ends the part and frees it; no lock is held. */
    void (*end)(struct sim_context_part *part);
};

struct sim_context {
    /** The handle that callers hold. Constant. */
    void *handle;
    /** User id of the device. Constant. */
    int32_t device;
    /** Made by aclrtSetDevice, not by aclrtCreateContext. Constant. */
    bool primary;
    /** Set while the context has its streams; a primary context goes off and on again with its device. */
    atomic_bool active;
    /** Code of the first failed task in the mode "stop on failure"; 0: none. Later submissions return it. */
    atomic_int stop_error;
    /** Any stream of the context asked for "stop on failure". */
    atomic_bool stop_on_failure;

    pthread_mutex_t mutex;
    /** Guarded by mutex. First of the streams, the default stream included; linked by sim_stream.next_in_context. */
    struct sim_stream *streams;
    /** The stream that a null handle means; set before the context becomes reachable, cleared by its end. */
    struct sim_stream *default_stream;
    /** Guarded by mutex. Runs the host functions of all streams; made by callbacks/host_function.c at the first one. */
    struct sim_context_part *host_functions;
    /** Guarded by mutex. The captures and graphs of the context; made by the room capture at the first one. */
    struct sim_context_part *graphs;
    /** Guarded by mutex. aclrtCtxSetSysParamOpt: the value, and whether it was set. */
    int64_t system_option[SIM_SYSTEM_OPTIONS];
    bool system_option_set[SIM_SYSTEM_OPTIONS];
    /** Captures that are under way, by their mode. Guarded by the lock of the room capture. */
    uint32_t captures[SIM_CAPTURE_MODES];
};

/** Whether a call may create the configured default device's context when the thread has none. */
enum sim_context_need {
    /** Most functions: with `defaultDevice` in the aclInit configuration the lookup is an implicit aclrtSetDevice. */
    SIM_CONTEXT_IMPLICIT,
    /** The aclrtMemcpyAsync family, aclrtGetCurrentContext: only what the thread really has. */
    SIM_CONTEXT_EXPLICIT,
    /** Functions that end things: as above, and also on a lost device. */
    SIM_CONTEXT_TEARDOWN
};

/**
 * The calling thread's current context with a reference; give it back with sim_context_release.
 * Also answers for a lost device: its code instead of the context.
 * @return 0, 107002 with text when the thread has none, or the code of the device's loss
 */
aclError sim_context_acquire(enum sim_context_need need, struct sim_context **context);

/** The same without text and without the implicit device: NULL when the thread has no living context. */
struct sim_context *sim_context_peek(void);

/** Gives a reference back. NULL is fine. */
void sim_context_release(struct sim_context *context);

/**
 * Shorthand for functions that only have to know the device of the current context.
 * @return 0, 107002 or the code of the device's loss
 */
aclError sim_context_device(enum sim_context_need need, int32_t *device);

/**
 * Waits for all streams of the context, as aclrtSynchronizeDevice does.
 * @param deadline of sim_clock_deadline
 * @return the first stream error, 507046 at the deadline, 207001 without host memory (nothing was waited for), else 0
 */
aclError sim_context_synchronize(struct sim_context *context, uint64_t deadline);

/** For context_api.c: a context object with a handle and without streams, NULL without memory. */
struct sim_context *sim_context_make(int32_t device, bool primary);

/** For context_api.c: gives a context its default stream and makes it usable. @return false when no stream is left */
bool sim_context_activate(struct sim_context *context);

/** Empties the calling thread's explicit slot if it names the context. */
void sim_context_forget(const void *handle);

/**
 * For device_table.c, under the device table's mutex: makes the primary context of a device, or starts it again under its old
 * handle. @param primary in: NULL or the context of earlier times; out: the started one
 * @return false without memory
 */
bool sim_context_start_primary(int32_t device, struct sim_context **primary);

/** The streams and the parts that a context had; they end outside of all locks. */
struct sim_context_remains {
    struct sim_stream *streams;
    struct sim_context_part *host_functions;
    struct sim_context_part *graphs;
};

/** Takes everything from a context and marks it inactive. May be called under the device table's mutex. */
struct sim_context_remains sim_context_detach(struct sim_context *context);

/**
 * Ends what sim_context_detach took. Queued work is dropped, as the runtime's forced recycling of a context's streams does.
 * @param finish_default only the default stream comes to the end of its work; no lock may be held
 */
void sim_context_end(struct sim_context_remains *remains, bool finish_default);

/** Puts a context into the calling thread's explicit slot, as aclrtSetCurrentContext does. */
void sim_context_bind_explicit(const struct sim_context *context);

/** For device_table.c: what aclrtSetDevice does to the slots of the calling thread. */
void sim_context_bind_primary(const struct sim_context *primary);

/** For device_table.c: what aclrtResetDevice at count 0 does to the slots of the calling thread. */
void sim_context_unbind_primary(const struct sim_context *primary);

#endif
