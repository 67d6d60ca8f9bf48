/*
 * Access rights of mappings.
 *
 * Locks: `mutex` guards which mappings the host sees; the address map's lock is not taken while it is held.
 */
#include <pthread.h>
#include <sys/mman.h>

#include "device/device.h"
#include "entry/error.h"
#include "internal.h"
#include "machine/config.h"
#include "model.h"

/** What the newer driver answers for a location that was never given access; the older one says NONE. */
#define ACCESS_NEVER_SET 4u

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

/** Maps the bytes of a backing at an address of a window. */
static bool map_bytes(const struct sim_range *range, const struct sim_physical *physical)
{
    void *place = (void *)range->base;
    if (physical->imported != NULL) {
        return mremap(range->backing.bytes, 0, range->size, MREMAP_MAYMOVE | MREMAP_FIXED, place) != MAP_FAILED;
    }
    const int file = sim_arena_file(range->backing.device);
    return mmap(place, range->size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, file,
               (off_t)range->backing.offset) != MAP_FAILED;
}

bool sim_virtual_show_host(struct sim_range *range)
{
    struct sim_mapping *mapping = range->owner;
    (void)pthread_mutex_lock(&mutex);
    if (!mapping->host && !atomic_load(&range->removed)) {
        mapping->host = map_bytes(range, mapping->physical);
    }
    const bool visible = mapping->host;
    (void)pthread_mutex_unlock(&mutex);
    if (visible) {
        sim_physical_show_host(mapping->physical);
    }
    return visible;
}

void sim_virtual_hide_host(struct sim_range *range)
{
    struct sim_mapping *mapping = range->owner;
    (void)pthread_mutex_lock(&mutex);
    if (mapping->host) {
        (void)mmap((void *)range->base, range->size, PROT_NONE,
            MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0);
        mapping->host = false;
    }
    (void)pthread_mutex_unlock(&mutex);
}

static bool host_sees(const struct sim_mapping *mapping)
{
    (void)pthread_mutex_lock(&mutex);
    const bool visible = mapping->host;
    (void)pthread_mutex_unlock(&mutex);
    return visible;
}

static aclError check_location(const aclrtMemLocation *location)
{
    if (location->type == ACL_MEM_LOCATION_TYPE_HOST && location->id == 0) {
        return ACL_SUCCESS;
    }
    if (location->type == ACL_MEM_LOCATION_TYPE_DEVICE && sim_device_valid((int32_t)location->id)) {
        return ACL_SUCCESS;
    }
    return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EL9999",
        "argument location has type %d and id %u; it must be the host with id 0 or a device", (int)location->type,
        location->id);
}

static aclError check_description(const aclrtMemAccessDesc *desc)
{
    if (desc->flags == ACL_RT_MEM_ACCESS_FLAGS_NONE || desc->flags == ACL_RT_MEM_ACCESS_FLAGS_READ) {
        return sim_fail_unsupported("only ACL_RT_MEM_ACCESS_FLAGS_READWRITE can be given");
    }
    if (desc->flags != ACL_RT_MEM_ACCESS_FLAGS_READWRITE) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EL9999", "argument desc: flags is %d; it must be READWRITE",
            (int)desc->flags);
    }
    return check_location(&desc->location);
}

static bool has_access(const struct sim_range *range, const aclrtMemLocation *location)
{
    if (location->type == ACL_MEM_LOCATION_TYPE_HOST) {
        return host_sees(range->owner);
    }
    return (atomic_load(&range->access) >> location->id & 1) != 0;
}

/** The mapping at an address, pinned and referenced. */
static struct sim_range *hold_mapping(uintptr_t address)
{
    struct sim_range *range = sim_space_acquire_kind(address, SIM_SPACE_MAPPED);
    if (range != NULL && !sim_space_pin(range)) {
        sim_space_release(range);
        range = NULL;
    }
    return range;
}

static aclError fail_unmapped(const void *address)
{
    return sim_fail(ACL_ERROR_RT_DRV_INTERNAL_ERROR, "EL9999", "argument virPtr is 0x%zx; nothing is mapped there",
        (size_t)address);
}

static aclError give_access(struct sim_range *range, const void *virPtr, size_t size, const aclrtMemLocation *location)
{
    const bool exact = range->base == (uintptr_t)virPtr && range->size == size;
    if (!exact) {
        return sim_fail(ACL_ERROR_RT_DRV_INTERNAL_ERROR, "EL9999",
            "arguments virPtr and size must be those of the mapping: 0x%zx and %zu", (size_t)range->base, range->size);
    }
    if (has_access(range, location)) {
        return ACL_SUCCESS;
    }
    if (location->type == ACL_MEM_LOCATION_TYPE_HOST) {
        return sim_virtual_show_host(range)
            ? ACL_SUCCESS
            : sim_fail(ACL_ERROR_RT_DRV_INTERNAL_ERROR, "EL9999", "the host can't be given access to the mapping");
    }
    (void)atomic_fetch_or(&range->access, (uint64_t)1 << location->id);
    return ACL_SUCCESS;
}

aclError sim_aclrtMemSetAccess(void *virPtr, size_t size, aclrtMemAccessDesc *desc, size_t count)
{
    SIM_REQUIRE_RUNTIME(virPtr);
    SIM_REQUIRE_RUNTIME(desc);
    if (count == 0) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EL9999", "argument count is 0; it must be the number of entries of desc");
    }
    for (size_t index = 0; index < count; index++) {
        SIM_TRY(check_description(&desc[index]));
    }
    struct sim_range *range = hold_mapping((uintptr_t)virPtr);
    if (range == NULL) {
        return fail_unmapped(virPtr);
    }
    aclError result = ACL_SUCCESS;
    for (size_t index = 0; index < count && result == ACL_SUCCESS; index++) {
        result = give_access(range, virPtr, size, &desc[index].location);
    }
    sim_space_unpin(range);
    sim_space_release(range);
    return result;
}

aclError sim_aclrtMemGetAccess(void *virPtr, aclrtMemLocation *location, uint64_t *flag)
{
    SIM_REQUIRE(virPtr);
    SIM_REQUIRE(location);
    SIM_REQUIRE(flag);
    SIM_TRY(check_location(location));
    struct sim_range *range = hold_mapping((uintptr_t)virPtr);
    if (range == NULL) {
        return fail_unmapped(virPtr);
    }
    const bool access = has_access(range, location);
    sim_space_unpin(range);
    sim_space_release(range);
    const bool newer = sim_config()->product->bit == SIM_PRODUCT_950;
    const uint64_t none = newer ? ACCESS_NEVER_SET : ACL_RT_MEM_ACCESS_FLAGS_NONE;
    *flag = access ? ACL_RT_MEM_ACCESS_FLAGS_READWRITE : none;
    return ACL_SUCCESS;
}
