import * as rt from '../../../generated/checked/index.js';
import { AclErrorCode } from '../../../generated/error-codes.js';
import type { DevicePtr } from '../../../generated/types.js';
import { aclError } from '../../errors/acl-error-factory.js';
import { AclError, type AclErrorContext } from '../../errors/index.js';
import type { CallSite } from '../base/CallSite.js';
import type { StreamLifetime } from '../stream/StreamLifetime.js';
import { PoolBlock } from './PoolBlock.js';
import type { PoolLifetime } from './PoolLifetime.js';

/**
 * Queues the allocation on a stream of the pool's device.
 * @param place the script's call, for errors
 */
export function allocateFromPool(
  pool: PoolLifetime,
  byteLength: number,
  stream: StreamLifetime,
  place: CallSite,
): PoolBlock {
  let address = 0n as DevicePtr;
  try {
    stream.queue.submit({ verb: 'allocate', byteLength, place }, { keepAlive: [] }, () => {
      address = rt.memPoolMallocAsync(byteLength, pool.pointer, stream.pointer);
    });
  } catch (error) {
    throw asShortage(error, pool, byteLength);
  }
  return new PoolBlock(pool, stream, address, byteLength, place);
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
