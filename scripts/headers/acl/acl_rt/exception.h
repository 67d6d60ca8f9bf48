/*
 * AscendCL interface: acl_rt/exception.h.
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

typedef enum {
    ACL_RT_NO_ERROR = 0,
    ACL_RT_ERROR_MEMORY = 1,
    ACL_RT_ERROR_L2 = 2,
    ACL_RT_ERROR_AICORE = 3,
    ACL_RT_ERROR_LINK = 4,
    ACL_RT_ERROR_L3_PORT = 5,
    ACL_RT_ERROR_OTHERS = 0xffff,
} aclrtErrorType;

typedef enum aclrtAicoreErrorType {
    ACL_RT_AICORE_ERROR_UNKNOWN = 0,
    ACL_RT_AICORE_ERROR_SW = 1,
    ACL_RT_AICORE_ERROR_HW_LOCAL = 2,
} aclrtAicoreErrorType;

typedef enum aclrtLastErrLevel {
    ACL_RT_THREAD_LEVEL = 0,
} aclrtLastErrLevel;

typedef enum {
    ACL_RT_DEVICE_TASK_ABORT_PRE = 0,
    ACL_RT_DEVICE_TASK_ABORT_POST = 1,
} aclrtDeviceTaskAbortStage;

typedef struct aclrtMemUceInfo {
    void *addr;
    size_t len;
    size_t reserved[14];
} aclrtMemUceInfo;

typedef struct {
    size_t arraySize;
    aclrtMemUceInfo memUceInfoArray[20];
} aclrtMemUceInfoArray;

typedef union aclrtErrorInfoDetail {
    aclrtMemUceInfoArray uceInfo;
    aclrtAicoreErrorType aicoreErrType;
} aclrtErrorInfoDetail;

typedef struct aclrtErrorInfo {
    uint8_t tryRepair;
    uint8_t hasDetail;
    uint8_t reserved[2];
    aclrtErrorType errorType;
    aclrtErrorInfoDetail detail;
} aclrtErrorInfo;

typedef void (*aclrtExceptionInfoCallback)(aclrtExceptionInfo *exceptionInfo);

typedef int32_t (*aclrtDeviceTaskAbortCallback)(int32_t deviceId, aclrtDeviceTaskAbortStage stage, uint32_t timeout, void *args);

/**
 * TODO aclGetRecentErrMsg.
 */
ACL_FUNC_VISIBILITY const char *aclGetRecentErrMsg(void);

/**
 * TODO aclrtPeekAtLastError.
 * @param[in] level
 */
ACL_FUNC_VISIBILITY aclError aclrtPeekAtLastError(aclrtLastErrLevel level);

/**
 * TODO aclrtGetLastError.
 * @param[in] level
 */
ACL_FUNC_VISIBILITY aclError aclrtGetLastError(aclrtLastErrLevel level);

/**
 * TODO aclrtSetExceptionInfoCallback.
 * @param[in] callback
 */
ACL_FUNC_VISIBILITY aclError aclrtSetExceptionInfoCallback(aclrtExceptionInfoCallback callback);

/**
 * TODO aclrtGetTaskIdFromExceptionInfo.
 * @param[in] info
 */
ACL_FUNC_VISIBILITY uint32_t aclrtGetTaskIdFromExceptionInfo(const aclrtExceptionInfo *info);

/**
 * TODO aclrtGetStreamIdFromExceptionInfo.
 * @param[in] info
 */
ACL_FUNC_VISIBILITY uint32_t aclrtGetStreamIdFromExceptionInfo(const aclrtExceptionInfo *info);

/**
 * TODO aclrtGetThreadIdFromExceptionInfo.
 * @param[in] info
 */
ACL_FUNC_VISIBILITY uint32_t aclrtGetThreadIdFromExceptionInfo(const aclrtExceptionInfo *info);

/**
 * TODO aclrtGetDeviceIdFromExceptionInfo.
 * @param[in] info
 */
ACL_FUNC_VISIBILITY uint32_t aclrtGetDeviceIdFromExceptionInfo(const aclrtExceptionInfo *info);

/**
 * TODO aclrtGetErrorCodeFromExceptionInfo.
 * @param[in] info
 */
ACL_FUNC_VISIBILITY uint32_t aclrtGetErrorCodeFromExceptionInfo(const aclrtExceptionInfo *info);

/**
 * TODO aclrtGetMemUceInfo.
 * @param[in] deviceId
 * @param[inout] memUceInfoArray
 * @param[in] arraySize
 * @param[out] retSize
 */
ACL_FUNC_VISIBILITY aclError aclrtGetMemUceInfo(int32_t deviceId, aclrtMemUceInfo *memUceInfoArray,
    size_t arraySize, size_t *retSize);

/**
 * TODO aclrtDeviceTaskAbort.
 * @param[in] deviceId
 * @param[in] timeout
 */
ACL_FUNC_VISIBILITY aclError aclrtDeviceTaskAbort(int32_t deviceId, uint32_t timeout);

/**
 * TODO aclrtMemUceRepair.
 * @param[in] deviceId
 * @param[in] memUceInfoArray
 * @param[in] arraySize
 */
ACL_FUNC_VISIBILITY aclError aclrtMemUceRepair(int32_t deviceId, aclrtMemUceInfo *memUceInfoArray,
    size_t arraySize);

/**
 * TODO aclrtSetDeviceTaskAbortCallback.
 * @param[in] regName
 * @param[in] callback
 * @param[in] args
 */
ACL_FUNC_VISIBILITY aclError aclrtSetDeviceTaskAbortCallback(const char *regName,
    aclrtDeviceTaskAbortCallback callback, void *args);

/**
 * TODO aclrtGetErrorVerbose.
 * @param[in] deviceId
 * @param[out] errorInfo
 */
ACL_FUNC_VISIBILITY aclError aclrtGetErrorVerbose(int32_t deviceId, aclrtErrorInfo *errorInfo);

/**
 * TODO aclrtRepairError.
 * @param[in] deviceId
 * @param[in] errorInfo
 */
ACL_FUNC_VISIBILITY aclError aclrtRepairError(int32_t deviceId, const aclrtErrorInfo *errorInfo);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_EXCEPTION_H_ */
