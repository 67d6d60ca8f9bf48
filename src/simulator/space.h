/*
 * The address map of the process: every range that callers may name, with its kind, owner and history.
 *
 * Kinds may nest in one way only: MAPPED lies inside RESERVED. All others are disjoint. Lookup is O(log n), with
 * 100,000 and more ranges.
 *
 * Addresses: blocks of aclrtMalloc from 0x180000000000 up, reservations inside 0x100000000000–0x180000000000 (16–24 TB), managed
 * memory from 0x90000000000 (3 TB). Each window is reserved once, in one piece, PROT_NONE; when the hint can't be had
 * (sanitizers, valgrind) it lies where the system puts it and everything else stays the same. A block and a mapping are
 * entries here, not mappings of the host's MMU.
 *
 * Locks: one read-write lock guards the tree. Ranges are reference counted: what sim_space_acquire returned stays readable
 * after another thread removed it (`removed` tells). Fields marked constant need no lock.
 */
#ifndef SIM_SPACE_H
#define SIM_SPACE_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "acl/acl_base_rt.h"
#include "arena.h"
#include "functions.h"

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
    /* Constant after insertion. */
    uintptr_t base;
    /** As the map holds it, page-rounded. */
    size_t size;
    /** What the caller asked for; beyond it is out of bounds for findings. */
    size_t requested;
    enum sim_space_kind kind;
    /** Owning device (user id); -1: host. */
    int32_t device;
    /** Unique in the process, never reused: tells a range from a later one at the same address. */
    uint64_t id;
    struct sim_backing backing;
    /** Module data: physical handle of a mapping, registration, pool. */
    void *owner;
    struct sim_space_event born;

    /** References of holders; the map's own counts one. */
    atomic_uint references;
    /** Copies that touch the bytes right now. */
    atomic_uint in_flight;
    /** Queued tasks that name the range. */
    atomic_uint queued;
    /** Taken out of the map; `died` is valid then. */
    atomic_bool removed;
    struct sim_space_event died;
    /** Bytes that something has written: see space.c. NULL for host memory (always written). */
    struct sim_intervals *written;
};

/** Puts a new range into the map; fills id and born. @return false when it overlaps a range of its level */
bool sim_space_insert(struct sim_range *range);

/**
 * Takes a range out of the map by its exact base; exactly one of several racing callers gets it.
 * @return the range with the map's reference (release it), NULL when no range of the kind starts there
 */
struct sim_range *sim_space_remove(uintptr_t base, enum sim_space_kind kind);

/** The innermost range that contains `address`, with a reference; NULL when none. */
struct sim_range *sim_space_acquire(uintptr_t address);

/** The range of one kind that contains `address`, with a reference; NULL when none. */
struct sim_range *sim_space_acquire_kind(uintptr_t address, enum sim_space_kind kind);

/** A range that contained `address` and was removed not long ago, with a reference; NULL when none is remembered. */
struct sim_range *sim_space_acquire_removed(uintptr_t address);

/** Gives a reference back; the last one frees the range and its backing. NULL is fine. */
void sim_space_release(struct sim_range *range);

/** Calls `visit` for each range of a kind in address order, under the read lock: don't call back into the map. */
void sim_space_each(enum sim_space_kind kind, bool (*visit)(struct sim_range *range, void *argument), void *argument);

/** Takes an address range of a window: 2 MiB aligned at least. @return 0 when the window is full or `expected` is taken */
uintptr_t sim_space_take_address(enum sim_space_kind kind, size_t size, size_t alignment, uintptr_t expected);

/** Gives it back to its window. */
void sim_space_give_address(enum sim_space_kind kind, uintptr_t base, size_t size);

/** One or two sentences about who made and ended a range, for findings. */
void sim_space_history(const struct sim_range *range, char *text, size_t size);

#endif
