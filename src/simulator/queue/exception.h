/*
 * Exception callbacks: functions of the program that are told when a queued task fails.
 */
#ifndef SIM_QUEUE_EXCEPTION_H
#define SIM_QUEUE_EXCEPTION_H

#include <stdint.h>

#include "acl/acl_base_rt.h"

struct sim_stream;

/**
 * Tells every registered callback, on the calling (worker) thread; no lock may be held.
 * @param thread that queued the task
 */
void sim_exception_tell(const struct sim_stream *stream, uint32_t task_id, uint64_t thread, aclError code);

#endif
