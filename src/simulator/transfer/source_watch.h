/*
 * Whether the bytes of a queued copy's source change between the call and the end of the copy, where the program has promised
 * to leave them alone: in pinned memory of the host.
 *
 * At the call and at the end digests of the same pieces are taken: of all bytes up to 16 MiB, of 4096 pieces of 4 KiB, evenly
 * spread, in larger sources. That costs at most a few milliseconds and 32 KiB for a queued copy, however large it is.
 */
#ifndef SIM_TRANSFER_SOURCE_WATCH_H
#define SIM_TRANSFER_SOURCE_WATCH_H

#include "copy_task.h"
#include "space/address_map.h"

struct sim_source_watch;

/**
 * Looks at the source of a copy that is about to be queued.
 * @param range what the source is in, held as long as the watch; may be NULL
 * @return NULL when nothing is to be watched: such findings are switched off, or it is no pinned memory. Free it with free().
 */
struct sim_source_watch *sim_source_watch_begin(const struct sim_copy_order *order, struct sim_range *range);

/** Looks again when the copy has run, and tells what has changed. What streams have written since is no mistake. NULL is fine. */
void sim_source_watch_end(const struct sim_source_watch *watch, const struct sim_copy_order *order);

#endif
