/*
 * Callbacks by subscription, host functions, exception callbacks.
 */
#include <unistd.h>

#include "acl/acl.h"
#include "aclsim.h"
#include "check.h"
#include "control.h"
#include "isolate.h"
#include "thread.h"

static aclrtStream stream;
static int ran;

static void set_up(void)
{
    CHECK_IS(aclrtSetDevice(0), 0);
    CHECK_IS(aclrtCreateStream(&stream), 0);
}

static void tear_down(void)
{
    CHECK_IS(aclrtDestroyStream(stream), 0);
    CHECK_IS(aclrtResetDevice(0), 0);
}

static void count(void *data)
{
    __atomic_fetch_add((int *)data, 1, __ATOMIC_SEQ_CST);
}

static int seen(void)
{
    return __atomic_load_n(&ran, __ATOMIC_SEQ_CST);
}

static int stop;

static void *reads(void *unused)
{
    (void)unused;
    while (!__atomic_load_n(&stop, __ATOMIC_SEQ_CST)) {
        const aclError error = aclrtProcessReport(50);
        CHECK(error == 0 || error == 507012 || error == 107012);
    }
    return NULL;
}

static void callbacks_run_on_the_subscribed_thread(void)
{
    pthread_t reader;
    set_up();
    CHECK_IS(pthread_create(&reader, NULL, reads, NULL), 0);
    CHECK_IS(aclrtLaunchCallback(NULL, &ran, ACL_CALLBACK_NO_BLOCK, stream), 107000);
    CHECK_IS(aclrtLaunchCallback(count, &ran, (aclrtCallbackBlockType)2, stream), 100000);
    CHECK_IS(aclrtLaunchCallback(count, &ran, ACL_CALLBACK_NO_BLOCK, stream), 107015);
    CHECK_IS(aclrtLaunchCallback(count, &ran, ACL_CALLBACK_NO_BLOCK, NULL), 107015);
    CHECK_IS(aclrtUnSubscribeReport((uint64_t)reader, stream), 107011);
    CHECK_IS(aclrtSubscribeReport((uint64_t)reader, stream), 0);
    CHECK_IS(aclrtSubscribeReport((uint64_t)reader, stream), 107011);
    CHECK_IS(alive(ACLSIM_OBJECT_SUBSCRIPTION), 1);
    CHECK_IS(aclrtLaunchHostFunc(stream, count, &ran), 107011);
    CHECK_IS(aclrtLaunchCallback(count, &ran, ACL_CALLBACK_NO_BLOCK, stream), 0);
    CHECK_IS(aclrtLaunchCallback(count, &ran, ACL_CALLBACK_BLOCK, stream), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 0);
    CHECK_IS(seen(), 2);
    CHECK_IS(aclrtUnSubscribeReport(1, stream), 107012);
    CHECK_IS(aclrtUnSubscribeReport((uint64_t)reader, stream), 0);
    CHECK_IS(aclrtUnSubscribeReport((uint64_t)reader, stream), 107011);
    __atomic_store_n(&stop, 1, __ATOMIC_SEQ_CST);
    CHECK_IS(pthread_join(reader, NULL), 0);
    CHECK_IS(alive(ACLSIM_OBJECT_SUBSCRIPTION), 0);
    tear_down();
}

static void a_thread_can_read_its_own(void)
{
    set_up();
    CHECK_IS(aclrtProcessReport(0), 100000);
    CHECK_IS(aclrtProcessReport(-2), 100000);
    CHECK_IS(aclrtProcessReport(10), 107012);
    CHECK_IS(aclrtSubscribeReport((uint64_t)gettid(), stream), 0);
    CHECK_IS(aclrtProcessReport(10), 507012);
    CHECK_IS(aclrtLaunchCallback(count, &ran, ACL_CALLBACK_BLOCK, stream), 0);
    CHECK_IS(aclrtLaunchCallback(count, &ran, ACL_CALLBACK_NO_BLOCK, stream), 0);
    while (seen() < 2) {
        CHECK_IS(aclrtProcessReport(1000), 0);
    }
    CHECK_IS(aclrtSynchronizeStream(stream), 0);
    tear_down();
    CHECK_IS(aclrtProcessReport(10), 107012);
}

static void force_drops_callbacks_that_nobody_reads(void)
{
    set_up();
    CHECK_IS(aclrtSubscribeReport(12345, stream), 0);
    CHECK_IS(aclrtLaunchCallback(count, &ran, ACL_CALLBACK_NO_BLOCK, stream), 0);
    CHECK_IS(aclrtLaunchCallback(count, &ran, ACL_CALLBACK_BLOCK, stream), 0);
    CHECK_IS(aclrtLaunchCallback(count, &ran, ACL_CALLBACK_NO_BLOCK, stream), 0);
    CHECK_IS(aclrtSynchronizeStreamWithTimeout(stream, 50), 507046);
    CHECK_IS(aclrtDestroyStreamForce(stream), 0);
    CHECK_IS(seen(), 0);
    CHECK_IS(aclrtResetDevice(0), 0);
}

static pthread_t hostfunc_thread;

static void note_thread(void *unused)
{
    (void)unused;
    if (hostfunc_thread == 0) {
        hostfunc_thread = pthread_self();
    }
    CHECK(pthread_equal(hostfunc_thread, pthread_self()));
    CHECK(!pthread_equal(*(pthread_t *)unused, pthread_self()));
}

static void host_functions_share_a_thread(void)
{
    aclrtStream other = NULL;
    pthread_t self = pthread_self();
    set_up();
    CHECK_IS(aclrtCreateStream(&other), 0);
    CHECK_IS(aclrtLaunchHostFunc(stream, NULL, NULL), 107000);
    for (int round = 0; round < 20; round++) {
        CHECK_IS(aclrtLaunchHostFunc(round % 2 == 0 ? stream : other, note_thread, &self), 0);
    }
    CHECK_IS(aclrtLaunchHostFunc(NULL, note_thread, &self), 0);
    CHECK_IS(aclrtSynchronizeDevice(), 0);
    CHECK_IS(aclrtSubscribeReport(1, stream), 107011);
    CHECK_IS(aclrtLaunchCallback(count, &ran, ACL_CALLBACK_NO_BLOCK, stream), 107011);
    CHECK_IS(aclrtUnSubscribeReport(1, stream), 107011);
    CHECK_IS(aclrtDestroyStream(other), 0);
    tear_down();
}

static uint32_t failed_code;
static pid_t queuing_thread;

/** What only a kernel has: its arguments and its function. */
static void no_kernel_failed(const aclrtExceptionInfo *info)
{
    void *arguments = NULL;
    uint32_t length = 7;
    aclrtFuncHandle function = stream;
    CHECK_IS(aclrtGetArgsFromExceptionInfo(info, NULL, &length), 100000);
    CHECK_IS(aclrtGetArgsFromExceptionInfo(info, &arguments, NULL), 100000);
    CHECK_IS(aclrtGetArgsFromExceptionInfo(info, &arguments, &length), -1);
    CHECK(arguments == NULL && length == 7);
    CHECK_IS(aclrtGetFuncHandleFromExceptionInfo(info, NULL), 100000);
    CHECK_IS(aclrtGetFuncHandleFromExceptionInfo(info, &function), 107000);
    CHECK(function == NULL);
}

static void on_exception(aclrtExceptionInfo *info)
{
    CHECK_IS(aclrtGetDeviceIdFromExceptionInfo(info), 0);
    CHECK_IS(aclrtGetStreamIdFromExceptionInfo(info), 1);
    CHECK_IS(aclrtGetTaskIdFromExceptionInfo(info), 0);
    CHECK_IS(aclrtGetThreadIdFromExceptionInfo(info), queuing_thread);
    CHECK(gettid() != queuing_thread);
    no_kernel_failed(info);
    failed_code = aclrtGetErrorCodeFromExceptionInfo(info);
}

static void exceptions_are_told(void)
{
    aclrtEvent event = NULL;
    set_up();
    queuing_thread = gettid();
    CHECK_IS(aclrtGetTaskIdFromExceptionInfo(NULL), 0xFFFFFFFF);
    CHECK_IS(aclrtSetExceptionInfoCallback(on_exception), 0);
    CHECK_IS(aclrtCreateEventWithFlag(&event, ACL_EVENT_SYNC), 0);
    CHECK_IS(aclrtStreamWaitEventWithTimeout(stream, event, 1), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 107019);
    CHECK_IS(failed_code, 107019);
    CHECK_IS(aclrtDestroyEvent(event), 0);
    tear_down();
}

static int reset_done;

static void reset_the_device(void *unused)
{
    (void)unused;
    CHECK_IS(aclrtResetDeviceForce(0), 0);
    __atomic_store_n(&reset_done, 1, __ATOMIC_SEQ_CST);
}

static void a_host_function_may_even_reset_its_device(void)
{
    set_up();
    CHECK_IS(aclrtLaunchHostFunc(stream, reset_the_device, NULL), 0);
    while (!__atomic_load_n(&reset_done, __ATOMIC_SEQ_CST)) {
        sleep_ms(1);
    }
    CHECK_IS(aclrtSynchronizeStream(stream), 107017);
    CHECK_IS(aclrtSetDevice(0), 0);
    CHECK_IS(aclrtResetDevice(0), 0);
}

static void end_the_stream(aclrtExceptionInfo *info)
{
    (void)info;
    CHECK_IS(aclrtSetDevice(0), 0);
    CHECK_IS(aclrtDestroyStream(stream), 0);
    CHECK_IS(aclrtResetDevice(0), 0);
    __atomic_store_n(&reset_done, 1, __ATOMIC_SEQ_CST);
}

static void an_exception_callback_may_end_its_stream(void)
{
    aclrtEvent event = NULL;
    set_up();
    CHECK_IS(aclrtSetExceptionInfoCallback(end_the_stream), 0);
    CHECK_IS(aclrtCreateEventWithFlag(&event, ACL_EVENT_SYNC), 0);
    CHECK_IS(aclrtStreamWaitEventWithTimeout(stream, event, 1), 0);
    CHECK_IS(aclrtLaunchHostFunc(stream, count, &ran), 0);
    while (!__atomic_load_n(&reset_done, __ATOMIC_SEQ_CST)) {
        sleep_ms(1);
    }
    CHECK_IS(aclrtSynchronizeStream(stream), 107017);
    CHECK_IS(seen(), 0);
    CHECK_IS(aclrtDestroyEvent(event), 0);
    CHECK_IS(aclrtResetDevice(0), 0);
}

static aclrtStream created;
static int destroyed;

static void on_stream_state(aclrtStream which, aclrtStreamState state, void *argument)
{
    CHECK(argument == &created);
    if (state == ACL_RT_STREAM_STATE_CREATE_POST) {
        created = which;
    } else {
        destroyed += which == stream;
    }
}

static void stream_states_are_told(void)
{
    CHECK_IS(aclrtRegStreamStateCallback(NULL, on_stream_state, NULL), 100000);
    CHECK_IS(aclrtRegStreamStateCallback("test", on_stream_state, &created), 0);
    CHECK_IS(aclrtRegStreamStateCallback("test", on_stream_state, &created), 107000);
    set_up();
    CHECK(created == stream);
    CHECK_IS(aclrtDestroyStream(stream), 0);
    CHECK_IS(destroyed, 1);
    CHECK_IS(aclrtRegStreamStateCallback("test", NULL, NULL), 0);
    CHECK_IS(aclrtResetDevice(0), 0);
}

int main(void)
{
    ISOLATE(callbacks_run_on_the_subscribed_thread);
    ISOLATE(a_thread_can_read_its_own);
    ISOLATE(force_drops_callbacks_that_nobody_reads);
    ISOLATE(host_functions_share_a_thread);
    ISOLATE(exceptions_are_told);
    ISOLATE(a_host_function_may_even_reset_its_device);
    ISOLATE(an_exception_callback_may_end_its_stream);
    ISOLATE(stream_states_are_told);
    return 0;
}
