import { COLUMNS, type EventColumns, EventType, type Recording } from '../../src/recording/recording.js';

type Columns = { [Name in keyof EventColumns]: number[] };

const emptyColumns = (): Columns =>
  Object.fromEntries(COLUMNS.map((name) => [name, []])) as unknown as Columns; // COLUMNS has every name once

/** A recording of so many events, the same for the same seed: objects of random size that end in random order. */
export function randomRecording(seed: number, count: number): Recording {
  let state = seed;
  const random = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const events = emptyColumns();
  const lines = Array.from({ length: 30 }, (_, line) => `/scripts/model.ts:${line + 1}:5 (layer${line})`);
  const open: { object: number; size: number; kind: number; device: number; address: number }[] = [];
  let time = 0;
  for (let row = 0; row < count; row += 1) {
    time += random(100);
    const ends = open.length > 0 && random(100) < 48;
    const made = {
      object: row + 1,
      size: 2 ** random(20),
      kind: random(2),
      device: random(2),
      address: row * 2 ** 21 + 4096,
    };
    const one = ends ? open.splice(random(open.length), 1)[0] : made;
    if (one === undefined) continue;
    if (!ends) open.push(made);
    events.time.push(time);
    events.type.push(ends ? EventType.end : EventType.begin);
    events.object.push(one.object);
    events.kind.push(one.kind);
    events.device.push(one.device);
    events.address.push(one.address);
    events.size.push(one.size);
    events.held.push(one.size);
    events.stack.push(ends ? 0 : 1 + random(lines.length));
  }
  return {
    label: 'model.ts',
    origin: 'handles',
    duration: time + 1,
    kinds: ['DeviceMemory', 'HostMemory'],
    lines,
    stacks: [[], ...lines.map((_, line) => [line])],
    dropped: 0,
    initial: emptyColumns(),
    events,
  };
}
