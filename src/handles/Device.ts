import * as rt from '../../generated/checked/index.js';
import type { VirtualPtr } from '../../generated/types.js';
import { InvalidArgumentError } from '../errors/index.js';
import { checkByteLength } from './arguments/numbers.js';
import { checkFlag, checkHandle, checkOptions } from './arguments/options.js';
import { Context } from './Context.js';
import type { Event } from './Event.js';
import { type AllocateOptions, allocateDevice, allocateHost, allocateManaged } from './memory/allocate.js';
import type { DeviceMemory } from './memory/DeviceMemory.js';
import type { HostMemory } from './memory/HostMemory.js';
import { type MemoryInfo, type MemoryKind, memoryInfo } from './memory/information.js';
import type { ManagedMemory } from './memory/ManagedMemory.js';
import { MemoryPool, type PoolOptions } from './pool/MemoryPool.js';
import { HANDLE, type HandleKey, lifetimeOf, Resource } from './resource/Resource.js';
import type { DeviceLifetime } from './session/DeviceLifetime.js';
import type { SharedMemoryKey } from './sharing/MemoryExport.js';
import { openPhysical, type SharedPhysicalKey } from './sharing/physical.js';
import { type OpenSharedOptions, SharedMemory } from './sharing/SharedMemory.js';
import { createEvent, createStream, type EventOptions, type StreamOptions } from './stream/create.js';
import { checkMayBlock } from './stream/host-function.js';
import type { Stream } from './stream/Stream.js';
import { finishStreams, waitForStreams } from './stream/streams-of.js';
import { checkWaitOptions, type WaitOptions } from './stream/Waiters.js';
import { AddressRange } from './virtual/AddressRange.js';
import { allocatePhysical, type GranularityOptions, granularityOf } from './virtual/allocate-physical.js';
import { PhysicalMemory } from './virtual/PhysicalMemory.js';
import type { PhysicalMemoryOptions } from './virtual/properties.js';

export interface ReserveOptions {
  /** The address to reserve at; few products honour it. Default: any. */
  readonly address?: bigint;
}

/** How busy the parts of a device are, in percent; undefined where it can't be told. */
export interface Utilization {
  readonly cube: number | undefined;
  readonly vector: number | undefined;
  readonly aiCpu: number | undefined;
  readonly memory: number | undefined;
}

/**
 * A device, from `ascend.device(id)`. It is opened by the first call that needs it, which may take seconds the first
 * time in a process, and opens again after a reset.
 *
 * Sizes are bytes. What is made here ends with the device, in the order that the runtime asks for.
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

  #open(api: string): DeviceLifetime {
    const lifetime = lifetimeOf(this);
    lifetime.check(api);
    return lifetime;
  }

  /**
   * Free and total memory.
   * @param kind which memory; default `'hbm'`, which chips without HBM take for their DDR
   * @see aclrtGetMemInfo
   */
  memoryInfo(kind?: MemoryKind): MemoryInfo {
    return memoryInfo(this.#open('Device.memoryInfo'), kind, 'Device.memoryInfo');
  }

  /**
   * Memory on the device. Its contents are undefined unless `fill` is given.
   * @param byteLength bytes, at least 1
   * @throws OutOfMemoryError with what is free and what holds the rest
   * @see aclrtMalloc
   */
  allocate(byteLength: number, options?: AllocateOptions): DeviceMemory {
    return allocateDevice(this.#open('Device.allocate'), byteLength, options, 'Device.allocate');
  }

  /**
   * Page-locked memory of the host, which the device reaches and JavaScript sees as typed arrays.
   * @param byteLength bytes, at least 1
   * @throws OutOfMemoryError
   * @see aclrtMallocHost
   */
  allocateHost(byteLength: number): HostMemory {
    return allocateHost(this.#open('Device.allocateHost'), byteLength, 'Device.allocateHost');
  }

  /**
   * Memory that host and devices share under one address.
   * @param byteLength bytes, at least 1
   * @throws NotSupportedError on products without it; NotAvailableError before CANN 9.0
   * @see aclrtMemAllocManaged
   */
  allocateManaged(byteLength: number): ManagedMemory {
    return allocateManaged(this.#open('Device.allocateManaged'), byteLength, 'Device.allocateManaged');
  }

  /**
   * Physical memory without an address: map it into a range.
   * @param byteLength bytes, a multiple of {@link granularity} for the same options
   * @throws OutOfMemoryError
   * @see aclrtMallocPhysical
   */
  allocatePhysical(byteLength: number, options?: PhysicalMemoryOptions): PhysicalMemory {
    return allocatePhysical(
      this.#open('Device.allocatePhysical'),
      byteLength,
      options,
      'Device.allocatePhysical',
    );
  }

  /**
   * A range of addresses without memory behind: map or grow some into it.
   * @param byteLength bytes, at least 1
   * @see aclrtReserveMemAddress
   */
  reserve(byteLength: number, options?: ReserveOptions): AddressRange {
    const api = 'Device.reserve';
    const lifetime = this.#open(api);
    checkByteLength(byteLength, api);
    checkOptions(options, ['address'], api);
    const address = options?.address ?? null;
    if (address !== null && (typeof address !== 'bigint' || address <= 0n || address >= 1n << 64n))
      throw new InvalidArgumentError({
        api,
        parameter: 'options.address',
        received: address,
        expected: 'an address: a bigint from 1n to 2^64-1',
      });
    lifetime.enter();
    const pointer = rt.reserveMemAddress(byteLength, 0, address as VirtualPtr | null, 0);
    return AddressRange.own(lifetime, pointer, byteLength);
  }

  /**
   * Bytes of which sizes and places of physical memory are multiples.
   * @see aclrtMemGetAllocationGranularity
   */
  granularity(options?: GranularityOptions): number {
    return granularityOf(this.#open('Device.granularity'), options, 'Device.granularity');
  }

  /**
   * Opens device memory that another process shares.
   * @param shared what `MemoryExport.toJSON` gave there
   * @throws AclError when the process is not among those that were let in
   * @see aclrtIpcMemImportByKey
   */
  openShared(shared: SharedMemoryKey, options?: OpenSharedOptions): SharedMemory {
    return SharedMemory.open(this.#open('Device.openShared'), shared, options, 'Device.openShared');
  }

  /**
   * Opens physical memory that another process shares, for mapping it here.
   * @param shared what `PhysicalMemory.share` gave there
   * @see aclrtMemImportFromShareableHandle
   */
  openPhysical(shared: SharedPhysicalKey): PhysicalMemory {
    return PhysicalMemory.own(openPhysical(this.#open('Device.openPhysical'), shared, 'Device.openPhysical'));
  }

  /**
   * A pool from which streams allocate in their own order.
   * @throws NotAvailableError before CANN 9.1, NotSupportedError on other products
   * @see aclrtMemPoolCreate
   */
  createPool(options?: PoolOptions): MemoryPool {
    return MemoryPool.create(this.#open('Device.createPool'), options, 'Device.createPool');
  }

  /** A stream in the device's own context. */
  createStream(options?: StreamOptions): Stream {
    return createStream(this.#open('Device.createStream'), options, 'Device.createStream');
  }

  /** An event for the streams of this device. */
  createEvent(options?: EventOptions): Event {
    return createEvent(this.#open('Device.createEvent'), options, 'Device.createEvent');
  }

  /** A context of its own, for streams that end and fail together. */
  createContext(): Context {
    return Context.create(this.#open('Device.createContext'));
  }

  /**
   * Waits until everything that this thread queued on the device is done, without blocking the event loop.
   * @throws the first failure of a stream
   */
  async synchronize(options: WaitOptions = {}): Promise<void> {
    const lifetime = this.#open('Device.synchronize');
    checkWaitOptions(options, 'Device.synchronize');
    options.signal?.throwIfAborted();
    await waitForStreams(lifetime, options, 'Device.synchronize');
  }

  /**
   * Blocks this thread until everything that is queued in the device's contexts is done; host functions that are due run.
   * @throws the first failure of a stream
   * @see aclrtSynchronizeDevice
   */
  synchronizeBlocking(): void {
    const lifetime = this.#open('Device.synchronizeBlocking');
    checkMayBlock('Device.synchronizeBlocking');
    finishStreams(lifetime);
    lifetime.enter();
    rt.synchronizeDevice();
  }

  /** Whether this device can reach the memory of another one. */
  canAccessPeer(peer: Device): boolean {
    const api = 'Device.canAccessPeer';
    this.#open(api);
    this.#checkPeer(peer, api);
    return rt.deviceCanAccessPeer(this.id, peer.id) === 1;
  }

  /**
   * Lets this device reach the memory of another one, for copies between the two. One direction only.
   * @see aclrtDeviceEnablePeerAccess
   */
  enablePeerAccess(peer: Device): void {
    const api = 'Device.enablePeerAccess';
    const lifetime = this.#open(api);
    this.#checkPeer(peer, api);
    if (lifetime.peers.has(peer.id)) return;
    lifetime.enter();
    rt.deviceEnablePeerAccess(peer.id, 0);
    lifetime.peers.add(peer.id);
  }

  /** Ends what {@link enablePeerAccess} began. */
  disablePeerAccess(peer: Device): void {
    const api = 'Device.disablePeerAccess';
    const lifetime = this.#open(api);
    this.#checkPeer(peer, api);
    if (!lifetime.peers.has(peer.id)) return;
    lifetime.enter();
    rt.deviceDisablePeerAccess(peer.id);
    lifetime.peers.delete(peer.id);
  }

  #checkPeer(peer: Device, api: string): void {
    checkHandle(peer, Device, api, 'peer');
    lifetimeOf(peer).check(api);
    if (peer.id === this.id)
      throw new InvalidArgumentError({ api, parameter: 'peer', received: peer, expected: 'another device' });
  }

  /**
   * How busy the device is.
   * @see aclrtGetDeviceUtilizationRate
   */
  utilization(): Utilization {
    this.#open('Device.utilization');
    const rate = rt.getDeviceUtilizationRate(this.id);
    const known = (percent: number): number | undefined => (percent < 0 ? undefined : percent);
    return {
      cube: known(rate.cubeUtilization),
      vector: known(rate.vectorUtilization),
      aiCpu: known(rate.aicpuUtilization),
      memory: known(rate.memoryUtilization),
    };
  }

  /**
   * Ends everything that this thread has on the device (queued work is waited for, blocking) and gives the device back.
   * The object stays usable: the next call opens the device again.
   * @param options `force`: drop what the rest of the process holds of the device too, as after a fault
   * @see aclrtResetDevice
   * @see aclrtResetDeviceForce
   */
  reset(options?: { readonly force?: boolean }): void {
    const lifetime = this.#open('Device.reset');
    checkOptions(options, ['force'], 'Device.reset');
    const force = checkFlag(options?.force, 'Device.reset', 'options.force');
    checkMayBlock('Device.reset');
    lifetime.reset(force);
  }

  /** The same as {@link reset}: the object can be used again. */
  override dispose(): void {
    if (!this.disposed) this.reset();
  }

  override [Symbol.dispose](): void {
    this.dispose();
  }

  /** Waits for queued work without blocking, then resets. */
  override async [Symbol.asyncDispose](): Promise<void> {
    if (this.disposed) return;
    await waitForStreams(lifetimeOf(this), {}, 'Device.synchronize').catch(() => {
      // The streams report their failures themselves when they end.
    });
    this.dispose();
  }

  protected details(): readonly string[] {
    return [String(this.id), lifetimeOf(this).isOpen ? 'in use' : 'not in use'];
  }
}
