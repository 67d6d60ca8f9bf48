import { memoryName } from '../info/machine.js';
import { bar, sparkline } from '../terminal/bar.js';
import type { Output } from '../terminal/output.js';
import { padEnd } from '../terminal/text.js';
import { bytes } from '../terminal/units.js';
import type { Sample } from './sample.js';

/** Draws samples over one another on a terminal. Keeps the used bytes of the past for the sparklines. */
export class View {
  readonly #output: Output;
  readonly #history = new Map<string, number[]>();
  #drawnLines = 0;

  constructor(output: Output) {
    this.#output = output;
  }

  /** Puts the sample in the place of the one before. */
  draw(sample: Sample): void {
    const lines = this.lines(sample);
    const up = this.#drawnLines === 0 ? '' : `\x1b[${this.#drawnLines}A`;
    // Each line is cleared to its end, and what is below: a resized window or a vanished device leaves no rest.
    this.#output.write(`${up}\r${lines.map((line) => `${line}\x1b[K\n`).join('')}\x1b[J`);
    this.#drawnLines = lines.length;
  }

  lines({ time, devices }: Sample): string[] {
    const { style, terminal, drawingColumns } = this.#output;
    const names = devices.flatMap(({ memory }) => memory.map(({ kind }) => memoryName(kind).length));
    const nameWidth = Math.max(0, ...names);
    // Name, bar, figures, sparkline: the last two share what is left.
    const room = drawingColumns - nameWidth - 36;
    const barWidth = Math.max(8, Math.min(40, Math.floor(room / 2)));
    const sparkWidth = Math.max(0, Math.min(80, room - barWidth - 2));
    return [
      style.dim(`${time.slice(0, 19).replace('T', ' ')} UTC, Ctrl-C ends`),
      ...devices.flatMap(({ id, memory, utilization }) => {
        const rates =
          utilization === null ? [] : Object.entries(utilization).filter(([, value]) => value !== undefined);
        const busy = rates
          .map(([name, value]) => `${name === 'aiCpu' ? 'AI CPU' : name} ${value} %`)
          .join(', ');
        return [
          `${style.bold(`Device ${id}`)}${busy === '' ? '' : style.dim(`  ${busy}`)}`,
          ...memory.map(({ kind, free, total }) => {
            const used = total - free;
            const part = used / total;
            const paint = part > 0.9 ? style.red : part > 0.7 ? style.yellow : style.green;
            const past = this.#remember(`${id} ${kind}`, used);
            const figures = `${bytes(used).padStart(8)} of ${bytes(total).padStart(8)} ${String(Math.round(part * 100)).padStart(3)} %`;
            const spark = sparkline(past, sparkWidth, Math.max(...past), terminal.unicode);
            return `  ${padEnd(memoryName(kind), nameWidth)}  ${paint(bar(part, barWidth, terminal.unicode))}  ${figures}  ${style.cyan(spark)}`.trimEnd();
          }),
        ];
      }),
    ];
  }

  #remember(key: string, used: number): readonly number[] {
    const past = [...(this.#history.get(key) ?? []), used].slice(-200);
    this.#history.set(key, past);
    return past;
  }
}
