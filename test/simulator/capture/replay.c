/*
 * Work that is captured runs with each execution, and only then.
 */
#include "capture.h"

#define SIZE ((size_t)256)

static aclrtStream stream;
static unsigned char *host;
static unsigned char *result;
static unsigned char *device;
static unsigned char *copy;

static void open_all(void)
{
    open_device(0);
    stream = new_stream();
    host = pinned_memory(SIZE);
    result = pinned_memory(SIZE);
    device = device_memory(SIZE);
    copy = device_memory(SIZE);
}

static void close_all(void)
{
    OK(aclrtFree(device));
    OK(aclrtFree(copy));
    OK(aclrtFreeHost(host));
    OK(aclrtFreeHost(result));
    OK(aclrtDestroyStream(stream));
    CHECK_IS(alive(ACLSIM_OBJECT_KINDS), 0);
    CHECK_IS(findings(), 0);
    OK(aclrtResetDevice(0));
}

static void copy_up(void)
{
    OK(aclrtMemcpyAsync(device, SIZE, host, SIZE, ACL_MEMCPY_HOST_TO_DEVICE, stream));
}

static void copy_down(void)
{
    OK(aclrtMemcpyAsync(result, SIZE, device, SIZE, ACL_MEMCPY_DEVICE_TO_HOST, stream));
}

static void copies_run_with_each_execution(void)
{
    open_all();
    memset(result, 0, SIZE);
    fill_pattern(host, SIZE, 1);
    begin_capture(stream);
    copy_up();
    OK(aclrtMemcpyAsync(copy, SIZE, device, SIZE, ACL_MEMCPY_DEVICE_TO_DEVICE, stream));
    OK(aclrtMemsetAsync(device, SIZE, 7, SIZE / 2, stream));
    copy_down();
    const aclmdlRI model = end_capture(stream);
    OK(aclrtSynchronizeStream(stream));
    CHECK_IS(result[SIZE - 1], 0);
    CHECK_IS(alive(ACLSIM_OBJECT_MODEL), 1);
    for (unsigned round = 1; round < 4; round++) {
        fill_pattern(host, SIZE, round);
        execute(model, stream);
        CHECK_IS(result[0], 7);
        CHECK(memcmp(result + SIZE / 2, host + SIZE / 2, SIZE / 2) == 0);
    }
    fill_pattern(host, SIZE, 9);
    OK(aclmdlRIExecute(model, -1));
    CHECK(memcmp(result + SIZE / 2, host + SIZE / 2, SIZE / 2) == 0);
    OK(aclmdlRIDestroy(model));
    CHECK_IS(aclmdlRIDestroy(model), 107017);
    CHECK_IS(aclmdlRIExecuteAsync(model, stream), 107017);
    close_all();
}

static unsigned calls;

static void count_call(void *argument)
{
    calls += *(const unsigned *)argument;
}

static void host_functions_run_with_each_execution(void)
{
    open_all();
    unsigned step = 3;
    begin_capture(stream);
    OK(aclrtLaunchHostFunc(stream, count_call, &step));
    const aclmdlRI model = end_capture(stream);
    CHECK_IS(calls, 0);
    execute(model, stream);
    execute(model, stream);
    CHECK_IS(calls, 6);
    OK(aclmdlRIDestroy(model));
    close_all();
}

static void values_and_notifies_are_captured(void)
{
    open_all();
    aclrtNotify notify = NULL;
    OK(aclrtCreateNotify(&notify, 0));
    memset(host, 0, SIZE);
    upload(device, host, SIZE);
    begin_capture(stream);
    OK(aclrtValueWrite(device, 5, 0, stream));
    OK(aclrtValueWait(device, 5, 1, stream));
    OK(aclrtRecordNotify(notify, stream));
    OK(aclrtWaitAndResetNotify(notify, stream, 0));
    copy_down();
    const aclmdlRI model = end_capture(stream);
    for (int round = 0; round < 3; round++) {
        upload(device, host, SIZE);
        execute(model, stream);
        CHECK_IS(result[0], 5);
    }
    OK(aclmdlRIDestroy(model));
    OK(aclrtDestroyNotify(notify));
    close_all();
}

/** Both streams of a fork write what the other reads. */
static void forks_keep_their_order(void)
{
    open_all();
    const aclrtStream side = new_stream();
    const aclrtEvent there = new_event();
    const aclrtEvent back = new_event();
    begin_capture(stream);
    copy_up();
    OK(aclrtRecordEvent(there, stream));
    OK(aclrtStreamWaitEvent(side, there));
    CHECK_IS(capture_status(side), ACL_MODEL_RI_CAPTURE_STATUS_ACTIVE);
    OK(aclrtMemcpyAsync(copy, SIZE, device, SIZE, ACL_MEMCPY_DEVICE_TO_DEVICE, side));
    OK(aclrtMemsetAsync(copy, SIZE, 1, 1, side));
    OK(aclrtRecordEvent(back, side));
    OK(aclrtStreamWaitEvent(stream, back));
    OK(aclrtMemcpyAsync(result, SIZE, copy, SIZE, ACL_MEMCPY_DEVICE_TO_HOST, stream));
    const aclmdlRI model = end_capture(stream);
    CHECK_IS(capture_status(side), ACL_MODEL_RI_CAPTURE_STATUS_NONE);
    for (unsigned round = 0; round < 20; round++) {
        fill_pattern(host, SIZE, round);
        execute(model, stream);
        CHECK_IS(result[0], 1);
        CHECK(memcmp(result + 1, host + 1, SIZE - 1) == 0);
    }
    uint32_t streams = 0;
    OK(aclmdlRIGetStreams(model, NULL, &streams));
    CHECK_IS(streams, 2);
    OK(aclmdlRIDestroy(model));
    OK(aclrtDestroyEvent(there));
    OK(aclrtDestroyEvent(back));
    OK(aclrtDestroyStream(side));
    close_all();
}

/** A side stream waits for a word that the first stream writes after the fork: one after the other would hang. */
static void branches_run_at_the_same_time(void)
{
    open_all();
    const aclrtStream side = new_stream();
    const aclrtEvent there = new_event();
    const aclrtEvent back = new_event();
    memset(host, 0, SIZE);
    begin_capture(stream);
    copy_up();
    OK(aclrtRecordEvent(there, stream));
    OK(aclrtStreamWaitEvent(side, there));
    OK(aclrtValueWait(device, 9, 1, side));
    OK(aclrtRecordEvent(back, side));
    OK(aclrtValueWrite(device, 9, 0, stream));
    OK(aclrtStreamWaitEvent(stream, back));
    const aclmdlRI model = end_capture(stream);
    execute(model, stream);
    execute(model, stream);
    OK(aclmdlRIDestroy(model));
    OK(aclrtDestroyEvent(there));
    OK(aclrtDestroyEvent(back));
    OK(aclrtDestroyStream(side));
    close_all();
}

static void executions_of_a_graph_take_turns(void)
{
    open_all();
    const aclrtStream other = new_stream();
    begin_capture(stream);
    copy_up();
    copy_down();
    const aclmdlRI model = end_capture(stream);
    fill_pattern(host, SIZE, 4);
    for (int round = 0; round < 100; round++) {
        OK(aclmdlRIExecuteAsync(model, round % 2 == 0 ? stream : other));
    }
    OK(aclrtSynchronizeDevice());
    CHECK(memcmp(result, host, SIZE) == 0);
    OK(aclmdlRIExecuteAsync(model, NULL));
    OK(aclrtSynchronizeStream(NULL));
    OK(aclmdlRIDestroy(model));
    OK(aclrtDestroyStream(other));
    close_all();
}

static void memory_freed_under_a_graph_is_found(void)
{
    open_all();
    unsigned char *gone = device_memory(SIZE);
    begin_capture(stream);
    OK(aclrtMemsetAsync(gone, SIZE, 1, SIZE, stream));
    const aclmdlRI model = end_capture(stream);
    execute(model, stream);
    /* Nothing is queued: the free itself is fine. */
    OK(aclrtFree(gone));
    CHECK_IS(findings(), 0);
    OK(aclmdlRIExecuteAsync(model, stream));
    CHECK(aclrtSynchronizeStream(stream) != 0);
    CHECK(strcmp(last_finding(ACLSIM_FINDING_USE_AFTER_FREE).function, "aclrtMemsetAsync") == 0);
    OK(aclmdlRIDestroy(model));
    OK(aclsimClearFindings());
    close_all();
}

static void memory_freed_during_an_execution_is_found(void)
{
    open_all();
    unsigned char *gone = device_memory(SIZE);
    begin_capture(stream);
    OK(aclrtMemsetAsync(gone, SIZE, 1, SIZE, stream));
    const aclmdlRI model = end_capture(stream);
    OK(aclsimHoldStreams(1));
    OK(aclmdlRIExecuteAsync(model, stream));
    OK(aclrtFree(gone));
    (void)last_finding(ACLSIM_FINDING_FREE_IN_USE);
    OK(aclsimHoldStreams(0));
    CHECK(aclrtSynchronizeStream(stream) != 0);
    OK(aclmdlRIDestroy(model));
    OK(aclsimClearFindings());
    close_all();
}

static void external_events_lead_out_of_a_graph(void)
{
    open_all();
    aclrtEvent ready = NULL;
    OK(aclrtCreateEventWithFlag(&ready, ACL_EVENT_EXTERNAL));
    begin_capture(stream);
    OK(aclrtStreamWaitEvent(stream, ready));
    OK(aclrtResetEvent(ready, stream));
    copy_up();
    copy_down();
    const aclmdlRI model = end_capture(stream);
    const aclrtStream other = new_stream();
    for (unsigned round = 1; round < 3; round++) {
        fill_pattern(host, SIZE, round);
        OK(aclmdlRIExecuteAsync(model, stream));
        CHECK_IS(aclrtSynchronizeStreamWithTimeout(stream, 20), 507046);
        OK(aclrtRecordEvent(ready, other));
        OK(aclrtSynchronizeStream(stream));
        CHECK(memcmp(result, host, SIZE) == 0);
        OK(aclrtSynchronizeStream(other));
    }
    OK(aclmdlRIDestroy(model));
    OK(aclrtDestroyEvent(ready));
    OK(aclrtDestroyStream(other));
    close_all();
}

static void an_abort_ends_an_execution(void)
{
    open_all();
    const aclrtStream side = new_stream();
    const aclrtEvent there = new_event();
    const aclrtEvent back = new_event();
    memset(host, 0, SIZE);
    upload(device, host, SIZE);
    begin_capture(stream);
    OK(aclrtRecordEvent(there, stream));
    OK(aclrtStreamWaitEvent(side, there));
    OK(aclrtValueWait(device, 1, 1, side));
    OK(aclrtRecordEvent(back, side));
    OK(aclrtStreamWaitEvent(stream, back));
    const aclmdlRI model = end_capture(stream);
    OK(aclmdlRIExecuteAsync(model, stream));
    CHECK_IS(aclrtSynchronizeStreamWithTimeout(stream, 20), 507046);
    OK(aclrtStreamAbort(stream));
    OK(aclrtSynchronizeStream(stream));
    OK(aclmdlRIDestroy(model));
    OK(aclrtDestroyEvent(there));
    OK(aclrtDestroyEvent(back));
    OK(aclrtDestroyStream(side));
    close_all();
}

static void a_reset_of_the_device_ends_graphs(void)
{
    open_all();
    begin_capture(stream);
    copy_up();
    const aclmdlRI model = end_capture(stream);
    begin_capture(stream);
    copy_up();
    OK(aclrtResetDeviceForce(0));
    CHECK_IS(alive(ACLSIM_OBJECT_MODEL), 0);
    open_device(0);
    CHECK_IS(aclmdlRIDestroy(model), 107017);
    stream = new_stream();
    begin_capture(stream);
    OK(aclmdlRIDestroy(end_capture(stream)));
    OK(aclrtResetDevice(0));
}

static void names_and_numbers(void)
{
    open_all();
    begin_capture(stream);
    const aclmdlRI model = end_capture(stream);
    char name[8] = "?";
    OK(aclmdlRIGetName(model, sizeof name, name));
    CHECK(name[0] == '\0');
    OK(aclmdlRISetName(model, "decoder layer"));
    OK(aclmdlRIGetName(model, sizeof name, name));
    CHECK(strcmp(name, "decoder") == 0);
    CHECK_IS(aclmdlRIGetName(model, 0, name), 107000);
    CHECK_IS(aclmdlRISetName(model, NULL), 100000);
    uint32_t id;
    OK(aclmdlRIGetId(model, &id));
    CHECK_IS(aclmdlRIGetId(model, NULL), 100000);
    unsigned step = 1;
    calls = 0;
    OK(aclmdlRIDestroyRegisterCallback(model, count_call, &step));
    CHECK_IS(aclmdlRIDestroyRegisterCallback(model, count_call, &step), 107000);
    CHECK_IS(aclmdlRIDestroyRegisterCallback(model, NULL, &step), 107000);
    OK(aclmdlRIDestroyUnregisterCallback(model, count_call));
    CHECK_IS(aclmdlRIDestroyUnregisterCallback(model, count_call), 107000);
    OK(aclmdlRIDestroyRegisterCallback(model, count_call, &step));
    OK(aclmdlRIDestroy(model));
    CHECK_IS(calls, 1);
    close_all();
}

int main(void)
{
    ISOLATE(copies_run_with_each_execution);
    ISOLATE(host_functions_run_with_each_execution);
    ISOLATE(values_and_notifies_are_captured);
    ISOLATE(forks_keep_their_order);
    ISOLATE(branches_run_at_the_same_time);
    ISOLATE(executions_of_a_graph_take_turns);
    ISOLATE(memory_freed_under_a_graph_is_found);
    ISOLATE(memory_freed_during_an_execution_is_found);
    ISOLATE(external_events_lead_out_of_a_graph);
    ISOLATE(an_abort_ends_an_execution);
    ISOLATE(a_reset_of_the_device_ends_graphs);
    ISOLATE(names_and_numbers);
    return 0;
}
