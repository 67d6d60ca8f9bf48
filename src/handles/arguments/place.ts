import { Device } from '../Device.js';
import { opened } from '../resource/Resource.js';
import { checkHandle } from './options.js';

/** Where memory can be used: on a device that can be used, or on the host. */
export function checkPlace(value: unknown, api: string, parameter: string): asserts value is Device | 'host' {
  if (value === 'host') return;
  checkHandle(value, Device, api, parameter);
  opened(value, api, parameter);
}
