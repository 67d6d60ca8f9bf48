/*
 * Events: what is complete when, and the two kinds.
 */
#include "acl/acl.h"
#include "aclsim.h"
#include "check.h"
#include "isolate.h"
#include "status.h"
#include "thread.h"
#include "two_streams.h"

static void checks_its_arguments(void)
{
    aclrtEvent event = NULL;
    aclrtEventRecordedStatus status;
    CHECK_IS(aclrtCreateEvent(&event), 107002);
    set_up();
    CHECK_IS(aclrtCreateEvent(NULL), 100000);
    CHECK_IS(aclrtCreateEventWithFlag(&event, 0), 107000);
    CHECK_IS(aclrtCreateEventWithFlag(&event, 0xffffffff), 107000);
    CHECK_IS(aclrtCreateEventWithFlag(&event, ACL_EVENT_EXTERNAL | ACL_EVENT_SYNC), 107000);
    CHECK_IS(aclrtCreateEventExWithFlag(&event, ACL_EVENT_IPC | ACL_EVENT_SYNC), 107000);
    CHECK_IS(aclrtCreateEvent(&event), 0);
    CHECK_IS(aclrtQueryEventStatus(event, NULL), 100000);
    CHECK_IS(aclrtRecordEvent(NULL, first), 100000);
    CHECK_IS(aclrtStreamWaitEvent(first, NULL), 100000);
    CHECK_IS(aclrtStreamWaitEventWithTimeout(first, NULL, 0), 107000);
    CHECK_IS(aclrtStreamWaitEventWithTimeout(first, event, -1), 107000);
    CHECK_IS(aclrtSynchronizeEventWithTimeout(NULL, 0), 100000);
    CHECK_IS(aclrtSynchronizeEventWithTimeout(event, 0), 107000);
    CHECK_IS(aclrtSynchronizeEvent(NULL), 100000);
    CHECK_IS(aclrtDestroyEvent(event), 0);
    CHECK_IS(aclrtDestroyEvent(event), 107017);
    CHECK_IS(aclrtQueryEventStatus(event, &status), 107017);
    CHECK_IS(aclrtRecordEvent(event, first), 107017);
    CHECK_IS(aclrtRecordEvent(first, first), 107017);
    tear_down();
}

static void an_unrecorded_event_depends_on_its_kind(void)
{
    aclrtEvent old = NULL;
    aclrtEvent ex = NULL;
    set_up();
    CHECK_IS(aclrtCreateEvent(&old), 0);
    CHECK_IS(aclrtCreateEventExWithFlag(&ex, ACL_EVENT_SYNC | ACL_EVENT_TIME_LINE), 0);
    CHECK_IS(status_of(old), ACL_EVENT_RECORDED_STATUS_NOT_READY);
    CHECK_IS(status_of(ex), ACL_EVENT_RECORDED_STATUS_COMPLETE);
    CHECK_IS(aclrtSynchronizeEvent(old), 0);
    CHECK_IS(aclrtStreamWaitEvent(first, old), 107000);
    CHECK_IS(aclrtStreamWaitEvent(first, ex), 0);
    CHECK_IS(aclrtSynchronizeStream(first), 0);
    CHECK_IS(aclrtResetEvent(ex, first), 207000);
    CHECK_IS(aclrtDestroyEvent(old), 0);
    CHECK_IS(aclrtDestroyEvent(ex), 0);
    tear_down();
}

static void follows_the_stream(void)
{
    aclrtEvent event = NULL;
    set_up();
    CHECK_IS(aclrtCreateEvent(&event), 0);
    CHECK_IS(aclsimHoldStreams(1), 0);
    CHECK_IS(aclrtRecordEvent(event, first), 0);
    CHECK_IS(status_of(event), ACL_EVENT_RECORDED_STATUS_NOT_READY);
    CHECK_IS(aclrtSynchronizeEventWithTimeout(event, 20), 507047);
    CHECK_IS(aclrtStreamWaitEvent(second, event), 0);
    CHECK_IS(aclrtSynchronizeStreamWithTimeout(second, 20), 507046);
    CHECK_IS(aclsimHoldStreams(0), 0);
    CHECK_IS(aclrtSynchronizeEvent(event), 0);
    CHECK_IS(status_of(event), ACL_EVENT_RECORDED_STATUS_COMPLETE);
    CHECK_IS(aclrtSynchronizeStream(second), 0);
    CHECK_IS(aclrtRecordEvent(event, NULL), 0);
    CHECK_IS(aclrtSynchronizeStream(NULL), 0);
    CHECK_IS(status_of(event), ACL_EVENT_RECORDED_STATUS_COMPLETE);
    CHECK_IS(aclrtDestroyEvent(event), 0);
    tear_down();
}

static void run_later(void *flag)
{
    sleep_ms(50);
    __atomic_store_n((int *)flag, 1, __ATOMIC_SEQ_CST);
}

static void check_set(void *flag)
{
    CHECK_IS(__atomic_load_n((int *)flag, __ATOMIC_SEQ_CST), 1);
}

static void orders_two_streams(void)
{
    aclrtEvent event = NULL;
    int flag = 0;
    set_up();
    /* Two contexts: host functions of one context run on one thread and would be in order anyway. */
    aclrtContext other = NULL;
    aclrtStream third = NULL;
    CHECK_IS(aclrtCreateEventExWithFlag(&event, ACL_EVENT_SYNC), 0);
    CHECK_IS(aclrtLaunchHostFunc(first, run_later, &flag), 0);
    CHECK_IS(aclrtRecordEvent(event, first), 0);
    aclrtContext primary = NULL;
    CHECK_IS(aclrtGetCurrentContext(&primary), 0);
    CHECK_IS(aclrtCreateContext(&other, 0), 0);
    CHECK_IS(aclrtCreateStream(&third), 0);
    CHECK_IS(aclrtStreamWaitEvent(third, event), 0);
    CHECK_IS(aclrtDestroyEvent(event), 0);
    CHECK_IS(aclrtLaunchHostFunc(third, check_set, &flag), 0);
    CHECK_IS(aclrtSynchronizeStream(third), 0);
    CHECK_IS(aclrtDestroyContext(other), 0);
    CHECK_IS(aclrtSetCurrentContext(primary), 0);
    tear_down();
}

static void a_wait_is_for_the_latest_record(void)
{
    aclrtEvent event = NULL;
    aclrtEventWaitStatus waits = ACL_EVENT_WAIT_STATUS_RESERVED;
    set_up();
    CHECK_IS(aclrtCreateEvent(&event), 0);
    CHECK_IS(aclrtRecordEvent(event, first), 0);
    CHECK_IS(aclrtSynchronizeEvent(event), 0);
    CHECK_IS(aclrtStreamWaitEvent(second, event), 0);
    CHECK_IS(aclrtSynchronizeStream(second), 0);
    CHECK_IS(aclrtResetEvent(event, second), 0);
    CHECK_IS(aclrtStreamWaitEvent(second, event), 0);
    CHECK_IS(aclrtQueryEventWaitStatus(event, &waits), 0);
    CHECK_IS(waits, ACL_EVENT_WAIT_STATUS_NOT_READY);
    CHECK_IS(aclrtSynchronizeStreamWithTimeout(second, 20), 507046);
    CHECK_IS(aclrtRecordEvent(event, first), 0);
    CHECK_IS(aclrtSynchronizeStream(second), 0);
    CHECK_IS(aclrtQueryEventWaitStatus(event, &waits), 0);
    CHECK_IS(waits, ACL_EVENT_WAIT_STATUS_COMPLETE);
    CHECK_IS(aclrtDestroyEvent(event), 0);
    tear_down();
}

static void a_sync_event_can_be_waited_for_before_it_is_recorded(void)
{
    aclrtEvent event = NULL;
    set_up();
    CHECK_IS(aclrtCreateEventWithFlag(&event, ACL_EVENT_SYNC), 0);
    CHECK_IS(aclrtStreamWaitEvent(second, event), 0);
    CHECK_IS(aclrtSynchronizeStreamWithTimeout(second, 20), 507046);
    CHECK_IS(aclrtRecordEvent(event, first), 0);
    CHECK_IS(aclrtSynchronizeStream(second), 0);
    CHECK_IS(aclrtDestroyEvent(event), 0);
    CHECK_IS(aclrtCreateEventWithFlag(&event, ACL_EVENT_TIME_LINE), 0);
    CHECK_IS(aclrtStreamWaitEvent(second, event), 207000);
    CHECK_IS(aclrtDestroyEvent(event), 0);
    tear_down();
}

static void tells_real_times(void)
{
    aclrtEvent start = NULL;
    aclrtEvent end = NULL;
    aclrtEvent timeless = NULL;
    float ms = -1;
    int flag = 0;
    uint64_t from = 0;
    uint64_t to = 0;
    set_up();
    CHECK_IS(aclrtCreateEvent(&start), 0);
    CHECK_IS(aclrtCreateEvent(&end), 0);
    CHECK_IS(aclrtCreateEventWithFlag(&timeless, ACL_EVENT_SYNC), 0);
    CHECK_IS(aclrtEventElapsedTime(NULL, start, end), 100000);
    CHECK_IS(aclrtEventElapsedTime(&ms, NULL, end), 100000);
    CHECK_IS(aclrtEventElapsedTime(&ms, start, end), 507000);
    CHECK_IS(aclrtEventGetTimestamp(start, &from), 507000);
    CHECK_IS(aclrtRecordEvent(start, first), 0);
    CHECK_IS(aclrtLaunchHostFunc(first, run_later, &flag), 0);
    CHECK_IS(aclrtRecordEvent(end, first), 0);
    CHECK_IS(aclrtRecordEvent(timeless, first), 0);
    CHECK_IS(aclrtEventElapsedTime(&ms, start, end), 107006);
    CHECK_IS(aclrtSynchronizeStream(first), 0);
    CHECK_IS(aclrtEventElapsedTime(&ms, start, end), 0);
    CHECK(ms >= 50 && ms < 5000);
    CHECK_IS(aclrtEventElapsedTime(&ms, end, start), 0);
    CHECK(ms < 0);
    CHECK_IS(aclrtEventElapsedTime(&ms, start, timeless), 0);
    CHECK_IS(aclrtEventGetTimestamp(start, &from), 0);
    CHECK_IS(aclrtEventGetTimestamp(end, &to), 0);
    CHECK(to - from >= 50000 && to - from < 5000000);
    CHECK_IS(aclrtDestroyEvent(start), 0);
    CHECK_IS(aclrtDestroyEvent(end), 0);
    CHECK_IS(aclrtDestroyEvent(timeless), 0);
    tear_down();
}

static void a_time_may_be_asked_for_while_the_stream_comes_to_it(void)
{
    aclrtEvent event = NULL;
    set_up();
    CHECK_IS(aclrtCreateEventWithFlag(&event, ACL_EVENT_TIME_LINE), 0);
    for (int round = 0; round < 2000; round++) {
        uint64_t time = 0;
        aclError asked = 0;
        CHECK_IS(aclrtRecordEvent(event, first), 0);
        do {
            asked = aclrtEventGetTimestamp(event, &time);
        } while (asked == ACL_ERROR_RT_EVENT_TIMESTAMP_INVALID);
        CHECK_IS(asked, 0);
        CHECK(time > 0);
    }
    CHECK_IS(aclrtDestroyEvent(event), 0);
    tear_down();
}

static void events_run_out(void)
{
    static aclrtEvent events[65536];
    aclrtEvent more = NULL;
    uint32_t left = 0;
    set_up();
    for (int index = 0; index < 65536; index++) {
        CHECK_IS(aclrtCreateEvent(&events[index]), 0);
    }
    CHECK_IS(aclrtCreateEvent(&more), 207007);
    CHECK(strstr(aclGetRecentErrMsg(), "all 65536 events of device 0 are in use") != NULL);
    CHECK_IS(aclrtGetEventAvailNum(&left), 0);
    CHECK_IS(left, 0);
    for (int index = 0; index < 65536; index++) {
        CHECK_IS(aclrtDestroyEvent(events[index]), 0);
    }
    CHECK_IS(aclrtGetEventAvailNum(&left), 0);
    CHECK_IS(left, 65536);
    tear_down();
}

int main(void)
{
    ISOLATE(checks_its_arguments);
    ISOLATE(an_unrecorded_event_depends_on_its_kind);
    ISOLATE(follows_the_stream);
    ISOLATE(orders_two_streams);
    ISOLATE(a_wait_is_for_the_latest_record);
    ISOLATE(a_sync_event_can_be_waited_for_before_it_is_recorded);
    ISOLATE(tells_real_times);
    ISOLATE(a_time_may_be_asked_for_while_the_stream_comes_to_it);
    ISOLATE(events_run_out);
    return 0;
}
