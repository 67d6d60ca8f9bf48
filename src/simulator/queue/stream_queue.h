/*
 * The inside of a stream's queue, shared by the files that work on it: stream_worker.c runs tasks, stream_queue.c takes them
 * in and waits for them, stream_interrupt.c holds, wakes, aborts and ends.
 */
#ifndef SIM_QUEUE_STREAM_QUEUE_H
#define SIM_QUEUE_STREAM_QUEUE_H

#include <stdbool.h>
#include <stdint.h>

#include "stream.h"

/**
 * Notes that a position has ended and tells the waiters. One that has ended before changes nothing: a task whose callback
 * aborted the stream ends after all that was queued behind it. Called with the stream's mutex.
 */
void sim_queue_complete(struct sim_stream *stream, uint64_t position);

/** Starts the worker with the first task. Called with the stream's mutex. @return false when there is no thread */
bool sim_queue_start(struct sim_stream *stream);

/** Wakes the running task wherever it waits, and everybody who waits for the stream. Called with the stream's mutex. */
void sim_queue_nudge(struct sim_stream *stream);

/** True while aclsimHoldStreams holds all streams. */
bool sim_queue_held(void);

#endif
