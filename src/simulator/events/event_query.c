/*
 * Asking events: status, waiting on the host, times.
 */
#include "base/clock.h"
#include "entry/error.h"
#include "event.h"
#include "event_timeout.h"
#include "model.h"

#define NANOSECONDS_PER_MICROSECOND 1000u

static _Atomic(uint32_t) wait_timeout_s;

uint32_t sim_event_wait_timeout(void)
{
    return atomic_load(&wait_timeout_s);
}

aclError sim_aclrtSetOpWaitTimeout(uint32_t timeout)
{
    atomic_store(&wait_timeout_s, timeout);
    return ACL_SUCCESS;
}

enum progress { NEVER_RECORDED, PENDING, COMPLETE };

static enum progress progress_of(struct sim_event *event)
{
    if (event->share != NULL) {
        const struct sim_event_page *page = sim_event_page(event);
        const uint64_t submitted = atomic_load(&page->submitted);
        return submitted == 0 ? NEVER_RECORDED : atomic_load(&page->completed) >= submitted ? COMPLETE : PENDING;
    }
    struct sim_point *point = sim_event_latest(event);
    if (point == NULL) {
        return NEVER_RECORDED;
    }
    const bool complete = sim_point_complete(point);
    sim_point_release(point);
    return complete ? COMPLETE : PENDING;
}

/**
 * The event with a reference, when it may be asked.
 * @param no_ex why events of aclrtCreateEventExWithFlag may not; NULL: they may
 */
static aclError enter(aclrtEvent handle, const char *no_ex, struct sim_event **event)
{
    SIM_TRY(sim_event_check(handle, "event", event));
    aclError error = sim_capture_event_free(&(*event)->captured);
    if (error != ACL_SUCCESS) {
        /* Told already. */
    } else if ((*event)->flags == ACL_EVENT_EXTERNAL) {
        error = sim_fail_unsupported("events with ACL_EVENT_EXTERNAL can't be asked");
    } else if (no_ex != NULL && (*event)->ex) {
        error = sim_fail_unsupported(no_ex);
    }
    if (error != ACL_SUCCESS) {
        sim_event_release(*event);
    }
    return error;
}

aclError sim_aclrtQueryEvent(aclrtEvent event, aclrtEventStatus *status)
{
    SIM_REQUIRE(event);
    SIM_REQUIRE(status);
    struct sim_event *own;
    SIM_TRY(enter(event, "aclrtQueryEvent is for events of aclrtCreateEvent; use aclrtQueryEventStatus", &own));
    *status = progress_of(own) == PENDING ? ACL_EVENT_STATUS_NOT_READY : ACL_EVENT_STATUS_COMPLETE;
    sim_event_release(own);
    return ACL_SUCCESS;
}

aclError sim_aclrtQueryEventStatus(aclrtEvent event, aclrtEventRecordedStatus *status)
{
    SIM_REQUIRE(event);
    SIM_REQUIRE(status);
    struct sim_event *own;
    SIM_TRY(enter(event, NULL, &own));
    const enum progress progress = progress_of(own);
    const bool complete = progress == COMPLETE || (progress == NEVER_RECORDED && own->ex);
    *status = complete ? ACL_EVENT_RECORDED_STATUS_COMPLETE : ACL_EVENT_RECORDED_STATUS_NOT_READY;
    sim_event_release(own);
    return ACL_SUCCESS;
}

aclError sim_aclrtQueryEventWaitStatus(aclrtEvent event, aclrtEventWaitStatus *status)
{
    SIM_REQUIRE(event);
    SIM_REQUIRE(status);
    struct sim_event *own;
    SIM_TRY(enter(event, "waits of events from aclrtCreateEventExWithFlag can't be asked for", &own));
    (void)pthread_mutex_lock(&own->mutex);
    *status = own->waits == 0 ? ACL_EVENT_WAIT_STATUS_COMPLETE : ACL_EVENT_WAIT_STATUS_NOT_READY;
    (void)pthread_mutex_unlock(&own->mutex);
    sim_event_release(own);
    return ACL_SUCCESS;
}

/** Waits on the calling thread. */
static aclError wait_here(struct sim_event *event, uint64_t deadline)
{
    if (event->share != NULL) {
        struct sim_event_page *page = sim_event_page(event);
        return sim_event_page_wait(page, atomic_load(&page->submitted), NULL, deadline);
    }
    struct sim_point *point = sim_event_latest(event);
    if (point == NULL) {
        return ACL_SUCCESS;
    }
    bool in_time = true;
    (void)pthread_mutex_lock(&point->gate.mutex);
    while (!point->complete && in_time) {
        in_time = sim_clock_wait(&point->gate.changed, &point->gate.mutex, deadline);
    }
    const bool complete = point->complete;
    (void)pthread_mutex_unlock(&point->gate.mutex);
    sim_point_release(point);
    return complete ? ACL_SUCCESS : ACL_ERROR_RT_WAIT_TIMEOUT;
}

static aclError synchronize(aclrtEvent handle, int32_t timeout)
{
    struct sim_event *event;
    SIM_TRY(enter(handle, NULL, &event));
    aclError error = wait_here(event, sim_clock_deadline(timeout));
    if (error == ACL_SUCCESS) {
        sim_synchronized(event->device);
    } else {
        error = sim_fail(ACL_ERROR_RT_EVENT_SYNC_TIMEOUT, "EE1002", "the event was not reached within %d ms", timeout);
    }
    sim_event_release(event);
    return error;
}

aclError sim_aclrtSynchronizeEvent(aclrtEvent event)
{
    SIM_REQUIRE(event);
    return synchronize(event, -1);
}

aclError sim_aclrtSynchronizeEventWithTimeout(aclrtEvent event, int32_t timeout)
{
    static const char expected[] = "-1 (no limit) or a number of milliseconds greater than 0";
    if (timeout < -1) {
        return sim_fail_expected("timeout", timeout, expected);
    }
    SIM_REQUIRE(event);
    struct sim_event *own;
    SIM_TRY(sim_event_check(event, "event", &own));
    sim_event_release(own);
    return timeout == 0 ? sim_fail_range("timeout", timeout, expected) : synchronize(event, timeout);
}

/** Events that may be asked for their time at all. */
static aclError check_timed(struct sim_event *event)
{
    const bool timed = event->flags != ACL_EVENT_EXTERNAL && event->flags != ACL_EVENT_IPC;
    return timed ? ACL_SUCCESS : sim_fail_unsupported("events with ACL_EVENT_EXTERNAL or ACL_EVENT_IPC have no time");
}

static aclError check_recorded(struct sim_event *event, const char *argument)
{
    return progress_of(event) != NEVER_RECORDED
        ? ACL_SUCCESS
        : sim_fail(ACL_ERROR_RT_INTERNAL_ERROR, "EE9999", "argument %s has never been recorded", argument);
}

/** When the latest record of a recorded event happened, in nanoseconds. */
static aclError time_of(struct sim_event *event, const char *argument, uint64_t *time)
{
    struct sim_point *point = sim_event_latest(event);
    (void)pthread_mutex_lock(&point->gate.mutex);
    /* An event without ACL_EVENT_TIME_LINE has its time too, once it is complete. */
    const bool valid = point->complete;
    *time = point->time;
    (void)pthread_mutex_unlock(&point->gate.mutex);
    sim_point_release(point);
    return valid ? ACL_SUCCESS
                 : sim_fail(ACL_ERROR_RT_EVENT_TIMESTAMP_INVALID, "EE9999",
                       "argument %s has no time: it is not complete yet", argument);
}

static aclError elapsed(struct sim_event *start, struct sim_event *end, float *ms)
{
    uint64_t from;
    uint64_t to;
    SIM_TRY(sim_capture_event_free(&start->captured));
    SIM_TRY(sim_capture_event_free(&end->captured));
    SIM_TRY(check_timed(start));
    SIM_TRY(check_timed(end));
    SIM_TRY(check_recorded(end, "endEvent"));
    SIM_TRY(check_recorded(start, "startEvent"));
    SIM_TRY(time_of(start, "startEvent", &from));
    SIM_TRY(time_of(end, "endEvent", &to));
    /* Less than 0 when the end was reached before the start. */
    *ms = (float)(((double)to - (double)from) / 1e6);
    return ACL_SUCCESS;
}

aclError sim_aclrtEventElapsedTime(float *ms, aclrtEvent startEvent, aclrtEvent endEvent)
{
    SIM_REQUIRE(ms);
    SIM_REQUIRE(startEvent);
    SIM_REQUIRE(endEvent);
    struct sim_event *start;
    struct sim_event *end;
    SIM_TRY(sim_event_check(startEvent, "startEvent", &start));
    aclError error = sim_event_check(endEvent, "endEvent", &end);
    if (error == ACL_SUCCESS) {
        error = elapsed(start, end, ms);
        sim_event_release(end);
    }
    sim_event_release(start);
    return error;
}

static aclError timestamp_of(struct sim_event *event, uint64_t *time)
{
    SIM_TRY(sim_capture_event_free(&event->captured));
    SIM_TRY(check_timed(event));
    SIM_TRY(check_recorded(event, "event"));
    return time_of(event, "event", time);
}

aclError sim_aclrtEventGetTimestamp(aclrtEvent event, uint64_t *timestamp)
{
    SIM_REQUIRE(timestamp);
    SIM_REQUIRE(event);
    struct sim_event *own;
    SIM_TRY(sim_event_check(event, "event", &own));
    uint64_t time = 0;
    const aclError error = timestamp_of(own, &time);
    if (error == ACL_SUCCESS) {
        *timestamp = time / NANOSECONDS_PER_MICROSECOND;
    }
    sim_event_release(own);
    return error;
}
