/*
 * The leak report.
 */
#ifndef SIM_LIFECYCLE_LEAKS_H
#define SIM_LIFECYCLE_LEAKS_H

#include "aclsim.h"

/**
 * Reports every object that is alive: at aclFinalize (ACLSIM_FINDING_LEAK_AT_FINALIZE) and when the process ends
 * (ACLSIM_FINDING_LEAK_AT_EXIT; what finalize reported is not repeated). Default streams and primary contexts are no leaks.
 */
void sim_finding_leaks(aclsimFindingKind kind);

/** What is alive now is never reported: the objects that a forked child has of its parent. */
void sim_leaks_disown(void);

#endif
