import { type EventColumns, EventType, type Recording } from '../recording.js';

/** The objects of a recording by number, each with its life: from the event at `begin` up to the one at `end`. */
export interface RecordedObjects {
  readonly count: number;
  /** Index of the event that began it; -1: it was there before. */
  readonly begin: Int32Array;
  /** Index of the event that ended it; the number of events: none did. */
  readonly end: Int32Array;
  readonly kind: Uint16Array;
  readonly device: Int16Array;
  readonly address: Float64Array;
  readonly size: Float64Array;
  readonly held: Float64Array;
  readonly stack: Uint32Array;
}

/** Follows each object through the events. An end without a beginning is of an object that was there before. */
export function objectsOf({ initial, events }: Recording): RecordedObjects {
  const most = initial.time.length + events.time.length;
  const objects = {
    count: 0,
    begin: new Int32Array(most),
    end: new Int32Array(most),
    kind: new Uint16Array(most),
    device: new Int16Array(most),
    address: new Float64Array(most),
    size: new Float64Array(most),
    held: new Float64Array(most),
    stack: new Uint32Array(most),
  };
  const open = new Map<number, number>();
  const add = (columns: EventColumns, row: number, begin: number): number => {
    const place = objects.count;
    objects.count += 1;
    objects.begin[place] = begin;
    objects.end[place] = events.time.length;
    objects.kind[place] = columns.kind[row] ?? 0;
    objects.device[place] = columns.device[row] ?? 0;
    objects.address[place] = columns.address[row] ?? 0;
    objects.size[place] = columns.size[row] ?? 0;
    objects.held[place] = columns.held[row] ?? 0;
    objects.stack[place] = columns.stack[row] ?? 0;
    return place;
  };
  for (let row = 0; row < initial.time.length; row += 1)
    open.set(initial.object[row] ?? 0, add(initial, row, -1));
  for (let row = 0; row < events.time.length; row += 1) {
    const object = events.object[row] ?? 0;
    if (events.type[row] === EventType.begin) open.set(object, add(events, row, row));
    else if (events.type[row] === EventType.end) {
      const place = open.get(object) ?? add(events, row, -1);
      objects.end[place] = row;
      open.delete(object);
    }
  }
  return objects;
}

/** The objects that are there once the event at an index has happened, in the order in which they began. */
export function liveAt(objects: RecordedObjects, index: number): number[] {
  const live: number[] = [];
  for (let place = 0; place < objects.count; place += 1)
    if ((objects.begin[place] ?? 0) <= index && (objects.end[place] ?? 0) > index) live.push(place);
  return live;
}

/** Index of the last event that is not after a time, -1 before the first. */
export function eventAt({ events }: Recording, time: number): number {
  let low = 0;
  let high = events.time.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((events.time[middle] ?? 0) <= time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
