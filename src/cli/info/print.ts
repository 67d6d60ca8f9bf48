import type { Utilization } from '../../index.js';
import { bar } from '../terminal/bar.js';
import type { Output } from '../terminal/output.js';
import { padEnd, wrap } from '../terminal/text.js';
import { bytes } from '../terminal/units.js';
import { type DeviceInfo, type Feature, type MachineInfo, memoryName } from './machine.js';

const LABEL = 11;

/** The machine on half a page. */
export function printMachine(machine: MachineInfo, product: string | undefined, output: Output): void {
  const { style, terminal } = output;
  const row = (label: string, text: string): void => {
    const lines = wrap(text, terminal.columns, LABEL);
    output.print(...lines.map((line, index) => style.cyan(padEnd(index === 0 ? label : '', LABEL)) + line));
  };
  const { functions } = machine;
  row('Backend', machine.backend === 'simulator' ? 'simulator: no real device' : 'NPU');
  row('Library', machine.library);
  row('', style.dim(`found by: ${machine.origin}`));
  row('Runtime', `${machine.runtime ?? 'unknown version'}; headers of CANN ${machine.headers ?? 'unknown'}`);
  row('Chip', `${machine.soc ?? 'unknown'}${product === undefined ? '' : ` (${product})`}`);
  row(
    'Functions',
    [
      `${functions.known - functions.missing.length} of ${functions.known} are in the library`,
      ...(functions.forOtherProducts === 0
        ? []
        : [`${functions.forOtherProducts} of them are for other products`]),
    ].join(', '),
  );
  output.print('', ...featureLines(machine.features, output));
  for (const device of machine.devices) output.print('', ...deviceLines(device, output));
  if (machine.devices.length === 0)
    output.print('', style.red('No device: `ascendcl doctor` finds out why.'));
}

function featureLines(features: readonly Feature[], { style, terminal }: Output): string[] {
  const [yes, no] = terminal.unicode ? ['✓', '✗'] : ['+', '-'];
  const nameWidth = Math.max(...features.map(({ name }) => name.length));
  return features.flatMap(({ name, supported, reason }) => {
    const mark = supported ? style.green(yes) : style.yellow(no);
    const [first = '', ...rest] = supported ? [''] : wrap(reason ?? '', terminal.columns, nameWidth + 4);
    const head = `${mark} ${padEnd(name, nameWidth)}`;
    return [
      first === '' ? head.trimEnd() : `${head}  ${style.dim(first)}`,
      ...rest.map((line) => style.dim(' '.repeat(nameWidth + 4) + line)),
    ];
  });
}

function deviceLines(device: DeviceInfo, output: Output): string[] {
  const { style, terminal } = output;
  const title = style.bold(`Device ${device.id}`);
  if (device.error !== undefined)
    return [`${title}  ${style.red(wrap(device.error, terminal.columns, 10).join('\n          '))}`];
  const nameWidth = Math.max(0, ...device.memory.map(({ kind }) => memoryName(kind).length));
  const barWidth = Math.max(10, Math.min(60, output.drawingColumns - nameWidth - 40));
  const busy = device.utilization === null ? [] : [busyLine(device.utilization)];
  return [
    title,
    ...device.memory.map(({ kind, free, total }) => {
      const used = total - free;
      const part = total === 0 ? 0 : used / total;
      const colour = part > 0.9 ? style.red : part > 0.7 ? style.yellow : style.green;
      const figures = `${bytes(used).padStart(8)} of ${bytes(total).padStart(8)}  ${String(Math.round(part * 100)).padStart(3)} %`;
      return `  ${padEnd(memoryName(kind), nameWidth)}  ${colour(bar(part, barWidth, terminal.unicode))}  ${figures}`;
    }),
    ...busy.map((line) => `  ${line}`),
  ];
}

function busyLine(rates: Utilization): string {
  const names: Readonly<Record<keyof Utilization, string>> = {
    cube: 'cube',
    vector: 'vector',
    aiCpu: 'AI CPU',
    memory: 'memory',
  };
  const parts = (Object.keys(names) as (keyof Utilization)[]).flatMap((key) =>
    rates[key] === undefined ? [] : [`${names[key]} ${rates[key]} %`],
  );
  return parts.length === 0 ? 'busy: not told' : `busy: ${parts.join(', ')}`;
}
