/*
 * Streams: creation with settings, synchronization, attributes, control flow between streams and state
 * callbacks.
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ACL_RT_STREAM_H_
#define ASCENDCL_ACL_RT_STREAM_H_

#include "acl/acl_base_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

#define ACL_STREAM_FAST_LAUNCH 1U  /* takes resources at creation: faster submission, more memory */
#define ACL_STREAM_FAST_SYNC 2U  /* synchronizing polls instead of sleeping */
#define ACL_STREAM_PERSISTENT 4U  /* tasks are kept and not run; for building a model */
#define ACL_STREAM_HUGE 8U  /* longer task queue; unsupported on most chips */
#define ACL_STREAM_CPU_SCHEDULE 16U  /* scheduling tasks of the AI CPU */
#define ACL_STREAM_DEVICE_USE_ONLY 32U  /* used by the device alone; no other flag with it */
#define ACL_CONTINUE_ON_FAILURE 0U  /* later tasks run after a failed one */
#define ACL_STOP_ON_FAILURE 1U  /* a failed task stops every stream of the context */

/** Progress of a stream. */
typedef enum aclrtStreamStatus {
    ACL_STREAM_STATUS_COMPLETE = 0,  /* nothing is pending */
    ACL_STREAM_STATUS_NOT_READY = 1,  /* tasks are pending */
    ACL_STREAM_STATUS_RESERVED = 0xffff,  /* never returned */
} aclrtStreamStatus;

/** Settings of a stream configuration. */
typedef enum {
    ACL_RT_STREAM_WORK_ADDR_PTR = 0,  /* work memory shared by the models of the stream (void *) */
    ACL_RT_STREAM_WORK_SIZE = 1,  /* bytes in that memory (size_t) */
    ACL_RT_STREAM_FLAG = 2,  /* ACL_STREAM flags (size_t) */
    ACL_RT_STREAM_PRIORITY = 3,  /* 0 highest to 7 (uint32_t) */
} aclrtStreamConfigAttr;

/** Attributes of a live stream; each has its member in aclrtStreamAttrValue. */
typedef enum {
    ACL_STREAM_ATTR_FAILURE_MODE = 1,  /* as aclrtSetStreamFailureMode */
    ACL_STREAM_ATTR_FLOAT_OVERFLOW_CHECK = 2,  /* as aclrtSetStreamOverflowSwitch */
    ACL_STREAM_ATTR_USER_CUSTOM_TAG = 3,  /* streams with one tag share the overflow detection */
    ACL_STREAM_ATTR_CACHE_OP_INFO = 4,  /* keeps operator information of captured tasks */
    ACL_STREAM_ATTR_PRIORITY = 5,  /* can change after creation */
} aclrtStreamAttr;

/** Comparison of the left with the right value in aclrtSwitchStream. */
typedef enum {
    ACL_RT_EQUAL = 0,
    ACL_RT_NOT_EQUAL = 1,
    ACL_RT_GREATER = 2,
    ACL_RT_GREATER_OR_EQUAL = 3,
    ACL_RT_LESS = 4,
    ACL_RT_LESS_OR_EQUAL = 5,
} aclrtCondition;

/** Type of the two values that aclrtSwitchStream compares. */
typedef enum {
    ACL_RT_SWITCH_INT32 = 0,
    ACL_RT_SWITCH_INT64 = 1,
} aclrtCompareDataType;

/** Moments at which a stream state callback is called. */
typedef enum {
    ACL_RT_STREAM_STATE_CREATE_POST = 1,  /* after creation */
    ACL_RT_STREAM_STATE_DESTROY_PRE = 2,  /* before destruction */
} aclrtStreamState;

/** Settings for aclrtCreateStreamV2; write them through aclrtSetStreamConfigOpt. */
typedef struct aclrtStreamConfigHandle {
    void *workptr;  /* borrowed device memory */
    size_t workSize;  /* bytes */
    size_t flag;
    uint32_t priority;  /* 0 highest to 7 */
} aclrtStreamConfigHandle;

/** Value of a stream attribute. */
typedef union {
    uint64_t failureMode;  /* ACL_CONTINUE_ON_FAILURE or ACL_STOP_ON_FAILURE */
    uint32_t overflowSwitch;  /* 1 on, 0 off */
    uint32_t userCustomTag;  /* any number */
    uint32_t cacheOpInfoSwitch;  /* 1 on, 0 off */
    uint32_t streamPriority;  /* 0 highest to 7 */
    uint32_t reserve[4];
} aclrtStreamAttrValue;

/** Called on the thread that creates or destroys a stream; it must not create or destroy one itself. */
typedef void (*aclrtStreamStateCallback)(aclrtStream stm, aclrtStreamState state, void *args);

/**
 * Chooses what happens to later tasks when a task of the stream fails.
 *
 * Stop mode acts on all streams of the context: later submissions fail with the stored error. Going back to
 * continue gives 207000.
 * @param[in] stream handle made by the caller, not bound to a model
 * @param[in] mode ACL_CONTINUE_ON_FAILURE or ACL_STOP_ON_FAILURE
 */
ACL_FUNC_VISIBILITY aclError aclrtSetStreamFailureMode(aclrtStream stream, uint64_t mode);

/**
 * Reads the number of a stream, as it appears in logs and exception reports.
 * @param[in] stream handle, or null for the default stream
 * @param[out] streamId receives the number
 */
ACL_FUNC_VISIBILITY aclError aclrtStreamGetId(aclrtStream stream, int32_t *streamId);

/**
 * Creates an object that collects settings for a new stream.
 * @return the object, or null when host memory is exhausted
 * @see aclrtSetStreamConfigOpt
 * @see aclrtDestroyStreamConfigHandle
 */
ACL_FUNC_VISIBILITY aclrtStreamConfigHandle *aclrtCreateStreamConfigHandle(void);

/**
 * Frees a stream configuration; streams made with it stay.
 * @param[in] handle result of aclrtCreateStreamConfigHandle, not null
 * @see aclrtCreateStreamConfigHandle
 */
ACL_FUNC_VISIBILITY aclError aclrtDestroyStreamConfigHandle(aclrtStreamConfigHandle *handle);

/**
 * Stores one setting in a stream configuration.
 * @param[in] handle configuration that is changed in place
 * @param[in] attr setting
 * @param[in] attrValue address of the value, also where the value is a pointer
 * @param[in] valueSize bytes of the value
 * @see aclrtCreateStreamV2
 */
ACL_FUNC_VISIBILITY aclError aclrtSetStreamConfigOpt(aclrtStreamConfigHandle *handle,
    aclrtStreamConfigAttr attr, const void *attrValue, size_t valueSize);

/**
 * Creates a stream in the current context; 107002 without one.
 *
 * The number of streams of a device is limited (207008). Streams do not synchronize with the default stream
 * by themselves.
 * @param[out] stream receives the handle
 * @see aclrtDestroyStream
 */
ACL_FUNC_VISIBILITY aclError aclrtCreateStream(aclrtStream *stream);

/**
 * Creates a stream in the current context with collected settings.
 * @param[out] stream receives the handle
 * @param[in] handle configuration; may be freed afterwards
 * @see aclrtCreateStreamConfigHandle
 * @see aclrtDestroyStream
 */
ACL_FUNC_VISIBILITY aclError aclrtCreateStreamV2(aclrtStream *stream, const aclrtStreamConfigHandle *handle);

/**
 * Creates a stream in the current context with a priority and flags.
 * @param[out] stream receives the handle
 * @param[in] priority 0 highest to 7; larger numbers are clamped
 * @param[in] flag ACL_STREAM flags joined by or; unknown bits are ignored
 * @see aclrtDestroyStream
 */
ACL_FUNC_VISIBILITY aclError aclrtCreateStreamWithConfig(aclrtStream *stream, uint32_t priority,
    uint32_t flag);

/**
 * Waits for the queued tasks of a stream, then destroys it. The context of the stream must be current
 * (107003).
 *
 * A capturing stream gives 107027, one bound to a model 107005. An allocator registered for it stays:
 * unregister first.
 * @param[in] stream handle from a create function, not null
 * @see aclrtCreateStream
 * @see aclrtDestroyStreamForce
 */
ACL_FUNC_VISIBILITY aclError aclrtDestroyStream(aclrtStream stream);

/**
 * Destroys a stream and drops its queued tasks instead of waiting for them.
 *
 * The same conditions hold as for aclrtDestroyStream.
 * @param[in] stream handle from a create function, not null
 * @see aclrtDestroyStream
 */
ACL_FUNC_VISIBILITY aclError aclrtDestroyStreamForce(aclrtStream stream);

/**
 * Blocks the calling thread until all tasks of a stream are done and returns the first task error.
 *
 * Needs some current context. Waiting for a stream of another context leaves the thread with an explicit
 * binding instead of that of aclrtSetDevice.
 * @param[in] stream handle, or null for the default stream
 * @see aclrtSynchronizeStreamWithTimeout
 * @see aclrtStreamQuery
 */
ACL_FUNC_VISIBILITY aclError aclrtSynchronizeStream(aclrtStream stream);

/**
 * As aclrtSynchronizeStream, but gives up with 507046 after a time; the work goes on.
 * @param[in] stream handle, or null for the default stream
 * @param[in] timeout milliseconds, at least 1, or -1 for no limit
 * @see aclrtSynchronizeStream
 */
ACL_FUNC_VISIBILITY aclError aclrtSynchronizeStreamWithTimeout(aclrtStream stream, int32_t timeout);

/**
 * Tells without waiting whether a stream has pending tasks.
 *
 * A capturing stream gives 107027.
 * @param[in] stream handle, or null for the default stream
 * @param[out] status receives complete or not ready
 * @see aclrtSynchronizeStream
 */
ACL_FUNC_VISIBILITY aclError aclrtStreamQuery(aclrtStream stream, aclrtStreamStatus *status);

/**
 * Reads the priority of a stream.
 * @param[in] stream handle, or null for the default stream
 * @param[out] priority receives 0 (highest) to 7
 */
ACL_FUNC_VISIBILITY aclError aclrtStreamGetPriority(aclrtStream stream, uint32_t *priority);

/**
 * Reads the flags with which a stream was created.
 * @param[in] stream handle, or null for the default stream
 * @param[out] flags receives ACL_STREAM flags
 */
ACL_FUNC_VISIBILITY aclError aclrtStreamGetFlags(aclrtStream stream, uint32_t *flags);

/**
 * Turns the overflow detection of a stream on or off, for tasks submitted afterwards.
 * @param[in] stream handle, or null for the default stream
 * @param[in] flag 1 on, 0 off
 * @see aclrtGetStreamOverflowSwitch
 */
ACL_FUNC_VISIBILITY aclError aclrtSetStreamOverflowSwitch(aclrtStream stream, uint32_t flag);

/**
 * Reads whether the overflow detection of a stream is on.
 * @param[in] stream handle, or null for the default stream
 * @param[out] flag receives 1 (on) or 0
 * @see aclrtSetStreamOverflowSwitch
 */
ACL_FUNC_VISIBILITY aclError aclrtGetStreamOverflowSwitch(aclrtStream stream, uint32_t *flag);

/**
 * Stops the running task of a stream and drops the queued ones (Ascend 950, A3, A2).
 *
 * Threads that wait for the stream get 107023. Other streams that wait for its events hang until they are
 * aborted too.
 * @param[in] stream handle that is not bound to a model, not null
 */
ACL_FUNC_VISIBILITY aclError aclrtStreamAbort(aclrtStream stream);

/**
 * Reads how many more streams can be created on the current device.
 * @param[out] streamCount receives the number
 */
ACL_FUNC_VISIBILITY aclError aclrtGetStreamAvailableNum(uint32_t *streamCount);

/**
 * Changes an attribute of a live stream.
 * @param[in] stream handle, or null for the default stream
 * @param[in] stmAttrType attribute
 * @param[in] value new value in the member that belongs to the attribute
 * @see aclrtGetStreamAttribute
 */
ACL_FUNC_VISIBILITY aclError aclrtSetStreamAttribute(aclrtStream stream, aclrtStreamAttr stmAttrType,
    aclrtStreamAttrValue *value);

/**
 * Reads an attribute of a live stream.
 * @param[in] stream handle, or null for the default stream
 * @param[in] stmAttrType attribute
 * @param[out] value receives the value in the member that belongs to the attribute
 * @see aclrtSetStreamAttribute
 */
ACL_FUNC_VISIBILITY aclError aclrtGetStreamAttribute(aclrtStream stream, aclrtStreamAttr stmAttrType,
    aclrtStreamAttrValue *value);

/**
 * Queues a task that starts another stream of the same model; both then run side by side.
 * @param[in] activeStream stream to start, bound to a model
 * @param[in] stream runs the task, bound to a model
 * @see aclrtSwitchStream
 */
ACL_FUNC_VISIBILITY aclError aclrtActiveStream(aclrtStream activeStream, aclrtStream stream);

/**
 * Queues a task that compares two values on the device and continues on another stream when the condition
 * holds; the rest of its own stream is then not run.
 * @param[in] leftValue device address of the left value
 * @param[in] cond comparison
 * @param[in] rightValue device address of the right value
 * @param[in] dataType type of both values
 * @param[in] trueStream stream to continue with when the condition holds
 * @param[in] falseStream reserved, must be null
 * @param[in] stream runs the task
 * @see aclrtActiveStream
 */
ACL_FUNC_VISIBILITY aclError aclrtSwitchStream(void *leftValue, aclrtCondition cond, void *rightValue,
    aclrtCompareDataType dataType, aclrtStream trueStream, aclrtStream falseStream, aclrtStream stream);

/**
 * Registers a function that is called after the creation and before the destruction of every stream, or
 * removes it.
 * @param[in] regName unique name of the registration, not null
 * @param[in] callback function, or null to remove the registration
 * @param[in] args passed to the function; must outlive the registration
 */
ACL_FUNC_VISIBILITY aclError aclrtRegStreamStateCallback(const char *regName,
    aclrtStreamStateCallback callback, void *args);

/**
 * Stops the running task of a stream but keeps the queued ones (Ascend 950, A3, A2).
 * @param[in] stream handle that is not bound to a model, not null
 * @see aclrtStreamAbort
 */
ACL_FUNC_VISIBILITY aclError aclrtStreamStop(aclrtStream stream);

/**
 * Removes the tasks kept in a persistent stream so that it can be filled anew.
 * @param[in] stream handle made with ACL_STREAM_PERSISTENT, not null
 */
ACL_FUNC_VISIBILITY aclError aclrtPersistentTaskClean(aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_STREAM_H_ */
