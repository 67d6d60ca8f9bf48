#include "slot.h"

#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#include "base/clock.h"
#include "entry/address_limit.h"
#include "entry/entry.h"
#include "objects.h"

/*
 * A handle is the region's start plus slot and generation as bit fields. The generation in the address is cut to a few
 * bits; slots are reused first in, first out, and only after FRESH_SLOTS were made, so that an address comes back no
 * earlier than after millions of destructions.
 */
#define SLOT_BITS 20u
#define ALIGNMENT_BITS 4u
#define SLOTS (1u << SLOT_BITS)
#define CHUNK_SLOTS 1024u
#define FRESH_SLOTS 4096u
#define NO_SLOT UINT32_MAX

/* Set once, before the first handle exists. */
static unsigned char *region;
static size_t region_size;
static unsigned slot_shift;
static uint32_t generation_mask;
static pthread_once_t region_once = PTHREAD_ONCE_INIT;
static _Atomic(struct sim_slot *) chunks[SLOTS / CHUNK_SLOTS];
/* Slots made so far; grows under `mutex`, read without it. */
static atomic_uint made;

/* Guards growth and the free list. Leaf. */
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static uint32_t free_head = NO_SLOT;
static uint32_t free_tail = NO_SLOT;

/** 64 GiB of addresses, or less where the process may not have so many (valgrind, limits): fewer bits for generations. */
static void reserve_region(void)
{
    static const unsigned choices[] = {12, 8, 4};
    const size_t last = sizeof choices / sizeof choices[0] - 1;
    for (size_t index = 0; index <= last && region == NULL; index++) {
        slot_shift = choices[index] + ALIGNMENT_BITS;
        generation_mask = ((uint32_t)1 << choices[index]) - 1;
        region_size = (size_t)1 << (SLOT_BITS + slot_shift);
        if (index < last && sim_address_limit_share(region_size, 4) < region_size) {
            continue;
        }
        void *address = mmap(NULL, region_size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        region = address == MAP_FAILED ? NULL : address;
    }
}

struct sim_slot *sim_slot_at(uint32_t index)
{
    struct sim_slot *chunk = atomic_load_explicit(&chunks[index / CHUNK_SLOTS], memory_order_acquire);
    return chunk == NULL ? NULL : &chunk[index % CHUNK_SLOTS];
}

static void *address_of(uint32_t index, uint32_t generation)
{
    const size_t offset =
        ((size_t)index << slot_shift) | ((size_t)(generation & generation_mask) << ALIGNMENT_BITS);
    return region + offset;
}

/** The slot that an address names and the generation in it; NULL when it can't be a handle. */
static struct sim_slot *decode(const void *handle, uint32_t *index, uint32_t *generation)
{
    const uintptr_t start = (uintptr_t)region;
    const uintptr_t address = (uintptr_t)handle;
    if (start == 0 || address < start || address - start >= region_size) {
        return NULL;
    }
    const size_t offset = address - start;
    if ((offset & ((1u << ALIGNMENT_BITS) - 1)) != 0) {
        return NULL;
    }
    *index = (uint32_t)(offset >> slot_shift);
    *generation = (uint32_t)(offset >> ALIGNMENT_BITS) & generation_mask;
    return sim_slot_at(*index);
}

/** A free slot or a new one. Called with the mutex. */
static uint32_t take_slot(void)
{
    const uint32_t count = atomic_load_explicit(&made, memory_order_relaxed);
    const bool full = count == SLOTS;
    if (free_head != NO_SLOT && (count >= FRESH_SLOTS || full)) {
        const uint32_t index = free_head;
        free_head = sim_slot_at(index)->next_free;
        if (free_head == NO_SLOT) {
            free_tail = NO_SLOT;
        }
        return index;
    }
    if (full) {
        return NO_SLOT;
    }
    if (sim_slot_at(count) == NULL) {
        struct sim_slot *chunk = calloc(CHUNK_SLOTS, sizeof *chunk);
        if (chunk == NULL) {
            return NO_SLOT;
        }
        atomic_store_explicit(&chunks[count / CHUNK_SLOTS], chunk, memory_order_release);
    }
    atomic_store_explicit(&made, count + 1, memory_order_release);
    return count;
}

static void free_slot(struct sim_slot *slot, uint32_t index)
{
    (void)pthread_mutex_lock(&mutex);
    slot->next_free = NO_SLOT;
    if (free_tail == NO_SLOT) {
        free_head = index;
    } else {
        sim_slot_at(free_tail)->next_free = index;
    }
    free_tail = index;
    (void)pthread_mutex_unlock(&mutex);
}

static void *create(aclsimObjectKind kind, bool hidden, void *object, sim_handle_destroy destroy)
{
    (void)pthread_once(&region_once, reserve_region);
    if (region == NULL) {
        return NULL;
    }
    (void)pthread_mutex_lock(&mutex);
    const uint32_t index = take_slot();
    (void)pthread_mutex_unlock(&mutex);
    if (index == NO_SLOT) {
        return NULL;
    }
    struct sim_slot *slot = sim_slot_at(index);
    const uint64_t old = atomic_load_explicit(&slot->word, memory_order_relaxed);
    const uint32_t generation = (uint32_t)(old >> SIM_SLOT_GENERATION_SHIFT) + 1;
    slot->kind = kind;
    slot->hidden = hidden;
    slot->object = object;
    slot->destroy = destroy;
    slot->origin = (struct sim_handle_origin){
        .handle = address_of(index, generation),
        .function = sim_entry_current(),
        .thread = (uint64_t)gettid(),
        .time = sim_clock_now(),
    };
    if (!hidden) {
        sim_objects_add(kind, 1);
    }
    atomic_store_explicit(&slot->word, ((uint64_t)generation << SIM_SLOT_GENERATION_SHIFT) | SIM_SLOT_ALIVE | 1, memory_order_release);
    return address_of(index, generation);
}

void *sim_handle_create(aclsimObjectKind kind, void *object, sim_handle_destroy destroy)
{
    return create(kind, false, object, destroy);
}

void *sim_handle_create_hidden(aclsimObjectKind kind, void *object, sim_handle_destroy destroy)
{
    return create(kind, true, object, destroy);
}

void sim_slot_release(struct sim_slot *slot, uint32_t index)
{
    const uint64_t before = atomic_fetch_sub_explicit(&slot->word, 1, memory_order_acq_rel);
    if ((before & SIM_SLOT_REFERENCES) != 1) {
        return;
    }
    slot->destroy(slot->object);
    free_slot(slot, index);
}

/** One more reference if the slot is alive with that generation. */
static bool acquire_slot(struct sim_slot *slot, uint32_t generation)
{
    uint64_t word = atomic_load_explicit(&slot->word, memory_order_relaxed);
    do {
        if ((word & SIM_SLOT_ALIVE) == 0 || ((word >> SIM_SLOT_GENERATION_SHIFT) & generation_mask) != generation) {
            return false;
        }
    } while (!atomic_compare_exchange_weak_explicit(
        &slot->word, &word, word + 1, memory_order_acquire, memory_order_relaxed));
    return true;
}

bool sim_slot_acquire(struct sim_slot *slot)
{
    const uint64_t word = atomic_load_explicit(&slot->word, memory_order_relaxed);
    return acquire_slot(slot, (uint32_t)(word >> SIM_SLOT_GENERATION_SHIFT) & generation_mask);
}

bool sim_slot_hold(struct sim_slot *slot)
{
    uint64_t word = atomic_load_explicit(&slot->word, memory_order_relaxed);
    do {
        if ((word & SIM_SLOT_REFERENCES) == 0) {
            return false;
        }
    } while (!atomic_compare_exchange_weak_explicit(
        &slot->word, &word, word + 1, memory_order_acquire, memory_order_relaxed));
    return true;
}

uint32_t sim_slot_count(void)
{
    return atomic_load_explicit(&made, memory_order_acquire);
}

void *sim_handle_acquire(aclsimObjectKind kind, const void *handle)
{
    uint32_t index;
    uint32_t generation;
    struct sim_slot *slot = decode(handle, &index, &generation);
    if (slot == NULL || !acquire_slot(slot, generation)) {
        return NULL;
    }
    if (slot->kind != kind) {
        sim_slot_release(slot, index);
        return NULL;
    }
    return slot->object;
}

void sim_handle_retain(const void *handle)
{
    uint32_t index;
    uint32_t generation;
    struct sim_slot *slot = decode(handle, &index, &generation);
    if (slot != NULL) {
        (void)atomic_fetch_add_explicit(&slot->word, 1, memory_order_relaxed);
    }
}

void sim_handle_release(const void *handle)
{
    uint32_t index;
    uint32_t generation;
    struct sim_slot *slot = decode(handle, &index, &generation);
    if (slot != NULL) {
        sim_slot_release(slot, index);
    }
}

bool sim_handle_known(const void *handle)
{
    uint32_t index;
    uint32_t generation;
    const struct sim_slot *slot = decode(handle, &index, &generation);
    return slot != NULL && generation <= ((atomic_load_explicit(&slot->word, memory_order_relaxed) >> SIM_SLOT_GENERATION_SHIFT));
}

bool sim_handle_lingers(aclsimObjectKind kind, const void *handle)
{
    uint32_t index;
    uint32_t generation;
    struct sim_slot *slot = decode(handle, &index, &generation);
    if (slot == NULL) {
        return false;
    }
    uint64_t word = atomic_load_explicit(&slot->word, memory_order_relaxed);
    do {
        const bool same = ((word >> SIM_SLOT_GENERATION_SHIFT) & generation_mask) == generation;
        if (!same || (word & SIM_SLOT_ALIVE) != 0 || (word & SIM_SLOT_REFERENCES) == 0) {
            return false;
        }
    } while (!atomic_compare_exchange_weak_explicit(
        &slot->word, &word, word + 1, memory_order_acquire, memory_order_relaxed));
    const bool fits = slot->kind == kind;
    sim_slot_release(slot, index);
    return fits;
}

bool sim_handle_retire(aclsimObjectKind kind, const void *handle)
{
    if (sim_handle_acquire(kind, handle) == NULL) {
        return false;
    }
    uint32_t index;
    uint32_t generation;
    struct sim_slot *slot = decode(handle, &index, &generation);
    const uint64_t before = atomic_fetch_and_explicit(&slot->word, ~SIM_SLOT_ALIVE, memory_order_acq_rel);
    const bool won = (before & SIM_SLOT_ALIVE) != 0;
    if (won) {
        if (!slot->hidden) {
            sim_objects_add(kind, -1);
        }
        sim_slot_release(slot, index);
    }
    sim_slot_release(slot, index);
    return won;
}
