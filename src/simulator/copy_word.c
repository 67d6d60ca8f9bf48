/*
 * Single 64-bit words of device memory that streams, the host and other processes share: read and written in one piece.
 *
 * Programs synchronise through these words, so an access may meet a plain copy to the same word; it must not be called a
 * race of the library.
 */
#include "errtext.h"
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
    size_t end;
    const bool has = segment->range == NULL || segment->range->written == NULL ||
        sim_intervals_run(segment->range->written, segment->offset, segment->offset + sizeof *value, &end);
    *value = has ? read_word((const volatile uint64_t *)(const void *)segment->bytes)
                 : sim_intervals_pattern() * 0x0101010101010101ull;
    sim_view_close(&view);
    return ACL_SUCCESS;
}

aclError sim_copy_store_word(uintptr_t destination, uint64_t value, const struct sim_copy_context *context)
{
    struct sim_view view;
    SIM_TRY(open_word(&view, destination, SIM_VIEW_DESTINATION, context));
    const struct sim_segment *segment = &view.segments[0];
    if (segment->range != NULL && segment->range->written != NULL) {
        sim_intervals_add(segment->range->written, segment->offset, segment->offset + sizeof value);
    }
    write_word((volatile uint64_t *)(void *)segment->bytes, value);
    sim_view_close(&view);
    return ACL_SUCCESS;
}
