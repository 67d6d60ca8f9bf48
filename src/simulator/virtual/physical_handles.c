/*
 * Physical memory handles: allocation, granularity, properties.
 */
#include "device/device.h"
#include "entry/address_limit.h"
#include "entry/error.h"
#include "machine/config.h"
#include "model.h"
#include "physical.h"
#include "queue/context.h"
#include "space/misuse.h"

/** Where memory that is asked for comes from. */
static int32_t arena_of(const aclrtPhysicalMemProp *prop)
{
    return prop->location.type == ACL_MEM_LOCATION_TYPE_DEVICE ? (int32_t)prop->location.id : SIM_ARENA_HOST;
}

static aclError check_location(const aclrtPhysicalMemProp *prop)
{
    if (prop->location.type == ACL_MEM_LOCATION_TYPE_DEVICE) {
        SIM_TRY(sim_device_check((int32_t)prop->location.id, "prop->location.id"));
        return sim_device_fault((int32_t)prop->location.id);
    }
    if (prop->location.type == ACL_MEM_LOCATION_TYPE_HOST_NUMA) {
        int32_t device;
        SIM_TRY(sim_context_device(SIM_CONTEXT_IMPLICIT, &device));
    }
    return ACL_SUCCESS;
}

static aclError check(aclrtDrvMemHandle *handle, size_t size, const aclrtPhysicalMemProp *prop, uint64_t flags)
{
    SIM_REQUIRE(handle);
    SIM_REQUIRE(prop);
    SIM_REQUIRE_SIZE(size);
    if (flags != 0) {
        return sim_fail_value("flags", (long long)flags, "0");
    }
    if (prop->handleType != ACL_MEM_HANDLE_TYPE_NONE) {
        return sim_fail_value("prop->handleType", prop->handleType, "ACL_MEM_HANDLE_TYPE_NONE");
    }
    if (prop->allocationType != ACL_MEM_ALLOCATION_TYPE_PINNED) {
        return sim_fail_value("prop->allocationType", prop->allocationType, "ACL_MEM_ALLOCATION_TYPE_PINNED");
    }
    if (prop->location.type == ACL_MEM_LOCATION_TYPE_UNREGISTERED ||
        prop->location.type == ACL_MEM_LOCATION_TYPE_MANAGED) {
        return sim_fail_value("prop->location.type", prop->location.type, "the host, a NUMA node or a device");
    }
    SIM_TRY(sim_physical_check_attribute(prop));
    SIM_TRY(check_location(prop));
    if (sim_physical_page(prop) == SIM_PAGE_HUGE_1G && !sim_config()->product->huge_1g) {
        return sim_fail(ACL_ERROR_RT_FEATURE_NOT_SUPPORT, "EE9999", "this product has no pages of 1 GiB");
    }
    return ACL_SUCCESS;
}

/** Checks of the driver. */
static aclError check_driver(size_t size, const aclrtPhysicalMemProp *prop)
{
    SIM_TRY(sim_physical_check_driver(prop));
    if (prop->location.type == ACL_MEM_LOCATION_TYPE_HOST && prop->location.id != 0) {
        return sim_fail_unsupported("host memory has the location id 0 only");
    }
    if (size % SIM_HUGE_PAGE != 0) {
        return sim_fail(ACL_ERROR_RT_DRV_INTERNAL_ERROR, "EL9999",
            "argument size is %zu; it must be a multiple of 2 MiB (aclrtMemGetAllocationGranularity)", size);
    }
    if (prop->location.type == ACL_MEM_LOCATION_TYPE_DEVICE && !sim_device_ever_opened()) {
        return sim_fail(ACL_ERROR_RT_DRV_INTERNAL_ERROR, "EL9999",
            "no device was in use in this process yet; call aclrtSetDevice before memory of a device is allocated");
    }
    return ACL_SUCCESS;
}

static aclError fail_full(int32_t arena, enum sim_page page, size_t size)
{
    uint64_t free_bytes;
    uint64_t total_bytes;
    sim_arena_info(arena, page, &free_bytes, &total_bytes);
    if (size <= free_bytes) {
        SIM_TRY(sim_address_limit_fail(
            ACL_ERROR_RT_MEMORY_ALLOCATION, "EL9999", "for %zu bytes of physical memory", size));
    }
    return sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EL9999",
        "there is no room for %zu bytes of physical memory; free memory or ask for less", size);
}

aclError sim_aclrtMallocPhysical(aclrtDrvMemHandle *handle, size_t size, const aclrtPhysicalMemProp *prop, uint64_t flags)
{
    SIM_TRY(check(handle, size, prop, flags));
    SIM_TRY(check_driver(size, prop));
    const enum sim_page page = sim_physical_page(prop);
    const size_t rounded = sim_page_round(page, size);
    struct sim_backing backing;
    if (rounded == 0 || sim_arena_take(arena_of(prop), page, rounded, &backing) != ACL_SUCCESS) {
        return fail_full(arena_of(prop), page, size);
    }
    struct sim_physical *physical = sim_physical_new(prop, rounded, &backing, NULL);
    void *made = physical == NULL ? NULL : sim_physical_acquire_handle(physical);
    if (physical == NULL) {
        sim_arena_give(&backing, false);
    } else {
        sim_physical_release(physical);
    }
    if (made == NULL) {
        return sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EL9999", "no host memory for a handle");
    }
    *handle = made;
    return ACL_SUCCESS;
}

aclError sim_aclrtFreePhysical(aclrtDrvMemHandle handle)
{
    SIM_REQUIRE(handle);
    if (!sim_physical_free_handle(handle)) {
        sim_misuse_unknown_handle(handle, "handle");
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EL9999",
            "argument handle is 0x%zx, which is no physical memory handle, or one that was freed as often as acquired",
            (size_t)handle);
    }
    return ACL_SUCCESS;
}

aclError sim_aclrtMemGetAllocationGranularity(aclrtPhysicalMemProp *prop, aclrtMemGranularityOptions option,
    size_t *granularity)
{
    SIM_REQUIRE(prop);
    SIM_REQUIRE(granularity);
    SIM_TRY(sim_physical_check_attribute(prop));
    if (prop->location.type == ACL_MEM_LOCATION_TYPE_DEVICE) {
        SIM_TRY(sim_device_check((int32_t)prop->location.id, "prop->location.id"));
    }
    if ((unsigned)option > ACL_RT_MEM_ALLOC_GRANULARITY_RECOMMENDED) {
        return sim_fail_unsupported("there is no such granularity option");
    }
    SIM_TRY(sim_physical_check_driver(prop));
    *granularity = sim_page_size(sim_physical_page(prop));
    return ACL_SUCCESS;
}

aclError sim_aclrtMemGetAllocationPropertiesFromHandle(aclrtDrvMemHandle handle, aclrtPhysicalMemProp *prop)
{
    SIM_REQUIRE(handle);
    SIM_REQUIRE(prop);
    struct sim_physical *physical = sim_physical_acquire(handle);
    if (physical == NULL) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EL9999",
            "argument handle is 0x%zx, which is no living physical memory handle", (size_t)handle);
    }
    aclrtMemAttr attr;
    const bool known = sim_physical_reported_attribute(&physical->prop, &attr);
    aclrtPhysicalMemProp found = physical->prop;
    sim_physical_release(physical);
    if (!known) {
        return sim_fail(ACL_ERROR_INVALID_PARAM, "EH9999", "the handle's memory attribute has no name at its location");
    }
    found.memAttr = attr;
    /* The driver's numbering is reported, not the one that ASCEND_RT_VISIBLE_DEVICES makes. */
    if (found.location.type == ACL_MEM_LOCATION_TYPE_DEVICE) {
        found.location.id = (uint32_t)sim_device_logical((int32_t)found.location.id);
    }
    *prop = found;
    return ACL_SUCCESS;
}
