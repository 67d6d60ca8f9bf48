/*
 * What other rooms have to know of captures.
 *
 * A stream is captured from aclmdlRICaptureBegin to aclmdlRICaptureEnd, or from its wait for an event that a captured stream has
 * recorded. What is queued on it goes into a graph instead of its queue: the same task, which then runs with each execution.
 */
#ifndef SIM_CAPTURE_CAPTURE_H
#define SIM_CAPTURE_CAPTURE_H

#include <stdbool.h>

#include "queue/capture_hook.h"
#include "queue/context.h"
#include "queue/stream.h"

struct sim_mark;

/**
 * For functions that copy or fill at once: whether the captures of the context let the calling thread.
 * @return 0, or 107030 with text
 */
aclError sim_capture_allows_sync(const struct sim_context *context);

/** The same with the thread's context, 0 without one. */
aclError sim_capture_allows_sync_here(void);

/**
 * For asynchronous copies that have to be done at once.
 * @param stream NULL: the default stream, which is never captured
 * @return 0; 107000 or 107041 with text
 */
aclError sim_capture_allows_pageable(const struct sim_stream *stream, const struct sim_context *context);

/**
 * For launches of kernels: when the stream updates a group of captured tasks, the task takes the place of the next of them. It is
 * taken over then, also when the answer is an error.
 * @return false when the stream updates nothing
 */
bool sim_capture_update(const struct sim_stream *stream, struct sim_task *task, aclError *result);

/** An event as a capture knows it. */
struct sim_captured_event {
    aclrtEvent handle;
    uint32_t flags;
    /** Where the event keeps the mark of its last captured record. */
    struct sim_mark **mark;
};

/** Whether the last record of an event was captured, and the capture goes on. */
bool sim_capture_knows(struct sim_mark **mark);

/** For functions that ask an event: @return 0, or 107028 with text while the capture of its last record goes on */
aclError sim_capture_event_free(struct sim_mark **mark);

/** The end of an event: gives its mark back. */
void sim_capture_forget_event(struct sim_mark **mark);

/**
 * Captures the record of an event by a captured stream, which gives it a new mark.
 * @return false when the stream is not captured any more: nothing was done
 */
bool sim_capture_record(struct sim_stream *stream, const struct sim_captured_event *event, aclError *result);

/**
 * Captures the wait for the last captured record of an event; a stream that is not captured yet joins the capture.
 * @return false when the capture of the record has ended: nothing was done
 */
bool sim_capture_wait(struct sim_stream *stream, const struct sim_captured_event *event, aclError *result);

#endif
