/*
 * The free parts of an address range: takes and gives back spans of it in O(log n), lowest address first.
 *
 * Used for the address windows and for the pages of a device's memory file.
 *
 * Locks: none; the owner guards it.
 */
#ifndef SIM_BASE_SPANS_H
#define SIM_BASE_SPANS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "tree.h"

struct sim_spans {
    struct sim_tree_node *free;
};

/** Stands for "no span". */
#define SIM_NO_SPAN UINTPTR_MAX

/** Makes [start, start + size) the free range. @return false without memory */
bool sim_spans_init(struct sim_spans *spans, uintptr_t start, size_t size);

/** Takes `size` bytes at a multiple of `alignment` (a power of two). @return its start, SIM_NO_SPAN when none is free */
uintptr_t sim_spans_take(struct sim_spans *spans, size_t size, size_t alignment);

/** Takes exactly [start, start + size). @return false when a part of it is not free */
bool sim_spans_take_at(struct sim_spans *spans, uintptr_t start, size_t size);

/** Gives back a part of what was taken; joins it with its free neighbours. */
void sim_spans_give(struct sim_spans *spans, uintptr_t start, size_t size);

#endif
