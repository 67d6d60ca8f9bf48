/*
 * AscendCL interface: acl_rt/stream.h.
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ACL_RT_STREAM_H_
#define ASCENDCL_ACL_RT_STREAM_H_

#include "acl/acl_base_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

#define ACL_STREAM_FAST_LAUNCH 1U
#define ACL_STREAM_FAST_SYNC 2U
#define ACL_STREAM_PERSISTENT 4U
#define ACL_STREAM_HUGE 8U
#define ACL_STREAM_CPU_SCHEDULE 16U
#define ACL_STREAM_DEVICE_USE_ONLY 32U
#define ACL_STREAM_WAIT_VALUE_GEQ 0U
#define ACL_STREAM_WAIT_VALUE_EQ 1U
#define ACL_STREAM_WAIT_VALUE_AND 2U
#define ACL_STREAM_WAIT_VALUE_NOR 3U
#define ACL_CONTINUE_ON_FAILURE 0U
#define ACL_STOP_ON_FAILURE 1U

typedef enum aclrtStreamStatus {
    ACL_STREAM_STATUS_COMPLETE = 0,
    ACL_STREAM_STATUS_NOT_READY = 1,
    ACL_STREAM_STATUS_RESERVED = 0xffff,
} aclrtStreamStatus;

typedef enum {
    ACL_RT_STREAM_WORK_ADDR_PTR = 0,
    ACL_RT_STREAM_WORK_SIZE = 1,
    ACL_RT_STREAM_FLAG = 2,
    ACL_RT_STREAM_PRIORITY = 3,
} aclrtStreamConfigAttr;

typedef enum {
    ACL_STREAM_ATTR_FAILURE_MODE = 1,
    ACL_STREAM_ATTR_FLOAT_OVERFLOW_CHECK = 2,
    ACL_STREAM_ATTR_USER_CUSTOM_TAG = 3,
    ACL_STREAM_ATTR_CACHE_OP_INFO = 4,
    ACL_STREAM_ATTR_PRIORITY = 5,
} aclrtStreamAttr;

typedef enum {
    ACL_RT_EQUAL = 0,
    ACL_RT_NOT_EQUAL = 1,
    ACL_RT_GREATER = 2,
    ACL_RT_GREATER_OR_EQUAL = 3,
    ACL_RT_LESS = 4,
    ACL_RT_LESS_OR_EQUAL = 5,
} aclrtCondition;

typedef enum {
    ACL_RT_SWITCH_INT32 = 0,
    ACL_RT_SWITCH_INT64 = 1,
} aclrtCompareDataType;

typedef enum {
    ACL_RT_STREAM_STATE_CREATE_POST = 1,
    ACL_RT_STREAM_STATE_DESTROY_PRE = 2,
} aclrtStreamState;

typedef struct aclrtStreamConfigHandle {
    void *workptr;
    size_t workSize;
    size_t flag;
    uint32_t priority;
} aclrtStreamConfigHandle;

typedef union {
    uint64_t failureMode;
    uint32_t overflowSwitch;
    uint32_t userCustomTag;
    uint32_t cacheOpInfoSwitch;
    uint32_t streamPriority;
    uint32_t reserve[4];
} aclrtStreamAttrValue;

typedef void (*aclrtStreamStateCallback)(aclrtStream stm, aclrtStreamState state, void *args);

/**
 * TODO aclrtSetStreamFailureMode.
 * @param[in] stream
 * @param[in] mode
 */
ACL_FUNC_VISIBILITY aclError aclrtSetStreamFailureMode(aclrtStream stream, uint64_t mode);

/**
 * TODO aclrtStreamGetId.
 * @param[in] stream
 * @param[out] streamId
 */
ACL_FUNC_VISIBILITY aclError aclrtStreamGetId(aclrtStream stream, int32_t *streamId);

/**
 * TODO aclrtCreateStreamConfigHandle.
 */
ACL_FUNC_VISIBILITY aclrtStreamConfigHandle *aclrtCreateStreamConfigHandle(void);

/**
 * TODO aclrtDestroyStreamConfigHandle.
 * @param[in] handle
 */
ACL_FUNC_VISIBILITY aclError aclrtDestroyStreamConfigHandle(aclrtStreamConfigHandle *handle);

/**
 * TODO aclrtSetStreamConfigOpt.
 * @param[out] handle
 * @param[in] attr
 * @param[in] attrValue
 * @param[in] valueSize
 */
ACL_FUNC_VISIBILITY aclError aclrtSetStreamConfigOpt(aclrtStreamConfigHandle *handle,
    aclrtStreamConfigAttr attr, const void *attrValue, size_t valueSize);

/**
 * TODO aclrtCreateStream.
 * @param[out] stream
 */
ACL_FUNC_VISIBILITY aclError aclrtCreateStream(aclrtStream *stream);

/**
 * TODO aclrtCreateStreamV2.
 * @param[out] stream
 * @param[in] handle
 */
ACL_FUNC_VISIBILITY aclError aclrtCreateStreamV2(aclrtStream *stream, const aclrtStreamConfigHandle *handle);

/**
 * TODO aclrtCreateStreamWithConfig.
 * @param[out] stream
 * @param[in] priority
 * @param[in] flag
 */
ACL_FUNC_VISIBILITY aclError aclrtCreateStreamWithConfig(aclrtStream *stream, uint32_t priority,
    uint32_t flag);

/**
 * TODO aclrtDestroyStream.
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclrtDestroyStream(aclrtStream stream);

/**
 * TODO aclrtDestroyStreamForce.
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclrtDestroyStreamForce(aclrtStream stream);

/**
 * TODO aclrtSynchronizeStream.
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclrtSynchronizeStream(aclrtStream stream);

/**
 * TODO aclrtSynchronizeStreamWithTimeout.
 * @param[in] stream
 * @param[in] timeout
 */
ACL_FUNC_VISIBILITY aclError aclrtSynchronizeStreamWithTimeout(aclrtStream stream, int32_t timeout);

/**
 * TODO aclrtStreamQuery.
 * @param[in] stream
 * @param[out] status
 */
ACL_FUNC_VISIBILITY aclError aclrtStreamQuery(aclrtStream stream, aclrtStreamStatus *status);

/**
 * TODO aclrtStreamGetPriority.
 * @param[in] stream
 * @param[out] priority
 */
ACL_FUNC_VISIBILITY aclError aclrtStreamGetPriority(aclrtStream stream, uint32_t *priority);

/**
 * TODO aclrtStreamGetFlags.
 * @param[in] stream
 * @param[out] flags
 */
ACL_FUNC_VISIBILITY aclError aclrtStreamGetFlags(aclrtStream stream, uint32_t *flags);

/**
 * TODO aclrtSetStreamOverflowSwitch.
 * @param[in] stream
 * @param[in] flag
 */
ACL_FUNC_VISIBILITY aclError aclrtSetStreamOverflowSwitch(aclrtStream stream, uint32_t flag);

/**
 * TODO aclrtGetStreamOverflowSwitch.
 * @param[in] stream
 * @param[out] flag
 */
ACL_FUNC_VISIBILITY aclError aclrtGetStreamOverflowSwitch(aclrtStream stream, uint32_t *flag);

/**
 * TODO aclrtStreamAbort.
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclrtStreamAbort(aclrtStream stream);

/**
 * TODO aclrtGetStreamAvailableNum.
 * @param[out] streamCount
 */
ACL_FUNC_VISIBILITY aclError aclrtGetStreamAvailableNum(uint32_t *streamCount);

/**
 * TODO aclrtSetStreamAttribute.
 * @param[in] stream
 * @param[in] stmAttrType
 * @param[in] value
 */
ACL_FUNC_VISIBILITY aclError aclrtSetStreamAttribute(aclrtStream stream, aclrtStreamAttr stmAttrType,
    aclrtStreamAttrValue *value);

/**
 * TODO aclrtGetStreamAttribute.
 * @param[in] stream
 * @param[in] stmAttrType
 * @param[out] value
 */
ACL_FUNC_VISIBILITY aclError aclrtGetStreamAttribute(aclrtStream stream, aclrtStreamAttr stmAttrType,
    aclrtStreamAttrValue *value);

/**
 * TODO aclrtActiveStream.
 * @param[in] activeStream
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclrtActiveStream(aclrtStream activeStream, aclrtStream stream);

/**
 * TODO aclrtSwitchStream.
 * @param[in] leftValue
 * @param[in] cond
 * @param[in] rightValue
 * @param[in] dataType
 * @param[in] trueStream
 * @param[in] falseStream
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclrtSwitchStream(void *leftValue, aclrtCondition cond, void *rightValue,
    aclrtCompareDataType dataType, aclrtStream trueStream, aclrtStream falseStream, aclrtStream stream);

/**
 * TODO aclrtRegStreamStateCallback.
 * @param[in] regName
 * @param[in] callback
 * @param[in] args
 */
ACL_FUNC_VISIBILITY aclError aclrtRegStreamStateCallback(const char *regName,
    aclrtStreamStateCallback callback, void *args);

/**
 * TODO aclrtStreamStop.
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclrtStreamStop(aclrtStream stream);

/**
 * TODO aclrtPersistentTaskClean.
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclrtPersistentTaskClean(aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_STREAM_H_ */
