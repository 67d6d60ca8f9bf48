import { peer, stream, timedEvent } from '../handle-values.js';
import {
  abortSignal,
  address,
  byteCount,
  callback,
  choice,
  digits,
  file,
  flag,
  key,
  text as tensorName,
  text,
  whole,
} from '../scalars.js';
import { list, options, sharedKey, structure } from '../structures.js';
import { also, invalid, type Kind, refusing } from '../values.js';
import { batch } from './batch.js';
import { physicalOptions, processId, processIds, share } from './common.js';
import type { Method, Methods } from './method.js';
import { shape } from './shape.js';
import { blocking, ending, waiting } from './stream.js';

/** Methods of devices, and of what is small. */

const createStream: Method = {
  good: () => [{ priority: 1, fastLaunch: false, fastSync: false }],
  parameters: {
    'options?': options(),
    'options.priority?': whole(0, 7),
    'options.fastLaunch?': flag,
    'options.fastSync?': flag,
  },
};

const createEvent: Method = {
  good: () => [{ timing: false }],
  parameters: { 'options?': options(), 'options.timing?': flag },
};

const peerMethod: Method = { good: (w) => [w.foreign.device], parameters: { peer } };

const onlyBytes: Method = { good: () => [4096], parameters: { byteLength: byteCount() } };

/** A file that is read into arrays. */
export const transfer = {
  file,
  'options?': options(),
  'options.signal?': abortSignal,
  'options.onProgress?': callback,
};

export const transferOptions = (): object => ({ signal: new AbortController().signal, onProgress: () => {} });

const load: Method = {
  good: () => ['/dev/null', { ...transferOptions(), names: ['tensor'] }],
  parameters: { ...transfer, 'options.names?': list, 'options.names[]': tensorName },
};

const pageAddress: Kind = also(address, () => [
  ...invalid({ 'not at a page': 4097n }),
  ...invalid({ 'so that the end is beyond': 2n ** 64n - 4096n }, 'byteLength'),
]);

const allocateOptions = {
  policy: 'huge-first',
  allocator: 'default',
  bandwidth: 'high',
  moduleId: 1,
  fill: 0,
};

const allocateParameters: Readonly<Record<string, Kind>> = {
  'options?': options(),
  'options.policy?': choice,
  'options.allocator?': also(choice, () => invalid({ 'one that takes no bandwidth': 'cached' })),
  'options.bandwidth?': choice,
  'options.moduleId?': whole(0, 255),
  'options.fill?': whole(0, 255),
};

export const deviceMethods: Methods = {
  memoryInfo: { good: () => ['hbm'], parameters: { 'kind?': choice } },
  allocate: {
    good: () => [64, allocateOptions],
    parameters: {
      byteLength: byteCount(),
      ...allocateParameters,
      'options.stream?': stream,
      'options.alignment?': also(whole(1, 2 ** 21), () => invalid({ 'no power of two': 3 })),
      'options.tag?': refusing(text, 'empty'),
    },
  },
  array: {
    good: () => [[4], 'float32', allocateOptions],
    parameters: { shape, 'dtype?': choice, ...allocateParameters },
  },
  allocateHost: onlyBytes,
  registerHost: {
    good: () => [4096n, 8192],
    parameters: { address: pageAddress, byteLength: byteCount() },
  },
  loadNpy: { good: () => ['/dev/null', transferOptions()], parameters: transfer },
  loadNpz: load,
  loadSafetensors: load,
  copyBatch: batch({ anyDevice: true }),
  allocateManaged: onlyBytes,
  allocatePhysical: {
    good: (w) => [w.physical.byteLength, { location: 'device', pages: 'huge', reachableByPeers: false }],
    parameters: { byteLength: byteCount(), ...physicalOptions },
  },
  reserve: {
    good: () => [4096, {}],
    parameters: { byteLength: byteCount(), 'options?': options(), 'options.address?': address },
  },
  granularity: {
    good: () => [
      { granularity: 'minimum', location: 'numa', numaNode: 0, pages: 'normal', reachableByPeers: false },
    ],
    parameters: { ...physicalOptions, 'options.granularity?': choice },
  },
  openShared: {
    good: () => [{ key: 'unknown', byteLength: 4096 }, { enablePeerAccess: false }],
    parameters: {
      shared: sharedKey,
      'shared.key': key,
      'shared.byteLength': byteCount(),
      'options?': options(),
      'options.enablePeerAccess?': flag,
    },
  },
  openPhysical: {
    good: () => [{ handle: '1', byteLength: 4096, granularity: 4096 }],
    parameters: {
      shared: structure,
      'shared.handle': digits,
      'shared.byteLength': byteCount(),
      'shared.granularity': byteCount(),
    },
  },
  createPool: {
    good: () => [{ maxByteLength: 1 << 24, releaseThreshold: 0 }],
    parameters: {
      'options?': options(),
      'options.maxByteLength?': byteCount(),
      'options.releaseThreshold?': whole(0),
    },
  },
  createStream,
  createEvent,
  synchronize: waiting,
  synchronizeBlocking: blocking,
  canAccessPeer: peerMethod,
  enablePeerAccess: peerMethod,
  disablePeerAccess: peerMethod,
  reset: {
    good: () => [{ force: false, timeoutMs: 1000 }],
    parameters: { ...ending.parameters, 'options.force?': flag },
  },
  dispose: ending,
};

export const smallMethods: Readonly<Record<string, Methods>> = {
  Context: { createStream, createEvent, dispose: ending },
  Event: {
    synchronize: waiting,
    synchronizeBlocking: blocking,
    elapsedMs: { good: (w) => [w.event], parameters: { since: timedEvent } },
  },
  DeviceAlias: {},
  PhysicalMemory: { share },
  MemoryPool: {
    allocate: { good: (w) => [64, w.stream], parameters: { byteLength: byteCount(), stream } },
    trim: { good: () => [0], parameters: { 'keepByteLength?': whole(0) } },
  },
  MemoryExport: {
    allow: { good: () => [[process.pid]], parameters: { processIds, 'processIds[]': processId } },
  },
};
