import * as rt from '../../generated/checked/index.js';
import {
  aclrtMemAllocationType,
  aclrtMemHandleType,
  aclrtMemLocationType,
  aclrtMemPoolAttr,
} from '../../generated/enums.js';
import type { HostPtr, MemPoolPtr } from '../../generated/types.js';
import { checkByteLength, checkWhole } from '../engine/arguments/numbers.js';
import { checkHandle, readOptions } from '../engine/arguments/options.js';
import { CallSite } from '../engine/base/CallSite.js';
import { disposeQuietly } from '../engine/base/dispose-quietly.js';
import { own } from '../engine/base/own.js';
import { DETAILS, HANDLE, lifetimeOf, Resource, requireOpen } from '../engine/base/Resource.js';
import { allocateFromPool } from '../engine/pool/allocate.js';
import { PoolLifetime } from '../engine/pool/PoolLifetime.js';
import type { DeviceLifetime } from '../engine/thread/DeviceLifetime.js';
import { formatBytes } from '../errors/format.js';
import { InvalidArgumentError } from '../errors/index.js';
import { addressOf } from '../native/values/host-view.js';
import { PoolMemory } from './PoolMemory.js';
import { Stream } from './Stream.js';

/** How large a pool may become, and what it keeps. */
export interface PoolOptions {
  /** Bytes that the pool may take at most. Default: all of the device. */
  readonly maxByteLength?: number;
  /** Unused bytes that the pool keeps when a stream is waited for, before CANN 9.2. Default 0: all go back to the device. */
  readonly releaseThreshold?: number;
}

/** What a pool holds. In bytes. */
export interface PoolUsage {
  /** Taken from the device now. */
  readonly reserved: number;
  /** Taken from the device at most so far. */
  readonly reservedPeak: number;
  /** Handed out now. */
  readonly used: number;
  /** Handed out at most so far. */
  readonly usedPeak: number;
}

/**
 * A pool from which streams allocate in their own order, from `device.createPool`: memory is there for what is queued
 * behind the allocation, and is given back in order too, without waiting.
 *
 * A pool takes pages of 2 MiB, one or more for each allocation. What was given back is handed out again by CANN 9.1; from 9.2 on
 * the pool keeps it until `trim`, so that a pool with a maximum is used up unless it is trimmed now and then.
 *
 * @see aclrtMemPoolCreate
 * @see aclrtMemPoolDestroy
 * @example
 * ```ts
 * using pool = device.createPool();
 * const memory = pool.allocate(4096, stream);
 * stream.fill(memory, 0);
 * memory.dispose(); // in the order of the stream
 * ```
 */
export class MemoryPool extends Resource<PoolLifetime> {
  readonly kind = 'MemoryPool';

  private constructor(lifetime: PoolLifetime) {
    super(HANDLE, lifetime);
  }

  /** @internal */
  static create(device: DeviceLifetime, options: PoolOptions | undefined, api: string): MemoryPool {
    const { maxByteLength, releaseThreshold } = readOptions(
      options,
      ['maxByteLength', 'releaseThreshold'],
      api,
    );
    if (maxByteLength !== undefined) checkByteLength(maxByteLength, api, 'options.maxByteLength');
    if (releaseThreshold !== undefined)
      checkWhole(releaseThreshold, 0, Number.MAX_SAFE_INTEGER, api, 'options.releaseThreshold');
    device.makeCurrent();
    const properties = {
      allocType: aclrtMemAllocationType.ACL_MEM_ALLOCATION_TYPE_PINNED,
      handleType: aclrtMemHandleType.ACL_MEM_HANDLE_TYPE_NONE,
      location: { type: aclrtMemLocationType.ACL_MEM_LOCATION_TYPE_DEVICE, id: device.id },
      maxSize: maxByteLength ?? 0,
    };
    const lifetime = own(
      () => rt.memPoolCreate(properties),
      rt.memPoolDestroy,
      (pointer) => new PoolLifetime(device, pointer, maxByteLength),
    );
    const pool = new MemoryPool(lifetime);
    try {
      if (releaseThreshold !== undefined)
        pool.#set(aclrtMemPoolAttr.ACL_RT_MEM_POOL_ATTR_RELEASE_THRESHOLD, releaseThreshold);
      return pool;
    } catch (error) {
      disposeQuietly(pool);
      throw error;
    }
  }

  /** The device whose memory it hands out. */
  get device() {
    return lifetimeOf(this).device.handle;
  }

  /**
   * The native handle, for the generated functions.
   * @throws DisposedError
   */
  get pointer(): MemPoolPtr {
    return requireOpen(this, 'MemoryPool.pointer').pointer;
  }

  /**
   * Memory for what is queued on the stream from now on.
   * @param byteLength bytes, at least 1
   * @throws InvalidArgumentError when the stream is of another device; DisposedError
   * @throws OutOfMemoryError (207001) when the pool has reached its limit, or the device
   * @throws NotAvailableError before CANN 9.1
   * @throws DeviceFaultError (507010 …) when the device is lost
   * @see aclrtMemPoolMallocAsync
   */
  allocate(byteLength: number, stream: Stream): PoolMemory {
    const api = 'MemoryPool.allocate';
    const pool = requireOpen(this, api);
    checkByteLength(byteLength, api);
    checkHandle(stream, Stream, api, 'stream');
    const target = requireOpen(stream, api, 'stream');
    if (target.context.device !== pool.device)
      throw new InvalidArgumentError({
        api,
        parameter: 'stream',
        received: stream,
        expected: `a stream of device ${pool.device.id}, to which the pool belongs`,
      });
    return PoolMemory.own(allocateFromPool(pool, byteLength, target, new CallSite(this.allocate)));
  }

  /**
   * What the pool holds.
   * @throws DisposedError
   * @see aclrtMemPoolGetAttr
   */
  usage(): PoolUsage {
    requireOpen(this, 'MemoryPool.usage');
    return {
      reserved: this.#get(aclrtMemPoolAttr.ACL_RT_MEM_POOL_ATTR_RESERVED_MEM_CURRENT),
      reservedPeak: this.#get(aclrtMemPoolAttr.ACL_RT_MEM_POOL_ATTR_RESERVED_MEM_HIGH),
      used: this.#get(aclrtMemPoolAttr.ACL_RT_MEM_POOL_ATTR_USED_MEM_CURRENT),
      usedPeak: this.#get(aclrtMemPoolAttr.ACL_RT_MEM_POOL_ATTR_USED_MEM_HIGH),
    };
  }

  /**
   * Gives unused memory back to the device.
   * @param keepByteLength bytes that stay, in use or not; default 0. What is in use stays in any case.
   * @throws InvalidArgumentError, DisposedError
   * @throws NotAvailableError before CANN 9.1
   * @see aclrtMemPoolTrimTo
   */
  trim(keepByteLength = 0): void {
    const api = 'MemoryPool.trim';
    requireOpen(this, api);
    checkWhole(keepByteLength, 0, Number.MAX_SAFE_INTEGER, api, 'keepByteLength');
    // The runtime refuses to keep less than what is in use, or more than there is.
    const { reserved, used } = this.usage();
    rt.memPoolTrimTo(this.pointer, Math.min(Math.max(keepByteLength, used), reserved));
  }

  #get(attribute: aclrtMemPoolAttr): number {
    const value = new BigUint64Array(1);
    rt.memPoolGetAttr(this.pointer, attribute, value);
    return Number(value[0]);
  }

  #set(attribute: aclrtMemPoolAttr, value: number): void {
    const cell = new BigUint64Array([BigInt(value)]);
    rt.memPoolSetAttr(this.pointer, attribute, addressOf(cell) as HostPtr); // C reads it during the call
  }

  /** @internal */
  protected [DETAILS](): readonly string[] {
    const { device, heldBytes } = lifetimeOf(this);
    return [`${formatBytes(heldBytes)} handed out`, `device ${device.id}`];
  }
}
