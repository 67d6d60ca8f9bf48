import type { DTypeInfo } from '../engine/arrays/dtype.js';
import type { Shape } from '../engine/arrays/layout.js';
import type { Element } from '../engine/arrays/values.js';
import { formatFor } from './number-text.js';

/** Arrays as NumPy prints them. */

/** Arrays of more elements are shown with gaps. */
const THRESHOLD = 1000;
/** Elements on each side of a gap. */
export const EDGE = 3;
const LINE_WIDTH = 75;

/** Whether an axis is shown with a gap. */
export const hasGap = (shape: Shape, axis: number): boolean =>
  isElided(shape) && (shape[axis] as number) > 2 * EDGE; // an axis of the shape

/** Whether not all elements are shown. */
const isElided = (shape: Shape): boolean => shape.reduce((count, length) => count * length, 1) > THRESHOLD;

/**
 * The text of an array.
 * @param shown the elements that are shown: of an axis with a gap the first and the last ones
 */
export function printed(dtype: DTypeInfo, shape: Shape, shown: readonly Element[]): string {
  if (shape.includes(0)) return '[]';
  const format = formatFor(dtype, shown);
  const lengths = shape.map((length, axis) => (hasGap(shape, axis) ? 2 * EDGE : length));
  let next = 0;
  const visit = (axis: number, indent: string, width: number): string => {
    const length = lengths[axis];
    if (length === undefined) return format(shown[next++] as Element);
    const gapAt = hasGap(shape, axis) ? EDGE : -1;
    const words: string[] = [];
    for (let index = 0; index < length; index += 1) {
      if (index === gapAt) words.push('...');
      words.push(visit(axis + 1, `${indent} `, width - 1));
    }
    const isLast = axis === lengths.length - 1;
    const body = isLast
      ? wrapped(words, indent, width - 1)
      : stacked(words, indent, lengths.length - axis - 1);
    return `[${body}]`;
  };
  return visit(0, ' ', LINE_WIDTH);
}

/** Rows below each other, with as many line ends in between as there are axes below. */
const stacked = (words: readonly string[], indent: string, lineEnds: number): string =>
  words.join('\n'.repeat(lineEnds) + indent);

/** Words in lines; a word that is longer than a line has one of its own. */
function wrapped(words: readonly string[], indent: string, width: number): string {
  const lines: string[] = [];
  let line = indent;
  for (const [index, word] of words.entries()) {
    if (line.length + word.length > width && line.length > indent.length) {
      lines.push(line.trimEnd());
      line = indent;
    }
    line += index === words.length - 1 ? word : `${word} `;
  }
  lines.push(line);
  return lines.join('\n').slice(indent.length);
}
