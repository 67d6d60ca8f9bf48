import { cut, padEnd, padStart, widthOf, wrap } from './text.js';

export interface Column {
  readonly title: string;
  /** Numbers stand to the right. */
  readonly align?: 'left' | 'right';
  /** What gives way when the terminal is too narrow for the whole line: the text is cut, or goes on below. Plain text. */
  readonly flexible?: 'cut' | 'wrap';
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
      .map(({ align }, index) => {
        const cell = cells[index] ?? '';
        const width = widths[index] ?? 0;
        const isLast = index === columns.length - 1;
        return style(align === 'right' ? padStart(cell, width) : isLast ? cell : padEnd(cell, width));
      })
      .join(GAP)
      .trimEnd();
  const lines = (row: readonly string[]): string[] => {
    const cells = columns.map(({ flexible }, index) =>
      cellLines(row[index] ?? '', widths[index] ?? 0, flexible),
    );
    const height = Math.max(...cells.map((parts) => parts.length));
    return Array.from({ length: height }, (_, at) =>
      line(
        cells.map((parts) => parts[at] ?? ''),
        (text) => text,
      ),
    );
  };
  return [
    line(
      columns.map(({ title }) => title),
      styleTitle,
    ),
    ...rows.flatMap(lines),
  ];
}

/** A cell as the lines that it takes. */
function cellLines(text: string, width: number, flexible: Column['flexible']): string[] {
  if (flexible === undefined || widthOf(text) <= width) return [text];
  return flexible === 'cut' ? [cut(text, width)] : wrap(text, width);
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
