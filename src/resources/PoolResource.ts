import { checkByteLength, checkWhole } from '../engine/arguments/numbers.js';
import { checkChoice, checkHandle, readOptions } from '../engine/arguments/options.js';
import { requireOpen } from '../engine/base/Resource.js';
import type { ResourceRequest } from '../engine/pool/resource-request.js';
import { InvalidArgumentError } from '../errors/index.js';
import { Device } from '../handles/Device.js';
import { DeviceMemory } from '../handles/DeviceMemory.js';
import { CachingResource } from './CachingResource.js';
import { CacheLifetime } from './cache/CacheLifetime.js';
import { DevicePart } from './cache/DevicePart.js';
import { sleepHeaps, wakeHeaps } from './cache/sleep.js';
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

/** Which memory wakes. */
export interface WakeOptions {
  /** Memory that was allocated with one of these tags. Default: all memory, tagged or not. */
  readonly tags?: readonly string[];
}

/** Which memory goes to sleep, and what becomes of its bytes. */
export interface SleepOptions extends WakeOptions {
  /** Whether the bytes are kept in memory of the process, or are undefined afterwards. Default `'host'`. */
  readonly keep?: 'host' | 'discard';
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

  /**
   * Gives back the physical memory of what the pool has handed out, and keeps every address: another program, or another part
   * of this one, can have the memory until {@link wake}. Until then every use of memory with these tags throws AscendError
   * `ERR_ASLEEP`, and so does allocating it; disposing of it does not. Addresses that others hold stay valid, but nobody may
   * use what is there. Needs virtual memory.
   *
   * When it throws an AclError of a copy, nothing has changed. When it throws another one, the memory is asleep, and what the
   * driver could not take back stays with the pool: called again it tries that once more.
   * @throws InvalidArgumentError, DisposedError
   * @throws AscendError `ERR_IN_USE` while queued work uses the memory; `ERR_NO_VIRTUAL_MEMORY` for a pool of segments;
   *   `ERR_HOST_MEMORY` when the process has no room for the bytes
   * @throws AclError: 507899 when the driver can't copy it or take it back
   * @see aclrtUnmapMem
   * @see aclrtFreePhysical
   * @example
   * ```ts
   * using pool = new PoolResource(device);
   * const weights = pool.allocate(4096, { tag: 'weights' });
   * const cache = pool.allocate(65536, { tag: 'cache' });
   * pool.sleep({ tags: ['weights'] }); // the bytes are kept in memory of the process
   * pool.sleep({ tags: ['cache'], keep: 'discard' });
   * await pool.wake(); // at the same addresses
   * ```
   */
  sleep(options?: SleepOptions): void {
    const api = 'PoolResource.sleep';
    const pool = requireOpen(this, api);
    const { tags, keep } = readOptions(options, ['tags', 'keep'], api);
    const heaps = heapsOf(pool, tags, api);
    const keeps = checkChoice(keep, KEEP, 'host', api, 'options.keep');
    pool.assertOpen(api);
    sleepHeaps(pool, heaps, keeps.bytes, api);
  }

  /**
   * Maps memory again where it was before {@link sleep}, and copies the bytes back, in pieces between which the event loop
   * runs. When it rejects, what could not be woken is asleep as before and no bytes are lost.
   * @throws InvalidArgumentError, DisposedError
   * @throws OutOfMemoryError (207001) when there is not as much memory as before
   * @throws AclError: 507899 when the driver refuses a mapping or a copy
   * @see aclrtMallocPhysical
   * @see aclrtMapMem
   */
  async wake(options?: WakeOptions): Promise<void> {
    const api = 'PoolResource.wake';
    const pool = requireOpen(this, api);
    const { tags } = readOptions(options, ['tags'], api);
    const heaps = heapsOf(pool, tags, api);
    pool.assertOpen(api);
    await wakeHeaps(pool, heaps, api);
  }
}

const KEEP = { host: { bytes: true }, discard: { bytes: false } } as const;

/** The heaps of some tags, or all of them. */
function heapsOf(pool: CacheLifetime, tags: unknown, api: string): readonly TaggedHeap[] {
  if (tags === undefined) return [...pool.heaps];
  const names = Array.isArray(tags) ? Array.from<unknown>(tags) : [undefined];
  if (!names.every((name) => typeof name === 'string'))
    throw new InvalidArgumentError({
      api,
      parameter: 'options.tags',
      received: tags,
      expected: 'an array of texts',
    });
  return pool.heaps.filter(({ tag }) => tag !== undefined && names.includes(tag));
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
