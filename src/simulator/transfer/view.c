#include "view.h"

#include <stdlib.h>
#include <string.h>

#include "device/device.h"
#include "entry/error.h"
#include "findings/finding.h"
#include "space/window.h"

#define HISTORY 512

const char *sim_view_argument(enum sim_view_side side, const struct sim_copy_context *context)
{
    return side == SIM_VIEW_SOURCE ? context->source_argument : context->destination_argument;
}

aclError sim_view_failure(const struct sim_copy_context *context)
{
    return context->stream == NULL ? ACL_ERROR_RT_DRV_INTERNAL_ERROR : ACL_ERROR_RT_SYS_DMA;
}

/** Words and the finding of a refused access; `history` may be NULL. */
static aclError refuse(aclsimFindingKind kind, uintptr_t address, size_t size, enum sim_view_side side,
    const struct sim_copy_context *context, const char *history, const char *what)
{
    const char *argument = sim_view_argument(side, context);
    if (argument != NULL) {
        (void)sim_finding(kind, argument, address, size, history, "%s", what);
    }
    return sim_fail(sim_view_failure(context), "EL9999", "argument %s, address 0x%zx, %zu bytes: %s",
        argument == NULL ? "address" : argument, (size_t)address, size, what);
}

/** Nothing is at a device address, or a pinned buffer is gone. */
static aclError refuse_missing(uintptr_t address, size_t size, enum sim_view_side side,
    const struct sim_copy_context *context)
{
    struct sim_ghost ghost;
    if (sim_space_ghost(address, &ghost)) {
        char history[HISTORY];
        sim_space_ghost_history(&ghost, history, sizeof history);
        return refuse(ACLSIM_FINDING_USE_AFTER_FREE, address, size, side, context, history,
            "the memory has been freed, unmapped or unregistered");
    }
    return refuse(ACLSIM_FINDING_OUT_OF_BOUNDS, address, size, side, context, NULL, "no memory is at this address");
}

static aclError refuse_end(const struct sim_range *range, uintptr_t address, size_t size, enum sim_view_side side,
    const struct sim_copy_context *context)
{
    char history[HISTORY];
    sim_space_history(range, history, sizeof history);
    return refuse(ACLSIM_FINDING_OUT_OF_BOUNDS, address, size, side, context, history,
        "the transfer reaches past the end of the memory");
}

/** Whether the piece goes beyond what the caller asked for, though not beyond the pages. */
static void check_requested(const struct sim_range *range, uintptr_t address, size_t size, enum sim_view_side side,
    const struct sim_copy_context *context)
{
    const char *argument = sim_view_argument(side, context);
    if (argument == NULL || address + size - range->base <= range->requested) {
        return;
    }
    char history[HISTORY];
    sim_space_history(range, history, sizeof history);
    (void)sim_finding(ACLSIM_FINDING_OUT_OF_BOUNDS, argument, address, size, history,
        "the transfer reaches %zu bytes past the size that was asked for, into the padding",
        address + size - range->base - range->requested);
}

/** Adds a piece. Takes the range's reference and pin over in any case. */
static bool add(struct sim_view *view, unsigned char *bytes, size_t size, struct sim_range *range, size_t offset)
{
    if (view->count == view->capacity) {
        const size_t capacity = view->capacity * 2;
        struct sim_segment *segments = malloc(capacity * sizeof *segments);
        if (segments == NULL) {
            return false;
        }
        memcpy(segments, view->segments, view->count * sizeof *segments);
        if (view->segments != view->few) {
            free(view->segments);
        }
        view->segments = segments;
        view->capacity = capacity;
    }
    const bool guarded = range == NULL || range->kind == SIM_SPACE_REGISTERED || range->kind == SIM_SPACE_ALIAS;
    view->segments[view->count++] = (struct sim_segment){bytes, size, range, offset, guarded};
    return true;
}

static void note_device(struct sim_view *view, const struct sim_range *range)
{
    if (range->device < 0 || range->kind == SIM_SPACE_MANAGED) {
        return;
    }
    view->device = !view->on_device || view->device == range->device ? range->device : -1;
    view->on_device = true;
}

/** The beginning or the end of a write by a stream. */
static void note_write(const struct sim_view *view, struct sim_range *range)
{
    if (view->written_by_stream) {
        (void)atomic_fetch_add(&range->stream_writes, 1);
    }
}

/** Says that the memory is another one than the one that was named when the transfer was queued. */
static void report_replaced(const struct sim_range *range, uintptr_t address, size_t size, enum sim_view_side side,
    const struct sim_copy_context *context)
{
    char history[HISTORY];
    sim_space_history(range, history, sizeof history);
    (void)sim_finding(ACLSIM_FINDING_USE_AFTER_FREE, sim_view_argument(side, context), address, size, history,
        "the memory was freed after the transfer was queued and the address belongs to other memory now");
}

/** Memory of the caller, from `address` to the end. */
static aclError add_foreign(struct sim_view *view, uintptr_t address, size_t size, enum sim_view_side side,
    const struct sim_copy_context *context, uint64_t expected)
{
    if (sim_window_overlaps(address, size) || expected != 0) {
        return refuse_missing(address, size, side, context);
    }
    return add(view, (unsigned char *)address, size, NULL, 0)
        ? ACL_SUCCESS
        : sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EL9999", "no host memory for the transfer");
}

/** Whether a transfer may go on behind the end of a range: what is there belongs to the same caller's plan. */
static bool goes_on(const struct sim_range *range)
{
    return range->kind == SIM_SPACE_MAPPED || range->kind == SIM_SPACE_REGISTERED;
}

/** The first piece of [address, address + size). @param used receives its size */
static aclError add_piece(struct sim_view *view, uintptr_t address, size_t size, enum sim_view_side side,
    const struct sim_copy_context *context, uint64_t expected, size_t *used)
{
    struct sim_range *range = sim_space_acquire(address);
    if (range == NULL) {
        *used = size;
        return add_foreign(view, address, size, side, context, expected);
    }
    if (range->kind == SIM_SPACE_RESERVED || !sim_space_pin(range)) {
        sim_space_release(range);
        return refuse_missing(address, size, side, context);
    }
    const size_t offset = address - range->base;
    const size_t rest = range->size - offset;
    *used = rest < size ? rest : size;
    aclError result = ACL_SUCCESS;
    if (*used < size && !goes_on(range)) {
        result = refuse_end(range, address, size, side, context);
    } else if (!add(view, range->backing.bytes + offset, *used, range, offset)) {
        result = sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EL9999", "no host memory for the transfer");
    }
    if (result != ACL_SUCCESS) {
        sim_space_unpin(range);
        sim_space_release(range);
        return result;
    }
    if (expected != 0 && expected != range->id) {
        report_replaced(range, address, size, side, context);
    }
    check_requested(range, address, *used, side, context);
    note_device(view, range);
    note_write(view, range);
    return ACL_SUCCESS;
}

aclError sim_view_open(struct sim_view *view, uintptr_t address, size_t size, enum sim_view_side side,
    const struct sim_copy_context *context)
{
    view->segments = view->few;
    view->count = 0;
    view->capacity = SIM_VIEW_FEW;
    view->on_device = false;
    view->device = -1;
    view->written_by_stream = side == SIM_VIEW_DESTINATION && context->stream != NULL;
    uint64_t expected = side == SIM_VIEW_SOURCE ? context->source_id : context->destination_id;
    if (size > UINTPTR_MAX - address) {
        return refuse(ACLSIM_FINDING_OUT_OF_BOUNDS, address, size, side, context, NULL,
            "the transfer reaches past the end of the address space");
    }
    while (size > 0) {
        size_t used = 0;
        const aclError added = add_piece(view, address, size, side, context, expected, &used);
        if (added != ACL_SUCCESS) {
            sim_view_close(view);
            return added;
        }
        address += used;
        size -= used;
        expected = 0;
    }
    return ACL_SUCCESS;
}

aclError sim_view_check_extent(uintptr_t address, size_t size, enum sim_view_side side,
    const struct sim_copy_context *context)
{
    struct sim_range *range = sim_space_acquire(address);
    aclError result = ACL_SUCCESS;
    if (range != NULL && range->kind != SIM_SPACE_RESERVED && !goes_on(range) &&
        size > range->size - (address - range->base)) {
        result = refuse_end(range, address, size, side, context);
    }
    sim_space_release(range);
    return result;
}

/**
 * Whether a device reaches a range: its own, one it was given access to, one of a peer. Mapped memory of a peer is reached by
 * queued transfers only: that is the one way between two devices that the documents allow for it without aclrtMemSetAccess.
 */
static bool may_access(const struct sim_range *range, int32_t device, bool queued)
{
    if (range->device < 0 || range->kind == SIM_SPACE_ALIAS) {
        return true;
    }
    const uint64_t granted = atomic_load_explicit(&range->access, memory_order_relaxed);
    if (device < 0) {
        return range->kind != SIM_SPACE_MAPPED || granted != 0;
    }
    if ((granted >> device & 1) != 0) {
        return true;
    }
    return (queued || range->kind != SIM_SPACE_MAPPED) && sim_device_peer_enabled(device, range->device);
}

aclError sim_view_check_access(const struct sim_view *view, uintptr_t address, enum sim_view_side side,
    const struct sim_copy_context *context)
{
    for (size_t index = 0; index < view->count; index++) {
        const struct sim_range *range = view->segments[index].range;
        if (range == NULL || may_access(range, context->device, context->stream != NULL)) {
            continue;
        }
        return sim_fail(sim_view_failure(context), "EL9999",
            "argument %s, address 0x%zx: device %d has no access to memory of device %d; call %s first",
            side == SIM_VIEW_SOURCE ? "src" : "dst", (size_t)address, context->device, range->device,
            range->kind == SIM_SPACE_MAPPED && context->stream == NULL ? "aclrtMemSetAccess" : "aclrtDeviceEnablePeerAccess");
    }
    return ACL_SUCCESS;
}

void sim_view_close(struct sim_view *view)
{
    for (size_t index = 0; index < view->count; index++) {
        struct sim_range *range = view->segments[index].range;
        if (range != NULL) {
            note_write(view, range);
            sim_space_unpin(range);
            sim_space_release(range);
        }
    }
    if (view->segments != view->few) {
        free(view->segments);
    }
}
