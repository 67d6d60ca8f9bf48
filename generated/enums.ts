// Generated from scripts/headers by `npm run generate`. Do not edit: --check compares every byte.

import type { EnumValue } from '../src/native/index.js';
/** Packages of an installation. */
export const aclCANNPackageName = {
  /** the installation as a whole */
  ACL_PKG_NAME_CANN: 0,
  ACL_PKG_NAME_RUNTIME: 1,
  ACL_PKG_NAME_COMPILER: 2,
  /** collective communication */
  ACL_PKG_NAME_HCCL: 3,
  ACL_PKG_NAME_TOOLKIT: 4,
  /** operator definitions */
  ACL_PKG_NAME_OPP: 5,
  /** prebuilt operator kernels */
  ACL_PKG_NAME_OPP_KERNEL: 6,
  ACL_PKG_NAME_DRIVER: 7,
} as const;
/** Packages of an installation. */
export type aclCANNPackageName = EnumValue<typeof aclCANNPackageName>;
/** Features that an installation together with its device may have. */
export const aclCannAttr = {
  ACL_CANN_ATTR_UNDEFINED: -1,
  /** overflow gives Inf or NaN instead of saturation */
  ACL_CANN_ATTR_INF_NAN: 0,
  /** the bfloat16 type */
  ACL_CANN_ATTR_BF16: 1,
  /** prebuilt operator binaries, no compilation at run time */
  ACL_CANN_ATTR_JIT_COMPILE: 2,
} as const;
/** Features that an installation together with its device may have. */
export type aclCannAttr = EnumValue<typeof aclCannAttr>;
/** Element types of tensors and reductions. Values 33 and above exist on Ascend 950 only. */
export const aclDataType = {
  /** no type given */
  ACL_DT_UNDEFINED: -1,
  /** IEEE 32 bit */
  ACL_FLOAT: 0,
  /** IEEE 16 bit */
  ACL_FLOAT16: 1,
  ACL_INT8: 2,
  ACL_INT32: 3,
  ACL_UINT8: 4,
  ACL_INT16: 6,
  ACL_UINT16: 7,
  ACL_UINT32: 8,
  ACL_INT64: 9,
  ACL_UINT64: 10,
  /** IEEE 64 bit */
  ACL_DOUBLE: 11,
  /** one byte */
  ACL_BOOL: 12,
  /** no fixed element size */
  ACL_STRING: 13,
  /** two 32-bit floats */
  ACL_COMPLEX64: 16,
  /** two 64-bit floats */
  ACL_COMPLEX128: 17,
  /** bfloat16: 8 exponent bits, 7 fraction bits */
  ACL_BF16: 27,
  /** packed in pairs */
  ACL_INT4: 29,
  /** packed by eight */
  ACL_UINT1: 30,
  /** two 16-bit floats */
  ACL_COMPLEX32: 33,
  /** 8 bit with a tapered exponent */
  ACL_HIFLOAT8: 34,
  /** 8 bit: 5 exponent, 2 fraction */
  ACL_FLOAT8_E5M2: 35,
  /** 8 bit: 4 exponent, 3 fraction, no infinity */
  ACL_FLOAT8_E4M3FN: 36,
  /** 8 bit, exponent only: a scale factor */
  ACL_FLOAT8_E8M0: 37,
  /** 6 bit: 3 exponent, 2 fraction */
  ACL_FLOAT6_E3M2: 38,
  /** 6 bit: 2 exponent, 3 fraction */
  ACL_FLOAT6_E2M3: 39,
  /** 4 bit: 2 exponent, 1 fraction */
  ACL_FLOAT4_E2M1: 40,
  /** 4 bit: 1 exponent, 2 fraction */
  ACL_FLOAT4_E1M2: 41,
} as const;
/** Element types of tensors and reductions. Values 33 and above exist on Ascend 950 only. */
export type aclDataType = EnumValue<typeof aclDataType>;
/** Hardware figures that aclGetDeviceCapability answers. */
export const aclDeviceInfo = {
  ACL_DEVICE_INFO_UNDEFINED: -1,
  ACL_DEVICE_INFO_AI_CORE_NUM: 0,
  ACL_DEVICE_INFO_VECTOR_CORE_NUM: 1,
  /** bytes of level-2 buffer */
  ACL_DEVICE_INFO_L2_SIZE: 2,
} as const;
/** Hardware figures that aclGetDeviceCapability answers. */
export type aclDeviceInfo = EnumValue<typeof aclDeviceInfo>;
/** Order in which the dimensions of a tensor lie in memory: N batch, C channels, D depth, H height, W width, L length. */
export const aclFormat = {
  /** no format given */
  ACL_FORMAT_UNDEFINED: -1,
  ACL_FORMAT_NCHW: 0,
  ACL_FORMAT_NHWC: 1,
  /** plain n-dimensional array */
  ACL_FORMAT_ND: 2,
  /** channels split in blocks of the hardware width C0 */
  ACL_FORMAT_NC1HWC0: 3,
  /** blocked layout of convolution weights */
  ACL_FORMAT_FRACTAL_Z: 4,
  /** as NC1HWC0 with blocks of 4 */
  ACL_FORMAT_NC1HWC0_C04: 12,
  ACL_FORMAT_HWCN: 16,
  ACL_FORMAT_NDHWC: 27,
  /** blocked layout of matrices inside the device */
  ACL_FORMAT_FRACTAL_NZ: 29,
  ACL_FORMAT_NCDHW: 30,
  /** NC1HWC0 with a depth dimension */
  ACL_FORMAT_NDC1HWC0: 32,
  /** blocked layout of 3-D convolution weights */
  ACL_FRACTAL_Z_3D: 33,
  ACL_FORMAT_NC: 35,
  ACL_FORMAT_NCL: 47,
  /** FRACTAL_NZ with blocks of 16 */
  ACL_FORMAT_FRACTAL_NZ_C0_16: 50,
  /** FRACTAL_NZ with blocks of 32 */
  ACL_FORMAT_FRACTAL_NZ_C0_32: 51,
  /** FRACTAL_NZ with blocks of 2 */
  ACL_FORMAT_FRACTAL_NZ_C0_2: 52,
  /** FRACTAL_NZ with blocks of 4 */
  ACL_FORMAT_FRACTAL_NZ_C0_4: 53,
  /** FRACTAL_NZ with blocks of 8 */
  ACL_FORMAT_FRACTAL_NZ_C0_8: 54,
} as const;
/** Order in which the dimensions of a tensor lie in memory: N batch, C channels, D depth, H height, W width, L length. */
export type aclFormat = EnumValue<typeof aclFormat>;
/** Severity of an application log line. */
export const aclLogLevel = {
  ACL_DEBUG: 0,
  ACL_INFO: 1,
  ACL_WARNING: 2,
  ACL_ERROR: 3,
} as const;
/** Severity of an application log line. */
export type aclLogLevel = EnumValue<typeof aclLogLevel>;
/** Where the data of a tensor lies when an operator is compiled. */
export const aclMemType = {
  ACL_MEMTYPE_DEVICE: 0,
  /** a new value may trigger a recompilation */
  ACL_MEMTYPE_HOST: 1,
  /** host memory, the value never triggers a recompilation */
  ACL_MEMTYPE_HOST_COMPILE_INDEPENDENT: 2,
} as const;
/** Where the data of a tensor lies when an operator is compiled. */
export type aclMemType = EnumValue<typeof aclMemType>;
/** Component on whose behalf an init or finalize callback is registered. */
export const aclRegisterCallbackType = {
  /** model execution */
  ACL_REG_TYPE_ACL_MODEL: 0,
  /** single operators */
  ACL_REG_TYPE_ACL_OP_EXECUTOR: 1,
  /** matrix functions */
  ACL_REG_TYPE_ACL_OP_CBLAS: 2,
  /** operator compilation */
  ACL_REG_TYPE_ACL_OP_COMPILER: 3,
  /** tensor channels */
  ACL_REG_TYPE_ACL_TDT_CHANNEL: 4,
  /** shared queues */
  ACL_REG_TYPE_ACL_TDT_QUEUE: 5,
  /** media processing */
  ACL_REG_TYPE_ACL_DVPP: 6,
  /** feature retrieval */
  ACL_REG_TYPE_ACL_RETR: 7,
  /** anything else; the only type that allows several registrations */
  ACL_REG_TYPE_OTHER: 65535,
} as const;
/** Component on whose behalf an init or finalize callback is registered. */
export type aclRegisterCallbackType = EnumValue<typeof aclRegisterCallbackType>;
/** Runtime options that hold for a process or for a context. */
export const aclSysParamOpt = {
  /** same result on every run: 0 off, 1 on, 2 and 3 stronger */
  ACL_OPT_DETERMINISTIC: 0,
  /** 1: kernels check their global memory accesses */
  ACL_OPT_ENABLE_DEBUG_KERNEL: 1,
  /** result independent of the position; superseded by ACL_OPT_DETERMINISTIC 2 */
  ACL_OPT_STRONG_CONSISTENCY: 2,
} as const;
/** Runtime options that hold for a process or for a context. */
export type aclSysParamOpt = EnumValue<typeof aclSysParamOpt>;
/** Kind of dump whose folder acldumpGetPath returns. */
export const acldumpType = {
  /** failed kernels: inputs, outputs, workspace */
  AIC_ERR_BRIEF_DUMP: 1,
  /** the same with shapes, types and attributes */
  AIC_ERR_NORM_DUMP: 2,
  /** brief, plus memory, registers and call stack of the core */
  AIC_ERR_DETAIL_DUMP: 3,
  /** inputs and outputs of operators */
  DATA_DUMP: 4,
  /** operators that overflowed */
  OVERFLOW_DUMP: 5,
} as const;
/** Kind of dump whose folder acldumpGetPath returns. */
export type acldumpType = EnumValue<typeof acldumpType>;
/**
 * Who may call functions that capture makes unsafe, such as aclrtMemcpy, aclrtMemset and asynchronous copies of
 * pageable memory.
 */
export const aclmdlRICaptureMode = {
  /** no thread */
  ACL_MODEL_RI_CAPTURE_MODE_GLOBAL: 0,
  /** every thread but the capturing one */
  ACL_MODEL_RI_CAPTURE_MODE_THREAD_LOCAL: 1,
  /** every thread */
  ACL_MODEL_RI_CAPTURE_MODE_RELAXED: 2,
} as const;
/**
 * Who may call functions that capture makes unsafe, such as aclrtMemcpy, aclrtMemset and asynchronous copies of
 * pageable memory.
 */
export type aclmdlRICaptureMode = EnumValue<typeof aclmdlRICaptureMode>;
/** Capture state of a stream. */
export const aclmdlRICaptureStatus = {
  /** not capturing */
  ACL_MODEL_RI_CAPTURE_STATUS_NONE: 0,
  /** capturing */
  ACL_MODEL_RI_CAPTURE_STATUS_ACTIVE: 1,
  /** capture has failed, only its end is left */
  ACL_MODEL_RI_CAPTURE_STATUS_INVALIDATED: 2,
} as const;
/** Capture state of a stream. */
export type aclmdlRICaptureStatus = EnumValue<typeof aclmdlRICaptureStatus>;
/** Flags of a condition; 0 leaves the value to the caller. */
export const aclmdlRICondHandleFlag = {
  /** every execution starts with the default value */
  ACL_MODEL_RI_COND_HANDLE_ASSIGN_DEFAULT: 1,
} as const;
/** Flags of a condition; 0 leaves the value to the caller. */
export type aclmdlRICondHandleFlag = EnumValue<typeof aclmdlRICondHandleFlag>;
/** Kind of a conditional task. */
export const aclmdlRICondTaskType = {
  /** one branch, or two with else */
  ACL_MODEL_RI_COND_TYPE_IF: 0,
  /** one branch, repeated while the value is not 0 */
  ACL_MODEL_RI_COND_TYPE_WHILE: 1,
  /** the value selects the branch */
  ACL_MODEL_RI_COND_TYPE_SWITCH: 2,
} as const;
/** Kind of a conditional task. */
export type aclmdlRICondTaskType = EnumValue<typeof aclmdlRICondTaskType>;
/** Kind of a task in a model running instance; tells which member of aclmdlRITaskParams counts. */
export const aclmdlRITaskType = {
  /** any other kind */
  ACL_MODEL_RI_TASK_DEFAULT: 0,
  /** kernel on AI cores */
  ACL_MODEL_RI_TASK_KERNEL: 1,
  /** aclrtRecordEvent */
  ACL_MODEL_RI_TASK_EVENT_RECORD: 2,
  /** aclrtStreamWaitEvent */
  ACL_MODEL_RI_TASK_EVENT_WAIT: 3,
  /** aclrtResetEvent */
  ACL_MODEL_RI_TASK_EVENT_RESET: 4,
  /** aclrtValueWrite */
  ACL_MODEL_RI_TASK_VALUE_WRITE: 5,
  /** aclrtValueWait */
  ACL_MODEL_RI_TASK_VALUE_WAIT: 6,
} as const;
/** Kind of a task in a model running instance; tells which member of aclmdlRITaskParams counts. */
export type aclmdlRITaskType = EnumValue<typeof aclmdlRITaskType>;
/** Kinds of compute cores. */
export const aclplatformCoreType = {
  /** cube core: matrix work */
  ACL_PLATFORM_CORE_TYPE_AI_CORE: 0,
  ACL_PLATFORM_CORE_TYPE_VECTOR_CORE: 1,
} as const;
/** Kinds of compute cores. */
export type aclplatformCoreType = EnumValue<typeof aclplatformCoreType>;
/** Entries of the hardware description of the installed chip; the answers are strings. */
export const aclplatformDevInfo = {
  ACL_PLATFORM_AICORE_CNT: 0,
  /** unified buffer of one core, bytes */
  ACL_PLATFORM_AICORE_UB_SIZE: 1,
  ACL_PLATFORM_CUBE_CORE_CNT: 2,
  ACL_PLATFORM_VECTOR_CORE_CNT: 3,
  /** level-2 cache, bytes */
  ACL_PLATFORM_L2_SIZE: 4,
  /** device memory, bytes */
  ACL_PLATFORM_MEMORY_SIZE: 5,
  /** MHz */
  ACL_PLATFORM_CUBE_FREQ: 6,
  /** MHz */
  ACL_PLATFORM_VEC_FREQ: 7,
  /** BT buffer of one core, bytes */
  ACL_PLATFORM_BT_SIZE: 8,
  /** left operand buffer of the cube unit, bytes */
  ACL_PLATFORM_L0_A_SIZE: 9,
  /** right operand buffer of the cube unit, bytes */
  ACL_PLATFORM_L0_B_SIZE: 10,
  /** result buffer of the cube unit, bytes */
  ACL_PLATFORM_L0_C_SIZE: 11,
  /** level-1 buffer of one core, bytes */
  ACL_PLATFORM_L1_SIZE: 12,
  /** chip name */
  ACL_PLATFORM_SOC_VERSION: 13,
  ACL_PLATFORM_AIC_VERSION: 14,
  /** number of aclplatformNpuArch */
  ACL_PLATFORM_NPU_ARCH: 15,
  /** number of aclplatformLocalMemType */
  ACL_PLATFORM_MEMORY_TYPE: 16,
} as const;
/** Entries of the hardware description of the installed chip; the answers are strings. */
export type aclplatformDevInfo = EnumValue<typeof aclplatformDevInfo>;
/** Memories of a device, from the core outwards. */
export const aclplatformLocalMemType = {
  /** left operand of the cube unit */
  L0_A: 0,
  /** right operand of the cube unit */
  L0_B: 1,
  /** result of the cube unit */
  L0_C: 2,
  /** input buffer of one core */
  L1: 3,
  /** cache shared by the cores */
  L2: 4,
  /** vector buffer of one core */
  UB: 5,
  /** device memory */
  HBM: 6,
} as const;
/** Memories of a device, from the core outwards. */
export type aclplatformLocalMemType = EnumValue<typeof aclplatformLocalMemType>;
/** Architecture numbers of the compute cores, equal to the digits of the name. */
export const aclplatformNpuArch = {
  /** Atlas training series */
  DAV_1001: 1001,
  /** Atlas inference series */
  DAV_2002: 2002,
  DAV_2102: 2102,
  /** Atlas A2 and A3 */
  DAV_2201: 2201,
  /** Atlas 200I/500 A2 */
  DAV_3002: 3002,
  DAV_3003: 3003,
  DAV_3004: 3004,
  DAV_3102: 3102,
  DAV_3113: 3113,
  DAV_3505: 3505,
  /** Ascend 950 */
  DAV_3510: 3510,
  DAV_5102: 5102,
  /** unknown */
  DAV_RESV: 65535,
} as const;
/** Architecture numbers of the compute cores, equal to the digits of the name. */
export type aclplatformNpuArch = EnumValue<typeof aclplatformNpuArch>;
/** Group of hardware counters to sample on AI cores. */
export const aclprofAicoreMetrics = {
  /** share of each kind of arithmetic */
  ACL_AICORE_ARITHMETIC_UTILIZATION: 0,
  /** time share of compute and move units */
  ACL_AICORE_PIPE_UTILIZATION: 1,
  /** external memory instructions */
  ACL_AICORE_MEMORY_BANDWIDTH: 2,
  /** internal memory instructions */
  ACL_AICORE_L0B_AND_WIDTH: 3,
  /** waits of the pipeline queues */
  ACL_AICORE_RESOURCE_CONFLICT_RATIO: 4,
  /** unified buffer instructions */
  ACL_AICORE_MEMORY_UB: 5,
  /** L2 hits and misses */
  ACL_AICORE_L2_CACHE: 6,
  /** execution time share of compute and move units */
  ACL_AICORE_PIPE_EXECUTE_UTILIZATION: 7,
  /** bytes moved by the cores */
  ACL_AICORE_MEMORY_ACCESS: 8,
  /** none */
  ACL_AICORE_NONE: 255,
} as const;
/** Group of hardware counters to sample on AI cores. */
export type aclprofAicoreMetrics = EnumValue<typeof aclprofAicoreMetrics>;
/** Setting of aclprofSetConfig; the value is a string. */
export const aclprofConfigType = {
  /** lower bound, no setting */
  ACL_PROF_ARGS_MIN: 0,
  /** limit of the result folder: 200MB to 4294967295MB */
  ACL_PROF_STORAGE_LIMIT: 1,
  /** memory and bus bandwidth, 1 to 100 Hz */
  ACL_PROF_SYS_HARDWARE_MEM_FREQ: 3,
  /** last level cache: read or write */
  ACL_PROF_LLC_MODE: 4,
  /** network bandwidth, 1 to 100 Hz */
  ACL_PROF_SYS_IO_FREQ: 5,
  /** links between chips and PCIe, 1 to 50 Hz */
  ACL_PROF_SYS_INTERCONNECTION_FREQ: 6,
  /** media processing, 1 to 100 Hz */
  ACL_PROF_DVPP_FREQ: 7,
  /** this process on the host: cpu, mem */
  ACL_PROF_HOST_SYS: 8,
  /** all processes of the host: cpu, mem */
  ACL_PROF_HOST_SYS_USAGE: 9,
  /** host load, 1 to 50 Hz */
  ACL_PROF_HOST_SYS_USAGE_FREQ: 10,
  /** power states, Hz */
  ACL_PROF_LOW_POWER_FREQ: 11,
  /** device CPUs, Hz */
  ACL_PROF_SYS_CPU_FREQ: 13,
  /** operator types, separated by commas, at most 256 bytes */
  ACL_PROF_OPTYPE: 14,
  /** counters of NTS tasks: PipeUtilization */
  ACL_PROF_NTS_METRICS: 15,
  /** result folder */
  ACL_PROF_PATH: 16,
  /** upper bound, no setting */
  ACL_PROF_ARGS_MAX: 17,
} as const;
/** Setting of aclprofSetConfig; the value is a string. */
export type aclprofConfigType = EnumValue<typeof aclprofConfigType>;
/** What aclprofEventAttributes carries. */
export const aclprofMessageType = {
  /** message.tensorInfo */
  ACL_PROF_MESSAGE_TYPE_TENSOR_INFO: 0,
} as const;
/** What aclprofEventAttributes carries. */
export type aclprofMessageType = EnumValue<typeof aclprofMessageType>;
/** Which end of a training step is marked. */
export const aclprofStepTag = {
  ACL_STEP_START: 0,
  ACL_STEP_END: 1,
} as const;
/** Which end of a training step is marked. */
export type aclprofStepTag = EnumValue<typeof aclprofStepTag>;
/** Attribute of subscribed operator data. */
export const aclprofSubscribeOpAttri = {
  /** number of the thread */
  ACL_SUBSCRIBE_ATTRI_THREADID: 0,
  /** no attribute */
  ACL_SUBSCRIBE_ATTRI_NONE: 1,
} as const;
/** Attribute of subscribed operator data. */
export type aclprofSubscribeOpAttri = EnumValue<typeof aclprofSubscribeOpAttri>;
/** What an entry of subscribed operator data describes. */
export const aclprofSubscribeOpFlag = {
  /** an operator */
  ACL_SUBSCRIBE_OP: 0,
  /** a subgraph */
  ACL_SUBSCRIBE_SUBGRAPH: 1,
  /** a thread of an operator */
  ACL_SUBSCRIBE_OP_THREAD: 2,
  /** not known */
  ACL_SUBSCRIBE_NONE: 255,
} as const;
/** What an entry of subscribed operator data describes. */
export type aclprofSubscribeOpFlag = EnumValue<typeof aclprofSubscribeOpFlag>;
/** Where the cause of a fault of a compute core is likely to be. */
export const aclrtAicoreErrorType = {
  ACL_RT_AICORE_ERROR_UNKNOWN: 0,
  /** software, look at the kernel */
  ACL_RT_AICORE_ERROR_SW: 1,
  /** hardware of this device */
  ACL_RT_AICORE_ERROR_HW_LOCAL: 2,
} as const;
/** Where the cause of a fault of a compute core is likely to be. */
export type aclrtAicoreErrorType = EnumValue<typeof aclrtAicoreErrorType>;
/** Atomic operations whose support can be queried: up to 12 for SIMT kernels, from 30 on for SIMD kernels. */
export const aclrtAtomicOperation = {
  ACL_RT_ATOMIC_OPERATION_INTEGER_ADD: 0,
  ACL_RT_ATOMIC_OPERATION_INTEGER_MIN: 1,
  ACL_RT_ATOMIC_OPERATION_INTEGER_MAX: 2,
  ACL_RT_ATOMIC_OPERATION_INTEGER_INCREMENT: 3,
  ACL_RT_ATOMIC_OPERATION_INTEGER_DECREMENT: 4,
  ACL_RT_ATOMIC_OPERATION_AND: 5,
  ACL_RT_ATOMIC_OPERATION_OR: 6,
  ACL_RT_ATOMIC_OPERATION_XOR: 7,
  ACL_RT_ATOMIC_OPERATION_EXCHANGE: 8,
  /** compare and swap */
  ACL_RT_ATOMIC_OPERATION_CAS: 9,
  ACL_RT_ATOMIC_OPERATION_FLOAT_ADD: 10,
  ACL_RT_ATOMIC_OPERATION_FLOAT_MIN: 11,
  ACL_RT_ATOMIC_OPERATION_FLOAT_MAX: 12,
  /** while data is copied */
  ACL_RT_ATOMIC_OPERATION_DMA_ADD: 30,
  /** while data is copied */
  ACL_RT_ATOMIC_OPERATION_DMA_MIN: 31,
  /** while data is copied */
  ACL_RT_ATOMIC_OPERATION_DMA_MAX: 32,
  ACL_RT_ATOMIC_OPERATION_SIMD_SCALAR_ADD: 40,
  ACL_RT_ATOMIC_OPERATION_SIMD_SCALAR_MIN: 41,
  ACL_RT_ATOMIC_OPERATION_SIMD_SCALAR_MAX: 42,
  /** compare and swap */
  ACL_RT_ATOMIC_OPERATION_SIMD_SCALAR_CAS: 43,
  /** exchange */
  ACL_RT_ATOMIC_OPERATION_SIMD_SCALAR_EXCH: 44,
} as const;
/** Atomic operations whose support can be queried: up to 12 for SIMT kernels, from 30 on for SIMD kernels. */
export type aclrtAtomicOperation = EnumValue<typeof aclrtAtomicOperation>;
/** Bits that tell for which data an atomic operation works. */
export const aclrtAtomicOperationCapability = {
  /** signed integers */
  ACL_RT_ATOMIC_CAPABILITY_SIGNED: 1,
  /** unsigned integers */
  ACL_RT_ATOMIC_CAPABILITY_UNSIGNED: 2,
  /** reductions */
  ACL_RT_ATOMIC_CAPABILITY_REDUCATION: 4,
  /** 8 bits */
  ACL_RT_ATOMIC_CAPABILITY_SCALAR8: 8,
  /** 16 bits */
  ACL_RT_ATOMIC_CAPABILITY_SCALAR16: 16,
  /** 32 bits */
  ACL_RT_ATOMIC_CAPABILITY_SCALAR32: 32,
  /** 64 bits */
  ACL_RT_ATOMIC_CAPABILITY_SCALAR64: 64,
  /** 128 bits */
  ACL_RT_ATOMIC_CAPABILITY_SCALAR128: 128,
  /** four 32-bit values at once */
  ACL_RT_ATOMIC_CAPABILITY_VECTOR32X4: 256,
} as const;
/** Bits that tell for which data an atomic operation works. */
export type aclrtAtomicOperationCapability = EnumValue<typeof aclrtAtomicOperationCapability>;
/** Kind of one option for loading a kernel binary. */
export const aclrtBinaryLoadOptionType = {
  /** when the code goes to the device: value.isLazyLoad */
  ACL_RT_BINARY_LOAD_OPT_LAZY_LOAD: 1,
  /** old name of ACL_RT_BINARY_LOAD_OPT_MAGIC */
  ACL_RT_BINARY_LOAD_OPT_LAZY_MAGIC: 2,
  /** core type of the binary: value.magic */
  ACL_RT_BINARY_LOAD_OPT_MAGIC: 2,
  /** how AI CPU kernels register: value.cpuKernelMode */
  ACL_RT_BINARY_LOAD_OPT_CPU_KERNEL_MODE: 3,
} as const;
/** Kind of one option for loading a kernel binary. */
export type aclrtBinaryLoadOptionType = EnumValue<typeof aclrtBinaryLoadOptionType>;
/** Whether the stream waits for a callback. */
export const aclrtCallbackBlockType = {
  /** the stream goes on */
  ACL_CALLBACK_NO_BLOCK: 0,
  /** the stream goes on after the callback has run */
  ACL_CALLBACK_BLOCK: 1,
} as const;
/** Whether the stream waits for a callback. */
export type aclrtCallbackBlockType = EnumValue<typeof aclrtCallbackBlockType>;
/** Operation of the device cache. */
export const aclrtCmoType = {
  /** load into the cache */
  ACL_RT_CMO_TYPE_PREFETCH: 0,
  /** write to memory, keep in the cache */
  ACL_RT_CMO_TYPE_WRITEBACK: 1,
  /** drop without writing */
  ACL_RT_CMO_TYPE_INVALID: 2,
  /** write to memory and drop */
  ACL_RT_CMO_TYPE_FLUSH: 3,
} as const;
/** Operation of the device cache. */
export type aclrtCmoType = EnumValue<typeof aclrtCmoType>;
/** How a record changes the counter. */
export const aclrtCntNotifyRecordMode = {
  /** counter = value */
  ACL_RT_CNT_NOTIFY_RECORD_SET_VALUE_MODE: 0,
  /** counter += value */
  ACL_RT_CNT_NOTIFY_RECORD_ADD_MODE: 1,
  /** counter |= value */
  ACL_RT_CNT_NOTIFY_RECORD_BIT_OR_MODE: 2,
  /** counter &= value */
  ACL_RT_CNT_NOTIFY_RECORD_BIT_AND_MODE: 4,
} as const;
/** How a record changes the counter. */
export type aclrtCntNotifyRecordMode = EnumValue<typeof aclrtCntNotifyRecordMode>;
/** Condition that ends a wait for the counter. */
export const aclrtCntNotifyWaitMode = {
  /** counter < value */
  ACL_RT_CNT_NOTIFY_WAIT_LESS_MODE: 0,
  /** counter == value */
  ACL_RT_CNT_NOTIFY_WAIT_EQUAL_MODE: 1,
  /** counter > value */
  ACL_RT_CNT_NOTIFY_WAIT_BIGGER_MODE: 2,
  /** counter >= value */
  ACL_RT_CNT_NOTIFY_WAIT_BIGGER_OR_EQUAL_MODE: 3,
  /** (counter & value) == value */
  ACL_RT_CNT_NOTIFY_WAIT_EQUAL_WITH_BITMASK_MODE: 4,
} as const;
/** Condition that ends a wait for the counter. */
export type aclrtCntNotifyWaitMode = EnumValue<typeof aclrtCntNotifyWaitMode>;
/** Type of the two values that aclrtSwitchStream compares. */
export const aclrtCompareDataType = {
  ACL_RT_SWITCH_INT32: 0,
  ACL_RT_SWITCH_INT64: 1,
} as const;
/** Type of the two values that aclrtSwitchStream compares. */
export type aclrtCompareDataType = EnumValue<typeof aclrtCompareDataType>;
/** Comparison of the left with the right value in aclrtSwitchStream. */
export const aclrtCondition = {
  ACL_RT_EQUAL: 0,
  ACL_RT_NOT_EQUAL: 1,
  ACL_RT_GREATER: 2,
  ACL_RT_GREATER_OR_EQUAL: 3,
  ACL_RT_LESS: 4,
  ACL_RT_LESS_OR_EQUAL: 5,
} as const;
/** Comparison of the left with the right value in aclrtSwitchStream. */
export type aclrtCondition = EnumValue<typeof aclrtCondition>;
/** Hardware attributes for aclrtGetDeviceInfo. The grid, block and warp limits are 0 on chips without SIMT. */
export const aclrtDevAttr = {
  ACL_DEV_ATTR_AICPU_CORE_NUM: 1,
  ACL_DEV_ATTR_AICORE_CORE_NUM: 101,
  ACL_DEV_ATTR_CUBE_CORE_NUM: 102,
  ACL_DEV_ATTR_VECTOR_CORE_NUM: 201,
  /** threads in a warp */
  ACL_DEV_ATTR_WARP_SIZE: 202,
  /** threads resident at a time */
  ACL_DEV_ATTR_MAX_THREAD_PER_VECTOR_CORE: 203,
  /** old name of the next one */
  ACL_DEV_ATTR_LOCAL_MEM_PER_VECTOR_CORE: 204,
  /** unified buffer, bytes */
  ACL_DEV_ATTR_UBUF_PER_VECTOR_CORE: 204,
  ACL_DEV_ATTR_MAX_GRID_DIM_X: 205,
  ACL_DEV_ATTR_MAX_GRID_DIM_Y: 206,
  ACL_DEV_ATTR_MAX_GRID_DIM_Z: 207,
  ACL_DEV_ATTR_MAX_BLOCK_PER_GRID: 208,
  ACL_DEV_ATTR_MAX_THREADS_PER_BLOCK: 209,
  ACL_DEV_ATTR_MAX_BLOCK_DIM_X: 210,
  ACL_DEV_ATTR_MAX_BLOCK_DIM_Y: 211,
  ACL_DEV_ATTR_MAX_BLOCK_DIM_Z: 212,
  /** bytes */
  ACL_DEV_ATTR_TOTAL_GLOBAL_MEM_SIZE: 301,
  /** bytes */
  ACL_DEV_ATTR_L2_CACHE_SIZE: 302,
  /** equal for devices under one operating system */
  ACL_DEV_ATTR_SMP_ID: 401,
  ACL_DEV_ATTR_PHY_CHIP_ID: 402,
  /** old spelling of the next one */
  ACL_DEV_ATTR_SUPER_POD_DEVIDE_ID: 403,
  /** device inside its super node */
  ACL_DEV_ATTR_SUPER_POD_DEVICE_ID: 403,
  /** server inside its super node */
  ACL_DEV_ATTR_SUPER_POD_SERVER_ID: 404,
  /** super node inside the cluster */
  ACL_DEV_ATTR_SUPER_POD_ID: 405,
  /** 1: custom operators may make further system calls */
  ACL_DEV_ATTR_CUST_OP_PRIVILEGE: 406,
  ACL_DEV_ATTR_MAINBOARD_ID: 407,
  /** an ACL_HOST_DEVICE_CONNECT_TYPE value */
  ACL_DEV_ATTR_HD_CONNECT_TYPE: 408,
  /** 1: a slice of a device */
  ACL_DEV_ATTR_IS_VIRTUAL: 501,
  /** number of aclplatformNpuArch */
  ACL_DEV_ATTR_NPU_ARCH: 601,
} as const;
/** Hardware attributes for aclrtGetDeviceInfo. The grid, block and warp limits are 0 on chips without SIMT. */
export type aclrtDevAttr = EnumValue<typeof aclrtDevAttr>;
/** Optional features for aclrtGetDeviceCapability. */
export const aclrtDevFeatureType = {
  /** tasks of the compute cores can be updated */
  ACL_FEATURE_TSCPU_TASK_UPDATE_SUPPORT_AIC_AIV: 1,
  /** queue events reach other devices */
  ACL_FEATURE_SYSTEM_MEMQ_EVENT_CROSS_DEV: 21,
} as const;
/** Optional features for aclrtGetDeviceCapability. */
export type aclrtDevFeatureType = EnumValue<typeof aclrtDevFeatureType>;
/** Compute cores whose use can be limited. */
export const aclrtDevResLimitType = {
  ACL_RT_DEV_RES_CUBE_CORE: 0,
  ACL_RT_DEV_RES_VECTOR_CORE: 1,
} as const;
/** Compute cores whose use can be limited. */
export type aclrtDevResLimitType = EnumValue<typeof aclrtDevResLimitType>;
/** Moments at which a device state callback is called. */
export const aclrtDeviceState = {
  /** before a device is opened */
  ACL_RT_DEVICE_STATE_SET_PRE: 0,
  /** after it */
  ACL_RT_DEVICE_STATE_SET_POST: 1,
  /** before a device is reset */
  ACL_RT_DEVICE_STATE_RESET_PRE: 2,
  /** after it */
  ACL_RT_DEVICE_STATE_RESET_POST: 3,
} as const;
/** Moments at which a device state callback is called. */
export type aclrtDeviceState = EnumValue<typeof aclrtDeviceState>;
/** Health of a device. */
export const aclrtDeviceStatus = {
  ACL_RT_DEVICE_STATUS_NORMAL: 0,
  ACL_RT_DEVICE_STATUS_ABNORMAL: 1,
  /** end mark */
  ACL_RT_DEVICE_STATUS_END: 65535,
} as const;
/** Health of a device. */
export type aclrtDeviceStatus = EnumValue<typeof aclrtDeviceStatus>;
/** Moments at which a task-abort callback is called. */
export const aclrtDeviceTaskAbortStage = {
  /** before the abort */
  ACL_RT_DEVICE_TASK_ABORT_PRE: 0,
  /** after it */
  ACL_RT_DEVICE_TASK_ABORT_POST: 1,
} as const;
/** Moments at which a task-abort callback is called. */
export type aclrtDeviceTaskAbortStage = EnumValue<typeof aclrtDeviceTaskAbortStage>;
/** Kind of core that runs a kernel. */
export const aclrtEngineType = {
  /** AI core */
  ACL_RT_ENGINE_TYPE_AIC: 0,
  /** vector core */
  ACL_RT_ENGINE_TYPE_AIV: 1,
} as const;
/** Kind of core that runs a kernel. */
export type aclrtEngineType = EnumValue<typeof aclrtEngineType>;
/** Kind of a device fault. */
export const aclrtErrorType = {
  ACL_RT_NO_ERROR: 0,
  /** uncorrectable memory error */
  ACL_RT_ERROR_MEMORY: 1,
  /** level-2 buffer */
  ACL_RT_ERROR_L2: 2,
  ACL_RT_ERROR_AICORE: 3,
  /** connection to other devices */
  ACL_RT_ERROR_LINK: 4,
  /** network port */
  ACL_RT_ERROR_L3_PORT: 5,
  ACL_RT_ERROR_OTHERS: 65535,
} as const;
/** Kind of a device fault. */
export type aclrtErrorType = EnumValue<typeof aclrtErrorType>;
/** Whether the last record of an event has been reached. Note that complete is 1 here. */
export const aclrtEventRecordedStatus = {
  ACL_EVENT_RECORDED_STATUS_NOT_READY: 0,
  ACL_EVENT_RECORDED_STATUS_COMPLETE: 1,
} as const;
/** Whether the last record of an event has been reached. Note that complete is 1 here. */
export type aclrtEventRecordedStatus = EnumValue<typeof aclrtEventRecordedStatus>;
/** Answer of the deprecated aclrtQueryEvent. */
export const aclrtEventStatus = {
  ACL_EVENT_STATUS_COMPLETE: 0,
  ACL_EVENT_STATUS_NOT_READY: 1,
  /** never returned */
  ACL_EVENT_STATUS_RESERVED: 2,
} as const;
/** Answer of the deprecated aclrtQueryEvent. */
export type aclrtEventStatus = EnumValue<typeof aclrtEventStatus>;
/** Whether the waits for an event are over. Note that complete is 0 here. */
export const aclrtEventWaitStatus = {
  ACL_EVENT_WAIT_STATUS_COMPLETE: 0,
  ACL_EVENT_WAIT_STATUS_NOT_READY: 1,
  /** never returned */
  ACL_EVENT_WAIT_STATUS_RESERVED: 65535,
} as const;
/** Whether the waits for an event are over. Note that complete is 0 here. */
export type aclrtEventWaitStatus = EnumValue<typeof aclrtEventWaitStatus>;
/** What a floating-point result becomes when it leaves the range of its type. */
export const aclrtFloatOverflowMode = {
  /** largest finite number, NaN becomes 0 */
  ACL_RT_OVERFLOW_MODE_SATURATION: 0,
  /** Inf or NaN as in IEEE 754 */
  ACL_RT_OVERFLOW_MODE_INFNAN: 1,
  /** not valid */
  ACL_RT_OVERFLOW_MODE_UNDEF: 2,
} as const;
/** What a floating-point result becomes when it leaves the range of its type. */
export type aclrtFloatOverflowMode = EnumValue<typeof aclrtFloatOverflowMode>;
/** Property of a kernel that aclrtGetFunctionAttribute reads. */
export const aclrtFuncAttribute = {
  /** an aclrtKernelType */
  ACL_FUNC_ATTR_KERNEL_TYPE: 1,
  /** lowest 16 bits: vector cores, next 16 bits: cube cores */
  ACL_FUNC_ATTR_KERNEL_RATIO: 2,
  /** 0: starts on any idle core; 1: waits for all cores */
  ACL_FUNC_ATTR_KERNEL_SCHED_MODE: 3,
} as const;
/** Property of a kernel that aclrtGetFunctionAttribute reads. */
export type aclrtFuncAttribute = EnumValue<typeof aclrtFuncAttribute>;
/** Figures of a compute group, each a 32-bit integer. */
export const aclrtGroupAttr = {
  /** AI Cores */
  ACL_GROUP_AICORE_INT: 0,
  /** vector cores */
  ACL_GROUP_AIV_INT: 1,
  /** AI CPU threads */
  ACL_GROUP_AIC_INT: 2,
  /** channels for asynchronous copies */
  ACL_GROUP_SDMANUM_INT: 3,
  /** streams that run at a time */
  ACL_GROUP_ASQNUM_INT: 4,
  /** id for aclrtSetGroup */
  ACL_GROUP_GROUPID_INT: 5,
} as const;
/** Figures of a compute group, each a 32-bit integer. */
export type aclrtGroupAttr = EnumValue<typeof aclrtGroupAttr>;
/** Hardware unit that may reach host memory. */
export const aclrtHacType = {
  /** task scheduler */
  ACL_RT_HAC_TYPE_STARS: 0,
  /** AI CPU */
  ACL_RT_HAC_TYPE_AICPU: 1,
  /** AI core or cube core */
  ACL_RT_HAC_TYPE_AIC: 2,
  /** vector core */
  ACL_RT_HAC_TYPE_AIV: 3,
  /** DMA over PCIe */
  ACL_RT_HAC_TYPE_PCIEDMA: 4,
  /** remote DMA */
  ACL_RT_HAC_TYPE_RDMA: 5,
  /** system DMA */
  ACL_RT_HAC_TYPE_SDMA: 6,
  /** image and video unit */
  ACL_RT_HAC_TYPE_DVPP: 7,
  /** DMA over UB */
  ACL_RT_HAC_TYPE_UDMA: 8,
  /** collective communication unit */
  ACL_RT_HAC_TYPE_CCU: 9,
} as const;
/** Hardware unit that may reach host memory. */
export type aclrtHacType = EnumValue<typeof aclrtHacType>;
/** Answer of aclrtHostMemMapCapabilities. */
export const aclrtHostMemMapCapability = {
  ACL_RT_HOST_MEM_MAP_NOT_SUPPORTED: 0,
  ACL_RT_HOST_MEM_MAP_SUPPORTED: 1,
} as const;
/** Answer of aclrtHostMemMapCapabilities. */
export type aclrtHostMemMapCapability = EnumValue<typeof aclrtHostMemMapCapability>;
/** How aclrtHostRegister maps host memory. The last two may be combined. */
export const aclrtHostRegisterType = {
  /** plain mapping */
  ACL_HOST_REGISTER_MAPPED: 0,
  /** bit: memory of an I/O device */
  ACL_HOST_REGISTER_IOMEMORY: 4,
  /** bit: the device only reads */
  ACL_HOST_REGISTER_READONLY: 8,
} as const;
/** How aclrtHostRegister maps host memory. The last two may be combined. */
export type aclrtHostRegisterType = EnumValue<typeof aclrtHostRegisterType>;
/** Attribute of shared memory. */
export const aclrtIpcMemAttrType = {
  /** link that reaches the memory */
  ACL_RT_IPC_MEM_ATTR_ACCESS_LINK: 0,
} as const;
/** Attribute of shared memory. */
export type aclrtIpcMemAttrType = EnumValue<typeof aclrtIpcMemAttrType>;
/** Kind of core that a kernel runs on. */
export const aclrtKernelType = {
  ACL_KERNEL_TYPE_AICORE: 0,
  ACL_KERNEL_TYPE_CUBE: 1,
  ACL_KERNEL_TYPE_VECTOR: 2,
  /** cube and vector cores together */
  ACL_KERNEL_TYPE_MIX: 3,
  /** AI CPU instead of an AI core */
  ACL_KERNEL_TYPE_AICPU: 100,
} as const;
/** Kind of core that a kernel runs on. */
export type aclrtKernelType = EnumValue<typeof aclrtKernelType>;
/** Scope of the stored last error. */
export const aclrtLastErrLevel = {
  /** calling thread */
  ACL_RT_THREAD_LEVEL: 0,
} as const;
/** Scope of the stored last error. */
export type aclrtLastErrLevel = EnumValue<typeof aclrtLastErrLevel>;
/** Which attribute of a kernel launch an entry sets. */
export const aclrtLaunchKernelAttrId = {
  /** schemMode */
  ACL_RT_LAUNCH_KERNEL_ATTR_SCHEM_MODE: 1,
  /** deprecated name of the next */
  ACL_RT_LAUNCH_KERNEL_ATTR_LOCAL_MEMORY_SIZE: 2,
  /** dynUBufSize */
  ACL_RT_LAUNCH_KERNEL_ATTR_DYN_UBUF_SIZE: 2,
  /** engineType */
  ACL_RT_LAUNCH_KERNEL_ATTR_ENGINE_TYPE: 3,
  /** blockDimOffset */
  ACL_RT_LAUNCH_KERNEL_ATTR_BLOCKDIM_OFFSET: 4,
  /** isBlockTaskPrefetch */
  ACL_RT_LAUNCH_KERNEL_ATTR_BLOCK_TASK_PREFETCH: 5,
  /** isDataDump */
  ACL_RT_LAUNCH_KERNEL_ATTR_DATA_DUMP: 6,
  /** timeout */
  ACL_RT_LAUNCH_KERNEL_ATTR_TIMEOUT: 7,
  /** timeoutUs; not together with timeout */
  ACL_RT_LAUNCH_KERNEL_ATTR_TIMEOUT_US: 8,
} as const;
/** Which attribute of a kernel launch an entry sets. */
export type aclrtLaunchKernelAttrId = EnumValue<typeof aclrtLaunchKernelAttrId>;
/** Extra attribute of an allocation. */
export const aclrtMallocAttrType = {
  /** ignored */
  ACL_RT_MEM_ATTR_RSV: 0,
  /** software component that holds it */
  ACL_RT_MEM_ATTR_MODULE_ID: 1,
  /** device, the current one */
  ACL_RT_MEM_ATTR_DEVICE_ID: 2,
  /** host memory with the same address on the device */
  ACL_RT_MEM_ATTR_VA_FLAG: 3,
} as const;
/** Extra attribute of an allocation. */
export type aclrtMallocAttrType = EnumValue<typeof aclrtMallocAttrType>;
/** Right of a place to a mapping. Only read and write together can be granted. */
export const aclrtMemAccessFlags = {
  ACL_RT_MEM_ACCESS_FLAGS_NONE: 0,
  ACL_RT_MEM_ACCESS_FLAGS_READ: 1,
  ACL_RT_MEM_ACCESS_FLAGS_READWRITE: 3,
} as const;
/** Right of a place to a mapping. Only read and write together can be granted. */
export type aclrtMemAccessFlags = EnumValue<typeof aclrtMemAccessFlags>;
/** How physical memory is held. */
export const aclrtMemAllocationType = {
  /** locked in memory; the only kind */
  ACL_MEM_ALLOCATION_TYPE_PINNED: 0,
} as const;
/** How physical memory is held. */
export type aclrtMemAllocationType = EnumValue<typeof aclrtMemAllocationType>;
/** Kind of physical memory: DDR or HBM, pages, and whether other devices reach it (P2P). */
export const aclrtMemAttr = {
  /** DDR, all pages */
  ACL_DDR_MEM: 0,
  /** HBM, all pages */
  ACL_HBM_MEM: 1,
  /** pages of 2 MiB */
  ACL_DDR_MEM_HUGE: 2,
  ACL_DDR_MEM_NORMAL: 3,
  /** pages of 2 MiB */
  ACL_HBM_MEM_HUGE: 4,
  ACL_HBM_MEM_NORMAL: 5,
  ACL_DDR_MEM_P2P_HUGE: 6,
  ACL_DDR_MEM_P2P_NORMAL: 7,
  ACL_HBM_MEM_P2P_HUGE: 8,
  ACL_HBM_MEM_P2P_NORMAL: 9,
  /** pages of 1 GiB */
  ACL_HBM_MEM_HUGE1G: 10,
  ACL_HBM_MEM_P2P_HUGE1G: 11,
  /** from here on: whichever memory the place has */
  ACL_MEM_NORMAL: 12,
  ACL_MEM_HUGE: 13,
  /** device only */
  ACL_MEM_HUGE1G: 14,
  ACL_MEM_P2P_NORMAL: 15,
  ACL_MEM_P2P_HUGE: 16,
  /** device only */
  ACL_MEM_P2P_HUGE1G: 17,
} as const;
/** Kind of physical memory: DDR or HBM, pages, and whether other devices reach it (P2P). */
export type aclrtMemAttr = EnumValue<typeof aclrtMemAttr>;
/** Which unit aclrtMemGetAllocationGranularity gives. */
export const aclrtMemGranularityOptions = {
  /** smallest that is valid */
  ACL_RT_MEM_ALLOC_GRANULARITY_MINIMUM: 0,
  /** unit to prefer */
  ACL_RT_MEM_ALLOC_GRANULARITY_RECOMMENDED: 1,
  /** not for use */
  ACL_RT_MEM_ALLOC_GRANULARITY_UNDEF: 65535,
} as const;
/** Which unit aclrtMemGetAllocationGranularity gives. */
export type aclrtMemGranularityOptions = EnumValue<typeof aclrtMemGranularityOptions>;
/** Operating system handle of an allocation. */
export const aclrtMemHandleType = {
  /** none; the only accepted one */
  ACL_MEM_HANDLE_TYPE_NONE: 0,
  /** unused */
  ACL_MEM_HANDLE_TYPE_POSIX: 2,
} as const;
/** Operating system handle of an allocation. */
export type aclrtMemHandleType = EnumValue<typeof aclrtMemHandleType>;
/** Kind of place of memory. */
export const aclrtMemLocationType = {
  /** page-locked or registered host memory */
  ACL_MEM_LOCATION_TYPE_HOST: 0,
  ACL_MEM_LOCATION_TYPE_DEVICE: 1,
  /** host memory unknown to the runtime */
  ACL_MEM_LOCATION_TYPE_UNREGISTERED: 2,
  /** moves between host and devices */
  ACL_MEM_LOCATION_TYPE_MANAGED: 3,
  /** host memory of one NUMA node */
  ACL_MEM_LOCATION_TYPE_HOST_NUMA: 4,
} as const;
/** Kind of place of memory. */
export type aclrtMemLocationType = EnumValue<typeof aclrtMemLocationType>;
/** Pages of a device allocation. Huge pages are 2 MiB; normal ones 4 or 64 KiB. */
export const aclrtMemMallocPolicy = {
  /** huge above 1 MiB, normal when they run out */
  ACL_MEM_MALLOC_HUGE_FIRST: 0,
  /** huge, or fail */
  ACL_MEM_MALLOC_HUGE_ONLY: 1,
  /** normal, or fail */
  ACL_MEM_MALLOC_NORMAL_ONLY: 2,
  /** as HUGE_FIRST, reachable by other devices */
  ACL_MEM_MALLOC_HUGE_FIRST_P2P: 3,
  /** as HUGE_ONLY, reachable by other devices */
  ACL_MEM_MALLOC_HUGE_ONLY_P2P: 4,
  /** as NORMAL_ONLY, reachable by other devices */
  ACL_MEM_MALLOC_NORMAL_ONLY_P2P: 5,
  /** pages of 1 GiB, or fail */
  ACL_MEM_MALLOC_HUGE1G_ONLY: 6,
  /** pages of 1 GiB, reachable by other devices */
  ACL_MEM_MALLOC_HUGE1G_ONLY_P2P: 7,
  /** bit: slow physical memory */
  ACL_MEM_TYPE_LOW_BAND_WIDTH: 256,
  /** bit: fast physical memory */
  ACL_MEM_TYPE_HIGH_BAND_WIDTH: 4096,
  /** bit: user space may only read */
  ACL_MEM_ACCESS_USER_SPACE_READONLY: 1048576,
} as const;
/** Pages of a device allocation. Huge pages are 2 MiB; normal ones 4 or 64 KiB. */
export type aclrtMemMallocPolicy = EnumValue<typeof aclrtMemMallocPolicy>;
/** Advice about managed memory. */
export const aclrtMemManagedAdviseType = {
  /** mostly read: each reader keeps a copy */
  ACL_MEM_ADVISE_SET_READ_MOSTLY: 0,
  /** back to one copy, at location */
  ACL_MEM_ADVISE_UNSET_READ_MOSTLY: 1,
  /** home of the pages */
  ACL_MEM_ADVISE_SET_PREFERRED_LOCATION: 2,
  /** no home */
  ACL_MEM_ADVISE_UNSET_PREFERRED_LOCATION: 3,
  /** place to map the pages for */
  ACL_MEM_ADVISE_SET_ACCESSED_BY: 4,
  /** no such place */
  ACL_MEM_ADVISE_UNSET_ACCESSED_BY: 5,
} as const;
/** Advice about managed memory. */
export type aclrtMemManagedAdviseType = EnumValue<typeof aclrtMemManagedAdviseType>;
/** Kind of place of managed memory; other numbers than aclrtMemLocationType. */
export const aclrtMemManagedLocationType = {
  /** no place */
  ACL_MEM_LOCATIONTYPE_INVALID: 0,
  /** device, by id */
  ACL_MEM_LOCATIONTYPE_DEVICE: 1,
  /** host, id ignored */
  ACL_MEM_LOCATIONTYPE_HOST: 2,
  /** NUMA node, by id */
  ACL_MEM_LOCATIONTYPE_HOST_NUMA: 3,
  /** NUMA node of the calling thread */
  ACL_MEM_LOCATIONTYPE_HOST_NUMA_CURRENT: 4,
} as const;
/** Kind of place of managed memory; other numbers than aclrtMemLocationType. */
export type aclrtMemManagedLocationType = EnumValue<typeof aclrtMemManagedLocationType>;
/** Attribute of managed memory; all values are int32_t, -2 where the pages disagree on a place. */
export const aclrtMemManagedRangeAttribute = {
  /** 1 when all pages are mostly read */
  ACL_MEM_RANGE_ATTRIBUTE_READ_MOSTLY: 1,
  /** device or node id, -1 for the host */
  ACL_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION: 2,
  /** ids of the accessing places, -2 for unused entries */
  ACL_MEM_RANGE_ATTRIBUTE_ACCESSED_BY: 3,
  /** an aclrtMemManagedLocationType */
  ACL_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE: 4,
  /** id that goes with the type */
  ACL_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID: 5,
  /** where the last prefetch went */
  ACL_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION: 6,
  /** an aclrtMemManagedLocationType */
  ACL_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE: 7,
  /** id that goes with the type */
  ACL_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID: 8,
} as const;
/** Attribute of managed memory; all values are int32_t, -2 where the pages disagree on a place. */
export type aclrtMemManagedRangeAttribute = EnumValue<typeof aclrtMemManagedRangeAttribute>;
/** Page size, as used inside MemAttrMapping. */
export const aclrtMemPgType = {
  /** 4 or 64 KiB */
  NORMAL_PAGE_TYPE: 0,
  /** 2 MiB */
  HUGE_PAGE_TYPE: 1,
  /** 1 GiB */
  HUGE1G_PAGE_TYPE: 2,
} as const;
/** Page size, as used inside MemAttrMapping. */
export type aclrtMemPgType = EnumValue<typeof aclrtMemPgType>;
/** Attribute of a memory pool. The reuse attributes are 0 or 1, the others bytes. */
export const aclrtMemPoolAttr = {
  /** reuse what an event makes safe */
  ACL_RT_MEM_POOL_REUSE_FOLLOW_EVENT_DEPENDENCIES: 1,
  /** reuse what has already run */
  ACL_RT_MEM_POOL_REUSE_ALLOW_OPPORTUNISTIC: 2,
  /** reuse by adding a dependency */
  ACL_RT_MEM_POOL_REUSE_ALLOW_INTERNAL_DEPENDENCIES: 3,
  /** unused bytes to keep at a synchronisation; starts at 0 */
  ACL_RT_MEM_POOL_ATTR_RELEASE_THRESHOLD: 4,
  /** held from the device; read-only */
  ACL_RT_MEM_POOL_ATTR_RESERVED_MEM_CURRENT: 5,
  /** peak of that; may be set to 0 */
  ACL_RT_MEM_POOL_ATTR_RESERVED_MEM_HIGH: 6,
  /** handed out; read-only */
  ACL_RT_MEM_POOL_ATTR_USED_MEM_CURRENT: 7,
  /** peak of that; may be set to 0 */
  ACL_RT_MEM_POOL_ATTR_USED_MEM_HIGH: 8,
} as const;
/** Attribute of a memory pool. The reuse attributes are 0 or 1, the others bytes. */
export type aclrtMemPoolAttr = EnumValue<typeof aclrtMemPoolAttr>;
/** Kind of an exported handle. */
export const aclrtMemSharedHandleType = {
  /** uint64_t, within a server */
  ACL_MEM_SHARE_HANDLE_TYPE_DEFAULT: 1,
  /** aclrtMemFabricHandle, across servers */
  ACL_MEM_SHARE_HANDLE_TYPE_FABRIC: 2,
} as const;
/** Kind of an exported handle. */
export type aclrtMemSharedHandleType = EnumValue<typeof aclrtMemSharedHandleType>;
/** Memory kind, as used inside MemAttrMapping. */
export const aclrtMemType = {
  /** stacked memory */
  HBM_TYPE: 0,
  /** DDR */
  DDR_TYPE: 1,
  /** stacked memory that other devices reach */
  P2P_HBM_TYPE: 2,
  /** DDR that other devices reach */
  P2P_DDR_TYPE: 3,
} as const;
/** Memory kind, as used inside MemAttrMapping. */
export type aclrtMemType = EnumValue<typeof aclrtMemType>;
/** Direction of a copy. */
export const aclrtMemcpyKind = {
  ACL_MEMCPY_HOST_TO_HOST: 0,
  ACL_MEMCPY_HOST_TO_DEVICE: 1,
  ACL_MEMCPY_DEVICE_TO_HOST: 2,
  ACL_MEMCPY_DEVICE_TO_DEVICE: 3,
  /** derived from the addresses */
  ACL_MEMCPY_DEFAULT: 4,
  /** staged: the source may be reused at once */
  ACL_MEMCPY_HOST_TO_BUF_TO_DEVICE: 5,
  /** within one device */
  ACL_MEMCPY_INNER_DEVICE_TO_DEVICE: 6,
  /** between two devices */
  ACL_MEMCPY_INTER_DEVICE_TO_DEVICE: 7,
} as const;
/** Direction of a copy. */
export type aclrtMemcpyKind = EnumValue<typeof aclrtMemcpyKind>;
/** State of a process with respect to snapshots. */
export const aclrtProcessState = {
  /** not locked */
  ACL_RT_PROCESS_STATE_RUNNING: 0,
  /** locked: calls block until it is unlocked */
  ACL_RT_PROCESS_STATE_LOCKED: 1,
} as const;
/** State of a process with respect to snapshots. */
export type aclrtProcessState = EnumValue<typeof aclrtProcessState>;
/** Distribution of random numbers. */
export const aclrtRandomNumFuncType = {
  /** bit mask with a drop ratio */
  ACL_RT_RANDOM_NUM_FUNC_TYPE_DROPOUT_BITMASK: 0,
  /** uniform */
  ACL_RT_RANDOM_NUM_FUNC_TYPE_UNIFORM_DIS: 1,
  /** normal */
  ACL_RT_RANDOM_NUM_FUNC_TYPE_NORMAL_DIS: 2,
  /** normal without the far ends */
  ACL_RT_RANDOM_NUM_FUNC_TYPE_TRUNCATED_NORMAL_DIS: 3,
} as const;
/** Distribution of random numbers. */
export type aclrtRandomNumFuncType = EnumValue<typeof aclrtRandomNumFuncType>;
/** Operation that combines source and destination. */
export const aclrtReduceKind = {
  /** element sums */
  ACL_RT_MEMCPY_SDMA_AUTOMATIC_SUM: 10,
  /** larger elements */
  ACL_RT_MEMCPY_SDMA_AUTOMATIC_MAX: 11,
  /** smaller elements */
  ACL_RT_MEMCPY_SDMA_AUTOMATIC_MIN: 12,
  /** equality */
  ACL_RT_MEMCPY_SDMA_AUTOMATIC_EQUAL: 13,
} as const;
/** Operation that combines source and destination. */
export type aclrtReduceKind = EnumValue<typeof aclrtReduceKind>;
/** Side on which the calling program runs. */
export const aclrtRunMode = {
  /** on the device itself, or a board without a separate host */
  ACL_DEVICE: 0,
  /** on a host with attached devices */
  ACL_HOST: 1,
} as const;
/** Side on which the calling program runs. */
export type aclrtRunMode = EnumValue<typeof aclrtRunMode>;
/** Moments at which a snapshot callback is called. */
export const aclrtSnapShotStage = {
  /** before the lock */
  ACL_RT_SNAPSHOT_LOCK_PRE: 0,
  /** before the backup */
  ACL_RT_SNAPSHOT_BACKUP_PRE: 1,
  /** after the backup */
  ACL_RT_SNAPSHOT_BACKUP_POST: 2,
  /** before the restore */
  ACL_RT_SNAPSHOT_RESTORE_PRE: 3,
  /** after the restore */
  ACL_RT_SNAPSHOT_RESTORE_POST: 4,
  /** after the unlock */
  ACL_RT_SNAPSHOT_UNLOCK_POST: 5,
} as const;
/** Moments at which a snapshot callback is called. */
export type aclrtSnapShotStage = EnumValue<typeof aclrtSnapShotStage>;
/** Attributes of a live stream; each has its member in aclrtStreamAttrValue. */
export const aclrtStreamAttr = {
  /** as aclrtSetStreamFailureMode */
  ACL_STREAM_ATTR_FAILURE_MODE: 1,
  /** as aclrtSetStreamOverflowSwitch */
  ACL_STREAM_ATTR_FLOAT_OVERFLOW_CHECK: 2,
  /** streams with one tag share the overflow detection */
  ACL_STREAM_ATTR_USER_CUSTOM_TAG: 3,
  /** keeps operator information of captured tasks */
  ACL_STREAM_ATTR_CACHE_OP_INFO: 4,
  /** can change after creation */
  ACL_STREAM_ATTR_PRIORITY: 5,
} as const;
/** Attributes of a live stream; each has its member in aclrtStreamAttrValue. */
export type aclrtStreamAttr = EnumValue<typeof aclrtStreamAttr>;
/** Settings of a stream configuration. */
export const aclrtStreamConfigAttr = {
  /** work memory shared by the models of the stream (void *) */
  ACL_RT_STREAM_WORK_ADDR_PTR: 0,
  /** bytes in that memory (size_t) */
  ACL_RT_STREAM_WORK_SIZE: 1,
  /** ACL_STREAM flags (size_t) */
  ACL_RT_STREAM_FLAG: 2,
  /** 0 highest to 7 (uint32_t) */
  ACL_RT_STREAM_PRIORITY: 3,
} as const;
/** Settings of a stream configuration. */
export type aclrtStreamConfigAttr = EnumValue<typeof aclrtStreamConfigAttr>;
/** Moments at which a stream state callback is called. */
export const aclrtStreamState = {
  /** after creation */
  ACL_RT_STREAM_STATE_CREATE_POST: 1,
  /** before destruction */
  ACL_RT_STREAM_STATE_DESTROY_PRE: 2,
} as const;
/** Moments at which a stream state callback is called. */
export type aclrtStreamState = EnumValue<typeof aclrtStreamState>;
/** Progress of a stream. */
export const aclrtStreamStatus = {
  /** nothing is pending */
  ACL_STREAM_STATUS_COMPLETE: 0,
  /** tasks are pending */
  ACL_STREAM_STATUS_NOT_READY: 1,
  /** never returned */
  ACL_STREAM_STATUS_RESERVED: 65535,
} as const;
/** Progress of a stream. */
export type aclrtStreamStatus = EnumValue<typeof aclrtStreamStatus>;
/** Task schedulers of a chip; several exist on the Atlas inference series only. */
export const aclrtTsId = {
  ACL_TS_ID_AICORE: 0,
  ACL_TS_ID_AIVECTOR: 1,
  /** not valid */
  ACL_TS_ID_RESERVED: 2,
} as const;
/** Task schedulers of a chip; several exist on the Atlas inference series only. */
export type aclrtTsId = EnumValue<typeof aclrtTsId>;
/** Kind of task that aclrtTaskUpdateAsync changes; selects the member of aclrtUpdateTaskAttrVal. */
export const aclrtUpdateTaskAttrId = {
  /** random numbers (not on Ascend 950) */
  ACL_RT_UPDATE_RANDOM_TASK: 1,
  /** kernel on the compute cores */
  ACL_RT_UPDATE_AIC_AIV_TASK: 2,
} as const;
/** Kind of task that aclrtTaskUpdateAsync changes; selects the member of aclrtUpdateTaskAttrVal. */
export type aclrtUpdateTaskAttrId = EnumValue<typeof aclrtUpdateTaskAttrId>;
/** Memory of a shared buffer. */
export const acltdtAllocBufType = {
  /** ordinary memory, the only one supported */
  ACL_TDT_NORMAL_MEM: 0,
  /** memory for media processing */
  ACL_TDT_DVPP_MEM: 1,
} as const;
/** Memory of a shared buffer. */
export type acltdtAllocBufType = EnumValue<typeof acltdtAllocBufType>;
/** Attribute of a queue; the ending of the name is the type of the value. */
export const acltdtQueueAttrType = {
  /** name, at most 127 characters */
  ACL_TDT_QUEUE_NAME_PTR: 0,
  /** number of places */
  ACL_TDT_QUEUE_DEPTH_UINT32: 1,
} as const;
/** Attribute of a queue; the ending of the name is the type of the value. */
export type acltdtQueueAttrType = EnumValue<typeof acltdtQueueAttrType>;
/** Property of a route; the ending of the name is the type of the value. */
export const acltdtQueueRouteParamType = {
  /** source queue */
  ACL_TDT_QUEUE_ROUTE_SRC_UINT32: 0,
  /** destination queue */
  ACL_TDT_QUEUE_ROUTE_DST_UINT32: 1,
  /** ACL_TDT_QUEUE_ROUTE_UNBIND, _BIND or _BIND_ABNORMAL */
  ACL_TDT_QUEUE_ROUTE_STATUS_INT32: 2,
} as const;
/** Property of a route; the ending of the name is the type of the value. */
export type acltdtQueueRouteParamType = EnumValue<typeof acltdtQueueRouteParamType>;
/** Property of a route query; the ending of the name is the type of the value. */
export const acltdtQueueRouteQueryInfoParamType = {
  /** an acltdtQueueRouteQueryMode */
  ACL_TDT_QUEUE_ROUTE_QUERY_MODE_ENUM: 0,
  /** source queue */
  ACL_TDT_QUEUE_ROUTE_QUERY_SRC_ID_UINT32: 1,
  /** destination queue */
  ACL_TDT_QUEUE_ROUTE_QUERY_DST_ID_UINT32: 2,
} as const;
/** Property of a route query; the ending of the name is the type of the value. */
export type acltdtQueueRouteQueryInfoParamType = EnumValue<typeof acltdtQueueRouteQueryInfoParamType>;
/** How a route query selects routes. */
export const acltdtQueueRouteQueryMode = {
  /** by source queue */
  ACL_TDT_QUEUE_ROUTE_QUERY_SRC: 0,
  /** by destination queue */
  ACL_TDT_QUEUE_ROUTE_QUERY_DST: 1,
  /** by both */
  ACL_TDT_QUEUE_ROUTE_QUERY_SRC_AND_DST: 2,
  /** all faulty routes */
  ACL_TDT_QUEUE_ROUTE_QUERY_ABNORMAL: 100,
} as const;
/** How a route query selects routes. */
export type acltdtQueueRouteQueryMode = EnumValue<typeof acltdtQueueRouteQueryMode>;
/** What a data item of a channel carries. */
export const acltdtTensorType = {
  /** not known */
  ACL_TENSOR_DATA_UNDEFINED: -1,
  /** a tensor */
  ACL_TENSOR_DATA_TENSOR: 0,
  /** end of the data */
  ACL_TENSOR_DATA_END_OF_SEQUENCE: 1,
  /** the sender failed */
  ACL_TENSOR_DATA_ABNORMAL: 2,
  /** a slice of a tensor */
  ACL_TENSOR_DATA_SLICE_TENSOR: 3,
  /** the last slice */
  ACL_TENSOR_DATA_END_TENSOR: 4,
} as const;
/** What a data item of a channel carries. */
export type acltdtTensorType = EnumValue<typeof acltdtTensorType>;
