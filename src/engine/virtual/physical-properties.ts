import {
  aclrtMemAllocationType,
  aclrtMemAttr,
  aclrtMemHandleType,
  aclrtMemLocationType,
} from '../../../generated/enums.js';
import type { aclrtPhysicalMemProp } from '../../../generated/structs.js';
import type { StructInput } from '../../native/values/pointers.js';
import { checkWhole } from '../arguments/numbers.js';
import { checkChoice, checkFlag, type Read, readOptions } from '../arguments/options.js';

/** Size of the pages that physical memory consists of: 2 MiB, 4 or 64 KiB, 1 GiB. */
export type PageKind = 'huge' | 'normal' | 'huge-1g';

/** What physical memory is made of and where it lies. */
export interface PhysicalMemoryOptions {
  /** Default `'device'`. */
  readonly location?: 'device' | 'host' | 'numa';
  /** The NUMA node, when `location` is `'numa'`. */
  readonly numaNode?: number;
  /** Default `'huge'`. Pages of 1 GiB exist on some products only, and never on the host. */
  readonly pages?: PageKind;
  /** Whether other devices may reach it. Default false. */
  readonly reachableByPeers?: boolean;
}

export const PHYSICAL_OPTIONS = ['location', 'numaNode', 'pages', 'reachableByPeers'] as const;

export type PhysicalProperties = StructInput<aclrtPhysicalMemProp>;

const LOCATIONS = {
  device: aclrtMemLocationType.ACL_MEM_LOCATION_TYPE_DEVICE,
  host: aclrtMemLocationType.ACL_MEM_LOCATION_TYPE_HOST,
  numa: aclrtMemLocationType.ACL_MEM_LOCATION_TYPE_HOST_NUMA,
} as const;

const DEVICE_PAGES = {
  huge: aclrtMemAttr.ACL_HBM_MEM_HUGE,
  normal: aclrtMemAttr.ACL_HBM_MEM_NORMAL,
  'huge-1g': aclrtMemAttr.ACL_HBM_MEM_HUGE1G,
} as const;

const HOST_PAGES = { huge: aclrtMemAttr.ACL_MEM_HUGE, normal: aclrtMemAttr.ACL_MEM_NORMAL } as const;

const PEER_PAGES = {
  huge: aclrtMemAttr.ACL_MEM_P2P_HUGE,
  normal: aclrtMemAttr.ACL_MEM_P2P_NORMAL,
  'huge-1g': aclrtMemAttr.ACL_MEM_P2P_HUGE1G,
} as const;

/** The properties in C's form. Throws InvalidArgumentError. */
export function physicalProperties(
  deviceId: number,
  options: Read<PhysicalMemoryOptions> | undefined,
  api: string,
): PhysicalProperties {
  const { location, numaNode: node, pages, reachableByPeers } = readOptions(options, PHYSICAL_OPTIONS, api);
  const type = checkChoice(location, LOCATIONS, 'device', api, 'options.location');
  const onDevice = type === LOCATIONS.device;
  const numberOfNode = numaNode(type, node, api);
  const forPeers = checkFlag(reachableByPeers, api, 'options.reachableByPeers');
  const kinds: Readonly<Record<string, aclrtMemAttr>> = forPeers
    ? PEER_PAGES
    : onDevice
      ? DEVICE_PAGES
      : HOST_PAGES;
  return {
    handleType: aclrtMemHandleType.ACL_MEM_HANDLE_TYPE_NONE,
    allocationType: aclrtMemAllocationType.ACL_MEM_ALLOCATION_TYPE_PINNED,
    memAttr: checkChoice(pages, kinds, 'huge', api, 'options.pages'),
    location: { type, id: onDevice ? deviceId : numberOfNode },
  };
}

/** Whether they are those of memory on the device, not on the host. */
export const isOnDevice = ({ location }: PhysicalProperties): boolean => location.type === LOCATIONS.device;

function numaNode(type: number, node: unknown, api: string): number {
  const counts = type === LOCATIONS.numa;
  if (!counts && node === undefined) return 0;
  checkWhole(node, 0, 0xffff, api, 'options.numaNode');
  return counts ? node : 0;
}
