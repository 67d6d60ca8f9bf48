/**
 * AscendCL for Node.js: typed handles over the runtime's C interface.
 *
 * @module ascendcl
 */

import './arrays/make.js';

export type { Availability } from '../generated/availability.js';
export { AclErrorCode } from '../generated/error-codes.js';
export { DeviceArray } from './arrays/DeviceArray.js';
export type { SliceIndex } from './arrays/slicing.js';
export type { DType, TypedArrays } from './engine/arrays/dtype.js';
export type { Shape } from './engine/arrays/layout.js';
export type {
  Complex,
  Element,
  ElementInput,
  Nested,
  TypedArrayDTypes,
  TypedValues,
} from './engine/arrays/values.js';
export type { LifetimeKind, LiveObjects, ResourceKind } from './engine/base/kinds.js';
export type { LifetimeState } from './engine/base/LifetimeScope.js';
export { Resource } from './engine/base/Resource.js';
export type { CopyOptions } from './engine/copy/copy-plan.js';
export type { HexdumpOptions } from './engine/copy/hexdump.js';
export type { RowLayout } from './engine/copy/row-layout.js';
export type { PrefetchOptions } from './engine/enqueue/prefetch.js';
export type { ByteStream } from './engine/files/byte-streams.js';
export type { FileCopyOptions, FileSource } from './engine/files/file-options.js';
export type { MemoryStreamOptions } from './engine/files/memory-streams.js';
export type { FileOperand } from './engine/files/open.js';
export type { ManagedAdvice } from './engine/memory/advise.js';
export type { AllocateOptions, AllocationPolicy } from './engine/memory/allocate.js';
export type { ArrayObject } from './engine/memory/array-makers.js';
export type { FillOptions } from './engine/memory/fill.js';
export type { MemoryInfo, MemoryKind, MemoryUsage } from './engine/memory/memory-info.js';
export type { ViewClass } from './engine/memory/view.js';
export type { ValueCondition } from './engine/queue/AwaitedValue.js';
export type { ResetOptions } from './engine/session/reset-device.js';
export type { ShareOptions } from './engine/sharing/process-ids.js';
export type { SharedPhysicalKey } from './engine/sharing/share-physical.js';
export type { SharedMemoryKey } from './engine/sharing/shared-key.js';
export type { HandleTransfer, TransferKind } from './engine/sharing/transfer.js';
export type { EventOptions, StreamOptions } from './engine/stream/create.js';
export type { BlockingWaitOptions, DisposeOptions, WaitOptions } from './engine/stream/Waiters.js';
export type { OpenObject } from './engine/thread/HandleRegistry.js';
export type { Place } from './engine/thread/location.js';
export type { Utilization } from './engine/thread/utilization.js';
export type { GranularityOptions } from './engine/virtual/allocate-physical.js';
export type { PageKind, PhysicalMemoryOptions } from './engine/virtual/physical-properties.js';
export type { ReserveOptions } from './engine/virtual/reserve.js';
export * from './errors/index.js';
export type { LoadOptions, TransferOptions } from './files/load-options.js';
export {
  type LoadedTensor,
  openSafetensors,
  SafetensorsFile,
  type SafetensorsTensor,
} from './files/safetensors.js';
export { type SaveSafetensorsOptions, saveSafetensors } from './files/save.js';
export { AddressRange, type MapOptions } from './handles/AddressRange.js';
export { Ascend } from './handles/Ascend.js';
export type { Bindings } from './handles/bindings.js';
export { Context } from './handles/Context.js';
export { Device } from './handles/Device.js';
export { DeviceAlias } from './handles/DeviceAlias.js';
export { DeviceMemory } from './handles/DeviceMemory.js';
export { Event } from './handles/Event.js';
export type { Support } from './handles/features.js';
export { HostMemory } from './handles/HostMemory.js';
export { type AdviseOptions, ManagedMemory } from './handles/ManagedMemory.js';
export { Mapping } from './handles/Mapping.js';
export {
  type ArrayPlace,
  type BatchItem,
  type CopyOperand,
  Memory,
  MemorySlice,
} from './handles/Memory.js';
export { MemoryExport } from './handles/MemoryExport.js';
export { MemoryPool, type PoolOptions, type PoolUsage } from './handles/MemoryPool.js';
export type { MemoryResource, ResourceOptions } from './handles/MemoryResource.js';
export { type OpenOptions, openAscend } from './handles/openAscend.js';
export { PhysicalMemory } from './handles/PhysicalMemory.js';
export { PoolMemory } from './handles/PoolMemory.js';
export type { TransferableHandle } from './handles/receive.js';
export { type OpenSharedOptions, SharedMemory } from './handles/SharedMemory.js';
export { Stream } from './handles/Stream.js';
export type { StreamAllocator } from './handles/stream-allocator.js';
export { type Trace, type TraceOptions, trace } from './handles/trace.js';
export { calls, type NativeCall } from './native/calls/tracing.js';
export type { Backend } from './native/library/locate.js';
export { MemoryRecording, type RecordMemoryOptions } from './recording/MemoryRecording.js';
export type { EventColumns, Recording, RecordingFile } from './recording/recording.js';
export { type BinningOptions, BinningResource } from './resources/BinningResource.js';
export { CachingResource, type ResourceUsage } from './resources/CachingResource.js';
export { DirectResource } from './resources/DirectResource.js';
export { type FailedAllocation, FailureCallbackResource } from './resources/FailureCallbackResource.js';
export { type FixedSizeOptions, FixedSizeResource } from './resources/FixedSizeResource.js';
export { LimitingResource } from './resources/LimitingResource.js';
export { LoggingResource } from './resources/LoggingResource.js';
export { ManagedResource } from './resources/ManagedResource.js';
export { type PinnedPoolOptions, PinnedPoolResource } from './resources/PinnedPoolResource.js';
export {
  PoolResource,
  type PoolResourceOptions,
  type SleepOptions,
  type WakeOptions,
} from './resources/PoolResource.js';
export { ResourceAdaptor } from './resources/ResourceAdaptor.js';
export { RuntimePoolResource } from './resources/RuntimePoolResource.js';
export { type MemoryStatistics, StatisticsResource } from './resources/StatisticsResource.js';
export { type OutstandingAllocation, TrackingResource } from './resources/TrackingResource.js';
export type { Upstream } from './resources/upstream.js';
export { withMemoryResource } from './resources/with-memory-resource.js';
