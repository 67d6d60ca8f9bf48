/*
 * Mappings of physical memory into reserved ranges.
 */
#include <stdlib.h>

#include "entry/error.h"
#include "internal.h"
#include "model.h"
#include "space/location.h"
#include "space/misuse.h"

static aclError refuse(const char *what)
{
    return sim_fail(ACL_ERROR_RT_DRV_INTERNAL_ERROR, "EL9999", "%s", what);
}

/** The reservation that contains all of [address, address + size), pinned and referenced. */
static struct sim_range *hold_reservation(uintptr_t address, size_t size)
{
    struct sim_range *range = sim_space_acquire_kind(address, SIM_SPACE_RESERVED);
    if (range == NULL) {
        return NULL;
    }
    const bool inside = range->size - (address - range->base) >= size;
    if (!inside || !sim_space_pin(range)) {
        sim_space_release(range);
        return NULL;
    }
    return range;
}

static void let_go(struct sim_range *reservation)
{
    sim_space_unpin(reservation);
    sim_space_release(reservation);
}

static void end_mapping(struct sim_range *range)
{
    struct sim_mapping *mapping = range->owner;
    sim_virtual_hide_host(range);
    sim_physical_release(mapping->physical);
    let_go(mapping->reservation);
    free(mapping);
}

/** The range of a mapping; takes over the references to both when it succeeds. */
static struct sim_range *make_range(uintptr_t address, size_t size, struct sim_physical *physical,
    struct sim_range *reservation)
{
    struct sim_mapping *mapping = calloc(1, sizeof *mapping);
    struct sim_range *range = sim_range_new(SIM_SPACE_MAPPED, address, size, size);
    if (mapping == NULL || range == NULL) {
        free(mapping);
        free(range);
        return NULL;
    }
    mapping->physical = physical;
    mapping->reservation = reservation;
    range->device = physical->device;
    range->backing = physical->backing;
    range->written = &physical->written;
    range->owner = mapping;
    range->end = end_mapping;
    return range;
}

static aclError map(uintptr_t address, size_t size, struct sim_physical *physical)
{
    if (size > physical->size) {
        return refuse("argument size is larger than the physical memory of the handle");
    }
    struct sim_range *reservation = hold_reservation(address, size);
    if (reservation == NULL) {
        sim_misuse_no_room(address, size, "virPtr");
        return refuse("argument virPtr: the range is not inside one reserved range; call aclrtReserveMemAddress first");
    }
    struct sim_range *range = make_range(address, size, physical, reservation);
    if (range == NULL) {
        let_go(reservation);
        return sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EL9999", "no host memory for a mapping");
    }
    sim_physical_retain(physical);
    if (physical->device >= 0) {
        atomic_init(&range->access, (uint64_t)1 << physical->device);
    }
    if (!sim_space_insert_held(range)) {
        free(range->owner);
        free(range);
        sim_physical_release(physical);
        let_go(reservation);
        sim_misuse_no_room(address, size, "virPtr");
        return refuse("argument virPtr: something is mapped in the range already; call aclrtUnmapMem first");
    }
    /* Host memory is used through its address as any other host memory. */
    const bool usable = physical->device >= 0 || sim_virtual_show_host(range);
    if (!usable && sim_space_remove_range(range)) {
        sim_space_drop(range);
    }
    sim_space_drop(range);
    return usable ? ACL_SUCCESS : refuse("the host memory can't be mapped into the address space");
}

aclError sim_virtual_map(uintptr_t address, size_t size, size_t offset, aclrtDrvMemHandle handle)
{
    if (offset != 0) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EL9999", "argument offset is %zu; it must be 0", offset);
    }
    struct sim_physical *physical = sim_physical_acquire(handle);
    if (physical == NULL) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EL9999",
            "argument handle is 0x%zx, which is no living physical memory handle", (size_t)handle);
    }
    const size_t unit = sim_page_size(physical->backing.page);
    aclError result;
    if (address % SIM_HUGE_PAGE != 0) {
        result = refuse("argument virPtr must be a multiple of 2 MiB");
    } else if (size % SIM_HUGE_PAGE != 0) {
        result = refuse("argument size must be a multiple of the granularity, 2 MiB at least");
    } else if (unit == SIM_HUGE_1G_PAGE && address % unit != 0) {
        result = refuse("argument virPtr must be a multiple of 1 GiB for memory with pages of 1 GiB");
    } else {
        result = map(address, size, physical);
    }
    sim_physical_release(physical);
    return result;
}

static aclError check(const void *virPtr, size_t size, const void *handle, uint64_t flags)
{
    SIM_REQUIRE(virPtr);
    SIM_REQUIRE(handle);
    SIM_REQUIRE_SIZE(size);
    return flags == 0 ? ACL_SUCCESS : sim_fail_value("flags", (long long)flags, "0");
}

aclError sim_aclrtMapMem(void *virPtr, size_t size, size_t offset, aclrtDrvMemHandle handle, uint64_t flags)
{
    SIM_TRY(check(virPtr, size, handle, flags));
    return sim_virtual_map((uintptr_t)virPtr, size, offset, handle);
}

aclError sim_aclrtUnmapMem(void *virPtr)
{
    SIM_REQUIRE(virPtr);
    struct sim_range *range = sim_space_remove((uintptr_t)virPtr, ACLSIM_OBJECT_MAPPING);
    if (range == NULL) {
        sim_misuse_unknown((uintptr_t)virPtr, SIM_SPACE_MAPPED, "virPtr");
        return sim_fail(ACL_ERROR_RT_DRV_INTERNAL_ERROR, "EL9999",
            "argument virPtr is 0x%zx, which is not the start of a mapping", (size_t)virPtr);
    }
    (void)sim_misuse_in_use(range, "virPtr");
    sim_space_drop(range);
    return ACL_SUCCESS;
}

aclError sim_aclrtMemRetainAllocationHandle(void *virPtr, aclrtDrvMemHandle *handle)
{
    SIM_REQUIRE(virPtr);
    SIM_REQUIRE(handle);
    struct sim_location location;
    const aclError found = sim_location_find((uintptr_t)virPtr, &location);
    if (found != ACL_SUCCESS) {
        return sim_location_fail(found, (uintptr_t)virPtr, "virPtr");
    }
    struct sim_range *range = sim_space_acquire_kind((uintptr_t)virPtr, SIM_SPACE_MAPPED);
    if (range == NULL || range->base != (uintptr_t)virPtr || !sim_space_pin(range)) {
        sim_space_release(range);
        return sim_fail(ACL_ERROR_RT_DRV_INTERNAL_ERROR, "EL9999",
            "argument virPtr is 0x%zx, which is not the start of a mapping", (size_t)virPtr);
    }
    void *retained = sim_physical_acquire_handle(((struct sim_mapping *)range->owner)->physical);
    sim_space_unpin(range);
    sim_space_release(range);
    if (retained == NULL) {
        return sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EL9999", "no host memory for a handle");
    }
    *handle = retained;
    return ACL_SUCCESS;
}
