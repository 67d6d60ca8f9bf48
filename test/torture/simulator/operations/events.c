/*
 * Events.
 */
#include "operations.h"

static void destroy_event(struct actor *actor)
{
    struct object event;
    if (chance(actor, 5)) {
        (void)aclrtDestroyEvent(any(actor, EVENT));
    } else if (take(actor, EVENT, &event)) {
        end(actor, EVENT, &event);
    }
}

static void create_event(struct actor *actor)
{
    if (crowded(EVENT)) {
        destroy_event(actor);
        return;
    }
    static const uint32_t flags[] = {ACL_EVENT_SYNC, ACL_EVENT_TIME_LINE, ACL_EVENT_CAPTURE_STREAM_PROGRESS,
        ACL_EVENT_SYNC | ACL_EVENT_TIME_LINE, ACL_EVENT_DEVICE_USE_ONLY, ACL_EVENT_EXTERNAL, ACL_EVENT_IPC, 0, 255};
    const uint32_t flag = flags[draw(actor, sizeof flags / sizeof flags[0])];
    aclrtEvent event = NULL;
    const uint64_t how = draw(actor, 3);
    const aclError error = how == 0 ? aclrtCreateEvent(&event)
        : how == 1                  ? aclrtCreateEventWithFlag(&event, flag)
                                    : aclrtCreateEventExWithFlag(&event, flag);
    made(EVENT, error, &event, 0);
}

static void record_event(struct actor *actor)
{
    (void)aclrtRecordEvent(any(actor, EVENT), any_stream(actor));
}

static void reset_event(struct actor *actor)
{
    (void)aclrtResetEvent(any(actor, EVENT), any_stream(actor));
}

static void wait_for_event(struct actor *actor)
{
    aclrtEvent event = any(actor, EVENT);
    if (chance(actor, 50)) {
        (void)aclrtStreamWaitEvent(any_stream(actor), event);
    } else {
        (void)aclrtStreamWaitEventWithTimeout(any_stream(actor), event, (int32_t)draw(actor, 3));
    }
}

static void synchronize_event(struct actor *actor)
{
    aclrtEvent event = any(actor, EVENT);
    if (chance(actor, 40)) {
        (void)aclrtSynchronizeEvent(event);
    } else {
        (void)aclrtSynchronizeEventWithTimeout(event, PICK(actor, int32_t, 1, 10, 0, -2));
    }
}

static void query_event(struct actor *actor)
{
    aclrtEvent event = any(actor, EVENT);
    aclrtEventRecordedStatus recorded;
    aclrtEventWaitStatus waited;
    aclrtEventStatus status;
    (void)aclrtQueryEventStatus(event, &recorded);
    (void)aclrtQueryEventWaitStatus(event, &waited);
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
    (void)aclrtQueryEvent(event, &status);
#pragma GCC diagnostic pop
}

static void time_events(struct actor *actor)
{
    float milliseconds;
    uint64_t microseconds;
    (void)aclrtEventElapsedTime(&milliseconds, any(actor, EVENT), any(actor, EVENT));
    (void)aclrtEventGetTimestamp(any(actor, EVENT), &microseconds);
}

static void ask_event(struct actor *actor)
{
    uint32_t number;
    (void)aclrtGetEventId(any(actor, EVENT), &number);
    (void)aclrtGetEventAvailNum(&number);
}

static void share_event(struct actor *actor)
{
    if (crowded(EVENT)) {
        destroy_event(actor);
        return;
    }
    aclrtIpcEventHandle shared;
    aclrtEvent event = any(actor, EVENT);
    aclrtEvent opened = NULL;
    if (chance(actor, 60)) {
        made(EVENT, aclrtCreateEventExWithFlag(&event, ACL_EVENT_IPC), &event, 0);
    }
    if (aclrtIpcGetEventHandle(event, &shared) == ACL_SUCCESS) {
        made(EVENT, aclrtIpcOpenEventHandle(shared, &opened), &opened, 0);
    }
}

static void limit_waits(struct actor *actor)
{
    (void)aclrtSetOpWaitTimeout((uint32_t)draw(actor, 2));
}

const struct operation event_operations[] = {
    {"create event", create_event, 9, ANYWHERE},
    {"destroy event", destroy_event, 5, ANYWHERE},
    {"record event", record_event, 12, ANYWHERE},
    {"reset event", reset_event, 3, ANYWHERE},
    {"wait for event", wait_for_event, 9, ANYWHERE},
    {"synchronize event", synchronize_event, 5, WAITS},
    {"query event", query_event, 4, ANYWHERE},
    {"time events", time_events, 3, ANYWHERE},
    {"ask event", ask_event, 2, ANYWHERE},
    {"share event", share_event, 2, ANYWHERE},
    {"limit waits", limit_waits, 1, ANYWHERE},
    {0},
};
