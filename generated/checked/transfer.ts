// Generated from scripts/headers by `npm run generate`. Do not edit: --check compares every byte.

import { builtIns, checkCount, checkInt32, checkMemory, checkNullablePointer, checkPointer, checkString, checkUint32, checkUint64, failure, numbersOf, pointerCell, uint32Cell, uint64Cell } from '../../src/native/index.js';
import type { AnyPointer, Int64 } from '../../src/native/index.js';
import type { aclDataType, acltdtQueueAttrType, acltdtQueueRouteParamType, acltdtQueueRouteQueryInfoParamType, acltdtTensorType } from '../enums.js';
import type { MbufPtr, MemoryPtr, TdtBufPtr, TdtChannelHandlePtr, TdtDataItemPtr, TdtDatasetPtr, TdtQueueAttrPtr, TdtQueueRouteListPtr, TdtQueueRoutePtr, TdtQueueRouteQueryInfoPtr } from '../types.js';
import * as raw from '../raw/transfer.js';

const allocBuf$buf = pointerCell();
/**
 * Allocates a shared buffer. Reserved: applications use acltdtAllocBuf.
 *
 * C: `aclError aclrtAllocBuf(aclrtMbuf *buf, size_t size)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: not documented.
 *
 * @param size - size of the data area in bytes, at most 4 GiB
 * @returns the buffer, to be freed by aclrtFreeBuf
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 */
export function allocBuf(size: Int64): MbufPtr {
  checkUint64(size, 'aclrtAllocBuf', 'size');
  const returned = raw.aclrtAllocBuf(allocBuf$buf, size);
  if (returned !== 0) throw failure('aclrtAllocBuf', returned, { size });
  return allocBuf$buf[0] as MbufPtr;
}

/**
 * Appends a shared buffer to a chain of at most 128.
 *
 * C: `aclError aclrtAppendBufChain(aclrtMbuf headBuf, aclrtMbuf buf)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: not documented.
 *
 * @param headBuf - first buffer of the chain
 * @param buf - buffer to append
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 */
export function appendBufChain(headBuf: MbufPtr, buf: MbufPtr): void {
  checkPointer(headBuf, 'aclrtAppendBufChain', 'headBuf');
  checkPointer(buf, 'aclrtAppendBufChain', 'buf');
  const returned = raw.aclrtAppendBufChain(headBuf, buf);
  if (returned !== 0) throw failure('aclrtAppendBufChain', returned, { headBuf, buf });
}

const copyBufRef$newBuf = pointerCell();
/**
 * Creates a second shared buffer over the same data area.
 *
 * C: `aclError aclrtCopyBufRef(const aclrtMbuf buf, aclrtMbuf *newBuf)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: not documented.
 *
 * @param buf - shared buffer
 * @returns the new buffer, to be freed on its own
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 */
export function copyBufRef(buf: MbufPtr): MbufPtr {
  checkPointer(buf, 'aclrtCopyBufRef', 'buf');
  const returned = raw.aclrtCopyBufRef(buf, copyBufRef$newBuf);
  if (returned !== 0) throw failure('aclrtCopyBufRef', returned, { buf });
  return copyBufRef$newBuf[0] as MbufPtr;
}

/**
 * Frees a shared buffer of aclrtAllocBuf, or one more reference of aclrtCopyBufRef.
 *
 * C: `aclError aclrtFreeBuf(aclrtMbuf buf)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: not documented.
 *
 * @param buf - shared buffer
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 */
export function freeBuf(buf: MbufPtr): void {
  checkPointer(buf, 'aclrtFreeBuf', 'buf');
  const returned = raw.aclrtFreeBuf(buf);
  if (returned !== 0) throw failure('aclrtFreeBuf', returned, { buf });
}

const getBufChainNum$num = uint32Cell();
/**
 * Returns how many shared buffers a chain has.
 *
 * C: `aclError aclrtGetBufChainNum(aclrtMbuf headBuf, uint32_t *num)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: not documented.
 *
 * @param headBuf - first buffer of the chain
 * @returns number of buffers
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 */
export function getBufChainNum(headBuf: MbufPtr): number {
  checkPointer(headBuf, 'aclrtGetBufChainNum', 'headBuf');
  const returned = raw.aclrtGetBufChainNum(headBuf, getBufChainNum$num);
  if (returned !== 0) throw failure('aclrtGetBufChainNum', returned, { headBuf });
  return getBufChainNum$num[0] as number;
}

const getBufData$dataPtr = pointerCell();
const getBufData$size = uint64Cell();
/**
 * Returns the data area of a shared buffer, to be filled or read.
 *
 * After filling it, set the length by aclrtSetBufDataLen.
 *
 * C: `aclError aclrtGetBufData(const aclrtMbuf buf, void **dataPtr, size_t *size)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: not documented.
 *
 * @param buf - shared buffer
 * @returns `dataPtr`: device address of the data area; `size`: size of the data area in bytes
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 */
export function getBufData(buf: MbufPtr): { dataPtr: AnyPointer; size: bigint } {
  checkPointer(buf, 'aclrtGetBufData', 'buf');
  const returned = raw.aclrtGetBufData(buf, getBufData$dataPtr, getBufData$size);
  if (returned !== 0) throw failure('aclrtGetBufData', returned, { buf });
  return { dataPtr: getBufData$dataPtr[0] as AnyPointer, size: getBufData$size[0] as bigint };
}

const getBufDataLen$len = uint64Cell();
/**
 * Returns how much of the data area holds data; 0 until it is set.
 *
 * C: `aclError aclrtGetBufDataLen(aclrtMbuf buf, size_t *len)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: not documented.
 *
 * @param buf - shared buffer
 * @returns bytes of data
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 */
export function getBufDataLen(buf: MbufPtr): bigint {
  checkPointer(buf, 'aclrtGetBufDataLen', 'buf');
  const returned = raw.aclrtGetBufDataLen(buf, getBufDataLen$len);
  if (returned !== 0) throw failure('aclrtGetBufDataLen', returned, { buf });
  return getBufDataLen$len[0] as bigint;
}

const getBufFromChain$buf = pointerCell();
/**
 * Returns one shared buffer of a chain.
 *
 * C: `aclError aclrtGetBufFromChain(aclrtMbuf headBuf, uint32_t index, aclrtMbuf *buf)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: not documented.
 *
 * @param headBuf - first buffer of the chain
 * @param index - from 0 to the number of buffers - 1
 * @returns the buffer, still part of the chain
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 */
export function getBufFromChain(headBuf: MbufPtr, index: number): MbufPtr {
  checkUint32(index, 'aclrtGetBufFromChain', 'index');
  checkPointer(headBuf, 'aclrtGetBufFromChain', 'headBuf');
  const returned = raw.aclrtGetBufFromChain(headBuf, index, getBufFromChain$buf);
  if (returned !== 0) throw failure('aclrtGetBufFromChain', returned, { headBuf, index });
  return getBufFromChain$buf[0] as MbufPtr;
}

/**
 * Copies from the private area of a shared buffer, which has 96 bytes.
 *
 * C: `aclError aclrtGetBufUserData(const aclrtMbuf buf, void *dataPtr, size_t size, size_t offset)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: not documented.
 *
 * @param buf - shared buffer
 * @param dataPtr - memory to fill
 * @param size - bytes to copy
 * @param offset - offset in the private area in bytes; offset + size is at most 96
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 */
export function getBufUserData(buf: MbufPtr, dataPtr: MemoryPtr | ArrayBufferView, size: Int64, offset: Int64): void {
  checkUint64(size, 'aclrtGetBufUserData', 'size');
  checkUint64(offset, 'aclrtGetBufUserData', 'offset');
  checkPointer(buf, 'aclrtGetBufUserData', 'buf');
  checkMemory(dataPtr, size, 'aclrtGetBufUserData', 'dataPtr');
  const returned = raw.aclrtGetBufUserData(buf, dataPtr, size, offset);
  if (returned !== 0) throw failure('aclrtGetBufUserData', returned, { buf, dataPtr, size, offset });
}

/**
 * Sets how much of the data area holds data.
 *
 * C: `aclError aclrtSetBufDataLen(aclrtMbuf buf, size_t len)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: not documented.
 *
 * @param buf - shared buffer
 * @param len - bytes of data, within the size of the data area
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 */
export function setBufDataLen(buf: MbufPtr, len: Int64): void {
  checkUint64(len, 'aclrtSetBufDataLen', 'len');
  checkPointer(buf, 'aclrtSetBufDataLen', 'buf');
  const returned = raw.aclrtSetBufDataLen(buf, len);
  if (returned !== 0) throw failure('aclrtSetBufDataLen', returned, { buf, len });
}

/**
 * Copies into the private area of a shared buffer, which has 96 bytes.
 *
 * C: `aclError aclrtSetBufUserData(aclrtMbuf buf, const void *dataPtr, size_t size, size_t offset)` in libacl_rt.so.
 * Since CANN 8.5.0. Products: not documented.
 *
 * @param buf - shared buffer
 * @param dataPtr - memory to read
 * @param size - bytes to copy
 * @param offset - offset in the private area in bytes; offset + size is at most 96
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.5.0
 */
export function setBufUserData(buf: MbufPtr, dataPtr: MemoryPtr | ArrayBufferView, size: Int64, offset: Int64): void {
  checkUint64(size, 'aclrtSetBufUserData', 'size');
  checkUint64(offset, 'aclrtSetBufUserData', 'offset');
  checkPointer(buf, 'aclrtSetBufUserData', 'buf');
  checkMemory(dataPtr, size, 'aclrtSetBufUserData', 'dataPtr');
  const returned = raw.aclrtSetBufUserData(buf, dataPtr, size, offset);
  if (returned !== 0) throw failure('aclrtSetBufUserData', returned, { buf, dataPtr, size, offset });
}

/**
 * Appends an item to a data set. Its owner remains the caller.
 *
 * C: `aclError acltdtAddDataItem(acltdtDataset *dataset, acltdtDataItem *dataItem)` in libacl_tdt_channel.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 910.
 *
 * @param dataset - data set; not one filled by a receive
 * @param dataItem - item to append; host and device memory cannot be mixed
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function tdtAddDataItem(dataset: TdtDatasetPtr, dataItem: TdtDataItemPtr): void {
  checkPointer(dataset, 'acltdtAddDataItem', 'dataset');
  checkPointer(dataItem, 'acltdtAddDataItem', 'dataItem');
  const returned = raw.acltdtAddDataItem(dataset, dataItem);
  if (returned !== 0) throw failure('acltdtAddDataItem', returned, { dataset, dataItem });
}

/**
 * Appends a copy of a route to a list.
 *
 * C: `aclError acltdtAddQueueRoute(acltdtQueueRouteList *routeList, const acltdtQueueRoute *route)` in
 * libacl_tdt_queue.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param routeList - list to extend
 * @param route - route to copy
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function tdtAddQueueRoute(routeList: TdtQueueRouteListPtr, route: TdtQueueRoutePtr): void {
  checkPointer(routeList, 'acltdtAddQueueRoute', 'routeList');
  checkPointer(route, 'acltdtAddQueueRoute', 'route');
  const returned = raw.acltdtAddQueueRoute(routeList, route);
  if (returned !== 0) throw failure('acltdtAddQueueRoute', returned, { routeList, route });
}

const tdtAllocBuf$buf = pointerCell();
/**
 * Allocates a shared buffer. Its data length is 0 at first.
 *
 * C: `aclError acltdtAllocBuf(size_t size, uint32_t type, acltdtBuf *buf)` in libacl_tdt_queue.so.
 * Since CANN 5.0.4. Products: 310b.
 *
 * @param size - size of the data area in bytes, at most 4 GiB
 * @param type - acltdtAllocBufType; only ACL_TDT_NORMAL_MEM is supported
 * @returns the buffer, to be freed by acltdtFreeBuf
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function tdtAllocBuf(size: Int64, type: number): TdtBufPtr {
  checkUint64(size, 'acltdtAllocBuf', 'size');
  checkUint32(type, 'acltdtAllocBuf', 'type');
  const returned = raw.acltdtAllocBuf(size, type, tdtAllocBuf$buf);
  if (returned !== 0) throw failure('acltdtAllocBuf', returned, { size, type });
  return tdtAllocBuf$buf[0] as TdtBufPtr;
}

/**
 * Appends a shared buffer to a chain of at most 128.
 *
 * C: `aclError acltdtAppendBufChain(acltdtBuf headBuf, acltdtBuf buf)` in libacl_tdt_queue.so.
 * Since CANN 6.3.RC2. Products: 310b.
 *
 * @param headBuf - first buffer of the chain
 * @param buf - buffer to append
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 6.3.RC2
 */
export function tdtAppendBufChain(headBuf: TdtBufPtr, buf: TdtBufPtr): void {
  checkPointer(headBuf, 'acltdtAppendBufChain', 'headBuf');
  checkPointer(buf, 'acltdtAppendBufChain', 'buf');
  const returned = raw.acltdtAppendBufChain(headBuf, buf);
  if (returned !== 0) throw failure('acltdtAppendBufChain', returned, { headBuf, buf });
}

const tdtAttachQueue$permission = uint32Cell();
/**
 * Takes the rights that another process granted on its queue.
 *
 * C: `aclError acltdtAttachQueue(uint32_t qid, int32_t timeout, uint32_t *permission)` in libacl_tdt_queue.so.
 * Since CANN 5.0.4. Products: none marked.
 *
 * @param qid - queue
 * @param timeout - milliseconds to wait, -1 without limit, 0 returns at once
 * @returns the rights: ACL_TDT_QUEUE_PERMISSION_* values joined by or
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function tdtAttachQueue(qid: number, timeout: number): number {
  checkUint32(qid, 'acltdtAttachQueue', 'qid');
  checkInt32(timeout, 'acltdtAttachQueue', 'timeout');
  const returned = raw.acltdtAttachQueue(qid, timeout, tdtAttachQueue$permission);
  if (returned !== 0) throw failure('acltdtAttachQueue', returned, { qid, timeout });
  return tdtAttachQueue$permission[0] as number;
}

/**
 * Binds routes: data put into a source queue also goes to its destinations, uncopied. Routes must not form a circle.
 *
 * Fails if any route fails: the status of each tells which. Not for concurrent use.
 *
 * C: `aclError acltdtBindQueueRoutes(acltdtQueueRouteList *qRouteList)` in libacl_tdt_queue.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param qRouteList - routes to bind; the call updates their status
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function tdtBindQueueRoutes(qRouteList: TdtQueueRouteListPtr): void {
  checkPointer(qRouteList, 'acltdtBindQueueRoutes', 'qRouteList');
  const returned = raw.acltdtBindQueueRoutes(qRouteList);
  if (returned !== 0) throw failure('acltdtBindQueueRoutes', returned, { qRouteList });
}

/**
 * Throws away all messages in a channel.
 *
 * C: `aclError acltdtCleanChannel(acltdtChannelHandle *handle)` in libacl_tdt_channel.so.
 * Since CANN 8.0.RC3. Products: 950, A3, 910b, 910.
 *
 * @param handle - channel with a capacity
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.0.RC3
 */
export function tdtCleanChannel(handle: TdtChannelHandlePtr): void {
  checkPointer(handle, 'acltdtCleanChannel', 'handle');
  const returned = raw.acltdtCleanChannel(handle);
  if (returned !== 0) throw failure('acltdtCleanChannel', returned, { handle });
}

const tdtCopyBufRef$newBuf = pointerCell();
/**
 * Creates a second shared buffer over the same data area.
 *
 * C: `aclError acltdtCopyBufRef(const acltdtBuf buf, acltdtBuf *newBuf)` in libacl_tdt_queue.so.
 * Since CANN 6.0.RC1. Products: 310b.
 *
 * @param buf - shared buffer
 * @returns the new buffer, to be freed on its own
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 6.0.RC1
 */
export function tdtCopyBufRef(buf: TdtBufPtr): TdtBufPtr {
  checkPointer(buf, 'acltdtCopyBufRef', 'buf');
  const returned = raw.acltdtCopyBufRef(buf, tdtCopyBufRef$newBuf);
  if (returned !== 0) throw failure('acltdtCopyBufRef', returned, { buf });
  return tdtCopyBufRef$newBuf[0] as TdtBufPtr;
}

/**
 * Creates a channel between the host and a device.
 *
 * End it by acltdtStopChannel, then acltdtDestroyChannel.
 *
 * C: `acltdtChannelHandle *acltdtCreateChannel(uint32_t deviceId, const char *name)` in libacl_tdt_channel.so.
 * Since CANN 5.0.4. Products: 910.
 *
 * @param deviceId - device, from 0 to the number of devices - 1
 * @param name - name of the channel; the prefix TF_RECEIVE_ makes it a receiving one on older products
 * @returns the channel, or null on failure
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function tdtCreateChannel(deviceId: number, name: string): TdtChannelHandlePtr | null {
  checkUint32(deviceId, 'acltdtCreateChannel', 'deviceId');
  checkString(name, 'acltdtCreateChannel', 'name');
  return raw.acltdtCreateChannel(deviceId, name);
}

/**
 * Creates a channel that holds a limited number of messages.
 *
 * End it by acltdtDestroyChannel.
 *
 * C: `acltdtChannelHandle *acltdtCreateChannelWithCapacity(uint32_t deviceId, const char *name, size_t capacity)` in
 * libacl_tdt_channel.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 910.
 *
 * @param deviceId - device, from 0 to the number of devices - 1
 * @param name - name of the channel
 * @param capacity - number of messages, 2 to 8192
 * @returns the channel, or null on failure
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function tdtCreateChannelWithCapacity(deviceId: number, name: string, capacity: Int64): TdtChannelHandlePtr | null {
  checkUint32(deviceId, 'acltdtCreateChannelWithCapacity', 'deviceId');
  checkUint64(capacity, 'acltdtCreateChannelWithCapacity', 'capacity');
  checkString(name, 'acltdtCreateChannelWithCapacity', 'name');
  return raw.acltdtCreateChannelWithCapacity(deviceId, name, capacity);
}

/**
 * Creates a data item around memory of the caller, which is not copied.
 *
 * C: `acltdtDataItem *acltdtCreateDataItem(acltdtTensorType tdtType, const int64_t *dims, size_t dimNum, aclDataType
 * dataType, void *data, size_t size)` in libacl_tdt_channel.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 910.
 *
 * @param tdtType - what the item carries
 * @param dims - shape; null unless the item is a tensor
 * @param dimNum - number of dimensions, at most 128; 0 when dims is null
 * @param dataType - element type
 * @param data - memory of the tensor, kept until the item is sent or destroyed
 * @param size - size of data in bytes
 * @returns the item, to be destroyed by acltdtDestroyDataItem, or null on failure
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function tdtCreateDataItem(tdtType: acltdtTensorType, dims: readonly Int64[] | BigInt64Array, dimNum: Int64, dataType: aclDataType, data: MemoryPtr, size: Int64): TdtDataItemPtr | null {
  checkInt32(tdtType, 'acltdtCreateDataItem', 'tdtType');
  checkUint64(dimNum, 'acltdtCreateDataItem', 'dimNum');
  checkInt32(dataType, 'acltdtCreateDataItem', 'dataType');
  checkUint64(size, 'acltdtCreateDataItem', 'size');
  const dims$ = numbersOf(builtIns.BigInt64Array, dims, dimNum, 'acltdtCreateDataItem', 'dims');
  checkPointer(data, 'acltdtCreateDataItem', 'data');
  return raw.acltdtCreateDataItem(tdtType, dims$, dimNum, dataType, data, size);
}

/**
 * Creates an empty data set.
 *
 * C: `acltdtDataset *acltdtCreateDataset(void)` in libacl_tdt_channel.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 910.
 *
 * @returns the data set, to be destroyed by acltdtDestroyDataset, or null on failure
 * @since CANN 5.0.4
 */
export function tdtCreateDataset(): TdtDatasetPtr | null {
  return raw.acltdtCreateDataset();
}

const tdtCreateQueue$qid = uint32Cell();
/**
 * Creates a queue.
 *
 * Pairs with acltdtDestroyQueue.
 *
 * C: `aclError acltdtCreateQueue(const acltdtQueueAttr *attr, uint32_t *qid)` in libacl_tdt_queue.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param attr - attributes; null for a generated name and 8 places
 * @returns number of the queue
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function tdtCreateQueue(attr: TdtQueueAttrPtr | null): number {
  checkNullablePointer(attr, 'acltdtCreateQueue', 'attr');
  const returned = raw.acltdtCreateQueue(attr, tdtCreateQueue$qid);
  if (returned !== 0) throw failure('acltdtCreateQueue', returned, { attr });
  return tdtCreateQueue$qid[0] as number;
}

/**
 * Creates queue attributes with default values.
 *
 * C: `acltdtQueueAttr *acltdtCreateQueueAttr(void)` in libacl_tdt_queue.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @returns the attributes, to be destroyed by acltdtDestroyQueueAttr, or null on failure
 * @since CANN 5.0.4
 */
export function tdtCreateQueueAttr(): TdtQueueAttrPtr | null {
  return raw.acltdtCreateQueueAttr();
}

/**
 * Describes a route, not bound yet.
 *
 * C: `acltdtQueueRoute *acltdtCreateQueueRoute(uint32_t srcId, uint32_t dstId)` in libacl_tdt_queue.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param srcId - source queue
 * @param dstId - destination queue
 * @returns the route, to be destroyed by acltdtDestroyQueueRoute, or null on failure
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function tdtCreateQueueRoute(srcId: number, dstId: number): TdtQueueRoutePtr | null {
  checkUint32(srcId, 'acltdtCreateQueueRoute', 'srcId');
  checkUint32(dstId, 'acltdtCreateQueueRoute', 'dstId');
  return raw.acltdtCreateQueueRoute(srcId, dstId);
}

/**
 * Creates an empty list of routes.
 *
 * C: `acltdtQueueRouteList *acltdtCreateQueueRouteList(void)` in libacl_tdt_queue.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @returns the list, to be destroyed by acltdtDestroyQueueRouteList, or null on failure
 * @since CANN 5.0.4
 */
export function tdtCreateQueueRouteList(): TdtQueueRouteListPtr | null {
  return raw.acltdtCreateQueueRouteList();
}

/**
 * Creates an empty route query.
 *
 * C: `acltdtQueueRouteQueryInfo *acltdtCreateQueueRouteQueryInfo(void)` in libacl_tdt_queue.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @returns the query, to be destroyed by acltdtDestroyQueueRouteQueryInfo, or null on failure
 * @since CANN 5.0.4
 */
export function tdtCreateQueueRouteQueryInfo(): TdtQueueRouteQueryInfoPtr | null {
  return raw.acltdtCreateQueueRouteQueryInfo();
}

const tdtDequeue$buf = pointerCell();
/**
 * Takes a shared buffer out of a queue. Waits while the queue is empty.
 *
 * C: `aclError acltdtDequeue(uint32_t qid, acltdtBuf *buf, int32_t timeout)` in libacl_tdt_queue.so.
 * Since CANN 5.0.4. Products: none marked.
 *
 * @param qid - queue
 * @param timeout - milliseconds to wait, -1 without limit, 0 returns at once
 * @returns the buffer, to be freed by acltdtFreeBuf
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function tdtDequeue(qid: number, timeout: number): TdtBufPtr {
  checkUint32(qid, 'acltdtDequeue', 'qid');
  checkInt32(timeout, 'acltdtDequeue', 'timeout');
  const returned = raw.acltdtDequeue(qid, tdtDequeue$buf, timeout);
  if (returned !== 0) throw failure('acltdtDequeue', returned, { qid, timeout });
  return tdtDequeue$buf[0] as TdtBufPtr;
}

const tdtDequeueData$retDataSize = uint64Cell();
/**
 * Copies data out of a queue. Waits while the queue is empty.
 *
 * C: `aclError acltdtDequeueData(uint32_t qid, void *data, size_t dataSize, size_t *retDataSize, void *userData,
 * size_t userDataSize, int32_t timeout)` in libacl_tdt_queue.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param qid - queue
 * @param data - host or device memory to fill
 * @param dataSize - size of data in bytes, more than 0
 * @param userData - memory for the private data, may be null
 * @param userDataSize - size of userData in bytes, 0 when null
 * @param timeout - milliseconds to wait, -1 without limit; 0, on the device only, returns at once
 * @returns size of the message in bytes
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function tdtDequeueData(qid: number, data: MemoryPtr | ArrayBufferView, dataSize: Int64, userData: AnyPointer | ArrayBufferView | null, userDataSize: Int64, timeout: number): bigint {
  checkUint32(qid, 'acltdtDequeueData', 'qid');
  checkUint64(dataSize, 'acltdtDequeueData', 'dataSize');
  checkUint64(userDataSize, 'acltdtDequeueData', 'userDataSize');
  checkInt32(timeout, 'acltdtDequeueData', 'timeout');
  checkMemory(data, dataSize, 'acltdtDequeueData', 'data');
  if (userData !== null) checkMemory(userData, userDataSize, 'acltdtDequeueData', 'userData');
  const returned = raw.acltdtDequeueData(qid, data, dataSize, tdtDequeueData$retDataSize, userData, userDataSize, timeout);
  if (returned !== 0) throw failure('acltdtDequeueData', returned, { qid, data, dataSize, userData, userDataSize, timeout });
  return tdtDequeueData$retDataSize[0] as bigint;
}

/**
 * Destroys a channel. No thread may be waiting in it.
 *
 * C: `aclError acltdtDestroyChannel(acltdtChannelHandle *handle)` in libacl_tdt_channel.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 910.
 *
 * @param handle - channel
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function tdtDestroyChannel(handle: TdtChannelHandlePtr): void {
  checkPointer(handle, 'acltdtDestroyChannel', 'handle');
  const returned = raw.acltdtDestroyChannel(handle);
  if (returned !== 0) throw failure('acltdtDestroyChannel', returned, { handle });
}

/**
 * Destroys a data item of acltdtCreateDataItem; its data is not freed.
 *
 * C: `aclError acltdtDestroyDataItem(acltdtDataItem *dataItem)` in libacl_tdt_channel.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 910.
 *
 * @param dataItem - data item
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function tdtDestroyDataItem(dataItem: TdtDataItemPtr): void {
  checkPointer(dataItem, 'acltdtDestroyDataItem', 'dataItem');
  const returned = raw.acltdtDestroyDataItem(dataItem);
  if (returned !== 0) throw failure('acltdtDestroyDataItem', returned, { dataItem });
}

/**
 * Destroys a data set. Items that a receive put into it go with it; items that the caller added remain.
 *
 * C: `aclError acltdtDestroyDataset(acltdtDataset *dataset)` in libacl_tdt_channel.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 910.
 *
 * @param dataset - data set
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function tdtDestroyDataset(dataset: TdtDatasetPtr): void {
  checkPointer(dataset, 'acltdtDestroyDataset', 'dataset');
  const returned = raw.acltdtDestroyDataset(dataset);
  if (returned !== 0) throw failure('acltdtDestroyDataset', returned, { dataset });
}

/**
 * Destroys a queue of acltdtCreateQueue.
 *
 * C: `aclError acltdtDestroyQueue(uint32_t qid)` in libacl_tdt_queue.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param qid - queue
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function tdtDestroyQueue(qid: number): void {
  checkUint32(qid, 'acltdtDestroyQueue', 'qid');
  const returned = raw.acltdtDestroyQueue(qid);
  if (returned !== 0) throw failure('acltdtDestroyQueue', returned, { qid });
}

/**
 * Destroys queue attributes.
 *
 * C: `aclError acltdtDestroyQueueAttr(const acltdtQueueAttr *attr)` in libacl_tdt_queue.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param attr - the attributes
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function tdtDestroyQueueAttr(attr: TdtQueueAttrPtr): void {
  checkPointer(attr, 'acltdtDestroyQueueAttr', 'attr');
  const returned = raw.acltdtDestroyQueueAttr(attr);
  if (returned !== 0) throw failure('acltdtDestroyQueueAttr', returned, { attr });
}

/**
 * Destroys the description of a route. A bound route stays bound.
 *
 * C: `aclError acltdtDestroyQueueRoute(const acltdtQueueRoute *route)` in libacl_tdt_queue.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param route - the route
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function tdtDestroyQueueRoute(route: TdtQueueRoutePtr): void {
  checkPointer(route, 'acltdtDestroyQueueRoute', 'route');
  const returned = raw.acltdtDestroyQueueRoute(route);
  if (returned !== 0) throw failure('acltdtDestroyQueueRoute', returned, { route });
}

/**
 * Destroys a list of routes. Bound routes stay bound.
 *
 * C: `aclError acltdtDestroyQueueRouteList(const acltdtQueueRouteList *routeList)` in libacl_tdt_queue.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param routeList - the list
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function tdtDestroyQueueRouteList(routeList: TdtQueueRouteListPtr): void {
  checkPointer(routeList, 'acltdtDestroyQueueRouteList', 'routeList');
  const returned = raw.acltdtDestroyQueueRouteList(routeList);
  if (returned !== 0) throw failure('acltdtDestroyQueueRouteList', returned, { routeList });
}

/**
 * Destroys a route query.
 *
 * C: `aclError acltdtDestroyQueueRouteQueryInfo(const acltdtQueueRouteQueryInfo *info)` in libacl_tdt_queue.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param info - the query
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function tdtDestroyQueueRouteQueryInfo(info: TdtQueueRouteQueryInfoPtr): void {
  checkPointer(info, 'acltdtDestroyQueueRouteQueryInfo', 'info');
  const returned = raw.acltdtDestroyQueueRouteQueryInfo(info);
  if (returned !== 0) throw failure('acltdtDestroyQueueRouteQueryInfo', returned, { info });
}

/**
 * Puts a shared buffer into a queue. Waits while the queue is full.
 *
 * C: `aclError acltdtEnqueue(uint32_t qid, acltdtBuf buf, int32_t timeout)` in libacl_tdt_queue.so.
 * Since CANN 5.0.4. Products: none marked.
 *
 * @param qid - queue
 * @param buf - buffer of acltdtAllocBuf; in the queue it belongs to the receiver
 * @param timeout - milliseconds to wait, -1 without limit, 0 returns at once
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function tdtEnqueue(qid: number, buf: TdtBufPtr, timeout: number): void {
  checkUint32(qid, 'acltdtEnqueue', 'qid');
  checkInt32(timeout, 'acltdtEnqueue', 'timeout');
  checkPointer(buf, 'acltdtEnqueue', 'buf');
  const returned = raw.acltdtEnqueue(qid, buf, timeout);
  if (returned !== 0) throw failure('acltdtEnqueue', returned, { qid, buf, timeout });
}

/**
 * Copies data into a queue. Waits while the queue is full.
 *
 * C: `aclError acltdtEnqueueData(uint32_t qid, const void *data, size_t dataSize, const void *userData, size_t
 * userDataSize, int32_t timeout, uint32_t rsv)` in libacl_tdt_queue.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param qid - queue
 * @param data - host or device memory
 * @param dataSize - size of data in bytes, more than 0
 * @param userData - private data of the message, may be null
 * @param userDataSize - size of userData in bytes, 0 when null
 * @param timeout - milliseconds to wait, -1 without limit; 0, on the device only, returns at once
 * @param rsv - reserved, 0
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function tdtEnqueueData(qid: number, data: MemoryPtr | ArrayBufferView, dataSize: Int64, userData: AnyPointer | ArrayBufferView | null, userDataSize: Int64, timeout: number, rsv: number): void {
  checkUint32(qid, 'acltdtEnqueueData', 'qid');
  checkUint64(dataSize, 'acltdtEnqueueData', 'dataSize');
  checkUint64(userDataSize, 'acltdtEnqueueData', 'userDataSize');
  checkInt32(timeout, 'acltdtEnqueueData', 'timeout');
  checkUint32(rsv, 'acltdtEnqueueData', 'rsv');
  checkMemory(data, dataSize, 'acltdtEnqueueData', 'data');
  if (userData !== null) checkMemory(userData, userDataSize, 'acltdtEnqueueData', 'userData');
  const returned = raw.acltdtEnqueueData(qid, data, dataSize, userData, userDataSize, timeout, rsv);
  if (returned !== 0) throw failure('acltdtEnqueueData', returned, { qid, data, dataSize, userData, userDataSize, timeout, rsv });
}

/**
 * Frees a shared buffer of acltdtAllocBuf, or one more reference of acltdtCopyBufRef.
 *
 * C: `aclError acltdtFreeBuf(acltdtBuf buf)` in libacl_tdt_queue.so.
 * Since CANN 5.0.4. Products: 310b.
 *
 * @param buf - shared buffer
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function tdtFreeBuf(buf: TdtBufPtr): void {
  checkPointer(buf, 'acltdtFreeBuf', 'buf');
  const returned = raw.acltdtFreeBuf(buf);
  if (returned !== 0) throw failure('acltdtFreeBuf', returned, { buf });
}

const tdtGetBufChainNum$num = uint32Cell();
/**
 * Returns how many shared buffers a chain has.
 *
 * C: `aclError acltdtGetBufChainNum(acltdtBuf headBuf, uint32_t *num)` in libacl_tdt_queue.so.
 * Since CANN 6.3.RC2. Products: 310b.
 *
 * @param headBuf - first buffer of the chain
 * @returns number of buffers
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 6.3.RC2
 */
export function tdtGetBufChainNum(headBuf: TdtBufPtr): number {
  checkPointer(headBuf, 'acltdtGetBufChainNum', 'headBuf');
  const returned = raw.acltdtGetBufChainNum(headBuf, tdtGetBufChainNum$num);
  if (returned !== 0) throw failure('acltdtGetBufChainNum', returned, { headBuf });
  return tdtGetBufChainNum$num[0] as number;
}

const tdtGetBufData$dataPtr = pointerCell();
const tdtGetBufData$size = uint64Cell();
/**
 * Returns the data area of a shared buffer, to be filled or read.
 *
 * After filling it, set the length by acltdtSetBufDataLen.
 *
 * C: `aclError acltdtGetBufData(const acltdtBuf buf, void **dataPtr, size_t *size)` in libacl_tdt_queue.so.
 * Since CANN 5.0.4. Products: 310b.
 *
 * @param buf - shared buffer
 * @returns `dataPtr`: device address of the data area; `size`: size of the data area in bytes
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function tdtGetBufData(buf: TdtBufPtr): { dataPtr: AnyPointer; size: bigint } {
  checkPointer(buf, 'acltdtGetBufData', 'buf');
  const returned = raw.acltdtGetBufData(buf, tdtGetBufData$dataPtr, tdtGetBufData$size);
  if (returned !== 0) throw failure('acltdtGetBufData', returned, { buf });
  return { dataPtr: tdtGetBufData$dataPtr[0] as AnyPointer, size: tdtGetBufData$size[0] as bigint };
}

const tdtGetBufDataLen$len = uint64Cell();
/**
 * Returns how much of the data area holds data; 0 until it is set.
 *
 * C: `aclError acltdtGetBufDataLen(acltdtBuf buf, size_t *len)` in libacl_tdt_queue.so.
 * Since CANN 6.3.RC2. Products: 310b.
 *
 * @param buf - shared buffer
 * @returns bytes of data
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 6.3.RC2
 */
export function tdtGetBufDataLen(buf: TdtBufPtr): bigint {
  checkPointer(buf, 'acltdtGetBufDataLen', 'buf');
  const returned = raw.acltdtGetBufDataLen(buf, tdtGetBufDataLen$len);
  if (returned !== 0) throw failure('acltdtGetBufDataLen', returned, { buf });
  return tdtGetBufDataLen$len[0] as bigint;
}

const tdtGetBufFromChain$buf = pointerCell();
/**
 * Returns one shared buffer of a chain.
 *
 * C: `aclError acltdtGetBufFromChain(acltdtBuf headBuf, uint32_t index, acltdtBuf *buf)` in libacl_tdt_queue.so.
 * Since CANN 6.3.RC2. Products: 310b.
 *
 * @param headBuf - first buffer of the chain
 * @param index - from 0 to the number of buffers - 1
 * @returns the buffer, still part of the chain
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 6.3.RC2
 */
export function tdtGetBufFromChain(headBuf: TdtBufPtr, index: number): TdtBufPtr {
  checkUint32(index, 'acltdtGetBufFromChain', 'index');
  checkPointer(headBuf, 'acltdtGetBufFromChain', 'headBuf');
  const returned = raw.acltdtGetBufFromChain(headBuf, index, tdtGetBufFromChain$buf);
  if (returned !== 0) throw failure('acltdtGetBufFromChain', returned, { headBuf, index });
  return tdtGetBufFromChain$buf[0] as TdtBufPtr;
}

/**
 * Copies from the private area of a shared buffer, which has 96 bytes.
 *
 * C: `aclError acltdtGetBufUserData(const acltdtBuf buf, void *dataPtr, size_t size, size_t offset)` in
 * libacl_tdt_queue.so.
 * Since CANN 6.0.RC1. Products: 310b.
 *
 * @param buf - shared buffer
 * @param dataPtr - memory to fill
 * @param size - bytes to copy
 * @param offset - offset in the private area in bytes; offset + size is at most 96
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 6.0.RC1
 */
export function tdtGetBufUserData(buf: TdtBufPtr, dataPtr: MemoryPtr | ArrayBufferView, size: Int64, offset: Int64): void {
  checkUint64(size, 'acltdtGetBufUserData', 'size');
  checkUint64(offset, 'acltdtGetBufUserData', 'offset');
  checkPointer(buf, 'acltdtGetBufUserData', 'buf');
  checkMemory(dataPtr, size, 'acltdtGetBufUserData', 'dataPtr');
  const returned = raw.acltdtGetBufUserData(buf, dataPtr, size, offset);
  if (returned !== 0) throw failure('acltdtGetBufUserData', returned, { buf, dataPtr, size, offset });
}

/**
 * Returns where the data of a tensor item lies.
 *
 * C: `void *acltdtGetDataAddrFromItem(const acltdtDataItem *dataItem)` in libacl_tdt_channel.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 910.
 *
 * @param dataItem - data item
 * @returns address of the data, owned by the item or its creator
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function tdtGetDataAddrFromItem(dataItem: TdtDataItemPtr): AnyPointer | null {
  checkPointer(dataItem, 'acltdtGetDataAddrFromItem', 'dataItem');
  return raw.acltdtGetDataAddrFromItem(dataItem);
}

/**
 * Returns one item of a data set.
 *
 * C: `acltdtDataItem *acltdtGetDataItem(const acltdtDataset *dataset, size_t index)` in libacl_tdt_channel.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 910.
 *
 * @param dataset - data set
 * @param index - from 0 to the number of items - 1
 * @returns the item, owned as before, or null when there is none
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function tdtGetDataItem(dataset: TdtDatasetPtr, index: Int64): TdtDataItemPtr | null {
  checkUint64(index, 'acltdtGetDataItem', 'index');
  checkPointer(dataset, 'acltdtGetDataItem', 'dataset');
  return raw.acltdtGetDataItem(dataset, index);
}

/**
 * Returns the size of a tensor item.
 *
 * C: `size_t acltdtGetDataSizeFromItem(const acltdtDataItem *dataItem)` in libacl_tdt_channel.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 910.
 *
 * @param dataItem - data item
 * @returns size in bytes
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function tdtGetDataSizeFromItem(dataItem: TdtDataItemPtr): bigint {
  checkPointer(dataItem, 'acltdtGetDataSizeFromItem', 'dataItem');
  return builtIns.BigInt(raw.acltdtGetDataSizeFromItem(dataItem));
}

/**
 * Returns the element type of a tensor item.
 *
 * C: `aclDataType acltdtGetDataTypeFromItem(const acltdtDataItem *dataItem)` in libacl_tdt_channel.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 910.
 *
 * @param dataItem - data item
 * @returns element type
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function tdtGetDataTypeFromItem(dataItem: TdtDataItemPtr): aclDataType {
  checkPointer(dataItem, 'acltdtGetDataTypeFromItem', 'dataItem');
  return raw.acltdtGetDataTypeFromItem(dataItem);
}

/**
 * Returns the name of a received data set.
 *
 * C: `const char *acltdtGetDatasetName(const acltdtDataset *dataset)` in libacl_tdt_channel.so.
 * Since CANN 6.0.RC1. Products: 950, A3, 910b, 910.
 *
 * @param dataset - data set
 * @returns the name, owned by the data set
 * @throws InvalidArgumentError before C is called.
 * @since CANN 6.0.RC1
 */
export function tdtGetDatasetName(dataset: TdtDatasetPtr): string | null {
  checkPointer(dataset, 'acltdtGetDatasetName', 'dataset');
  return raw.acltdtGetDatasetName(dataset);
}

/**
 * Returns how many items a data set has.
 *
 * C: `size_t acltdtGetDatasetSize(const acltdtDataset *dataset)` in libacl_tdt_channel.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 910.
 *
 * @param dataset - data set
 * @returns number of items
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function tdtGetDatasetSize(dataset: TdtDatasetPtr): bigint {
  checkPointer(dataset, 'acltdtGetDatasetSize', 'dataset');
  return builtIns.BigInt(raw.acltdtGetDatasetSize(dataset));
}

/**
 * Returns how many dimensions a tensor item has.
 *
 * C: `size_t acltdtGetDimNumFromItem(const acltdtDataItem *dataItem)` in libacl_tdt_channel.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 910.
 *
 * @param dataItem - data item
 * @returns number of dimensions
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function tdtGetDimNumFromItem(dataItem: TdtDataItemPtr): bigint {
  checkPointer(dataItem, 'acltdtGetDimNumFromItem', 'dataItem');
  return builtIns.BigInt(raw.acltdtGetDimNumFromItem(dataItem));
}

/**
 * Copies the shape of a tensor item.
 *
 * C: `aclError acltdtGetDimsFromItem(const acltdtDataItem *dataItem, int64_t *dims, size_t dimNum)` in
 * libacl_tdt_channel.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 910.
 *
 * @param dataItem - data item
 * @param dimNum - length of the array, at least the number of dimensions
 * @returns array to fill
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 * @see acltdtGetDimNumFromItem
 */
export function tdtGetDimsFromItem(dataItem: TdtDataItemPtr, dimNum: Int64): BigInt64Array {
  checkUint64(dimNum, 'acltdtGetDimsFromItem', 'dimNum');
  checkPointer(dataItem, 'acltdtGetDimsFromItem', 'dataItem');
  const dims$ = new builtIns.BigInt64Array(checkCount(dimNum, 8, 'acltdtGetDimsFromItem', 'dimNum'));
  const returned = raw.acltdtGetDimsFromItem(dataItem, dims$, dimNum);
  if (returned !== 0) throw failure('acltdtGetDimsFromItem', returned, { dataItem, dimNum });
  return dims$;
}

const tdtGetQueueAttr$paramRetSize = uint64Cell();
/**
 * Reads one queue attribute.
 *
 * C: `aclError acltdtGetQueueAttr(const acltdtQueueAttr *attr, acltdtQueueAttrType type, size_t len, size_t
 * *paramRetSize, void *param)` in libacl_tdt_queue.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param attr - attributes to read
 * @param type - attribute to read
 * @param len - size of param in bytes: 4 for UINT32, 8 for PTR
 * @param param - memory for the value; for a name it receives a pointer into the attributes
 * @returns size of the value in bytes
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function tdtGetQueueAttr(attr: TdtQueueAttrPtr, type: acltdtQueueAttrType, len: Int64, param: MemoryPtr | ArrayBufferView): bigint {
  checkInt32(type, 'acltdtGetQueueAttr', 'type');
  checkUint64(len, 'acltdtGetQueueAttr', 'len');
  checkPointer(attr, 'acltdtGetQueueAttr', 'attr');
  checkMemory(param, len, 'acltdtGetQueueAttr', 'param');
  const returned = raw.acltdtGetQueueAttr(attr, type, len, tdtGetQueueAttr$paramRetSize, param);
  if (returned !== 0) throw failure('acltdtGetQueueAttr', returned, { attr, type, len, param });
  return tdtGetQueueAttr$paramRetSize[0] as bigint;
}

/**
 * Copies one route of a list.
 *
 * C: `aclError acltdtGetQueueRoute(const acltdtQueueRouteList *routeList, size_t index, acltdtQueueRoute *route)` in
 * libacl_tdt_queue.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param routeList - list to read
 * @param index - from 0 to the number of routes - 1
 * @param route - existing route to overwrite
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function tdtGetQueueRoute(routeList: TdtQueueRouteListPtr, index: Int64, route: TdtQueueRoutePtr): void {
  checkUint64(index, 'acltdtGetQueueRoute', 'index');
  checkPointer(routeList, 'acltdtGetQueueRoute', 'routeList');
  checkPointer(route, 'acltdtGetQueueRoute', 'route');
  const returned = raw.acltdtGetQueueRoute(routeList, index, route);
  if (returned !== 0) throw failure('acltdtGetQueueRoute', returned, { routeList, index, route });
}

/**
 * Returns how many routes a list has.
 *
 * C: `size_t acltdtGetQueueRouteNum(const acltdtQueueRouteList *routeList)` in libacl_tdt_queue.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param routeList - the list
 * @returns number of routes
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function tdtGetQueueRouteNum(routeList: TdtQueueRouteListPtr): bigint {
  checkPointer(routeList, 'acltdtGetQueueRouteNum', 'routeList');
  return builtIns.BigInt(raw.acltdtGetQueueRouteNum(routeList));
}

const tdtGetQueueRouteParam$paramRetSize = uint64Cell();
/**
 * Reads one property of a route.
 *
 * C: `aclError acltdtGetQueueRouteParam(const acltdtQueueRoute *route, acltdtQueueRouteParamType type, size_t len,
 * size_t *paramRetSize, void *param)` in libacl_tdt_queue.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param route - the route
 * @param type - property to read
 * @param len - size of param in bytes, 4
 * @param param - memory for the value
 * @returns size of the value in bytes
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function tdtGetQueueRouteParam(route: TdtQueueRoutePtr, type: acltdtQueueRouteParamType, len: Int64, param: MemoryPtr | ArrayBufferView): bigint {
  checkInt32(type, 'acltdtGetQueueRouteParam', 'type');
  checkUint64(len, 'acltdtGetQueueRouteParam', 'len');
  checkPointer(route, 'acltdtGetQueueRouteParam', 'route');
  checkMemory(param, len, 'acltdtGetQueueRouteParam', 'param');
  const returned = raw.acltdtGetQueueRouteParam(route, type, len, tdtGetQueueRouteParam$paramRetSize, param);
  if (returned !== 0) throw failure('acltdtGetQueueRouteParam', returned, { route, type, len, param });
  return tdtGetQueueRouteParam$paramRetSize[0] as bigint;
}

const tdtGetSliceInfoFromItem$sliceNum = uint64Cell();
const tdtGetSliceInfoFromItem$sliceId = uint64Cell();
/**
 * Tells which slice of a large tensor an item is.
 *
 * C: `aclError acltdtGetSliceInfoFromItem(const acltdtDataItem *dataItem, size_t *sliceNum, size_t *sliceId)` in
 * libacl_tdt_channel.so.
 * Since CANN 8.0.RC2. Products: 950, A3, 910b, 910.
 *
 * @param dataItem - data item
 * @returns `sliceNum`: number of slices of the tensor; `sliceId`: index of this slice
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 8.0.RC2
 */
export function tdtGetSliceInfoFromItem(dataItem: TdtDataItemPtr): { sliceNum: bigint; sliceId: bigint } {
  checkPointer(dataItem, 'acltdtGetSliceInfoFromItem', 'dataItem');
  const returned = raw.acltdtGetSliceInfoFromItem(dataItem, tdtGetSliceInfoFromItem$sliceNum, tdtGetSliceInfoFromItem$sliceId);
  if (returned !== 0) throw failure('acltdtGetSliceInfoFromItem', returned, { dataItem });
  return { sliceNum: tdtGetSliceInfoFromItem$sliceNum[0] as bigint, sliceId: tdtGetSliceInfoFromItem$sliceId[0] as bigint };
}

/**
 * Tells what a data item carries. Look at it first in received data.
 *
 * C: `acltdtTensorType acltdtGetTensorTypeFromItem(const acltdtDataItem *dataItem)` in libacl_tdt_channel.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 910.
 *
 * @param dataItem - data item
 * @returns kind of the item
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function tdtGetTensorTypeFromItem(dataItem: TdtDataItemPtr): acltdtTensorType {
  checkPointer(dataItem, 'acltdtGetTensorTypeFromItem', 'dataItem');
  return raw.acltdtGetTensorTypeFromItem(dataItem);
}

/**
 * Gives another process rights on a queue. That process then calls acltdtAttachQueue.
 *
 * C: `aclError acltdtGrantQueue(uint32_t qid, int32_t pid, uint32_t permission, int32_t timeout)` in
 * libacl_tdt_queue.so.
 * Since CANN 5.0.4. Products: none marked.
 *
 * @param qid - queue
 * @param pid - number of the process
 * @param permission - ACL_TDT_QUEUE_PERMISSION_* values joined by or
 * @param timeout - milliseconds to wait, -1 without limit, 0 returns at once
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function tdtGrantQueue(qid: number, pid: number, permission: number, timeout: number): void {
  checkUint32(qid, 'acltdtGrantQueue', 'qid');
  checkInt32(pid, 'acltdtGrantQueue', 'pid');
  checkUint32(permission, 'acltdtGrantQueue', 'permission');
  checkInt32(timeout, 'acltdtGrantQueue', 'timeout');
  const returned = raw.acltdtGrantQueue(qid, pid, permission, timeout);
  if (returned !== 0) throw failure('acltdtGrantQueue', returned, { qid, pid, permission, timeout });
}

const tdtQueryChannelSize$size = uint64Cell();
/**
 * Returns how many messages wait in a channel.
 *
 * C: `aclError acltdtQueryChannelSize(const acltdtChannelHandle *handle, size_t *size)` in libacl_tdt_channel.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 910.
 *
 * @param handle - channel with a capacity
 * @returns number of messages
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function tdtQueryChannelSize(handle: TdtChannelHandlePtr): bigint {
  checkPointer(handle, 'acltdtQueryChannelSize', 'handle');
  const returned = raw.acltdtQueryChannelSize(handle, tdtQueryChannelSize$size);
  if (returned !== 0) throw failure('acltdtQueryChannelSize', returned, { handle });
  return tdtQueryChannelSize$size[0] as bigint;
}

/**
 * Finds bound routes and appends them to a list.
 *
 * C: `aclError acltdtQueryQueueRoutes(const acltdtQueueRouteQueryInfo *queryInfo, acltdtQueueRouteList *qRouteList)`
 * in libacl_tdt_queue.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param queryInfo - conditions of the query
 * @param qRouteList - list that receives the routes
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function tdtQueryQueueRoutes(queryInfo: TdtQueueRouteQueryInfoPtr, qRouteList: TdtQueueRouteListPtr): void {
  checkPointer(queryInfo, 'acltdtQueryQueueRoutes', 'queryInfo');
  checkPointer(qRouteList, 'acltdtQueryQueueRoutes', 'qRouteList');
  const returned = raw.acltdtQueryQueueRoutes(queryInfo, qRouteList);
  if (returned !== 0) throw failure('acltdtQueryQueueRoutes', returned, { queryInfo, qRouteList });
}

/**
 * Receives a data set from the device. Waits while the channel is empty.
 *
 * C: `aclError acltdtReceiveTensor(const acltdtChannelHandle *handle, acltdtDataset *dataset, int32_t timeout)` in
 * libacl_tdt_channel.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 910.
 *
 * @param handle - channel
 * @param dataset - data set to fill; it owns the received items
 * @param timeout - milliseconds to wait, -1 without limit, 0 returns at once; channels without a capacity may take -1
 *   only
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function tdtReceiveTensor(handle: TdtChannelHandlePtr, dataset: TdtDatasetPtr, timeout: number): void {
  checkInt32(timeout, 'acltdtReceiveTensor', 'timeout');
  checkPointer(handle, 'acltdtReceiveTensor', 'handle');
  checkPointer(dataset, 'acltdtReceiveTensor', 'dataset');
  const returned = raw.acltdtReceiveTensor(handle, dataset, timeout);
  if (returned !== 0) throw failure('acltdtReceiveTensor', returned, { handle, dataset, timeout });
}

/**
 * Sends a data set to the device. Waits while the channel is full.
 *
 * C: `aclError acltdtSendTensor(const acltdtChannelHandle *handle, const acltdtDataset *dataset, int32_t timeout)` in
 * libacl_tdt_channel.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 910.
 *
 * @param handle - channel
 * @param dataset - data to send, stays with the caller
 * @param timeout - milliseconds to wait, -1 without limit, 0 returns at once; channels without a capacity may take -1
 *   only
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function tdtSendTensor(handle: TdtChannelHandlePtr, dataset: TdtDatasetPtr, timeout: number): void {
  checkInt32(timeout, 'acltdtSendTensor', 'timeout');
  checkPointer(handle, 'acltdtSendTensor', 'handle');
  checkPointer(dataset, 'acltdtSendTensor', 'dataset');
  const returned = raw.acltdtSendTensor(handle, dataset, timeout);
  if (returned !== 0) throw failure('acltdtSendTensor', returned, { handle, dataset, timeout });
}

/**
 * Sets how much of the data area holds data.
 *
 * C: `aclError acltdtSetBufDataLen(acltdtBuf buf, size_t len)` in libacl_tdt_queue.so.
 * Since CANN 6.3.RC2. Products: 310b.
 *
 * @param buf - shared buffer
 * @param len - bytes of data, within the size of the data area
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 6.3.RC2
 */
export function tdtSetBufDataLen(buf: TdtBufPtr, len: Int64): void {
  checkUint64(len, 'acltdtSetBufDataLen', 'len');
  checkPointer(buf, 'acltdtSetBufDataLen', 'buf');
  const returned = raw.acltdtSetBufDataLen(buf, len);
  if (returned !== 0) throw failure('acltdtSetBufDataLen', returned, { buf, len });
}

/**
 * Copies into the private area of a shared buffer, which has 96 bytes.
 *
 * C: `aclError acltdtSetBufUserData(acltdtBuf buf, const void *dataPtr, size_t size, size_t offset)` in
 * libacl_tdt_queue.so.
 * Since CANN 6.0.RC1. Products: 310b.
 *
 * @param buf - shared buffer
 * @param dataPtr - memory to read
 * @param size - bytes to copy
 * @param offset - offset in the private area in bytes; offset + size is at most 96
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 6.0.RC1
 */
export function tdtSetBufUserData(buf: TdtBufPtr, dataPtr: MemoryPtr | ArrayBufferView, size: Int64, offset: Int64): void {
  checkUint64(size, 'acltdtSetBufUserData', 'size');
  checkUint64(offset, 'acltdtSetBufUserData', 'offset');
  checkPointer(buf, 'acltdtSetBufUserData', 'buf');
  checkMemory(dataPtr, size, 'acltdtSetBufUserData', 'dataPtr');
  const returned = raw.acltdtSetBufUserData(buf, dataPtr, size, offset);
  if (returned !== 0) throw failure('acltdtSetBufUserData', returned, { buf, dataPtr, size, offset });
}

/**
 * Sets one queue attribute; the value is copied.
 *
 * C: `aclError acltdtSetQueueAttr(acltdtQueueAttr *attr, acltdtQueueAttrType type, size_t len, const void *param)` in
 * libacl_tdt_queue.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param attr - attributes to change
 * @param type - attribute to set
 * @param len - size of the value in bytes: 4 for UINT32, 8 for PTR
 * @param param - address of the value; for a name, the address of the pointer to it
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function tdtSetQueueAttr(attr: TdtQueueAttrPtr, type: acltdtQueueAttrType, len: Int64, param: MemoryPtr | ArrayBufferView): void {
  checkInt32(type, 'acltdtSetQueueAttr', 'type');
  checkUint64(len, 'acltdtSetQueueAttr', 'len');
  checkPointer(attr, 'acltdtSetQueueAttr', 'attr');
  checkMemory(param, len, 'acltdtSetQueueAttr', 'param');
  const returned = raw.acltdtSetQueueAttr(attr, type, len, param);
  if (returned !== 0) throw failure('acltdtSetQueueAttr', returned, { attr, type, len, param });
}

/**
 * Sets one condition of a route query; the value is copied.
 *
 * C: `aclError acltdtSetQueueRouteQueryInfo(acltdtQueueRouteQueryInfo *param, acltdtQueueRouteQueryInfoParamType type,
 * size_t len, const void *value)` in libacl_tdt_queue.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param param - query to change
 * @param type - condition to set
 * @param len - size of the value in bytes, 4
 * @param value - address of the value
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function tdtSetQueueRouteQueryInfo(param: TdtQueueRouteQueryInfoPtr, type: acltdtQueueRouteQueryInfoParamType, len: Int64, value: MemoryPtr | ArrayBufferView): void {
  checkInt32(type, 'acltdtSetQueueRouteQueryInfo', 'type');
  checkUint64(len, 'acltdtSetQueueRouteQueryInfo', 'len');
  checkPointer(param, 'acltdtSetQueueRouteQueryInfo', 'param');
  checkMemory(value, len, 'acltdtSetQueueRouteQueryInfo', 'value');
  const returned = raw.acltdtSetQueueRouteQueryInfo(param, type, len, value);
  if (returned !== 0) throw failure('acltdtSetQueueRouteQueryInfo', returned, { param, type, len, value });
}

/**
 * Wakes threads that wait in a send or receive. Call it from another thread, before the channel is destroyed. No
 * effect on products whose channels are queues.
 *
 * C: `aclError acltdtStopChannel(acltdtChannelHandle *handle)` in libacl_tdt_channel.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 910.
 *
 * @param handle - channel
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function tdtStopChannel(handle: TdtChannelHandlePtr): void {
  checkPointer(handle, 'acltdtStopChannel', 'handle');
  const returned = raw.acltdtStopChannel(handle);
  if (returned !== 0) throw failure('acltdtStopChannel', returned, { handle });
}

/**
 * Releases routes.
 *
 * Fails if any route fails: the status of each tells which.
 *
 * C: `aclError acltdtUnbindQueueRoutes(acltdtQueueRouteList *qRouteList)` in libacl_tdt_queue.so.
 * Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 *
 * @param qRouteList - routes to release; the call updates their status
 * @throws AclError when C returns a code other than 0.
 * @throws InvalidArgumentError before C is called.
 * @since CANN 5.0.4
 */
export function tdtUnbindQueueRoutes(qRouteList: TdtQueueRouteListPtr): void {
  checkPointer(qRouteList, 'acltdtUnbindQueueRoutes', 'qRouteList');
  const returned = raw.acltdtUnbindQueueRoutes(qRouteList);
  if (returned !== 0) throw failure('acltdtUnbindQueueRoutes', returned, { qRouteList });
}
