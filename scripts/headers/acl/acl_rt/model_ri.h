/*
 * AscendCL interface: acl_rt/model_ri.h.
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ACL_RT_MODEL_RI_H_
#define ASCENDCL_ACL_RT_MODEL_RI_H_

#include "acl/acl_base_rt.h"
#include "acl/acl_rt/common.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum {
    ACL_MODEL_RI_CAPTURE_MODE_GLOBAL = 0,
    ACL_MODEL_RI_CAPTURE_MODE_THREAD_LOCAL = 1,
    ACL_MODEL_RI_CAPTURE_MODE_RELAXED = 2,
} aclmdlRICaptureMode;

typedef enum {
    ACL_MODEL_RI_CAPTURE_STATUS_NONE = 0,
    ACL_MODEL_RI_CAPTURE_STATUS_ACTIVE = 1,
    ACL_MODEL_RI_CAPTURE_STATUS_INVALIDATED = 2,
} aclmdlRICaptureStatus;

typedef enum aclmdlRITaskType {
    ACL_MODEL_RI_TASK_DEFAULT = 0,
    ACL_MODEL_RI_TASK_KERNEL = 1,
    ACL_MODEL_RI_TASK_EVENT_RECORD = 2,
    ACL_MODEL_RI_TASK_EVENT_WAIT = 3,
    ACL_MODEL_RI_TASK_EVENT_RESET = 4,
    ACL_MODEL_RI_TASK_VALUE_WRITE = 5,
    ACL_MODEL_RI_TASK_VALUE_WAIT = 6,
} aclmdlRITaskType;

typedef enum {
    ACL_MODEL_RI_COND_HANDLE_ASSIGN_DEFAULT = 1,
} aclmdlRICondHandleFlag;

typedef enum {
    ACL_MODEL_RI_COND_TYPE_IF = 0,
    ACL_MODEL_RI_COND_TYPE_WHILE = 1,
    ACL_MODEL_RI_COND_TYPE_SWITCH = 2,
} aclmdlRICondTaskType;

typedef struct aclmdlRIKernelTaskParams {
    aclrtFuncHandle funcHandle;
    aclrtLaunchKernelCfg *cfg;
    void *args;
    uint32_t isHostArgs;
    size_t argsSize;
    uint32_t numBlocks;
    uint32_t rsv[10];
} aclmdlRIKernelTaskParams;

typedef struct aclmdlRIEventRecordTaskParams {
    aclrtEvent event;
    uint32_t eventFlag;
    uint32_t recordFlag;
} aclmdlRIEventRecordTaskParams;

typedef struct aclmdlRIEventWaitTaskParams {
    aclrtEvent event;
    uint32_t eventFlag;
    uint32_t waitFlag;
} aclmdlRIEventWaitTaskParams;

typedef struct aclmdlRIEventResetTaskParams {
    aclrtEvent event;
    uint32_t eventFlag;
    uint32_t resetFlag;
} aclmdlRIEventResetTaskParams;

typedef struct aclmdlRIValueWriteTaskParams {
    void *devAddr;
    uint64_t value;
} aclmdlRIValueWriteTaskParams;

typedef struct aclmdlRIValueWaitTaskParams {
    void *devAddr;
    uint64_t value;
    uint32_t flag;
} aclmdlRIValueWaitTaskParams;

typedef struct aclmdlRITaskParams {
    aclmdlRITaskType type;
    uint32_t rsv0[3];
    aclrtTaskGrp taskGrp;
    void *opInfoPtr;
    size_t opInfoSize;
    uint8_t rsv1[32];
    union {
        uint8_t rsv2[128];
        struct aclmdlRIKernelTaskParams kernelTaskParams;
        struct aclmdlRIEventRecordTaskParams eventRecordTaskParams;
        struct aclmdlRIEventWaitTaskParams eventWaitTaskParams;
        struct aclmdlRIEventResetTaskParams eventResetTaskParams;
        struct aclmdlRIValueWriteTaskParams valueWriteTaskParams;
        struct aclmdlRIValueWaitTaskParams valueWaitTaskParams;
    };
} aclmdlRITaskParams;

typedef void *aclmdlRICondHandle;

typedef void *aclmdlRI;

typedef struct tagAclmdlRICondTaskParams {
    aclmdlRICondHandle handle;
    aclmdlRICondTaskType type;
    uint32_t size;
    aclmdlRI *modelRIArray;
} aclmdlRICondTaskParams;

/**
 * TODO aclmdlRITaskGetParams.
 * @param[in] task
 * @param[out] params
 */
ACL_FUNC_VISIBILITY aclError aclmdlRITaskGetParams(aclmdlRITask task, aclmdlRITaskParams *params);

/**
 * TODO aclmdlRITaskSetParams.
 * @param[in] task
 * @param[in] params
 */
ACL_FUNC_VISIBILITY aclError aclmdlRITaskSetParams(aclmdlRITask task, aclmdlRITaskParams *params);

/**
 * TODO aclmdlRIKernelTaskGetAttribute.
 * @param[in] task
 * @param[in] attrId
 * @param[out] attrValue
 */
ACL_FUNC_VISIBILITY aclError aclmdlRIKernelTaskGetAttribute(aclmdlRITask task, aclrtLaunchKernelAttrId attrId,
    aclrtLaunchKernelAttrValue *attrValue);

/**
 * TODO aclmdlRIUpdate.
 * @param[in] modelRI
 */
ACL_FUNC_VISIBILITY aclError aclmdlRIUpdate(aclmdlRI modelRI);

/**
 * TODO aclmdlRITaskDisable.
 * @param[in] task
 */
ACL_FUNC_VISIBILITY aclError aclmdlRITaskDisable(aclmdlRITask task);

/**
 * TODO aclmdlRICaptureBegin.
 * @param[in] stream
 * @param[in] mode
 */
ACL_FUNC_VISIBILITY aclError aclmdlRICaptureBegin(aclrtStream stream, aclmdlRICaptureMode mode);

/**
 * TODO aclmdlRICaptureGetInfo.
 * @param[in] stream
 * @param[out] status
 * @param[out] modelRI
 */
ACL_FUNC_VISIBILITY aclError aclmdlRICaptureGetInfo(aclrtStream stream, aclmdlRICaptureStatus *status,
    aclmdlRI *modelRI);

/**
 * TODO aclmdlRICaptureEnd.
 * @param[in] stream
 * @param[out] modelRI
 */
ACL_FUNC_VISIBILITY aclError aclmdlRICaptureEnd(aclrtStream stream, aclmdlRI *modelRI);

/**
 * TODO aclmdlRIDebugPrint.
 * @param[in] modelRI
 */
ACL_DEPRECATED_MESSAGE("no longer recommended")
ACL_FUNC_VISIBILITY aclError aclmdlRIDebugPrint(aclmdlRI modelRI);

/**
 * TODO aclmdlRIDebugJsonPrint.
 * @param[in] modelRI
 * @param[in] path
 * @param[in] flags
 */
ACL_FUNC_VISIBILITY aclError aclmdlRIDebugJsonPrint(aclmdlRI modelRI, const char *path, uint32_t flags);

/**
 * TODO aclmdlRICaptureThreadExchangeMode.
 * @param[inout] mode
 */
ACL_FUNC_VISIBILITY aclError aclmdlRICaptureThreadExchangeMode(aclmdlRICaptureMode *mode);

/**
 * TODO aclmdlRIExecuteAsync.
 * @param[in] modelRI
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclmdlRIExecuteAsync(aclmdlRI modelRI, aclrtStream stream);

/**
 * TODO aclmdlRIExecute.
 * @param[in] modelRI
 * @param[in] timeout
 */
ACL_FUNC_VISIBILITY aclError aclmdlRIExecute(aclmdlRI modelRI, int32_t timeout);

/**
 * TODO aclmdlRIDestroy.
 * @param[in] modelRI
 */
ACL_FUNC_VISIBILITY aclError aclmdlRIDestroy(aclmdlRI modelRI);

/**
 * TODO aclmdlRICaptureTaskGrpBegin.
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclmdlRICaptureTaskGrpBegin(aclrtStream stream);

/**
 * TODO aclmdlRICaptureTaskGrpEnd.
 * @param[in] stream
 * @param[out] handle
 */
ACL_FUNC_VISIBILITY aclError aclmdlRICaptureTaskGrpEnd(aclrtStream stream, aclrtTaskGrp *handle);

/**
 * TODO aclmdlRICaptureTaskUpdateBegin.
 * @param[in] stream
 * @param[in] handle
 */
ACL_FUNC_VISIBILITY aclError aclmdlRICaptureTaskUpdateBegin(aclrtStream stream, aclrtTaskGrp handle);

/**
 * TODO aclmdlRICaptureTaskUpdateEnd.
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclmdlRICaptureTaskUpdateEnd(aclrtStream stream);

/**
 * TODO aclmdlRIBuildBegin.
 * @param[in] modelRI
 * @param[in] flag
 */
ACL_FUNC_VISIBILITY aclError aclmdlRIBuildBegin(aclmdlRI *modelRI, uint32_t flag);

/**
 * TODO aclmdlRIBindStream.
 * @param[in] modelRI
 * @param[in] stream
 * @param[in] flag
 */
ACL_FUNC_VISIBILITY aclError aclmdlRIBindStream(aclmdlRI modelRI, aclrtStream stream, uint32_t flag);

/**
 * TODO aclmdlRIEndTask.
 * @param[in] modelRI
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclmdlRIEndTask(aclmdlRI modelRI, aclrtStream stream);

/**
 * TODO aclmdlRIBuildEnd.
 * @param[in] modelRI
 * @param[in] reserve
 */
ACL_FUNC_VISIBILITY aclError aclmdlRIBuildEnd(aclmdlRI modelRI, void *reserve);

/**
 * TODO aclmdlRIUnbindStream.
 * @param[in] modelRI
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclmdlRIUnbindStream(aclmdlRI modelRI, aclrtStream stream);

/**
 * TODO aclmdlRISetName.
 * @param[in] modelRI
 * @param[in] name
 */
ACL_FUNC_VISIBILITY aclError aclmdlRISetName(aclmdlRI modelRI, const char *name);

/**
 * TODO aclmdlRIGetName.
 * @param[in] modelRI
 * @param[in] maxLen
 * @param[out] name
 */
ACL_FUNC_VISIBILITY aclError aclmdlRIGetName(aclmdlRI modelRI, uint32_t maxLen, char *name);

/**
 * TODO aclmdlRIGetId.
 * @param[in] modelRI
 * @param[out] modelRIId
 */
ACL_FUNC_VISIBILITY aclError aclmdlRIGetId(aclmdlRI modelRI, uint32_t *modelRIId);

/**
 * TODO aclmdlRIDestroyRegisterCallback.
 * @param[in] modelRI
 * @param[in] func
 * @param[in] userData
 */
ACL_FUNC_VISIBILITY aclError aclmdlRIDestroyRegisterCallback(aclmdlRI modelRI, aclrtCallback func,
    void *userData);

/**
 * TODO aclmdlRIDestroyUnregisterCallback.
 * @param[in] modelRI
 * @param[in] func
 */
ACL_FUNC_VISIBILITY aclError aclmdlRIDestroyUnregisterCallback(aclmdlRI modelRI, aclrtCallback func);

/**
 * TODO aclmdlRIGetStreams.
 * @param[in] modelRI
 * @param[inout] streams
 * @param[inout] numStreams
 */
ACL_FUNC_VISIBILITY aclError aclmdlRIGetStreams(aclmdlRI modelRI, aclrtStream *streams, uint32_t *numStreams);

/**
 * TODO aclmdlRIGetTasksByStream.
 * @param[in] stream
 * @param[inout] tasks
 * @param[inout] numTasks
 */
ACL_FUNC_VISIBILITY aclError aclmdlRIGetTasksByStream(aclrtStream stream, aclmdlRITask *tasks,
    uint32_t *numTasks);

/**
 * TODO aclmdlRITaskGetType.
 * @param[in] task
 * @param[out] type
 */
ACL_FUNC_VISIBILITY aclError aclmdlRITaskGetType(aclmdlRITask task, aclmdlRITaskType *type);

/**
 * TODO aclmdlRITaskGetSeqId.
 * @param[in] task
 * @param[out] id
 */
ACL_FUNC_VISIBILITY aclError aclmdlRITaskGetSeqId(aclmdlRITask task, uint32_t *id);

/**
 * TODO aclrtCheckArchCompatibility.
 * @param[in] socVersion
 * @param[out] canCompatible
 */
ACL_FUNC_VISIBILITY aclError aclrtCheckArchCompatibility(const char *socVersion, int32_t *canCompatible);

/**
 * TODO aclmdlRIAbort.
 * @param[in] modelRI
 */
ACL_FUNC_VISIBILITY aclError aclmdlRIAbort(aclmdlRI modelRI);

/**
 * TODO aclmdlRICondHandleCreate.
 * @param[in] modelRI
 * @param[in] defaultLaunchValue
 * @param[in] flag
 * @param[out] handle
 */
ACL_FUNC_VISIBILITY aclError aclmdlRICondHandleCreate(aclmdlRI modelRI, uint32_t defaultLaunchValue,
    aclmdlRICondHandleFlag flag, aclmdlRICondHandle *handle);

/**
 * TODO aclmdlRICondHandleGetCondPtr.
 * @param[in] handle
 * @param[out] ptr
 */
ACL_FUNC_VISIBILITY aclError aclmdlRICondHandleGetCondPtr(aclmdlRICondHandle handle, uint64_t **ptr);

/**
 * TODO aclmdlRIAddCondTask.
 * @param[in] params
 * @param[in] stream
 * @param[in] flags
 */
ACL_FUNC_VISIBILITY aclError aclmdlRIAddCondTask(aclmdlRICondTaskParams params, aclrtStream stream,
    uint32_t flags);

/**
 * TODO aclmdlRICaptureToModelRIBegin.
 * @param[in] stream
 * @param[in] modelRI
 * @param[in] mode
 */
ACL_FUNC_VISIBILITY aclError aclmdlRICaptureToModelRIBegin(aclrtStream stream, aclmdlRI modelRI,
    aclmdlRICaptureMode mode);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_MODEL_RI_H_ */
