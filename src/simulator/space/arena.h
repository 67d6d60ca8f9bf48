/*
 * The bytes of a device: one sparse memory file per device, mapped once, anywhere, without reserving RAM.
 *
 * Blocks of aclrtMalloc and physical memory handles are page ranges of the arena; what nobody touches costs nothing.
 * Addresses that callers see are other addresses (window.h, address_map.h), without access rights for the host. Fresh pages are zero.
 *
 * Pages that are given back are not used again at once but kept for a while, so that a late use of a freed block is seen
 * as one; their RAM goes back to the host in batches.
 *
 * Locks: each arena's mutex guards its free list and accounting; taken after the address map's lock or without it, and
 * nothing is taken after it.
 */
#ifndef SIM_SPACE_ARENA_H
#define SIM_SPACE_ARENA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "acl/acl_base_rt.h"
#include "machine/page.h"

/** The arena of host memory that physical handles with a host location come from. */
#define SIM_ARENA_HOST (-1)

/** Where bytes of a device (or of another process's device) really are. */
struct sim_backing {
    /** Host address of the first byte. */
    unsigned char *bytes;
    /** Device whose memory it is; -1: host memory. */
    int32_t device;
    enum sim_page page;
    /** Page-rounded. */
    size_t size;
    /** Place in the arena file, for sharing with other processes. */
    uint64_t offset;
};

/** Bytes of an arena's file: more than the device has, so that free memory in pieces can still be used. */
size_t sim_arena_span(void);

/**
 * Takes page-rounded memory of a device (or of SIM_ARENA_HOST) and counts it.
 * @param size a multiple of the page size
 * @return 0; 207001 when the device is full (no text: the caller words it)
 */
aclError sim_arena_take(int32_t device, enum sim_page page, size_t size, struct sim_backing *backing);

/** Gives it back. @param touched something may have been written to it, so that it holds RAM */
void sim_arena_give(const struct sim_backing *backing, bool touched);

/** Free and total bytes that the device has for a page kind. */
void sim_arena_info(int32_t device, enum sim_page page, uint64_t *free_bytes, uint64_t *total_bytes);

/** Most bytes in use since the process started. */
uint64_t sim_arena_peak(int32_t device);

/** The descriptor of the device's memory file, for sharing. -1 while nothing was taken. */
int sim_arena_file(int32_t device);

#endif
