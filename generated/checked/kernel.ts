// Generated from scripts/headers by `npm run generate`. Do not edit: --check compares every byte.

import { builtIns, checkCount, checkInt32, checkMemory, checkNullablePointer, checkPointer, checkString, checkUint32, checkUint64, failure, int64Cell, locate, memoriesOf, nullableStructOf, pointerCell, structsOf, textOf, uint32Cell, uint64Cell } from '../../src/native/index.js';
import type { AnyPointer, FunctionPointer, Int64, StructInput } from '../../src/native/index.js';
import type { aclrtFuncAttribute } from '../enums.js';
import { aclrtBinaryLoadOptions, aclrtLaunchKernelCfg, aclrtPlaceHolderInfo } from '../structs.js';
import type { ArgsHandlePtr, BinHandlePtr, BinaryPtr, DevicePtr, ExceptionInfoPtr, FuncHandlePtr, MemoryPtr, ParamHandlePtr, StreamPtr } from '../types.js';
import * as raw from '../raw/kernel.js';

const binaryGetDevAddress$binAddr = pointerCell();
const binaryGetDevAddress$binSize = uint64Cell();
/**
 * Returns where the code of a binary lies on the device.
 *
 * C: `aclError aclrtBinaryGetDevAddress(const aclrtBinHandle binHandle, void **binAddr, size_t *binSize)` in
 * libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param binHandle - a loaded binary
 * @returns `binAddr`: device address; null when the binary loads lazily; `binSize`: size in bytes
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 */
export function binaryGetDevAddress(binHandle: BinHandlePtr): { binAddr: DevicePtr; binSize: bigint } {
  checkPointer(binHandle, 'aclrtBinaryGetDevAddress', 'binHandle');
  const returned = raw.aclrtBinaryGetDevAddress(binHandle, binaryGetDevAddress$binAddr, binaryGetDevAddress$binSize);
  if (returned !== 0) throw failure('aclrtBinaryGetDevAddress', returned, { binHandle });
  return { binAddr: binaryGetDevAddress$binAddr[0] as DevicePtr, binSize: binaryGetDevAddress$binSize[0] as bigint };
}

const binaryGetFunction$funcHandle = pointerCell();
/**
 * Finds a kernel of a binary by name. The first call for a binary copies its code to the device of the current
 * context.
 *
 * C: `aclError aclrtBinaryGetFunction(const aclrtBinHandle binHandle, const char *kernelName, aclrtFuncHandle
 * *funcHandle)` in libacl_rt.so.
 * Since CANN 7.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param binHandle - a loaded binary
 * @param kernelName - name of the kernel
 * @returns the kernel, valid until the binary is unloaded
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 7.0.0
 */
export function binaryGetFunction(binHandle: BinHandlePtr, kernelName: string): FuncHandlePtr {
  checkPointer(binHandle, 'aclrtBinaryGetFunction', 'binHandle');
  checkString(kernelName, 'aclrtBinaryGetFunction', 'kernelName');
  const returned = raw.aclrtBinaryGetFunction(binHandle, kernelName, binaryGetFunction$funcHandle);
  if (returned !== 0) throw failure('aclrtBinaryGetFunction', returned, { binHandle, kernelName });
  return binaryGetFunction$funcHandle[0] as FuncHandlePtr;
}

const binaryGetFunctionByEntry$funcHandle = pointerCell();
/**
 * Finds a kernel of a binary by its entry number. Reserved: not supported by the library yet.
 *
 * C: `aclError aclrtBinaryGetFunctionByEntry(aclrtBinHandle binHandle, uint64_t funcEntry, aclrtFuncHandle
 * *funcHandle)` in libacl_rt.so.
 * Since CANN 8.1.RC1. Products: not documented.
 *
 * @param binHandle - a loaded binary
 * @param funcEntry - number that identifies the kernel
 * @returns the kernel, valid until the binary is unloaded
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.1.RC1
 */
export function binaryGetFunctionByEntry(binHandle: BinHandlePtr, funcEntry: Int64): FuncHandlePtr {
  checkUint64(funcEntry, 'aclrtBinaryGetFunctionByEntry', 'funcEntry');
  checkPointer(binHandle, 'aclrtBinaryGetFunctionByEntry', 'binHandle');
  const returned = raw.aclrtBinaryGetFunctionByEntry(binHandle, funcEntry, binaryGetFunctionByEntry$funcHandle);
  if (returned !== 0) throw failure('aclrtBinaryGetFunctionByEntry', returned, { binHandle, funcEntry });
  return binaryGetFunctionByEntry$funcHandle[0] as FuncHandlePtr;
}

const binaryGetGlobal$dptr = pointerCell();
const binaryGetGlobal$size = uint64Cell();
/**
 * Returns the device address and size of a global variable of a binary. One of the two outputs may be null.
 *
 * C: `aclError aclrtBinaryGetGlobal(aclrtBinHandle binHandle, const char *name, void **dptr, size_t *size)` in
 * libacl_rt.so.
 * Since CANN 9.1.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param binHandle - a loaded binary
 * @param name - name of the variable
 * @returns `dptr`: device address of the variable; `size`: size of the variable in bytes
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.1.0
 */
export function binaryGetGlobal(binHandle: BinHandlePtr, name: string): { dptr: DevicePtr; size: bigint } {
  checkPointer(binHandle, 'aclrtBinaryGetGlobal', 'binHandle');
  checkString(name, 'aclrtBinaryGetGlobal', 'name');
  const returned = raw.aclrtBinaryGetGlobal(binHandle, name, binaryGetGlobal$dptr, binaryGetGlobal$size);
  if (returned !== 0) throw failure('aclrtBinaryGetGlobal', returned, { binHandle, name });
  return { dptr: binaryGetGlobal$dptr[0] as DevicePtr, size: binaryGetGlobal$size[0] as bigint };
}

const binaryLoad$binHandle = pointerCell();
/**
 * Parses a described binary and copies its code to the device of the current context.
 *
 * C: `aclError aclrtBinaryLoad(const aclrtBinary binary, aclrtBinHandle *binHandle)` in libacl_rt.so.
 * Since CANN 7.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param binary - description from aclrtCreateBinary
 * @returns the loaded binary, to be unloaded by aclrtBinaryUnLoad
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 7.0.0
 */
export function binaryLoad(binary: BinaryPtr): BinHandlePtr {
  checkPointer(binary, 'aclrtBinaryLoad', 'binary');
  const returned = raw.aclrtBinaryLoad(binary, binaryLoad$binHandle);
  if (returned !== 0) throw failure('aclrtBinaryLoad', returned, { binary });
  return binaryLoad$binHandle[0] as BinHandlePtr;
}

const binaryLoadFromData$binHandle = pointerCell();
/**
 * Loads a kernel binary from host memory, for the device of the current context only.
 *
 * AI CPU kernels loaded this way are then named by aclrtRegisterCpuFunc.
 *
 * C: `aclError aclrtBinaryLoadFromData(const void *data, size_t length, const aclrtBinaryLoadOptions *options,
 * aclrtBinHandle *binHandle)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param data - the binary, host memory
 * @param length - size of data in bytes, more than 0
 * @param options - load options, may be null
 * @returns the loaded binary, to be unloaded by aclrtBinaryUnLoad
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 */
export function binaryLoadFromData(data: MemoryPtr | ArrayBufferView, length: Int64, options: StructInput<aclrtBinaryLoadOptions> | null): BinHandlePtr {
  checkUint64(length, 'aclrtBinaryLoadFromData', 'length');
  const options$ = nullableStructOf(options, aclrtBinaryLoadOptions, 'aclrtBinaryLoadFromData', 'options');
  checkMemory(data, length, 'aclrtBinaryLoadFromData', 'data');
  const returned = raw.aclrtBinaryLoadFromData(data, length, options$, binaryLoadFromData$binHandle);
  if (returned !== 0) throw failure('aclrtBinaryLoadFromData', returned, { data, length, options: options$ });
  return binaryLoadFromData$binHandle[0] as BinHandlePtr;
}

const binaryLoadFromFile$binHandle = pointerCell();
/**
 * Loads a kernel binary from a file.
 *
 * Launch its AI core kernels by aclrtLaunchKernelWithConfig, aclrtLaunchKernelV2 or aclrtLaunchKernelWithHostArgs.
 *
 * C: `aclError aclrtBinaryLoadFromFile(const char *binPath, aclrtBinaryLoadOptions *options, aclrtBinHandle
 * *binHandle)` in libacl_rt.so.
 * Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param binPath - absolute path of the object file; for AI CPU kernels also the JSON that describes them
 * @param options - load options, may be null
 * @returns the loaded binary, to be unloaded by aclrtBinaryUnLoad
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.1.RC1
 */
export function binaryLoadFromFile(binPath: string, options: StructInput<aclrtBinaryLoadOptions> | null): BinHandlePtr {
  const options$ = nullableStructOf(options, aclrtBinaryLoadOptions, 'aclrtBinaryLoadFromFile', 'options');
  checkString(binPath, 'aclrtBinaryLoadFromFile', 'binPath');
  const returned = raw.aclrtBinaryLoadFromFile(binPath, options$, binaryLoadFromFile$binHandle);
  if (returned !== 0) throw failure('aclrtBinaryLoadFromFile', returned, { binPath, options: options$ });
  return binaryLoadFromFile$binHandle[0] as BinHandlePtr;
}

/**
 * Sets the function that is called when a kernel of this binary fails; a later call replaces it. Set it before the
 * launch.
 *
 * C: `aclError aclrtBinarySetExceptionCallback(aclrtBinHandle binHandle, aclrtOpExceptionCallback callback, void
 * *userData)` in libacl_rt.so.
 * Since CANN 9.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param binHandle - a loaded binary
 * @param callback - function to call, on a thread of the runtime
 * @param userData - passed on to the callback, may be null
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.0.0
 */
export function binarySetExceptionCallback(binHandle: BinHandlePtr, callback: FunctionPointer<'aclrtOpExceptionCallback'> | null, userData: AnyPointer | null): void {
  checkPointer(binHandle, 'aclrtBinarySetExceptionCallback', 'binHandle');
  checkNullablePointer(callback, 'aclrtBinarySetExceptionCallback', 'callback');
  checkNullablePointer(userData, 'aclrtBinarySetExceptionCallback', 'userData');
  const returned = raw.aclrtBinarySetExceptionCallback(binHandle, callback, userData);
  if (returned !== 0) throw failure('aclrtBinarySetExceptionCallback', returned, { binHandle, callback, userData });
}

/**
 * Unloads a binary and removes its code from the device. Handles of its kernels become invalid.
 *
 * The context must be the one in which it was loaded.
 *
 * C: `aclError aclrtBinaryUnLoad(aclrtBinHandle binHandle)` in libacl_rt.so.
 * Since CANN 7.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param binHandle - binary to unload
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 7.0.0
 */
export function binaryUnLoad(binHandle: BinHandlePtr): void {
  checkPointer(binHandle, 'aclrtBinaryUnLoad', 'binHandle');
  const returned = raw.aclrtBinaryUnLoad(binHandle);
  if (returned !== 0) throw failure('aclrtBinaryUnLoad', returned, { binHandle });
}

/**
 * Describes a kernel binary that lies in memory, for aclrtBinaryLoad.
 *
 * The memory is not copied: it stays the property of the caller. Pairs with aclrtDestroyBinary.
 *
 * C: `aclrtBinary aclrtCreateBinary(const void *data, size_t dataLen)` in libacl_rt.so.
 * Since CANN 7.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param data - contents of the object file; host memory, on SoC-only products device memory
 * @param dataLen - size of data in bytes
 * @returns the description, or null on failure
 * @throws InvalidArgumentError before C is called.
 * @since CANN 7.0.0
 */
export function createBinary(data: MemoryPtr, dataLen: Int64): BinaryPtr | null {
  checkUint64(dataLen, 'aclrtCreateBinary', 'dataLen');
  checkPointer(data, 'aclrtCreateBinary', 'data');
  return raw.aclrtCreateBinary(data, dataLen);
}

/**
 * Destroys a description of aclrtCreateBinary. The memory with the binary is not freed.
 *
 * C: `aclError aclrtDestroyBinary(aclrtBinary binary)` in libacl_rt.so.
 * Since CANN 7.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param binary - the description
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 7.0.0
 */
export function destroyBinary(binary: BinaryPtr): void {
  checkPointer(binary, 'aclrtDestroyBinary', 'binary');
  const returned = raw.aclrtDestroyBinary(binary);
  if (returned !== 0) throw failure('aclrtDestroyBinary', returned, { binary });
}

const functionGetAvailDynUbufPerBlock$dynamicUbufSize = uint64Cell();
/**
 * Returns how much dynamic unified buffer a SIMT kernel may ask for at its launch.
 *
 * C: `aclError aclrtFunctionGetAvailDynUbufPerBlock(void *func, uint32_t flags, size_t *dynamicUbufSize)` in
 * libacl_rt.so.
 * Since CANN 9.1.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param func - kernel handle
 * @param flags - reserved, 0
 * @returns bytes per block; 0 for kernels that are not SIMT
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.1.0
 */
export function functionGetAvailDynUbufPerBlock(func: MemoryPtr, flags: number): bigint {
  checkUint32(flags, 'aclrtFunctionGetAvailDynUbufPerBlock', 'flags');
  checkPointer(func, 'aclrtFunctionGetAvailDynUbufPerBlock', 'func');
  const returned = raw.aclrtFunctionGetAvailDynUbufPerBlock(func, flags, functionGetAvailDynUbufPerBlock$dynamicUbufSize);
  if (returned !== 0) throw failure('aclrtFunctionGetAvailDynUbufPerBlock', returned, { func, flags });
  return functionGetAvailDynUbufPerBlock$dynamicUbufSize[0] as bigint;
}

const functionGetBinary$binHandle = pointerCell();
/**
 * Returns the binary to which a kernel belongs.
 *
 * C: `aclError aclrtFunctionGetBinary(const aclrtFuncHandle funcHandle, aclrtBinHandle *binHandle)` in libacl_rt.so.
 * Since CANN 9.1.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param funcHandle - kernel handle
 * @returns its binary, not a new reference
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.1.0
 */
export function functionGetBinary(funcHandle: FuncHandlePtr): BinHandlePtr {
  checkPointer(funcHandle, 'aclrtFunctionGetBinary', 'funcHandle');
  const returned = raw.aclrtFunctionGetBinary(funcHandle, functionGetBinary$binHandle);
  if (returned !== 0) throw failure('aclrtFunctionGetBinary', returned, { funcHandle });
  return functionGetBinary$binHandle[0] as BinHandlePtr;
}

const functionGetParamCount$paramCount = uint64Cell();
/**
 * Returns how many parameters a kernel has.
 *
 * C: `aclError aclrtFunctionGetParamCount(const void *func, size_t *paramCount)` in libacl_rt.so.
 * Since CANN 9.1.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param func - kernel handle
 * @returns number of parameters
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.1.0
 */
export function functionGetParamCount(func: MemoryPtr): bigint {
  checkPointer(func, 'aclrtFunctionGetParamCount', 'func');
  const returned = raw.aclrtFunctionGetParamCount(func, functionGetParamCount$paramCount);
  if (returned !== 0) throw failure('aclrtFunctionGetParamCount', returned, { func });
  return functionGetParamCount$paramCount[0] as bigint;
}

const functionGetParamInfo$paramOffset = uint64Cell();
const functionGetParamInfo$paramSize = uint64Cell();
/**
 * Returns place and size of one parameter of a kernel.
 *
 * C: `aclError aclrtFunctionGetParamInfo(const void *func, size_t paramIndex, size_t *paramOffset, size_t *paramSize)`
 * in libacl_rt.so.
 * Since CANN 9.1.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param func - kernel handle
 * @param paramIndex - from 0 to the number of parameters - 1
 * @returns `paramOffset`: offset in the argument data, in bytes; `paramSize`: size in bytes
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.1.0
 * @see aclrtFunctionGetParamCount
 */
export function functionGetParamInfo(func: MemoryPtr, paramIndex: Int64): { paramOffset: bigint; paramSize: bigint } {
  checkUint64(paramIndex, 'aclrtFunctionGetParamInfo', 'paramIndex');
  checkPointer(func, 'aclrtFunctionGetParamInfo', 'func');
  const returned = raw.aclrtFunctionGetParamInfo(func, paramIndex, functionGetParamInfo$paramOffset, functionGetParamInfo$paramSize);
  if (returned !== 0) throw failure('aclrtFunctionGetParamInfo', returned, { func, paramIndex });
  return { paramOffset: functionGetParamInfo$paramOffset[0] as bigint, paramSize: functionGetParamInfo$paramSize[0] as bigint };
}

const getArgsFromExceptionInfo$devArgsPtr = pointerCell();
const getArgsFromExceptionInfo$devArgsLen = uint32Cell();
/**
 * Returns the device address and size of the arguments of the kernel that failed.
 *
 * C: `aclError aclrtGetArgsFromExceptionInfo(const aclrtExceptionInfo *info, void **devArgsPtr, uint32_t *devArgsLen)`
 * in libacl_rt.so.
 * Since CANN 9.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param info - exception information, valid inside the callback only
 * @returns `devArgsPtr`: device address of the arguments; `devArgsLen`: size of the arguments in bytes
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.0.0
 * @see aclrtBinarySetExceptionCallback
 */
export function getArgsFromExceptionInfo(info: ExceptionInfoPtr): { devArgsPtr: AnyPointer; devArgsLen: number } {
  checkPointer(info, 'aclrtGetArgsFromExceptionInfo', 'info');
  const returned = raw.aclrtGetArgsFromExceptionInfo(info, getArgsFromExceptionInfo$devArgsPtr, getArgsFromExceptionInfo$devArgsLen);
  if (returned !== 0) throw failure('aclrtGetArgsFromExceptionInfo', returned, { info });
  return { devArgsPtr: getArgsFromExceptionInfo$devArgsPtr[0] as AnyPointer, devArgsLen: getArgsFromExceptionInfo$devArgsLen[0] as number };
}

const getFuncBySymbol$funcHandle = pointerCell();
/**
 * Finds a kernel by the symbol of its host stub, in programs where host and device code are compiled together.
 *
 * C: `aclError aclrtGetFuncBySymbol(const void *symbol, aclrtFuncHandle *funcHandle)` in libacl_rt.so.
 * Since CANN 9.1.0. Products: 950, A3, 910b, 310p.
 *
 * @param symbol - address of the kernel function on the host
 * @returns the kernel, valid for the current device only
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.1.0
 */
export function getFuncBySymbol(symbol: MemoryPtr): FuncHandlePtr {
  checkPointer(symbol, 'aclrtGetFuncBySymbol', 'symbol');
  const returned = raw.aclrtGetFuncBySymbol(symbol, getFuncBySymbol$funcHandle);
  if (returned !== 0) throw failure('aclrtGetFuncBySymbol', returned, { symbol });
  return getFuncBySymbol$funcHandle[0] as FuncHandlePtr;
}

const getFuncHandleFromExceptionInfo$func = pointerCell();
/**
 * Returns the handle of the kernel that failed.
 *
 * C: `aclError aclrtGetFuncHandleFromExceptionInfo(const aclrtExceptionInfo *info, aclrtFuncHandle *func)` in
 * libacl_rt.so.
 * Since CANN 9.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param info - exception information, valid inside the callback only
 * @returns handle of the failed kernel
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.0.0
 * @see aclrtBinarySetExceptionCallback
 */
export function getFuncHandleFromExceptionInfo(info: ExceptionInfoPtr): FuncHandlePtr {
  checkPointer(info, 'aclrtGetFuncHandleFromExceptionInfo', 'info');
  const returned = raw.aclrtGetFuncHandleFromExceptionInfo(info, getFuncHandleFromExceptionInfo$func);
  if (returned !== 0) throw failure('aclrtGetFuncHandleFromExceptionInfo', returned, { info });
  return getFuncHandleFromExceptionInfo$func[0] as FuncHandlePtr;
}

const getFunctionAddr$aicAddr = pointerCell();
const getFunctionAddr$aivAddr = pointerCell();
/**
 * Returns the device addresses at which a kernel starts.
 *
 * C: `aclError aclrtGetFunctionAddr(aclrtFuncHandle funcHandle, void **aicAddr, void **aivAddr)` in libacl_rt.so.
 * Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param funcHandle - kernel handle
 * @returns `aicAddr`: address of the part for the AI core or cube core; `aivAddr`: address of the part for the vector
 *   core, null when there is none
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.1.RC1
 */
export function getFunctionAddr(funcHandle: FuncHandlePtr): { aicAddr: DevicePtr; aivAddr: DevicePtr } {
  checkPointer(funcHandle, 'aclrtGetFunctionAddr', 'funcHandle');
  const returned = raw.aclrtGetFunctionAddr(funcHandle, getFunctionAddr$aicAddr, getFunctionAddr$aivAddr);
  if (returned !== 0) throw failure('aclrtGetFunctionAddr', returned, { funcHandle });
  return { aicAddr: getFunctionAddr$aicAddr[0] as DevicePtr, aivAddr: getFunctionAddr$aivAddr[0] as DevicePtr };
}

const getFunctionAttribute$attrValue = int64Cell();
/**
 * Reads a property of a kernel.
 *
 * C: `aclError aclrtGetFunctionAttribute(aclrtFuncHandle funcHandle, aclrtFuncAttribute attrType, int64_t *attrValue)`
 * in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param funcHandle - kernel handle
 * @param attrType - property to read
 * @returns its value, explained at aclrtFuncAttribute
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 */
export function getFunctionAttribute(funcHandle: FuncHandlePtr, attrType: aclrtFuncAttribute): bigint {
  checkInt32(attrType, 'aclrtGetFunctionAttribute', 'attrType');
  checkPointer(funcHandle, 'aclrtGetFunctionAttribute', 'funcHandle');
  const returned = raw.aclrtGetFunctionAttribute(funcHandle, attrType, getFunctionAttribute$attrValue);
  if (returned !== 0) throw failure('aclrtGetFunctionAttribute', returned, { funcHandle, attrType });
  return getFunctionAttribute$attrValue[0] as bigint;
}

/**
 * Copies the name of a kernel.
 *
 * Fails when the name does not fit.
 *
 * C: `aclError aclrtGetFunctionName(aclrtFuncHandle funcHandle, uint32_t maxLen, char *name)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param funcHandle - kernel handle
 * @param maxLen - size of name in bytes, with room for the final zero
 * @returns buffer for the name
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 */
export function getFunctionName(funcHandle: FuncHandlePtr, maxLen: number): string {
  checkUint32(maxLen, 'aclrtGetFunctionName', 'maxLen');
  checkPointer(funcHandle, 'aclrtGetFunctionName', 'funcHandle');
  const name$ = new builtIns.Uint8Array(checkCount(maxLen, 1, 'aclrtGetFunctionName', 'maxLen'));
  const returned = raw.aclrtGetFunctionName(funcHandle, maxLen, name$);
  if (returned !== 0) throw failure('aclrtGetFunctionName', returned, { funcHandle, maxLen });
  return textOf(name$);
}

const getFunctionSize$aicSize = uint64Cell();
const getFunctionSize$aivSize = uint64Cell();
/**
 * Returns the code sizes of a kernel.
 *
 * C: `aclError aclrtGetFunctionSize(aclrtFuncHandle funcHandle, size_t *aicSize, size_t *aivSize)` in libacl_rt.so.
 * Since CANN 9.1.0. Products: 950, A3, 910b, 310p.
 *
 * @param funcHandle - kernel handle
 * @returns `aicSize`: bytes of the part for the AI core or cube core, 0 when there is none; `aivSize`: bytes of the
 *   part for the vector core, 0 when there is none
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.1.0
 */
export function getFunctionSize(funcHandle: FuncHandlePtr): { aicSize: bigint; aivSize: bigint } {
  checkPointer(funcHandle, 'aclrtGetFunctionSize', 'funcHandle');
  const returned = raw.aclrtGetFunctionSize(funcHandle, getFunctionSize$aicSize, getFunctionSize$aivSize);
  if (returned !== 0) throw failure('aclrtGetFunctionSize', returned, { funcHandle });
  return { aicSize: getFunctionSize$aicSize[0] as bigint, aivSize: getFunctionSize$aivSize[0] as bigint };
}

const getHardwareSyncAddr$addr = pointerCell();
/**
 * Returns the address through which cube cores and vector cores of the current device synchronise.
 *
 * C: `aclError aclrtGetHardwareSyncAddr(void **addr)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: A3, 910b.
 *
 * @returns the address
 * @throws AclError when C returns a code other than 0.
 * @since CANN 8.5.0
 */
export function getHardwareSyncAddr(): DevicePtr {
  const returned = raw.aclrtGetHardwareSyncAddr(getHardwareSyncAddr$addr);
  if (returned !== 0) throw failure('aclrtGetHardwareSyncAddr', returned, {});
  return getHardwareSyncAddr$addr[0] as DevicePtr;
}

const kernelArgsAppend$paramHandle = pointerCell();
/**
 * Appends an argument by value. Arguments go in the order of the parameters, 128 at most.
 *
 * C: `aclError aclrtKernelArgsAppend(aclrtArgsHandle argsHandle, void *param, size_t paramSize, aclrtParamHandle
 * *paramHandle)` in libacl_rt.so.
 * Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param argsHandle - argument list handle
 * @param param - host address of the value, copied at once
 * @param paramSize - size of the value in bytes
 * @returns the argument, for aclrtKernelArgsParaUpdate
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.1.RC1
 */
export function kernelArgsAppend(argsHandle: ArgsHandlePtr, param: MemoryPtr | ArrayBufferView, paramSize: Int64): ParamHandlePtr {
  checkUint64(paramSize, 'aclrtKernelArgsAppend', 'paramSize');
  checkPointer(argsHandle, 'aclrtKernelArgsAppend', 'argsHandle');
  checkMemory(param, paramSize, 'aclrtKernelArgsAppend', 'param');
  const returned = raw.aclrtKernelArgsAppend(argsHandle, param, paramSize, kernelArgsAppend$paramHandle);
  if (returned !== 0) throw failure('aclrtKernelArgsAppend', returned, { argsHandle, param, paramSize });
  return kernelArgsAppend$paramHandle[0] as ParamHandlePtr;
}

const kernelArgsAppendPlaceHolder$paramHandle = pointerCell();
/**
 * Appends a pointer argument whose small data the launch itself carries to the device.
 *
 * C: `aclError aclrtKernelArgsAppendPlaceHolder(aclrtArgsHandle argsHandle, aclrtParamHandle *paramHandle)` in
 * libacl_rt.so.
 * Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param argsHandle - argument list handle
 * @returns the argument, for aclrtKernelArgsGetPlaceHolderBuffer
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.1.RC1
 */
export function kernelArgsAppendPlaceHolder(argsHandle: ArgsHandlePtr): ParamHandlePtr {
  checkPointer(argsHandle, 'aclrtKernelArgsAppendPlaceHolder', 'argsHandle');
  const returned = raw.aclrtKernelArgsAppendPlaceHolder(argsHandle, kernelArgsAppendPlaceHolder$paramHandle);
  if (returned !== 0) throw failure('aclrtKernelArgsAppendPlaceHolder', returned, { argsHandle });
  return kernelArgsAppendPlaceHolder$paramHandle[0] as ParamHandlePtr;
}

/**
 * Declares an argument list complete, which the launch requires.
 *
 * C: `aclError aclrtKernelArgsFinalize(aclrtArgsHandle argsHandle)` in libacl_rt.so.
 * Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param argsHandle - argument list handle
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.1.RC1
 */
export function kernelArgsFinalize(argsHandle: ArgsHandlePtr): void {
  checkPointer(argsHandle, 'aclrtKernelArgsFinalize', 'argsHandle');
  const returned = raw.aclrtKernelArgsFinalize(argsHandle);
  if (returned !== 0) throw failure('aclrtKernelArgsFinalize', returned, { argsHandle });
}

const kernelArgsGetHandleMemSize$memSize = uint64Cell();
/**
 * Returns how much memory the handle of an argument list needs.
 *
 * C: `aclError aclrtKernelArgsGetHandleMemSize(aclrtFuncHandle funcHandle, size_t *memSize)` in libacl_rt.so.
 * Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param funcHandle - kernel handle
 * @returns size in bytes
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.1.RC1
 */
export function kernelArgsGetHandleMemSize(funcHandle: FuncHandlePtr): bigint {
  checkPointer(funcHandle, 'aclrtKernelArgsGetHandleMemSize', 'funcHandle');
  const returned = raw.aclrtKernelArgsGetHandleMemSize(funcHandle, kernelArgsGetHandleMemSize$memSize);
  if (returned !== 0) throw failure('aclrtKernelArgsGetHandleMemSize', returned, { funcHandle });
  return kernelArgsGetHandleMemSize$memSize[0] as bigint;
}

const kernelArgsGetMemSize$actualArgsSize = uint64Cell();
/**
 * Returns how much memory the data of an argument list needs, hidden arguments included.
 *
 * C: `aclError aclrtKernelArgsGetMemSize(aclrtFuncHandle funcHandle, size_t userArgsSize, size_t *actualArgsSize)` in
 * libacl_rt.so.
 * Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param funcHandle - kernel handle
 * @param userArgsSize - bytes of the arguments, each rounded up to 8
 * @returns bytes to allocate
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.1.RC1
 */
export function kernelArgsGetMemSize(funcHandle: FuncHandlePtr, userArgsSize: Int64): bigint {
  checkUint64(userArgsSize, 'aclrtKernelArgsGetMemSize', 'userArgsSize');
  checkPointer(funcHandle, 'aclrtKernelArgsGetMemSize', 'funcHandle');
  const returned = raw.aclrtKernelArgsGetMemSize(funcHandle, userArgsSize, kernelArgsGetMemSize$actualArgsSize);
  if (returned !== 0) throw failure('aclrtKernelArgsGetMemSize', returned, { funcHandle, userArgsSize });
  return kernelArgsGetMemSize$actualArgsSize[0] as bigint;
}

const kernelArgsGetPlaceHolderBuffer$bufferAddr = pointerCell();
/**
 * Reserves the host buffer of a placeholder, to be filled before the launch. After the first such call nothing more
 * can be appended.
 *
 * C: `aclError aclrtKernelArgsGetPlaceHolderBuffer(aclrtArgsHandle argsHandle, aclrtParamHandle paramHandle, size_t
 * dataSize, void **bufferAddr)` in libacl_rt.so.
 * Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param argsHandle - argument list handle
 * @param paramHandle - argument from aclrtKernelArgsAppendPlaceHolder
 * @param dataSize - size in bytes, more than 0
 * @returns host address of the buffer, owned by the argument list
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.1.RC1
 */
export function kernelArgsGetPlaceHolderBuffer(argsHandle: ArgsHandlePtr, paramHandle: ParamHandlePtr, dataSize: Int64): AnyPointer {
  checkUint64(dataSize, 'aclrtKernelArgsGetPlaceHolderBuffer', 'dataSize');
  checkPointer(argsHandle, 'aclrtKernelArgsGetPlaceHolderBuffer', 'argsHandle');
  checkPointer(paramHandle, 'aclrtKernelArgsGetPlaceHolderBuffer', 'paramHandle');
  const returned = raw.aclrtKernelArgsGetPlaceHolderBuffer(argsHandle, paramHandle, dataSize, kernelArgsGetPlaceHolderBuffer$bufferAddr);
  if (returned !== 0) throw failure('aclrtKernelArgsGetPlaceHolderBuffer', returned, { argsHandle, paramHandle, dataSize });
  return kernelArgsGetPlaceHolderBuffer$bufferAddr[0] as AnyPointer;
}

const kernelArgsInit$argsHandle = pointerCell();
/**
 * Starts an argument list whose memory the library manages.
 *
 * The list belongs to the calling thread: the next call on this thread starts over with the same list. Nothing is to
 * be freed.
 *
 * C: `aclError aclrtKernelArgsInit(aclrtFuncHandle funcHandle, aclrtArgsHandle *argsHandle)` in libacl_rt.so.
 * Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param funcHandle - kernel handle
 * @returns the argument list
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.1.RC1
 * @see aclrtKernelArgsInitByUserMem
 */
export function kernelArgsInit(funcHandle: FuncHandlePtr): ArgsHandlePtr {
  checkPointer(funcHandle, 'aclrtKernelArgsInit', 'funcHandle');
  const returned = raw.aclrtKernelArgsInit(funcHandle, kernelArgsInit$argsHandle);
  if (returned !== 0) throw failure('aclrtKernelArgsInit', returned, { funcHandle });
  return kernelArgsInit$argsHandle[0] as ArgsHandlePtr;
}

/**
 * Starts an argument list in memory of the caller, which must outlive its use.
 *
 * C: `aclError aclrtKernelArgsInitByUserMem(aclrtFuncHandle funcHandle, aclrtArgsHandle argsHandle, void *userHostMem,
 * size_t actualArgsSize)` in libacl_rt.so.
 * Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param funcHandle - kernel handle
 * @param argsHandle - host memory of the size from aclrtKernelArgsGetHandleMemSize; becomes the handle
 * @param userHostMem - host memory for the argument data
 * @param actualArgsSize - size of userHostMem in bytes, from aclrtKernelArgsGetMemSize
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.1.RC1
 */
export function kernelArgsInitByUserMem(funcHandle: FuncHandlePtr, argsHandle: ArgsHandlePtr, userHostMem: MemoryPtr, actualArgsSize: Int64): void {
  checkUint64(actualArgsSize, 'aclrtKernelArgsInitByUserMem', 'actualArgsSize');
  checkPointer(funcHandle, 'aclrtKernelArgsInitByUserMem', 'funcHandle');
  checkPointer(argsHandle, 'aclrtKernelArgsInitByUserMem', 'argsHandle');
  checkPointer(userHostMem, 'aclrtKernelArgsInitByUserMem', 'userHostMem');
  const returned = raw.aclrtKernelArgsInitByUserMem(funcHandle, argsHandle, userHostMem, actualArgsSize);
  if (returned !== 0) throw failure('aclrtKernelArgsInitByUserMem', returned, { funcHandle, argsHandle, userHostMem, actualArgsSize });
}

/**
 * Replaces the value of an appended argument. Call aclrtKernelArgsFinalize again afterwards.
 *
 * C: `aclError aclrtKernelArgsParaUpdate(aclrtArgsHandle argsHandle, aclrtParamHandle paramHandle, void *param, size_t
 * paramSize)` in libacl_rt.so.
 * Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param argsHandle - argument list handle
 * @param paramHandle - argument from aclrtKernelArgsAppend
 * @param param - host address of the new value, copied at once
 * @param paramSize - size of the value in bytes
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.1.RC1
 */
export function kernelArgsParaUpdate(argsHandle: ArgsHandlePtr, paramHandle: ParamHandlePtr, param: MemoryPtr | ArrayBufferView, paramSize: Int64): void {
  checkUint64(paramSize, 'aclrtKernelArgsParaUpdate', 'paramSize');
  checkPointer(argsHandle, 'aclrtKernelArgsParaUpdate', 'argsHandle');
  checkPointer(paramHandle, 'aclrtKernelArgsParaUpdate', 'paramHandle');
  checkMemory(param, paramSize, 'aclrtKernelArgsParaUpdate', 'param');
  const returned = raw.aclrtKernelArgsParaUpdate(argsHandle, paramHandle, param, paramSize);
  if (returned !== 0) throw failure('aclrtKernelArgsParaUpdate', returned, { argsHandle, paramHandle, param, paramSize });
}

/**
 * Queues a kernel whose arguments lie in device memory. Does not wait.
 *
 * C: `aclError aclrtLaunchKernel(aclrtFuncHandle funcHandle, uint32_t numBlocks, const void *argsData, size_t
 * argsSize, aclrtStream stream)` in libacl_rt.so.
 * Since CANN 7.0.0. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 *
 * @param funcHandle - kernel handle
 * @param numBlocks - number of blocks; each runs on one core
 * @param argsData - arguments in memory of the same device, kept until the kernel has run
 * @param argsSize - size of the arguments in bytes
 * @param stream - stream that runs the kernel; null is the default stream
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 7.0.0
 */
export function launchKernel(funcHandle: FuncHandlePtr, numBlocks: number, argsData: MemoryPtr, argsSize: Int64, stream: StreamPtr | null): void {
  checkUint32(numBlocks, 'aclrtLaunchKernel', 'numBlocks');
  checkUint64(argsSize, 'aclrtLaunchKernel', 'argsSize');
  checkPointer(funcHandle, 'aclrtLaunchKernel', 'funcHandle');
  checkPointer(argsData, 'aclrtLaunchKernel', 'argsData');
  checkNullablePointer(stream, 'aclrtLaunchKernel', 'stream');
  const returned = raw.aclrtLaunchKernel(funcHandle, numBlocks, argsData, argsSize, stream);
  if (returned !== 0) throw failure('aclrtLaunchKernel', returned, { funcHandle, numBlocks, argsData, argsSize, stream });
}

/**
 * Queues a kernel whose arguments lie in device memory, with launch settings. Does not wait.
 *
 * C: `aclError aclrtLaunchKernelV2(aclrtFuncHandle funcHandle, uint32_t numBlocks, const void *argsData, size_t
 * argsSize, aclrtLaunchKernelCfg *cfg, aclrtStream stream)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param funcHandle - kernel handle
 * @param numBlocks - number of blocks; each runs on one core
 * @param argsData - arguments in memory of the same device, kept until the kernel has run
 * @param argsSize - size of the arguments in bytes
 * @param cfg - launch settings, may be null
 * @param stream - stream that runs the kernel; null is the default stream
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 */
export function launchKernelV2(funcHandle: FuncHandlePtr, numBlocks: number, argsData: MemoryPtr | ArrayBufferView, argsSize: Int64, cfg: StructInput<aclrtLaunchKernelCfg> | null, stream: StreamPtr | null): void {
  checkUint32(numBlocks, 'aclrtLaunchKernelV2', 'numBlocks');
  checkUint64(argsSize, 'aclrtLaunchKernelV2', 'argsSize');
  const cfg$ = nullableStructOf(cfg, aclrtLaunchKernelCfg, 'aclrtLaunchKernelV2', 'cfg');
  checkPointer(funcHandle, 'aclrtLaunchKernelV2', 'funcHandle');
  checkMemory(argsData, argsSize, 'aclrtLaunchKernelV2', 'argsData');
  checkNullablePointer(stream, 'aclrtLaunchKernelV2', 'stream');
  const returned = raw.aclrtLaunchKernelV2(funcHandle, numBlocks, argsData, argsSize, cfg$, stream);
  if (returned !== 0) throw failure('aclrtLaunchKernelV2', returned, { funcHandle, numBlocks, argsData, argsSize, cfg: cfg$, stream });
}

/**
 * Queues a kernel whose arguments are given one by one. Does not wait; the values are copied.
 *
 * The length of the array is not checked: it must be the number of parameters of the kernel.
 *
 * C: `aclError aclrtLaunchKernelWithArgsArray(void *func, uint32_t numBlocks, aclrtStream stream, aclrtLaunchKernelCfg
 * *cfg, void **args)` in libacl_rt.so.
 * Since CANN 9.1.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param func - kernel handle, or the host symbol of a kernel compiled into the program
 * @param numBlocks - number of blocks; each runs on one core
 * @param stream - stream that runs the kernel; null is the default stream
 * @param cfg - launch settings, may be null
 * @param args - array of host addresses, one for each parameter in order
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.1.0
 */
export function launchKernelWithArgsArray(func: MemoryPtr, numBlocks: number, stream: StreamPtr | null, cfg: StructInput<aclrtLaunchKernelCfg> | null, args: readonly (AnyPointer | ArrayBufferView)[]): void {
  checkUint32(numBlocks, 'aclrtLaunchKernelWithArgsArray', 'numBlocks');
  const cfg$ = nullableStructOf(cfg, aclrtLaunchKernelCfg, 'aclrtLaunchKernelWithArgsArray', 'cfg');
  const args$ = memoriesOf(args, undefined, 'aclrtLaunchKernelWithArgsArray', 'args');
  checkPointer(func, 'aclrtLaunchKernelWithArgsArray', 'func');
  checkNullablePointer(stream, 'aclrtLaunchKernelWithArgsArray', 'stream');
  const returned = raw.aclrtLaunchKernelWithArgsArray(func, numBlocks, stream, cfg$, locate(args$, null, 'aclrtLaunchKernelWithArgsArray', 'args'));
  if (returned !== 0) throw failure('aclrtLaunchKernelWithArgsArray', returned, { func, numBlocks, stream, cfg: cfg$, args: args$ });
}

/**
 * Queues a kernel with a finished argument list. Does not wait; the arguments are copied.
 *
 * C: `aclError aclrtLaunchKernelWithConfig(aclrtFuncHandle funcHandle, uint32_t numBlocks, aclrtStream stream,
 * aclrtLaunchKernelCfg *cfg, aclrtArgsHandle argsHandle, void *reserve)` in libacl_rt.so.
 * Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param funcHandle - kernel handle
 * @param numBlocks - number of blocks; each runs on one core
 * @param stream - stream that runs the kernel; null is the default stream
 * @param cfg - launch settings, may be null
 * @param argsHandle - argument list after aclrtKernelArgsFinalize
 * @param reserve - reserved, null
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.1.RC1
 */
export function launchKernelWithConfig(funcHandle: FuncHandlePtr, numBlocks: number, stream: StreamPtr | null, cfg: StructInput<aclrtLaunchKernelCfg> | null, argsHandle: ArgsHandlePtr, reserve: MemoryPtr | null): void {
  checkUint32(numBlocks, 'aclrtLaunchKernelWithConfig', 'numBlocks');
  const cfg$ = nullableStructOf(cfg, aclrtLaunchKernelCfg, 'aclrtLaunchKernelWithConfig', 'cfg');
  checkPointer(funcHandle, 'aclrtLaunchKernelWithConfig', 'funcHandle');
  checkNullablePointer(stream, 'aclrtLaunchKernelWithConfig', 'stream');
  checkPointer(argsHandle, 'aclrtLaunchKernelWithConfig', 'argsHandle');
  checkNullablePointer(reserve, 'aclrtLaunchKernelWithConfig', 'reserve');
  const returned = raw.aclrtLaunchKernelWithConfig(funcHandle, numBlocks, stream, cfg$, argsHandle, reserve);
  if (returned !== 0) throw failure('aclrtLaunchKernelWithConfig', returned, { funcHandle, numBlocks, stream, cfg: cfg$, argsHandle, reserve });
}

/**
 * Queues a kernel whose arguments lie in host memory. Does not wait; the arguments are copied.
 *
 * C: `aclError aclrtLaunchKernelWithHostArgs(aclrtFuncHandle funcHandle, uint32_t numBlocks, aclrtStream stream,
 * aclrtLaunchKernelCfg *cfg, void *hostArgs, size_t argsSize, aclrtPlaceHolderInfo *placeHolderArray, size_t
 * placeHolderNum)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param funcHandle - kernel handle
 * @param numBlocks - number of blocks; each runs on one core
 * @param stream - stream that runs the kernel; null is the default stream
 * @param cfg - launch settings, may be null
 * @param hostArgs - arguments in the order of the parameters, then the data of placeholders
 * @param argsSize - size of hostArgs in bytes
 * @param placeHolderArray - placeholders in hostArgs, may be null when there are none
 * @param placeHolderNum - number of placeholders
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 */
export function launchKernelWithHostArgs(funcHandle: FuncHandlePtr, numBlocks: number, stream: StreamPtr | null, cfg: StructInput<aclrtLaunchKernelCfg> | null, hostArgs: MemoryPtr | ArrayBufferView, argsSize: Int64, placeHolderArray: readonly StructInput<aclrtPlaceHolderInfo>[], placeHolderNum: Int64): void {
  checkUint32(numBlocks, 'aclrtLaunchKernelWithHostArgs', 'numBlocks');
  checkUint64(argsSize, 'aclrtLaunchKernelWithHostArgs', 'argsSize');
  checkUint64(placeHolderNum, 'aclrtLaunchKernelWithHostArgs', 'placeHolderNum');
  const cfg$ = nullableStructOf(cfg, aclrtLaunchKernelCfg, 'aclrtLaunchKernelWithHostArgs', 'cfg');
  const placeHolderArray$ = structsOf(placeHolderArray, aclrtPlaceHolderInfo, placeHolderNum, 'aclrtLaunchKernelWithHostArgs', 'placeHolderArray');
  checkPointer(funcHandle, 'aclrtLaunchKernelWithHostArgs', 'funcHandle');
  checkNullablePointer(stream, 'aclrtLaunchKernelWithHostArgs', 'stream');
  checkMemory(hostArgs, argsSize, 'aclrtLaunchKernelWithHostArgs', 'hostArgs');
  const returned = raw.aclrtLaunchKernelWithHostArgs(funcHandle, numBlocks, stream, cfg$, hostArgs, argsSize, placeHolderArray$, placeHolderNum);
  if (returned !== 0) throw failure('aclrtLaunchKernelWithHostArgs', returned, { funcHandle, numBlocks, stream, cfg: cfg$, hostArgs, argsSize, placeHolderArray: placeHolderArray$, placeHolderNum });
}

const registerCpuFunc$funcHandle = pointerCell();
/**
 * Names an AI CPU kernel of a binary that aclrtBinaryLoadFromData loaded. Other binaries are refused.
 *
 * C: `aclError aclrtRegisterCpuFunc(const aclrtBinHandle handle, const char *funcName, const char *kernelName,
 * aclrtFuncHandle *funcHandle)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param handle - binary with AI CPU kernels
 * @param funcName - entry function in the binary
 * @param kernelName - operator type
 * @returns the kernel, valid until the binary is unloaded
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 */
export function registerCpuFunc(handle: BinHandlePtr, funcName: string, kernelName: string): FuncHandlePtr {
  checkPointer(handle, 'aclrtRegisterCpuFunc', 'handle');
  checkString(funcName, 'aclrtRegisterCpuFunc', 'funcName');
  checkString(kernelName, 'aclrtRegisterCpuFunc', 'kernelName');
  const returned = raw.aclrtRegisterCpuFunc(handle, funcName, kernelName, registerCpuFunc$funcHandle);
  if (returned !== 0) throw failure('aclrtRegisterCpuFunc', returned, { handle, funcName, kernelName });
  return registerCpuFunc$funcHandle[0] as FuncHandlePtr;
}
