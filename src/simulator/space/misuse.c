#include "misuse.h"

#include "findings/finding.h"
#include "handles/handle.h"

#define HISTORY 512

static const struct {
    const char *name;
    /** The function that ends ranges of the kind. */
    const char *ends;
    /** Finding when work that still runs or is queued names the range. */
    aclsimFindingKind in_use;
} kinds[] = {
    [SIM_SPACE_DEVICE] = {"device memory", "aclrtFree", ACLSIM_FINDING_FREE_IN_USE},
    [SIM_SPACE_PINNED] = {"pinned host memory", "aclrtFreeHost", ACLSIM_FINDING_HOST_FREED_IN_USE},
    [SIM_SPACE_REGISTERED] = {"registered host memory", "aclrtHostUnregister", ACLSIM_FINDING_HOST_CHANGED_IN_USE},
    [SIM_SPACE_ALIAS] = {"a device address of host memory", "aclrtHostUnregister", ACLSIM_FINDING_HOST_CHANGED_IN_USE},
    [SIM_SPACE_RESERVED] = {"a reserved address range", "aclrtReleaseMemAddress", ACLSIM_FINDING_FREE_IN_USE},
    [SIM_SPACE_MAPPED] = {"mapped memory", "aclrtUnmapMem", ACLSIM_FINDING_FREE_IN_USE},
    [SIM_SPACE_MANAGED] = {"managed memory", "aclrtFree", ACLSIM_FINDING_FREE_IN_USE},
};

static bool is_virtual(enum sim_space_kind kind)
{
    return kind == SIM_SPACE_RESERVED || kind == SIM_SPACE_MAPPED;
}

/** Both are ended by one function. */
static bool same_family(enum sim_space_kind one, enum sim_space_kind other)
{
    return one == other || (one == SIM_SPACE_DEVICE && other == SIM_SPACE_MANAGED);
}

static void report_living(const struct sim_range *range, uintptr_t address, enum sim_space_kind kind, const char *argument)
{
    char history[HISTORY];
    sim_space_history(range, history, sizeof history);
    const aclsimFindingKind finding = is_virtual(kind) ? ACLSIM_FINDING_UNMATCHED_MAP : ACLSIM_FINDING_FOREIGN_FREE;
    if (same_family(kind, range->kind) && range->object == ACLSIM_OBJECT_POOL_BLOCK && address == range->base) {
        (void)sim_finding(ACLSIM_FINDING_DOUBLE_FREE, argument, address, range->requested, history,
            "the block was given back to its memory pool before");
    } else if (same_family(kind, range->kind) && range->object == ACLSIM_OBJECT_IPC_IMPORT) {
        (void)sim_finding(finding, argument, address, range->requested, history,
            "the pointer is imported memory, which aclrtIpcMemClose ends");
    } else if (same_family(kind, range->kind)) {
        (void)sim_finding(finding, argument, address, 0, history,
            "the pointer lies %zu bytes inside %s that starts at 0x%zx; pass the start", address - range->base,
            kinds[range->kind].name, range->base);
    } else {
        (void)sim_finding(finding, argument, address, 0, history, "the pointer is %s, which %s ends",
            kinds[range->kind].name, kinds[range->kind].ends);
    }
}

void sim_misuse_unknown(uintptr_t address, enum sim_space_kind kind, const char *argument)
{
    struct sim_range *range = sim_space_acquire(address);
    if (range != NULL) {
        report_living(range, address, kind, argument);
        sim_space_release(range);
        return;
    }
    struct sim_ghost ghost;
    const aclsimFindingKind twice = is_virtual(kind) ? ACLSIM_FINDING_UNMATCHED_MAP : ACLSIM_FINDING_DOUBLE_FREE;
    const aclsimFindingKind never = is_virtual(kind) ? ACLSIM_FINDING_UNMATCHED_MAP : ACLSIM_FINDING_FOREIGN_FREE;
    if (sim_space_ghost(address, &ghost) && same_family(kind, ghost.kind)) {
        char history[HISTORY];
        sim_space_ghost_history(&ghost, history, sizeof history);
        (void)sim_finding(twice, argument, address, ghost.requested, history, "%s was ended before",
            kinds[ghost.kind].name);
        return;
    }
    (void)sim_finding(never, argument, address, 0, NULL, "the pointer is not %s of this library", kinds[kind].name);
}

void sim_misuse_wrong_function(const struct sim_range *range, const char *argument)
{
    char history[HISTORY];
    sim_space_history(range, history, sizeof history);
    (void)sim_finding(ACLSIM_FINDING_FOREIGN_FREE, argument, range->base, range->requested, history,
        "the pointer is %s, which %s ends", kinds[range->kind].name, kinds[range->kind].ends);
}

void sim_misuse_still_mapped(const struct sim_range *range, unsigned mappings, const char *argument)
{
    char history[HISTORY];
    sim_space_history(range, history, sizeof history);
    (void)sim_finding(ACLSIM_FINDING_UNMATCHED_MAP, argument, range->base, range->requested, history,
        "the reserved range is released while %u mappings are in it; call aclrtUnmapMem first", mappings);
}

void sim_misuse_still_registered(const struct sim_range *range, const char *argument)
{
    if (!sim_space_overlaps(range->base, range->size, SIM_SPACE_REGISTERED)) {
        return;
    }
    char history[HISTORY];
    sim_space_history(range, history, sizeof history);
    (void)sim_finding(ACLSIM_FINDING_HOST_FREED_IN_USE, argument, range->base, range->requested, history,
        "pinned host memory is freed while it is registered; call aclrtHostUnregister first");
}

void sim_misuse_no_room(uintptr_t address, size_t size, const char *argument)
{
    char history[HISTORY] = "";
    struct sim_ghost ghost;
    struct sim_range *range = sim_space_acquire(address);
    if (range != NULL) {
        sim_space_history(range, history, sizeof history);
    } else if (sim_space_ghost(address, &ghost)) {
        sim_space_ghost_history(&ghost, history, sizeof history);
    }
    (void)sim_finding(ACLSIM_FINDING_UNMATCHED_MAP, argument, address, size, history, "%s",
        range == NULL                        ? "the range is not reserved; call aclrtReserveMemAddress first"
        : range->kind == SIM_SPACE_RESERVED ? "the range does not fit between the reservation's end and its mappings"
                                             : "something is mapped there already; call aclrtUnmapMem first");
    sim_space_release(range);
}

void sim_misuse_unknown_handle(const void *handle, const char *argument)
{
    if (sim_handle_known(handle)) {
        (void)sim_finding(ACLSIM_FINDING_DOUBLE_FREE, argument, (uintptr_t)handle, 0, NULL,
            "the physical memory handle was freed as often as it was acquired");
    } else {
        (void)sim_finding(ACLSIM_FINDING_FOREIGN_FREE, argument, (uintptr_t)handle, 0, NULL,
            "the pointer is no physical memory handle of this library");
    }
}

bool sim_misuse_in_use(struct sim_range *range, const char *argument)
{
    const unsigned running = atomic_load(&range->pins) - 1;
    const unsigned queued = atomic_load(&range->queued);
    if (running + queued == 0) {
        return false;
    }
    char history[HISTORY];
    sim_space_history(range, history, sizeof history);
    (void)sim_finding(kinds[range->kind].in_use, argument, range->base, range->requested, history,
        "%s is given back while %u queued and %u running transfers use it; synchronise first", kinds[range->kind].name,
        queued, running);
    return true;
}
