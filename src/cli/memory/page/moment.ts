import { liveAt } from '../../../recording/analysis/objects.js';
import { bytes, duration } from '../../terminal/units.js';
import type { Shown } from './data.js';
import { element, tableOf } from './dom.js';
import { colourOf, type Groups } from './groups.js';

/** The object whose band is at so many bytes from the bottom, as it is stacked: by group, then by age. */
export function objectIn(shown: Shown, groups: Groups, event: number, height: number): number | undefined {
  const byGroup: number[][] = groups.names.map(() => []);
  for (const place of liveAt(shown.objects, event))
    if ((shown.objects.held[place] ?? 0) > 0) byGroup[groups.of[place] ?? 0]?.push(place);
  let reached = 0;
  for (const place of byGroup.flat()) {
    reached += shown.objects.held[place] ?? 0;
    if (reached > height) return place;
  }
  return undefined;
}

/** Size, kind, age and stack of an object, in lines. */
export function describeObject({ recording, objects }: Shown, place: number, event: number): string {
  const { time } = recording.events;
  const begin = objects.begin[place] ?? -1;
  const age = ((time[event] ?? 0) - (time[begin] ?? 0)) / 1000;
  const device = objects.device[place] ?? 0;
  const address = objects.address[place] ?? 0;
  const first = [
    `${bytes(objects.held[place] ?? 0)} ${recording.kinds[objects.kind[place] ?? 0]}`,
    device < 0 ? 'host' : `device ${device}`,
    ...(address > 0 ? [`at 0x${address.toString(16)}`] : []),
    begin < 0 ? 'there from the start' : `${duration(age)} old`,
  ].join(', ');
  const stack = recording.stacks[objects.stack[place] ?? 0] ?? [];
  return [first, ...stack.map((line) => `  ${recording.lines[line]}`)].join('\n');
}

/** What each group holds at a moment. */
export function bandsTable(shown: Shown, groups: Groups, event: number): HTMLElement {
  const sums = groups.names.map(() => ({ bytes: 0, count: 0 }));
  let total = 0;
  for (const place of liveAt(shown.objects, event)) {
    const held = shown.objects.held[place] ?? 0;
    const sum = sums[groups.of[place] ?? 0];
    if (sum === undefined || held === 0) continue;
    sum.bytes += held;
    sum.count += 1;
    total += held;
  }
  const rows = groups.names.map((name, group) => {
    const swatch = element('span', { class: 'swatch', style: `background:${colourOf(group)}` });
    const { bytes: held = 0, count = 0 } = sums[group] ?? {};
    return [
      element('span', {}, swatch, name),
      element('span', { title: `${held} bytes` }, bytes(held)),
      String(count),
    ];
  });
  return element(
    'div',
    { class: 'scroll' },
    tableOf(`${bytes(total)} in all`, ['band', 'bytes', 'objects'], rows),
  );
}
