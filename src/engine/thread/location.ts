import { InvalidArgumentError } from '../../errors/index.js';
import { isResource, lifetimeOf } from '../base/Resource.js';
import { DeviceLifetime, type DeviceObject } from './DeviceLifetime.js';

/** Where memory can be used: on a device, or on the host. */
export type Place = DeviceObject | 'host';

/** The place that a script names: a device that can be used, the host, or none. */
export function locationOf(
  value: unknown,
  api: string,
  parameter: string,
): DeviceLifetime | 'host' | undefined {
  if (value === 'host' || value === undefined) return value;
  const device = isResource(value) ? lifetimeOf(value) : undefined;
  if (!(device instanceof DeviceLifetime))
    throw new InvalidArgumentError({
      api,
      parameter,
      received: value,
      expected: "a handle of class Device, or 'host'",
    });
  device.assertOpen(api, parameter);
  return device;
}

/** The other device of two. Throws unless it is one that can be used, and another than `device`. */
export function checkPeer(device: DeviceLifetime, peer: unknown, api: string): DeviceLifetime {
  const other = peer === 'host' ? undefined : locationOf(peer, api, 'peer');
  if (other instanceof DeviceLifetime && other !== device) return other;
  throw new InvalidArgumentError({ api, parameter: 'peer', received: peer, expected: 'another device' });
}
