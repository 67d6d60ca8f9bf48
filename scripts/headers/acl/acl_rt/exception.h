/*
 * Error texts, last errors, exception reports and the recovery of a faulty device.
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ACL_RT_EXCEPTION_H_
#define ASCENDCL_ACL_RT_EXCEPTION_H_

#include "acl/acl_base_rt.h"
#include "acl/acl_rt/common.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Kind of a device fault. */
typedef enum {
    ACL_RT_NO_ERROR = 0,
    ACL_RT_ERROR_MEMORY = 1,  /* uncorrectable memory error */
    ACL_RT_ERROR_L2 = 2,  /* level-2 buffer */
    ACL_RT_ERROR_AICORE = 3,
    ACL_RT_ERROR_LINK = 4,  /* connection to other devices */
    ACL_RT_ERROR_L3_PORT = 5,  /* network port */
    ACL_RT_ERROR_OTHERS = 0xffff,
} aclrtErrorType;

/** Where the cause of a fault of a compute core is likely to be. */
typedef enum aclrtAicoreErrorType {
    ACL_RT_AICORE_ERROR_UNKNOWN = 0,
    ACL_RT_AICORE_ERROR_SW = 1,  /* software, look at the kernel */
    ACL_RT_AICORE_ERROR_HW_LOCAL = 2,  /* hardware of this device */
} aclrtAicoreErrorType;

/** Scope of the stored last error. */
typedef enum aclrtLastErrLevel {
    ACL_RT_THREAD_LEVEL = 0,  /* calling thread */
} aclrtLastErrLevel;

/** Moments at which a task-abort callback is called. */
typedef enum {
    ACL_RT_DEVICE_TASK_ABORT_PRE = 0,  /* before the abort */
    ACL_RT_DEVICE_TASK_ABORT_POST = 1,  /* after it */
} aclrtDeviceTaskAbortStage;

/** Range of device memory with an uncorrectable error. */
typedef struct aclrtMemUceInfo {
    void *addr;  /* device address */
    size_t len;  /* bytes */
    size_t reserved[14];  /* must be 0 */
} aclrtMemUceInfo;

/** Faulty memory ranges of one device. */
typedef struct {
    size_t arraySize;  /* entries in use */
    aclrtMemUceInfo memUceInfoArray[20];
} aclrtMemUceInfoArray;

/** Detail of a device fault; the error type selects the member. */
typedef union aclrtErrorInfoDetail {
    aclrtMemUceInfoArray uceInfo;  /* for ACL_RT_ERROR_MEMORY */
    aclrtAicoreErrorType aicoreErrType;  /* for ACL_RT_ERROR_AICORE */
} aclrtErrorInfoDetail;

/** Description of a device fault. */
typedef struct aclrtErrorInfo {
    uint8_t tryRepair;  /* 1: aclrtRepairError may help */
    uint8_t hasDetail;  /* 1: detail is filled in */
    uint8_t reserved[2];
    aclrtErrorType errorType;
    aclrtErrorInfoDetail detail;
} aclrtErrorInfo;

/**
 * Called on a thread of the runtime, perhaps several at a time, when a task fails. The argument is valid
 * during the call only; do not reset the device inside.
 */
typedef void (*aclrtExceptionInfoCallback)(aclrtExceptionInfo *exceptionInfo);

/**
 * Called before and after aclrtDeviceTaskAbort with the milliseconds it may take; returns 0, anything else
 * counts as a failure.
 */
typedef int32_t (*aclrtDeviceTaskAbortCallback)(int32_t deviceId, aclrtDeviceTaskAbortStage stage, uint32_t timeout, void *args);

/**
 * Reads and clears the error texts of the calling thread, newest first. Call it on the thread that failed,
 * before anything else.
 *
 * Without a current context the same text may be returned again.
 * @return text, valid until the next call on this thread, or null when there is none
 */
ACL_FUNC_VISIBILITY const char *aclGetRecentErrMsg(void);

/**
 * Reads the last runtime error of the calling thread and keeps it.
 *
 * Argument errors with the code 100000 are not stored.
 * @param[in] level ACL_RT_THREAD_LEVEL
 * @return the stored code, 0 for none
 * @see aclrtGetLastError
 */
ACL_FUNC_VISIBILITY aclError aclrtPeekAtLastError(aclrtLastErrLevel level);

/**
 * Reads the last runtime error of the calling thread and clears it. Successful calls do not clear it.
 * @param[in] level ACL_RT_THREAD_LEVEL
 * @return the stored code, 0 for none
 * @see aclrtPeekAtLastError
 */
ACL_FUNC_VISIBILITY aclError aclrtGetLastError(aclrtLastErrLevel level);

/**
 * Sets the function that is called when a task fails, in place of the one before.
 * @param[in] callback function, or null for none
 */
ACL_FUNC_VISIBILITY aclError aclrtSetExceptionInfoCallback(aclrtExceptionInfoCallback callback);

/**
 * Reads which task failed.
 * @param[in] info argument of the exception callback
 * @return the task number; 0xFFFFFFFF for null or a fault of the whole device
 * @see aclrtSetExceptionInfoCallback
 */
ACL_FUNC_VISIBILITY uint32_t aclrtGetTaskIdFromExceptionInfo(const aclrtExceptionInfo *info);

/**
 * Reads on which stream a task failed.
 * @param[in] info argument of the exception callback
 * @return the stream number; 0xFFFFFFFF for null or a fault of the whole device
 * @see aclrtSetExceptionInfoCallback
 * @see aclrtStreamGetId
 */
ACL_FUNC_VISIBILITY uint32_t aclrtGetStreamIdFromExceptionInfo(const aclrtExceptionInfo *info);

/**
 * Reads which thread submitted the failed task.
 * @param[in] info argument of the exception callback
 * @return the thread id; 0xFFFFFFFF for null or a fault of the whole device
 * @see aclrtSetExceptionInfoCallback
 */
ACL_FUNC_VISIBILITY uint32_t aclrtGetThreadIdFromExceptionInfo(const aclrtExceptionInfo *info);

/**
 * Reads on which device a task failed.
 * @param[in] info argument of the exception callback
 * @return the device id; 0xFFFFFFFF for null or a fault of the whole device
 * @see aclrtSetExceptionInfoCallback
 */
ACL_FUNC_VISIBILITY uint32_t aclrtGetDeviceIdFromExceptionInfo(const aclrtExceptionInfo *info);

/**
 * Reads why a task failed.
 * @param[in] info argument of the exception callback
 * @return the error code; 0xFFFFFFFF for null or a fault of the whole device
 * @see aclrtSetExceptionInfoCallback
 */
ACL_FUNC_VISIBILITY uint32_t aclrtGetErrorCodeFromExceptionInfo(const aclrtExceptionInfo *info);

/**
 * Lists the memory ranges of a device with uncorrectable errors, after an error 507053.
 * @param[in] deviceId user device id, 0 to count - 1
 * @param[inout] memUceInfoArray array of the caller that receives the ranges
 * @param[in] arraySize entries in the array; 20 are always enough
 * @param[out] retSize receives the number of ranges
 * @see aclrtMemUceRepair
 */
ACL_FUNC_VISIBILITY aclError aclrtGetMemUceInfo(int32_t deviceId, aclrtMemUceInfo *memUceInfoArray,
    size_t arraySize, size_t *retSize);

/**
 * Stops the running tasks of a device and drops the queued ones. Other calls get 107022 meanwhile.
 *
 * Experimental; Ascend 950, A3 and A2.
 * @param[in] deviceId user device id, 0 to count - 1
 * @param[in] timeout milliseconds up to 36 minutes, 0 for no limit
 * @see aclrtRepairError
 */
ACL_FUNC_VISIBILITY aclError aclrtDeviceTaskAbort(int32_t deviceId, uint32_t timeout);

/**
 * Repairs memory ranges with uncorrectable errors. Write the data anew afterwards.
 * @param[in] deviceId user device id, 0 to count - 1
 * @param[in] memUceInfoArray array from aclrtGetMemUceInfo
 * @param[in] arraySize entries in the array, up to 128
 * @see aclrtGetMemUceInfo
 */
ACL_FUNC_VISIBILITY aclError aclrtMemUceRepair(int32_t deviceId, aclrtMemUceInfo *memUceInfoArray,
    size_t arraySize);

/**
 * Registers a function that is called around aclrtDeviceTaskAbort, or removes it.
 * @param[in] regName unique name of the registration, not null
 * @param[in] callback function, or null to remove the registration
 * @param[in] args passed to the function; must outlive the registration
 */
ACL_FUNC_VISIBILITY aclError aclrtSetDeviceTaskAbortCallback(const char *regName,
    aclrtDeviceTaskAbortCallback callback, void *args);

/**
 * Describes the fault of a device. Call it before aclrtDeviceTaskAbort.
 * @param[in] deviceId user device id, 0 to count - 1
 * @param[out] errorInfo receives the description
 * @see aclrtRepairError
 */
ACL_FUNC_VISIBILITY aclError aclrtGetErrorVerbose(int32_t deviceId, aclrtErrorInfo *errorInfo);

/**
 * Tries to repair a fault. Call it after aclrtDeviceTaskAbort.
 * @param[in] deviceId user device id, 0 to count - 1
 * @param[in] errorInfo description from aclrtGetErrorVerbose; tryRepair 0 gives 107000
 * @see aclrtGetErrorVerbose
 */
ACL_FUNC_VISIBILITY aclError aclrtRepairError(int32_t deviceId, const aclrtErrorInfo *errorInfo);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_EXCEPTION_H_ */
