/*
 * Several threads allocate, map, copy and free the same memory. Some uses fail because another thread was faster: nothing
 * may crash, hang, mix up bytes or stay behind; sanitizers watch.
 */
#include <stdatomic.h>

#include "memory.h"

enum { THREADS = 6, STEPS = SANITIZED ? 3000 : 12000, SLOTS = 12, PIECE = 64, BLOCK = 2 * PIECE * THREADS };

/** Shared by all threads: who exchanges a pointer for NULL owns it. */
static _Atomic(void *) blocks[SLOTS];
static _Atomic(void *) mapped[SLOTS];
static char *range;

struct worker {
    pthread_t thread;
    uint64_t random;
    size_t number;
    aclrtStream stream;
    unsigned char *pinned;
    unsigned char plain[PIECE];
    unsigned char registered[4 * 4096];
};

static void put_back(_Atomic(void *) *slot, void *pointer, aclError (*end)(void *))
{
    void *none = NULL;
    if (!atomic_compare_exchange_strong(slot, &none, pointer)) {
        CHECK_IS(end(pointer), 0);
    }
}

static void change_block(struct worker *worker, size_t slot)
{
    void *block = atomic_exchange(&blocks[slot], NULL);
    if (block != NULL) {
        CHECK_IS(aclrtFree(block), 0);
        return;
    }
    const uint64_t chance = next_random(&worker->random);
    const size_t size = chance % 5 == 0 ? 3 * MIB : BLOCK;
    CHECK_IS(aclrtMalloc(&block, size, chance % 2 == 0 ? ACL_MEM_MALLOC_HUGE_FIRST : ACL_MEM_MALLOC_NORMAL_ONLY), 0);
    put_back(&blocks[slot], block, aclrtFree);
}

static void change_mapping(size_t slot)
{
    aclrtDrvMemHandle handle = atomic_exchange(&mapped[slot], NULL);
    char *place = range + slot * 2 * MIB;
    if (handle != NULL) {
        CHECK_IS(aclrtUnmapMem(place), 0);
        CHECK_IS(aclrtFreePhysical(handle), 0);
        return;
    }
    const aclrtPhysicalMemProp prop = device_property(0);
    CHECK_IS(aclrtMallocPhysical(&handle, 2 * MIB, &prop, 0), 0);
    if (aclrtMapMem(place, 2 * MIB, 0, handle, 0) != 0) {
        /* Another thread maps here, too. */
        CHECK_IS(aclrtFreePhysical(handle), 0);
        return;
    }
    atomic_store(&mapped[slot], handle);
}

static char *some_memory(size_t slot, bool of_range)
{
    return of_range ? range + slot * 2 * MIB : atomic_load(&blocks[slot]);
}

/** Writes and reads the thread's own piece of memory that may go at any moment. */
static void copy_now(struct worker *worker, char *memory, unsigned seed)
{
    if (memory == NULL) {
        return;
    }
    unsigned char back[PIECE];
    char *piece = memory + 2 * worker->number * PIECE;
    memset(worker->plain, (int)seed, PIECE);
    if (aclrtMemcpy(piece, PIECE, worker->plain, PIECE, ACL_MEMCPY_HOST_TO_DEVICE) != 0 ||
        aclrtMemcpy(back, PIECE, piece, PIECE, ACL_MEMCPY_DEVICE_TO_HOST) != 0) {
        return;
    }
    /* Written, or another block at the same place by now; never half of it. */
    for (size_t index = 1; index < PIECE; index++) {
        CHECK_IS(back[index], back[0]);
    }
}

static void copy_later(struct worker *worker, char *memory, unsigned seed)
{
    if (memory == NULL) {
        return;
    }
    char *piece = memory + (2 * worker->number + 1) * PIECE;
    (void)aclrtMemsetAsync(piece, PIECE, (int32_t)seed, PIECE, worker->stream);
    (void)aclrtMemcpyAsync(worker->pinned, PIECE, piece, PIECE, ACL_MEMCPY_DEVICE_TO_HOST, worker->stream);
    (void)aclrtMemcpyAsync(piece, PIECE, worker->pinned, PIECE, ACL_MEMCPY_HOST_TO_DEVICE, worker->stream);
    if (seed % 4 == 0) {
        (void)aclrtSynchronizeStream(worker->stream);
    }
}

static void allocate_privately(struct worker *worker, unsigned seed)
{
    void *memory = NULL;
    unsigned char seen[PIECE];
    switch (seed % 4) {
    case 0:
        memory = pinned_memory(1 + seed * 100);
        memset(memory, 1, 1 + seed * 100);
        CHECK_IS(aclrtFreeHost(memory), 0);
        return;
    case 1: {
        unsigned char *page = worker->registered + (4096 - (uintptr_t)worker->registered % 4096);
        void *device = NULL;
        CHECK_IS(aclrtHostRegister(page, 8192, ACL_HOST_REGISTER_MAPPED, &device), 0);
        CHECK_IS(aclrtMemset(device, 8192, (int32_t)seed, 8192), 0);
        CHECK_IS(page[8191], seed % 256);
        CHECK_IS(aclrtHostUnregister(page), 0);
        return;
    }
    case 2:
        memory = device_memory(PIECE);
        download(seen, memory, PIECE);
        /* Nobody's bytes shine through. */
        CHECK(seen[0] == FRESH && seen[PIECE - 1] == FRESH);
        CHECK_IS(aclrtMemset(memory, PIECE, (int32_t)seed, PIECE), 0);
        CHECK_IS(aclrtFree(memory), 0);
        return;
    default:
        CHECK_IS(aclrtReserveMemAddress(&memory, 4 * MIB, 0, NULL, 1), 0);
        CHECK_IS(aclrtReleaseMemAddress(memory), 0);
        return;
    }
}

static void ask(struct worker *worker, size_t slot)
{
    aclrtPtrAttributes attributes;
    void *base = NULL;
    size_t size = 0;
    (void)aclrtPointerGetAttributes(some_memory(slot, slot % 2 == 0), &attributes);
    (void)aclrtMemGetAddressRange(some_memory(slot, slot % 2 == 1), &base, &size);
    (void)free_memory(ACL_HBM_MEM);
    (void)worker;
}

static void *work(void *argument)
{
    struct worker *worker = argument;
    CHECK_IS(aclrtSetDevice(0), 0);
    worker->stream = new_stream();
    worker->pinned = pinned_memory(PIECE);
    for (int step = 0; step < STEPS; step++) {
        const uint64_t chance = next_random(&worker->random) >> 8;
        const size_t slot = chance / 64 % SLOTS;
        const unsigned seed = (unsigned)(chance / 4096 % 256);
        const bool of_range = chance / 2048 % 2 == 0;
        switch (chance % 8) {
        case 0:
            change_block(worker, slot);
            break;
        case 1:
            change_mapping(slot);
            break;
        case 2:
        case 3:
            copy_now(worker, some_memory(slot, of_range), seed);
            break;
        case 4:
        case 5:
            copy_later(worker, some_memory(slot, of_range), seed);
            break;
        case 6:
            allocate_privately(worker, seed);
            break;
        default:
            ask(worker, slot);
        }
    }
    (void)aclrtSynchronizeStream(worker->stream);
    CHECK_IS(aclrtDestroyStream(worker->stream), 0);
    CHECK_IS(aclrtFreeHost(worker->pinned), 0);
    return NULL;
}

static void everybody_works_on_the_same_memory(void)
{
    static struct worker workers[THREADS];
    uint64_t seed = seed_of("everybody_works_on_the_same_memory");
    open_device(0);
    const size_t before = free_memory(ACL_HBM_MEM);
    CHECK_IS(aclrtReserveMemAddress((void **)&range, SLOTS * 2 * MIB, 0, NULL, 1), 0);
    for (size_t index = 0; index < THREADS; index++) {
        workers[index].number = index;
        workers[index].random = next_random(&seed) | 1;
        CHECK_IS(pthread_create(&workers[index].thread, NULL, work, &workers[index]), 0);
    }
    for (size_t index = 0; index < THREADS; index++) {
        CHECK_IS(pthread_join(workers[index].thread, NULL), 0);
    }
    for (size_t slot = 0; slot < SLOTS; slot++) {
        if (atomic_load(&mapped[slot]) != NULL) {
            change_mapping(slot);
        }
        void *block = atomic_exchange(&blocks[slot], NULL);
        CHECK(block == NULL || aclrtFree(block) == 0);
    }
    CHECK_IS(aclrtReleaseMemAddress(range), 0);
    CHECK_IS(alive(ACLSIM_OBJECT_KINDS), 0);
    CHECK_IS(free_memory(ACL_HBM_MEM), before);
}

int main(void)
{
    ISOLATE(everybody_works_on_the_same_memory);
    return 0;
}
