/*
 * Words for what happened to an object, the same in all findings.
 */
#ifndef SIM_FINDINGS_HISTORY_H
#define SIM_FINDINGS_HISTORY_H

#include <stddef.h>
#include <stdint.h>

#include "functions.h"

/**
 * Writes "made by aclrtMalloc in thread 4711, 0.012345 s after the start", always terminated.
 * @param verb what was done: "made", "freed"
 * @param function who did it, SIM_FUNCTION_NONE: left out
 * @param thread gettid of that thread
 * @param time sim_clock_now of that moment
 * @return length of the whole text, as snprintf counts it
 */
int sim_finding_history(char *text, size_t size, const char *verb, enum sim_function function, uint64_t thread,
    uint64_t time);

#endif
