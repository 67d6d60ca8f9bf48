/*
 * What the process may do with a part of its address space, asked without touching it.
 */
#ifndef SIM_BASE_HOST_RIGHTS_H
#define SIM_BASE_HOST_RIGHTS_H

#include <stddef.h>
#include <stdint.h>

enum sim_rights {
    /** The kernel can't tell: it is older than Linux 6.11, or does not let the process ask. */
    SIM_RIGHTS_UNKNOWN,
    SIM_RIGHTS_GRANTED,
    SIM_RIGHTS_DENIED
};

enum sim_access { SIM_ACCESS_READ, SIM_ACCESS_WRITE, SIM_ACCESS_RUN };

/** Whether all of [address, address + size) may be accessed so. Costs a system call for each mapping in it. */
enum sim_rights sim_host_rights(uintptr_t address, size_t size, enum sim_access access);

#endif
