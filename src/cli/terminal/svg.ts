import { niceCeiling, type Series } from './plot.js';
import { short } from './units.js';

interface ChartText {
  readonly title: string;
  readonly subtitle: string;
  readonly unit: string;
  /** Names of the places along the x axis. */
  readonly labels: readonly string[];
}

const WIDTH = 760;
const HEIGHT = 420;
const LEFT = 64;
const RIGHT = 190;
const TOP = 64;
const BOTTOM = 48;
/** Distinguishable also with the common defects of colour vision. */
const COLOURS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9'];

/** A line chart as an SVG document that needs nothing else. */
export function svgChart(series: readonly Series[], text: ChartText): string {
  const most = niceCeiling(Math.max(...series.flatMap(({ values }) => values.map((value) => value ?? 0)), 0));
  const plotWidth = WIDTH - LEFT - RIGHT;
  const plotHeight = HEIGHT - TOP - BOTTOM;
  const x = (index: number) =>
    round(LEFT + (text.labels.length < 2 ? plotWidth / 2 : (index * plotWidth) / (text.labels.length - 1)));
  const y = (value: number) => round(TOP + plotHeight * (1 - value / most));
  const grid = [0, 0.25, 0.5, 0.75, 1].map((part) => {
    const at = y(most * part);
    return `<line x1="${LEFT}" y1="${at}" x2="${WIDTH - RIGHT}" y2="${at}" stroke="#ddd"/><text x="${LEFT - 8}" y="${at + 4}" text-anchor="end">${short(most * part)}</text>`;
  });
  const labels = text.labels.map(
    (label, index) =>
      `<text x="${x(index)}" y="${HEIGHT - BOTTOM + 20}" text-anchor="middle">${escapeText(label)}</text>`,
  );
  const lines = series.map(({ name, values }, index) => {
    const colour = COLOURS[index % COLOURS.length];
    const points = values.flatMap((value, place) => (value === undefined ? [] : [`${x(place)},${y(value)}`]));
    const dots = points.map(
      (point) => `<circle cx="${point.split(',')[0]}" cy="${point.split(',')[1]}" r="3" fill="${colour}"/>`,
    );
    const legendY = TOP + 8 + index * 22;
    return `<polyline points="${points.join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>${dots.join('')}<rect x="${WIDTH - RIGHT + 16}" y="${legendY - 9}" width="14" height="4" fill="${colour}"/><text x="${WIDTH - RIGHT + 38}" y="${legendY - 2}">${escapeText(name)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="system-ui, sans-serif" font-size="12" fill="#333">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
<text x="${LEFT}" y="26" font-size="16" font-weight="600">${escapeText(text.title)}</text>
<text x="${LEFT}" y="44" fill="#777">${escapeText(text.subtitle)}</text>
<text x="${LEFT - 8}" y="${TOP - 10}" text-anchor="end">${escapeText(text.unit)}</text>
${[...grid, ...labels, ...lines].join('\n')}
</svg>
`;
}

const round = (value: number): number => Math.round(value * 10) / 10;

const escapeText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
