/*
 * Visits to all living objects of a kind.
 */
#include "slot.h"

/** Calls `visit` for each slot with a living object of `kind`, with a reference held. */
static void each(aclsimObjectKind kind, bool hidden, bool (*visit)(const struct sim_slot *slot, void *argument), void *argument)
{
    const uint32_t count = sim_slot_count();
    bool more = true;
    for (uint32_t index = 0; index < count && more; index++) {
        struct sim_slot *slot = sim_slot_at(index);
        if (!sim_slot_acquire(slot)) {
            continue;
        }
        if (slot->kind == kind && (hidden || !slot->hidden)) {
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

void sim_handle_each_hidden(aclsimObjectKind kind, bool (*visit)(void *object, void *argument), void *argument)
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
