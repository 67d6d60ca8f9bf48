import * as rt from '../../../generated/checked/index.js';
import { aclrtMallocAttrType, aclrtMemMallocPolicy } from '../../../generated/enums.js';
import type { aclrtMallocAttrValue, aclrtMallocConfig } from '../../../generated/structs.js';
import type { DevicePtr } from '../../../generated/types.js';
import { InvalidArgumentError } from '../../errors/index.js';
import type { StructInput } from '../../native/values/pointers.js';
import { checkByte, checkByteLength, checkWhole } from '../arguments/numbers.js';
import { checkChoice, type Read, readOptions } from '../arguments/options.js';
import { disposeQuietly } from '../base/dispose-quietly.js';
import { own } from '../base/own.js';
import type { DeviceLifetime } from '../thread/DeviceLifetime.js';
import { DeviceBlock } from './DeviceBlock.js';
import { fillBlock } from './fill.js';
import { HostBlock } from './HostBlock.js';
import { ManagedBlock } from './ManagedBlock.js';

/**
 * Which pages device memory gets: `huge-first` 2 MiB pages above 1 MiB, normal ones when those run out; `huge-only`,
 * `normal-only` and `huge-1g-only` those or none. With `-peers` other devices may reach the memory.
 */
export type AllocationPolicy =
  | 'huge-first'
  | 'huge-only'
  | 'normal-only'
  | 'huge-1g-only'
  | 'huge-first-peers'
  | 'huge-only-peers'
  | 'normal-only-peers'
  | 'huge-1g-only-peers';

/** How device memory is allocated. Without options: 2 MiB pages where they fit, contents undefined. */
export interface AllocateOptions {
  /** Default `'huge-first'`. */
  readonly policy?: AllocationPolicy;
  /**
   * Which allocator: `'default'`; `'cached'` (the same on every supported product); `'align32'` without the 32 bytes of
   * padding that products add; `'task-scheduler'` for memory that the scheduler on the chip reaches.
   */
  readonly allocator?: 'default' | 'cached' | 'align32' | 'task-scheduler';
  /** Prefers memory of high or of low bandwidth, where a product has both. */
  readonly bandwidth?: 'high' | 'low';
  /** Number of the component that the memory is booked on, 0 to 255. */
  readonly moduleId?: number;
  /** A byte that the memory is filled with. Without it the contents are undefined. */
  readonly fill?: number;
}

/** What only the device itself can do: memory with one of these options comes from no resource. */
export const DEVICE_ONLY = ['policy', 'allocator', 'bandwidth', 'moduleId'] as const;

const ALLOCATE_OPTIONS = ['policy', 'allocator', 'bandwidth', 'moduleId', 'fill'] as const;

const POLICIES = {
  'huge-first': aclrtMemMallocPolicy.ACL_MEM_MALLOC_HUGE_FIRST,
  'huge-only': aclrtMemMallocPolicy.ACL_MEM_MALLOC_HUGE_ONLY,
  'normal-only': aclrtMemMallocPolicy.ACL_MEM_MALLOC_NORMAL_ONLY,
  'huge-1g-only': aclrtMemMallocPolicy.ACL_MEM_MALLOC_HUGE1G_ONLY,
  'huge-first-peers': aclrtMemMallocPolicy.ACL_MEM_MALLOC_HUGE_FIRST_P2P,
  'huge-only-peers': aclrtMemMallocPolicy.ACL_MEM_MALLOC_HUGE_ONLY_P2P,
  'normal-only-peers': aclrtMemMallocPolicy.ACL_MEM_MALLOC_NORMAL_ONLY_P2P,
  'huge-1g-only-peers': aclrtMemMallocPolicy.ACL_MEM_MALLOC_HUGE1G_ONLY_P2P,
} as const satisfies Record<AllocationPolicy, number>;

const BANDWIDTHS = {
  any: 0,
  high: aclrtMemMallocPolicy.ACL_MEM_TYPE_HIGH_BAND_WIDTH,
  low: aclrtMemMallocPolicy.ACL_MEM_TYPE_LOW_BAND_WIDTH,
} as const;

type Configuration = StructInput<aclrtMallocConfig> | null;
type Allocator = (size: number, policy: number, configuration: Configuration) => DevicePtr;

const withConfiguration: Allocator = (size, policy, configuration) =>
  rt.mallocWithCfg(size, policy, configuration);

const ALLOCATORS: Readonly<Record<string, Allocator>> = {
  default: (size, policy) => rt.malloc(size, policy),
  cached: (size, policy) => rt.mallocCached(size, policy),
  align32: (size, policy) => rt.mallocAlign32(size, policy),
  'task-scheduler': (size, policy, configuration) => rt.mallocForTaskScheduler(size, policy, configuration),
};

export function allocateDevice(
  device: DeviceLifetime,
  byteLength: number,
  options: AllocateOptions | undefined,
  api: string,
): DeviceBlock {
  checkByteLength(byteLength, api);
  if (options === undefined) return allocateWith(device, byteLength, POLICIES['huge-first'], null, rt.malloc);
  const read = readOptions(options, ALLOCATE_OPTIONS, api);
  const policy = checkChoice(read.policy, POLICIES, 'huge-first', api, 'options.policy');
  const bandwidth = checkChoice(read.bandwidth, BANDWIDTHS, 'any', api, 'options.bandwidth');
  if (read.fill !== undefined) checkByte(read.fill, api, 'options.fill');
  const configuration = configurationOf(read.moduleId, api);
  const allocator = allocatorFor(read, configuration, api);
  const block = allocateWith(device, byteLength, policy | bandwidth, configuration, allocator);
  return read.fill === undefined ? block : filled(block, read.fill);
}

function allocateWith(
  device: DeviceLifetime,
  byteLength: number,
  policy: number,
  configuration: Configuration,
  allocator: Allocator,
): DeviceBlock {
  device.makeCurrent();
  return own(
    () => allocator(byteLength, policy, configuration),
    rt.free,
    (pointer) => new DeviceBlock(device, pointer, byteLength),
  );
}

function configurationOf(moduleId: unknown, api: string): Configuration {
  if (moduleId === undefined) return null;
  checkWhole(moduleId, 0, 255, api, 'options.moduleId');
  // One member of the union, as the native layer wants it; the type lists all.
  const value = { moduleId } as aclrtMallocAttrValue;
  return { attrs: [{ attr: aclrtMallocAttrType.ACL_RT_MEM_ATTR_MODULE_ID, value }], numAttrs: 1 };
}

/** Only aclrtMallocWithCfg takes a component's number and a bandwidth, only it and the task scheduler's a configuration. */
function allocatorFor(options: Read<AllocateOptions>, configuration: Configuration, api: string): Allocator {
  const allocator = checkChoice(options.allocator, ALLOCATORS, 'default', api, 'options.allocator');
  if (allocator === ALLOCATORS['task-scheduler']) return allocator;
  if (configuration === null && options.bandwidth === undefined) return allocator;
  if (allocator === ALLOCATORS.default) return withConfiguration;
  throw new InvalidArgumentError({
    api,
    parameter: 'options.allocator',
    received: options.allocator,
    expected: `'default' or 'task-scheduler' together with moduleId or bandwidth`,
  });
}

/** Fills new memory, or frees it again. */
function filled(block: DeviceBlock, value: number): DeviceBlock {
  try {
    fillBlock(block, 0, block.byteLength, value);
    return block;
  } catch (error) {
    disposeQuietly(block);
    throw error;
  }
}

export function allocateHost(device: DeviceLifetime, byteLength: number, api: string): HostBlock {
  checkByteLength(byteLength, api);
  device.makeCurrent();
  return own(
    () => rt.mallocHost(byteLength),
    rt.freeHost,
    (pointer) => new HostBlock(device, pointer, byteLength),
  );
}

/** Flag of aclrtMemAllocManaged: every device may use the memory. The only one there is. */
const ATTACH_GLOBAL = 1;

export function allocateManaged(device: DeviceLifetime, byteLength: number, api: string): ManagedBlock {
  checkByteLength(byteLength, api);
  device.makeCurrent();
  return own(
    () => rt.memAllocManaged(byteLength, ATTACH_GLOBAL),
    rt.free,
    (pointer) => new ManagedBlock(device, pointer, byteLength),
  );
}
