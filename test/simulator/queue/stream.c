/*
 * Streams: order, waiting, holding, limits; handles that are dead or never were.
 */
#include "acl/acl.h"
#include "aclsim.h"
#include "check.h"
#include "counting.h"
#include "isolate.h"
#include "thread.h"

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

int main(void)
{
    ISOLATE(refuses_handles_that_are_no_streams);
    ISOLATE(held_work_does_not_progress);
    ISOLATE(waits_for_work_when_destroyed_and_drops_it_by_force);
    ISOLATE(a_stream_belongs_to_its_context);
    ISOLATE(has_properties);
    ISOLATE(streams_run_out);
    ISOLATE(work_can_be_slow);
    ISOLATE(a_loss_ends_waiting);
    return 0;
}
