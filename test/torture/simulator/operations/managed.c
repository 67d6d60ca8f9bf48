/*
 * Managed memory.
 */
#include "operations.h"

static void give_back(struct actor *actor)
{
    struct object memory;
    if (take(actor, MANAGED, &memory)) {
        end(actor, MANAGED, &memory);
    }
}

static void allocate(struct actor *actor)
{
    if (crowded(MANAGED)) {
        give_back(actor);
        return;
    }
    void *memory = NULL;
    const size_t size = draw_size(actor);
    made(MANAGED, aclrtMemAllocManaged(&memory, size, PICK(actor, uint32_t, 1, 1, 1, 0)), &memory, size);
}

static aclrtMemManagedLocation place(struct actor *actor)
{
    return (aclrtMemManagedLocation){(aclrtMemManagedLocationType)draw(actor, 5), draw_device(actor)};
}

static void advise(struct actor *actor)
{
    struct object memory;
    if (look(actor, MANAGED, &memory)) {
        (void)aclrtMemManagedAdvise(memory.handle, memory.size, (aclrtMemManagedAdviseType)draw(actor, 7), place(actor));
    }
}

static void prefetch(struct actor *actor)
{
    struct object memory;
    if (!look(actor, MANAGED, &memory)) {
        return;
    }
    const void *pointers[1] = {memory.handle};
    aclrtMemManagedLocation where = place(actor);
    size_t index = 0;
    if (chance(actor, 50)) {
        (void)aclrtMemManagedPrefetchAsync(memory.handle, memory.size, where, 0, any_stream(actor));
    } else {
        (void)aclrtMemManagedPrefetchBatchAsync(pointers, &memory.size, 1, &where, &index, 1, 0, any_stream(actor));
    }
}

static void ask(struct actor *actor)
{
    struct object memory;
    if (!look(actor, MANAGED, &memory)) {
        return;
    }
    int32_t answers[DEVICES] = {0};
    void *data[1] = {answers};
    size_t bytes[1] = {sizeof answers[0]};
    aclrtMemManagedRangeAttribute attribute = (aclrtMemManagedRangeAttribute)(1 + draw(actor, 9));
    (void)aclrtMemManagedGetAttr(attribute, memory.handle, memory.size, answers, sizeof answers[0]);
    (void)aclrtMemManagedGetAttrs(&attribute, 1, memory.handle, memory.size, data, bytes);
}

const struct operation managed_operations[] = {
    {"allocate managed memory", allocate, 2, ANYWHERE},
    {"free managed memory", give_back, 1, WAITS},
    {"advise", advise, 2, ANYWHERE},
    {"prefetch", prefetch, 2, ANYWHERE},
    {"ask for managed memory", ask, 1, ANYWHERE},
    {0},
};
