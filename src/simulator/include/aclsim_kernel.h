/*
 * Kernels for tests: what a program in C says that a kernel does on the simulator.
 *
 * Exported by libascendcl_sim.so only, callable as the functions of aclsim.h are.
 */
#ifndef ASCENDCL_ACLSIM_KERNEL_H_
#define ASCENDCL_ACLSIM_KERNEL_H_

#include <stddef.h>
#include <stdint.h>

#include "acl/acl_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A launch, as the function that stands for its kernel sees it. */
typedef struct aclsimKernelCall {
    /** Name of the kernel. */
    const char *name;
    /** Number of cores: the function is called once for all of them. */
    uint32_t blocks;
    int32_t device;
    /** The arguments as they were laid out for the kernel, each at a multiple of 8; valid during the call. */
    const void *args;
    size_t argsSize;
} aclsimKernelCall;

/**
 * What a kernel does: called on the thread of the stream when the launch is reached, with each execution of a graph too. It
 * reaches device memory with aclsimKernelRead and aclsimKernelWrite, and must not call the runtime.
 * @return 0, or the code with which the launch fails
 */
typedef aclError (*aclsimKernel)(const aclsimKernelCall *call, void *userData);

/**
 * Says what a kernel does, in all binaries.
 * @param[in] kernelName as aclrtBinaryGetFunction names it
 * @param[in] kernel the function; null: it does nothing again
 * @param[in] userData passed through
 * @return 0; 100000 when the name is null; 207001 without memory
 */
ACL_FUNC_VISIBILITY aclError aclsimRegisterKernel(const char *kernelName, aclsimKernel kernel, void *userData);

/**
 * Reads device memory as the running kernel; what it may not read is a finding of its launch.
 * @param[in] devPtr device address, or one that the arguments hold for a placeholder
 * @param[out] bytes receives them
 * @param[in] size how many
 * @return 0; 100000 outside of a kernel; the code of the failure
 */
ACL_FUNC_VISIBILITY aclError aclsimKernelRead(const void *devPtr, void *bytes, size_t size);

/**
 * Writes device memory as the running kernel.
 * @param[in] devPtr device address
 * @param[in] bytes what to write
 * @param[in] size how many bytes
 * @return 0; 100000 outside of a kernel; the code of the failure
 */
ACL_FUNC_VISIBILITY aclError aclsimKernelWrite(void *devPtr, const void *bytes, size_t size);

/** What the library of ASCENDCL_SIM_KERNELS gets: the functions above, so that it need not be linked with the simulator. */
typedef struct aclsimKernelInterface {
    size_t size;
    aclError (*registerKernel)(const char *kernelName, aclsimKernel kernel, void *userData);
    aclError (*read)(const void *devPtr, void *bytes, size_t size);
    aclError (*write)(void *devPtr, const void *bytes, size_t size);
} aclsimKernelInterface;

/** Exported by that library as `aclsimKernels`: called once, before the first launch. */
typedef void (*aclsimKernelsFunction)(const aclsimKernelInterface *simulator);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACLSIM_KERNEL_H_ */
