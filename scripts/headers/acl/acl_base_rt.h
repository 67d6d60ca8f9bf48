/*
 * Base of the interface: handle types, result codes, data types, data buffers and the application log.
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ACL_BASE_RT_H_
#define ASCENDCL_ACL_BASE_RT_H_

#include <stddef.h>
#include <stdint.h>
#include "acl/error_codes/rt_error_codes.h"
#include "acl/error_codes/ge_error_codes.h"

#define ACL_FUNC_VISIBILITY __attribute__((visibility("default")))
#define ACL_DEPRECATED __attribute__((deprecated))
#define ACL_DEPRECATED_MESSAGE(message) __attribute__((deprecated(message)))

/** Writes one application log line with its source position. */
#define ACL_APP_LOG(level, fmt, ...) aclAppLog(level, __func__, __FILE__, __LINE__, fmt, ##__VA_ARGS__)

#ifdef __cplusplus
extern "C" {
#endif


static const int ACL_ERROR_NONE = 0;  /* old name of ACL_SUCCESS */
static const int ACL_SUCCESS = 0;  /* done, or queued for an asynchronous call */
static const int ACL_ERROR_INVALID_PARAM = 100000;  /* argument refused before the call reached the runtime */
static const int ACL_ERROR_UNINITIALIZE = 100001;  /* dump or profiling is not initialized */
static const int ACL_ERROR_REPEAT_INITIALIZE = 100002;  /* initialized already; aclInit has counted */
static const int ACL_ERROR_INVALID_FILE = 100003;  /* file is missing or cannot be read */
static const int ACL_ERROR_WRITE_FILE = 100004;  /* file cannot be written */
static const int ACL_ERROR_INVALID_FILE_SIZE = 100005;  /* file is empty or too large */
static const int ACL_ERROR_PARSE_FILE = 100006;  /* file content cannot be parsed */
static const int ACL_ERROR_FILE_MISSING_ATTR = 100007;  /* file lacks a required entry */
static const int ACL_ERROR_FILE_ATTR_INVALID = 100008;  /* file has an entry with an illegal value */
static const int ACL_ERROR_INVALID_DUMP_CONFIG = 100009;  /* dump section of the configuration is wrong */
static const int ACL_ERROR_INVALID_PROFILING_CONFIG = 100010;  /* profiling section of the configuration is wrong */
static const int ACL_ERROR_INVALID_MODEL_ID = 100011;  /* model id is unknown or its model unloaded */
static const int ACL_ERROR_DESERIALIZE_MODEL = 100012;  /* model cannot be deserialized, perhaps outdated */
static const int ACL_ERROR_PARSE_MODEL = 100013;  /* model cannot be parsed, perhaps built by another version */
static const int ACL_ERROR_READ_MODEL_FAILURE = 100014;  /* model file cannot be read */
static const int ACL_ERROR_MODEL_SIZE_INVALID = 100015;  /* model has a wrong size, perhaps damaged */
static const int ACL_ERROR_MODEL_MISSING_ATTR = 100016;  /* model lacks an attribute */
static const int ACL_ERROR_MODEL_INPUT_NOT_MATCH = 100017;  /* inputs do not fit the model */
static const int ACL_ERROR_MODEL_OUTPUT_NOT_MATCH = 100018;  /* outputs do not fit the model */
static const int ACL_ERROR_MODEL_NOT_DYNAMIC = 100019;  /* dynamic call on a model of fixed shape */
static const int ACL_ERROR_OP_TYPE_NOT_MATCH = 100020;  /* operator type does not fit */
static const int ACL_ERROR_OP_INPUT_NOT_MATCH = 100021;  /* inputs do not fit the operator */
static const int ACL_ERROR_OP_OUTPUT_NOT_MATCH = 100022;  /* outputs do not fit the operator */
static const int ACL_ERROR_OP_ATTR_NOT_MATCH = 100023;  /* attributes do not fit the operator */
static const int ACL_ERROR_OP_NOT_FOUND = 100024;  /* operator is not supported or not installed */
static const int ACL_ERROR_OP_LOAD_FAILED = 100025;  /* operator cannot be loaded */
static const int ACL_ERROR_UNSUPPORTED_DATA_TYPE = 100026;  /* data type is not supported */
static const int ACL_ERROR_FORMAT_NOT_MATCH = 100027;  /* tensor format does not fit */
static const int ACL_ERROR_BIN_SELECTOR_NOT_REGISTERED = 100028;  /* kernel selector is not registered */
static const int ACL_ERROR_KERNEL_NOT_FOUND = 100029;  /* kernel is not registered */
static const int ACL_ERROR_BIN_SELECTOR_ALREADY_REGISTERED = 100030;  /* selector is registered twice */
static const int ACL_ERROR_KERNEL_ALREADY_REGISTERED = 100031;  /* kernel is registered twice */
static const int ACL_ERROR_INVALID_QUEUE_ID = 100032;  /* queue id is unknown */
static const int ACL_ERROR_REPEAT_SUBSCRIBE = 100033;  /* stream is subscribed twice */
static const int ACL_ERROR_STREAM_NOT_SUBSCRIBE = 100034;  /* old code of ACL_ERROR_RT_STREAM_NO_CB_REG */
static const int ACL_ERROR_THREAD_NOT_SUBSCRIBE = 100035;  /* old code of ACL_ERROR_RT_THREAD_SUBSCRIBE */
static const int ACL_ERROR_WAIT_CALLBACK_TIMEOUT = 100036;  /* old code of ACL_ERROR_RT_REPORT_TIMEOUT */
static const int ACL_ERROR_REPEAT_FINALIZE = 100037;  /* finalized more often than initialized */
static const int ACL_ERROR_NOT_STATIC_AIPP = 100038;  /* old code of ACL_ERROR_GE_AIPP_NOT_EXIST */
static const int ACL_ERROR_COMPILING_STUB_MODE = 100039;  /* the compile-time stub library is loaded */
static const int ACL_ERROR_GROUP_NOT_SET = 100040;  /* old code of ACL_ERROR_RT_GROUP_NOT_SET */
static const int ACL_ERROR_GROUP_NOT_CREATE = 100041;  /* old code of ACL_ERROR_RT_GROUP_NOT_CREATE */
static const int ACL_ERROR_PROF_ALREADY_RUN = 100042;  /* profiling runs already */
static const int ACL_ERROR_PROF_NOT_RUN = 100043;  /* aclprofInit was not called */
static const int ACL_ERROR_DUMP_ALREADY_RUN = 100044;  /* dump runs already */
static const int ACL_ERROR_DUMP_NOT_RUN = 100045;  /* aclmdlInitDump was not called */
static const int ACL_ERROR_PROF_REPEAT_SUBSCRIBE = 148046;  /* model is subscribed twice for profiling */
static const int ACL_ERROR_PROF_API_CONFLICT = 148047;  /* two families of profiling functions are mixed */
static const int ACL_ERROR_INVALID_MAX_OPQUEUE_NUM_CONFIG = 148048;  /* operator cache setting is wrong */
static const int ACL_ERROR_INVALID_OPP_PATH = 148049;  /* ASCEND_OPP_PATH is missing or wrong */
static const int ACL_ERROR_OP_UNSUPPORTED_DYNAMIC = 148050;  /* operator has no dynamic shapes */
static const int ACL_ERROR_RELATIVE_RESOURCE_NOT_CLEARED = 148051;  /* a dependent resource is still alive */
static const int ACL_ERROR_UNSUPPORTED_JPEG = 148052;  /* JPEG coding is not supported */
static const int ACL_ERROR_INVALID_BUNDLE_MODEL_ID = 148053;  /* bundle model id is unknown */
static const int ACL_ERROR_BAD_ALLOC = 200000;  /* host memory is exhausted */
static const int ACL_ERROR_API_NOT_SUPPORT = 200001;  /* function is not available on this chip or build */
static const int ACL_ERROR_INVALID_DEVICE = 200002;  /* old code of ACL_ERROR_RT_INVALID_DEVICEID */
static const int ACL_ERROR_MEMORY_ADDRESS_UNALIGNED = 200003;  /* memory address is not aligned */
static const int ACL_ERROR_RESOURCE_NOT_MATCH = 200004;  /* stream and context do not belong together */
static const int ACL_ERROR_INVALID_RESOURCE_HANDLE = 200005;  /* handle is destroyed or in use */
static const int ACL_ERROR_FEATURE_UNSUPPORTED = 200006;  /* feature or flag is not supported */
static const int ACL_ERROR_PROF_MODULES_UNSUPPORTED = 200007;  /* profiling option is not supported */
static const int ACL_ERROR_STORAGE_OVER_LIMIT = 300000;  /* storage limit is reached */
static const int ACL_ERROR_INTERNAL_ERROR = 500000;  /* unknown internal error, for instance no driver */
static const int ACL_ERROR_FAILURE = 500001;  /* internal failure above the runtime */
static const int ACL_ERROR_GE_FAILURE = 500002;  /* internal failure of the graph engine */
static const int ACL_ERROR_RT_FAILURE = 500003;  /* internal failure of the runtime */
static const int ACL_ERROR_DRV_FAILURE = 500004;  /* internal failure of the driver */
static const int ACL_ERROR_PROFILING_FAILURE = 500005;  /* internal failure of profiling */

/** Element types of tensors and reductions. Values 33 and above exist on Ascend 950 only. */
typedef enum {
    ACL_DT_UNDEFINED = -1,  /* no type given */
    ACL_FLOAT = 0,  /* IEEE 32 bit */
    ACL_FLOAT16 = 1,  /* IEEE 16 bit */
    ACL_INT8 = 2,
    ACL_INT32 = 3,
    ACL_UINT8 = 4,
    ACL_INT16 = 6,
    ACL_UINT16 = 7,
    ACL_UINT32 = 8,
    ACL_INT64 = 9,
    ACL_UINT64 = 10,
    ACL_DOUBLE = 11,  /* IEEE 64 bit */
    ACL_BOOL = 12,  /* one byte */
    ACL_STRING = 13,  /* no fixed element size */
    ACL_COMPLEX64 = 16,  /* two 32-bit floats */
    ACL_COMPLEX128 = 17,  /* two 64-bit floats */
    ACL_BF16 = 27,  /* bfloat16: 8 exponent bits, 7 fraction bits */
    ACL_INT4 = 29,  /* packed in pairs */
    ACL_UINT1 = 30,  /* packed by eight */
    ACL_COMPLEX32 = 33,  /* two 16-bit floats */
    ACL_HIFLOAT8 = 34,  /* 8 bit with a tapered exponent */
    ACL_FLOAT8_E5M2 = 35,  /* 8 bit: 5 exponent, 2 fraction */
    ACL_FLOAT8_E4M3FN = 36,  /* 8 bit: 4 exponent, 3 fraction, no infinity */
    ACL_FLOAT8_E8M0 = 37,  /* 8 bit, exponent only: a scale factor */
    ACL_FLOAT6_E3M2 = 38,  /* 6 bit: 3 exponent, 2 fraction */
    ACL_FLOAT6_E2M3 = 39,  /* 6 bit: 2 exponent, 3 fraction */
    ACL_FLOAT4_E2M1 = 40,  /* 4 bit: 2 exponent, 1 fraction */
    ACL_FLOAT4_E1M2 = 41,  /* 4 bit: 1 exponent, 2 fraction */
} aclDataType;

/**
 * Order in which the dimensions of a tensor lie in memory: N batch, C channels, D depth, H height, W width, L
 * length.
 */
typedef enum {
    ACL_FORMAT_UNDEFINED = -1,  /* no format given */
    ACL_FORMAT_NCHW = 0,
    ACL_FORMAT_NHWC = 1,
    ACL_FORMAT_ND = 2,  /* plain n-dimensional array */
    ACL_FORMAT_NC1HWC0 = 3,  /* channels split in blocks of the hardware width C0 */
    ACL_FORMAT_FRACTAL_Z = 4,  /* blocked layout of convolution weights */
    ACL_FORMAT_NC1HWC0_C04 = 12,  /* as NC1HWC0 with blocks of 4 */
    ACL_FORMAT_HWCN = 16,
    ACL_FORMAT_NDHWC = 27,
    ACL_FORMAT_FRACTAL_NZ = 29,  /* blocked layout of matrices inside the device */
    ACL_FORMAT_NCDHW = 30,
    ACL_FORMAT_NDC1HWC0 = 32,  /* NC1HWC0 with a depth dimension */
    ACL_FRACTAL_Z_3D = 33,  /* blocked layout of 3-D convolution weights */
    ACL_FORMAT_NC = 35,
    ACL_FORMAT_NCL = 47,
    ACL_FORMAT_FRACTAL_NZ_C0_16 = 50,  /* FRACTAL_NZ with blocks of 16 */
    ACL_FORMAT_FRACTAL_NZ_C0_32 = 51,  /* FRACTAL_NZ with blocks of 32 */
    ACL_FORMAT_FRACTAL_NZ_C0_2 = 52,  /* FRACTAL_NZ with blocks of 2 */
    ACL_FORMAT_FRACTAL_NZ_C0_4 = 53,  /* FRACTAL_NZ with blocks of 4 */
    ACL_FORMAT_FRACTAL_NZ_C0_8 = 54,  /* FRACTAL_NZ with blocks of 8 */
} aclFormat;

/** Severity of an application log line. */
typedef enum {
    ACL_DEBUG = 0,
    ACL_INFO = 1,
    ACL_WARNING = 2,
    ACL_ERROR = 3,
} aclLogLevel;

/** Where the data of a tensor lies when an operator is compiled. */
typedef enum {
    ACL_MEMTYPE_DEVICE = 0,
    ACL_MEMTYPE_HOST = 1,  /* a new value may trigger a recompilation */
    ACL_MEMTYPE_HOST_COMPILE_INDEPENDENT = 2,  /* host memory, the value never triggers a recompilation */
} aclMemType;

/** Runtime options that hold for a process or for a context. */
typedef enum {
    ACL_OPT_DETERMINISTIC = 0,  /* same result on every run: 0 off, 1 on, 2 and 3 stronger */
    ACL_OPT_ENABLE_DEBUG_KERNEL = 1,  /* 1: kernels check their global memory accesses */
    ACL_OPT_STRONG_CONSISTENCY = 2,  /* result independent of the position; superseded by ACL_OPT_DETERMINISTIC 2 */
} aclSysParamOpt;

/** Features that an installation together with its device may have. */
typedef enum {
    ACL_CANN_ATTR_UNDEFINED = -1,
    ACL_CANN_ATTR_INF_NAN = 0,  /* overflow gives Inf or NaN instead of saturation */
    ACL_CANN_ATTR_BF16 = 1,  /* the bfloat16 type */
    ACL_CANN_ATTR_JIT_COMPILE = 2,  /* prebuilt operator binaries, no compilation at run time */
} aclCannAttr;

/** Hardware figures that aclGetDeviceCapability answers. */
typedef enum {
    ACL_DEVICE_INFO_UNDEFINED = -1,
    ACL_DEVICE_INFO_AI_CORE_NUM = 0,
    ACL_DEVICE_INFO_VECTOR_CORE_NUM = 1,
    ACL_DEVICE_INFO_L2_SIZE = 2,  /* bytes of level-2 buffer */
} aclDeviceInfo;

/** Description of one memory block: an address and a length, without ownership of the memory. */
typedef struct aclDataBuffer aclDataBuffer;

/**
 * Queue of work on a device: tasks of one stream run in the order of submission. Null stands for the default
 * stream of the current context where a function says so.
 */
typedef void *aclrtStream;

/** One task inside a runtime model instance; borrowed from the instance. */
typedef void *aclmdlRITask;

/** Marker that is recorded on one stream and waited for by streams or by the host. */
typedef void *aclrtEvent;

/** Container of streams and models on one device; every host thread has at most one current context. */
typedef void *aclrtContext;

/** Hardware flag with the values 0 and 1 for ordering streams, also across devices and processes. */
typedef void *aclrtNotify;

/** Hardware counter of 32 bits for ordering streams (Ascend 950 only). */
typedef void *aclrtCntNotify;

/** Jump target inside the streams of a model. */
typedef void *aclrtLabel;

/** Table of labels in device memory, indexed by aclrtSwitchLabelByIndex. */
typedef void *aclrtLabelList;

/** Reference-counted shared buffer of the queue interface. */
typedef void *aclrtMbuf;

/**
 * Result of nearly every function: 0 is success; the first digit tells the class (1 caller, 2 resource or
 * support, 3 business, 5 internal).
 */
typedef int aclError;

/** Bit pattern of an IEEE 16-bit float. */
typedef uint16_t aclFloat16;

/** Description of a custom allocator. */
typedef void *aclrtAllocatorDesc;

/** Object of a custom allocator; only its callbacks know what it is. */
typedef void *aclrtAllocator;

/** Block of a custom allocator; only its callbacks know what it is. */
typedef void *aclrtAllocatorBlock;

/** Device address that a custom allocator is advised to use. */
typedef void *aclrtAllocatorAddr;

/** Group of captured tasks that may be updated together. */
typedef void *aclrtTaskGrp;

/**
 * Converts a 16-bit float to a 32-bit float on the host.
 *
 * Infinity and NaN are treated as ordinary exponents: infinity becomes 65536, NaN a larger finite number.
 * @param[in] value bit pattern of the 16-bit float
 * @return the 32-bit value
 * @see aclFloatToFloat16
 */
ACL_FUNC_VISIBILITY float aclFloat16ToFloat(aclFloat16 value);

/**
 * Converts a 32-bit float to a 16-bit float on the host.
 *
 * Saturates: infinity, NaN and numbers out of range become plus or minus 65504.
 * @param[in] value number to convert
 * @return the bit pattern of the 16-bit float
 * @see aclFloat16ToFloat
 */
ACL_FUNC_VISIBILITY aclFloat16 aclFloatToFloat16(float value);

/**
 * Creates the description of a memory block. The memory stays the property of the caller.
 * @param[in] data start address in device or host memory, or null together with size 0
 * @param[in] size length in bytes
 * @return the description, or null when host memory is exhausted
 * @see aclDestroyDataBuffer
 */
ACL_FUNC_VISIBILITY aclDataBuffer *aclCreateDataBuffer(void *data, size_t size);

/**
 * Frees the description; the memory that it describes is not touched.
 * @param[in] dataBuffer result of aclCreateDataBuffer, not null
 * @see aclCreateDataBuffer
 */
ACL_FUNC_VISIBILITY aclError aclDestroyDataBuffer(const aclDataBuffer *dataBuffer);

/**
 * Makes an existing description point to another memory block.
 *
 * The caller still has to free the block described before.
 * @param[in] dataBuffer description that is changed in place, not null
 * @param[in] data new start address
 * @param[in] size new length in bytes
 */
ACL_FUNC_VISIBILITY aclError aclUpdateDataBuffer(aclDataBuffer *dataBuffer, void *data, size_t size);

/**
 * Reads the address stored in a description.
 * @param[in] dataBuffer description to read; null gives null
 * @return the address, borrowed
 */
ACL_FUNC_VISIBILITY void *aclGetDataBufferAddr(const aclDataBuffer *dataBuffer);

/**
 * Reads the length stored in a description, cut to 32 bits.
 * @param[in] dataBuffer description to read; null gives 0
 * @return the length in bytes modulo 4 GiB
 * @see aclGetDataBufferSizeV2
 */
ACL_DEPRECATED_MESSAGE("use aclGetDataBufferSizeV2 instead")
ACL_FUNC_VISIBILITY uint32_t aclGetDataBufferSize(const aclDataBuffer *dataBuffer);

/**
 * Reads the length stored in a description.
 * @param[in] dataBuffer description to read; null gives 0
 * @return the length in bytes
 */
ACL_FUNC_VISIBILITY size_t aclGetDataBufferSizeV2(const aclDataBuffer *dataBuffer);

/**
 * Tells how many bytes one element of a type takes.
 * @param[in] dataType element type
 * @return bytes an element; 0 for ACL_STRING and ACL_DT_UNDEFINED, 1 for packed types such as ACL_INT4
 */
ACL_FUNC_VISIBILITY size_t aclDataTypeSize(aclDataType dataType);

/**
 * Writes one line to the application log of the installation. Usually called through ACL_APP_LOG, which fills
 * in the source position.
 * @param[in] logLevel severity
 * @param[in] func name of the calling function
 * @param[in] file source file of the call
 * @param[in] line line number of the call
 * @param[in] fmt printf format of the text; the line is cut at 1024 bytes
 */
ACL_FUNC_VISIBILITY void aclAppLog(aclLogLevel logLevel, const char *func, const char *file, uint32_t line,
    const char *fmt, ...);

/**
 * Names the chip of device 0. Works without a context.
 * @return static string such as Ascend910B1, or null when no device answers
 */
ACL_FUNC_VISIBILITY const char *aclrtGetSocName(void);

/**
 * Lists the features that this installation and device support.
 * @param[out] cannAttrList receives a pointer to an array that lives until the process ends; do not free it
 * @param[out] num receives the number of entries
 * @see aclGetCannAttribute
 */
ACL_FUNC_VISIBILITY aclError aclGetCannAttributeList(const aclCannAttr **cannAttrList, size_t *num);

/**
 * Tells whether one feature is supported.
 * @param[in] cannAttr feature to test
 * @param[out] value receives 1 (supported) or 0
 * @see aclGetCannAttributeList
 */
ACL_FUNC_VISIBILITY aclError aclGetCannAttribute(aclCannAttr cannAttr, int32_t *value);

/**
 * Reads one hardware figure of a device.
 * @param[in] deviceId user device id, 0 to count - 1
 * @param[in] deviceInfo figure to read
 * @param[out] value receives the number of cores, or bytes
 * @see aclrtGetDeviceInfo
 */
ACL_FUNC_VISIBILITY aclError aclGetDeviceCapability(uint32_t deviceId, aclDeviceInfo deviceInfo,
    int64_t *value);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_BASE_RT_H_ */
