/*
 * Memory pools and allocators that the program registers.
 */
#include "operations.h"

#include <stdlib.h>

static void destroy_pool(struct actor *actor)
{
    struct object pool;
    if (take(actor, POOL, &pool)) {
        end(actor, POOL, &pool);
    }
}

static void create_pool(struct actor *actor)
{
    if (crowded(POOL)) {
        destroy_pool(actor);
        return;
    }
    const aclrtMemPoolProps props = {
        .location = {(uint32_t)draw(actor, DEVICES), ACL_MEM_LOCATION_TYPE_DEVICE},
        .maxSize = PICK(actor, size_t, 0, (size_t)32 << 20, (size_t)64 << 20),
    };
    aclrtMemPool pool = NULL;
    made(POOL, aclrtMemPoolCreate(&pool, &props), &pool, 0);
}

static void free_to_pool(struct actor *actor)
{
    struct object block;
    if (take(actor, POOL_BLOCK, &block)) {
        end(actor, POOL_BLOCK, &block);
    }
}

static void allocate_from_pool(struct actor *actor)
{
    if (crowded(POOL_BLOCK)) {
        free_to_pool(actor);
        return;
    }
    void *memory = NULL;
    const size_t size = draw_size(actor);
    made(POOL_BLOCK, aclrtMemPoolMallocAsync(&memory, size, any(actor, POOL), any_stream(actor)), &memory, size);
}

static void ask_pool(struct actor *actor)
{
    uint64_t value = draw(actor, 3) << 20;
    aclrtMemPool pool = any(actor, POOL);
    const aclrtMemPoolAttr attribute = (aclrtMemPoolAttr)(1 + draw(actor, 9));
    (void)aclrtMemPoolSetAttr(pool, attribute, &value);
    (void)aclrtMemPoolGetAttr(pool, attribute, &value);
    (void)aclrtMemPoolTrimTo(pool, (size_t)draw(actor, 4) << 20);
}

static void *allocate(aclrtAllocator allocator, size_t size)
{
    (void)allocator;
    void *memory = NULL;
    return aclrtMalloc(&memory, size, ACL_MEM_MALLOC_HUGE_FIRST) == ACL_SUCCESS ? memory : NULL;
}

static void *allocate_near(aclrtAllocator allocator, size_t size, aclrtAllocatorAddr address)
{
    (void)address;
    return allocate(allocator, size);
}

static void give_back(aclrtAllocator allocator, aclrtAllocatorBlock block)
{
    (void)allocator;
    /* Ending the block must not fail by a rule that was meant for the program. */
    for (int tries = 0; tries < 100 && aclrtFree(block) != ACL_SUCCESS; tries++) {
    }
}

static void *address_of(aclrtAllocatorBlock block)
{
    return block;
}

static void destroy_description(struct actor *actor)
{
    struct object description;
    if (take(actor, DESCRIPTION, &description)) {
        end(actor, DESCRIPTION, &description);
    }
}

static void describe_allocator(struct actor *actor)
{
    if (crowded(DESCRIPTION)) {
        destroy_description(actor);
        return;
    }
    static int allocator;
    aclrtAllocatorDesc description = aclrtAllocatorCreateDesc();
    if (description == NULL) {
        return;
    }
    if (chance(actor, 90)) {
        (void)aclrtAllocatorSetObjToDesc(description, &allocator);
        (void)aclrtAllocatorSetAllocFuncToDesc(description, allocate);
        (void)aclrtAllocatorSetFreeFuncToDesc(description, give_back);
        (void)aclrtAllocatorSetAllocAdviseFuncToDesc(description, allocate_near);
        (void)aclrtAllocatorSetGetAddrFromBlockFuncToDesc(description, address_of);
    }
    made(DESCRIPTION, ACL_SUCCESS, &description, 0);
}

/** A registration outlives its stream. */
static void register_allocator(struct actor *actor)
{
    struct object registration = {.handle = any(actor, STREAM)};
    if (!crowded(REGISTRATION) &&
        aclrtAllocatorRegister(registration.handle, any(actor, DESCRIPTION)) == ACL_SUCCESS) {
        keep(REGISTRATION, &registration);
    }
}

static void unregister_allocator(struct actor *actor)
{
    struct object registration;
    if (take(actor, REGISTRATION, &registration)) {
        end(actor, REGISTRATION, &registration);
    }
}

static void ask_allocator(struct actor *actor)
{
    aclrtAllocatorDesc description;
    aclrtAllocator allocator;
    aclrtAllocatorAllocFunc allocation;
    aclrtAllocatorFreeFunc freeing;
    aclrtAllocatorAllocAdviseFunc advice;
    aclrtAllocatorGetAddrFromBlockFunc address;
    (void)aclrtAllocatorGetByStream(any(actor, STREAM), &description, &allocator, &allocation, &freeing, &advice, &address);
}

const struct operation pool_operations[] = {
    {"create pool", create_pool, 4, ANYWHERE},
    {"destroy pool", destroy_pool, 1, ANYWHERE},
    {"allocate from a pool", allocate_from_pool, 8, ANYWHERE},
    {"free to a pool", free_to_pool, 4, WAITS},
    {"ask a pool", ask_pool, 2, ANYWHERE},
    {"describe an allocator", describe_allocator, 2, ANYWHERE},
    {"destroy a description", destroy_description, 1, ANYWHERE},
    {"register an allocator", register_allocator, 3, ANYWHERE},
    {"unregister an allocator", unregister_allocator, 1, ANYWHERE},
    {"ask for an allocator", ask_allocator, 1, ANYWHERE},
    {0},
};
