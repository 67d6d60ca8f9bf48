/*
 * Host memory of the caller that is registered: pinned for asynchronous copies, mapped under an address of the device,
 * or both. The device's address names the same bytes.
 */
#include <stdlib.h>

#include "base/host_access.h"
#include "device/device.h"
#include "entry/address_limit.h"
#include "entry/error.h"
#include "model.h"
#include "queue/context.h"
#include "space/address_map.h"
#include "space/misuse.h"
#include "space/window.h"

#define V1_TYPES ((unsigned)ACL_HOST_REGISTER_IOMEMORY | (unsigned)ACL_HOST_REGISTER_READONLY)
#define MAPPING_FLAGS (ACL_HOST_REG_MAPPED | ACL_HOST_REG_IOMEMORY | ACL_HOST_REG_READONLY)
#define ALL_FLAGS (MAPPING_FLAGS | ACL_HOST_REG_PINNED)

static void end_alias(struct sim_range *range)
{
    sim_window_give(SIM_WINDOW_DEVICE, range->base, sim_page_round(SIM_PAGE_NORMAL, range->size));
}

/** Ends the device's address of a registration. */
static void end_registration(struct sim_range *range)
{
    struct sim_range *alias = range->owner;
    if (alias != NULL) {
        if (sim_space_remove_range(alias)) {
            sim_space_drop(alias);
        }
        sim_space_release(alias);
    }
}

/** The device's range for [memory, memory + size), with a reference. NULL when there is no room. */
static struct sim_range *make_alias(void *memory, size_t size, int32_t device)
{
    const uintptr_t address = sim_window_take(SIM_WINDOW_DEVICE, sim_page_round(SIM_PAGE_NORMAL, size), SIM_NORMAL_PAGE);
    if (address == 0) {
        return NULL;
    }
    struct sim_range *alias = sim_range_new(SIM_SPACE_ALIAS, address, size, size);
    if (alias != NULL) {
        alias->device = device;
        alias->backing = (struct sim_backing){.bytes = memory, .device = -1, .page = SIM_PAGE_NORMAL, .size = size};
        alias->end = end_alias;
    }
    if (alias == NULL || !sim_space_insert(alias)) {
        free(alias);
        sim_window_give(SIM_WINDOW_DEVICE, address, sim_page_round(SIM_PAGE_NORMAL, size));
        return NULL;
    }
    return sim_space_acquire(address);
}

static aclError fail_registered(const void *ptr)
{
    return sim_fail(ACL_ERROR_HOST_MEMORY_ALREADY_REGISTERED, "EE1018",
        "argument ptr is 0x%zx; a part of the range is registered already, call aclrtHostUnregister first", (size_t)ptr);
}

static aclError fail_driver(const void *ptr, const char *what)
{
    return sim_fail(ACL_ERROR_RT_DRV_INTERNAL_ERROR, "EL9999", "argument ptr is 0x%zx: %s", (size_t)ptr, what);
}

/** @param alias_address receives the device's address; NULL: the memory is only pinned */
static aclError register_memory(void *ptr, size_t size, int32_t device, void **alias_address)
{
    const uintptr_t address = (uintptr_t)ptr;
    if (size > UINTPTR_MAX - address || sim_window_overlaps(address, size) ||
        sim_space_overlaps(address, size, SIM_SPACE_RESERVED)) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EL9999",
            "argument ptr is 0x%zx, a device or reserved address; only host memory can be registered", (size_t)address);
    }
    if (sim_space_overlaps(address, size, SIM_SPACE_REGISTERED)) {
        return fail_registered(ptr);
    }
    if (alias_address != NULL && address % SIM_NORMAL_PAGE != 0) {
        return fail_driver(ptr, "the address must be a multiple of 4 KiB");
    }
    if (!sim_host_mapped(address, size)) {
        return fail_driver(ptr, "the range is not all memory of this process");
    }
    struct sim_range *range = sim_range_new(SIM_SPACE_REGISTERED, address, size, size);
    struct sim_range *alias = alias_address == NULL || range == NULL ? NULL : make_alias(ptr, size, device);
    if (range == NULL || (alias_address != NULL && alias == NULL)) {
        free(range);
        SIM_TRY(sim_address_limit_fail(
            ACL_ERROR_RT_MEMORY_ALLOCATION, "EL9999", "for %zu bytes of registered memory", size));
        return sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EL9999", "there is no room to register %zu bytes", size);
    }
    const uintptr_t alias_base = alias == NULL ? 0 : alias->base;
    range->backing = (struct sim_backing){.bytes = ptr, .device = -1, .page = SIM_PAGE_NORMAL, .size = size};
    range->owner = alias;
    range->end = end_registration;
    if (!sim_space_insert(range)) {
        end_registration(range);
        free(range);
        return fail_registered(ptr);
    }
    if (alias != NULL) {
        *alias_address = (void *)alias_base;
    }
    return ACL_SUCCESS;
}

aclError sim_aclrtHostRegister(void *ptr, uint64_t size, aclrtHostRegisterType type, void **devPtr)
{
    SIM_REQUIRE(ptr);
    SIM_REQUIRE(devPtr);
    SIM_REQUIRE_SIZE(size);
    if (((unsigned)type & ~V1_TYPES) != 0) {
        return sim_fail_unsupported("argument type has other bits than those of aclrtHostRegisterType");
    }
    int32_t device;
    SIM_TRY(sim_context_device(SIM_CONTEXT_IMPLICIT, &device));
    return register_memory(ptr, size, device, devPtr);
}

aclError sim_aclrtHostRegisterV2(void *ptr, uint64_t size, uint32_t flag)
{
    SIM_REQUIRE(ptr);
    SIM_REQUIRE_SIZE(size);
    if ((flag & ALL_FLAGS) == 0 || (flag & ~ALL_FLAGS) != 0) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1011",
            "argument flag is 0x%x; it must be a combination of the ACL_HOST_REG_ bits, not 0", flag);
    }
    int32_t device;
    SIM_TRY(sim_context_device(SIM_CONTEXT_IMPLICIT, &device));
    void *alias;
    return register_memory(ptr, size, device, (flag & MAPPING_FLAGS) != 0 ? &alias : NULL);
}

aclError sim_aclrtHostGetDevicePointer(void *pHost, void **pDevice, uint32_t flag)
{
    SIM_REQUIRE(pHost);
    SIM_REQUIRE(pDevice);
    if (flag != 0) {
        return sim_fail_value("flag", flag, "0");
    }
    int32_t device;
    SIM_TRY(sim_context_device(SIM_CONTEXT_IMPLICIT, &device));
    struct sim_range *range = sim_space_acquire_kind((uintptr_t)pHost, SIM_SPACE_REGISTERED);
    uintptr_t address = 0;
    if (range != NULL && sim_space_pin(range)) {
        const struct sim_range *alias = range->owner;
        address = alias == NULL ? 0 : alias->base + ((uintptr_t)pHost - range->base);
        sim_space_unpin(range);
    }
    sim_space_release(range);
    if (address == 0) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1011",
            "argument pHost is 0x%zx, which is not registered with ACL_HOST_REG_MAPPED", (size_t)pHost);
    }
    *pDevice = (void *)address;
    return ACL_SUCCESS;
}

aclError sim_aclrtHostUnregister(void *ptr)
{
    SIM_REQUIRE(ptr);
    int32_t device;
    SIM_TRY(sim_context_device(SIM_CONTEXT_IMPLICIT, &device));
    struct sim_range *range = sim_space_remove((uintptr_t)ptr, ACLSIM_OBJECT_HOST_REGISTRATION);
    if (range == NULL) {
        sim_misuse_unknown((uintptr_t)ptr, SIM_SPACE_REGISTERED, "ptr");
        return sim_fail(ACL_ERROR_HOST_MEMORY_NOT_REGISTERED, "EE1018",
            "argument ptr is 0x%zx, which is not the start of registered host memory", (size_t)ptr);
    }
    (void)sim_misuse_in_use(range, "ptr");
    sim_space_drop(range);
    return ACL_SUCCESS;
}

aclError sim_aclrtHostMemMapCapabilities(uint32_t deviceId, aclrtHacType hacType,
    aclrtHostMemMapCapability *capabilities)
{
    SIM_REQUIRE(capabilities);
    SIM_TRY(sim_device_check((int32_t)deviceId, "deviceId"));
    if ((unsigned)hacType > ACL_RT_HAC_TYPE_CCU) {
        return sim_fail_range("hacType", hacType, "a value of aclrtHacType");
    }
    int32_t device;
    SIM_TRY(sim_context_device(SIM_CONTEXT_IMPLICIT, &device));
    /* The simulated engines are the scheduler, the cores and the copy engines. */
    const bool able = hacType <= ACL_RT_HAC_TYPE_AIV || hacType == ACL_RT_HAC_TYPE_PCIEDMA || hacType == ACL_RT_HAC_TYPE_SDMA;
    *capabilities = able ? ACL_RT_HOST_MEM_MAP_SUPPORTED : ACL_RT_HOST_MEM_MAP_NOT_SUPPORTED;
    return ACL_SUCCESS;
}
