/*
 * What goes out of the process: findings on standard error and in a JSON file as they come, a summary at the end.
 *
 * Where to is in the configuration (ASCENDCL_SIM_FINDINGS). Every piece is written with one call of write, so that
 * texts of several threads don't mix.
 *
 * Locks: that of the JSON file, before the finding store's mutex, which is taken for copies.
 */
#ifndef SIM_FINDINGS_REPORT_H
#define SIM_FINDINGS_REPORT_H

#include "aclsim.h"
#include "base/text.h"

/** Tells of a new finding on standard error and in the JSON file, if that is wanted. */
void sim_report_finding(const aclsimFinding *finding);

/** Tells of all findings in one line each and of how often they were seen, if there are any and it is wanted. */
void sim_report_summary(void);

/** Writes the JSON file with what was found so far, if one is configured that can be written again. At the first call. */
void sim_report_start(void);

/** Adds a new finding to that file. */
void sim_report_add(const aclsimFinding *finding);

/** Writes the JSON file with all findings and the objects that live, if one is configured. At the end. */
void sim_report_file(void);

/** Appends all findings as a JSON array. */
void sim_report_findings_json(struct sim_text *text);

#endif
