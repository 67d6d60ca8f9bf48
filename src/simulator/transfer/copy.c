#include "copy.h"

#include <string.h>

#include "base/clock.h"
#include "base/host_access.h"
#include "entry/error.h"
#include "findings/finding.h"
#include "machine/timing.h"
#include "queue/stream.h"
#include "space/bad_bits.h"
#include "view.h"

/** A transfer under way. */
struct transfer {
    const struct sim_copy_context *context;
    uintptr_t destination;
    uintptr_t source;
    /** First byte of uninitialised device memory that went to the host, and how many. */
    uintptr_t uninitialised_at;
    size_t uninitialised;
    const struct sim_range *uninitialised_range;
};

static struct sim_intervals *written_of(const struct sim_segment *segment)
{
    return segment->range == NULL ? NULL : segment->range->written;
}

/** Copies bytes that the source has. @return false when memory of the caller is not there */
static bool copy_bytes(const struct sim_segment *to, size_t to_offset, const struct sim_segment *from, size_t from_offset,
    size_t size)
{
    if (to->guarded || from->guarded) {
        return sim_host_copy(to->bytes + to_offset, from->bytes + from_offset, size);
    }
    memmove(to->bytes + to_offset, from->bytes + from_offset, size);
    return true;
}

/** Hands on bytes that nobody has written: the pattern to the host, "not written" to device memory. */
static bool copy_unwritten(struct transfer *transfer, const struct sim_segment *to, size_t to_offset,
    const struct sim_segment *from, size_t from_offset, size_t size)
{
    struct sim_intervals *written = written_of(to);
    if (written != NULL) {
        sim_intervals_remove(written, to->offset + to_offset, to->offset + to_offset + size);
        return true;
    }
    if (transfer->uninitialised == 0) {
        transfer->uninitialised_at = from->range->base + from->offset + from_offset;
        transfer->uninitialised_range = from->range;
    }
    transfer->uninitialised += size;
    unsigned char *bytes = to->bytes + to_offset;
    if (to->guarded) {
        return sim_host_fill(bytes, sim_intervals_pattern(), 1, size);
    }
    memset(bytes, sim_intervals_pattern(), size);
    return true;
}

/** Turns broken bits of the source over in what was copied from it. @return false when memory of the caller is not there */
static bool show_bad_bits(const struct sim_segment *to, size_t to_offset, const struct sim_segment *from, size_t from_offset,
    size_t size)
{
    if (from->range == NULL || !sim_range_on_device(from->range)) {
        return true;
    }
    const uintptr_t start = from->range->base + from->offset + from_offset;
    struct sim_bad_byte bad;
    for (unsigned position = 0; sim_bad_bits_next(&position, start, size, &bad);) {
        unsigned char *byte = to->bytes + to_offset + (bad.address - start);
        unsigned char value;
        if (!sim_host_copy(&value, byte, 1)) {
            return false;
        }
        value ^= bad.mask;
        if (!sim_host_copy(byte, &value, 1)) {
            return false;
        }
    }
    return true;
}

/** One piece of a segment to one piece of another. */
static bool copy_piece(struct transfer *transfer, const struct sim_segment *to, size_t to_offset,
    const struct sim_segment *from, size_t from_offset, size_t size)
{
    struct sim_intervals *source_written = written_of(from);
    struct sim_intervals *written = written_of(to);
    while (size > 0) {
        size_t end = from->offset + from_offset + size;
        const bool has = source_written == NULL ||
            sim_intervals_run(source_written, from->offset + from_offset, end, &end);
        const size_t run = end - (from->offset + from_offset);
        if (has && written != NULL) {
            sim_intervals_add(written, to->offset + to_offset, to->offset + to_offset + run);
        }
        const bool there = has ? copy_bytes(to, to_offset, from, from_offset, run)
                               : copy_unwritten(transfer, to, to_offset, from, from_offset, run);
        /* What nobody has written stays unwritten on the way to other device memory. */
        const bool arrived = has || written == NULL;
        if (!there || (arrived && !show_bad_bits(to, to_offset, from, from_offset, run))) {
            return false;
        }
        to_offset += run;
        from_offset += run;
        size -= run;
    }
    return true;
}

static bool copy_views(struct transfer *transfer, const struct sim_view *to, const struct sim_view *from)
{
    size_t to_index = 0;
    size_t to_offset = 0;
    size_t from_index = 0;
    size_t from_offset = 0;
    while (to_index < to->count && from_index < from->count) {
        const struct sim_segment *target = &to->segments[to_index];
        const struct sim_segment *origin = &from->segments[from_index];
        const size_t target_rest = target->size - to_offset;
        const size_t origin_rest = origin->size - from_offset;
        const size_t size = target_rest < origin_rest ? target_rest : origin_rest;
        if (!copy_piece(transfer, target, to_offset, origin, from_offset, size)) {
            return false;
        }
        to_offset += size;
        from_offset += size;
        if (to_offset == target->size) {
            to_index++;
            to_offset = 0;
        }
        if (from_offset == origin->size) {
            from_index++;
            from_offset = 0;
        }
    }
    return true;
}

/** Memory of the caller that is not there. */
static aclError fail_fault(const struct sim_copy_context *context, uintptr_t address, size_t count)
{
    if (context->destination_argument != NULL) {
        (void)sim_finding(ACLSIM_FINDING_OUT_OF_BOUNDS, "", address, count, NULL,
            "host memory of the transfer is not mapped or may not be accessed");
    }
    return sim_fail(sim_view_failure(context), "EL9999",
        "host memory of the transfer (0x%zx, %zu bytes) is not mapped or may not be accessed", (size_t)address, count);
}

/** Whether all of a piece of physical memory is copied: who gives it back for a time keeps what is there, written or not. */
static bool is_whole_mapping(const struct sim_view *view)
{
    const struct sim_segment *only = &view->segments[0];
    return view->count == 1 && only->range != NULL && only->range->kind == SIM_SPACE_MAPPED && only->offset == 0 &&
        only->size == only->range->size;
}

static void report_uninitialised(const struct transfer *transfer, const struct sim_view *from)
{
    const struct sim_copy_context *context = transfer->context;
    if (transfer->uninitialised == 0 || context->source_argument == NULL || is_whole_mapping(from) ||
        !sim_finding_wanted(ACLSIM_FINDING_UNINITIALISED_READ)) {
        return;
    }
    char history[512];
    sim_space_history(transfer->uninitialised_range, history, sizeof history);
    (void)sim_finding(ACLSIM_FINDING_UNINITIALISED_READ, context->source_argument, transfer->uninitialised_at,
        transfer->uninitialised, history, "%zu bytes of device memory that nothing has written were copied to the host",
        transfer->uninitialised);
}

/** Lets the transfer take as long as it is configured to. */
static void pace(const struct sim_copy_context *context, size_t count)
{
    const uint64_t wait = context->destination_argument == NULL ? 0 : sim_transfer_time(count);
    if (wait == 0) {
        return;
    }
    if (context->stream != NULL) {
        sim_stream_rest(context->stream, wait);
    } else {
        sim_clock_sleep(wait);
    }
}

static aclError check_access(const struct sim_copy_context *context, uintptr_t destination, const struct sim_view *to,
    uintptr_t source, const struct sim_view *from)
{
    /* The host's side of a synchronous transfer reaches every device; between devices the current one has to reach both. */
    struct sim_copy_context by = *context;
    if (context->stream == NULL && !(to->on_device && from->on_device)) {
        by.device = -1;
    }
    SIM_TRY(sim_view_check_access(from, source, SIM_VIEW_SOURCE, &by));
    return sim_view_check_access(to, destination, SIM_VIEW_DESTINATION, &by);
}

aclError sim_copy_move(uintptr_t destination, uintptr_t source, size_t count, const struct sim_copy_context *context)
{
    struct sim_view to;
    struct sim_view from;
    SIM_TRY(sim_view_open(&from, source, count, SIM_VIEW_SOURCE, context));
    aclError result = sim_view_open(&to, destination, count, SIM_VIEW_DESTINATION, context);
    if (result != ACL_SUCCESS) {
        sim_view_close(&from);
        return result;
    }
    struct transfer transfer = {.context = context, .destination = destination, .source = source};
    result = check_access(context, destination, &to, source, &from);
    if (result == ACL_SUCCESS && !copy_views(&transfer, &to, &from)) {
        const bool by_source = from.segments[0].range == NULL && !sim_host_readable(source, count);
        result = fail_fault(context, by_source || to.segments[0].range != NULL ? source : destination, count);
    }
    report_uninitialised(&transfer, &from);
    sim_view_close(&to);
    sim_view_close(&from);
    if (result == ACL_SUCCESS) {
        pace(context, count);
    }
    return result;
}

static bool fill_view(const struct sim_view *to, uint32_t value, size_t width)
{
    for (size_t index = 0; index < to->count; index++) {
        const struct sim_segment *segment = &to->segments[index];
        if (segment->guarded) {
            if (!sim_host_fill(segment->bytes, value, width, segment->size)) {
                return false;
            }
            continue;
        }
        if (segment->range->written != NULL) {
            sim_intervals_add(segment->range->written, segment->offset, segment->offset + segment->size);
        }
        sim_host_fill_known(segment->bytes, value, width, segment->size);
    }
    return true;
}

aclError sim_copy_fill(uintptr_t destination, uint32_t value, size_t width, size_t count,
    const struct sim_copy_context *context)
{
    struct sim_view to;
    SIM_TRY(sim_view_open(&to, destination, count, SIM_VIEW_DESTINATION, context));
    struct sim_copy_context by = *context;
    by.device = context->stream == NULL ? -1 : context->device;
    aclError result = sim_view_check_access(&to, destination, SIM_VIEW_DESTINATION, &by);
    if (result == ACL_SUCCESS && !fill_view(&to, value, width)) {
        result = fail_fault(context, destination, count);
    }
    sim_view_close(&to);
    if (result == ACL_SUCCESS) {
        pace(context, count);
    }
    return result;
}

aclError sim_copy_store(uintptr_t destination, const void *bytes, size_t count, int32_t device)
{
    const struct sim_copy_context context = {.device = device};
    return sim_copy_move(destination, (uintptr_t)bytes, count, &context);
}

aclError sim_copy_load(uintptr_t source, void *bytes, size_t count, int32_t device)
{
    const struct sim_copy_context context = {.device = device};
    return sim_copy_move((uintptr_t)bytes, source, count, &context);
}
