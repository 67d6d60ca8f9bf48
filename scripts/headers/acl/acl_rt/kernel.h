/*
 * AscendCL interface: acl_rt/kernel.h.
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ACL_RT_KERNEL_H_
#define ASCENDCL_ACL_RT_KERNEL_H_

#include "acl/acl_base_rt.h"
#include "acl/acl_rt/common.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum aclrtBinaryLoadOptionType {
    ACL_RT_BINARY_LOAD_OPT_LAZY_LOAD = 1,
    ACL_RT_BINARY_LOAD_OPT_LAZY_MAGIC = 2,
    ACL_RT_BINARY_LOAD_OPT_MAGIC = 2,
    ACL_RT_BINARY_LOAD_OPT_CPU_KERNEL_MODE = 3,
} aclrtBinaryLoadOptionType;

typedef enum {
    ACL_FUNC_ATTR_KERNEL_TYPE = 1,
    ACL_FUNC_ATTR_KERNEL_RATIO = 2,
    ACL_FUNC_ATTR_KERNEL_SCHED_MODE = 3,
} aclrtFuncAttribute;

typedef enum {
    ACL_KERNEL_TYPE_AICORE = 0,
    ACL_KERNEL_TYPE_CUBE = 1,
    ACL_KERNEL_TYPE_VECTOR = 2,
    ACL_KERNEL_TYPE_MIX = 3,
    ACL_KERNEL_TYPE_AICPU = 100,
} aclrtKernelType;

typedef union aclrtBinaryLoadOptionValue {
    uint32_t isLazyLoad;
    uint32_t magic;
    int32_t cpuKernelMode;
    uint32_t rsv[4];
} aclrtBinaryLoadOptionValue;

typedef struct {
    aclrtBinaryLoadOptionType type;
    aclrtBinaryLoadOptionValue value;
} aclrtBinaryLoadOption;

typedef struct aclrtBinaryLoadOptions {
    aclrtBinaryLoadOption *options;
    size_t numOpt;
} aclrtBinaryLoadOptions;

typedef struct {
    uint32_t addrOffset;
    uint32_t dataOffset;
} aclrtPlaceHolderInfo;

typedef void (*aclrtOpExceptionCallback)(aclrtExceptionInfo *exceptionInfo, void *userData);

typedef void *aclrtBinary;

typedef void *aclrtBinHandle;

typedef void *aclrtArgsHandle;

typedef void *aclrtParamHandle;

/**
 * TODO aclrtGetArgsFromExceptionInfo.
 * @param[in] info
 * @param[out] devArgsPtr
 * @param[out] devArgsLen
 */
ACL_FUNC_VISIBILITY aclError aclrtGetArgsFromExceptionInfo(const aclrtExceptionInfo *info, void **devArgsPtr,
    uint32_t *devArgsLen);

/**
 * TODO aclrtGetFuncHandleFromExceptionInfo.
 * @param[in] info
 * @param[out] func
 */
ACL_FUNC_VISIBILITY aclError aclrtGetFuncHandleFromExceptionInfo(const aclrtExceptionInfo *info,
    aclrtFuncHandle *func);

/**
 * TODO aclrtBinarySetExceptionCallback.
 * @param[in] binHandle
 * @param[in] callback
 * @param[in] userData
 */
ACL_FUNC_VISIBILITY aclError aclrtBinarySetExceptionCallback(aclrtBinHandle binHandle,
    aclrtOpExceptionCallback callback, void *userData);

/**
 * TODO aclrtCreateBinary.
 * @param[in] data
 * @param[in] dataLen
 */
ACL_FUNC_VISIBILITY aclrtBinary aclrtCreateBinary(const void *data, size_t dataLen);

/**
 * TODO aclrtDestroyBinary.
 * @param[in] binary
 */
ACL_FUNC_VISIBILITY aclError aclrtDestroyBinary(aclrtBinary binary);

/**
 * TODO aclrtBinaryLoad.
 * @param[in] binary
 * @param[out] binHandle
 */
ACL_FUNC_VISIBILITY aclError aclrtBinaryLoad(const aclrtBinary binary, aclrtBinHandle *binHandle);

/**
 * TODO aclrtBinaryUnLoad.
 * @param[in] binHandle
 */
ACL_FUNC_VISIBILITY aclError aclrtBinaryUnLoad(aclrtBinHandle binHandle);

/**
 * TODO aclrtBinaryGetFunction.
 * @param[in] binHandle
 * @param[in] kernelName
 * @param[out] funcHandle
 */
ACL_FUNC_VISIBILITY aclError aclrtBinaryGetFunction(const aclrtBinHandle binHandle, const char *kernelName,
    aclrtFuncHandle *funcHandle);

/**
 * TODO aclrtLaunchKernel.
 * @param[in] funcHandle
 * @param[in] numBlocks
 * @param[in] argsData
 * @param[in] argsSize
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclrtLaunchKernel(aclrtFuncHandle funcHandle, uint32_t numBlocks,
    const void *argsData, size_t argsSize, aclrtStream stream);

/**
 * TODO aclrtBinaryLoadFromFile.
 * @param[in] binPath
 * @param[in] options
 * @param[out] binHandle
 */
ACL_FUNC_VISIBILITY aclError aclrtBinaryLoadFromFile(const char *binPath, aclrtBinaryLoadOptions *options,
    aclrtBinHandle *binHandle);

/**
 * TODO aclrtBinaryGetDevAddress.
 * @param[in] binHandle
 * @param[out] binAddr
 * @param[out] binSize
 */
ACL_FUNC_VISIBILITY aclError aclrtBinaryGetDevAddress(const aclrtBinHandle binHandle, void **binAddr,
    size_t *binSize);

/**
 * TODO aclrtBinaryGetFunctionByEntry.
 * @param[in] binHandle
 * @param[in] funcEntry
 * @param[out] funcHandle
 */
ACL_FUNC_VISIBILITY aclError aclrtBinaryGetFunctionByEntry(aclrtBinHandle binHandle, uint64_t funcEntry,
    aclrtFuncHandle *funcHandle);

/**
 * TODO aclrtBinaryGetGlobal.
 * @param[in] binHandle
 * @param[in] name
 * @param[out] dptr
 * @param[out] size
 */
ACL_FUNC_VISIBILITY aclError aclrtBinaryGetGlobal(aclrtBinHandle binHandle, const char *name, void **dptr,
    size_t *size);

/**
 * TODO aclrtGetFuncBySymbol.
 * @param[in] symbol
 * @param[out] funcHandle
 */
ACL_FUNC_VISIBILITY aclError aclrtGetFuncBySymbol(const void *symbol, aclrtFuncHandle *funcHandle);

/**
 * TODO aclrtGetFunctionAddr.
 * @param[in] funcHandle
 * @param[out] aicAddr
 * @param[out] aivAddr
 */
ACL_FUNC_VISIBILITY aclError aclrtGetFunctionAddr(aclrtFuncHandle funcHandle, void **aicAddr, void **aivAddr);

/**
 * TODO aclrtGetFunctionSize.
 * @param[in] funcHandle
 * @param[out] aicSize
 * @param[out] aivSize
 */
ACL_FUNC_VISIBILITY aclError aclrtGetFunctionSize(aclrtFuncHandle funcHandle, size_t *aicSize,
    size_t *aivSize);

/**
 * TODO aclrtKernelArgsGetHandleMemSize.
 * @param[in] funcHandle
 * @param[out] memSize
 */
ACL_FUNC_VISIBILITY aclError aclrtKernelArgsGetHandleMemSize(aclrtFuncHandle funcHandle, size_t *memSize);

/**
 * TODO aclrtKernelArgsGetMemSize.
 * @param[in] funcHandle
 * @param[in] userArgsSize
 * @param[out] actualArgsSize
 */
ACL_FUNC_VISIBILITY aclError aclrtKernelArgsGetMemSize(aclrtFuncHandle funcHandle, size_t userArgsSize,
    size_t *actualArgsSize);

/**
 * TODO aclrtKernelArgsInit.
 * @param[in] funcHandle
 * @param[out] argsHandle
 */
ACL_FUNC_VISIBILITY aclError aclrtKernelArgsInit(aclrtFuncHandle funcHandle, aclrtArgsHandle *argsHandle);

/**
 * TODO aclrtKernelArgsInitByUserMem.
 * @param[in] funcHandle
 * @param[out] argsHandle
 * @param[in] userHostMem
 * @param[in] actualArgsSize
 */
ACL_FUNC_VISIBILITY aclError aclrtKernelArgsInitByUserMem(aclrtFuncHandle funcHandle,
    aclrtArgsHandle argsHandle, void *userHostMem, size_t actualArgsSize);

/**
 * TODO aclrtKernelArgsAppend.
 * @param[in] argsHandle
 * @param[in] param
 * @param[in] paramSize
 * @param[out] paramHandle
 */
ACL_FUNC_VISIBILITY aclError aclrtKernelArgsAppend(aclrtArgsHandle argsHandle, void *param, size_t paramSize,
    aclrtParamHandle *paramHandle);

/**
 * TODO aclrtKernelArgsAppendPlaceHolder.
 * @param[in] argsHandle
 * @param[out] paramHandle
 */
ACL_FUNC_VISIBILITY aclError aclrtKernelArgsAppendPlaceHolder(aclrtArgsHandle argsHandle,
    aclrtParamHandle *paramHandle);

/**
 * TODO aclrtKernelArgsGetPlaceHolderBuffer.
 * @param[in] argsHandle
 * @param[in] paramHandle
 * @param[in] dataSize
 * @param[out] bufferAddr
 */
ACL_FUNC_VISIBILITY aclError aclrtKernelArgsGetPlaceHolderBuffer(aclrtArgsHandle argsHandle,
    aclrtParamHandle paramHandle, size_t dataSize, void **bufferAddr);

/**
 * TODO aclrtKernelArgsParaUpdate.
 * @param[in] argsHandle
 * @param[in] paramHandle
 * @param[in] param
 * @param[in] paramSize
 */
ACL_FUNC_VISIBILITY aclError aclrtKernelArgsParaUpdate(aclrtArgsHandle argsHandle,
    aclrtParamHandle paramHandle, void *param, size_t paramSize);

/**
 * TODO aclrtLaunchKernelWithConfig.
 * @param[in] funcHandle
 * @param[in] numBlocks
 * @param[in] stream
 * @param[in] cfg
 * @param[in] argsHandle
 * @param[in] reserve
 */
ACL_FUNC_VISIBILITY aclError aclrtLaunchKernelWithConfig(aclrtFuncHandle funcHandle, uint32_t numBlocks,
    aclrtStream stream, aclrtLaunchKernelCfg *cfg, aclrtArgsHandle argsHandle, void *reserve);

/**
 * TODO aclrtKernelArgsFinalize.
 * @param[in] argsHandle
 */
ACL_FUNC_VISIBILITY aclError aclrtKernelArgsFinalize(aclrtArgsHandle argsHandle);

/**
 * TODO aclrtGetFunctionName.
 * @param[in] funcHandle
 * @param[in] maxLen
 * @param[out] name
 */
ACL_FUNC_VISIBILITY aclError aclrtGetFunctionName(aclrtFuncHandle funcHandle, uint32_t maxLen, char *name);

/**
 * TODO aclrtBinaryLoadFromData.
 * @param[in] data
 * @param[in] length
 * @param[in] options
 * @param[out] binHandle
 */
ACL_FUNC_VISIBILITY aclError aclrtBinaryLoadFromData(const void *data, size_t length,
    const aclrtBinaryLoadOptions *options, aclrtBinHandle *binHandle);

/**
 * TODO aclrtRegisterCpuFunc.
 * @param[in] handle
 * @param[in] funcName
 * @param[in] kernelName
 * @param[out] funcHandle
 */
ACL_FUNC_VISIBILITY aclError aclrtRegisterCpuFunc(const aclrtBinHandle handle, const char *funcName,
    const char *kernelName, aclrtFuncHandle *funcHandle);

/**
 * TODO aclrtLaunchKernelV2.
 * @param[in] funcHandle
 * @param[in] numBlocks
 * @param[in] argsData
 * @param[in] argsSize
 * @param[in] cfg
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclrtLaunchKernelV2(aclrtFuncHandle funcHandle, uint32_t numBlocks,
    const void *argsData, size_t argsSize, aclrtLaunchKernelCfg *cfg, aclrtStream stream);

/**
 * TODO aclrtLaunchKernelWithHostArgs.
 * @param[in] funcHandle
 * @param[in] numBlocks
 * @param[in] stream
 * @param[in] cfg
 * @param[in] hostArgs
 * @param[in] argsSize
 * @param[in] placeHolderArray
 * @param[in] placeHolderNum
 */
ACL_FUNC_VISIBILITY aclError aclrtLaunchKernelWithHostArgs(aclrtFuncHandle funcHandle, uint32_t numBlocks,
    aclrtStream stream, aclrtLaunchKernelCfg *cfg, void *hostArgs, size_t argsSize,
    aclrtPlaceHolderInfo *placeHolderArray, size_t placeHolderNum);

/**
 * TODO aclrtLaunchKernelWithArgsArray.
 * @param[in] func
 * @param[in] numBlocks
 * @param[in] stream
 * @param[in] cfg
 * @param[in] args
 */
ACL_FUNC_VISIBILITY aclError aclrtLaunchKernelWithArgsArray(void *func, uint32_t numBlocks,
    aclrtStream stream, aclrtLaunchKernelCfg *cfg, void **args);

/**
 * TODO aclrtGetHardwareSyncAddr.
 * @param[out] addr
 */
ACL_FUNC_VISIBILITY aclError aclrtGetHardwareSyncAddr(void **addr);

/**
 * TODO aclrtGetFunctionAttribute.
 * @param[in] funcHandle
 * @param[in] attrType
 * @param[out] attrValue
 */
ACL_FUNC_VISIBILITY aclError aclrtGetFunctionAttribute(aclrtFuncHandle funcHandle,
    aclrtFuncAttribute attrType, int64_t *attrValue);

/**
 * TODO aclrtFunctionGetBinary.
 * @param[in] funcHandle
 * @param[out] binHandle
 */
ACL_FUNC_VISIBILITY aclError aclrtFunctionGetBinary(const aclrtFuncHandle funcHandle,
    aclrtBinHandle *binHandle);

/**
 * TODO aclrtFunctionGetParamCount.
 * @param[in] func
 * @param[out] paramCount
 */
ACL_FUNC_VISIBILITY aclError aclrtFunctionGetParamCount(const void *func, size_t *paramCount);

/**
 * TODO aclrtFunctionGetParamInfo.
 * @param[in] func
 * @param[in] paramIndex
 * @param[out] paramOffset
 * @param[out] paramSize
 */
ACL_FUNC_VISIBILITY aclError aclrtFunctionGetParamInfo(const void *func, size_t paramIndex,
    size_t *paramOffset, size_t *paramSize);

/**
 * TODO aclrtFunctionGetAvailDynUbufPerBlock.
 * @param[in] func
 * @param[in] flags
 * @param[out] dynamicUbufSize
 */
ACL_FUNC_VISIBILITY aclError aclrtFunctionGetAvailDynUbufPerBlock(void *func, uint32_t flags,
    size_t *dynamicUbufSize);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_KERNEL_H_ */
