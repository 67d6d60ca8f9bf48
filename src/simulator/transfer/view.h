/*
 * An address range as the copy engine sees it: checked, split into pieces of memory, and held while it is open.
 */
#ifndef SIM_TRANSFER_VIEW_H
#define SIM_TRANSFER_VIEW_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "copy.h"
#include "space/address_map.h"

/** One piece of memory in a row. */
struct sim_segment {
    unsigned char *bytes;
    size_t size;
    /** Pinned and referenced; NULL: memory of the caller that the library does not know. */
    struct sim_range *range;
    /** Place of the piece in range->written. */
    size_t offset;
    /** The caller's own memory, registered or not: it may not be there any more. */
    bool guarded;
};

/** Pieces that fit without an allocation. */
#define SIM_VIEW_FEW 4

struct sim_view {
    struct sim_segment few[SIM_VIEW_FEW];
    struct sim_segment *segments;
    size_t count;
    size_t capacity;
    /** Some piece belongs to a device; which one, if all do so to the same. */
    bool on_device;
    int32_t device;
    /** The destination of queued work. */
    bool written_by_stream;
};

enum sim_view_side { SIM_VIEW_SOURCE, SIM_VIEW_DESTINATION };

/**
 * Opens [address, address + size).
 * @return 0; else the transfer's failure code with text and finding, and nothing is held
 */
aclError sim_view_open(struct sim_view *view, uintptr_t address, size_t size, enum sim_view_side side,
    const struct sim_copy_context *context);

/**
 * Checks that [address, address + size), of which only parts are transferred, doesn't lead out of the memory that it
 * begins in.
 * @return 0 or the failure code with text and finding
 */
aclError sim_view_check_extent(uintptr_t address, size_t size, enum sim_view_side side,
    const struct sim_copy_context *context);

/** Checks that the device of the transfer may reach all pieces. @return 0 or the failure code with text and finding */
aclError sim_view_check_access(const struct sim_view *view, uintptr_t address, enum sim_view_side side,
    const struct sim_copy_context *context);

/** Lets go of everything. */
void sim_view_close(struct sim_view *view);

/** Name of the argument on a side, NULL when the library itself transfers. */
const char *sim_view_argument(enum sim_view_side side, const struct sim_copy_context *context);

/** Code of a transfer that fails in the driver (synchronous) or in the device (queued). */
aclError sim_view_failure(const struct sim_copy_context *context);

#endif
