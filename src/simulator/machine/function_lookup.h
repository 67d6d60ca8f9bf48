/*
 * Lookups in the generated table of the library's functions.
 */
#ifndef SIM_MACHINE_FUNCTION_LOOKUP_H
#define SIM_MACHINE_FUNCTION_LOOKUP_H

#include <stdbool.h>

#include "functions.h"

/** Name of a function, "" for SIM_FUNCTION_NONE. */
const char *sim_function_name(enum sim_function function);

/** The number of a function by its C name, SIM_FUNCTION_NONE when unknown. O(log n). */
enum sim_function sim_function_find(const char *name);

/** Whether the simulated version of CANN has the function. */
bool sim_function_in_version(enum sim_function function);

#endif
