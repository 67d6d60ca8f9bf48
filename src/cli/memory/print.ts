import type { Output } from '../terminal/output.js';
import { type Column, table } from '../terminal/table.js';
import { bytes, duration } from '../terminal/units.js';
import type { MemorySummary } from './summary.js';

const CALL_SITES: readonly Column[] = [
  { title: 'at the peak', align: 'right' },
  { title: 'left', align: 'right' },
  { title: 'in all', align: 'right' },
  { title: 'times', align: 'right' },
  { title: 'made by', flexible: 'cut' },
];

/** Shows a summary, with at most so many call sites. */
export function printSummary(summary: MemorySummary, most: number, output: Output): void {
  const { style } = output;
  const { label, durationMs, events, dropped } = summary;
  output.print(`${style.bold(label)}: ${counted(events, 'event')} in ${duration(durationMs)}`);
  if (dropped > 0) output.print(droppedText(summary));
  const parts = summary.atPeak.map((part) => `${bytes(part.bytes)} ${part.kind} on ${placeOf(part.device)}`);
  const composed = parts.length > 1 ? `: ${parts.join(', ')}` : parts.map((part) => ` (${part})`).join('');
  output.print(`Peak     ${style.bold(bytes(summary.peak))} after ${duration(summary.peakAtMs)}${composed}`);
  output.print(
    summary.atEnd === 0
      ? 'At end   nothing is left'
      : `At end   ${bytes(summary.atEnd)} in ${counted(summary.leftAtEnd, 'object')}`,
  );
  const { ranges } = summary;
  if (ranges !== undefined)
    output.print(
      `Ranges   ${bytes(ranges.mapped)} of ${bytes(ranges.reserved)} mapped at the peak, largest hole ${bytes(ranges.largestHole)}`,
    );
  for (const failure of summary.failures)
    output.print(
      `Refused  ${failure.function} ${counted(failure.count, 'time')}${failure.largest > 0 ? `, at most ${bytes(failure.largest)}` : ''}`,
    );
  const sites = summary.callSites.filter(({ total }) => total > 0);
  if (sites.length === 0) return;
  output.print('');
  const rows = sites
    .slice(0, most)
    .map(({ line, count, total, atPeak, leftBytes }) => [
      bytes(atPeak),
      bytes(leftBytes),
      bytes(total),
      String(count),
      line === '' ? '(not recorded)' : line,
    ]);
  for (const line of table(CALL_SITES, rows, { width: output.terminal.columns, styleTitle: style.dim }))
    output.print(line);
  if (sites.length > most) output.print(style.dim(`… and ${sites.length - most} more (--top)`));
}

const droppedText = ({ origin, dropped }: MemorySummary): string =>
  origin === 'handles'
    ? `The oldest ${counted(dropped, 'event')} had no room; what they left behind is known.`
    : `The last ${counted(dropped, 'event')} had no room: what follows is of the time before.`;

const counted = (count: number, what: string): string =>
  `${count.toLocaleString('en-US')} ${what}${count === 1 ? '' : 's'}`;

const placeOf = (device: number): string => (device < 0 ? 'the host' : `device ${device}`);
