import * as rt from '../../../generated/checked/index.js';
import type { MemoryPtr } from '../../../generated/types.js';
import { InvalidArgumentError } from '../../errors/index.js';
import { copyElements, rowBlocks } from '../arrays/row-blocks.js';
import type { CallSite } from '../base/CallSite.js';
import type { Lifetime } from '../base/Lifetime.js';
import { checkTransfer } from '../copy/check-transfer.js';
import { atItem, type BatchCopy, checkBatch } from '../copy/copy-batch.js';
import {
  betweenBuffers,
  type CopyOptions,
  checkReach,
  isDeviceSide,
  kindOf,
  type Sides,
  type Transfer,
} from '../copy/copy-plan.js';
import type { Operand, Region, ScriptRegion } from '../copy/Region.js';
import type { StreamLifetime } from '../stream/StreamLifetime.js';
import type { StagingBlock } from '../thread/StagingPool.js';
import { queueBlock } from './row-calls.js';

/** Throws unless the stream can make a checked copy: with memory on one side at least, and reaching both. */
export function checkCopy(
  { context: { device } }: StreamLifetime,
  { names, destination, source }: Sides,
  api: string,
): void {
  if (destination.side === 'script' && source.side === 'script') throw betweenBuffers(names, source, api);
  checkReach(device, destination, api, names.destination);
  checkReach(device, source, api, names.source);
}

const SIDES = { destination: 'destination', source: 'source', options: 'options' } as const;

/** Checks both sides and queues a copy. */
export function queueCopy(
  stream: StreamLifetime,
  destination: Operand,
  source: Operand,
  options: CopyOptions | undefined,
  place: CallSite,
  api: string,
): void {
  const transfer = checkTransfer(destination, source, options, api, SIDES);
  // A getter of the options may have ended it.
  if (options !== undefined) stream.assertOpen(api);
  checkCopy(stream, transfer, api);
  queueTransfer(stream, transfer, place, api);
}

/** Checks all copies before the first is queued. */
export function queueBatch(
  stream: StreamLifetime,
  items: readonly BatchCopy[],
  place: CallSite,
  api: string,
): void {
  const transfers = checkBatch(items, api);
  stream.assertOpen(api);
  for (const transfer of transfers) checkCopy(stream, transfer, api);
  for (const [index, transfer] of transfers.entries())
    atItem(index, () => queueTransfer(stream, transfer, place, api));
}

/** Queues a checked copy. Buffers of the script go through pinned memory, everything else is transferred directly. */
function queueTransfer(stream: StreamLifetime, transfer: Transfer, place: CallSite, api: string): void {
  const { destination, source, byteLength, strided } = transfer;
  const { device } = stream.context;
  if (byteLength === 0) return;
  const staging =
    destination.side === 'script' || source.side === 'script'
      ? device.staging.acquire(byteLength)
      : undefined;
  if (staging !== undefined && source.side === 'script') {
    if (strided === undefined) staging.bytes.set(source.bytes);
    else copyElements(strided.source, staging.bytes, strided.packed, source.bytes);
  }
  const info = { verb: 'copy', byteLength, source: source.side, destination: destination.side, place };
  const operation = {
    keepAlive: holdersOf(destination, source),
    finish: staging === undefined ? undefined : finisher(stream, transfer, staging, api),
    severalCalls: strided !== undefined || (!isDeviceSide(destination) && !isDeviceSide(source)),
  };
  stream.queue.submit(info, operation, () => transferNow(stream, transfer, staging));
}

function finisher(
  stream: StreamLifetime,
  { names, destination, strided }: Transfer,
  staging: StagingBlock,
  api: string,
): (failed: boolean) => void {
  return returning(stream, staging, (failed) => {
    if (failed || destination.side !== 'script') return;
    checkStillThere(destination, api, names.destination);
    if (strided === undefined) destination.bytes.set(staging.bytes.subarray(0, destination.byteLength));
    else copyElements(strided.packed, destination.bytes, strided.destination, staging.bytes);
  });
}

/** The end of an operation with staging memory. Where JavaScript ends in the middle it is called again. */
export function returning(
  stream: StreamLifetime,
  staging: StagingBlock,
  take: (failed: boolean) => void,
): (failed: boolean) => void {
  let isReturned = false;
  return (failed) => {
    if (isReturned) return;
    try {
      take(failed);
    } finally {
      isReturned = true;
      giveBack(stream, staging);
    }
  };
}

export function holdersOf(destination: Region, source: Region): readonly Lifetime[] {
  if (source.holders.length === 0) return destination.holders;
  if (destination.holders.length === 0) return source.holders;
  return destination.holders.concat(source.holders);
}

/** The native calls. The stream's context is current. */
function transferNow(
  stream: StreamLifetime,
  { destination, source, byteLength, strided }: Transfer,
  staging: StagingBlock | undefined,
): void {
  const to = addressIn(destination, staging);
  const from = addressIn(source, staging);
  if (strided !== undefined) {
    const kind = kindOf(destination, source);
    const bounced = !isDeviceSide(destination) && !isDeviceSide(source);
    for (const block of rowBlocks(strided.destination, strided.source))
      queueBlock(stream, to, from, bounced ? undefined : kind, block);
  } else if (isDeviceSide(destination) || isDeviceSide(source))
    rt.memcpyAsync(to, byteLength, from, byteLength, kindOf(destination, source), stream.pointer);
  else stream.bounce.copy(stream.pointer, to, from, byteLength);
}

/** Where C finds a region: of a script's buffer the staging memory. */
export function addressIn(region: Region, staging: StagingBlock | undefined): MemoryPtr {
  if (region.side !== 'script') return region.address;
  if (staging === undefined) throw new Error('a script buffer is never transferred without staging');
  return staging.address;
}

/** Throws when the script has transferred its buffer away while the copy was queued. */
export function checkStillThere({ bytes, byteLength }: ScriptRegion, api: string, parameter: string): void {
  if (bytes.byteLength === byteLength) return;
  throw new InvalidArgumentError({
    api,
    parameter,
    received: bytes,
    expected: 'kept as it is until the copy is done: its buffer was detached meanwhile',
  });
}

function giveBack(stream: StreamLifetime, staging: StagingBlock): void {
  try {
    stream.context.device.staging.release(staging);
  } catch (error) {
    stream.session.reportLate(stream, error);
  }
}
