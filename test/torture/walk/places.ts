import type { MemoryPtr } from '../../../generated/types.js';
import type { Progress } from './happens-before.js';
import { addressOf, type ModelMapping, type Reservation } from './objects.js';
import type { Piece } from './store.js';
import type { World } from './World.js';

/** Somewhere that can be copied from or to. */
export interface Place {
  readonly side: 'device' | 'pinned' | 'pageable';
  /** Address of native memory; undefined for a buffer of JavaScript. */
  readonly address: MemoryPtr | undefined;
  readonly view: Uint8Array | undefined;
  readonly byteLength: number;
  /** Empty for a buffer of JavaScript. */
  readonly pieces: readonly Piece[];
  /** Devices that may use it; undefined: all. */
  readonly reach: ReadonlySet<number> | undefined;
}

const LONGEST = 9000;

/** A random part of what can be used by `by` next. Undefined when there is nothing, or nothing that is free. */
export function findPlace(
  world: World,
  sides: readonly Place['side'][],
  by: Progress | undefined,
  writes: boolean,
  byteLength?: number,
): Place | undefined {
  const { random } = world;
  const side = random.pick(sides);
  const place =
    side === 'pageable'
      ? pageable(world, byteLength)
      : side === 'pinned'
        ? inPinned(world, byteLength)
        : random.chance(0.35)
          ? inRange(world, byteLength)
          : inBlock(world, byteLength);
  return place?.pieces.every(({ store }) => store.users.mayUse(by, writes)) ? place : undefined;
}

function pageable({ random }: World, byteLength = random.between(1, LONGEST)): Place {
  const view = random.fill(new Uint8Array(byteLength));
  return { side: 'pageable', address: undefined, view, byteLength, pieces: [], reach: undefined };
}

/** A random span of `available` bytes, of the length that is wanted. */
function span({ random }: World, available: number, wanted?: number) {
  if (wanted !== undefined && wanted > available) return undefined;
  const byteLength = wanted ?? random.between(1, Math.min(LONGEST, available));
  return { offset: random.below(available - byteLength + 1), byteLength };
}

const ONE: ReadonlySet<number>[] = [new Set([0]), new Set([1])];
const devices = (world: World, device: number) => (world.peers ? undefined : ONE[device]);

function inBlock(world: World, wanted?: number): Place | undefined {
  const block = world.random.pick(world.blocks);
  const part = block && span(world, block.store.byteLength, wanted);
  if (block === undefined || part === undefined) return undefined;
  const { offset, byteLength } = part;
  const address = (block.address + BigInt(offset)) as MemoryPtr;
  const pieces = [{ store: block.store, offset, byteLength }];
  return {
    side: 'device',
    address,
    view: undefined,
    byteLength,
    pieces,
    reach: devices(world, block.device),
  };
}

function inPinned(world: World, wanted?: number): Place | undefined {
  const block = world.random.pick(world.pinned);
  const part = block && span(world, block.store.byteLength, wanted);
  if (block === undefined || part === undefined) return undefined;
  const { offset, byteLength } = part;
  const address = (block.address + BigInt(offset)) as MemoryPtr;
  const view = block.view.subarray(offset, offset + byteLength);
  return {
    side: 'pinned',
    address,
    view,
    byteLength,
    pieces: [{ store: block.store, offset, byteLength }],
    reach: undefined,
  };
}

/** In a mapping, or across the border of two that touch. */
function inRange(world: World, wanted?: number): Place | undefined {
  const first = world.random.pick(world.mappings);
  if (first === undefined) return undefined;
  const second = neighbour(first.range, first);
  if (second !== undefined && world.random.chance(0.5)) return acrossBorder(world, first, second, wanted);
  const part = span(world, first.byteLength, wanted);
  if (part === undefined) return undefined;
  const { offset, byteLength } = part;
  const address = (addressOf(first) + BigInt(offset)) as MemoryPtr;
  const pieces = [{ store: first.physical.store, offset, byteLength }];
  return { side: 'device', address, view: undefined, byteLength, pieces, reach: first.access };
}

const neighbour = (range: Reservation, mapping: ModelMapping): ModelMapping | undefined =>
  range.mappings.find((other) => other.offset === mapping.offset + mapping.byteLength);

function acrossBorder(
  world: World,
  first: ModelMapping,
  second: ModelMapping,
  wanted?: number,
): Place | undefined {
  const byteLength = wanted ?? world.random.between(2, LONGEST);
  if (byteLength < 2) return undefined;
  const before = world.random.between(1, byteLength - 1);
  const offset = first.byteLength - before;
  const pieces = [
    { store: first.physical.store, offset, byteLength: before },
    { store: second.physical.store, offset: 0, byteLength: byteLength - before },
  ];
  const reach = new Set([...first.access].filter((device) => second.access.has(device)));
  const address = (addressOf(first) + BigInt(offset)) as MemoryPtr;
  return { side: 'device', address, view: undefined, byteLength, pieces, reach };
}

/** Whether a device may use both. */
export const reaches = (device: number, ...places: readonly Place[]): boolean =>
  places.every(({ reach }) => reach === undefined || reach.has(device));
