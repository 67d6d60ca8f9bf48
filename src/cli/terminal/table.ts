import { cut, padEnd, padStart, widthOf } from './text.js';

export interface Column {
  readonly title: string;
  /** Numbers stand to the right. */
  readonly align?: 'left' | 'right';
  /** May be cut when the terminal is too narrow for the whole line. Give it plain text. */
  readonly flexible?: boolean;
}

const GAP = '  ';

/** A table without lines: titles, then rows. `styleTitle` sets the titles off. */
export function table(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  options: { readonly width: number; readonly styleTitle?: (text: string) => string },
): string[] {
  const widths = columns.map(({ title }, index) =>
    Math.max(widthOf(title), ...rows.map((row) => widthOf(row[index] ?? ''))),
  );
  shrink(columns, widths, options.width);
  const { styleTitle = (text) => text } = options;
  const line = (cells: readonly string[], style: (text: string) => string): string =>
    columns
      .map(({ align, flexible }, index) => {
        const width = widths[index] ?? 0;
        const cell = flexible ? cut(cells[index] ?? '', width) : (cells[index] ?? '');
        return style(align === 'right' ? padStart(cell, width) : padEnd(cell, width));
      })
      .join(GAP)
      .trimEnd();
  return [
    line(
      columns.map(({ title }) => title),
      styleTitle,
    ),
    ...rows.map((row) => line(row, (text) => text)),
  ];
}

/** Takes what is too much from the flexible columns, the widest first. */
function shrink(columns: readonly Column[], widths: number[], available: number): void {
  const total = () => widths.reduce((sum, width) => sum + width, 0) + GAP.length * (widths.length - 1);
  for (;;) {
    const excess = total() - available;
    if (excess <= 0) return;
    let widest = -1;
    for (const [index, { flexible }] of columns.entries())
      if (flexible && (widest < 0 || (widths[index] ?? 0) > (widths[widest] ?? 0))) widest = index;
    const width = widths[widest];
    if (width === undefined || width <= 8) return;
    widths[widest] = Math.max(8, width - excess);
  }
}
