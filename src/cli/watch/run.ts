import { appendFileSync, writeFileSync } from 'node:fs';
import { ExitCode } from '../exit-codes.js';
import type { GlobalOptions } from '../global-options.js';
import { chosenDevices, openRuntime } from '../session.js';
import { csv } from '../terminal/csv.js';
import { Interrupt } from '../terminal/interrupt.js';
import type { Output } from '../terminal/output.js';
import { bytes } from '../terminal/units.js';
import { type Sample, takeSample } from './sample.js';
import { View } from './view.js';

export interface WatchOptions extends GlobalOptions {
  /** Milliseconds between samples; a second by default. */
  readonly interval?: number;
  readonly count?: number;
  readonly csv?: string;
}

const SECOND = 1000;

/** Samples until Ctrl-C, or until `count` samples are taken. */
export async function runWatch(options: WatchOptions, output: Output): Promise<number> {
  using ascend = await openRuntime(options, output);
  using interrupt = new Interrupt();
  const devices = chosenDevices(ascend, options);
  const show = presenter(output);
  if (options.csv !== undefined) writeFileSync(options.csv, csv([CSV_TITLES]));
  for (let taken = 1; !interrupt.signal.aborted; taken++) {
    const sample = takeSample(devices);
    show(sample);
    if (options.csv !== undefined) appendFileSync(options.csv, csv(csvRows(sample)));
    if (taken === options.count) break;
    await pause(options.interval ?? SECOND, interrupt.signal);
  }
  // To end a view by Ctrl-C is to use it as intended.
  return ExitCode.ok;
}

function presenter(output: Output): (sample: Sample) => void {
  if (output.asJson) return (sample) => output.json(sample, 0);
  const view = new View(output);
  if (output.terminal.isTerminal) return (sample) => view.draw(sample);
  return (sample) => output.print(...plainLines(sample));
}

/** For a pipe or a log: a line for each device and kind of memory. */
const plainLines = ({ time, devices }: Sample): string[] =>
  devices.flatMap(({ id, memory }) =>
    memory.map(
      ({ kind, free, total }) => `${time}  device ${id}  ${kind}  ${bytes(total - free)} of ${bytes(total)}`,
    ),
  );

const CSV_TITLES = ['time', 'device', 'kind', 'used_bytes', 'total_bytes'];

const csvRows = ({ time, devices }: Sample): (string | number)[][] =>
  devices.flatMap(({ id, memory }) =>
    memory.map(({ kind, free, total }) => [time, id, kind, total - free, total]),
  );

/** Ends early, without an error, when the signal is aborted. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done);
  });
}
