import * as rt from '../../../generated/checked/index.js';
import type { MemoryPtr } from '../../../generated/types.js';
import type { DeviceLifetime } from '../session/DeviceLifetime.js';
import type { Region } from './Region.js';
import { checkReach, isDeviceSide, kindOf, type Transfer } from './transfer.js';

/** Copies at once. Both sides are checked; what is left is which device does it. */
export function copyNow(transfer: Transfer, api: string): void {
  const { destination, source, byteLength } = transfer;
  if (byteLength === 0) return;
  const device = deviceFor(destination, source);
  checkReach(device, source, undefined, api, 'source');
  device.enter();
  rt.memcpy(operandOf(destination), byteLength, operandOf(source), byteLength, kindOf(destination, source));
}

/** The device whose memory takes part; of two the destination's. A copy between host memories uses either's. */
export function deviceFor(destination: Region, source: Region): DeviceLifetime {
  if (destination.side !== 'script' && (isDeviceSide(destination) || source.side === 'script'))
    return destination.device;
  if (source.side !== 'script') return source.device;
  throw new Error('a copy between two buffers of the script has no device');
}

export const operandOf = (region: Region): MemoryPtr | ArrayBufferView =>
  region.side === 'script' ? region.bytes : region.address;
