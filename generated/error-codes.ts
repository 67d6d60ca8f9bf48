// Generated from scripts/headers by `npm run generate`. Do not edit: --check compares every byte.

/** The error codes of AscendCL by their C names. */
export const AclErrorCode = {
  ACL_ERROR_NONE: 0,
  /** success */
  ACL_RT_SUCCESS: 0,
  ACL_SUCCESS: 0,
  ACL_ERROR_INVALID_PARAM: 100000,
  ACL_ERROR_UNINITIALIZE: 100001,
  ACL_ERROR_REPEAT_INITIALIZE: 100002,
  ACL_ERROR_INVALID_FILE: 100003,
  ACL_ERROR_WRITE_FILE: 100004,
  ACL_ERROR_INVALID_FILE_SIZE: 100005,
  ACL_ERROR_PARSE_FILE: 100006,
  ACL_ERROR_FILE_MISSING_ATTR: 100007,
  ACL_ERROR_FILE_ATTR_INVALID: 100008,
  ACL_ERROR_INVALID_DUMP_CONFIG: 100009,
  ACL_ERROR_INVALID_PROFILING_CONFIG: 100010,
  ACL_ERROR_INVALID_MODEL_ID: 100011,
  ACL_ERROR_DESERIALIZE_MODEL: 100012,
  ACL_ERROR_PARSE_MODEL: 100013,
  ACL_ERROR_READ_MODEL_FAILURE: 100014,
  ACL_ERROR_MODEL_SIZE_INVALID: 100015,
  ACL_ERROR_MODEL_MISSING_ATTR: 100016,
  ACL_ERROR_MODEL_INPUT_NOT_MATCH: 100017,
  ACL_ERROR_MODEL_OUTPUT_NOT_MATCH: 100018,
  ACL_ERROR_MODEL_NOT_DYNAMIC: 100019,
  ACL_ERROR_OP_TYPE_NOT_MATCH: 100020,
  ACL_ERROR_OP_INPUT_NOT_MATCH: 100021,
  ACL_ERROR_OP_OUTPUT_NOT_MATCH: 100022,
  ACL_ERROR_OP_ATTR_NOT_MATCH: 100023,
  ACL_ERROR_OP_NOT_FOUND: 100024,
  ACL_ERROR_OP_LOAD_FAILED: 100025,
  ACL_ERROR_UNSUPPORTED_DATA_TYPE: 100026,
  ACL_ERROR_FORMAT_NOT_MATCH: 100027,
  ACL_ERROR_BIN_SELECTOR_NOT_REGISTERED: 100028,
  ACL_ERROR_KERNEL_NOT_FOUND: 100029,
  ACL_ERROR_BIN_SELECTOR_ALREADY_REGISTERED: 100030,
  ACL_ERROR_KERNEL_ALREADY_REGISTERED: 100031,
  ACL_ERROR_INVALID_QUEUE_ID: 100032,
  ACL_ERROR_REPEAT_SUBSCRIBE: 100033,
  ACL_ERROR_STREAM_NOT_SUBSCRIBE: 100034,
  ACL_ERROR_THREAD_NOT_SUBSCRIBE: 100035,
  ACL_ERROR_WAIT_CALLBACK_TIMEOUT: 100036,
  ACL_ERROR_REPEAT_FINALIZE: 100037,
  ACL_ERROR_NOT_STATIC_AIPP: 100038,
  ACL_ERROR_COMPILING_STUB_MODE: 100039,
  ACL_ERROR_GROUP_NOT_SET: 100040,
  ACL_ERROR_GROUP_NOT_CREATE: 100041,
  ACL_ERROR_PROF_ALREADY_RUN: 100042,
  ACL_ERROR_PROF_NOT_RUN: 100043,
  ACL_ERROR_DUMP_ALREADY_RUN: 100044,
  ACL_ERROR_DUMP_NOT_RUN: 100045,
  /** argument refused by the runtime or the driver */
  ACL_ERROR_RT_PARAM_INVALID: 107000,
  /** device id is unknown or not visible */
  ACL_ERROR_RT_INVALID_DEVICEID: 107001,
  /** calling thread has no usable current context */
  ACL_ERROR_RT_CONTEXT_NULL: 107002,
  /** stream belongs to another context */
  ACL_ERROR_RT_STREAM_CONTEXT: 107003,
  /** model belongs to another context */
  ACL_ERROR_RT_MODEL_CONTEXT: 107004,
  /** stream is bound to a model, or not to this one */
  ACL_ERROR_RT_STREAM_MODEL: 107005,
  /** event has no valid time yet */
  ACL_ERROR_RT_EVENT_TIMESTAMP_INVALID: 107006,
  /** end event lies before the start event */
  ACL_ERROR_RT_EVENT_TIMESTAMP_REVERSAL: 107007,
  /** address does not have the required alignment */
  ACL_ERROR_RT_ADDR_UNALIGNED: 107008,
  /** file cannot be opened */
  ACL_ERROR_RT_FILE_OPEN: 107009,
  /** runtime cannot write a file */
  ACL_ERROR_RT_FILE_WRITE: 107010,
  /** stream has no subscription, or one of another kind */
  ACL_ERROR_RT_STREAM_SUBSCRIBE: 107011,
  /** thread has no subscription, or serves already */
  ACL_ERROR_RT_THREAD_SUBSCRIBE: 107012,
  /** no compute group is chosen */
  ACL_ERROR_RT_GROUP_NOT_SET: 107013,
  /** compute group does not exist */
  ACL_ERROR_RT_GROUP_NOT_CREATE: 107014,
  /** callback launched on a stream without subscription */
  ACL_ERROR_RT_STREAM_NO_CB_REG: 107015,
  /** memory attribute is illegal */
  ACL_ERROR_RT_INVALID_MEMORY_TYPE: 107016,
  /** handle is destroyed or of the wrong kind */
  ACL_ERROR_RT_INVALID_HANDLE: 107017,
  /** this kind of memory cannot be allocated */
  ACL_ERROR_RT_INVALID_MALLOC_TYPE: 107018,
  /** wait ran out of time */
  ACL_ERROR_RT_WAIT_TIMEOUT: 107019,
  /** task ran longer than its limit */
  ACL_ERROR_RT_TASK_TIMEOUT: 107020,
  /** option was never set in this context */
  ACL_ERROR_RT_SYSPARAMOPT_NOT_SET: 107021,
  /** tasks of the device are being aborted */
  ACL_ERROR_RT_DEVICE_TASK_ABORT: 107022,
  /** stream is being aborted */
  ACL_ERROR_RT_STREAM_ABORT: 107023,
  /** captured wait has no captured record */
  ACL_ERROR_RT_CAPTURE_DEPENDENCY: 107024,
  /** captured side stream was not joined back */
  ACL_ERROR_RT_STREAM_UNJOINED: 107025,
  /** model is being captured */
  ACL_ERROR_RT_MODEL_CAPTURED: 107026,
  /** call is refused while the stream is capturing */
  ACL_ERROR_RT_STREAM_CAPTURED: 107027,
  /** event belongs to a running capture */
  ACL_ERROR_RT_EVENT_CAPTURED: 107028,
  /** call needs a capturing stream */
  ACL_ERROR_RT_STREAM_NOT_CAPTURED: 107029,
  /** capture mode of the thread forbids this call */
  ACL_ERROR_RT_CAPTURE_MODE_NOT_SUPPORT: 107030,
  /** default stream cannot take part in a capture */
  ACL_ERROR_RT_STREAM_CAPTURE_IMPLICIT: 107031,
  /** event and stream belong to different captures */
  ACL_ERROR_STREAM_CAPTURE_CONFLICT: 107032,
  /** begin and end of a task group do not pair */
  ACL_ERROR_STREAM_TASK_GROUP_STATUS: 107033,
  /** task was submitted outside of the open task group */
  ACL_ERROR_STREAM_TASK_GROUP_INTR: 107034,
  /** abort ended before its follow-up work */
  ACL_ERROR_RT_TASK_ABORT_STOP: 107035,
  /** capture ends on a stream where none began */
  ACL_ERROR_RT_STREAM_CAPTURE_UNMATCHED: 107036,
  /** model is still running */
  ACL_ERROR_RT_MODEL_RUNNING: 107037,
  /** capture ends on another thread than it began */
  ACL_ERROR_RT_STREAM_CAPTURE_WRONG_THREAD: 107038,
  /** array of the caller is too small */
  ACL_ERROR_RT_INSUFFICIENT_INPUT_ARRAY: 107039,
  /** model cannot be updated in its present state */
  ACL_ERROR_RT_MODEL_UPDATE_FAILED: 107040,
  /** asynchronous copy would block during a capture */
  ACL_ERROR_RT_CAPTURE_MODE_BLOCK_ASYNC: 107041,
  /** device variable has an unknown name */
  ACL_ERROR_RT_SYMBOL_NOT_FOUND: 107042,
  /** pointer is not a registered device variable */
  ACL_ERROR_RT_INVALID_SYMBOL: 107043,
  /** pointer is not a registered kernel */
  ACL_ERROR_RT_INVALID_DEVICE_FUNCTION: 107044,
  /** child graph is still being captured */
  ACL_ERROR_RT_SUB_ACLGRAPH_IS_CAPTURING: 107045,
  ACL_ERROR_GE_PARAM_INVALID: 145000,
  ACL_ERROR_GE_EXEC_NOT_INIT: 145001,
  ACL_ERROR_GE_EXEC_MODEL_PATH_INVALID: 145002,
  ACL_ERROR_GE_EXEC_MODEL_ID_INVALID: 145003,
  ACL_ERROR_GE_EXEC_MODEL_DATA_SIZE_INVALID: 145006,
  ACL_ERROR_GE_EXEC_MODEL_ADDR_INVALID: 145007,
  ACL_ERROR_GE_EXEC_MODEL_QUEUE_ID_INVALID: 145008,
  ACL_ERROR_GE_EXEC_LOAD_MODEL_REPEATED: 145009,
  ACL_ERROR_GE_DYNAMIC_INPUT_ADDR_INVALID: 145011,
  ACL_ERROR_GE_DYNAMIC_INPUT_LENGTH_INVALID: 145012,
  ACL_ERROR_GE_DYNAMIC_BATCH_SIZE_INVALID: 145013,
  ACL_ERROR_GE_AIPP_BATCH_EMPTY: 145014,
  ACL_ERROR_GE_AIPP_NOT_EXIST: 145015,
  ACL_ERROR_GE_AIPP_MODE_INVALID: 145016,
  ACL_ERROR_GE_OP_TASK_TYPE_INVALID: 145017,
  ACL_ERROR_GE_OP_KERNEL_TYPE_INVALID: 145018,
  ACL_ERROR_GE_PLGMGR_PATH_INVALID: 145019,
  ACL_ERROR_GE_FORMAT_INVALID: 145020,
  ACL_ERROR_GE_SHAPE_INVALID: 145021,
  ACL_ERROR_GE_DATATYPE_INVALID: 145022,
  ACL_ERROR_PROF_REPEAT_SUBSCRIBE: 148046,
  ACL_ERROR_PROF_API_CONFLICT: 148047,
  ACL_ERROR_INVALID_MAX_OPQUEUE_NUM_CONFIG: 148048,
  ACL_ERROR_INVALID_OPP_PATH: 148049,
  ACL_ERROR_OP_UNSUPPORTED_DYNAMIC: 148050,
  ACL_ERROR_RELATIVE_RESOURCE_NOT_CLEARED: 148051,
  ACL_ERROR_UNSUPPORTED_JPEG: 148052,
  ACL_ERROR_INVALID_BUNDLE_MODEL_ID: 148053,
  ACL_ERROR_BAD_ALLOC: 200000,
  ACL_ERROR_API_NOT_SUPPORT: 200001,
  ACL_ERROR_INVALID_DEVICE: 200002,
  ACL_ERROR_MEMORY_ADDRESS_UNALIGNED: 200003,
  ACL_ERROR_RESOURCE_NOT_MATCH: 200004,
  ACL_ERROR_INVALID_RESOURCE_HANDLE: 200005,
  ACL_ERROR_FEATURE_UNSUPPORTED: 200006,
  ACL_ERROR_PROF_MODULES_UNSUPPORTED: 200007,
  /** chip, board or driver lacks the feature */
  ACL_ERROR_RT_FEATURE_NOT_SUPPORT: 207000,
  /** memory is exhausted */
  ACL_ERROR_RT_MEMORY_ALLOCATION: 207001,
  /** memory cannot be freed */
  ACL_ERROR_RT_MEMORY_FREE: 207002,
  /** numeric overflow in an AI Core */
  ACL_ERROR_RT_AICORE_OVER_FLOW: 207003,
  /** no usable device */
  ACL_ERROR_RT_NO_DEVICE: 207004,
  /** driver has no more of this resource */
  ACL_ERROR_RT_RESOURCE_ALLOC_FAIL: 207005,
  /** operation is not permitted */
  ACL_ERROR_RT_NO_PERMISSION: 207006,
  /** events are used up */
  ACL_ERROR_RT_NO_EVENT_RESOURCE: 207007,
  /** streams are used up */
  ACL_ERROR_RT_NO_STREAM_RESOURCE: 207008,
  /** notifies are used up */
  ACL_ERROR_RT_NO_NOTIFY_RESOURCE: 207009,
  /** models are used up */
  ACL_ERROR_RT_NO_MODEL_RESOURCE: 207010,
  /** internal queues are used up */
  ACL_ERROR_RT_NO_CDQ_RESOURCE: 207011,
  /** limit of queues is reached */
  ACL_ERROR_RT_OVER_LIMIT: 207012,
  /** queue is empty */
  ACL_ERROR_RT_QUEUE_EMPTY: 207013,
  /** queue is full */
  ACL_ERROR_RT_QUEUE_FULL: 207014,
  /** queue is initialized twice */
  ACL_ERROR_RT_REPEATED_INIT: 207015,
  /** numeric overflow in a vector core */
  ACL_ERROR_RT_AIVEC_OVER_FLOW: 207016,
  /** numeric overflow in the AI CPU or a copy */
  ACL_ERROR_RT_OVER_FLOW: 207017,
  /** device ran out of memory while executing */
  ACL_ERROR_RT_DEVICE_OOM: 207018,
  /** driver cannot update this operator */
  ACL_ERROR_RT_FEATURE_NOT_SUPPORT_UPDATE_OP: 207019,
  /** driver call ran out of time */
  ACL_ERROR_RT_TIMEOUT: 207020,
  ACL_ERROR_GE_MEMORY_ALLOCATION: 245000,
  ACL_ERROR_GE_MEMORY_OPERATE_FAILED: 245001,
  ACL_ERROR_GE_DEVICE_MEMORY_OPERATE_FAILED: 245002,
  ACL_ERROR_STORAGE_OVER_LIMIT: 300000,
  ACL_ERROR_GE_SUBHEALTHY: 345102,
  ACL_ERROR_GE_USER_RAISE_EXCEPTION: 345103,
  ACL_ERROR_GE_DATA_NOT_ALIGNED: 345104,
  ACL_ERROR_INTERNAL_ERROR: 500000,
  ACL_ERROR_FAILURE: 500001,
  ACL_ERROR_GE_FAILURE: 500002,
  ACL_ERROR_RT_FAILURE: 500003,
  ACL_ERROR_DRV_FAILURE: 500004,
  ACL_ERROR_PROFILING_FAILURE: 500005,
  /** internal error of the runtime, or a mistake without its own code */
  ACL_ERROR_RT_INTERNAL_ERROR: 507000,
  /** task scheduler failed */
  ACL_ERROR_RT_TS_ERROR: 507001,
  /** task queue of the stream is full */
  ACL_ERROR_RT_STREAM_TASK_FULL: 507002,
  /** task queue of the stream is empty */
  ACL_ERROR_RT_STREAM_TASK_EMPTY: 507003,
  /** stream has pending tasks */
  ACL_ERROR_RT_STREAM_NOT_COMPLETE: 507004,
  /** end of the data reached */
  ACL_ERROR_RT_END_OF_SEQUENCE: 507005,
  /** event is pending */
  ACL_ERROR_RT_EVENT_NOT_COMPLETE: 507006,
  /** device has no reference left, or the context is being destroyed */
  ACL_ERROR_RT_CONTEXT_RELEASE_ERROR: 507007,
  /** chip version is unknown or does not fit */
  ACL_ERROR_RT_SOC_VERSION: 507008,
  /** kind of task is not supported */
  ACL_ERROR_RT_TASK_TYPE_NOT_SUPPORT: 507009,
  /** task scheduler does not answer any more */
  ACL_ERROR_RT_LOST_HEARTBEAT: 507010,
  /** execution of the model failed */
  ACL_ERROR_RT_MODEL_EXECUTE: 507011,
  /** no callback arrived in time */
  ACL_ERROR_RT_REPORT_TIMEOUT: 507012,
  /** memory copy engine failed, perhaps a freed address */
  ACL_ERROR_RT_SYS_DMA: 507013,
  /** AI Core task ran out of time */
  ACL_ERROR_RT_AICORE_TIMEOUT: 507014,
  /** AI Core fault, such as an illegal address */
  ACL_ERROR_RT_AICORE_EXCEPTION: 507015,
  /** AI Core trap, such as a failed assertion */
  ACL_ERROR_RT_AICORE_TRAP_EXCEPTION: 507016,
  /** AI CPU task ran out of time */
  ACL_ERROR_RT_AICPU_TIMEOUT: 507017,
  /** AI CPU fault */
  ACL_ERROR_RT_AICPU_EXCEPTION: 507018,
  /** AI CPU did not answer a dump request */
  ACL_ERROR_RT_AICPU_DATADUMP_RSP_ERR: 507019,
  /** AI CPU did not answer a model request */
  ACL_ERROR_RT_AICPU_MODEL_RSP_ERR: 507020,
  /** profiling failed inside the runtime */
  ACL_ERROR_RT_PROFILING_ERROR: 507021,
  /** communication between processes failed */
  ACL_ERROR_RT_IPC_ERROR: 507022,
  /** model ended on request */
  ACL_ERROR_RT_MODEL_ABORT_NORMAL: 507023,
  /** kernel is being unloaded */
  ACL_ERROR_RT_KERNEL_UNREGISTERING: 507024,
  /** error buffer of the device is not ready */
  ACL_ERROR_RT_RINGBUFFER_NOT_INIT: 507025,
  /** error buffer of the device is empty */
  ACL_ERROR_RT_RINGBUFFER_NO_DATA: 507026,
  /** runtime does not know the kernel */
  ACL_ERROR_RT_KERNEL_LOOKUP: 507027,
  /** runtime knows the kernel already */
  ACL_ERROR_RT_KERNEL_DUPLICATE: 507028,
  /** debugging cannot be registered */
  ACL_ERROR_RT_DEBUG_REGISTER_FAIL: 507029,
  /** debugging cannot be unregistered */
  ACL_ERROR_RT_DEBUG_UNREGISTER_FAIL: 507030,
  /** label belongs to another context */
  ACL_ERROR_RT_LABEL_CONTEXT: 507031,
  /** too many programs are loaded */
  ACL_ERROR_RT_PROGRAM_USE_OUT: 507032,
  /** device cannot be started */
  ACL_ERROR_RT_DEV_SETUP_ERROR: 507033,
  /** vector core task ran out of time */
  ACL_ERROR_RT_VECTOR_CORE_TIMEOUT: 507034,
  /** vector core fault */
  ACL_ERROR_RT_VECTOR_CORE_EXCEPTION: 507035,
  /** vector core trap */
  ACL_ERROR_RT_VECTOR_CORE_TRAP_EXCEPTION: 507036,
  /** internal queue cannot be allocated */
  ACL_ERROR_RT_CDQ_BATCH_ABNORMAL: 507037,
  /** die mode cannot change */
  ACL_ERROR_RT_DIE_MODE_CHANGE_ERROR: 507038,
  /** die chosen in single-die mode */
  ACL_ERROR_RT_DIE_SET_ERROR: 507039,
  /** die id is wrong */
  ACL_ERROR_RT_INVALID_DIEID: 507040,
  /** die mode is not set */
  ACL_ERROR_RT_DIE_MODE_NOT_SET: 507041,
  /** AI Core read out of bounds */
  ACL_ERROR_RT_AICORE_TRAP_READ_OVERFLOW: 507042,
  /** AI Core wrote out of bounds */
  ACL_ERROR_RT_AICORE_TRAP_WRITE_OVERFLOW: 507043,
  /** vector core read out of bounds */
  ACL_ERROR_RT_VECTOR_CORE_TRAP_READ_OVERFLOW: 507044,
  /** vector core wrote out of bounds */
  ACL_ERROR_RT_VECTOR_CORE_TRAP_WRITE_OVERFLOW: 507045,
  /** stream or device was not done in time; the work goes on */
  ACL_ERROR_RT_STREAM_SYNC_TIMEOUT: 507046,
  /** event was not complete in time; the work goes on */
  ACL_ERROR_RT_EVENT_SYNC_TIMEOUT: 507047,
  /** fine-grained task ran out of time */
  ACL_ERROR_RT_FFTS_PLUS_TIMEOUT: 507048,
  /** fine-grained task fault */
  ACL_ERROR_RT_FFTS_PLUS_EXCEPTION: 507049,
  /** fine-grained task trap */
  ACL_ERROR_RT_FFTS_PLUS_TRAP_EXCEPTION: 507050,
  /** message between host and device was not sent */
  ACL_ERROR_RT_SEND_MSG: 507051,
  /** copy inside of an enqueue failed */
  ACL_ERROR_RT_COPY_DATA: 507052,
  /** uncorrectable error in device memory */
  ACL_ERROR_RT_DEVICE_MEM_ERROR: 507053,
  /** error of several bits in device memory, needs maintenance */
  ACL_ERROR_RT_HBM_MULTI_BIT_ECC_ERROR: 507054,
  /** memory error suspected on a peer device */
  ACL_ERROR_RT_SUSPECT_DEVICE_MEM_ERROR: 507055,
  /** link between devices is broken */
  ACL_ERROR_RT_LINK_ERROR: 507056,
  /** remote memory fault or own access out of bounds suspected */
  ACL_ERROR_RT_SUSPECT_REMOTE_ERROR: 507057,
  /** driver error without its own code */
  ACL_ERROR_RT_DRV_INTERNAL_ERROR: 507899,
  /** internal error of the AI CPU */
  ACL_ERROR_RT_AICPU_INTERNAL_ERROR: 507900,
  /** connection to the device process is closed */
  ACL_ERROR_RT_SOCKET_CLOSE: 507901,
  /** AI CPU did not answer a scheduling request */
  ACL_ERROR_RT_AICPU_INFO_LOAD_RSP_ERR: 507902,
  /** capture is invalid after an earlier error */
  ACL_ERROR_RT_STREAM_CAPTURE_INVALIDATED: 507903,
  /** retry of a collective operation failed */
  ACL_ERROR_RT_COMM_OP_RETRY_FAIL: 507904,
  /** running calls did not end in time for the lock */
  ACL_ERROR_SNAPSHOT_LOCK_TIMEOUT: 507905,
  /** process cannot be locked in its present state */
  ACL_ERROR_SNAPSHOT_LOCK_FAILED: 507906,
  /** process cannot be unlocked in its present state */
  ACL_ERROR_SNAPSHOT_UNLOCK_FAILED: 507907,
  /** backup failed, or the process is not locked */
  ACL_ERROR_SNAPSHOT_BACKUP_FAILED: 507908,
  /** restore failed, or there is no backup */
  ACL_ERROR_SNAPSHOT_RESTORE_FAILED: 507909,
  /** host memory overlaps a registered range */
  ACL_ERROR_HOST_MEMORY_ALREADY_REGISTERED: 507910,
  /** pointer is not the start of registered host memory */
  ACL_ERROR_HOST_MEMORY_NOT_REGISTERED: 507911,
  /** snapshot callback of the application failed */
  ACL_ERROR_SNAPSHOT_CALLBACK_FAILED: 507912,
  /** snapshot callback is registered twice */
  ACL_ERROR_SNAPSHOT_REGISTER_CALLBACK_FAILED: 507913,
  /** network port fault */
  ACL_ERROR_RT_L3_PORT_ERROR: 507914,
  /** collective engine ran out of time */
  ACL_ERROR_RT_CCU_TIMEOUT: 507915,
  /** collective engine fault */
  ACL_ERROR_RT_CCU_EXCEPTION: 507916,
  ACL_ERROR_GE_INTERNAL_ERROR: 545000,
  ACL_ERROR_GE_LOAD_MODEL: 545001,
  ACL_ERROR_GE_EXEC_LOAD_MODEL_PARTITION_FAILED: 545002,
  ACL_ERROR_GE_EXEC_LOAD_WEIGHT_PARTITION_FAILED: 545003,
  ACL_ERROR_GE_EXEC_LOAD_TASK_PARTITION_FAILED: 545004,
  ACL_ERROR_GE_EXEC_LOAD_KERNEL_PARTITION_FAILED: 545005,
  ACL_ERROR_GE_EXEC_RELEASE_MODEL_DATA: 545006,
  ACL_ERROR_GE_COMMAND_HANDLE: 545007,
  ACL_ERROR_GE_GET_TENSOR_INFO: 545008,
  ACL_ERROR_GE_UNLOAD_MODEL: 545009,
  ACL_ERROR_GE_MODEL_EXECUTE_TIMEOUT: 545601,
  ACL_ERROR_GE_REDEPLOYING: 545602,
} as const;
/** A known error code, or the number of one that is newer than this binding. */
export type AclErrorCode = (typeof AclErrorCode)[keyof typeof AclErrorCode] | (number & {});
