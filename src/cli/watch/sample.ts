import type { Device, Utilization } from '../../index.js';
import { type DeviceInfo, readMemory } from '../info/machine.js';

/** One look at all devices. */
export interface Sample {
  readonly time: string;
  readonly devices: readonly DeviceSample[];
}

export interface DeviceSample {
  readonly id: number;
  readonly memory: DeviceInfo['memory'];
  readonly utilization: Utilization | null;
}

export function takeSample(devices: readonly Device[], now = new Date()): Sample {
  return {
    time: now.toISOString(),
    devices: devices.map((device) => ({
      id: device.id,
      memory: readMemory(device),
      utilization: utilizationOf(device),
    })),
  };
}

/** Not every product and library tells. */
function utilizationOf(device: Device): Utilization | null {
  try {
    return device.utilization();
  } catch {
    return null;
  }
}
