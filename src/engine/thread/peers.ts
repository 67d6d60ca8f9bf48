import * as rt from '../../../generated/checked/index.js';
import type { DeviceLifetime } from './DeviceLifetime.js';
import { checkPeer } from './location.js';

/** Access of a device to the memory of another one, in one direction. `peer`: what the script gave. */

export const canAccessPeer = (device: DeviceLifetime, peer: unknown, api: string): boolean =>
  rt.deviceCanAccessPeer(device.id, checkPeer(device, peer, api).id) === 1;

export function enablePeerAccess(device: DeviceLifetime, peer: unknown, api: string): void {
  const { id } = checkPeer(device, peer, api);
  if (device.peers.has(id)) return;
  device.makeCurrent();
  rt.deviceEnablePeerAccess(id, 0);
  device.peers.add(id);
}

export function disablePeerAccess(device: DeviceLifetime, peer: unknown, api: string): void {
  const { id } = checkPeer(device, peer, api);
  if (!device.peers.has(id)) return;
  device.makeCurrent();
  rt.deviceDisablePeerAccess(id);
  device.peers.delete(id);
}
