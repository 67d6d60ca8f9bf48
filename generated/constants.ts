// Generated from scripts/headers by `npm run generate`. Do not edit: --check compares every byte.

/** later tasks run after a failed one */
export const ACL_CONTINUE_ON_FAILURE = 0;
/** the device lacks it */
export const ACL_DEV_FEATURE_NOT_SUPPORT = 0;
/** the device has the feature */
export const ACL_DEV_FEATURE_SUPPORT = 1;
/** size of acldumpChunk.fileName in bytes */
export const ACL_DUMP_MAX_FILE_PATH_LENGTH = 4096;
/** follows the progress of a stream */
export const ACL_EVENT_CAPTURE_STREAM_PROGRESS = 2;
/** used by the device alone; no other flag with it */
export const ACL_EVENT_DEVICE_USE_ONLY = 16;
/** for updates in captured work; no other flag with it */
export const ACL_EVENT_EXTERNAL = 32;
/** shared between processes; no other flag with it */
export const ACL_EVENT_IPC = 64;
/** ordinary record */
export const ACL_EVENT_RECORD_DEFAULT = 0;
/** record visible outside of the capture */
export const ACL_EVENT_RECORD_EXTERNAL = 1;
/** streams may wait for the event */
export const ACL_EVENT_SYNC = 1;
/** stores the time of each record */
export const ACL_EVENT_TIME_LINE = 8;
/** ordinary wait */
export const ACL_EVENT_WAIT_DEFAULT = 0;
/** wait for a record outside of the capture */
export const ACL_EVENT_WAIT_EXTERNAL = 1;
/** over HCCS, the coherent link */
export const ACL_HOST_DEVICE_CONNECT_TYPE_HCCS = 1;
/** host and device meet over PCIe */
export const ACL_HOST_DEVICE_CONNECT_TYPE_PCIE = 0;
/** over UB */
export const ACL_HOST_DEVICE_CONNECT_TYPE_UB = 2;
/** reserved */
export const ACL_HOST_REG_IOMEMORY = 4;
/** the device gets an address for it */
export const ACL_HOST_REG_MAPPED = 2;
/** lock the pages; they must not be locked already */
export const ACL_HOST_REG_PINNED = 268435456;
/** reserved */
export const ACL_HOST_REG_READONLY = 8;
/** bytes of an event handle for other processes */
export const ACL_IPC_EVENT_HANDLE_SIZE = 64;
/** version of the interface: major */
export const ACL_MAJOR_VERSION = 1;
/** model, stream and task ids */
export const ACL_MDLRI_DEBUG_JSON_PRINT_SUMMARY = 0;
/** also arguments of the kernels */
export const ACL_MDLRI_DEBUG_JSON_PRINT_VERBOSE = 1;
/** minor */
export const ACL_MINOR_VERSION = 17;
/** used by the host */
export const ACL_NOTIFY_DEFAULT = 0;
/** used by the device alone */
export const ACL_NOTIFY_DEVICE_USE_ONLY = 1;
/** shapes, types and attributes of all operators */
export const ACL_OP_DUMP_OP_AICORE_ARGS = 1;
/** patch */
export const ACL_PATCH_VERSION = 0;
/** bytes of a version text with its end mark */
export const ACL_PKG_VERSION_MAX_SIZE = 128;
/** bytes of one part of a version */
export const ACL_PKG_VERSION_PARTS_MAX_SIZE = 64;
/** calls of this interface */
export const ACL_PROF_ACL_API = 1;
/** AI core metrics, chosen by aclprofAicoreMetrics */
export const ACL_PROF_AICORE_METRICS = 4;
/** AI CPU tasks */
export const ACL_PROF_AICPU = 8;
/** statistics of calls; excludes the others */
export const ACL_PROF_API_STATS = 17179869184;
/** present version of aclprofEventAttributes */
export const ACL_PROF_EVENT_ATTR_VERSION = 1;
/** main host phases of operators with dynamic shapes */
export const ACL_PROF_GE_API_L0 = 512;
/** detailed host phases of operators with dynamic shapes */
export const ACL_PROF_GE_API_L1 = 16777216;
/** collective communication */
export const ACL_PROF_HCCL_TRACE = 32;
/** L2 cache and TLB hits */
export const ACL_PROF_L2CACHE = 16;
/** size of an operator name in bytes */
export const ACL_PROF_MAX_OP_NAME_LEN = 257;
/** size of an operator type in bytes */
export const ACL_PROF_MAX_OP_TYPE_LEN = 65;
/** marks and ranges set by the program */
export const ACL_PROF_MSPROFTX = 128;
/** attributes of operators */
export const ACL_PROF_OP_ATTR = 16384;
/** calls of the lower runtime interface */
export const ACL_PROF_RUNTIME_API = 256;
/** memory used by operators */
export const ACL_PROF_TASK_MEMORY = 4096;
/** launch and run times of operators, with basic information */
export const ACL_PROF_TASK_TIME = 2;
/** launch and run times of operators only: least overhead */
export const ACL_PROF_TASK_TIME_L0 = 2048;
/** as ACL_PROF_TASK_TIME, with attributes */
export const ACL_PROF_TASK_TIME_L2 = 8192;
/** level above ACL_PROF_TASK_TIME_L2 */
export const ACL_PROF_TASK_TIME_L3 = 32768;
/** dimensions in aclprofTensor.shape */
export const ACL_PROF_TENSOR_DATA_SHAPE_LEN = 8;
/** iterations of training */
export const ACL_PROF_TRAINING_TRACE = 64;
/** kernel binary for the AI core */
export const ACL_RT_BINARY_MAGIC_ELF_AICORE = 1129660997;
/** for the cube core */
export const ACL_RT_BINARY_MAGIC_ELF_CUBE_CORE = 1095320387;
/** for the vector core */
export const ACL_RT_BINARY_MAGIC_ELF_VECTOR_CORE = 1094799942;
/** most barriers of one aclrtCmoWaitBarrier */
export const ACL_RT_CMO_MAX_BARRIER_NUM = 6;
/** joined by HCCS, the coherent link */
export const ACL_RT_DEVS_TOPOLOGY_HCCS = 1;
/** over an HCCS switch */
export const ACL_RT_DEVS_TOPOLOGY_HCCS_SW = 64;
/** over a PCIe host bridge */
export const ACL_RT_DEVS_TOPOLOGY_PHB = 8;
/** reserved */
export const ACL_RT_DEVS_TOPOLOGY_PIB = 4;
/** behind one PCIe switch */
export const ACL_RT_DEVS_TOPOLOGY_PIX = 2;
/** dies of one chip package */
export const ACL_RT_DEVS_TOPOLOGY_SIO = 32;
/** across NUMA nodes */
export const ACL_RT_DEVS_TOPOLOGY_SYS = 16;
/** HCCS, the coherent link */
export const ACL_RT_IPC_MEM_ATTR_ACCESS_LINK_HCCS = 1;
/** link inside the chip package */
export const ACL_RT_IPC_MEM_ATTR_ACCESS_LINK_SIO = 0;
/** only named processes may import */
export const ACL_RT_IPC_MEM_EXPORT_FLAG_DEFAULT = 0;
/** any process may import */
export const ACL_RT_IPC_MEM_EXPORT_FLAG_DISABLE_PID_VALIDATION = 1;
/** plain import */
export const ACL_RT_IPC_MEM_IMPORT_FLAG_DEFAULT = 0;
/** also enable access between the devices */
export const ACL_RT_IPC_MEM_IMPORT_FLAG_ENABLE_PEER_ACCESS = 1;
/** most memory faults recorded per device */
export const ACL_RT_MAX_RECORD_PA_NUM_PER_DEV = 20;
/** every stream and device may use the managed memory */
export const ACL_RT_MEM_ATTACH_GLOBAL = 1;
/** link inside the chip package (SIO) */
export const ACL_RT_MEM_LINK_IDX_0 = 0;
/** HCCS, the coherent link */
export const ACL_RT_MEM_LINK_IDX_1 = 1;
/** memory of aclrtMalloc */
export const ACL_RT_MEM_TYPE_DEV = 2;
/** memory of the image and video unit */
export const ACL_RT_MEM_TYPE_DVPP = 8;
/** reserved; the runtime refuses it */
export const ACL_RT_MEM_TYPE_RSVD = 16;
/** most faults in one error detail */
export const ACL_RT_MEM_UCE_INFO_MAX_NUM = 20;
/** only processes named by aclrtNotifySetImportPid may import */
export const ACL_RT_NOTIFY_EXPORT_FLAG_DEFAULT = 0;
/** every process that has the key may import */
export const ACL_RT_NOTIFY_EXPORT_FLAG_DISABLE_PID_VALIDATION = 2;
/** peer access is left as it is */
export const ACL_RT_NOTIFY_IMPORT_FLAG_DEFAULT = 0;
/** enables peer access between the two devices */
export const ACL_RT_NOTIFY_IMPORT_FLAG_ENABLE_PEER_ACCESS = 2;
/** only named processes may import */
export const ACL_RT_VMM_EXPORT_FLAG_DEFAULT = 0;
/** any process may import */
export const ACL_RT_VMM_EXPORT_FLAG_DISABLE_PID_VALIDATION = 1;
/** a failed task stops every stream of the context */
export const ACL_STOP_ON_FAILURE = 1;
/** scheduling tasks of the AI CPU */
export const ACL_STREAM_CPU_SCHEDULE = 16;
/** used by the device alone; no other flag with it */
export const ACL_STREAM_DEVICE_USE_ONLY = 32;
/** takes resources at creation: faster submission, more memory */
export const ACL_STREAM_FAST_LAUNCH = 1;
/** synchronizing polls instead of sleeping */
export const ACL_STREAM_FAST_SYNC = 2;
/** longer task queue; unsupported on most chips */
export const ACL_STREAM_HUGE = 8;
/** tasks are kept and not run; for building a model */
export const ACL_STREAM_PERSISTENT = 4;
/** memory and value share a set bit */
export const ACL_STREAM_WAIT_VALUE_AND = 2;
/** memory equals value */
export const ACL_STREAM_WAIT_VALUE_EQ = 1;
/** signed difference memory - value is not negative */
export const ACL_STREAM_WAIT_VALUE_GEQ = 0;
/** some bit is clear in both */
export const ACL_STREAM_WAIT_VALUE_NOR = 3;
/** may take data out */
export const ACL_TDT_QUEUE_PERMISSION_DEQUEUE = 2;
/** may put data in */
export const ACL_TDT_QUEUE_PERMISSION_ENQUEUE = 4;
/** may manage the queue */
export const ACL_TDT_QUEUE_PERMISSION_MANAGE = 1;
/** route status: bound */
export const ACL_TDT_QUEUE_ROUTE_BIND = 1;
/** route status: bound, but faulty */
export const ACL_TDT_QUEUE_ROUTE_BIND_ABNORMAL = 2;
/** route status: not bound */
export const ACL_TDT_QUEUE_ROUTE_UNBIND = 0;
/** most entries of aclrtMemUceRepair */
export const MAX_MEM_UCE_INFO_ARRAY_SIZE = 128;
/** reserved words of aclrtMemUceInfo */
export const UCE_INFO_RESERVED_SIZE = 14;
