import * as rt from '../../../generated/checked/index.js';
import type { MemoryPtr } from '../../../generated/types.js';
import type { DeviceLifetime } from '../thread/DeviceLifetime.js';
import {
  betweenBuffers,
  blamedSide,
  checkReach,
  isDeviceSide,
  kindOf,
  type Sides,
  type Transfer,
} from './copy-plan.js';
import { copyStridedNow } from './copy-strided.js';
import type { Region } from './Region.js';

/** Copies at once. Both sides are checked; what is left is which device does it. */
export function copyNow(transfer: Transfer, api: string): void {
  const { destination, source, byteLength, strided } = transfer;
  const device = deviceReaching(transfer, api);
  if (byteLength === 0) return;
  device.makeCurrent();
  if (strided !== undefined) copyStridedNow(destination, source, strided, byteLength);
  else
    rt.memcpy(operandOf(destination), byteLength, operandOf(source), byteLength, kindOf(destination, source));
}

/**
 * The device that makes a copy: the one whose memory takes part, of two the destination's; between host memories either
 * could. Throws when it does not reach both sides.
 */
export function deviceReaching({ names, destination, source }: Sides, api: string): DeviceLifetime {
  if (source.side === 'script') {
    if (destination.side !== 'script') return destination.device;
    throw betweenBuffers(names, source, api);
  }
  const ofDestination = destination.side !== 'script' && isDeviceSide(destination);
  const device = ofDestination ? destination.device : source.device;
  const blamed = ofDestination && names.source === 'this' ? destination : source;
  checkReach(device, source, api, blamedSide(names), blamed);
  return device;
}

export const operandOf = (region: Region): MemoryPtr | ArrayBufferView =>
  region.side === 'script' ? region.bytes : region.address;
