/*
 * Execution of tasks: time limits, reductions, random numbers and updates of queued tasks.
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ACL_RT_EXECUTION_H_
#define ASCENDCL_ACL_RT_EXECUTION_H_

#include "acl/acl_base_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Operation that combines source and destination. */
typedef enum {
    ACL_RT_MEMCPY_SDMA_AUTOMATIC_SUM = 10,  /* element sums */
    ACL_RT_MEMCPY_SDMA_AUTOMATIC_MAX = 11,  /* larger elements */
    ACL_RT_MEMCPY_SDMA_AUTOMATIC_MIN = 12,  /* smaller elements */
    ACL_RT_MEMCPY_SDMA_AUTOMATIC_EQUAL = 13,  /* equality */
} aclrtReduceKind;

/** Distribution of random numbers. */
typedef enum {
    ACL_RT_RANDOM_NUM_FUNC_TYPE_DROPOUT_BITMASK = 0,  /* bit mask with a drop ratio */
    ACL_RT_RANDOM_NUM_FUNC_TYPE_UNIFORM_DIS = 1,  /* uniform */
    ACL_RT_RANDOM_NUM_FUNC_TYPE_NORMAL_DIS = 2,  /* normal */
    ACL_RT_RANDOM_NUM_FUNC_TYPE_TRUNCATED_NORMAL_DIS = 3,  /* normal without the far ends */
} aclrtRandomNumFuncType;

/** Kind of task that aclrtTaskUpdateAsync changes; selects the member of aclrtUpdateTaskAttrVal. */
typedef enum {
    ACL_RT_UPDATE_RANDOM_TASK = 1,  /* random numbers (not on Ascend 950) */
    ACL_RT_UPDATE_AIC_AIV_TASK = 2,  /* kernel on the compute cores */
} aclrtUpdateTaskAttrId;

/** One parameter of a random number task, given directly or by address. */
typedef struct {
    uint8_t isAddr;  /* 1: valueOrAddr holds a device address */
    uint8_t valueOrAddr[8];  /* value in its own type, or 8 bytes of address */
    uint8_t size;  /* bytes used in valueOrAddr */
    uint8_t rsv[6];  /* must be 0 */
} aclrtRandomParaInfo;

/** Parameter of a dropout mask. */
typedef struct {
    aclrtRandomParaInfo dropoutRation;  /* share of dropped elements */
} aclrtDropoutBitmaskInfo;

/** Bounds of a uniform distribution. */
typedef struct {
    aclrtRandomParaInfo min;
    aclrtRandomParaInfo max;
} aclrtUniformDisInfo;

/** Parameters of a normal distribution, plain or truncated. */
typedef struct {
    aclrtRandomParaInfo mean;
    aclrtRandomParaInfo stddev;  /* standard deviation */
} aclrtNormalDisInfo;

/** Distribution with its parameters. */
typedef struct {
    aclrtRandomNumFuncType funcType;  /* selects the member below */
    union {
        aclrtDropoutBitmaskInfo dropoutBitmaskInfo;
        aclrtUniformDisInfo uniformDisInfo;
        aclrtNormalDisInfo normalDisInfo;
    } paramInfo;
} aclrtRandomNumFuncParaInfo;

/** Task that fills device memory with random numbers. Build a fresh one for each call. */
typedef struct {
    aclDataType dataType;  /* changed by the call */
    aclrtRandomNumFuncParaInfo randomNumFuncParaInfo;
    void *randomParaAddr;  /* device memory for the parameters; null: the runtime provides it */
    void *randomResultAddr;  /* device memory for the numbers */
    void *randomCounterAddr;  /* device memory with the offset in the sequence */
    aclrtRandomParaInfo randomSeed;
    aclrtRandomParaInfo randomNum;  /* how many numbers */
    uint8_t rsv[8];  /* must be 0 */
} aclrtRandomNumTaskInfo;

/** New parameters of a random number task. */
typedef struct {
    void *srcAddr;  /* device memory laid out as aclrtRandomNumTaskInfo */
    size_t size;  /* bytes there */
    uint32_t rsv[4];  /* must be 0 */
} aclrtRandomTaskUpdateAttr;

/** New parameters of a kernel task. */
typedef struct {
    void *binHandle;  /* loaded kernel binary */
    void *funcEntryAddr;  /* device memory with the function entry */
    void *blockDimAddr;  /* device memory with the number of blocks */
    uint32_t rsv[4];  /* must be 0 */
} aclrtAicAivTaskUpdateAttr;

/** New parameters of either kind of task. */
typedef union {
    aclrtRandomTaskUpdateAttr randomTaskAttr;
    aclrtAicAivTaskUpdateAttr aicAivTaskAttr;
} aclrtUpdateTaskAttrVal;

/** Change of a task that is already queued. */
typedef struct {
    aclrtUpdateTaskAttrId id;  /* selects the member of val */
    aclrtUpdateTaskAttrVal val;
} aclrtTaskUpdateInfo;

/**
 * Reads the number of the task that the calling thread submitted last to a stream of its own making.
 * @param[out] taskId receives the number
 */
ACL_FUNC_VISIBILITY aclError aclrtGetThreadLastTaskId(uint32_t *taskId);

/**
 * Sets how long a kernel of the process may run. A limit given at launch comes first.
 * @param[in] timeout seconds, rounded up to a multiple of the hardware step; 0 for the longest
 * @see aclrtSetOpExecuteTimeOutV2
 * @see aclrtGetOpExecuteTimeout
 */
ACL_FUNC_VISIBILITY aclError aclrtSetOpExecuteTimeOut(uint32_t timeout);

/**
 * Sets how long a kernel of the process may run.
 * @param[in] timeout milliseconds, rounded up to a multiple of the hardware step; 0 for the longest
 * @see aclrtSetOpExecuteTimeOutV2
 * @see aclrtGetOpExecuteTimeout
 */
ACL_FUNC_VISIBILITY aclError aclrtSetOpExecuteTimeOutWithMs(uint32_t timeout);

/**
 * Sets how long a kernel of the process may run and tells what became of the request.
 * @param[in] timeout microseconds; 0 for the longest, or no limit on some chips
 * @param[out] actualTimeout receives the effective microseconds, UINT64_MAX for no limit
 * @see aclrtGetOpTimeOutInterval
 */
ACL_FUNC_VISIBILITY aclError aclrtSetOpExecuteTimeOutV2(uint64_t timeout, uint64_t *actualTimeout);

/**
 * Reads the step of kernel time limits: a limit is 1 to 254 steps.
 * @param[out] interval receives microseconds
 * @see aclrtSetOpExecuteTimeOutV2
 */
ACL_FUNC_VISIBILITY aclError aclrtGetOpTimeOutInterval(uint64_t *interval);

/**
 * Queues a task that combines an array with another one on the device, in place.
 *
 * Both arrays must live until the task ran.
 * @param[in] dst device memory, left operand and result
 * @param[in] src device memory of the same device, right operand
 * @param[in] count bytes in the source, at least 1
 * @param[in] kind operation
 * @param[in] type element type; which ones work depends on the chip
 * @param[in] stream handle, or null for the default stream
 * @param[in] reserve reserved, must be null
 */
ACL_FUNC_VISIBILITY aclError aclrtReduceAsync(void *dst, const void *src, uint64_t count,
    aclrtReduceKind kind, aclDataType type, aclrtStream stream, void *reserve);

/**
 * Queues a task that fills device memory with random numbers (A3, A2).
 * @param[in] taskInfo task; dataType is overwritten although the pointer is const
 * @param[in] stream handle, or null for the default stream
 * @param[in] reserve reserved, must be null
 */
ACL_FUNC_VISIBILITY aclError aclrtRandomNumAsync(const aclrtRandomNumTaskInfo *taskInfo,
    const aclrtStream stream, void *reserve);

/**
 * Reads how long a kernel of the process may run.
 * @param[out] timeoutMs receives milliseconds, UINT32_MAX for no limit
 * @see aclrtSetOpExecuteTimeOut
 */
ACL_FUNC_VISIBILITY aclError aclrtGetOpExecuteTimeout(uint32_t *const timeoutMs);

/**
 * Queues a task that changes the parameters of another task inside a model.
 *
 * An old driver gives 207019.
 * @param[in] taskStream stream of the task to change, bound to a model
 * @param[in] taskId its number from aclrtGetThreadLastTaskId
 * @param[in] info new parameters
 * @param[in] execStream stream that makes the change
 */
ACL_FUNC_VISIBILITY aclError aclrtTaskUpdateAsync(aclrtStream taskStream, uint32_t taskId,
    aclrtTaskUpdateInfo *info, aclrtStream execStream);

/**
 * Attaches operator information to the last task that the calling thread captured; profiling shows it.
 *
 * Needs ACL_STREAM_ATTR_CACHE_OP_INFO on the capturing stream.
 * @param[in] infoPtr host memory, copied
 * @param[in] infoSize bytes, 1 to 65536
 * @see aclrtSetStreamAttribute
 */
ACL_FUNC_VISIBILITY aclError aclrtCacheLastTaskOpInfo(const void *const infoPtr, const size_t infoSize);

/**
 * Attaches a JSON text to the last task that the calling thread captured or built; aclmdlRIDebugJsonPrint
 * shows it.
 * @param[in] extendInfoPtr UTF-8 text in host memory, copied
 * @param[in] infoSize bytes, at least 1; cut after 4096
 * @see aclmdlRIDebugJsonPrint
 */
ACL_FUNC_VISIBILITY aclError aclrtCacheLastTaskExtendInfo(const char *const extendInfoPtr,
    const size_t infoSize);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_EXECUTION_H_ */
