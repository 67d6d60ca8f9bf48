/**
 * AscendCL for Node.js: typed handles over the runtime's C interface.
 *
 * @packageDocumentation
 */

export * from './errors/index.js';
export { Ascend } from './handles/Ascend.js';
export { Context } from './handles/Context.js';
export { Device, type Utilization } from './handles/Device.js';
export { DeviceAllocations, type ReserveOptions } from './handles/DeviceAllocations.js';
export { Event } from './handles/Event.js';
export type { AllocateOptions, AllocationPolicy } from './handles/memory/allocate.js';
export { DeviceMemory } from './handles/memory/DeviceMemory.js';
export { HostMemory, type ViewClass } from './handles/memory/HostMemory.js';
export type { MemoryInfo, MemoryKind } from './handles/memory/information.js';
export { ManagedMemory } from './handles/memory/ManagedMemory.js';
export { type FillOptions, Memory } from './handles/memory/Memory.js';
export { MemorySlice } from './handles/memory/MemorySlice.js';
export type { CopyOperand } from './handles/memory/Region.js';
export type { CopyOptions } from './handles/memory/transfer.js';
export { type OpenOptions, openAscend } from './handles/openAscend.js';
export type { LifetimeKind, LiveObjects, ResourceKind } from './handles/resource/kinds.js';
export type { LifetimeState } from './handles/resource/Lifetime.js';
export { Resource } from './handles/resource/Resource.js';
export type { OpenObject } from './handles/session/Census.js';
export type { EventOptions, StreamOptions } from './handles/stream/create.js';
export { Stream } from './handles/stream/Stream.js';
export type { WaitOptions } from './handles/stream/Waiters.js';
export type { Support } from './handles/support.js';
export { AddressRange, type MapOptions } from './handles/virtual/AddressRange.js';
export type { GranularityOptions } from './handles/virtual/allocate-physical.js';
export { Mapping } from './handles/virtual/Mapping.js';
export { PhysicalMemory } from './handles/virtual/PhysicalMemory.js';
export type { PageKind, PhysicalMemoryOptions } from './handles/virtual/properties.js';
export { type Backend, calls, type NativeCall } from './native/index.js';
