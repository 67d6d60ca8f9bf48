#include "source_watch.h"

#include <stdlib.h>

#include "base/host_access.h"
#include "findings/finding.h"

#define MOST_PIECES ((size_t)4096)
#define LONGEST_PIECE ((size_t)4096)
#define WORD sizeof(uint64_t)
#define HISTORY 512

struct sim_source_watch {
    struct sim_range *range;
    /** What streams had written to the range by then. */
    uint64_t writes;
    /** From the first byte to the last one, with what lies between rows. */
    size_t extent;
    /** Bytes of a piece, except a shorter last one, and from the start of one to the next. */
    size_t length;
    size_t step;
    size_t count;
    uint64_t digests[];
};

/** Rows are pieces; a single row is cut into them. @return false when the source is larger than any memory */
static bool plan(struct sim_source_watch *watch, const struct sim_copy_order *order)
{
    const size_t rows = order->rows == 0 ? 1 : order->rows;
    if (__builtin_mul_overflow(rows - 1, order->source_pitch, &watch->extent) ||
        __builtin_add_overflow(watch->extent, order->count, &watch->extent)) {
        return false;
    }
    if (rows > 1) {
        const size_t each = (rows + MOST_PIECES - 1) / MOST_PIECES;
        watch->length = order->count < LONGEST_PIECE ? order->count : LONGEST_PIECE;
        watch->step = each * order->source_pitch;
        watch->count = (rows + each - 1) / each;
        return true;
    }
    watch->length = WORD;
    while (watch->length < LONGEST_PIECE && watch->length * MOST_PIECES < order->count) {
        watch->length *= 2;
    }
    const size_t pieces = (order->count - 1) / watch->length + 1;
    watch->count = pieces < MOST_PIECES ? pieces : MOST_PIECES;
    watch->step = pieces <= MOST_PIECES ? watch->length : order->count / MOST_PIECES;
    return true;
}

/** Up to 8 bytes as a number. Other threads may write them at the same time, which is the mistake that is looked for. */
__attribute__((no_sanitize("thread"))) static uint64_t word_at(const unsigned char *bytes, size_t length)
{
    uint64_t word = 0;
    for (size_t index = 0; index < length; index++) {
        word |= (uint64_t)((const volatile unsigned char *)bytes)[index] << (8 * index);
    }
    return word;
}

/** Differs for pieces that differ in one word; the word itself for a piece that is one. */
__attribute__((no_sanitize("thread"))) static uint64_t digest(const unsigned char *bytes, size_t length)
{
    if (length <= WORD) {
        return word_at(bytes, length);
    }
    uint64_t result = 0;
    size_t at = 0;
    for (; at + WORD <= length; at += WORD) {
        uint64_t word;
        __builtin_memcpy(&word, bytes + at, WORD);
        result = (result ^ word) * 0x9E3779B97F4A7C15ull;
        result ^= result >> 32;
    }
    return result ^ word_at(bytes + at, length - at);
}

static uint64_t digest_of(const struct sim_source_watch *watch, const struct sim_copy_order *order, size_t piece)
{
    const size_t offset = piece * watch->step;
    const size_t rest = watch->extent - offset;
    return digest((const unsigned char *)order->source + offset, rest < watch->length ? rest : watch->length);
}

/** Starts and ends of what streams have written to the range, also through the device's address of it. */
static uint64_t writes_of(const struct sim_range *range)
{
    const struct sim_range *alias = range->kind == SIM_SPACE_REGISTERED ? range->owner : NULL;
    return atomic_load(&range->stream_writes) + (alias == NULL ? 0 : atomic_load(&alias->stream_writes));
}

/** Keeps the bytes while they are looked at. */
static bool open_source(const struct sim_source_watch *watch, const struct sim_copy_order *order)
{
    if (!sim_space_pin(watch->range)) {
        return false;
    }
    if (watch->range->kind == SIM_SPACE_REGISTERED && !sim_host_readable(order->source, watch->extent)) {
        sim_space_unpin(watch->range);
        return false;
    }
    return true;
}

/** Pinned memory that is registered as well has a second address for the device, which the range does not know. */
static bool is_watched(const struct sim_range *range, const struct sim_copy_order *order, size_t extent)
{
    return (range->kind == SIM_SPACE_PINNED && !sim_space_overlaps(order->source, extent, SIM_SPACE_REGISTERED)) ||
        range->kind == SIM_SPACE_REGISTERED;
}

struct sim_source_watch *sim_source_watch_begin(const struct sim_copy_order *order, struct sim_range *range)
{
    struct sim_source_watch form = {.range = range};
    if (range == NULL || !sim_finding_wanted(ACLSIM_FINDING_PINNED_CHANGED) || !plan(&form, order) ||
        form.extent > range->size - (order->source - range->base) || !is_watched(range, order, form.extent)) {
        return NULL;
    }
    struct sim_source_watch *watch = malloc(sizeof *watch + form.count * sizeof watch->digests[0]);
    if (watch == NULL) {
        return NULL;
    }
    *watch = form;
    watch->writes = writes_of(range);
    if (!open_source(watch, order)) {
        free(watch);
        return NULL;
    }
    for (size_t piece = 0; piece < watch->count; piece++) {
        watch->digests[piece] = digest_of(watch, order, piece);
    }
    sim_space_unpin(range);
    return watch;
}

static void report(const struct sim_source_watch *watch, const struct sim_copy_order *order, size_t piece, uint64_t now)
{
    size_t from = piece * watch->step;
    char history[HISTORY];
    sim_space_history(watch->range, history, sizeof history);
    if (watch->length <= WORD) {
        from += (size_t)__builtin_ctzll(watch->digests[piece] ^ now) / 8;
        (void)sim_finding(ACLSIM_FINDING_PINNED_CHANGED, order->source_argument, order->source, watch->extent, history,
            "the source changed between the call and the end of the copy, first at byte %zu of %zu; "
            "wait for the stream before writing there",
            from, watch->extent);
        return;
    }
    (void)sim_finding(ACLSIM_FINDING_PINNED_CHANGED, order->source_argument, order->source, watch->extent, history,
        "the source changed between the call and the end of the copy, first in the %zu bytes from byte %zu of %zu on; "
        "wait for the stream before writing there",
        watch->length, from, watch->extent);
}

void sim_source_watch_end(const struct sim_source_watch *watch, const struct sim_copy_order *order)
{
    if (watch == NULL || atomic_load(&watch->range->removed) || !open_source(watch, order)) {
        return;
    }
    size_t piece = 0;
    uint64_t now = 0;
    for (; piece < watch->count; piece++) {
        now = digest_of(watch, order, piece);
        if (now != watch->digests[piece]) {
            break;
        }
    }
    /* Asked last: a write that has begun meanwhile is counted before its first byte. */
    if (piece < watch->count && writes_of(watch->range) == watch->writes) {
        report(watch, order, piece, now);
    }
    sim_space_unpin(watch->range);
}
