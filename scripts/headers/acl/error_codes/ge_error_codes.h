/*
 * Result codes that the graph engine passes through (145xxx, 245xxx, 345xxx, 545xxx).
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ERROR_CODES_GE_ERROR_CODES_H_
#define ASCENDCL_ERROR_CODES_GE_ERROR_CODES_H_

#include <stdint.h>

#define GE_FUNC_VISIBILITY __attribute__((visibility("default")))


static const uint32_t ACL_ERROR_GE_PARAM_INVALID = 145000;  /* argument refused by the graph engine */
static const uint32_t ACL_ERROR_GE_EXEC_NOT_INIT = 145001;  /* graph engine is not initialized */
static const uint32_t ACL_ERROR_GE_EXEC_MODEL_PATH_INVALID = 145002;  /* path of the model is wrong */
static const uint32_t ACL_ERROR_GE_EXEC_MODEL_ID_INVALID = 145003;  /* graph engine does not know the model id */
static const uint32_t ACL_ERROR_GE_EXEC_MODEL_DATA_SIZE_INVALID = 145006;  /* model data has a wrong size */
static const uint32_t ACL_ERROR_GE_EXEC_MODEL_ADDR_INVALID = 145007;  /* address of the model is wrong */
static const uint32_t ACL_ERROR_GE_EXEC_MODEL_QUEUE_ID_INVALID = 145008;  /* queue id of the model is wrong */
static const uint32_t ACL_ERROR_GE_EXEC_LOAD_MODEL_REPEATED = 145009;  /* model is loaded twice */
static const uint32_t ACL_ERROR_GE_DYNAMIC_INPUT_ADDR_INVALID = 145011;  /* address of the dynamic input is wrong */
static const uint32_t ACL_ERROR_GE_DYNAMIC_INPUT_LENGTH_INVALID = 145012;  /* dynamic input has a wrong length */
static const uint32_t ACL_ERROR_GE_DYNAMIC_BATCH_SIZE_INVALID = 145013;  /* batch size is not one the model offers */
static const uint32_t ACL_ERROR_GE_AIPP_BATCH_EMPTY = 145014;  /* preprocessing has no batch */
static const uint32_t ACL_ERROR_GE_AIPP_NOT_EXIST = 145015;  /* model has no preprocessing of this kind */
static const uint32_t ACL_ERROR_GE_AIPP_MODE_INVALID = 145016;  /* mode of the preprocessing is wrong */
static const uint32_t ACL_ERROR_GE_OP_TASK_TYPE_INVALID = 145017;  /* task type of the operator is wrong */
static const uint32_t ACL_ERROR_GE_OP_KERNEL_TYPE_INVALID = 145018;  /* kernel type of the operator is wrong */
static const uint32_t ACL_ERROR_GE_PLGMGR_PATH_INVALID = 145019;  /* path of a plug-in library is wrong */
static const uint32_t ACL_ERROR_GE_FORMAT_INVALID = 145020;  /* format of a tensor is wrong */
static const uint32_t ACL_ERROR_GE_SHAPE_INVALID = 145021;  /* shape of a tensor is wrong */
static const uint32_t ACL_ERROR_GE_DATATYPE_INVALID = 145022;  /* data type of a tensor is wrong */
static const uint32_t ACL_ERROR_GE_MEMORY_ALLOCATION = 245000;  /* graph engine ran out of memory */
static const uint32_t ACL_ERROR_GE_MEMORY_OPERATE_FAILED = 245001;  /* graph engine failed at a memory operation */
static const uint32_t ACL_ERROR_GE_DEVICE_MEMORY_OPERATE_FAILED = 245002;  /* operation on device memory failed */
static const uint32_t ACL_ERROR_GE_SUBHEALTHY = 345102;  /* graph was redeployed on fewer resources */
static const uint32_t ACL_ERROR_GE_USER_RAISE_EXCEPTION = 345103;  /* function of the user reported an error */
static const uint32_t ACL_ERROR_GE_DATA_NOT_ALIGNED = 345104;  /* an output is missing */
static const uint32_t ACL_ERROR_GE_INTERNAL_ERROR = 545000;  /* internal error of the graph engine */
static const uint32_t ACL_ERROR_GE_LOAD_MODEL = 545001;  /* graph engine cannot load the model */
static const uint32_t ACL_ERROR_GE_EXEC_LOAD_MODEL_PARTITION_FAILED = 545002;  /* model part not loaded */
static const uint32_t ACL_ERROR_GE_EXEC_LOAD_WEIGHT_PARTITION_FAILED = 545003;  /* weight part not loaded */
static const uint32_t ACL_ERROR_GE_EXEC_LOAD_TASK_PARTITION_FAILED = 545004;  /* task part not loaded */
static const uint32_t ACL_ERROR_GE_EXEC_LOAD_KERNEL_PARTITION_FAILED = 545005;  /* kernel part not loaded */
static const uint32_t ACL_ERROR_GE_EXEC_RELEASE_MODEL_DATA = 545006;  /* model data cannot be released */
static const uint32_t ACL_ERROR_GE_COMMAND_HANDLE = 545007;  /* command of the graph engine failed */
static const uint32_t ACL_ERROR_GE_GET_TENSOR_INFO = 545008;  /* tensor description cannot be read */
static const uint32_t ACL_ERROR_GE_UNLOAD_MODEL = 545009;  /* model cannot be unloaded */
static const uint32_t ACL_ERROR_GE_MODEL_EXECUTE_TIMEOUT = 545601;  /* execution of the model ran out of time */
static const uint32_t ACL_ERROR_GE_REDEPLOYING = 545602;  /* graph is being redeployed, try again */

#endif /* ASCENDCL_ERROR_CODES_GE_ERROR_CODES_H_ */
