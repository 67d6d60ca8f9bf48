/*
 * Injected failures: which calls fail on request of a test (machine/fault_rule.h).
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

/** Adds the rules of a text that is valid. NULL is fine. */
void sim_fault_load(const char *text);

/** Removes all rules. */
void sim_fault_clear(void);

#endif
