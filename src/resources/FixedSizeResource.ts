import { checkWhole } from '../engine/arguments/numbers.js';
import { readOptions } from '../engine/arguments/options.js';
import { lifetimeOf, requireOpen } from '../engine/base/Resource.js';
import type { ResourceRequest } from '../engine/pool/resource-request.js';
import { InvalidArgumentError } from '../errors/index.js';
import { Device } from '../handles/Device.js';
import { DeviceMemory } from '../handles/DeviceMemory.js';
import type { MemoryResource } from '../handles/MemoryResource.js';
import { CachingResource } from './CachingResource.js';
import { CacheLifetime } from './cache/CacheLifetime.js';
import { DevicePart } from './cache/DevicePart.js';
import type { TaggedHeap } from './cache/TaggedHeap.js';
import { type Chunk, GRANULE } from './heap/Chunk.js';
import { type Segment, SegmentSupply } from './supply/SegmentSupply.js';
import { type Upstream, upstreamOf } from './upstream.js';

/** How large the pieces are, and how many are taken from upstream at once. */
export interface FixedSizeOptions {
  /** Bytes of each piece, a multiple of 64. Default 1 MiB. */
  readonly blockByteLength?: number;
  /** Pieces in what is taken from upstream at once. Default 128. */
  readonly blocksPerSegment?: number;
}

const USUAL_BLOCK = 1024 ** 2;
const USUAL_COUNT = 128;

/**
 * Hands out pieces of one size, which never fragment, from larger ones of its upstream.
 *
 * @example
 * ```ts
 * using blocks = new FixedSizeResource(device, { blockByteLength: 4096 });
 * using memory = blocks.allocate(1000); // takes 4096 bytes
 * ```
 */
export class FixedSizeResource extends CachingResource<DeviceMemory> {
  /** Where the memory comes from. */
  readonly upstream: MemoryResource;

  /**
   * @param upstream a resource, or a device, which stands for its own memory
   * @throws InvalidArgumentError, DisposedError
   */
  constructor(upstream: Upstream<DeviceMemory>, options?: FixedSizeOptions) {
    const from = upstreamOf<DeviceMemory>(upstream, 'new FixedSizeResource');
    super(makePool(from, options));
    this.upstream = from;
  }

  /** Bytes of each piece. */
  get blockByteLength(): number {
    return lifetimeOf(this).traits.pieceByteLength ?? 0;
  }

  /** @internal */
  protected override check(byteLength: number, api: string): void {
    checkWhole(byteLength, 1, this.blockByteLength, api, 'byteLength');
  }

  /** @internal */
  protected own(
    pool: CacheLifetime,
    heap: TaggedHeap,
    chunk: Chunk,
    byteLength: number,
    request: ResourceRequest,
  ): DeviceMemory {
    return DeviceMemory.own(new DevicePart(pool, heap, chunk, byteLength, request.home));
  }
}

function makePool(upstream: MemoryResource, options: FixedSizeOptions | undefined): CacheLifetime {
  const api = 'new FixedSizeResource';
  const { blockByteLength = USUAL_BLOCK, blocksPerSegment = USUAL_COUNT } = readOptions(
    options,
    ['blockByteLength', 'blocksPerSegment'],
    api,
  );
  checkWhole(blockByteLength, GRANULE, Number.MAX_SAFE_INTEGER, api, 'options.blockByteLength');
  if (blockByteLength % GRANULE !== 0)
    throw new InvalidArgumentError({
      api,
      parameter: 'options.blockByteLength',
      received: blockByteLength,
      expected: `a multiple of ${GRANULE}`,
    });
  const most = Math.floor(Number.MAX_SAFE_INTEGER / blockByteLength);
  checkWhole(blocksPerSegment, 1, most, api, 'options.blocksPerSegment');
  const { device } = upstream;
  if (!((device as unknown) instanceof Device))
    throw new InvalidArgumentError({
      api,
      parameter: 'upstream',
      received: upstream,
      expected: 'a resource of a device',
    });
  const lifetime = requireOpen(device, api, 'upstream');
  const traits = {
    resourceName: 'FixedSizeResource',
    padding: 0,
    isOnHost: false,
    pieceByteLength: blockByteLength,
  };
  const supply = new SegmentSupply(
    (byteLength) => segmentOf(upstream, byteLength),
    blockByteLength * blocksPerSegment,
  );
  return new CacheLifetime(lifetime, traits, () => supply, undefined);
}

/** Memory of upstream, which lives as long as the segment, whatever the script does with its handle. */
function segmentOf(upstream: MemoryResource, byteLength: number): Segment {
  const memory = upstream.allocate(byteLength);
  const { block, blockOffset } = lifetimeOf(memory);
  let isFree = false;
  block.usedUntil({ hasReached: () => isFree }, 0);
  return {
    address: block.address + BigInt(blockOffset),
    free: () => {
      memory.dispose(); // deferred: it is in use
      isFree = true;
      block.endIfUnusedNow();
    },
  };
}
