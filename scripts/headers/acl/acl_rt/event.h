/*
 * AscendCL interface: acl_rt/event.h.
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ACL_RT_EVENT_H_
#define ASCENDCL_ACL_RT_EVENT_H_

#include "acl/acl_base_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

#define ACL_EVENT_SYNC 1U
#define ACL_EVENT_CAPTURE_STREAM_PROGRESS 2U
#define ACL_EVENT_TIME_LINE 8U
#define ACL_EVENT_DEVICE_USE_ONLY 16U
#define ACL_EVENT_EXTERNAL 32U
#define ACL_EVENT_IPC 64U
#define ACL_EVENT_RECORD_DEFAULT 0U
#define ACL_EVENT_RECORD_EXTERNAL 1U
#define ACL_EVENT_WAIT_DEFAULT 0U
#define ACL_EVENT_WAIT_EXTERNAL 1U

typedef enum aclrtEventStatus {
    ACL_EVENT_STATUS_COMPLETE = 0,
    ACL_EVENT_STATUS_NOT_READY = 1,
    ACL_EVENT_STATUS_RESERVED = 2,
} aclrtEventStatus;

typedef enum aclrtEventRecordedStatus {
    ACL_EVENT_RECORDED_STATUS_NOT_READY = 0,
    ACL_EVENT_RECORDED_STATUS_COMPLETE = 1,
} aclrtEventRecordedStatus;

typedef enum aclrtEventWaitStatus {
    ACL_EVENT_WAIT_STATUS_COMPLETE = 0,
    ACL_EVENT_WAIT_STATUS_NOT_READY = 1,
    ACL_EVENT_WAIT_STATUS_RESERVED = 0xffff,
} aclrtEventWaitStatus;

typedef struct aclrtIpcEventHandle {
    char reserved[64];
} aclrtIpcEventHandle;

/**
 * TODO aclrtCreateEvent.
 * @param[out] event
 */
ACL_FUNC_VISIBILITY aclError aclrtCreateEvent(aclrtEvent *event);

/**
 * TODO aclrtCreateEventWithFlag.
 * @param[out] event
 * @param[in] flag
 */
ACL_FUNC_VISIBILITY aclError aclrtCreateEventWithFlag(aclrtEvent *event, uint32_t flag);

/**
 * TODO aclrtCreateEventExWithFlag.
 * @param[out] event
 * @param[in] flag
 */
ACL_FUNC_VISIBILITY aclError aclrtCreateEventExWithFlag(aclrtEvent *event, uint32_t flag);

/**
 * TODO aclrtDestroyEvent.
 * @param[in] event
 */
ACL_FUNC_VISIBILITY aclError aclrtDestroyEvent(aclrtEvent event);

/**
 * TODO aclrtRecordEvent.
 * @param[in] event
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclrtRecordEvent(aclrtEvent event, aclrtStream stream);

/**
 * TODO aclrtResetEvent.
 * @param[in] event
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclrtResetEvent(aclrtEvent event, aclrtStream stream);

/**
 * TODO aclrtQueryEvent.
 * @param[in] event
 * @param[out] status
 */
ACL_DEPRECATED_MESSAGE("no longer recommended")
ACL_FUNC_VISIBILITY aclError aclrtQueryEvent(aclrtEvent event, aclrtEventStatus *status);

/**
 * TODO aclrtQueryEventStatus.
 * @param[in] event
 * @param[out] status
 */
ACL_FUNC_VISIBILITY aclError aclrtQueryEventStatus(aclrtEvent event, aclrtEventRecordedStatus *status);

/**
 * TODO aclrtQueryEventWaitStatus.
 * @param[in] event
 * @param[out] status
 */
ACL_FUNC_VISIBILITY aclError aclrtQueryEventWaitStatus(aclrtEvent event, aclrtEventWaitStatus *status);

/**
 * TODO aclrtSynchronizeEvent.
 * @param[in] event
 */
ACL_FUNC_VISIBILITY aclError aclrtSynchronizeEvent(aclrtEvent event);

/**
 * TODO aclrtSynchronizeEventWithTimeout.
 * @param[in] event
 * @param[in] timeout
 */
ACL_FUNC_VISIBILITY aclError aclrtSynchronizeEventWithTimeout(aclrtEvent event, int32_t timeout);

/**
 * TODO aclrtEventElapsedTime.
 * @param[out] ms
 * @param[in] startEvent
 * @param[in] endEvent
 */
ACL_FUNC_VISIBILITY aclError aclrtEventElapsedTime(float *ms, aclrtEvent startEvent, aclrtEvent endEvent);

/**
 * TODO aclrtEventGetTimestamp.
 * @param[in] event
 * @param[out] timestamp
 */
ACL_FUNC_VISIBILITY aclError aclrtEventGetTimestamp(aclrtEvent event, uint64_t *timestamp);

/**
 * TODO aclrtStreamWaitEvent.
 * @param[in] stream
 * @param[in] event
 */
ACL_FUNC_VISIBILITY aclError aclrtStreamWaitEvent(aclrtStream stream, aclrtEvent event);

/**
 * TODO aclrtStreamWaitEventWithTimeout.
 * @param[in] stream
 * @param[in] event
 * @param[in] timeout
 */
ACL_FUNC_VISIBILITY aclError aclrtStreamWaitEventWithTimeout(aclrtStream stream, aclrtEvent event,
    int32_t timeout);

/**
 * TODO aclrtSetOpWaitTimeout.
 * @param[in] timeout
 */
ACL_FUNC_VISIBILITY aclError aclrtSetOpWaitTimeout(uint32_t timeout);

/**
 * TODO aclrtGetEventId.
 * @param[in] event
 * @param[out] eventId
 */
ACL_FUNC_VISIBILITY aclError aclrtGetEventId(aclrtEvent event, uint32_t *eventId);

/**
 * TODO aclrtGetEventAvailNum.
 * @param[out] eventCount
 */
ACL_FUNC_VISIBILITY aclError aclrtGetEventAvailNum(uint32_t *eventCount);

/**
 * TODO aclrtIpcGetEventHandle.
 * @param[in] event
 * @param[out] handle
 */
ACL_FUNC_VISIBILITY aclError aclrtIpcGetEventHandle(aclrtEvent event, aclrtIpcEventHandle *handle);

/**
 * TODO aclrtIpcOpenEventHandle.
 * @param[in] handle
 * @param[out] event
 */
ACL_FUNC_VISIBILITY aclError aclrtIpcOpenEventHandle(aclrtIpcEventHandle handle, aclrtEvent *event);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_EVENT_H_ */
