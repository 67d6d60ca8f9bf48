/*
 * Lists of arguments that are built one by one.
 */
#ifndef SIM_KERNEL_ARGUMENTS_H
#define SIM_KERNEL_ARGUMENTS_H

#include "acl/acl_rt.h"
#include "launch.h"

/** Most arguments of a kernel. */
#define SIM_KERNEL_ARGUMENTS 128

/**
 * Fills in what a finished list gives a launch.
 * @param places room for SIM_KERNEL_ARGUMENTS entries
 * @return 0; 107017 for a handle that is none, 107000 for a list that is not finished
 */
aclError sim_arguments_read(aclrtArgsHandle handle, struct sim_launch *launch, aclrtPlaceHolderInfo *places);

#endif
