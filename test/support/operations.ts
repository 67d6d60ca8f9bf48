import type { World } from './world.js';

/** A public method or accessor of a handle, called with good arguments. */
export type Operation = (world: World) => unknown;

const bytes = (length = 16): Uint8Array => new Uint8Array(length);
const rows = { width: 4, height: 2 };

type MemoryName = 'memory' | 'slice' | 'host' | 'managed' | 'range' | 'mapping' | 'pooled';

/** What all memory has in common. */
const memoryOperations = (name: MemoryName): Record<string, Operation> => ({
  pointer: (w) => w[name].pointer,
  copyFrom: (w) => w[name].copyFrom(bytes()),
  copyTo: (w) => w[name].copyTo(bytes(), { byteLength: 16 }),
  copyRowsFrom: (w) => w[name].copyRowsFrom(bytes(), rows),
  copyRowsTo: (w) => w[name].copyRowsTo(bytes(), rows),
  fill: (w) => w[name].fill(0, { byteLength: 16 }),
  slice: (w) => w[name].slice(0, 16),
  createWriteStream: (w) => w[name].createWriteStream().destroy(),
  createReadStream: (w) => w[name].createReadStream().destroy(),
  hexdump: (w) => w[name].hexdump({ byteLength: 16 }),
  usedBy: (w) => w[name].usedBy(w.stream),
  array: (w) => w[name].array('float32', [4]),
});

/**
 * Every public method and accessor that does something, by kind of handle. A test compares the names with the classes,
 * so that none is forgotten.
 */
export const operations: Readonly<Record<string, Readonly<Record<string, Operation>>>> = {
  device: {
    memoryInfo: (w) => w.device.memoryInfo(),
    memoryUsage: (w) => w.device.memoryUsage(),
    allocate: (w) => w.device.allocate(64).dispose(),
    memoryResource: (w) => w.device.memoryResource,
    array: (w) => w.device.array([4], 'float32').dispose(),
    allocateHost: (w) => w.device.allocateHost(64).dispose(),
    registerHost: (w) => w.device.registerHost(4096n, 4096),
    loadNpy: (w) => w.device.loadNpy('/dev/null'),
    loadNpz: (w) => w.device.loadNpz('/dev/null'),
    loadSafetensors: (w) => w.device.loadSafetensors('/dev/null'),
    copyBatch: (w) => w.device.copyBatch([{ destination: w.memory, source: bytes() }]),
    allocateManaged: (w) => w.device.allocateManaged(64).dispose(),
    allocatePhysical: (w) => w.device.allocatePhysical(2 * 1024 * 1024).dispose(),
    reserve: (w) => w.device.reserve(2 * 1024 * 1024).dispose(),
    granularity: (w) => w.device.granularity(),
    openShared: (w) => w.device.openShared({ key: 'unknown', byteLength: 1 }),
    openPhysical: (w) => w.device.openPhysical({ handle: '1', byteLength: 1, granularity: 1 }),
    createPool: (w) => w.device.createPool().dispose(),
    createStream: (w) => w.device.createStream().dispose(),
    createEvent: (w) => w.device.createEvent().dispose(),
    createContext: (w) => w.device.createContext().dispose(),
    synchronize: (w) => w.device.synchronize(),
    synchronizeBlocking: (w) => w.device.synchronizeBlocking(),
    canAccessPeer: (w) => w.device.canAccessPeer(w.foreign.device),
    enablePeerAccess: (w) => w.device.enablePeerAccess(w.foreign.device),
    disablePeerAccess: (w) => w.device.disablePeerAccess(w.foreign.device),
    utilization: (w) => w.device.utilization(),
    reset: (w) => w.device.reset(),
  },
  context: {
    pointer: (w) => w.context.pointer,
    createStream: (w) => w.context.createStream().dispose(),
    createEvent: (w) => w.context.createEvent().dispose(),
  },
  stream: {
    pointer: (w) => w.stream.pointer,
    copy: (w) => w.stream.copy(w.memory, bytes()),
    copyRows: (w) => w.stream.copyRows(w.memory, bytes(), rows),
    copyBatch: (w) => w.stream.copyBatch([{ destination: w.memory, source: bytes() }]),
    fill: (w) => w.stream.fill(w.memory, 0),
    prefetch: (w) => w.stream.prefetch(w.memory),
    writeValue: (w) => w.stream.writeValue(w.memory, 0n),
    waitValue: (w) => w.stream.waitValue(w.memory, 'equal', 0n),
    record: (w) => w.stream.record(w.event),
    wait: (w) => w.stream.wait(w.event),
    hostFunction: (w) => w.stream.hostFunction(() => {}),
    setAllocator: (w) => w.stream.setAllocator({ allocate: () => undefined }),
    removeAllocator: (w) => w.stream.removeAllocator(),
    copyFromFile: (w) => w.stream.copyFromFile(w.memory, '/dev/null'),
    copyToFile: (w) => w.stream.copyToFile(w.memory, '/dev/null'),
    synchronize: (w) => w.stream.synchronize(),
    synchronizeBlocking: (w) => w.stream.synchronizeBlocking(),
    isComplete: (w) => w.stream.isComplete(),
    abort: (w) => w.stream.abort(),
    toTransfer: (w) => w.stream.toTransfer(),
  },
  event: {
    pointer: (w) => w.event.pointer,
    isComplete: (w) => w.event.isComplete(),
    synchronize: (w) => w.event.synchronize(),
    synchronizeBlocking: (w) => w.event.synchronizeBlocking(),
    elapsedMs: (w) => w.event.elapsedMs(w.event),
    toTransfer: (w) => w.event.toTransfer(),
  },
  memory: {
    ...memoryOperations('memory'),
    share: (w) => w.memory.share(),
    flush: (w) => w.memory.flush(),
    invalidate: (w) => w.memory.invalidate(),
    mapForPeer: (w) => w.memory.mapForPeer(w.foreign.device),
    toTransfer: (w) => w.memory.toTransfer(),
  },
  slice: memoryOperations('slice'),
  array: {
    pointer: (w) => w.array.pointer,
    copyFrom: (w) => w.array.copyFrom(bytes(64)),
    copyTo: (w) => w.array.copyTo(bytes(64)),
    fill: (w) => w.array.fill(0.5),
    set: (w) => w.array.set(new Float32Array(16)),
    at: (w) => w.array.at(1, -1),
    slice: (w) => w.array.slice('::-1', 0),
    reshape: (w) => w.array.reshape([2, -1]),
    view: (w) => w.array.view('int32'),
    saveNpy: (w) => w.array.saveNpy('/dev/null'),
    toTypedArray: (w) => w.array.toTypedArray(),
    toNestedArray: (w) => w.array.toNestedArray(),
  },
  host: {
    ...memoryOperations('host'),
    bytes: (w) => w.host.bytes,
    view: (w) => w.host.view(Uint8Array),
    mapToDevice: (w) => w.host.mapToDevice(),
    toTransfer: (w) => w.host.toTransfer(),
  },
  managed: {
    ...memoryOperations('managed'),
    bytes: (w) => w.managed.bytes,
    view: (w) => w.managed.view(Uint8Array),
    advise: (w) => w.managed.advise('read-mostly'),
  },
  alias: { pointer: (w) => w.alias.pointer },
  physical: {
    pointer: (w) => w.physical.pointer,
    share: (w) => w.physical.share(),
    toTransfer: (w) => w.physical.toTransfer(),
  },
  range: {
    ...memoryOperations('range'),
    map: (w) => w.range.map(w.spare, { offset: 2 * 1024 * 1024 }).dispose(),
    grow: (w) => w.range.grow(1).dispose(),
  },
  mapping: {
    ...memoryOperations('mapping'),
    grantAccess: (w) => w.mapping.grantAccess(w.foreign.device),
    access: (w) => w.mapping.access('host'),
  },
  pool: {
    pointer: (w) => w.pool.pointer,
    allocate: (w) => w.pool.allocate(64, w.stream).dispose(),
    usage: (w) => w.pool.usage(),
    trim: (w) => w.pool.trim(),
  },
  pooled: memoryOperations('pooled'),
  shared: {
    key: (w) => w.shared.key,
    allow: (w) => w.shared.allow([process.pid]),
    toJSON: (w) => w.shared.toJSON(),
  },
};

/** Versions that introduced operations of handles which older versions have. */
export const operationsSince: Readonly<Record<string, string>> = {
  'device.memoryUsage': '8.5.0',
  'device.registerHost': '8.5.0',
  'device.allocateManaged': '9.0.0',
  'device.openShared': '8.5.0',
  'device.createPool': '9.0.0',
  'stream.writeValue': '8.5.0',
  'stream.waitValue': '8.5.0',
  'stream.hostFunction': '8.5.0',
  'memory.share': '8.5.0',
  'memory.mapForPeer': '9.0.0',
  'managed.advise': '9.1.0',
  'mapping.grantAccess': '8.5.0',
  'mapping.access': '8.5.0',
  'pool.allocate': '9.1.0',
  'pool.trim': '9.1.0',
};

/** Names that say something about a handle and can be asked for in any state. */
export const stateless: ReadonlySet<string> = new Set([
  'constructor',
  'kind',
  'state',
  'disposed',
  'dispose',
  'toString',
  'device',
  'byteLength',
  'id',
  'offset',
  'timing',
  'mappedByteLength',
]);
