#include "record.h"

/** Bytes that a range holds: other ranges show memory that a physical handle, the program or another process has. */
static size_t held_by(const struct sim_range *range)
{
    switch (range->object) {
    case ACLSIM_OBJECT_DEVICE_MEMORY:
    case ACLSIM_OBJECT_HOST_MEMORY:
    case ACLSIM_OBJECT_MANAGED_MEMORY:
    case ACLSIM_OBJECT_POOL_BLOCK:
        return range->size;
    default:
        return 0;
    }
}

void sim_space_record(enum sim_recording_type type, const struct sim_range *range, const struct sim_space_event *event)
{
    if (range->hidden) {
        return;
    }
    /* Physical memory has the odd numbers. */
    const struct sim_recorded object = {
        range->id * 2, range->base, range->size, held_by(range), range->device, range->object};
    sim_recording_event(type, &object, event->function, event->thread);
}
