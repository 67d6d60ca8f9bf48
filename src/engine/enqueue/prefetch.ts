import * as rt from '../../../generated/checked/index.js';
import { aclrtCmoType } from '../../../generated/enums.js';
import type { ManagedPtr, MemoryPtr } from '../../../generated/types.js';
import { InvalidArgumentError } from '../../errors/index.js';
import { readOptions } from '../arguments/options.js';
import type { CallSite } from '../base/CallSite.js';
import { checkReach } from '../copy/copy-plan.js';
import { managedLocation } from '../memory/advise.js';
import type { StreamLifetime } from '../stream/StreamLifetime.js';
import { locationOf, type Place } from '../thread/location.js';
import { memoryRange } from './memory-range.js';

/** Which part is prefetched, and where to. */
export interface PrefetchOptions {
  /** First byte. Default 0. */
  readonly offset?: number;
  /** How many bytes. Default: to the end. */
  readonly byteLength?: number;
  /** Where managed memory will be used. Default: on the stream's device. */
  readonly to?: Place;
}

/** One cache operation takes at most so many bytes: the runtime cuts the number to 32 bits. */
const MOST_BYTES = 2 ** 31;

export function queuePrefetch(
  stream: StreamLifetime,
  memory: unknown,
  options: PrefetchOptions | undefined,
  place: CallSite,
  api: string,
): void {
  const read = readOptions(options, ['offset', 'byteLength', 'to'], api);
  stream.assertOpen(api);
  const { queue, pointer, context } = stream;
  const region = memoryRange(memory, read, api);
  const to = locationOf(read.to, api, 'options.to');
  const { address, byteLength, holders, side } = region;
  checkReach(context.device, region, api, 'memory');
  if (side === 'host' || (side === 'device' && to !== undefined))
    throw new InvalidArgumentError({
      api,
      parameter: side === 'host' ? 'memory' : 'options.to',
      received: side === 'host' ? region.given : to,
      expected: side === 'host' ? 'device or managed memory' : 'absent: device memory goes to its own cache',
    });
  if (byteLength === 0) return;
  queue.submit({ verb: 'prefetch', byteLength, place }, { keepAlive: holders, severalCalls: true }, () => {
    if (side === 'device') return fetchIntoCache(address, byteLength, stream);
    const location = managedLocation(to, context.device);
    rt.memManagedPrefetchAsync(address as ManagedPtr, byteLength, location, 0, pointer); // its side says so
  });
}

function fetchIntoCache(address: MemoryPtr, byteLength: number, { pointer }: StreamLifetime): void {
  for (let offset = 0; offset < byteLength; offset += MOST_BYTES)
    rt.cmoAsync(
      (address + BigInt(offset)) as MemoryPtr,
      Math.min(MOST_BYTES, byteLength - offset),
      aclrtCmoType.ACL_RT_CMO_TYPE_PREFETCH,
      pointer,
    );
}
