/*
 * Single 64-bit words of device memory that streams, the host and other processes share: read and written in one piece.
 *
 * Programs synchronise through these words, so an access may meet a plain copy to the same word; it must not be called a
 * race of the library.
 */
#include "base/host_access.h"
#include "entry/error.h"
#include "space/bad_bits.h"
#include "view.h"

__attribute__((no_sanitize("thread"))) static uint64_t read_word(const volatile uint64_t *word)
{
    const uint64_t value = *word;
    __atomic_thread_fence(__ATOMIC_ACQUIRE);
    return value;
}

__attribute__((no_sanitize("thread"))) static void write_word(volatile uint64_t *word, uint64_t value)
{
    __atomic_thread_fence(__ATOMIC_RELEASE);
    *word = value;
}

/** One where the word reads back turned over. */
static uint64_t bad_bits(uintptr_t address)
{
    uint64_t mask = 0;
    struct sim_bad_byte bad;
    for (unsigned position = 0; sim_bad_bits_next(&position, address, sizeof mask, &bad);) {
        mask |= (uint64_t)bad.mask << (bad.address - address) * 8;
    }
    return mask;
}

/** An alias of memory that the caller has taken away meanwhile. */
static aclError fail_gone(uintptr_t address, const struct sim_copy_context *context)
{
    return sim_fail(sim_view_failure(context), "EL9999",
        "the word at 0x%zx belongs to host memory that is not mapped or may not be accessed", (size_t)address);
}

/** The word at a device address, held by the view. */
static aclError open_word(struct sim_view *view, uintptr_t address, enum sim_view_side side,
    const struct sim_copy_context *context)
{
    SIM_TRY(sim_view_open(view, address, sizeof(uint64_t), side, context));
    const aclError allowed = sim_view_check_access(view, address, side, context);
    if (allowed != ACL_SUCCESS) {
        sim_view_close(view);
    }
    return allowed;
}

aclError sim_copy_load_word(uintptr_t source, uint64_t *value, const struct sim_copy_context *context)
{
    struct sim_view view;
    SIM_TRY(open_word(&view, source, SIM_VIEW_SOURCE, context));
    const struct sim_segment *segment = &view.segments[0];
    bool there = true;
    size_t end;
    if (segment->guarded) {
        there = sim_host_copy(value, segment->bytes, sizeof *value);
    } else if (segment->range->written == NULL ||
        sim_intervals_run(segment->range->written, segment->offset, segment->offset + sizeof *value, &end)) {
        *value = read_word((const volatile uint64_t *)(const void *)segment->bytes);
    } else {
        *value = sim_intervals_pattern() * 0x0101010101010101ull;
    }
    if (segment->range != NULL && sim_range_on_device(segment->range)) {
        *value ^= bad_bits(source);
    }
    sim_view_close(&view);
    return there ? ACL_SUCCESS : fail_gone(source, context);
}

aclError sim_copy_store_word(uintptr_t destination, uint64_t value, const struct sim_copy_context *context)
{
    struct sim_view view;
    SIM_TRY(open_word(&view, destination, SIM_VIEW_DESTINATION, context));
    const struct sim_segment *segment = &view.segments[0];
    bool there = true;
    if (segment->guarded) {
        there = sim_host_copy(segment->bytes, &value, sizeof value);
    } else {
        if (segment->range->written != NULL) {
            sim_intervals_add(segment->range->written, segment->offset, segment->offset + sizeof value);
        }
        write_word((volatile uint64_t *)(void *)segment->bytes, value);
    }
    sim_view_close(&view);
    return there ? ACL_SUCCESS : fail_gone(destination, context);
}
