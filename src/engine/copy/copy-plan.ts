import { aclrtMemcpyKind } from '../../../generated/enums.js';
import { InvalidArgumentError } from '../../errors/index.js';
import { checkLength, checkOffset } from '../arguments/numbers.js';
import type { Read } from '../arguments/options.js';
import type { ArrayLayout } from '../arrays/layout.js';
import { MemoryBlock } from '../memory/MemoryBlock.js';
import type { DeviceLifetime } from '../thread/DeviceLifetime.js';
import { type Operand, overlap, type Region, regionOf, type ScriptRegion, type Side } from './Region.js';

/** Which parts a copy is about. Everything is in bytes. */
export interface CopyOptions {
  /** First byte in the destination. Default 0. */
  readonly destinationOffset?: number;
  /** First byte in the source. Default 0. */
  readonly sourceOffset?: number;
  /** How many bytes. Default: from `sourceOffset` to the end of the source, which must fit into the destination. */
  readonly byteLength?: number;
}

export const COPY_OPTIONS = ['destinationOffset', 'sourceOffset', 'byteLength'] as const;

/** The two sides of a copy, and what the method calls them. */
export interface Sides {
  readonly names: SideNames;
  readonly destination: Region;
  readonly source: Region;
}

/** A copy whose two sides are checked: alive, inside their bounds, apart from each other. */
export interface Transfer extends Sides {
  readonly byteLength: number;
  /** How the elements lie on both sides, where those of one lie apart; the regions are around them then. */
  readonly strided?: StridedSides;
}

/** Where elements are, counted from the start of each region. */
export interface StridedSides {
  /** Of a buffer of the script: how its elements lie in the memory through which they are copied. */
  readonly destination: ArrayLayout;
  readonly source: ArrayLayout;
  /** How they lie in a buffer of the script itself: one after the other. */
  readonly packed: ArrayLayout;
}

/** What a method calls the two sides of a copy, each a parameter's name or `this`, and what says which parts. */
export interface SideNames {
  readonly destination: string;
  readonly source: string;
  readonly options: string;
}

/** The parameter that is blamed when the two sides don't go together: the source, unless that is the method's own memory. */
export const blamedSide = ({ destination, source }: SideNames): string =>
  source === 'this' ? destination : source;

const spansBelow = (options: string) =>
  ({
    destination: `${options}.destinationOffset`,
    source: `${options}.sourceOffset`,
    length: `${options}.byteLength`,
  }) as const;

const OPTION_SPANS = spansBelow('options');

/** Checks a copy of bytes between two operands, which were looked at. `names` are for messages, which blame a parameter rather than `this`. */
export function checkBytes(
  destination: Operand,
  source: Operand,
  to: Side,
  from: Side,
  read: Read<CopyOptions>,
  api: string,
  names: SideNames,
): Transfer {
  const room = to.byteLength;
  const spans = names.options === 'options' ? OPTION_SPANS : spansBelow(names.options);
  const toOffset = checkOffset(read.destinationOffset, room, api, spans.destination);
  const fromOffset = checkOffset(read.sourceOffset, from.byteLength, api, spans.source);
  const byteLength = checkLength(read.byteLength, from.byteLength - fromOffset, api, spans.length);
  if (byteLength > room - toOffset)
    throw tooLong(byteLength, room - toOffset, destination, source, api, names);
  // Of the receiver of a method only the place inside it can be wrong.
  const toName = names.destination === 'this' ? spans.destination : names.destination;
  const fromName = names.source === 'this' ? spans.source : names.source;
  const toRegion = regionOf(to, destination, toOffset, byteLength, api, toName);
  const fromRegion = regionOf(from, source, fromOffset, byteLength, api, fromName);
  if (overlap(toRegion, fromRegion)) throw overlapError(destination, source, api, names);
  return { names, destination: toRegion, source: fromRegion, byteLength };
}

export const overlapError = (
  destination: Operand,
  source: Operand,
  api: string,
  names: SideNames,
): InvalidArgumentError =>
  new InvalidArgumentError({
    api,
    parameter: blamedSide(names),
    received: names.source === 'this' ? destination : source,
    expected: 'memory apart from the other side of the copy: the two parts share bytes',
  });

function tooLong(
  needed: number,
  room: number,
  destination: Operand,
  source: Operand,
  api: string,
  names: SideNames,
): InvalidArgumentError {
  if (names.destination === 'this')
    return new InvalidArgumentError({
      api,
      parameter: names.source,
      received: source,
      expected: `at most ${room} bytes long, what the destination takes (${names.options}.byteLength copies fewer than ${needed})`,
    });
  return new InvalidArgumentError({
    api,
    parameter: names.destination,
    received: destination,
    expected: `at least ${needed} bytes long, what the source gives (it takes ${room}; ${names.options}.byteLength copies fewer)`,
  });
}

/** JavaScript copies between two buffers of the script: no device has a part in it. */
export const betweenBuffers = (names: SideNames, source: ScriptRegion, api: string): InvalidArgumentError =>
  new InvalidArgumentError({
    api,
    parameter: names.source,
    received: source.bytes,
    expected:
      'memory of this package when the destination is a buffer of the script: JavaScript copies between two',
  });

/** The direction as C wants it. Managed memory counts as the device's: both sides reach it. */
export function kindOf(destination: Region, source: Region): aclrtMemcpyKind {
  const toDevice = isDeviceSide(destination);
  if (isDeviceSide(source))
    return toDevice ? aclrtMemcpyKind.ACL_MEMCPY_DEVICE_TO_DEVICE : aclrtMemcpyKind.ACL_MEMCPY_DEVICE_TO_HOST;
  return toDevice ? aclrtMemcpyKind.ACL_MEMCPY_HOST_TO_DEVICE : aclrtMemcpyKind.ACL_MEMCPY_HOST_TO_HOST;
}

export const isDeviceSide = (region: Region): boolean =>
  region.side === 'device' || region.side === 'managed';

/**
 * Throws unless `device` may reach the region: its own memory, host memory, memory of a device made a peer, or mappings
 * that let it in. `blamed`: the region that the message shows.
 */
export function checkReach(
  device: DeviceLifetime,
  region: Region,
  api: string,
  parameter: string,
  blamed: Region = region,
): void {
  if (region.side !== 'device' || region.device.id === device.id || device.peers.has(region.device.id))
    return;
  if (region.holders.every((holder) => holder instanceof MemoryBlock && holder.isAccessibleFrom(device.id)))
    return;
  throw new InvalidArgumentError({
    api,
    parameter,
    received: blamed.side === 'script' ? blamed.bytes : blamed.given,
    expected: `memory that device ${device.id} reaches; for that of device ${region.device.id} call enablePeerAccess first, or grantAccess of a mapping`,
  });
}
