import { padStart } from './text.js';
import { short } from './units.js';

export interface Series {
  readonly name: string;
  /** Undefined where there is no value. */
  readonly values: readonly (number | undefined)[];
}

interface PlotOptions {
  readonly width: number;
  readonly height: number;
  /** Names of the places along the x axis, as many as there are values; they are spread evenly. */
  readonly labels: readonly string[];
  readonly unit: string;
  /** Sets the mark of a series off from the others. */
  readonly paint: (text: string, series: number) => string;
}

/** One mark for each series: told apart without colours too. */
const MARKS = ['o', '+', 'x', '*', '#', '@'];

const AXIS = 8;

/** A chart with one column for each label, all series over one y axis that starts at 0. */
export function plot(series: readonly Series[], options: PlotOptions): string[] {
  const { height, labels, unit, paint } = options;
  const most = niceCeiling(Math.max(...series.flatMap(({ values }) => values.map((value) => value ?? 0)), 0));
  const columns = columnsOf(labels, options.width - AXIS - 2);
  const width = (columns.at(-1) ?? 0) + 3;
  const grid: string[][] = Array.from({ length: height }, () => Array.from({ length: width }, () => ' '));
  for (const [index, { values }] of series.entries())
    for (const [place, value] of values.entries()) {
      const column = columns[place];
      if (value === undefined || column === undefined) continue;
      const row = grid[Math.round((1 - value / most) * (height - 1))];
      // Where series meet, the marks stand side by side.
      const at = [column, column + 1, column - 1, column + 2].find((candidate) => row?.[candidate] === ' ');
      if (row !== undefined && at !== undefined) row[at] = paint(MARKS[index % MARKS.length] ?? '?', index);
    }
  const lines = grid.map((cells, index) => {
    const isTick = index === 0 || index === height - 1 || index === Math.floor((height - 1) / 2);
    const tick = isTick ? short(most * (1 - index / (height - 1))) : '';
    return `${padStart(tick, AXIS - 1)} ${isTick ? '┤' : '│'}${cells.join('').trimEnd()}`;
  });
  const legend = series.map(
    ({ name }, index) => `${paint(MARKS[index % MARKS.length] ?? '?', index)} ${name}`,
  );
  return [
    `${padStart(unit, AXIS - 1)}`,
    ...lines,
    axisLine(columns, width),
    labelLine(labels, columns, options.width),
    legend.join('   '),
  ];
}

function columnsOf(labels: readonly string[], width: number): number[] {
  const step = Math.max(3, Math.min(12, Math.floor((width - 4) / Math.max(1, labels.length - 1))));
  return labels.map((_, index) => 1 + index * step);
}

function axisLine(columns: readonly number[], width: number): string {
  const cells = Array.from({ length: width }, (_, index) => (columns.includes(index) ? '┬' : '─'));
  return `${' '.repeat(AXIS)}└${cells.join('')}`;
}

/** Labels below their ticks; one that would touch its neighbour is left out. */
function labelLine(labels: readonly string[], columns: readonly number[], width: number): string {
  let line = '';
  for (const [index, label] of labels.entries()) {
    const start = Math.max(0, AXIS + 1 + (columns[index] ?? 0) - Math.floor((label.length - 1) / 2));
    if (line !== '' && start <= line.length) continue;
    if (start + label.length > width) break;
    line = line.padEnd(start) + label;
  }
  return line;
}

/** The next 1, 2, 2.5 or 5 times a power of ten, so that the axis has round numbers. */
export function niceCeiling(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 2.5, 5, 10].find((factor) => factor * power >= value * 0.999) ?? 10;
  return step * power;
}
