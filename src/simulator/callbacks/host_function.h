/*
 * Host functions: one thread per context runs them, one after the other; the stream waits for each.
 *
 * Locks: a thread's mutex is a gate (queue/stream.h) and comes after a stream's mutex.
 */
#ifndef SIM_CALLBACKS_HOST_FUNCTION_H
#define SIM_CALLBACKS_HOST_FUNCTION_H

#include "acl/acl_rt.h"

struct sim_context;
struct sim_stream;
struct sim_hostfunc_thread;

/**
 * Queues a host function on a stream of the context; the stream belongs to the host function model from then on.
 * @return 0, 107011 when the user subscribed the stream, or the codes of a submission
 */
aclError sim_hostfunc_launch(struct sim_stream *stream, aclrtHostFunc function, void *argument);

/** Ends a context's thread after the running function; NULL is fine. All streams that use it have ended before. */
void sim_hostfunc_end(struct sim_hostfunc_thread *thread);

#endif
