/*
 * What a failure leaves behind: whether it becomes the thread's last error, and which text.
 *
 * Most functions follow one rule. A check of the ACL layer (ids EH…) leaves a text and no last error, a check of the runtime
 * leaves both, and a feature that a function refuses (207000) leaves neither. What a version or a product lacks altogether has
 * a text of the simulator's own. The table in outcomes.c has the functions that were written otherwise.
 */
#ifndef SIM_ENTRY_OUTCOMES_H
#define SIM_ENTRY_OUTCOMES_H

#include <stdbool.h>

#include "acl/acl_base_rt.h"
#include "functions.h"

/** Id of the text about a function that the simulated version, product or simulator does not have. */
#define SIM_ID_MISSING "WE0001"

struct sim_outcome {
    /** The code becomes the thread's last error. */
    bool last_error;
    /** Id of the text; NULL: there is none. */
    const char *id;
};

/**
 * What a failure of a function leaves.
 * @param id id of the check that failed; NULL: the check has none. A row of the table may replace it
 */
struct sim_outcome sim_outcome_of(enum sim_function function, aclError code, const char *id);

#endif
