/*
 * What the recording of memory is told of ranges.
 */
#ifndef SIM_SPACE_RECORD_H
#define SIM_SPACE_RECORD_H

#include "address_map.h"
#include "recording/recording.h"

/** Records that a range began or ended, unless it is the library's own. */
void sim_space_record(enum sim_recording_type type, const struct sim_range *range, const struct sim_space_event *event);

#endif
