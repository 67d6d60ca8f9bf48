import { checkHandle, readOptions } from '../engine/arguments/options.js';
import { RESOURCE_OPTIONS } from '../engine/pool/resource-request.js';
import { InvalidArgumentError } from '../errors/index.js';
import { MemoryPool } from '../handles/MemoryPool.js';
import type { MemoryResource, ResourceOptions } from '../handles/MemoryResource.js';
import type { PoolMemory } from '../handles/PoolMemory.js';

/**
 * A pool of the runtime as a resource, for the adaptors. Each piece takes 2 MiB at least, and needs a stream.
 *
 * @see aclrtMemPoolMallocAsync
 * @example
 * ```ts
 * using pool = device.createPool();
 * const counted = new StatisticsResource(new RuntimePoolResource(pool));
 * const scratch = counted.allocate(4096, { stream });
 * scratch.dispose(); // in the order of the stream
 * ```
 */
export class RuntimePoolResource implements MemoryResource<PoolMemory> {
  /** The pool of the runtime. */
  readonly pool: MemoryPool;

  /** @throws InvalidArgumentError */
  constructor(pool: MemoryPool) {
    checkHandle(pool, MemoryPool, 'new RuntimePoolResource', 'pool');
    this.pool = pool;
  }

  /** The device whose memory it hands out. */
  get device() {
    return this.pool.device;
  }

  /**
   * Memory for what is queued on the stream from now on.
   * @param options `stream` must be given; `alignment` and `tag` mean nothing here
   * @throws InvalidArgumentError, DisposedError
   * @throws OutOfMemoryError (207001) when the pool has reached its limit, or the device
   * @throws NotAvailableError before CANN 9.1
   */
  allocate(byteLength: number, options?: ResourceOptions): PoolMemory {
    const api = 'RuntimePoolResource.allocate';
    const { stream } = readOptions(options, RESOURCE_OPTIONS, api);
    if (stream === undefined)
      throw new InvalidArgumentError({
        api,
        parameter: 'options.stream',
        received: stream,
        expected: 'a stream: pools of the runtime hand out memory in the order of one',
      });
    return this.pool.allocate(byteLength, stream);
  }
}
