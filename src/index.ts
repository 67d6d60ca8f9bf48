/**
 * AscendCL for Node.js: typed handles over the runtime's C interface.
 *
 * @module ascendcl
 */

export type { Availability } from '../generated/availability.js';
export { AclErrorCode } from '../generated/error-codes.js';
export * from './errors/index.js';
export { Ascend } from './handles/Ascend.js';
export type { StreamAllocator } from './handles/allocator/register.js';
export type { Bindings } from './handles/bindings.js';
export { Context } from './handles/Context.js';
export { Device, type Utilization } from './handles/Device.js';
export { DeviceAllocations } from './handles/DeviceAllocations.js';
export { Event } from './handles/Event.js';
export type { FileCopyOptions, FileOperand } from './handles/files/options.js';
export type { AdviseOptions, ManagedAdvice } from './handles/memory/advise.js';
export type { AllocateOptions, AllocationPolicy } from './handles/memory/allocate.js';
export type { BatchItem } from './handles/memory/batch.js';
export { DeviceAlias } from './handles/memory/DeviceAlias.js';
export { DeviceMemory } from './handles/memory/DeviceMemory.js';
export { HostMemory } from './handles/memory/HostMemory.js';
export type { MemoryInfo, MemoryKind, MemoryUsage } from './handles/memory/information.js';
export type { RowLayout } from './handles/memory/layout.js';
export { ManagedMemory } from './handles/memory/ManagedMemory.js';
export { type FillOptions, Memory } from './handles/memory/Memory.js';
export { MemorySlice } from './handles/memory/MemorySlice.js';
export type { CopyOperand } from './handles/memory/Region.js';
export type { CopyOptions } from './handles/memory/transfer.js';
export type { ViewClass } from './handles/memory/view.js';
export { type OpenOptions, openAscend } from './handles/openAscend.js';
export { MemoryPool, type PoolOptions, type PoolUsage } from './handles/pool/MemoryPool.js';
export { PoolMemory } from './handles/pool/PoolMemory.js';
export type { LifetimeKind, LiveObjects, ResourceKind } from './handles/resource/kinds.js';
export type { LifetimeState } from './handles/resource/Lifetime.js';
export { Resource } from './handles/resource/Resource.js';
export type { OpenObject } from './handles/session/Census.js';
export { MemoryExport, type SharedMemoryKey } from './handles/sharing/MemoryExport.js';
export type { SharedPhysicalKey } from './handles/sharing/physical.js';
export type { ShareOptions } from './handles/sharing/process-ids.js';
export { type OpenSharedOptions, SharedMemory } from './handles/sharing/SharedMemory.js';
export type { EventOptions, StreamOptions } from './handles/stream/create.js';
export type { PrefetchOptions } from './handles/stream/prefetch.js';
export { Stream } from './handles/stream/Stream.js';
export { StreamWork } from './handles/stream/StreamWork.js';
export type { ValueCondition } from './handles/stream/values.js';
export type { BlockingWaitOptions, WaitOptions } from './handles/stream/Waiters.js';
export type { Support } from './handles/support.js';
export type { TransferableHandle } from './handles/threads/adopt.js';
export type { HandleTransfer, TransferKind } from './handles/threads/transfer.js';
export { type Trace, type TraceOptions, trace } from './handles/trace.js';
export { AddressRange, type MapOptions } from './handles/virtual/AddressRange.js';
export type { GranularityOptions } from './handles/virtual/allocate-physical.js';
export { Mapping } from './handles/virtual/Mapping.js';
export { PhysicalMemory } from './handles/virtual/PhysicalMemory.js';
export type { PageKind, PhysicalMemoryOptions } from './handles/virtual/properties.js';
export type { ReserveOptions } from './handles/virtual/reserve.js';
export { type Backend, calls, type NativeCall } from './native/index.js';
