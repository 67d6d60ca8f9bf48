/*
 * Launches on their way.
 */
#ifndef SIM_KERNEL_LAUNCH_H
#define SIM_KERNEL_LAUNCH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "acl/acl_rt.h"

/** A launch as its function has checked it. */
struct sim_launch {
    aclrtFuncHandle kernel;
    uint32_t blocks;
    aclrtStream stream;
    const aclrtLaunchKernelCfg *config;
    /** Laid out arguments: memory of the caller, or with `on_device` device memory, which is read when the kernel runs. */
    const void *arguments;
    size_t size;
    bool on_device;
    /** Arguments that point to data behind the arguments. */
    const aclrtPlaceHolderInfo *places;
    size_t place_count;
};

/** Queues it. @return 0 or a code with text */
aclError sim_launch_submit(const struct sim_launch *launch);

#endif
