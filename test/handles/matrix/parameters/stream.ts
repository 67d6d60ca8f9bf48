import { MEMORY_BYTES } from '../../../support/world.js';
import { beside, event, memory, operand, place } from '../handle-values.js';
import { abortSignal, byteCount, callback, choice, file, offset, value64, whole } from '../scalars.js';
import { options, structure } from '../structures.js';
import { also, except, invalid, type Kind } from '../values.js';
import { batch } from './batch.js';
import { rowParameters, rows } from './memory.js';
import type { Method, Methods } from './method.js';

/** Methods of streams. */

const LONGEST_TIMEOUT = 2 ** 31 - 1;

const bytes = (): Uint8Array => new Uint8Array(64);

const onlyDevice: Kind = (world) => [
  ...memory(world),
  ...invalid({ 'host memory': world.host, 'managed memory': world.managed }),
];

const waitOptions: Readonly<Record<string, Kind>> = {
  'options?': options(),
  'options.timeoutMs?': whole(1, LONGEST_TIMEOUT),
  'options.signal?': abortSignal,
};

export const blocking: Method = {
  good: () => [{ timeoutMs: 1000 }],
  parameters: { 'options?': options(), 'options.timeoutMs?': whole(1, LONGEST_TIMEOUT) },
};

/** The end of a handle with queued work. */
export const ending: Method = {
  good: () => [{ timeoutMs: 1000 }],
  parameters: { 'options?': options(), 'options.timeoutMs?': whole(0, LONGEST_TIMEOUT) },
};

export const waiting: Method = {
  good: () => [{ timeoutMs: 1000, signal: new AbortController().signal }],
  parameters: waitOptions,
};

const fileCopy: Method = {
  good: (w) => [
    w.memory,
    '/dev/zero',
    {
      fileOffset: 0,
      memoryOffset: 8,
      byteLength: 8,
      chunkByteLength: 4096,
      signal: new AbortController().signal,
      onProgress: () => {},
    },
  ],
  parameters: {
    memory,
    file,
    'options?': options(),
    'options.fileOffset?': offset(),
    'options.memoryOffset?': offset(MEMORY_BYTES),
    'options.byteLength?': offset(MEMORY_BYTES - 8),
    'options.chunkByteLength?': byteCount(1024 ** 3),
    'options.signal?': abortSignal,
    'options.onProgress?': callback,
  },
};

/** Eight bytes from an address that is a multiple of 8. */
const wordOffset: Kind = also(offset(MEMORY_BYTES - 8), () => invalid({ 'not aligned': 4 }));

export const streamMethods: Methods = {
  copy: {
    good: (w) => [w.memory, bytes(), { destinationOffset: 4, sourceOffset: 8, byteLength: 16 }],
    parameters: {
      destination: beside('source'),
      source: operand((w) => w.memory),
      'options?': options(),
      'options.destinationOffset?': also(offset(MEMORY_BYTES), () =>
        invalid({ 'so that the end is beyond': MEMORY_BYTES - 15 }, 'destination'),
      ),
      'options.sourceOffset?': also(offset(64), () =>
        invalid({ 'so that the end is beyond': 49 }, 'options.byteLength'),
      ),
      'options.byteLength?': offset(64 - 8),
    },
  },
  copyRows: {
    good: (w) => [w.memory, bytes(), rows],
    parameters: {
      destination: beside('source'),
      source: operand((w) => w.memory),
      ...rowParameters(
        () => MEMORY_BYTES,
        () => 64,
      ),
    },
  },
  copyBatch: batch({ anyDevice: false }),
  fill: {
    good: (w) => [w.memory, 0, { offset: 8, byteLength: 8 }],
    parameters: {
      memory,
      value: whole(0, 255),
      'options?': options(),
      'options.offset?': also(offset(MEMORY_BYTES), () =>
        invalid({ 'so that the end is beyond': MEMORY_BYTES - 7 }, 'options.byteLength'),
      ),
      'options.byteLength?': offset(MEMORY_BYTES - 8),
    },
  },
  prefetch: {
    good: (w) => [w.managed, { offset: 8, byteLength: 8, to: w.device }],
    parameters: {
      memory: (w) => [
        ...memory(w),
        ...invalid({ 'host memory': w.host }),
        ...invalid({ 'device memory with a place': w.memory }, 'options.to'),
      ],
      'options?': options(),
      'options.offset?': also(offset(MEMORY_BYTES), () =>
        invalid({ 'so that the end is beyond': MEMORY_BYTES - 7 }, 'options.byteLength'),
      ),
      'options.byteLength?': offset(MEMORY_BYTES - 8),
      'options.to?': place,
    },
  },
  writeValue: {
    good: (w) => [w.memory, 0n, 8],
    parameters: { memory: onlyDevice, value: value64, 'offset?': wordOffset },
  },
  waitValue: {
    good: (w) => [w.memory, 'equal', 0n, 8],
    parameters: { memory: onlyDevice, condition: choice, value: value64, 'offset?': wordOffset },
  },
  record: { good: (w) => [w.event], parameters: { 'event?': event } },
  wait: { good: (w) => [w.event], parameters: { event } },
  hostFunction: { good: () => [() => {}], parameters: { fn: callback } },
  setAllocator: {
    good: () => [{ allocate: () => undefined, free: () => {}, allocateAt: () => undefined }],
    parameters: {
      allocator: except(structure, {
        'a handle of class Device': 'allocate(byteLength) is what an allocator has',
        'a handle of class MemoryPool': 'it has an allocate as well; what that throws, the next wait throws',
      }),
      'allocator.allocate': callback,
      'allocator.free?': callback,
      'allocator.allocateAt?': callback,
    },
  },
  copyFromFile: fileCopy,
  copyToFile: fileCopy,
  synchronize: waiting,
  synchronizeBlocking: blocking,
  dispose: ending,
};
