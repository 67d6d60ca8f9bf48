// Generated from scripts/headers by `npm run generate`. Do not edit: --check compares every byte.

import type { Pointer } from '../src/native/index.js';
/** Device address that a custom allocator is advised to use. */
export type AllocatorAddrPtr = Pointer<'aclrtAllocatorAddr'>;
/** Block of a custom allocator; only its callbacks know what it is. */
export type AllocatorBlockPtr = Pointer<'aclrtAllocatorBlock'>;
/** Description of a custom allocator. */
export type AllocatorDescPtr = Pointer<'aclrtAllocatorDesc'>;
/** Object of a custom allocator; only its callbacks know what it is. */
export type AllocatorPtr = Pointer<'aclrtAllocator'>;
/** An argument list under construction for one kernel. */
export type ArgsHandlePtr = Pointer<'aclrtArgsHandle'>;
/** A loaded kernel binary. */
export type BinHandlePtr = Pointer<'aclrtBinHandle'>;
/** Description of a kernel binary in memory, from aclrtCreateBinary. */
export type BinaryPtr = Pointer<'aclrtBinary'>;
/** Hardware counter of 32 bits for ordering streams (Ascend 950 only). */
export type CntNotifyPtr = Pointer<'aclrtCntNotify'>;
/** Container of streams and models on one device; every host thread has at most one current context. */
export type ContextPtr = Pointer<'aclrtContext'>;
/** Description of one memory block: an address and a length, without ownership of the memory. */
export type DataBufferPtr = Pointer<'aclDataBuffer'>;
/** Address of device memory. The host can’t read it. */
export type DevicePtr = Pointer<'device memory'>;
/** Marker that is recorded on one stream and waited for by streams or by the host. */
export type EventPtr = Pointer<'aclrtEvent'>;
/** Details of a failed task; valid only during the callback that gets it. */
export type ExceptionInfoPtr = Pointer<'aclrtExceptionInfo'>;
/** Kernel function of a loaded binary. */
export type FuncHandlePtr = Pointer<'aclrtFuncHandle'>;
/** Figures of all compute groups of a device; read them through aclrtGetGroupInfoDetail. */
export type GroupInfoPtr = Pointer<'aclrtGroupInfo'>;
/** Address of page-locked or registered host memory. */
export type HostPtr = Pointer<'host memory'>;
/** Table of labels in device memory, indexed by aclrtSwitchLabelByIndex. */
export type LabelListPtr = Pointer<'aclrtLabelList'>;
/** Jump target inside the streams of a model. */
export type LabelPtr = Pointer<'aclrtLabel'>;
/** Address of memory that host and device share. */
export type ManagedPtr = Pointer<'managed memory'>;
/** Reference-counted shared buffer of the queue interface. */
export type MbufPtr = Pointer<'aclrtMbuf'>;
/** Pool of device memory that streams allocate from. */
export type MemPoolPtr = Pointer<'aclrtMemPool'>;
/** A condition value that conditional tasks of a model test. */
export type ModelRICondHandlePtr = Pointer<'aclmdlRICondHandle'>;
/** A model running instance: recorded tasks that are executed together. */
export type ModelRIPtr = Pointer<'aclmdlRI'>;
/** One task inside a runtime model instance; borrowed from the instance. */
export type ModelRITaskPtr = Pointer<'aclmdlRITask'>;
/** Hardware flag with the values 0 and 1 for ordering streams, also across devices and processes. */
export type NotifyPtr = Pointer<'aclrtNotify'>;
/** One argument of an argument list. */
export type ParamHandlePtr = Pointer<'aclrtParamHandle'>;
/** Physical memory. A handle counts its holders; each frees it once. */
export type PhysicalMemPtr = Pointer<'aclrtDrvMemHandle'>;
/** Single AI core events; reserved. */
export type ProfAicoreEventsPtr = Pointer<'aclprofAicoreEvents'>;
/** What to profile, and on which devices. */
export type ProfConfigPtr = Pointer<'aclprofConfig'>;
/** One training step to be marked in a profile. */
export type ProfStepInfoPtr = Pointer<'aclprofStepInfo'>;
/** Not used by any function. */
export type ProfStopConfigPtr = Pointer<'aclprofStopConfig'>;
/** What to report about the operators of a model. */
export type ProfSubscribeConfigPtr = Pointer<'aclprofSubscribeConfig'>;
/** Settings for aclrtCreateStreamV2; write them through aclrtSetStreamConfigOpt. */
export type StreamConfigHandlePtr = Pointer<'aclrtStreamConfigHandle'>;
/** Queue of work on a device: tasks of one stream run in the order of submission. Null stands for the default stream of the current context where a function says so. */
export type StreamPtr = Pointer<'aclrtStream'>;
/** Group of captured tasks that may be updated together. */
export type TaskGrpPtr = Pointer<'aclrtTaskGrp'>;
/** A shared buffer. */
export type TdtBufPtr = Pointer<'acltdtBuf'>;
/** A channel for tensors between host and device. */
export type TdtChannelHandlePtr = Pointer<'acltdtChannelHandle'>;
/** A tensor or a mark that travels through a channel. */
export type TdtDataItemPtr = Pointer<'acltdtDataItem'>;
/** An ordered list of data items: the unit of sending and receiving. */
export type TdtDatasetPtr = Pointer<'acltdtDataset'>;
/** Attributes for creating a queue. */
export type TdtQueueAttrPtr = Pointer<'acltdtQueueAttr'>;
/** List of routes between queues. */
export type TdtQueueRouteListPtr = Pointer<'acltdtQueueRouteList'>;
/** A route that forwards data from one queue to another. */
export type TdtQueueRoutePtr = Pointer<'acltdtQueueRoute'>;
/** Conditions of a route query. */
export type TdtQueueRouteQueryInfoPtr = Pointer<'acltdtQueueRouteQueryInfo'>;
/** Reserved for further utilization figures; never defined. */
export type UtilizationExtendInfoPtr = Pointer<'aclrtUtilizationExtendInfo'>;
/** Address inside a reserved virtual address range. */
export type VirtualPtr = Pointer<'virtual address range'>;
/** Memory of any kind: what a copy takes. */
export type MemoryPtr = DevicePtr | HostPtr | VirtualPtr | ManagedPtr;
