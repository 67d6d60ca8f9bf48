import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COLUMNS, type EventColumns, EventType, type Recording } from '../../recording/recording.js';

const SUFFIX = '.memory';

/** For ASCENDCL_SIM_RECORD: a file for each process, because a program may start others. */
export const recordingPattern = (folder: string): string => join(folder, `%p${SUFFIX}`);

/** The recordings of all processes that used the simulator, in the order of their ids. `program`: what was run. */
export function readRecordings(folder: string, program: string): Recording[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(SUFFIX))
    .map((name) => readFileSync(join(folder, name)))
    .filter((file) => file.length > 0 && file.readBigUInt64LE(0) === MAGIC)
    .sort((a, b) => a.readUInt32LE(8) - b.readUInt32LE(8))
    .map((file, index) => recordingIn(file, index === 0 ? program : `${program}, process ${index + 1}`));
}

/** As src/simulator/recording/recording.h has it. */
const MAGIC = 0x314d454d4c4341n;
const HEAD_BYTES = 40;
const NAME_BYTES = 64;
const EVENT_BYTES = 56;
/** What a failure has in place of an object's kind. */
const NO_KIND = 21;

/** aclsimObjectKind, as the handles of this package call the same things. */
const KINDS: Readonly<Record<number, string>> = {
  5: 'DeviceMemory',
  6: 'HostMemory',
  7: 'RegisteredMemory',
  8: 'AddressRange',
  9: 'PhysicalMemory',
  10: 'Mapping',
  11: 'ManagedMemory',
  13: 'PoolMemory',
  17: 'SharedMemory',
};

function recordingIn(file: Buffer, label: string): Recording {
  const functions = file.readUInt32LE(12);
  const start = file.readBigUInt64LE(16);
  const capacity = Number(file.readBigUInt64LE(24));
  const happened = Number(file.readBigUInt64LE(32));
  const names = Array.from({ length: functions }, (_, index) => {
    const at = HEAD_BYTES + index * NAME_BYTES;
    return file.toString('utf8', at, file.indexOf(0, at));
  });
  const kinds: string[] = [];
  const lines: string[] = [];
  const stacks: number[][] = [[]];
  const kindNumber = numbering((name) => kinds.push(name) - 1);
  const stackNumber = numbering((line) => stacks.push([lines.push(line) - 1]) - 1);
  const events = emptyColumns();
  for (let index = 0; index < Math.min(happened, capacity); index += 1) {
    const at = HEAD_BYTES + functions * NAME_BYTES + index * EVENT_BYTES;
    const type = file[at + 49] ?? 0;
    // A process that was killed may have an event that is half written.
    if (type === 0) continue;
    const kind = file[at + 48] ?? NO_KIND;
    const name = names[file.readUInt16LE(at + 46)] ?? '';
    events.time.push(Number(file.readBigUInt64LE(at) - start) / 1000);
    events.type.push(type - 1);
    events.object.push(type - 1 === EventType.failure ? 0 : Number(file.readBigUInt64LE(at + 8)));
    events.kind.push(kindNumber(kind === NO_KIND ? name : (KINDS[kind] ?? `object ${kind}`)));
    events.device.push(file.readInt16LE(at + 44));
    events.address.push(Number(file.readBigUInt64LE(at + 16)));
    events.size.push(Number(file.readBigUInt64LE(at + 24)));
    events.held.push(Number(file.readBigUInt64LE(at + 32)));
    const thread = file.readUInt32LE(at + 40);
    events.stack.push(
      type - 1 === EventType.end ? 0 : stackNumber(`${name || 'the library'} in thread ${thread}`),
    );
  }
  return {
    label,
    origin: 'simulator',
    duration: events.time.at(-1) ?? 0,
    kinds,
    lines,
    stacks,
    dropped: Math.max(0, happened - capacity),
    initial: emptyColumns(),
    events,
  };
}

/** The number of a text, given when it first comes up. */
function numbering(add: (text: string) => number): (text: string) => number {
  const numbers = new Map<string, number>();
  return (text) => {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    const number = add(text);
    numbers.set(text, number);
    return number;
  };
}

type Columns = { [Name in keyof EventColumns]: number[] };

const emptyColumns = (): Columns =>
  Object.fromEntries(COLUMNS.map((name) => [name, []])) as unknown as Columns; // COLUMNS has every name once
