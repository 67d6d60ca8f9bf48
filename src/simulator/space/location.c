#include "location.h"

#include "address_map.h"
#include "entry/error.h"
#include "model.h"
#include "window.h"

static aclrtMemLocationType type_of(const struct sim_range *range)
{
    switch (range->kind) {
    case SIM_SPACE_PINNED:
    case SIM_SPACE_REGISTERED:
        return ACL_MEM_LOCATION_TYPE_HOST;
    case SIM_SPACE_MANAGED:
        return ACL_MEM_LOCATION_TYPE_MANAGED;
    default:
        return range->device < 0 ? ACL_MEM_LOCATION_TYPE_HOST : ACL_MEM_LOCATION_TYPE_DEVICE;
    }
}

aclError sim_location_find(uintptr_t address, struct sim_location *location)
{
    struct sim_range *range = sim_space_acquire(address);
    if (range == NULL) {
        if (sim_window_overlaps(address, 1)) {
            return ACL_ERROR_RT_DRV_INTERNAL_ERROR;
        }
        *location = (struct sim_location){ACL_MEM_LOCATION_TYPE_UNREGISTERED, 0, SIM_NORMAL_PAGE, false};
        return ACL_SUCCESS;
    }
    const bool present = range->kind != SIM_SPACE_RESERVED;
    if (present) {
        *location = (struct sim_location){type_of(range), range->device < 0 ? 0 : range->device,
            sim_page_size(range->backing.page), range->kind == SIM_SPACE_MAPPED};
    }
    sim_space_release(range);
    return present ? ACL_SUCCESS : ACL_ERROR_RT_INVALID_HANDLE;
}

aclError sim_location_fail(aclError code, uintptr_t address, const char *argument)
{
    if (code == ACL_ERROR_RT_INVALID_HANDLE) {
        return sim_fail(code, "EL9999", "argument %s is 0x%zx, a reserved address that nothing is mapped to; call aclrtMapMem first",
            argument, (size_t)address);
    }
    return sim_fail(code, "EL9999", "argument %s is 0x%zx, a device address without memory: never allocated, or freed",
        argument, (size_t)address);
}

aclError sim_aclrtPointerGetAttributes(const void *ptr, aclrtPtrAttributes *attributes)
{
    SIM_REQUIRE(ptr);
    SIM_REQUIRE(attributes);
    struct sim_location location;
    const aclError found = sim_location_find((uintptr_t)ptr, &location);
    if (found != ACL_SUCCESS) {
        return sim_location_fail(found, (uintptr_t)ptr, "ptr");
    }
    attributes->location.id = (uint32_t)location.device;
    attributes->location.type = location.type;
    attributes->pageSize = (uint32_t)location.page_size;
    return ACL_SUCCESS;
}
