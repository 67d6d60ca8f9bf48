/*
 * Profiling: collecting, subscribing to operator data, step marks and user-defined ranges.
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

#define ACL_PROF_ACL_API 1ULL  /* calls of this interface */
#define ACL_PROF_TASK_TIME 2ULL  /* launch and run times of operators, with basic information */
#define ACL_PROF_AICORE_METRICS 4ULL  /* AI core metrics, chosen by aclprofAicoreMetrics */
#define ACL_PROF_AICPU 8ULL  /* AI CPU tasks */
#define ACL_PROF_L2CACHE 16ULL  /* L2 cache and TLB hits */
#define ACL_PROF_HCCL_TRACE 32ULL  /* collective communication */
#define ACL_PROF_TRAINING_TRACE 64ULL  /* iterations of training */
#define ACL_PROF_MSPROFTX 128ULL  /* marks and ranges set by the program */
#define ACL_PROF_RUNTIME_API 256ULL  /* calls of the lower runtime interface */
#define ACL_PROF_GE_API_L0 512ULL  /* main host phases of operators with dynamic shapes */
#define ACL_PROF_TASK_TIME_L0 2048ULL  /* launch and run times of operators only: least overhead */
#define ACL_PROF_TASK_MEMORY 4096ULL  /* memory used by operators */
#define ACL_PROF_GE_API_L1 0x1000000ULL  /* detailed host phases of operators with dynamic shapes */
#define ACL_PROF_TASK_TIME_L2 8192ULL  /* as ACL_PROF_TASK_TIME, with attributes */
#define ACL_PROF_OP_ATTR 16384ULL  /* attributes of operators */
#define ACL_PROF_TASK_TIME_L3 32768ULL  /* level above ACL_PROF_TASK_TIME_L2 */
#define ACL_PROF_API_STATS 0x400000000ULL  /* statistics of calls; excludes the others */
#define ACL_PROF_MAX_OP_NAME_LEN 257  /* size of an operator name in bytes */
#define ACL_PROF_MAX_OP_TYPE_LEN 65  /* size of an operator type in bytes */
#define ACL_PROF_TENSOR_DATA_SHAPE_LEN 8  /* dimensions in aclprofTensor.shape */
#define ACL_PROF_EVENT_ATTR_VERSION 1  /* present version of aclprofEventAttributes */

/** Group of hardware counters to sample on AI cores. */
typedef enum {
    ACL_AICORE_ARITHMETIC_UTILIZATION = 0,  /* share of each kind of arithmetic */
    ACL_AICORE_PIPE_UTILIZATION = 1,  /* time share of compute and move units */
    ACL_AICORE_MEMORY_BANDWIDTH = 2,  /* external memory instructions */
    ACL_AICORE_L0B_AND_WIDTH = 3,  /* internal memory instructions */
    ACL_AICORE_RESOURCE_CONFLICT_RATIO = 4,  /* waits of the pipeline queues */
    ACL_AICORE_MEMORY_UB = 5,  /* unified buffer instructions */
    ACL_AICORE_L2_CACHE = 6,  /* L2 hits and misses */
    ACL_AICORE_PIPE_EXECUTE_UTILIZATION = 7,  /* execution time share of compute and move units */
    ACL_AICORE_MEMORY_ACCESS = 8,  /* bytes moved by the cores */
    ACL_AICORE_NONE = 255,  /* none */
} aclprofAicoreMetrics;

/** Which end of a training step is marked. */
typedef enum {
    ACL_STEP_START = 0,
    ACL_STEP_END = 1,
} aclprofStepTag;

/** What an entry of subscribed operator data describes. */
typedef enum {
    ACL_SUBSCRIBE_OP = 0,  /* an operator */
    ACL_SUBSCRIBE_SUBGRAPH = 1,  /* a subgraph */
    ACL_SUBSCRIBE_OP_THREAD = 2,  /* a thread of an operator */
    ACL_SUBSCRIBE_NONE = 255,  /* not known */
} aclprofSubscribeOpFlag;

/** Attribute of subscribed operator data. */
typedef enum {
    ACL_SUBSCRIBE_ATTRI_THREADID = 0,  /* number of the thread */
    ACL_SUBSCRIBE_ATTRI_NONE = 1,  /* no attribute */
} aclprofSubscribeOpAttri;

/** Setting of aclprofSetConfig; the value is a string. */
typedef enum {
    ACL_PROF_ARGS_MIN = 0,  /* lower bound, no setting */
    ACL_PROF_STORAGE_LIMIT = 1,  /* limit of the result folder: 200MB to 4294967295MB */
    ACL_PROF_SYS_HARDWARE_MEM_FREQ = 3,  /* memory and bus bandwidth, 1 to 100 Hz */
    ACL_PROF_LLC_MODE = 4,  /* last level cache: read or write */
    ACL_PROF_SYS_IO_FREQ = 5,  /* network bandwidth, 1 to 100 Hz */
    ACL_PROF_SYS_INTERCONNECTION_FREQ = 6,  /* links between chips and PCIe, 1 to 50 Hz */
    ACL_PROF_DVPP_FREQ = 7,  /* media processing, 1 to 100 Hz */
    ACL_PROF_HOST_SYS = 8,  /* this process on the host: cpu, mem */
    ACL_PROF_HOST_SYS_USAGE = 9,  /* all processes of the host: cpu, mem */
    ACL_PROF_HOST_SYS_USAGE_FREQ = 10,  /* host load, 1 to 50 Hz */
    ACL_PROF_LOW_POWER_FREQ = 11,  /* power states, Hz */
    ACL_PROF_SYS_CPU_FREQ = 13,  /* device CPUs, Hz */
    ACL_PROF_OPTYPE = 14,  /* operator types, separated by commas, at most 256 bytes */
    ACL_PROF_NTS_METRICS = 15,  /* counters of NTS tasks: PipeUtilization */
    ACL_PROF_PATH = 16,  /* result folder */
    ACL_PROF_ARGS_MAX = 17,  /* upper bound, no setting */
} aclprofConfigType;

/** What aclprofEventAttributes carries. */
typedef enum {
    ACL_PROF_MESSAGE_TYPE_TENSOR_INFO = 0,  /* message.tensorInfo */
} aclprofMessageType;

/** What to profile, and on which devices. */
typedef struct aclprofConfig aclprofConfig;

/** Not used by any function. */
typedef struct aclprofStopConfig aclprofStopConfig;

/** Single AI core events; reserved. */
typedef struct aclprofAicoreEvents aclprofAicoreEvents;

/** What to report about the operators of a model. */
typedef struct aclprofSubscribeConfig aclprofSubscribeConfig;

/** One training step to be marked in a profile. */
typedef struct aclprofStepInfo aclprofStepInfo;

/** A tensor of a kernel, for the profile. */
typedef struct aclprofTensor {
    uint32_t type;  /* 0: input, 1: output */
    uint32_t format;  /* an aclFormat */
    uint32_t dataType;  /* an aclDataType */
    uint32_t shapeDim;  /* dimensions used in shape */
    uint32_t shape[8];  /* the dimensions */
} aclprofTensor;

/** A kernel and its tensors, for the profile. */
typedef struct aclprofTensorInfo {
    uint64_t opNameId;  /* name, through aclprofStr2Id */
    uint64_t opTypeId;  /* type, through aclprofStr2Id */
    uint32_t resv;  /* reserved */
    uint32_t tensorNum;  /* number of tensors */
    uint32_t kernelType;  /* kind of kernel */
    uint32_t blockNums;  /* number of cores */
    void *stream;  /* stream of the kernel */
    aclprofTensor *tensors;  /* array of tensorNum tensors */
} aclprofTensorInfo;

/** A message for the profile. */
typedef struct aclprofEventAttributes {
    uint16_t version;  /* ACL_PROF_EVENT_ATTR_VERSION */
    uint16_t size;  /* bytes of this struct */
    uint32_t messageType;  /* an aclprofMessageType, selects the member of message */
    union Message {
        aclprofTensorInfo *tensorInfo;
    } message;
} aclprofEventAttributes;

/**
 * Starts profiling and sets the folder for its results. After aclInit, before models are loaded.
 *
 * Fails if aclInit already configured profiling. Pairs with aclprofFinalize; not to be mixed with
 * aclprofModelSubscribe.
 * @param[in] profilerResultPath absolute or relative path of the folder
 * @param[in] length length of the path in bytes, at most 4096
 */
MSVP_PROF_API aclError aclprofInit(const char *profilerResultPath, size_t length);

/**
 * Ends profiling.
 */
MSVP_PROF_API aclError aclprofFinalize(void);

/**
 * Starts collecting what a configuration names, from now on. The same device cannot be started twice.
 *
 * Pairs with aclprofStop.
 * @param[in] profilerConfig configuration of aclprofCreateConfig
 */
MSVP_PROF_API aclError aclprofStart(const aclprofConfig *profilerConfig);

/**
 * Describes what to profile. One configuration can be used many times.
 * @param[in] deviceIdList array of device numbers
 * @param[in] deviceNums length of the array
 * @param[in] aicoreMetrics counters, used only with ACL_PROF_AICORE_METRICS
 * @param[in] aicoreEvents reserved, null
 * @param[in] dataTypeConfig ACL_PROF_* data types joined by or
 * @return the configuration, to be destroyed once by aclprofDestroyConfig, or null on failure
 */
MSVP_PROF_API aclprofConfig *aclprofCreateConfig(uint32_t *deviceIdList, uint32_t deviceNums,
    aclprofAicoreMetrics aicoreMetrics, const aclprofAicoreEvents *aicoreEvents, uint64_t dataTypeConfig);

/**
 * Destroys a profiling configuration.
 * @param[in] profilerConfig configuration of aclprofCreateConfig
 */
MSVP_PROF_API aclError aclprofDestroyConfig(const aclprofConfig *profilerConfig);

/**
 * Stops collecting.
 * @param[in] profilerConfig configuration given to aclprofStart
 */
MSVP_PROF_API aclError aclprofStop(const aclprofConfig *profilerConfig);

/**
 * Sets a further profiling option. Before aclprofStart; may be called for several options.
 * @param[in] configType option to set
 * @param[in] config its value as text
 * @param[in] configLength length of the text in bytes, at most 256
 */
MSVP_PROF_API aclError aclprofSetConfig(aclprofConfigType configType, const char *config,
    size_t configLength);

/**
 * Subscribes to the times of the operators of a model, once per model, before it runs. Data arrives through a
 * pipe.
 *
 * Pairs with aclprofModelUnSubscribe; not to be mixed with aclprofInit.
 * @param[in] modelId number of a loaded model
 * @param[in] profSubscribeConfig configuration of aclprofCreateSubscribeConfig; the same for all models of a
 *    device
 */
MSVP_PROF_API aclError aclprofModelSubscribe(uint32_t modelId,
    const aclprofSubscribeConfig *profSubscribeConfig);

/**
 * Ends a subscription. The writing end of the pipe is closed when all data is sent.
 * @param[in] modelId number of the subscribed model
 */
MSVP_PROF_API aclError aclprofModelUnSubscribe(uint32_t modelId);

/**
 * Describes a subscription.
 * @param[in] timeInfoSwitch 1: report times; 0: do not
 * @param[in] aicoreMetrics counters; not reported yet
 * @param[in] fd address of the file descriptor of the writing end of a pipe
 * @return the configuration, to be destroyed once by aclprofDestroySubscribeConfig, or null on failure
 */
MSVP_PROF_API aclprofSubscribeConfig *aclprofCreateSubscribeConfig(int8_t timeInfoSwitch,
    aclprofAicoreMetrics aicoreMetrics, void *fd);

/**
 * Destroys the configuration of a subscription.
 * @param[in] profSubscribeConfig configuration of aclprofCreateSubscribeConfig
 */
MSVP_PROF_API aclError aclprofDestroySubscribeConfig(const aclprofSubscribeConfig *profSubscribeConfig);

/**
 * Returns the size of the data of one operator: read a multiple of it from the pipe.
 * @param[out] opDescSize size in bytes
 */
MSVP_PROF_API aclError aclprofGetOpDescSize(size_t *opDescSize);

/**
 * Returns how many operators the data describes.
 * @param[in] opInfo operator data read from the pipe
 * @param[in] opInfoLen size of opInfo in bytes
 * @param[out] opNumber number of operators
 */
MSVP_PROF_API aclError aclprofGetOpNum(const void *opInfo, size_t opInfoLen, uint32_t *opNumber);

/**
 * Returns the size of the type of an operator.
 * @param[in] opInfo operator data read from the pipe
 * @param[in] opInfoLen size of opInfo in bytes
 * @param[in] index from 0 to the number of operators - 1
 * @param[out] opTypeLen size in bytes
 */
MSVP_PROF_API aclError aclprofGetOpTypeLen(const void *opInfo, size_t opInfoLen, uint32_t index,
    size_t *opTypeLen);

/**
 * Copies the type of an operator.
 * @param[in] opInfo operator data read from the pipe
 * @param[in] opInfoLen size of opInfo in bytes
 * @param[in] index from 0 to the number of operators - 1
 * @param[out] opType buffer for the type
 * @param[in] opTypeLen size of the buffer in bytes; a longer type is cut
 * @see aclprofGetOpTypeLen
 */
MSVP_PROF_API aclError aclprofGetOpType(const void *opInfo, size_t opInfoLen, uint32_t index, char *opType,
    size_t opTypeLen);

/**
 * Returns the size of the name of an operator.
 * @param[in] opInfo operator data read from the pipe
 * @param[in] opInfoLen size of opInfo in bytes
 * @param[in] index from 0 to the number of operators - 1
 * @param[out] opNameLen size in bytes
 */
MSVP_PROF_API aclError aclprofGetOpNameLen(const void *opInfo, size_t opInfoLen, uint32_t index,
    size_t *opNameLen);

/**
 * Copies the name of an operator.
 * @param[in] opInfo operator data read from the pipe
 * @param[in] opInfoLen size of opInfo in bytes
 * @param[in] index from 0 to the number of operators - 1
 * @param[out] opName buffer for the name
 * @param[in] opNameLen size of the buffer in bytes; a longer name is cut
 * @see aclprofGetOpNameLen
 */
MSVP_PROF_API aclError aclprofGetOpName(const void *opInfo, size_t opInfoLen, uint32_t index, char *opName,
    size_t opNameLen);

/**
 * Returns when an operator started.
 * @param[in] opInfo operator data read from the pipe
 * @param[in] opInfoLen size of opInfo in bytes
 * @param[in] index from 0 to the number of operators - 1
 * @return time in microseconds
 */
MSVP_PROF_API uint64_t aclprofGetOpStart(const void *opInfo, size_t opInfoLen, uint32_t index);

/**
 * Returns when an operator ended.
 * @param[in] opInfo operator data read from the pipe
 * @param[in] opInfoLen size of opInfo in bytes
 * @param[in] index from 0 to the number of operators - 1
 * @return time in microseconds
 */
MSVP_PROF_API uint64_t aclprofGetOpEnd(const void *opInfo, size_t opInfoLen, uint32_t index);

/**
 * Returns how long an operator ran.
 * @param[in] opInfo operator data read from the pipe
 * @param[in] opInfoLen size of opInfo in bytes
 * @param[in] index from 0 to the number of operators - 1
 * @return duration in microseconds
 */
MSVP_PROF_API uint64_t aclprofGetOpDuration(const void *opInfo, size_t opInfoLen, uint32_t index);

/**
 * Returns the model of an operator.
 * @param[in] opInfo operator data read from the pipe
 * @param[in] opInfoLen size of opInfo in bytes
 * @param[in] index from 0 to the number of operators - 1
 * @return number of the model
 */
MSVP_PROF_API size_t aclprofGetModelId(const void *opInfo, size_t opInfoLen, uint32_t index);

/**
 * Tells what an entry describes.
 * @param[in] opInfo operator data read from the pipe
 * @param[in] opInfoLen size of opInfo in bytes
 * @param[in] index from 0 to the number of operators - 1
 * @return operator, subgraph or thread
 */
MSVP_PROF_API aclprofSubscribeOpFlag aclprofGetOpFlag(const void *opInfo, size_t opInfoLen, uint32_t index);

/**
 * Returns an attribute of an operator as text.
 * @param[in] opInfo operator data read from the pipe
 * @param[in] opInfoLen size of opInfo in bytes
 * @param[in] index from 0 to the number of operators - 1
 * @param[in] attri attribute to read
 * @return the text, owned by the library, or null when there is none
 */
MSVP_PROF_API const char *aclprofGetOpAttriValue(const void *opInfo, size_t opInfoLen, uint32_t index,
    aclprofSubscribeOpAttri attri);

/**
 * Marks the start or the end of a training step on a stream. Each end of a step can be marked once.
 * @param[in] stepInfo step of aclprofCreateStepInfo
 * @param[in] tag start or end
 * @param[in] stream stream that takes the mark
 */
MSVP_PROF_API aclError aclprofGetStepTimestamp(aclprofStepInfo *stepInfo, aclprofStepTag tag,
    aclrtStream stream);

/**
 * Creates a training step.
 * @return the step, to be destroyed once by aclprofDestroyStepInfo, or null on failure
 */
MSVP_PROF_API aclprofStepInfo *aclprofCreateStepInfo(void);

/**
 * Destroys a training step.
 * @param[in] stepinfo step of aclprofCreateStepInfo
 */
MSVP_PROF_API void aclprofDestroyStepInfo(aclprofStepInfo *stepinfo);

/**
 * Creates a stamp: a named event of the program in the profile. Between aclprofStart and aclprofStop.
 * @return the stamp, to be destroyed by aclprofDestroyStamp before aclprofStop, or null on failure
 */
MSVP_PROF_API void *aclprofCreateStamp(void);

/**
 * Destroys a stamp.
 * @param[in] stamp stamp of aclprofCreateStamp
 */
MSVP_PROF_API void aclprofDestroyStamp(void *stamp);

/**
 * Starts a range on the calling thread. Ranges nest.
 *
 * Pairs with aclprofPop on the same thread.
 * @param[in] stamp stamp of aclprofCreateStamp
 * @see aclprofRangeStart
 */
MSVP_PROF_API aclError aclprofPush(void *stamp);

/**
 * Ends the latest range of the calling thread.
 */
MSVP_PROF_API aclError aclprofPop(void);

/**
 * Starts a range that any thread may end.
 * @param[in] stamp stamp of aclprofCreateStamp
 * @param[out] rangeId number of the range, for aclprofRangeStop
 */
MSVP_PROF_API aclError aclprofRangeStart(void *stamp, uint32_t *rangeId);

/**
 * Ends a range of aclprofRangeStart.
 * @param[in] rangeId number of the range
 */
MSVP_PROF_API aclError aclprofRangeStop(uint32_t rangeId);

/**
 * Gives a stamp its text.
 * @param[in] stamp stamp of aclprofCreateStamp
 * @param[in] msg the text
 * @param[in] msgLen length of the text in bytes
 */
MSVP_PROF_API aclError aclprofSetStampTraceMessage(void *stamp, const char *msg, uint32_t msgLen);

/**
 * Records the present moment.
 * @param[in] stamp stamp of aclprofCreateStamp
 */
MSVP_PROF_API aclError aclprofMark(void *stamp);

/**
 * Records a mark on the host and queues one on a stream, so that both can be matched.
 * @param[in] msg text of the mark
 * @param[in] msgLen length of the text in bytes, 1 to 127
 * @param[in] stream stream that takes the mark, not null
 */
MSVP_PROF_API aclError aclprofMarkEx(const char *msg, size_t msgLen, aclrtStream stream);

/**
 * Returns the number that stands for a text in a profile.
 * @param[in] message text, such as the name of an operator
 * @return the number, or 2^64 - 1 on failure
 */
MSVP_PROF_API uint64_t aclprofStr2Id(const char *message);

/**
 * Holds information on the kernel that is launched next.
 *
 * Pairs with aclprofRangePop after the launch.
 * @param[in] attr the information
 */
MSVP_PROF_API aclError aclprofRangePushEx(aclprofEventAttributes *attr);

/**
 * Writes the information of aclprofRangePushEx to the profile.
 */
MSVP_PROF_API aclError aclprofRangePop(void);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_PROF_H_ */
