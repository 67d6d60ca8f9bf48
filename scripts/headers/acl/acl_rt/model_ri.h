/*
 * Runtime model instances: capture of streams, building, execution and inspection.
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

/**
 * Who may call functions that capture makes unsafe, such as aclrtMemcpy, aclrtMemset and asynchronous copies
 * of pageable memory.
 */
typedef enum {
    ACL_MODEL_RI_CAPTURE_MODE_GLOBAL = 0,  /* no thread */
    ACL_MODEL_RI_CAPTURE_MODE_THREAD_LOCAL = 1,  /* every thread but the capturing one */
    ACL_MODEL_RI_CAPTURE_MODE_RELAXED = 2,  /* every thread */
} aclmdlRICaptureMode;

/** Capture state of a stream. */
typedef enum {
    ACL_MODEL_RI_CAPTURE_STATUS_NONE = 0,  /* not capturing */
    ACL_MODEL_RI_CAPTURE_STATUS_ACTIVE = 1,  /* capturing */
    ACL_MODEL_RI_CAPTURE_STATUS_INVALIDATED = 2,  /* capture has failed, only its end is left */
} aclmdlRICaptureStatus;

/** Kind of a task in a model running instance; tells which member of aclmdlRITaskParams counts. */
typedef enum aclmdlRITaskType {
    ACL_MODEL_RI_TASK_DEFAULT = 0,  /* any other kind */
    ACL_MODEL_RI_TASK_KERNEL = 1,  /* kernel on AI cores */
    ACL_MODEL_RI_TASK_EVENT_RECORD = 2,  /* aclrtRecordEvent */
    ACL_MODEL_RI_TASK_EVENT_WAIT = 3,  /* aclrtStreamWaitEvent */
    ACL_MODEL_RI_TASK_EVENT_RESET = 4,  /* aclrtResetEvent */
    ACL_MODEL_RI_TASK_VALUE_WRITE = 5,  /* aclrtValueWrite */
    ACL_MODEL_RI_TASK_VALUE_WAIT = 6,  /* aclrtValueWait */
} aclmdlRITaskType;

/** Flags of a condition; 0 leaves the value to the caller. */
typedef enum {
    ACL_MODEL_RI_COND_HANDLE_ASSIGN_DEFAULT = 1,  /* every execution starts with the default value */
} aclmdlRICondHandleFlag;

/** Kind of a conditional task. */
typedef enum {
    ACL_MODEL_RI_COND_TYPE_IF = 0,  /* one branch, or two with else */
    ACL_MODEL_RI_COND_TYPE_WHILE = 1,  /* one branch, repeated while the value is not 0 */
    ACL_MODEL_RI_COND_TYPE_SWITCH = 2,  /* the value selects the branch */
} aclmdlRICondTaskType;

/** Parameters of a kernel task. */
typedef struct aclmdlRIKernelTaskParams {
    aclrtFuncHandle funcHandle;  /* the kernel */
    aclrtLaunchKernelCfg *cfg;  /* launch settings */
    void *args;  /* arguments */
    uint32_t isHostArgs;  /* 1: args is host memory; 0: device memory, always so when read */
    size_t argsSize;  /* size of args in bytes */
    uint32_t numBlocks;  /* number of cores */
    uint32_t rsv[10];  /* reserved */
} aclmdlRIKernelTaskParams;

/** Parameters of an event record task; only read, never set. */
typedef struct aclmdlRIEventRecordTaskParams {
    aclrtEvent event;  /* the event */
    uint32_t eventFlag;  /* flags it was created with */
    uint32_t recordFlag;  /* ACL_EVENT_RECORD_DEFAULT or _EXTERNAL */
} aclmdlRIEventRecordTaskParams;

/** Parameters of an event wait task; only read, never set. */
typedef struct aclmdlRIEventWaitTaskParams {
    aclrtEvent event;  /* the event */
    uint32_t eventFlag;  /* flags it was created with */
    uint32_t waitFlag;  /* ACL_EVENT_WAIT_DEFAULT or _EXTERNAL */
} aclmdlRIEventWaitTaskParams;

/** Parameters of an event reset task; only read, never set. */
typedef struct aclmdlRIEventResetTaskParams {
    aclrtEvent event;  /* the event */
    uint32_t eventFlag;  /* flags it was created with */
    uint32_t resetFlag;  /* reserved, 0 */
} aclmdlRIEventResetTaskParams;

/** Parameters of a value write task. */
typedef struct aclmdlRIValueWriteTaskParams {
    void *devAddr;  /* device address, 8-byte aligned */
    uint64_t value;  /* 64-bit value to write */
} aclmdlRIValueWriteTaskParams;

/** Parameters of a value wait task. */
typedef struct aclmdlRIValueWaitTaskParams {
    void *devAddr;  /* device address of a 64-bit value */
    uint64_t value;  /* value to compare with */
    uint32_t flag;  /* comparison, as for aclrtValueWait */
} aclmdlRIValueWaitTaskParams;

/** Parameters of a task of any kind; type selects the member of the union. */
typedef struct aclmdlRITaskParams {
    aclmdlRITaskType type;  /* kind of the task */
    uint32_t rsv0[3];  /* reserved */
    aclrtTaskGrp taskGrp;  /* group of the task, ignored when set */
    void *opInfoPtr;  /* shape information of the operator */
    size_t opInfoSize;  /* size of opInfoPtr in bytes */
    uint8_t rsv1[32];  /* reserved */
    union {
        uint8_t rsv2[128];  /* fixes the size of the union */
        struct aclmdlRIKernelTaskParams kernelTaskParams;
        struct aclmdlRIEventRecordTaskParams eventRecordTaskParams;
        struct aclmdlRIEventWaitTaskParams eventWaitTaskParams;
        struct aclmdlRIEventResetTaskParams eventResetTaskParams;
        struct aclmdlRIValueWriteTaskParams valueWriteTaskParams;
        struct aclmdlRIValueWaitTaskParams valueWaitTaskParams;
    };
} aclmdlRITaskParams;

/** A condition value that conditional tasks of a model test. */
typedef void *aclmdlRICondHandle;

/** A model running instance: recorded tasks that are executed together. */
typedef void *aclmdlRI;

/** Parameters of a conditional task. */
typedef struct tagAclmdlRICondTaskParams {
    aclmdlRICondHandle handle;  /* the condition */
    aclmdlRICondTaskType type;  /* kind of branching */
    uint32_t size;  /* number of branches: IF 1 or 2, WHILE 1, SWITCH 1 or more */
    aclmdlRI *modelRIArray;  /* receives one model per branch */
} aclmdlRICondTaskParams;

/**
 * Reads the parameters of a task. Experimental.
 *
 * Not for concurrent use on one model.
 * @param[in] task task from aclmdlRIGetTasksByStream
 * @param[out] params its parameters
 */
ACL_FUNC_VISIBILITY aclError aclmdlRITaskGetParams(aclmdlRITask task, aclmdlRITaskParams *params);

/**
 * Replaces the parameters of a task; start from what aclmdlRITaskGetParams returned. Experimental.
 *
 * The caller keeps the dependencies between tasks correct. Not for concurrent use on one model.
 * @param[in] task task from aclmdlRIGetTasksByStream
 * @param[in] params new parameters
 * @see aclmdlRIUpdate
 */
ACL_FUNC_VISIBILITY aclError aclmdlRITaskSetParams(aclmdlRITask task, aclmdlRITaskParams *params);

/**
 * Reads a launch setting of a kernel task. Experimental.
 *
 * Not for concurrent use on one model.
 * @param[in] task task from aclmdlRIGetTasksByStream
 * @param[in] attrId setting to read; engine type, block offset and prefetch cannot be read
 * @param[out] attrValue its value
 */
ACL_FUNC_VISIBILITY aclError aclmdlRIKernelTaskGetAttribute(aclmdlRITask task, aclrtLaunchKernelAttrId attrId,
    aclrtLaunchKernelAttrValue *attrValue);

/**
 * Applies changed tasks to a captured model. Experimental.
 *
 * Profiling shows the parameters of the first execution: update before it.
 * @param[in] modelRI model running instance
 */
ACL_FUNC_VISIBILITY aclError aclmdlRIUpdate(aclmdlRI modelRI);

/**
 * Takes a task out of the execution of its model. Effective after aclmdlRIUpdate. Experimental.
 *
 * Not for concurrent use on one model.
 * @param[in] task task from aclmdlRIGetTasksByStream
 */
ACL_FUNC_VISIBILITY aclError aclmdlRITaskDisable(aclmdlRITask task);

/**
 * Starts capturing: tasks given to the stream are recorded in a new model and not run.
 *
 * Pairs with aclmdlRICaptureEnd on the same stream. Streams that wait for an event of a captured stream join
 * the capture.
 * @param[in] stream stream to capture, not the default stream
 * @param[in] mode limit on unsafe functions during the capture
 */
ACL_FUNC_VISIBILITY aclError aclmdlRICaptureBegin(aclrtStream stream, aclmdlRICaptureMode mode);

/**
 * Returns whether a stream is capturing, and into which model.
 * @param[in] stream stream to ask
 * @param[out] status capture state
 * @param[out] modelRI the model; meaningless when the stream is not capturing
 */
ACL_FUNC_VISIBILITY aclError aclmdlRICaptureGetInfo(aclrtStream stream, aclmdlRICaptureStatus *status,
    aclmdlRI *modelRI);

/**
 * Ends a capture and returns the model.
 *
 * Must run on the thread that began the capture, unless the mode is relaxed.
 * @param[in] stream stream at which the capture began
 * @param[out] modelRI the model, to be destroyed by aclmdlRIDestroy
 */
ACL_FUNC_VISIBILITY aclError aclmdlRICaptureEnd(aclrtStream stream, aclmdlRI *modelRI);

/**
 * Logs devices, streams and tasks of a captured model, for debugging.
 * @param[in] modelRI model running instance
 */
ACL_DEPRECATED_MESSAGE("use aclmdlRIDebugJsonPrint instead")
ACL_FUNC_VISIBILITY aclError aclmdlRIDebugPrint(aclmdlRI modelRI);

/**
 * Writes streams and tasks of a model to a JSON trace file, for debugging.
 * @param[in] modelRI model running instance
 * @param[in] path file to write; its folder must exist
 * @param[in] flags ACL_MDLRI_DEBUG_JSON_PRINT_SUMMARY or ACL_MDLRI_DEBUG_JSON_PRINT_VERBOSE
 */
ACL_FUNC_VISIBILITY aclError aclmdlRIDebugJsonPrint(aclmdlRI modelRI, const char *path, uint32_t flags);

/**
 * Sets the capture mode of the calling thread and returns the one before.
 *
 * Lets a thread call unsafe functions during a capture; it has no effect on a relaxed capture.
 * @param[inout] mode in: the new mode; out: the previous one
 */
ACL_FUNC_VISIBILITY aclError aclmdlRICaptureThreadExchangeMode(aclmdlRICaptureMode *mode);

/**
 * Queues a run of a model. Does not wait.
 * @param[in] modelRI model running instance
 * @param[in] stream stream for the run, neither in capture nor part of the model; null is the default stream
 */
ACL_FUNC_VISIBILITY aclError aclmdlRIExecuteAsync(aclmdlRI modelRI, aclrtStream stream);

/**
 * Runs a built model and waits for its end.
 * @param[in] modelRI model running instance
 * @param[in] timeout milliseconds to wait, -1 without limit; 0 is invalid
 */
ACL_FUNC_VISIBILITY aclError aclmdlRIExecute(aclmdlRI modelRI, int32_t timeout);

/**
 * Destroys a model of the current context and calls its destroy callbacks.
 * @param[in] modelRI model running instance
 */
ACL_FUNC_VISIBILITY aclError aclmdlRIDestroy(aclmdlRI modelRI);

/**
 * Starts a group of tasks that can be updated after the capture. Only single operator calls may be in it.
 * @param[in] stream stream in capture
 */
ACL_FUNC_VISIBILITY aclError aclmdlRICaptureTaskGrpBegin(aclrtStream stream);

/**
 * Ends a group of tasks.
 * @param[in] stream stream at which the group began
 * @param[out] handle the group, for aclmdlRICaptureTaskUpdateBegin
 */
ACL_FUNC_VISIBILITY aclError aclmdlRICaptureTaskGrpEnd(aclrtStream stream, aclrtTaskGrp *handle);

/**
 * Starts replacing a group of tasks. What follows must match the group in number and kind of tasks.
 * @param[in] stream stream that takes the new tasks, not in capture
 * @param[in] handle group from aclmdlRICaptureTaskGrpEnd
 */
ACL_FUNC_VISIBILITY aclError aclmdlRICaptureTaskUpdateBegin(aclrtStream stream, aclrtTaskGrp handle);

/**
 * Ends the replacement of a group. Does not wait: synchronise the stream to know that it is done.
 * @param[in] stream stream at which the update began
 */
ACL_FUNC_VISIBILITY aclError aclmdlRICaptureTaskUpdateEnd(aclrtStream stream);

/**
 * Starts building a model by hand.
 *
 * Order: aclmdlRIBindStream, the tasks, aclmdlRIEndTask, aclmdlRIBuildEnd.
 * @param[out] modelRI the new model, to be destroyed by aclmdlRIDestroy
 * @param[in] flag reserved, 0
 */
ACL_FUNC_VISIBILITY aclError aclmdlRIBuildBegin(aclmdlRI *modelRI, uint32_t flag);

/**
 * Binds a stream to a model under construction: its tasks run when the model runs.
 * @param[in] modelRI model running instance
 * @param[in] stream stream created with ACL_STREAM_PERSISTENT, bound to no other model
 * @param[in] flag 0: runs from the start; 0x7FFFFFFF: runs when aclrtActiveStream activates it
 */
ACL_FUNC_VISIBILITY aclError aclmdlRIBindStream(aclmdlRI modelRI, aclrtStream stream, uint32_t flag);

/**
 * Marks the end of the tasks of a model.
 * @param[in] modelRI model running instance
 * @param[in] stream stream that holds the last task
 */
ACL_FUNC_VISIBILITY aclError aclmdlRIEndTask(aclmdlRI modelRI, aclrtStream stream);

/**
 * Completes a model. Its streams take no further tasks.
 * @param[in] modelRI model running instance
 * @param[in] reserve reserved, null
 */
ACL_FUNC_VISIBILITY aclError aclmdlRIBuildEnd(aclmdlRI modelRI, void *reserve);

/**
 * Releases a stream from a model.
 * @param[in] modelRI model running instance
 * @param[in] stream stream of aclmdlRIBindStream
 */
ACL_FUNC_VISIBILITY aclError aclmdlRIUnbindStream(aclmdlRI modelRI, aclrtStream stream);

/**
 * Names a model; a later name replaces it.
 * @param[in] modelRI model running instance
 * @param[in] name the name
 */
ACL_FUNC_VISIBILITY aclError aclmdlRISetName(aclmdlRI modelRI, const char *name);

/**
 * Copies the name of a model, the empty string when it has none.
 * @param[in] modelRI model running instance
 * @param[in] maxLen size of name in bytes
 * @param[out] name buffer; names beyond 512 bytes are cut
 */
ACL_FUNC_VISIBILITY aclError aclmdlRIGetName(aclmdlRI modelRI, uint32_t maxLen, char *name);

/**
 * Returns the number of a model. Experimental.
 * @param[in] modelRI model running instance
 * @param[out] modelRIId the number
 */
ACL_FUNC_VISIBILITY aclError aclmdlRIGetId(aclmdlRI modelRI, uint32_t *modelRIId);

/**
 * Registers a function to be called when a model is destroyed. Experimental.
 * @param[in] modelRI model running instance
 * @param[in] func function to call, each at most once
 * @param[in] userData passed on to the function, may be null
 */
ACL_FUNC_VISIBILITY aclError aclmdlRIDestroyRegisterCallback(aclmdlRI modelRI, aclrtCallback func,
    void *userData);

/**
 * Removes a function of aclmdlRIDestroyRegisterCallback. Experimental.
 * @param[in] modelRI model running instance
 * @param[in] func the registered function
 */
ACL_FUNC_VISIBILITY aclError aclmdlRIDestroyUnregisterCallback(aclmdlRI modelRI, aclrtCallback func);

/**
 * Lists the streams of a model. Experimental.
 *
 * A shorter array is filled and an error is returned; unused places become null.
 * @param[in] modelRI model running instance
 * @param[inout] streams array to fill, or null to ask for the number only
 * @param[inout] numStreams in: length of the array; out: number of streams
 */
ACL_FUNC_VISIBILITY aclError aclmdlRIGetStreams(aclmdlRI modelRI, aclrtStream *streams, uint32_t *numStreams);

/**
 * Lists the tasks of a stream of a model. Experimental.
 *
 * A shorter array is filled and an error is returned; unused places become null.
 * @param[in] stream stream from aclmdlRIGetStreams
 * @param[inout] tasks array to fill, or null to ask for the number only
 * @param[inout] numTasks in: length of the array; out: number of tasks
 */
ACL_FUNC_VISIBILITY aclError aclmdlRIGetTasksByStream(aclrtStream stream, aclmdlRITask *tasks,
    uint32_t *numTasks);

/**
 * Returns the kind of a task. Experimental.
 * @param[in] task task from aclmdlRIGetTasksByStream
 * @param[out] type kind of the task
 */
ACL_FUNC_VISIBILITY aclError aclmdlRITaskGetType(aclmdlRITask task, aclmdlRITaskType *type);

/**
 * Returns the sequence number of a task. Experimental.
 *
 * Not for concurrent use on one model.
 * @param[in] task task from aclmdlRIGetTasksByStream
 * @param[out] id the number
 */
ACL_FUNC_VISIBILITY aclError aclmdlRITaskGetSeqId(aclmdlRITask task, uint32_t *id);

/**
 * Tells whether kernels built for one SoC can run on the present device.
 * @param[in] socVersion name of the SoC that the kernels were built for
 * @param[out] canCompatible 1 if they can, else 0
 */
ACL_FUNC_VISIBILITY aclError aclrtCheckArchCompatibility(const char *socVersion, int32_t *canCompatible);

/**
 * Stops a running model; it can be executed again. Not for captured models. Experimental.
 * @param[in] modelRI model running instance
 */
ACL_FUNC_VISIBILITY aclError aclmdlRIAbort(aclmdlRI modelRI);

/**
 * Creates a condition in a model. It lives as long as the model. Experimental.
 * @param[in] modelRI model running instance
 * @param[in] defaultLaunchValue default value of the condition
 * @param[in] flag ACL_MODEL_RI_COND_HANDLE_ASSIGN_DEFAULT, or 0 when the caller sets the value
 * @param[out] handle the condition
 */
ACL_FUNC_VISIBILITY aclError aclmdlRICondHandleCreate(aclmdlRI modelRI, uint32_t defaultLaunchValue,
    aclmdlRICondHandleFlag flag, aclmdlRICondHandle *handle);

/**
 * Returns where the value of a condition lies, to write it oneself. Experimental.
 * @param[in] handle the condition
 * @param[out] ptr device address of 8 bytes; they belong to the model
 */
ACL_FUNC_VISIBILITY aclError aclmdlRICondHandleGetCondPtr(aclmdlRICondHandle handle, uint64_t **ptr);

/**
 * Queues a conditional task and returns a model for each of its branches. Experimental.
 *
 * Fill the branches through aclmdlRICaptureToModelRIBegin.
 * @param[in] params condition, kind and number of branches; modelRIArray is filled by the call
 * @param[in] stream stream in capture
 * @param[in] flags reserved, 0
 */
ACL_FUNC_VISIBILITY aclError aclmdlRIAddCondTask(aclmdlRICondTaskParams params, aclrtStream stream,
    uint32_t flags);

/**
 * Starts capturing into an existing model, such as a branch of a conditional task. Experimental.
 *
 * Pairs with aclmdlRICaptureEnd. The model runs as part of its parent and must not be destroyed on its own.
 * @param[in] stream stream to capture, not the default stream
 * @param[in] modelRI model that takes the tasks
 * @param[in] mode limit on unsafe functions during the capture
 */
ACL_FUNC_VISIBILITY aclError aclmdlRICaptureToModelRIBegin(aclrtStream stream, aclmdlRI modelRI,
    aclmdlRICaptureMode mode);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_MODEL_RI_H_ */
