/*
 * Access from other places: page tables for a peer device, and a second mapping over a chosen link.
 */
#include "device/device.h"
#include "entry/error.h"
#include "internal.h"
#include "model.h"
#include "queue/context.h"

/** Links that can be chosen: 0 and 1. */
#define LINKS 2u

aclError sim_aclrtMemP2PMap(void *devPtr, size_t size, int32_t dstDevId, uint64_t flags)
{
    SIM_REQUIRE(devPtr);
    SIM_REQUIRE_SIZE(size);
    if (flags != 0) {
        return sim_fail_value("flags", (long long)flags, "0");
    }
    SIM_TRY(sim_device_check(dstDevId, "dstDevId"));
    int32_t current;
    SIM_TRY(sim_context_device(SIM_CONTEXT_IMPLICIT, &current));
    struct sim_range *range = sim_space_acquire((uintptr_t)devPtr);
    const bool fits = range != NULL && (range->kind == SIM_SPACE_DEVICE || range->kind == SIM_SPACE_MAPPED) &&
        size <= range->size - ((uintptr_t)devPtr - range->base);
    if (fits) {
        (void)atomic_fetch_or(&range->access, (uint64_t)1 << dstDevId);
    }
    sim_space_release(range);
    return fits ? ACL_SUCCESS
                : sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EL9999",
                      "argument devPtr is 0x%zx; %zu bytes there are not device memory of one block", (size_t)devPtr, size);
}

/** Maps the memory of one mapping at another address, too. @param mapped receives its size */
static aclError map_again(uintptr_t destination, uintptr_t source, size_t rest, size_t *mapped)
{
    struct sim_range *range = sim_space_acquire_kind(source, SIM_SPACE_MAPPED);
    if (range == NULL || range->base != source || range->size > rest || !sim_space_pin(range)) {
        sim_space_release(range);
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EL9999",
            "argument virPtrSrc: at 0x%zx no mapping starts that fits into the rest of %zu bytes", (size_t)source, rest);
    }
    *mapped = range->size;
    void *handle = sim_physical_acquire_handle(((struct sim_mapping *)range->owner)->physical);
    sim_space_unpin(range);
    sim_space_release(range);
    if (handle == NULL) {
        return sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EL9999", "no host memory for a mapping");
    }
    const aclError result = sim_virtual_map(destination, *mapped, 0, handle);
    (void)sim_physical_free_handle(handle);
    return result;
}

aclError sim_aclrtMemMapSelectedLink(void *virPtrDst, size_t size, void *virPtrSrc, uint32_t linkIdx)
{
    SIM_REQUIRE(virPtrDst);
    SIM_REQUIRE_SIZE(size);
    SIM_REQUIRE(virPtrSrc);
    if (linkIdx >= LINKS) {
        return sim_fail_value("linkIdx", linkIdx, "0 or 1");
    }
    /* Pieces that were mapped before a failure stay mapped, as in the real library. */
    for (size_t done = 0; done < size;) {
        size_t mapped = 0;
        SIM_TRY(map_again((uintptr_t)virPtrDst + done, (uintptr_t)virPtrSrc + done, size - done, &mapped));
        done += mapped;
    }
    return ACL_SUCCESS;
}
