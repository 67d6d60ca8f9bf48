/*
 * How streams are captured: the room capture takes what is queued on them.
 */
#ifndef SIM_QUEUE_CAPTURE_HOOK_H
#define SIM_QUEUE_CAPTURE_HOOK_H

#include <stdatomic.h>
#include <stdbool.h>

#include "stream.h"

/** Whether what is queued is captured at the moment. Any thread. */
static inline bool sim_stream_captured(const struct sim_stream *stream)
{
    return atomic_load_explicit(&stream->lane, memory_order_acquire) != NULL;
}

/** For what a captured stream refuses. NULL is fine. @return 0, or 107027 with text */
aclError sim_stream_not_captured(const struct sim_stream *stream);

/** The same for a handle; null is fine. @return 0; 107017 or 107027 with text */
aclError sim_stream_check_not_captured(aclrtStream handle);

/** What the room capture does for streams. */
struct sim_capture_hooks {
    /**
     * Takes a task that is queued on a captured stream over, cleans it up when it can't.
     * @return false when the stream is not captured any more: the task has to be queued
     */
    bool (*take)(struct sim_stream *stream, struct sim_task *task, aclError *result);
    /** The stream ends. */
    void (*forget)(struct sim_stream *stream);
};

/** Sets them, once and before any stream is captured. */
void sim_on_capture(const struct sim_capture_hooks *hooks);

/** The hooks, NULL before they are set. */
const struct sim_capture_hooks *sim_capture_hooks_get(void);

#endif
