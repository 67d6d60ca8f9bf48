import { lineOf } from '../../../recording/analysis/call-sites.js';
import type { Shown } from './data.js';

/** By what the bands of the chart tell memory apart. */
export const GROUPINGS = ['call site', 'kind', 'device'] as const;
type Grouping = (typeof GROUPINGS)[number];

/** Bands that have a colour of their own; the rest is one band. */
const MOST = 12;

export interface Groups {
  readonly names: readonly string[];
  /** The group of each object. */
  readonly of: Uint16Array;
}

/** Sorts objects into groups: those that take most come first, and share a last one when they are many. */
export function groupsOf({ recording, objects }: Shown, grouping: Grouping): Groups {
  const nameOf = (place: number): string => {
    if (grouping === 'call site') return lineOf(recording, objects.stack[place] ?? 0) || '(not recorded)';
    if (grouping === 'kind') return recording.kinds[objects.kind[place] ?? 0] ?? '';
    const device = objects.device[place] ?? 0;
    return device < 0 ? 'host' : `device ${device}`;
  };
  const keyOf = (place: number): number =>
    (grouping === 'call site' ? objects.stack : grouping === 'kind' ? objects.kind : objects.device)[place] ??
    0;
  // A name for each stack or kind is made once, not for each of a million objects.
  const names = new Map<number, string>();
  const sums = new Map<string, number>();
  for (let place = 0; place < objects.count; place += 1) {
    const key = keyOf(place);
    let name = names.get(key);
    if (name === undefined) {
      name = nameOf(place);
      names.set(key, name);
    }
    sums.set(name, (sums.get(name) ?? 0) + (objects.held[place] ?? 0));
  }
  const ordered = [...sums].sort((a, b) => b[1] - a[1]).map(([name]) => name);
  const own = ordered.length <= MOST + 1 ? ordered : ordered.slice(0, MOST);
  const rest = ordered.length - own.length;
  const numbers = new Map(own.map((name, index) => [name, index]));
  const of = new Uint16Array(objects.count);
  for (let place = 0; place < objects.count; place += 1)
    of[place] = numbers.get(names.get(keyOf(place)) ?? '') ?? own.length;
  return { names: rest === 0 ? own : [...own, `${rest} others`], of };
}

/** Hues that neighbours can be told apart by. */
export const colourOf = (group: number): string => `hsl(${(group * 137.5 + 215) % 360} 62% 52%)`;
