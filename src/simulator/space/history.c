/*
 * What is known of a range of addresses, in words: when, where and by whom it was made and ended.
 */
#include <stdio.h>

#include "address_map.h"
#include "findings/history.h"

static void write_history(const struct sim_space_event *born, const struct sim_space_event *died, size_t requested,
    char *text, size_t size)
{
    int used = snprintf(text, size, "%zu bytes, ", requested);
    used += sim_finding_history(text + used, size - (size_t)used, "made", born->function, born->thread, born->time);
    if (died != NULL && used > 0 && (size_t)used + 2 < size) {
        used += snprintf(text + used, size - (size_t)used, "; ");
        (void)sim_finding_history(text + used, size - (size_t)used, "ended", died->function, died->thread, died->time);
    }
}

void sim_space_history(const struct sim_range *range, char *text, size_t size)
{
    const bool removed = atomic_load_explicit(&range->removed, memory_order_acquire);
    write_history(&range->born, removed ? &range->died : NULL, range->requested, text, size);
}

void sim_space_ghost_history(const struct sim_ghost *ghost, char *text, size_t size)
{
    write_history(&ghost->born, &ghost->died, ghost->requested, text, size);
}
