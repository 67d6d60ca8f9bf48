/*
 * Callbacks of components: run by aclInit with the configuration text, and by aclFinalize.
 *
 * Locks: a leaf mutex guards the lists; not held while callbacks run.
 */
#ifndef SIM_LIFECYCLE_INIT_CALLBACKS_H
#define SIM_LIFECYCLE_INIT_CALLBACKS_H

#include <stdbool.h>

#include "acl/acl_rt.h"

/**
 * Runs the init callbacks in the order of their types.
 * @param configured aclInit was given a file: only then is the operator executor told
 * @return the first failure
 */
aclError sim_init_callbacks_run(const char *config, bool configured);

/** Remembers the configuration text for callbacks that come later. */
void sim_init_callbacks_set_config(const char *config);

/** Runs the finalize callbacks. @return the first failure */
aclError sim_finalize_callbacks_run(void);

/** True between a successful aclInit and its aclFinalize. */
bool sim_init_is_done(void);

#endif
