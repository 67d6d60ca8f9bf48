import uPlot from 'uplot';
import { bandsOf } from '../../../recording/analysis/totals.js';
import { bytes, duration } from '../../terminal/units.js';
import type { Shown } from './data.js';
import { colourOf, type Groups } from './groups.js';

/** Moments that are drawn at once: more than a screen has columns. */
const MOMENTS = 2400;
const HEIGHT = 380;
/** Distances of the lines across, in bytes. */
const POWERS = Array.from({ length: 50 }, (_, power) => 2 ** power);

interface ChartListener {
  /** The pointer is at so many bytes of this moment; undefined: it has left. */
  pointed(moment: { event: number; bytes: number } | undefined): void;
  chosen(event: number): void;
}

/** Bands of memory over time, stacked: the first group lies lowest. */
export class Chart {
  readonly #place: HTMLElement;
  readonly #listener: ChartListener;
  #plot: uPlot | undefined;
  #shown: Shown | undefined;
  #groups: Groups | undefined;
  #events: Int32Array = new Int32Array();
  #dragged = false;

  constructor(place: HTMLElement, listener: ChartListener) {
    this.#place = place;
    this.#listener = listener;
    new ResizeObserver(() => this.#plot?.setSize({ width: place.clientWidth, height: HEIGHT })).observe(
      place,
    );
  }

  show(shown: Shown, groups: Groups): void {
    this.#shown = shown;
    this.#groups = groups;
    this.showWhole();
  }

  showWhole(): void {
    if (this.#shown === undefined) return;
    // Before the first event nothing can be seen.
    const { events, duration: end } = this.#shown.recording;
    const first = events.time[0] ?? 0;
    this.#draw(Math.max(0, first - (end - first) / 50), end);
  }

  #draw(from: number, to: number): void {
    const [shown, groups] = [this.#shown, this.#groups];
    if (shown === undefined || groups === undefined) return;
    const bands = bandsOf(
      shown.recording,
      shown.objects,
      shown.totals,
      groups.of,
      groups.names.length,
      from,
      to,
      MOMENTS,
    );
    this.#events = bands.events;
    const sums = stacked(bands.bytes);
    // The highest sum is drawn first, and the lower ones over it.
    const order = [...sums.keys()].reverse();
    const data = [
      bands.times,
      ...order.map((group) => sums[group] ?? new Float64Array()),
    ] as uPlot.AlignedData; // columns of equal length
    this.#plot?.destroy();
    this.#plot = new uPlot(this.#options(order, from, to), data, this.#place);
    this.#place.setAttribute('role', 'img');
    this.#place.setAttribute(
      'aria-label',
      `Memory over time, at most ${bytes(shown.totals.peak)}. The slider and the tables below say the same in words.`,
    );
  }

  #options(order: readonly number[], from: number, to: number): uPlot.Options {
    // As the canvas needs them: the colours of an element, not the expressions of the style sheet.
    const { color: text, borderTopColor: line } = getComputedStyle(this.#place);
    const axis = { stroke: text, grid: { stroke: line }, ticks: { stroke: line } };
    const stepped = uPlot.paths.stepped?.({ align: 1 });
    return {
      width: this.#place.clientWidth,
      height: HEIGHT,
      legend: { show: false },
      scales: {
        x: { time: false, range: [from, to] },
        y: { range: (_plot, _low, high) => [0, high * 1.05 || 1] },
      },
      axes: [
        { ...axis, values: (_plot, values) => values.map((value) => duration(value / 1000)) },
        { ...axis, size: 80, incrs: POWERS, values: (_plot, values) => values.map((value) => bytes(value)) },
      ],
      series: [
        {},
        ...order.map((group) => ({
          fill: colourOf(group),
          stroke: colourOf(group),
          width: 0,
          points: { show: false },
          ...(stepped === undefined ? {} : { paths: stepped }),
        })),
      ],
      cursor: { points: { show: false }, drag: { x: true, y: false, setScale: false } },
      hooks: {
        setCursor: [(plot) => this.#moved(plot)],
        setSelect: [(plot) => this.#selected(plot)],
        ready: [
          (plot) =>
            plot.over.addEventListener('click', () => {
              if (!this.#dragged) this.#listener.chosen(this.#events[plot.cursor.idx ?? 0] ?? -1);
              this.#dragged = false;
            }),
        ],
      },
    };
  }

  #moved(plot: uPlot): void {
    const { idx, top = -1, left = -1 } = plot.cursor;
    if (typeof idx !== 'number' || left < 0 || top < 0) this.#listener.pointed(undefined);
    else
      this.#listener.pointed({
        event: this.#events[this.#before(plot, idx, left)] ?? -1,
        bytes: plot.posToVal(top, 'y'),
      });
  }

  /** uPlot tells the nearest moment; what is drawn at a place is the one before it. */
  #before(plot: uPlot, index: number, left: number): number {
    const times = plot.data[0];
    return index > 0 && (times[index] ?? 0) > plot.posToVal(left, 'x') ? index - 1 : index;
  }

  #selected(plot: uPlot): void {
    const { left, width } = plot.select;
    if (width < 4) return;
    this.#dragged = true;
    this.#draw(plot.posToVal(left, 'x'), plot.posToVal(left + width, 'x'));
  }
}

/** Each group on top of those before it. */
function stacked(bytesOfGroups: readonly Float64Array[]): Float64Array[] {
  let below: Float64Array | undefined;
  return bytesOfGroups.map((group) => {
    const sum = group.map((value, moment) => value + (below?.[moment] ?? 0));
    below = sum;
    return sum;
  });
}
