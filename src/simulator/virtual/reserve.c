/*
 * Reserved address ranges.
 */
#include <stdbool.h>
#include <stdlib.h>

#include "device/device.h"
#include "entry/address_limit.h"
#include "entry/error.h"
#include "machine/config.h"
#include "model.h"
#include "space/misuse.h"
#include "space/window.h"

/** From this size on ranges start at a multiple of 1 GiB. */
#define LARGE SIM_HUGE_1G_PAGE
/** Above this size an expected address has to be a multiple of 1 GiB. */
#define EXPECT_LARGE ((size_t)512 << 20)

/** Where the driver's own addresses for reservations end; ranges above are reserved one by one. */
#define OWN_END ((uintptr_t)24 << 40)
/** End of the addresses that processes have. */
#define LAST_END ((uintptr_t)256 << 40)
/** The same for drivers that take any address of a reservation at once: Ascend 950. */
#define NEW_DRIVER_END ((uintptr_t)224 << 40)

/** @param far outside of the driver's own addresses */
static void give(uintptr_t base, size_t size, bool far)
{
    if (far) {
        sim_window_give_far(base, size);
    } else {
        sim_window_give(SIM_WINDOW_RESERVED, base, size);
    }
}

static void end_reservation(struct sim_range *range)
{
    give(range->base, range->size, false);
}

static void end_far_reservation(struct sim_range *range)
{
    give(range->base, range->size, true);
}

/** What an expected address has to be a multiple of. */
static size_t expected_alignment(size_t size)
{
    if (size > EXPECT_LARGE) {
        return SIM_HUGE_1G_PAGE;
    }
    size_t alignment = SIM_HUGE_PAGE;
    while (alignment < size) {
        alignment *= 2;
    }
    return alignment;
}

static aclError check_expected(uintptr_t expected, size_t size)
{
    if (expected == 0) {
        return ACL_SUCCESS;
    }
    const struct sim_config *config = sim_config();
    if (!config->version.reserve_expect) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EL9999", "argument expectPtr must be null in this version");
    }
    /* The documents want a null pointer on this product; its driver takes addresses, in units of 1 GiB. */
    const bool newer = config->product->bit == SIM_PRODUCT_950;
    if (newer && size < SIM_HUGE_1G_PAGE) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EL9999",
            "argument expectPtr must be null for %zu bytes; this product reserves expected addresses by 1 GiB", size);
    }
    const size_t alignment = newer ? SIM_HUGE_1G_PAGE : expected_alignment(size);
    if (expected % alignment != 0) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EL9999",
            "argument expectPtr is 0x%zx; for %zu bytes it must be a multiple of 0x%zx", (size_t)expected, size, alignment);
    }
    return ACL_SUCCESS;
}

static aclError fail_full(uintptr_t expected, size_t size)
{
    if (expected != 0) {
        return sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EL9999",
            "argument expectPtr is 0x%zx; %zu bytes there are taken or outside of the addresses for reservations",
            (size_t)expected, size);
    }
    SIM_TRY(sim_address_limit_fail(
        ACL_ERROR_RT_MEMORY_ALLOCATION, "EL9999", "for %zu bytes of reserved addresses", size));
    return sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EL9999", "no free address range of %zu bytes is left", size);
}

/** Puts addresses that were taken into the map. */
static aclError insert(void **virPtr, uintptr_t base, size_t size, size_t requested, bool far)
{
    struct sim_range *range = sim_range_new(SIM_SPACE_RESERVED, base, size, requested);
    if (range != NULL) {
        range->end = far ? end_far_reservation : end_reservation;
    }
    if (range == NULL || !sim_space_insert(range)) {
        free(range);
        give(base, size, far);
        return fail_full(base, requested);
    }
    *virPtr = (void *)base;
    return ACL_SUCCESS;
}

/** Addresses that the driver has from its start, between 16 and 24 TiB. */
static aclError reserve(void **virPtr, size_t size, uintptr_t expected)
{
    /* The driver's header says 128 GiB at most, its code asks only whether there is room (devmm_alloc_managed). */
    const size_t rounded = sim_page_round(SIM_PAGE_HUGE, size);
    if (rounded == 0) {
        return fail_full(expected, size);
    }
    uintptr_t base = expected;
    if (expected == 0) {
        base = sim_window_take(SIM_WINDOW_RESERVED, rounded, rounded >= LARGE ? SIM_HUGE_1G_PAGE : SIM_HUGE_PAGE);
    } else if (!sim_window_take_at(SIM_WINDOW_RESERVED, expected, rounded)) {
        base = 0;
    }
    return base == 0 ? fail_full(expected, size) : insert(virPtr, base, rounded, size, false);
}

/** Addresses that the caller chooses, wherever nothing of the process is. */
static aclError reserve_far(void **virPtr, size_t size, uintptr_t expected, uintptr_t end)
{
    const size_t rounded = sim_page_round(SIM_PAGE_HUGE_1G, size);
    if (rounded == 0 || expected < OWN_END || expected > end || end - expected < rounded ||
        !sim_window_take_far(expected, rounded)) {
        return fail_full(expected, size);
    }
    return insert(virPtr, expected, rounded, size, true);
}

/** Checks of the ACL layer and of the driver, in their order. */
static aclError check(void **virPtr, size_t size, size_t alignment, const void *expectPtr, uint64_t flags)
{
    SIM_REQUIRE(virPtr);
    SIM_REQUIRE_SIZE(size);
    if (flags > (sim_config()->version.reserve_flag_huge ? 1u : 0u)) {
        return sim_fail_value("flags", (long long)flags, "0");
    }
    if (alignment != 0) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EL9999", "argument alignment is %zu; it must be 0", alignment);
    }
    return check_expected((uintptr_t)expectPtr, size);
}

aclError sim_aclrtReserveMemAddress(void **virPtr, size_t size, size_t alignment, void *expectPtr, uint64_t flags)
{
    SIM_TRY(check(virPtr, size, alignment, expectPtr, flags));
    const uintptr_t expected = (uintptr_t)expectPtr;
    /* The driver's own addresses may lie elsewhere here, see window.h. */
    const bool far = sim_config()->product->bit == SIM_PRODUCT_950 && expected >= OWN_END && !sim_window_overlaps(expected, 1);
    return far ? reserve_far(virPtr, size, expected, NEW_DRIVER_END) : reserve(virPtr, size, expected);
}

aclError sim_aclrtReserveMemAddressNoUCMemory(void **virPtr, size_t size, size_t alignment, void *expectPtr,
    uint64_t flags)
{
    SIM_TRY(check(virPtr, size, alignment, expectPtr, flags));
    if (expectPtr == NULL) {
        return sim_fail_unsupported("a range without uncached memory needs an expected address");
    }
    if (size % SIM_HUGE_1G_PAGE != 0) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EL9999", "argument size is %zu; it must be a multiple of 1 GiB", size);
    }
    if ((uintptr_t)expectPtr % SIM_HUGE_1G_PAGE != 0) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EL9999", "argument expectPtr is 0x%zx; it must be a multiple of 1 GiB",
            (size_t)expectPtr);
    }
    if (!sim_device_ever_opened()) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EL9999",
            "no device was in use in this process yet; such a range is reserved on the devices, call aclrtSetDevice first");
    }
    return reserve_far(virPtr, size, (uintptr_t)expectPtr, LAST_END);
}

/** Tells how many mappings a released reservation leaves behind. */
static void report_mappings(const struct sim_range *range)
{
    const unsigned mapped = atomic_load(&range->pins) - 1;
    if (mapped > 0) {
        sim_misuse_still_mapped(range, mapped, "virPtr");
    }
}

aclError sim_aclrtReleaseMemAddress(void *virPtr)
{
    SIM_REQUIRE(virPtr);
    struct sim_range *range = sim_space_remove((uintptr_t)virPtr, ACLSIM_OBJECT_RESERVATION);
    if (range == NULL) {
        sim_misuse_unknown((uintptr_t)virPtr, SIM_SPACE_RESERVED, "virPtr");
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EL9999",
            "argument virPtr is 0x%zx, which is not the start of a reserved range", (size_t)virPtr);
    }
    report_mappings(range);
    sim_space_drop(range);
    return ACL_SUCCESS;
}
