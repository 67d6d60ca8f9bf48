/*
 * Events: creation, destruction, numbers, points.
 */
#include "event.h"

#include <stdlib.h>

#include "device/device.h"
#include "entry/error.h"
#include "handles/handle.h"
#include "machine/config.h"
#include "model.h"
#include "shared_page.h"

#define OLD_FLAGS                                                                                                \
    (ACL_EVENT_SYNC | ACL_EVENT_CAPTURE_STREAM_PROGRESS | SIM_EVENT_OLD_SYNC | ACL_EVENT_TIME_LINE |             \
        ACL_EVENT_DEVICE_USE_ONLY | ACL_EVENT_EXTERNAL)
#define EX_FLAGS                                                                                                 \
    (ACL_EVENT_SYNC | ACL_EVENT_CAPTURE_STREAM_PROGRESS | SIM_EVENT_OLD_SYNC | ACL_EVENT_TIME_LINE | ACL_EVENT_IPC)

/** What aclrtCreateEvent makes. */
#define DEFAULT_FLAGS (SIM_EVENT_OLD_SYNC | ACL_EVENT_TIME_LINE | SIM_EVENT_MARK)

struct sim_point *sim_point_make(void)
{
    struct sim_point *point = calloc(1, sizeof *point);
    if (point != NULL) {
        atomic_init(&point->references, 1);
        atomic_init(&point->waits, true);
        sim_gate_init(&point->gate);
    }
    return point;
}

void sim_point_retain(struct sim_point *point)
{
    (void)atomic_fetch_add(&point->references, 1);
}

void sim_point_release(struct sim_point *point)
{
    if (point != NULL && atomic_fetch_sub(&point->references, 1) == 1) {
        sim_gate_destroy(&point->gate);
        free(point);
    }
}

bool sim_point_ready(void *point)
{
    return ((const struct sim_point *)point)->complete;
}

bool sim_point_complete(struct sim_point *point)
{
    (void)pthread_mutex_lock(&point->gate.mutex);
    const bool complete = point->complete;
    (void)pthread_mutex_unlock(&point->gate.mutex);
    return complete;
}

struct sim_point *sim_event_latest(struct sim_event *event)
{
    (void)pthread_mutex_lock(&event->mutex);
    struct sim_point *point = event->latest;
    if (point != NULL) {
        sim_point_retain(point);
    }
    (void)pthread_mutex_unlock(&event->mutex);
    return point;
}

static void destroy_event(void *object)
{
    struct sim_event *event = object;
    sim_point_release(event->latest);
    sim_point_release(event->next);
    sim_share_close(event->share);
    sim_capture_forget_event(&event->captured);
    (void)pthread_mutex_destroy(&event->mutex);
    sim_device_give(event->device, SIM_RESOURCE_EVENT, event->id);
    free(event);
}

static struct sim_event *make_event(int32_t device, uint32_t flags, bool ex, struct sim_share *share)
{
    struct sim_event *event = calloc(1, sizeof *event);
    if (event == NULL) {
        return NULL;
    }
    event->device = device;
    event->flags = flags;
    event->ex = ex;
    event->share = share;
    event->id = sim_device_take(device, SIM_RESOURCE_EVENT);
    (void)pthread_mutex_init(&event->mutex, NULL);
    event->handle = event->id < 0 ? NULL : sim_handle_create(ACLSIM_OBJECT_EVENT, event, destroy_event);
    if (event->handle == NULL) {
        event->share = NULL;
        destroy_event(event);
        return NULL;
    }
    return event;
}

aclError sim_event_create(aclrtEvent *handle, uint32_t flags, bool ex, struct sim_share *share)
{
    int32_t device;
    SIM_TRY(sim_context_device(SIM_CONTEXT_IMPLICIT, &device));
    struct sim_share *own = share;
    if (own == NULL && flags == ACL_EVENT_IPC) {
        own = sim_share_make(SIM_SHARE_EVENT, device);
        if (own == NULL) {
            return sim_fail(ACL_ERROR_RT_RESOURCE_ALLOC_FAIL, "EE1023", "the system gives no shared memory for the event");
        }
    }
    struct sim_event *event = make_event(device, flags, ex, own);
    if (event == NULL) {
        if (own != share) {
            sim_share_close(own);
        }
        return sim_device_fail_resource(ACL_ERROR_RT_NO_EVENT_RESOURCE, device, SIM_RESOURCE_EVENT);
    }
    *handle = event->handle;
    return ACL_SUCCESS;
}

aclError sim_aclrtCreateEvent(aclrtEvent *event)
{
    SIM_REQUIRE(event);
    return sim_event_create(event, DEFAULT_FLAGS, false, NULL);
}

static const char combination[] = "an OR of ACL_EVENT_SYNC (1), ACL_EVENT_CAPTURE_STREAM_PROGRESS (2) and "
                                  "ACL_EVENT_TIME_LINE (8), or one of the flags that stand alone";

static aclError check_known(uint32_t flags, uint32_t known)
{
    return (flags & known) == 0 || flags > known ? sim_fail_range("flag", flags, combination) : ACL_SUCCESS;
}

/** Bits that must stand alone do. */
static aclError check_alone(uint32_t flags, uint32_t alone)
{
    const uint32_t lonely = flags & alone;
    return lonely != 0 && (flags != lonely || (lonely & (lonely - 1)) != 0)
        ? sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1006", "argument flag is %u; it must be %s", flags, combination)
        : ACL_SUCCESS;
}

aclError sim_aclrtCreateEventWithFlag(aclrtEvent *event, uint32_t flag)
{
    SIM_REQUIRE(event);
    SIM_TRY(check_known(flag, OLD_FLAGS));
    SIM_TRY(check_alone(flag, ACL_EVENT_DEVICE_USE_ONLY | ACL_EVENT_EXTERNAL));
    return sim_event_create(event, flag, false, NULL);
}

/** Products that share events between processes. */
static bool has_ipc_events(void)
{
    return (sim_config()->product->bit & (SIM_PRODUCT_910B | SIM_PRODUCT_A3 | SIM_PRODUCT_950)) != 0;
}

aclError sim_aclrtCreateEventExWithFlag(aclrtEvent *event, uint32_t flag)
{
    SIM_REQUIRE(event);
    SIM_TRY(check_alone(flag, ACL_EVENT_IPC | ACL_EVENT_DEVICE_USE_ONLY | ACL_EVENT_EXTERNAL));
    if (flag == ACL_EVENT_IPC && !has_ipc_events()) {
        return sim_fail_unsupported("ACL_EVENT_IPC is not supported on this product");
    }
    SIM_TRY(check_known(flag, EX_FLAGS));
    return sim_event_create(event, flag, true, NULL);
}

aclError sim_event_check(aclrtEvent handle, const char *argument, struct sim_event **event)
{
    *event = sim_handle_acquire(ACLSIM_OBJECT_EVENT, handle);
    return *event != NULL ? ACL_SUCCESS : sim_fail_handle(argument, "event", handle);
}

void sim_event_release(struct sim_event *event)
{
    sim_handle_release(event->handle);
}

aclError sim_aclrtDestroyEvent(aclrtEvent event)
{
    SIM_REQUIRE(event);
    /* Record and wait tasks hold their points, not the event: it may go at once. */
    return sim_handle_retire(ACLSIM_OBJECT_EVENT, event) ? ACL_SUCCESS : sim_fail_handle("event", "event", event);
}

/**
 * Ids are for waits. Events of aclrtCreateEvent get theirs with the first record, Ex events have one while a record is on its
 * way, the others have one from the start.
 */
static bool has_id(struct sim_event *event)
{
    if (event->flags == ACL_EVENT_DEVICE_USE_ONLY) {
        return true;
    }
    if (!sim_event_has_sync(event)) {
        return false;
    }
    if (!event->ex && event->flags != DEFAULT_FLAGS) {
        return true;
    }
    struct sim_point *point = sim_event_latest(event);
    const bool has = point != NULL && !(event->ex && sim_point_complete(point));
    sim_point_release(point);
    return has;
}

aclError sim_aclrtGetEventId(aclrtEvent event, uint32_t *eventId)
{
    SIM_REQUIRE(event);
    SIM_REQUIRE(eventId);
    struct sim_event *own;
    SIM_TRY(sim_event_check(event, "event", &own));
    aclError error = ACL_SUCCESS;
    if (own->flags == ACL_EVENT_IPC) {
        error = sim_fail_unsupported("events with ACL_EVENT_IPC have no id");
    } else if (has_id(own)) {
        *eventId = (uint32_t)own->id;
    } else {
        error = sim_fail(ACL_ERROR_RT_INTERNAL_ERROR, "EE9999",
            "argument event has no id: it has not been recorded yet, or was created for its time only");
    }
    sim_event_release(own);
    return error;
}

aclError sim_aclrtGetEventAvailNum(uint32_t *eventCount)
{
    SIM_REQUIRE(eventCount);
    int32_t device;
    SIM_TRY(sim_context_device(SIM_CONTEXT_IMPLICIT, &device));
    *eventCount = sim_device_left(device, SIM_RESOURCE_EVENT);
    return ACL_SUCCESS;
}
