/*
 * Memory that work names before it runs, so that freeing it too early is seen.
 */
#ifndef SIM_SPACE_NAMED_RANGE_H
#define SIM_SPACE_NAMED_RANGE_H

#include <stdbool.h>
#include <stdint.h>

#include "address_map.h"

/** A range that work names. Zeroed: none. */
struct sim_named_range {
    struct sim_range *range;
    /** The work is captured: it names the range for good, and is queued only while a graph is executed. */
    bool captured;
};

/** Notes that queued work names the memory at an address. */
void sim_named_range_hold(struct sim_named_range *named, uintptr_t address);

/** The work was captured instead of queued. */
void sim_named_range_capture(struct sim_named_range *named);

/** The id of the range, 0 when the address named none. */
uint64_t sim_named_range_id(const struct sim_named_range *named);

/** Ends the note. */
void sim_named_range_release(struct sim_named_range *named);

#endif
