/*
 * Events: marks in the order of a stream.
 *
 * Each aclrtRecordEvent makes a new point; the event names the latest one. Who waits holds the point, so recording
 * again or destroying the event does not disturb earlier waits.
 *
 * Two modes: "old" events (aclrtCreateEvent, …WithFlag) behave like a flag that stays set until it is reset; "Ex" events
 * are complete as long as nothing is recorded.
 *
 * Locks: event.mutex guards which point is the latest; a point's gate guards its completion. event.mutex first. Both after
 * a stream's mutex.
 */
#ifndef SIM_EVENTS_EVENT_H
#define SIM_EVENTS_EVENT_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "acl/acl_rt.h"
#include "capture/capture.h"
#include "queue/stream.h"

struct sim_share;

/** One record. */
struct sim_point {
    atomic_uint references;
    struct sim_gate gate;
    /* Guarded by the gate. */
    bool complete;
    /** sim_clock_now when the stream reached it. */
    uint64_t time;
    /** Stream that records it; valid as a number only. Constant once recorded. */
    const struct sim_stream *stream;
    /** What waits for it may wait for the program: nobody has recorded it, or behind something that waits (sim_task.waits). */
    atomic_bool waits;
};

struct sim_event {
    void *handle;
    /* Constant. */
    int32_t device;
    int32_t id;
    uint32_t flags;
    bool ex;
    pthread_mutex_t mutex;
    /* Guarded by mutex. */
    /** Of the latest aclrtRecordEvent that was not captured, NULL: never recorded. */
    struct sim_point *latest;
    /** What waits that came before any record wait for: the next record adopts it. */
    struct sim_point *next;
    /** Reset since the latest record. */
    bool was_reset;
    /** Wait tasks that have not ended. */
    uint32_t waits;
    /** Guarded by the room capture: what its last captured record left in a graph. */
    struct sim_mark *captured;
    /** Shared with other processes: events with ACL_EVENT_IPC, else NULL. Constant after creation. */
    struct sim_share *share;
};

/** Bits of an event from aclrtCreateEvent: not among the public flags. */
#define SIM_EVENT_MARK 2u
#define SIM_EVENT_OLD_SYNC 4u

/** True when streams can wait for the event at all. */
static inline bool sim_event_has_sync(const struct sim_event *event)
{
    return (event->flags & (ACL_EVENT_SYNC | SIM_EVENT_OLD_SYNC | ACL_EVENT_EXTERNAL | ACL_EVENT_IPC)) != 0;
}

/** The event with a reference. @return 0, or 107017 with text that names `argument` */
aclError sim_event_check(aclrtEvent handle, const char *argument, struct sim_event **event);

void sim_event_release(struct sim_event *event);

/** 0, or 107000 with text for an event that only the device may use. */
aclError sim_event_not_device_only(const struct sim_event *event);

/** The event as a capture knows it. */
static inline struct sim_captured_event sim_event_captured(struct sim_event *event)
{
    return (struct sim_captured_event){event->handle, event->flags, &event->captured};
}

/** Makes an event on the current context's device. @param share NULL, or what an imported event shares (taken over) */
aclError sim_event_create(aclrtEvent *handle, uint32_t flags, bool ex, struct sim_share *share);

struct sim_point *sim_point_make(void);
void sim_point_retain(struct sim_point *point);
void sim_point_release(struct sim_point *point);
/** True when the record has happened. */
bool sim_point_complete(struct sim_point *point);
/** For sim_stream_wait: the point is complete. The gate is held. */
bool sim_point_ready(void *point);
/** The latest point with a reference, NULL when never recorded. */
struct sim_point *sim_event_latest(struct sim_event *event);

/** Shared part of an IPC event, in memory of the exporter. */
struct sim_event_page {
    /** Records submitted so far and records that have happened. */
    atomic_uint_fast64_t submitted;
    atomic_uint_fast64_t completed;
};

/** The shared page of an IPC event. */
struct sim_event_page *sim_event_page(const struct sim_event *event);

/** Waits until the page shows `target` records. Polls: the other side may be another process. */
aclError sim_event_page_wait(struct sim_event_page *page, uint64_t target, struct sim_stream *stream, uint64_t deadline);

#endif
