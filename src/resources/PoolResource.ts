import { checkByteLength, checkWhole } from '../engine/arguments/numbers.js';
import { checkHandle, readOptions } from '../engine/arguments/options.js';
import { requireOpen } from '../engine/base/Resource.js';
import type { ResourceRequest } from '../engine/pool/resource-request.js';
import { Device } from '../handles/Device.js';
import { DeviceMemory } from '../handles/DeviceMemory.js';
import { CachingResource } from './CachingResource.js';
import { CacheLifetime } from './cache/CacheLifetime.js';
import { DevicePart } from './cache/DevicePart.js';
import type { TaggedHeap } from './cache/TaggedHeap.js';
import type { Chunk } from './heap/Chunk.js';
import { deviceSupply } from './supply/device-supply.js';

/** How a pool takes memory and what it keeps. */
export interface PoolResourceOptions {
  /** Bytes that it takes from the device at most. Default: no limit but the device's. */
  readonly maxByteLength?: number;
  /** Unused bytes that it keeps for later; default `Infinity`. See {@link CachingResource.setReleaseThreshold}. */
  readonly releaseThreshold?: number;
  /**
   * Whether it maps physical memory behind reserved addresses. Default: where the device has that; else, and with `false`, it
   * takes segments, which can't grow together.
   */
  readonly virtualMemory?: boolean;
}

/** The runtime wants so many bytes behind each piece of memory, on the products that want most. */
const PADDING = 32;

/**
 * A pool of device memory: what is disposed of is kept and handed out again, without a call of the library. It takes memory
 * from the device as it needs it, in pages behind addresses that it has reserved; pages of which nothing is used go to where
 * they are needed. With the option `stream` memory is handed out in the order of that stream.
 *
 * When there is no free piece, more is taken from the device; when that has no more, or `maxByteLength` is reached, the
 * stream that asks waits for an event of another one that has given memory back; the host never waits. When the library runs
 * out of memory anywhere, what the pool does not use goes back to the device.
 *
 * @see aclrtReserveMemAddress
 * @see aclrtMallocPhysical
 * @see aclrtMapMem
 * @example
 * ```ts
 * using pool = new PoolResource(device);
 * device.memoryResource = pool; // from now on device.allocate takes from the pool
 * const scratch = device.allocate(4096, { stream });
 * stream.fill(scratch, 0);
 * scratch.dispose(); // in the order of the stream: it can have the memory again at once
 * await stream.synchronize();
 * ```
 */
export class PoolResource extends CachingResource<DeviceMemory> {
  /**
   * @throws InvalidArgumentError, DisposedError
   * @throws NotSupportedError (207000), NotAvailableError with `virtualMemory: true` where the device has none
   */
  constructor(device: Device, options?: PoolResourceOptions) {
    super(makePool(device, options));
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

function makePool(device: unknown, options: PoolResourceOptions | undefined): CacheLifetime {
  const api = 'new PoolResource';
  checkHandle(device, Device, api, 'device');
  const { maxByteLength, releaseThreshold, virtualMemory } = readOptions(
    options,
    ['maxByteLength', 'releaseThreshold', 'virtualMemory'],
    api,
  );
  if (maxByteLength !== undefined) checkByteLength(maxByteLength, api, 'options.maxByteLength');
  if (releaseThreshold !== undefined && releaseThreshold !== Number.POSITIVE_INFINITY)
    checkWhole(releaseThreshold, 0, Number.MAX_SAFE_INTEGER, api, 'options.releaseThreshold');
  const lifetime = requireOpen(device, api, 'device');
  const traits = { resourceName: 'PoolResource', padding: PADDING, isOnHost: false };
  const makeSupply = deviceSupply(lifetime, virtualMemory, api);
  const pool = new CacheLifetime(lifetime, traits, makeSupply, maxByteLength);
  if (releaseThreshold !== undefined) pool.releaseThreshold = releaseThreshold;
  return pool;
}
