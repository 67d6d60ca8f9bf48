import * as rt from '../../../generated/checked/index.js';
import { aclrtMemAttr } from '../../../generated/enums.js';
import { checkChoice } from '../arguments/options.js';
import type { DeviceLifetime } from '../thread/DeviceLifetime.js';

/** Free and total memory of one kind, in bytes. What the system keeps for itself is in neither. */
export interface MemoryInfo {
  /** Bytes that can be allocated. */
  readonly free: number;
  /** Bytes that there are. */
  readonly total: number;
}

/** Kinds of memory that can be asked for. */
export type MemoryKind =
  | 'hbm'
  | 'hbm-huge'
  | 'hbm-normal'
  | 'hbm-huge-1g'
  | 'hbm-peers-huge'
  | 'hbm-peers-normal'
  | 'ddr'
  | 'ddr-huge'
  | 'ddr-normal'
  | 'ddr-peers-huge'
  | 'ddr-peers-normal';

const KINDS = {
  hbm: aclrtMemAttr.ACL_HBM_MEM,
  'hbm-huge': aclrtMemAttr.ACL_HBM_MEM_HUGE,
  'hbm-normal': aclrtMemAttr.ACL_HBM_MEM_NORMAL,
  'hbm-huge-1g': aclrtMemAttr.ACL_HBM_MEM_HUGE1G,
  'hbm-peers-huge': aclrtMemAttr.ACL_HBM_MEM_P2P_HUGE,
  'hbm-peers-normal': aclrtMemAttr.ACL_HBM_MEM_P2P_NORMAL,
  ddr: aclrtMemAttr.ACL_DDR_MEM,
  'ddr-huge': aclrtMemAttr.ACL_DDR_MEM_HUGE,
  'ddr-normal': aclrtMemAttr.ACL_DDR_MEM_NORMAL,
  'ddr-peers-huge': aclrtMemAttr.ACL_DDR_MEM_P2P_HUGE,
  'ddr-peers-normal': aclrtMemAttr.ACL_DDR_MEM_P2P_NORMAL,
} as const satisfies Record<MemoryKind, number>;

export function memoryInfo(device: DeviceLifetime, kind: MemoryKind | undefined, api: string): MemoryInfo {
  const attribute = checkChoice(kind, KINDS, 'hbm', api, 'kind');
  device.makeCurrent();
  const { free, total } = rt.getMemInfo(attribute);
  return { free: Number(free), total: Number(total) };
}

/** What one component of the process holds on a device. In bytes. */
export interface MemoryUsage {
  /** Name of the component. */
  readonly component: string;
  /** Bytes that it holds now. */
  readonly byteLength: number;
  /** Bytes that it held at most. */
  readonly peakByteLength: number;
}

/** More components than there are. */
const MOST_COMPONENTS = 64;

export function memoryUsage(device: DeviceLifetime): MemoryUsage[] {
  device.makeCurrent();
  const { memUsageInfo, outputNum } = rt.getMemUsageInfo(device.id, MOST_COMPONENTS);
  return memUsageInfo.slice(0, Number(outputNum)).map(({ name, curMemSize, memPeakSize }) => ({
    component: name,
    byteLength: Number(curMemSize),
    peakByteLength: Number(memPeakSize),
  }));
}
