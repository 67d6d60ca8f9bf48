/*
 * Copies and fills in all their forms.
 */
#include "operations.h"

static aclrtMemcpyKind any_kind(struct actor *actor)
{
    return chance(actor, 60) ? ACL_MEMCPY_DEFAULT : (aclrtMemcpyKind)draw(actor, 8);
}

/** Two ends, and a number of bytes that nearly always fits both. */
static size_t ends(struct actor *actor, void **destination, void **source)
{
    size_t to;
    size_t from;
    *destination = any_memory(actor, &to);
    *source = any_memory(actor, &from);
    const size_t least = to < from ? to : from;
    return chance(actor, 70) ? least : (size_t)draw(actor, least + 1);
}

/** The same on devices. */
static size_t device_ends(struct actor *actor, void **destination, void **source)
{
    size_t to;
    size_t from;
    *destination = any_device_memory(actor, &to);
    *source = any_device_memory(actor, &from);
    return to < from ? to : from;
}

static void copy(struct actor *actor)
{
    void *to;
    void *from;
    const size_t size = ends(actor, &to, &from);
    (void)aclrtMemcpy(to, size, from, size, any_kind(actor));
}

static void copy_async(struct actor *actor)
{
    void *to;
    void *from;
    const size_t size = ends(actor, &to, &from);
    if (chance(actor, 80)) {
        (void)aclrtMemcpyAsync(to, size, from, size, any_kind(actor), any_stream(actor));
    } else {
        (void)aclrtMemcpyAsyncWithCondition(to, size, from, size, any_kind(actor), any_stream(actor));
    }
}

static void copy_rows(struct actor *actor)
{
    void *to;
    void *from;
    const size_t size = ends(actor, &to, &from) / 4;
    const size_t width = (size_t)draw(actor, size + 1);
    if (chance(actor, 50)) {
        (void)aclrtMemcpy2d(to, size, from, size, width, 4, any_kind(actor));
    } else {
        (void)aclrtMemcpy2dAsync(to, size, from, size, width, 4, any_kind(actor), any_stream(actor));
    }
}

/** Batches go between the host and one device. */
static void copy_batch(struct actor *actor)
{
    void *to[3];
    void *from[3];
    size_t sizes[3];
    size_t indexes[1] = {0};
    size_t failed;
    const bool out = chance(actor, 50);
    const aclrtMemLocation host = {0, ACL_MEM_LOCATION_TYPE_HOST};
    const aclrtMemLocation device = {(uint32_t)draw(actor, DEVICES), ACL_MEM_LOCATION_TYPE_DEVICE};
    aclrtMemcpyBatchAttr attribute = {.dstLoc = out ? host : device, .srcLoc = out ? device : host};
    for (int index = 0; index < 3; index++) {
        size_t there;
        size_t here;
        void *far = any_device_memory(actor, &there);
        void *near = own_memory(actor, &here);
        to[index] = out ? near : far;
        from[index] = out ? far : near;
        sizes[index] = there < here ? there : here;
    }
    switch (draw(actor, 4)) {
    case 0:
        (void)aclrtMemcpyBatch(to, sizes, from, sizes, 3, &attribute, indexes, 1, &failed);
        break;
    case 1:
        (void)aclrtMemcpyBatchV2(to, sizes, from, sizes, 3, &attribute, indexes, 1);
        break;
    case 2:
        (void)aclrtMemcpyBatchAsync(to, sizes, from, sizes, 3, &attribute, indexes, 1, &failed, any_stream(actor));
        break;
    default:
        (void)aclrtMemcpyBatchAsyncV2(to, sizes, from, sizes, 3, &attribute, indexes, 1, any_stream(actor));
        break;
    }
}

/** The stream reads the addresses when it comes to the copy: they stay. */
static unsigned char area[128];
static void *cells[2] = {area, area + sizeof area / 2};

static void copy_described(struct actor *actor)
{
    void *to;
    void *from;
    size_t bytes;
    void *description = any(actor, BLOCK);
    const size_t size = device_ends(actor, &to, &from);
    const aclrtMemcpyKind kind = chance(actor, 80) ? ACL_MEMCPY_INNER_DEVICE_TO_DEVICE : any_kind(actor);
    (void)aclrtGetMemcpyDescSize(kind, &bytes);
    if (chance(actor, 60)) {
        (void)aclrtSetMemcpyDesc(description, kind, from, to, size, NULL);
        (void)aclrtMemcpyAsyncWithDesc(description, kind, any_stream(actor));
    } else {
        (void)aclrtMemcpyAsyncWithOffset(&cells[0], sizeof area / 2, 0, (const void **)&cells[1], sizeof area / 2, 0, kind,
            any_stream(actor));
    }
}

static void fill(struct actor *actor)
{
    size_t size;
    void *memory = any_device_memory(actor, &size);
    switch (draw(actor, 4)) {
    case 0:
        (void)aclrtMemset(memory, size, (int32_t)draw(actor, 256), size);
        break;
    case 1:
        (void)aclrtMemsetD32(memory, size, (uint32_t)draw(actor, 256), size / 4);
        break;
    case 2:
        (void)aclrtMemsetD32Async(memory, size, (uint32_t)draw(actor, 256), size / 4, any_stream(actor));
        break;
    default:
        (void)aclrtMemsetAsync(memory, size, (int32_t)draw(actor, 256), size, any_stream(actor));
        break;
    }
}

static void reduce(struct actor *actor)
{
    void *to;
    void *from;
    const size_t size = device_ends(actor, &to, &from) / 4;
    const aclrtReduceKind kind = (aclrtReduceKind)(ACL_RT_MEMCPY_SDMA_AUTOMATIC_SUM + draw(actor, 4));
    (void)aclrtReduceAsync(to, from, size, kind, PICK(actor, aclDataType, ACL_FLOAT, ACL_INT32, ACL_FLOAT16), any_stream(actor), NULL);
}

static void symbol(struct actor *actor)
{
    static int symbol;
    void *address;
    size_t size;
    void *memory = own_memory(actor, &size);
    (void)aclrtGetSymbolAddress(&symbol, &address);
    (void)aclrtGetSymbolSize(&symbol, &size);
    (void)aclrtMemcpyFromSymbol(memory, 4, &symbol, 4, 0, ACL_MEMCPY_DEVICE_TO_HOST);
    (void)aclrtMemcpyFromSymbolAsync(memory, 4, &symbol, 4, 0, ACL_MEMCPY_DEVICE_TO_HOST, any_stream(actor));
    (void)aclrtMemcpyToSymbol(&symbol, memory, 4, 0, ACL_MEMCPY_HOST_TO_DEVICE);
    (void)aclrtMemcpyToSymbolAsync(&symbol, memory, 4, 0, ACL_MEMCPY_HOST_TO_DEVICE, any_stream(actor));
}

const struct operation copy_operations[] = {
    {"copy", copy, 7, ANYWHERE},
    {"copy later", copy_async, 16, WAITS},
    {"copy rows", copy_rows, 4, WAITS},
    {"copy a batch", copy_batch, 4, WAITS},
    {"copy as described", copy_described, 3, WAITS},
    {"fill", fill, 8, ANYWHERE},
    {"reduce", reduce, 3, ANYWHERE},
    {"symbols", symbol, 1, WAITS},
    {0},
};
