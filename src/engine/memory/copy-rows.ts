import * as rt from '../../../generated/checked/index.js';
import type { MemoryPtr } from '../../../generated/types.js';
import { addressOf } from '../../native/host-view.js';
import { deviceReaching } from './copy.js';
import { isDeviceSide, kindOf } from './copy-plan.js';
import type { Region } from './Region.js';
import { eachRow, type RowTransfer } from './row-layout.js';

/** Copies rows at once: in one call between host and device, else row by row, as the runtime can do no other. */
export function copyRowsNow(rows: RowTransfer, api: string): void {
  const { destination, source, width, height, destinationPitch, sourcePitch } = rows;
  deviceReaching(rows, api).makeCurrent();
  const to = pointerTo(destination);
  const from = pointerTo(source);
  const kind = kindOf(destination, source);
  if (isDeviceSide(destination) !== isDeviceSide(source))
    rt.memcpy2d(to, destinationPitch, from, sourcePitch, width, height, kind);
  else
    eachRow(rows, (toOffset, fromOffset, byteLength) =>
      rt.memcpy(
        (to + BigInt(toOffset)) as MemoryPtr,
        byteLength,
        (from + BigInt(fromOffset)) as MemoryPtr,
        byteLength,
        kind,
      ),
    );
}

/** The region keeps a script's buffer alive for the call. */
const pointerTo = (region: Region): MemoryPtr =>
  region.side === 'script' ? (addressOf(region.bytes) as MemoryPtr) : region.address;
