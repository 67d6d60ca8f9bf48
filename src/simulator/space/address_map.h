/*
 * The address map of the process: every range that callers may name, with its kind, owner and history.
 *
 * The map has three levels: RESERVED ranges; REGISTERED ones, which may lie over pinned memory; all others, MAPPED ones of them
 * inside RESERVED ranges. Ranges of one level are disjoint. Lookup is O(log n), with 100,000 and more ranges.
 *
 * Addresses come from the windows of window.h, or are the host's own. A block and a mapping of device memory are entries
 * here, not mappings of the host's MMU.
 *
 * A range has two counts. References keep the struct readable. Pins keep its bytes: the map holds one pin, whoever touches
 * the bytes holds one while it does; the last one ends the range (`end` gives the memory back). So memory that is freed
 * while a copy touches it stays there until the copy is done.
 *
 * Locks: one read-write lock guards the tree. Fields marked constant need no lock.
 */
#ifndef SIM_SPACE_ADDRESS_MAP_H
#define SIM_SPACE_ADDRESS_MAP_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "acl/acl_base_rt.h"
#include "aclsim.h"
#include "arena.h"
#include "base/tree.h"
#include "functions.h"
#include "intervals.h"

enum sim_space_kind {
    /** aclrtMalloc and its family, pool blocks, imported IPC memory. */
    SIM_SPACE_DEVICE,
    /** aclrtMallocHost. */
    SIM_SPACE_PINNED,
    /** The caller's own memory after aclrtHostRegister. */
    SIM_SPACE_REGISTERED,
    /** The device's alias of a registered range. */
    SIM_SPACE_ALIAS,
    /** aclrtReserveMemAddress. */
    SIM_SPACE_RESERVED,
    /** aclrtMapMem, inside a RESERVED range. */
    SIM_SPACE_MAPPED,
    /** aclrtMemAllocManaged: one address for host and devices. */
    SIM_SPACE_MANAGED
};

/** Who made or ended a range. */
struct sim_space_event {
    enum sim_function function;
    uint64_t thread;
    /** sim_clock_now. */
    uint64_t time;
};

struct sim_range {
    /** Guarded by the map's lock. */
    struct sim_tree_node node;
    /* Constant after insertion. */
    uintptr_t base;
    /** As the map holds it, page-rounded. */
    size_t size;
    enum sim_space_kind kind;
    /** What it counts as while it is in the map, unless it is hidden. */
    aclsimObjectKind object;
    /** Owning device (user id); -1: host. */
    int32_t device;
    /** Made by the library for itself: not counted, no leak, not visited. */
    bool hidden;
    /** Unique in the process, never reused: tells a range from a later one at the same address. */
    uint64_t id;
    struct sim_backing backing;
    /** Module data: physical handle of a mapping, registration, pool. */
    void *owner;
    /** Gives the bytes back when the last pin has gone; NULL: nothing to do. The range is removed by then. */
    void (*end)(struct sim_range *range);
    struct sim_space_event born;
    /** Bytes that something has written; NULL for memory that the host writes to (always written). */
    struct sim_intervals *written;
    /** What `written` points to unless the bytes belong to a physical handle. */
    struct sim_intervals own_written;

    /** What the caller asked for; beyond it is out of bounds for findings. A pool hands the same range out for other sizes. */
    atomic_size_t requested;
    /** Devices (one bit each) that have access beside the owner; MAPPED only. */
    atomic_uint_fast64_t access;
    /** Holders of the struct; all pins together count one. */
    atomic_uint references;
    atomic_uint pins;
    /** Queued tasks that name the range. */
    atomic_uint queued;
    /** Counts when a stream begins to write to the range, before the first byte, and when it has ended. */
    atomic_uint_fast64_t stream_writes;
    /** Taken out of the map; `died` is valid then. */
    atomic_bool removed;
    struct sim_space_event died;
};

/** What is remembered of a range that is gone. */
struct sim_ghost {
    uintptr_t base;
    size_t size;
    size_t requested;
    enum sim_space_kind kind;
    int32_t device;
    struct sim_space_event born;
    struct sim_space_event died;
};

/** True when the bytes are device memory that a caller has asked for. */
static inline bool sim_range_on_device(const struct sim_range *range)
{
    return !range->hidden && range->device >= 0 && (range->kind == SIM_SPACE_DEVICE || range->kind == SIM_SPACE_MAPPED);
}

/** A zeroed range with kind, base and sizes set; NULL without memory. Free it with free() until it is inserted. */
struct sim_range *sim_range_new(enum sim_space_kind kind, uintptr_t base, size_t size, size_t requested);

/** Gives a new range intervals of its own: fresh memory at backing.bytes. Before insertion. */
void sim_range_track(struct sim_range *range);

/**
 * Puts a new range into the map; fills id and born. Any thread may end it from here on: the caller doesn't touch it again.
 * @return false when it overlaps a range of its level
 */
bool sim_space_insert(struct sim_range *range);

/** The same for a caller that goes on with the range, which it gives back with sim_space_drop. */
bool sim_space_insert_held(struct sim_range *range);

/**
 * Takes a range out of the map by its exact base; exactly one of several racing callers gets it.
 * @param object what the range counts as; hidden ranges are not found
 * @return the range with a reference and the map's pin (sim_space_drop gives both back), NULL when no such range starts
 *         there
 */
struct sim_range *sim_space_remove(uintptr_t base, aclsimObjectKind object);

/** The same for a range that the caller refers to. @return false when another thread has removed it */
bool sim_space_remove_range(struct sim_range *range);

/** Gives back what sim_space_remove or sim_space_insert_held gave: a reference and a pin. The range ends with its last pin. */
void sim_space_drop(struct sim_range *range);

/**
 * The range that contains `address`, with a reference: memory before registrations before reservations.
 * NULL when there is none
 */
struct sim_range *sim_space_acquire(uintptr_t address);

/** The range of one kind that contains `address`, with a reference; NULL when none. */
struct sim_range *sim_space_acquire_kind(uintptr_t address, enum sim_space_kind kind);

/** True when a range of the level of a kind overlaps [start, start + size). */
bool sim_space_overlaps(uintptr_t start, size_t size, enum sim_space_kind kind);

/** Keeps the bytes of a range that the caller refers to. @return false when they are gone already */
bool sim_space_pin(struct sim_range *range);

/** Gives a pin back. */
void sim_space_unpin(struct sim_range *range);

/** Gives a reference back; the last one frees the struct. NULL is fine. */
void sim_space_release(struct sim_range *range);

/** Tells of a range that contained `address` and was removed not long ago. @return false when none is remembered */
bool sim_space_ghost(uintptr_t address, struct sim_ghost *ghost);

/** Calls `visit` for each range of a kind in address order, under the read lock: don't call back into the map. */
void sim_space_each(enum sim_space_kind kind, bool (*visit)(struct sim_range *range, void *argument), void *argument);

/** One or two sentences about who made and ended a range, for findings. */
void sim_space_history(const struct sim_range *range, char *text, size_t size);

/** The same for a range that is gone. */
void sim_space_ghost_history(const struct sim_ghost *ghost, char *text, size_t size);

#endif
