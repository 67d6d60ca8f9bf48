/*
 * Binaries of kernels, and the kernels in them. Both stand behind handles; a kernel ends with its binary, and work that was
 * queued keeps it.
 */
#ifndef SIM_KERNEL_BINARY_H
#define SIM_KERNEL_BINARY_H

#include <stdbool.h>
#include <stddef.h>

#include "acl/acl_rt.h"

/** What is behind a handle of the kind "kernel binary": the first member of each struct. */
enum sim_kernel_object { SIM_KERNEL_BINARY, SIM_KERNEL_FUNCTION, SIM_KERNEL_DESCRIPTION };

/** The object behind a handle with a reference, NULL when it is none of that sort. */
void *sim_kernel_acquire(enum sim_kernel_object object, const void *handle);

struct sim_kernel {
    enum sim_kernel_object object;
    void *handle;
    struct sim_kernel *next;
    /** Handle of the binary. Constant. */
    void *binary;
    char *name;
};

/** Loads a copy of bytes of the caller. @return 0 or a code with text that names the argument */
aclError sim_binary_load(const void *data, size_t size, const char *argument, aclrtBinHandle *handle);

/** The kernel with a reference. @return 0, or 107017 with text */
aclError sim_kernel_check(const void *handle, struct sim_kernel **kernel);

void sim_kernel_release(struct sim_kernel *kernel);

#endif
