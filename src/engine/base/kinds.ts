/**
 * The kinds of native objects that handles own, in the order in which a parent ends its children: queued work first,
 * then what it may still use.
 */
export const RESOURCE_KINDS = [
  'AllocatorRegistration',
  'Stream',
  'Event',
  'Context',
  'Mapping',
  'AddressRange',
  'PhysicalMemory',
  'MemoryExport',
  'SharedMemory',
  'PoolMemory',
  'MemoryPool',
  'MemoryResource',
  'ManagedMemory',
  'DeviceMemory',
  'DeviceAlias',
  'RegisteredMemory',
  'HostMemory',
] as const;

/** What handles own: the kinds that are counted while they are open. */
export type ResourceKind = (typeof RESOURCE_KINDS)[number];

/** Everything that can be disposed of, or end with its parent. */
export type LifetimeKind = ResourceKind | 'Ascend' | 'Device' | 'MemorySlice' | 'DeviceArray';

const ORDER: ReadonlyMap<string, number> = new Map(RESOURCE_KINDS.map((kind, index) => [kind, index]));

/** Position of a kind in the order of ending; Device comes last. */
export const endingOrder = (kind: LifetimeKind): number => ORDER.get(kind) ?? RESOURCE_KINDS.length;

/** How many handles are open, by kind, and altogether. */
export type LiveObjects = Readonly<Record<ResourceKind | 'total', number>>;
