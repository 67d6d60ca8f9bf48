import { checkByteLength, checkWhole } from '../engine/arguments/numbers.js';
import { readOptions } from '../engine/arguments/options.js';
import { DETAILS, HANDLE, lifetimeOf, Resource, requireOpen } from '../engine/base/Resource.js';
import {
  checkRequest,
  PLAIN_REQUEST,
  RESOURCE_OPTIONS,
  type ResourceRequest,
} from '../engine/pool/resource-request.js';
import { asleepError } from '../engine/virtual/asleep-error.js';
import { formatBytes } from '../errors/format.js';
import type { Memory } from '../handles/Memory.js';
import type { MemoryResource, ResourceOptions } from '../handles/MemoryResource.js';
import type { CacheLifetime } from './cache/CacheLifetime.js';
import type { TaggedHeap } from './cache/TaggedHeap.js';
import type { Chunk } from './heap/Chunk.js';
import { usedIn } from './heap/used-in.js';

/** What a resource that keeps memory has. In bytes. */
export interface ResourceUsage {
  /** Taken from upstream now: from the device, the host or another resource. */
  readonly reserved: number;
  /** Taken from upstream at most so far. */
  readonly reservedPeak: number;
  /** Handed out now, rounded up to what each piece takes. */
  readonly used: number;
  /** Handed out at most so far. */
  readonly usedPeak: number;
  /** Free for anybody now. */
  readonly free: number;
  /** Given back on streams whose work may still use it: free for those streams, and for others when the work is done. */
  readonly waiting: number;
  /** The largest piece that is free for anybody. */
  readonly largestFree: number;
  /** Of what is handed out, so much is asleep: see {@link PoolResource.sleep}. */
  readonly asleep: number;
}

/**
 * The base of the resources that keep memory for later: {@link PoolResource}, {@link PinnedPoolResource} and
 * {@link FixedSizeResource}. What they hand out ends with them.
 */
export abstract class CachingResource<M extends Memory>
  extends Resource<CacheLifetime>
  implements MemoryResource<M>
{
  readonly kind = 'MemoryResource';

  /** @internal */
  constructor(lifetime: CacheLifetime) {
    super(HANDLE, lifetime);
  }

  /** The device that the memory is for. */
  get device() {
    return lifetimeOf(this).device.handle;
  }

  /** @internal Makes the handle of a chunk that was taken. */
  protected abstract own(
    pool: CacheLifetime,
    heap: TaggedHeap,
    chunk: Chunk,
    byteLength: number,
    request: ResourceRequest,
  ): M;

  /** @internal Throws when a request can't be served whatever is free. */
  protected check(_byteLength: number, _api: string): void {}

  /**
   * Memory of so many bytes. Its contents are undefined.
   * @param byteLength bytes, at least 1
   * @throws InvalidArgumentError, DisposedError
   * @throws OutOfMemoryError (207001) with the limit that was hit, what is free there and the largest piece
   */
  allocate(byteLength: number, options?: ResourceOptions): M {
    const api = ALLOCATE;
    const pool = requireOpen(this, api);
    checkByteLength(byteLength, api);
    this.check(byteLength, api);
    let request = PLAIN_REQUEST;
    if (options !== undefined) {
      request = checkRequest(pool.device, readOptions(options, RESOURCE_OPTIONS, api), api);
      // Getters of the options may have ended it.
      pool.assertOpen(api);
    }
    const heap = pool.heapOf(request.tag);
    if (heap.isAsleep) throw asleepError('memory of this tag', 'the pool', api);
    const chunk = pool.take(heap, byteLength, request.alignment, request.home, api);
    return this.own(pool, heap, chunk, byteLength, request);
  }

  /**
   * What it has, and what of it is handed out.
   * @throws DisposedError
   */
  usage(): ResourceUsage {
    const { supply, heaps, used, usedPeak } = requireOpen(this, 'MemoryResource.usage');
    const { reserved, reservedPeak } = supply;
    const free = sum(heaps, (heap) => heap.free.byteLength);
    const waiting = sum(heaps, (heap) => sum(heap.caches, (cache) => cache.byteLength));
    const largestFree = Math.max(...heaps.map((heap) => heap.free.largest()?.byteLength ?? 0));
    const asleep = sum(heaps, (heap) => (heap.isAsleep ? usedIn(heap) : 0));
    return { reserved, reservedPeak, used, usedPeak, free, waiting, largestFree, asleep };
  }

  /**
   * Gives unused memory back. Never waits: what queued work may still use stays.
   * @param keepByteLength bytes that stay, in use or not; default 0. What is in use stays in any case.
   * @throws InvalidArgumentError, DisposedError
   * @throws AclError: 507899 when the driver can't take it back; it stays then
   */
  trim(keepByteLength = 0): void {
    const api = 'MemoryResource.trim';
    const pool = requireOpen(this, api);
    checkWhole(keepByteLength, 0, Number.MAX_SAFE_INTEGER, api, 'keepByteLength');
    pool.trim(keepByteLength);
  }

  /**
   * How much unused memory it keeps for later. More than that goes back when it is given back here.
   * @param byteLength bytes; `Infinity`, the default, keeps all until {@link trim}, or until the library runs out
   * @throws InvalidArgumentError, DisposedError
   */
  setReleaseThreshold(byteLength: number): void {
    const api = 'MemoryResource.setReleaseThreshold';
    const pool = requireOpen(this, api);
    if (byteLength !== Number.POSITIVE_INFINITY)
      checkWhole(byteLength, 0, Number.MAX_SAFE_INTEGER, api, 'byteLength');
    pool.releaseThreshold = byteLength;
  }

  /** @internal */
  protected [DETAILS](): readonly string[] {
    const { supply, used, device, resourceName } = lifetimeOf(this);
    return [
      resourceName,
      `${formatBytes(used)} of ${formatBytes(supply.reserved)} handed out`,
      `device ${device.id}`,
    ];
  }
}

const ALLOCATE = 'MemoryResource.allocate';

const sum = <T>(values: readonly T[], of: (value: T) => number): number =>
  values.reduce((total, value) => total + of(value), 0);
