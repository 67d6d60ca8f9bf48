import type { Recording } from '../recording.js';
import { liveAt, type RecordedObjects } from './objects.js';

/** Something with addresses, and what lies in it. */
export interface AddressBlock {
  /** Number of the object. */
  readonly object: number;
  readonly kind: string;
  readonly device: number;
  readonly address: number;
  readonly size: number;
  readonly held: number;
  /** In the order of their addresses. */
  readonly inside: readonly AddressBlock[];
}

/** What has addresses at a moment, in their order: what lies in something else is inside of that. */
export function addressSpaceAt(
  recording: Recording,
  objects: RecordedObjects,
  index: number,
): AddressBlock[] {
  const blocks = liveAt(objects, index)
    .filter((place) => (objects.address[place] ?? 0) > 0)
    .map((place) => blockOf(recording, objects, place))
    // What contains comes before what it contains; of equal ones, the one that began first.
    .sort((a, b) => a.address - b.address || b.size - a.size || a.object - b.object);
  const roots: Writable[] = [];
  const around: Writable[] = [];
  for (const block of blocks) {
    while (around.length > 0 && !contains(around.at(-1), block)) around.pop();
    (around.at(-1)?.inside ?? roots).push(block);
    around.push(block);
  }
  return roots;
}

interface Writable extends AddressBlock {
  readonly inside: Writable[];
}

const contains = (outer: AddressBlock | undefined, inner: AddressBlock): boolean =>
  outer !== undefined && inner.address + inner.size <= outer.address + outer.size;

const blockOf = (recording: Recording, objects: RecordedObjects, place: number): Writable => ({
  object: place,
  kind: recording.kinds[objects.kind[place] ?? 0] ?? '',
  device: objects.device[place] ?? 0,
  address: objects.address[place] ?? 0,
  size: objects.size[place] ?? 0,
  held: objects.held[place] ?? 0,
  inside: [],
});

/** How reserved addresses are used. Bytes. */
export interface RangeUse {
  readonly reserved: number;
  readonly mapped: number;
  readonly largestHole: number;
}

/** How much of the ranges is mapped, and how large the largest hole is; undefined when nothing is reserved. */
export function rangeUse(space: readonly AddressBlock[]): RangeUse | undefined {
  const ranges = space.filter(({ kind }) => kind === 'AddressRange');
  if (ranges.length === 0) return undefined;
  let reserved = 0;
  let mapped = 0;
  let largestHole = 0;
  for (const range of ranges) {
    reserved += range.size;
    let reached = range.address;
    for (const { kind, address, size } of range.inside) {
      if (kind !== 'Mapping') continue;
      largestHole = Math.max(largestHole, address - reached);
      mapped += size;
      reached = address + size;
    }
    largestHole = Math.max(largestHole, range.address + range.size - reached);
  }
  return { reserved, mapped, largestHole };
}
