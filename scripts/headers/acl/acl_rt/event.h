/*
 * Events: creation, recording, waiting, timing and sharing between processes.
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ACL_RT_EVENT_H_
#define ASCENDCL_ACL_RT_EVENT_H_

#include "acl/acl_base_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

#define ACL_EVENT_SYNC 1U  /* streams may wait for the event */
#define ACL_EVENT_CAPTURE_STREAM_PROGRESS 2U  /* follows the progress of a stream */
#define ACL_EVENT_TIME_LINE 8U  /* stores the time of each record */
#define ACL_EVENT_DEVICE_USE_ONLY 16U  /* used by the device alone; no other flag with it */
#define ACL_EVENT_EXTERNAL 32U  /* for updates in captured work; no other flag with it */
#define ACL_EVENT_IPC 64U  /* shared between processes; no other flag with it */
#define ACL_IPC_EVENT_HANDLE_SIZE 64U  /* bytes of an event handle for other processes */
#define ACL_EVENT_RECORD_DEFAULT 0U  /* ordinary record */
#define ACL_EVENT_RECORD_EXTERNAL 1U  /* record visible outside of the capture */
#define ACL_EVENT_WAIT_DEFAULT 0U  /* ordinary wait */
#define ACL_EVENT_WAIT_EXTERNAL 1U  /* wait for a record outside of the capture */

/** Answer of the deprecated aclrtQueryEvent. */
typedef enum aclrtEventStatus {
    ACL_EVENT_STATUS_COMPLETE = 0,
    ACL_EVENT_STATUS_NOT_READY = 1,
    ACL_EVENT_STATUS_RESERVED = 2,  /* never returned */
} aclrtEventStatus;

/** Whether the last record of an event has been reached. Note that complete is 1 here. */
typedef enum aclrtEventRecordedStatus {
    ACL_EVENT_RECORDED_STATUS_NOT_READY = 0,
    ACL_EVENT_RECORDED_STATUS_COMPLETE = 1,
} aclrtEventRecordedStatus;

/** Whether the waits for an event are over. Note that complete is 0 here. */
typedef enum aclrtEventWaitStatus {
    ACL_EVENT_WAIT_STATUS_COMPLETE = 0,
    ACL_EVENT_WAIT_STATUS_NOT_READY = 1,
    ACL_EVENT_WAIT_STATUS_RESERVED = 0xffff,  /* never returned */
} aclrtEventWaitStatus;

/** Key with which another process opens an event; copy its 64 bytes as they are. */
typedef struct aclrtIpcEventHandle {
    char reserved[64];
} aclrtIpcEventHandle;

/**
 * Creates an event for timing and for ordering streams, with resources taken at once.
 *
 * Needs a current context. The number of events of a device is limited (207007).
 * @param[out] event receives the handle
 * @see aclrtDestroyEvent
 */
ACL_FUNC_VISIBILITY aclError aclrtCreateEvent(aclrtEvent *event);

/**
 * Creates an event with chosen abilities and resources taken at once.
 *
 * Needs a current context.
 * @param[out] event receives the handle
 * @param[in] flag ACL_EVENT flags joined by or, not 0, without ACL_EVENT_IPC
 * @see aclrtDestroyEvent
 * @see aclrtCreateEventExWithFlag
 */
ACL_FUNC_VISIBILITY aclError aclrtCreateEventWithFlag(aclrtEvent *event, uint32_t flag);

/**
 * Creates an event that takes its resources when it is recorded; recording may therefore block.
 *
 * Such an event counts as complete before its first record and cannot be reset.
 * @param[out] event receives the handle
 * @param[in] flag ACL_EVENT_SYNC, CAPTURE_STREAM_PROGRESS and TIME_LINE joined by or, or ACL_EVENT_IPC alone
 * @see aclrtDestroyEvent
 */
ACL_FUNC_VISIBILITY aclError aclrtCreateEventExWithFlag(aclrtEvent *event, uint32_t flag);

/**
 * Gives up an event without waiting; what is recorded or waited for still finishes. Needs no context.
 * @param[in] event handle from a create or open function
 * @see aclrtCreateEvent
 */
ACL_FUNC_VISIBILITY aclError aclrtDestroyEvent(aclrtEvent event);

/**
 * Queues a record: the event is complete when the tasks before it in the stream are done.
 *
 * A wait refers to the latest record before it. Do not record an event made by aclrtCreateEvent again while
 * waits for it are pending.
 * @param[in] event handle to record
 * @param[in] stream handle of the current context, or null for its default stream
 * @see aclrtStreamWaitEvent
 * @see aclrtSynchronizeEvent
 */
ACL_FUNC_VISIBILITY aclError aclrtRecordEvent(aclrtEvent event, aclrtStream stream);

/**
 * Queues a reset of an event, usually behind the wait for it, so that it can be recorded again.
 *
 * With several waiting streams a reset can take the event away from the slower ones.
 * @param[in] event handle with ACL_EVENT_SYNC that aclrtCreateEventExWithFlag did not make (207000)
 * @param[in] stream handle, or null for the default stream
 */
ACL_FUNC_VISIBILITY aclError aclrtResetEvent(aclrtEvent event, aclrtStream stream);

/**
 * Tells without waiting whether an event is complete.
 * @param[in] event handle that aclrtCreateEventExWithFlag did not make
 * @param[out] status receives complete (0) or not ready
 * @see aclrtQueryEventStatus
 */
ACL_DEPRECATED_MESSAGE("use aclrtQueryEventStatus instead")
ACL_FUNC_VISIBILITY aclError aclrtQueryEvent(aclrtEvent event, aclrtEventStatus *status);

/**
 * Tells without waiting whether the latest record of an event is complete. Needs no context.
 *
 * Never recorded, an event of aclrtCreateEventExWithFlag is complete, another one is not ready.
 * @param[in] event handle to test
 * @param[out] status receives complete (1) or not ready
 */
ACL_FUNC_VISIBILITY aclError aclrtQueryEventStatus(aclrtEvent event, aclrtEventRecordedStatus *status);

/**
 * Tells without waiting whether the stream waits for an event are over.
 * @param[in] event handle that aclrtCreateEventExWithFlag did not make
 * @param[out] status receives complete (0) or not ready
 * @see aclrtStreamWaitEvent
 */
ACL_FUNC_VISIBILITY aclError aclrtQueryEventWaitStatus(aclrtEvent event, aclrtEventWaitStatus *status);

/**
 * Blocks the calling thread until an event is complete; returns at once when it was never recorded. Needs no
 * context.
 * @param[in] event handle to wait for; one recorded in a running capture gives 107028
 * @see aclrtRecordEvent
 */
ACL_FUNC_VISIBILITY aclError aclrtSynchronizeEvent(aclrtEvent event);

/**
 * As aclrtSynchronizeEvent, but gives up with 507047 after a time.
 * @param[in] event handle to wait for
 * @param[in] timeout milliseconds, at least 1, or -1 for no limit
 * @see aclrtSynchronizeEvent
 */
ACL_FUNC_VISIBILITY aclError aclrtSynchronizeEventWithTimeout(aclrtEvent event, int32_t timeout);

/**
 * Computes the time between two recorded events.
 *
 * Both need ACL_EVENT_TIME_LINE and must be complete (107006); 107007 when the end lies before the start.
 * @param[out] ms receives milliseconds
 * @param[in] startEvent earlier event
 * @param[in] endEvent later event
 * @see aclrtEventGetTimestamp
 */
ACL_FUNC_VISIBILITY aclError aclrtEventElapsedTime(float *ms, aclrtEvent startEvent, aclrtEvent endEvent);

/**
 * Reads when the record of an event was reached.
 * @param[in] event complete event with ACL_EVENT_TIME_LINE
 * @param[out] timestamp receives microseconds since the start of the chip
 * @see aclrtEventElapsedTime
 */
ACL_FUNC_VISIBILITY aclError aclrtEventGetTimestamp(aclrtEvent event, uint64_t *timestamp);

/**
 * Queues a wait: later tasks of the stream start after the latest record of the event is complete.
 *
 * Never recorded, an event of aclrtCreateEvent gives 107000, one of aclrtCreateEventExWithFlag is not waited
 * for.
 * @param[in] stream handle of the current context, or null for its default stream
 * @param[in] event recorded event with ACL_EVENT_SYNC
 * @see aclrtRecordEvent
 */
ACL_FUNC_VISIBILITY aclError aclrtStreamWaitEvent(aclrtStream stream, aclrtEvent event);

/**
 * As aclrtStreamWaitEvent, with a limit for the wait on the device.
 * @param[in] stream handle of the current context, or null for its default stream
 * @param[in] event recorded event with ACL_EVENT_SYNC
 * @param[in] timeout seconds, 0 for no limit
 * @see aclrtStreamWaitEvent
 */
ACL_FUNC_VISIBILITY aclError aclrtStreamWaitEventWithTimeout(aclrtStream stream, aclrtEvent event,
    int32_t timeout);

/**
 * Sets how long wait tasks of the process may take before they fail.
 * @param[in] timeout seconds; 0 for no limit
 * @see aclrtStreamWaitEvent
 */
ACL_FUNC_VISIBILITY aclError aclrtSetOpWaitTimeout(uint32_t timeout);

/**
 * Reads the number of an event. An IPC event gives 207000.
 * @param[in] event handle to look at
 * @param[out] eventId receives the number
 */
ACL_FUNC_VISIBILITY aclError aclrtGetEventId(aclrtEvent event, uint32_t *eventId);

/**
 * Reads how many more events can be created on the current device.
 * @param[out] eventCount receives the number
 */
ACL_FUNC_VISIBILITY aclError aclrtGetEventAvailNum(uint32_t *eventCount);

/**
 * Makes a key with which another process opens an event. The event must outlive its use there.
 * @param[in] event handle made with ACL_EVENT_IPC
 * @param[out] handle receives the key
 * @see aclrtIpcOpenEventHandle
 */
ACL_FUNC_VISIBILITY aclError aclrtIpcGetEventHandle(aclrtEvent event, aclrtIpcEventHandle *handle);

/**
 * Opens an event of another process. The caller destroys the new handle with aclrtDestroyEvent.
 * @param[in] handle key, passed by value
 * @param[out] event receives the handle
 * @see aclrtIpcGetEventHandle
 */
ACL_FUNC_VISIBILITY aclError aclrtIpcOpenEventHandle(aclrtIpcEventHandle handle, aclrtEvent *event);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_EVENT_H_ */
