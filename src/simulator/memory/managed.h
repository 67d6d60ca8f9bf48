/*
 * Managed memory: one address for host and devices. Here it is host memory that every device reaches; what is told about
 * pages (advice, prefetches) is kept for each 2 MiB and reported back.
 *
 * Locks: each range's mutex guards its pages; a leaf.
 */
#ifndef SIM_MEMORY_MANAGED_H
#define SIM_MEMORY_MANAGED_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "acl/acl_rt.h"
#include "space/address_map.h"

/** What is known of one page of 2 MiB. */
struct sim_managed_page {
    bool read_mostly;
    /** Access by advice: devices, one bit each, and the host. */
    uint64_t devices;
    bool host;
    aclrtMemManagedLocation preferred;
    aclrtMemManagedLocation prefetched;
};

/** Module data of a MANAGED range. */
struct sim_managed {
    pthread_mutex_t mutex;
    /** Guarded by mutex. */
    struct sim_managed_page *pages;
};

/** The pages that [address, address + size) touches. */
struct sim_managed_span {
    /** Pinned and referenced. */
    struct sim_range *range;
    size_t first;
    size_t last;
};

/** @param size at least 1 @return 0; 107000 with text when the range is not all managed memory of one allocation */
aclError sim_managed_open(uintptr_t address, size_t size, const char *argument, struct sim_managed_span *span);

void sim_managed_close(struct sim_managed_span *span);

/** 0; 107000 when the location is a device that does not exist. */
aclError sim_managed_check_location(const aclrtMemManagedLocation *location, const char *argument);

#endif
