import { COLUMNS, type EventColumns, EventType } from './recording.js';

/** Numbers that an event takes: one for each column. */
const WIDTH = COLUMNS.length;
/** Events that room is made for at once. */
const CHUNK = 4096;
const TYPE = COLUMNS.indexOf('type');
const OBJECT = COLUMNS.indexOf('object');

/** The newest events, in memory that is bounded, and what the older ones left behind. */
export class EventLog {
  readonly #chunks: Float64Array[] = [];
  /** What events that were overwritten had begun and none of them had ended, by object. */
  readonly #initial = new Map<number, Float64Array>();
  #written = 0;

  constructor(readonly capacity: number) {}

  /** How many events had to go. */
  get dropped(): number {
    return Math.max(0, this.#written - this.capacity);
  }

  /** How many are kept. */
  get length(): number {
    return Math.min(this.#written, this.capacity);
  }

  append(
    time: number,
    type: number,
    object: number,
    kind: number,
    device: number,
    address: number,
    size: number,
    held: number,
    stack: number,
  ): void {
    const index = this.#written % this.capacity;
    const offset = (index % CHUNK) * WIDTH;
    const chunk = this.#chunk(index);
    if (this.#written >= this.capacity) this.#forget(chunk.subarray(offset, offset + WIDTH));
    this.#written += 1;
    // In the order of COLUMNS.
    chunk[offset] = time;
    chunk[offset + 1] = type;
    chunk[offset + 2] = object;
    chunk[offset + 3] = kind;
    chunk[offset + 4] = device;
    chunk[offset + 5] = address;
    chunk[offset + 6] = size;
    chunk[offset + 7] = held;
    chunk[offset + 8] = stack;
  }

  #chunk(index: number): Float64Array {
    const number = Math.floor(index / CHUNK);
    let chunk = this.#chunks[number];
    if (chunk === undefined) {
      chunk = new Float64Array(Math.min(CHUNK, this.capacity - number * CHUNK) * WIDTH);
      this.#chunks[number] = chunk;
    }
    return chunk;
  }

  #forget(event: Float64Array): void {
    const object = event[OBJECT] ?? 0;
    if (event[TYPE] === EventType.begin) this.#initial.set(object, event.slice());
    else if (event[TYPE] === EventType.end) this.#initial.delete(object);
  }

  /** What was there before the first event that is kept. */
  initial(): EventColumns {
    return columnsOf([...this.#initial.values()]);
  }

  /** What is kept, the oldest first. */
  events(): EventColumns {
    const events: Float64Array[] = [];
    for (let number = this.dropped; number < this.#written; number += 1) {
      const index = number % this.capacity;
      const offset = (index % CHUNK) * WIDTH;
      events.push(this.#chunk(index).subarray(offset, offset + WIDTH));
    }
    return columnsOf(events);
  }
}

function columnsOf(events: readonly Float64Array[]): EventColumns {
  const column = (place: number): number[] => events.map((event) => event[place] ?? 0);
  const columns = COLUMNS.map((name, place) => [name, column(place)] as const);
  return Object.fromEntries(columns) as unknown as EventColumns; // COLUMNS has every name once
}
