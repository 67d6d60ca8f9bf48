import { type AddressBlock, addressSpaceAt } from '../../../recording/analysis/address-space.js';
import { bytes } from '../../terminal/units.js';
import type { Shown } from './data.js';
import { element, shape, tableOf } from './dom.js';

/** Units across a row of the picture. */
const WIDTH = 1000;
/** Rows of the picture; the table below has all of them. */
const MOST_ROWS = 24;
/** Parts that are drawn in a row: more can't be told apart. */
const MOST_PARTS = 2000;

/** Blocks that stand in one row: a range alone, or allocations that are near each other. */
interface Row {
  readonly address: number;
  readonly end: number;
  readonly blocks: readonly AddressBlock[];
}

/** Ranges and blocks at a moment: what is mapped, what is in use, and the holes; in a picture, and as a table. */
export function addressMap(shown: Shown, event: number): HTMLElement {
  const space = addressSpaceAt(shown.recording, shown.objects, event);
  if (space.length === 0) return element('p', {}, 'Nothing has an address.');
  const rows = rowsOf(space);
  const cells = space.slice(0, MOST_PARTS).flatMap((block) => lines(block, 0));
  return element(
    'div',
    { class: 'space' },
    ...rows.slice(0, MOST_ROWS).map(picture),
    ...(rows.length > MOST_ROWS
      ? [element('p', {}, `The first ${MOST_ROWS} of ${rows.length} regions.`)]
      : []),
    element(
      'details',
      {},
      element('summary', {}, 'As a table'),
      element('div', { class: 'scroll' }, tableOf('', ['address', 'size', 'what', 'where'], cells)),
    ),
  );
}

/** Allocations further from each other than this, and than what lies before, stand in rows of their own. */
const NEAR = 64 * 2 ** 20;

function rowsOf(space: readonly AddressBlock[]): Row[] {
  const rows: { address: number; end: number; blocks: AddressBlock[] }[] = [];
  for (const block of space) {
    const end = block.address + block.size;
    const last = rows.at(-1);
    const gap = last === undefined ? 0 : block.address - last.end;
    const joins =
      last !== undefined &&
      block.kind !== 'AddressRange' &&
      last.blocks[0]?.kind !== 'AddressRange' &&
      gap <= Math.max(NEAR, last.end - last.address);
    if (joins) {
      last.end = Math.max(last.end, end);
      last.blocks.push(block);
    } else rows.push({ address: block.address, end, blocks: [block] });
  }
  return rows;
}

function picture({ address, end, blocks }: Row): HTMLElement {
  const drawing = shape('svg', { viewBox: `0 0 ${WIDTH} 26`, 'aria-hidden': 'true' });
  const part = (block: { address: number; size: number }, name: string, inset: number) =>
    shape('rect', {
      class: name,
      x: ((block.address - address) / (end - address)) * WIDTH,
      y: 1 + inset,
      width: Math.max(0.5, (block.size / (end - address)) * WIDTH),
      height: 24 - 2 * inset,
    });
  drawing.append(part({ address, size: end - address }, 'hole', 0));
  let inUse = 0;
  for (const block of blocks.slice(0, MOST_PARTS)) {
    const isRange = block.kind === 'AddressRange';
    if (!isRange) drawing.append(part(block, 'block', 0));
    inUse += isRange ? block.inside.reduce((sum, inner) => sum + inner.size, 0) : block.size;
    for (const inner of block.inside.slice(0, MOST_PARTS)) {
      drawing.append(part(inner, 'mapped', 3));
      for (const innermost of inner.inside.slice(0, MOST_PARTS)) drawing.append(part(innermost, 'block', 6));
    }
  }
  const what = blocks.length === 1 ? (blocks[0]?.kind ?? '') : `${blocks.length} blocks`;
  const text = `0x${address.toString(16)}  ${what}, ${bytes(inUse)} of ${bytes(end - address)} in use`;
  return element('figure', {}, drawing, element('figcaption', {}, text));
}

function lines(block: AddressBlock, depth: number): string[][] {
  const own = [
    `${'\u2003'.repeat(depth)}0x${block.address.toString(16)}`,
    bytes(block.size),
    block.kind,
    block.device < 0 ? 'host' : `device ${block.device}`,
  ];
  return [own, ...block.inside.slice(0, MOST_PARTS).flatMap((inner) => lines(inner, depth + 1))];
}
