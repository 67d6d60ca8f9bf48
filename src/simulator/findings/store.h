/*
 * Inside of the findings: the list, the words for its kinds, and what leak reports remember.
 *
 * Locks: the store's mutex guards the list and its index. It is nearly a leaf (finding.h); nothing is called while it is
 * held, and what readers get are copies.
 */
#ifndef SIM_FINDINGS_STORE_H
#define SIM_FINDINGS_STORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "aclsim.h"

/** Findings that are kept; what comes later is only counted. */
#define SIM_FINDINGS_KEPT 4096u

/**
 * Adds a finding, or counts it when the same kind at the same function, argument and address is there already.
 * @param finding in: everything but id; out: id and count
 * @return true when it is new
 */
bool sim_finding_store(aclsimFinding *finding);

/** True when there are findings. Takes no lock. */
bool sim_finding_any(void);

/** Number of findings that are kept. */
size_t sim_finding_count(void);

/** Number of new findings that had no place any more. */
uint64_t sim_finding_dropped(void);

/** Copies a finding. @return false when `index` is past the end */
bool sim_finding_copy(size_t index, aclsimFinding *finding);

/** Forgets all findings. Ids go on. */
void sim_finding_clear(void);

/** "use after free". */
const char *sim_finding_words(aclsimFindingKind kind);

/** "use-after-free": stable, for machines. */
const char *sim_finding_key(aclsimFindingKind kind);

#endif
