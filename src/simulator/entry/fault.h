/*
 * Injected failures: which calls fail on request of a test.
 *
 * Text form of a list of rules, separated by commas or blanks (ASCENDCL_SIM_FAULTS and the configuration file):
 *   aclrtMalloc#3=207001          the third call of aclrtMalloc from now on
 *   aclrtMemcpy~0.01/42=507899    each call with probability 0.01, seed 42
 *   *#10=107002                   the tenth call of any function
 *
 * Locks: a leaf mutex guards the rules; without rules a check is one atomic load.
 */
#ifndef SIM_ENTRY_FAULT_H
#define SIM_ENTRY_FAULT_H

#include <stdbool.h>

#include "acl/acl_base_rt.h"
#include "functions.h"

/** The code with which this call has to fail, 0: not at all. */
aclError sim_fault_check(enum sim_function function);

/** True when a text is a list of rules. */
bool sim_fault_valid(const char *text);

/** Adds the rules of a text that is valid. NULL is fine. */
void sim_fault_load(const char *text);

#endif
