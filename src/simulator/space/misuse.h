/*
 * Findings about pointers that are given back: freed before, interior, of another kind, still in use.
 *
 * Called without any lock.
 */
#ifndef SIM_SPACE_MISUSE_H
#define SIM_SPACE_MISUSE_H

#include <stdbool.h>
#include <stdint.h>

#include "address_map.h"

/** Reports what is wrong with a pointer that does not start a range of the kind which the function ends. */
void sim_misuse_unknown(uintptr_t address, enum sim_space_kind kind, const char *argument);

/** Reports that a range was ended by a function that is not meant for its kind. */
void sim_misuse_wrong_function(const struct sim_range *range, const char *argument);

/** Reports that a reserved range was released while mappings are in it. */
void sim_misuse_still_mapped(const struct sim_range *range, unsigned mappings, const char *argument);

/** Reports pinned memory that ends while a registration of it lives. */
void sim_misuse_still_registered(const struct sim_range *range, const char *argument);

/** Reports that nothing can be mapped to [address, address + size). */
void sim_misuse_no_room(uintptr_t address, size_t size, const char *argument);

/** Reports a physical memory handle that is none, or was freed too often. */
void sim_misuse_unknown_handle(const void *handle, const char *argument);

/**
 * Reports that a range which was taken out of the map is named by running or queued work. Call it before sim_space_drop.
 * @return true when it is
 */
bool sim_misuse_in_use(struct sim_range *range, const char *argument);

#endif
