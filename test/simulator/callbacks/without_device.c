/*
 * Callbacks and host functions where there is an explicit context, and nobody has called aclrtSetDevice.
 */
#include <unistd.h>

#include "acl/acl.h"
#include "aclsim.h"
#include "check.h"
#include "isolate.h"
#include "thread.h"

static aclrtContext context;
static aclrtStream stream;
static uint64_t reader;
static int ran;

static void count(void *data)
{
    __atomic_fetch_add((int *)data, 1, __ATOMIC_SEQ_CST);
}

static int seen(void)
{
    return __atomic_load_n(&ran, __ATOMIC_SEQ_CST);
}

static void *launches(void *unused)
{
    (void)unused;
    CHECK_IS(aclrtCreateContext(&context, 0), 0);
    CHECK_IS(aclrtCreateStream(&stream), 0);
    CHECK_IS(aclrtSubscribeReport(reader, stream), 0);
    for (int round = 0; round < 3; round++) {
        CHECK_IS(aclrtLaunchCallback(count, &ran, ACL_CALLBACK_BLOCK, stream), 0);
    }
    return NULL;
}

static void *sets_the_device(void *unused)
{
    (void)unused;
    CHECK_IS(aclrtSetDevice(0), 0);
    return NULL;
}

static void run(void *(*function)(void *))
{
    pthread_t thread;
    CHECK_IS(pthread_create(&thread, NULL, function, NULL), 0);
    CHECK_IS(pthread_join(thread, NULL), 0);
}

static void reports_need_a_context_of_the_device_or_of_the_thread(void)
{
    reader = (uint64_t)gettid();
    CHECK_IS(aclrtProcessReport(10), 107012);
    run(launches);
    CHECK_IS(aclrtProcessReport(1000), 107002);
    CHECK_IS(seen(), 0);
    CHECK_IS(aclrtSetCurrentContext(context), 0);
    CHECK_IS(aclrtProcessReport(5000), 0);
    CHECK_IS(seen(), 1);
    /* A context that has ended is none, and what it queued is gone. */
    CHECK_IS(aclrtDestroyContext(context), 0);
    CHECK_IS(seen(), 1);
}

static void reports_are_read_through_the_primary_context(void)
{
    reader = (uint64_t)gettid();
    run(launches);
    CHECK_IS(aclrtProcessReport(1000), 107002);
    run(sets_the_device);
    for (int round = 0; round < 3; round++) {
        CHECK_IS(aclrtProcessReport(5000), 0);
    }
    CHECK_IS(seen(), 3);
}

static void host_functions_wait_for_the_primary_context(void)
{
    CHECK_IS(aclrtCreateContext(&context, 0), 0);
    CHECK_IS(aclrtCreateStream(&stream), 0);
    CHECK_IS(aclrtLaunchHostFunc(stream, count, &ran), 0);
    CHECK_IS(aclrtLaunchHostFunc(NULL, count, &ran), 0);
    CHECK_IS(aclrtSynchronizeStreamWithTimeout(stream, 50), 507046);
    CHECK_IS(seen(), 0);
    run(sets_the_device);
    CHECK_IS(aclrtSynchronizeDevice(), 0);
    CHECK_IS(seen(), 2);
}

static void a_context_with_waiting_host_functions_ends(void)
{
    CHECK_IS(aclrtCreateContext(&context, 0), 0);
    CHECK_IS(aclrtCreateStream(&stream), 0);
    for (int round = 0; round < 3; round++) {
        CHECK_IS(aclrtLaunchHostFunc(stream, count, &ran), 0);
        CHECK_IS(aclrtLaunchHostFunc(NULL, count, &ran), 0);
    }
    CHECK_IS(aclrtSynchronizeStreamWithTimeout(stream, 20), 507046);
    CHECK_IS(aclrtDestroyStreamForce(stream), 0);
    CHECK_IS(aclrtDestroyContext(context), 0);
    CHECK_IS(seen(), 0);
}

static void the_functions_of_the_default_stream_run_while_the_device_is_reset(void)
{
    CHECK_IS(aclrtSetDevice(0), 0);
    for (int round = 0; round < 20; round++) {
        CHECK_IS(aclrtLaunchHostFunc(NULL, count, &ran), 0);
    }
    CHECK_IS(aclrtResetDevice(0), 0);
    CHECK_IS(seen(), 20);
}

int main(void)
{
    ISOLATE(reports_need_a_context_of_the_device_or_of_the_thread);
    ISOLATE(reports_are_read_through_the_primary_context);
    ISOLATE(host_functions_wait_for_the_primary_context);
    ISOLATE(a_context_with_waiting_host_functions_ends);
    ISOLATE(the_functions_of_the_default_stream_run_while_the_device_is_reset);
    return 0;
}
