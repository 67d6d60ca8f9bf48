/*
 * Device memory, pinned and registered host memory, caches.
 */
#include "operations.h"

static void free_block(struct actor *actor)
{
    struct object block;
    if (chance(actor, 5)) {
        (void)aclrtFree(any(actor, POOL));
    } else if (take(actor, BLOCK, &block)) {
        end(actor, BLOCK, &block);
    }
}

static void allocate(struct actor *actor)
{
    if (crowded(BLOCK)) {
        free_block(actor);
        return;
    }
    static const aclrtMemMallocPolicy policies[] = {ACL_MEM_MALLOC_HUGE_FIRST, ACL_MEM_MALLOC_HUGE_ONLY,
        ACL_MEM_MALLOC_NORMAL_ONLY, ACL_MEM_MALLOC_HUGE_FIRST_P2P, ACL_MEM_MALLOC_NORMAL_ONLY_P2P, ACL_MEM_TYPE_HIGH_BAND_WIDTH};
    aclrtMallocAttribute attribute = {ACL_RT_MEM_ATTR_MODULE_ID, {.moduleId = 3}};
    aclrtMallocConfig config = {&attribute, 1};
    const aclrtMemMallocPolicy policy = policies[draw(actor, sizeof policies / sizeof policies[0])];
    const size_t size = draw_size(actor);
    void *memory = NULL;
    aclError error;
    switch (draw(actor, 8)) {
    case 0:
        error = aclrtMallocAlign32(&memory, size, policy);
        break;
    case 1:
        error = aclrtMallocCached(&memory, size, policy);
        break;
    case 2:
        error = aclrtMallocWithCfg(&memory, size, policy, chance(actor, 50) ? &config : NULL);
        break;
    case 3:
        error = aclrtMallocForTaskScheduler(&memory, size, policy, NULL);
        break;
    default:
        error = aclrtMalloc(&memory, size, policy);
        break;
    }
    made(BLOCK, error, &memory, size);
}

static void free_host(struct actor *actor)
{
    struct object memory;
    if (take(actor, PINNED, &memory)) {
        end(actor, PINNED, &memory);
    }
}

static void allocate_host(struct actor *actor)
{
    if (crowded(PINNED)) {
        free_host(actor);
        return;
    }
    const size_t size = draw_size(actor);
    void *memory = NULL;
    const aclError error = chance(actor, 80) ? aclrtMallocHost(&memory, size) : aclrtMallocHostWithCfg(&memory, size, NULL);
    made(PINNED, error, &memory, size);
}

static void unregister_host(struct actor *actor)
{
    struct object memory;
    if (take(actor, REGISTERED, &memory)) {
        end(actor, REGISTERED, &memory);
    }
}

static void register_host(struct actor *actor)
{
    if (crowded(REGISTERED)) {
        unregister_host(actor);
        return;
    }
    size_t size;
    void *memory = own_memory(actor, &size);
    void *pointer = NULL;
    aclError error;
    size = chance(actor, 50) ? size : (size + 1) / 2;
    if (chance(actor, 50)) {
        error = aclrtHostRegister(memory, size, PICK(actor, aclrtHostRegisterType, ACL_HOST_REGISTER_MAPPED, ACL_HOST_REGISTER_READONLY),
            &pointer);
    } else {
        error = aclrtHostRegisterV2(memory, size, PICK(actor, uint32_t, ACL_HOST_REG_MAPPED, ACL_HOST_REG_PINNED, 1));
    }
    made(REGISTERED, error, &memory, size);
    (void)aclrtHostGetDevicePointer(memory, &pointer, 0);
}

static void ask_memory(struct actor *actor)
{
    size_t free_bytes;
    size_t total;
    size_t count;
    aclrtMemUsageInfo usage[2];
    aclrtPtrAttributes attributes;
    uint32_t result;
    void *base;
    void *address = any_memory(actor, &count);
    (void)aclrtGetMemInfo((aclrtMemAttr)draw(actor, 19), &free_bytes, &total);
    (void)aclrtGetMemUsageInfo(draw_device(actor), usage, 2, &count);
    (void)aclrtPointerGetAttributes(address, &attributes);
    (void)aclrtMemGetAddressRange(address, &base, &count);
    (void)aclrtCheckMemType(&address, 1, PICK(actor, uint32_t, 2, 8, 16), &result, 0);
}

static void flush(struct actor *actor)
{
    size_t size;
    void *memory = any_device_memory(actor, &size);
    (void)aclrtMemFlush(memory, size);
    (void)aclrtMemInvalidate(memory, size);
}

static void maintain_cache(struct actor *actor)
{
    size_t size;
    void *memory = any_device_memory(actor, &size);
    const aclrtCmoType type = (aclrtCmoType)draw(actor, 5);
    aclrtBarrierTaskInfo barrier = {.barrierNum = 1, .cmoInfo = {{type, 1}}};
    unsigned char description[64] = {0};
    switch (draw(actor, 4)) {
    case 0:
        (void)aclrtCmoAsync(memory, size, type, any_stream(actor));
        break;
    case 1:
        (void)aclrtCmoAsyncWithBarrier(memory, size, type, 1, any_stream(actor));
        (void)aclrtCmoWaitBarrier(&barrier, any_stream(actor), 0);
        break;
    case 2:
        (void)aclrtCmoGetDescSize(&size);
        break;
    default:
        (void)aclrtCmoSetDesc(description, memory, size);
        (void)aclrtCmoAsyncWithDesc(description, type, any_stream(actor), NULL);
        break;
    }
}

const struct operation memory_operations[] = {
    {"allocate", allocate, 14, ANYWHERE},
    {"free", free_block, 9, WAITS},
    {"allocate host memory", allocate_host, 6, ANYWHERE},
    {"free host memory", free_host, 4, WAITS},
    {"register host memory", register_host, 3, ANYWHERE},
    {"unregister host memory", unregister_host, 2, ANYWHERE},
    {"ask for memory", ask_memory, 3, ANYWHERE},
    {"flush", flush, 1, ANYWHERE},
    {"maintain the cache", maintain_cache, 2, ANYWHERE},
    {0},
};
