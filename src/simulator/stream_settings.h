/*
 * Streams for calls that set or ask something and need no context for it.
 */
#ifndef SIM_STREAM_SETTINGS_H
#define SIM_STREAM_SETTINGS_H

#include "stream.h"

/**
 * A stream of any context with a reference. A null one is the current context's default stream where devices have a queue for
 * settings, and refused elsewhere and without a context.
 * @return 0, 107017 or 107000
 */
aclError sim_stream_settings(aclrtStream handle, struct sim_stream **stream);

#endif
