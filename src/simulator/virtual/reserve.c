/*
 * Reserved address ranges.
 */
#include <stdlib.h>

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

static void end_reservation(struct sim_range *range)
{
    sim_window_give(SIM_WINDOW_RESERVED, range->base, range->size);
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
    if (config->product->bit == SIM_PRODUCT_950 || !config->version.reserve_expect) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EL9999",
            "argument expectPtr must be null on this product and version");
    }
    const size_t alignment = expected_alignment(size);
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

static aclError reserve(void **virPtr, size_t size, uintptr_t expected)
{
    /* Drivers of some products stop at 128 GiB; here only the window does, so that ranges of very many mappings can be tried. */
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
    if (base == 0) {
        return fail_full(expected, size);
    }
    struct sim_range *range = sim_range_new(SIM_SPACE_RESERVED, base, rounded, size);
    if (range != NULL) {
        range->end = end_reservation;
    }
    if (range == NULL || !sim_space_insert(range)) {
        free(range);
        sim_window_give(SIM_WINDOW_RESERVED, base, rounded);
        return fail_full(expected, size);
    }
    *virPtr = (void *)base;
    return ACL_SUCCESS;
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
    return reserve(virPtr, size, (uintptr_t)expectPtr);
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
    return reserve(virPtr, size, (uintptr_t)expectPtr);
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
