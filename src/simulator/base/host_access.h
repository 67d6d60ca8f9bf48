/*
 * Reads and writes memory of the caller that the library knows nothing about. A pointer that leads nowhere makes the
 * call fail instead of ending the process.
 *
 * Small pieces, and both ends of large ones, are copied by the kernel (process_vm_readv on the own process), which answers
 * EFAULT; the middle of a large piece is copied directly after the kernel was asked for its rights (host_rights.h), or, where
 * it can't tell, whether it is mapped at all (msync). So only memory that another thread unmaps meanwhile can still fault,
 * and with an older kernel memory with holes in its access rights. Where the kernel refuses the call (seccomp) everything
 * is copied directly.
 */
#ifndef SIM_BASE_HOST_ACCESS_H
#define SIM_BASE_HOST_ACCESS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** Copies between memories of which one or both are the caller's; they may overlap. @return false when one is not there */
bool sim_host_copy(void *destination, const void *source, size_t size);

/** Fills memory of the caller with one byte or one 32-bit word. @return false when it is not there */
bool sim_host_fill(void *destination, uint32_t value, size_t width, size_t size);

/** The same for memory that is known to be there. */
void sim_host_fill_known(void *destination, uint32_t value, size_t width, size_t size);

/** True when the caller may read all of it, as far as the kernel tells. */
bool sim_host_readable(uintptr_t address, size_t size);

/** True when all pages are mapped. Costs one system call. */
bool sim_host_mapped(uintptr_t address, size_t size);

#endif
