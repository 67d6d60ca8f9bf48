/*
 * Whether the memory driver is up. The first device that a process opens starts it, and it stays until the process ends.
 */
#ifndef SIM_SPACE_MEMORY_DRIVER_H
#define SIM_SPACE_MEMORY_DRIVER_H

#include <stdbool.h>

#include "acl/acl_base_rt.h"

/** A device was opened. */
void sim_memory_driver_start(void);

/** True once a device was opened. */
bool sim_memory_driver_up(void);

/** What a question to a driver that is not up is answered: 107017 with text. */
aclError sim_memory_driver_fail(void);

/** 0, or the above while it is not up. */
aclError sim_memory_driver_check(void);

#endif
