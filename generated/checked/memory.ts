// Generated from scripts/headers by `npm run generate`. Do not edit: --check compares every byte.

import { addressesOf, builtIns, checkCount, checkInt32, checkMemory, checkNullablePointer, checkPointer, checkString, checkUint32, checkUint64, elementsOf, exact, failure, int32Cell, locate, memoriesOf, nullableStructOf, numbersOf, outputsOf, pointerCell, sizeOf, structOf, structsIn, structsOf, textOf, uint32Cell, uint64Cell } from '../../src/native/index.js';
import type { AnyPointer, FunctionPointer, Int64, StructInput } from '../../src/native/index.js';
import type { aclrtCmoType, aclrtHacType, aclrtHostMemMapCapability, aclrtHostRegisterType, aclrtIpcMemAttrType, aclrtMemAttr, aclrtMemGranularityOptions, aclrtMemHandleType, aclrtMemMallocPolicy, aclrtMemManagedAdviseType, aclrtMemManagedRangeAttribute, aclrtMemPoolAttr, aclrtMemSharedHandleType, aclrtMemcpyKind } from '../enums.js';
import { aclrtBarrierTaskInfo, aclrtMallocConfig, aclrtMemAccessDesc, aclrtMemLocation, aclrtMemManagedLocation, aclrtMemPoolProps, aclrtMemUsageInfo, aclrtMemcpyBatchAttr, aclrtPhysicalMemProp, aclrtPtrAttributes, aclrtServerPid } from '../structs.js';
import type { AllocatorDescPtr, AllocatorPtr, DevicePtr, HostPtr, ManagedPtr, MemPoolPtr, MemoryPtr, PhysicalMemPtr, StreamPtr, VirtualPtr } from '../types.js';
import * as raw from '../raw/memory.js';

/**
 * Creates an empty description of a custom allocator.
 *
 * Its members start uninitialised: set all five. End it with aclrtAllocatorDestroyDesc.
 *
 * C: `aclrtAllocatorDesc aclrtAllocatorCreateDesc(void)` in libacl_rt.so.
 * Since CANN 6.3.RC2. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @returns the description, or null when host memory ran out
 * @since CANN 6.3.RC2
 * @see aclrtAllocatorDestroyDesc
 * @see aclrtAllocatorRegister
 */
export function allocatorCreateDesc(): AllocatorDescPtr | null {
  return raw.aclrtAllocatorCreateDesc();
}

/**
 * Destroys a description; allowed right after it was registered, as registering copies it.
 *
 * C: `aclError aclrtAllocatorDestroyDesc(aclrtAllocatorDesc allocatorDesc)` in libacl_rt.so.
 * Since CANN 6.3.RC2. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param allocatorDesc - description from aclrtAllocatorCreateDesc
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 6.3.RC2
 * @see aclrtAllocatorCreateDesc
 */
export function allocatorDestroyDesc(allocatorDesc: AllocatorDescPtr): void {
  checkPointer(allocatorDesc, 'aclrtAllocatorDestroyDesc', 'allocatorDesc');
  const returned = raw.aclrtAllocatorDestroyDesc(allocatorDesc);
  if (returned !== 0) throw failure('aclrtAllocatorDestroyDesc', returned, { allocatorDesc });
}

const allocatorGetByStream$allocatorDesc = pointerCell();
const allocatorGetByStream$allocator = pointerCell();
const allocatorGetByStream$allocFunc = pointerCell();
const allocatorGetByStream$freeFunc = pointerCell();
const allocatorGetByStream$allocAdviseFunc = pointerCell();
const allocatorGetByStream$getAddrFromBlockFunc = pointerCell();
/**
 * Gives the allocator that is registered for a stream.
 *
 * Fails when nothing is registered for the stream.
 *
 * C: `aclError aclrtAllocatorGetByStream(aclrtStream stream, aclrtAllocatorDesc *allocatorDesc, aclrtAllocator
 * *allocator, aclrtAllocatorAllocFunc *allocFunc, aclrtAllocatorFreeFunc *freeFunc, aclrtAllocatorAllocAdviseFunc
 * *allocAdviseFunc, aclrtAllocatorGetAddrFromBlockFunc *getAddrFromBlockFunc)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310p, 910.
 *
 * @param stream - stream to look up
 * @returns `allocatorDesc`: receives a borrowed description; do not destroy it; `allocator`: receives the object; may
 *   be null; `allocFunc`: receives the allocating callback; may be null; `freeFunc`: receives the freeing callback;
 *   may be null; `allocAdviseFunc`: receives the advised allocating callback; may be null; `getAddrFromBlockFunc`:
 *   receives the address callback; may be null
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtAllocatorRegister
 */
export function allocatorGetByStream(stream: StreamPtr | null): { allocatorDesc: AllocatorDescPtr; allocator: AllocatorPtr; allocFunc: FunctionPointer<'aclrtAllocatorAllocFunc'>; freeFunc: FunctionPointer<'aclrtAllocatorFreeFunc'>; allocAdviseFunc: FunctionPointer<'aclrtAllocatorAllocAdviseFunc'>; getAddrFromBlockFunc: FunctionPointer<'aclrtAllocatorGetAddrFromBlockFunc'> } {
  checkNullablePointer(stream, 'aclrtAllocatorGetByStream', 'stream');
  const returned = raw.aclrtAllocatorGetByStream(stream, allocatorGetByStream$allocatorDesc, allocatorGetByStream$allocator, allocatorGetByStream$allocFunc, allocatorGetByStream$freeFunc, allocatorGetByStream$allocAdviseFunc, allocatorGetByStream$getAddrFromBlockFunc);
  if (returned !== 0) throw failure('aclrtAllocatorGetByStream', returned, { stream });
  return { allocatorDesc: allocatorGetByStream$allocatorDesc[0] as AllocatorDescPtr, allocator: allocatorGetByStream$allocator[0] as AllocatorPtr, allocFunc: allocatorGetByStream$allocFunc[0] as FunctionPointer<'aclrtAllocatorAllocFunc'>, freeFunc: allocatorGetByStream$freeFunc[0] as FunctionPointer<'aclrtAllocatorFreeFunc'>, allocAdviseFunc: allocatorGetByStream$allocAdviseFunc[0] as FunctionPointer<'aclrtAllocatorAllocAdviseFunc'>, getAddrFromBlockFunc: allocatorGetByStream$getAddrFromBlockFunc[0] as FunctionPointer<'aclrtAllocatorGetAddrFromBlockFunc'> };
}

/**
 * Registers a custom allocator for a stream. Executing single operators uses it; aclrtMalloc never does.
 *
 * The last registration wins. Unregister before the stream is destroyed: a later stream at the same address would
 * inherit it.
 *
 * C: `aclError aclrtAllocatorRegister(aclrtStream stream, aclrtAllocatorDesc allocatorDesc)` in libacl_rt.so.
 * Since CANN 6.3.RC2. Products: 950, A3, 910b, 310p, 910.
 *
 * @param stream - stream whose tasks use it; only a key, it is not checked
 * @param allocatorDesc - complete description; it is copied
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 6.3.RC2
 * @see aclrtAllocatorUnregister
 */
export function allocatorRegister(stream: StreamPtr | null, allocatorDesc: AllocatorDescPtr): void {
  checkNullablePointer(stream, 'aclrtAllocatorRegister', 'stream');
  checkPointer(allocatorDesc, 'aclrtAllocatorRegister', 'allocatorDesc');
  const returned = raw.aclrtAllocatorRegister(stream, allocatorDesc);
  if (returned !== 0) throw failure('aclrtAllocatorRegister', returned, { stream, allocatorDesc });
}

/**
 * Sets the callback that allocates a block, if possible at an advised address. It is optional when registering.
 *
 * C: `aclError aclrtAllocatorSetAllocAdviseFuncToDesc(aclrtAllocatorDesc allocatorDesc, aclrtAllocatorAllocAdviseFunc
 * func)` in libacl_rt.so.
 * Since CANN 6.3.RC2. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param allocatorDesc - description to change
 * @param func - the callback, not null
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 6.3.RC2
 */
export function allocatorSetAllocAdviseFuncToDesc(allocatorDesc: AllocatorDescPtr, func: FunctionPointer<'aclrtAllocatorAllocAdviseFunc'> | null): void {
  checkPointer(allocatorDesc, 'aclrtAllocatorSetAllocAdviseFuncToDesc', 'allocatorDesc');
  checkNullablePointer(func, 'aclrtAllocatorSetAllocAdviseFuncToDesc', 'func');
  const returned = raw.aclrtAllocatorSetAllocAdviseFuncToDesc(allocatorDesc, func);
  if (returned !== 0) throw failure('aclrtAllocatorSetAllocAdviseFuncToDesc', returned, { allocatorDesc, func });
}

/**
 * Sets the callback that allocates a block.
 *
 * C: `aclError aclrtAllocatorSetAllocFuncToDesc(aclrtAllocatorDesc allocatorDesc, aclrtAllocatorAllocFunc func)` in
 * libacl_rt.so.
 * Since CANN 6.3.RC2. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param allocatorDesc - description to change
 * @param func - the callback, not null
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 6.3.RC2
 */
export function allocatorSetAllocFuncToDesc(allocatorDesc: AllocatorDescPtr, func: FunctionPointer<'aclrtAllocatorAllocFunc'> | null): void {
  checkPointer(allocatorDesc, 'aclrtAllocatorSetAllocFuncToDesc', 'allocatorDesc');
  checkNullablePointer(func, 'aclrtAllocatorSetAllocFuncToDesc', 'func');
  const returned = raw.aclrtAllocatorSetAllocFuncToDesc(allocatorDesc, func);
  if (returned !== 0) throw failure('aclrtAllocatorSetAllocFuncToDesc', returned, { allocatorDesc, func });
}

/**
 * Sets the callback that frees a block.
 *
 * C: `aclError aclrtAllocatorSetFreeFuncToDesc(aclrtAllocatorDesc allocatorDesc, aclrtAllocatorFreeFunc func)` in
 * libacl_rt.so.
 * Since CANN 6.3.RC2. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param allocatorDesc - description to change
 * @param func - the callback, not null
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 6.3.RC2
 */
export function allocatorSetFreeFuncToDesc(allocatorDesc: AllocatorDescPtr, func: FunctionPointer<'aclrtAllocatorFreeFunc'> | null): void {
  checkPointer(allocatorDesc, 'aclrtAllocatorSetFreeFuncToDesc', 'allocatorDesc');
  checkNullablePointer(func, 'aclrtAllocatorSetFreeFuncToDesc', 'func');
  const returned = raw.aclrtAllocatorSetFreeFuncToDesc(allocatorDesc, func);
  if (returned !== 0) throw failure('aclrtAllocatorSetFreeFuncToDesc', returned, { allocatorDesc, func });
}

/**
 * Sets the callback that gives the device address of a block.
 *
 * C: `aclError aclrtAllocatorSetGetAddrFromBlockFuncToDesc(aclrtAllocatorDesc allocatorDesc,
 * aclrtAllocatorGetAddrFromBlockFunc func)` in libacl_rt.so.
 * Since CANN 6.3.RC2. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param allocatorDesc - description to change
 * @param func - the callback, not null
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 6.3.RC2
 */
export function allocatorSetGetAddrFromBlockFuncToDesc(allocatorDesc: AllocatorDescPtr, func: FunctionPointer<'aclrtAllocatorGetAddrFromBlockFunc'> | null): void {
  checkPointer(allocatorDesc, 'aclrtAllocatorSetGetAddrFromBlockFuncToDesc', 'allocatorDesc');
  checkNullablePointer(func, 'aclrtAllocatorSetGetAddrFromBlockFuncToDesc', 'func');
  const returned = raw.aclrtAllocatorSetGetAddrFromBlockFuncToDesc(allocatorDesc, func);
  if (returned !== 0) throw failure('aclrtAllocatorSetGetAddrFromBlockFuncToDesc', returned, { allocatorDesc, func });
}

/**
 * Sets the object that every callback receives.
 *
 * C: `aclError aclrtAllocatorSetObjToDesc(aclrtAllocatorDesc allocatorDesc, aclrtAllocator allocator)` in
 * libacl_rt.so.
 * Since CANN 6.3.RC2. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param allocatorDesc - description to change
 * @param allocator - object of the caller, not null; it must outlive the registration
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 6.3.RC2
 */
export function allocatorSetObjToDesc(allocatorDesc: AllocatorDescPtr, allocator: AllocatorPtr): void {
  checkPointer(allocatorDesc, 'aclrtAllocatorSetObjToDesc', 'allocatorDesc');
  checkPointer(allocator, 'aclrtAllocatorSetObjToDesc', 'allocator');
  const returned = raw.aclrtAllocatorSetObjToDesc(allocatorDesc, allocator);
  if (returned !== 0) throw failure('aclrtAllocatorSetObjToDesc', returned, { allocatorDesc, allocator });
}

/**
 * Removes the allocator of a stream; a stream without one is no error. Call it before the allocator ends.
 *
 * C: `aclError aclrtAllocatorUnregister(aclrtStream stream)` in libacl_rt.so.
 * Since CANN 6.3.RC2. Products: 950, A3, 910b, 310p, 910.
 *
 * @param stream - stream it was registered for
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 6.3.RC2
 * @see aclrtAllocatorRegister
 */
export function allocatorUnregister(stream: StreamPtr | null): void {
  checkNullablePointer(stream, 'aclrtAllocatorUnregister', 'stream');
  const returned = raw.aclrtAllocatorUnregister(stream);
  if (returned !== 0) throw failure('aclrtAllocatorUnregister', returned, { stream });
}

const checkMemType$checkResult = uint32Cell();
/**
 * Tells whether all addresses belong to the given types of device memory.
 *
 * C: `aclError aclrtCheckMemType(void **addrList, uint32_t size, uint32_t memType, uint32_t *checkResult, uint32_t
 * reserve)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param addrList - array of device addresses to examine
 * @param size - number of addresses, greater than 0
 * @param memType - mask of ACL_RT_MEM_TYPE_ bits; the runtime refuses the RSVD bit
 * @param reserve - reserved, must be 0
 * @returns receives 1 when all match, else 0; also 0 when the call fails
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 */
export function checkMemType(addrList: readonly MemoryPtr[], size: number, memType: number, reserve: number): number {
  checkUint32(size, 'aclrtCheckMemType', 'size');
  checkUint32(memType, 'aclrtCheckMemType', 'memType');
  checkUint32(reserve, 'aclrtCheckMemType', 'reserve');
  const addrList$ = addressesOf(addrList, size, 'aclrtCheckMemType', 'addrList');
  const returned = raw.aclrtCheckMemType(addrList$, size, memType, checkMemType$checkResult, reserve);
  if (returned !== 0) throw failure('aclrtCheckMemType', returned, { addrList: elementsOf(addrList$), size, memType, reserve });
  return checkMemType$checkResult[0] as number;
}

/**
 * Queues an operation of the device cache on a range.
 *
 * Needs a current context.
 *
 * C: `aclError aclrtCmoAsync(void *src, size_t size, aclrtCmoType cmoType, aclrtStream stream)` in libacl_rt.so.
 * Since CANN 8.1.RC1. Products: 950, A3, 910b.
 *
 * @param src - start of the device memory
 * @param size - length in bytes, greater than 0; only the low 32 bits count
 * @param cmoType - the operation; products document prefetch only
 * @param stream - stream of the current context that carries the task; null is its default stream
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.1.RC1
 * @see aclrtCmoAsyncWithDesc
 */
export function cmoAsync(src: MemoryPtr, size: Int64, cmoType: aclrtCmoType, stream: StreamPtr | null): void {
  checkUint64(size, 'aclrtCmoAsync', 'size');
  checkInt32(cmoType, 'aclrtCmoAsync', 'cmoType');
  checkPointer(src, 'aclrtCmoAsync', 'src');
  checkNullablePointer(stream, 'aclrtCmoAsync', 'stream');
  const returned = raw.aclrtCmoAsync(src, size, cmoType, stream);
  if (returned !== 0) throw failure('aclrtCmoAsync', returned, { src, size, cmoType, stream });
}

/**
 * Queues a cache operation that aclrtCmoWaitBarrier can wait for.
 *
 * C: `aclError aclrtCmoAsyncWithBarrier(void *src, size_t size, aclrtCmoType cmoType, uint32_t barrierId, aclrtStream
 * stream)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 310b.
 *
 * @param src - start of the device memory
 * @param size - length in bytes, greater than 0
 * @param cmoType - the operation
 * @param barrierId - greater than 0 for invalidate, 0 for every other operation
 * @param stream - stream of the current context that carries the task; null is its default stream
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtCmoWaitBarrier
 */
export function cmoAsyncWithBarrier(src: MemoryPtr, size: Int64, cmoType: aclrtCmoType, barrierId: number, stream: StreamPtr | null): void {
  checkUint64(size, 'aclrtCmoAsyncWithBarrier', 'size');
  checkInt32(cmoType, 'aclrtCmoAsyncWithBarrier', 'cmoType');
  checkUint32(barrierId, 'aclrtCmoAsyncWithBarrier', 'barrierId');
  checkPointer(src, 'aclrtCmoAsyncWithBarrier', 'src');
  checkNullablePointer(stream, 'aclrtCmoAsyncWithBarrier', 'stream');
  const returned = raw.aclrtCmoAsyncWithBarrier(src, size, cmoType, barrierId, stream);
  if (returned !== 0) throw failure('aclrtCmoAsyncWithBarrier', returned, { src, size, cmoType, barrierId, stream });
}

/**
 * Queues a cache operation on the range that a description in device memory holds.
 *
 * C: `aclError aclrtCmoAsyncWithDesc(void *cmoDesc, aclrtCmoType cmoType, aclrtStream stream, const void *reserve)` in
 * libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b.
 *
 * @param cmoDesc - description filled by aclrtCmoSetDesc; it must live until the operation has run
 * @param cmoType - the operation
 * @param stream - stream of the current context that carries the task; null is its default stream
 * @param reserve - reserved, must be null
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtCmoSetDesc
 */
export function cmoAsyncWithDesc(cmoDesc: DevicePtr | VirtualPtr, cmoType: aclrtCmoType, stream: StreamPtr | null, reserve: MemoryPtr | null): void {
  checkInt32(cmoType, 'aclrtCmoAsyncWithDesc', 'cmoType');
  checkPointer(cmoDesc, 'aclrtCmoAsyncWithDesc', 'cmoDesc');
  checkNullablePointer(stream, 'aclrtCmoAsyncWithDesc', 'stream');
  checkNullablePointer(reserve, 'aclrtCmoAsyncWithDesc', 'reserve');
  const returned = raw.aclrtCmoAsyncWithDesc(cmoDesc, cmoType, stream, reserve);
  if (returned !== 0) throw failure('aclrtCmoAsyncWithDesc', returned, { cmoDesc, cmoType, stream, reserve });
}

const cmoGetDescSize$size = uint64Cell();
/**
 * Gives the length of the description that aclrtCmoSetDesc fills.
 *
 * Works on a thread without a context.
 *
 * C: `aclError aclrtCmoGetDescSize(size_t *size)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b.
 *
 * @returns receives the length in bytes
 * @throws AclError when C returns a code other than 0.
 * @since CANN 8.5.0
 * @see aclrtCmoSetDesc
 */
export function cmoGetDescSize(): bigint {
  const returned = raw.aclrtCmoGetDescSize(cmoGetDescSize$size);
  if (returned !== 0) throw failure('aclrtCmoGetDescSize', returned, {});
  return cmoGetDescSize$size[0] as bigint;
}

/**
 * Writes the range of a cache operation into a description in device memory and waits for that.
 *
 * Needs a current context.
 *
 * C: `aclError aclrtCmoSetDesc(void *cmoDesc, void *src, size_t size)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b.
 *
 * @param cmoDesc - device memory of the caller, aligned to 64 bytes, as long as aclrtCmoGetDescSize says
 * @param src - start of the device memory the operation is for
 * @param size - length in bytes, greater than 0
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtCmoAsyncWithDesc
 */
export function cmoSetDesc(cmoDesc: DevicePtr | VirtualPtr, src: MemoryPtr, size: Int64): void {
  checkUint64(size, 'aclrtCmoSetDesc', 'size');
  checkPointer(cmoDesc, 'aclrtCmoSetDesc', 'cmoDesc');
  checkPointer(src, 'aclrtCmoSetDesc', 'src');
  const returned = raw.aclrtCmoSetDesc(cmoDesc, src, size);
  if (returned !== 0) throw failure('aclrtCmoSetDesc', returned, { cmoDesc, src, size });
}

/**
 * Makes a stream wait for cache operations that carry a barrier.
 *
 * C: `aclError aclrtCmoWaitBarrier(aclrtBarrierTaskInfo *taskInfo, aclrtStream stream, uint32_t flag)` in
 * libacl_rt.so.
 * Since CANN 8.5.0. Products: 310b.
 *
 * @param taskInfo - the barriers, 1 to ACL_RT_CMO_MAX_BARRIER_NUM
 * @param stream - stream of the current context that carries the task; null is its default stream
 * @param flag - reserved, must be 0
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtCmoAsyncWithBarrier
 */
export function cmoWaitBarrier(taskInfo: StructInput<aclrtBarrierTaskInfo>, stream: StreamPtr | null, flag: number): void {
  checkUint32(flag, 'aclrtCmoWaitBarrier', 'flag');
  const taskInfo$ = structOf(taskInfo, aclrtBarrierTaskInfo, 'aclrtCmoWaitBarrier', 'taskInfo');
  checkNullablePointer(stream, 'aclrtCmoWaitBarrier', 'stream');
  const returned = raw.aclrtCmoWaitBarrier(taskInfo$, stream, flag);
  if (returned !== 0) throw failure('aclrtCmoWaitBarrier', returned, { taskInfo: taskInfo$, stream, flag });
}

/**
 * Releases device memory at once, without waiting for tasks that still use it.
 *
 * Synchronise first, or use aclrtFreeWithDevSync: later use by a task is undefined. Works on a thread without a
 * context.
 *
 * C: `aclError aclrtFree(void *devPtr)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 *
 * @param devPtr - start address from an aclrtMalloc function other than the host ones, aclrtMemAllocManaged or a
 *   memory pool; null is refused
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclrtMalloc
 * @see aclrtFreeWithDevSync
 */
export function free(devPtr: DevicePtr | ManagedPtr | null): void {
  checkNullablePointer(devPtr, 'aclrtFree', 'devPtr');
  const returned = raw.aclrtFree(devPtr);
  if (returned !== 0) throw failure('aclrtFree', returned, { devPtr });
}

/**
 * Releases page-locked host memory at once, without waiting for tasks that still use it.
 *
 * Works on a thread without a context.
 *
 * C: `aclError aclrtFreeHost(void *hostPtr)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param hostPtr - address from aclrtMallocHost or aclrtMallocHostWithCfg; a device address or null is refused
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclrtMallocHost
 * @see aclrtFreeHostWithDevSync
 */
export function freeHost(hostPtr: HostPtr | null): void {
  checkNullablePointer(hostPtr, 'aclrtFreeHost', 'hostPtr');
  const returned = raw.aclrtFreeHost(hostPtr);
  if (returned !== 0) throw failure('aclrtFreeHost', returned, { hostPtr });
}

/**
 * Waits for every stream of the current context, then releases page-locked host memory.
 *
 * When the wait fails, its error is returned and the memory stays allocated. Needs a current context.
 *
 * C: `aclError aclrtFreeHostWithDevSync(void *hostPtr)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param hostPtr - address as for aclrtFreeHost
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtFreeHost
 */
export function freeHostWithDevSync(hostPtr: HostPtr): void {
  checkPointer(hostPtr, 'aclrtFreeHostWithDevSync', 'hostPtr');
  const returned = raw.aclrtFreeHostWithDevSync(hostPtr);
  if (returned !== 0) throw failure('aclrtFreeHostWithDevSync', returned, { hostPtr });
}

/**
 * Drops one reference to physical memory. Each allocation, import or retain needs one call.
 *
 * Unmap first: older versions demand it, newer ones put the release off until the last unmapping. Shared memory goes
 * when exporter and importers have all freed it.
 *
 * C: `aclError aclrtFreePhysical(aclrtDrvMemHandle handle)` in libacl_rt.so.
 * Since CANN 7.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param handle - handle of the memory; null is refused
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 7.0.0
 * @see aclrtMallocPhysical
 * @see aclrtUnmapMem
 */
export function freePhysical(handle: PhysicalMemPtr | null): void {
  checkNullablePointer(handle, 'aclrtFreePhysical', 'handle');
  const returned = raw.aclrtFreePhysical(handle);
  if (returned !== 0) throw failure('aclrtFreePhysical', returned, { handle });
}

/**
 * Waits for every stream of the current context, then releases device memory.
 *
 * When the wait fails, its error is returned and the memory stays allocated. Needs a current context.
 *
 * C: `aclError aclrtFreeWithDevSync(void *devPtr)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param devPtr - start address as for aclrtFree
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtFree
 */
export function freeWithDevSync(devPtr: DevicePtr | ManagedPtr): void {
  checkPointer(devPtr, 'aclrtFreeWithDevSync', 'devPtr');
  const returned = raw.aclrtFreeWithDevSync(devPtr);
  if (returned !== 0) throw failure('aclrtFreeWithDevSync', returned, { devPtr });
}

const getMemInfo$free = uint64Cell();
const getMemInfo$total = uint64Cell();
/**
 * Reports how much memory of one kind the device of the current context has and how much is free.
 *
 * A kind that the chip lacks gives 0 and 0; a chip without HBM answers for DDR. Needs a current context.
 *
 * C: `aclError aclrtGetMemInfo(aclrtMemAttr attr, size_t *free, size_t *total)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 *
 * @param attr - kind of memory, an aclrtMemAttr
 * @returns `free`: receives the free bytes; `total`: receives all bytes, without those the system keeps for itself
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function getMemInfo(attr: aclrtMemAttr): { free: bigint; total: bigint } {
  checkInt32(attr, 'aclrtGetMemInfo', 'attr');
  const returned = raw.aclrtGetMemInfo(attr, getMemInfo$free, getMemInfo$total);
  if (returned !== 0) throw failure('aclrtGetMemInfo', returned, { attr });
  return { free: getMemInfo$free[0] as bigint, total: getMemInfo$total[0] as bigint };
}

const getMemUsageInfo$outputNum = uint64Cell();
/**
 * Lists how much device memory each software component holds, largest first.
 *
 * C: `aclError aclrtGetMemUsageInfo(int32_t deviceId, aclrtMemUsageInfo *memUsageInfo, size_t inputNum, size_t
 * *outputNum)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: A3, 910b, 310b, 310p, 910.
 *
 * @param deviceId - device id
 * @param inputNum - number of entries the array has room for, greater than 0
 * @returns `memUsageInfo`: array of the caller that receives one entry per component; `outputNum`: receives the number
 *   of entries written; set to 0 when the query fails
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 */
export function getMemUsageInfo(deviceId: number, inputNum: Int64): { memUsageInfo: aclrtMemUsageInfo[]; outputNum: bigint } {
  checkInt32(deviceId, 'aclrtGetMemUsageInfo', 'deviceId');
  checkUint64(inputNum, 'aclrtGetMemUsageInfo', 'inputNum');
  const memUsageInfo$ = new builtIns.Uint8Array(checkCount(inputNum, sizeOf(aclrtMemUsageInfo), 'aclrtGetMemUsageInfo', 'inputNum') * sizeOf(aclrtMemUsageInfo));
  const returned = raw.aclrtGetMemUsageInfo(deviceId, memUsageInfo$, inputNum, getMemUsageInfo$outputNum);
  if (returned !== 0) throw failure('aclrtGetMemUsageInfo', returned, { deviceId, inputNum });
  return { memUsageInfo: structsIn(memUsageInfo$, aclrtMemUsageInfo) as aclrtMemUsageInfo[], outputNum: getMemUsageInfo$outputNum[0] as bigint };
}

const getMemcpyDescSize$descSize = uint64Cell();
/**
 * Gives the length of the description that aclrtSetMemcpyDesc fills.
 *
 * C: `aclError aclrtGetMemcpyDescSize(aclrtMemcpyKind kind, size_t *descSize)` in libacl_rt.so.
 * Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b.
 *
 * @param kind - must be ACL_MEMCPY_INNER_DEVICE_TO_DEVICE
 * @returns receives the length in bytes
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.1.RC1
 * @see aclrtSetMemcpyDesc
 */
export function getMemcpyDescSize(kind: aclrtMemcpyKind): bigint {
  checkInt32(kind, 'aclrtGetMemcpyDescSize', 'kind');
  const returned = raw.aclrtGetMemcpyDescSize(kind, getMemcpyDescSize$descSize);
  if (returned !== 0) throw failure('aclrtGetMemcpyDescSize', returned, { kind });
  return getMemcpyDescSize$descSize[0] as bigint;
}

const getSymbolAddress$devPtr = pointerCell();
/**
 * Gives the device address of a variable of a loaded kernel binary.
 *
 * Never free the address.
 *
 * C: `aclError aclrtGetSymbolAddress(const void *symbol, void **devPtr)` in libacl_rt.so.
 * Since CANN 9.1.0. Products: 950, A3, 910b, 310p.
 *
 * @param symbol - host address that was registered for the device variable
 * @returns receives the device address; it belongs to the binary and ends when that is unloaded
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.1.0
 * @see aclrtGetSymbolSize
 */
export function getSymbolAddress(symbol: MemoryPtr): DevicePtr {
  checkPointer(symbol, 'aclrtGetSymbolAddress', 'symbol');
  const returned = raw.aclrtGetSymbolAddress(symbol, getSymbolAddress$devPtr);
  if (returned !== 0) throw failure('aclrtGetSymbolAddress', returned, { symbol });
  return getSymbolAddress$devPtr[0] as DevicePtr;
}

const getSymbolSize$size = uint64Cell();
/**
 * Gives the length of a variable of a loaded kernel binary.
 *
 * C: `aclError aclrtGetSymbolSize(const void *symbol, size_t *size)` in libacl_rt.so.
 * Since CANN 9.1.0. Products: 950, A3, 910b, 310p.
 *
 * @param symbol - host address that was registered for the device variable
 * @returns receives the length in bytes
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.1.0
 * @see aclrtGetSymbolAddress
 */
export function getSymbolSize(symbol: MemoryPtr): bigint {
  checkPointer(symbol, 'aclrtGetSymbolSize', 'symbol');
  const returned = raw.aclrtGetSymbolSize(symbol, getSymbolSize$size);
  if (returned !== 0) throw failure('aclrtGetSymbolSize', returned, { symbol });
  return getSymbolSize$size[0] as bigint;
}

const hostGetDevicePointer$pDevice = pointerCell();
/**
 * Gives the device address of host memory that was registered as mapped.
 *
 * Needs a current context.
 *
 * C: `aclError aclrtHostGetDevicePointer(void *pHost, void **pDevice, uint32_t flag)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b.
 *
 * @param pHost - registered host address
 * @param flag - reserved, must be 0
 * @returns receives the device address, which is borrowed from the registration
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtHostRegisterV2
 */
export function hostGetDevicePointer(pHost: HostPtr, flag: number): DevicePtr {
  checkUint32(flag, 'aclrtHostGetDevicePointer', 'flag');
  checkPointer(pHost, 'aclrtHostGetDevicePointer', 'pHost');
  const returned = raw.aclrtHostGetDevicePointer(pHost, hostGetDevicePointer$pDevice, flag);
  if (returned !== 0) throw failure('aclrtHostGetDevicePointer', returned, { pHost, flag });
  return hostGetDevicePointer$pDevice[0] as DevicePtr;
}

const hostMemMapCapabilities$capabilities = int32Cell();
/**
 * Tells whether one hardware unit of a device can reach registered host memory.
 *
 * Needs a current context.
 *
 * C: `aclError aclrtHostMemMapCapabilities(uint32_t deviceId, aclrtHacType hacType, aclrtHostMemMapCapability
 * *capabilities)` in libacl_rt.so.
 * Since CANN 9.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param deviceId - device id
 * @param hacType - the unit, an aclrtHacType
 * @returns receives whether it is supported
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.0.0
 */
export function hostMemMapCapabilities(deviceId: number, hacType: aclrtHacType): aclrtHostMemMapCapability {
  checkUint32(deviceId, 'aclrtHostMemMapCapabilities', 'deviceId');
  checkInt32(hacType, 'aclrtHostMemMapCapabilities', 'hacType');
  const returned = raw.aclrtHostMemMapCapabilities(deviceId, hacType, hostMemMapCapabilities$capabilities);
  if (returned !== 0) throw failure('aclrtHostMemMapCapabilities', returned, { deviceId, hacType });
  return hostMemMapCapabilities$capabilities[0] as aclrtHostMemMapCapability;
}

const hostRegister$devPtr = pointerCell();
/**
 * Makes existing host memory reachable from the device and returns the address the device uses.
 *
 * Unregister before the host memory is freed. Registering a range twice fails. Linux up to 5.10 needs page-locked
 * memory. Needs a current context.
 *
 * C: `aclError aclrtHostRegister(void *ptr, uint64_t size, aclrtHostRegisterType type, void **devPtr)` in
 * libacl_rt.so.
 * Since CANN 8.1.RC1. Products: 950, A3, 910b.
 *
 * @param ptr - start of the host memory, aligned to 4 KiB; not an address of virtual memory management
 * @param size - length in bytes, greater than 0
 * @param type - kind of mapping, an aclrtHostRegisterType
 * @returns receives the device address, for kernels only: neither the host nor a copy may use it
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.1.RC1
 * @see aclrtHostUnregister
 */
export function hostRegister(ptr: HostPtr, size: Int64, type: aclrtHostRegisterType): DevicePtr {
  checkUint64(size, 'aclrtHostRegister', 'size');
  checkInt32(type, 'aclrtHostRegister', 'type');
  checkPointer(ptr, 'aclrtHostRegister', 'ptr');
  const returned = raw.aclrtHostRegister(ptr, size, type, hostRegister$devPtr);
  if (returned !== 0) throw failure('aclrtHostRegister', returned, { ptr, size, type });
  return hostRegister$devPtr[0] as DevicePtr;
}

/**
 * Registers existing host memory for the device, as mapped, page-locked or both.
 *
 * The device address comes from aclrtHostGetDevicePointer. An overlap with a registered range fails. Needs a current
 * context.
 *
 * C: `aclError aclrtHostRegisterV2(void *ptr, uint64_t size, uint32_t flag)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b.
 *
 * @param ptr - start of the host memory
 * @param size - length in bytes, greater than 0
 * @param flag - combination of ACL_HOST_REG_ bits, not 0
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtHostGetDevicePointer
 * @see aclrtHostUnregister
 */
export function hostRegisterV2(ptr: HostPtr, size: Int64, flag: number): void {
  checkUint64(size, 'aclrtHostRegisterV2', 'size');
  checkUint32(flag, 'aclrtHostRegisterV2', 'flag');
  checkPointer(ptr, 'aclrtHostRegisterV2', 'ptr');
  const returned = raw.aclrtHostRegisterV2(ptr, size, flag);
  if (returned !== 0) throw failure('aclrtHostRegisterV2', returned, { ptr, size, flag });
}

/**
 * Ends the registration of host memory, both as mapped and as page-locked. The memory itself stays with the caller.
 *
 * Needs a current context.
 *
 * C: `aclError aclrtHostUnregister(void *ptr)` in libacl_rt.so.
 * Since CANN 8.1.RC1. Products: 950, A3, 910b.
 *
 * @param ptr - address that was registered; one inside the range is refused
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.1.RC1
 * @see aclrtHostRegister
 * @see aclrtHostRegisterV2
 */
export function hostUnregister(ptr: HostPtr): void {
  checkPointer(ptr, 'aclrtHostUnregister', 'ptr');
  const returned = raw.aclrtHostUnregister(ptr);
  if (returned !== 0) throw failure('aclrtHostUnregister', returned, { ptr });
}

/**
 * Ends the oldest open import of a key in this process or, in the exporter, the export.
 *
 * Importers close first, once per import; the exporter then closes and frees the memory. Needs a current context.
 *
 * C: `aclError aclrtIpcMemClose(const char *key)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310p, 910.
 *
 * @param key - key of the exporter, a string that ends in a zero byte
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtIpcMemGetExportKey
 * @see aclrtIpcMemImportByKey
 */
export function ipcMemClose(key: string): void {
  checkString(key, 'aclrtIpcMemClose', 'key');
  const returned = raw.aclrtIpcMemClose(key);
  if (returned !== 0) throw failure('aclrtIpcMemClose', returned, { key });
}

/**
 * Exports device memory to other processes and writes the key they import it by.
 *
 * Needs a current context. Undo with aclrtIpcMemClose after every importer has closed, then free the memory.
 *
 * C: `aclError aclrtIpcMemGetExportKey(void *devPtr, size_t size, char *key, size_t len, uint64_t flags)` in
 * libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310p, 910.
 *
 * @param devPtr - start address of an allocation; neither an inner address nor a mapped one
 * @param size - length in bytes, a multiple of the page size of the allocation
 * @param len - length of key in bytes, 65
 * @param flags - an ACL_RT_IPC_MEM_EXPORT_FLAG_ value
 * @returns memory of the caller for the key
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtIpcMemSetImportPid
 * @see aclrtIpcMemImportByKey
 * @see aclrtIpcMemClose
 */
export function ipcMemGetExportKey(devPtr: DevicePtr | VirtualPtr, size: Int64, len: Int64, flags: Int64): string {
  checkUint64(size, 'aclrtIpcMemGetExportKey', 'size');
  checkUint64(len, 'aclrtIpcMemGetExportKey', 'len');
  checkUint64(flags, 'aclrtIpcMemGetExportKey', 'flags');
  checkPointer(devPtr, 'aclrtIpcMemGetExportKey', 'devPtr');
  const key$ = new builtIns.Uint8Array(checkCount(len, 1, 'aclrtIpcMemGetExportKey', 'len'));
  const returned = raw.aclrtIpcMemGetExportKey(devPtr, size, key$, len, flags);
  if (returned !== 0) throw failure('aclrtIpcMemGetExportKey', returned, { devPtr, size, len, flags });
  return textOf(key$);
}

const ipcMemImportByKey$devPtr = pointerCell();
/**
 * Imports device memory that another process exported.
 *
 * Copies between devices on it must be asynchronous. Needs a current context.
 *
 * C: `aclError aclrtIpcMemImportByKey(void **devPtr, const char *key, uint64_t flags)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310p, 910.
 *
 * @param key - key of the exporter, a string that ends in a zero byte
 * @param flags - an ACL_RT_IPC_MEM_IMPORT_FLAG_ value
 * @returns receives the device address; end it with aclrtIpcMemClose, never with aclrtFree
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtIpcMemClose
 */
export function ipcMemImportByKey(key: string, flags: Int64): DevicePtr {
  checkUint64(flags, 'aclrtIpcMemImportByKey', 'flags');
  checkString(key, 'aclrtIpcMemImportByKey', 'key');
  const returned = raw.aclrtIpcMemImportByKey(ipcMemImportByKey$devPtr, key, flags);
  if (returned !== 0) throw failure('aclrtIpcMemImportByKey', returned, { key, flags });
  return ipcMemImportByKey$devPtr[0] as DevicePtr;
}

/**
 * Names the processes of other servers that may import exported memory.
 *
 * C: `aclError aclrtIpcMemImportPidInterServer(const char *key, aclrtServerPid *serverPids, size_t num)` in
 * libacl_rt.so.
 * Since CANN 8.5.0. Products: A3.
 *
 * @param key - key of the exporter, a string that ends in a zero byte
 * @param serverPids - array of num lists of process ids, one per device of a server
 * @param num - number of entries, greater than 0
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtIpcMemSetImportPid
 */
export function ipcMemImportPidInterServer(key: string, serverPids: readonly StructInput<aclrtServerPid>[], num: Int64): void {
  checkUint64(num, 'aclrtIpcMemImportPidInterServer', 'num');
  const serverPids$ = structsOf(serverPids, aclrtServerPid, num, 'aclrtIpcMemImportPidInterServer', 'serverPids');
  checkString(key, 'aclrtIpcMemImportPidInterServer', 'key');
  const returned = raw.aclrtIpcMemImportPidInterServer(key, serverPids$, num);
  if (returned !== 0) throw failure('aclrtIpcMemImportPidInterServer', returned, { key, serverPids: serverPids$, num });
}

/**
 * Sets an attribute that the next import of the key uses.
 *
 * C: `aclError aclrtIpcMemSetAttr(const char *key, aclrtIpcMemAttrType type, uint64_t attr)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: A3.
 *
 * @param key - key of the exporter, a string that ends in a zero byte
 * @param type - the attribute, an aclrtIpcMemAttrType
 * @param attr - its value, here an ACL_RT_IPC_MEM_ATTR_ACCESS_LINK_ number
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtIpcMemImportByKey
 */
export function ipcMemSetAttr(key: string, type: aclrtIpcMemAttrType, attr: Int64): void {
  checkInt32(type, 'aclrtIpcMemSetAttr', 'type');
  checkUint64(attr, 'aclrtIpcMemSetAttr', 'attr');
  checkString(key, 'aclrtIpcMemSetAttr', 'key');
  const returned = raw.aclrtIpcMemSetAttr(key, type, attr);
  if (returned !== 0) throw failure('aclrtIpcMemSetAttr', returned, { key, type, attr });
}

/**
 * Names the processes that may import exported memory. Only the exporter calls it.
 *
 * Refused when the export switched this check off.
 *
 * C: `aclError aclrtIpcMemSetImportPid(const char *key, int32_t *pid, size_t num)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310p, 910.
 *
 * @param key - key of the exporter, a string that ends in a zero byte
 * @param pid - array of num process ids from aclrtDeviceGetBareTgid
 * @param num - number of ids, 1 to 32768 (65535 on Ascend 950)
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtIpcMemGetExportKey
 */
export function ipcMemSetImportPid(key: string, pid: readonly number[] | Int32Array, num: Int64): void {
  checkUint64(num, 'aclrtIpcMemSetImportPid', 'num');
  const pid$ = numbersOf(builtIns.Int32Array, pid, num, 'aclrtIpcMemSetImportPid', 'pid');
  checkString(key, 'aclrtIpcMemSetImportPid', 'key');
  const returned = raw.aclrtIpcMemSetImportPid(key, pid$, num);
  if (returned !== 0) throw failure('aclrtIpcMemSetImportPid', returned, { key, pid: elementsOf(pid$), num });
}

const malloc$devPtr = pointerCell();
/**
 * Allocates memory on the device of the current context. The contents are uninitialised.
 *
 * Returns without waiting for any task or stream. Needs a current context. Release with aclrtFree.
 *
 * Whoever cuts the block into pieces starts each on a multiple of 64 and keeps the same padding.
 *
 * C: `aclError aclrtMalloc(void **devPtr, size_t size, aclrtMemMallocPolicy policy)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 *
 * @param size - usable length in bytes, greater than 0; the grant is rounded up to 32 and, on most products, grows by
 *   32 more
 * @param policy - page kind, an aclrtMemMallocPolicy; an unknown value acts as huge pages first
 * @returns receives the device address, aligned to 64 bytes
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclrtFree
 * @see aclrtMallocAlign32
 */
export function malloc(size: Int64, policy: aclrtMemMallocPolicy): DevicePtr {
  checkUint64(size, 'aclrtMalloc', 'size');
  checkInt32(policy, 'aclrtMalloc', 'policy');
  const returned = raw.aclrtMalloc(malloc$devPtr, size, policy);
  if (returned !== 0) throw failure('aclrtMalloc', returned, { size, policy });
  return malloc$devPtr[0] as DevicePtr;
}

const mallocAlign32$devPtr = pointerCell();
/**
 * Allocates device memory like aclrtMalloc, but rounds the length up to 32 bytes without further padding.
 *
 * Needs a current context. Release with aclrtFree.
 *
 * C: `aclError aclrtMallocAlign32(void **devPtr, size_t size, aclrtMemMallocPolicy policy)` in libacl_rt.so.
 * Since CANN 7.0.0. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 *
 * @param size - usable length in bytes, greater than 0
 * @param policy - page kind and optional band width, an aclrtMemMallocPolicy
 * @returns receives the device address, aligned to 64 bytes
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 7.0.0
 * @see aclrtMalloc
 * @see aclrtFree
 */
export function mallocAlign32(size: Int64, policy: aclrtMemMallocPolicy): DevicePtr {
  checkUint64(size, 'aclrtMallocAlign32', 'size');
  checkInt32(policy, 'aclrtMallocAlign32', 'policy');
  const returned = raw.aclrtMallocAlign32(mallocAlign32$devPtr, size, policy);
  if (returned !== 0) throw failure('aclrtMallocAlign32', returned, { size, policy });
  return mallocAlign32$devPtr[0] as DevicePtr;
}

const mallocCached$devPtr = pointerCell();
/**
 * Allocates cacheable device memory. On every supported product this is what aclrtMalloc gives.
 *
 * Needs a current context. Release with aclrtFree.
 *
 * C: `aclError aclrtMallocCached(void **devPtr, size_t size, aclrtMemMallocPolicy policy)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param size - usable length in bytes, greater than 0
 * @param policy - HUGE_FIRST, HUGE_ONLY, NORMAL_ONLY or HUGE1G_ONLY; any other value acts as the default
 * @returns receives the device address, aligned to 64 bytes
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclrtMalloc
 * @see aclrtMemFlush
 * @see aclrtMemInvalidate
 */
export function mallocCached(size: Int64, policy: aclrtMemMallocPolicy): DevicePtr {
  checkUint64(size, 'aclrtMallocCached', 'size');
  checkInt32(policy, 'aclrtMallocCached', 'policy');
  const returned = raw.aclrtMallocCached(mallocCached$devPtr, size, policy);
  if (returned !== 0) throw failure('aclrtMallocCached', returned, { size, policy });
  return mallocCached$devPtr[0] as DevicePtr;
}

const mallocForTaskScheduler$devPtr = pointerCell();
/**
 * Allocates device memory that the task scheduler on the chip can reach, which some operators of graph mode need.
 *
 * Needs a current context. Release with aclrtFree.
 *
 * C: `aclError aclrtMallocForTaskScheduler(void **devPtr, size_t size, aclrtMemMallocPolicy policy, aclrtMallocConfig
 * *cfg)` in libacl_rt.so.
 * Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param size - length in bytes, greater than 0
 * @param policy - one page kind, which may be combined with one band width bit and the read-only bit
 * @param cfg - extra attributes (module id, device id); may be null
 * @returns receives the device address
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.1.RC1
 * @see aclrtMallocWithCfg
 * @see aclrtFree
 */
export function mallocForTaskScheduler(size: Int64, policy: aclrtMemMallocPolicy, cfg: StructInput<aclrtMallocConfig> | null): DevicePtr {
  checkUint64(size, 'aclrtMallocForTaskScheduler', 'size');
  checkInt32(policy, 'aclrtMallocForTaskScheduler', 'policy');
  const cfg$ = nullableStructOf(cfg, aclrtMallocConfig, 'aclrtMallocForTaskScheduler', 'cfg');
  const returned = raw.aclrtMallocForTaskScheduler(mallocForTaskScheduler$devPtr, size, policy, cfg$);
  if (returned !== 0) throw failure('aclrtMallocForTaskScheduler', returned, { size, policy, cfg: cfg$ });
  return mallocForTaskScheduler$devPtr[0] as DevicePtr;
}

const mallocHost$hostPtr = pointerCell();
/**
 * Allocates page-locked host memory that is registered with the device of the current context.
 *
 * The contents are uninitialised. Asynchronous copies need such memory to run without blocking.
 *
 * Needs a current context. Release with aclrtFreeHost.
 *
 * C: `aclError aclrtMallocHost(void **hostPtr, size_t size)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param size - length in bytes, greater than 0; rounded up to 32
 * @returns receives the host address, aligned to 64 bytes where host and device are separate
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclrtFreeHost
 * @see aclrtMemcpyAsync
 */
export function mallocHost(size: Int64): HostPtr {
  checkUint64(size, 'aclrtMallocHost', 'size');
  const returned = raw.aclrtMallocHost(mallocHost$hostPtr, size);
  if (returned !== 0) throw failure('aclrtMallocHost', returned, { size });
  return mallocHost$hostPtr[0] as HostPtr;
}

const mallocHostWithCfg$ptr = pointerCell();
/**
 * Allocates page-locked host memory with extra attributes.
 *
 * With VA flag 1 the device sees the memory at the same address after aclrtHostRegister.
 *
 * Needs a current context. Release with aclrtFreeHost.
 *
 * C: `aclError aclrtMallocHostWithCfg(void **ptr, uint64_t size, aclrtMallocConfig *cfg)` in libacl_rt.so.
 * Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param size - length in bytes, greater than 0
 * @param cfg - module id or VA flag; any other attribute is refused; may be null
 * @returns receives the host address
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.1.RC1
 * @see aclrtFreeHost
 * @see aclrtHostRegister
 */
export function mallocHostWithCfg(size: Int64, cfg: StructInput<aclrtMallocConfig> | null): HostPtr {
  checkUint64(size, 'aclrtMallocHostWithCfg', 'size');
  const cfg$ = nullableStructOf(cfg, aclrtMallocConfig, 'aclrtMallocHostWithCfg', 'cfg');
  const returned = raw.aclrtMallocHostWithCfg(mallocHostWithCfg$ptr, size, cfg$);
  if (returned !== 0) throw failure('aclrtMallocHostWithCfg', returned, { size, cfg: cfg$ });
  return mallocHostWithCfg$ptr[0] as HostPtr;
}

const mallocPhysical$handle = pointerCell();
/**
 * Allocates physical memory, to be mapped at reserved addresses.
 *
 * Needs a current context only for host memory of a NUMA node. Release with aclrtFreePhysical.
 *
 * C: `aclError aclrtMallocPhysical(aclrtDrvMemHandle *handle, size_t size, const aclrtPhysicalMemProp *prop, uint64_t
 * flags)` in libacl_rt.so.
 * Since CANN 7.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param size - length in bytes, a multiple of 2 MiB and best of the granularity
 * @param prop - kind and place of the memory
 * @param flags - reserved, must be 0
 * @returns receives the handle of the memory
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 7.0.0
 * @see aclrtFreePhysical
 * @see aclrtMapMem
 * @see aclrtMemGetAllocationGranularity
 */
export function mallocPhysical(size: Int64, prop: StructInput<aclrtPhysicalMemProp>, flags: Int64): PhysicalMemPtr {
  checkUint64(size, 'aclrtMallocPhysical', 'size');
  checkUint64(flags, 'aclrtMallocPhysical', 'flags');
  const prop$ = structOf(prop, aclrtPhysicalMemProp, 'aclrtMallocPhysical', 'prop');
  const returned = raw.aclrtMallocPhysical(mallocPhysical$handle, size, prop$, flags);
  if (returned !== 0) throw failure('aclrtMallocPhysical', returned, { size, prop: prop$, flags });
  return mallocPhysical$handle[0] as PhysicalMemPtr;
}

const mallocWithCfg$devPtr = pointerCell();
/**
 * Allocates device memory with a page policy and extra attributes. The length is only rounded up to 32 bytes.
 *
 * A device id in the attributes must be that of the current context; a VA flag is refused. Peer-to-peer huge pages are
 * honoured here, not in aclrtMalloc.
 *
 * Needs a current context. Release with aclrtFree.
 *
 * C: `aclError aclrtMallocWithCfg(void **devPtr, size_t size, aclrtMemMallocPolicy policy, aclrtMallocConfig *cfg)` in
 * libacl_rt.so.
 * Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param size - length in bytes, greater than 0
 * @param policy - one page kind, which may be combined with one band width bit and the read-only bit
 * @param cfg - extra attributes (module id, device id); may be null
 * @returns receives the device address
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.1.RC1
 * @see aclrtFree
 */
export function mallocWithCfg(size: Int64, policy: aclrtMemMallocPolicy, cfg: StructInput<aclrtMallocConfig> | null): DevicePtr {
  checkUint64(size, 'aclrtMallocWithCfg', 'size');
  checkInt32(policy, 'aclrtMallocWithCfg', 'policy');
  const cfg$ = nullableStructOf(cfg, aclrtMallocConfig, 'aclrtMallocWithCfg', 'cfg');
  const returned = raw.aclrtMallocWithCfg(mallocWithCfg$devPtr, size, policy, cfg$);
  if (returned !== 0) throw failure('aclrtMallocWithCfg', returned, { size, policy, cfg: cfg$ });
  return mallocWithCfg$devPtr[0] as DevicePtr;
}

/**
 * Maps physical memory at reserved virtual addresses, with access for the device that owns it.
 *
 * Undo with aclrtUnmapMem, then free the handle, then release the addresses. Other devices need aclrtMemSetAccess.
 * Works on a thread without a context.
 *
 * C: `aclError aclrtMapMem(void *virPtr, size_t size, size_t offset, aclrtDrvMemHandle handle, uint64_t flags)` in
 * libacl_rt.so.
 * Since CANN 7.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param virPtr - start address within a reservation, aligned to 2 MiB
 * @param size - length in bytes, the same as that of the physical memory
 * @param offset - offset into the physical memory, must be 0
 * @param handle - physical memory
 * @param flags - reserved, must be 0
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 7.0.0
 * @see aclrtUnmapMem
 * @see aclrtMemSetAccess
 */
export function mapMem(virPtr: VirtualPtr, size: Int64, offset: Int64, handle: PhysicalMemPtr, flags: Int64): void {
  checkUint64(size, 'aclrtMapMem', 'size');
  checkUint64(offset, 'aclrtMapMem', 'offset');
  checkUint64(flags, 'aclrtMapMem', 'flags');
  checkPointer(virPtr, 'aclrtMapMem', 'virPtr');
  checkPointer(handle, 'aclrtMapMem', 'handle');
  const returned = raw.aclrtMapMem(virPtr, size, offset, handle, flags);
  if (returned !== 0) throw failure('aclrtMapMem', returned, { virPtr, size, offset, handle, flags });
}

const memAllocManaged$ptr = pointerCell();
/**
 * Allocates managed memory, whose pages move between host and devices on access.
 *
 * Needs a current context. Release with aclrtFree.
 *
 * C: `aclError aclrtMemAllocManaged(void **ptr, uint64_t size, uint32_t flag)` in libacl_rt.so.
 * Since CANN 9.0.0. Products: 910b.
 *
 * @param size - length in bytes, greater than 0; rounded up to 2 MiB, 3 TiB per process
 * @param flag - must be ACL_RT_MEM_ATTACH_GLOBAL
 * @returns receives the address, the same on host and devices
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.0.0
 * @see aclrtFree
 * @see aclrtMemManagedPrefetchAsync
 */
export function memAllocManaged(size: Int64, flag: number): ManagedPtr {
  checkUint64(size, 'aclrtMemAllocManaged', 'size');
  checkUint32(flag, 'aclrtMemAllocManaged', 'flag');
  const returned = raw.aclrtMemAllocManaged(memAllocManaged$ptr, size, flag);
  if (returned !== 0) throw failure('aclrtMemAllocManaged', returned, { size, flag });
  return memAllocManaged$ptr[0] as ManagedPtr;
}

const memExportToShareableHandle$shareableHandle = uint64Cell();
/**
 * Exports physical memory of this process, so that another process can import it.
 *
 * Do not free the memory before the import. Without flag 1, name the importing processes first.
 *
 * C: `aclError aclrtMemExportToShareableHandle(aclrtDrvMemHandle handle, aclrtMemHandleType handleType, uint64_t
 * flags, uint64_t *shareableHandle)` in libacl_rt.so.
 * Since CANN 7.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param handle - device memory from aclrtMallocPhysical; it can be exported once
 * @param handleType - must be ACL_MEM_HANDLE_TYPE_NONE
 * @param flags - 0, or 1 to let any process import it
 * @returns receives the number to send to the other process
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 7.0.0
 * @see aclrtMemSetPidToShareableHandle
 * @see aclrtMemImportFromShareableHandle
 */
export function memExportToShareableHandle(handle: PhysicalMemPtr, handleType: aclrtMemHandleType, flags: Int64): bigint {
  checkInt32(handleType, 'aclrtMemExportToShareableHandle', 'handleType');
  checkUint64(flags, 'aclrtMemExportToShareableHandle', 'flags');
  checkPointer(handle, 'aclrtMemExportToShareableHandle', 'handle');
  const returned = raw.aclrtMemExportToShareableHandle(handle, handleType, flags, memExportToShareableHandle$shareableHandle);
  if (returned !== 0) throw failure('aclrtMemExportToShareableHandle', returned, { handle, handleType, flags });
  return memExportToShareableHandle$shareableHandle[0] as bigint;
}

/**
 * Exports physical memory with a choice of handle type; the fabric type also crosses servers.
 *
 * The fabric type needs a current context.
 *
 * C: `aclError aclrtMemExportToShareableHandleV2(aclrtDrvMemHandle handle, uint64_t flags, aclrtMemSharedHandleType
 * shareType, void *shareableHandle)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param handle - device memory from aclrtMallocPhysical
 * @param flags - 0, or 1 to let any process import it
 * @param shareType - kind of handle, an aclrtMemSharedHandleType
 * @param shareableHandle - memory of the caller for the handle: 8 bytes, or 128 for the fabric type
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtMemSetPidToShareableHandleV2
 * @see aclrtMemImportFromShareableHandleV2
 */
export function memExportToShareableHandleV2(handle: PhysicalMemPtr, flags: Int64, shareType: aclrtMemSharedHandleType, shareableHandle: MemoryPtr | ArrayBufferView): void {
  checkUint64(flags, 'aclrtMemExportToShareableHandleV2', 'flags');
  checkInt32(shareType, 'aclrtMemExportToShareableHandleV2', 'shareType');
  checkPointer(handle, 'aclrtMemExportToShareableHandleV2', 'handle');
  checkMemory(shareableHandle, shareType === 2 ? 128 : 8, 'aclrtMemExportToShareableHandleV2', 'shareableHandle');
  const returned = raw.aclrtMemExportToShareableHandleV2(handle, flags, shareType, shareableHandle);
  if (returned !== 0) throw failure('aclrtMemExportToShareableHandleV2', returned, { handle, flags, shareType, shareableHandle });
}

/**
 * Writes cached data of a device range back to memory and drops it from the cache.
 *
 * Supported products are coherent: the call checks its arguments and does nothing else. Needs a current context.
 *
 * C: `aclError aclrtMemFlush(void *devPtr, size_t size)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param devPtr - start of the range
 * @param size - length in bytes, greater than 0
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclrtMallocCached
 */
export function memFlush(devPtr: DevicePtr | VirtualPtr, size: Int64): void {
  checkUint64(size, 'aclrtMemFlush', 'size');
  checkPointer(devPtr, 'aclrtMemFlush', 'devPtr');
  const returned = raw.aclrtMemFlush(devPtr, size);
  if (returned !== 0) throw failure('aclrtMemFlush', returned, { devPtr, size });
}

const memGetAccess$flag = uint64Cell();
/**
 * Reports the right of one place to a mapping.
 *
 * C: `aclError aclrtMemGetAccess(void *virPtr, aclrtMemLocation *location, uint64_t *flag)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param virPtr - mapped address
 * @param location - host or device to ask about
 * @returns receives an aclrtMemAccessFlags value; a large marker value when none was ever set
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtMemSetAccess
 */
export function memGetAccess(virPtr: VirtualPtr, location: StructInput<aclrtMemLocation>): bigint {
  const location$ = structOf(location, aclrtMemLocation, 'aclrtMemGetAccess', 'location');
  checkPointer(virPtr, 'aclrtMemGetAccess', 'virPtr');
  const returned = raw.aclrtMemGetAccess(virPtr, location$, memGetAccess$flag);
  if (returned !== 0) throw failure('aclrtMemGetAccess', returned, { virPtr, location: location$ });
  return memGetAccess$flag[0] as bigint;
}

const memGetAddressRange$pbase = pointerCell();
const memGetAddressRange$psize = uint64Cell();
/**
 * Gives the block that contains an address of an allocation or a mapping.
 *
 * C: `aclError aclrtMemGetAddressRange(void *ptr, void **pbase, size_t *psize)` in libacl_rt.so.
 * Since CANN 9.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param ptr - any address of the block
 * @returns `pbase`: receives the start; may be null when psize is not; `psize`: receives the length in bytes, rounded
 *   up to pages; may be null when pbase is not
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.0.0
 */
export function memGetAddressRange(ptr: MemoryPtr): { pbase: AnyPointer; psize: bigint } {
  checkPointer(ptr, 'aclrtMemGetAddressRange', 'ptr');
  const returned = raw.aclrtMemGetAddressRange(ptr, memGetAddressRange$pbase, memGetAddressRange$psize);
  if (returned !== 0) throw failure('aclrtMemGetAddressRange', returned, { ptr });
  return { pbase: memGetAddressRange$pbase[0] as AnyPointer, psize: memGetAddressRange$psize[0] as bigint };
}

const memGetAllocationGranularity$granularity = uint64Cell();
/**
 * Gives the unit in which physical memory of a kind is allocated.
 *
 * Expect 2 MiB, or 1 GiB for kinds with pages of 1 GiB.
 *
 * C: `aclError aclrtMemGetAllocationGranularity(aclrtPhysicalMemProp *prop, aclrtMemGranularityOptions option, size_t
 * *granularity)` in libacl_rt.so.
 * Since CANN 7.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param prop - kind and place of the memory
 * @param option - smallest or recommended unit
 * @returns receives the unit in bytes
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 7.0.0
 * @see aclrtMallocPhysical
 */
export function memGetAllocationGranularity(prop: StructInput<aclrtPhysicalMemProp>, option: aclrtMemGranularityOptions): bigint {
  checkInt32(option, 'aclrtMemGetAllocationGranularity', 'option');
  const prop$ = structOf(prop, aclrtPhysicalMemProp, 'aclrtMemGetAllocationGranularity', 'prop');
  const returned = raw.aclrtMemGetAllocationGranularity(prop$, option, memGetAllocationGranularity$granularity);
  if (returned !== 0) throw failure('aclrtMemGetAllocationGranularity', returned, { prop: prop$, option });
  return memGetAllocationGranularity$granularity[0] as bigint;
}

/**
 * Reports kind and place of physical memory.
 *
 * C: `aclError aclrtMemGetAllocationPropertiesFromHandle(aclrtDrvMemHandle handle, aclrtPhysicalMemProp *prop)` in
 * libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param handle - physical memory
 * @returns receives the properties; memAttr may be another name of the kind that was asked for
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtMallocPhysical
 */
export function memGetAllocationPropertiesFromHandle(handle: PhysicalMemPtr): aclrtPhysicalMemProp {
  checkPointer(handle, 'aclrtMemGetAllocationPropertiesFromHandle', 'handle');
  const prop$ = {};
  const returned = raw.aclrtMemGetAllocationPropertiesFromHandle(handle, prop$);
  if (returned !== 0) throw failure('aclrtMemGetAllocationPropertiesFromHandle', returned, { handle });
  return exact(prop$, aclrtPhysicalMemProp()) as aclrtPhysicalMemProp;
}

const memImportFromShareableHandle$handle = pointerCell();
/**
 * Imports physical memory that another process exported.
 *
 * Release with aclrtFreePhysical. A process cannot import its own export. Needs a current context.
 *
 * C: `aclError aclrtMemImportFromShareableHandle(uint64_t shareableHandle, int32_t deviceId, aclrtDrvMemHandle
 * *handle)` in libacl_rt.so.
 * Since CANN 7.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param shareableHandle - handle sent by the exporter
 * @param deviceId - device that is to use the memory
 * @returns receives a handle to map
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 7.0.0
 * @see aclrtMemExportToShareableHandle
 * @see aclrtFreePhysical
 */
export function memImportFromShareableHandle(shareableHandle: Int64, deviceId: number): PhysicalMemPtr {
  checkUint64(shareableHandle, 'aclrtMemImportFromShareableHandle', 'shareableHandle');
  checkInt32(deviceId, 'aclrtMemImportFromShareableHandle', 'deviceId');
  const returned = raw.aclrtMemImportFromShareableHandle(shareableHandle, deviceId, memImportFromShareableHandle$handle);
  if (returned !== 0) throw failure('aclrtMemImportFromShareableHandle', returned, { shareableHandle, deviceId });
  return memImportFromShareableHandle$handle[0] as PhysicalMemPtr;
}

const memImportFromShareableHandleV2$handle = pointerCell();
/**
 * Imports exported memory for the current device, for both kinds of handle.
 *
 * Release with aclrtFreePhysical. Needs a current device.
 *
 * C: `aclError aclrtMemImportFromShareableHandleV2(void *shareableHandle, aclrtMemSharedHandleType shareType, uint64_t
 * flags, aclrtDrvMemHandle *handle)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param shareableHandle - points to the handle sent by the exporter
 * @param shareType - kind of handle, an aclrtMemSharedHandleType
 * @param flags - reserved, must be 0
 * @returns receives a handle to map
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtMemExportToShareableHandleV2
 * @see aclrtFreePhysical
 */
export function memImportFromShareableHandleV2(shareableHandle: MemoryPtr | ArrayBufferView, shareType: aclrtMemSharedHandleType, flags: Int64): PhysicalMemPtr {
  checkInt32(shareType, 'aclrtMemImportFromShareableHandleV2', 'shareType');
  checkUint64(flags, 'aclrtMemImportFromShareableHandleV2', 'flags');
  checkMemory(shareableHandle, shareType === 2 ? 128 : 8, 'aclrtMemImportFromShareableHandleV2', 'shareableHandle');
  const returned = raw.aclrtMemImportFromShareableHandleV2(shareableHandle, shareType, flags, memImportFromShareableHandleV2$handle);
  if (returned !== 0) throw failure('aclrtMemImportFromShareableHandleV2', returned, { shareableHandle, shareType, flags });
  return memImportFromShareableHandleV2$handle[0] as PhysicalMemPtr;
}

/**
 * Drops a device range from the cache without writing it back.
 *
 * Supported products are coherent: the call checks its arguments and does nothing else. Needs a current context.
 *
 * C: `aclError aclrtMemInvalidate(void *devPtr, size_t size)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param devPtr - start of the range
 * @param size - length in bytes, greater than 0
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclrtMallocCached
 */
export function memInvalidate(devPtr: DevicePtr | VirtualPtr, size: Int64): void {
  checkUint64(size, 'aclrtMemInvalidate', 'size');
  checkPointer(devPtr, 'aclrtMemInvalidate', 'devPtr');
  const returned = raw.aclrtMemInvalidate(devPtr, size);
  if (returned !== 0) throw failure('aclrtMemInvalidate', returned, { devPtr, size });
}

/**
 * Advises the system how a range of managed memory will be used.
 *
 * C: `aclError aclrtMemManagedAdvise(const void *const ptr, uint64_t size, aclrtMemManagedAdviseType advise,
 * aclrtMemManagedLocation location)` in libacl_rt.so.
 * Since CANN 9.1.0. Products: A3, 910b.
 *
 * @param ptr - start of the range in managed memory
 * @param size - length in bytes, a multiple of 2 MiB
 * @param advise - the advice, an aclrtMemManagedAdviseType
 * @param location - place the advice is about; passed by value
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.1.0
 * @see aclrtMemManagedGetAttr
 */
export function memManagedAdvise(ptr: ManagedPtr, size: Int64, advise: aclrtMemManagedAdviseType, location: StructInput<aclrtMemManagedLocation>): void {
  checkUint64(size, 'aclrtMemManagedAdvise', 'size');
  checkInt32(advise, 'aclrtMemManagedAdvise', 'advise');
  const location$ = structOf(location, aclrtMemManagedLocation, 'aclrtMemManagedAdvise', 'location');
  checkPointer(ptr, 'aclrtMemManagedAdvise', 'ptr');
  const returned = raw.aclrtMemManagedAdvise(ptr, size, advise, location$);
  if (returned !== 0) throw failure('aclrtMemManagedAdvise', returned, { ptr, size, advise, location: location$ });
}

/**
 * Reads one attribute of a range of managed memory.
 *
 * C: `aclError aclrtMemManagedGetAttr(aclrtMemManagedRangeAttribute attribute, const void *ptr, size_t size, void
 * *data, size_t dataSize)` in libacl_rt.so.
 * Since CANN 9.1.0. Products: A3, 910b.
 *
 * @param attribute - the attribute, an aclrtMemManagedRangeAttribute
 * @param ptr - start of the range in managed memory
 * @param size - length in bytes, greater than 0
 * @param data - memory of the caller for the value
 * @param dataSize - length of data in bytes: 4, or a multiple of 4 for the list of accessing places
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.1.0
 * @see aclrtMemManagedGetAttrs
 * @see aclrtMemManagedAdvise
 */
export function memManagedGetAttr(attribute: aclrtMemManagedRangeAttribute, ptr: ManagedPtr, size: Int64, data: MemoryPtr | ArrayBufferView, dataSize: Int64): void {
  checkInt32(attribute, 'aclrtMemManagedGetAttr', 'attribute');
  checkUint64(size, 'aclrtMemManagedGetAttr', 'size');
  checkUint64(dataSize, 'aclrtMemManagedGetAttr', 'dataSize');
  checkPointer(ptr, 'aclrtMemManagedGetAttr', 'ptr');
  checkMemory(data, dataSize, 'aclrtMemManagedGetAttr', 'data');
  const returned = raw.aclrtMemManagedGetAttr(attribute, ptr, size, data, dataSize);
  if (returned !== 0) throw failure('aclrtMemManagedGetAttr', returned, { attribute, ptr, size, data, dataSize });
}

/**
 * Reads several attributes of a range of managed memory.
 *
 * C: `aclError aclrtMemManagedGetAttrs(aclrtMemManagedRangeAttribute *attributes, size_t numAttributes, const void
 * *ptr, size_t size, void **data, size_t *dataSizes)` in libacl_rt.so.
 * Since CANN 9.1.0. Products: A3, 910b.
 *
 * @param attributes - array of numAttributes attributes
 * @param numAttributes - number of attributes, greater than 0
 * @param ptr - start of the range in managed memory
 * @param size - length in bytes, greater than 0
 * @param data - array of numAttributes addresses of memory for the values; the memory is written, the array is read
 * @param dataSizes - array of numAttributes lengths in bytes, as for aclrtMemManagedGetAttr
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.1.0
 * @see aclrtMemManagedGetAttr
 */
export function memManagedGetAttrs(attributes: readonly aclrtMemManagedRangeAttribute[], numAttributes: Int64, ptr: ManagedPtr, size: Int64, data: readonly (MemoryPtr | ArrayBufferView)[], dataSizes: readonly Int64[] | BigUint64Array): void {
  checkUint64(numAttributes, 'aclrtMemManagedGetAttrs', 'numAttributes');
  checkUint64(size, 'aclrtMemManagedGetAttrs', 'size');
  const attributes$ = numbersOf(builtIns.Int32Array, attributes, numAttributes, 'aclrtMemManagedGetAttrs', 'attributes');
  const data$ = memoriesOf(data, numAttributes, 'aclrtMemManagedGetAttrs', 'data');
  const dataSizes$ = numbersOf(builtIns.BigUint64Array, dataSizes, numAttributes, 'aclrtMemManagedGetAttrs', 'dataSizes');
  checkPointer(ptr, 'aclrtMemManagedGetAttrs', 'ptr');
  const returned = raw.aclrtMemManagedGetAttrs(attributes$, numAttributes, ptr, size, locate(data$, dataSizes$, 'aclrtMemManagedGetAttrs', 'data'), dataSizes$);
  if (returned !== 0) throw failure('aclrtMemManagedGetAttrs', returned, { attributes: elementsOf(attributes$), numAttributes, ptr, size, data: data$, dataSizes: elementsOf(dataSizes$) });
}

/**
 * Queues the move of managed memory to a place before it is used there.
 *
 * C: `aclError aclrtMemManagedPrefetchAsync(const void *ptr, size_t size, aclrtMemManagedLocation location, uint32_t
 * flags, aclrtStream stream)` in libacl_rt.so.
 * Since CANN 9.1.0. Products: 910b.
 *
 * @param ptr - start of the range in managed memory
 * @param size - length in bytes, greater than 0
 * @param location - place to move to; passed by value
 * @param flags - reserved, must be 0
 * @param stream - stream of the current context that carries the task; null is its default stream
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.1.0
 * @see aclrtMemManagedPrefetchBatchAsync
 */
export function memManagedPrefetchAsync(ptr: ManagedPtr, size: Int64, location: StructInput<aclrtMemManagedLocation>, flags: number, stream: StreamPtr | null): void {
  checkUint64(size, 'aclrtMemManagedPrefetchAsync', 'size');
  checkUint32(flags, 'aclrtMemManagedPrefetchAsync', 'flags');
  const location$ = structOf(location, aclrtMemManagedLocation, 'aclrtMemManagedPrefetchAsync', 'location');
  checkPointer(ptr, 'aclrtMemManagedPrefetchAsync', 'ptr');
  checkNullablePointer(stream, 'aclrtMemManagedPrefetchAsync', 'stream');
  const returned = raw.aclrtMemManagedPrefetchAsync(ptr, size, location$, flags, stream);
  if (returned !== 0) throw failure('aclrtMemManagedPrefetchAsync', returned, { ptr, size, location: location$, flags, stream });
}

/**
 * Queues the move of several ranges of managed memory.
 *
 * C: `aclError aclrtMemManagedPrefetchBatchAsync(const void **ptrs, size_t *sizes, size_t count,
 * aclrtMemManagedLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs, uint64_t flags, aclrtStream
 * stream)` in libacl_rt.so.
 * Since CANN 9.1.0. Products: 910b.
 *
 * @param ptrs - array of count start addresses
 * @param sizes - array of count lengths in bytes
 * @param count - number of ranges, at least numPrefetchLocs
 * @param prefetchLocs - array of numPrefetchLocs places to move to
 * @param prefetchLocIdxs - array of numPrefetchLocs range numbers, rising from 0: place i applies from range
 *   prefetchLocIdxs[i] on
 * @param numPrefetchLocs - number of places, greater than 0
 * @param flags - reserved, must be 0
 * @param stream - stream of the current context that carries the task; null is its default stream
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.1.0
 * @see aclrtMemManagedPrefetchAsync
 */
export function memManagedPrefetchBatchAsync(ptrs: readonly ManagedPtr[], sizes: readonly Int64[] | BigUint64Array, count: Int64, prefetchLocs: readonly StructInput<aclrtMemManagedLocation>[], prefetchLocIdxs: readonly Int64[] | BigUint64Array, numPrefetchLocs: Int64, flags: Int64, stream: StreamPtr | null): void {
  checkUint64(count, 'aclrtMemManagedPrefetchBatchAsync', 'count');
  checkUint64(numPrefetchLocs, 'aclrtMemManagedPrefetchBatchAsync', 'numPrefetchLocs');
  checkUint64(flags, 'aclrtMemManagedPrefetchBatchAsync', 'flags');
  const ptrs$ = addressesOf(ptrs, count, 'aclrtMemManagedPrefetchBatchAsync', 'ptrs');
  const sizes$ = numbersOf(builtIns.BigUint64Array, sizes, count, 'aclrtMemManagedPrefetchBatchAsync', 'sizes');
  const prefetchLocs$ = structsOf(prefetchLocs, aclrtMemManagedLocation, numPrefetchLocs, 'aclrtMemManagedPrefetchBatchAsync', 'prefetchLocs');
  const prefetchLocIdxs$ = numbersOf(builtIns.BigUint64Array, prefetchLocIdxs, numPrefetchLocs, 'aclrtMemManagedPrefetchBatchAsync', 'prefetchLocIdxs');
  checkNullablePointer(stream, 'aclrtMemManagedPrefetchBatchAsync', 'stream');
  const returned = raw.aclrtMemManagedPrefetchBatchAsync(ptrs$, sizes$, count, prefetchLocs$, prefetchLocIdxs$, numPrefetchLocs, flags, stream);
  if (returned !== 0) throw failure('aclrtMemManagedPrefetchBatchAsync', returned, { ptrs: elementsOf(ptrs$), sizes: elementsOf(sizes$), count, prefetchLocs: prefetchLocs$, prefetchLocIdxs: elementsOf(prefetchLocIdxs$), numPrefetchLocs, flags, stream });
}

/**
 * Maps the physical memory behind one range at another range and chooses the link that reaches it.
 *
 * Memory of several pieces needs one aclrtUnmapMem per piece; after a failure, earlier pieces stay mapped.
 *
 * C: `aclError aclrtMemMapSelectedLink(void *virPtrDst, size_t size, void *virPtrSrc, uint32_t linkIdx)` in
 * libacl_rt.so.
 * Since CANN 9.1.0. Products: A3.
 *
 * @param virPtrDst - start of the reserved addresses that get the mapping
 * @param size - length in bytes, greater than 0
 * @param virPtrSrc - start of the range that is mapped already
 * @param linkIdx - ACL_RT_MEM_LINK_IDX_0 or ACL_RT_MEM_LINK_IDX_1
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.1.0
 * @see aclrtUnmapMem
 */
export function memMapSelectedLink(virPtrDst: VirtualPtr, size: Int64, virPtrSrc: VirtualPtr, linkIdx: number): void {
  checkUint64(size, 'aclrtMemMapSelectedLink', 'size');
  checkUint32(linkIdx, 'aclrtMemMapSelectedLink', 'linkIdx');
  checkPointer(virPtrDst, 'aclrtMemMapSelectedLink', 'virPtrDst');
  checkPointer(virPtrSrc, 'aclrtMemMapSelectedLink', 'virPtrSrc');
  const returned = raw.aclrtMemMapSelectedLink(virPtrDst, size, virPtrSrc, linkIdx);
  if (returned !== 0) throw failure('aclrtMemMapSelectedLink', returned, { virPtrDst, size, virPtrSrc, linkIdx });
}

/**
 * Builds the page table of another device for device memory ahead of its first access.
 *
 * C: `aclError aclrtMemP2PMap(void *devPtr, size_t size, int32_t dstDevId, uint64_t flags)` in libacl_rt.so.
 * Since CANN 9.0.0. Products: 950, A3, 910b, 310p, 910.
 *
 * @param devPtr - start of the device memory
 * @param size - length in bytes, greater than 0
 * @param dstDevId - device that will use the memory; peer access must be enabled
 * @param flags - reserved, must be 0
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.0.0
 * @see aclrtDeviceEnablePeerAccess
 */
export function memP2PMap(devPtr: DevicePtr | VirtualPtr, size: Int64, dstDevId: number, flags: Int64): void {
  checkUint64(size, 'aclrtMemP2PMap', 'size');
  checkInt32(dstDevId, 'aclrtMemP2PMap', 'dstDevId');
  checkUint64(flags, 'aclrtMemP2PMap', 'flags');
  checkPointer(devPtr, 'aclrtMemP2PMap', 'devPtr');
  const returned = raw.aclrtMemP2PMap(devPtr, size, dstDevId, flags);
  if (returned !== 0) throw failure('aclrtMemP2PMap', returned, { devPtr, size, dstDevId, flags });
}

const memPoolCreate$memPool = pointerCell();
/**
 * Creates a pool from which streams allocate device memory in their own order.
 *
 * Experimental. End it with aclrtMemPoolDestroy.
 *
 * C: `aclError aclrtMemPoolCreate(aclrtMemPool *memPool, const aclrtMemPoolProps *poolProps)` in libacl_rt.so.
 * Since CANN 9.0.0. Products: 910b.
 *
 * @param poolProps - place and size of the pool
 * @returns receives the pool
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.0.0
 * @see aclrtMemPoolDestroy
 */
export function memPoolCreate(poolProps: StructInput<aclrtMemPoolProps>): MemPoolPtr {
  const poolProps$ = structOf(poolProps, aclrtMemPoolProps, 'aclrtMemPoolCreate', 'poolProps');
  const returned = raw.aclrtMemPoolCreate(memPoolCreate$memPool, poolProps$);
  if (returned !== 0) throw failure('aclrtMemPoolCreate', returned, { poolProps: poolProps$ });
  return memPoolCreate$memPool[0] as MemPoolPtr;
}

/**
 * Destroys a memory pool.
 *
 * C: `aclError aclrtMemPoolDestroy(const aclrtMemPool memPool)` in libacl_rt.so.
 * Since CANN 9.0.0. Products: 910b.
 *
 * @param memPool - pool from aclrtMemPoolCreate
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.0.0
 * @see aclrtMemPoolCreate
 */
export function memPoolDestroy(memPool: MemPoolPtr): void {
  checkPointer(memPool, 'aclrtMemPoolDestroy', 'memPool');
  const returned = raw.aclrtMemPoolDestroy(memPool);
  if (returned !== 0) throw failure('aclrtMemPoolDestroy', returned, { memPool });
}

/**
 * Gives memory back to its pool in the order of a stream.
 *
 * The pool may hand the same address out again at once. The device gets freed memory back when the release threshold
 * is exceeded at a synchronisation.
 *
 * C: `aclError aclrtMemPoolFreeAsync(void *ptr, aclrtStream stream)` in libacl_rt.so.
 * Since CANN 9.1.0. Products: 910b.
 *
 * @param ptr - address from aclrtMemPoolMallocAsync; any other is freed by a host function queued on the stream
 * @param stream - stream after whose queued tasks the memory is invalid; null is refused
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.1.0
 * @see aclrtMemPoolMallocAsync
 */
export function memPoolFreeAsync(ptr: DevicePtr | VirtualPtr, stream: StreamPtr | null): void {
  checkPointer(ptr, 'aclrtMemPoolFreeAsync', 'ptr');
  checkNullablePointer(stream, 'aclrtMemPoolFreeAsync', 'stream');
  const returned = raw.aclrtMemPoolFreeAsync(ptr, stream);
  if (returned !== 0) throw failure('aclrtMemPoolFreeAsync', returned, { ptr, stream });
}

/**
 * Reads an attribute of a pool.
 *
 * C: `aclError aclrtMemPoolGetAttr(aclrtMemPool memPool, aclrtMemPoolAttr attr, void *value)` in libacl_rt.so.
 * Since CANN 9.0.0. Products: 910b.
 *
 * @param memPool - pool to ask
 * @param attr - the attribute
 * @param value - memory of the caller for the value: uint32_t for the reuse attributes (1 to 3), uint64_t in bytes for
 *   the others
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.0.0
 * @see aclrtMemPoolSetAttr
 */
export function memPoolGetAttr(memPool: MemPoolPtr, attr: aclrtMemPoolAttr, value: MemoryPtr | ArrayBufferView): void {
  checkInt32(attr, 'aclrtMemPoolGetAttr', 'attr');
  checkPointer(memPool, 'aclrtMemPoolGetAttr', 'memPool');
  checkMemory(value, attr >= 4 ? 8 : 4, 'aclrtMemPoolGetAttr', 'value');
  const returned = raw.aclrtMemPoolGetAttr(memPool, attr, value);
  if (returned !== 0) throw failure('aclrtMemPoolGetAttr', returned, { memPool, attr, value });
}

const memPoolMallocAsync$ptr = pointerCell();
/**
 * Takes device memory from a pool; the address is known at once and usable by later tasks of the stream.
 *
 * Order other streams behind it with events. Give back with aclrtMemPoolFreeAsync.
 *
 * C: `aclError aclrtMemPoolMallocAsync(void **ptr, size_t size, aclrtMemPool memPool, aclrtStream stream)` in
 * libacl_rt.so.
 * Since CANN 9.1.0. Products: 910b.
 *
 * @param size - length in bytes, rounded up to 2 MiB; 0 succeeds without memory
 * @param memPool - pool to use
 * @param stream - stream in whose order the memory becomes valid; null is refused
 * @returns receives the device address; left alone when size is 0
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.1.0
 * @see aclrtMemPoolFreeAsync
 */
export function memPoolMallocAsync(size: Int64, memPool: MemPoolPtr, stream: StreamPtr | null): DevicePtr {
  checkUint64(size, 'aclrtMemPoolMallocAsync', 'size');
  checkPointer(memPool, 'aclrtMemPoolMallocAsync', 'memPool');
  checkNullablePointer(stream, 'aclrtMemPoolMallocAsync', 'stream');
  const returned = raw.aclrtMemPoolMallocAsync(memPoolMallocAsync$ptr, size, memPool, stream);
  if (returned !== 0) throw failure('aclrtMemPoolMallocAsync', returned, { size, memPool, stream });
  return memPoolMallocAsync$ptr[0] as DevicePtr;
}

/**
 * Changes an attribute of a pool.
 *
 * C: `aclError aclrtMemPoolSetAttr(aclrtMemPool memPool, aclrtMemPoolAttr attr, void *value)` in libacl_rt.so.
 * Since CANN 9.0.0. Products: 910b.
 *
 * @param memPool - pool to change
 * @param attr - the attribute; the current sizes are read-only
 * @param value - points to the value: uint32_t for the reuse attributes (1 to 3), uint64_t in bytes for the others; a
 *   peak can only be set to 0
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.0.0
 * @see aclrtMemPoolGetAttr
 */
export function memPoolSetAttr(memPool: MemPoolPtr, attr: aclrtMemPoolAttr, value: MemoryPtr | ArrayBufferView): void {
  checkInt32(attr, 'aclrtMemPoolSetAttr', 'attr');
  checkPointer(memPool, 'aclrtMemPoolSetAttr', 'memPool');
  checkMemory(value, attr >= 4 ? 8 : 4, 'aclrtMemPoolSetAttr', 'value');
  const returned = raw.aclrtMemPoolSetAttr(memPool, attr, value);
  if (returned !== 0) throw failure('aclrtMemPoolSetAttr', returned, { memPool, attr, value });
}

/**
 * Returns unused memory of a pool to the device.
 *
 * C: `aclError aclrtMemPoolTrimTo(aclrtMemPool memPool, size_t minBytesToKeep)` in libacl_rt.so.
 * Since CANN 9.1.0. Products: 910b.
 *
 * @param memPool - pool to trim
 * @param minBytesToKeep - bytes that the pool keeps at least
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.1.0
 * @see aclrtMemPoolFreeAsync
 */
export function memPoolTrimTo(memPool: MemPoolPtr, minBytesToKeep: Int64): void {
  checkUint64(minBytesToKeep, 'aclrtMemPoolTrimTo', 'minBytesToKeep');
  checkPointer(memPool, 'aclrtMemPoolTrimTo', 'memPool');
  const returned = raw.aclrtMemPoolTrimTo(memPool, minBytesToKeep);
  if (returned !== 0) throw failure('aclrtMemPoolTrimTo', returned, { memPool, minBytesToKeep });
}

const memRetainAllocationHandle$handle = pointerCell();
/**
 * Finds the physical memory behind a mapped address and takes one more reference to it.
 *
 * Release with aclrtFreePhysical.
 *
 * C: `aclError aclrtMemRetainAllocationHandle(void *virPtr, aclrtDrvMemHandle *handle)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param virPtr - address that was given to aclrtMapMem
 * @returns receives the handle
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtFreePhysical
 */
export function memRetainAllocationHandle(virPtr: VirtualPtr): PhysicalMemPtr {
  checkPointer(virPtr, 'aclrtMemRetainAllocationHandle', 'virPtr');
  const returned = raw.aclrtMemRetainAllocationHandle(virPtr, memRetainAllocationHandle$handle);
  if (returned !== 0) throw failure('aclrtMemRetainAllocationHandle', returned, { virPtr });
  return memRetainAllocationHandle$handle[0] as PhysicalMemPtr;
}

/**
 * Grants places access to a mapping. The owner of the memory has it already.
 *
 * A different right for the same place is refused.
 *
 * C: `aclError aclrtMemSetAccess(void *virPtr, size_t size, aclrtMemAccessDesc *desc, size_t count)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param virPtr - address that was given to aclrtMapMem
 * @param size - length in bytes of that mapping
 * @param desc - array of count rights: read and write, for the host or a device
 * @param count - number of entries
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtMapMem
 * @see aclrtMemGetAccess
 */
export function memSetAccess(virPtr: VirtualPtr, size: Int64, desc: readonly StructInput<aclrtMemAccessDesc>[], count: Int64): void {
  checkUint64(size, 'aclrtMemSetAccess', 'size');
  checkUint64(count, 'aclrtMemSetAccess', 'count');
  const desc$ = structsOf(desc, aclrtMemAccessDesc, count, 'aclrtMemSetAccess', 'desc');
  checkPointer(virPtr, 'aclrtMemSetAccess', 'virPtr');
  const returned = raw.aclrtMemSetAccess(virPtr, size, desc$, count);
  if (returned !== 0) throw failure('aclrtMemSetAccess', returned, { virPtr, size, desc: desc$, count });
}

/**
 * Names the processes that may import exported memory. Only the exporter calls it.
 *
 * C: `aclError aclrtMemSetPidToShareableHandle(uint64_t shareableHandle, int32_t *pid, size_t pidNum)` in
 * libacl_rt.so.
 * Since CANN 7.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param shareableHandle - exported handle
 * @param pid - array of pidNum process ids from aclrtDeviceGetBareTgid
 * @param pidNum - number of ids, 1 to 65535
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 7.0.0
 * @see aclrtMemExportToShareableHandle
 * @see aclrtDeviceGetBareTgid
 */
export function memSetPidToShareableHandle(shareableHandle: Int64, pid: readonly number[] | Int32Array, pidNum: Int64): void {
  checkUint64(shareableHandle, 'aclrtMemSetPidToShareableHandle', 'shareableHandle');
  checkUint64(pidNum, 'aclrtMemSetPidToShareableHandle', 'pidNum');
  const pid$ = numbersOf(builtIns.Int32Array, pid, pidNum, 'aclrtMemSetPidToShareableHandle', 'pid');
  const returned = raw.aclrtMemSetPidToShareableHandle(shareableHandle, pid$, pidNum);
  if (returned !== 0) throw failure('aclrtMemSetPidToShareableHandle', returned, { shareableHandle, pid: elementsOf(pid$), pidNum });
}

/**
 * Names the processes that may import exported memory, for both kinds of handle.
 *
 * C: `aclError aclrtMemSetPidToShareableHandleV2(void *shareableHandle, aclrtMemSharedHandleType shareType, int32_t
 * *pid, size_t pidNum)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param shareableHandle - points to the exported handle
 * @param shareType - kind of handle, an aclrtMemSharedHandleType
 * @param pid - array of pidNum process ids from aclrtDeviceGetBareTgid
 * @param pidNum - number of ids, 1 to 65535
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtMemExportToShareableHandleV2
 */
export function memSetPidToShareableHandleV2(shareableHandle: MemoryPtr | ArrayBufferView, shareType: aclrtMemSharedHandleType, pid: readonly number[] | Int32Array, pidNum: Int64): void {
  checkInt32(shareType, 'aclrtMemSetPidToShareableHandleV2', 'shareType');
  checkUint64(pidNum, 'aclrtMemSetPidToShareableHandleV2', 'pidNum');
  const pid$ = numbersOf(builtIns.Int32Array, pid, pidNum, 'aclrtMemSetPidToShareableHandleV2', 'pid');
  checkMemory(shareableHandle, shareType === 2 ? 128 : 8, 'aclrtMemSetPidToShareableHandleV2', 'shareableHandle');
  const returned = raw.aclrtMemSetPidToShareableHandleV2(shareableHandle, shareType, pid$, pidNum);
  if (returned !== 0) throw failure('aclrtMemSetPidToShareableHandleV2', returned, { shareableHandle, shareType, pid: elementsOf(pid$), pidNum });
}

/**
 * Copies bytes between host and device memory and waits for that copy alone.
 *
 * Does not wait for tasks already queued on a stream: synchronise before reading what a kernel wrote.
 *
 * Between two devices, peer access must be enabled first. Needs a current context.
 *
 * C: `aclError aclrtMemcpy(void *dst, size_t destMax, const void *src, size_t count, aclrtMemcpyKind kind)` in
 * libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 *
 * @param dst - destination address
 * @param destMax - capacity of the destination in bytes, at least count
 * @param src - source address
 * @param count - bytes to copy; 0 succeeds before any other check
 * @param kind - direction, 0 to 5; the driver derives the real one from the addresses
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclrtMemcpyAsync
 * @see aclrtDeviceEnablePeerAccess
 */
export function memcpy(dst: MemoryPtr | ArrayBufferView, destMax: Int64, src: MemoryPtr | ArrayBufferView, count: Int64, kind: aclrtMemcpyKind): void {
  checkUint64(destMax, 'aclrtMemcpy', 'destMax');
  checkUint64(count, 'aclrtMemcpy', 'count');
  checkInt32(kind, 'aclrtMemcpy', 'kind');
  checkMemory(dst, destMax, 'aclrtMemcpy', 'dst');
  checkMemory(src, count, 'aclrtMemcpy', 'src');
  const returned = raw.aclrtMemcpy(dst, destMax, src, count, kind);
  if (returned !== 0) throw failure('aclrtMemcpy', returned, { dst, destMax, src, count, kind });
}

/**
 * Copies a rectangle of rows between host and device and waits for it.
 *
 * Needs a current context.
 *
 * C: `aclError aclrtMemcpy2d(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width, size_t height,
 * aclrtMemcpyKind kind)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param dst - destination address
 * @param dpitch - bytes from one destination row to the next, at least width
 * @param src - source address
 * @param spitch - bytes from one source row to the next, at least width
 * @param width - bytes copied per row, up to 5000000; 0 succeeds at once
 * @param height - number of rows, up to 5242880; 0 succeeds at once
 * @param kind - host to device, device to host or default; device to device needs the asynchronous form
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclrtMemcpy2dAsync
 */
export function memcpy2d(dst: MemoryPtr | ArrayBufferView, dpitch: Int64, src: MemoryPtr | ArrayBufferView, spitch: Int64, width: Int64, height: Int64, kind: aclrtMemcpyKind): void {
  checkUint64(dpitch, 'aclrtMemcpy2d', 'dpitch');
  checkUint64(spitch, 'aclrtMemcpy2d', 'spitch');
  checkUint64(width, 'aclrtMemcpy2d', 'width');
  checkUint64(height, 'aclrtMemcpy2d', 'height');
  checkInt32(kind, 'aclrtMemcpy2d', 'kind');
  checkMemory(dst, builtIns.BigInt(dpitch) * (builtIns.BigInt(height) - 1n) + builtIns.BigInt(width), 'aclrtMemcpy2d', 'dst');
  checkMemory(src, builtIns.BigInt(spitch) * (builtIns.BigInt(height) - 1n) + builtIns.BigInt(width), 'aclrtMemcpy2d', 'src');
  const returned = raw.aclrtMemcpy2d(dst, dpitch, src, spitch, width, height, kind);
  if (returned !== 0) throw failure('aclrtMemcpy2d', returned, { dst, dpitch, src, spitch, width, height, kind });
}

/**
 * Queues the copy of a rectangle of rows on a stream.
 *
 * Both ranges must stay valid until the stream has passed the copy; pageable host memory makes the call wait. Needs a
 * current context.
 *
 * C: `aclError aclrtMemcpy2dAsync(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width, size_t
 * height, aclrtMemcpyKind kind, aclrtStream stream)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param dst - destination address
 * @param dpitch - bytes from one destination row to the next, at least width
 * @param src - source address
 * @param spitch - bytes from one source row to the next, at least width
 * @param width - bytes copied per row, up to 5000000; 0 succeeds at once
 * @param height - number of rows, up to 5242880; 0 succeeds at once
 * @param kind - host to device, device to host, device to device or default
 * @param stream - stream of the current context that carries the task; null is its default stream
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclrtMemcpy2d
 */
export function memcpy2dAsync(dst: MemoryPtr, dpitch: Int64, src: MemoryPtr, spitch: Int64, width: Int64, height: Int64, kind: aclrtMemcpyKind, stream: StreamPtr | null): void {
  checkUint64(dpitch, 'aclrtMemcpy2dAsync', 'dpitch');
  checkUint64(spitch, 'aclrtMemcpy2dAsync', 'spitch');
  checkUint64(width, 'aclrtMemcpy2dAsync', 'width');
  checkUint64(height, 'aclrtMemcpy2dAsync', 'height');
  checkInt32(kind, 'aclrtMemcpy2dAsync', 'kind');
  checkPointer(dst, 'aclrtMemcpy2dAsync', 'dst');
  checkPointer(src, 'aclrtMemcpy2dAsync', 'src');
  checkNullablePointer(stream, 'aclrtMemcpy2dAsync', 'stream');
  const returned = raw.aclrtMemcpy2dAsync(dst, dpitch, src, spitch, width, height, kind, stream);
  if (returned !== 0) throw failure('aclrtMemcpy2dAsync', returned, { dst, dpitch, src, spitch, width, height, kind, stream });
}

/**
 * Queues a copy between host and device memory on a stream.
 *
 * Both ranges must stay valid until the stream has passed the copy. Success means queued; failures surface at the next
 * synchronisation.
 *
 * With pageable host memory the call synchronises the stream and copies before it returns. From host to host it is not
 * supported. Needs a current context.
 *
 * C: `aclError aclrtMemcpyAsync(void *dst, size_t destMax, const void *src, size_t count, aclrtMemcpyKind kind,
 * aclrtStream stream)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param dst - destination address
 * @param destMax - capacity of the destination in bytes, at least count
 * @param src - source address
 * @param count - bytes to copy; 0 succeeds before any other check
 * @param kind - direction, 0 to 5; it is corrected to fit page-locked and device addresses
 * @param stream - stream of the current context that carries the task; null is its default stream
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclrtMemcpy
 * @see aclrtMallocHost
 */
export function memcpyAsync(dst: MemoryPtr, destMax: Int64, src: MemoryPtr, count: Int64, kind: aclrtMemcpyKind, stream: StreamPtr | null): void {
  checkUint64(destMax, 'aclrtMemcpyAsync', 'destMax');
  checkUint64(count, 'aclrtMemcpyAsync', 'count');
  checkInt32(kind, 'aclrtMemcpyAsync', 'kind');
  checkPointer(dst, 'aclrtMemcpyAsync', 'dst');
  checkPointer(src, 'aclrtMemcpyAsync', 'src');
  checkNullablePointer(stream, 'aclrtMemcpyAsync', 'stream');
  const returned = raw.aclrtMemcpyAsync(dst, destMax, src, count, kind, stream);
  if (returned !== 0) throw failure('aclrtMemcpyAsync', returned, { dst, destMax, src, count, kind, stream });
}

/**
 * Queues a copy like aclrtMemcpyAsync after asking the driver whether the host memory is page-locked.
 *
 * Deprecated: prefer aclrtMemcpyAsync. A driver that cannot answer makes the call fail as unsupported.
 *
 * C: `aclError aclrtMemcpyAsyncWithCondition(void *dst, size_t destMax, const void *src, size_t count, aclrtMemcpyKind
 * kind, aclrtStream stream)` in libacl_rt.so.
 * Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 *
 * @param dst - destination address
 * @param destMax - capacity of the destination in bytes, at least count
 * @param src - source address
 * @param count - bytes to copy; 0 succeeds before any other check
 * @param kind - direction, 0 to 5
 * @param stream - stream of the current context that carries the task; null is its default stream
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.1.RC1
 * @see aclrtMemcpyAsync
 */
export function memcpyAsyncWithCondition(dst: MemoryPtr, destMax: Int64, src: MemoryPtr, count: Int64, kind: aclrtMemcpyKind, stream: StreamPtr | null): void {
  checkUint64(destMax, 'aclrtMemcpyAsyncWithCondition', 'destMax');
  checkUint64(count, 'aclrtMemcpyAsyncWithCondition', 'count');
  checkInt32(kind, 'aclrtMemcpyAsyncWithCondition', 'kind');
  checkPointer(dst, 'aclrtMemcpyAsyncWithCondition', 'dst');
  checkPointer(src, 'aclrtMemcpyAsyncWithCondition', 'src');
  checkNullablePointer(stream, 'aclrtMemcpyAsyncWithCondition', 'stream');
  const returned = raw.aclrtMemcpyAsyncWithCondition(dst, destMax, src, count, kind, stream);
  if (returned !== 0) throw failure('aclrtMemcpyAsyncWithCondition', returned, { dst, destMax, src, count, kind, stream });
}

/**
 * Queues the copy that a description in device memory holds.
 *
 * C: `aclError aclrtMemcpyAsyncWithDesc(void *desc, aclrtMemcpyKind kind, aclrtStream stream)` in libacl_rt.so.
 * Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b.
 *
 * @param desc - description filled by aclrtSetMemcpyDesc; it must live until the copy has run
 * @param kind - must be ACL_MEMCPY_INNER_DEVICE_TO_DEVICE
 * @param stream - stream that carries the copy; null is refused
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.1.RC1
 * @see aclrtSetMemcpyDesc
 */
export function memcpyAsyncWithDesc(desc: DevicePtr | VirtualPtr, kind: aclrtMemcpyKind, stream: StreamPtr | null): void {
  checkInt32(kind, 'aclrtMemcpyAsyncWithDesc', 'kind');
  checkPointer(desc, 'aclrtMemcpyAsyncWithDesc', 'desc');
  checkNullablePointer(stream, 'aclrtMemcpyAsyncWithDesc', 'stream');
  const returned = raw.aclrtMemcpyAsyncWithDesc(desc, kind, stream);
  if (returned !== 0) throw failure('aclrtMemcpyAsyncWithDesc', returned, { desc, kind, stream });
}

/**
 * Queues a copy within one device whose addresses are read from device memory when the copy runs.
 *
 * C: `aclError aclrtMemcpyAsyncWithOffset(void **dst, size_t destMax, size_t dstDataOffset, const void **src, size_t
 * count, size_t srcDataOffset, aclrtMemcpyKind kind, aclrtStream stream)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b, 910.
 *
 * @param dst - device address of the pointer variable that holds the destination
 * @param destMax - capacity of the destination in bytes
 * @param dstDataOffset - bytes added to the destination
 * @param src - device address of the pointer variable that holds the source
 * @param count - bytes to copy
 * @param srcDataOffset - bytes added to the source
 * @param kind - must be ACL_MEMCPY_INNER_DEVICE_TO_DEVICE
 * @param stream - stream of the current context that carries the task; null is its default stream
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtMemcpyAsync
 */
export function memcpyAsyncWithOffset(dst: DevicePtr | VirtualPtr, destMax: Int64, dstDataOffset: Int64, src: DevicePtr | VirtualPtr, count: Int64, srcDataOffset: Int64, kind: aclrtMemcpyKind, stream: StreamPtr | null): void {
  checkUint64(destMax, 'aclrtMemcpyAsyncWithOffset', 'destMax');
  checkUint64(dstDataOffset, 'aclrtMemcpyAsyncWithOffset', 'dstDataOffset');
  checkUint64(count, 'aclrtMemcpyAsyncWithOffset', 'count');
  checkUint64(srcDataOffset, 'aclrtMemcpyAsyncWithOffset', 'srcDataOffset');
  checkInt32(kind, 'aclrtMemcpyAsyncWithOffset', 'kind');
  checkPointer(dst, 'aclrtMemcpyAsyncWithOffset', 'dst');
  checkPointer(src, 'aclrtMemcpyAsyncWithOffset', 'src');
  checkNullablePointer(stream, 'aclrtMemcpyAsyncWithOffset', 'stream');
  const returned = raw.aclrtMemcpyAsyncWithOffset(dst, destMax, dstDataOffset, src, count, srcDataOffset, kind, stream);
  if (returned !== 0) throw failure('aclrtMemcpyAsyncWithOffset', returned, { dst, destMax, dstDataOffset, src, count, srcDataOffset, kind, stream });
}

const memcpyBatch$failIndex = uint64Cell();
/**
 * Copies many ranges between host and device in one call and waits for them.
 *
 * Each item goes from host to device or back, and the items have no order among themselves.
 *
 * C: `aclError aclrtMemcpyBatch(void **dsts, size_t *destMaxs, void **srcs, size_t *sizes, size_t numBatches,
 * aclrtMemcpyBatchAttr *attrs, size_t *attrsIndexes, size_t numAttrs, size_t *failIndex)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b.
 *
 * @param dsts - array of numBatches destination addresses
 * @param destMaxs - array of numBatches capacities in bytes, each at least the length of its item
 * @param srcs - array of numBatches source addresses
 * @param sizes - array of numBatches lengths in bytes
 * @param numBatches - number of copies, 1 to 4096
 * @param attrs - array of numAttrs attributes: where the ends of the copies are
 * @param attrsIndexes - array of numAttrs item numbers, rising from 0: attribute i applies from item attrsIndexes[i]
 *   on
 * @param numAttrs - number of attributes, 1 to numBatches
 * @returns receives the number of the offending item, or SIZE_MAX when no single one is to blame
 * @throws AclError when C returns a code other than 0, with `failIndex` in its `outputs` where C has set it.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtMemcpyBatchAsync
 * @see aclrtMemcpyBatchV2
 */
export function memcpyBatch(dsts: readonly (MemoryPtr | ArrayBufferView)[], destMaxs: readonly Int64[] | BigUint64Array, srcs: readonly (MemoryPtr | ArrayBufferView)[], sizes: readonly Int64[] | BigUint64Array, numBatches: Int64, attrs: readonly StructInput<aclrtMemcpyBatchAttr>[], attrsIndexes: readonly Int64[] | BigUint64Array, numAttrs: Int64): bigint {
  checkUint64(numBatches, 'aclrtMemcpyBatch', 'numBatches');
  checkUint64(numAttrs, 'aclrtMemcpyBatch', 'numAttrs');
  const dsts$ = memoriesOf(dsts, numBatches, 'aclrtMemcpyBatch', 'dsts');
  const destMaxs$ = numbersOf(builtIns.BigUint64Array, destMaxs, numBatches, 'aclrtMemcpyBatch', 'destMaxs');
  const srcs$ = memoriesOf(srcs, numBatches, 'aclrtMemcpyBatch', 'srcs');
  const sizes$ = numbersOf(builtIns.BigUint64Array, sizes, numBatches, 'aclrtMemcpyBatch', 'sizes');
  const attrs$ = structsOf(attrs, aclrtMemcpyBatchAttr, numAttrs, 'aclrtMemcpyBatch', 'attrs');
  const attrsIndexes$ = numbersOf(builtIns.BigUint64Array, attrsIndexes, numAttrs, 'aclrtMemcpyBatch', 'attrsIndexes');
  memcpyBatch$failIndex[0] = 18446744073709551615n;
  const returned = raw.aclrtMemcpyBatch(locate(dsts$, destMaxs$, 'aclrtMemcpyBatch', 'dsts'), destMaxs$, locate(srcs$, sizes$, 'aclrtMemcpyBatch', 'srcs'), sizes$, numBatches, attrs$, attrsIndexes$, numAttrs, memcpyBatch$failIndex);
  if (returned !== 0) throw failure('aclrtMemcpyBatch', returned, { dsts: dsts$, destMaxs: elementsOf(destMaxs$), srcs: srcs$, sizes: elementsOf(sizes$), numBatches, attrs: attrs$, attrsIndexes: elementsOf(attrsIndexes$), numAttrs }, outputsOf({ failIndex: [memcpyBatch$failIndex, 18446744073709551615n] }));
  return memcpyBatch$failIndex[0] as bigint;
}

const memcpyBatchAsync$failIndex = uint64Cell();
/**
 * Queues many copies between host and device on a stream.
 *
 * Each item goes from host to device or back, and the items have no order among themselves.
 *
 * When one item fails, those before it are already queued. An item of length 0 beside others is refused; pageable host
 * memory makes the call wait.
 *
 * C: `aclError aclrtMemcpyBatchAsync(void **dsts, size_t *destMaxs, void **srcs, size_t *sizes, size_t numBatches,
 * aclrtMemcpyBatchAttr *attrs, size_t *attrsIndexes, size_t numAttrs, size_t *failIndex, aclrtStream stream)` in
 * libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b.
 *
 * @param dsts - array of numBatches destination addresses
 * @param destMaxs - array of numBatches capacities in bytes, each at least the length of its item
 * @param srcs - array of numBatches source addresses
 * @param sizes - array of numBatches lengths in bytes
 * @param numBatches - number of copies, at least 1
 * @param attrs - array of numAttrs attributes: where the ends of the copies are
 * @param attrsIndexes - array of numAttrs item numbers, rising from 0: attribute i applies from item attrsIndexes[i]
 *   on
 * @param numAttrs - number of attributes, 1 to numBatches
 * @param stream - stream of the current context that carries the task; null is its default stream
 * @returns receives the number of the offending item, or SIZE_MAX when no single one is to blame
 * @throws AclError when C returns a code other than 0, with `failIndex` in its `outputs` where C has set it.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtMemcpyBatch
 * @see aclrtMemcpyBatchAsyncV2
 */
export function memcpyBatchAsync(dsts: readonly MemoryPtr[], destMaxs: readonly Int64[] | BigUint64Array, srcs: readonly MemoryPtr[], sizes: readonly Int64[] | BigUint64Array, numBatches: Int64, attrs: readonly StructInput<aclrtMemcpyBatchAttr>[], attrsIndexes: readonly Int64[] | BigUint64Array, numAttrs: Int64, stream: StreamPtr | null): bigint {
  checkUint64(numBatches, 'aclrtMemcpyBatchAsync', 'numBatches');
  checkUint64(numAttrs, 'aclrtMemcpyBatchAsync', 'numAttrs');
  const dsts$ = addressesOf(dsts, numBatches, 'aclrtMemcpyBatchAsync', 'dsts');
  const destMaxs$ = numbersOf(builtIns.BigUint64Array, destMaxs, numBatches, 'aclrtMemcpyBatchAsync', 'destMaxs');
  const srcs$ = addressesOf(srcs, numBatches, 'aclrtMemcpyBatchAsync', 'srcs');
  const sizes$ = numbersOf(builtIns.BigUint64Array, sizes, numBatches, 'aclrtMemcpyBatchAsync', 'sizes');
  const attrs$ = structsOf(attrs, aclrtMemcpyBatchAttr, numAttrs, 'aclrtMemcpyBatchAsync', 'attrs');
  const attrsIndexes$ = numbersOf(builtIns.BigUint64Array, attrsIndexes, numAttrs, 'aclrtMemcpyBatchAsync', 'attrsIndexes');
  checkNullablePointer(stream, 'aclrtMemcpyBatchAsync', 'stream');
  memcpyBatchAsync$failIndex[0] = 18446744073709551615n;
  const returned = raw.aclrtMemcpyBatchAsync(dsts$, destMaxs$, srcs$, sizes$, numBatches, attrs$, attrsIndexes$, numAttrs, memcpyBatchAsync$failIndex, stream);
  if (returned !== 0) throw failure('aclrtMemcpyBatchAsync', returned, { dsts: elementsOf(dsts$), destMaxs: elementsOf(destMaxs$), srcs: elementsOf(srcs$), sizes: elementsOf(sizes$), numBatches, attrs: attrs$, attrsIndexes: elementsOf(attrsIndexes$), numAttrs, stream }, outputsOf({ failIndex: [memcpyBatchAsync$failIndex, 18446744073709551615n] }));
  return memcpyBatchAsync$failIndex[0] as bigint;
}

/**
 * Queues many copies like aclrtMemcpyBatchAsync, without naming the item that failed.
 *
 * Each item goes from host to device or back, and the items have no order among themselves.
 *
 * When one item fails, those before it are already queued. An item of length 0 beside others is refused; pageable host
 * memory makes the call wait.
 *
 * C: `aclError aclrtMemcpyBatchAsyncV2(void **dsts, size_t *destMaxs, void **srcs, size_t *sizes, size_t numBatches,
 * aclrtMemcpyBatchAttr *attrs, size_t *attrsIndexes, size_t numAttrs, aclrtStream stream)` in libacl_rt.so.
 * Since CANN 9.1.0. Products: 950, A3, 910b.
 *
 * @param dsts - array of numBatches destination addresses
 * @param destMaxs - array of numBatches capacities in bytes, each at least the length of its item
 * @param srcs - array of numBatches source addresses
 * @param sizes - array of numBatches lengths in bytes
 * @param numBatches - number of copies, at least 1
 * @param attrs - array of numAttrs attributes: where the ends of the copies are
 * @param attrsIndexes - array of numAttrs item numbers, rising from 0: attribute i applies from item attrsIndexes[i]
 *   on
 * @param numAttrs - number of attributes, 1 to numBatches
 * @param stream - stream of the current context that carries the task; null is its default stream
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.1.0
 * @see aclrtMemcpyBatchAsync
 */
export function memcpyBatchAsyncV2(dsts: readonly MemoryPtr[], destMaxs: readonly Int64[] | BigUint64Array, srcs: readonly MemoryPtr[], sizes: readonly Int64[] | BigUint64Array, numBatches: Int64, attrs: readonly StructInput<aclrtMemcpyBatchAttr>[], attrsIndexes: readonly Int64[] | BigUint64Array, numAttrs: Int64, stream: StreamPtr | null): void {
  checkUint64(numBatches, 'aclrtMemcpyBatchAsyncV2', 'numBatches');
  checkUint64(numAttrs, 'aclrtMemcpyBatchAsyncV2', 'numAttrs');
  const dsts$ = addressesOf(dsts, numBatches, 'aclrtMemcpyBatchAsyncV2', 'dsts');
  const destMaxs$ = numbersOf(builtIns.BigUint64Array, destMaxs, numBatches, 'aclrtMemcpyBatchAsyncV2', 'destMaxs');
  const srcs$ = addressesOf(srcs, numBatches, 'aclrtMemcpyBatchAsyncV2', 'srcs');
  const sizes$ = numbersOf(builtIns.BigUint64Array, sizes, numBatches, 'aclrtMemcpyBatchAsyncV2', 'sizes');
  const attrs$ = structsOf(attrs, aclrtMemcpyBatchAttr, numAttrs, 'aclrtMemcpyBatchAsyncV2', 'attrs');
  const attrsIndexes$ = numbersOf(builtIns.BigUint64Array, attrsIndexes, numAttrs, 'aclrtMemcpyBatchAsyncV2', 'attrsIndexes');
  checkNullablePointer(stream, 'aclrtMemcpyBatchAsyncV2', 'stream');
  const returned = raw.aclrtMemcpyBatchAsyncV2(dsts$, destMaxs$, srcs$, sizes$, numBatches, attrs$, attrsIndexes$, numAttrs, stream);
  if (returned !== 0) throw failure('aclrtMemcpyBatchAsyncV2', returned, { dsts: elementsOf(dsts$), destMaxs: elementsOf(destMaxs$), srcs: elementsOf(srcs$), sizes: elementsOf(sizes$), numBatches, attrs: attrs$, attrsIndexes: elementsOf(attrsIndexes$), numAttrs, stream });
}

/**
 * Copies many ranges between host and device like aclrtMemcpyBatch, without naming the item that failed.
 *
 * Each item goes from host to device or back, and the items have no order among themselves.
 *
 * C: `aclError aclrtMemcpyBatchV2(void **dsts, size_t *destMaxs, void **srcs, size_t *sizes, size_t numBatches,
 * aclrtMemcpyBatchAttr *attrs, size_t *attrsIndexes, size_t numAttrs)` in libacl_rt.so.
 * Since CANN 9.1.0. Products: 950, A3, 910b.
 *
 * @param dsts - array of numBatches destination addresses
 * @param destMaxs - array of numBatches capacities in bytes, each at least the length of its item
 * @param srcs - array of numBatches source addresses
 * @param sizes - array of numBatches lengths in bytes
 * @param numBatches - number of copies, 1 to 4096
 * @param attrs - array of numAttrs attributes: where the ends of the copies are
 * @param attrsIndexes - array of numAttrs item numbers, rising from 0: attribute i applies from item attrsIndexes[i]
 *   on
 * @param numAttrs - number of attributes, 1 to numBatches
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.1.0
 * @see aclrtMemcpyBatch
 */
export function memcpyBatchV2(dsts: readonly (MemoryPtr | ArrayBufferView)[], destMaxs: readonly Int64[] | BigUint64Array, srcs: readonly (MemoryPtr | ArrayBufferView)[], sizes: readonly Int64[] | BigUint64Array, numBatches: Int64, attrs: readonly StructInput<aclrtMemcpyBatchAttr>[], attrsIndexes: readonly Int64[] | BigUint64Array, numAttrs: Int64): void {
  checkUint64(numBatches, 'aclrtMemcpyBatchV2', 'numBatches');
  checkUint64(numAttrs, 'aclrtMemcpyBatchV2', 'numAttrs');
  const dsts$ = memoriesOf(dsts, numBatches, 'aclrtMemcpyBatchV2', 'dsts');
  const destMaxs$ = numbersOf(builtIns.BigUint64Array, destMaxs, numBatches, 'aclrtMemcpyBatchV2', 'destMaxs');
  const srcs$ = memoriesOf(srcs, numBatches, 'aclrtMemcpyBatchV2', 'srcs');
  const sizes$ = numbersOf(builtIns.BigUint64Array, sizes, numBatches, 'aclrtMemcpyBatchV2', 'sizes');
  const attrs$ = structsOf(attrs, aclrtMemcpyBatchAttr, numAttrs, 'aclrtMemcpyBatchV2', 'attrs');
  const attrsIndexes$ = numbersOf(builtIns.BigUint64Array, attrsIndexes, numAttrs, 'aclrtMemcpyBatchV2', 'attrsIndexes');
  const returned = raw.aclrtMemcpyBatchV2(locate(dsts$, destMaxs$, 'aclrtMemcpyBatchV2', 'dsts'), destMaxs$, locate(srcs$, sizes$, 'aclrtMemcpyBatchV2', 'srcs'), sizes$, numBatches, attrs$, attrsIndexes$, numAttrs);
  if (returned !== 0) throw failure('aclrtMemcpyBatchV2', returned, { dsts: dsts$, destMaxs: elementsOf(destMaxs$), srcs: srcs$, sizes: elementsOf(sizes$), numBatches, attrs: attrs$, attrsIndexes: elementsOf(attrsIndexes$), numAttrs });
}

/**
 * Copies bytes of a device variable to host memory and waits for the copy.
 *
 * C: `aclError aclrtMemcpyFromSymbol(void *dst, size_t dstMax, const void *symbol, size_t count, size_t offset,
 * aclrtMemcpyKind kind)` in libacl_rt.so.
 * Since CANN 9.1.0. Products: 950, A3, 910b, 310p.
 *
 * @param dst - host address of the destination
 * @param dstMax - capacity of the destination in bytes, at least count
 * @param symbol - host address that was registered for the device variable
 * @param count - bytes to copy; 0 succeeds before any other check
 * @param offset - byte offset into the variable; offset + count must not exceed its length
 * @param kind - ACL_MEMCPY_DEVICE_TO_HOST or ACL_MEMCPY_DEFAULT
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.1.0
 * @see aclrtMemcpyToSymbol
 * @see aclrtMemcpy
 */
export function memcpyFromSymbol(dst: MemoryPtr | ArrayBufferView, dstMax: Int64, symbol: MemoryPtr, count: Int64, offset: Int64, kind: aclrtMemcpyKind): void {
  checkUint64(dstMax, 'aclrtMemcpyFromSymbol', 'dstMax');
  checkUint64(count, 'aclrtMemcpyFromSymbol', 'count');
  checkUint64(offset, 'aclrtMemcpyFromSymbol', 'offset');
  checkInt32(kind, 'aclrtMemcpyFromSymbol', 'kind');
  checkMemory(dst, dstMax, 'aclrtMemcpyFromSymbol', 'dst');
  checkPointer(symbol, 'aclrtMemcpyFromSymbol', 'symbol');
  const returned = raw.aclrtMemcpyFromSymbol(dst, dstMax, symbol, count, offset, kind);
  if (returned !== 0) throw failure('aclrtMemcpyFromSymbol', returned, { dst, dstMax, symbol, count, offset, kind });
}

/**
 * Queues a copy from a device variable to host memory on a stream.
 *
 * Otherwise the rules of aclrtMemcpyAsync apply.
 *
 * C: `aclError aclrtMemcpyFromSymbolAsync(void *dst, size_t dstMax, const void *symbol, size_t count, size_t offset,
 * aclrtMemcpyKind kind, aclrtStream stream)` in libacl_rt.so.
 * Since CANN 9.1.0. Products: 950, A3, 910b, 310p.
 *
 * @param dst - host address of the destination
 * @param dstMax - capacity of the destination in bytes, at least count
 * @param symbol - host address that was registered for the device variable
 * @param count - bytes to copy; 0 succeeds before any other check
 * @param offset - byte offset into the variable; offset + count must not exceed its length
 * @param kind - ACL_MEMCPY_DEVICE_TO_HOST or ACL_MEMCPY_DEFAULT
 * @param stream - stream of the current context that carries the task; null is its default stream
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.1.0
 * @see aclrtMemcpyFromSymbol
 * @see aclrtMemcpyAsync
 */
export function memcpyFromSymbolAsync(dst: MemoryPtr, dstMax: Int64, symbol: MemoryPtr, count: Int64, offset: Int64, kind: aclrtMemcpyKind, stream: StreamPtr | null): void {
  checkUint64(dstMax, 'aclrtMemcpyFromSymbolAsync', 'dstMax');
  checkUint64(count, 'aclrtMemcpyFromSymbolAsync', 'count');
  checkUint64(offset, 'aclrtMemcpyFromSymbolAsync', 'offset');
  checkInt32(kind, 'aclrtMemcpyFromSymbolAsync', 'kind');
  checkPointer(dst, 'aclrtMemcpyFromSymbolAsync', 'dst');
  checkPointer(symbol, 'aclrtMemcpyFromSymbolAsync', 'symbol');
  checkNullablePointer(stream, 'aclrtMemcpyFromSymbolAsync', 'stream');
  const returned = raw.aclrtMemcpyFromSymbolAsync(dst, dstMax, symbol, count, offset, kind, stream);
  if (returned !== 0) throw failure('aclrtMemcpyFromSymbolAsync', returned, { dst, dstMax, symbol, count, offset, kind, stream });
}

/**
 * Copies bytes of host memory into a device variable and waits for the copy.
 *
 * C: `aclError aclrtMemcpyToSymbol(const void *symbol, const void *src, size_t count, size_t offset, aclrtMemcpyKind
 * kind)` in libacl_rt.so.
 * Since CANN 9.1.0. Products: 950, A3, 910b, 310p.
 *
 * @param symbol - host address that was registered for the device variable
 * @param src - host address of the source
 * @param count - bytes to copy; 0 succeeds before any other check
 * @param offset - byte offset into the variable; offset + count must not exceed its length
 * @param kind - ACL_MEMCPY_HOST_TO_DEVICE or ACL_MEMCPY_DEFAULT
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.1.0
 * @see aclrtMemcpyFromSymbol
 * @see aclrtMemcpy
 */
export function memcpyToSymbol(symbol: MemoryPtr, src: MemoryPtr | ArrayBufferView, count: Int64, offset: Int64, kind: aclrtMemcpyKind): void {
  checkUint64(count, 'aclrtMemcpyToSymbol', 'count');
  checkUint64(offset, 'aclrtMemcpyToSymbol', 'offset');
  checkInt32(kind, 'aclrtMemcpyToSymbol', 'kind');
  checkPointer(symbol, 'aclrtMemcpyToSymbol', 'symbol');
  checkMemory(src, count, 'aclrtMemcpyToSymbol', 'src');
  const returned = raw.aclrtMemcpyToSymbol(symbol, src, count, offset, kind);
  if (returned !== 0) throw failure('aclrtMemcpyToSymbol', returned, { symbol, src, count, offset, kind });
}

/**
 * Queues a copy from host memory into a device variable on a stream.
 *
 * Otherwise the rules of aclrtMemcpyAsync apply.
 *
 * C: `aclError aclrtMemcpyToSymbolAsync(const void *symbol, const void *src, size_t count, size_t offset,
 * aclrtMemcpyKind kind, aclrtStream stream)` in libacl_rt.so.
 * Since CANN 9.1.0. Products: 950, A3, 910b, 310p.
 *
 * @param symbol - host address that was registered for the device variable
 * @param src - host address of the source
 * @param count - bytes to copy; 0 succeeds before any other check
 * @param offset - byte offset into the variable; offset + count must not exceed its length
 * @param kind - ACL_MEMCPY_HOST_TO_DEVICE or ACL_MEMCPY_DEFAULT
 * @param stream - stream of the current context that carries the task; null is its default stream
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.1.0
 * @see aclrtMemcpyToSymbol
 * @see aclrtMemcpyAsync
 */
export function memcpyToSymbolAsync(symbol: MemoryPtr, src: MemoryPtr, count: Int64, offset: Int64, kind: aclrtMemcpyKind, stream: StreamPtr | null): void {
  checkUint64(count, 'aclrtMemcpyToSymbolAsync', 'count');
  checkUint64(offset, 'aclrtMemcpyToSymbolAsync', 'offset');
  checkInt32(kind, 'aclrtMemcpyToSymbolAsync', 'kind');
  checkPointer(symbol, 'aclrtMemcpyToSymbolAsync', 'symbol');
  checkPointer(src, 'aclrtMemcpyToSymbolAsync', 'src');
  checkNullablePointer(stream, 'aclrtMemcpyToSymbolAsync', 'stream');
  const returned = raw.aclrtMemcpyToSymbolAsync(symbol, src, count, offset, kind, stream);
  if (returned !== 0) throw failure('aclrtMemcpyToSymbolAsync', returned, { symbol, src, count, offset, kind, stream });
}

/**
 * Fills memory with one byte value and waits for that alone.
 *
 * Does not wait for tasks queued on a stream. Needs a current context.
 *
 * C: `aclError aclrtMemset(void *devPtr, size_t maxCount, int32_t value, size_t count)` in libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910, IPV350.
 *
 * @param devPtr - start of device memory, or of host memory from the allocators here
 * @param maxCount - capacity in bytes, at least count
 * @param value - fill value, of which the low 8 bits count
 * @param count - bytes to fill; 0 succeeds before any other check
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclrtMemsetAsync
 */
export function memset(devPtr: MemoryPtr, maxCount: Int64, value: number, count: Int64): void {
  checkUint64(maxCount, 'aclrtMemset', 'maxCount');
  checkInt32(value, 'aclrtMemset', 'value');
  checkUint64(count, 'aclrtMemset', 'count');
  checkPointer(devPtr, 'aclrtMemset', 'devPtr');
  const returned = raw.aclrtMemset(devPtr, maxCount, value, count);
  if (returned !== 0) throw failure('aclrtMemset', returned, { devPtr, maxCount, value, count });
}

/**
 * Queues the filling of memory with one byte value on a stream.
 *
 * Needs a current context.
 *
 * C: `aclError aclrtMemsetAsync(void *devPtr, size_t maxCount, int32_t value, size_t count, aclrtStream stream)` in
 * libacl_rt.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param devPtr - start of the memory to fill
 * @param maxCount - capacity in bytes, at least count
 * @param value - fill value, of which the low 8 bits count
 * @param count - bytes to fill; 0 succeeds before any other check
 * @param stream - stream of the current context that carries the task; null is its default stream
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see aclrtMemset
 */
export function memsetAsync(devPtr: MemoryPtr, maxCount: Int64, value: number, count: Int64, stream: StreamPtr | null): void {
  checkUint64(maxCount, 'aclrtMemsetAsync', 'maxCount');
  checkInt32(value, 'aclrtMemsetAsync', 'value');
  checkUint64(count, 'aclrtMemsetAsync', 'count');
  checkPointer(devPtr, 'aclrtMemsetAsync', 'devPtr');
  checkNullablePointer(stream, 'aclrtMemsetAsync', 'stream');
  const returned = raw.aclrtMemsetAsync(devPtr, maxCount, value, count, stream);
  if (returned !== 0) throw failure('aclrtMemsetAsync', returned, { devPtr, maxCount, value, count, stream });
}

/**
 * Fills memory with one 32-bit word and waits for that alone.
 *
 * On a chip without support the call succeeds and writes nothing. Needs a current context.
 *
 * C: `aclError aclrtMemsetD32(void *ptr, size_t memSize, uint32_t value, size_t N)` in libacl_rt.so.
 * Since CANN 9.1.0. Products: 950, A3, 910b.
 *
 * @param ptr - start of the memory, aligned to 4 bytes; must come from the allocators here
 * @param memSize - capacity in bytes, at least 4 times N
 * @param value - the 32-bit word
 * @param N - number of words; 0 succeeds before any other check
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.1.0
 * @see aclrtMemsetD32Async
 * @see aclrtMemset
 */
export function memsetD32(ptr: MemoryPtr, memSize: Int64, value: number, N: Int64): void {
  checkUint64(memSize, 'aclrtMemsetD32', 'memSize');
  checkUint32(value, 'aclrtMemsetD32', 'value');
  checkUint64(N, 'aclrtMemsetD32', 'N');
  checkPointer(ptr, 'aclrtMemsetD32', 'ptr');
  const returned = raw.aclrtMemsetD32(ptr, memSize, value, N);
  if (returned !== 0) throw failure('aclrtMemsetD32', returned, { ptr, memSize, value, N });
}

/**
 * Queues the filling of device memory with one 32-bit word on a stream.
 *
 * Host memory is filled at once by the CPU, out of order with the stream. On a chip without support the call succeeds
 * and writes nothing. Needs a current context.
 *
 * C: `aclError aclrtMemsetD32Async(void *ptr, size_t memSize, uint32_t value, size_t N, aclrtStream stream)` in
 * libacl_rt.so.
 * Since CANN 9.1.0. Products: 950, A3, 910b.
 *
 * @param ptr - start of the memory, aligned to 4 bytes; must come from the allocators here
 * @param memSize - capacity in bytes, at least 4 times N
 * @param value - the 32-bit word
 * @param N - number of words; 0 succeeds before any other check
 * @param stream - stream of the current context that carries the task; null is its default stream
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.1.0
 * @see aclrtMemsetD32
 */
export function memsetD32Async(ptr: MemoryPtr, memSize: Int64, value: number, N: Int64, stream: StreamPtr | null): void {
  checkUint64(memSize, 'aclrtMemsetD32Async', 'memSize');
  checkUint32(value, 'aclrtMemsetD32Async', 'value');
  checkUint64(N, 'aclrtMemsetD32Async', 'N');
  checkPointer(ptr, 'aclrtMemsetD32Async', 'ptr');
  checkNullablePointer(stream, 'aclrtMemsetD32Async', 'stream');
  const returned = raw.aclrtMemsetD32Async(ptr, memSize, value, N, stream);
  if (returned !== 0) throw failure('aclrtMemsetD32Async', returned, { ptr, memSize, value, N, stream });
}

/**
 * Tells where an address is and how large its pages are.
 *
 * The answer follows address ranges: freed memory may still be reported as host or device, and memory from plain
 * malloc is unregistered. Works on a thread without a context.
 *
 * C: `aclError aclrtPointerGetAttributes(const void *ptr, aclrtPtrAttributes *attributes)` in libacl_rt.so.
 * Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param ptr - address to examine; it is not accessed
 * @returns receives place and page size
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.1.RC1
 */
export function pointerGetAttributes(ptr: MemoryPtr): aclrtPtrAttributes {
  checkPointer(ptr, 'aclrtPointerGetAttributes', 'ptr');
  const attributes$ = {};
  const returned = raw.aclrtPointerGetAttributes(ptr, attributes$);
  if (returned !== 0) throw failure('aclrtPointerGetAttributes', returned, { ptr });
  return exact(attributes$, aclrtPtrAttributes()) as aclrtPtrAttributes;
}

/**
 * Gives reserved virtual addresses back. Every mapping in the range must be undone first.
 *
 * C: `aclError aclrtReleaseMemAddress(void *virPtr)` in libacl_rt.so.
 * Since CANN 7.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param virPtr - start address from a reserve function
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 7.0.0
 * @see aclrtReserveMemAddress
 * @see aclrtUnmapMem
 */
export function releaseMemAddress(virPtr: VirtualPtr): void {
  checkPointer(virPtr, 'aclrtReleaseMemAddress', 'virPtr');
  const returned = raw.aclrtReleaseMemAddress(virPtr);
  if (returned !== 0) throw failure('aclrtReleaseMemAddress', returned, { virPtr });
}

const reserveMemAddress$virPtr = pointerCell();
/**
 * Reserves a range of virtual addresses without memory behind it.
 *
 * Fixed addresses are experimental: free ones lie between 16 and 24 TiB. One range may carry several mappings, all of
 * one device. Works on a thread without a context.
 *
 * C: `aclError aclrtReserveMemAddress(void **virPtr, size_t size, size_t alignment, void *expectPtr, uint64_t flags)`
 * in libacl_rt.so.
 * Since CANN 7.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param size - length in bytes, greater than 0
 * @param alignment - reserved, must be 0
 * @param expectPtr - wished start address, or null for any
 * @param flags - 0; 1 is still accepted for huge pages
 * @returns receives the start of the reserved addresses; initialise it, the runtime logs it even on failure
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 7.0.0
 * @see aclrtMapMem
 * @see aclrtReleaseMemAddress
 */
export function reserveMemAddress(size: Int64, alignment: Int64, expectPtr: VirtualPtr | null, flags: Int64): VirtualPtr {
  checkUint64(size, 'aclrtReserveMemAddress', 'size');
  checkUint64(alignment, 'aclrtReserveMemAddress', 'alignment');
  checkUint64(flags, 'aclrtReserveMemAddress', 'flags');
  checkNullablePointer(expectPtr, 'aclrtReserveMemAddress', 'expectPtr');
  const returned = raw.aclrtReserveMemAddress(reserveMemAddress$virPtr, size, alignment, expectPtr, flags);
  if (returned !== 0) throw failure('aclrtReserveMemAddress', returned, { size, alignment, expectPtr, flags });
  return reserveMemAddress$virPtr[0] as VirtualPtr;
}

const reserveMemAddressNoUCMemory$virPtr = pointerCell();
/**
 * Reserves virtual addresses whose memory is never used around the L2 cache.
 *
 * Experimental. Works on a thread without a context.
 *
 * C: `aclError aclrtReserveMemAddressNoUCMemory(void **virPtr, size_t size, size_t alignment, void *expectPtr,
 * uint64_t flags)` in libacl_rt.so.
 * Since CANN 9.0.0. Products: A3.
 *
 * @param size - length in bytes, a multiple of 1 GiB
 * @param alignment - reserved, must be 0
 * @param expectPtr - wished start address, best between 40 and 224 TiB; null is not allowed
 * @param flags - 0; 1 is still accepted for huge pages
 * @returns receives the start of the reserved addresses; initialise it, the runtime logs it even on failure
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 9.0.0
 * @see aclrtReserveMemAddress
 * @see aclrtReleaseMemAddress
 */
export function reserveMemAddressNoUCMemory(size: Int64, alignment: Int64, expectPtr: VirtualPtr | null, flags: Int64): VirtualPtr {
  checkUint64(size, 'aclrtReserveMemAddressNoUCMemory', 'size');
  checkUint64(alignment, 'aclrtReserveMemAddressNoUCMemory', 'alignment');
  checkUint64(flags, 'aclrtReserveMemAddressNoUCMemory', 'flags');
  checkNullablePointer(expectPtr, 'aclrtReserveMemAddressNoUCMemory', 'expectPtr');
  const returned = raw.aclrtReserveMemAddressNoUCMemory(reserveMemAddressNoUCMemory$virPtr, size, alignment, expectPtr, flags);
  if (returned !== 0) throw failure('aclrtReserveMemAddressNoUCMemory', returned, { size, alignment, expectPtr, flags });
  return reserveMemAddressNoUCMemory$virPtr[0] as VirtualPtr;
}

/**
 * Writes a copy within one device into a description in device memory.
 *
 * C: `aclError aclrtSetMemcpyDesc(void *desc, aclrtMemcpyKind kind, void *srcAddr, void *dstAddr, size_t count, void
 * *config)` in libacl_rt.so.
 * Since CANN 8.1.RC1. Products: 950, A3, 910b, 310b.
 *
 * @param desc - device memory of the caller, aligned to 64 bytes, as long as aclrtGetMemcpyDescSize says
 * @param kind - must be ACL_MEMCPY_INNER_DEVICE_TO_DEVICE
 * @param srcAddr - source device address
 * @param dstAddr - destination address on the same device
 * @param count - bytes to copy, up to 4 GiB
 * @param config - reserved, must be null
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.1.RC1
 * @see aclrtMemcpyAsyncWithDesc
 */
export function setMemcpyDesc(desc: DevicePtr | VirtualPtr, kind: aclrtMemcpyKind, srcAddr: MemoryPtr, dstAddr: MemoryPtr, count: Int64, config: MemoryPtr | null): void {
  checkInt32(kind, 'aclrtSetMemcpyDesc', 'kind');
  checkUint64(count, 'aclrtSetMemcpyDesc', 'count');
  checkPointer(desc, 'aclrtSetMemcpyDesc', 'desc');
  checkPointer(srcAddr, 'aclrtSetMemcpyDesc', 'srcAddr');
  checkPointer(dstAddr, 'aclrtSetMemcpyDesc', 'dstAddr');
  checkNullablePointer(config, 'aclrtSetMemcpyDesc', 'config');
  const returned = raw.aclrtSetMemcpyDesc(desc, kind, srcAddr, dstAddr, count, config);
  if (returned !== 0) throw failure('aclrtSetMemcpyDesc', returned, { desc, kind, srcAddr, dstAddr, count, config });
}

/**
 * Undoes one mapping and the access rights that belong to it. It does not wait for running tasks.
 *
 * C: `aclError aclrtUnmapMem(void *virPtr)` in libacl_rt.so.
 * Since CANN 7.0.0. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param virPtr - address that was given to aclrtMapMem
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 7.0.0
 * @see aclrtMapMem
 */
export function unmapMem(virPtr: VirtualPtr): void {
  checkPointer(virPtr, 'aclrtUnmapMem', 'virPtr');
  const returned = raw.aclrtUnmapMem(virPtr);
  if (returned !== 0) throw failure('aclrtUnmapMem', returned, { virPtr });
}

/**
 * Makes a stream wait until a 64-bit value in device memory meets a condition.
 *
 * Only later tasks of that stream are held up; a condition that is never met hangs aclrtSynchronizeStream. Needs a
 * current context.
 *
 * C: `aclError aclrtValueWait(void *devAddr, uint64_t value, uint32_t flag, aclrtStream stream)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b.
 *
 * @param devAddr - device address, aligned to 8 bytes
 * @param value - value to compare with
 * @param flag - the condition, an ACL_STREAM_WAIT_VALUE_ value, 0 to 3
 * @param stream - stream of the current context that carries the task; null is its default stream
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtValueWrite
 */
export function valueWait(devAddr: DevicePtr | VirtualPtr, value: Int64, flag: number, stream: StreamPtr | null): void {
  checkUint64(value, 'aclrtValueWait', 'value');
  checkUint32(flag, 'aclrtValueWait', 'flag');
  checkPointer(devAddr, 'aclrtValueWait', 'devAddr');
  checkNullablePointer(stream, 'aclrtValueWait', 'stream');
  const returned = raw.aclrtValueWait(devAddr, value, flag, stream);
  if (returned !== 0) throw failure('aclrtValueWait', returned, { devAddr, value, flag, stream });
}

/**
 * Queues the writing of a 64-bit value to device memory.
 *
 * Needs a current context.
 *
 * C: `aclError aclrtValueWrite(void *devAddr, uint64_t value, uint32_t flag, aclrtStream stream)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: 950, A3, 910b.
 *
 * @param devAddr - device address, aligned to 8 bytes
 * @param value - the value
 * @param flag - reserved, must be 0
 * @param stream - stream of the current context that carries the task; null is its default stream
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 * @see aclrtValueWait
 */
export function valueWrite(devAddr: DevicePtr | VirtualPtr, value: Int64, flag: number, stream: StreamPtr | null): void {
  checkUint64(value, 'aclrtValueWrite', 'value');
  checkUint32(flag, 'aclrtValueWrite', 'flag');
  checkPointer(devAddr, 'aclrtValueWrite', 'devAddr');
  checkNullablePointer(stream, 'aclrtValueWrite', 'stream');
  const returned = raw.aclrtValueWrite(devAddr, value, flag, stream);
  if (returned !== 0) throw failure('aclrtValueWrite', returned, { devAddr, value, flag, stream });
}
