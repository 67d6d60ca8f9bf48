/*
 * Queued work that fails, and streams that are aborted.
 */
#include "acl/acl.h"
#include "aclsim.h"
#include "check.h"
#include "counting.h"
#include "isolate.h"
#include "thread.h"

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
    CHECK_IS(aclrtSetStreamFailureMode(stream, 2), 0);
    CHECK_IS(aclrtSetStreamFailureMode(stream, 3), 0);
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
    /* NULL is the default stream of the context, and the work of the others stays. */
    CHECK_IS(aclrtStreamAbort(NULL), 0);
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

int main(void)
{
    ISOLATE(reports_an_error_once_and_goes_on);
    ISOLATE(stops_the_context_after_a_failure_when_asked_to);
    ISOLATE(an_abort_drops_work_and_frees_waiters);
    ISOLATE(an_exception_callback_may_abort_its_device);
    return 0;
}
