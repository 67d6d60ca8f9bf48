const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** A bar of `width` columns, filled to the fraction, to an eighth of a column where the terminal can show it. */
export function bar(fraction: number, width: number, unicode: boolean): string {
  const part = Math.min(1, Math.max(0, Number.isFinite(fraction) ? fraction : 0));
  if (!unicode) {
    const full = Math.round(part * width);
    return '#'.repeat(full) + '.'.repeat(width - full);
  }
  const eighths = Math.round(part * width * 8);
  const full = '█'.repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? '');
  return full + '░'.repeat(width - full.length);
}

const LEVELS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
const ASCII_LEVELS = ['_', '.', '-', '=', '+', '*', '%', '#'];

/** One character for each value, the newest last; `most` is what the full height stands for. */
export function sparkline(values: readonly number[], width: number, most: number, unicode: boolean): string {
  const levels = unicode ? LEVELS : ASCII_LEVELS;
  return values
    .slice(-width)
    .map((value) => {
      const level = most <= 0 ? 0 : Math.round((value / most) * (levels.length - 1));
      return levels[Math.min(levels.length - 1, Math.max(0, level))] ?? '';
    })
    .join('');
}
