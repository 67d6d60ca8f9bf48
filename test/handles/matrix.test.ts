import { describe, expect, it } from 'vitest';
import {
  Ascend,
  type DeviceMemory,
  DisposedError,
  InvalidArgumentError,
  type Resource,
} from '../../src/index.js';
import { operations, stateless } from './support/operations.js';
import { callCount, useSimulation } from './support/simulation.js';
import { makeWorld, type World } from './support/world.js';

const simulation = useSimulation();

/** What a call ends with: the error that it throws or rejects with, or undefined. */
async function outcome(run: () => unknown): Promise<unknown> {
  try {
    await run();
    return undefined;
  } catch (error) {
    return error;
  }
}

const handleOf = (world: World, name: string): Resource => Reflect.get(world, name) as Resource;

/** Methods and accessors of a handle's classes, symbols aside. */
function publicNames(handle: object): string[] {
  const names = new Set<string>();
  for (
    let prototype = Object.getPrototypeOf(handle);
    prototype !== Object.prototype;
    prototype = Object.getPrototypeOf(prototype)
  )
    for (const name of Object.getOwnPropertyNames(prototype)) names.add(name);
  return [...names].filter((name) => !stateless.has(name)).sort();
}

/** Handles that threads hand to one another. */
const TRANSFERABLE: ReadonlySet<string> = new Set(['memory', 'host', 'physical', 'stream', 'event']);

/** Gives a handle up for another thread; the function that is returned takes it back and ends it. */
function giveAway(world: World, name: string): () => void {
  // What was made from the handle stays here, and must end first.
  world.shared.dispose();
  world.alias.dispose();
  const transfer = (handleOf(world, name) as DeviceMemory).toTransfer(); // the kinds of TRANSFERABLE all have it
  return () => world.ascend.fromTransfer(transfer).dispose();
}

describe('every public method', () => {
  it('is in the table', () => {
    const world = makeWorld(simulation.ascend);
    for (const [name, methods] of Object.entries(operations))
      expect(Object.keys(methods).sort(), name).toEqual(publicNames(handleOf(world, name)));
  });

  /** How a handle ends, and those that can't end so. What it returns cleans up behind the test. */
  type Way = readonly [
    reason: string,
    end: (world: World, name: string) => unknown,
    exempt: readonly string[],
  ];
  const stayingHere = Object.keys(operations).filter((name) => !TRANSFERABLE.has(name));
  const ways: readonly Way[] = [
    ['it was disposed of', (world, name) => handleOf(world, name).dispose(), []],
    ['its Ascend was disposed of', (world) => world.ascend.dispose(), []],
    ['its device was reset', (world) => world.device.reset(), ['device']],
    ['another thread may take it', (world, name) => giveAway(world, name), stayingHere],
  ];

  for (const [reason, end, exempt] of ways)
    describe(`when ${reason}`, () => {
      for (const [name, methods] of Object.entries(operations)) {
        // A device that was reset, or disposed of by itself, opens again.
        if (exempt.includes(name) || (name === 'device' && reason === 'it was disposed of')) continue;
        it(`throws DisposedError and calls nothing native: ${name}`, async () => {
          const world = makeWorld(simulation.ascend);
          // Nothing may use the handle, so that it ends at once.
          if (name === 'physical') world.mapping.dispose();
          if (name === 'pool') world.pooled.dispose();
          world.stream.synchronizeBlocking();
          const cleanUp = end(world, name);
          expect(handleOf(world, name).state).toBe('closed');
          const before = callCount();
          for (const [method, call] of Object.entries(methods))
            expect(await outcome(() => call(world)), `${name}.${method}`).toBeInstanceOf(DisposedError);
          expect(callCount()).toBe(before);
          if (typeof cleanUp === 'function') cleanUp();
        });
      }
    });

  it('throws DisposedError on an Ascend that was disposed of', () => {
    const { ascend } = simulation;
    ascend.dispose();
    const before = callCount();
    const silent = ['constructor', 'dispose', 'disposed', 'bindings', 'liveObjects', 'openObjects'];
    const names = Object.getOwnPropertyNames(Ascend.prototype).filter((name) => !silent.includes(name));
    expect(names.length).toBeGreaterThan(8);
    for (const name of names) {
      const use = (): unknown => {
        const member: unknown = Reflect.get(ascend, name);
        return typeof member === 'function' ? member.call(ascend, 0) : member;
      };
      expect(use, name).toThrow(DisposedError);
    }
    expect(callCount()).toBe(before);
  });

  it('may be called again after dispose has been called twice', () => {
    const world = makeWorld(simulation.ascend);
    world.stream.synchronizeBlocking();
    for (const name of Object.keys(operations)) {
      if (name === 'device') continue;
      handleOf(world, name).dispose();
      handleOf(world, name).dispose();
    }
  });
});

/** Numbers and things that no size, offset or count may be. */
const badNumbers: readonly unknown[] = [
  -1,
  0.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  2 ** 53 + 2,
  2 ** 64,
  '8',
  {},
  true,
];

/** A call with one bad argument in place, and the name by which the error must call it. */
type BadNumber = readonly [parameter: string, call: (world: World, bad: never) => unknown];

const numbers: Readonly<Record<string, readonly BadNumber[]>> = {
  device: [
    ['byteLength', (w, bad) => w.device.allocate(bad)],
    ['byteLength', (w, bad) => w.device.allocateHost(bad)],
    ['byteLength', (w, bad) => w.device.allocateManaged(bad)],
    ['byteLength', (w, bad) => w.device.allocatePhysical(bad)],
    ['byteLength', (w, bad) => w.device.reserve(bad)],
    ['byteLength', (w, bad) => w.device.registerHost(4096n, bad)],
    ['address', (w, bad) => w.device.registerHost(bad, 4096)],
    ['options.fill', (w, bad) => w.device.allocate(64, { fill: bad })],
    ['options.moduleId', (w, bad) => w.device.allocate(64, { moduleId: bad })],
    ['options.maxByteLength', (w, bad) => w.device.createPool({ maxByteLength: bad })],
    ['options.releaseThreshold', (w, bad) => w.device.createPool({ releaseThreshold: bad })],
    ['options.priority', (w, bad) => w.device.createStream({ priority: bad })],
    ['options.timeoutMs', (w, bad) => w.device.synchronize({ timeoutMs: bad })],
    [
      'options.numaNode',
      (w, bad) => w.device.granularity({ location: 'numa', pages: 'normal', numaNode: bad }),
    ],
    ['shared.byteLength', (w, bad) => w.device.openShared({ key: 'k', byteLength: bad })],
    [
      'shared.granularity',
      (w, bad) => w.device.openPhysical({ handle: '1', byteLength: 1, granularity: bad }),
    ],
  ],
  ascend: [['id', (w, bad) => w.ascend.device(bad)]],
  memory: [
    [
      'options.destinationOffset',
      (w, bad) => w.memory.copyFrom(new Uint8Array(4), { destinationOffset: bad }),
    ],
    ['options.sourceOffset', (w, bad) => w.memory.copyFrom(new Uint8Array(4), { sourceOffset: bad })],
    ['options.byteLength', (w, bad) => w.memory.copyFrom(new Uint8Array(4), { byteLength: bad })],
    ['options.sourceOffset', (w, bad) => w.memory.copyTo(new Uint8Array(4), { sourceOffset: bad })],
    ['value', (w, bad) => w.memory.fill(bad)],
    ['options.offset', (w, bad) => w.memory.fill(0, { offset: bad })],
    ['options.byteLength', (w, bad) => w.memory.fill(0, { byteLength: bad })],
    ['offset', (w, bad) => w.memory.slice(bad)],
    ['byteLength', (w, bad) => w.memory.slice(0, bad)],
    ['layout.width', (w, bad) => w.memory.copyRowsFrom(new Uint8Array(4), { width: bad, height: 1 })],
    ['layout.height', (w, bad) => w.memory.copyRowsTo(new Uint8Array(4), { width: 1, height: bad })],
  ],
  host: [
    ['byteOffset', (w, bad) => w.host.view(Uint8Array, bad)],
    ['length', (w, bad) => w.host.view(Uint8Array, 0, bad)],
  ],
  stream: [
    ['options.sourceOffset', (w, bad) => w.stream.copy(w.memory, new Uint8Array(4), { sourceOffset: bad })],
    ['value', (w, bad) => w.stream.fill(w.memory, bad)],
    ['options.offset', (w, bad) => w.stream.fill(w.memory, 0, { offset: bad })],
    ['options.offset', (w, bad) => w.stream.prefetch(w.memory, { offset: bad })],
    ['value', (w, bad) => w.stream.writeValue(w.memory, bad)],
    ['options.offset', (w, bad) => w.stream.writeValue(w.memory, 0n, bad)],
    ['value', (w, bad) => w.stream.waitValue(w.memory, 'equal', bad)],
    ['options.timeoutMs', (w, bad) => w.stream.synchronize({ timeoutMs: bad })],
    ['options.timeoutMs', (w, bad) => w.stream.synchronizeBlocking({ timeoutMs: bad })],
    ['options.memoryOffset', (w, bad) => w.stream.copyFromFile(w.memory, '/dev/null', { memoryOffset: bad })],
    ['options.fileOffset', (w, bad) => w.stream.copyToFile(w.memory, '/dev/null', { fileOffset: bad })],
  ],
  event: [['options.timeoutMs', (w, bad) => w.event.synchronize({ timeoutMs: bad })]],
  range: [
    ['options.offset', (w, bad) => w.range.map(w.spare, { offset: bad })],
    ['byteLength', (w, bad) => w.range.grow(bad)],
  ],
  pool: [
    ['byteLength', (w, bad) => w.pool.allocate(bad, w.stream)],
    ['keepByteLength', (w, bad) => w.pool.trim(bad)],
  ],
  shared: [['processIds[0]', (w, bad) => w.shared.allow([bad])]],
};

describe('numbers that are none', () => {
  for (const [name, calls] of Object.entries(numbers))
    it(`are refused by name, before anything native is called: ${name}`, async () => {
      const world = makeWorld(simulation.ascend);
      const before = callCount();
      const allowed = name === 'ascend' ? badNumbers.length : 0; // asks for the number of devices
      for (const [parameter, call] of calls)
        for (const bad of badNumbers) {
          const error = await outcome(() => call(world, bad as never));
          expect(error, `${parameter} = ${String(bad)} in ${call}`).toBeInstanceOf(InvalidArgumentError);
          expect(error, `${parameter} = ${String(bad)} in ${call}`).toMatchObject({ parameter });
        }
      expect(callCount() - before).toBe(allowed);
    });
});

/** Things that are no handle of the kind that is wanted; each is checked in each place. */
const notThese = (world: World, ...except: readonly unknown[]): unknown[] =>
  [
    null,
    'memory',
    5,
    5n,
    {},
    [],
    Object.create(Object.getPrototypeOf(world.memory)),
    world.ascend,
    world.context,
    world.event,
    world.memory,
    world.stream,
    world.physical,
    world.pool,
  ].filter((value) => !except.includes(value));

/** Typed arrays whose bytes are gone, or may go. */
function unusableBuffers(): Uint8Array[] {
  const detached = new Uint8Array(8);
  structuredClone(detached.buffer, { transfer: [detached.buffer] });
  // The type of the constructor's second argument is newer than the compiler's target.
  const Resizable = ArrayBuffer as new (length: number, options: object) => ArrayBuffer;
  return [detached, new Uint8Array(new Resizable(8, { maxByteLength: 16 }))];
}

describe('handles of the wrong kind, or of another device', () => {
  it('are refused by name, before anything native is called', async () => {
    const world = makeWorld(simulation.ascend);
    const { memory, stream, event, physical, foreign, range, mapping, pool, device } = world;
    const wrong = (...except: readonly unknown[]): never[] => notThese(world, ...except) as never[];
    const places: readonly [string, readonly never[], (bad: never) => unknown][] = [
      ['source', wrong(memory), (bad) => memory.copyFrom(bad)],
      ['destination', wrong(memory), (bad) => memory.copyTo(bad)],
      ['source', wrong(memory), (bad) => stream.copy(memory, bad)],
      ['destination', wrong(memory), (bad) => stream.copy(bad, memory)],
      ['memory', wrong(memory), (bad) => stream.fill(bad, 0)],
      ['memory', wrong(memory), (bad) => stream.prefetch(bad)],
      ['memory', wrong(memory), (bad) => stream.writeValue(bad, 0n)],
      ['memory', wrong(memory), (bad) => stream.copyFromFile(bad, '/dev/null')],
      ['event', wrong(event), (bad) => stream.record(bad)],
      ['event', wrong(event), (bad) => stream.wait(bad)],
      ['since', wrong(event), (bad) => event.elapsedMs(bad)],
      ['physical', wrong(physical), (bad) => range.map(bad)],
      ['to', wrong(), (bad) => mapping.grantAccess(bad)],
      ['of', wrong(), (bad) => mapping.access(bad)],
      ['stream', wrong(stream), (bad) => pool.allocate(64, bad)],
      ['peer', wrong(), (bad) => device.enablePeerAccess(bad)],
      ['peer', wrong(), (bad) => memory.mapForPeer(bad)],
      ['options.to', wrong(), (bad) => stream.prefetch(memory, { to: bad })],
      ['fn', wrong(), (bad) => stream.hostFunction(bad)],
      ['options.signal', wrong(), (bad) => stream.synchronize({ signal: bad })],
      ...unusableBuffers().flatMap((buffer): [string, never[], (bad: never) => unknown][] => [
        ['source', [buffer as never], (bad) => memory.copyFrom(bad)],
        ['destination', [buffer as never], (bad) => memory.copyTo(bad)],
        ['source', [buffer as never], (bad) => stream.copy(memory, bad)],
        ['destination', [buffer as never], (bad) => stream.copy(bad, memory)],
        ['source', [buffer as never], (bad) => stream.copyRows(memory, bad, { width: 1, height: 1 })],
        [
          'items[0].source',
          [buffer as never],
          (bad) => stream.copyBatch([{ destination: memory, source: bad }]),
        ],
      ]),
      // Of another device, without peer access.
      ['source', [foreign.memory as never], (bad) => memory.copyFrom(bad)],
      ['source', [foreign.memory as never], (bad) => stream.copy(memory, bad)],
      ['destination', [foreign.memory as never], (bad) => stream.copy(bad, memory)],
      ['memory', [foreign.memory as never], (bad) => stream.fill(bad, 0)],
      ['event', [foreign.event as never], (bad) => stream.record(bad)],
      ['event', [foreign.event as never], (bad) => stream.wait(bad)],
      ['stream', [foreign.stream as never], (bad) => pool.allocate(64, bad)],
    ];
    const before = callCount();
    for (const [parameter, values, call] of places)
      for (const bad of values) {
        const error = await outcome(() => call(bad));
        expect(error, `${parameter} = ${typeof bad} in ${call}`).toBeInstanceOf(InvalidArgumentError);
        expect(error, `${parameter} = ${typeof bad} in ${call}`).toMatchObject({ parameter });
      }
    expect(callCount()).toBe(before);
  });
});
