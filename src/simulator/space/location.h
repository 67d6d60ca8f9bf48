/*
 * Where an address is: host, device, or unknown to the runtime.
 */
#ifndef SIM_SPACE_LOCATION_H
#define SIM_SPACE_LOCATION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "acl/acl_rt.h"

struct sim_location {
    aclrtMemLocationType type;
    /** Owning device, 0 for host memory. */
    int32_t device;
    size_t page_size;
    /** Mapped by aclrtMapMem: devices use it through its address wherever the memory is. */
    bool mapped;
};

/**
 * Looks an address up, as the driver does.
 * @return 0; 107017 for a reserved address that nothing is mapped to; 507899 for a device address without memory. No text:
 *         see sim_location_fail
 */
aclError sim_location_find(uintptr_t address, struct sim_location *location);

/** The text that goes with a code of sim_location_find. @return `code` */
aclError sim_location_fail(aclError code, uintptr_t address, const char *argument);

#endif
