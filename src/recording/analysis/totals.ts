import type { Recording } from '../recording.js';
import { EventType } from '../recording.js';
import type { RecordedObjects } from './objects.js';

/** Bytes held after each event: `at[0]` before the first, `at[i + 1]` after event i. */
export interface Totals {
  readonly at: Float64Array;
  readonly peak: number;
  /** Index of the first event after which the peak is reached; -1: it was there from the start. */
  readonly peakEvent: number;
}

export function totalsOf({ events }: Recording, objects: RecordedObjects): Totals {
  const count = events.time.length;
  const at = new Float64Array(count + 1);
  for (let place = 0; place < objects.count; place += 1)
    if ((objects.begin[place] ?? 0) < 0) at[0] = (at[0] ?? 0) + (objects.held[place] ?? 0);
  let peak = at[0] ?? 0;
  let peakEvent = -1;
  for (let row = 0; row < count; row += 1) {
    const now = (at[row] ?? 0) + change(events, row);
    at[row + 1] = now;
    if (now > peak) {
      peak = now;
      peakEvent = row;
    }
  }
  return { at, peak, peakEvent };
}

/** What an event adds to the bytes that are held. */
function change({ type, held }: Recording['events'], row: number): number {
  const bytes = held[row] ?? 0;
  if (type[row] === EventType.begin) return bytes;
  return type[row] === EventType.end ? -bytes : 0;
}

/** The bytes of groups of objects at moments of a stretch of time. */
export interface Bands {
  /** Microseconds. */
  readonly times: Float64Array;
  /** The event after which each moment lies; -1: before the first. */
  readonly events: Int32Array;
  /** Bytes by group, then by moment. */
  readonly bytes: readonly Float64Array[];
}

/**
 * Bytes by group at about `count` moments from one time to another: of each equal part the moment when most was held, so
 * that no peak is lost, and both ends.
 * @param groupOf the group of each object, below `groups`
 */
export function bandsOf(
  recording: Recording,
  objects: RecordedObjects,
  totals: Totals,
  groupOf: Uint16Array,
  groups: number,
  from: number,
  to: number,
  count: number,
): Bands {
  const moments = momentsOf(recording, totals, from, to, count);
  const bytes = Array.from({ length: groups }, () => new Float64Array(moments.length));
  const now = new Float64Array(groups);
  const groupOfEvent = groupsOfEvents(recording, objects, groupOf);
  for (let place = 0; place < objects.count; place += 1)
    if ((objects.begin[place] ?? 0) < 0) add(now, groupOf[place] ?? 0, objects.held[place] ?? 0);
  let row = 0;
  moments.forEach(({ event }, moment) => {
    for (; row <= event; row += 1) add(now, groupOfEvent[row] ?? 0, change(recording.events, row));
    now.forEach((value, group) => {
      const band = bytes[group];
      if (band !== undefined) band[moment] = value;
    });
  });
  return {
    times: Float64Array.from(moments, ({ time }) => time),
    events: Int32Array.from(moments, ({ event }) => event),
    bytes,
  };
}

function add(sums: Float64Array, group: number, bytes: number): void {
  sums[group] = (sums[group] ?? 0) + bytes;
}

function groupsOfEvents({ events }: Recording, objects: RecordedObjects, groupOf: Uint16Array): Uint16Array {
  const group = new Uint16Array(events.time.length);
  for (let place = 0; place < objects.count; place += 1) {
    const begin = objects.begin[place] ?? 0;
    const end = objects.end[place] ?? 0;
    if (begin >= 0) group[begin] = groupOf[place] ?? 0;
    if (end < group.length) group[end] = groupOf[place] ?? 0;
  }
  return group;
}

interface Moment {
  readonly time: number;
  readonly event: number;
}

function momentsOf({ events }: Recording, totals: Totals, from: number, to: number, count: number): Moment[] {
  const moments: Moment[] = [];
  const before = (time: number): number => {
    let row = moments.at(-1)?.event ?? -1;
    while (row + 1 < events.time.length && (events.time[row + 1] ?? 0) <= time) row += 1;
    return row;
  };
  moments.push({ time: from, event: before(from) });
  let row = (moments[0]?.event ?? -1) + 1;
  for (let part = 1; part <= count; part += 1) {
    const end = from + ((to - from) * part) / count;
    let highest = -1;
    for (; row < events.time.length && (events.time[row] ?? 0) <= end; row += 1)
      if (highest < 0 || (totals.at[row + 1] ?? 0) > (totals.at[highest + 1] ?? 0)) highest = row;
    if (highest >= 0) moments.push({ time: events.time[highest] ?? 0, event: highest });
  }
  moments.push({ time: to, event: row - 1 });
  return moments;
}
