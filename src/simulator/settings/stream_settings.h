/*
 * Streams for calls that set or ask something, and the settings.
 */
#ifndef SIM_SETTINGS_STREAM_SETTINGS_H
#define SIM_SETTINGS_STREAM_SETTINGS_H

#include "queue/stream.h"

/** A stream of the current context with a reference; null means its default stream. @return as sim_stream_enter */
aclError sim_stream_enter_current(aclrtStream handle, struct sim_stream **stream);

/** Reads a setting of a stream and gives the reference to the stream back. @return 0 */
aclError sim_setting_read(struct sim_stream *stream, const uint32_t *setting, uint32_t *value);

/** Changes a setting of a stream and gives the reference to the stream back. @return 0 */
aclError sim_setting_write(struct sim_stream *stream, uint32_t *setting, uint32_t value);

#endif
