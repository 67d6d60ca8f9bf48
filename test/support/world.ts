import type {
  AddressRange,
  Ascend,
  Context,
  Device,
  DeviceAlias,
  DeviceArray,
  DeviceMemory,
  Event,
  HostMemory,
  ManagedMemory,
  Mapping,
  MemoryExport,
  MemoryPool,
  MemorySlice,
  PhysicalMemory,
  PoolMemory,
  Stream,
} from '../../src/index.js';
import { isSince } from './versions.js';

/** One handle of each kind, on the first device. */
export interface World {
  readonly ascend: Ascend;
  readonly device: Device;
  readonly context: Context;
  readonly stream: Stream;
  readonly event: Event;
  readonly memory: DeviceMemory;
  readonly slice: MemorySlice;
  /** Of the memory. */
  readonly array: DeviceArray<'float32'>;
  readonly host: HostMemory;
  readonly managed: ManagedMemory;
  readonly alias: DeviceAlias;
  readonly physical: PhysicalMemory;
  readonly spare: PhysicalMemory;
  readonly range: AddressRange;
  readonly mapping: Mapping;
  readonly pool: MemoryPool;
  readonly pooled: PoolMemory;
  readonly shared: MemoryExport;
  /** Memory, a stream and an event of the second device. */
  readonly foreign: {
    readonly device: Device;
    readonly memory: DeviceMemory;
    readonly stream: Stream;
    readonly event: Event;
  };
}

export const MEMORY_BYTES = 4096;

/** Versions that introduced handles. */
export const handlesSince: Readonly<Record<string, string>> = {
  managed: '9.0.0',
  pool: '9.0.0',
  pooled: '9.1.0',
  shared: '8.5.0',
};

/** A handle, or nothing where the version has none of its kind: tests leave its operations out there. */
const make = <T>(name: string, create: () => T): T =>
  isSince(handlesSince[name] ?? '') ? create() : (undefined as T);

/** Handles that threads hand to one another. */
export type Transferred = Pick<World, 'memory' | 'host' | 'physical' | 'stream' | 'event'>;

/** Makes one handle of each kind, or takes those that are given. */
export function makeWorld(ascend: Ascend, given: Partial<Transferred> = {}): World {
  const device = ascend.device(0);
  const other = ascend.device(1);
  const granularity = device.granularity();
  const memory = given.memory ?? device.allocate(MEMORY_BYTES, { fill: 0 });
  const host = given.host ?? device.allocateHost(MEMORY_BYTES);
  host.fill(0);
  const managed = make('managed', () => device.allocateManaged(MEMORY_BYTES));
  managed?.fill(0);
  const stream = given.stream ?? device.createStream();
  const physical = given.physical ?? device.allocatePhysical(granularity);
  const range = device.reserve(4 * granularity);
  const mapping = range.map(physical);
  mapping.fill(0);
  const pool = make('pool', () => device.createPool());
  const pooled = make('pooled', () => pool.allocate(64, stream));
  if (pooled !== undefined) stream.fill(pooled, 0);
  stream.synchronizeBlocking();
  return {
    ascend,
    device,
    context: device.createContext(),
    stream,
    event: given.event ?? device.createEvent({ timing: true }),
    memory,
    slice: memory.slice(64, 1024),
    array: memory.array('float32', [4, 4], { byteOffset: 2048 }),
    host,
    managed,
    alias: host.mapToDevice(),
    physical,
    spare: device.allocatePhysical(granularity),
    range,
    mapping,
    pool,
    pooled,
    shared: make('shared', () => memory.share()),
    foreign: {
      device: other,
      memory: other.allocate(MEMORY_BYTES, { fill: 0 }),
      stream: other.createStream(),
      event: other.createEvent(),
    },
  };
}
