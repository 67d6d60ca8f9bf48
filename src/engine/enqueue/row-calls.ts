import * as rt from '../../../generated/checked/index.js';
import type { aclrtMemcpyKind } from '../../../generated/enums.js';
import type { MemoryPtr } from '../../../generated/types.js';
import { NotSupportedError } from '../../errors/index.js';
import type { RowBlock } from '../arrays/row-blocks.js';
import type { StreamLifetime } from '../stream/StreamLifetime.js';

/**
 * Queues a copy of rows: in one call, or row by row where the runtime can do no other. The stream's context is current.
 * @param kind undefined between host memories, which are copied by way of the device
 */
export function queueBlock(
  { pointer, bounce }: StreamLifetime,
  destination: MemoryPtr,
  source: MemoryPtr,
  kind: aclrtMemcpyKind | undefined,
  { destinationOffset, sourceOffset, width, height, destinationPitch, sourcePitch }: RowBlock,
): void {
  const to = (destination + BigInt(destinationOffset)) as MemoryPtr;
  const from = (source + BigInt(sourceOffset)) as MemoryPtr;
  if (height > 1 && kind !== undefined) {
    try {
      rt.memcpy2dAsync(to, destinationPitch, from, sourcePitch, width, height, kind, pointer);
      return;
    } catch (error) {
      if (!(error instanceof NotSupportedError)) throw error;
    }
  }
  for (let row = 0; row < height; row += 1) {
    const rowTo = (to + BigInt(row * destinationPitch)) as MemoryPtr;
    const rowFrom = (from + BigInt(row * sourcePitch)) as MemoryPtr;
    if (kind !== undefined) rt.memcpyAsync(rowTo, width, rowFrom, width, kind, pointer);
    else bounce.copy(pointer, rowTo, rowFrom, width);
  }
}
