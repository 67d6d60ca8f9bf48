import { memoryName } from '../info/machine.js';
import { bar, sparkline } from '../terminal/bar.js';
import type { Output } from '../terminal/output.js';
import { cut, padEnd } from '../terminal/text.js';
import { bytes } from '../terminal/units.js';
import type { DeviceSample, Sample } from './sample.js';

const FIGURES_WIDTH = 26;
const GAPS = 8;
const LEAST_BAR = 8;

interface Window {
  readonly columns: number;
  readonly rows: number;
}

/** How wide the parts of a line are. */
interface Layout {
  readonly name: number;
  readonly bar: number;
  readonly spark: number;
}

/** Draws samples over one another on a terminal. Keeps the used bytes of the past for the sparklines. */
export class View {
  readonly #output: Output;
  readonly #history = new Map<string, number[]>();
  #drawn: (Window & { readonly lines: number }) | undefined;

  constructor(output: Output) {
    this.#output = output;
  }

  /** Puts the sample in the place of the one before. */
  draw(sample: Sample): void {
    const { columns, rows } = this.#output.window;
    const lines = this.lines(sample);
    const isResized =
      this.#drawn !== undefined && (this.#drawn.columns !== columns || this.#drawn.rows !== rows);
    // A terminal breaks the lines of before anew when it is resized, so that nobody knows how many they are.
    const back =
      this.#drawn === undefined ? '\r' : isResized ? '\x1b[H\x1b[2J' : `\x1b[${this.#drawn.lines}A\r`;
    // Each line is cleared to its end, and what is below: a vanished device leaves no rest.
    this.#output.write(`${back}${lines.map((line) => `${line}\x1b[K\n`).join('')}\x1b[J`);
    this.#drawn = { columns, rows, lines: lines.length };
  }

  /** No line is wider than the window, and there are no more than it shows above the cursor. */
  lines({ time, devices }: Sample): string[] {
    const room = this.#output.window.rows - 2;
    const width = this.#width;
    for (const { id, memory } of devices)
      for (const { kind, free, total } of memory) this.#remember(`${id} ${kind}`, total - free);
    const title = this.#output.style.dim(
      cut(`${time.slice(0, 19).replace('T', ' ')} UTC, Ctrl-C ends`, width),
    );
    const full = devices.flatMap((device) => this.#deviceLines(device, devices));
    if (full.length <= room) return [title, ...full];
    // One line for each device, its main memory, tells the most where all of them have no room.
    const brief = devices.map((device) => this.#briefLine(device));
    if (brief.length <= room) return [title, ...brief];
    const more = devices.length - room + 1;
    return [title, ...brief.slice(0, room - 1), cut(`… ${more} more devices; --device shows one`, width)];
  }

  /** The last column stays free: clearing the rest of a full line takes its last character away. */
  get #width(): number {
    return this.#output.window.columns - 1;
  }

  #deviceLines({ id, memory, utilization }: DeviceSample, devices: readonly DeviceSample[]): string[] {
    const { style } = this.#output;
    const names = devices.flatMap((device) => device.memory.map(({ kind }) => memoryName(kind).length));
    const layout = layOut(Math.max(0, ...names), this.#width);
    const title = `Device ${id}`;
    const busy = utilization === null ? '' : busyText(utilization);
    return [
      `${style.bold(title)}${busy === '' ? '' : style.dim(cut(`  ${busy}`, this.#width - title.length))}`,
      ...memory.map((one) => this.#memoryLine(memoryName(one.kind), id, one, layout)),
    ];
  }

  #briefLine({ id, memory }: DeviceSample): string {
    const [main] = memory;
    const name = `Device ${id}`;
    return main === undefined
      ? name
      : this.#memoryLine(name, id, main, layOut('Device 99'.length, this.#width));
  }

  #memoryLine(
    name: string,
    id: number,
    { kind, free, total }: DeviceSample['memory'][number],
    layout: Layout,
  ): string {
    const { style, terminal } = this.#output;
    const used = total - free;
    const part = used / total;
    const paint = part > 0.9 ? style.red : part > 0.7 ? style.yellow : style.green;
    const past = this.#history.get(`${id} ${kind}`) ?? [];
    const figures = `${bytes(used).padStart(8)} of ${bytes(total).padStart(8)} ${String(Math.round(part * 100)).padStart(3)} %`;
    // Too narrow for a bar: the figures alone.
    if (layout.bar === 0) return cut(`  ${padEnd(name, layout.name)} ${figures}`, this.#width);
    const spark = sparkline(past, layout.spark, Math.max(...past), terminal.unicode);
    const drawn = paint(bar(part, layout.bar, terminal.unicode));
    return `  ${padEnd(name, layout.name)}  ${drawn}  ${figures}  ${style.cyan(spark)}`.trimEnd();
  }

  #remember(key: string, used: number): void {
    this.#history.set(key, [...(this.#history.get(key) ?? []), used].slice(-200));
  }
}

/** Name and figures have their width; bar and sparkline share what is left. */
function layOut(name: number, columns: number): Layout {
  const room = columns - name - FIGURES_WIDTH - GAPS;
  if (room < LEAST_BAR) return { name, bar: 0, spark: 0 };
  const width = Math.max(LEAST_BAR, Math.min(40, Math.floor(room / 2)));
  return { name, bar: width, spark: Math.max(0, Math.min(80, room - width)) };
}

const busyText = (utilization: NonNullable<DeviceSample['utilization']>): string =>
  Object.entries(utilization)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name === 'aiCpu' ? 'AI CPU' : name} ${value} %`)
    .join(', ');
