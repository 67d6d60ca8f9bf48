/*
 * A host that has no memory left: what can't be done is told, and nothing stays behind. One allocation of the calling thread
 * fails at a time.
 */
#include "acl/acl.h"
#include "aclsim.h"
#include "check.h"
#include "control.h"
#include "isolate.h"

/* Sanitizers have allocators of their own. */
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
int main(void)
{
    return 0;
}
#else

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);

/** Allocations until the one that fails, -1: none does; and how many there were. */
static _Thread_local long countdown = -1;
static _Thread_local long allocations;

static int fails(void)
{
    if (countdown < 0) {
        return 0;
    }
    allocations++;
    return countdown-- == 0;
}

void *malloc(size_t size)
{
    return fails() ? NULL : __libc_malloc(size);
}

void *calloc(size_t count, size_t size)
{
    return fails() ? NULL : __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size)
{
    return fails() ? NULL : __libc_realloc(memory, size);
}

static void a_wait_for_the_device_does_not_pass_for_done(void)
{
    aclrtStream stream = NULL;
    aclrtEvent event = NULL;
    CHECK_IS(aclrtSetDevice(0), 0);
    CHECK_IS(aclrtCreateStream(&stream), 0);
    CHECK_IS(aclrtCreateEventWithFlag(&event, ACL_EVENT_SYNC), 0);
    CHECK_IS(aclrtStreamWaitEvent(stream, event), 0);
    (void)aclGetRecentErrMsg();
    countdown = 0;
    CHECK_IS(aclrtSynchronizeDevice(), 207001);
    CHECK_IS(aclrtDestroyStreamForce(stream), 0);
}

static void a_wait_for_an_event_is_not_left_out(void)
{
    aclrtStream stream = NULL;
    aclrtEvent event = NULL;
    CHECK_IS(aclrtSetDevice(0), 0);
    CHECK_IS(aclrtCreateStream(&stream), 0);
    CHECK_IS(aclrtCreateEventWithFlag(&event, ACL_EVENT_SYNC), 0);
    countdown = 0;
    CHECK_IS(aclrtStreamWaitEvent(stream, event), 207001);
}

static void nothing(void *unused)
{
    (void)unused;
}

/** Makes and uses some of everything, as far as it can be had, and ends it again. */
static void use_everything(void)
{
    aclrtStream stream = NULL;
    aclrtEvent event = NULL;
    aclrtEvent shared = NULL;
    aclrtNotify notify = NULL;
    void *memory = NULL;
    void *range = NULL;
    void *managed = NULL;
    aclrtDrvMemHandle physical = NULL;
    char key[65];
    const aclrtPhysicalMemProp prop = {
        .memAttr = ACL_HBM_MEM_HUGE, .location = {.type = ACL_MEM_LOCATION_TYPE_DEVICE, .id = 0}};
    (void)aclrtCreateStream(&stream);
    (void)aclrtCreateEvent(&event);
    (void)aclrtCreateEventExWithFlag(&shared, ACL_EVENT_IPC);
    (void)aclrtCreateNotify(&notify, 0);
    (void)aclrtMalloc(&memory, 4096, ACL_MEM_MALLOC_HUGE_FIRST);
    (void)aclrtReserveMemAddress(&range, (size_t)2 << 20, 0, NULL, 0);
    (void)aclrtMallocPhysical(&physical, (size_t)2 << 20, &prop, 0);
    (void)aclrtMemAllocManaged(&managed, 4096, ACL_RT_MEM_ATTACH_GLOBAL);
    if (stream != NULL) {
        (void)aclrtRecordEvent(event, stream);
        (void)aclrtStreamWaitEvent(stream, event);
        (void)aclrtRecordEvent(shared, stream);
        (void)aclrtRecordNotify(notify, stream);
        (void)aclrtMemsetAsync(memory, 4096, 1, 64, stream);
        (void)aclrtValueWrite(memory, 7, 0, stream);
        (void)aclrtLaunchHostFunc(stream, nothing, NULL);
    }
    if (aclrtMapMem(range, (size_t)2 << 20, 0, physical, 0) == 0) {
        (void)aclrtUnmapMem(range);
    }
    if (memory != NULL && aclrtIpcMemGetExportKey(memory, 4096, key, sizeof key, 1) == 0) {
        (void)aclrtIpcMemClose(key);
    }
    countdown = -1;
    CHECK(stream == NULL || aclrtDestroyStream(stream) == 0);
    CHECK(event == NULL || aclrtDestroyEvent(event) == 0);
    CHECK(shared == NULL || aclrtDestroyEvent(shared) == 0);
    CHECK(notify == NULL || aclrtDestroyNotify(notify) == 0);
    CHECK(memory == NULL || aclrtFree(memory) == 0);
    CHECK(managed == NULL || aclrtFree(managed) == 0);
    CHECK(physical == NULL || aclrtFreePhysical(physical) == 0);
    CHECK(range == NULL || aclrtReleaseMemAddress(range) == 0);
}

struct state {
    uint64_t alive;
    size_t free_bytes;
    uint32_t streams;
    uint32_t events;
};

static struct state state_now(void)
{
    struct state state = {0};
    size_t total = 0;
    state.alive = alive(ACLSIM_OBJECT_KINDS);
    CHECK_IS(aclrtGetMemInfo(ACL_HBM_MEM, &state.free_bytes, &total), 0);
    CHECK_IS(aclrtGetStreamAvailableNum(&state.streams), 0);
    CHECK_IS(aclrtGetEventAvailNum(&state.events), 0);
    return state;
}

static void nothing_stays_behind_whichever_allocation_fails(void)
{
    CHECK_IS(aclrtSetDevice(0), 0);
    use_everything();
    const struct state before = state_now();
    countdown = 1000000;
    use_everything();
    const long all = allocations;
    CHECK(all > 20);
    for (long index = 0; index < all; index++) {
        countdown = index;
        use_everything();
        const struct state after = state_now();
        CHECK_IS(after.alive, before.alive);
        CHECK_IS(after.free_bytes, before.free_bytes);
        CHECK_IS(after.streams, before.streams);
        CHECK_IS(after.events, before.events);
    }
}

int main(void)
{
    ISOLATE(a_wait_for_the_device_does_not_pass_for_done);
    ISOLATE(a_wait_for_an_event_is_not_left_out);
    ISOLATE(nothing_stays_behind_whichever_allocation_fails);
    return 0;
}

#endif
