/*
 * The slots behind handles; only for the files of the handle module.
 */
#ifndef SIM_HANDLES_SLOT_H
#define SIM_HANDLES_SLOT_H

#include <stdatomic.h>

#include "handle.h"

/* Word of a slot: generation in the upper half, then the alive bit, then the number of references. */
#define SIM_SLOT_GENERATION_SHIFT 32
#define SIM_SLOT_ALIVE ((uint64_t)1 << 31)
#define SIM_SLOT_REFERENCES (SIM_SLOT_ALIVE - 1)

struct sim_slot {
    atomic_uint_fast64_t word;
    /* Written before `word` becomes alive, constant while it has references. */
    aclsimObjectKind kind;
    bool hidden;
    void *object;
    sim_handle_destroy destroy;
    struct sim_handle_origin origin;
    /* Guarded by the mutex of handle.c while the slot is free. */
    uint32_t next_free;
};

/** Number of slots made so far. */
uint32_t sim_slot_count(void);

/** A slot by its number, NULL when it was not made yet. */
struct sim_slot *sim_slot_at(uint32_t index);

/** One more reference if the slot is alive, whatever its generation. */
bool sim_slot_acquire(struct sim_slot *slot);

/** One more reference if somebody refers to the slot, alive or retired. */
bool sim_slot_hold(struct sim_slot *slot);

/** Gives one reference back. */
void sim_slot_release(struct sim_slot *slot, uint32_t index);

#endif
