#include "named_range.h"

void sim_named_range_hold(struct sim_named_range *named, uintptr_t address)
{
    named->captured = false;
    named->range = sim_space_acquire(address);
    if (named->range != NULL) {
        (void)atomic_fetch_add_explicit(&named->range->queued, 1, memory_order_relaxed);
    }
}

void sim_named_range_capture(struct sim_named_range *named)
{
    if (named->range != NULL && !named->captured) {
        named->captured = true;
        (void)atomic_fetch_sub_explicit(&named->range->queued, 1, memory_order_relaxed);
    }
}

uint64_t sim_named_range_id(const struct sim_named_range *named)
{
    return named->range == NULL ? 0 : named->range->id;
}

void sim_named_range_release(struct sim_named_range *named)
{
    if (named->range == NULL) {
        return;
    }
    if (!named->captured) {
        (void)atomic_fetch_sub_explicit(&named->range->queued, 1, memory_order_relaxed);
    }
    sim_space_release(named->range);
    named->range = NULL;
}
