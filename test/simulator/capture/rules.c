/*
 * What a capture refuses, what makes it invalid, and what its end asks for.
 */
#include "capture.h"

static aclrtStream stream;
static aclrtStream side;
static unsigned char *host;
static unsigned char *device;

#define SIZE ((size_t)64)

static void open_all(void)
{
    open_device(0);
    stream = new_stream();
    side = new_stream();
    host = pinned_memory(SIZE);
    memset(host, 1, SIZE);
    device = device_memory(SIZE);
}

static void close_all(void)
{
    OK(aclrtFree(device));
    OK(aclrtFreeHost(host));
    OK(aclrtDestroyStream(stream));
    OK(aclrtDestroyStream(side));
    CHECK_IS(alive(ACLSIM_OBJECT_KINDS), 0);
    CHECK_IS(findings(), 0);
    OK(aclrtResetDevice(0));
}

static void begin_checks_its_arguments(void)
{
    open_all();
    const aclmdlRICaptureMode none = ACL_MODEL_RI_CAPTURE_MODE_RELAXED + 1;
    CHECK_IS(aclmdlRICaptureBegin(NULL, ACL_MODEL_RI_CAPTURE_MODE_GLOBAL), 100000);
    CHECK_IS(aclmdlRICaptureBegin(device, ACL_MODEL_RI_CAPTURE_MODE_GLOBAL), 107017);
    CHECK_IS(aclmdlRICaptureBegin(stream, none), 107000);
    aclrtStream standard = NULL;
    OK(aclrtCtxGetCurrentDefaultStream(&standard));
    CHECK_IS(aclmdlRICaptureBegin(standard, ACL_MODEL_RI_CAPTURE_MODE_GLOBAL), 207000);
    aclrtStream own = NULL;
    OK(aclrtCreateStreamWithConfig(&own, 0, ACL_STREAM_DEVICE_USE_ONLY));
    CHECK_IS(aclmdlRICaptureBegin(own, ACL_MODEL_RI_CAPTURE_MODE_GLOBAL), 507000);
    OK(aclrtDestroyStream(own));
    begin_capture(stream);
    CHECK_IS(aclmdlRICaptureBegin(stream, ACL_MODEL_RI_CAPTURE_MODE_GLOBAL), 107027);
    OK(aclmdlRIDestroy(end_capture(stream)));
    close_all();
}

static void end_checks_its_arguments(void)
{
    open_all();
    aclmdlRI model = NULL;
    CHECK_IS(aclmdlRICaptureEnd(NULL, &model), 100000);
    CHECK_IS(aclmdlRICaptureEnd(stream, &model), 107029);
    begin_capture(stream);
    CHECK_IS(aclmdlRICaptureEnd(stream, NULL), 107000);
    CHECK_IS(capture_status(stream), ACL_MODEL_RI_CAPTURE_STATUS_ACTIVE);
    OK(aclmdlRICaptureGetInfo(stream, NULL, &model));
    CHECK_IS(aclmdlRIExecuteAsync(model, side), 107026);
    CHECK_IS(aclmdlRIDestroy(model), 107026);
    CHECK(end_capture(stream) == model);
    CHECK_IS(aclmdlRIExecuteAsync(NULL, side), 100000);
    CHECK_IS(aclmdlRIExecuteAsync(stream, side), 107017);
    CHECK_IS(aclmdlRIExecuteAsync(model, device), 107017);
    CHECK_IS(aclmdlRIExecute(model, 0), 107000);
    CHECK_IS(aclmdlRIExecute(model, -2), 107000);
    OK(aclmdlRIDestroy(model));
    close_all();
}

static void a_captured_stream_can_not_be_asked(void)
{
    open_all();
    const aclrtEvent event = new_event();
    begin_capture(stream);
    OK(aclrtRecordEvent(event, stream));
    aclrtStreamStatus status;
    aclrtEventRecordedStatus recorded;
    float ms;
    uint64_t time;
    CHECK_IS(aclrtSynchronizeStream(stream), 107027);
    CHECK_IS(aclrtSynchronizeStreamWithTimeout(stream, 5), 107027);
    CHECK_IS(aclrtStreamQuery(stream, &status), 107027);
    CHECK_IS(aclrtSynchronizeDevice(), 107027);
    CHECK_IS(aclrtDestroyStream(stream), 107027);
    CHECK_IS(aclrtDestroyStreamForce(stream), 107027);
    CHECK_IS(aclrtSetStreamOverflowSwitch(stream, 1), 107027);
    CHECK_IS(aclrtResetOverflowStatus(stream), 107027);
    CHECK_IS(aclrtSynchronizeEvent(event), 107028);
    CHECK_IS(aclrtSynchronizeEventWithTimeout(event, 5), 107028);
    CHECK_IS(aclrtQueryEventStatus(event, &recorded), 107028);
    CHECK_IS(aclrtEventElapsedTime(&ms, event, event), 107028);
    CHECK_IS(aclrtEventGetTimestamp(event, &time), 107028);
    OK(aclrtSynchronizeStream(side));
    /* Refusals alone leave the capture valid. */
    const aclmdlRI model = end_capture(stream);
    begin_capture(side);
    CHECK_IS(aclmdlRIExecuteAsync(model, side), 107027);
    OK(aclmdlRIDestroy(end_capture(side)));
    OK(aclmdlRIDestroy(model));
    /* For work outside of a graph the event was never recorded. */
    OK(aclrtQueryEventStatus(event, &recorded));
    CHECK_IS(recorded, ACL_EVENT_RECORDED_STATUS_COMPLETE);
    OK(aclrtDestroyEvent(event));
    close_all();
}

static aclError copy_now(void)
{
    return aclrtMemcpy(device, SIZE, host, SIZE, ACL_MEMCPY_HOST_TO_DEVICE);
}

static aclError copy_pageable(aclrtStream on)
{
    static unsigned char pageable[SIZE];
    return aclrtMemcpyAsync(device, SIZE, pageable, SIZE, ACL_MEMCPY_HOST_TO_DEVICE, on);
}

static void exchange(aclmdlRICaptureMode mode)
{
    OK(aclmdlRICaptureThreadExchangeMode(&mode));
}

static aclError code_elsewhere;
static aclmdlRICaptureMode mode_elsewhere;

static void *copy_elsewhere(void *unused)
{
    OK(aclrtSetDevice(0));
    exchange(mode_elsewhere);
    code_elsewhere = copy_now();
    OK(aclrtResetDevice(0));
    return unused;
}

static aclError on_another_thread(aclmdlRICaptureMode mode)
{
    mode_elsewhere = mode;
    on_thread(copy_elsewhere, NULL);
    return code_elsewhere;
}

/** The modes of captures, of this thread and of another one, and what they allow. */
static void modes_say_who_may_copy_at_once(void)
{
    static const struct {
        aclmdlRICaptureMode capture;
        aclError here[3];
        aclError elsewhere[3];
    } rules[] = {
        {ACL_MODEL_RI_CAPTURE_MODE_GLOBAL, {107030, 107030, 0}, {107030, 0, 0}},
        {ACL_MODEL_RI_CAPTURE_MODE_THREAD_LOCAL, {107030, 107030, 0}, {0, 0, 0}},
        {ACL_MODEL_RI_CAPTURE_MODE_RELAXED, {0, 0, 0}, {0, 0, 0}},
    };
    open_all();
    for (size_t rule = 0; rule < sizeof rules / sizeof rules[0]; rule++) {
        OK(aclmdlRICaptureBegin(stream, rules[rule].capture));
        for (int mode = 0; mode < 3; mode++) {
            const aclError expected = rules[rule].here[mode];
            exchange((aclmdlRICaptureMode)mode);
            CHECK_IS(copy_now(), expected);
            CHECK_IS(aclrtMemset(device, SIZE, 0, SIZE), expected);
            CHECK_IS(aclrtMemcpy2d(device, 8, host, 8, 8, 2, ACL_MEMCPY_HOST_TO_DEVICE), expected);
            CHECK_IS(copy_pageable(side), expected == 0 ? 0 : 107041);
            CHECK_IS(copy_pageable(stream), 107000);
            CHECK_IS(on_another_thread((aclmdlRICaptureMode)mode), rules[rule].elsewhere[mode]);
        }
        exchange(ACL_MODEL_RI_CAPTURE_MODE_GLOBAL);
        OK(aclmdlRIDestroy(end_capture(stream)));
        OK(copy_now());
    }
    close_all();
}

static void *end_elsewhere(void *expected)
{
    aclmdlRI model = NULL;
    OK(aclrtSetDevice(0));
    CHECK_IS(aclmdlRICaptureEnd(stream, &model), *(const aclError *)expected);
    if (model != NULL) {
        OK(aclmdlRIDestroy(model));
    }
    OK(aclrtResetDevice(0));
    return NULL;
}

static void another_thread_ends_relaxed_captures_only(void)
{
    open_all();
    aclError wrong_thread = 107038;
    aclError none = 0;
    begin_capture(stream);
    on_thread(end_elsewhere, &wrong_thread);
    CHECK_IS(capture_status(stream), ACL_MODEL_RI_CAPTURE_STATUS_NONE);
    OK(aclmdlRICaptureBegin(stream, ACL_MODEL_RI_CAPTURE_MODE_RELAXED));
    on_thread(end_elsewhere, &none);
    close_all();
}

static void streams_that_joined_have_to_come_back(void)
{
    open_all();
    const aclrtEvent there = new_event();
    const aclrtEvent back = new_event();
    for (int step = 0; step < 5; step++) {
        begin_capture(stream);
        OK(aclrtRecordEvent(there, stream));
        OK(aclrtStreamWaitEvent(side, there));
        if (step > 0) {
            OK(aclrtRecordEvent(back, side));
        }
        if (step > 1) {
            OK(aclrtStreamWaitEvent(stream, back));
        }
        if (step == 2) {
            OK(aclrtMemsetAsync(device, SIZE, 0, SIZE, side));
        }
        if (step == 3) {
            fail_capture(side, 107036);
        }
        if (step < 3) {
            fail_capture(stream, 107025);
        } else {
            OK(aclmdlRIDestroy(end_capture(stream)));
        }
        CHECK_IS(capture_status(stream), ACL_MODEL_RI_CAPTURE_STATUS_NONE);
        CHECK_IS(capture_status(side), ACL_MODEL_RI_CAPTURE_STATUS_NONE);
    }
    OK(aclrtDestroyEvent(there));
    OK(aclrtDestroyEvent(back));
    close_all();
}

static void events_of_two_captures_spoil_both(void)
{
    open_all();
    const aclrtEvent event = new_event();
    begin_capture(stream);
    begin_capture(side);
    OK(aclrtRecordEvent(event, stream));
    CHECK_IS(aclrtStreamWaitEvent(side, event), 107032);
    CHECK_IS(capture_status(side), ACL_MODEL_RI_CAPTURE_STATUS_ACTIVE);
    OK(aclrtMemsetAsync(device, SIZE, 0, SIZE, side));
    fail_capture(stream, 507903);
    fail_capture(side, 507903);
    OK(aclrtDestroyEvent(event));
    close_all();
}

static void only_some_events_can_be_captured(void)
{
    open_all();
    aclrtEvent old = NULL;
    aclrtEvent timed = NULL;
    const aclrtEvent outside = new_event();
    OK(aclrtCreateEvent(&old));
    OK(aclrtCreateEventExWithFlag(&timed, ACL_EVENT_TIME_LINE));
    OK(aclrtRecordEvent(outside, side));
    begin_capture(stream);
    CHECK_IS(aclrtRecordEvent(old, stream), 207000);
    CHECK_IS(aclrtStreamWaitEvent(stream, old), 207000);
    CHECK_IS(aclrtResetEvent(old, stream), 207000);
    OK(aclrtRecordEvent(timed, stream));
    CHECK_IS(aclrtStreamWaitEvent(stream, outside), 107024);
    OK(aclrtRecordEvent(outside, stream));
    OK(aclrtStreamWaitEvent(stream, outside));
    CHECK_IS(aclrtStreamWaitEvent(NULL, outside), 107031);
    OK(aclmdlRIDestroy(end_capture(stream)));
    OK(aclrtDestroyEvent(old));
    OK(aclrtDestroyEvent(timed));
    OK(aclrtDestroyEvent(outside));
    close_all();
}

static void an_event_may_end_before_its_graph(void)
{
    open_all();
    const aclrtEvent there = new_event();
    const aclrtEvent back = new_event();
    begin_capture(stream);
    OK(aclrtRecordEvent(there, stream));
    OK(aclrtStreamWaitEvent(side, there));
    OK(aclrtDestroyEvent(there));
    OK(aclrtRecordEvent(back, side));
    OK(aclrtStreamWaitEvent(stream, back));
    const aclmdlRI model = end_capture(stream);
    OK(aclrtDestroyEvent(back));
    OK(aclrtDestroyStream(side));
    execute(model, stream);
    OK(aclmdlRIDestroy(model));
    side = new_stream();
    close_all();
}

static void an_execution_in_flight_keeps_its_graph(void)
{
    open_all();
    begin_capture(stream);
    OK(aclrtMemsetAsync(device, SIZE, 3, SIZE, stream));
    const aclmdlRI model = end_capture(stream);
    for (int round = 0; round < 50; round++) {
        OK(aclmdlRIExecuteAsync(model, stream));
    }
    OK(aclmdlRIDestroy(model));
    OK(aclrtSynchronizeStream(stream));
    close_all();
}

int main(void)
{
    ISOLATE(begin_checks_its_arguments);
    ISOLATE(end_checks_its_arguments);
    ISOLATE(a_captured_stream_can_not_be_asked);
    ISOLATE(modes_say_who_may_copy_at_once);
    ISOLATE(another_thread_ends_relaxed_captures_only);
    ISOLATE(streams_that_joined_have_to_come_back);
    ISOLATE(events_of_two_captures_spoil_both);
    ISOLATE(only_some_events_can_be_captured);
    ISOLATE(an_event_may_end_before_its_graph);
    ISOLATE(an_execution_in_flight_keeps_its_graph);
    return 0;
}
