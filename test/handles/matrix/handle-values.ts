import { type DeviceArray, type Memory, Resource } from '../../../src/index.js';
import { ended, invalid, type Kind, legal, type Value } from './values.js';
import { handlesOf, type MatrixWorld } from './world.js';

/** Handles, and buffers of the script. */

export const noObjects: Readonly<Record<string, unknown>> = {
  null: null,
  number: 5,
  negative: -1,
  NaN: Number.NaN,
  '2^53+2': 2 ** 53 + 2,
  '2^64': 2 ** 64,
  bigint: 5n,
  string: 'nonsense',
  boolean: true,
  symbol: Symbol('matrix'),
  function: () => undefined,
};

/** Objects that are nothing in particular. */
const plainObjects: Readonly<Record<string, unknown>> = { object: {}, array: [] };

/** An object of a class that no constructor has made, and a handle as postMessage delivers it. */
const imitations = (handle: Resource): Record<string, unknown> => ({
  'made from the prototype': Object.create(Object.getPrototypeOf(handle)),
  'a structured clone': structuredClone(handle),
  'the class': handle.constructor,
});

/** Anything but handles of some classes. */
export const noHandle = (world: MatrixWorld, classes: readonly string[] = []): Record<string, unknown> => {
  const handles = Object.entries(handlesOf(world));
  const wrong = handles.filter(([name]) => !classes.includes(name));
  const right = handles.filter(([name]) => classes.includes(name));
  return {
    ...noObjects,
    ...plainObjects,
    ...Object.fromEntries(wrong.map(([name, handle]) => [`a handle of class ${name}`, handle])),
    ...Object.fromEntries(
      right.flatMap(([name, handle]) =>
        handle instanceof Resource
          ? Object.entries(imitations(handle)).map(([label, value]) => [`${name}: ${label}`, value])
          : [],
      ),
    ),
  };
};

export const stream: Kind = (world) => [
  ...invalid({ ...noHandle(world, ['Stream']), 'of another device': world.foreign.stream }),
  ...ended({ disposed: world.disposed.stream, 'handed over': world.handedOver.stream }),
];

export const event: Kind = (world) => [
  ...invalid({ ...noHandle(world, ['Event']), 'of another device': world.foreign.event }),
  ...ended({ disposed: world.disposed.event, 'handed over': world.handedOver.event }),
];

/** An event that measures time, as its counterpart does. */
export const timedEvent: Kind = (world) => [
  ...event(world),
  ...invalid({
    'of another device, complete': world.foreignTimed,
    'without timing': world.untimed,
    'never recorded': world.unrecorded,
  }),
];

export const physical: Kind = (world) => [
  ...invalid({ ...noHandle(world, ['PhysicalMemory']), 'of another device': world.foreignPhysical }),
  ...ended({ disposed: world.disposed.physical, 'handed over': world.handedOver.physical }),
];

/** Another device. */
export const peer: Kind = (world) => [
  ...invalid({ ...noHandle(world, ['Device']), itself: world.device }),
  ...ended({ disposed: world.staleDevice }),
];

/** A device, or `'host'`. */
export const place: Kind = (world) => [
  ...invalid({ ...noHandle(world, ['Device']), 'another text': 'device' }),
  ...ended({ disposed: world.staleDevice }),
  ...legal({ 'another device': world.foreign.device, host: 'host' }),
];

const MEMORY_CLASSES = [
  'DeviceMemory',
  'DeviceArray',
  'MemorySlice',
  'HostMemory',
  'ManagedMemory',
  'AddressRange',
  'Mapping',
  'PoolMemory',
  'SharedMemory',
] as const;

const endedMemory = (world: MatrixWorld): Value[] =>
  ended({
    disposed: world.disposed.memory,
    'handed over': world.handedOver.memory,
    'a slice of what was disposed of': world.disposedSlice,
  });

/** Memory of this package, and reachable. */
export const memory: Kind = (world) => [
  ...invalid({
    ...noHandle(world, MEMORY_CLASSES),
    bytes: new Uint8Array(16),
    'of another device': world.foreign.memory,
    'a range without memory': world.range.slice(2 * world.physical.byteLength, 64),
  }),
  ...endedMemory(world),
];

/** A side of a copy: memory or a view. `other`: the memory on the other side, when it is known. */
export const operand =
  (other?: (world: MatrixWorld) => Memory | DeviceArray): Kind =>
  (world) => [
    ...invalid({
      ...noHandle(world, MEMORY_CLASSES),
      ...world.unusableBuffers,
      'of another device': world.foreign.memory,
      'a range without memory': world.range.slice(2 * world.physical.byteLength, 64),
      ...(other === undefined ? {} : { 'overlapping the other side': other(world) }),
    }),
    ...endedMemory(world),
    ...legal(world.usableBuffers),
  ];

/** As {@link operand}, where the other side is a buffer of the script: one of the two must be memory of the package. */
export const beside =
  (named: string): Kind =>
  (world) =>
    operand()(world).map((value) =>
      value.outcome === 'legal' ? { ...value, outcome: 'invalid', named } : value,
    );
