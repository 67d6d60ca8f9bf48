/*
 * Callbacks of the snapshot stages.
 */
#ifndef SIM_LIFECYCLE_SNAPSHOT_H
#define SIM_LIFECYCLE_SNAPSHOT_H

#include "acl/acl_rt.h"

/** Runs the registered callbacks of a stage for each open device. @return 0, or 507912 with text */
aclError sim_snapshot_tell(aclrtSnapShotStage stage);

#endif
