import { type ArrayLayout, isContiguous } from '../arrays/layout.js';
import { copyElements, mirrorOf, rowBlocks } from '../arrays/row-blocks.js';
import type { StridedSides } from './copy-plan.js';
import type { Region } from './Region.js';
import { copyBlock } from './row-calls.js';

/** Native calls up to which a copy between two memories is made directly, whatever the elements' order. */
const MOST_CALLS = 64;

/**
 * Copies elements that lie apart. The context of a device that reaches both regions is current. Buffers of the script are
 * reordered by JavaScript, so that native calls copy whole rows.
 */
export function copyStridedNow(
  destination: Region,
  source: Region,
  sides: StridedSides,
  byteLength: number,
): void {
  if (source.side === 'script') {
    const bytes = orderedAs(sides.source, source.bytes, sides.packed);
    copyBlocks(destination, sides.destination, { ...source, bytes }, sides.source);
  } else if (destination.side === 'script') {
    const direct = isContiguous(sides.destination);
    const bytes = direct ? destination.bytes : new Uint8Array(byteLength);
    copyBlocks({ ...destination, bytes }, sides.destination, source, sides.source);
    if (!direct) copyElements(sides.packed, destination.bytes, sides.destination, bytes);
  } else if (hasFewBlocks(sides.destination, sides.source)) {
    copyBlocks(destination, sides.destination, source, sides.source);
  } else copyThroughHost(destination, source, sides, byteLength);
}

/** The elements of a packed buffer in another packed order. */
function orderedAs(order: ArrayLayout, bytes: Uint8Array, packed: ArrayLayout): Uint8Array {
  if (isContiguous(order)) return bytes;
  const ordered = new Uint8Array(bytes.length);
  copyElements(order, ordered, packed, bytes);
  return ordered;
}

/** Elements in orders that no rows have in common: one native call for each would take far longer. */
function copyThroughHost(destination: Region, source: Region, sides: StridedSides, byteLength: number): void {
  const [leaving, arriving] = [mirrorOf(sides.source), mirrorOf(sides.destination)];
  const bytes = new Uint8Array(byteLength);
  copyBlocks({ side: 'script', bytes, byteLength, holders: [] }, leaving, source, sides.source);
  const ordered = new Uint8Array(byteLength);
  copyElements(arriving, ordered, leaving, bytes);
  copyBlocks(
    destination,
    sides.destination,
    { side: 'script', bytes: ordered, byteLength, holders: [] },
    arriving,
  );
}

function copyBlocks(destination: Region, to: ArrayLayout, source: Region, from: ArrayLayout): void {
  for (const block of rowBlocks(to, from)) copyBlock(destination, source, block);
}

function hasFewBlocks(to: ArrayLayout, from: ArrayLayout): boolean {
  let blocks = 0;
  for (const _ of rowBlocks(to, from)) if (++blocks > MOST_CALLS) return false;
  return true;
}
