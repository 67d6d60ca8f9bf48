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

/** Ranges and blocks at a moment: what is mapped, what is in use, and the holes; in a picture, and as a table. */
export function addressMap(shown: Shown, event: number): HTMLElement {
  const space = addressSpaceAt(shown.recording, shown.objects, event);
  if (space.length === 0) return element('p', {}, 'Nothing has an address.');
  const largest = [...space].sort((a, b) => b.size - a.size).slice(0, MOST_ROWS);
  const rows = space.filter((block) => largest.includes(block)).map(row);
  const more = space.length - rows.length;
  const cells = space.slice(0, MOST_PARTS).flatMap((block) => lines(block, 0));
  return element(
    'div',
    { class: 'space' },
    ...rows,
    ...(more > 0 ? [element('p', {}, `The ${rows.length} largest of ${space.length}.`)] : []),
    element(
      'details',
      {},
      element('summary', {}, 'As a table'),
      element('div', { class: 'scroll' }, tableOf('', ['address', 'size', 'what', 'where'], cells)),
    ),
  );
}

function row(block: AddressBlock): HTMLElement {
  const picture = shape('svg', { viewBox: `0 0 ${WIDTH} 26`, 'aria-hidden': 'true' });
  const part = (inner: AddressBlock, name: string, inset: number) =>
    shape('rect', {
      class: name,
      x: ((inner.address - block.address) / block.size) * WIDTH,
      y: 1 + inset,
      width: Math.max(0.5, (inner.size / block.size) * WIDTH),
      height: 24 - 2 * inset,
    });
  picture.append(part(block, block.kind === 'AddressRange' ? 'hole' : 'block', 0));
  for (const inner of block.inside.slice(0, MOST_PARTS)) {
    picture.append(part(inner, 'mapped', 3));
    for (const innermost of inner.inside.slice(0, MOST_PARTS)) picture.append(part(innermost, 'block', 6));
  }
  const inUse = block.inside.reduce((sum, inner) => sum + inner.size, 0);
  const use =
    block.inside.length > 0 || block.kind === 'AddressRange' ? `, ${bytes(inUse)} of it in use` : '';
  return element(
    'figure',
    {},
    picture,
    element('figcaption', {}, `0x${block.address.toString(16)}  ${bytes(block.size)} ${block.kind}${use}`),
  );
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
