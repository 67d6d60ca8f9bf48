/** What the compiler accepts and refuses. Checked by `npm run types`; a line that should not compile says so. */

import type {
  DevicePtr,
  EventPtr,
  HostPtr,
  ManagedPtr,
  PhysicalMemPtr,
  StreamPtr,
  VirtualPtr,
} from '../../generated/types.js';
import {
  type AddressRange,
  type Ascend,
  type Context,
  type Device,
  DeviceMemory,
  type Event,
  type HandleTransfer,
  type HostMemory,
  type LiveObjects,
  type ManagedMemory,
  type Mapping,
  type MemoryPool,
  type MemorySlice,
  openAscend,
  type PhysicalMemory,
  type PoolMemory,
  type SharedMemory,
  type Stream,
  type Support,
  type TransferableHandle,
} from '../../src/index.js';

/** Compiles when both types are the same. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
declare function same<A, B>(proof: Same<A, B>): void;

declare const ascend: Ascend;
declare const device: Device;
declare const context: Context;
declare const stream: Stream;
declare const event: Event;
declare const memory: DeviceMemory;
declare const host: HostMemory;
declare const managed: ManagedMemory;
declare const physical: PhysicalMemory;
declare const range: AddressRange;
declare const mapping: Mapping;
declare const pool: MemoryPool;
declare const bytes: Uint8Array;

export function results(): void {
  same<ReturnType<typeof openAscend>, Ascend>(true);
  same<typeof ascend.version, string | undefined>(true);
  same<ReturnType<Ascend['liveObjects']>, LiveObjects>(true);
  same<ReturnType<Ascend['supports']>, Support>(true);
  same<ReturnType<Ascend['fromTransfer']>, TransferableHandle>(true);
  same<ReturnType<Device['allocate']>, DeviceMemory>(true);
  same<ReturnType<Device['openShared']>, SharedMemory>(true);
  same<ReturnType<Device['synchronize']>, Promise<void>>(true);
  same<ReturnType<Stream['isComplete']>, boolean>(true);
  same<ReturnType<Stream['record']>, Event>(true);
  same<ReturnType<Stream['copyFromFile']>, Promise<number>>(true);
  same<ReturnType<Stream['toTransfer']>, HandleTransfer>(true);
  same<typeof memory.pointer, DevicePtr>(true);
  same<typeof host.pointer, HostPtr>(true);
  same<typeof managed.pointer, ManagedPtr>(true);
  same<typeof range.pointer, VirtualPtr>(true);
  same<typeof mapping.pointer, VirtualPtr>(true);
  same<typeof physical.pointer, PhysicalMemPtr>(true);
  same<typeof stream.pointer, StreamPtr>(true);
  same<typeof event.pointer, EventPtr>(true);
  const slice = memory.slice(0, 4);
  same<typeof slice, MemorySlice<DevicePtr>>(true);
  const pooled = pool.allocate(4, stream);
  same<typeof pooled, PoolMemory>(true);
  const floats = host.view(Float32Array);
  same<typeof floats, Float32Array<ArrayBuffer>>(true);
  same<typeof host.bytes, Uint8Array<ArrayBuffer>>(true);
  same<typeof memory.kind, 'DeviceMemory'>(true);
}

export function accepted(): void {
  memory.copyFrom(host);
  memory.copyFrom(Buffer.alloc(4));
  memory.copyFrom(new DataView(new ArrayBuffer(4)), { sourceOffset: 1 });
  stream.copy(range, mapping);
  stream.copy(bytes, memory.slice(0, 4));
  stream.wait(event);
  range.map(physical, { offset: 0 });
  mapping.grantAccess('host');
  mapping.grantAccess(device);
  device.allocate(4, { policy: 'huge-only', fill: 0 });
  const everything: Disposable[] = [
    ascend,
    device,
    context,
    stream,
    event,
    memory,
    host,
    physical,
    range,
    mapping,
    pool,
  ];
  const asynchronous: AsyncDisposable[] = [ascend, device, context, stream, event, memory, host, range];
  void everything;
  void asynchronous;
}

export function refused(): void {
  // @ts-expect-error an event is no stream
  pool.allocate(4, event);
  // @ts-expect-error a stream is no event
  stream.wait(stream);
  // @ts-expect-error an event is no memory
  memory.copyFrom(event);
  // @ts-expect-error physical memory has no address
  memory.copyFrom(physical);
  // @ts-expect-error an ArrayBuffer is no view
  memory.copyFrom(new ArrayBuffer(4));
  // @ts-expect-error an array is no typed array
  memory.copyFrom([1, 2, 3]);
  // @ts-expect-error only physical memory is mapped
  range.map(memory);
  // @ts-expect-error sizes are numbers
  device.allocate(4n);
  // @ts-expect-error sizes are numbers
  device.allocate('4');
  // @ts-expect-error there is no such policy
  device.allocate(4, { policy: 'large' });
  // @ts-expect-error there is no such option
  device.allocate(4, { polcy: 'huge-only' });
  // @ts-expect-error there is no such place
  mapping.grantAccess('disk');
  // @ts-expect-error a device is no peer of a number
  device.enablePeerAccess(1);
  // @ts-expect-error there is no such condition
  stream.waitValue(memory, 'below', 1n);
  // @ts-expect-error values of 64 bits are bigints
  stream.writeValue(memory, 1);
  // @ts-expect-error a device pointer is no stream pointer
  const pointer: StreamPtr = memory.pointer;
  // @ts-expect-error a plain bigint is no device pointer
  const plain: DevicePtr = 5n;
  // @ts-expect-error handles are made by what they belong to
  new DeviceMemory();
  // @ts-expect-error sizes of handles don't change
  memory.byteLength = 5;
  // @ts-expect-error a device is no memory
  const wrong: DeviceMemory = host;
  // @ts-expect-error there is no such backend
  openAscend({ backend: 'gpu' });
  void [pointer, plain, wrong];
}
