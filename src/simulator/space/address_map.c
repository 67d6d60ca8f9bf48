#include "address_map.h"

#include <pthread.h>
#include <stdlib.h>

#include "base/clock.h"
#include "entry/entry.h"
#include "handles/objects.h"
#include "record.h"

/** Removed ranges that are remembered. */
#define GHOSTS 4096u

/* Guards the trees and the ghosts. */
static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
/* The levels. */
static struct sim_tree_node *reservations;
static struct sim_tree_node *registrations;
static struct sim_tree_node *ranges;
static uint64_t next_id = 1;
static struct sim_ghost ghosts[GHOSTS];
static uint64_t ghost_count;

static struct sim_space_event event_now(void)
{
    return (struct sim_space_event){sim_entry_current(), sim_entry_thread(), sim_clock_now()};
}

static aclsimObjectKind object_of(enum sim_space_kind kind)
{
    static const aclsimObjectKind objects[] = {
        [SIM_SPACE_DEVICE] = ACLSIM_OBJECT_DEVICE_MEMORY,
        [SIM_SPACE_PINNED] = ACLSIM_OBJECT_HOST_MEMORY,
        [SIM_SPACE_REGISTERED] = ACLSIM_OBJECT_HOST_REGISTRATION,
        [SIM_SPACE_ALIAS] = ACLSIM_OBJECT_HOST_REGISTRATION,
        [SIM_SPACE_RESERVED] = ACLSIM_OBJECT_RESERVATION,
        [SIM_SPACE_MAPPED] = ACLSIM_OBJECT_MAPPING,
        [SIM_SPACE_MANAGED] = ACLSIM_OBJECT_MANAGED_MEMORY,
    };
    return objects[kind];
}

struct sim_range *sim_range_new(enum sim_space_kind kind, uintptr_t base, size_t size, size_t requested)
{
    struct sim_range *range = calloc(1, sizeof *range);
    if (range == NULL) {
        return NULL;
    }
    range->kind = kind;
    range->object = object_of(kind);
    /* The alias is part of its registration. */
    range->hidden = kind == SIM_SPACE_ALIAS;
    range->base = base;
    range->size = size;
    atomic_init(&range->requested, requested);
    range->device = -1;
    range->node.start = base;
    range->node.size = size;
    return range;
}

void sim_range_track(struct sim_range *range)
{
    sim_intervals_init(&range->own_written, range->backing.bytes);
    range->written = &range->own_written;
}

static struct sim_tree_node **tree_of(enum sim_space_kind kind)
{
    switch (kind) {
    case SIM_SPACE_RESERVED:
        return &reservations;
    case SIM_SPACE_REGISTERED:
        return &registrations;
    default:
        return &ranges;
    }
}

/** The range of a tree that contains `address`. Called with the lock. */
static struct sim_range *find(struct sim_tree_node *tree, uintptr_t address)
{
    struct sim_tree_node *node = sim_tree_floor(tree, address);
    return node != NULL && address - node->start < node->size ? (struct sim_range *)node : NULL;
}

/** Called with the lock. */
static bool overlaps(struct sim_tree_node *tree, uintptr_t start, size_t size)
{
    const struct sim_tree_node *below = sim_tree_floor(tree, start);
    if (below != NULL && start - below->start < below->size) {
        return true;
    }
    const struct sim_tree_node *above = sim_tree_ceiling(tree, start);
    return above != NULL && above->start - start < size;
}

static void count(const struct sim_range *range, int delta)
{
    if (!range->hidden) {
        sim_objects_add(range->object, delta);
    }
}

/** @param holders of a reference and a pin beside the map */
static bool insert(struct sim_range *range, unsigned holders)
{
    range->born = event_now();
    atomic_store_explicit(&range->references, 1 + holders, memory_order_relaxed);
    atomic_store_explicit(&range->pins, 1 + holders, memory_order_relaxed);
    struct sim_tree_node **tree = tree_of(range->kind);
    (void)pthread_rwlock_wrlock(&lock);
    const bool is_free = !overlaps(*tree, range->base, range->size);
    if (is_free) {
        range->id = next_id++;
        sim_tree_insert(tree, &range->node);
        count(range, 1);
        sim_space_record(SIM_RECORDING_BEGIN, range, &range->born);
    }
    (void)pthread_rwlock_unlock(&lock);
    return is_free;
}

bool sim_space_insert(struct sim_range *range)
{
    return insert(range, 0);
}

bool sim_space_insert_held(struct sim_range *range)
{
    return insert(range, 1);
}

/** Called with the write lock, for a range that is in the map. */
static void take_out(struct sim_range *range)
{
    sim_tree_remove(tree_of(range->kind), &range->node);
    count(range, -1);
    range->died = event_now();
    sim_space_record(SIM_RECORDING_END, range, &range->died);
    ghosts[ghost_count++ % GHOSTS] = (struct sim_ghost){
        range->base, range->size, range->requested, range->kind, range->device, range->born, range->died};
    (void)atomic_fetch_add_explicit(&range->references, 1, memory_order_relaxed);
    atomic_store_explicit(&range->removed, true, memory_order_release);
}

struct sim_range *sim_space_remove(uintptr_t base, aclsimObjectKind object)
{
    (void)pthread_rwlock_wrlock(&lock);
    struct sim_range *range = find(object == ACLSIM_OBJECT_RESERVATION ? reservations
            : object == ACLSIM_OBJECT_HOST_REGISTRATION                ? registrations
                                                                       : ranges,
        base);
    if (range != NULL && (range->base != base || range->object != object || range->hidden)) {
        range = NULL;
    }
    if (range != NULL) {
        take_out(range);
    }
    (void)pthread_rwlock_unlock(&lock);
    return range;
}

bool sim_space_remove_range(struct sim_range *range)
{
    (void)pthread_rwlock_wrlock(&lock);
    const bool won = !atomic_load_explicit(&range->removed, memory_order_relaxed);
    if (won) {
        take_out(range);
    }
    (void)pthread_rwlock_unlock(&lock);
    return won;
}

void sim_space_drop(struct sim_range *range)
{
    sim_space_unpin(range);
    sim_space_release(range);
}

static struct sim_range *acquire(struct sim_range *range)
{
    if (range != NULL) {
        (void)atomic_fetch_add_explicit(&range->references, 1, memory_order_relaxed);
    }
    return range;
}

struct sim_range *sim_space_acquire(uintptr_t address)
{
    (void)pthread_rwlock_rdlock(&lock);
    struct sim_range *range = find(ranges, address);
    if (range == NULL) {
        range = find(registrations, address);
    }
    if (range == NULL) {
        range = find(reservations, address);
    }
    (void)acquire(range);
    (void)pthread_rwlock_unlock(&lock);
    return range;
}

struct sim_range *sim_space_acquire_kind(uintptr_t address, enum sim_space_kind kind)
{
    (void)pthread_rwlock_rdlock(&lock);
    struct sim_range *range = find(*tree_of(kind), address);
    range = range != NULL && range->kind == kind ? acquire(range) : NULL;
    (void)pthread_rwlock_unlock(&lock);
    return range;
}

bool sim_space_overlaps(uintptr_t start, size_t size, enum sim_space_kind kind)
{
    (void)pthread_rwlock_rdlock(&lock);
    const bool result = overlaps(*tree_of(kind), start, size);
    (void)pthread_rwlock_unlock(&lock);
    return result;
}

bool sim_space_pin(struct sim_range *range)
{
    unsigned pins = atomic_load_explicit(&range->pins, memory_order_relaxed);
    do {
        if (pins == 0) {
            return false;
        }
    } while (!atomic_compare_exchange_weak_explicit(
        &range->pins, &pins, pins + 1, memory_order_acquire, memory_order_relaxed));
    return true;
}

void sim_space_unpin(struct sim_range *range)
{
    if (atomic_fetch_sub_explicit(&range->pins, 1, memory_order_acq_rel) != 1) {
        return;
    }
    if (range->end != NULL) {
        range->end(range);
    }
    sim_space_release(range);
}

void sim_space_release(struct sim_range *range)
{
    if (range == NULL || atomic_fetch_sub_explicit(&range->references, 1, memory_order_acq_rel) != 1) {
        return;
    }
    if (range->written == &range->own_written) {
        sim_intervals_end(&range->own_written);
    }
    free(range);
}

bool sim_space_ghost(uintptr_t address, struct sim_ghost *ghost)
{
    bool found = false;
    (void)pthread_rwlock_rdlock(&lock);
    const struct sim_range *reservation = find(reservations, address);
    const uint64_t oldest = ghost_count > GHOSTS ? ghost_count - GHOSTS : 0;
    for (uint64_t number = ghost_count; number > oldest && !found; number--) {
        const struct sim_ghost *candidate = &ghosts[(number - 1) % GHOSTS];
        if (reservation != NULL && candidate->died.time < reservation->born.time) {
            /* It and all before it ended in an earlier life of the address. */
            break;
        }
        if (address - candidate->base < candidate->size) {
            *ghost = *candidate;
            found = true;
        }
    }
    (void)pthread_rwlock_unlock(&lock);
    return found;
}

/** In order, below the depth of a balanced tree. @return false when the visitor had enough */
static bool walk(struct sim_tree_node *node, enum sim_space_kind kind,
    bool (*visit)(struct sim_range *range, void *argument), void *argument)
{
    if (node == NULL) {
        return true;
    }
    if (!walk(node->left, kind, visit, argument)) {
        return false;
    }
    struct sim_range *range = (struct sim_range *)node;
    if (range->kind == kind && !range->hidden && !visit(range, argument)) {
        return false;
    }
    return walk(node->right, kind, visit, argument);
}

void sim_space_each(enum sim_space_kind kind, bool (*visit)(struct sim_range *range, void *argument), void *argument)
{
    (void)pthread_rwlock_rdlock(&lock);
    (void)walk(*tree_of(kind), kind, visit, argument);
    (void)pthread_rwlock_unlock(&lock);
}
