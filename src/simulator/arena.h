/*
 * The bytes of a device: one sparse memory file per device, mapped once, anywhere, without reserving RAM.
 *
 * Blocks of aclrtMalloc and physical memory handles are page ranges of the arena; what nobody touches costs nothing.
 * Addresses that callers see are other addresses (space.h), without access rights for the host.
 *
 * Locks: each arena's mutex guards its free list and accounting; taken after the address map's lock or without it, and
 * nothing is taken after it.
 */
#ifndef SIM_ARENA_H
#define SIM_ARENA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "acl/acl_base_rt.h"

/** Page kinds that the memory information calls count apart. */
enum sim_page { SIM_PAGE_NORMAL, SIM_PAGE_HUGE, SIM_PAGE_HUGE_1G, SIM_PAGE_KINDS };

/** Bytes of one page of a kind: 4 KiB, 2 MiB, 1 GiB. */
size_t sim_page_size(enum sim_page page);

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

/**
 * Takes page-rounded memory of a device and counts it.
 * @return 0; 207001 when the device is full (no text: the caller words it)
 */
aclError sim_arena_take(int32_t device, enum sim_page page, size_t size, struct sim_backing *backing);

/** Gives it back; its RAM is released to the host. */
void sim_arena_give(const struct sim_backing *backing);

/** Free and total bytes that the device has for a page kind. */
void sim_arena_info(int32_t device, enum sim_page page, uint64_t *free_bytes, uint64_t *total_bytes);

/** The descriptor of the device's memory file, for sharing. -1 while nothing was taken. */
int sim_arena_file(int32_t device);

#endif
