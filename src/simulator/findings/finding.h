/*
 * Findings: defects of the calling program that the simulator saw. A finding never changes what a call returns.
 *
 * Reported at once on stderr (ASCENDCL_SIM_FINDINGS), kept in a list for aclsim.h and for the JSON report.
 *
 * Locks: the store's mutex is nearly a leaf (only the error store comes after it): call sim_finding without the
 * address map's lock where possible, never with a stream's mutex held.
 */
#ifndef SIM_FINDINGS_FINDING_H
#define SIM_FINDINGS_FINDING_H

#include <stdbool.h>
#include <stdint.h>

#include "aclsim.h"

/**
 * Adds a finding about the function that the thread has entered (or assumed, entry/entry.h).
 * The same kind at the same function, argument and address is counted, not repeated.
 * @param argument name of the C argument, "" when none is to blame
 * @param address what it pointed to, 0 when there is none
 * @param size bytes concerned, 0 when it makes no sense
 * @param history one or more sentences about the object: who made it, when, who freed it; NULL when unknown
 * @param format printf format of one sentence: what is wrong
 * @return the finding's id
 */
uint64_t sim_finding(aclsimFindingKind kind, const char *argument, uintptr_t address, uint64_t size, const char *history,
    const char *format, ...) __attribute__((format(printf, 6, 7)));

/** True when findings of the kind are looked for at all: saves the work of looking. */
bool sim_finding_wanted(aclsimFindingKind kind);

/** Sets whether ACLSIM_FINDING_PINNED_CHANGED is wanted, whatever the configuration says. */
void sim_finding_watch_pinned(bool watch);

#endif
