// Generated from scripts/headers by `npm run generate`. Do not edit: --check compares every byte.

import { bind, isTraced, outOf, pointerTo, traced } from '../../src/native/index.js';
import type { FunctionPointer, Int64, StructInput } from '../../src/native/index.js';
import { aclrtBarrierTaskInfo, aclrtMallocConfig, aclrtMemAccessDesc, aclrtMemLocation, aclrtMemManagedLocation, aclrtMemPoolProps, aclrtMemcpyBatchAttr, aclrtPhysicalMemProp, aclrtPtrAttributes, aclrtServerPid } from '../structs.js';
import type { AllocatorDescPtr, AllocatorPtr, DevicePtr, HostPtr, ManagedPtr, MemPoolPtr, MemoryPtr, PhysicalMemPtr, StreamPtr, VirtualPtr } from '../types.js';
let aclrtAllocatorCreateDesc$: typeof aclrtAllocatorCreateDesc | undefined;
/**
 * Creates an empty description of a custom allocator.
 * C: `aclrtAllocatorDesc aclrtAllocatorCreateDesc(void)`. Since CANN 6.3.RC2. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtAllocatorCreateDesc(): AllocatorDescPtr | null {
  aclrtAllocatorCreateDesc$ ??= bind({ name: 'aclrtAllocatorCreateDesc', library: 'libacl_rt.so', since: '6.3.RC2', result: 'void *', params: [] });
  if (isTraced()) return traced('aclrtAllocatorCreateDesc', '', aclrtAllocatorCreateDesc$, []);
  return aclrtAllocatorCreateDesc$();
}

let aclrtAllocatorDestroyDesc$: typeof aclrtAllocatorDestroyDesc | undefined;
/**
 * Destroys a description; allowed right after it was registered, as registering copies it.
 * C: `aclError aclrtAllocatorDestroyDesc(aclrtAllocatorDesc allocatorDesc)`. Since CANN 6.3.RC2. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtAllocatorDestroyDesc(allocatorDesc: AllocatorDescPtr | null): number {
  aclrtAllocatorDestroyDesc$ ??= bind({ name: 'aclrtAllocatorDestroyDesc', library: 'libacl_rt.so', since: '6.3.RC2', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtAllocatorDestroyDesc', 'allocatorDesc', aclrtAllocatorDestroyDesc$, [allocatorDesc]);
  return aclrtAllocatorDestroyDesc$(allocatorDesc);
}

let aclrtAllocatorGetByStream$: typeof aclrtAllocatorGetByStream | undefined;
/**
 * Gives the allocator that is registered for a stream.
 * C: `aclError aclrtAllocatorGetByStream(aclrtStream stream, aclrtAllocatorDesc *allocatorDesc, aclrtAllocator *allocator, aclrtAllocatorAllocFunc *allocFunc, aclrtAllocatorFreeFunc *freeFunc, aclrtAllocatorAllocAdviseFunc *allocAdviseFunc, aclrtAllocatorGetAddrFromBlockFunc *getAddrFromBlockFunc)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310p, 910.
 */
export function aclrtAllocatorGetByStream(stream: StreamPtr | null, allocatorDesc: BigUint64Array | null, allocator: BigUint64Array | null, allocFunc: BigUint64Array | null, freeFunc: BigUint64Array | null, allocAdviseFunc: BigUint64Array | null, getAddrFromBlockFunc: BigUint64Array | null): number {
  aclrtAllocatorGetByStream$ ??= bind({ name: 'aclrtAllocatorGetByStream', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'void *', 'void *', 'void *', 'void *', 'void *', 'void *'] });
  if (isTraced()) return traced('aclrtAllocatorGetByStream', 'stream allocatorDesc allocator allocFunc freeFunc allocAdviseFunc getAddrFromBlockFunc', aclrtAllocatorGetByStream$, [stream, allocatorDesc, allocator, allocFunc, freeFunc, allocAdviseFunc, getAddrFromBlockFunc]);
  return aclrtAllocatorGetByStream$(stream, allocatorDesc, allocator, allocFunc, freeFunc, allocAdviseFunc, getAddrFromBlockFunc);
}

let aclrtAllocatorRegister$: typeof aclrtAllocatorRegister | undefined;
/**
 * Registers a custom allocator for a stream. Executing single operators uses it; aclrtMalloc never does.
 * C: `aclError aclrtAllocatorRegister(aclrtStream stream, aclrtAllocatorDesc allocatorDesc)`. Since CANN 6.3.RC2. Products: 950, A3, 910b, 310p, 910.
 */
export function aclrtAllocatorRegister(stream: StreamPtr | null, allocatorDesc: AllocatorDescPtr | null): number {
  aclrtAllocatorRegister$ ??= bind({ name: 'aclrtAllocatorRegister', library: 'libacl_rt.so', since: '6.3.RC2', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclrtAllocatorRegister', 'stream allocatorDesc', aclrtAllocatorRegister$, [stream, allocatorDesc]);
  return aclrtAllocatorRegister$(stream, allocatorDesc);
}

let aclrtAllocatorSetAllocAdviseFuncToDesc$: typeof aclrtAllocatorSetAllocAdviseFuncToDesc | undefined;
/**
 * Sets the callback that allocates a block, if possible at an advised address. It is optional when registering.
 * C: `aclError aclrtAllocatorSetAllocAdviseFuncToDesc(aclrtAllocatorDesc allocatorDesc, aclrtAllocatorAllocAdviseFunc func)`. Since CANN 6.3.RC2. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtAllocatorSetAllocAdviseFuncToDesc(allocatorDesc: AllocatorDescPtr | null, func: FunctionPointer<'aclrtAllocatorAllocAdviseFunc'> | null): number {
  aclrtAllocatorSetAllocAdviseFuncToDesc$ ??= bind({ name: 'aclrtAllocatorSetAllocAdviseFuncToDesc', library: 'libacl_rt.so', since: '6.3.RC2', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclrtAllocatorSetAllocAdviseFuncToDesc', 'allocatorDesc func', aclrtAllocatorSetAllocAdviseFuncToDesc$, [allocatorDesc, func]);
  return aclrtAllocatorSetAllocAdviseFuncToDesc$(allocatorDesc, func);
}

let aclrtAllocatorSetAllocFuncToDesc$: typeof aclrtAllocatorSetAllocFuncToDesc | undefined;
/**
 * Sets the callback that allocates a block.
 * C: `aclError aclrtAllocatorSetAllocFuncToDesc(aclrtAllocatorDesc allocatorDesc, aclrtAllocatorAllocFunc func)`. Since CANN 6.3.RC2. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtAllocatorSetAllocFuncToDesc(allocatorDesc: AllocatorDescPtr | null, func: FunctionPointer<'aclrtAllocatorAllocFunc'> | null): number {
  aclrtAllocatorSetAllocFuncToDesc$ ??= bind({ name: 'aclrtAllocatorSetAllocFuncToDesc', library: 'libacl_rt.so', since: '6.3.RC2', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclrtAllocatorSetAllocFuncToDesc', 'allocatorDesc func', aclrtAllocatorSetAllocFuncToDesc$, [allocatorDesc, func]);
  return aclrtAllocatorSetAllocFuncToDesc$(allocatorDesc, func);
}

let aclrtAllocatorSetFreeFuncToDesc$: typeof aclrtAllocatorSetFreeFuncToDesc | undefined;
/**
 * Sets the callback that frees a block.
 * C: `aclError aclrtAllocatorSetFreeFuncToDesc(aclrtAllocatorDesc allocatorDesc, aclrtAllocatorFreeFunc func)`. Since CANN 6.3.RC2. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtAllocatorSetFreeFuncToDesc(allocatorDesc: AllocatorDescPtr | null, func: FunctionPointer<'aclrtAllocatorFreeFunc'> | null): number {
  aclrtAllocatorSetFreeFuncToDesc$ ??= bind({ name: 'aclrtAllocatorSetFreeFuncToDesc', library: 'libacl_rt.so', since: '6.3.RC2', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclrtAllocatorSetFreeFuncToDesc', 'allocatorDesc func', aclrtAllocatorSetFreeFuncToDesc$, [allocatorDesc, func]);
  return aclrtAllocatorSetFreeFuncToDesc$(allocatorDesc, func);
}

let aclrtAllocatorSetGetAddrFromBlockFuncToDesc$: typeof aclrtAllocatorSetGetAddrFromBlockFuncToDesc | undefined;
/**
 * Sets the callback that gives the device address of a block.
 * C: `aclError aclrtAllocatorSetGetAddrFromBlockFuncToDesc(aclrtAllocatorDesc allocatorDesc, aclrtAllocatorGetAddrFromBlockFunc func)`. Since CANN 6.3.RC2. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtAllocatorSetGetAddrFromBlockFuncToDesc(allocatorDesc: AllocatorDescPtr | null, func: FunctionPointer<'aclrtAllocatorGetAddrFromBlockFunc'> | null): number {
  aclrtAllocatorSetGetAddrFromBlockFuncToDesc$ ??= bind({ name: 'aclrtAllocatorSetGetAddrFromBlockFuncToDesc', library: 'libacl_rt.so', since: '6.3.RC2', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclrtAllocatorSetGetAddrFromBlockFuncToDesc', 'allocatorDesc func', aclrtAllocatorSetGetAddrFromBlockFuncToDesc$, [allocatorDesc, func]);
  return aclrtAllocatorSetGetAddrFromBlockFuncToDesc$(allocatorDesc, func);
}

let aclrtAllocatorSetObjToDesc$: typeof aclrtAllocatorSetObjToDesc | undefined;
/**
 * Sets the object that every callback receives.
 * C: `aclError aclrtAllocatorSetObjToDesc(aclrtAllocatorDesc allocatorDesc, aclrtAllocator allocator)`. Since CANN 6.3.RC2. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtAllocatorSetObjToDesc(allocatorDesc: AllocatorDescPtr | null, allocator: AllocatorPtr | null): number {
  aclrtAllocatorSetObjToDesc$ ??= bind({ name: 'aclrtAllocatorSetObjToDesc', library: 'libacl_rt.so', since: '6.3.RC2', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclrtAllocatorSetObjToDesc', 'allocatorDesc allocator', aclrtAllocatorSetObjToDesc$, [allocatorDesc, allocator]);
  return aclrtAllocatorSetObjToDesc$(allocatorDesc, allocator);
}

let aclrtAllocatorUnregister$: typeof aclrtAllocatorUnregister | undefined;
/**
 * Removes the allocator of a stream; a stream without one is no error. Call it before the allocator ends.
 * C: `aclError aclrtAllocatorUnregister(aclrtStream stream)`. Since CANN 6.3.RC2. Products: 950, A3, 910b, 310p, 910.
 */
export function aclrtAllocatorUnregister(stream: StreamPtr | null): number {
  aclrtAllocatorUnregister$ ??= bind({ name: 'aclrtAllocatorUnregister', library: 'libacl_rt.so', since: '6.3.RC2', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtAllocatorUnregister', 'stream', aclrtAllocatorUnregister$, [stream]);
  return aclrtAllocatorUnregister$(stream);
}

let aclrtCheckMemType$: typeof aclrtCheckMemType | undefined;
/**
 * Tells whether all addresses belong to the given types of device memory.
 * C: `aclError aclrtCheckMemType(void **addrList, uint32_t size, uint32_t memType, uint32_t *checkResult, uint32_t reserve)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtCheckMemType(addrList: BigUint64Array | null, size: number, memType: number, checkResult: Uint32Array | null, reserve: number): number {
  aclrtCheckMemType$ ??= bind({ name: 'aclrtCheckMemType', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'uint32_t', 'uint32_t', 'void *', 'uint32_t'] });
  if (isTraced()) return traced('aclrtCheckMemType', 'addrList size memType checkResult reserve', aclrtCheckMemType$, [addrList, size, memType, checkResult, reserve]);
  return aclrtCheckMemType$(addrList, size, memType, checkResult, reserve);
}

let aclrtCmoAsync$: typeof aclrtCmoAsync | undefined;
/**
 * Queues an operation of the device cache on a range.
 * C: `aclError aclrtCmoAsync(void *src, size_t size, aclrtCmoType cmoType, aclrtStream stream)`. Since CANN 8.1.RC1. Products: 950, A3, 910b.
 */
export function aclrtCmoAsync(src: MemoryPtr | null, size: Int64, cmoType: number, stream: StreamPtr | null): number {
  aclrtCmoAsync$ ??= bind({ name: 'aclrtCmoAsync', library: 'libacl_rt.so', since: '8.1.RC1', result: 'int32_t', params: ['void *', 'size_t', 'int32_t', 'void *'] });
  if (isTraced()) return traced('aclrtCmoAsync', 'src size cmoType stream', aclrtCmoAsync$, [src, size, cmoType, stream]);
  return aclrtCmoAsync$(src, size, cmoType, stream);
}

let aclrtCmoAsyncWithBarrier$: typeof aclrtCmoAsyncWithBarrier | undefined;
/**
 * Queues a cache operation that aclrtCmoWaitBarrier can wait for.
 * C: `aclError aclrtCmoAsyncWithBarrier(void *src, size_t size, aclrtCmoType cmoType, uint32_t barrierId, aclrtStream stream)`. Since CANN 8.5.0. Products: 310b.
 */
export function aclrtCmoAsyncWithBarrier(src: MemoryPtr | null, size: Int64, cmoType: number, barrierId: number, stream: StreamPtr | null): number {
  aclrtCmoAsyncWithBarrier$ ??= bind({ name: 'aclrtCmoAsyncWithBarrier', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'size_t', 'int32_t', 'uint32_t', 'void *'] });
  if (isTraced()) return traced('aclrtCmoAsyncWithBarrier', 'src size cmoType barrierId stream', aclrtCmoAsyncWithBarrier$, [src, size, cmoType, barrierId, stream]);
  return aclrtCmoAsyncWithBarrier$(src, size, cmoType, barrierId, stream);
}

let aclrtCmoAsyncWithDesc$: typeof aclrtCmoAsyncWithDesc | undefined;
/**
 * Queues a cache operation on the range that a description in device memory holds.
 * C: `aclError aclrtCmoAsyncWithDesc(void *cmoDesc, aclrtCmoType cmoType, aclrtStream stream, const void *reserve)`. Since CANN 8.5.0. Products: 950, A3, 910b.
 */
export function aclrtCmoAsyncWithDesc(cmoDesc: DevicePtr | VirtualPtr | null, cmoType: number, stream: StreamPtr | null, reserve: MemoryPtr | null): number {
  aclrtCmoAsyncWithDesc$ ??= bind({ name: 'aclrtCmoAsyncWithDesc', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'int32_t', 'void *', 'void *'] });
  if (isTraced()) return traced('aclrtCmoAsyncWithDesc', 'cmoDesc cmoType stream reserve', aclrtCmoAsyncWithDesc$, [cmoDesc, cmoType, stream, reserve]);
  return aclrtCmoAsyncWithDesc$(cmoDesc, cmoType, stream, reserve);
}

let aclrtCmoGetDescSize$: typeof aclrtCmoGetDescSize | undefined;
/**
 * Gives the length of the description that aclrtCmoSetDesc fills.
 * C: `aclError aclrtCmoGetDescSize(size_t *size)`. Since CANN 8.5.0. Products: 950, A3, 910b.
 */
export function aclrtCmoGetDescSize(size: BigUint64Array | null): number {
  aclrtCmoGetDescSize$ ??= bind({ name: 'aclrtCmoGetDescSize', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtCmoGetDescSize', 'size', aclrtCmoGetDescSize$, [size]);
  return aclrtCmoGetDescSize$(size);
}

let aclrtCmoSetDesc$: typeof aclrtCmoSetDesc | undefined;
/**
 * Writes the range of a cache operation into a description in device memory and waits for that.
 * C: `aclError aclrtCmoSetDesc(void *cmoDesc, void *src, size_t size)`. Since CANN 8.5.0. Products: 950, A3, 910b.
 */
export function aclrtCmoSetDesc(cmoDesc: DevicePtr | VirtualPtr | null, src: MemoryPtr | null, size: Int64): number {
  aclrtCmoSetDesc$ ??= bind({ name: 'aclrtCmoSetDesc', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'void *', 'size_t'] });
  if (isTraced()) return traced('aclrtCmoSetDesc', 'cmoDesc src size', aclrtCmoSetDesc$, [cmoDesc, src, size]);
  return aclrtCmoSetDesc$(cmoDesc, src, size);
}

let aclrtCmoWaitBarrier$: typeof aclrtCmoWaitBarrier | undefined;
/**
 * Makes a stream wait for cache operations that carry a barrier.
 * C: `aclError aclrtCmoWaitBarrier(aclrtBarrierTaskInfo *taskInfo, aclrtStream stream, uint32_t flag)`. Since CANN 8.5.0. Products: 310b.
 */
export function aclrtCmoWaitBarrier(taskInfo: StructInput<aclrtBarrierTaskInfo> | null, stream: StreamPtr | null, flag: number): number {
  aclrtCmoWaitBarrier$ ??= bind({ name: 'aclrtCmoWaitBarrier', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: [pointerTo(aclrtBarrierTaskInfo), 'void *', 'uint32_t'] });
  if (isTraced()) return traced('aclrtCmoWaitBarrier', 'taskInfo stream flag', aclrtCmoWaitBarrier$, [taskInfo, stream, flag]);
  return aclrtCmoWaitBarrier$(taskInfo, stream, flag);
}

let aclrtFree$: typeof aclrtFree | undefined;
/**
 * Releases device memory at once, without waiting for tasks that still use it.
 * C: `aclError aclrtFree(void *devPtr)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 */
export function aclrtFree(devPtr: DevicePtr | ManagedPtr | null): number {
  aclrtFree$ ??= bind({ name: 'aclrtFree', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtFree', 'devPtr', aclrtFree$, [devPtr]);
  return aclrtFree$(devPtr);
}

let aclrtFreeHost$: typeof aclrtFreeHost | undefined;
/**
 * Releases page-locked host memory at once, without waiting for tasks that still use it.
 * C: `aclError aclrtFreeHost(void *hostPtr)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtFreeHost(hostPtr: HostPtr | null): number {
  aclrtFreeHost$ ??= bind({ name: 'aclrtFreeHost', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtFreeHost', 'hostPtr', aclrtFreeHost$, [hostPtr]);
  return aclrtFreeHost$(hostPtr);
}

let aclrtFreeHostWithDevSync$: typeof aclrtFreeHostWithDevSync | undefined;
/**
 * Waits for every stream of the current context, then releases page-locked host memory.
 * C: `aclError aclrtFreeHostWithDevSync(void *hostPtr)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtFreeHostWithDevSync(hostPtr: HostPtr | null): number {
  aclrtFreeHostWithDevSync$ ??= bind({ name: 'aclrtFreeHostWithDevSync', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtFreeHostWithDevSync', 'hostPtr', aclrtFreeHostWithDevSync$, [hostPtr]);
  return aclrtFreeHostWithDevSync$(hostPtr);
}

let aclrtFreePhysical$: typeof aclrtFreePhysical | undefined;
/**
 * Drops one reference to physical memory. Each allocation, import or retain needs one call.
 * C: `aclError aclrtFreePhysical(aclrtDrvMemHandle handle)`. Since CANN 7.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtFreePhysical(handle: PhysicalMemPtr | null): number {
  aclrtFreePhysical$ ??= bind({ name: 'aclrtFreePhysical', library: 'libacl_rt.so', since: '7.0.0', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtFreePhysical', 'handle', aclrtFreePhysical$, [handle]);
  return aclrtFreePhysical$(handle);
}

let aclrtFreeWithDevSync$: typeof aclrtFreeWithDevSync | undefined;
/**
 * Waits for every stream of the current context, then releases device memory.
 * C: `aclError aclrtFreeWithDevSync(void *devPtr)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtFreeWithDevSync(devPtr: DevicePtr | ManagedPtr | null): number {
  aclrtFreeWithDevSync$ ??= bind({ name: 'aclrtFreeWithDevSync', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtFreeWithDevSync', 'devPtr', aclrtFreeWithDevSync$, [devPtr]);
  return aclrtFreeWithDevSync$(devPtr);
}

let aclrtGetMemInfo$: typeof aclrtGetMemInfo | undefined;
/**
 * Reports how much memory of one kind the device of the current context has and how much is free.
 * C: `aclError aclrtGetMemInfo(aclrtMemAttr attr, size_t *free, size_t *total)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 */
export function aclrtGetMemInfo(attr: number, free: BigUint64Array | null, total: BigUint64Array | null): number {
  aclrtGetMemInfo$ ??= bind({ name: 'aclrtGetMemInfo', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['int32_t', 'void *', 'void *'] });
  if (isTraced()) return traced('aclrtGetMemInfo', 'attr free total', aclrtGetMemInfo$, [attr, free, total]);
  return aclrtGetMemInfo$(attr, free, total);
}

let aclrtGetMemUsageInfo$: typeof aclrtGetMemUsageInfo | undefined;
/**
 * Lists how much device memory each software component holds, largest first.
 * C: `aclError aclrtGetMemUsageInfo(int32_t deviceId, aclrtMemUsageInfo *memUsageInfo, size_t inputNum, size_t *outputNum)`. Since CANN 8.5.0. Products: A3, 910b, 310b, 310p, 910.
 */
export function aclrtGetMemUsageInfo(deviceId: number, memUsageInfo: Uint8Array | null, inputNum: Int64, outputNum: BigUint64Array | null): number {
  aclrtGetMemUsageInfo$ ??= bind({ name: 'aclrtGetMemUsageInfo', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['int32_t', 'void *', 'size_t', 'void *'] });
  if (isTraced()) return traced('aclrtGetMemUsageInfo', 'deviceId memUsageInfo inputNum outputNum', aclrtGetMemUsageInfo$, [deviceId, memUsageInfo, inputNum, outputNum]);
  return aclrtGetMemUsageInfo$(deviceId, memUsageInfo, inputNum, outputNum);
}

let aclrtGetMemcpyDescSize$: typeof aclrtGetMemcpyDescSize | undefined;
/**
 * Gives the length of the description that aclrtSetMemcpyDesc fills.
 * C: `aclError aclrtGetMemcpyDescSize(aclrtMemcpyKind kind, size_t *descSize)`. Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b.
 */
export function aclrtGetMemcpyDescSize(kind: number, descSize: BigUint64Array | null): number {
  aclrtGetMemcpyDescSize$ ??= bind({ name: 'aclrtGetMemcpyDescSize', library: 'libacl_rt.so', since: '8.1.RC1', result: 'int32_t', params: ['int32_t', 'void *'] });
  if (isTraced()) return traced('aclrtGetMemcpyDescSize', 'kind descSize', aclrtGetMemcpyDescSize$, [kind, descSize]);
  return aclrtGetMemcpyDescSize$(kind, descSize);
}

let aclrtGetSymbolAddress$: typeof aclrtGetSymbolAddress | undefined;
/**
 * Gives the device address of a variable of a loaded kernel binary.
 * C: `aclError aclrtGetSymbolAddress(const void *symbol, void **devPtr)`. Since CANN 9.1.0. Products: 950, A3, 910b, 310p.
 */
export function aclrtGetSymbolAddress(symbol: MemoryPtr | null, devPtr: BigUint64Array | null): number {
  aclrtGetSymbolAddress$ ??= bind({ name: 'aclrtGetSymbolAddress', library: 'libacl_rt.so', since: '9.1.0', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclrtGetSymbolAddress', 'symbol devPtr', aclrtGetSymbolAddress$, [symbol, devPtr]);
  return aclrtGetSymbolAddress$(symbol, devPtr);
}

let aclrtGetSymbolSize$: typeof aclrtGetSymbolSize | undefined;
/**
 * Gives the length of a variable of a loaded kernel binary.
 * C: `aclError aclrtGetSymbolSize(const void *symbol, size_t *size)`. Since CANN 9.1.0. Products: 950, A3, 910b, 310p.
 */
export function aclrtGetSymbolSize(symbol: MemoryPtr | null, size: BigUint64Array | null): number {
  aclrtGetSymbolSize$ ??= bind({ name: 'aclrtGetSymbolSize', library: 'libacl_rt.so', since: '9.1.0', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclrtGetSymbolSize', 'symbol size', aclrtGetSymbolSize$, [symbol, size]);
  return aclrtGetSymbolSize$(symbol, size);
}

let aclrtHostGetDevicePointer$: typeof aclrtHostGetDevicePointer | undefined;
/**
 * Gives the device address of host memory that was registered as mapped.
 * C: `aclError aclrtHostGetDevicePointer(void *pHost, void **pDevice, uint32_t flag)`. Since CANN 8.5.0. Products: 950, A3, 910b.
 */
export function aclrtHostGetDevicePointer(pHost: HostPtr | null, pDevice: BigUint64Array | null, flag: number): number {
  aclrtHostGetDevicePointer$ ??= bind({ name: 'aclrtHostGetDevicePointer', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'void *', 'uint32_t'] });
  if (isTraced()) return traced('aclrtHostGetDevicePointer', 'pHost pDevice flag', aclrtHostGetDevicePointer$, [pHost, pDevice, flag]);
  return aclrtHostGetDevicePointer$(pHost, pDevice, flag);
}

let aclrtHostMemMapCapabilities$: typeof aclrtHostMemMapCapabilities | undefined;
/**
 * Tells whether one hardware unit of a device can reach registered host memory.
 * C: `aclError aclrtHostMemMapCapabilities(uint32_t deviceId, aclrtHacType hacType, aclrtHostMemMapCapability *capabilities)`. Since CANN 9.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtHostMemMapCapabilities(deviceId: number, hacType: number, capabilities: Int32Array | null): number {
  aclrtHostMemMapCapabilities$ ??= bind({ name: 'aclrtHostMemMapCapabilities', library: 'libacl_rt.so', since: '9.0.0', result: 'int32_t', params: ['uint32_t', 'int32_t', 'void *'] });
  if (isTraced()) return traced('aclrtHostMemMapCapabilities', 'deviceId hacType capabilities', aclrtHostMemMapCapabilities$, [deviceId, hacType, capabilities]);
  return aclrtHostMemMapCapabilities$(deviceId, hacType, capabilities);
}

let aclrtHostRegister$: typeof aclrtHostRegister | undefined;
/**
 * Makes existing host memory reachable from the device and returns the address the device uses.
 * C: `aclError aclrtHostRegister(void *ptr, uint64_t size, aclrtHostRegisterType type, void **devPtr)`. Since CANN 8.1.RC1. Products: 950, A3, 910b.
 */
export function aclrtHostRegister(ptr: HostPtr | null, size: Int64, type: number, devPtr: BigUint64Array | null): number {
  aclrtHostRegister$ ??= bind({ name: 'aclrtHostRegister', library: 'libacl_rt.so', since: '8.1.RC1', result: 'int32_t', params: ['void *', 'uint64_t', 'int32_t', 'void *'] });
  if (isTraced()) return traced('aclrtHostRegister', 'ptr size type devPtr', aclrtHostRegister$, [ptr, size, type, devPtr]);
  return aclrtHostRegister$(ptr, size, type, devPtr);
}

let aclrtHostRegisterV2$: typeof aclrtHostRegisterV2 | undefined;
/**
 * Registers existing host memory for the device, as mapped, page-locked or both.
 * C: `aclError aclrtHostRegisterV2(void *ptr, uint64_t size, uint32_t flag)`. Since CANN 8.5.0. Products: 950, A3, 910b.
 */
export function aclrtHostRegisterV2(ptr: HostPtr | null, size: Int64, flag: number): number {
  aclrtHostRegisterV2$ ??= bind({ name: 'aclrtHostRegisterV2', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'uint64_t', 'uint32_t'] });
  if (isTraced()) return traced('aclrtHostRegisterV2', 'ptr size flag', aclrtHostRegisterV2$, [ptr, size, flag]);
  return aclrtHostRegisterV2$(ptr, size, flag);
}

let aclrtHostUnregister$: typeof aclrtHostUnregister | undefined;
/**
 * Ends the registration of host memory, both as mapped and as page-locked. The memory itself stays with the caller.
 * C: `aclError aclrtHostUnregister(void *ptr)`. Since CANN 8.1.RC1. Products: 950, A3, 910b.
 */
export function aclrtHostUnregister(ptr: HostPtr | null): number {
  aclrtHostUnregister$ ??= bind({ name: 'aclrtHostUnregister', library: 'libacl_rt.so', since: '8.1.RC1', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtHostUnregister', 'ptr', aclrtHostUnregister$, [ptr]);
  return aclrtHostUnregister$(ptr);
}

let aclrtIpcMemClose$: typeof aclrtIpcMemClose | undefined;
/**
 * Ends the oldest open import of a key in this process or, in the exporter, the export.
 * C: `aclError aclrtIpcMemClose(const char *key)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310p, 910.
 */
export function aclrtIpcMemClose(key: string | null): number {
  aclrtIpcMemClose$ ??= bind({ name: 'aclrtIpcMemClose', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['str'] });
  if (isTraced()) return traced('aclrtIpcMemClose', 'key', aclrtIpcMemClose$, [key]);
  return aclrtIpcMemClose$(key);
}

let aclrtIpcMemGetExportKey$: typeof aclrtIpcMemGetExportKey | undefined;
/**
 * Exports device memory to other processes and writes the key they import it by.
 * C: `aclError aclrtIpcMemGetExportKey(void *devPtr, size_t size, char *key, size_t len, uint64_t flags)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310p, 910.
 */
export function aclrtIpcMemGetExportKey(devPtr: DevicePtr | VirtualPtr | null, size: Int64, key: Uint8Array | null, len: Int64, flags: Int64): number {
  aclrtIpcMemGetExportKey$ ??= bind({ name: 'aclrtIpcMemGetExportKey', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'size_t', 'void *', 'size_t', 'uint64_t'] });
  if (isTraced()) return traced('aclrtIpcMemGetExportKey', 'devPtr size key len flags', aclrtIpcMemGetExportKey$, [devPtr, size, key, len, flags]);
  return aclrtIpcMemGetExportKey$(devPtr, size, key, len, flags);
}

let aclrtIpcMemImportByKey$: typeof aclrtIpcMemImportByKey | undefined;
/**
 * Imports device memory that another process exported.
 * C: `aclError aclrtIpcMemImportByKey(void **devPtr, const char *key, uint64_t flags)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310p, 910.
 */
export function aclrtIpcMemImportByKey(devPtr: BigUint64Array | null, key: string | null, flags: Int64): number {
  aclrtIpcMemImportByKey$ ??= bind({ name: 'aclrtIpcMemImportByKey', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'str', 'uint64_t'] });
  if (isTraced()) return traced('aclrtIpcMemImportByKey', 'devPtr key flags', aclrtIpcMemImportByKey$, [devPtr, key, flags]);
  return aclrtIpcMemImportByKey$(devPtr, key, flags);
}

let aclrtIpcMemImportPidInterServer$: typeof aclrtIpcMemImportPidInterServer | undefined;
/**
 * Names the processes of other servers that may import exported memory.
 * C: `aclError aclrtIpcMemImportPidInterServer(const char *key, aclrtServerPid *serverPids, size_t num)`. Since CANN 8.5.0. Products: A3.
 */
export function aclrtIpcMemImportPidInterServer(key: string | null, serverPids: readonly StructInput<aclrtServerPid>[] | null, num: Int64): number {
  aclrtIpcMemImportPidInterServer$ ??= bind({ name: 'aclrtIpcMemImportPidInterServer', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['str', pointerTo(aclrtServerPid), 'size_t'] });
  if (isTraced()) return traced('aclrtIpcMemImportPidInterServer', 'key serverPids num', aclrtIpcMemImportPidInterServer$, [key, serverPids, num]);
  return aclrtIpcMemImportPidInterServer$(key, serverPids, num);
}

let aclrtIpcMemSetAttr$: typeof aclrtIpcMemSetAttr | undefined;
/**
 * Sets an attribute that the next import of the key uses.
 * C: `aclError aclrtIpcMemSetAttr(const char *key, aclrtIpcMemAttrType type, uint64_t attr)`. Since CANN 8.5.0. Products: A3.
 */
export function aclrtIpcMemSetAttr(key: string | null, type: number, attr: Int64): number {
  aclrtIpcMemSetAttr$ ??= bind({ name: 'aclrtIpcMemSetAttr', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['str', 'int32_t', 'uint64_t'] });
  if (isTraced()) return traced('aclrtIpcMemSetAttr', 'key type attr', aclrtIpcMemSetAttr$, [key, type, attr]);
  return aclrtIpcMemSetAttr$(key, type, attr);
}

let aclrtIpcMemSetImportPid$: typeof aclrtIpcMemSetImportPid | undefined;
/**
 * Names the processes that may import exported memory. Only the exporter calls it.
 * C: `aclError aclrtIpcMemSetImportPid(const char *key, int32_t *pid, size_t num)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310p, 910.
 */
export function aclrtIpcMemSetImportPid(key: string | null, pid: Int32Array | null, num: Int64): number {
  aclrtIpcMemSetImportPid$ ??= bind({ name: 'aclrtIpcMemSetImportPid', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['str', 'void *', 'size_t'] });
  if (isTraced()) return traced('aclrtIpcMemSetImportPid', 'key pid num', aclrtIpcMemSetImportPid$, [key, pid, num]);
  return aclrtIpcMemSetImportPid$(key, pid, num);
}

let aclrtMalloc$: typeof aclrtMalloc | undefined;
/**
 * Allocates memory on the device of the current context. The contents are uninitialised.
 * C: `aclError aclrtMalloc(void **devPtr, size_t size, aclrtMemMallocPolicy policy)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 */
export function aclrtMalloc(devPtr: BigUint64Array | null, size: Int64, policy: number): number {
  aclrtMalloc$ ??= bind({ name: 'aclrtMalloc', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['void *', 'size_t', 'int32_t'] });
  if (isTraced()) return traced('aclrtMalloc', 'devPtr size policy', aclrtMalloc$, [devPtr, size, policy]);
  return aclrtMalloc$(devPtr, size, policy);
}

let aclrtMallocAlign32$: typeof aclrtMallocAlign32 | undefined;
/**
 * Allocates device memory like aclrtMalloc, but rounds the length up to 32 bytes without further padding.
 * C: `aclError aclrtMallocAlign32(void **devPtr, size_t size, aclrtMemMallocPolicy policy)`. Since CANN 7.0.0. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 */
export function aclrtMallocAlign32(devPtr: BigUint64Array | null, size: Int64, policy: number): number {
  aclrtMallocAlign32$ ??= bind({ name: 'aclrtMallocAlign32', library: 'libacl_rt.so', since: '7.0.0', result: 'int32_t', params: ['void *', 'size_t', 'int32_t'] });
  if (isTraced()) return traced('aclrtMallocAlign32', 'devPtr size policy', aclrtMallocAlign32$, [devPtr, size, policy]);
  return aclrtMallocAlign32$(devPtr, size, policy);
}

let aclrtMallocCached$: typeof aclrtMallocCached | undefined;
/**
 * Allocates cacheable device memory. On every supported product this is what aclrtMalloc gives.
 * C: `aclError aclrtMallocCached(void **devPtr, size_t size, aclrtMemMallocPolicy policy)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtMallocCached(devPtr: BigUint64Array | null, size: Int64, policy: number): number {
  aclrtMallocCached$ ??= bind({ name: 'aclrtMallocCached', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['void *', 'size_t', 'int32_t'] });
  if (isTraced()) return traced('aclrtMallocCached', 'devPtr size policy', aclrtMallocCached$, [devPtr, size, policy]);
  return aclrtMallocCached$(devPtr, size, policy);
}

let aclrtMallocForTaskScheduler$: typeof aclrtMallocForTaskScheduler | undefined;
/**
 * Allocates device memory that the task scheduler on the chip can reach, which some operators of graph mode need.
 * C: `aclError aclrtMallocForTaskScheduler(void **devPtr, size_t size, aclrtMemMallocPolicy policy, aclrtMallocConfig *cfg)`. Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtMallocForTaskScheduler(devPtr: BigUint64Array | null, size: Int64, policy: number, cfg: StructInput<aclrtMallocConfig> | null): number {
  aclrtMallocForTaskScheduler$ ??= bind({ name: 'aclrtMallocForTaskScheduler', library: 'libacl_rt.so', since: '8.1.RC1', result: 'int32_t', params: ['void *', 'size_t', 'int32_t', pointerTo(aclrtMallocConfig)] });
  if (isTraced()) return traced('aclrtMallocForTaskScheduler', 'devPtr size policy cfg', aclrtMallocForTaskScheduler$, [devPtr, size, policy, cfg]);
  return aclrtMallocForTaskScheduler$(devPtr, size, policy, cfg);
}

let aclrtMallocHost$: typeof aclrtMallocHost | undefined;
/**
 * Allocates page-locked host memory that is registered with the device of the current context.
 * C: `aclError aclrtMallocHost(void **hostPtr, size_t size)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtMallocHost(hostPtr: BigUint64Array | null, size: Int64): number {
  aclrtMallocHost$ ??= bind({ name: 'aclrtMallocHost', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['void *', 'size_t'] });
  if (isTraced()) return traced('aclrtMallocHost', 'hostPtr size', aclrtMallocHost$, [hostPtr, size]);
  return aclrtMallocHost$(hostPtr, size);
}

let aclrtMallocHostWithCfg$: typeof aclrtMallocHostWithCfg | undefined;
/**
 * Allocates page-locked host memory with extra attributes.
 * C: `aclError aclrtMallocHostWithCfg(void **ptr, uint64_t size, aclrtMallocConfig *cfg)`. Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtMallocHostWithCfg(ptr: BigUint64Array | null, size: Int64, cfg: StructInput<aclrtMallocConfig> | null): number {
  aclrtMallocHostWithCfg$ ??= bind({ name: 'aclrtMallocHostWithCfg', library: 'libacl_rt.so', since: '8.1.RC1', result: 'int32_t', params: ['void *', 'uint64_t', pointerTo(aclrtMallocConfig)] });
  if (isTraced()) return traced('aclrtMallocHostWithCfg', 'ptr size cfg', aclrtMallocHostWithCfg$, [ptr, size, cfg]);
  return aclrtMallocHostWithCfg$(ptr, size, cfg);
}

let aclrtMallocPhysical$: typeof aclrtMallocPhysical | undefined;
/**
 * Allocates physical memory, to be mapped at reserved addresses.
 * C: `aclError aclrtMallocPhysical(aclrtDrvMemHandle *handle, size_t size, const aclrtPhysicalMemProp *prop, uint64_t flags)`. Since CANN 7.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtMallocPhysical(handle: BigUint64Array | null, size: Int64, prop: StructInput<aclrtPhysicalMemProp> | null, flags: Int64): number {
  aclrtMallocPhysical$ ??= bind({ name: 'aclrtMallocPhysical', library: 'libacl_rt.so', since: '7.0.0', result: 'int32_t', params: ['void *', 'size_t', pointerTo(aclrtPhysicalMemProp), 'uint64_t'] });
  if (isTraced()) return traced('aclrtMallocPhysical', 'handle size prop flags', aclrtMallocPhysical$, [handle, size, prop, flags]);
  return aclrtMallocPhysical$(handle, size, prop, flags);
}

let aclrtMallocWithCfg$: typeof aclrtMallocWithCfg | undefined;
/**
 * Allocates device memory with a page policy and extra attributes. The length is only rounded up to 32 bytes.
 * C: `aclError aclrtMallocWithCfg(void **devPtr, size_t size, aclrtMemMallocPolicy policy, aclrtMallocConfig *cfg)`. Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtMallocWithCfg(devPtr: BigUint64Array | null, size: Int64, policy: number, cfg: StructInput<aclrtMallocConfig> | null): number {
  aclrtMallocWithCfg$ ??= bind({ name: 'aclrtMallocWithCfg', library: 'libacl_rt.so', since: '8.1.RC1', result: 'int32_t', params: ['void *', 'size_t', 'int32_t', pointerTo(aclrtMallocConfig)] });
  if (isTraced()) return traced('aclrtMallocWithCfg', 'devPtr size policy cfg', aclrtMallocWithCfg$, [devPtr, size, policy, cfg]);
  return aclrtMallocWithCfg$(devPtr, size, policy, cfg);
}

let aclrtMapMem$: typeof aclrtMapMem | undefined;
/**
 * Maps physical memory at reserved virtual addresses, with access for the device that owns it.
 * C: `aclError aclrtMapMem(void *virPtr, size_t size, size_t offset, aclrtDrvMemHandle handle, uint64_t flags)`. Since CANN 7.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtMapMem(virPtr: VirtualPtr | null, size: Int64, offset: Int64, handle: PhysicalMemPtr | null, flags: Int64): number {
  aclrtMapMem$ ??= bind({ name: 'aclrtMapMem', library: 'libacl_rt.so', since: '7.0.0', result: 'int32_t', params: ['void *', 'size_t', 'size_t', 'void *', 'uint64_t'] });
  if (isTraced()) return traced('aclrtMapMem', 'virPtr size offset handle flags', aclrtMapMem$, [virPtr, size, offset, handle, flags]);
  return aclrtMapMem$(virPtr, size, offset, handle, flags);
}

let aclrtMemAllocManaged$: typeof aclrtMemAllocManaged | undefined;
/**
 * Allocates managed memory, whose pages move between host and devices on access.
 * C: `aclError aclrtMemAllocManaged(void **ptr, uint64_t size, uint32_t flag)`. Since CANN 9.0.0. Products: 910b.
 */
export function aclrtMemAllocManaged(ptr: BigUint64Array | null, size: Int64, flag: number): number {
  aclrtMemAllocManaged$ ??= bind({ name: 'aclrtMemAllocManaged', library: 'libacl_rt.so', since: '9.0.0', result: 'int32_t', params: ['void *', 'uint64_t', 'uint32_t'] });
  if (isTraced()) return traced('aclrtMemAllocManaged', 'ptr size flag', aclrtMemAllocManaged$, [ptr, size, flag]);
  return aclrtMemAllocManaged$(ptr, size, flag);
}

let aclrtMemExportToShareableHandle$: typeof aclrtMemExportToShareableHandle | undefined;
/**
 * Exports physical memory of this process, so that another process can import it.
 * C: `aclError aclrtMemExportToShareableHandle(aclrtDrvMemHandle handle, aclrtMemHandleType handleType, uint64_t flags, uint64_t *shareableHandle)`. Since CANN 7.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtMemExportToShareableHandle(handle: PhysicalMemPtr | null, handleType: number, flags: Int64, shareableHandle: BigUint64Array | null): number {
  aclrtMemExportToShareableHandle$ ??= bind({ name: 'aclrtMemExportToShareableHandle', library: 'libacl_rt.so', since: '7.0.0', result: 'int32_t', params: ['void *', 'int32_t', 'uint64_t', 'void *'] });
  if (isTraced()) return traced('aclrtMemExportToShareableHandle', 'handle handleType flags shareableHandle', aclrtMemExportToShareableHandle$, [handle, handleType, flags, shareableHandle]);
  return aclrtMemExportToShareableHandle$(handle, handleType, flags, shareableHandle);
}

let aclrtMemExportToShareableHandleV2$: typeof aclrtMemExportToShareableHandleV2 | undefined;
/**
 * Exports physical memory with a choice of handle type; the fabric type also crosses servers.
 * C: `aclError aclrtMemExportToShareableHandleV2(aclrtDrvMemHandle handle, uint64_t flags, aclrtMemSharedHandleType shareType, void *shareableHandle)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtMemExportToShareableHandleV2(handle: PhysicalMemPtr | null, flags: Int64, shareType: number, shareableHandle: MemoryPtr | ArrayBufferView | null): number {
  aclrtMemExportToShareableHandleV2$ ??= bind({ name: 'aclrtMemExportToShareableHandleV2', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'uint64_t', 'int32_t', 'void *'] });
  if (isTraced()) return traced('aclrtMemExportToShareableHandleV2', 'handle flags shareType shareableHandle', aclrtMemExportToShareableHandleV2$, [handle, flags, shareType, shareableHandle]);
  return aclrtMemExportToShareableHandleV2$(handle, flags, shareType, shareableHandle);
}

let aclrtMemFlush$: typeof aclrtMemFlush | undefined;
/**
 * Writes cached data of a device range back to memory and drops it from the cache.
 * C: `aclError aclrtMemFlush(void *devPtr, size_t size)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtMemFlush(devPtr: DevicePtr | VirtualPtr | null, size: Int64): number {
  aclrtMemFlush$ ??= bind({ name: 'aclrtMemFlush', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['void *', 'size_t'] });
  if (isTraced()) return traced('aclrtMemFlush', 'devPtr size', aclrtMemFlush$, [devPtr, size]);
  return aclrtMemFlush$(devPtr, size);
}

let aclrtMemGetAccess$: typeof aclrtMemGetAccess | undefined;
/**
 * Reports the right of one place to a mapping.
 * C: `aclError aclrtMemGetAccess(void *virPtr, aclrtMemLocation *location, uint64_t *flag)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtMemGetAccess(virPtr: VirtualPtr | null, location: StructInput<aclrtMemLocation> | null, flag: BigUint64Array | null): number {
  aclrtMemGetAccess$ ??= bind({ name: 'aclrtMemGetAccess', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', pointerTo(aclrtMemLocation), 'void *'] });
  if (isTraced()) return traced('aclrtMemGetAccess', 'virPtr location flag', aclrtMemGetAccess$, [virPtr, location, flag]);
  return aclrtMemGetAccess$(virPtr, location, flag);
}

let aclrtMemGetAddressRange$: typeof aclrtMemGetAddressRange | undefined;
/**
 * Gives the block that contains an address of an allocation or a mapping.
 * C: `aclError aclrtMemGetAddressRange(void *ptr, void **pbase, size_t *psize)`. Since CANN 9.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtMemGetAddressRange(ptr: MemoryPtr | null, pbase: BigUint64Array | null, psize: BigUint64Array | null): number {
  aclrtMemGetAddressRange$ ??= bind({ name: 'aclrtMemGetAddressRange', library: 'libacl_rt.so', since: '9.0.0', result: 'int32_t', params: ['void *', 'void *', 'void *'] });
  if (isTraced()) return traced('aclrtMemGetAddressRange', 'ptr pbase psize', aclrtMemGetAddressRange$, [ptr, pbase, psize]);
  return aclrtMemGetAddressRange$(ptr, pbase, psize);
}

let aclrtMemGetAllocationGranularity$: typeof aclrtMemGetAllocationGranularity | undefined;
/**
 * Gives the unit in which physical memory of a kind is allocated.
 * C: `aclError aclrtMemGetAllocationGranularity(aclrtPhysicalMemProp *prop, aclrtMemGranularityOptions option, size_t *granularity)`. Since CANN 7.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtMemGetAllocationGranularity(prop: StructInput<aclrtPhysicalMemProp> | null, option: number, granularity: BigUint64Array | null): number {
  aclrtMemGetAllocationGranularity$ ??= bind({ name: 'aclrtMemGetAllocationGranularity', library: 'libacl_rt.so', since: '7.0.0', result: 'int32_t', params: [pointerTo(aclrtPhysicalMemProp), 'int32_t', 'void *'] });
  if (isTraced()) return traced('aclrtMemGetAllocationGranularity', 'prop option granularity', aclrtMemGetAllocationGranularity$, [prop, option, granularity]);
  return aclrtMemGetAllocationGranularity$(prop, option, granularity);
}

let aclrtMemGetAllocationPropertiesFromHandle$: typeof aclrtMemGetAllocationPropertiesFromHandle | undefined;
/**
 * Reports kind and place of physical memory.
 * C: `aclError aclrtMemGetAllocationPropertiesFromHandle(aclrtDrvMemHandle handle, aclrtPhysicalMemProp *prop)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtMemGetAllocationPropertiesFromHandle(handle: PhysicalMemPtr | null, prop: object | null): number {
  aclrtMemGetAllocationPropertiesFromHandle$ ??= bind({ name: 'aclrtMemGetAllocationPropertiesFromHandle', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', outOf(aclrtPhysicalMemProp)] });
  if (isTraced()) return traced('aclrtMemGetAllocationPropertiesFromHandle', 'handle prop', aclrtMemGetAllocationPropertiesFromHandle$, [handle, prop]);
  return aclrtMemGetAllocationPropertiesFromHandle$(handle, prop);
}

let aclrtMemImportFromShareableHandle$: typeof aclrtMemImportFromShareableHandle | undefined;
/**
 * Imports physical memory that another process exported.
 * C: `aclError aclrtMemImportFromShareableHandle(uint64_t shareableHandle, int32_t deviceId, aclrtDrvMemHandle *handle)`. Since CANN 7.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtMemImportFromShareableHandle(shareableHandle: Int64, deviceId: number, handle: BigUint64Array | null): number {
  aclrtMemImportFromShareableHandle$ ??= bind({ name: 'aclrtMemImportFromShareableHandle', library: 'libacl_rt.so', since: '7.0.0', result: 'int32_t', params: ['uint64_t', 'int32_t', 'void *'] });
  if (isTraced()) return traced('aclrtMemImportFromShareableHandle', 'shareableHandle deviceId handle', aclrtMemImportFromShareableHandle$, [shareableHandle, deviceId, handle]);
  return aclrtMemImportFromShareableHandle$(shareableHandle, deviceId, handle);
}

let aclrtMemImportFromShareableHandleV2$: typeof aclrtMemImportFromShareableHandleV2 | undefined;
/**
 * Imports exported memory for the current device, for both kinds of handle.
 * C: `aclError aclrtMemImportFromShareableHandleV2(void *shareableHandle, aclrtMemSharedHandleType shareType, uint64_t flags, aclrtDrvMemHandle *handle)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtMemImportFromShareableHandleV2(shareableHandle: MemoryPtr | ArrayBufferView | null, shareType: number, flags: Int64, handle: BigUint64Array | null): number {
  aclrtMemImportFromShareableHandleV2$ ??= bind({ name: 'aclrtMemImportFromShareableHandleV2', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'int32_t', 'uint64_t', 'void *'] });
  if (isTraced()) return traced('aclrtMemImportFromShareableHandleV2', 'shareableHandle shareType flags handle', aclrtMemImportFromShareableHandleV2$, [shareableHandle, shareType, flags, handle]);
  return aclrtMemImportFromShareableHandleV2$(shareableHandle, shareType, flags, handle);
}

let aclrtMemInvalidate$: typeof aclrtMemInvalidate | undefined;
/**
 * Drops a device range from the cache without writing it back.
 * C: `aclError aclrtMemInvalidate(void *devPtr, size_t size)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtMemInvalidate(devPtr: DevicePtr | VirtualPtr | null, size: Int64): number {
  aclrtMemInvalidate$ ??= bind({ name: 'aclrtMemInvalidate', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['void *', 'size_t'] });
  if (isTraced()) return traced('aclrtMemInvalidate', 'devPtr size', aclrtMemInvalidate$, [devPtr, size]);
  return aclrtMemInvalidate$(devPtr, size);
}

let aclrtMemManagedAdvise$: typeof aclrtMemManagedAdvise | undefined;
/**
 * Advises the system how a range of managed memory will be used.
 * C: `aclError aclrtMemManagedAdvise(const void *const ptr, uint64_t size, aclrtMemManagedAdviseType advise, aclrtMemManagedLocation location)`. Since CANN 9.1.0. Products: A3, 910b.
 */
export function aclrtMemManagedAdvise(ptr: ManagedPtr | null, size: Int64, advise: number, location: StructInput<aclrtMemManagedLocation>): number {
  aclrtMemManagedAdvise$ ??= bind({ name: 'aclrtMemManagedAdvise', library: 'libacl_rt.so', since: '9.1.0', result: 'int32_t', params: ['void *', 'uint64_t', 'int32_t', aclrtMemManagedLocation] });
  if (isTraced()) return traced('aclrtMemManagedAdvise', 'ptr size advise location', aclrtMemManagedAdvise$, [ptr, size, advise, location]);
  return aclrtMemManagedAdvise$(ptr, size, advise, location);
}

let aclrtMemManagedGetAttr$: typeof aclrtMemManagedGetAttr | undefined;
/**
 * Reads one attribute of a range of managed memory.
 * C: `aclError aclrtMemManagedGetAttr(aclrtMemManagedRangeAttribute attribute, const void *ptr, size_t size, void *data, size_t dataSize)`. Since CANN 9.1.0. Products: A3, 910b.
 */
export function aclrtMemManagedGetAttr(attribute: number, ptr: ManagedPtr | null, size: Int64, data: MemoryPtr | ArrayBufferView | null, dataSize: Int64): number {
  aclrtMemManagedGetAttr$ ??= bind({ name: 'aclrtMemManagedGetAttr', library: 'libacl_rt.so', since: '9.1.0', result: 'int32_t', params: ['int32_t', 'void *', 'size_t', 'void *', 'size_t'] });
  if (isTraced()) return traced('aclrtMemManagedGetAttr', 'attribute ptr size data dataSize', aclrtMemManagedGetAttr$, [attribute, ptr, size, data, dataSize]);
  return aclrtMemManagedGetAttr$(attribute, ptr, size, data, dataSize);
}

let aclrtMemManagedGetAttrs$: typeof aclrtMemManagedGetAttrs | undefined;
/**
 * Reads several attributes of a range of managed memory.
 * C: `aclError aclrtMemManagedGetAttrs(aclrtMemManagedRangeAttribute *attributes, size_t numAttributes, const void *ptr, size_t size, void **data, size_t *dataSizes)`. Since CANN 9.1.0. Products: A3, 910b.
 */
export function aclrtMemManagedGetAttrs(attributes: Int32Array | null, numAttributes: Int64, ptr: ManagedPtr | null, size: Int64, data: BigUint64Array | null, dataSizes: BigUint64Array | null): number {
  aclrtMemManagedGetAttrs$ ??= bind({ name: 'aclrtMemManagedGetAttrs', library: 'libacl_rt.so', since: '9.1.0', result: 'int32_t', params: ['void *', 'size_t', 'void *', 'size_t', 'void *', 'void *'] });
  if (isTraced()) return traced('aclrtMemManagedGetAttrs', 'attributes numAttributes ptr size data dataSizes', aclrtMemManagedGetAttrs$, [attributes, numAttributes, ptr, size, data, dataSizes]);
  return aclrtMemManagedGetAttrs$(attributes, numAttributes, ptr, size, data, dataSizes);
}

let aclrtMemManagedPrefetchAsync$: typeof aclrtMemManagedPrefetchAsync | undefined;
/**
 * Queues the move of managed memory to a place before it is used there.
 * C: `aclError aclrtMemManagedPrefetchAsync(const void *ptr, size_t size, aclrtMemManagedLocation location, uint32_t flags, aclrtStream stream)`. Since CANN 9.1.0. Products: 910b.
 */
export function aclrtMemManagedPrefetchAsync(ptr: ManagedPtr | null, size: Int64, location: StructInput<aclrtMemManagedLocation>, flags: number, stream: StreamPtr | null): number {
  aclrtMemManagedPrefetchAsync$ ??= bind({ name: 'aclrtMemManagedPrefetchAsync', library: 'libacl_rt.so', since: '9.1.0', result: 'int32_t', params: ['void *', 'size_t', aclrtMemManagedLocation, 'uint32_t', 'void *'] });
  if (isTraced()) return traced('aclrtMemManagedPrefetchAsync', 'ptr size location flags stream', aclrtMemManagedPrefetchAsync$, [ptr, size, location, flags, stream]);
  return aclrtMemManagedPrefetchAsync$(ptr, size, location, flags, stream);
}

let aclrtMemManagedPrefetchBatchAsync$: typeof aclrtMemManagedPrefetchBatchAsync | undefined;
/**
 * Queues the move of several ranges of managed memory.
 * C: `aclError aclrtMemManagedPrefetchBatchAsync(const void **ptrs, size_t *sizes, size_t count, aclrtMemManagedLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs, uint64_t flags, aclrtStream stream)`. Since CANN 9.1.0. Products: 910b.
 */
export function aclrtMemManagedPrefetchBatchAsync(ptrs: BigUint64Array | null, sizes: BigUint64Array | null, count: Int64, prefetchLocs: readonly StructInput<aclrtMemManagedLocation>[] | null, prefetchLocIdxs: BigUint64Array | null, numPrefetchLocs: Int64, flags: Int64, stream: StreamPtr | null): number {
  aclrtMemManagedPrefetchBatchAsync$ ??= bind({ name: 'aclrtMemManagedPrefetchBatchAsync', library: 'libacl_rt.so', since: '9.1.0', result: 'int32_t', params: ['void *', 'void *', 'size_t', pointerTo(aclrtMemManagedLocation), 'void *', 'size_t', 'uint64_t', 'void *'] });
  if (isTraced()) return traced('aclrtMemManagedPrefetchBatchAsync', 'ptrs sizes count prefetchLocs prefetchLocIdxs numPrefetchLocs flags stream', aclrtMemManagedPrefetchBatchAsync$, [ptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, stream]);
  return aclrtMemManagedPrefetchBatchAsync$(ptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, stream);
}

let aclrtMemMapSelectedLink$: typeof aclrtMemMapSelectedLink | undefined;
/**
 * Maps the physical memory behind one range at another range and chooses the link that reaches it.
 * C: `aclError aclrtMemMapSelectedLink(void *virPtrDst, size_t size, void *virPtrSrc, uint32_t linkIdx)`. Since CANN 9.1.0. Products: A3.
 */
export function aclrtMemMapSelectedLink(virPtrDst: VirtualPtr | null, size: Int64, virPtrSrc: VirtualPtr | null, linkIdx: number): number {
  aclrtMemMapSelectedLink$ ??= bind({ name: 'aclrtMemMapSelectedLink', library: 'libacl_rt.so', since: '9.1.0', result: 'int32_t', params: ['void *', 'size_t', 'void *', 'uint32_t'] });
  if (isTraced()) return traced('aclrtMemMapSelectedLink', 'virPtrDst size virPtrSrc linkIdx', aclrtMemMapSelectedLink$, [virPtrDst, size, virPtrSrc, linkIdx]);
  return aclrtMemMapSelectedLink$(virPtrDst, size, virPtrSrc, linkIdx);
}

let aclrtMemP2PMap$: typeof aclrtMemP2PMap | undefined;
/**
 * Builds the page table of another device for device memory ahead of its first access.
 * C: `aclError aclrtMemP2PMap(void *devPtr, size_t size, int32_t dstDevId, uint64_t flags)`. Since CANN 9.0.0. Products: 950, A3, 910b, 310p, 910.
 */
export function aclrtMemP2PMap(devPtr: DevicePtr | VirtualPtr | null, size: Int64, dstDevId: number, flags: Int64): number {
  aclrtMemP2PMap$ ??= bind({ name: 'aclrtMemP2PMap', library: 'libacl_rt.so', since: '9.0.0', result: 'int32_t', params: ['void *', 'size_t', 'int32_t', 'uint64_t'] });
  if (isTraced()) return traced('aclrtMemP2PMap', 'devPtr size dstDevId flags', aclrtMemP2PMap$, [devPtr, size, dstDevId, flags]);
  return aclrtMemP2PMap$(devPtr, size, dstDevId, flags);
}

let aclrtMemPoolCreate$: typeof aclrtMemPoolCreate | undefined;
/**
 * Creates a pool from which streams allocate device memory in their own order.
 * C: `aclError aclrtMemPoolCreate(aclrtMemPool *memPool, const aclrtMemPoolProps *poolProps)`. Since CANN 9.0.0. Products: 910b.
 */
export function aclrtMemPoolCreate(memPool: BigUint64Array | null, poolProps: StructInput<aclrtMemPoolProps> | null): number {
  aclrtMemPoolCreate$ ??= bind({ name: 'aclrtMemPoolCreate', library: 'libacl_rt.so', since: '9.0.0', result: 'int32_t', params: ['void *', pointerTo(aclrtMemPoolProps)] });
  if (isTraced()) return traced('aclrtMemPoolCreate', 'memPool poolProps', aclrtMemPoolCreate$, [memPool, poolProps]);
  return aclrtMemPoolCreate$(memPool, poolProps);
}

let aclrtMemPoolDestroy$: typeof aclrtMemPoolDestroy | undefined;
/**
 * Destroys a memory pool.
 * C: `aclError aclrtMemPoolDestroy(const aclrtMemPool memPool)`. Since CANN 9.0.0. Products: 910b.
 */
export function aclrtMemPoolDestroy(memPool: MemPoolPtr | null): number {
  aclrtMemPoolDestroy$ ??= bind({ name: 'aclrtMemPoolDestroy', library: 'libacl_rt.so', since: '9.0.0', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtMemPoolDestroy', 'memPool', aclrtMemPoolDestroy$, [memPool]);
  return aclrtMemPoolDestroy$(memPool);
}

let aclrtMemPoolFreeAsync$: typeof aclrtMemPoolFreeAsync | undefined;
/**
 * Gives memory back to its pool in the order of a stream.
 * C: `aclError aclrtMemPoolFreeAsync(void *ptr, aclrtStream stream)`. Since CANN 9.1.0. Products: 910b.
 */
export function aclrtMemPoolFreeAsync(ptr: DevicePtr | VirtualPtr | null, stream: StreamPtr | null): number {
  aclrtMemPoolFreeAsync$ ??= bind({ name: 'aclrtMemPoolFreeAsync', library: 'libacl_rt.so', since: '9.1.0', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclrtMemPoolFreeAsync', 'ptr stream', aclrtMemPoolFreeAsync$, [ptr, stream]);
  return aclrtMemPoolFreeAsync$(ptr, stream);
}

let aclrtMemPoolGetAttr$: typeof aclrtMemPoolGetAttr | undefined;
/**
 * Reads an attribute of a pool.
 * C: `aclError aclrtMemPoolGetAttr(aclrtMemPool memPool, aclrtMemPoolAttr attr, void *value)`. Since CANN 9.0.0. Products: 910b.
 */
export function aclrtMemPoolGetAttr(memPool: MemPoolPtr | null, attr: number, value: MemoryPtr | ArrayBufferView | null): number {
  aclrtMemPoolGetAttr$ ??= bind({ name: 'aclrtMemPoolGetAttr', library: 'libacl_rt.so', since: '9.0.0', result: 'int32_t', params: ['void *', 'int32_t', 'void *'] });
  if (isTraced()) return traced('aclrtMemPoolGetAttr', 'memPool attr value', aclrtMemPoolGetAttr$, [memPool, attr, value]);
  return aclrtMemPoolGetAttr$(memPool, attr, value);
}

let aclrtMemPoolMallocAsync$: typeof aclrtMemPoolMallocAsync | undefined;
/**
 * Takes device memory from a pool; the address is known at once and usable by later tasks of the stream.
 * C: `aclError aclrtMemPoolMallocAsync(void **ptr, size_t size, aclrtMemPool memPool, aclrtStream stream)`. Since CANN 9.1.0. Products: 910b.
 */
export function aclrtMemPoolMallocAsync(ptr: BigUint64Array | null, size: Int64, memPool: MemPoolPtr | null, stream: StreamPtr | null): number {
  aclrtMemPoolMallocAsync$ ??= bind({ name: 'aclrtMemPoolMallocAsync', library: 'libacl_rt.so', since: '9.1.0', result: 'int32_t', params: ['void *', 'size_t', 'void *', 'void *'] });
  if (isTraced()) return traced('aclrtMemPoolMallocAsync', 'ptr size memPool stream', aclrtMemPoolMallocAsync$, [ptr, size, memPool, stream]);
  return aclrtMemPoolMallocAsync$(ptr, size, memPool, stream);
}

let aclrtMemPoolSetAttr$: typeof aclrtMemPoolSetAttr | undefined;
/**
 * Changes an attribute of a pool.
 * C: `aclError aclrtMemPoolSetAttr(aclrtMemPool memPool, aclrtMemPoolAttr attr, void *value)`. Since CANN 9.0.0. Products: 910b.
 */
export function aclrtMemPoolSetAttr(memPool: MemPoolPtr | null, attr: number, value: MemoryPtr | ArrayBufferView | null): number {
  aclrtMemPoolSetAttr$ ??= bind({ name: 'aclrtMemPoolSetAttr', library: 'libacl_rt.so', since: '9.0.0', result: 'int32_t', params: ['void *', 'int32_t', 'void *'] });
  if (isTraced()) return traced('aclrtMemPoolSetAttr', 'memPool attr value', aclrtMemPoolSetAttr$, [memPool, attr, value]);
  return aclrtMemPoolSetAttr$(memPool, attr, value);
}

let aclrtMemPoolTrimTo$: typeof aclrtMemPoolTrimTo | undefined;
/**
 * Returns unused memory of a pool to the device.
 * C: `aclError aclrtMemPoolTrimTo(aclrtMemPool memPool, size_t minBytesToKeep)`. Since CANN 9.1.0. Products: 910b.
 */
export function aclrtMemPoolTrimTo(memPool: MemPoolPtr | null, minBytesToKeep: Int64): number {
  aclrtMemPoolTrimTo$ ??= bind({ name: 'aclrtMemPoolTrimTo', library: 'libacl_rt.so', since: '9.1.0', result: 'int32_t', params: ['void *', 'size_t'] });
  if (isTraced()) return traced('aclrtMemPoolTrimTo', 'memPool minBytesToKeep', aclrtMemPoolTrimTo$, [memPool, minBytesToKeep]);
  return aclrtMemPoolTrimTo$(memPool, minBytesToKeep);
}

let aclrtMemRetainAllocationHandle$: typeof aclrtMemRetainAllocationHandle | undefined;
/**
 * Finds the physical memory behind a mapped address and takes one more reference to it.
 * C: `aclError aclrtMemRetainAllocationHandle(void *virPtr, aclrtDrvMemHandle *handle)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtMemRetainAllocationHandle(virPtr: VirtualPtr | null, handle: BigUint64Array | null): number {
  aclrtMemRetainAllocationHandle$ ??= bind({ name: 'aclrtMemRetainAllocationHandle', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclrtMemRetainAllocationHandle', 'virPtr handle', aclrtMemRetainAllocationHandle$, [virPtr, handle]);
  return aclrtMemRetainAllocationHandle$(virPtr, handle);
}

let aclrtMemSetAccess$: typeof aclrtMemSetAccess | undefined;
/**
 * Grants places access to a mapping. The owner of the memory has it already.
 * C: `aclError aclrtMemSetAccess(void *virPtr, size_t size, aclrtMemAccessDesc *desc, size_t count)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtMemSetAccess(virPtr: VirtualPtr | null, size: Int64, desc: readonly StructInput<aclrtMemAccessDesc>[] | null, count: Int64): number {
  aclrtMemSetAccess$ ??= bind({ name: 'aclrtMemSetAccess', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'size_t', pointerTo(aclrtMemAccessDesc), 'size_t'] });
  if (isTraced()) return traced('aclrtMemSetAccess', 'virPtr size desc count', aclrtMemSetAccess$, [virPtr, size, desc, count]);
  return aclrtMemSetAccess$(virPtr, size, desc, count);
}

let aclrtMemSetPidToShareableHandle$: typeof aclrtMemSetPidToShareableHandle | undefined;
/**
 * Names the processes that may import exported memory. Only the exporter calls it.
 * C: `aclError aclrtMemSetPidToShareableHandle(uint64_t shareableHandle, int32_t *pid, size_t pidNum)`. Since CANN 7.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtMemSetPidToShareableHandle(shareableHandle: Int64, pid: Int32Array | null, pidNum: Int64): number {
  aclrtMemSetPidToShareableHandle$ ??= bind({ name: 'aclrtMemSetPidToShareableHandle', library: 'libacl_rt.so', since: '7.0.0', result: 'int32_t', params: ['uint64_t', 'void *', 'size_t'] });
  if (isTraced()) return traced('aclrtMemSetPidToShareableHandle', 'shareableHandle pid pidNum', aclrtMemSetPidToShareableHandle$, [shareableHandle, pid, pidNum]);
  return aclrtMemSetPidToShareableHandle$(shareableHandle, pid, pidNum);
}

let aclrtMemSetPidToShareableHandleV2$: typeof aclrtMemSetPidToShareableHandleV2 | undefined;
/**
 * Names the processes that may import exported memory, for both kinds of handle.
 * C: `aclError aclrtMemSetPidToShareableHandleV2(void *shareableHandle, aclrtMemSharedHandleType shareType, int32_t *pid, size_t pidNum)`. Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtMemSetPidToShareableHandleV2(shareableHandle: MemoryPtr | ArrayBufferView | null, shareType: number, pid: Int32Array | null, pidNum: Int64): number {
  aclrtMemSetPidToShareableHandleV2$ ??= bind({ name: 'aclrtMemSetPidToShareableHandleV2', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'int32_t', 'void *', 'size_t'] });
  if (isTraced()) return traced('aclrtMemSetPidToShareableHandleV2', 'shareableHandle shareType pid pidNum', aclrtMemSetPidToShareableHandleV2$, [shareableHandle, shareType, pid, pidNum]);
  return aclrtMemSetPidToShareableHandleV2$(shareableHandle, shareType, pid, pidNum);
}

let aclrtMemcpy$: typeof aclrtMemcpy | undefined;
/**
 * Copies bytes between host and device memory and waits for that copy alone.
 * C: `aclError aclrtMemcpy(void *dst, size_t destMax, const void *src, size_t count, aclrtMemcpyKind kind)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 */
export function aclrtMemcpy(dst: MemoryPtr | ArrayBufferView | null, destMax: Int64, src: MemoryPtr | ArrayBufferView | null, count: Int64, kind: number): number {
  aclrtMemcpy$ ??= bind({ name: 'aclrtMemcpy', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['void *', 'size_t', 'void *', 'size_t', 'int32_t'] });
  if (isTraced()) return traced('aclrtMemcpy', 'dst destMax src count kind', aclrtMemcpy$, [dst, destMax, src, count, kind]);
  return aclrtMemcpy$(dst, destMax, src, count, kind);
}

let aclrtMemcpy2d$: typeof aclrtMemcpy2d | undefined;
/**
 * Copies a rectangle of rows between host and device and waits for it.
 * C: `aclError aclrtMemcpy2d(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width, size_t height, aclrtMemcpyKind kind)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtMemcpy2d(dst: MemoryPtr | ArrayBufferView | null, dpitch: Int64, src: MemoryPtr | ArrayBufferView | null, spitch: Int64, width: Int64, height: Int64, kind: number): number {
  aclrtMemcpy2d$ ??= bind({ name: 'aclrtMemcpy2d', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['void *', 'size_t', 'void *', 'size_t', 'size_t', 'size_t', 'int32_t'] });
  if (isTraced()) return traced('aclrtMemcpy2d', 'dst dpitch src spitch width height kind', aclrtMemcpy2d$, [dst, dpitch, src, spitch, width, height, kind]);
  return aclrtMemcpy2d$(dst, dpitch, src, spitch, width, height, kind);
}

let aclrtMemcpy2dAsync$: typeof aclrtMemcpy2dAsync | undefined;
/**
 * Queues the copy of a rectangle of rows on a stream.
 * C: `aclError aclrtMemcpy2dAsync(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width, size_t height, aclrtMemcpyKind kind, aclrtStream stream)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtMemcpy2dAsync(dst: MemoryPtr | null, dpitch: Int64, src: MemoryPtr | null, spitch: Int64, width: Int64, height: Int64, kind: number, stream: StreamPtr | null): number {
  aclrtMemcpy2dAsync$ ??= bind({ name: 'aclrtMemcpy2dAsync', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['void *', 'size_t', 'void *', 'size_t', 'size_t', 'size_t', 'int32_t', 'void *'] });
  if (isTraced()) return traced('aclrtMemcpy2dAsync', 'dst dpitch src spitch width height kind stream', aclrtMemcpy2dAsync$, [dst, dpitch, src, spitch, width, height, kind, stream]);
  return aclrtMemcpy2dAsync$(dst, dpitch, src, spitch, width, height, kind, stream);
}

let aclrtMemcpyAsync$: typeof aclrtMemcpyAsync | undefined;
/**
 * Queues a copy between host and device memory on a stream.
 * C: `aclError aclrtMemcpyAsync(void *dst, size_t destMax, const void *src, size_t count, aclrtMemcpyKind kind, aclrtStream stream)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtMemcpyAsync(dst: MemoryPtr | null, destMax: Int64, src: MemoryPtr | null, count: Int64, kind: number, stream: StreamPtr | null): number {
  aclrtMemcpyAsync$ ??= bind({ name: 'aclrtMemcpyAsync', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['void *', 'size_t', 'void *', 'size_t', 'int32_t', 'void *'] });
  if (isTraced()) return traced('aclrtMemcpyAsync', 'dst destMax src count kind stream', aclrtMemcpyAsync$, [dst, destMax, src, count, kind, stream]);
  return aclrtMemcpyAsync$(dst, destMax, src, count, kind, stream);
}

let aclrtMemcpyAsyncWithCondition$: typeof aclrtMemcpyAsyncWithCondition | undefined;
/**
 * Queues a copy like aclrtMemcpyAsync after asking the driver whether the host memory is page-locked.
 * C: `aclError aclrtMemcpyAsyncWithCondition(void *dst, size_t destMax, const void *src, size_t count, aclrtMemcpyKind kind, aclrtStream stream)`. Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 */
export function aclrtMemcpyAsyncWithCondition(dst: MemoryPtr | null, destMax: Int64, src: MemoryPtr | null, count: Int64, kind: number, stream: StreamPtr | null): number {
  aclrtMemcpyAsyncWithCondition$ ??= bind({ name: 'aclrtMemcpyAsyncWithCondition', library: 'libacl_rt.so', since: '8.1.RC1', result: 'int32_t', params: ['void *', 'size_t', 'void *', 'size_t', 'int32_t', 'void *'] });
  if (isTraced()) return traced('aclrtMemcpyAsyncWithCondition', 'dst destMax src count kind stream', aclrtMemcpyAsyncWithCondition$, [dst, destMax, src, count, kind, stream]);
  return aclrtMemcpyAsyncWithCondition$(dst, destMax, src, count, kind, stream);
}

let aclrtMemcpyAsyncWithDesc$: typeof aclrtMemcpyAsyncWithDesc | undefined;
/**
 * Queues the copy that a description in device memory holds.
 * C: `aclError aclrtMemcpyAsyncWithDesc(void *desc, aclrtMemcpyKind kind, aclrtStream stream)`. Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b.
 */
export function aclrtMemcpyAsyncWithDesc(desc: DevicePtr | VirtualPtr | null, kind: number, stream: StreamPtr | null): number {
  aclrtMemcpyAsyncWithDesc$ ??= bind({ name: 'aclrtMemcpyAsyncWithDesc', library: 'libacl_rt.so', since: '8.1.RC1', result: 'int32_t', params: ['void *', 'int32_t', 'void *'] });
  if (isTraced()) return traced('aclrtMemcpyAsyncWithDesc', 'desc kind stream', aclrtMemcpyAsyncWithDesc$, [desc, kind, stream]);
  return aclrtMemcpyAsyncWithDesc$(desc, kind, stream);
}

let aclrtMemcpyAsyncWithOffset$: typeof aclrtMemcpyAsyncWithOffset | undefined;
/**
 * Queues a copy within one device whose addresses are read from device memory when the copy runs.
 * C: `aclError aclrtMemcpyAsyncWithOffset(void **dst, size_t destMax, size_t dstDataOffset, const void **src, size_t count, size_t srcDataOffset, aclrtMemcpyKind kind, aclrtStream stream)`. Since CANN 8.5.0. Products: 950, A3, 910b, 910.
 */
export function aclrtMemcpyAsyncWithOffset(dst: DevicePtr | VirtualPtr | null, destMax: Int64, dstDataOffset: Int64, src: DevicePtr | VirtualPtr | null, count: Int64, srcDataOffset: Int64, kind: number, stream: StreamPtr | null): number {
  aclrtMemcpyAsyncWithOffset$ ??= bind({ name: 'aclrtMemcpyAsyncWithOffset', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'size_t', 'size_t', 'void *', 'size_t', 'size_t', 'int32_t', 'void *'] });
  if (isTraced()) return traced('aclrtMemcpyAsyncWithOffset', 'dst destMax dstDataOffset src count srcDataOffset kind stream', aclrtMemcpyAsyncWithOffset$, [dst, destMax, dstDataOffset, src, count, srcDataOffset, kind, stream]);
  return aclrtMemcpyAsyncWithOffset$(dst, destMax, dstDataOffset, src, count, srcDataOffset, kind, stream);
}

let aclrtMemcpyBatch$: typeof aclrtMemcpyBatch | undefined;
/**
 * Copies many ranges between host and device in one call and waits for them.
 * C: `aclError aclrtMemcpyBatch(void **dsts, size_t *destMaxs, void **srcs, size_t *sizes, size_t numBatches, aclrtMemcpyBatchAttr *attrs, size_t *attrsIndexes, size_t numAttrs, size_t *failIndex)`. Since CANN 8.5.0. Products: 950, A3, 910b.
 */
export function aclrtMemcpyBatch(dsts: BigUint64Array | null, destMaxs: BigUint64Array | null, srcs: BigUint64Array | null, sizes: BigUint64Array | null, numBatches: Int64, attrs: readonly StructInput<aclrtMemcpyBatchAttr>[] | null, attrsIndexes: BigUint64Array | null, numAttrs: Int64, failIndex: BigUint64Array | null): number {
  aclrtMemcpyBatch$ ??= bind({ name: 'aclrtMemcpyBatch', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'void *', 'void *', 'void *', 'size_t', pointerTo(aclrtMemcpyBatchAttr), 'void *', 'size_t', 'void *'] });
  if (isTraced()) return traced('aclrtMemcpyBatch', 'dsts destMaxs srcs sizes numBatches attrs attrsIndexes numAttrs failIndex', aclrtMemcpyBatch$, [dsts, destMaxs, srcs, sizes, numBatches, attrs, attrsIndexes, numAttrs, failIndex]);
  return aclrtMemcpyBatch$(dsts, destMaxs, srcs, sizes, numBatches, attrs, attrsIndexes, numAttrs, failIndex);
}

let aclrtMemcpyBatchAsync$: typeof aclrtMemcpyBatchAsync | undefined;
/**
 * Queues many copies between host and device on a stream.
 * C: `aclError aclrtMemcpyBatchAsync(void **dsts, size_t *destMaxs, void **srcs, size_t *sizes, size_t numBatches, aclrtMemcpyBatchAttr *attrs, size_t *attrsIndexes, size_t numAttrs, size_t *failIndex, aclrtStream stream)`. Since CANN 8.5.0. Products: 950, A3, 910b.
 */
export function aclrtMemcpyBatchAsync(dsts: BigUint64Array | null, destMaxs: BigUint64Array | null, srcs: BigUint64Array | null, sizes: BigUint64Array | null, numBatches: Int64, attrs: readonly StructInput<aclrtMemcpyBatchAttr>[] | null, attrsIndexes: BigUint64Array | null, numAttrs: Int64, failIndex: BigUint64Array | null, stream: StreamPtr | null): number {
  aclrtMemcpyBatchAsync$ ??= bind({ name: 'aclrtMemcpyBatchAsync', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'void *', 'void *', 'void *', 'size_t', pointerTo(aclrtMemcpyBatchAttr), 'void *', 'size_t', 'void *', 'void *'] });
  if (isTraced()) return traced('aclrtMemcpyBatchAsync', 'dsts destMaxs srcs sizes numBatches attrs attrsIndexes numAttrs failIndex stream', aclrtMemcpyBatchAsync$, [dsts, destMaxs, srcs, sizes, numBatches, attrs, attrsIndexes, numAttrs, failIndex, stream]);
  return aclrtMemcpyBatchAsync$(dsts, destMaxs, srcs, sizes, numBatches, attrs, attrsIndexes, numAttrs, failIndex, stream);
}

let aclrtMemcpyBatchAsyncV2$: typeof aclrtMemcpyBatchAsyncV2 | undefined;
/**
 * Queues many copies like aclrtMemcpyBatchAsync, without naming the item that failed.
 * C: `aclError aclrtMemcpyBatchAsyncV2(void **dsts, size_t *destMaxs, void **srcs, size_t *sizes, size_t numBatches, aclrtMemcpyBatchAttr *attrs, size_t *attrsIndexes, size_t numAttrs, aclrtStream stream)`. Since CANN 9.1.0. Products: 950, A3, 910b.
 */
export function aclrtMemcpyBatchAsyncV2(dsts: BigUint64Array | null, destMaxs: BigUint64Array | null, srcs: BigUint64Array | null, sizes: BigUint64Array | null, numBatches: Int64, attrs: readonly StructInput<aclrtMemcpyBatchAttr>[] | null, attrsIndexes: BigUint64Array | null, numAttrs: Int64, stream: StreamPtr | null): number {
  aclrtMemcpyBatchAsyncV2$ ??= bind({ name: 'aclrtMemcpyBatchAsyncV2', library: 'libacl_rt.so', since: '9.1.0', result: 'int32_t', params: ['void *', 'void *', 'void *', 'void *', 'size_t', pointerTo(aclrtMemcpyBatchAttr), 'void *', 'size_t', 'void *'] });
  if (isTraced()) return traced('aclrtMemcpyBatchAsyncV2', 'dsts destMaxs srcs sizes numBatches attrs attrsIndexes numAttrs stream', aclrtMemcpyBatchAsyncV2$, [dsts, destMaxs, srcs, sizes, numBatches, attrs, attrsIndexes, numAttrs, stream]);
  return aclrtMemcpyBatchAsyncV2$(dsts, destMaxs, srcs, sizes, numBatches, attrs, attrsIndexes, numAttrs, stream);
}

let aclrtMemcpyBatchV2$: typeof aclrtMemcpyBatchV2 | undefined;
/**
 * Copies many ranges between host and device like aclrtMemcpyBatch, without naming the item that failed.
 * C: `aclError aclrtMemcpyBatchV2(void **dsts, size_t *destMaxs, void **srcs, size_t *sizes, size_t numBatches, aclrtMemcpyBatchAttr *attrs, size_t *attrsIndexes, size_t numAttrs)`. Since CANN 9.1.0. Products: 950, A3, 910b.
 */
export function aclrtMemcpyBatchV2(dsts: BigUint64Array | null, destMaxs: BigUint64Array | null, srcs: BigUint64Array | null, sizes: BigUint64Array | null, numBatches: Int64, attrs: readonly StructInput<aclrtMemcpyBatchAttr>[] | null, attrsIndexes: BigUint64Array | null, numAttrs: Int64): number {
  aclrtMemcpyBatchV2$ ??= bind({ name: 'aclrtMemcpyBatchV2', library: 'libacl_rt.so', since: '9.1.0', result: 'int32_t', params: ['void *', 'void *', 'void *', 'void *', 'size_t', pointerTo(aclrtMemcpyBatchAttr), 'void *', 'size_t'] });
  if (isTraced()) return traced('aclrtMemcpyBatchV2', 'dsts destMaxs srcs sizes numBatches attrs attrsIndexes numAttrs', aclrtMemcpyBatchV2$, [dsts, destMaxs, srcs, sizes, numBatches, attrs, attrsIndexes, numAttrs]);
  return aclrtMemcpyBatchV2$(dsts, destMaxs, srcs, sizes, numBatches, attrs, attrsIndexes, numAttrs);
}

let aclrtMemcpyFromSymbol$: typeof aclrtMemcpyFromSymbol | undefined;
/**
 * Copies bytes of a device variable to host memory and waits for the copy.
 * C: `aclError aclrtMemcpyFromSymbol(void *dst, size_t dstMax, const void *symbol, size_t count, size_t offset, aclrtMemcpyKind kind)`. Since CANN 9.1.0. Products: 950, A3, 910b, 310p.
 */
export function aclrtMemcpyFromSymbol(dst: MemoryPtr | ArrayBufferView | null, dstMax: Int64, symbol: MemoryPtr | null, count: Int64, offset: Int64, kind: number): number {
  aclrtMemcpyFromSymbol$ ??= bind({ name: 'aclrtMemcpyFromSymbol', library: 'libacl_rt.so', since: '9.1.0', result: 'int32_t', params: ['void *', 'size_t', 'void *', 'size_t', 'size_t', 'int32_t'] });
  if (isTraced()) return traced('aclrtMemcpyFromSymbol', 'dst dstMax symbol count offset kind', aclrtMemcpyFromSymbol$, [dst, dstMax, symbol, count, offset, kind]);
  return aclrtMemcpyFromSymbol$(dst, dstMax, symbol, count, offset, kind);
}

let aclrtMemcpyFromSymbolAsync$: typeof aclrtMemcpyFromSymbolAsync | undefined;
/**
 * Queues a copy from a device variable to host memory on a stream.
 * C: `aclError aclrtMemcpyFromSymbolAsync(void *dst, size_t dstMax, const void *symbol, size_t count, size_t offset, aclrtMemcpyKind kind, aclrtStream stream)`. Since CANN 9.1.0. Products: 950, A3, 910b, 310p.
 */
export function aclrtMemcpyFromSymbolAsync(dst: MemoryPtr | null, dstMax: Int64, symbol: MemoryPtr | null, count: Int64, offset: Int64, kind: number, stream: StreamPtr | null): number {
  aclrtMemcpyFromSymbolAsync$ ??= bind({ name: 'aclrtMemcpyFromSymbolAsync', library: 'libacl_rt.so', since: '9.1.0', result: 'int32_t', params: ['void *', 'size_t', 'void *', 'size_t', 'size_t', 'int32_t', 'void *'] });
  if (isTraced()) return traced('aclrtMemcpyFromSymbolAsync', 'dst dstMax symbol count offset kind stream', aclrtMemcpyFromSymbolAsync$, [dst, dstMax, symbol, count, offset, kind, stream]);
  return aclrtMemcpyFromSymbolAsync$(dst, dstMax, symbol, count, offset, kind, stream);
}

let aclrtMemcpyToSymbol$: typeof aclrtMemcpyToSymbol | undefined;
/**
 * Copies bytes of host memory into a device variable and waits for the copy.
 * C: `aclError aclrtMemcpyToSymbol(const void *symbol, const void *src, size_t count, size_t offset, aclrtMemcpyKind kind)`. Since CANN 9.1.0. Products: 950, A3, 910b, 310p.
 */
export function aclrtMemcpyToSymbol(symbol: MemoryPtr | null, src: MemoryPtr | ArrayBufferView | null, count: Int64, offset: Int64, kind: number): number {
  aclrtMemcpyToSymbol$ ??= bind({ name: 'aclrtMemcpyToSymbol', library: 'libacl_rt.so', since: '9.1.0', result: 'int32_t', params: ['void *', 'void *', 'size_t', 'size_t', 'int32_t'] });
  if (isTraced()) return traced('aclrtMemcpyToSymbol', 'symbol src count offset kind', aclrtMemcpyToSymbol$, [symbol, src, count, offset, kind]);
  return aclrtMemcpyToSymbol$(symbol, src, count, offset, kind);
}

let aclrtMemcpyToSymbolAsync$: typeof aclrtMemcpyToSymbolAsync | undefined;
/**
 * Queues a copy from host memory into a device variable on a stream.
 * C: `aclError aclrtMemcpyToSymbolAsync(const void *symbol, const void *src, size_t count, size_t offset, aclrtMemcpyKind kind, aclrtStream stream)`. Since CANN 9.1.0. Products: 950, A3, 910b, 310p.
 */
export function aclrtMemcpyToSymbolAsync(symbol: MemoryPtr | null, src: MemoryPtr | null, count: Int64, offset: Int64, kind: number, stream: StreamPtr | null): number {
  aclrtMemcpyToSymbolAsync$ ??= bind({ name: 'aclrtMemcpyToSymbolAsync', library: 'libacl_rt.so', since: '9.1.0', result: 'int32_t', params: ['void *', 'void *', 'size_t', 'size_t', 'int32_t', 'void *'] });
  if (isTraced()) return traced('aclrtMemcpyToSymbolAsync', 'symbol src count offset kind stream', aclrtMemcpyToSymbolAsync$, [symbol, src, count, offset, kind, stream]);
  return aclrtMemcpyToSymbolAsync$(symbol, src, count, offset, kind, stream);
}

let aclrtMemset$: typeof aclrtMemset | undefined;
/**
 * Fills memory with one byte value and waits for that alone.
 * C: `aclError aclrtMemset(void *devPtr, size_t maxCount, int32_t value, size_t count)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 */
export function aclrtMemset(devPtr: MemoryPtr | null, maxCount: Int64, value: number, count: Int64): number {
  aclrtMemset$ ??= bind({ name: 'aclrtMemset', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['void *', 'size_t', 'int32_t', 'size_t'] });
  if (isTraced()) return traced('aclrtMemset', 'devPtr maxCount value count', aclrtMemset$, [devPtr, maxCount, value, count]);
  return aclrtMemset$(devPtr, maxCount, value, count);
}

let aclrtMemsetAsync$: typeof aclrtMemsetAsync | undefined;
/**
 * Queues the filling of memory with one byte value on a stream.
 * C: `aclError aclrtMemsetAsync(void *devPtr, size_t maxCount, int32_t value, size_t count, aclrtStream stream)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtMemsetAsync(devPtr: MemoryPtr | null, maxCount: Int64, value: number, count: Int64, stream: StreamPtr | null): number {
  aclrtMemsetAsync$ ??= bind({ name: 'aclrtMemsetAsync', library: 'libacl_rt.so', since: '5.0.4', result: 'int32_t', params: ['void *', 'size_t', 'int32_t', 'size_t', 'void *'] });
  if (isTraced()) return traced('aclrtMemsetAsync', 'devPtr maxCount value count stream', aclrtMemsetAsync$, [devPtr, maxCount, value, count, stream]);
  return aclrtMemsetAsync$(devPtr, maxCount, value, count, stream);
}

let aclrtMemsetD32$: typeof aclrtMemsetD32 | undefined;
/**
 * Fills memory with one 32-bit word and waits for that alone.
 * C: `aclError aclrtMemsetD32(void *ptr, size_t memSize, uint32_t value, size_t N)`. Since CANN 9.1.0. Products: 950, A3, 910b.
 */
export function aclrtMemsetD32(ptr: MemoryPtr | null, memSize: Int64, value: number, N: Int64): number {
  aclrtMemsetD32$ ??= bind({ name: 'aclrtMemsetD32', library: 'libacl_rt.so', since: '9.1.0', result: 'int32_t', params: ['void *', 'size_t', 'uint32_t', 'size_t'] });
  if (isTraced()) return traced('aclrtMemsetD32', 'ptr memSize value N', aclrtMemsetD32$, [ptr, memSize, value, N]);
  return aclrtMemsetD32$(ptr, memSize, value, N);
}

let aclrtMemsetD32Async$: typeof aclrtMemsetD32Async | undefined;
/**
 * Queues the filling of device memory with one 32-bit word on a stream.
 * C: `aclError aclrtMemsetD32Async(void *ptr, size_t memSize, uint32_t value, size_t N, aclrtStream stream)`. Since CANN 9.1.0. Products: 950, A3, 910b.
 */
export function aclrtMemsetD32Async(ptr: MemoryPtr | null, memSize: Int64, value: number, N: Int64, stream: StreamPtr | null): number {
  aclrtMemsetD32Async$ ??= bind({ name: 'aclrtMemsetD32Async', library: 'libacl_rt.so', since: '9.1.0', result: 'int32_t', params: ['void *', 'size_t', 'uint32_t', 'size_t', 'void *'] });
  if (isTraced()) return traced('aclrtMemsetD32Async', 'ptr memSize value N stream', aclrtMemsetD32Async$, [ptr, memSize, value, N, stream]);
  return aclrtMemsetD32Async$(ptr, memSize, value, N, stream);
}

let aclrtPointerGetAttributes$: typeof aclrtPointerGetAttributes | undefined;
/**
 * Tells where an address is and how large its pages are.
 * C: `aclError aclrtPointerGetAttributes(const void *ptr, aclrtPtrAttributes *attributes)`. Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtPointerGetAttributes(ptr: MemoryPtr | null, attributes: object | null): number {
  aclrtPointerGetAttributes$ ??= bind({ name: 'aclrtPointerGetAttributes', library: 'libacl_rt.so', since: '8.1.RC1', result: 'int32_t', params: ['void *', outOf(aclrtPtrAttributes)] });
  if (isTraced()) return traced('aclrtPointerGetAttributes', 'ptr attributes', aclrtPointerGetAttributes$, [ptr, attributes]);
  return aclrtPointerGetAttributes$(ptr, attributes);
}

let aclrtReleaseMemAddress$: typeof aclrtReleaseMemAddress | undefined;
/**
 * Gives reserved virtual addresses back. Every mapping in the range must be undone first.
 * C: `aclError aclrtReleaseMemAddress(void *virPtr)`. Since CANN 7.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtReleaseMemAddress(virPtr: VirtualPtr | null): number {
  aclrtReleaseMemAddress$ ??= bind({ name: 'aclrtReleaseMemAddress', library: 'libacl_rt.so', since: '7.0.0', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtReleaseMemAddress', 'virPtr', aclrtReleaseMemAddress$, [virPtr]);
  return aclrtReleaseMemAddress$(virPtr);
}

let aclrtReserveMemAddress$: typeof aclrtReserveMemAddress | undefined;
/**
 * Reserves a range of virtual addresses without memory behind it.
 * C: `aclError aclrtReserveMemAddress(void **virPtr, size_t size, size_t alignment, void *expectPtr, uint64_t flags)`. Since CANN 7.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtReserveMemAddress(virPtr: BigUint64Array | null, size: Int64, alignment: Int64, expectPtr: VirtualPtr | null, flags: Int64): number {
  aclrtReserveMemAddress$ ??= bind({ name: 'aclrtReserveMemAddress', library: 'libacl_rt.so', since: '7.0.0', result: 'int32_t', params: ['void *', 'size_t', 'size_t', 'void *', 'uint64_t'] });
  if (isTraced()) return traced('aclrtReserveMemAddress', 'virPtr size alignment expectPtr flags', aclrtReserveMemAddress$, [virPtr, size, alignment, expectPtr, flags]);
  return aclrtReserveMemAddress$(virPtr, size, alignment, expectPtr, flags);
}

let aclrtReserveMemAddressNoUCMemory$: typeof aclrtReserveMemAddressNoUCMemory | undefined;
/**
 * Reserves virtual addresses whose memory is never used around the L2 cache.
 * C: `aclError aclrtReserveMemAddressNoUCMemory(void **virPtr, size_t size, size_t alignment, void *expectPtr, uint64_t flags)`. Since CANN 9.0.0. Products: A3.
 */
export function aclrtReserveMemAddressNoUCMemory(virPtr: BigUint64Array | null, size: Int64, alignment: Int64, expectPtr: VirtualPtr | null, flags: Int64): number {
  aclrtReserveMemAddressNoUCMemory$ ??= bind({ name: 'aclrtReserveMemAddressNoUCMemory', library: 'libacl_rt.so', since: '9.0.0', result: 'int32_t', params: ['void *', 'size_t', 'size_t', 'void *', 'uint64_t'] });
  if (isTraced()) return traced('aclrtReserveMemAddressNoUCMemory', 'virPtr size alignment expectPtr flags', aclrtReserveMemAddressNoUCMemory$, [virPtr, size, alignment, expectPtr, flags]);
  return aclrtReserveMemAddressNoUCMemory$(virPtr, size, alignment, expectPtr, flags);
}

let aclrtSetMemcpyDesc$: typeof aclrtSetMemcpyDesc | undefined;
/**
 * Writes a copy within one device into a description in device memory.
 * C: `aclError aclrtSetMemcpyDesc(void *desc, aclrtMemcpyKind kind, void *srcAddr, void *dstAddr, size_t count, void *config)`. Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b.
 */
export function aclrtSetMemcpyDesc(desc: DevicePtr | VirtualPtr | null, kind: number, srcAddr: MemoryPtr | null, dstAddr: MemoryPtr | null, count: Int64, config: MemoryPtr | null): number {
  aclrtSetMemcpyDesc$ ??= bind({ name: 'aclrtSetMemcpyDesc', library: 'libacl_rt.so', since: '8.1.RC1', result: 'int32_t', params: ['void *', 'int32_t', 'void *', 'void *', 'size_t', 'void *'] });
  if (isTraced()) return traced('aclrtSetMemcpyDesc', 'desc kind srcAddr dstAddr count config', aclrtSetMemcpyDesc$, [desc, kind, srcAddr, dstAddr, count, config]);
  return aclrtSetMemcpyDesc$(desc, kind, srcAddr, dstAddr, count, config);
}

let aclrtUnmapMem$: typeof aclrtUnmapMem | undefined;
/**
 * Undoes one mapping and the access rights that belong to it. It does not wait for running tasks.
 * C: `aclError aclrtUnmapMem(void *virPtr)`. Since CANN 7.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function aclrtUnmapMem(virPtr: VirtualPtr | null): number {
  aclrtUnmapMem$ ??= bind({ name: 'aclrtUnmapMem', library: 'libacl_rt.so', since: '7.0.0', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtUnmapMem', 'virPtr', aclrtUnmapMem$, [virPtr]);
  return aclrtUnmapMem$(virPtr);
}

let aclrtValueWait$: typeof aclrtValueWait | undefined;
/**
 * Makes a stream wait until a 64-bit value in device memory meets a condition.
 * C: `aclError aclrtValueWait(void *devAddr, uint64_t value, uint32_t flag, aclrtStream stream)`. Since CANN 8.5.0. Products: 950, A3, 910b.
 */
export function aclrtValueWait(devAddr: DevicePtr | VirtualPtr | null, value: Int64, flag: number, stream: StreamPtr | null): number {
  aclrtValueWait$ ??= bind({ name: 'aclrtValueWait', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'uint64_t', 'uint32_t', 'void *'] });
  if (isTraced()) return traced('aclrtValueWait', 'devAddr value flag stream', aclrtValueWait$, [devAddr, value, flag, stream]);
  return aclrtValueWait$(devAddr, value, flag, stream);
}

let aclrtValueWrite$: typeof aclrtValueWrite | undefined;
/**
 * Queues the writing of a 64-bit value to device memory.
 * C: `aclError aclrtValueWrite(void *devAddr, uint64_t value, uint32_t flag, aclrtStream stream)`. Since CANN 8.5.0. Products: 950, A3, 910b.
 */
export function aclrtValueWrite(devAddr: DevicePtr | VirtualPtr | null, value: Int64, flag: number, stream: StreamPtr | null): number {
  aclrtValueWrite$ ??= bind({ name: 'aclrtValueWrite', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'uint64_t', 'uint32_t', 'void *'] });
  if (isTraced()) return traced('aclrtValueWrite', 'devAddr value flag stream', aclrtValueWrite$, [devAddr, value, flag, stream]);
  return aclrtValueWrite$(devAddr, value, flag, stream);
}
