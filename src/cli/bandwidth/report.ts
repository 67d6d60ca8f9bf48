import { csv } from '../terminal/csv.js';
import type { Output } from '../terminal/output.js';
import { plot, type Series } from '../terminal/plot.js';
import { svgChart } from '../terminal/svg.js';
import { type Column, table } from '../terminal/table.js';
import { bytes, figure } from '../terminal/units.js';
import type { Measurement } from './measure.js';
import { PATH_TITLES, type PathName } from './paths.js';

const GIGA = 1e9;

/** Table and chart for the terminal. */
export function printBandwidth(measurements: readonly Measurement[], output: Output): void {
  const { style, terminal } = output;
  const { sizes, paths, at } = arrange(measurements);
  const rows = sizes.map((size) => [
    bytes(size),
    ...paths.map((path) => {
      const found = at(path, size);
      return found === undefined ? '' : found.verified ? figure(found.median / GIGA) : style.red('wrong');
    }),
  ]);
  const columns: Column[] = [
    { title: 'size', align: 'right' },
    ...paths.map((path): Column => ({ title: PATH_TITLES[path], align: 'right' })),
  ];
  output.print(
    ...table(columns, rows, { width: terminal.columns, styleTitle: style.dim }),
    style.dim('GB/s (10⁹ bytes a second), the middle of the rounds'),
  );
  if (sizes.length < 2) return;
  const paints = [style.blue, style.yellow, style.green, style.magenta, style.cyan];
  const lines = plot(seriesOf(measurements), {
    width: Math.min(output.drawingColumns, 120),
    height: 15,
    labels: sizes.map((size) => bytes(size).replace(' ', '').replace('iB', '')),
    unit: 'GB/s',
    paint: (text, index) => (paints[index % paints.length] ?? style.blue)(text),
  });
  output.print('', ...lines);
}

export function bandwidthSvg(measurements: readonly Measurement[], where: string): string {
  const { sizes } = arrange(measurements);
  return svgChart(seriesOf(measurements), {
    title: 'Copy bandwidth by size',
    subtitle: where,
    unit: 'GB/s',
    labels: sizes.map((size) => bytes(size)),
  });
}

export const bandwidthCsv = (measurements: readonly Measurement[]): string =>
  csv([
    ['path', 'bytes', 'median_bytes_per_second', 'best_bytes_per_second', 'copies', 'verified'],
    ...measurements.map((item) => [
      item.path,
      item.byteLength,
      Math.round(item.median),
      Math.round(item.best),
      item.copies,
      String(item.verified),
    ]),
  ]);

function seriesOf(measurements: readonly Measurement[]): Series[] {
  const { sizes, paths, at } = arrange(measurements);
  return paths.map((path) => ({
    name: PATH_TITLES[path],
    values: sizes.map((size) => {
      const found = at(path, size);
      return found === undefined ? undefined : found.median / GIGA;
    }),
  }));
}

function arrange(measurements: readonly Measurement[]) {
  const sizes = [...new Set(measurements.map(({ byteLength }) => byteLength))];
  const paths = [...new Set(measurements.map(({ path }) => path))];
  const at = (path: PathName, size: number) =>
    measurements.find((item) => item.path === path && item.byteLength === size);
  return { sizes, paths, at };
}
