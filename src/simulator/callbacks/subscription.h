/*
 * Callbacks by subscription: a thread of the program subscribes a stream and runs what is launched on it inside
 * aclrtProcessReport.
 *
 * A stream belongs to one of two models, this one or host functions (host_function.c); the second to ask is refused.
 *
 * Locks: the module's mutex guards readers and the owner of each stream; it is a leaf. A reader's gate guards its entries.
 */
#ifndef SIM_CALLBACKS_SUBSCRIPTION_H
#define SIM_CALLBACKS_SUBSCRIPTION_H

#include <stdbool.h>

#include "queue/stream.h"

/** Which model owns the stream. */
enum sim_callback_owner sim_callback_owner_of(struct sim_stream *stream);

/** Makes the host function model the stream's owner. @return false when the user has subscribed the stream */
bool sim_callback_claim(struct sim_stream *stream);

#endif
