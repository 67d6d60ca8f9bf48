import { checkHandle } from '../engine/arguments/options.js';
import { requireOpen } from '../engine/base/Resource.js';
import { Device } from './Device.js';

/** Where memory can be used: on a device that can be used, or on the host. */
export function checkPlace(value: unknown, api: string, parameter: string): asserts value is Device | 'host' {
  if (value === 'host') return;
  checkHandle(value, Device, api, parameter);
  requireOpen(value, api, parameter);
}
