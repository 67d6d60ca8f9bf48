/*
 * Reserved ranges, physical memory, mappings.
 */
#include "operations.h"

#define PAGE ((size_t)2 << 20)
#define GIB ((size_t)1 << 30)
#define TIB ((uint64_t)1 << 40)

static void release(struct actor *actor)
{
    struct object range;
    if (take(actor, RANGE, &range)) {
        end(actor, RANGE, &range);
    }
}

static void reserve(struct actor *actor)
{
    if (crowded(RANGE)) {
        release(actor);
        return;
    }
    const size_t size = PICK(actor, size_t, PAGE, 2 * PAGE, 8 * PAGE, 512, GIB, 2 * GIB);
    void *expected = chance(actor, 15) ? (void *)(uintptr_t)(16 * TIB + draw(actor, 64) * GIB) : NULL;
    void *range = NULL;
    aclError error;
    if (chance(actor, 10)) {
        expected = (void *)(uintptr_t)(40 * TIB + draw(actor, 64) * GIB);
        error = aclrtReserveMemAddressNoUCMemory(&range, size, 0, expected, draw(actor, 2));
    } else {
        error = aclrtReserveMemAddress(&range, size, 0, expected, draw(actor, 2));
    }
    made(RANGE, error, &range, size);
}

static void free_physical(struct actor *actor)
{
    struct object handle;
    if (take(actor, PHYSICAL, &handle)) {
        end(actor, PHYSICAL, &handle);
    }
}

static void allocate_physical(struct actor *actor)
{
    if (crowded(PHYSICAL)) {
        free_physical(actor);
        return;
    }
    const aclrtPhysicalMemProp prop = {
        .memAttr = PICK(actor, aclrtMemAttr, ACL_HBM_MEM_HUGE, ACL_MEM_HUGE, ACL_MEM_NORMAL, ACL_DDR_MEM_HUGE, ACL_MEM_P2P_HUGE),
        .location = {(uint32_t)draw(actor, DEVICES), chance(actor, 80) ? ACL_MEM_LOCATION_TYPE_DEVICE : ACL_MEM_LOCATION_TYPE_HOST},
    };
    const size_t size = PICK(actor, size_t, PAGE, PAGE, 2 * PAGE, 4096);
    aclrtDrvMemHandle handle = NULL;
    aclrtPhysicalMemProp found;
    size_t granularity;
    made(PHYSICAL, aclrtMallocPhysical(&handle, size, &prop, 0), &handle, size);
    (void)aclrtMemGetAllocationPropertiesFromHandle(any(actor, PHYSICAL), &found);
    found = prop;
    (void)aclrtMemGetAllocationGranularity(&found, (aclrtMemGranularityOptions)draw(actor, 3), &granularity);
}

static void unmap(struct actor *actor)
{
    struct object mapping;
    if (take(actor, MAPPING, &mapping)) {
        end(actor, MAPPING, &mapping);
    }
}

static void map(struct actor *actor)
{
    if (crowded(MAPPING)) {
        unmap(actor);
        return;
    }
    struct object range;
    struct object physical;
    if (!look(actor, RANGE, &range) || !look(actor, PHYSICAL, &physical)) {
        return;
    }
    void *address = (char *)range.handle + (range.size > PAGE ? draw(actor, 4) * PAGE : 0);
    made(MAPPING, aclrtMapMem(address, physical.size, 0, physical.handle, 0), &address, physical.size);
}

static void give_access(struct actor *actor)
{
    struct object mapping;
    if (!look(actor, MAPPING, &mapping)) {
        return;
    }
    aclrtMemAccessDesc access = {
        .flags = chance(actor, 90) ? ACL_RT_MEM_ACCESS_FLAGS_READWRITE : ACL_RT_MEM_ACCESS_FLAGS_READ,
        .location = {(uint32_t)draw(actor, DEVICES), chance(actor, 80) ? ACL_MEM_LOCATION_TYPE_DEVICE : ACL_MEM_LOCATION_TYPE_HOST},
    };
    uint64_t flag;
    (void)aclrtMemSetAccess(mapping.handle, mapping.size, &access, 1);
    (void)aclrtMemGetAccess(mapping.handle, &access.location, &flag);
}

static void retain(struct actor *actor)
{
    if (crowded(PHYSICAL)) {
        free_physical(actor);
        return;
    }
    aclrtDrvMemHandle handle = NULL;
    made(PHYSICAL, aclrtMemRetainAllocationHandle(any(actor, MAPPING), &handle), &handle, PAGE);
}

static void map_for_peer(struct actor *actor)
{
    size_t size;
    void *memory = any_device_memory(actor, &size);
    (void)aclrtMemP2PMap(memory, size, draw_device(actor), 0);
}

static void map_link(struct actor *actor)
{
    if (crowded(MAPPING)) {
        unmap(actor);
        return;
    }
    struct object range;
    struct object mapping;
    if (look(actor, RANGE, &range) && look(actor, MAPPING, &mapping)) {
        made(MAPPING, aclrtMemMapSelectedLink(range.handle, mapping.size, mapping.handle, (uint32_t)draw(actor, 3)), &range.handle, mapping.size);
    }
}

const struct operation virtual_operations[] = {
    {"reserve", reserve, 6, ANYWHERE},
    {"release", release, 2, ANYWHERE},
    {"allocate physical memory", allocate_physical, 6, ANYWHERE},
    {"free physical memory", free_physical, 2, ANYWHERE},
    {"map", map, 12, ANYWHERE},
    {"unmap", unmap, 3, ANYWHERE},
    {"give access", give_access, 4, ANYWHERE},
    {"retain", retain, 2, ANYWHERE},
    {"map for a peer", map_for_peer, 1, ANYWHERE},
    {"map over a link", map_link, 1, ANYWHERE},
    {0},
};
