/*
 * The report as JSON: one document a process, which can be made longer by a finding without being written anew.
 */
#ifndef SIM_FINDINGS_REPORT_JSON_H
#define SIM_FINDINGS_REPORT_JSON_H

#include <stdbool.h>
#include <stddef.h>

#include "aclsim.h"
#include "base/text.h"

/**
 * Appends the whole document.
 * @param complete these are the last words of the process: what it left behind is among the findings
 * @return where in the text the findings end: one more goes there
 */
size_t sim_report_document(struct sim_text *text, bool complete);

/**
 * Appends what follows from there on when there is one more finding.
 * @param first there was none before
 * @return the new end of the findings in this text
 */
size_t sim_report_one_more(struct sim_text *text, const aclsimFinding *finding, bool first);

#endif
