/*
 * Several threads do random things to shared streams, events and memory. Nothing may crash, hang or stay behind; sanitizers
 * watch. The seed is printed and can be given as argument.
 */
#include <pthread.h>
#include <time.h>

#include "acl/acl.h"
#include "aclsim.h"
#include "check.h"
#include "control.h"
#include "random.h"

#define THREADS 4
#define STEPS 1500
#define SLOTS 8
#define BYTES 4096
/** Bytes of one copy: each living stream has its own piece of every block, so that the bytes themselves are not raced for. */
#define PIECE 64

/** Handles that all threads use; a thread takes one out to destroy it. */
static aclrtStream streams[SLOTS];
static aclrtEvent events[SLOTS];
static void *blocks[SLOTS];
/** Host memory stays: freed under a queued copy its addresses could belong to anybody. */
static void *pinned[SLOTS];
static int counter;

static void *take(void **slot)
{
    return __atomic_exchange_n(slot, NULL, __ATOMIC_SEQ_CST);
}

static void *look(void **slot)
{
    return __atomic_load_n(slot, __ATOMIC_SEQ_CST);
}

/** Puts a handle where none is; false when somebody was faster. */
static int put(void **slot, void *handle)
{
    void *none = NULL;
    return __atomic_compare_exchange_n(slot, &none, handle, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}

static void count(void *data)
{
    __atomic_fetch_add((int *)data, 1, __ATOMIC_SEQ_CST);
}

static void change_stream(uint64_t chance, void **slot)
{
    aclrtStream stream = take(slot);
    if (stream != NULL) {
        CHECK_IS(chance % 3 == 0 ? aclrtDestroyStreamForce(stream) : aclrtDestroyStream(stream), 0);
        return;
    }
    CHECK_IS(aclrtCreateStream(&stream), 0);
    if (!put(slot, stream)) {
        CHECK_IS(aclrtDestroyStream(stream), 0);
    }
}

static void change_event(uint64_t chance, void **slot)
{
    aclrtEvent event = take(slot);
    if (event != NULL) {
        CHECK_IS(aclrtDestroyEvent(event), 0);
        return;
    }
    CHECK_IS(chance % 2 == 0 ? aclrtCreateEvent(&event) : aclrtCreateEventExWithFlag(&event, ACL_EVENT_SYNC), 0);
    if (!put(slot, event)) {
        CHECK_IS(aclrtDestroyEvent(event), 0);
    }
}

static void change_block(void **slot)
{
    void *block = take(slot);
    if (block != NULL) {
        CHECK_IS(aclrtFree(block), 0);
        return;
    }
    CHECK_IS(aclrtMalloc(&block, BYTES, ACL_MEM_MALLOC_NORMAL_ONLY), 0);
    if (!put(slot, block)) {
        CHECK_IS(aclrtFree(block), 0);
    }
}

static void copy(char *to, const char *from, size_t offset, aclrtMemcpyKind kind, aclrtStream stream)
{
    if (to != NULL && from != NULL) {
        (void)aclrtMemcpyAsync(to + offset, PIECE, from + offset, PIECE, kind, stream);
    }
}

/** Uses what may be gone in the same moment: any answer is fine, a crash is not. */
static void use(uint64_t chance)
{
    aclrtStream stream = look(&streams[chance % SLOTS]);
    aclrtEvent event = look(&events[(chance >> 8) % SLOTS]);
    void *block = look(&blocks[(chance >> 16) % SLOTS]);
    void *memory = look(&pinned[(chance >> 24) % SLOTS]);
    aclrtEventRecordedStatus status;
    aclrtStreamStatus query;
    int32_t id = 0;
    if (aclrtStreamGetId(stream, &id) != 0 || id >= BYTES / PIECE) {
        return;
    }
    const size_t offset = (size_t)id * PIECE;
    switch ((chance >> 32) % 9) {
    case 0:
        (void)aclrtRecordEvent(event, stream);
        return;
    case 1:
        (void)aclrtStreamWaitEventWithTimeout(stream, event, 1);
        return;
    case 2:
        copy(block, memory, offset, ACL_MEMCPY_HOST_TO_DEVICE, stream);
        return;
    case 3:
        copy(memory, block, offset, ACL_MEMCPY_DEVICE_TO_HOST, stream);
        return;
    case 4:
        (void)aclrtLaunchHostFunc(stream, count, &counter);
        return;
    case 5:
        (void)aclrtSynchronizeStreamWithTimeout(stream, 20);
        return;
    case 6:
        (void)aclrtQueryEventStatus(event, &status);
        return;
    case 7:
        (void)aclrtStreamQuery(stream, &query);
        (void)aclGetRecentErrMsg();
        return;
    default:
        if (stream != NULL && chance % 5 == 0) {
            (void)aclrtStreamAbort(stream);
        }
        return;
    }
}

static void *storm(void *argument)
{
    uint64_t state = *(uint64_t *)argument;
    CHECK_IS(aclrtSetDevice(0), 0);
    for (int step = 0; step < STEPS; step++) {
        const uint64_t chance = next_random(&state) >> 8;
        const size_t slot = (chance >> 40) % SLOTS;
        switch (chance % 10) {
        case 0:
            change_stream(chance >> 4, &streams[slot]);
            break;
        case 1:
            change_event(chance >> 4, &events[slot]);
            break;
        case 2:
            change_block(&blocks[slot]);
            break;
        default:
            use(chance >> 4);
            break;
        }
    }
    CHECK_IS(aclrtResetDevice(0), 0);
    return NULL;
}

int main(int argc, char **argv)
{
    const uint64_t seed = argc > 1 ? strtoull(argv[1], NULL, 10) : (uint64_t)time(NULL);
    (void)printf("seed %llu\n", (unsigned long long)seed);
    CHECK_IS(aclrtSetDevice(0), 0);
    for (int slot = 0; slot < SLOTS; slot++) {
        CHECK_IS(aclrtMallocHost(&pinned[slot], BYTES), 0);
        memset(pinned[slot], slot, BYTES);
    }
    pthread_t threads[THREADS];
    uint64_t states[THREADS];
    for (int index = 0; index < THREADS; index++) {
        states[index] = (seed + (uint64_t)index + 1) * 0x9E3779B97F4A7C15ull;
        CHECK_IS(pthread_create(&threads[index], NULL, storm, &states[index]), 0);
    }
    for (int index = 0; index < THREADS; index++) {
        CHECK_IS(pthread_join(threads[index], NULL), 0);
    }
    for (int slot = 0; slot < SLOTS; slot++) {
        if (streams[slot] != NULL) {
            CHECK_IS(aclrtDestroyStreamForce(streams[slot]), 0);
        }
        if (events[slot] != NULL) {
            CHECK_IS(aclrtDestroyEvent(events[slot]), 0);
        }
        if (blocks[slot] != NULL) {
            CHECK_IS(aclrtFree(blocks[slot]), 0);
        }
        CHECK_IS(aclrtFreeHost(pinned[slot]), 0);
    }
    CHECK_IS(alive(ACLSIM_OBJECT_KINDS), 0);
    CHECK_IS(aclrtResetDevice(0), 0);
    return 0;
}
