import type { DeviceLifetime } from '../thread/DeviceLifetime.js';
import type { HandleRegistry } from '../thread/HandleRegistry.js';

/** What a thread has, for whoever looks for something to give back, or tells what holds the rest. */
export interface Inventory {
  readonly registry: HandleRegistry;
  /** The devices that were asked for, opened or not. */
  readonly devices: Iterable<DeviceLifetime>;
  /** The state of a device, opened or not. */
  device(id: number): DeviceLifetime;
}
