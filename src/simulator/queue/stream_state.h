/*
 * Callbacks that are told when any stream of the process is made or ends (aclrtRegStreamStateCallback).
 */
#ifndef SIM_QUEUE_STREAM_STATE_H
#define SIM_QUEUE_STREAM_STATE_H

#include "acl/acl_rt.h"

/** Tells all registered callbacks. No lock may be held. */
void sim_stream_state_tell(aclrtStream stream, aclrtStreamState state);

#endif
