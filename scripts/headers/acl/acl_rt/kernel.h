/*
 * Kernels: loading of binaries, arguments and launches.
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

/** Kind of one option for loading a kernel binary. */
typedef enum aclrtBinaryLoadOptionType {
    ACL_RT_BINARY_LOAD_OPT_LAZY_LOAD = 1,  /* when the code goes to the device: value.isLazyLoad */
    ACL_RT_BINARY_LOAD_OPT_LAZY_MAGIC = 2,  /* old name of ACL_RT_BINARY_LOAD_OPT_MAGIC */
    ACL_RT_BINARY_LOAD_OPT_MAGIC = 2,  /* core type of the binary: value.magic */
    ACL_RT_BINARY_LOAD_OPT_CPU_KERNEL_MODE = 3,  /* how AI CPU kernels register: value.cpuKernelMode */
} aclrtBinaryLoadOptionType;

/** Property of a kernel that aclrtGetFunctionAttribute reads. */
typedef enum {
    ACL_FUNC_ATTR_KERNEL_TYPE = 1,  /* an aclrtKernelType */
    ACL_FUNC_ATTR_KERNEL_RATIO = 2,  /* lowest 16 bits: vector cores, next 16 bits: cube cores */
    ACL_FUNC_ATTR_KERNEL_SCHED_MODE = 3,  /* 0: starts on any idle core; 1: waits for all cores */
} aclrtFuncAttribute;

/** Kind of core that a kernel runs on. */
typedef enum {
    ACL_KERNEL_TYPE_AICORE = 0,
    ACL_KERNEL_TYPE_CUBE = 1,
    ACL_KERNEL_TYPE_VECTOR = 2,
    ACL_KERNEL_TYPE_MIX = 3,  /* cube and vector cores together */
    ACL_KERNEL_TYPE_AICPU = 100,  /* AI CPU instead of an AI core */
} aclrtKernelType;

/** Value of a load option; the option type tells which member is used. */
typedef union aclrtBinaryLoadOptionValue {
    uint32_t isLazyLoad;  /* 1: copy to the device on first use; 0 (default): while loading */
    uint32_t magic;  /* one of ACL_RT_BINARY_MAGIC_ELF_* */
    int32_t cpuKernelMode;  /* 0: JSON, built-in library; 1: JSON plus .so beside it; 2: from memory */
    uint32_t rsv[4];  /* pads to 16 bytes */
} aclrtBinaryLoadOptionValue;

/** One option: its kind and its value. */
typedef struct {
    aclrtBinaryLoadOptionType type;  /* which member of value counts */
    aclrtBinaryLoadOptionValue value;
} aclrtBinaryLoadOption;

/** List of load options. */
typedef struct aclrtBinaryLoadOptions {
    aclrtBinaryLoadOption *options;  /* array of numOpt options */
    size_t numOpt;  /* number of options */
} aclrtBinaryLoadOptions;

/**
 * A pointer argument whose data travels behind the arguments: both offsets are bytes from the start of the
 * host arguments.
 */
typedef struct {
    uint32_t addrOffset;  /* where the launch writes the device address */
    uint32_t dataOffset;  /* where the data starts */
} aclrtPlaceHolderInfo;

/** Called when a kernel of a binary fails on the device; exceptionInfo is valid only during the call. */
typedef void (*aclrtOpExceptionCallback)(aclrtExceptionInfo *exceptionInfo, void *userData);

/** Description of a kernel binary in memory, from aclrtCreateBinary. */
typedef void *aclrtBinary;

/** A loaded kernel binary. */
typedef void *aclrtBinHandle;

/** An argument list under construction for one kernel. */
typedef void *aclrtArgsHandle;

/** One argument of an argument list. */
typedef void *aclrtParamHandle;

/**
 * Returns the device address and size of the arguments of the kernel that failed.
 * @param[in] info exception information, valid inside the callback only
 * @param[out] devArgsPtr device address of the arguments
 * @param[out] devArgsLen size of the arguments in bytes
 * @see aclrtBinarySetExceptionCallback
 */
ACL_FUNC_VISIBILITY aclError aclrtGetArgsFromExceptionInfo(const aclrtExceptionInfo *info, void **devArgsPtr,
    uint32_t *devArgsLen);

/**
 * Returns the handle of the kernel that failed.
 * @param[in] info exception information, valid inside the callback only
 * @param[out] func handle of the failed kernel
 * @see aclrtBinarySetExceptionCallback
 */
ACL_FUNC_VISIBILITY aclError aclrtGetFuncHandleFromExceptionInfo(const aclrtExceptionInfo *info,
    aclrtFuncHandle *func);

/**
 * Sets the function that is called when a kernel of this binary fails; a later call replaces it. Set it
 * before the launch.
 * @param[in] binHandle a loaded binary
 * @param[in] callback function to call, on a thread of the runtime
 * @param[in] userData passed on to the callback, may be null
 */
ACL_FUNC_VISIBILITY aclError aclrtBinarySetExceptionCallback(aclrtBinHandle binHandle,
    aclrtOpExceptionCallback callback, void *userData);

/**
 * Describes a kernel binary that lies in memory, for aclrtBinaryLoad.
 *
 * The memory is not copied: it stays the property of the caller. Pairs with aclrtDestroyBinary.
 * @param[in] data contents of the object file; host memory, on SoC-only products device memory
 * @param[in] dataLen size of data in bytes
 * @return the description, or null on failure
 */
ACL_FUNC_VISIBILITY aclrtBinary aclrtCreateBinary(const void *data, size_t dataLen);

/**
 * Destroys a description of aclrtCreateBinary. The memory with the binary is not freed.
 * @param[in] binary the description
 */
ACL_FUNC_VISIBILITY aclError aclrtDestroyBinary(aclrtBinary binary);

/**
 * Parses a described binary and copies its code to the device of the current context.
 * @param[in] binary description from aclrtCreateBinary
 * @param[out] binHandle the loaded binary, to be unloaded by aclrtBinaryUnLoad
 */
ACL_FUNC_VISIBILITY aclError aclrtBinaryLoad(const aclrtBinary binary, aclrtBinHandle *binHandle);

/**
 * Unloads a binary and removes its code from the device. Handles of its kernels become invalid.
 *
 * The context must be the one in which it was loaded.
 * @param[in] binHandle binary to unload
 */
ACL_FUNC_VISIBILITY aclError aclrtBinaryUnLoad(aclrtBinHandle binHandle);

/**
 * Finds a kernel of a binary by name. The first call for a binary copies its code to the device of the
 * current context.
 * @param[in] binHandle a loaded binary
 * @param[in] kernelName name of the kernel
 * @param[out] funcHandle the kernel, valid until the binary is unloaded
 */
ACL_FUNC_VISIBILITY aclError aclrtBinaryGetFunction(const aclrtBinHandle binHandle, const char *kernelName,
    aclrtFuncHandle *funcHandle);

/**
 * Queues a kernel whose arguments lie in device memory. Does not wait.
 * @param[in] funcHandle kernel handle
 * @param[in] numBlocks number of blocks; each runs on one core
 * @param[in] argsData arguments in memory of the same device, kept until the kernel has run
 * @param[in] argsSize size of the arguments in bytes
 * @param[in] stream stream that runs the kernel; null is the default stream
 */
ACL_FUNC_VISIBILITY aclError aclrtLaunchKernel(aclrtFuncHandle funcHandle, uint32_t numBlocks,
    const void *argsData, size_t argsSize, aclrtStream stream);

/**
 * Loads a kernel binary from a file.
 *
 * Launch its AI core kernels by aclrtLaunchKernelWithConfig, aclrtLaunchKernelV2 or
 * aclrtLaunchKernelWithHostArgs.
 * @param[in] binPath absolute path of the object file; for AI CPU kernels also the JSON that describes them
 * @param[in] options load options, may be null
 * @param[out] binHandle the loaded binary, to be unloaded by aclrtBinaryUnLoad
 */
ACL_FUNC_VISIBILITY aclError aclrtBinaryLoadFromFile(const char *binPath, aclrtBinaryLoadOptions *options,
    aclrtBinHandle *binHandle);

/**
 * Returns where the code of a binary lies on the device.
 * @param[in] binHandle a loaded binary
 * @param[out] binAddr device address; null when the binary loads lazily
 * @param[out] binSize size in bytes
 */
ACL_FUNC_VISIBILITY aclError aclrtBinaryGetDevAddress(const aclrtBinHandle binHandle, void **binAddr,
    size_t *binSize);

/**
 * Finds a kernel of a binary by its entry number. Reserved: not supported by the library yet.
 * @param[in] binHandle a loaded binary
 * @param[in] funcEntry number that identifies the kernel
 * @param[out] funcHandle the kernel, valid until the binary is unloaded
 */
ACL_FUNC_VISIBILITY aclError aclrtBinaryGetFunctionByEntry(aclrtBinHandle binHandle, uint64_t funcEntry,
    aclrtFuncHandle *funcHandle);

/**
 * Returns the device address and size of a global variable of a binary. One of the two outputs may be null.
 * @param[in] binHandle a loaded binary
 * @param[in] name name of the variable
 * @param[out] dptr device address of the variable
 * @param[out] size size of the variable in bytes
 */
ACL_FUNC_VISIBILITY aclError aclrtBinaryGetGlobal(aclrtBinHandle binHandle, const char *name, void **dptr,
    size_t *size);

/**
 * Finds a kernel by the symbol of its host stub, in programs where host and device code are compiled
 * together.
 * @param[in] symbol address of the kernel function on the host
 * @param[out] funcHandle the kernel, valid for the current device only
 */
ACL_FUNC_VISIBILITY aclError aclrtGetFuncBySymbol(const void *symbol, aclrtFuncHandle *funcHandle);

/**
 * Returns the device addresses at which a kernel starts.
 * @param[in] funcHandle kernel handle
 * @param[out] aicAddr address of the part for the AI core or cube core
 * @param[out] aivAddr address of the part for the vector core, null when there is none
 */
ACL_FUNC_VISIBILITY aclError aclrtGetFunctionAddr(aclrtFuncHandle funcHandle, void **aicAddr, void **aivAddr);

/**
 * Returns the code sizes of a kernel.
 * @param[in] funcHandle kernel handle
 * @param[out] aicSize bytes of the part for the AI core or cube core, 0 when there is none
 * @param[out] aivSize bytes of the part for the vector core, 0 when there is none
 */
ACL_FUNC_VISIBILITY aclError aclrtGetFunctionSize(aclrtFuncHandle funcHandle, size_t *aicSize,
    size_t *aivSize);

/**
 * Returns how much memory the handle of an argument list needs.
 * @param[in] funcHandle kernel handle
 * @param[out] memSize size in bytes
 */
ACL_FUNC_VISIBILITY aclError aclrtKernelArgsGetHandleMemSize(aclrtFuncHandle funcHandle, size_t *memSize);

/**
 * Returns how much memory the data of an argument list needs, hidden arguments included.
 * @param[in] funcHandle kernel handle
 * @param[in] userArgsSize bytes of the arguments, each rounded up to 8
 * @param[out] actualArgsSize bytes to allocate
 */
ACL_FUNC_VISIBILITY aclError aclrtKernelArgsGetMemSize(aclrtFuncHandle funcHandle, size_t userArgsSize,
    size_t *actualArgsSize);

/**
 * Starts an argument list whose memory the library manages.
 *
 * The list belongs to the calling thread: the next call on this thread starts over with the same list.
 * Nothing is to be freed.
 * @param[in] funcHandle kernel handle
 * @param[out] argsHandle the argument list
 * @see aclrtKernelArgsInitByUserMem
 */
ACL_FUNC_VISIBILITY aclError aclrtKernelArgsInit(aclrtFuncHandle funcHandle, aclrtArgsHandle *argsHandle);

/**
 * Starts an argument list in memory of the caller, which must outlive its use.
 * @param[in] funcHandle kernel handle
 * @param[in] argsHandle host memory of the size from aclrtKernelArgsGetHandleMemSize; becomes the handle
 * @param[in] userHostMem host memory for the argument data
 * @param[in] actualArgsSize size of userHostMem in bytes, from aclrtKernelArgsGetMemSize
 */
ACL_FUNC_VISIBILITY aclError aclrtKernelArgsInitByUserMem(aclrtFuncHandle funcHandle,
    aclrtArgsHandle argsHandle, void *userHostMem, size_t actualArgsSize);

/**
 * Appends an argument by value. Arguments go in the order of the parameters, 128 at most.
 * @param[in] argsHandle argument list handle
 * @param[in] param host address of the value, copied at once
 * @param[in] paramSize size of the value in bytes
 * @param[out] paramHandle the argument, for aclrtKernelArgsParaUpdate
 */
ACL_FUNC_VISIBILITY aclError aclrtKernelArgsAppend(aclrtArgsHandle argsHandle, void *param, size_t paramSize,
    aclrtParamHandle *paramHandle);

/**
 * Appends a pointer argument whose small data the launch itself carries to the device.
 * @param[in] argsHandle argument list handle
 * @param[out] paramHandle the argument, for aclrtKernelArgsGetPlaceHolderBuffer
 */
ACL_FUNC_VISIBILITY aclError aclrtKernelArgsAppendPlaceHolder(aclrtArgsHandle argsHandle,
    aclrtParamHandle *paramHandle);

/**
 * Reserves the host buffer of a placeholder, to be filled before the launch. After the first such call
 * nothing more can be appended.
 * @param[in] argsHandle argument list handle
 * @param[in] paramHandle argument from aclrtKernelArgsAppendPlaceHolder
 * @param[in] dataSize size in bytes, more than 0
 * @param[out] bufferAddr host address of the buffer, owned by the argument list
 */
ACL_FUNC_VISIBILITY aclError aclrtKernelArgsGetPlaceHolderBuffer(aclrtArgsHandle argsHandle,
    aclrtParamHandle paramHandle, size_t dataSize, void **bufferAddr);

/**
 * Replaces the value of an appended argument. Call aclrtKernelArgsFinalize again afterwards.
 * @param[in] argsHandle argument list handle
 * @param[in] paramHandle argument from aclrtKernelArgsAppend
 * @param[in] param host address of the new value, copied at once
 * @param[in] paramSize size of the value in bytes
 */
ACL_FUNC_VISIBILITY aclError aclrtKernelArgsParaUpdate(aclrtArgsHandle argsHandle,
    aclrtParamHandle paramHandle, void *param, size_t paramSize);

/**
 * Queues a kernel with a finished argument list. Does not wait; the arguments are copied.
 * @param[in] funcHandle kernel handle
 * @param[in] numBlocks number of blocks; each runs on one core
 * @param[in] stream stream that runs the kernel; null is the default stream
 * @param[in] cfg launch settings, may be null
 * @param[in] argsHandle argument list after aclrtKernelArgsFinalize
 * @param[in] reserve reserved, null
 */
ACL_FUNC_VISIBILITY aclError aclrtLaunchKernelWithConfig(aclrtFuncHandle funcHandle, uint32_t numBlocks,
    aclrtStream stream, aclrtLaunchKernelCfg *cfg, aclrtArgsHandle argsHandle, void *reserve);

/**
 * Declares an argument list complete, which the launch requires.
 * @param[in] argsHandle argument list handle
 */
ACL_FUNC_VISIBILITY aclError aclrtKernelArgsFinalize(aclrtArgsHandle argsHandle);

/**
 * Copies the name of a kernel.
 *
 * Fails when the name does not fit.
 * @param[in] funcHandle kernel handle
 * @param[in] maxLen size of name in bytes, with room for the final zero
 * @param[out] name buffer for the name
 */
ACL_FUNC_VISIBILITY aclError aclrtGetFunctionName(aclrtFuncHandle funcHandle, uint32_t maxLen, char *name);

/**
 * Loads a kernel binary from host memory, for the device of the current context only.
 *
 * AI CPU kernels loaded this way are then named by aclrtRegisterCpuFunc.
 * @param[in] data the binary, host memory
 * @param[in] length size of data in bytes, more than 0
 * @param[in] options load options, may be null
 * @param[out] binHandle the loaded binary, to be unloaded by aclrtBinaryUnLoad
 */
ACL_FUNC_VISIBILITY aclError aclrtBinaryLoadFromData(const void *data, size_t length,
    const aclrtBinaryLoadOptions *options, aclrtBinHandle *binHandle);

/**
 * Names an AI CPU kernel of a binary that aclrtBinaryLoadFromData loaded. Other binaries are refused.
 * @param[in] handle binary with AI CPU kernels
 * @param[in] funcName entry function in the binary
 * @param[in] kernelName operator type
 * @param[out] funcHandle the kernel, valid until the binary is unloaded
 */
ACL_FUNC_VISIBILITY aclError aclrtRegisterCpuFunc(const aclrtBinHandle handle, const char *funcName,
    const char *kernelName, aclrtFuncHandle *funcHandle);

/**
 * Queues a kernel whose arguments lie in device memory, with launch settings. Does not wait.
 * @param[in] funcHandle kernel handle
 * @param[in] numBlocks number of blocks; each runs on one core
 * @param[in] argsData arguments in memory of the same device, kept until the kernel has run
 * @param[in] argsSize size of the arguments in bytes
 * @param[in] cfg launch settings, may be null
 * @param[in] stream stream that runs the kernel; null is the default stream
 */
ACL_FUNC_VISIBILITY aclError aclrtLaunchKernelV2(aclrtFuncHandle funcHandle, uint32_t numBlocks,
    const void *argsData, size_t argsSize, aclrtLaunchKernelCfg *cfg, aclrtStream stream);

/**
 * Queues a kernel whose arguments lie in host memory. Does not wait; the arguments are copied.
 * @param[in] funcHandle kernel handle
 * @param[in] numBlocks number of blocks; each runs on one core
 * @param[in] stream stream that runs the kernel; null is the default stream
 * @param[in] cfg launch settings, may be null
 * @param[in] hostArgs arguments in the order of the parameters, then the data of placeholders
 * @param[in] argsSize size of hostArgs in bytes
 * @param[in] placeHolderArray placeholders in hostArgs, may be null when there are none
 * @param[in] placeHolderNum number of placeholders
 */
ACL_FUNC_VISIBILITY aclError aclrtLaunchKernelWithHostArgs(aclrtFuncHandle funcHandle, uint32_t numBlocks,
    aclrtStream stream, aclrtLaunchKernelCfg *cfg, void *hostArgs, size_t argsSize,
    aclrtPlaceHolderInfo *placeHolderArray, size_t placeHolderNum);

/**
 * Queues a kernel whose arguments are given one by one. Does not wait; the values are copied.
 *
 * The length of the array is not checked: it must be the number of parameters of the kernel.
 * @param[in] func kernel handle, or the host symbol of a kernel compiled into the program
 * @param[in] numBlocks number of blocks; each runs on one core
 * @param[in] stream stream that runs the kernel; null is the default stream
 * @param[in] cfg launch settings, may be null
 * @param[in] args array of host addresses, one for each parameter in order
 */
ACL_FUNC_VISIBILITY aclError aclrtLaunchKernelWithArgsArray(void *func, uint32_t numBlocks,
    aclrtStream stream, aclrtLaunchKernelCfg *cfg, void **args);

/**
 * Returns the address through which cube cores and vector cores of the current device synchronise.
 * @param[out] addr the address
 */
ACL_FUNC_VISIBILITY aclError aclrtGetHardwareSyncAddr(void **addr);

/**
 * Reads a property of a kernel.
 * @param[in] funcHandle kernel handle
 * @param[in] attrType property to read
 * @param[out] attrValue its value, explained at aclrtFuncAttribute
 */
ACL_FUNC_VISIBILITY aclError aclrtGetFunctionAttribute(aclrtFuncHandle funcHandle,
    aclrtFuncAttribute attrType, int64_t *attrValue);

/**
 * Returns the binary to which a kernel belongs.
 * @param[in] funcHandle kernel handle
 * @param[out] binHandle its binary, not a new reference
 */
ACL_FUNC_VISIBILITY aclError aclrtFunctionGetBinary(const aclrtFuncHandle funcHandle,
    aclrtBinHandle *binHandle);

/**
 * Returns how many parameters a kernel has.
 * @param[in] func kernel handle
 * @param[out] paramCount number of parameters
 */
ACL_FUNC_VISIBILITY aclError aclrtFunctionGetParamCount(const void *func, size_t *paramCount);

/**
 * Returns place and size of one parameter of a kernel.
 * @param[in] func kernel handle
 * @param[in] paramIndex from 0 to the number of parameters - 1
 * @param[out] paramOffset offset in the argument data, in bytes
 * @param[out] paramSize size in bytes
 * @see aclrtFunctionGetParamCount
 */
ACL_FUNC_VISIBILITY aclError aclrtFunctionGetParamInfo(const void *func, size_t paramIndex,
    size_t *paramOffset, size_t *paramSize);

/**
 * Returns how much dynamic unified buffer a SIMT kernel may ask for at its launch.
 * @param[in] func kernel handle
 * @param[in] flags reserved, 0
 * @param[out] dynamicUbufSize bytes per block; 0 for kernels that are not SIMT
 */
ACL_FUNC_VISIBILITY aclError aclrtFunctionGetAvailDynUbufPerBlock(void *func, uint32_t flags,
    size_t *dynamicUbufSize);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_KERNEL_H_ */
