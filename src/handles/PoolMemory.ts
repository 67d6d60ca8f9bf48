import * as rt from '../../generated/checked/index.js';
import { AclErrorCode } from '../../generated/error-codes.js';
import type { DevicePtr } from '../../generated/types.js';
import type { CallSite } from '../engine/base/CallSite.js';
import { HANDLE, lifetimeOf } from '../engine/base/Resource.js';
import { MemoryBlock, type MemorySide } from '../engine/memory/MemoryBlock.js';
import type { StreamLifetime } from '../engine/stream/StreamLifetime.js';
import { aclError } from '../errors/acl-error-factory.js';
import { AclError, type AclErrorContext, InvalidArgumentError } from '../errors/index.js';
import { Memory } from './Memory.js';
import type { PoolLifetime } from './MemoryPool.js';
import type { Stream } from './Stream.js';

/**
 * Memory of a pool, for what is queued on its stream behind the allocation. Disposing of it gives it back in the order
 * of that stream: what is queued before may still use it. Before using it without the stream, wait for the stream.
 *
 * @see aclrtMemPoolMallocAsync
 * @see aclrtMemPoolFreeAsync
 */
export class PoolMemory extends Memory<DevicePtr> {
  readonly kind = 'PoolMemory';

  /** @internal */
  static own(block: PoolBlock): PoolMemory {
    return new PoolMemory(HANDLE, block);
  }
}

export function allocateFromPool(
  pool: PoolLifetime,
  byteLength: number,
  given: Stream,
  place: CallSite,
  api: string,
): PoolMemory {
  const stream = lifetimeOf(given);
  stream.assertOpen(api, 'stream');
  if (stream.context.device !== pool.device)
    throw new InvalidArgumentError({
      api,
      parameter: 'stream',
      received: given,
      expected: `a stream of device ${pool.device.id}, to which the pool belongs`,
    });
  let address = 0n as DevicePtr;
  try {
    stream.queue.submit({ verb: 'allocate', byteLength, place }, { keepAlive: [] }, () => {
      address = rt.memPoolMallocAsync(byteLength, pool.pointer, stream.pointer);
    });
  } catch (error) {
    throw asShortage(error, pool, byteLength);
  }
  return PoolMemory.own(new PoolBlock(pool, stream, address, byteLength, place));
}

/**
 * The runtime has no code of its own for a pool that is exhausted: it answers that something failed inside. The pool's
 * own limit explains it when there is one that was hit.
 */
function asShortage(error: unknown, pool: PoolLifetime, requested: number): unknown {
  if (!(error instanceof AclError) || error.code !== AclErrorCode.ACL_ERROR_RT_INTERNAL_ERROR) return error;
  const { api, args, detail, context } = error;
  const total = pool.maxByteLength;
  const free = total === undefined ? undefined : Math.max(0, total - pool.heldBytes);
  const own: AclErrorContext =
    free === undefined || total === undefined || free >= requested
      ? {}
      : { free, total, limits: [{ name: 'the pool', free, total, held: pool.heldBytes, unit: 'bytes' }] };
  return aclError({
    api,
    args,
    detail,
    code: AclErrorCode.ACL_ERROR_RT_MEMORY_ALLOCATION,
    context: { ...context, ...own, requested, cause: error },
  });
}

class PoolBlock extends MemoryBlock {
  constructor(
    readonly pool: PoolLifetime,
    readonly stream: StreamLifetime,
    address: DevicePtr,
    byteLength: number,
    readonly allocatedAt: CallSite,
  ) {
    super('PoolMemory', pool, pool.device, address, byteLength);
    this.attach();
  }

  side(): MemorySide {
    return 'device';
  }

  /** What is queued on its own stream does not defer its end: giving back is queued behind it. */
  override retain(queue?: object): void {
    if (queue !== this.stream.queue) super.retain(queue);
  }

  override unretain(queue?: object): void {
    if (queue !== this.stream.queue) super.unretain(queue);
  }

  protected release(): void {
    const address = this.address as DevicePtr; // what the constructor was given
    const { stream } = this;
    // The stream is over, and with it everything that was queued: the memory goes back at once.
    if (stream.state === 'closed') {
      this.device.makeCurrent();
      rt.free(address);
      return;
    }
    const info = { verb: 'give back', byteLength: this.byteLength, place: this.allocatedAt };
    stream.queue.submit(info, { keepAlive: [this.pool] }, () => rt.memPoolFreeAsync(address, stream.pointer));
  }
}
