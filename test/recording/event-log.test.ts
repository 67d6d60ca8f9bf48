import { describe, expect, it } from 'vitest';
import { EventLog } from '../../src/recording/EventLog.js';
import { EventType } from '../../src/recording/recording.js';

/** A random life of objects of one byte each: [type, object] pairs. */
function randomEvents(seed: number, count: number): (readonly [type: number, object: number])[] {
  let state = seed;
  const random = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state % below;
  };
  const open: number[] = [];
  return Array.from({ length: count }, (_, index) => {
    const ends = open.length > 0 && random(100) < 48;
    if (!ends) {
      open.push(index + 1);
      return [EventType.begin, index + 1] as const;
    }
    const [object = 0] = open.splice(random(open.length), 1);
    return [EventType.end, object] as const;
  });
}

describe('the log of events', () => {
  it('keeps the newest events and what the older ones left behind, whatever its capacity is', () => {
    const seed = 20261201;
    const events = randomEvents(seed, 20_000);
    for (const capacity of [1, 7, 4096, 5000, 19_999, 20_000, 30_000]) {
      const log = new EventLog(capacity);
      events.forEach(([type, object], time) => {
        log.append(time, type, object, 2, 1, object * 16, 8, 8, 0);
      });
      const kept = events.slice(-capacity);
      const before = new Set<number>();
      for (const [type, object] of events.slice(0, events.length - kept.length))
        if (type === EventType.begin) before.add(object);
        else before.delete(object);
      const { type, object, address } = log.events();
      const where = `seed ${seed}, capacity ${capacity}`;
      expect(
        type.map((value, index) => [value, object[index]]),
        where,
      ).toEqual(kept);
      expect(address, where).toEqual(object.map((value) => value * 16));
      expect(new Set(log.initial().object), where).toEqual(before);
      expect(log.dropped, where).toBe(events.length - kept.length);
    }
  });
});
