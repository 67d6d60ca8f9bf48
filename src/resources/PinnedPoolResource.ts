import * as rt from '../../generated/checked/index.js';
import { checkByteLength } from '../engine/arguments/numbers.js';
import { checkHandle, readOptions } from '../engine/arguments/options.js';
import { requireOpen } from '../engine/base/Resource.js';
import type { ResourceRequest } from '../engine/pool/resource-request.js';
import { Device } from '../handles/Device.js';
import { HostMemory } from '../handles/HostMemory.js';
import { CachingResource } from './CachingResource.js';
import { CacheLifetime } from './cache/CacheLifetime.js';
import { HostPart } from './cache/HostPart.js';
import type { TaggedHeap } from './cache/TaggedHeap.js';
import type { Chunk } from './heap/Chunk.js';
import { type Segment, SegmentSupply } from './supply/SegmentSupply.js';

/** How much a pool of host memory takes. */
export interface PinnedPoolOptions {
  /** Bytes that it takes from the host at most. Default: no limit but the host's. */
  readonly maxByteLength?: number;
}

/**
 * A pool of page-locked host memory: page-locking costs the system much, and a pool pays once.
 *
 * @see aclrtMallocHost
 * @see aclrtFreeHost
 * @example
 * ```ts
 * using pool = new PinnedPoolResource(device);
 * using pinned = pool.allocate(4096);
 * pinned.bytes.fill(1);
 * ```
 */
export class PinnedPoolResource extends CachingResource<HostMemory> {
  /** @throws InvalidArgumentError, DisposedError */
  constructor(device: Device, options?: PinnedPoolOptions) {
    super(makePool(device, options));
  }

  /** @internal */
  protected own(
    pool: CacheLifetime,
    heap: TaggedHeap,
    chunk: Chunk,
    byteLength: number,
    request: ResourceRequest,
  ): HostMemory {
    return HostMemory.own(new HostPart(pool, heap, chunk, byteLength, request.home));
  }
}

function makePool(device: unknown, options: PinnedPoolOptions | undefined): CacheLifetime {
  const api = 'new PinnedPoolResource';
  checkHandle(device, Device, api, 'device');
  const { maxByteLength } = readOptions(options, ['maxByteLength'], api);
  if (maxByteLength !== undefined) checkByteLength(maxByteLength, api, 'options.maxByteLength');
  const lifetime = requireOpen(device, api, 'device');
  const take = (byteLength: number): Segment => {
    lifetime.makeCurrent();
    const address = rt.mallocHost(byteLength);
    return { address, free: () => rt.freeHost(address) };
  };
  const traits = { resourceName: 'PinnedPoolResource', padding: 0, isOnHost: true };
  return new CacheLifetime(lifetime, traits, () => new SegmentSupply(take), maxByteLength);
}
