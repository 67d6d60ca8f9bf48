import type { DType } from '../engine/arrays/dtype.js';
import type { Shape } from '../engine/arrays/layout.js';
import type { TypedArrayDTypes, TypedValues } from '../engine/arrays/values.js';
import { lifetimeOf, Resource, requireOpen } from '../engine/base/Resource.js';
import { checkBatch, copyBatchNow } from '../engine/copy/copy-batch.js';
import type { FileOperand } from '../engine/files/open.js';
import { type AllocateOptions, allocateHost, allocateManaged } from '../engine/memory/allocate.js';
import { type ArrayObject, arrayMakers } from '../engine/memory/array-makers.js';
import {
  type MemoryInfo,
  type MemoryKind,
  type MemoryUsage,
  memoryInfo,
  memoryUsage,
} from '../engine/memory/memory-info.js';
import { setSource, sourceOf } from '../engine/memory/memory-source.js';
import { registerHost } from '../engine/memory/RegisteredBlock.js';
import { openPhysical, type SharedPhysicalKey } from '../engine/sharing/share-physical.js';
import type { SharedMemoryKey } from '../engine/sharing/shared-key.js';
import type { DeviceLifetime, DeviceObject } from '../engine/thread/DeviceLifetime.js';
import {
  allocatePhysical,
  type GranularityOptions,
  granularityOf,
} from '../engine/virtual/allocate-physical.js';
import type { PhysicalMemoryOptions } from '../engine/virtual/physical-properties.js';
import { type ReserveOptions, reserveRange } from '../engine/virtual/reserve.js';
import type { LoadOptions, TransferOptions } from '../files/load-options.js';
import { loadNpy } from '../files/npy.js';
import { loadNpz } from '../files/npz.js';
import { type LoadedTensor, loadSafetensors } from '../files/safetensors.js';
import { AddressRange } from './AddressRange.js';
import { allocateMemory } from './allocate-from.js';
import { checkResource } from './check-resource.js';
import type { DeviceMemory } from './DeviceMemory.js';
import { HostMemory } from './HostMemory.js';
import { ManagedMemory } from './ManagedMemory.js';
import type { BatchItem } from './Memory.js';
import { MemoryPool, type PoolOptions } from './MemoryPool.js';
import type { MemoryResource, ResourceOptions } from './MemoryResource.js';
import { PhysicalMemory } from './PhysicalMemory.js';
import { type OpenSharedOptions, SharedMemory } from './SharedMemory.js';

/** The memory side of a {@link Device}: everything that can be allocated, reserved and opened on it. */
export abstract class DeviceAllocations extends Resource<DeviceLifetime> {
  /**
   * Free and total memory.
   * @param kind which memory; default `'hbm'`, which chips without HBM take for their DDR
   * @throws InvalidArgumentError, DisposedError
   * @throws NotSupportedError (207000) for `'hbm-huge-1g'` on chips without pages of 1 GiB
   * @see aclrtGetMemInfo
   */
  memoryInfo(kind?: MemoryKind): MemoryInfo {
    return memoryInfo(requireOpen(this, 'Device.memoryInfo'), kind, 'Device.memoryInfo');
  }

  /**
   * What hands out the device's memory: to {@link allocate}, and so to what is built on it. Undefined, as at first: the
   * device itself does. A reset of the device sets it back. `withMemoryResource` sets it for a part of a program.
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

  /** Itself: a device is a resource of its own memory. */
  get device(): DeviceObject {
    return lifetimeOf(this).handle;
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
   * @see aclrtMalloc
   * @see aclrtMallocAlign32
   * @see aclrtMallocCached
   * @see aclrtMallocForTaskScheduler
   * @see aclrtMallocWithCfg
   */
  allocate(byteLength: number, options?: AllocateOptions & ResourceOptions): DeviceMemory {
    return allocateMemory(requireOpen(this, 'Device.allocate'), byteLength, options, 'Device.allocate');
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
   * Loads the tensors of a `.safetensors` file, or of several with an index (`model.safetensors.index.json`), one after the other,
   * in the order of the file. Before the first one is loaded everything that the file says of them is checked. The file is
   * open only while a tensor is loaded. Iterating rejects with FileFormatError and what {@link loadNpy} rejects with.
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
    return loadSafetensors(
      requireOpen(this, 'Device.loadSafetensors'),
      file,
      options,
      'Device.loadSafetensors',
    );
  }

  /**
   * Page-locked memory of the host, which the device reaches and JavaScript sees as typed arrays.
   * @param byteLength bytes, at least 1
   * @throws InvalidArgumentError, DisposedError
   * @throws OutOfMemoryError (207001) when the host has no more that can be page-locked
   * @see aclrtMallocHost
   */
  allocateHost(byteLength: number): HostMemory {
    return HostMemory.own(
      allocateHost(requireOpen(this, 'Device.allocateHost'), byteLength, 'Device.allocateHost'),
    );
  }

  /**
   * Page-locks host memory of somebody else, which then is host memory here. Disposing of it unlocks it and frees
   * nothing; the owner frees it afterwards.
   * @param address a multiple of 4096
   * @param byteLength bytes, at least 1
   * @throws InvalidArgumentError, DisposedError
   * @throws NotSupportedError (207000) on chips other than Ascend 950, A3 and 910B
   * @throws NotAvailableError before CANN 8.5
   * @throws AclError: 507910 when a part is registered already, 507899 when not all of it is memory of this process
   * @see aclrtHostRegisterV2
   */
  registerHost(address: bigint, byteLength: number): HostMemory {
    return HostMemory.own(
      registerHost(requireOpen(this, 'Device.registerHost'), address, byteLength, 'Device.registerHost'),
    );
  }

  /**
   * Many copies in one go, between host and device where possible in one call. They have no order among themselves.
   * All are checked before any is done.
   * @throws InvalidArgumentError, DisposedError before anything is copied
   * @throws AclError: 507899 when the driver refuses a copy; `context.item` names the one to blame where it is known
   * @see aclrtMemcpyBatch
   */
  copyBatch(items: readonly BatchItem[]): void {
    const lifetime = requireOpen(this, 'Device.copyBatch');
    copyBatchNow(lifetime, checkBatch(items, 'Device.copyBatch'), 'Device.copyBatch');
  }

  /**
   * What components of the process hold on the device, the largest first.
   * @throws DisposedError
   * @throws NotSupportedError (207000) on Ascend 950
   * @throws NotAvailableError before CANN 8.5
   * @see aclrtGetMemUsageInfo
   */
  memoryUsage(): MemoryUsage[] {
    return memoryUsage(requireOpen(this, 'Device.memoryUsage'));
  }

  /**
   * Memory that host and devices share under one address.
   * @param byteLength bytes, at least 1
   * @throws InvalidArgumentError, DisposedError
   * @throws OutOfMemoryError (207001) with what is free and what holds the rest
   * @throws NotSupportedError (207000) on products without it
   * @throws NotAvailableError before CANN 9.0
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
    return ManagedMemory.own(
      allocateManaged(requireOpen(this, 'Device.allocateManaged'), byteLength, 'Device.allocateManaged'),
    );
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
    return PhysicalMemory.own(
      allocatePhysical(
        requireOpen(this, 'Device.allocatePhysical'),
        byteLength,
        options,
        'Device.allocatePhysical',
      ),
    );
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
    return AddressRange.own(
      reserveRange(requireOpen(this, 'Device.reserve'), byteLength, options, 'Device.reserve'),
    );
  }

  /**
   * Bytes of which sizes and places of physical memory are multiples.
   * @throws InvalidArgumentError, DisposedError
   * @see aclrtMemGetAllocationGranularity
   */
  granularity(options?: GranularityOptions): number {
    return granularityOf(requireOpen(this, 'Device.granularity'), options, 'Device.granularity');
  }

  /**
   * Opens device memory that another process shares.
   * @param shared what `MemoryExport.toJSON` gave there
   * @returns the memory; disposing of it closes it here and frees nothing
   * @throws InvalidArgumentError also for a key that this thread has open; DisposedError
   * @throws NotSupportedError (207000) on Ascend 310B
   * @throws NotAvailableError before CANN 8.5
   * @throws AclError: 207006 when this process is not among those that were let in, 507899 when nothing is shared under
   *   the key
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
   * @throws AclError: 207006 when this process is not among those that were let in, 107017 when the memory is gone,
   *   507899 when this process shares it itself
   * @see aclrtMemImportFromShareableHandle
   */
  openPhysical(shared: SharedPhysicalKey): PhysicalMemory {
    return PhysicalMemory.own(
      openPhysical(requireOpen(this, 'Device.openPhysical'), shared, 'Device.openPhysical'),
    );
  }

  /**
   * A pool from which streams allocate in their own order.
   * @throws InvalidArgumentError, DisposedError
   * @throws NotSupportedError (207000) on chips other than Ascend 910B
   * @throws NotAvailableError before CANN 9.0
   * @throws AclError: 107000 when `maxByteLength` is more than the device has, 507000 when `releaseThreshold` is more
   *   than the pool has
   * @see aclrtMemPoolCreate
   * @see aclrtMemPoolSetAttr
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
}
