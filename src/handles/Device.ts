import type { DType } from '../engine/arrays/dtype.js';
import type { Shape } from '../engine/arrays/layout.js';
import type { TypedArrayDTypes, TypedValues } from '../engine/arrays/values.js';
import {
  DETAILS,
  HANDLE,
  type HandleKey,
  lifetimeOf,
  Resource,
  requireOpen,
} from '../engine/base/Resource.js';
import { checkBatch, copyBatchNow } from '../engine/copy/copy-batch.js';
import type { FileOperand } from '../engine/files/open.js';
import { type AllocateOptions, allocateHost, allocateManaged } from '../engine/memory/allocate.js';
import { type ArrayObject, arrayMakers } from '../engine/memory/array-makers.js';
import * as info from '../engine/memory/memory-info.js';
import { setSource, sourceOf } from '../engine/memory/memory-source.js';
import { registerHost } from '../engine/memory/RegisteredBlock.js';
import { type ResetOptions, resetDevice } from '../engine/session/reset-device.js';
import { openPhysical, type SharedPhysicalKey } from '../engine/sharing/share-physical.js';
import type { SharedMemoryKey } from '../engine/sharing/shared-key.js';
import { createEvent, createStream, type EventOptions, type StreamOptions } from '../engine/stream/create.js';
import { streamsEnded } from '../engine/stream/streams-of.js';
import { blockUntilDeviceDone, deviceDone } from '../engine/stream/synchronize.js';
import * as waits from '../engine/stream/Waiters.js';
import type { DeviceLifetime, DeviceObject } from '../engine/thread/DeviceLifetime.js';
import * as peers from '../engine/thread/peers.js';
import { type Utilization, utilizationOf } from '../engine/thread/utilization.js';
import * as physical from '../engine/virtual/allocate-physical.js';
import type { PhysicalMemoryOptions } from '../engine/virtual/physical-properties.js';
import { type ReserveOptions, reserveRange } from '../engine/virtual/reserve.js';
import type { LoadOptions, TransferOptions } from '../files/load-options.js';
import { loadNpy } from '../files/npy.js';
import { loadNpz } from '../files/npz.js';
import { type LoadedTensor, loadSafetensors } from '../files/safetensors.js';
import { AddressRange } from './AddressRange.js';
import { allocateMemory } from './allocate-from.js';
import { Context } from './Context.js';
import type { DeviceMemory } from './DeviceMemory.js';
import { Event } from './Event.js';
import { HostMemory } from './HostMemory.js';
import { ManagedMemory } from './ManagedMemory.js';
import type { BatchItem } from './Memory.js';
import { MemoryPool, type PoolOptions } from './MemoryPool.js';
import { checkResource, type MemoryResource, type ResourceOptions } from './MemoryResource.js';
import { PhysicalMemory } from './PhysicalMemory.js';
import { type OpenSharedOptions, SharedMemory } from './SharedMemory.js';
import { Stream } from './Stream.js';

declare module '../engine/thread/DeviceLifetime.js' {
  interface PublicObjects {
    readonly device: Device;
  }
}

/**
 * A device, from `ascend.device(id)`. It is opened by the first call that needs it, which may take seconds the first time in
 * a process, and opens again after a reset.
 *
 * Sizes are bytes. What is made here ends with the device, in the order that the runtime asks for.
 *
 * The call that opens it throws AclError 507033 when the device can't be started. Once it is lost, calls that reach it throw
 * DeviceFaultError with the code of the fault (507010, 507015 …), whose `mustReset` tells what helps.
 *
 * @see aclrtSetDevice
 * @example
 * ```ts
 * using ascend = openAscend();
 * const device = ascend.device(0);
 * const { free } = device.memoryInfo();
 * ```
 */
export class Device extends Resource<DeviceLifetime> {
  readonly kind = 'Device';
  /** Its number, from 0. */
  readonly id: number;

  /** @internal */
  constructor(key: HandleKey, lifetime: DeviceLifetime) {
    super(key, lifetime);
    this.id = lifetime.id;
  }

  /** @internal */
  static of(lifetime: DeviceLifetime): Device {
    if (!lifetime.hasHandle) lifetime.handle = new Device(HANDLE, lifetime);
    return lifetime.handle;
  }

  /** Itself: a device is a resource of its own memory. */
  get device(): DeviceObject {
    return lifetimeOf(this).handle;
  }

  /**
   * A stream in the device's own context.
   * @throws InvalidArgumentError, DisposedError before anything is called
   * @throws AclError: 207008 when the device has no stream left; `context.limits` tells how many this thread holds
   * @see aclrtCreateStream, aclrtCreateStreamWithConfig, aclrtGetStreamAvailableNum
   */
  createStream(options?: StreamOptions): Stream {
    return Stream.own(createStream(requireOpen(this, 'Device.createStream'), options, 'Device.createStream'));
  }

  /**
   * An event for the streams of this device.
   * @throws InvalidArgumentError, DisposedError before anything is called
   * @throws AclError: 207007 when the device has no event left; `context.limits` tells how many this thread holds
   * @see aclrtCreateEventExWithFlag, aclrtCreateEventWithFlag, aclrtGetEventAvailNum
   */
  createEvent(options?: EventOptions): Event {
    return Event.own(createEvent(requireOpen(this, 'Device.createEvent'), options, 'Device.createEvent'));
  }

  /**
   * A context of its own, for streams that end and fail together.
   * @throws DisposedError
   * @throws AclError: 507033 when the device can't be started
   * @see aclrtCreateContext
   */
  createContext(): Context {
    return Context.create(requireOpen(this, 'Device.createContext'));
  }

  /**
   * Memory on the device, or from {@link memoryResource}. Its contents are undefined unless `fill` is given. The options
   * `policy`, `allocator`, `bandwidth` and `moduleId` are for the device itself: with one of them the memory comes from no
   * resource, where `stream` and `tag` mean nothing.
   * @param byteLength bytes, at least 1
   * @throws InvalidArgumentError also for `moduleId` or `bandwidth` with an `allocator` that takes none; DisposedError
   * @throws OutOfMemoryError (207001) with what is free and what holds the rest
   * @throws NotSupportedError (207000) for the policies `'huge-1g…'` on chips without pages of 1 GiB
   * @throws NotAvailableError for `moduleId`, `bandwidth` and `'task-scheduler'` before CANN 8.1
   * @see aclrtMalloc, aclrtMallocAlign32, aclrtMallocCached, aclrtMallocForTaskScheduler, aclrtMallocWithCfg
   */
  allocate(byteLength: number, options?: AllocateOptions & ResourceOptions): DeviceMemory {
    return allocateMemory(requireOpen(this, 'Device.allocate'), byteLength, options, 'Device.allocate');
  }

  /**
   * Page-locked memory of the host, which the device reaches and JavaScript sees as typed arrays.
   * @param byteLength bytes, at least 1
   * @throws InvalidArgumentError, DisposedError
   * @throws OutOfMemoryError (207001) when the host has no more that can be page-locked
   * @see aclrtMallocHost
   */
  allocateHost(byteLength: number): HostMemory {
    const api = 'Device.allocateHost';
    return HostMemory.own(allocateHost(requireOpen(this, api), byteLength, api));
  }

  /**
   * Page-locks host memory of somebody else, which then is host memory here. Disposing of it unlocks it and frees nothing; the
   * owner frees it afterwards.
   * @param address a multiple of 4096
   * @param byteLength bytes, at least 1
   * @throws InvalidArgumentError, DisposedError
   * @throws NotSupportedError (207000) on chips other than Ascend 950, A3 and 910B; NotAvailableError before CANN 8.5
   * @throws AclError: 507910 when a part is registered already, 507899 when not all of it is memory of this process
   * @see aclrtHostRegisterV2
   */
  registerHost(address: bigint, byteLength: number): HostMemory {
    const api = 'Device.registerHost';
    return HostMemory.own(registerHost(requireOpen(this, api), address, byteLength, api));
  }

  /**
   * Memory that host and devices share under one address.
   * @param byteLength bytes, at least 1
   * @throws InvalidArgumentError, DisposedError
   * @throws OutOfMemoryError (207001) with what is free and what holds the rest
   * @throws NotSupportedError (207000) on products without it; NotAvailableError before CANN 9.0
   * @see aclrtMemAllocManaged
   * @example
   * ```ts
   * using shared = device.allocateManaged(4096);
   * shared.view(Float32Array).fill(1);
   * stream.fill(shared, 0, { offset: 2048 });
   * await stream.synchronize();
   * console.log(shared.bytes[2048]); // 0
   * ```
   */
  allocateManaged(byteLength: number): ManagedMemory {
    const api = 'Device.allocateManaged';
    return ManagedMemory.own(allocateManaged(requireOpen(this, api), byteLength, api));
  }

  /**
   * Physical memory without an address: map it into a range.
   * @param byteLength bytes, a multiple of {@link granularity} for the same options
   * @throws InvalidArgumentError when `byteLength` is no multiple of the granularity; DisposedError
   * @throws OutOfMemoryError (207001) with what is free and what holds the rest
   * @throws NotSupportedError (207000) for pages of 1 GiB on chips without them
   * @see aclrtMallocPhysical
   */
  allocatePhysical(byteLength: number, options?: PhysicalMemoryOptions): PhysicalMemory {
    const api = 'Device.allocatePhysical';
    return PhysicalMemory.own(physical.allocatePhysical(requireOpen(this, api), byteLength, options, api));
  }

  /**
   * Bytes of which sizes and places of physical memory are multiples.
   * @throws InvalidArgumentError, DisposedError
   * @see aclrtMemGetAllocationGranularity
   */
  granularity(options?: physical.GranularityOptions): number {
    return physical.granularityOf(requireOpen(this, 'Device.granularity'), options, 'Device.granularity');
  }

  /**
   * A range of addresses without memory behind: map or grow some into it.
   * @param byteLength bytes, at least 1
   * @throws InvalidArgumentError, DisposedError
   * @throws OutOfMemoryError (207001) when no such range of addresses is free
   * @throws AclError: 107000 when the driver refuses `address`
   * @see aclrtReserveMemAddress
   */
  reserve(byteLength: number, options?: ReserveOptions): AddressRange {
    const api = 'Device.reserve';
    return AddressRange.own(reserveRange(requireOpen(this, api), byteLength, options, api));
  }

  /**
   * A pool from which streams allocate in their own order.
   * @throws InvalidArgumentError, DisposedError
   * @throws NotSupportedError (207000) on chips other than Ascend 910B; NotAvailableError before CANN 9.0
   * @throws AclError: 107000 when `maxByteLength` is more than the device has, 507000 when `releaseThreshold` is more than the
   *   pool has
   * @see aclrtMemPoolCreate, aclrtMemPoolSetAttr
   * @example
   * ```ts
   * using pool = device.createPool({ maxByteLength: 64 * 1024 ** 2 });
   * const scratch = pool.allocate(4096, stream);
   * stream.fill(scratch, 0);
   * scratch.dispose(); // goes back to the pool in the order of the stream
   * ```
   */
  createPool(options?: PoolOptions): MemoryPool {
    return MemoryPool.create(requireOpen(this, 'Device.createPool'), options, 'Device.createPool');
  }

  /**
   * What hands out the device's memory: to {@link allocate}, and so to what is built on it. Undefined, as at first: the device
   * itself does. A reset of the device sets it back. `withMemoryResource` sets it for a part of a program.
   * @throws InvalidArgumentError for what is no resource of this device; DisposedError
   * @example
   * ```ts
   * using pool = new PoolResource(device);
   * device.memoryResource = pool;
   * using memory = device.allocate(4096); // from the pool
   * device.memoryResource = undefined;
   * ```
   */
  get memoryResource(): MemoryResource | undefined {
    // Only the setter and withMemoryResource give one, and both take nothing else.
    return sourceOf(requireOpen(this, 'Device.memoryResource')) as MemoryResource | undefined;
  }

  /** As the getter says. */
  set memoryResource(resource: MemoryResource | undefined) {
    const api = 'Device.memoryResource';
    const lifetime = requireOpen(this, api);
    if (resource !== undefined) checkResource(resource, lifetime, api, 'value');
    setSource(lifetime, resource);
  }

  /**
   * Free and total memory.
   * @param kind which memory; default `'hbm'`, which chips without HBM take for their DDR
   * @throws InvalidArgumentError, DisposedError
   * @throws NotSupportedError (207000) for `'hbm-huge-1g'` on chips without pages of 1 GiB
   * @see aclrtGetMemInfo
   */
  memoryInfo(kind?: info.MemoryKind): info.MemoryInfo {
    return info.memoryInfo(requireOpen(this, 'Device.memoryInfo'), kind, 'Device.memoryInfo');
  }

  /**
   * What components of the process hold on the device, the largest first.
   * @throws DisposedError; NotSupportedError (207000) on Ascend 950; NotAvailableError before CANN 8.5
   * @see aclrtGetMemUsageInfo
   */
  memoryUsage(): info.MemoryUsage[] {
    return info.memoryUsage(requireOpen(this, 'Device.memoryUsage'));
  }

  /**
   * An array on the device, with memory of its own. Its elements are undefined until something is written.
   * @param shape how many elements along each axis
   * @param dtype the type of the elements, such as `'float32'`
   * @param options how the memory is allocated
   * @throws InvalidArgumentError, DisposedError
   * @throws OutOfMemoryError (207001), NotSupportedError (207000), NotAvailableError as {@link allocate}
   * @see aclrtMalloc
   * @example
   * ```ts
   * using weights = device.array([1024, 1024], 'float16');
   * using bias = device.array(new Float32Array([1, 2, 3, 4, 5, 6]), [2, 3]);
   * ```
   */
  array<D extends DType>(shape: Shape | number, dtype: D, options?: AllocateOptions): ArrayObject<D>;
  /**
   * An array on the device with the values of a typed array, whose class says the type of the elements.
   * @param values a typed array
   * @param shape how many elements along each axis; default: one axis
   * @throws InvalidArgumentError, DisposedError
   * @throws OutOfMemoryError (207001), NotSupportedError (207000), NotAvailableError as {@link allocate}
   * @throws AclError: 507899 when the driver refuses the copy
   * @see aclrtMalloc
   */
  array<N extends keyof TypedArrayDTypes>(
    values: TypedValues<N>,
    shape?: Shape | number,
    options?: AllocateOptions,
  ): ArrayObject<TypedArrayDTypes[N]>;
  array(
    shape: Shape | number | TypedValues,
    dtype?: DType | Shape | number,
    options?: AllocateOptions,
  ): ArrayObject {
    const api = 'Device.array';
    return arrayMakers().allocate(requireOpen(this, api), shape, dtype, options, api);
  }

  /**
   * Loads a `.npy` file, of version 1 to 3, with the first or the last axis as the fastest: the strides of the array are those
   * of the file. Numbers with the highest byte first are turned round on the way.
   * @param file a path, a file URL, or an open FileHandle or descriptor, which stays open
   * @returns an array with memory of its own, when all bytes are there
   * @throws InvalidArgumentError, DisposedError before the file is opened
   * @throws FileFormatError when the file is not what the format asks for, or holds what arrays can't
   * @throws OutOfMemoryError (207001), what the file system throws, and the signal's reason
   */
  async loadNpy(file: FileOperand, options?: TransferOptions): Promise<ArrayObject> {
    return loadNpy(requireOpen(this, 'Device.loadNpy'), file, options, 'Device.loadNpy');
  }

  /**
   * Loads the arrays of a `.npz` file, one after the other, in the order of the file. Checksums are checked. What was not asked
   * for is not read, and the file is open only while an array is loaded.
   * @param file a path, a file URL, or an open FileHandle or descriptor, which must stay open
   * @param options `names`: which arrays, without the `.npy` of the archive
   * @returns the arrays with their names; they are the script's to dispose of
   * @throws InvalidArgumentError, DisposedError before the file is opened
   */
  loadNpz(file: FileOperand, options?: LoadOptions): AsyncGenerator<LoadedTensor, void, undefined> {
    return loadNpz(requireOpen(this, 'Device.loadNpz'), file, options, 'Device.loadNpz');
  }

  /**
   * Loads the tensors of a `.safetensors` file, or of several with an index (`model.safetensors.index.json`), one after the
   * other, in the order of the file. Before the first one is loaded everything that the file says of them is checked. The file
   * is open only while a tensor is loaded. Iterating rejects with FileFormatError and what {@link loadNpy} rejects with.
   * @param file a path, a file URL, or an open FileHandle or descriptor, which must stay open; of an index its path
   * @param options `names`: which tensors
   * @returns the tensors with their names; they are the script's to dispose of
   * @throws InvalidArgumentError, DisposedError before the file is opened
   * @example
   * ```ts
   * await saveSafetensors('layer.safetensors', { bias: device.array([16], 'float16', { fill: 0 }) });
   * for await (const { name, array } of device.loadSafetensors('layer.safetensors')) {
   *   console.log(name, array.dtype, array.shape); // bias float16 [ 16 ]
   *   array.dispose();
   * }
   * ```
   */
  loadSafetensors(file: FileOperand, options?: LoadOptions): AsyncGenerator<LoadedTensor, void, undefined> {
    const api = 'Device.loadSafetensors';
    return loadSafetensors(requireOpen(this, api), file, options, api);
  }

  /**
   * Many copies in one go, between host and device where possible in one call. They have no order among themselves. All are
   * checked before any is done.
   * @throws InvalidArgumentError, DisposedError before anything is copied
   * @throws AclError: 507899 when the driver refuses a copy; `context.item` names the one to blame where it is known
   * @see aclrtMemcpyBatch
   */
  copyBatch(items: readonly BatchItem[]): void {
    const lifetime = requireOpen(this, 'Device.copyBatch');
    copyBatchNow(lifetime, checkBatch(items, 'Device.copyBatch'), 'Device.copyBatch');
  }

  /**
   * Opens device memory that another process shares.
   * @param shared what `MemoryExport.toJSON` gave there
   * @returns the memory; disposing of it closes it here and frees nothing
   * @throws InvalidArgumentError also for a key that this thread has open; DisposedError
   * @throws NotSupportedError (207000) on Ascend 310B; NotAvailableError before CANN 8.5
   * @throws AclError: 207006 when this process is not among those that were let in, 507899 when nothing is shared under the key
   * @see aclrtIpcMemImportByKey
   * @example
   * ```ts
   * process.once('message', (message: { key: string; byteLength: number }) => {
   *   using shared = device.openShared(message);
   *   shared.copyTo(bytes);
   * });
   * ```
   */
  openShared(shared: SharedMemoryKey, options?: OpenSharedOptions): SharedMemory {
    return SharedMemory.open(requireOpen(this, 'Device.openShared'), shared, options, 'Device.openShared');
  }

  /**
   * Opens physical memory that another process shares, for mapping it here.
   * @param shared what `PhysicalMemory.share` gave there
   * @returns the memory; disposing of it gives it back to the other process, which frees it
   * @throws InvalidArgumentError, DisposedError
   * @throws AclError: 207006 when this process is not among those that were let in, 107017 when the memory is gone, 507899 when
   *   this process shares it itself
   * @see aclrtMemImportFromShareableHandle
   */
  openPhysical(shared: SharedPhysicalKey): PhysicalMemory {
    const api = 'Device.openPhysical';
    return PhysicalMemory.own(openPhysical(requireOpen(this, api), shared, api));
  }

  /**
   * Whether this device can reach the memory of another one.
   * @throws InvalidArgumentError when `peer` is this device; DisposedError
   * @throws NotSupportedError (207000) on Ascend 310B
   * @see aclrtDeviceCanAccessPeer
   */
  canAccessPeer(peer: Device): boolean {
    return peers.canAccessPeer(requireOpen(this, 'Device.canAccessPeer'), peer, 'Device.canAccessPeer');
  }

  /**
   * Lets this device reach the memory of another one, for copies between the two. One direction only.
   * @throws InvalidArgumentError when `peer` is this device; DisposedError
   * @throws NotSupportedError (207000) on Ascend 310B
   * @see aclrtDeviceEnablePeerAccess
   */
  enablePeerAccess(peer: Device): void {
    peers.enablePeerAccess(requireOpen(this, 'Device.enablePeerAccess'), peer, 'Device.enablePeerAccess');
  }

  /**
   * Ends what {@link enablePeerAccess} began.
   * @throws InvalidArgumentError when `peer` is this device; DisposedError
   * @throws NotSupportedError (207000) on Ascend 310B
   * @see aclrtDeviceDisablePeerAccess
   */
  disablePeerAccess(peer: Device): void {
    peers.disablePeerAccess(requireOpen(this, 'Device.disablePeerAccess'), peer, 'Device.disablePeerAccess');
  }

  /**
   * How busy the device is.
   * @throws DisposedError
   * @see aclrtGetDeviceUtilizationRate
   */
  utilization(): Utilization {
    return utilizationOf(requireOpen(this, 'Device.utilization'));
  }

  /**
   * Waits until everything that this thread queued on the device is done, without blocking the event loop.
   * @throws InvalidArgumentError, DisposedError
   * @throws AclTimeoutError (507046) after `timeoutMs`; the signal's reason when it is aborted: the work goes on in both cases
   * @throws DeviceFaultError (507010, 507015 …), AclError: the first failure of a stream
   */
  async synchronize(options?: waits.WaitOptions): Promise<void> {
    await deviceDone(requireOpen(this, 'Device.synchronize'), options, 'Device.synchronize');
  }

  /**
   * Blocks this thread until everything that is queued in the device's contexts is done; host functions that are due run. With
   * a time limit streams that raw calls have made are not waited for, other than the default stream: only the runtime's own call
   * knows of them, and it may outlast its time limit.
   * @param options `timeoutMs`: milliseconds after which it gives up; default: no limit
   * @throws InvalidArgumentError, DisposedError
   * @throws AclTimeoutError (507046) after `timeoutMs`: the work goes on
   * @throws AbortedError (107022, 107023) when work was given up
   * @throws DeviceFaultError (507010, 507015 …), AclError: the first failure of a stream
   * @throws AscendError `ERR_WOULD_DEADLOCK` in a host function
   * @see aclrtSynchronizeDevice, aclrtStreamQuery
   */
  synchronizeBlocking(options?: waits.BlockingWaitOptions): void {
    const api = 'Device.synchronizeBlocking';
    blockUntilDeviceDone(requireOpen(this, api), options, api);
  }

  /**
   * Ends everything that this thread has on the device (queued work is waited for, blocking) and gives the device back. The
   * object stays usable: the next call opens the device again.
   * @param options `timeoutMs`: milliseconds, from 0 on, after which queued work is given up; `force`: drop what the rest of the
   *   process holds of the device too, as after a fault, and give work up that is not done in half a second. What can't be given
   *   back is left to the runtime then
   * @throws InvalidArgumentError, DisposedError
   * @throws AclError and its classes: the first failure; without `force` what could not end, and the device, stay open, with it
   *   the device has been reset all the same
   * @throws ContextError (507007) when another component of the process has given the device back already; what was made on it
   *   has ended
   * @throws AscendError `ERR_WOULD_DEADLOCK` in a host function, `ERR_IN_USE` in an allocator of a stream, `ERR_BUFFER_MOVED`
   *   when the script has transferred the buffer of host memory elsewhere: the device stays open then
   * @see aclrtResetDevice, aclrtResetDeviceForce
   */
  reset(options?: ResetOptions): void {
    resetDevice(requireOpen(this, 'Device.reset'), options, 'Device.reset');
  }

  /**
   * The same as {@link reset}: the object can be used again.
   * @throws ContextError (507007), AscendError as {@link reset}
   */
  override dispose(options?: waits.DisposeOptions): void {
    const timeoutMs = waits.readDisposeOptions(options, 'Device.dispose');
    if (!this.disposed) this.reset(timeoutMs === undefined ? {} : { timeoutMs });
  }

  /**
   * The same as {@link reset}, for `using`.
   * @throws ContextError (507007), AscendError as {@link reset}
   */
  override [Symbol.dispose](): void {
    this.dispose();
  }

  /**
   * Waits for queued work without blocking, then resets.
   * @throws ContextError (507007), AscendError as {@link reset}
   */
  override async [Symbol.asyncDispose](): Promise<void> {
    if (this.disposed) return;
    await streamsEnded(lifetimeOf(this));
    this.dispose();
  }

  /** @internal */
  protected [DETAILS](): readonly string[] {
    return [String(this.id), lifetimeOf(this).isOpen ? 'in use' : 'not in use'];
  }
}
