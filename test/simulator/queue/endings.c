/*
 * The ends of streams, contexts and devices with work that does not come to its end by itself.
 */
#include <unistd.h>

#include "acl/acl.h"
#include "aclsim.h"
#include "check.h"
#include "isolate.h"
#include "thread.h"

#define BYTES 4096
/** What hangs ends by a signal. */
#define PATIENCE_SECONDS 20

static aclrtStream stream;
static void *memory;

static void set_up(void)
{
    (void)alarm(PATIENCE_SECONDS);
    CHECK_IS(aclrtSetDevice(0), 0);
    CHECK_IS(aclrtCreateStream(&stream), 0);
    CHECK_IS(aclrtMalloc(&memory, BYTES, ACL_MEM_MALLOC_HUGE_FIRST), 0);
    CHECK_IS(aclrtMemset(memory, BYTES, 0, BYTES), 0);
}

static unsigned char first_byte(void)
{
    unsigned char byte = 99;
    CHECK_IS(aclrtMemcpy(&byte, 1, memory, 1, ACL_MEMCPY_DEVICE_TO_HOST), 0);
    return byte;
}

static int done;

static void *destroy(void *unused)
{
    CHECK_IS(aclrtSetDevice(0), 0);
    CHECK_IS(aclrtDestroyStream(stream), 0);
    __atomic_store_n(&done, 1, __ATOMIC_SEQ_CST);
    return unused;
}

/** With something queued and the streams held. */
static pthread_t start_to_destroy(void)
{
    pthread_t thread;
    uint64_t alive = 1;
    CHECK_IS(pthread_create(&thread, NULL, destroy, NULL), 0);
    /* The handle ends first, then the thread waits for the work. */
    while (alive != 0) {
        CHECK_IS(aclsimGetLiveObjects(ACLSIM_OBJECT_STREAM, &alive), 0);
    }
    sleep_ms(20);
    CHECK_IS(__atomic_load_n(&done, __ATOMIC_SEQ_CST), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 107017);
    return thread;
}

static pthread_t start_destruction(void)
{
    set_up();
    CHECK_IS(aclsimHoldStreams(1), 0);
    CHECK_IS(aclrtMemsetAsync(memory, BYTES, 1, BYTES, stream), 0);
    return start_to_destroy();
}

static void a_stream_that_is_destroyed_while_held_ends_when_it_is_let_go(void)
{
    const pthread_t thread = start_destruction();
    CHECK_IS(aclsimHoldStreams(0), 0);
    CHECK_IS(pthread_join(thread, NULL), 0);
    CHECK_IS(first_byte(), 1);
}

static void a_stream_that_is_destroyed_while_held_ends_with_its_device(void)
{
    const pthread_t thread = start_destruction();
    CHECK_IS(aclsimLoseDevice(0, 507010), 0);
    CHECK_IS(pthread_join(thread, NULL), 0);
    CHECK_IS(aclsimLoseDevice(0, 0), 0);
    CHECK_IS(first_byte(), 0);
}

static void a_stream_that_is_destroyed_while_held_ends_when_its_tasks_are_aborted(void)
{
    const pthread_t thread = start_destruction();
    CHECK_IS(aclrtDeviceTaskAbort(0, 0), 0);
    CHECK_IS(pthread_join(thread, NULL), 0);
    CHECK_IS(first_byte(), 0);
}

static int reached;

static void never_called(void *unused)
{
    (void)unused;
    __atomic_store_n(&reached, 1, __ATOMIC_SEQ_CST);
}

/** The stream belongs to its context no more, so that a reset does not end it, but ends what would run the function. */
static void a_stream_that_is_destroyed_while_its_device_is_reset_drops_its_host_functions(void)
{
    set_up();
    CHECK_IS(aclsimHoldStreams(1), 0);
    CHECK_IS(aclrtLaunchHostFunc(stream, never_called, NULL), 0);
    const pthread_t thread = start_to_destroy();
    CHECK_IS(aclrtResetDeviceForce(0), 0);
    CHECK_IS(aclsimHoldStreams(0), 0);
    CHECK_IS(pthread_join(thread, NULL), 0);
    CHECK_IS(reached, 0);
}

/** Queues a callback that the stream waits for and nobody processes, and a fill behind it. */
static void get_stuck(aclrtStream which)
{
    CHECK_IS(aclrtSubscribeReport(12345, which), 0);
    CHECK_IS(aclrtLaunchCallback(never_called, NULL, ACL_CALLBACK_BLOCK, which), 0);
    CHECK_IS(aclrtMemsetAsync(memory, BYTES, 1, BYTES, which), 0);
    CHECK_IS(aclrtSynchronizeStreamWithTimeout(which, 10), 507046);
}

static void a_context_ends_although_nobody_processes_its_callbacks(void)
{
    aclrtContext context = NULL;
    aclrtStream own = NULL;
    aclrtStream default_stream = NULL;
    uint64_t subscriptions = 1;
    set_up();
    CHECK_IS(aclrtCreateContext(&context, 0), 0);
    CHECK_IS(aclrtCreateStream(&own), 0);
    CHECK_IS(aclrtCtxGetCurrentDefaultStream(&default_stream), 0);
    get_stuck(own);
    get_stuck(default_stream);
    CHECK_IS(aclrtDestroyContext(context), 0);
    CHECK_IS(reached, 0);
    CHECK_IS(aclsimGetLiveObjects(ACLSIM_OBJECT_SUBSCRIPTION, &subscriptions), 0);
    CHECK_IS(subscriptions, 0);
    CHECK_IS(aclrtSetDevice(0), 0);
    CHECK_IS(first_byte(), 0);
}

static void a_device_is_reset_although_nobody_processes_the_callbacks_of_its_streams(void)
{
    set_up();
    get_stuck(stream);
    CHECK_IS(aclrtResetDevice(0), 0);
    CHECK_IS(aclrtSetDevice(0), 0);
    CHECK_IS(aclrtCreateStream(&stream), 0);
    get_stuck(stream);
    get_stuck(NULL);
    CHECK_IS(aclrtResetDeviceForce(0), 0);
    CHECK_IS(reached, 0);
    CHECK_IS(aclrtSetDevice(0), 0);
    CHECK_IS(first_byte(), 0);
}

/** Other streams drop their work at a reset; the default stream of the device comes to its end. */
static void a_reset_waits_for_the_default_stream(void)
{
    void *other = NULL;
    unsigned char byte = 99;
    set_up();
    CHECK_IS(aclrtMalloc(&other, BYTES, ACL_MEM_MALLOC_HUGE_FIRST), 0);
    CHECK_IS(aclrtMemset(other, BYTES, 0, BYTES), 0);
    CHECK_IS(aclsimSetTransfer(0, 50000), 0);
    CHECK_IS(aclrtMemsetAsync(memory, BYTES, 1, BYTES, NULL), 0);
    CHECK_IS(aclrtMemsetAsync(other, BYTES, 1, BYTES, stream), 0);
    CHECK_IS(aclrtMemsetAsync(other, BYTES, 2, BYTES, stream), 0);
    CHECK_IS(aclrtResetDevice(0), 0);
    CHECK_IS(aclsimSetTransfer(0, 0), 0);
    CHECK_IS(aclrtSetDevice(0), 0);
    CHECK_IS(first_byte(), 1);
    CHECK_IS(aclrtMemcpy(&byte, 1, other, 1, ACL_MEMCPY_DEVICE_TO_HOST), 0);
    CHECK(byte != 2);
}

int main(void)
{
    ISOLATE(a_stream_that_is_destroyed_while_held_ends_when_it_is_let_go);
    ISOLATE(a_stream_that_is_destroyed_while_held_ends_with_its_device);
    ISOLATE(a_stream_that_is_destroyed_while_held_ends_when_its_tasks_are_aborted);
    ISOLATE(a_stream_that_is_destroyed_while_its_device_is_reset_drops_its_host_functions);
    ISOLATE(a_context_ends_although_nobody_processes_its_callbacks);
    ISOLATE(a_device_is_reset_although_nobody_processes_the_callbacks_of_its_streams);
    ISOLATE(a_reset_waits_for_the_default_stream);
    return 0;
}
