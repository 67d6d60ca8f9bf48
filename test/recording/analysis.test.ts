import { describe, expect, it } from 'vitest';
import { addressSpaceAt, rangeUse } from '../../src/recording/analysis/address-space.js';
import { callSitesOf } from '../../src/recording/analysis/call-sites.js';
import { eventAt, liveAt, objectsOf } from '../../src/recording/analysis/objects.js';
import { bandsOf, totalsOf } from '../../src/recording/analysis/totals.js';
import { COLUMNS, type EventColumns, EventType, type Recording } from '../../src/recording/recording.js';
import { randomRecording } from '../support/random-recording.js';

const SEED = 20261201;

/** What is held after each event, counted the plain way. */
function heldByEvent({ initial, events }: Recording): number[] {
  let held = initial.held.reduce((sum, bytes) => sum + bytes, 0);
  return events.type.map((type, row) => {
    const bytes = events.held[row] ?? 0;
    held += type === EventType.begin ? bytes : type === EventType.end ? -bytes : 0;
    return held;
  });
}

/** Events of objects with addresses: [type, object, kind, address, size]. */
function columns(rows: readonly (readonly [number, number, number, number, number])[]): EventColumns {
  const made = Object.fromEntries(COLUMNS.map((name) => [name, rows.map(() => 0)])) as unknown as Record<
    string,
    number[]
  >;
  rows.forEach(([type, object, kind, address, size], row) => {
    Object.entries({ time: row, type, object, kind, address, size }).forEach(([name, value]) => {
      const column = made[name];
      if (column !== undefined) column[row] = value;
    });
  });
  return made as unknown as EventColumns; // COLUMNS has every name
}

describe('the analysis of a recording', () => {
  it(`agrees with plain counting at every event (seed ${SEED})`, () => {
    const recording = randomRecording(SEED, 4000);
    const objects = objectsOf(recording);
    const totals = totalsOf(recording, objects);
    const expected = heldByEvent(recording);
    expect([...totals.at.slice(1)]).toEqual(expected);
    expect(totals.peak).toBe(Math.max(totals.at[0] ?? 0, ...expected));
    for (let row = 0; row < expected.length; row += 97) {
      const live = liveAt(objects, row).reduce((sum, place) => sum + (objects.held[place] ?? 0), 0);
      expect(live, `seed ${SEED}, event ${row}`).toBe(expected[row]);
    }
    const sites = callSitesOf(recording, objects, totals);
    expect(sites.reduce((sum, { atPeak }) => sum + atPeak, 0)).toBe(totals.peak);
    expect(sites.reduce((sum, { leftBytes }) => sum + leftBytes, 0)).toBe(expected.at(-1));
  });

  it('draws bands that add up to what was held, and never loses the peak', () => {
    const recording = randomRecording(SEED + 1, 5000);
    const objects = objectsOf(recording);
    const totals = totalsOf(recording, objects);
    const groupOf = Uint16Array.from({ length: objects.count }, (_, place) => place % 5);
    for (const count of [3, 50, 20_000]) {
      const bands = bandsOf(recording, objects, totals, groupOf, 5, 0, recording.duration, count);
      const sums = Array.from(bands.times, (_, moment) =>
        bands.bytes.reduce((sum, band) => sum + (band[moment] ?? 0), 0),
      );
      expect(sums).toEqual(Array.from(bands.events, (event) => totals.at[event + 1]));
      expect(Math.max(...sums)).toBe(totals.peak);
    }
    const [from, to] = [recording.duration * 0.4, recording.duration * 0.6];
    const part = bandsOf(recording, objects, totals, groupOf, 5, from, to, 10);
    expect([part.times[0], part.times.at(-1)]).toEqual([from, to]);
    expect(part.events[0]).toBe(eventAt(recording, from));
    expect(part.events.at(-1)).toBe(eventAt(recording, to));
  });

  it('counts an object whose beginning is not recorded as there from the start', () => {
    const events = columns([[EventType.end, 7, 0, 4096, 64]]);
    const held = { ...events, held: [64] };
    const recording: Recording = { ...randomRecording(SEED, 0), events: held };
    const objects = objectsOf(recording);
    expect(totalsOf(recording, objects)).toMatchObject({ peak: 64, peakEvent: -1 });
    expect(liveAt(objects, -1)).toHaveLength(1);
  });

  it('puts blocks into the mappings and ranges that contain them, and finds the largest hole', () => {
    const kinds = ['AddressRange', 'Mapping', 'DeviceMemory'];
    const events = columns([
      [EventType.begin, 1, 0, 1000, 100],
      [EventType.begin, 2, 1, 1010, 20],
      [EventType.begin, 3, 1, 1060, 10],
      [EventType.begin, 4, 2, 1012, 5],
      [EventType.begin, 5, 2, 5000, 50],
      [EventType.begin, 6, 1, 1040, 10],
      [EventType.end, 6, 1, 1040, 10],
    ]);
    const recording: Recording = { ...randomRecording(SEED, 0), kinds, events };
    const space = addressSpaceAt(recording, objectsOf(recording), 6);
    const shape = (blocks: typeof space): unknown =>
      blocks.map(({ address, inside }) => [address, shape([...inside])]);
    expect(shape(space)).toEqual([
      [
        1000,
        [
          [1010, [[1012, []]]],
          [1060, []],
        ],
      ],
      [5000, []],
    ]);
    expect(rangeUse(space)).toEqual({ reserved: 100, mapped: 30, largestHole: 30 });
  });
});
