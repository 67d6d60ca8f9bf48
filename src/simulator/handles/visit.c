/*
 * Visits to all objects of a kind.
 */
#include "slot.h"

/**
 * Calls `visit` for each slot with an object of `kind`, with a reference held.
 * @param all also objects that the library made for itself, and those whose handle has ended while somebody refers to them
 */
static void each(aclsimObjectKind kind, bool all, bool (*visit)(const struct sim_slot *slot, void *argument), void *argument)
{
    const uint32_t count = sim_slot_count();
    bool more = true;
    for (uint32_t index = 0; index < count && more; index++) {
        struct sim_slot *slot = sim_slot_at(index);
        if (all ? !sim_slot_hold(slot) : !sim_slot_acquire(slot)) {
            continue;
        }
        if (slot->kind == kind && (all || !slot->hidden)) {
            more = visit(slot, argument);
        }
        sim_slot_release(slot, index);
    }
}

struct object_visit {
    bool (*visit)(void *object, void *argument);
    void *argument;
};

static bool visit_object(const struct sim_slot *slot, void *argument)
{
    const struct object_visit *own = argument;
    return own->visit(slot->object, own->argument);
}

void sim_handle_each(aclsimObjectKind kind, bool (*visit)(void *object, void *argument), void *argument)
{
    struct object_visit own = {visit, argument};
    each(kind, false, visit_object, &own);
}

void sim_handle_each_object(aclsimObjectKind kind, bool (*visit)(void *object, void *argument), void *argument)
{
    struct object_visit own = {visit, argument};
    each(kind, true, visit_object, &own);
}

struct origin_visit {
    bool (*visit)(const struct sim_handle_origin *origin, void *argument);
    void *argument;
};

static bool visit_origin(const struct sim_slot *slot, void *argument)
{
    const struct origin_visit *own = argument;
    return own->visit(&slot->origin, own->argument);
}

void sim_handle_each_origin(aclsimObjectKind kind, bool (*visit)(const struct sim_handle_origin *origin, void *argument),
    void *argument)
{
    struct origin_visit own = {visit, argument};
    each(kind, false, visit_origin, &own);
}
