// Generated from scripts/headers by `npm run generate`. Do not edit: --check compares every byte.

import { bind, isTraced, traced } from '../../src/native/index.js';
import type { AnyPointer, Int64 } from '../../src/native/index.js';
import type { MbufPtr, MemoryPtr, TdtBufPtr, TdtChannelHandlePtr, TdtDataItemPtr, TdtDatasetPtr, TdtQueueAttrPtr, TdtQueueRouteListPtr, TdtQueueRoutePtr, TdtQueueRouteQueryInfoPtr } from '../types.js';
let aclrtAllocBuf$: typeof aclrtAllocBuf | undefined;
/**
 * Allocates a shared buffer. Reserved: applications use acltdtAllocBuf.
 * C: `aclError aclrtAllocBuf(aclrtMbuf *buf, size_t size)`. Since CANN 8.5.0. Products: not documented.
 */
export function aclrtAllocBuf(buf: BigUint64Array | null, size: Int64): number {
  aclrtAllocBuf$ ??= bind({ name: 'aclrtAllocBuf', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'size_t'] });
  if (isTraced()) return traced('aclrtAllocBuf', 'buf size', aclrtAllocBuf$, [buf, size]);
  return aclrtAllocBuf$(buf, size);
}

let aclrtAppendBufChain$: typeof aclrtAppendBufChain | undefined;
/**
 * Appends a shared buffer to a chain of at most 128.
 * C: `aclError aclrtAppendBufChain(aclrtMbuf headBuf, aclrtMbuf buf)`. Since CANN 8.5.0. Products: not documented.
 */
export function aclrtAppendBufChain(headBuf: MbufPtr | null, buf: MbufPtr | null): number {
  aclrtAppendBufChain$ ??= bind({ name: 'aclrtAppendBufChain', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclrtAppendBufChain', 'headBuf buf', aclrtAppendBufChain$, [headBuf, buf]);
  return aclrtAppendBufChain$(headBuf, buf);
}

let aclrtCopyBufRef$: typeof aclrtCopyBufRef | undefined;
/**
 * Creates a second shared buffer over the same data area.
 * C: `aclError aclrtCopyBufRef(const aclrtMbuf buf, aclrtMbuf *newBuf)`. Since CANN 8.5.0. Products: not documented.
 */
export function aclrtCopyBufRef(buf: MbufPtr | null, newBuf: BigUint64Array | null): number {
  aclrtCopyBufRef$ ??= bind({ name: 'aclrtCopyBufRef', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclrtCopyBufRef', 'buf newBuf', aclrtCopyBufRef$, [buf, newBuf]);
  return aclrtCopyBufRef$(buf, newBuf);
}

let aclrtFreeBuf$: typeof aclrtFreeBuf | undefined;
/**
 * Frees a shared buffer of aclrtAllocBuf, or one more reference of aclrtCopyBufRef.
 * C: `aclError aclrtFreeBuf(aclrtMbuf buf)`. Since CANN 8.5.0. Products: not documented.
 */
export function aclrtFreeBuf(buf: MbufPtr | null): number {
  aclrtFreeBuf$ ??= bind({ name: 'aclrtFreeBuf', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('aclrtFreeBuf', 'buf', aclrtFreeBuf$, [buf]);
  return aclrtFreeBuf$(buf);
}

let aclrtGetBufChainNum$: typeof aclrtGetBufChainNum | undefined;
/**
 * Returns how many shared buffers a chain has.
 * C: `aclError aclrtGetBufChainNum(aclrtMbuf headBuf, uint32_t *num)`. Since CANN 8.5.0. Products: not documented.
 */
export function aclrtGetBufChainNum(headBuf: MbufPtr | null, num: Uint32Array | null): number {
  aclrtGetBufChainNum$ ??= bind({ name: 'aclrtGetBufChainNum', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclrtGetBufChainNum', 'headBuf num', aclrtGetBufChainNum$, [headBuf, num]);
  return aclrtGetBufChainNum$(headBuf, num);
}

let aclrtGetBufData$: typeof aclrtGetBufData | undefined;
/**
 * Returns the data area of a shared buffer, to be filled or read.
 * C: `aclError aclrtGetBufData(const aclrtMbuf buf, void **dataPtr, size_t *size)`. Since CANN 8.5.0. Products: not documented.
 */
export function aclrtGetBufData(buf: MbufPtr | null, dataPtr: BigUint64Array | null, size: BigUint64Array | null): number {
  aclrtGetBufData$ ??= bind({ name: 'aclrtGetBufData', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'void *', 'void *'] });
  if (isTraced()) return traced('aclrtGetBufData', 'buf dataPtr size', aclrtGetBufData$, [buf, dataPtr, size]);
  return aclrtGetBufData$(buf, dataPtr, size);
}

let aclrtGetBufDataLen$: typeof aclrtGetBufDataLen | undefined;
/**
 * Returns how much of the data area holds data; 0 until it is set.
 * C: `aclError aclrtGetBufDataLen(aclrtMbuf buf, size_t *len)`. Since CANN 8.5.0. Products: not documented.
 */
export function aclrtGetBufDataLen(buf: MbufPtr | null, len: BigUint64Array | null): number {
  aclrtGetBufDataLen$ ??= bind({ name: 'aclrtGetBufDataLen', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('aclrtGetBufDataLen', 'buf len', aclrtGetBufDataLen$, [buf, len]);
  return aclrtGetBufDataLen$(buf, len);
}

let aclrtGetBufFromChain$: typeof aclrtGetBufFromChain | undefined;
/**
 * Returns one shared buffer of a chain.
 * C: `aclError aclrtGetBufFromChain(aclrtMbuf headBuf, uint32_t index, aclrtMbuf *buf)`. Since CANN 8.5.0. Products: not documented.
 */
export function aclrtGetBufFromChain(headBuf: MbufPtr | null, index: number, buf: BigUint64Array | null): number {
  aclrtGetBufFromChain$ ??= bind({ name: 'aclrtGetBufFromChain', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'uint32_t', 'void *'] });
  if (isTraced()) return traced('aclrtGetBufFromChain', 'headBuf index buf', aclrtGetBufFromChain$, [headBuf, index, buf]);
  return aclrtGetBufFromChain$(headBuf, index, buf);
}

let aclrtGetBufUserData$: typeof aclrtGetBufUserData | undefined;
/**
 * Copies from the private area of a shared buffer, which has 96 bytes.
 * C: `aclError aclrtGetBufUserData(const aclrtMbuf buf, void *dataPtr, size_t size, size_t offset)`. Since CANN 8.5.0. Products: not documented.
 */
export function aclrtGetBufUserData(buf: MbufPtr | null, dataPtr: MemoryPtr | ArrayBufferView | null, size: Int64, offset: Int64): number {
  aclrtGetBufUserData$ ??= bind({ name: 'aclrtGetBufUserData', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'void *', 'size_t', 'size_t'] });
  if (isTraced()) return traced('aclrtGetBufUserData', 'buf dataPtr size offset', aclrtGetBufUserData$, [buf, dataPtr, size, offset]);
  return aclrtGetBufUserData$(buf, dataPtr, size, offset);
}

let aclrtSetBufDataLen$: typeof aclrtSetBufDataLen | undefined;
/**
 * Sets how much of the data area holds data.
 * C: `aclError aclrtSetBufDataLen(aclrtMbuf buf, size_t len)`. Since CANN 8.5.0. Products: not documented.
 */
export function aclrtSetBufDataLen(buf: MbufPtr | null, len: Int64): number {
  aclrtSetBufDataLen$ ??= bind({ name: 'aclrtSetBufDataLen', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'size_t'] });
  if (isTraced()) return traced('aclrtSetBufDataLen', 'buf len', aclrtSetBufDataLen$, [buf, len]);
  return aclrtSetBufDataLen$(buf, len);
}

let aclrtSetBufUserData$: typeof aclrtSetBufUserData | undefined;
/**
 * Copies into the private area of a shared buffer, which has 96 bytes.
 * C: `aclError aclrtSetBufUserData(aclrtMbuf buf, const void *dataPtr, size_t size, size_t offset)`. Since CANN 8.5.0. Products: not documented.
 */
export function aclrtSetBufUserData(buf: MbufPtr | null, dataPtr: MemoryPtr | ArrayBufferView | null, size: Int64, offset: Int64): number {
  aclrtSetBufUserData$ ??= bind({ name: 'aclrtSetBufUserData', library: 'libacl_rt.so', since: '8.5.0', result: 'int32_t', params: ['void *', 'void *', 'size_t', 'size_t'] });
  if (isTraced()) return traced('aclrtSetBufUserData', 'buf dataPtr size offset', aclrtSetBufUserData$, [buf, dataPtr, size, offset]);
  return aclrtSetBufUserData$(buf, dataPtr, size, offset);
}

let acltdtAddDataItem$: typeof acltdtAddDataItem | undefined;
/**
 * Appends an item to a data set. Its owner remains the caller.
 * C: `aclError acltdtAddDataItem(acltdtDataset *dataset, acltdtDataItem *dataItem)`. Since CANN 5.0.4. Products: 950, A3, 910b, 910.
 */
export function acltdtAddDataItem(dataset: TdtDatasetPtr | null, dataItem: TdtDataItemPtr | null): number {
  acltdtAddDataItem$ ??= bind({ name: 'acltdtAddDataItem', library: 'libacl_tdt_channel.so', since: '5.0.4', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('acltdtAddDataItem', 'dataset dataItem', acltdtAddDataItem$, [dataset, dataItem]);
  return acltdtAddDataItem$(dataset, dataItem);
}

let acltdtAddQueueRoute$: typeof acltdtAddQueueRoute | undefined;
/**
 * Appends a copy of a route to a list.
 * C: `aclError acltdtAddQueueRoute(acltdtQueueRouteList *routeList, const acltdtQueueRoute *route)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function acltdtAddQueueRoute(routeList: TdtQueueRouteListPtr | null, route: TdtQueueRoutePtr | null): number {
  acltdtAddQueueRoute$ ??= bind({ name: 'acltdtAddQueueRoute', library: 'libacl_tdt_queue.so', since: '5.0.4', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('acltdtAddQueueRoute', 'routeList route', acltdtAddQueueRoute$, [routeList, route]);
  return acltdtAddQueueRoute$(routeList, route);
}

let acltdtAllocBuf$: typeof acltdtAllocBuf | undefined;
/**
 * Allocates a shared buffer. Its data length is 0 at first.
 * C: `aclError acltdtAllocBuf(size_t size, uint32_t type, acltdtBuf *buf)`. Since CANN 5.0.4. Products: 310b.
 */
export function acltdtAllocBuf(size: Int64, type: number, buf: BigUint64Array | null): number {
  acltdtAllocBuf$ ??= bind({ name: 'acltdtAllocBuf', library: 'libacl_tdt_queue.so', since: '5.0.4', result: 'int32_t', params: ['size_t', 'uint32_t', 'void *'] });
  if (isTraced()) return traced('acltdtAllocBuf', 'size type buf', acltdtAllocBuf$, [size, type, buf]);
  return acltdtAllocBuf$(size, type, buf);
}

let acltdtAppendBufChain$: typeof acltdtAppendBufChain | undefined;
/**
 * Appends a shared buffer to a chain of at most 128.
 * C: `aclError acltdtAppendBufChain(acltdtBuf headBuf, acltdtBuf buf)`. Since CANN 6.3.RC2. Products: 310b.
 */
export function acltdtAppendBufChain(headBuf: TdtBufPtr | null, buf: TdtBufPtr | null): number {
  acltdtAppendBufChain$ ??= bind({ name: 'acltdtAppendBufChain', library: 'libacl_tdt_queue.so', since: '6.3.RC2', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('acltdtAppendBufChain', 'headBuf buf', acltdtAppendBufChain$, [headBuf, buf]);
  return acltdtAppendBufChain$(headBuf, buf);
}

let acltdtAttachQueue$: typeof acltdtAttachQueue | undefined;
/**
 * Takes the rights that another process granted on its queue.
 * C: `aclError acltdtAttachQueue(uint32_t qid, int32_t timeout, uint32_t *permission)`. Since CANN 5.0.4. Products: none marked.
 */
export function acltdtAttachQueue(qid: number, timeout: number, permission: Uint32Array | null): number {
  acltdtAttachQueue$ ??= bind({ name: 'acltdtAttachQueue', library: 'libacl_tdt_queue.so', since: '5.0.4', result: 'int32_t', params: ['uint32_t', 'int32_t', 'void *'] });
  if (isTraced()) return traced('acltdtAttachQueue', 'qid timeout permission', acltdtAttachQueue$, [qid, timeout, permission]);
  return acltdtAttachQueue$(qid, timeout, permission);
}

let acltdtBindQueueRoutes$: typeof acltdtBindQueueRoutes | undefined;
/**
 * Binds routes: data put into a source queue also goes to its destinations, uncopied. Routes must not form a circle.
 * C: `aclError acltdtBindQueueRoutes(acltdtQueueRouteList *qRouteList)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function acltdtBindQueueRoutes(qRouteList: TdtQueueRouteListPtr | null): number {
  acltdtBindQueueRoutes$ ??= bind({ name: 'acltdtBindQueueRoutes', library: 'libacl_tdt_queue.so', since: '5.0.4', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('acltdtBindQueueRoutes', 'qRouteList', acltdtBindQueueRoutes$, [qRouteList]);
  return acltdtBindQueueRoutes$(qRouteList);
}

let acltdtCleanChannel$: typeof acltdtCleanChannel | undefined;
/**
 * Throws away all messages in a channel.
 * C: `aclError acltdtCleanChannel(acltdtChannelHandle *handle)`. Since CANN 8.0.RC3. Products: 950, A3, 910b, 910.
 */
export function acltdtCleanChannel(handle: TdtChannelHandlePtr | null): number {
  acltdtCleanChannel$ ??= bind({ name: 'acltdtCleanChannel', library: 'libacl_tdt_channel.so', since: '8.0.RC3', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('acltdtCleanChannel', 'handle', acltdtCleanChannel$, [handle]);
  return acltdtCleanChannel$(handle);
}

let acltdtCopyBufRef$: typeof acltdtCopyBufRef | undefined;
/**
 * Creates a second shared buffer over the same data area.
 * C: `aclError acltdtCopyBufRef(const acltdtBuf buf, acltdtBuf *newBuf)`. Since CANN 6.0.RC1. Products: 310b.
 */
export function acltdtCopyBufRef(buf: TdtBufPtr | null, newBuf: BigUint64Array | null): number {
  acltdtCopyBufRef$ ??= bind({ name: 'acltdtCopyBufRef', library: 'libacl_tdt_queue.so', since: '6.0.RC1', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('acltdtCopyBufRef', 'buf newBuf', acltdtCopyBufRef$, [buf, newBuf]);
  return acltdtCopyBufRef$(buf, newBuf);
}

let acltdtCreateChannel$: typeof acltdtCreateChannel | undefined;
/**
 * Creates a channel between the host and a device.
 * C: `acltdtChannelHandle *acltdtCreateChannel(uint32_t deviceId, const char *name)`. Since CANN 5.0.4. Products: 910.
 */
export function acltdtCreateChannel(deviceId: number, name: string | null): TdtChannelHandlePtr | null {
  acltdtCreateChannel$ ??= bind({ name: 'acltdtCreateChannel', library: 'libacl_tdt_channel.so', since: '5.0.4', result: 'void *', params: ['uint32_t', 'str'] });
  if (isTraced()) return traced('acltdtCreateChannel', 'deviceId name', acltdtCreateChannel$, [deviceId, name]);
  return acltdtCreateChannel$(deviceId, name);
}

let acltdtCreateChannelWithCapacity$: typeof acltdtCreateChannelWithCapacity | undefined;
/**
 * Creates a channel that holds a limited number of messages.
 * C: `acltdtChannelHandle *acltdtCreateChannelWithCapacity(uint32_t deviceId, const char *name, size_t capacity)`. Since CANN 5.0.4. Products: 950, A3, 910b, 910.
 */
export function acltdtCreateChannelWithCapacity(deviceId: number, name: string | null, capacity: Int64): TdtChannelHandlePtr | null {
  acltdtCreateChannelWithCapacity$ ??= bind({ name: 'acltdtCreateChannelWithCapacity', library: 'libacl_tdt_channel.so', since: '5.0.4', result: 'void *', params: ['uint32_t', 'str', 'size_t'] });
  if (isTraced()) return traced('acltdtCreateChannelWithCapacity', 'deviceId name capacity', acltdtCreateChannelWithCapacity$, [deviceId, name, capacity]);
  return acltdtCreateChannelWithCapacity$(deviceId, name, capacity);
}

let acltdtCreateDataItem$: typeof acltdtCreateDataItem | undefined;
/**
 * Creates a data item around memory of the caller, which is not copied.
 * C: `acltdtDataItem *acltdtCreateDataItem(acltdtTensorType tdtType, const int64_t *dims, size_t dimNum, aclDataType dataType, void *data, size_t size)`. Since CANN 5.0.4. Products: 950, A3, 910b, 910.
 */
export function acltdtCreateDataItem(tdtType: number, dims: BigInt64Array | null, dimNum: Int64, dataType: number, data: MemoryPtr | null, size: Int64): TdtDataItemPtr | null {
  acltdtCreateDataItem$ ??= bind({ name: 'acltdtCreateDataItem', library: 'libacl_tdt_channel.so', since: '5.0.4', result: 'void *', params: ['int32_t', 'void *', 'size_t', 'int32_t', 'void *', 'size_t'] });
  if (isTraced()) return traced('acltdtCreateDataItem', 'tdtType dims dimNum dataType data size', acltdtCreateDataItem$, [tdtType, dims, dimNum, dataType, data, size]);
  return acltdtCreateDataItem$(tdtType, dims, dimNum, dataType, data, size);
}

let acltdtCreateDataset$: typeof acltdtCreateDataset | undefined;
/**
 * Creates an empty data set.
 * C: `acltdtDataset *acltdtCreateDataset(void)`. Since CANN 5.0.4. Products: 950, A3, 910b, 910.
 */
export function acltdtCreateDataset(): TdtDatasetPtr | null {
  acltdtCreateDataset$ ??= bind({ name: 'acltdtCreateDataset', library: 'libacl_tdt_channel.so', since: '5.0.4', result: 'void *', params: [] });
  if (isTraced()) return traced('acltdtCreateDataset', '', acltdtCreateDataset$, []);
  return acltdtCreateDataset$();
}

let acltdtCreateQueue$: typeof acltdtCreateQueue | undefined;
/**
 * Creates a queue.
 * C: `aclError acltdtCreateQueue(const acltdtQueueAttr *attr, uint32_t *qid)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function acltdtCreateQueue(attr: TdtQueueAttrPtr | null, qid: Uint32Array | null): number {
  acltdtCreateQueue$ ??= bind({ name: 'acltdtCreateQueue', library: 'libacl_tdt_queue.so', since: '5.0.4', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('acltdtCreateQueue', 'attr qid', acltdtCreateQueue$, [attr, qid]);
  return acltdtCreateQueue$(attr, qid);
}

let acltdtCreateQueueAttr$: typeof acltdtCreateQueueAttr | undefined;
/**
 * Creates queue attributes with default values.
 * C: `acltdtQueueAttr *acltdtCreateQueueAttr(void)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function acltdtCreateQueueAttr(): TdtQueueAttrPtr | null {
  acltdtCreateQueueAttr$ ??= bind({ name: 'acltdtCreateQueueAttr', library: 'libacl_tdt_queue.so', since: '5.0.4', result: 'void *', params: [] });
  if (isTraced()) return traced('acltdtCreateQueueAttr', '', acltdtCreateQueueAttr$, []);
  return acltdtCreateQueueAttr$();
}

let acltdtCreateQueueRoute$: typeof acltdtCreateQueueRoute | undefined;
/**
 * Describes a route, not bound yet.
 * C: `acltdtQueueRoute *acltdtCreateQueueRoute(uint32_t srcId, uint32_t dstId)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function acltdtCreateQueueRoute(srcId: number, dstId: number): TdtQueueRoutePtr | null {
  acltdtCreateQueueRoute$ ??= bind({ name: 'acltdtCreateQueueRoute', library: 'libacl_tdt_queue.so', since: '5.0.4', result: 'void *', params: ['uint32_t', 'uint32_t'] });
  if (isTraced()) return traced('acltdtCreateQueueRoute', 'srcId dstId', acltdtCreateQueueRoute$, [srcId, dstId]);
  return acltdtCreateQueueRoute$(srcId, dstId);
}

let acltdtCreateQueueRouteList$: typeof acltdtCreateQueueRouteList | undefined;
/**
 * Creates an empty list of routes.
 * C: `acltdtQueueRouteList *acltdtCreateQueueRouteList(void)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function acltdtCreateQueueRouteList(): TdtQueueRouteListPtr | null {
  acltdtCreateQueueRouteList$ ??= bind({ name: 'acltdtCreateQueueRouteList', library: 'libacl_tdt_queue.so', since: '5.0.4', result: 'void *', params: [] });
  if (isTraced()) return traced('acltdtCreateQueueRouteList', '', acltdtCreateQueueRouteList$, []);
  return acltdtCreateQueueRouteList$();
}

let acltdtCreateQueueRouteQueryInfo$: typeof acltdtCreateQueueRouteQueryInfo | undefined;
/**
 * Creates an empty route query.
 * C: `acltdtQueueRouteQueryInfo *acltdtCreateQueueRouteQueryInfo(void)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function acltdtCreateQueueRouteQueryInfo(): TdtQueueRouteQueryInfoPtr | null {
  acltdtCreateQueueRouteQueryInfo$ ??= bind({ name: 'acltdtCreateQueueRouteQueryInfo', library: 'libacl_tdt_queue.so', since: '5.0.4', result: 'void *', params: [] });
  if (isTraced()) return traced('acltdtCreateQueueRouteQueryInfo', '', acltdtCreateQueueRouteQueryInfo$, []);
  return acltdtCreateQueueRouteQueryInfo$();
}

let acltdtDequeue$: typeof acltdtDequeue | undefined;
/**
 * Takes a shared buffer out of a queue. Waits while the queue is empty.
 * C: `aclError acltdtDequeue(uint32_t qid, acltdtBuf *buf, int32_t timeout)`. Since CANN 5.0.4. Products: none marked.
 */
export function acltdtDequeue(qid: number, buf: BigUint64Array | null, timeout: number): number {
  acltdtDequeue$ ??= bind({ name: 'acltdtDequeue', library: 'libacl_tdt_queue.so', since: '5.0.4', result: 'int32_t', params: ['uint32_t', 'void *', 'int32_t'] });
  if (isTraced()) return traced('acltdtDequeue', 'qid buf timeout', acltdtDequeue$, [qid, buf, timeout]);
  return acltdtDequeue$(qid, buf, timeout);
}

let acltdtDequeueData$: typeof acltdtDequeueData | undefined;
/**
 * Copies data out of a queue. Waits while the queue is empty.
 * C: `aclError acltdtDequeueData(uint32_t qid, void *data, size_t dataSize, size_t *retDataSize, void *userData, size_t userDataSize, int32_t timeout)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function acltdtDequeueData(qid: number, data: MemoryPtr | ArrayBufferView | null, dataSize: Int64, retDataSize: BigUint64Array | null, userData: AnyPointer | ArrayBufferView | null, userDataSize: Int64, timeout: number): number {
  acltdtDequeueData$ ??= bind({ name: 'acltdtDequeueData', library: 'libacl_tdt_queue.so', since: '5.0.4', result: 'int32_t', params: ['uint32_t', 'void *', 'size_t', 'void *', 'void *', 'size_t', 'int32_t'] });
  if (isTraced()) return traced('acltdtDequeueData', 'qid data dataSize retDataSize userData userDataSize timeout', acltdtDequeueData$, [qid, data, dataSize, retDataSize, userData, userDataSize, timeout]);
  return acltdtDequeueData$(qid, data, dataSize, retDataSize, userData, userDataSize, timeout);
}

let acltdtDestroyChannel$: typeof acltdtDestroyChannel | undefined;
/**
 * Destroys a channel. No thread may be waiting in it.
 * C: `aclError acltdtDestroyChannel(acltdtChannelHandle *handle)`. Since CANN 5.0.4. Products: 950, A3, 910b, 910.
 */
export function acltdtDestroyChannel(handle: TdtChannelHandlePtr | null): number {
  acltdtDestroyChannel$ ??= bind({ name: 'acltdtDestroyChannel', library: 'libacl_tdt_channel.so', since: '5.0.4', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('acltdtDestroyChannel', 'handle', acltdtDestroyChannel$, [handle]);
  return acltdtDestroyChannel$(handle);
}

let acltdtDestroyDataItem$: typeof acltdtDestroyDataItem | undefined;
/**
 * Destroys a data item of acltdtCreateDataItem; its data is not freed.
 * C: `aclError acltdtDestroyDataItem(acltdtDataItem *dataItem)`. Since CANN 5.0.4. Products: 950, A3, 910b, 910.
 */
export function acltdtDestroyDataItem(dataItem: TdtDataItemPtr | null): number {
  acltdtDestroyDataItem$ ??= bind({ name: 'acltdtDestroyDataItem', library: 'libacl_tdt_channel.so', since: '5.0.4', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('acltdtDestroyDataItem', 'dataItem', acltdtDestroyDataItem$, [dataItem]);
  return acltdtDestroyDataItem$(dataItem);
}

let acltdtDestroyDataset$: typeof acltdtDestroyDataset | undefined;
/**
 * Destroys a data set. Items that a receive put into it go with it; items that the caller added remain.
 * C: `aclError acltdtDestroyDataset(acltdtDataset *dataset)`. Since CANN 5.0.4. Products: 950, A3, 910b, 910.
 */
export function acltdtDestroyDataset(dataset: TdtDatasetPtr | null): number {
  acltdtDestroyDataset$ ??= bind({ name: 'acltdtDestroyDataset', library: 'libacl_tdt_channel.so', since: '5.0.4', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('acltdtDestroyDataset', 'dataset', acltdtDestroyDataset$, [dataset]);
  return acltdtDestroyDataset$(dataset);
}

let acltdtDestroyQueue$: typeof acltdtDestroyQueue | undefined;
/**
 * Destroys a queue of acltdtCreateQueue.
 * C: `aclError acltdtDestroyQueue(uint32_t qid)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function acltdtDestroyQueue(qid: number): number {
  acltdtDestroyQueue$ ??= bind({ name: 'acltdtDestroyQueue', library: 'libacl_tdt_queue.so', since: '5.0.4', result: 'int32_t', params: ['uint32_t'] });
  if (isTraced()) return traced('acltdtDestroyQueue', 'qid', acltdtDestroyQueue$, [qid]);
  return acltdtDestroyQueue$(qid);
}

let acltdtDestroyQueueAttr$: typeof acltdtDestroyQueueAttr | undefined;
/**
 * Destroys queue attributes.
 * C: `aclError acltdtDestroyQueueAttr(const acltdtQueueAttr *attr)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function acltdtDestroyQueueAttr(attr: TdtQueueAttrPtr | null): number {
  acltdtDestroyQueueAttr$ ??= bind({ name: 'acltdtDestroyQueueAttr', library: 'libacl_tdt_queue.so', since: '5.0.4', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('acltdtDestroyQueueAttr', 'attr', acltdtDestroyQueueAttr$, [attr]);
  return acltdtDestroyQueueAttr$(attr);
}

let acltdtDestroyQueueRoute$: typeof acltdtDestroyQueueRoute | undefined;
/**
 * Destroys the description of a route. A bound route stays bound.
 * C: `aclError acltdtDestroyQueueRoute(const acltdtQueueRoute *route)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function acltdtDestroyQueueRoute(route: TdtQueueRoutePtr | null): number {
  acltdtDestroyQueueRoute$ ??= bind({ name: 'acltdtDestroyQueueRoute', library: 'libacl_tdt_queue.so', since: '5.0.4', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('acltdtDestroyQueueRoute', 'route', acltdtDestroyQueueRoute$, [route]);
  return acltdtDestroyQueueRoute$(route);
}

let acltdtDestroyQueueRouteList$: typeof acltdtDestroyQueueRouteList | undefined;
/**
 * Destroys a list of routes. Bound routes stay bound.
 * C: `aclError acltdtDestroyQueueRouteList(const acltdtQueueRouteList *routeList)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function acltdtDestroyQueueRouteList(routeList: TdtQueueRouteListPtr | null): number {
  acltdtDestroyQueueRouteList$ ??= bind({ name: 'acltdtDestroyQueueRouteList', library: 'libacl_tdt_queue.so', since: '5.0.4', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('acltdtDestroyQueueRouteList', 'routeList', acltdtDestroyQueueRouteList$, [routeList]);
  return acltdtDestroyQueueRouteList$(routeList);
}

let acltdtDestroyQueueRouteQueryInfo$: typeof acltdtDestroyQueueRouteQueryInfo | undefined;
/**
 * Destroys a route query.
 * C: `aclError acltdtDestroyQueueRouteQueryInfo(const acltdtQueueRouteQueryInfo *info)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function acltdtDestroyQueueRouteQueryInfo(info: TdtQueueRouteQueryInfoPtr | null): number {
  acltdtDestroyQueueRouteQueryInfo$ ??= bind({ name: 'acltdtDestroyQueueRouteQueryInfo', library: 'libacl_tdt_queue.so', since: '5.0.4', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('acltdtDestroyQueueRouteQueryInfo', 'info', acltdtDestroyQueueRouteQueryInfo$, [info]);
  return acltdtDestroyQueueRouteQueryInfo$(info);
}

let acltdtEnqueue$: typeof acltdtEnqueue | undefined;
/**
 * Puts a shared buffer into a queue. Waits while the queue is full.
 * C: `aclError acltdtEnqueue(uint32_t qid, acltdtBuf buf, int32_t timeout)`. Since CANN 5.0.4. Products: none marked.
 */
export function acltdtEnqueue(qid: number, buf: TdtBufPtr | null, timeout: number): number {
  acltdtEnqueue$ ??= bind({ name: 'acltdtEnqueue', library: 'libacl_tdt_queue.so', since: '5.0.4', result: 'int32_t', params: ['uint32_t', 'void *', 'int32_t'] });
  if (isTraced()) return traced('acltdtEnqueue', 'qid buf timeout', acltdtEnqueue$, [qid, buf, timeout]);
  return acltdtEnqueue$(qid, buf, timeout);
}

let acltdtEnqueueData$: typeof acltdtEnqueueData | undefined;
/**
 * Copies data into a queue. Waits while the queue is full.
 * C: `aclError acltdtEnqueueData(uint32_t qid, const void *data, size_t dataSize, const void *userData, size_t userDataSize, int32_t timeout, uint32_t rsv)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function acltdtEnqueueData(qid: number, data: MemoryPtr | ArrayBufferView | null, dataSize: Int64, userData: AnyPointer | ArrayBufferView | null, userDataSize: Int64, timeout: number, rsv: number): number {
  acltdtEnqueueData$ ??= bind({ name: 'acltdtEnqueueData', library: 'libacl_tdt_queue.so', since: '5.0.4', result: 'int32_t', params: ['uint32_t', 'void *', 'size_t', 'void *', 'size_t', 'int32_t', 'uint32_t'] });
  if (isTraced()) return traced('acltdtEnqueueData', 'qid data dataSize userData userDataSize timeout rsv', acltdtEnqueueData$, [qid, data, dataSize, userData, userDataSize, timeout, rsv]);
  return acltdtEnqueueData$(qid, data, dataSize, userData, userDataSize, timeout, rsv);
}

let acltdtFreeBuf$: typeof acltdtFreeBuf | undefined;
/**
 * Frees a shared buffer of acltdtAllocBuf, or one more reference of acltdtCopyBufRef.
 * C: `aclError acltdtFreeBuf(acltdtBuf buf)`. Since CANN 5.0.4. Products: 310b.
 */
export function acltdtFreeBuf(buf: TdtBufPtr | null): number {
  acltdtFreeBuf$ ??= bind({ name: 'acltdtFreeBuf', library: 'libacl_tdt_queue.so', since: '5.0.4', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('acltdtFreeBuf', 'buf', acltdtFreeBuf$, [buf]);
  return acltdtFreeBuf$(buf);
}

let acltdtGetBufChainNum$: typeof acltdtGetBufChainNum | undefined;
/**
 * Returns how many shared buffers a chain has.
 * C: `aclError acltdtGetBufChainNum(acltdtBuf headBuf, uint32_t *num)`. Since CANN 6.3.RC2. Products: 310b.
 */
export function acltdtGetBufChainNum(headBuf: TdtBufPtr | null, num: Uint32Array | null): number {
  acltdtGetBufChainNum$ ??= bind({ name: 'acltdtGetBufChainNum', library: 'libacl_tdt_queue.so', since: '6.3.RC2', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('acltdtGetBufChainNum', 'headBuf num', acltdtGetBufChainNum$, [headBuf, num]);
  return acltdtGetBufChainNum$(headBuf, num);
}

let acltdtGetBufData$: typeof acltdtGetBufData | undefined;
/**
 * Returns the data area of a shared buffer, to be filled or read.
 * C: `aclError acltdtGetBufData(const acltdtBuf buf, void **dataPtr, size_t *size)`. Since CANN 5.0.4. Products: 310b.
 */
export function acltdtGetBufData(buf: TdtBufPtr | null, dataPtr: BigUint64Array | null, size: BigUint64Array | null): number {
  acltdtGetBufData$ ??= bind({ name: 'acltdtGetBufData', library: 'libacl_tdt_queue.so', since: '5.0.4', result: 'int32_t', params: ['void *', 'void *', 'void *'] });
  if (isTraced()) return traced('acltdtGetBufData', 'buf dataPtr size', acltdtGetBufData$, [buf, dataPtr, size]);
  return acltdtGetBufData$(buf, dataPtr, size);
}

let acltdtGetBufDataLen$: typeof acltdtGetBufDataLen | undefined;
/**
 * Returns how much of the data area holds data; 0 until it is set.
 * C: `aclError acltdtGetBufDataLen(acltdtBuf buf, size_t *len)`. Since CANN 6.3.RC2. Products: 310b.
 */
export function acltdtGetBufDataLen(buf: TdtBufPtr | null, len: BigUint64Array | null): number {
  acltdtGetBufDataLen$ ??= bind({ name: 'acltdtGetBufDataLen', library: 'libacl_tdt_queue.so', since: '6.3.RC2', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('acltdtGetBufDataLen', 'buf len', acltdtGetBufDataLen$, [buf, len]);
  return acltdtGetBufDataLen$(buf, len);
}

let acltdtGetBufFromChain$: typeof acltdtGetBufFromChain | undefined;
/**
 * Returns one shared buffer of a chain.
 * C: `aclError acltdtGetBufFromChain(acltdtBuf headBuf, uint32_t index, acltdtBuf *buf)`. Since CANN 6.3.RC2. Products: 310b.
 */
export function acltdtGetBufFromChain(headBuf: TdtBufPtr | null, index: number, buf: BigUint64Array | null): number {
  acltdtGetBufFromChain$ ??= bind({ name: 'acltdtGetBufFromChain', library: 'libacl_tdt_queue.so', since: '6.3.RC2', result: 'int32_t', params: ['void *', 'uint32_t', 'void *'] });
  if (isTraced()) return traced('acltdtGetBufFromChain', 'headBuf index buf', acltdtGetBufFromChain$, [headBuf, index, buf]);
  return acltdtGetBufFromChain$(headBuf, index, buf);
}

let acltdtGetBufUserData$: typeof acltdtGetBufUserData | undefined;
/**
 * Copies from the private area of a shared buffer, which has 96 bytes.
 * C: `aclError acltdtGetBufUserData(const acltdtBuf buf, void *dataPtr, size_t size, size_t offset)`. Since CANN 6.0.RC1. Products: 310b.
 */
export function acltdtGetBufUserData(buf: TdtBufPtr | null, dataPtr: MemoryPtr | ArrayBufferView | null, size: Int64, offset: Int64): number {
  acltdtGetBufUserData$ ??= bind({ name: 'acltdtGetBufUserData', library: 'libacl_tdt_queue.so', since: '6.0.RC1', result: 'int32_t', params: ['void *', 'void *', 'size_t', 'size_t'] });
  if (isTraced()) return traced('acltdtGetBufUserData', 'buf dataPtr size offset', acltdtGetBufUserData$, [buf, dataPtr, size, offset]);
  return acltdtGetBufUserData$(buf, dataPtr, size, offset);
}

let acltdtGetDataAddrFromItem$: typeof acltdtGetDataAddrFromItem | undefined;
/**
 * Returns where the data of a tensor item lies.
 * C: `void *acltdtGetDataAddrFromItem(const acltdtDataItem *dataItem)`. Since CANN 5.0.4. Products: 950, A3, 910b, 910.
 */
export function acltdtGetDataAddrFromItem(dataItem: TdtDataItemPtr | null): AnyPointer | null {
  acltdtGetDataAddrFromItem$ ??= bind({ name: 'acltdtGetDataAddrFromItem', library: 'libacl_tdt_channel.so', since: '5.0.4', result: 'void *', params: ['void *'] });
  if (isTraced()) return traced('acltdtGetDataAddrFromItem', 'dataItem', acltdtGetDataAddrFromItem$, [dataItem]);
  return acltdtGetDataAddrFromItem$(dataItem);
}

let acltdtGetDataItem$: typeof acltdtGetDataItem | undefined;
/**
 * Returns one item of a data set.
 * C: `acltdtDataItem *acltdtGetDataItem(const acltdtDataset *dataset, size_t index)`. Since CANN 5.0.4. Products: 950, A3, 910b, 910.
 */
export function acltdtGetDataItem(dataset: TdtDatasetPtr | null, index: Int64): TdtDataItemPtr | null {
  acltdtGetDataItem$ ??= bind({ name: 'acltdtGetDataItem', library: 'libacl_tdt_channel.so', since: '5.0.4', result: 'void *', params: ['void *', 'size_t'] });
  if (isTraced()) return traced('acltdtGetDataItem', 'dataset index', acltdtGetDataItem$, [dataset, index]);
  return acltdtGetDataItem$(dataset, index);
}

let acltdtGetDataSizeFromItem$: typeof acltdtGetDataSizeFromItem | undefined;
/**
 * Returns the size of a tensor item.
 * C: `size_t acltdtGetDataSizeFromItem(const acltdtDataItem *dataItem)`. Since CANN 5.0.4. Products: 950, A3, 910b, 910.
 */
export function acltdtGetDataSizeFromItem(dataItem: TdtDataItemPtr | null): Int64 {
  acltdtGetDataSizeFromItem$ ??= bind({ name: 'acltdtGetDataSizeFromItem', library: 'libacl_tdt_channel.so', since: '5.0.4', result: 'size_t', params: ['void *'] });
  if (isTraced()) return traced('acltdtGetDataSizeFromItem', 'dataItem', acltdtGetDataSizeFromItem$, [dataItem]);
  return acltdtGetDataSizeFromItem$(dataItem);
}

let acltdtGetDataTypeFromItem$: typeof acltdtGetDataTypeFromItem | undefined;
/**
 * Returns the element type of a tensor item.
 * C: `aclDataType acltdtGetDataTypeFromItem(const acltdtDataItem *dataItem)`. Since CANN 5.0.4. Products: 950, A3, 910b, 910.
 */
export function acltdtGetDataTypeFromItem(dataItem: TdtDataItemPtr | null): number {
  acltdtGetDataTypeFromItem$ ??= bind({ name: 'acltdtGetDataTypeFromItem', library: 'libacl_tdt_channel.so', since: '5.0.4', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('acltdtGetDataTypeFromItem', 'dataItem', acltdtGetDataTypeFromItem$, [dataItem]);
  return acltdtGetDataTypeFromItem$(dataItem);
}

let acltdtGetDatasetName$: typeof acltdtGetDatasetName | undefined;
/**
 * Returns the name of a received data set.
 * C: `const char *acltdtGetDatasetName(const acltdtDataset *dataset)`. Since CANN 6.0.RC1. Products: 950, A3, 910b, 910.
 */
export function acltdtGetDatasetName(dataset: TdtDatasetPtr | null): string | null {
  acltdtGetDatasetName$ ??= bind({ name: 'acltdtGetDatasetName', library: 'libacl_tdt_channel.so', since: '6.0.RC1', result: 'str', params: ['void *'] });
  if (isTraced()) return traced('acltdtGetDatasetName', 'dataset', acltdtGetDatasetName$, [dataset]);
  return acltdtGetDatasetName$(dataset);
}

let acltdtGetDatasetSize$: typeof acltdtGetDatasetSize | undefined;
/**
 * Returns how many items a data set has.
 * C: `size_t acltdtGetDatasetSize(const acltdtDataset *dataset)`. Since CANN 5.0.4. Products: 950, A3, 910b, 910.
 */
export function acltdtGetDatasetSize(dataset: TdtDatasetPtr | null): Int64 {
  acltdtGetDatasetSize$ ??= bind({ name: 'acltdtGetDatasetSize', library: 'libacl_tdt_channel.so', since: '5.0.4', result: 'size_t', params: ['void *'] });
  if (isTraced()) return traced('acltdtGetDatasetSize', 'dataset', acltdtGetDatasetSize$, [dataset]);
  return acltdtGetDatasetSize$(dataset);
}

let acltdtGetDimNumFromItem$: typeof acltdtGetDimNumFromItem | undefined;
/**
 * Returns how many dimensions a tensor item has.
 * C: `size_t acltdtGetDimNumFromItem(const acltdtDataItem *dataItem)`. Since CANN 5.0.4. Products: 950, A3, 910b, 910.
 */
export function acltdtGetDimNumFromItem(dataItem: TdtDataItemPtr | null): Int64 {
  acltdtGetDimNumFromItem$ ??= bind({ name: 'acltdtGetDimNumFromItem', library: 'libacl_tdt_channel.so', since: '5.0.4', result: 'size_t', params: ['void *'] });
  if (isTraced()) return traced('acltdtGetDimNumFromItem', 'dataItem', acltdtGetDimNumFromItem$, [dataItem]);
  return acltdtGetDimNumFromItem$(dataItem);
}

let acltdtGetDimsFromItem$: typeof acltdtGetDimsFromItem | undefined;
/**
 * Copies the shape of a tensor item.
 * C: `aclError acltdtGetDimsFromItem(const acltdtDataItem *dataItem, int64_t *dims, size_t dimNum)`. Since CANN 5.0.4. Products: 950, A3, 910b, 910.
 */
export function acltdtGetDimsFromItem(dataItem: TdtDataItemPtr | null, dims: BigInt64Array | null, dimNum: Int64): number {
  acltdtGetDimsFromItem$ ??= bind({ name: 'acltdtGetDimsFromItem', library: 'libacl_tdt_channel.so', since: '5.0.4', result: 'int32_t', params: ['void *', 'void *', 'size_t'] });
  if (isTraced()) return traced('acltdtGetDimsFromItem', 'dataItem dims dimNum', acltdtGetDimsFromItem$, [dataItem, dims, dimNum]);
  return acltdtGetDimsFromItem$(dataItem, dims, dimNum);
}

let acltdtGetQueueAttr$: typeof acltdtGetQueueAttr | undefined;
/**
 * Reads one queue attribute.
 * C: `aclError acltdtGetQueueAttr(const acltdtQueueAttr *attr, acltdtQueueAttrType type, size_t len, size_t *paramRetSize, void *param)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function acltdtGetQueueAttr(attr: TdtQueueAttrPtr | null, type: number, len: Int64, paramRetSize: BigUint64Array | null, param: MemoryPtr | ArrayBufferView | null): number {
  acltdtGetQueueAttr$ ??= bind({ name: 'acltdtGetQueueAttr', library: 'libacl_tdt_queue.so', since: '5.0.4', result: 'int32_t', params: ['void *', 'int32_t', 'size_t', 'void *', 'void *'] });
  if (isTraced()) return traced('acltdtGetQueueAttr', 'attr type len paramRetSize param', acltdtGetQueueAttr$, [attr, type, len, paramRetSize, param]);
  return acltdtGetQueueAttr$(attr, type, len, paramRetSize, param);
}

let acltdtGetQueueRoute$: typeof acltdtGetQueueRoute | undefined;
/**
 * Copies one route of a list.
 * C: `aclError acltdtGetQueueRoute(const acltdtQueueRouteList *routeList, size_t index, acltdtQueueRoute *route)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function acltdtGetQueueRoute(routeList: TdtQueueRouteListPtr | null, index: Int64, route: TdtQueueRoutePtr | null): number {
  acltdtGetQueueRoute$ ??= bind({ name: 'acltdtGetQueueRoute', library: 'libacl_tdt_queue.so', since: '5.0.4', result: 'int32_t', params: ['void *', 'size_t', 'void *'] });
  if (isTraced()) return traced('acltdtGetQueueRoute', 'routeList index route', acltdtGetQueueRoute$, [routeList, index, route]);
  return acltdtGetQueueRoute$(routeList, index, route);
}

let acltdtGetQueueRouteNum$: typeof acltdtGetQueueRouteNum | undefined;
/**
 * Returns how many routes a list has.
 * C: `size_t acltdtGetQueueRouteNum(const acltdtQueueRouteList *routeList)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function acltdtGetQueueRouteNum(routeList: TdtQueueRouteListPtr | null): Int64 {
  acltdtGetQueueRouteNum$ ??= bind({ name: 'acltdtGetQueueRouteNum', library: 'libacl_tdt_queue.so', since: '5.0.4', result: 'size_t', params: ['void *'] });
  if (isTraced()) return traced('acltdtGetQueueRouteNum', 'routeList', acltdtGetQueueRouteNum$, [routeList]);
  return acltdtGetQueueRouteNum$(routeList);
}

let acltdtGetQueueRouteParam$: typeof acltdtGetQueueRouteParam | undefined;
/**
 * Reads one property of a route.
 * C: `aclError acltdtGetQueueRouteParam(const acltdtQueueRoute *route, acltdtQueueRouteParamType type, size_t len, size_t *paramRetSize, void *param)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function acltdtGetQueueRouteParam(route: TdtQueueRoutePtr | null, type: number, len: Int64, paramRetSize: BigUint64Array | null, param: MemoryPtr | ArrayBufferView | null): number {
  acltdtGetQueueRouteParam$ ??= bind({ name: 'acltdtGetQueueRouteParam', library: 'libacl_tdt_queue.so', since: '5.0.4', result: 'int32_t', params: ['void *', 'int32_t', 'size_t', 'void *', 'void *'] });
  if (isTraced()) return traced('acltdtGetQueueRouteParam', 'route type len paramRetSize param', acltdtGetQueueRouteParam$, [route, type, len, paramRetSize, param]);
  return acltdtGetQueueRouteParam$(route, type, len, paramRetSize, param);
}

let acltdtGetSliceInfoFromItem$: typeof acltdtGetSliceInfoFromItem | undefined;
/**
 * Tells which slice of a large tensor an item is.
 * C: `aclError acltdtGetSliceInfoFromItem(const acltdtDataItem *dataItem, size_t *sliceNum, size_t *sliceId)`. Since CANN 8.0.RC2. Products: 950, A3, 910b, 910.
 */
export function acltdtGetSliceInfoFromItem(dataItem: TdtDataItemPtr | null, sliceNum: BigUint64Array | null, sliceId: BigUint64Array | null): number {
  acltdtGetSliceInfoFromItem$ ??= bind({ name: 'acltdtGetSliceInfoFromItem', library: 'libacl_tdt_channel.so', since: '8.0.RC2', result: 'int32_t', params: ['void *', 'void *', 'void *'] });
  if (isTraced()) return traced('acltdtGetSliceInfoFromItem', 'dataItem sliceNum sliceId', acltdtGetSliceInfoFromItem$, [dataItem, sliceNum, sliceId]);
  return acltdtGetSliceInfoFromItem$(dataItem, sliceNum, sliceId);
}

let acltdtGetTensorTypeFromItem$: typeof acltdtGetTensorTypeFromItem | undefined;
/**
 * Tells what a data item carries. Look at it first in received data.
 * C: `acltdtTensorType acltdtGetTensorTypeFromItem(const acltdtDataItem *dataItem)`. Since CANN 5.0.4. Products: 950, A3, 910b, 910.
 */
export function acltdtGetTensorTypeFromItem(dataItem: TdtDataItemPtr | null): number {
  acltdtGetTensorTypeFromItem$ ??= bind({ name: 'acltdtGetTensorTypeFromItem', library: 'libacl_tdt_channel.so', since: '5.0.4', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('acltdtGetTensorTypeFromItem', 'dataItem', acltdtGetTensorTypeFromItem$, [dataItem]);
  return acltdtGetTensorTypeFromItem$(dataItem);
}

let acltdtGrantQueue$: typeof acltdtGrantQueue | undefined;
/**
 * Gives another process rights on a queue. That process then calls acltdtAttachQueue.
 * C: `aclError acltdtGrantQueue(uint32_t qid, int32_t pid, uint32_t permission, int32_t timeout)`. Since CANN 5.0.4. Products: none marked.
 */
export function acltdtGrantQueue(qid: number, pid: number, permission: number, timeout: number): number {
  acltdtGrantQueue$ ??= bind({ name: 'acltdtGrantQueue', library: 'libacl_tdt_queue.so', since: '5.0.4', result: 'int32_t', params: ['uint32_t', 'int32_t', 'uint32_t', 'int32_t'] });
  if (isTraced()) return traced('acltdtGrantQueue', 'qid pid permission timeout', acltdtGrantQueue$, [qid, pid, permission, timeout]);
  return acltdtGrantQueue$(qid, pid, permission, timeout);
}

let acltdtQueryChannelSize$: typeof acltdtQueryChannelSize | undefined;
/**
 * Returns how many messages wait in a channel.
 * C: `aclError acltdtQueryChannelSize(const acltdtChannelHandle *handle, size_t *size)`. Since CANN 5.0.4. Products: 950, A3, 910b, 910.
 */
export function acltdtQueryChannelSize(handle: TdtChannelHandlePtr | null, size: BigUint64Array | null): number {
  acltdtQueryChannelSize$ ??= bind({ name: 'acltdtQueryChannelSize', library: 'libacl_tdt_channel.so', since: '5.0.4', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('acltdtQueryChannelSize', 'handle size', acltdtQueryChannelSize$, [handle, size]);
  return acltdtQueryChannelSize$(handle, size);
}

let acltdtQueryQueueRoutes$: typeof acltdtQueryQueueRoutes | undefined;
/**
 * Finds bound routes and appends them to a list.
 * C: `aclError acltdtQueryQueueRoutes(const acltdtQueueRouteQueryInfo *queryInfo, acltdtQueueRouteList *qRouteList)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function acltdtQueryQueueRoutes(queryInfo: TdtQueueRouteQueryInfoPtr | null, qRouteList: TdtQueueRouteListPtr | null): number {
  acltdtQueryQueueRoutes$ ??= bind({ name: 'acltdtQueryQueueRoutes', library: 'libacl_tdt_queue.so', since: '5.0.4', result: 'int32_t', params: ['void *', 'void *'] });
  if (isTraced()) return traced('acltdtQueryQueueRoutes', 'queryInfo qRouteList', acltdtQueryQueueRoutes$, [queryInfo, qRouteList]);
  return acltdtQueryQueueRoutes$(queryInfo, qRouteList);
}

let acltdtReceiveTensor$: typeof acltdtReceiveTensor | undefined;
/**
 * Receives a data set from the device. Waits while the channel is empty.
 * C: `aclError acltdtReceiveTensor(const acltdtChannelHandle *handle, acltdtDataset *dataset, int32_t timeout)`. Since CANN 5.0.4. Products: 950, A3, 910b, 910.
 */
export function acltdtReceiveTensor(handle: TdtChannelHandlePtr | null, dataset: TdtDatasetPtr | null, timeout: number): number {
  acltdtReceiveTensor$ ??= bind({ name: 'acltdtReceiveTensor', library: 'libacl_tdt_channel.so', since: '5.0.4', result: 'int32_t', params: ['void *', 'void *', 'int32_t'] });
  if (isTraced()) return traced('acltdtReceiveTensor', 'handle dataset timeout', acltdtReceiveTensor$, [handle, dataset, timeout]);
  return acltdtReceiveTensor$(handle, dataset, timeout);
}

let acltdtSendTensor$: typeof acltdtSendTensor | undefined;
/**
 * Sends a data set to the device. Waits while the channel is full.
 * C: `aclError acltdtSendTensor(const acltdtChannelHandle *handle, const acltdtDataset *dataset, int32_t timeout)`. Since CANN 5.0.4. Products: 950, A3, 910b, 910.
 */
export function acltdtSendTensor(handle: TdtChannelHandlePtr | null, dataset: TdtDatasetPtr | null, timeout: number): number {
  acltdtSendTensor$ ??= bind({ name: 'acltdtSendTensor', library: 'libacl_tdt_channel.so', since: '5.0.4', result: 'int32_t', params: ['void *', 'void *', 'int32_t'] });
  if (isTraced()) return traced('acltdtSendTensor', 'handle dataset timeout', acltdtSendTensor$, [handle, dataset, timeout]);
  return acltdtSendTensor$(handle, dataset, timeout);
}

let acltdtSetBufDataLen$: typeof acltdtSetBufDataLen | undefined;
/**
 * Sets how much of the data area holds data.
 * C: `aclError acltdtSetBufDataLen(acltdtBuf buf, size_t len)`. Since CANN 6.3.RC2. Products: 310b.
 */
export function acltdtSetBufDataLen(buf: TdtBufPtr | null, len: Int64): number {
  acltdtSetBufDataLen$ ??= bind({ name: 'acltdtSetBufDataLen', library: 'libacl_tdt_queue.so', since: '6.3.RC2', result: 'int32_t', params: ['void *', 'size_t'] });
  if (isTraced()) return traced('acltdtSetBufDataLen', 'buf len', acltdtSetBufDataLen$, [buf, len]);
  return acltdtSetBufDataLen$(buf, len);
}

let acltdtSetBufUserData$: typeof acltdtSetBufUserData | undefined;
/**
 * Copies into the private area of a shared buffer, which has 96 bytes.
 * C: `aclError acltdtSetBufUserData(acltdtBuf buf, const void *dataPtr, size_t size, size_t offset)`. Since CANN 6.0.RC1. Products: 310b.
 */
export function acltdtSetBufUserData(buf: TdtBufPtr | null, dataPtr: MemoryPtr | ArrayBufferView | null, size: Int64, offset: Int64): number {
  acltdtSetBufUserData$ ??= bind({ name: 'acltdtSetBufUserData', library: 'libacl_tdt_queue.so', since: '6.0.RC1', result: 'int32_t', params: ['void *', 'void *', 'size_t', 'size_t'] });
  if (isTraced()) return traced('acltdtSetBufUserData', 'buf dataPtr size offset', acltdtSetBufUserData$, [buf, dataPtr, size, offset]);
  return acltdtSetBufUserData$(buf, dataPtr, size, offset);
}

let acltdtSetQueueAttr$: typeof acltdtSetQueueAttr | undefined;
/**
 * Sets one queue attribute; the value is copied.
 * C: `aclError acltdtSetQueueAttr(acltdtQueueAttr *attr, acltdtQueueAttrType type, size_t len, const void *param)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function acltdtSetQueueAttr(attr: TdtQueueAttrPtr | null, type: number, len: Int64, param: MemoryPtr | ArrayBufferView | null): number {
  acltdtSetQueueAttr$ ??= bind({ name: 'acltdtSetQueueAttr', library: 'libacl_tdt_queue.so', since: '5.0.4', result: 'int32_t', params: ['void *', 'int32_t', 'size_t', 'void *'] });
  if (isTraced()) return traced('acltdtSetQueueAttr', 'attr type len param', acltdtSetQueueAttr$, [attr, type, len, param]);
  return acltdtSetQueueAttr$(attr, type, len, param);
}

let acltdtSetQueueRouteQueryInfo$: typeof acltdtSetQueueRouteQueryInfo | undefined;
/**
 * Sets one condition of a route query; the value is copied.
 * C: `aclError acltdtSetQueueRouteQueryInfo(acltdtQueueRouteQueryInfo *param, acltdtQueueRouteQueryInfoParamType type, size_t len, const void *value)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function acltdtSetQueueRouteQueryInfo(param: TdtQueueRouteQueryInfoPtr | null, type: number, len: Int64, value: MemoryPtr | ArrayBufferView | null): number {
  acltdtSetQueueRouteQueryInfo$ ??= bind({ name: 'acltdtSetQueueRouteQueryInfo', library: 'libacl_tdt_queue.so', since: '5.0.4', result: 'int32_t', params: ['void *', 'int32_t', 'size_t', 'void *'] });
  if (isTraced()) return traced('acltdtSetQueueRouteQueryInfo', 'param type len value', acltdtSetQueueRouteQueryInfo$, [param, type, len, value]);
  return acltdtSetQueueRouteQueryInfo$(param, type, len, value);
}

let acltdtStopChannel$: typeof acltdtStopChannel | undefined;
/**
 * Wakes threads that wait in a send or receive. Call it from another thread, before the channel is destroyed. No effect on products whose channels are queues.
 * C: `aclError acltdtStopChannel(acltdtChannelHandle *handle)`. Since CANN 5.0.4. Products: 950, A3, 910b, 910.
 */
export function acltdtStopChannel(handle: TdtChannelHandlePtr | null): number {
  acltdtStopChannel$ ??= bind({ name: 'acltdtStopChannel', library: 'libacl_tdt_channel.so', since: '5.0.4', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('acltdtStopChannel', 'handle', acltdtStopChannel$, [handle]);
  return acltdtStopChannel$(handle);
}

let acltdtUnbindQueueRoutes$: typeof acltdtUnbindQueueRoutes | undefined;
/**
 * Releases routes.
 * C: `aclError acltdtUnbindQueueRoutes(acltdtQueueRouteList *qRouteList)`. Since CANN 5.0.4. Products: 950, A3, 910b, 310b, 310p, 910.
 */
export function acltdtUnbindQueueRoutes(qRouteList: TdtQueueRouteListPtr | null): number {
  acltdtUnbindQueueRoutes$ ??= bind({ name: 'acltdtUnbindQueueRoutes', library: 'libacl_tdt_queue.so', since: '5.0.4', result: 'int32_t', params: ['void *'] });
  if (isTraced()) return traced('acltdtUnbindQueueRoutes', 'qRouteList', acltdtUnbindQueueRoutes$, [qRouteList]);
  return acltdtUnbindQueueRoutes$(qRouteList);
}
