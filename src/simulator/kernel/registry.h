/*
 * What kernels do.
 */
#ifndef SIM_KERNEL_REGISTRY_H
#define SIM_KERNEL_REGISTRY_H

#include "aclsim_kernel.h"

/** A registered function; `kernel` NULL: there is none. */
struct sim_kernel_function {
    aclsimKernel kernel;
    void *argument;
};

/** The function that stands for a kernel. Loads the library of ASCENDCL_SIM_KERNELS first. */
struct sim_kernel_function sim_kernel_function_of(const char *name);

/** Says that nobody has registered a kernel, once for each name. */
void sim_kernel_tell_unknown(const char *name);

#endif
