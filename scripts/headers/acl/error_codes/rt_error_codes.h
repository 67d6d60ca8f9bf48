/*
 * Result codes of the runtime layer (107xxx, 207xxx, 507xxx).
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ERROR_CODES_RT_ERROR_CODES_H_
#define ASCENDCL_ERROR_CODES_RT_ERROR_CODES_H_

#define ACL_RT_SUCCESS 0  /* success */
#define ACL_ERROR_RT_PARAM_INVALID 107000  /* argument refused by the runtime or the driver */
#define ACL_ERROR_RT_INVALID_DEVICEID 107001  /* device id is unknown or not visible */
#define ACL_ERROR_RT_CONTEXT_NULL 107002  /* calling thread has no usable current context */
#define ACL_ERROR_RT_STREAM_CONTEXT 107003  /* stream belongs to another context */
#define ACL_ERROR_RT_MODEL_CONTEXT 107004  /* model belongs to another context */
#define ACL_ERROR_RT_STREAM_MODEL 107005  /* stream is bound to a model, or not to this one */
#define ACL_ERROR_RT_EVENT_TIMESTAMP_INVALID 107006  /* event has no valid time yet */
#define ACL_ERROR_RT_EVENT_TIMESTAMP_REVERSAL 107007  /* end event lies before the start event */
#define ACL_ERROR_RT_ADDR_UNALIGNED 107008  /* address does not have the required alignment */
#define ACL_ERROR_RT_FILE_OPEN 107009  /* file cannot be opened */
#define ACL_ERROR_RT_FILE_WRITE 107010  /* runtime cannot write a file */
#define ACL_ERROR_RT_STREAM_SUBSCRIBE 107011  /* stream has no subscription, or one of another kind */
#define ACL_ERROR_RT_THREAD_SUBSCRIBE 107012  /* thread has no subscription, or serves already */
#define ACL_ERROR_RT_GROUP_NOT_SET 107013  /* no compute group is chosen */
#define ACL_ERROR_RT_GROUP_NOT_CREATE 107014  /* compute group does not exist */
#define ACL_ERROR_RT_STREAM_NO_CB_REG 107015  /* callback launched on a stream without subscription */
#define ACL_ERROR_RT_INVALID_MEMORY_TYPE 107016  /* memory attribute is illegal */
#define ACL_ERROR_RT_INVALID_HANDLE 107017  /* handle is destroyed or of the wrong kind */
#define ACL_ERROR_RT_INVALID_MALLOC_TYPE 107018  /* this kind of memory cannot be allocated */
#define ACL_ERROR_RT_WAIT_TIMEOUT 107019  /* wait ran out of time */
#define ACL_ERROR_RT_TASK_TIMEOUT 107020  /* task ran longer than its limit */
#define ACL_ERROR_RT_SYSPARAMOPT_NOT_SET 107021  /* option was never set in this context */
#define ACL_ERROR_RT_DEVICE_TASK_ABORT 107022  /* tasks of the device are being aborted */
#define ACL_ERROR_RT_STREAM_ABORT 107023  /* stream is being aborted */
#define ACL_ERROR_RT_CAPTURE_DEPENDENCY 107024  /* captured wait has no captured record */
#define ACL_ERROR_RT_STREAM_UNJOINED 107025  /* captured side stream was not joined back */
#define ACL_ERROR_RT_MODEL_CAPTURED 107026  /* model is being captured */
#define ACL_ERROR_RT_STREAM_CAPTURED 107027  /* call is refused while the stream is capturing */
#define ACL_ERROR_RT_EVENT_CAPTURED 107028  /* event belongs to a running capture */
#define ACL_ERROR_RT_STREAM_NOT_CAPTURED 107029  /* call needs a capturing stream */
#define ACL_ERROR_RT_CAPTURE_MODE_NOT_SUPPORT 107030  /* capture mode of the thread forbids this call */
#define ACL_ERROR_RT_STREAM_CAPTURE_IMPLICIT 107031  /* default stream cannot take part in a capture */
#define ACL_ERROR_STREAM_CAPTURE_CONFLICT 107032  /* event and stream belong to different captures */
#define ACL_ERROR_STREAM_TASK_GROUP_STATUS 107033  /* begin and end of a task group do not pair */
#define ACL_ERROR_STREAM_TASK_GROUP_INTR 107034  /* task was submitted outside of the open task group */
#define ACL_ERROR_RT_TASK_ABORT_STOP 107035  /* abort ended before its follow-up work */
#define ACL_ERROR_RT_STREAM_CAPTURE_UNMATCHED 107036  /* capture ends on a stream where none began */
#define ACL_ERROR_RT_MODEL_RUNNING 107037  /* model is still running */
#define ACL_ERROR_RT_STREAM_CAPTURE_WRONG_THREAD 107038  /* capture ends on another thread than it began */
#define ACL_ERROR_RT_INSUFFICIENT_INPUT_ARRAY 107039  /* array of the caller is too small */
#define ACL_ERROR_RT_MODEL_UPDATE_FAILED 107040  /* model cannot be updated in its present state */
#define ACL_ERROR_RT_CAPTURE_MODE_BLOCK_ASYNC 107041  /* asynchronous copy would block during a capture */
#define ACL_ERROR_RT_SYMBOL_NOT_FOUND 107042  /* device variable has an unknown name */
#define ACL_ERROR_RT_INVALID_SYMBOL 107043  /* pointer is not a registered device variable */
#define ACL_ERROR_RT_INVALID_DEVICE_FUNCTION 107044  /* pointer is not a registered kernel */
#define ACL_ERROR_RT_SUB_ACLGRAPH_IS_CAPTURING 107045  /* child graph is still being captured */
#define ACL_ERROR_RT_FEATURE_NOT_SUPPORT 207000  /* chip, board or driver lacks the feature */
#define ACL_ERROR_RT_MEMORY_ALLOCATION 207001  /* memory is exhausted */
#define ACL_ERROR_RT_MEMORY_FREE 207002  /* memory cannot be freed */
#define ACL_ERROR_RT_AICORE_OVER_FLOW 207003  /* numeric overflow in an AI Core */
#define ACL_ERROR_RT_NO_DEVICE 207004  /* no usable device */
#define ACL_ERROR_RT_RESOURCE_ALLOC_FAIL 207005  /* driver has no more of this resource */
#define ACL_ERROR_RT_NO_PERMISSION 207006  /* operation is not permitted */
#define ACL_ERROR_RT_NO_EVENT_RESOURCE 207007  /* events are used up */
#define ACL_ERROR_RT_NO_STREAM_RESOURCE 207008  /* streams are used up */
#define ACL_ERROR_RT_NO_NOTIFY_RESOURCE 207009  /* notifies are used up */
#define ACL_ERROR_RT_NO_MODEL_RESOURCE 207010  /* models are used up */
#define ACL_ERROR_RT_NO_CDQ_RESOURCE 207011  /* internal queues are used up */
#define ACL_ERROR_RT_OVER_LIMIT 207012  /* limit of queues is reached */
#define ACL_ERROR_RT_QUEUE_EMPTY 207013  /* queue is empty */
#define ACL_ERROR_RT_QUEUE_FULL 207014  /* queue is full */
#define ACL_ERROR_RT_REPEATED_INIT 207015  /* queue is initialized twice */
#define ACL_ERROR_RT_AIVEC_OVER_FLOW 207016  /* numeric overflow in a vector core */
#define ACL_ERROR_RT_OVER_FLOW 207017  /* numeric overflow in the AI CPU or a copy */
#define ACL_ERROR_RT_DEVICE_OOM 207018  /* device ran out of memory while executing */
#define ACL_ERROR_RT_FEATURE_NOT_SUPPORT_UPDATE_OP 207019  /* driver cannot update this operator */
#define ACL_ERROR_RT_TIMEOUT 207020  /* driver call ran out of time */
#define ACL_ERROR_RT_INTERNAL_ERROR 507000  /* internal error of the runtime, or a mistake without its own code */
#define ACL_ERROR_RT_TS_ERROR 507001  /* task scheduler failed */
#define ACL_ERROR_RT_STREAM_TASK_FULL 507002  /* task queue of the stream is full */
#define ACL_ERROR_RT_STREAM_TASK_EMPTY 507003  /* task queue of the stream is empty */
#define ACL_ERROR_RT_STREAM_NOT_COMPLETE 507004  /* stream has pending tasks */
#define ACL_ERROR_RT_END_OF_SEQUENCE 507005  /* end of the data reached */
#define ACL_ERROR_RT_EVENT_NOT_COMPLETE 507006  /* event is pending */
#define ACL_ERROR_RT_CONTEXT_RELEASE_ERROR 507007  /* device has no reference left, or the context is being destroyed */
#define ACL_ERROR_RT_SOC_VERSION 507008  /* chip version is unknown or does not fit */
#define ACL_ERROR_RT_TASK_TYPE_NOT_SUPPORT 507009  /* kind of task is not supported */
#define ACL_ERROR_RT_LOST_HEARTBEAT 507010  /* task scheduler does not answer any more */
#define ACL_ERROR_RT_MODEL_EXECUTE 507011  /* execution of the model failed */
#define ACL_ERROR_RT_REPORT_TIMEOUT 507012  /* no callback arrived in time */
#define ACL_ERROR_RT_SYS_DMA 507013  /* memory copy engine failed, perhaps a freed address */
#define ACL_ERROR_RT_AICORE_TIMEOUT 507014  /* AI Core task ran out of time */
#define ACL_ERROR_RT_AICORE_EXCEPTION 507015  /* AI Core fault, such as an illegal address */
#define ACL_ERROR_RT_AICORE_TRAP_EXCEPTION 507016  /* AI Core trap, such as a failed assertion */
#define ACL_ERROR_RT_AICPU_TIMEOUT 507017  /* AI CPU task ran out of time */
#define ACL_ERROR_RT_AICPU_EXCEPTION 507018  /* AI CPU fault */
#define ACL_ERROR_RT_AICPU_DATADUMP_RSP_ERR 507019  /* AI CPU did not answer a dump request */
#define ACL_ERROR_RT_AICPU_MODEL_RSP_ERR 507020  /* AI CPU did not answer a model request */
#define ACL_ERROR_RT_PROFILING_ERROR 507021  /* profiling failed inside the runtime */
#define ACL_ERROR_RT_IPC_ERROR 507022  /* communication between processes failed */
#define ACL_ERROR_RT_MODEL_ABORT_NORMAL 507023  /* model ended on request */
#define ACL_ERROR_RT_KERNEL_UNREGISTERING 507024  /* kernel is being unloaded */
#define ACL_ERROR_RT_RINGBUFFER_NOT_INIT 507025  /* error buffer of the device is not ready */
#define ACL_ERROR_RT_RINGBUFFER_NO_DATA 507026  /* error buffer of the device is empty */
#define ACL_ERROR_RT_KERNEL_LOOKUP 507027  /* runtime does not know the kernel */
#define ACL_ERROR_RT_KERNEL_DUPLICATE 507028  /* runtime knows the kernel already */
#define ACL_ERROR_RT_DEBUG_REGISTER_FAIL 507029  /* debugging cannot be registered */
#define ACL_ERROR_RT_DEBUG_UNREGISTER_FAIL 507030  /* debugging cannot be unregistered */
#define ACL_ERROR_RT_LABEL_CONTEXT 507031  /* label belongs to another context */
#define ACL_ERROR_RT_PROGRAM_USE_OUT 507032  /* too many programs are loaded */
#define ACL_ERROR_RT_DEV_SETUP_ERROR 507033  /* device cannot be started */
#define ACL_ERROR_RT_VECTOR_CORE_TIMEOUT 507034  /* vector core task ran out of time */
#define ACL_ERROR_RT_VECTOR_CORE_EXCEPTION 507035  /* vector core fault */
#define ACL_ERROR_RT_VECTOR_CORE_TRAP_EXCEPTION 507036  /* vector core trap */
#define ACL_ERROR_RT_CDQ_BATCH_ABNORMAL 507037  /* internal queue cannot be allocated */
#define ACL_ERROR_RT_DIE_MODE_CHANGE_ERROR 507038  /* die mode cannot change */
#define ACL_ERROR_RT_DIE_SET_ERROR 507039  /* die chosen in single-die mode */
#define ACL_ERROR_RT_INVALID_DIEID 507040  /* die id is wrong */
#define ACL_ERROR_RT_DIE_MODE_NOT_SET 507041  /* die mode is not set */
#define ACL_ERROR_RT_AICORE_TRAP_READ_OVERFLOW 507042  /* AI Core read out of bounds */
#define ACL_ERROR_RT_AICORE_TRAP_WRITE_OVERFLOW 507043  /* AI Core wrote out of bounds */
#define ACL_ERROR_RT_VECTOR_CORE_TRAP_READ_OVERFLOW 507044  /* vector core read out of bounds */
#define ACL_ERROR_RT_VECTOR_CORE_TRAP_WRITE_OVERFLOW 507045  /* vector core wrote out of bounds */
#define ACL_ERROR_RT_STREAM_SYNC_TIMEOUT 507046  /* stream or device was not done in time; the work goes on */
#define ACL_ERROR_RT_EVENT_SYNC_TIMEOUT 507047  /* event was not complete in time; the work goes on */
#define ACL_ERROR_RT_FFTS_PLUS_TIMEOUT 507048  /* fine-grained task ran out of time */
#define ACL_ERROR_RT_FFTS_PLUS_EXCEPTION 507049  /* fine-grained task fault */
#define ACL_ERROR_RT_FFTS_PLUS_TRAP_EXCEPTION 507050  /* fine-grained task trap */
#define ACL_ERROR_RT_SEND_MSG 507051  /* message between host and device was not sent */
#define ACL_ERROR_RT_COPY_DATA 507052  /* copy inside of an enqueue failed */
#define ACL_ERROR_RT_DEVICE_MEM_ERROR 507053  /* uncorrectable error in device memory */
#define ACL_ERROR_RT_HBM_MULTI_BIT_ECC_ERROR 507054  /* error of several bits in device memory, needs maintenance */
#define ACL_ERROR_RT_SUSPECT_DEVICE_MEM_ERROR 507055  /* memory error suspected on a peer device */
#define ACL_ERROR_RT_LINK_ERROR 507056  /* link between devices is broken */
#define ACL_ERROR_RT_SUSPECT_REMOTE_ERROR 507057  /* remote memory fault or own access out of bounds suspected */
#define ACL_ERROR_RT_DRV_INTERNAL_ERROR 507899  /* driver error without its own code */
#define ACL_ERROR_RT_AICPU_INTERNAL_ERROR 507900  /* internal error of the AI CPU */
#define ACL_ERROR_RT_SOCKET_CLOSE 507901  /* connection to the device process is closed */
#define ACL_ERROR_RT_AICPU_INFO_LOAD_RSP_ERR 507902  /* AI CPU did not answer a scheduling request */
#define ACL_ERROR_RT_STREAM_CAPTURE_INVALIDATED 507903  /* capture is invalid after an earlier error */
#define ACL_ERROR_RT_COMM_OP_RETRY_FAIL 507904  /* retry of a collective operation failed */
#define ACL_ERROR_SNAPSHOT_LOCK_TIMEOUT 507905  /* running calls did not end in time for the lock */
#define ACL_ERROR_SNAPSHOT_LOCK_FAILED 507906  /* process cannot be locked in its present state */
#define ACL_ERROR_SNAPSHOT_UNLOCK_FAILED 507907  /* process cannot be unlocked in its present state */
#define ACL_ERROR_SNAPSHOT_BACKUP_FAILED 507908  /* backup failed, or the process is not locked */
#define ACL_ERROR_SNAPSHOT_RESTORE_FAILED 507909  /* restore failed, or there is no backup */
#define ACL_ERROR_HOST_MEMORY_ALREADY_REGISTERED 507910  /* host memory overlaps a registered range */
#define ACL_ERROR_HOST_MEMORY_NOT_REGISTERED 507911  /* pointer is not the start of registered host memory */
#define ACL_ERROR_SNAPSHOT_CALLBACK_FAILED 507912  /* snapshot callback of the application failed */
#define ACL_ERROR_SNAPSHOT_REGISTER_CALLBACK_FAILED 507913  /* snapshot callback is registered twice */
#define ACL_ERROR_RT_L3_PORT_ERROR 507914  /* network port fault */
#define ACL_ERROR_RT_CCU_TIMEOUT 507915  /* collective engine ran out of time */
#define ACL_ERROR_RT_CCU_EXCEPTION 507916  /* collective engine fault */

#endif /* ASCENDCL_ERROR_CODES_RT_ERROR_CODES_H_ */
