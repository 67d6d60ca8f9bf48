import type { DeviceArray, Memory } from '../../../../src/index.js';
import { operand, peer, physical, place, stream } from '../handle-values.js';
import { byteCount, choice, flag, offset, whole } from '../scalars.js';
import { options, viewClass } from '../structures.js';
import { also, except, invalid, type Kind, refusing } from '../values.js';
import type { MatrixWorld } from '../world.js';
import { physicalOptions, share } from './common.js';
import type { Method, Methods } from './method.js';
import { shape } from './shape.js';

/** Methods of memory handles. */

type Of = (world: MatrixWorld) => Memory | DeviceArray;

/** Bytes of the script's side in the good arguments. */
const SCRIPT_BYTES = 64;
const bytes = (length = SCRIPT_BYTES): Uint8Array => new Uint8Array(length);

/** Memory may be used from every device. */
const anyStream: Kind = except(stream, { 'of another device': 'its work may use the memory' });

/** Which side memory counts to in a copy: host memory takes the device of the other side, managed memory is its own. */
type Side = 'device' | 'host' | 'managed';

const FROM_ANY: Readonly<Record<Side, (kind: Kind) => Kind>> = {
  device: (kind) => kind,
  host: (kind) => except(kind, { 'of another device': 'the device of the other side makes the copy' }),
  managed: (kind) => kind,
};

const TO_ANY: Readonly<Record<Side, (kind: Kind) => Kind>> = {
  ...FROM_ANY,
  managed: (kind) => except(kind, { 'of another device': 'every device reaches managed memory' }),
};

const tooShort =
  (length: number, named?: string): Kind =>
  () =>
    invalid({ 'too short': bytes(length) }, named);

const ending =
  (last: (world: MatrixWorld) => number, named: string): Kind =>
  (world) =>
    invalid({ 'so that the end is beyond': last(world) }, named);

export const rows = {
  width: 5,
  height: 2,
  destinationPitch: 8,
  sourcePitch: 8,
  destinationOffset: 4,
  sourceOffset: 4,
};

const rowOffsets = (room: (world: MatrixWorld) => number): Kind =>
  also(
    offset(room),
    ending((w) => room(w) - 2, 'layout.height'),
  );

const pitch: Kind = also(
  whole(rows.width),
  ending(() => Number.MAX_SAFE_INTEGER, 'layout.height'),
);

/** Of the good rows. `destination` and `source`: bytes of the two sides. */
export const rowParameters = (
  destination: (world: MatrixWorld) => number,
  source: (world: MatrixWorld) => number,
): Record<string, Kind> => ({
  layout: options('layout'),
  'layout.width': whole(1, 5_000_000),
  'layout.height': also(whole(1, 5_242_880), () => invalid({ 'one row too many': 900 })),
  'layout.destinationPitch?': pitch,
  'layout.sourcePitch?': pitch,
  'layout.destinationOffset?': rowOffsets(destination),
  'layout.sourceOffset?': rowOffsets(source),
});

export const copies = (of: Of, side: Side): Methods => {
  const own = (world: MatrixWorld): number => of(world).byteLength;
  const script = (): number => SCRIPT_BYTES;
  return {
    copyFrom: {
      good: () => [bytes(), { destinationOffset: 4, sourceOffset: 8, byteLength: 16 }],
      parameters: {
        source: also(FROM_ANY[side](operand(of)), tooShort(23, 'options.byteLength')),
        'options?': options(),
        'options.destinationOffset?': also(
          offset(own),
          ending((w) => own(w) - 15, 'source'),
        ),
        'options.sourceOffset?': also(
          offset(SCRIPT_BYTES),
          ending(() => SCRIPT_BYTES - 15, 'options.byteLength'),
        ),
        'options.byteLength?': offset(SCRIPT_BYTES - 8),
      },
    },
    copyTo: {
      good: () => [bytes(), { destinationOffset: 4, sourceOffset: 8, byteLength: 16 }],
      parameters: {
        destination: also(TO_ANY[side](operand(of)), tooShort(19)),
        'options?': options(),
        'options.destinationOffset?': also(
          offset(SCRIPT_BYTES),
          ending(() => SCRIPT_BYTES - 15, 'destination'),
        ),
        'options.sourceOffset?': also(
          offset(own),
          ending((w) => own(w) - 15, 'options.byteLength'),
        ),
        'options.byteLength?': offset((w) => own(w) - 8),
      },
    },
    copyRowsFrom: {
      good: () => [bytes(), rows],
      parameters: {
        source: also(FROM_ANY[side](operand(of)), tooShort(16, 'layout.height')),
        ...rowParameters(own, script),
      },
    },
    copyRowsTo: {
      good: () => [bytes(), rows],
      parameters: {
        destination: also(TO_ANY[side](operand(of)), tooShort(16, 'layout.height')),
        ...rowParameters(script, own),
      },
    },
  };
};

const byteStream = (own: (world: MatrixWorld) => number): Method => ({
  good: () => [{ offset: 8, byteLength: 8, highWaterMark: 4096 }],
  parameters: {
    'options?': options(),
    'options.offset?': also(
      offset(own),
      ending((w) => own(w) - 7, 'options.byteLength'),
    ),
    'options.byteLength?': offset((w) => own(w) - 8),
    'options.highWaterMark?': byteCount(1024 ** 3),
  },
});

const memory = (of: Of, side: Side = 'device'): Methods => {
  const own = (world: MatrixWorld): number => of(world).byteLength;
  return {
    ...copies(of, side),
    createWriteStream: byteStream(own),
    createReadStream: byteStream(own),
    hexdump: {
      good: () => [{ offset: 8, byteLength: 8 }],
      parameters: {
        'options?': options(),
        'options.offset?': also(
          offset(own),
          ending((w) => own(w) - 7, 'options.byteLength'),
        ),
        'options.byteLength?': offset((w) => Math.min(own(w) - 8, 1024 ** 2)),
      },
    },
    fill: {
      good: () => [0, { offset: 8, byteLength: 8 }],
      parameters: {
        value: whole(0, 255),
        'options?': options(),
        'options.offset?': also(
          offset(own),
          ending((w) => own(w) - 7, 'options.byteLength'),
        ),
        'options.byteLength?': offset((w) => own(w) - 8),
      },
    },
    array: {
      good: () => ['float32', [2], { byteOffset: 8 }],
      parameters: {
        dtype: choice,
        shape,
        'options?': options(),
        'options.byteOffset?': also(
          offset(own),
          ending((w) => own(w) - 7, 'shape'),
        ),
      },
    },
    usedBy: { good: (w) => [w.stream], parameters: { stream: anyStream } },
    slice: {
      good: () => [8, 8],
      parameters: {
        offset: also(
          offset((w) => own(w) - 1),
          ending((w) => own(w) - 7, 'byteLength'),
        ),
        'byteLength?': byteCount((w) => own(w) - 8),
      },
    },
  };
};

/** Two elements of two bytes, from the second on. */
const view = (of: Of): Method => ({
  good: () => [Uint16Array, 2, 2],
  parameters: {
    kind: viewClass,
    'byteOffset?': also(
      offset((w) => of(w).byteLength),
      (w) => [
        ...invalid({ 'not aligned': 3 }),
        ...invalid({ 'so that the end is beyond': of(w).byteLength - 2 }, 'length'),
      ],
    ),
    'length?': offset((w) => (of(w).byteLength - 2) / 2),
  },
});

export const memoryMethods: Readonly<Record<string, Methods>> = {
  DeviceMemory: {
    ...memory((w) => w.memory),
    share,
    mapForPeer: { good: (w) => [w.foreign.device], parameters: { peer } },
  },
  MemorySlice: memory((w) => w.slice),
  HostMemory: { ...memory((w) => w.host, 'host'), view: view((w) => w.host) },
  ManagedMemory: {
    ...memory((w) => w.managed, 'managed'),
    view: view((w) => w.managed),
    advise: {
      good: (w) => ['preferred-location', { place: w.device, undo: false }],
      parameters: { advice: choice, 'options?': options(), 'options.place?': place, 'options.undo?': flag },
    },
  },
  AddressRange: {
    ...memory((w) => w.range),
    map: {
      good: (w) => [w.spare, { offset: w.spare.byteLength }],
      parameters: {
        physical,
        'options?': options(),
        'options.offset?': also(
          refusing(
            offset((w) => w.range.byteLength),
            'negative zero',
          ),
          (w) => [
            ...invalid({ 'not aligned': 4096, 'where something is mapped': 0 }),
            ...invalid({ 'at the end': w.range.byteLength }, 'physical'),
          ],
        ),
      },
    },
    grow: {
      good: () => [4096, { location: 'device', pages: 'huge', reachableByPeers: false }],
      parameters: {
        byteLength: byteCount((w) => w.range.byteLength - w.range.mappedByteLength),
        ...physicalOptions,
      },
    },
  },
  Mapping: {
    ...memory((w) => w.mapping),
    grantAccess: { good: (w) => [w.foreign.device], parameters: { to: place } },
    access: { good: () => ['host'], parameters: { of: place } },
  },
  PoolMemory: memory((w) => w.pooled),
  SharedMemory: memory((w) => w.opened),
};
