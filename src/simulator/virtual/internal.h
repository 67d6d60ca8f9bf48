/*
 * Parts that the virtual memory functions share.
 */
#ifndef SIM_VIRTUAL_INTERNAL_H
#define SIM_VIRTUAL_INTERNAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "acl/acl_rt.h"
#include "physical.h"
#include "space/address_map.h"

/** Module data of a MAPPED range. */
struct sim_mapping {
    /** Referenced. */
    struct sim_physical *physical;
    /** Pinned and referenced: its addresses stay taken while something is mapped there, also after its release. */
    struct sim_range *reservation;
    /** The host has access: the addresses are real memory. Guarded by the mutex in access.c. */
    bool host;
};

/** Maps physical memory; its owner has access at once. */
aclError sim_virtual_map(uintptr_t address, size_t size, size_t offset, aclrtDrvMemHandle handle);

/** Gives the host access to the bytes of a mapping at the mapping's own addresses. @return false when it can't be had */
bool sim_virtual_show_host(struct sim_range *mapping);

/** Takes the host's access away before the addresses are used for something else. */
void sim_virtual_hide_host(struct sim_range *mapping);

#endif
