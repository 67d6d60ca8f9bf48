/*
 * Memory pools whose blocks are taken and given back in stream order.
 *
 * A block is handed out and taken back at the call. Its memory is in the address map from the call that handed it out until
 * the stream has passed the free; then it is cached, unknown to the map, until it is handed out again or the device gets it
 * back. The next allocation of the same size on the same stream gets a freed block at once. From CANN 9.2 on nothing is handed
 * out again: what is cached stays so until aclrtMemPoolTrimTo.
 *
 * Locks: one mutex guards all pools and blocks; the address map's lock and the arena's mutex are taken after it, never a stream's.
 */
#ifndef SIM_MEMORY_POOL_H
#define SIM_MEMORY_POOL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "acl/acl_rt_memory_soma.h"
#include "base/tree.h"
#include "space/address_map.h"
#include "space/arena.h"

enum sim_pool_state {
    /** Handed out. */
    SIM_POOL_USED,
    /** Given back by a call; the stream has not passed the free. */
    SIM_POOL_PENDING,
    /** Held by the pool, out of the address map. */
    SIM_POOL_CACHED
};

struct sim_pool_block {
    /** In the tree of all blocks, by address. */
    struct sim_tree_node node;
    struct sim_pool_block *next_in_pool;
    struct sim_pool *pool;
    enum sim_pool_state state;
    struct sim_backing backing;
    /** The stream of a pending free: compared, not used. */
    const void *stream;
    /** Counts the frees: a task of an earlier one does nothing. */
    uint64_t frees;
    /** Ranges in the map, or removed but still pinned by a copy. */
    unsigned ranges;
    /** Something was written since the memory came from the device. */
    bool touched;
};

struct sim_pool {
    void *handle;
    int32_t device;
    uint64_t max_size;
    uint64_t threshold;
    uint64_t reserved;
    uint64_t reserved_high;
    uint64_t used;
    uint64_t used_high;
    uint32_t reuse[3];
    struct sim_pool_block *blocks;
};

/** Takes the mutex of all pools. */
void sim_pool_lock(void);
void sim_pool_unlock(void);

/** The pool behind a handle with a reference (sim_handle_release), NULL when unknown. */
struct sim_pool *sim_pool_acquire(aclrtMemPool handle);

/**
 * Hands out a block of exactly `size` bytes, of which the caller uses `requested`. Called with the mutex.
 * @return its range with a reference, NULL when the pool is exhausted. The range of a block whose free is pending has the
 *         size that was asked for before: queued work may still use all of it
 */
struct sim_range *sim_pool_take(struct sim_pool *pool, size_t size, size_t requested, const void *stream);

/**
 * Takes a block back; its memory stays until the stream passes. Called with the mutex.
 * @return the block, NULL when the address is none that is handed out
 */
struct sim_pool_block *sim_pool_give(uintptr_t address, const void *stream);

/** The stream has passed a free: caches the block unless it was handed out again. Called without the mutex. */
void sim_pool_passed(uintptr_t address, uint64_t frees);

/** True when the address lies in a block of a pool, whatever its state. */
bool sim_pool_contains(uintptr_t address);

/** Gives cached memory back to the device until the pool holds `keep` bytes at most. Called with the mutex. */
bool sim_pool_trim(struct sim_pool *pool, uint64_t keep);

/** Ends all blocks of a pool. Called with the mutex. */
void sim_pool_empty(struct sim_pool *pool);

/** Gives the start address of a pool block back to its pool. @return false when it is none */
bool sim_pool_free(uintptr_t address);

/** A stream, an event or a device was waited for: pools of the device shrink to their thresholds. */
void sim_pool_synchronized(int32_t device);

/** Gives cached memory of all pools back to a device that has run full. @return true when there was any */
bool sim_pool_trim_all(int32_t device);

#endif
