/*
 * User allocators: which one is registered for a stream.
 *
 * The registry's key is the stream's handle, a mere number: a stream that ended leaves its entry behind.
 *
 * Locks: the registry's mutex is a leaf; no callback runs while it is held.
 */
#ifndef SIM_MEMORY_ALLOCATOR_H
#define SIM_MEMORY_ALLOCATOR_H

#include <stdbool.h>

#include "acl/acl_rt_allocator.h"

/** A copy of what was registered. */
struct sim_allocator {
    aclrtAllocator object;
    aclrtAllocatorAllocFunc allocate;
    aclrtAllocatorFreeFunc free;
    /** May be NULL. */
    aclrtAllocatorAllocAdviseFunc allocate_advised;
    aclrtAllocatorGetAddrFromBlockFunc address_of;
};

/** The allocator that is registered for a stream. @return false when there is none; *allocator is untouched then */
bool sim_allocator_of(aclrtStream stream, struct sim_allocator *allocator);

#endif
