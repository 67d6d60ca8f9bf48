// Generated from scripts/headers by `npm run generate`. Do not edit: --check compares every byte.

import { pointerTo, struct, union } from '../src/native/index.js';
import type { AnyPointer, StructPointer, UnionOf } from '../src/native/index.js';
import type { aclDataType, aclmdlRICondTaskType, aclmdlRITaskType, aclrtAicoreErrorType, aclrtBinaryLoadOptionType, aclrtCmoType, aclrtCntNotifyRecordMode, aclrtCntNotifyWaitMode, aclrtEngineType, aclrtErrorType, aclrtLaunchKernelAttrId, aclrtMallocAttrType, aclrtMemAccessFlags, aclrtMemAllocationType, aclrtMemAttr, aclrtMemHandleType, aclrtMemLocationType, aclrtMemManagedLocationType, aclrtRandomNumFuncType, aclrtUpdateTaskAttrId } from './enums.js';
import type { EventPtr, FuncHandlePtr, ModelRICondHandlePtr, TaskGrpPtr, UtilizationExtendInfoPtr } from './types.js';
/** One line of the table from driver page and memory type to aclrtMemAttr. 16 bytes. */
export interface MemAttrMapping {
  /** an aclrtMemPgType */
  pgType: number;
  /** an aclrtMemType */
  memType: number;
  /** whether the memory is on the host */
  isHostAlloc: boolean;
  /** the kind that is reported */
  memAttr: aclrtMemAttr;
}
/** koffi type of {@link MemAttrMapping}. */
export const MemAttrMapping = struct(() => ({
  pgType: 'uint32_t',
  memType: 'uint32_t',
  isHostAlloc: 'bool',
  memAttr: 'int32_t',
}));

/** Version of a package as zero-terminated texts. 512 bytes. */
export interface aclCANNPackageVersion {
  /** whole version */
  version: string;
  majorVersion: string;
  minorVersion: string;
  /** "0" when unknown */
  releaseVersion: string;
  /** "0" when unknown */
  patchVersion: string;
  reserved?: Uint8Array;
}
/** koffi type of {@link aclCANNPackageVersion}. */
export const aclCANNPackageVersion = struct(() => ({
  version: ['char', 128],
  majorVersion: ['char', 64],
  minorVersion: ['char', 64],
  releaseVersion: ['char', 64],
  patchVersion: ['char', 64],
  reserved: ['uint8_t', 128],
}));

/** A piece of dump data, as the callback gets it. 4120 bytes. */
export interface acldumpChunk {
  /** file that the data would go to */
  fileName: string;
  /** bytes in dataBuf */
  bufLen: number;
  /** 1: last piece of the file */
  isLastChunk: number;
  /** offset in the file, -1: append */
  offset: bigint;
  /** reserved */
  flag: number;
  // uint8_t[0] dataBuf: the bytes behind the struct, at offset 4116
}
/** koffi type of {@link acldumpChunk}. */
export const acldumpChunk = struct(() => ({
  fileName: ['char', 4096],
  bufLen: 'uint32_t',
  isLastChunk: 'uint32_t',
  offset: 'int64_t',
  flag: 'int32_t',
}));

/** Parameters of a conditional task. 24 bytes. */
export interface aclmdlRICondTaskParams {
  /** the condition */
  handle: ModelRICondHandlePtr;
  /** kind of branching */
  type: aclmdlRICondTaskType;
  /** number of branches: IF 1 or 2, WHILE 1, SWITCH 1 or more */
  size: number;
  /** receives one model per branch */
  modelRIArray: AnyPointer;
}
/** koffi type of {@link aclmdlRICondTaskParams}. */
export const aclmdlRICondTaskParams = struct(() => ({
  handle: 'void *',
  type: 'int32_t',
  size: 'uint32_t',
  modelRIArray: 'void *',
}));

/** Parameters of an event record task; only read, never set. 16 bytes. */
export interface aclmdlRIEventRecordTaskParams {
  /** the event */
  event: EventPtr;
  /** flags it was created with */
  eventFlag: number;
  /** ACL_EVENT_RECORD_DEFAULT or _EXTERNAL */
  recordFlag: number;
}
/** koffi type of {@link aclmdlRIEventRecordTaskParams}. */
export const aclmdlRIEventRecordTaskParams = struct(() => ({
  event: 'void *',
  eventFlag: 'uint32_t',
  recordFlag: 'uint32_t',
}));

/** Parameters of an event reset task; only read, never set. 16 bytes. */
export interface aclmdlRIEventResetTaskParams {
  /** the event */
  event: EventPtr;
  /** flags it was created with */
  eventFlag: number;
  /** reserved, 0 */
  resetFlag: number;
}
/** koffi type of {@link aclmdlRIEventResetTaskParams}. */
export const aclmdlRIEventResetTaskParams = struct(() => ({
  event: 'void *',
  eventFlag: 'uint32_t',
  resetFlag: 'uint32_t',
}));

/** Parameters of an event wait task; only read, never set. 16 bytes. */
export interface aclmdlRIEventWaitTaskParams {
  /** the event */
  event: EventPtr;
  /** flags it was created with */
  eventFlag: number;
  /** ACL_EVENT_WAIT_DEFAULT or _EXTERNAL */
  waitFlag: number;
}
/** koffi type of {@link aclmdlRIEventWaitTaskParams}. */
export const aclmdlRIEventWaitTaskParams = struct(() => ({
  event: 'void *',
  eventFlag: 'uint32_t',
  waitFlag: 'uint32_t',
}));

/** Parameters of a kernel task. 88 bytes. */
export interface aclmdlRIKernelTaskParams {
  /** the kernel */
  funcHandle: FuncHandlePtr;
  /** launch settings */
  cfg: StructPointer<aclrtLaunchKernelCfg>;
  /** arguments */
  args: AnyPointer;
  /** 1: args is host memory; 0: device memory, always so when read */
  isHostArgs: number;
  /** size of args in bytes */
  argsSize: bigint;
  /** number of cores */
  numBlocks: number;
  /** reserved */
  rsv?: Uint32Array;
}
/** koffi type of {@link aclmdlRIKernelTaskParams}. */
export const aclmdlRIKernelTaskParams = struct(() => ({
  funcHandle: 'void *',
  cfg: pointerTo(aclrtLaunchKernelCfg),
  args: 'void *',
  isHostArgs: 'uint32_t',
  argsSize: 'size_t',
  numBlocks: 'uint32_t',
  rsv: ['uint32_t', 10],
}));

/** Parameters of a task of any kind; type selects the member of the union. 200 bytes. */
export interface aclmdlRITaskParams {
  /** kind of the task */
  type: aclmdlRITaskType;
  /** reserved */
  rsv0?: Uint32Array;
  /** group of the task, ignored when set */
  taskGrp: TaskGrpPtr;
  /** shape information of the operator */
  opInfoPtr: AnyPointer;
  /** size of opInfoPtr in bytes */
  opInfoSize: bigint;
  /** reserved */
  rsv1?: Uint8Array;
  anonymous: UnionOf<{
    /** fixes the size of the union */
    rsv2?: Uint8Array;
    kernelTaskParams: aclmdlRIKernelTaskParams;
    eventRecordTaskParams: aclmdlRIEventRecordTaskParams;
    eventWaitTaskParams: aclmdlRIEventWaitTaskParams;
    eventResetTaskParams: aclmdlRIEventResetTaskParams;
    valueWriteTaskParams: aclmdlRIValueWriteTaskParams;
    valueWaitTaskParams: aclmdlRIValueWaitTaskParams;
  }>;
}
/** koffi type of {@link aclmdlRITaskParams}. */
export const aclmdlRITaskParams = struct(() => ({
  type: 'int32_t',
  rsv0: ['uint32_t', 3],
  taskGrp: 'void *',
  opInfoPtr: 'void *',
  opInfoSize: 'size_t',
  rsv1: ['uint8_t', 32],
  anonymous: union(() => ({
    rsv2: ['uint8_t', 128],
    kernelTaskParams: aclmdlRIKernelTaskParams,
    eventRecordTaskParams: aclmdlRIEventRecordTaskParams,
    eventWaitTaskParams: aclmdlRIEventWaitTaskParams,
    eventResetTaskParams: aclmdlRIEventResetTaskParams,
    valueWriteTaskParams: aclmdlRIValueWriteTaskParams,
    valueWaitTaskParams: aclmdlRIValueWaitTaskParams,
  })),
}));

/** Parameters of a value wait task. 24 bytes. */
export interface aclmdlRIValueWaitTaskParams {
  /** device address of a 64-bit value */
  devAddr: AnyPointer;
  /** value to compare with */
  value: bigint;
  /** comparison, as for aclrtValueWait */
  flag: number;
}
/** koffi type of {@link aclmdlRIValueWaitTaskParams}. */
export const aclmdlRIValueWaitTaskParams = struct(() => ({
  devAddr: 'void *',
  value: 'uint64_t',
  flag: 'uint32_t',
}));

/** Parameters of a value write task. 16 bytes. */
export interface aclmdlRIValueWriteTaskParams {
  /** device address, 8-byte aligned */
  devAddr: AnyPointer;
  /** 64-bit value to write */
  value: bigint;
}
/** koffi type of {@link aclmdlRIValueWriteTaskParams}. */
export const aclmdlRIValueWriteTaskParams = struct(() => ({
  devAddr: 'void *',
  value: 'uint64_t',
}));

/** A message for the profile. 16 bytes. */
export interface aclprofEventAttributes {
  /** ACL_PROF_EVENT_ATTR_VERSION */
  version: number;
  /** bytes of this struct */
  size: number;
  /** an aclprofMessageType, selects the member of message */
  messageType: number;
  message: UnionOf<{
    tensorInfo: StructPointer<aclprofTensorInfo>;
  }>;
}
/** koffi type of {@link aclprofEventAttributes}. */
export const aclprofEventAttributes = struct(() => ({
  version: 'uint16_t',
  size: 'uint16_t',
  messageType: 'uint32_t',
  message: union(() => ({
    tensorInfo: pointerTo(aclprofTensorInfo),
  })),
}));

/** A tensor of a kernel, for the profile. 48 bytes. */
export interface aclprofTensor {
  /** 0: input, 1: output */
  type: number;
  /** an aclFormat */
  format: number;
  /** an aclDataType */
  dataType: number;
  /** dimensions used in shape */
  shapeDim: number;
  /** the dimensions */
  shape: Uint32Array;
}
/** koffi type of {@link aclprofTensor}. */
export const aclprofTensor = struct(() => ({
  type: 'uint32_t',
  format: 'uint32_t',
  dataType: 'uint32_t',
  shapeDim: 'uint32_t',
  shape: ['uint32_t', 8],
}));

/** A kernel and its tensors, for the profile. 48 bytes. */
export interface aclprofTensorInfo {
  /** name, through aclprofStr2Id */
  opNameId: bigint;
  /** type, through aclprofStr2Id */
  opTypeId: bigint;
  /** reserved */
  resv: number;
  /** number of tensors */
  tensorNum: number;
  /** kind of kernel */
  kernelType: number;
  /** number of cores */
  blockNums: number;
  /** stream of the kernel */
  stream: AnyPointer;
  /** array of tensorNum tensors */
  tensors: StructPointer<aclprofTensor>;
}
/** koffi type of {@link aclprofTensorInfo}. */
export const aclprofTensorInfo = struct(() => ({
  opNameId: 'uint64_t',
  opTypeId: 'uint64_t',
  resv: 'uint32_t',
  tensorNum: 'uint32_t',
  kernelType: 'uint32_t',
  blockNums: 'uint32_t',
  stream: 'void *',
  tensors: pointerTo(aclprofTensor),
}));

/** New parameters of a kernel task. 40 bytes. */
export interface aclrtAicAivTaskUpdateAttr {
  /** loaded kernel binary */
  binHandle: AnyPointer;
  /** device memory with the function entry */
  funcEntryAddr: AnyPointer;
  /** device memory with the number of blocks */
  blockDimAddr: AnyPointer;
  /** must be 0 */
  rsv?: Uint32Array;
}
/** koffi type of {@link aclrtAicAivTaskUpdateAttr}. */
export const aclrtAicAivTaskUpdateAttr = struct(() => ({
  binHandle: 'void *',
  funcEntryAddr: 'void *',
  blockDimAddr: 'void *',
  rsv: ['uint32_t', 4],
}));

/** One cache operation to wait for. 8 bytes. */
export interface aclrtBarrierCmoInfo {
  /** the operation */
  cmoType: aclrtCmoType;
  /** barrier it was queued with */
  barrierId: number;
}
/** koffi type of {@link aclrtBarrierCmoInfo}. */
export const aclrtBarrierCmoInfo = struct(() => ({
  cmoType: 'int32_t',
  barrierId: 'uint32_t',
}));

/** Cache operations to wait for. 56 bytes. */
export interface aclrtBarrierTaskInfo {
  /** used entries, 1 to 6 */
  barrierNum: bigint;
  cmoInfo: readonly aclrtBarrierCmoInfo[];
}
/** koffi type of {@link aclrtBarrierTaskInfo}. */
export const aclrtBarrierTaskInfo = struct(() => ({
  barrierNum: 'size_t',
  cmoInfo: [aclrtBarrierCmoInfo, 6],
}));

/** One option: its kind and its value. 20 bytes. */
export interface aclrtBinaryLoadOption {
  /** which member of value counts */
  type: aclrtBinaryLoadOptionType;
  value: aclrtBinaryLoadOptionValue;
}
/** koffi type of {@link aclrtBinaryLoadOption}. */
export const aclrtBinaryLoadOption = struct(() => ({
  type: 'int32_t',
  value: aclrtBinaryLoadOptionValue,
}));

/** Value of a load option; the option type tells which member is used. 16 bytes. */
export type aclrtBinaryLoadOptionValue = UnionOf<{
  /** 1: copy to the device on first use; 0 (default): while loading */
  isLazyLoad: number;
  /** one of ACL_RT_BINARY_MAGIC_ELF_* */
  magic: number;
  /** 0: JSON, built-in library; 1: JSON plus .so beside it; 2: from memory */
  cpuKernelMode: number;
  /** pads to 16 bytes */
  rsv?: Uint32Array;
}>;
/** koffi type of {@link aclrtBinaryLoadOptionValue}. */
export const aclrtBinaryLoadOptionValue = union(() => ({
  isLazyLoad: 'uint32_t',
  magic: 'uint32_t',
  cpuKernelMode: 'int32_t',
  rsv: ['uint32_t', 4],
}));

/** List of load options. 16 bytes. */
export interface aclrtBinaryLoadOptions {
  /** array of numOpt options */
  options: StructPointer<aclrtBinaryLoadOption>;
  /** number of options */
  numOpt: bigint;
}
/** koffi type of {@link aclrtBinaryLoadOptions}. */
export const aclrtBinaryLoadOptions = struct(() => ({
  options: pointerTo(aclrtBinaryLoadOption),
  numOpt: 'size_t',
}));

/** One change of a counter. 8 bytes. */
export interface aclrtCntNotifyRecordInfo {
  mode: aclrtCntNotifyRecordMode;
  /** operand */
  value: number;
}
/** koffi type of {@link aclrtCntNotifyRecordInfo}. */
export const aclrtCntNotifyRecordInfo = struct(() => ({
  mode: 'int32_t',
  value: 'uint32_t',
}));

/** One wait for a counter. 16 bytes. */
export interface aclrtCntNotifyWaitInfo {
  mode: aclrtCntNotifyWaitMode;
  /** operand of the condition */
  value: number;
  /** seconds, 0 for no limit */
  timeout: number;
  /** 1: the counter becomes 0 after the wait */
  isClear: number;
  /** must be 0 */
  rsv?: Uint8Array;
}
/** koffi type of {@link aclrtCntNotifyWaitInfo}. */
export const aclrtCntNotifyWaitInfo = struct(() => ({
  mode: 'int32_t',
  value: 'uint32_t',
  timeout: 'uint32_t',
  isClear: 'uint8_t',
  rsv: ['uint8_t', 3],
}));

/** Parameter of a dropout mask. 16 bytes. */
export interface aclrtDropoutBitmaskInfo {
  /** share of dropped elements */
  dropoutRation: aclrtRandomParaInfo;
}
/** koffi type of {@link aclrtDropoutBitmaskInfo}. */
export const aclrtDropoutBitmaskInfo = struct(() => ({
  dropoutRation: aclrtRandomParaInfo,
}));

/** Description of a device fault. 2576 bytes. */
export interface aclrtErrorInfo {
  /** 1: aclrtRepairError may help */
  tryRepair: number;
  /** 1: detail is filled in */
  hasDetail: number;
  reserved?: Uint8Array;
  errorType: aclrtErrorType;
  detail: aclrtErrorInfoDetail;
}
/** koffi type of {@link aclrtErrorInfo}. */
export const aclrtErrorInfo = struct(() => ({
  tryRepair: 'uint8_t',
  hasDetail: 'uint8_t',
  reserved: ['uint8_t', 2],
  errorType: 'int32_t',
  detail: aclrtErrorInfoDetail,
}));

/** Detail of a device fault; the error type selects the member. 2568 bytes. */
export type aclrtErrorInfoDetail = UnionOf<{
  /** for ACL_RT_ERROR_MEMORY */
  uceInfo: aclrtMemUceInfoArray;
  /** for ACL_RT_ERROR_AICORE */
  aicoreErrType: aclrtAicoreErrorType;
}>;
/** koffi type of {@link aclrtErrorInfoDetail}. */
export const aclrtErrorInfoDetail = union(() => ({
  uceInfo: aclrtMemUceInfoArray,
  aicoreErrType: 'int32_t',
}));

/** Key with which another process opens an event; copy its 64 bytes as they are. 64 bytes. */
export interface aclrtIpcEventHandle {
  reserved?: Uint8Array;
}
/** koffi type of {@link aclrtIpcEventHandle}. */
export const aclrtIpcEventHandle = struct(() => ({
  reserved: ['uint8_t', 64],
}));

/** One attribute of a kernel launch. 20 bytes. */
export interface aclrtLaunchKernelAttr {
  /** which attribute */
  id: aclrtLaunchKernelAttrId;
  /** its value */
  value: aclrtLaunchKernelAttrValue;
}
/** koffi type of {@link aclrtLaunchKernelAttr}. */
export const aclrtLaunchKernelAttr = struct(() => ({
  id: 'int32_t',
  value: aclrtLaunchKernelAttrValue,
}));

/** Value of a launch attribute; its id says which member counts. 16 bytes. */
export type aclrtLaunchKernelAttrValue = UnionOf<{
  /** 0: start when a core is free, 1: when all are */
  schemMode: number;
  /** old name of dynUBufSize */
  localMemorySize: number;
  /** bytes of dynamic unified buffer of a SIMT kernel */
  dynUBufSize: number;
  /** cores to run on */
  engineType: aclrtEngineType;
  /** number of the first block */
  blockDimOffset: number;
  /** 1: the hardware may not prefetch the task */
  isBlockTaskPrefetch: number;
  /** 1: dump tensors */
  isDataDump: number;
  /** seconds; 0 waits for ever */
  timeout: number;
  /** microseconds */
  timeoutUs: aclrtTimeoutUs;
  /** must be 0 */
  rsv?: Uint32Array;
}>;
/** koffi type of {@link aclrtLaunchKernelAttrValue}. */
export const aclrtLaunchKernelAttrValue = union(() => ({
  schemMode: 'uint8_t',
  localMemorySize: 'uint32_t',
  dynUBufSize: 'uint32_t',
  engineType: 'int32_t',
  blockDimOffset: 'uint32_t',
  isBlockTaskPrefetch: 'uint8_t',
  isDataDump: 'uint8_t',
  timeout: 'uint16_t',
  timeoutUs: aclrtTimeoutUs,
  rsv: ['uint32_t', 4],
}));

/** Attributes of a kernel launch. 16 bytes. */
export interface aclrtLaunchKernelCfg {
  /** array of numAttrs entries */
  attrs: StructPointer<aclrtLaunchKernelAttr>;
  /** number of entries */
  numAttrs: bigint;
}
/** koffi type of {@link aclrtLaunchKernelCfg}. */
export const aclrtLaunchKernelCfg = struct(() => ({
  attrs: pointerTo(aclrtLaunchKernelAttr),
  numAttrs: 'size_t',
}));

/** Value of an allocation attribute; its type says which member counts. 8 bytes. */
export type aclrtMallocAttrValue = UnionOf<{
  /** number of the component, 33 for the application */
  moduleId: number;
  /** device id */
  deviceId: number;
  /** 1: same address on host and device */
  vaFlag: number;
  /** must be 0 */
  rsv?: Uint8Array;
}>;
/** koffi type of {@link aclrtMallocAttrValue}. */
export const aclrtMallocAttrValue = union(() => ({
  moduleId: 'uint16_t',
  deviceId: 'uint32_t',
  vaFlag: 'uint32_t',
  rsv: ['uint8_t', 8],
}));

/** One extra attribute of an allocation. 12 bytes. */
export interface aclrtMallocAttribute {
  /** which attribute */
  attr: aclrtMallocAttrType;
  /** its value */
  value: aclrtMallocAttrValue;
}
/** koffi type of {@link aclrtMallocAttribute}. */
export const aclrtMallocAttribute = struct(() => ({
  attr: 'int32_t',
  value: aclrtMallocAttrValue,
}));

/** Extra attributes of an allocation; of a repeated attribute the last counts. 16 bytes. */
export interface aclrtMallocConfig {
  /** array of numAttrs entries, not null */
  attrs: StructPointer<aclrtMallocAttribute>;
  /** number of entries */
  numAttrs: bigint;
}
/** koffi type of {@link aclrtMallocConfig}. */
export const aclrtMallocConfig = struct(() => ({
  attrs: pointerTo(aclrtMallocAttribute),
  numAttrs: 'size_t',
}));

/** Right of one place to a mapping. 24 bytes. */
export interface aclrtMemAccessDesc {
  /** must be READWRITE */
  flags: aclrtMemAccessFlags;
  /** host with id 0, or a device */
  location: aclrtMemLocation;
  /** reserved, must be 0 */
  rsv?: Uint8Array;
}
/** koffi type of {@link aclrtMemAccessDesc}. */
export const aclrtMemAccessDesc = struct(() => ({
  flags: 'int32_t',
  location: aclrtMemLocation,
  rsv: ['uint8_t', 12],
}));

/** Exported handle that is valid across servers. 128 bytes. */
export interface aclrtMemFabricHandle {
  /** opaque bytes to send to the importer */
  data: Uint8Array;
}
/** koffi type of {@link aclrtMemFabricHandle}. */
export const aclrtMemFabricHandle = struct(() => ({
  data: ['uint8_t', 128],
}));

/** Place of memory. 8 bytes. */
export interface aclrtMemLocation {
  /** device id or NUMA node id; 0 for the host */
  id: number;
  /** kind of place */
  type: aclrtMemLocationType;
}
/** koffi type of {@link aclrtMemLocation}. */
export const aclrtMemLocation = struct(() => ({
  id: 'uint32_t',
  type: 'int32_t',
}));

/** Place of managed memory. The fields stand in the other order than in aclrtMemLocation. 8 bytes. */
export interface aclrtMemManagedLocation {
  /** kind of place */
  type: aclrtMemManagedLocationType;
  /** device id or NUMA node id */
  id: number;
}
/** koffi type of {@link aclrtMemManagedLocation}. */
export const aclrtMemManagedLocation = struct(() => ({
  type: 'int32_t',
  id: 'int32_t',
}));

/** Place and size of a memory pool. 56 bytes. */
export interface aclrtMemPoolProps {
  /** must be PINNED */
  allocType: aclrtMemAllocationType;
  /** must be NONE */
  handleType: aclrtMemHandleType;
  /** must be a device */
  location: aclrtMemLocation;
  /** bytes; 0 for the whole device */
  maxSize: bigint;
  /** must be 0 */
  reserved?: Uint8Array;
}
/** koffi type of {@link aclrtMemPoolProps}. */
export const aclrtMemPoolProps = struct(() => ({
  allocType: 'int32_t',
  handleType: 'int32_t',
  location: aclrtMemLocation,
  maxSize: 'size_t',
  reserved: ['uint8_t', 32],
}));

/** Range of device memory with an uncorrectable error. 128 bytes. */
export interface aclrtMemUceInfo {
  /** device address */
  addr: AnyPointer;
  /** bytes */
  len: bigint;
  /** must be 0 */
  reserved?: BigUint64Array;
}
/** koffi type of {@link aclrtMemUceInfo}. */
export const aclrtMemUceInfo = struct(() => ({
  addr: 'void *',
  len: 'size_t',
  reserved: ['size_t', 14],
}));

/** Faulty memory ranges of one device. 2568 bytes. */
export interface aclrtMemUceInfoArray {
  /** entries in use */
  arraySize: bigint;
  memUceInfoArray: readonly aclrtMemUceInfo[];
}
/** koffi type of {@link aclrtMemUceInfoArray}. */
export const aclrtMemUceInfoArray = struct(() => ({
  arraySize: 'size_t',
  memUceInfoArray: [aclrtMemUceInfo, 20],
}));

/** Device memory held by one software component. 112 bytes. */
export interface aclrtMemUsageInfo {
  /** name of the component */
  name: string;
  /** bytes held now */
  curMemSize: bigint;
  /** most bytes ever held */
  memPeakSize: bigint;
  /** unused */
  reserved?: BigUint64Array;
}
/** koffi type of {@link aclrtMemUsageInfo}. */
export const aclrtMemUsageInfo = struct(() => ({
  name: ['char', 32],
  curMemSize: 'uint64_t',
  memPeakSize: 'uint64_t',
  reserved: ['size_t', 8],
}));

/** Where the two ends of a run of batch copies are; one is the host, the other a device. 32 bytes. */
export interface aclrtMemcpyBatchAttr {
  /** place of the destinations */
  dstLoc: aclrtMemLocation;
  /** place of the sources */
  srcLoc: aclrtMemLocation;
  /** must be 0 */
  rsv?: Uint8Array;
}
/** koffi type of {@link aclrtMemcpyBatchAttr}. */
export const aclrtMemcpyBatchAttr = struct(() => ({
  dstLoc: aclrtMemLocation,
  srcLoc: aclrtMemLocation,
  rsv: ['uint8_t', 16],
}));

/** Parameters of a normal distribution, plain or truncated. 32 bytes. */
export interface aclrtNormalDisInfo {
  mean: aclrtRandomParaInfo;
  /** standard deviation */
  stddev: aclrtRandomParaInfo;
}
/** koffi type of {@link aclrtNormalDisInfo}. */
export const aclrtNormalDisInfo = struct(() => ({
  mean: aclrtRandomParaInfo,
  stddev: aclrtRandomParaInfo,
}));

/** Kind and place of physical memory. 32 bytes. */
export interface aclrtPhysicalMemProp {
  /** must be NONE */
  handleType: aclrtMemHandleType;
  /** must be PINNED */
  allocationType: aclrtMemAllocationType;
  /** kind and pages; not every value is allowed */
  memAttr: aclrtMemAttr;
  /** device, host or NUMA node */
  location: aclrtMemLocation;
  /** reserved, must be 0 */
  reserve?: bigint;
}
/** koffi type of {@link aclrtPhysicalMemProp}. */
export const aclrtPhysicalMemProp = struct(() => ({
  handleType: 'int32_t',
  allocationType: 'int32_t',
  memAttr: 'int32_t',
  location: aclrtMemLocation,
  reserve: 'uint64_t',
}));

/**
 * A pointer argument whose data travels behind the arguments: both offsets are bytes from the start of the host
 * arguments. 8 bytes.
 */
export interface aclrtPlaceHolderInfo {
  /** where the launch writes the device address */
  addrOffset: number;
  /** where the data starts */
  dataOffset: number;
}
/** koffi type of {@link aclrtPlaceHolderInfo}. */
export const aclrtPlaceHolderInfo = struct(() => ({
  addrOffset: 'uint32_t',
  dataOffset: 'uint32_t',
}));

/** Answer of aclrtPointerGetAttributes. 28 bytes. */
export interface aclrtPtrAttributes {
  /** where the address is */
  location: aclrtMemLocation;
  /** page size in bytes */
  pageSize: number;
  /** unused */
  rsv?: Uint32Array;
}
/** koffi type of {@link aclrtPtrAttributes}. */
export const aclrtPtrAttributes = struct(() => ({
  location: aclrtMemLocation,
  pageSize: 'uint32_t',
  rsv: ['uint32_t', 4],
}));

/** Distribution with its parameters. 36 bytes. */
export interface aclrtRandomNumFuncParaInfo {
  /** selects the member below */
  funcType: aclrtRandomNumFuncType;
  paramInfo: UnionOf<{
    dropoutBitmaskInfo: aclrtDropoutBitmaskInfo;
    uniformDisInfo: aclrtUniformDisInfo;
    normalDisInfo: aclrtNormalDisInfo;
  }>;
}
/** koffi type of {@link aclrtRandomNumFuncParaInfo}. */
export const aclrtRandomNumFuncParaInfo = struct(() => ({
  funcType: 'int32_t',
  paramInfo: union(() => ({
    dropoutBitmaskInfo: aclrtDropoutBitmaskInfo,
    uniformDisInfo: aclrtUniformDisInfo,
    normalDisInfo: aclrtNormalDisInfo,
  })),
}));

/** Task that fills device memory with random numbers. Build a fresh one for each call. 104 bytes. */
export interface aclrtRandomNumTaskInfo {
  /** changed by the call */
  dataType: aclDataType;
  randomNumFuncParaInfo: aclrtRandomNumFuncParaInfo;
  /** device memory for the parameters; null: the runtime provides it */
  randomParaAddr: AnyPointer;
  /** device memory for the numbers */
  randomResultAddr: AnyPointer;
  /** device memory with the offset in the sequence */
  randomCounterAddr: AnyPointer;
  randomSeed: aclrtRandomParaInfo;
  /** how many numbers */
  randomNum: aclrtRandomParaInfo;
  /** must be 0 */
  rsv?: Uint8Array;
}
/** koffi type of {@link aclrtRandomNumTaskInfo}. */
export const aclrtRandomNumTaskInfo = struct(() => ({
  dataType: 'int32_t',
  randomNumFuncParaInfo: aclrtRandomNumFuncParaInfo,
  randomParaAddr: 'void *',
  randomResultAddr: 'void *',
  randomCounterAddr: 'void *',
  randomSeed: aclrtRandomParaInfo,
  randomNum: aclrtRandomParaInfo,
  rsv: ['uint8_t', 8],
}));

/** One parameter of a random number task, given directly or by address. 16 bytes. */
export interface aclrtRandomParaInfo {
  /** 1: valueOrAddr holds a device address */
  isAddr: number;
  /** value in its own type, or 8 bytes of address */
  valueOrAddr: Uint8Array;
  /** bytes used in valueOrAddr */
  size: number;
  /** must be 0 */
  rsv?: Uint8Array;
}
/** koffi type of {@link aclrtRandomParaInfo}. */
export const aclrtRandomParaInfo = struct(() => ({
  isAddr: 'uint8_t',
  valueOrAddr: ['uint8_t', 8],
  size: 'uint8_t',
  rsv: ['uint8_t', 6],
}));

/** New parameters of a random number task. 32 bytes. */
export interface aclrtRandomTaskUpdateAttr {
  /** device memory laid out as aclrtRandomNumTaskInfo */
  srcAddr: AnyPointer;
  /** bytes there */
  size: bigint;
  /** must be 0 */
  rsv?: Uint32Array;
}
/** koffi type of {@link aclrtRandomTaskUpdateAttr}. */
export const aclrtRandomTaskUpdateAttr = struct(() => ({
  srcAddr: 'void *',
  size: 'size_t',
  rsv: ['uint32_t', 4],
}));

/** Processes that use one device of another server. 24 bytes. */
export interface aclrtServerPid {
  /** device id within the super pod */
  sdid: number;
  /** array of num process ids */
  pid: AnyPointer;
  /** number of ids */
  num: bigint;
}
/** koffi type of {@link aclrtServerPid}. */
export const aclrtServerPid = struct(() => ({
  sdid: 'uint32_t',
  pid: 'void *',
  num: 'size_t',
}));

/** Reserved options of a backup. 64 bytes. */
export interface aclrtSnapShotBackupArgs {
  backupFlags: number;
  reserved?: Uint8Array;
}
/** koffi type of {@link aclrtSnapShotBackupArgs}. */
export const aclrtSnapShotBackupArgs = struct(() => ({
  backupFlags: 'uint32_t',
  reserved: ['uint8_t', 60],
}));

/** Reserved options of a restore. 64 bytes. */
export interface aclrtSnapShotRestoreArgs {
  restoreFlags: number;
  reserved?: Uint8Array;
}
/** koffi type of {@link aclrtSnapShotRestoreArgs}. */
export const aclrtSnapShotRestoreArgs = struct(() => ({
  restoreFlags: 'uint32_t',
  reserved: ['uint8_t', 60],
}));

/** Value of a stream attribute. 16 bytes. */
export type aclrtStreamAttrValue = UnionOf<{
  /** ACL_CONTINUE_ON_FAILURE or ACL_STOP_ON_FAILURE */
  failureMode: bigint;
  /** 1 on, 0 off */
  overflowSwitch: number;
  /** any number */
  userCustomTag: number;
  /** 1 on, 0 off */
  cacheOpInfoSwitch: number;
  /** 0 highest to 7 */
  streamPriority: number;
  reserve?: Uint32Array;
}>;
/** koffi type of {@link aclrtStreamAttrValue}. */
export const aclrtStreamAttrValue = union(() => ({
  failureMode: 'uint64_t',
  overflowSwitch: 'uint32_t',
  userCustomTag: 'uint32_t',
  cacheOpInfoSwitch: 'uint32_t',
  streamPriority: 'uint32_t',
  reserve: ['uint32_t', 4],
}));

/** Settings for aclrtCreateStreamV2; write them through aclrtSetStreamConfigOpt. 32 bytes. */
export interface aclrtStreamConfigHandle {
  /** borrowed device memory */
  workptr: AnyPointer;
  /** bytes */
  workSize: bigint;
  flag: bigint;
  /** 0 highest to 7 */
  priority: number;
}
/** koffi type of {@link aclrtStreamConfigHandle}. */
export const aclrtStreamConfigHandle = struct(() => ({
  workptr: 'void *',
  workSize: 'size_t',
  flag: 'size_t',
  priority: 'uint32_t',
}));

/** Change of a task that is already queued. 48 bytes. */
export interface aclrtTaskUpdateInfo {
  /** selects the member of val */
  id: aclrtUpdateTaskAttrId;
  val: aclrtUpdateTaskAttrVal;
}
/** koffi type of {@link aclrtTaskUpdateInfo}. */
export const aclrtTaskUpdateInfo = struct(() => ({
  id: 'int32_t',
  val: aclrtUpdateTaskAttrVal,
}));

/** Timeout in microseconds as two halves; both 0 waits for ever. 8 bytes. */
export interface aclrtTimeoutUs {
  /** low 32 bits */
  timeoutLow: number;
  /** high 32 bits */
  timeoutHigh: number;
}
/** koffi type of {@link aclrtTimeoutUs}. */
export const aclrtTimeoutUs = struct(() => ({
  timeoutLow: 'uint32_t',
  timeoutHigh: 'uint32_t',
}));

/** Bounds of a uniform distribution. 32 bytes. */
export interface aclrtUniformDisInfo {
  min: aclrtRandomParaInfo;
  max: aclrtRandomParaInfo;
}
/** koffi type of {@link aclrtUniformDisInfo}. */
export const aclrtUniformDisInfo = struct(() => ({
  min: aclrtRandomParaInfo,
  max: aclrtRandomParaInfo,
}));

/** New parameters of either kind of task. 40 bytes. */
export type aclrtUpdateTaskAttrVal = UnionOf<{
  randomTaskAttr: aclrtRandomTaskUpdateAttr;
  aicAivTaskAttr: aclrtAicAivTaskUpdateAttr;
}>;
/** koffi type of {@link aclrtUpdateTaskAttrVal}. */
export const aclrtUpdateTaskAttrVal = union(() => ({
  randomTaskAttr: aclrtRandomTaskUpdateAttr,
  aicAivTaskAttr: aclrtAicAivTaskUpdateAttr,
}));

/** Load of a device in percent; -1 where no figure is available. 24 bytes. */
export interface aclrtUtilizationInfo {
  cubeUtilization: number;
  vectorUtilization: number;
  /** AI CPU */
  aicpuUtilization: number;
  /** always -1 so far */
  memoryUtilization: number;
  /** must be null */
  utilizationExtend: UtilizationExtendInfoPtr;
}
/** koffi type of {@link aclrtUtilizationInfo}. */
export const aclrtUtilizationInfo = struct(() => ({
  cubeUtilization: 'int32_t',
  vectorUtilization: 'int32_t',
  aicpuUtilization: 'int32_t',
  memoryUtilization: 'int32_t',
  utilizationExtend: 'void *',
}));

/** Unique identity of a device. 16 bytes. */
export interface aclrtUuid {
  /** raw bytes, not text */
  bytes: Uint8Array;
}
/** koffi type of {@link aclrtUuid}. */
export const aclrtUuid = struct(() => ({
  bytes: ['uint8_t', 16],
}));
