import type { DevicePtr } from '../../generated/types.js';
import { HANDLE } from '../engine/base/Resource.js';
import type { PoolBlock } from '../engine/pool/PoolBlock.js';
import { Memory } from './Memory.js';

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
