import * as rt from '../../../generated/checked/index.js';
import type { DeviceLifetime } from './DeviceLifetime.js';

/** How busy the parts of a device are, in percent, 0 to 100; undefined where it can't be told. */
export interface Utilization {
  /** The matrix units. */
  readonly cube: number | undefined;
  /** The vector units. */
  readonly vector: number | undefined;
  /** The processors for control code on the chip. */
  readonly aiCpu: number | undefined;
  /** The bandwidth of the memory. */
  readonly memory: number | undefined;
}

export function utilizationOf({ id }: DeviceLifetime): Utilization {
  const rate = rt.getDeviceUtilizationRate(id);
  return {
    cube: known(rate.cubeUtilization),
    vector: known(rate.vectorUtilization),
    aiCpu: known(rate.aicpuUtilization),
    memory: known(rate.memoryUtilization),
  };
}

/** The library gives less than 0 for what it can't tell. */
const known = (percent: number): number | undefined => (percent < 0 ? undefined : percent);
