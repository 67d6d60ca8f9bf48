// Generated from scripts/headers by `npm run generate`. Do not edit: --check compares every byte.

import { bind, isTraced, pointerTo, traced } from '../../src/native/index.js';
import type { AnyPointer, FunctionPointer, Int64, StructInput } from '../../src/native/index.js';
import { aclrtBinaryLoadOptions, aclrtLaunchKernelCfg, aclrtPlaceHolderInfo } from '../structs.js';
import type { ArgsHandlePtr, BinHandlePtr, BinaryPtr, ExceptionInfoPtr, FuncHandlePtr, MemoryPtr, ParamHandlePtr, StreamPtr } from '../types.js';
let aclrtBinaryGetDevAddress$: typeof aclrtBinaryGetDevAddress | undefined;
/**
 * Returns where the code of a binary lies on the device.
 * C: `aclError aclrtBinaryGetDevAddress(const aclrtBinHandle binHandle, void **binAddr, size_t *binSize)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtBinaryGetDevAddress(binHandle: BinHandlePtr | null, binAddr: BigUint64Array | null, binSize: BigUint64Array | null): number {
  aclrtBinaryGetDevAddress$ ??= bind({ name: 'aclrtBinaryGetDevAddress', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'void *', 'void *'] });
  if (isTraced()) return traced('aclrtBinaryGetDevAddress', 'binHandle binAddr binSize', aclrtBinaryGetDevAddress$, [binHandle, binAddr, binSize]);
  return aclrtBinaryGetDevAddress$(binHandle, binAddr, binSize);
}

let aclrtBinaryGetFunction$: typeof aclrtBinaryGetFunction | undefined;
/**
 * Finds a kernel of a binary by name. The first call for a binary copies its code to the device of the current context.
 * C: `aclError aclrtBinaryGetFunction(const aclrtBinHandle binHandle, const char *kernelName, aclrtFuncHandle *funcHandle)`. Since CANN 7.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtBinaryGetFunction(binHandle: BinHandlePtr | null, kernelName: string | null, funcHandle: BigUint64Array | null): number {
  aclrtBinaryGetFunction$ ??= bind({ name: 'aclrtBinaryGetFunction', library: 'libacl_rt.so', since: '7.0.0', result: 'int32_t', params: ['void *', 'str', 'void *'] });
  if (isTraced()) return traced('aclrtBinaryGetFunction', 'binHandle kernelName funcHandle', aclrtBinaryGetFunction$, [binHandle, kernelName, funcHandle]);
  return aclrtBinaryGetFunction$(binHandle, kernelName, funcHandle);
}

let aclrtBinaryGetFunctionByEntry$: typeof aclrtBinaryGetFunctionByEntry | undefined;
/**
 * Finds a kernel of a binary by its entry number. Reserved: not supported by the library yet.
 * C: `aclError aclrtBinaryGetFunctionByEntry(aclrtBinHandle binHandle, uint64_t funcEntry, aclrtFuncHandle *funcHandle)`. Since CANN 8.1.RC1. Products: not documented.
 */
export function aclrtBinaryGetFunctionByEntry(binHandle: BinHandlePtr | null, funcEntry: Int64, funcHandle: BigUint64Array | null): number {
  aclrtBinaryGetFunctionByEntry$ ??= bind({ name: 'aclrtBinaryGetFunctionByEntry', library: 'libacl_rt.so', since: '8.1.RC1', result: 'int32_t', params: ['void *', 'uint64_t', 'void *'] });
  if (isTraced()) return traced('aclrtBinaryGetFunctionByEntry', 'binHandle funcEntry funcHandle', aclrtBinaryGetFunctionByEntry$, [binHandle, funcEntry, funcHandle]);
  return aclrtBinaryGetFunctionByEntry$(binHandle, funcEntry, funcHandle);
}

let aclrtBinaryGetGlobal$: typeof aclrtBinaryGetGlobal | undefined;
/**
 * Returns the device address and size of a global variable of a binary. One of the two outputs may be null.
 * C: `aclError aclrtBinaryGetGlobal(aclrtBinHandle binHandle, const char *name, void **dptr, size_t *size)`. Since CANN 9.1.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtBinaryGetGlobal(binHandle: BinHandlePtr | null, name: string | null, dptr: BigUint64Array | null, size: BigUint64Array | null): number {
  aclrtBinaryGetGlobal$ ??= bind({ name: 'aclrtBinaryGetGlobal', library: 'libacl_rt.so', since: '9.1.0', result: 'int32_t', params: ['void *', 'str', 'void *', 'void *'] });
  if (isTraced()) return traced('aclrtBinaryGetGlobal', 'binHandle name dptr size', aclrtBinaryGetGlobal$, [binHandle, name, dptr, size]);
  return aclrtBinaryGetGlobal$(binHandle, name, dptr, size);
}

let aclrtBinaryLoad$: typeof aclrtBinaryLoad | undefined;
/**
 * Parses a described binary and copies its code to the device of the current context.
 * C: `aclError aclrtBinaryLoad(const aclrtBinary binary, aclrtBinHandle *binHandle)`. Since CANN 7.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtBinaryLoad(binary: BinaryPtr | null, binHandle: BigUint64Array | null): number {
  aclrtBinaryLoad$ ??= bind({ name: 'aclrtBinaryLoad', library: 'libacl_rt.so', since: '7.0.0', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclrtBinaryLoad', 'binary binHandle', aclrtBinaryLoad$, [binary, binHandle]);
  return aclrtBinaryLoad$(binary, binHandle);
}

let aclrtBinaryLoadFromData$: typeof aclrtBinaryLoadFromData | undefined;
/**
 * Loads a kernel binary from host memory, for the device of the current context only.
 * C: `aclError aclrtBinaryLoadFromData(const void *data, size_t length, const aclrtBinaryLoadOptions *options, aclrtBinHandle *binHandle)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtBinaryLoadFromData(data: MemoryPtr | ArrayBufferView | null, length: Int64, options: StructInput<aclrtBinaryLoadOptions> | null, binHandle: BigUint64Array | null): number {
  aclrtBinaryLoadFromData$ ??= bind({ name: 'aclrtBinaryLoadFromData', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'size_t', pointerTo(aclrtBinaryLoadOptions), 'void *'] });
  if (isTraced()) return traced('aclrtBinaryLoadFromData', 'data length options binHandle', aclrtBinaryLoadFromData$, [data, length, options, binHandle]);
  return aclrtBinaryLoadFromData$(data, length, options, binHandle);
}

let aclrtBinaryLoadFromFile$: typeof aclrtBinaryLoadFromFile | undefined;
/**
 * Loads a kernel binary from a file.
 * C: `aclError aclrtBinaryLoadFromFile(const char *binPath, aclrtBinaryLoadOptions *options, aclrtBinHandle *binHandle)`. Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtBinaryLoadFromFile(binPath: string | null, options: StructInput<aclrtBinaryLoadOptions> | null, binHandle: BigUint64Array | null): number {
  aclrtBinaryLoadFromFile$ ??= bind({ name: 'aclrtBinaryLoadFromFile', library: 'libacl_rt.so', since: '8.1.RC1', result: 'int32_t', params: ['str', pointerTo(aclrtBinaryLoadOptions), 'void *'] });
  if (isTraced()) return traced('aclrtBinaryLoadFromFile', 'binPath options binHandle', aclrtBinaryLoadFromFile$, [binPath, options, binHandle]);
  return aclrtBinaryLoadFromFile$(binPath, options, binHandle);
}

let aclrtBinarySetExceptionCallback$: typeof aclrtBinarySetExceptionCallback | undefined;
/**
 * Sets the function that is called when a kernel of this binary fails; a later call replaces it. Set it before the launch.
 * C: `aclError aclrtBinarySetExceptionCallback(aclrtBinHandle binHandle, aclrtOpExceptionCallback callback, void *userData)`. Since CANN 9.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtBinarySetExceptionCallback(binHandle: BinHandlePtr | null, callback: FunctionPointer<'aclrtOpExceptionCallback'> | null, userData: AnyPointer | null): number {
  aclrtBinarySetExceptionCallback$ ??= bind({ name: 'aclrtBinarySetExceptionCallback', library: 'libacl_rt.so', since: '9.0.0', result: 'int32_t', params: ['void *', 'void *', 'void *'] });
  if (isTraced()) return traced('aclrtBinarySetExceptionCallback', 'binHandle callback userData', aclrtBinarySetExceptionCallback$, [binHandle, callback, userData]);
  return aclrtBinarySetExceptionCallback$(binHandle, callback, userData);
}

let aclrtBinaryUnLoad$: typeof aclrtBinaryUnLoad | undefined;
/**
 * Unloads a binary and removes its code from the device. Handles of its kernels become invalid.
 * C: `aclError aclrtBinaryUnLoad(aclrtBinHandle binHandle)`. Since CANN 7.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtBinaryUnLoad(binHandle: BinHandlePtr | null): number {
  aclrtBinaryUnLoad$ ??= bind({ name: 'aclrtBinaryUnLoad', library: 'libacl_rt.so', since: '7.0.0', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtBinaryUnLoad', 'binHandle', aclrtBinaryUnLoad$, [binHandle]);
  return aclrtBinaryUnLoad$(binHandle);
}

let aclrtCreateBinary$: typeof aclrtCreateBinary | undefined;
/**
 * Describes a kernel binary that lies in memory, for aclrtBinaryLoad.
 * C: `aclrtBinary aclrtCreateBinary(const void *data, size_t dataLen)`. Since CANN 7.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtCreateBinary(data: MemoryPtr | null, dataLen: Int64): BinaryPtr | null {
  aclrtCreateBinary$ ??= bind({ name: 'aclrtCreateBinary', library: 'libacl_rt.so', since: '7.0.0', result: 'void *', params: ['void *', 'size_t'] });
  if (isTraced()) return traced('aclrtCreateBinary', 'data dataLen', aclrtCreateBinary$, [data, dataLen]);
  return aclrtCreateBinary$(data, dataLen);
}

let aclrtDestroyBinary$: typeof aclrtDestroyBinary | undefined;
/**
 * Destroys a description of aclrtCreateBinary. The memory with the binary is not freed.
 * C: `aclError aclrtDestroyBinary(aclrtBinary binary)`. Since CANN 7.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtDestroyBinary(binary: BinaryPtr | null): number {
  aclrtDestroyBinary$ ??= bind({ name: 'aclrtDestroyBinary', library: 'libacl_rt.so', since: '7.0.0', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtDestroyBinary', 'binary', aclrtDestroyBinary$, [binary]);
  return aclrtDestroyBinary$(binary);
}

let aclrtFunctionGetAvailDynUbufPerBlock$: typeof aclrtFunctionGetAvailDynUbufPerBlock | undefined;
/**
 * Returns how much dynamic unified buffer a SIMT kernel may ask for at its launch.
 * C: `aclError aclrtFunctionGetAvailDynUbufPerBlock(void *func, uint32_t flags, size_t *dynamicUbufSize)`. Since CANN 9.1.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtFunctionGetAvailDynUbufPerBlock(func: MemoryPtr | null, flags: number, dynamicUbufSize: BigUint64Array | null): number {
  aclrtFunctionGetAvailDynUbufPerBlock$ ??= bind({ name: 'aclrtFunctionGetAvailDynUbufPerBlock', library: 'libacl_rt.so', since: '9.1.0', result: 'int32_t', params: ['void *', 'uint32_t', 'void *'] });
  if (isTraced()) return traced('aclrtFunctionGetAvailDynUbufPerBlock', 'func flags dynamicUbufSize', aclrtFunctionGetAvailDynUbufPerBlock$, [func, flags, dynamicUbufSize]);
  return aclrtFunctionGetAvailDynUbufPerBlock$(func, flags, dynamicUbufSize);
}

let aclrtFunctionGetBinary$: typeof aclrtFunctionGetBinary | undefined;
/**
 * Returns the binary to which a kernel belongs.
 * C: `aclError aclrtFunctionGetBinary(const aclrtFuncHandle funcHandle, aclrtBinHandle *binHandle)`. Since CANN 9.1.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtFunctionGetBinary(funcHandle: FuncHandlePtr | null, binHandle: BigUint64Array | null): number {
  aclrtFunctionGetBinary$ ??= bind({ name: 'aclrtFunctionGetBinary', library: 'libacl_rt.so', since: '9.1.0', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclrtFunctionGetBinary', 'funcHandle binHandle', aclrtFunctionGetBinary$, [funcHandle, binHandle]);
  return aclrtFunctionGetBinary$(funcHandle, binHandle);
}

let aclrtFunctionGetParamCount$: typeof aclrtFunctionGetParamCount | undefined;
/**
 * Returns how many parameters a kernel has.
 * C: `aclError aclrtFunctionGetParamCount(const void *func, size_t *paramCount)`. Since CANN 9.1.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtFunctionGetParamCount(func: MemoryPtr | null, paramCount: BigUint64Array | null): number {
  aclrtFunctionGetParamCount$ ??= bind({ name: 'aclrtFunctionGetParamCount', library: 'libacl_rt.so', since: '9.1.0', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclrtFunctionGetParamCount', 'func paramCount', aclrtFunctionGetParamCount$, [func, paramCount]);
  return aclrtFunctionGetParamCount$(func, paramCount);
}

let aclrtFunctionGetParamInfo$: typeof aclrtFunctionGetParamInfo | undefined;
/**
 * Returns place and size of one parameter of a kernel.
 * C: `aclError aclrtFunctionGetParamInfo(const void *func, size_t paramIndex, size_t *paramOffset, size_t *paramSize)`. Since CANN 9.1.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtFunctionGetParamInfo(func: MemoryPtr | null, paramIndex: Int64, paramOffset: BigUint64Array | null, paramSize: BigUint64Array | null): number {
  aclrtFunctionGetParamInfo$ ??= bind({ name: 'aclrtFunctionGetParamInfo', library: 'libacl_rt.so', since: '9.1.0', result: 'int32_t', params: ['void *', 'size_t', 'void *', 'void *'] });
  if (isTraced()) return traced('aclrtFunctionGetParamInfo', 'func paramIndex paramOffset paramSize', aclrtFunctionGetParamInfo$, [func, paramIndex, paramOffset, paramSize]);
  return aclrtFunctionGetParamInfo$(func, paramIndex, paramOffset, paramSize);
}

let aclrtGetArgsFromExceptionInfo$: typeof aclrtGetArgsFromExceptionInfo | undefined;
/**
 * Returns the device address and size of the arguments of the kernel that failed.
 * C: `aclError aclrtGetArgsFromExceptionInfo(const aclrtExceptionInfo *info, void **devArgsPtr, uint32_t *devArgsLen)`. Since CANN 9.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtGetArgsFromExceptionInfo(info: ExceptionInfoPtr | null, devArgsPtr: BigUint64Array | null, devArgsLen: Uint32Array | null): number {
  aclrtGetArgsFromExceptionInfo$ ??= bind({ name: 'aclrtGetArgsFromExceptionInfo', library: 'libacl_rt.so', since: '9.0.0', result: 'int32_t', params: ['void *', 'void *', 'void *'] });
  if (isTraced()) return traced('aclrtGetArgsFromExceptionInfo', 'info devArgsPtr devArgsLen', aclrtGetArgsFromExceptionInfo$, [info, devArgsPtr, devArgsLen]);
  return aclrtGetArgsFromExceptionInfo$(info, devArgsPtr, devArgsLen);
}

let aclrtGetFuncBySymbol$: typeof aclrtGetFuncBySymbol | undefined;
/**
 * Finds a kernel by the symbol of its host stub, in programs where host and device code are compiled together.
 * C: `aclError aclrtGetFuncBySymbol(const void *symbol, aclrtFuncHandle *funcHandle)`. Since CANN 9.1.0. Products: 950, A3, 910b, 310p.
 */
export function aclrtGetFuncBySymbol(symbol: MemoryPtr | null, funcHandle: BigUint64Array | null): number {
  aclrtGetFuncBySymbol$ ??= bind({ name: 'aclrtGetFuncBySymbol', library: 'libacl_rt.so', since: '9.1.0', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclrtGetFuncBySymbol', 'symbol funcHandle', aclrtGetFuncBySymbol$, [symbol, funcHandle]);
  return aclrtGetFuncBySymbol$(symbol, funcHandle);
}

let aclrtGetFuncHandleFromExceptionInfo$: typeof aclrtGetFuncHandleFromExceptionInfo | undefined;
/**
 * Returns the handle of the kernel that failed.
 * C: `aclError aclrtGetFuncHandleFromExceptionInfo(const aclrtExceptionInfo *info, aclrtFuncHandle *func)`. Since CANN 9.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtGetFuncHandleFromExceptionInfo(info: ExceptionInfoPtr | null, func: BigUint64Array | null): number {
  aclrtGetFuncHandleFromExceptionInfo$ ??= bind({ name: 'aclrtGetFuncHandleFromExceptionInfo', library: 'libacl_rt.so', since: '9.0.0', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclrtGetFuncHandleFromExceptionInfo', 'info func', aclrtGetFuncHandleFromExceptionInfo$, [info, func]);
  return aclrtGetFuncHandleFromExceptionInfo$(info, func);
}

let aclrtGetFunctionAddr$: typeof aclrtGetFunctionAddr | undefined;
/**
 * Returns the device addresses at which a kernel starts.
 * C: `aclError aclrtGetFunctionAddr(aclrtFuncHandle funcHandle, void **aicAddr, void **aivAddr)`. Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtGetFunctionAddr(funcHandle: FuncHandlePtr | null, aicAddr: BigUint64Array | null, aivAddr: BigUint64Array | null): number {
  aclrtGetFunctionAddr$ ??= bind({ name: 'aclrtGetFunctionAddr', library: 'libacl_rt.so', since: '8.1.RC1', result: 'int32_t', params: ['void *', 'void *', 'void *'] });
  if (isTraced()) return traced('aclrtGetFunctionAddr', 'funcHandle aicAddr aivAddr', aclrtGetFunctionAddr$, [funcHandle, aicAddr, aivAddr]);
  return aclrtGetFunctionAddr$(funcHandle, aicAddr, aivAddr);
}

let aclrtGetFunctionAttribute$: typeof aclrtGetFunctionAttribute | undefined;
/**
 * Reads a property of a kernel.
 * C: `aclError aclrtGetFunctionAttribute(aclrtFuncHandle funcHandle, aclrtFuncAttribute attrType, int64_t *attrValue)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtGetFunctionAttribute(funcHandle: FuncHandlePtr | null, attrType: number, attrValue: BigInt64Array | null): number {
  aclrtGetFunctionAttribute$ ??= bind({ name: 'aclrtGetFunctionAttribute', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'int32_t', 'void *'] });
  if (isTraced()) return traced('aclrtGetFunctionAttribute', 'funcHandle attrType attrValue', aclrtGetFunctionAttribute$, [funcHandle, attrType, attrValue]);
  return aclrtGetFunctionAttribute$(funcHandle, attrType, attrValue);
}

let aclrtGetFunctionName$: typeof aclrtGetFunctionName | undefined;
/**
 * Copies the name of a kernel.
 * C: `aclError aclrtGetFunctionName(aclrtFuncHandle funcHandle, uint32_t maxLen, char *name)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtGetFunctionName(funcHandle: FuncHandlePtr | null, maxLen: number, name: Uint8Array | null): number {
  aclrtGetFunctionName$ ??= bind({ name: 'aclrtGetFunctionName', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'uint32_t', 'void *'] });
  if (isTraced()) return traced('aclrtGetFunctionName', 'funcHandle maxLen name', aclrtGetFunctionName$, [funcHandle, maxLen, name]);
  return aclrtGetFunctionName$(funcHandle, maxLen, name);
}

let aclrtGetFunctionSize$: typeof aclrtGetFunctionSize | undefined;
/**
 * Returns the code sizes of a kernel.
 * C: `aclError aclrtGetFunctionSize(aclrtFuncHandle funcHandle, size_t *aicSize, size_t *aivSize)`. Since CANN 9.1.0. Products: 950, A3, 910b, 310p.
 */
export function aclrtGetFunctionSize(funcHandle: FuncHandlePtr | null, aicSize: BigUint64Array | null, aivSize: BigUint64Array | null): number {
  aclrtGetFunctionSize$ ??= bind({ name: 'aclrtGetFunctionSize', library: 'libacl_rt.so', since: '9.1.0', result: 'int32_t', params: ['void *', 'void *', 'void *'] });
  if (isTraced()) return traced('aclrtGetFunctionSize', 'funcHandle aicSize aivSize', aclrtGetFunctionSize$, [funcHandle, aicSize, aivSize]);
  return aclrtGetFunctionSize$(funcHandle, aicSize, aivSize);
}

let aclrtGetHardwareSyncAddr$: typeof aclrtGetHardwareSyncAddr | undefined;
/**
 * Returns the address through which cube cores and vector cores of the current device synchronise.
 * C: `aclError aclrtGetHardwareSyncAddr(void **addr)`. Since CANN 8.5.0. Products: A3, 910b.
 */
export function aclrtGetHardwareSyncAddr(addr: BigUint64Array | null): number {
  aclrtGetHardwareSyncAddr$ ??= bind({ name: 'aclrtGetHardwareSyncAddr', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtGetHardwareSyncAddr', 'addr', aclrtGetHardwareSyncAddr$, [addr]);
  return aclrtGetHardwareSyncAddr$(addr);
}

let aclrtKernelArgsAppend$: typeof aclrtKernelArgsAppend | undefined;
/**
 * Appends an argument by value. Arguments go in the order of the parameters, 128 at most.
 * C: `aclError aclrtKernelArgsAppend(aclrtArgsHandle argsHandle, void *param, size_t paramSize, aclrtParamHandle *paramHandle)`. Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtKernelArgsAppend(argsHandle: ArgsHandlePtr | null, param: MemoryPtr | ArrayBufferView | null, paramSize: Int64, paramHandle: BigUint64Array | null): number {
  aclrtKernelArgsAppend$ ??= bind({ name: 'aclrtKernelArgsAppend', library: 'libacl_rt.so', since: '8.1.RC1', result: 'int32_t', params: ['void *', 'void *', 'size_t', 'void *'] });
  if (isTraced()) return traced('aclrtKernelArgsAppend', 'argsHandle param paramSize paramHandle', aclrtKernelArgsAppend$, [argsHandle, param, paramSize, paramHandle]);
  return aclrtKernelArgsAppend$(argsHandle, param, paramSize, paramHandle);
}

let aclrtKernelArgsAppendPlaceHolder$: typeof aclrtKernelArgsAppendPlaceHolder | undefined;
/**
 * Appends a pointer argument whose small data the launch itself carries to the device.
 * C: `aclError aclrtKernelArgsAppendPlaceHolder(aclrtArgsHandle argsHandle, aclrtParamHandle *paramHandle)`. Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtKernelArgsAppendPlaceHolder(argsHandle: ArgsHandlePtr | null, paramHandle: BigUint64Array | null): number {
  aclrtKernelArgsAppendPlaceHolder$ ??= bind({ name: 'aclrtKernelArgsAppendPlaceHolder', library: 'libacl_rt.so', since: '8.1.RC1', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclrtKernelArgsAppendPlaceHolder', 'argsHandle paramHandle', aclrtKernelArgsAppendPlaceHolder$, [argsHandle, paramHandle]);
  return aclrtKernelArgsAppendPlaceHolder$(argsHandle, paramHandle);
}

let aclrtKernelArgsFinalize$: typeof aclrtKernelArgsFinalize | undefined;
/**
 * Declares an argument list complete, which the launch requires.
 * C: `aclError aclrtKernelArgsFinalize(aclrtArgsHandle argsHandle)`. Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtKernelArgsFinalize(argsHandle: ArgsHandlePtr | null): number {
  aclrtKernelArgsFinalize$ ??= bind({ name: 'aclrtKernelArgsFinalize', library: 'libacl_rt.so', since: '8.1.RC1', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtKernelArgsFinalize', 'argsHandle', aclrtKernelArgsFinalize$, [argsHandle]);
  return aclrtKernelArgsFinalize$(argsHandle);
}

let aclrtKernelArgsGetHandleMemSize$: typeof aclrtKernelArgsGetHandleMemSize | undefined;
/**
 * Returns how much memory the handle of an argument list needs.
 * C: `aclError aclrtKernelArgsGetHandleMemSize(aclrtFuncHandle funcHandle, size_t *memSize)`. Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtKernelArgsGetHandleMemSize(funcHandle: FuncHandlePtr | null, memSize: BigUint64Array | null): number {
  aclrtKernelArgsGetHandleMemSize$ ??= bind({ name: 'aclrtKernelArgsGetHandleMemSize', library: 'libacl_rt.so', since: '8.1.RC1', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclrtKernelArgsGetHandleMemSize', 'funcHandle memSize', aclrtKernelArgsGetHandleMemSize$, [funcHandle, memSize]);
  return aclrtKernelArgsGetHandleMemSize$(funcHandle, memSize);
}

let aclrtKernelArgsGetMemSize$: typeof aclrtKernelArgsGetMemSize | undefined;
/**
 * Returns how much memory the data of an argument list needs, hidden arguments included.
 * C: `aclError aclrtKernelArgsGetMemSize(aclrtFuncHandle funcHandle, size_t userArgsSize, size_t *actualArgsSize)`. Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtKernelArgsGetMemSize(funcHandle: FuncHandlePtr | null, userArgsSize: Int64, actualArgsSize: BigUint64Array | null): number {
  aclrtKernelArgsGetMemSize$ ??= bind({ name: 'aclrtKernelArgsGetMemSize', library: 'libacl_rt.so', since: '8.1.RC1', result: 'int32_t', params: ['void *', 'size_t', 'void *'] });
  if (isTraced()) return traced('aclrtKernelArgsGetMemSize', 'funcHandle userArgsSize actualArgsSize', aclrtKernelArgsGetMemSize$, [funcHandle, userArgsSize, actualArgsSize]);
  return aclrtKernelArgsGetMemSize$(funcHandle, userArgsSize, actualArgsSize);
}

let aclrtKernelArgsGetPlaceHolderBuffer$: typeof aclrtKernelArgsGetPlaceHolderBuffer | undefined;
/**
 * Reserves the host buffer of a placeholder, to be filled before the launch. After the first such call nothing more can be appended.
 * C: `aclError aclrtKernelArgsGetPlaceHolderBuffer(aclrtArgsHandle argsHandle, aclrtParamHandle paramHandle, size_t dataSize, void **bufferAddr)`. Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtKernelArgsGetPlaceHolderBuffer(argsHandle: ArgsHandlePtr | null, paramHandle: ParamHandlePtr | null, dataSize: Int64, bufferAddr: BigUint64Array | null): number {
  aclrtKernelArgsGetPlaceHolderBuffer$ ??= bind({ name: 'aclrtKernelArgsGetPlaceHolderBuffer', library: 'libacl_rt.so', since: '8.1.RC1', result: 'int32_t', params: ['void *', 'void *', 'size_t', 'void *'] });
  if (isTraced()) return traced('aclrtKernelArgsGetPlaceHolderBuffer', 'argsHandle paramHandle dataSize bufferAddr', aclrtKernelArgsGetPlaceHolderBuffer$, [argsHandle, paramHandle, dataSize, bufferAddr]);
  return aclrtKernelArgsGetPlaceHolderBuffer$(argsHandle, paramHandle, dataSize, bufferAddr);
}

let aclrtKernelArgsInit$: typeof aclrtKernelArgsInit | undefined;
/**
 * Starts an argument list whose memory the library manages.
 * C: `aclError aclrtKernelArgsInit(aclrtFuncHandle funcHandle, aclrtArgsHandle *argsHandle)`. Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtKernelArgsInit(funcHandle: FuncHandlePtr | null, argsHandle: BigUint64Array | null): number {
  aclrtKernelArgsInit$ ??= bind({ name: 'aclrtKernelArgsInit', library: 'libacl_rt.so', since: '8.1.RC1', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclrtKernelArgsInit', 'funcHandle argsHandle', aclrtKernelArgsInit$, [funcHandle, argsHandle]);
  return aclrtKernelArgsInit$(funcHandle, argsHandle);
}

let aclrtKernelArgsInitByUserMem$: typeof aclrtKernelArgsInitByUserMem | undefined;
/**
 * Starts an argument list in memory of the caller, which must outlive its use.
 * C: `aclError aclrtKernelArgsInitByUserMem(aclrtFuncHandle funcHandle, aclrtArgsHandle argsHandle, void *userHostMem, size_t actualArgsSize)`. Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtKernelArgsInitByUserMem(funcHandle: FuncHandlePtr | null, argsHandle: ArgsHandlePtr | null, userHostMem: MemoryPtr | null, actualArgsSize: Int64): number {
  aclrtKernelArgsInitByUserMem$ ??= bind({ name: 'aclrtKernelArgsInitByUserMem', library: 'libacl_rt.so', since: '8.1.RC1', result: 'int32_t', params: ['void *', 'void *', 'void *', 'size_t'] });
  if (isTraced()) return traced('aclrtKernelArgsInitByUserMem', 'funcHandle argsHandle userHostMem actualArgsSize', aclrtKernelArgsInitByUserMem$, [funcHandle, argsHandle, userHostMem, actualArgsSize]);
  return aclrtKernelArgsInitByUserMem$(funcHandle, argsHandle, userHostMem, actualArgsSize);
}

let aclrtKernelArgsParaUpdate$: typeof aclrtKernelArgsParaUpdate | undefined;
/**
 * Replaces the value of an appended argument. Call aclrtKernelArgsFinalize again afterwards.
 * C: `aclError aclrtKernelArgsParaUpdate(aclrtArgsHandle argsHandle, aclrtParamHandle paramHandle, void *param, size_t paramSize)`. Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtKernelArgsParaUpdate(argsHandle: ArgsHandlePtr | null, paramHandle: ParamHandlePtr | null, param: MemoryPtr | ArrayBufferView | null, paramSize: Int64): number {
  aclrtKernelArgsParaUpdate$ ??= bind({ name: 'aclrtKernelArgsParaUpdate', library: 'libacl_rt.so', since: '8.1.RC1', result: 'int32_t', params: ['void *', 'void *', 'void *', 'size_t'] });
  if (isTraced()) return traced('aclrtKernelArgsParaUpdate', 'argsHandle paramHandle param paramSize', aclrtKernelArgsParaUpdate$, [argsHandle, paramHandle, param, paramSize]);
  return aclrtKernelArgsParaUpdate$(argsHandle, paramHandle, param, paramSize);
}

let aclrtLaunchKernel$: typeof aclrtLaunchKernel | undefined;
/**
 * Queues a kernel whose arguments lie in device memory. Does not wait.
 * C: `aclError aclrtLaunchKernel(aclrtFuncHandle funcHandle, uint32_t numBlocks, const void *argsData, size_t argsSize, aclrtStream stream)`. Since CANN 7.0.0. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 */
export function aclrtLaunchKernel(funcHandle: FuncHandlePtr | null, numBlocks: number, argsData: MemoryPtr | null, argsSize: Int64, stream: StreamPtr | null): number {
  aclrtLaunchKernel$ ??= bind({ name: 'aclrtLaunchKernel', library: 'libacl_rt.so', since: '7.0.0', result: 'int32_t', params: ['void *', 'uint32_t', 'void *', 'size_t', 'void *'] });
  if (isTraced()) return traced('aclrtLaunchKernel', 'funcHandle numBlocks argsData argsSize stream', aclrtLaunchKernel$, [funcHandle, numBlocks, argsData, argsSize, stream]);
  return aclrtLaunchKernel$(funcHandle, numBlocks, argsData, argsSize, stream);
}

let aclrtLaunchKernelV2$: typeof aclrtLaunchKernelV2 | undefined;
/**
 * Queues a kernel whose arguments lie in device memory, with launch settings. Does not wait.
 * C: `aclError aclrtLaunchKernelV2(aclrtFuncHandle funcHandle, uint32_t numBlocks, const void *argsData, size_t argsSize, aclrtLaunchKernelCfg *cfg, aclrtStream stream)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtLaunchKernelV2(funcHandle: FuncHandlePtr | null, numBlocks: number, argsData: MemoryPtr | ArrayBufferView | null, argsSize: Int64, cfg: StructInput<aclrtLaunchKernelCfg> | null, stream: StreamPtr | null): number {
  aclrtLaunchKernelV2$ ??= bind({ name: 'aclrtLaunchKernelV2', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'uint32_t', 'void *', 'size_t', pointerTo(aclrtLaunchKernelCfg), 'void *'] });
  if (isTraced()) return traced('aclrtLaunchKernelV2', 'funcHandle numBlocks argsData argsSize cfg stream', aclrtLaunchKernelV2$, [funcHandle, numBlocks, argsData, argsSize, cfg, stream]);
  return aclrtLaunchKernelV2$(funcHandle, numBlocks, argsData, argsSize, cfg, stream);
}

let aclrtLaunchKernelWithArgsArray$: typeof aclrtLaunchKernelWithArgsArray | undefined;
/**
 * Queues a kernel whose arguments are given one by one. Does not wait; the values are copied.
 * C: `aclError aclrtLaunchKernelWithArgsArray(void *func, uint32_t numBlocks, aclrtStream stream, aclrtLaunchKernelCfg *cfg, void **args)`. Since CANN 9.1.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtLaunchKernelWithArgsArray(func: MemoryPtr | null, numBlocks: number, stream: StreamPtr | null, cfg: StructInput<aclrtLaunchKernelCfg> | null, args: BigUint64Array | null): number {
  aclrtLaunchKernelWithArgsArray$ ??= bind({ name: 'aclrtLaunchKernelWithArgsArray', library: 'libacl_rt.so', since: '9.1.0', result: 'int32_t', params: ['void *', 'uint32_t', 'void *', pointerTo(aclrtLaunchKernelCfg), 'void *'] });
  if (isTraced()) return traced('aclrtLaunchKernelWithArgsArray', 'func numBlocks stream cfg args', aclrtLaunchKernelWithArgsArray$, [func, numBlocks, stream, cfg, args]);
  return aclrtLaunchKernelWithArgsArray$(func, numBlocks, stream, cfg, args);
}

let aclrtLaunchKernelWithConfig$: typeof aclrtLaunchKernelWithConfig | undefined;
/**
 * Queues a kernel with a finished argument list. Does not wait; the arguments are copied.
 * C: `aclError aclrtLaunchKernelWithConfig(aclrtFuncHandle funcHandle, uint32_t numBlocks, aclrtStream stream, aclrtLaunchKernelCfg *cfg, aclrtArgsHandle argsHandle, void *reserve)`. Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtLaunchKernelWithConfig(funcHandle: FuncHandlePtr | null, numBlocks: number, stream: StreamPtr | null, cfg: StructInput<aclrtLaunchKernelCfg> | null, argsHandle: ArgsHandlePtr | null, reserve: MemoryPtr | null): number {
  aclrtLaunchKernelWithConfig$ ??= bind({ name: 'aclrtLaunchKernelWithConfig', library: 'libacl_rt.so', since: '8.1.RC1', result: 'int32_t', params: ['void *', 'uint32_t', 'void *', pointerTo(aclrtLaunchKernelCfg), 'void *', 'void *'] });
  if (isTraced()) return traced('aclrtLaunchKernelWithConfig', 'funcHandle numBlocks stream cfg argsHandle reserve', aclrtLaunchKernelWithConfig$, [funcHandle, numBlocks, stream, cfg, argsHandle, reserve]);
  return aclrtLaunchKernelWithConfig$(funcHandle, numBlocks, stream, cfg, argsHandle, reserve);
}

let aclrtLaunchKernelWithHostArgs$: typeof aclrtLaunchKernelWithHostArgs | undefined;
/**
 * Queues a kernel whose arguments lie in host memory. Does not wait; the arguments are copied.
 * C: `aclError aclrtLaunchKernelWithHostArgs(aclrtFuncHandle funcHandle, uint32_t numBlocks, aclrtStream stream, aclrtLaunchKernelCfg *cfg, void *hostArgs, size_t argsSize, aclrtPlaceHolderInfo *placeHolderArray, size_t placeHolderNum)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtLaunchKernelWithHostArgs(funcHandle: FuncHandlePtr | null, numBlocks: number, stream: StreamPtr | null, cfg: StructInput<aclrtLaunchKernelCfg> | null, hostArgs: MemoryPtr | ArrayBufferView | null, argsSize: Int64, placeHolderArray: readonly StructInput<aclrtPlaceHolderInfo>[] | null, placeHolderNum: Int64): number {
  aclrtLaunchKernelWithHostArgs$ ??= bind({ name: 'aclrtLaunchKernelWithHostArgs', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'uint32_t', 'void *', pointerTo(aclrtLaunchKernelCfg), 'void *', 'size_t', pointerTo(aclrtPlaceHolderInfo), 'size_t'] });
  if (isTraced()) return traced('aclrtLaunchKernelWithHostArgs', 'funcHandle numBlocks stream cfg hostArgs argsSize placeHolderArray placeHolderNum', aclrtLaunchKernelWithHostArgs$, [funcHandle, numBlocks, stream, cfg, hostArgs, argsSize, placeHolderArray, placeHolderNum]);
  return aclrtLaunchKernelWithHostArgs$(funcHandle, numBlocks, stream, cfg, hostArgs, argsSize, placeHolderArray, placeHolderNum);
}

let aclrtRegisterCpuFunc$: typeof aclrtRegisterCpuFunc | undefined;
/**
 * Names an AI CPU kernel of a binary that aclrtBinaryLoadFromData loaded. Other binaries are refused.
 * C: `aclError aclrtRegisterCpuFunc(const aclrtBinHandle handle, const char *funcName, const char *kernelName, aclrtFuncHandle *funcHandle)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtRegisterCpuFunc(handle: BinHandlePtr | null, funcName: string | null, kernelName: string | null, funcHandle: BigUint64Array | null): number {
  aclrtRegisterCpuFunc$ ??= bind({ name: 'aclrtRegisterCpuFunc', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'str', 'str', 'void *'] });
  if (isTraced()) return traced('aclrtRegisterCpuFunc', 'handle funcName kernelName funcHandle', aclrtRegisterCpuFunc$, [handle, funcName, kernelName, funcHandle]);
  return aclrtRegisterCpuFunc$(handle, funcName, kernelName, funcHandle);
}
