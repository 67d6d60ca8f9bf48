import * as rt from '../../../generated/checked/index.js';
import type { MemoryPtr } from '../../../generated/types.js';
import { addressOf } from '../../native/values/host-view.js';
import type { RowBlock } from '../arrays/row-blocks.js';
import { isDeviceSide, kindOf } from './copy-plan.js';
import type { Region } from './Region.js';

/**
 * Rows in one call between host and device, else row by row, as the runtime can do no other. The context of a device that
 * reaches both regions is current, and the rows are inside them.
 */
export function copyBlock(destination: Region, source: Region, block: RowBlock): void {
  const { width, height, destinationPitch, sourcePitch } = block;
  const to = pointerTo(destination, block.destinationOffset);
  const from = pointerTo(source, block.sourceOffset);
  const kind = kindOf(destination, source);
  if (height > 1 && isDeviceSide(destination) !== isDeviceSide(source)) {
    rt.memcpy2d(to, destinationPitch, from, sourcePitch, width, height, kind);
    return;
  }
  for (let row = 0; row < height; row += 1)
    rt.memcpy(
      (to + BigInt(row * destinationPitch)) as MemoryPtr,
      width,
      (from + BigInt(row * sourcePitch)) as MemoryPtr,
      width,
      kind,
    );
}

/** The region keeps a script's buffer alive for the call. */
const pointerTo = (region: Region, offset: number): MemoryPtr => {
  const start = region.side === 'script' ? addressOf(region.bytes) : region.address;
  return (start + BigInt(offset)) as MemoryPtr;
};
