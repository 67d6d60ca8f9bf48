/*
 * AscendCL interface: acl_prof.h.
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ACL_PROF_H_
#define ASCENDCL_ACL_PROF_H_

#include "acl/acl_base_rt.h"

#define MSVP_PROF_API __attribute__((visibility("default")))

/** Tells other headers that aclprofTensorInfo is defined here. */
#define ACL_PROF_TENSOR_INFO_DEFINED

#ifdef __cplusplus
extern "C" {
#endif

#define ACL_PROF_ACL_API 1ULL
#define ACL_PROF_TASK_TIME 2ULL
#define ACL_PROF_AICORE_METRICS 4ULL
#define ACL_PROF_AICPU 8ULL
#define ACL_PROF_L2CACHE 16ULL
#define ACL_PROF_HCCL_TRACE 32ULL
#define ACL_PROF_TRAINING_TRACE 64ULL
#define ACL_PROF_MSPROFTX 128ULL
#define ACL_PROF_RUNTIME_API 256ULL
#define ACL_PROF_GE_API_L0 512ULL
#define ACL_PROF_TASK_TIME_L0 2048ULL
#define ACL_PROF_TASK_MEMORY 4096ULL
#define ACL_PROF_GE_API_L1 0x1000000ULL
#define ACL_PROF_TASK_TIME_L2 8192ULL
#define ACL_PROF_OP_ATTR 16384ULL
#define ACL_PROF_TASK_TIME_L3 32768ULL
#define ACL_PROF_API_STATS 0x400000000ULL
#define ACL_PROF_MAX_OP_NAME_LEN 257
#define ACL_PROF_MAX_OP_TYPE_LEN 65
#define ACL_PROF_TENSOR_DATA_SHAPE_LEN 8
#define ACL_PROF_EVENT_ATTR_VERSION 1

typedef enum {
    ACL_AICORE_ARITHMETIC_UTILIZATION = 0,
    ACL_AICORE_PIPE_UTILIZATION = 1,
    ACL_AICORE_MEMORY_BANDWIDTH = 2,
    ACL_AICORE_L0B_AND_WIDTH = 3,
    ACL_AICORE_RESOURCE_CONFLICT_RATIO = 4,
    ACL_AICORE_MEMORY_UB = 5,
    ACL_AICORE_L2_CACHE = 6,
    ACL_AICORE_PIPE_EXECUTE_UTILIZATION = 7,
    ACL_AICORE_MEMORY_ACCESS = 8,
    ACL_AICORE_NONE = 255,
} aclprofAicoreMetrics;

typedef enum {
    ACL_STEP_START = 0,
    ACL_STEP_END = 1,
} aclprofStepTag;

typedef enum {
    ACL_SUBSCRIBE_OP = 0,
    ACL_SUBSCRIBE_SUBGRAPH = 1,
    ACL_SUBSCRIBE_OP_THREAD = 2,
    ACL_SUBSCRIBE_NONE = 255,
} aclprofSubscribeOpFlag;

typedef enum {
    ACL_SUBSCRIBE_ATTRI_THREADID = 0,
    ACL_SUBSCRIBE_ATTRI_NONE = 1,
} aclprofSubscribeOpAttri;

typedef enum {
    ACL_PROF_ARGS_MIN = 0,
    ACL_PROF_STORAGE_LIMIT = 1,
    ACL_PROF_SYS_HARDWARE_MEM_FREQ = 3,
    ACL_PROF_LLC_MODE = 4,
    ACL_PROF_SYS_IO_FREQ = 5,
    ACL_PROF_SYS_INTERCONNECTION_FREQ = 6,
    ACL_PROF_DVPP_FREQ = 7,
    ACL_PROF_HOST_SYS = 8,
    ACL_PROF_HOST_SYS_USAGE = 9,
    ACL_PROF_HOST_SYS_USAGE_FREQ = 10,
    ACL_PROF_LOW_POWER_FREQ = 11,
    ACL_PROF_SYS_CPU_FREQ = 13,
    ACL_PROF_OPTYPE = 14,
    ACL_PROF_NTS_METRICS = 15,
    ACL_PROF_PATH = 16,
    ACL_PROF_ARGS_MAX = 17,
} aclprofConfigType;

typedef enum {
    ACL_PROF_MESSAGE_TYPE_TENSOR_INFO = 0,
} aclprofMessageType;

typedef struct aclprofConfig aclprofConfig;

typedef struct aclprofStopConfig aclprofStopConfig;

typedef struct aclprofAicoreEvents aclprofAicoreEvents;

typedef struct aclprofSubscribeConfig aclprofSubscribeConfig;

typedef struct aclprofStepInfo aclprofStepInfo;

typedef struct aclprofTensor {
    uint32_t type;
    uint32_t format;
    uint32_t dataType;
    uint32_t shapeDim;
    uint32_t shape[8];
} aclprofTensor;

typedef struct aclprofTensorInfo {
    uint64_t opNameId;
    uint64_t opTypeId;
    uint32_t resv;
    uint32_t tensorNum;
    uint32_t kernelType;
    uint32_t blockNums;
    void *stream;
    aclprofTensor *tensors;
} aclprofTensorInfo;

typedef struct aclprofEventAttributes {
    uint16_t version;
    uint16_t size;
    uint32_t messageType;
    union Message {
        aclprofTensorInfo *tensorInfo;
    } message;
} aclprofEventAttributes;

/**
 * TODO aclprofInit.
 * @param[in] profilerResultPath
 * @param[in] length
 */
MSVP_PROF_API aclError aclprofInit(const char *profilerResultPath, size_t length);

/**
 * TODO aclprofFinalize.
 */
MSVP_PROF_API aclError aclprofFinalize(void);

/**
 * TODO aclprofStart.
 * @param[in] profilerConfig
 */
MSVP_PROF_API aclError aclprofStart(const aclprofConfig *profilerConfig);

/**
 * TODO aclprofCreateConfig.
 * @param[in] deviceIdList
 * @param[in] deviceNums
 * @param[in] aicoreMetrics
 * @param[in] aicoreEvents
 * @param[in] dataTypeConfig
 */
MSVP_PROF_API aclprofConfig *aclprofCreateConfig(uint32_t *deviceIdList, uint32_t deviceNums,
    aclprofAicoreMetrics aicoreMetrics, const aclprofAicoreEvents *aicoreEvents, uint64_t dataTypeConfig);

/**
 * TODO aclprofDestroyConfig.
 * @param[in] profilerConfig
 */
MSVP_PROF_API aclError aclprofDestroyConfig(const aclprofConfig *profilerConfig);

/**
 * TODO aclprofStop.
 * @param[in] profilerConfig
 */
MSVP_PROF_API aclError aclprofStop(const aclprofConfig *profilerConfig);

/**
 * TODO aclprofSetConfig.
 * @param[in] configType
 * @param[in] config
 * @param[in] configLength
 */
MSVP_PROF_API aclError aclprofSetConfig(aclprofConfigType configType, const char *config,
    size_t configLength);

/**
 * TODO aclprofModelSubscribe.
 * @param[in] modelId
 * @param[in] profSubscribeConfig
 */
MSVP_PROF_API aclError aclprofModelSubscribe(uint32_t modelId,
    const aclprofSubscribeConfig *profSubscribeConfig);

/**
 * TODO aclprofModelUnSubscribe.
 * @param[in] modelId
 */
MSVP_PROF_API aclError aclprofModelUnSubscribe(uint32_t modelId);

/**
 * TODO aclprofCreateSubscribeConfig.
 * @param[in] timeInfoSwitch
 * @param[in] aicoreMetrics
 * @param[in] fd
 */
MSVP_PROF_API aclprofSubscribeConfig *aclprofCreateSubscribeConfig(int8_t timeInfoSwitch,
    aclprofAicoreMetrics aicoreMetrics, void *fd);

/**
 * TODO aclprofDestroySubscribeConfig.
 * @param[in] profSubscribeConfig
 */
MSVP_PROF_API aclError aclprofDestroySubscribeConfig(const aclprofSubscribeConfig *profSubscribeConfig);

/**
 * TODO aclprofGetOpDescSize.
 * @param[out] opDescSize
 */
MSVP_PROF_API aclError aclprofGetOpDescSize(size_t *opDescSize);

/**
 * TODO aclprofGetOpNum.
 * @param[in] opInfo
 * @param[in] opInfoLen
 * @param[out] opNumber
 */
MSVP_PROF_API aclError aclprofGetOpNum(const void *opInfo, size_t opInfoLen, uint32_t *opNumber);

/**
 * TODO aclprofGetOpTypeLen.
 * @param[in] opInfo
 * @param[in] opInfoLen
 * @param[in] index
 * @param[out] opTypeLen
 */
MSVP_PROF_API aclError aclprofGetOpTypeLen(const void *opInfo, size_t opInfoLen, uint32_t index,
    size_t *opTypeLen);

/**
 * TODO aclprofGetOpType.
 * @param[in] opInfo
 * @param[in] opInfoLen
 * @param[in] index
 * @param[out] opType
 * @param[in] opTypeLen
 */
MSVP_PROF_API aclError aclprofGetOpType(const void *opInfo, size_t opInfoLen, uint32_t index, char *opType,
    size_t opTypeLen);

/**
 * TODO aclprofGetOpNameLen.
 * @param[in] opInfo
 * @param[in] opInfoLen
 * @param[in] index
 * @param[out] opNameLen
 */
MSVP_PROF_API aclError aclprofGetOpNameLen(const void *opInfo, size_t opInfoLen, uint32_t index,
    size_t *opNameLen);

/**
 * TODO aclprofGetOpName.
 * @param[in] opInfo
 * @param[in] opInfoLen
 * @param[in] index
 * @param[out] opName
 * @param[in] opNameLen
 */
MSVP_PROF_API aclError aclprofGetOpName(const void *opInfo, size_t opInfoLen, uint32_t index, char *opName,
    size_t opNameLen);

/**
 * TODO aclprofGetOpStart.
 * @param[in] opInfo
 * @param[in] opInfoLen
 * @param[in] index
 */
MSVP_PROF_API uint64_t aclprofGetOpStart(const void *opInfo, size_t opInfoLen, uint32_t index);

/**
 * TODO aclprofGetOpEnd.
 * @param[in] opInfo
 * @param[in] opInfoLen
 * @param[in] index
 */
MSVP_PROF_API uint64_t aclprofGetOpEnd(const void *opInfo, size_t opInfoLen, uint32_t index);

/**
 * TODO aclprofGetOpDuration.
 * @param[in] opInfo
 * @param[in] opInfoLen
 * @param[in] index
 */
MSVP_PROF_API uint64_t aclprofGetOpDuration(const void *opInfo, size_t opInfoLen, uint32_t index);

/**
 * TODO aclprofGetModelId.
 * @param[in] opInfo
 * @param[in] opInfoLen
 * @param[in] index
 */
MSVP_PROF_API size_t aclprofGetModelId(const void *opInfo, size_t opInfoLen, uint32_t index);

/**
 * TODO aclprofGetOpFlag.
 * @param[in] opInfo
 * @param[in] opInfoLen
 * @param[in] index
 */
MSVP_PROF_API aclprofSubscribeOpFlag aclprofGetOpFlag(const void *opInfo, size_t opInfoLen, uint32_t index);

/**
 * TODO aclprofGetOpAttriValue.
 * @param[in] opInfo
 * @param[in] opInfoLen
 * @param[in] index
 * @param[in] attri
 */
MSVP_PROF_API const char *aclprofGetOpAttriValue(const void *opInfo, size_t opInfoLen, uint32_t index,
    aclprofSubscribeOpAttri attri);

/**
 * TODO aclprofGetStepTimestamp.
 * @param[in] stepInfo
 * @param[in] tag
 * @param[in] stream
 */
MSVP_PROF_API aclError aclprofGetStepTimestamp(aclprofStepInfo *stepInfo, aclprofStepTag tag,
    aclrtStream stream);

/**
 * TODO aclprofCreateStepInfo.
 */
MSVP_PROF_API aclprofStepInfo *aclprofCreateStepInfo(void);

/**
 * TODO aclprofDestroyStepInfo.
 * @param[in] stepinfo
 */
MSVP_PROF_API void aclprofDestroyStepInfo(aclprofStepInfo *stepinfo);

/**
 * TODO aclprofCreateStamp.
 */
MSVP_PROF_API void *aclprofCreateStamp(void);

/**
 * TODO aclprofDestroyStamp.
 * @param[in] stamp
 */
MSVP_PROF_API void aclprofDestroyStamp(void *stamp);

/**
 * TODO aclprofPush.
 * @param[in] stamp
 */
MSVP_PROF_API aclError aclprofPush(void *stamp);

/**
 * TODO aclprofPop.
 */
MSVP_PROF_API aclError aclprofPop(void);

/**
 * TODO aclprofRangeStart.
 * @param[in] stamp
 * @param[out] rangeId
 */
MSVP_PROF_API aclError aclprofRangeStart(void *stamp, uint32_t *rangeId);

/**
 * TODO aclprofRangeStop.
 * @param[in] rangeId
 */
MSVP_PROF_API aclError aclprofRangeStop(uint32_t rangeId);

/**
 * TODO aclprofSetStampTraceMessage.
 * @param[in] stamp
 * @param[in] msg
 * @param[in] msgLen
 */
MSVP_PROF_API aclError aclprofSetStampTraceMessage(void *stamp, const char *msg, uint32_t msgLen);

/**
 * TODO aclprofMark.
 * @param[in] stamp
 */
MSVP_PROF_API aclError aclprofMark(void *stamp);

/**
 * TODO aclprofMarkEx.
 * @param[in] msg
 * @param[in] msgLen
 * @param[in] stream
 */
MSVP_PROF_API aclError aclprofMarkEx(const char *msg, size_t msgLen, aclrtStream stream);

/**
 * TODO aclprofStr2Id.
 * @param[in] message
 */
MSVP_PROF_API uint64_t aclprofStr2Id(const char *message);

/**
 * TODO aclprofRangePushEx.
 * @param[in] attr
 */
MSVP_PROF_API aclError aclprofRangePushEx(aclprofEventAttributes *attr);

/**
 * TODO aclprofRangePop.
 */
MSVP_PROF_API aclError aclprofRangePop(void);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_PROF_H_ */
