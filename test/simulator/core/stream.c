/*
 * Streams: order, waiting, holding, failing, aborting; handles that are dead or never were.
 */
#include "acl/acl.h"
#include "aclsim.h"
#include "check.h"
#include "isolate.h"
#include "thread.h"

static void add_one(void *counter)
{
    __atomic_fetch_add((int *)counter, 1, __ATOMIC_SEQ_CST);
}

static int value_of(int *counter)
{
    return __atomic_load_n(counter, __ATOMIC_SEQ_CST);
}

static aclrtStream open_stream(void)
{
    aclrtStream stream = NULL;
    CHECK_IS(aclrtSetDevice(0), 0);
    CHECK_IS(aclrtCreateStream(&stream), 0);
    return stream;
}

static void refuses_handles_that_are_no_streams(void)
{
    static long unrelated[64];
    aclrtStream stream = open_stream();
    aclrtEvent event = NULL;
    CHECK_IS(aclrtCreateEvent(&event), 0);
    CHECK_IS(aclrtCreateStream(NULL), 100000);
    CHECK_IS(aclrtDestroyStream(NULL), 100000);
    CHECK_IS(aclrtSynchronizeStream(unrelated), 107017);
    CHECK_IS(aclrtDestroyStream(unrelated), 107017);
    CHECK_IS(aclrtSynchronizeStream((aclrtStream)0x10), 107017);
    CHECK_IS(aclrtDestroyStream((aclrtStream)0x10), 107017);
    CHECK_IS(aclrtSynchronizeStream(event), 107017);
    CHECK_IS(aclrtSynchronizeStream((char *)stream + 16), 107017);
    CHECK_IS(aclrtSynchronizeStream((char *)stream + 1), 107017);
    CHECK_IS(aclrtDestroyStream(stream), 0);
    CHECK_IS(aclrtDestroyStream(stream), 107017);
    for (int round = 0; round < 10000; round++) {
        aclrtStream other = NULL;
        CHECK_IS(aclrtCreateStream(&other), 0);
        CHECK(other != stream);
        CHECK_IS(aclrtDestroyStream(other), 0);
    }
    CHECK_IS(aclrtSynchronizeStream(stream), 107017);
}

static void held_work_does_not_progress(void)
{
    int counter = 0;
    aclrtStreamStatus status = ACL_STREAM_STATUS_RESERVED;
    aclrtStream stream = open_stream();
    CHECK_IS(aclsimHoldStreams(2), 100000);
    CHECK_IS(aclsimHoldStreams(1), 0);
    CHECK_IS(aclrtLaunchHostFunc(stream, add_one, &counter), 0);
    CHECK_IS(aclrtLaunchHostFunc(NULL, add_one, &counter), 0);
    CHECK_IS(aclrtStreamQuery(stream, NULL), 100000);
    CHECK_IS(aclrtStreamQuery(stream, &status), 0);
    CHECK_IS(status, ACL_STREAM_STATUS_NOT_READY);
    CHECK_IS(aclrtSynchronizeStreamWithTimeout(stream, 0), 107000);
    CHECK_IS(aclrtSynchronizeStreamWithTimeout(stream, -2), 107000);
    CHECK_IS(aclrtSynchronizeStreamWithTimeout(stream, 30), 507046);
    CHECK_IS(aclrtSynchronizeDeviceWithTimeout(0), 107000);
    CHECK_IS(aclrtSynchronizeDeviceWithTimeout(30), 507046);
    CHECK_IS(value_of(&counter), 0);
    CHECK_IS(aclsimHoldStreams(0), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 0);
    CHECK_IS(aclrtSynchronizeDevice(), 0);
    CHECK_IS(value_of(&counter), 2);
    CHECK_IS(aclrtStreamQuery(stream, &status), 0);
    CHECK_IS(status, ACL_STREAM_STATUS_COMPLETE);
    CHECK_IS(aclrtDestroyStream(stream), 0);
    CHECK_IS(aclrtResetDevice(0), 0);
}

static void waits_for_work_when_destroyed_and_drops_it_by_force(void)
{
    int counter = 0;
    aclrtStream first = open_stream();
    aclrtStream second = NULL;
    CHECK_IS(aclrtCreateStream(&second), 0);
    CHECK_IS(aclrtLaunchHostFunc(first, add_one, &counter), 0);
    CHECK_IS(aclrtDestroyStream(first), 0);
    CHECK_IS(value_of(&counter), 1);
    CHECK_IS(aclsimHoldStreams(1), 0);
    CHECK_IS(aclrtLaunchHostFunc(second, add_one, &counter), 0);
    CHECK_IS(aclrtDestroyStreamForce(second), 0);
    CHECK_IS(aclsimHoldStreams(0), 0);
    CHECK_IS(value_of(&counter), 1);
    CHECK_IS(aclrtResetDevice(0), 0);
}

/** Queues work that fails after a second: a wait that nobody ends. */
static void queue_failure(aclrtStream stream)
{
    aclrtEvent event = NULL;
    CHECK_IS(aclrtCreateEventWithFlag(&event, ACL_EVENT_SYNC), 0);
    CHECK_IS(aclrtStreamWaitEventWithTimeout(stream, event, 1), 0);
    CHECK_IS(aclrtDestroyEvent(event), 0);
}

static void reports_an_error_once_and_goes_on(void)
{
    int counter = 0;
    aclrtStream stream = open_stream();
    queue_failure(stream);
    CHECK_IS(aclrtLaunchHostFunc(stream, add_one, &counter), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 107019);
    CHECK(strstr(aclGetRecentErrMsg(), "time-out of 1 s") != NULL);
    CHECK_IS(value_of(&counter), 1);
    CHECK_IS(aclrtSynchronizeStream(stream), 0);
    CHECK_IS(aclrtDestroyStream(stream), 0);
    CHECK_IS(aclrtResetDevice(0), 0);
}

static void stops_the_context_after_a_failure_when_asked_to(void)
{
    int counter = 0;
    aclrtContext context = NULL;
    aclrtStream stream = NULL;
    aclrtStream other = NULL;
    CHECK_IS(aclrtCreateContext(&context, 0), 0);
    CHECK_IS(aclrtCreateStream(&stream), 0);
    CHECK_IS(aclrtCreateStream(&other), 0);
    CHECK_IS(aclrtSetStreamFailureMode(NULL, 0), 0);
    CHECK_IS(aclrtSetStreamFailureMode(stream, 2), 107000);
    CHECK_IS(aclrtSetStreamFailureMode(stream, 1), 0);
    CHECK_IS(aclrtSetStreamFailureMode(stream, 1), 0);
    CHECK_IS(aclrtSetStreamFailureMode(stream, 0), 207000);
    queue_failure(stream);
    CHECK_IS(aclrtLaunchHostFunc(stream, add_one, &counter), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 107019);
    CHECK_IS(value_of(&counter), 0);
    CHECK_IS(aclrtLaunchHostFunc(other, add_one, &counter), 107019);
    CHECK_IS(aclrtSynchronizeStream(other), 107019);
    CHECK_IS(aclrtDestroyContext(context), 0);
}

static void *synchronizes(void *stream)
{
    CHECK_IS(aclrtSetDevice(0), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 107023);
    CHECK_IS(aclrtResetDevice(0), 0);
    return NULL;
}

static void an_abort_drops_work_and_frees_waiters(void)
{
    int counter = 0;
    aclrtEvent event = NULL;
    aclrtStream stream = open_stream();
    CHECK_IS(aclrtCreateEventWithFlag(&event, ACL_EVENT_SYNC), 0);
    CHECK_IS(aclrtStreamWaitEvent(stream, event), 0);
    CHECK_IS(aclrtLaunchHostFunc(stream, add_one, &counter), 0);
    pthread_t waiter;
    CHECK_IS(pthread_create(&waiter, NULL, synchronizes, stream), 0);
    sleep_ms(50);
    CHECK_IS(aclrtStreamAbort(NULL), 107000);
    CHECK_IS(aclrtStreamAbort(stream), 0);
    CHECK_IS(pthread_join(waiter, NULL), 0);
    CHECK_IS(value_of(&counter), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 0);
    CHECK_IS(aclrtLaunchHostFunc(stream, add_one, &counter), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 0);
    CHECK_IS(value_of(&counter), 1);
    CHECK_IS(aclrtStreamWaitEvent(stream, event), 0);
    CHECK_IS(aclrtDeviceTaskAbort(0, 0), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 0);
    CHECK_IS(aclrtDestroyEvent(event), 0);
    CHECK_IS(aclrtDestroyStream(stream), 0);
    CHECK_IS(aclrtResetDevice(0), 0);
}

static int told;

static void abort_the_device(aclrtExceptionInfo *info)
{
    (void)info;
    CHECK_IS(aclrtDeviceTaskAbort(0, 0), 0);
    __atomic_store_n(&told, 1, __ATOMIC_SEQ_CST);
}

static void an_exception_callback_may_abort_its_device(void)
{
    int counter = 0;
    aclrtStream stream = open_stream();
    CHECK_IS(aclrtSetExceptionInfoCallback(abort_the_device), 0);
    queue_failure(stream);
    CHECK_IS(aclrtLaunchHostFunc(stream, add_one, &counter), 0);
    while (value_of(&told) == 0) {
        sleep_ms(1);
    }
    CHECK_IS(aclrtSynchronizeStreamWithTimeout(stream, 5000), 107019);
    CHECK_IS(aclrtSynchronizeStreamWithTimeout(stream, 5000), 0);
    CHECK_IS(value_of(&counter), 0);
    CHECK_IS(aclrtLaunchHostFunc(stream, add_one, &counter), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 0);
    CHECK_IS(value_of(&counter), 1);
    CHECK_IS(aclrtDestroyStream(stream), 0);
    CHECK_IS(aclrtResetDevice(0), 0);
}

static void a_stream_belongs_to_its_context(void)
{
    int counter = 0;
    aclrtContext own = NULL;
    aclrtContext current = NULL;
    aclrtStreamStatus status;
    aclrtStream stream = open_stream();
    CHECK_IS(aclrtCreateContext(&own, 0), 0);
    CHECK_IS(aclrtLaunchHostFunc(stream, add_one, &counter), 107003);
    CHECK_IS(aclrtDestroyStream(stream), 107003);
    CHECK_IS(aclrtStreamQuery(stream, &status), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 0);
    CHECK_IS(aclrtGetCurrentContext(&current), 0);
    CHECK(current == own);
    CHECK_IS(aclrtDestroyContext(own), 0);
    CHECK_IS(aclrtResetDevice(0), 0);
}

static void has_properties(void)
{
    uint32_t number = 0;
    int32_t id = -1;
    aclrtStreamAttrValue value = {0};
    aclrtStream stream = NULL;
    aclrtStream other = NULL;
    CHECK_IS(aclrtSetDevice(0), 0);
    CHECK_IS(aclrtGetStreamAvailableNum(&number), 0);
    CHECK_IS(number, 1983);
    CHECK_IS(aclrtCreateStreamWithConfig(&stream, 99, ACL_STREAM_FAST_LAUNCH | 0x10000u), 0);
    CHECK_IS(aclrtCreateStreamWithConfig(&other, 0, ACL_STREAM_HUGE), 0);
    CHECK_IS(aclrtDestroyStream(other), 0);
    CHECK_IS(aclrtCreateStreamWithConfig(&other, 0, ACL_STREAM_DEVICE_USE_ONLY | ACL_STREAM_FAST_SYNC), 107000);
    CHECK_IS(aclrtGetStreamAvailableNum(&number), 0);
    CHECK_IS(number, 1982);
    CHECK_IS(aclrtStreamGetPriority(stream, &number), 0);
    CHECK_IS(number, 7);
    CHECK_IS(aclrtStreamGetFlags(stream, &number), 0);
    CHECK_IS(number, ACL_STREAM_FAST_LAUNCH);
    CHECK_IS(aclrtStreamGetId(stream, &id), 0);
    CHECK_IS(id, 1);
    CHECK_IS(aclrtStreamGetId(NULL, &id), 0);
    CHECK_IS(id, 0);
    value.userCustomTag = 77;
    CHECK_IS(aclrtSetStreamAttribute(stream, ACL_STREAM_ATTR_USER_CUSTOM_TAG, &value), 0);
    value.userCustomTag = 0;
    CHECK_IS(aclrtGetStreamAttribute(stream, ACL_STREAM_ATTR_USER_CUSTOM_TAG, &value), 0);
    CHECK_IS(value.userCustomTag, 77);
    CHECK_IS(aclrtGetStreamAttribute(stream, (aclrtStreamAttr)99, &value), 107000);
    CHECK_IS(aclrtSetStreamOverflowSwitch(stream, 2), 100000);
    CHECK_IS(aclrtDestroyStream(stream), 0);
    CHECK_IS(aclrtResetDevice(0), 0);
}

static void streams_run_out(void)
{
    aclrtStream streams[1984];
    aclrtStream more = NULL;
    CHECK_IS(aclrtSetDevice(0), 0);
    for (int index = 0; index < 1983; index++) {
        CHECK_IS(aclrtCreateStream(&streams[index]), 0);
    }
    CHECK_IS(aclrtCreateStream(&more), 207008);
    CHECK_IS(aclrtDestroyStream(streams[0]), 0);
    CHECK_IS(aclrtCreateStream(&more), 0);
    CHECK_IS(aclrtResetDevice(0), 0);
}

static void work_can_be_slow(void)
{
    int counter = 0;
    aclrtStreamStatus status;
    aclrtStream stream = open_stream();
    CHECK_IS(aclsimSetTransfer(0, 100000), 0);
    CHECK_IS(aclrtLaunchHostFunc(stream, add_one, &counter), 0);
    CHECK_IS(aclrtStreamQuery(stream, &status), 0);
    CHECK_IS(status, ACL_STREAM_STATUS_NOT_READY);
    CHECK_IS(aclrtSynchronizeStream(stream), 0);
    CHECK_IS(value_of(&counter), 1);
    CHECK_IS(aclrtLaunchHostFunc(stream, add_one, &counter), 0);
    CHECK_IS(aclrtDestroyStreamForce(stream), 0);
    CHECK_IS(aclrtResetDevice(0), 0);
}

static void a_loss_ends_waiting(void)
{
    aclrtEvent event = NULL;
    int counter = 0;
    aclrtStream stream = open_stream();
    CHECK_IS(aclrtCreateEventWithFlag(&event, ACL_EVENT_SYNC), 0);
    CHECK_IS(aclrtStreamWaitEvent(stream, event), 0);
    CHECK_IS(aclrtLaunchHostFunc(stream, add_one, &counter), 0);
    CHECK_IS(aclsimLoseDevice(0, 507010), 0);
    CHECK_IS(aclrtLaunchHostFunc(stream, add_one, &counter), 507010);
    CHECK_IS(aclrtDestroyStream(stream), 0);
    CHECK_IS(value_of(&counter), 0);
    CHECK_IS(aclrtDestroyEvent(event), 0);
    CHECK_IS(aclrtResetDevice(0), 0);
}

#define ROUNDS 300

static void *works_hard(void *argument)
{
    int *total = argument;
    CHECK_IS(aclrtSetDevice(0), 0);
    for (int round = 0; round < ROUNDS; round++) {
        aclrtStream stream = NULL;
        aclrtEvent event = NULL;
        CHECK_IS(aclrtCreateStream(&stream), 0);
        CHECK_IS(aclrtCreateEvent(&event), 0);
        CHECK_IS(aclrtRecordEvent(event, NULL), 0);
        CHECK_IS(aclrtStreamWaitEvent(stream, event), 0);
        CHECK_IS(aclrtLaunchHostFunc(stream, add_one, total), 0);
        if (round % 3 == 0) {
            CHECK_IS(aclrtSynchronizeStream(stream), 0);
        }
        CHECK_IS(aclrtDestroyEvent(event), 0);
        CHECK_IS(aclrtDestroyStream(stream), 0);
    }
    CHECK_IS(aclrtResetDevice(0), 0);
    return NULL;
}

static void serves_many_threads_at_a_time(void)
{
    int total = 0;
    pthread_t threads[4];
    for (int index = 0; index < 4; index++) {
        CHECK_IS(pthread_create(&threads[index], NULL, works_hard, &total), 0);
    }
    for (int index = 0; index < 4; index++) {
        CHECK_IS(pthread_join(threads[index], NULL), 0);
    }
    CHECK_IS(total, 4 * ROUNDS);
}

static void *uses(void *stream)
{
    static int counter;
    CHECK_IS(aclrtSetDevice(0), 0);
    for (int round = 0; round < 1000; round++) {
        const aclError error = aclrtLaunchHostFunc(stream, add_one, &counter);
        CHECK(error == 0 || error == 107017);
        const aclError waited = aclrtSynchronizeStream(stream);
        CHECK(waited == 0 || waited == 107017 || waited == 107023);
    }
    return NULL;
}

static void destroying_a_stream_in_use_is_safe(void)
{
    for (int round = 0; round < 10; round++) {
        aclrtStream stream = open_stream();
        pthread_t threads[2];
        CHECK_IS(pthread_create(&threads[0], NULL, uses, stream), 0);
        CHECK_IS(pthread_create(&threads[1], NULL, uses, stream), 0);
        sleep_ms(2);
        CHECK_IS(round % 2 == 0 ? aclrtDestroyStream(stream) : aclrtDestroyStreamForce(stream), 0);
        CHECK_IS(pthread_join(threads[0], NULL), 0);
        CHECK_IS(pthread_join(threads[1], NULL), 0);
    }
}

static void *visits_all(void *stop)
{
    while (value_of(stop) == 0) {
        CHECK_IS(aclsimHoldStreams(0), 0);
    }
    return NULL;
}

static void streams_are_made_while_all_are_visited(void)
{
    int stop = 0;
    pthread_t visitor;
    CHECK_IS(aclrtSetDevice(0), 0);
    CHECK_IS(pthread_create(&visitor, NULL, visits_all, &stop), 0);
    for (int round = 0; round < 10000; round++) {
        aclrtStream stream = NULL;
        CHECK_IS(aclrtCreateStream(&stream), 0);
        CHECK_IS(aclrtDestroyStream(stream), 0);
    }
    add_one(&stop);
    CHECK_IS(pthread_join(visitor, NULL), 0);
}

int main(void)
{
    ISOLATE(refuses_handles_that_are_no_streams);
    ISOLATE(held_work_does_not_progress);
    ISOLATE(waits_for_work_when_destroyed_and_drops_it_by_force);
    ISOLATE(reports_an_error_once_and_goes_on);
    ISOLATE(stops_the_context_after_a_failure_when_asked_to);
    ISOLATE(an_abort_drops_work_and_frees_waiters);
    ISOLATE(an_exception_callback_may_abort_its_device);
    ISOLATE(a_stream_belongs_to_its_context);
    ISOLATE(has_properties);
    ISOLATE(streams_run_out);
    ISOLATE(work_can_be_slow);
    ISOLATE(a_loss_ends_waiting);
    ISOLATE(serves_many_threads_at_a_time);
    ISOLATE(destroying_a_stream_in_use_is_safe);
    ISOLATE(streams_are_made_while_all_are_visited);
    return 0;
}
