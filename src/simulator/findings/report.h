/*
 * What goes out of the process: findings on standard error as they come, a summary and a JSON file at the end.
 *
 * Where to is in the configuration (ASCENDCL_SIM_FINDINGS). Every piece is written with one call of write, so that
 * texts of several threads don't mix.
 *
 * Locks: none of its own. Takes the finding store's mutex for copies.
 */
#ifndef SIM_FINDINGS_REPORT_H
#define SIM_FINDINGS_REPORT_H

#include "aclsim.h"
#include "base/text.h"

/** Tells of a new finding on standard error, if that is wanted. */
void sim_report_finding(const aclsimFinding *finding);

/** Tells of all findings in one line each and of how often they were seen, if there are any and it is wanted. */
void sim_report_summary(void);

/** Writes the JSON file with all findings and the objects that live, if one is configured. May be called repeatedly. */
void sim_report_file(void);

/** Appends all findings as a JSON array. */
void sim_report_findings_json(struct sim_text *text);

#endif
