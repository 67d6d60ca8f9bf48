/*
 * Memory pools whose blocks are taken and given back in stream order.
 */
#ifndef SIM_POOL_H
#define SIM_POOL_H

#include <stdbool.h>
#include <stdint.h>

/** Gives the start address of a pool block back to its pool. @return false when it is none */
bool sim_pool_free(uintptr_t address);

/** Gives cached memory of all pools back to a device that has run full. @return true when there was any */
bool sim_pool_trim_all(int32_t device);

#endif
