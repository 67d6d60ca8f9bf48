/** What happened to an object: it began, it ended, or the library refused to make it. */
export const EventType = { begin: 0, end: 1, failure: 2 } as const;

/**
 * Events in the order in which they happened, a column for each of their properties. All columns have the same length.
 */
export interface EventColumns {
  /** Microseconds since the recording began. */
  readonly time: readonly number[];
  /** 0: it began, 1: it ended, 2: the library had no memory for it. */
  readonly type: readonly number[];
  /** Names the object: the same number for its beginning and its end; 0 for a failure. */
  readonly object: readonly number[];
  /** Index in {@link Recording.kinds}. */
  readonly kind: readonly number[];
  /** Id of the device, -1 for the host alone. */
  readonly device: readonly number[];
  /** 0 for what has no address. */
  readonly address: readonly number[];
  /** Its extent in bytes; what was asked for, in a failure. */
  readonly size: readonly number[];
  /** Bytes of memory that it holds: 0 for addresses, and for memory that another object holds. */
  readonly held: readonly number[];
  /** Index in {@link Recording.stacks}. */
  readonly stack: readonly number[];
}

/** What one thread, or one process on the simulator, did to memory. */
export interface Recording {
  /** Which program and thread it was. */
  readonly label: string;
  /** Who recorded: the handles of this package, with lines of the script, or the simulator, with functions of C. */
  readonly origin: 'handles' | 'simulator';
  /** Microseconds. */
  readonly duration: number;
  /** Kinds of objects: `'DeviceMemory'`, `'Mapping'` …; and what failed, in failures. */
  readonly kinds: readonly string[];
  /** The places that stacks name: `/scripts/copy.ts:12:5 (upload)`. */
  readonly lines: readonly string[];
  /** Indices in {@link lines}, the innermost first. The first stack is empty: nothing is known. */
  readonly stacks: readonly (readonly number[])[];
  /** Events that had no room: the oldest of handles, whose outcome is in {@link initial}; the newest of the simulator. */
  readonly dropped: number;
  /** What was there before the first event, as events that begin. */
  readonly initial: EventColumns;
  /** What happened. */
  readonly events: EventColumns;
}

/** A file of recordings. */
export interface RecordingFile {
  /** Tells such a file from others. */
  readonly format: 'ascendcl-memory-recording';
  /** Of this form. */
  readonly version: 1;
  /** One for each thread or process. */
  readonly recordings: readonly Recording[];
}

export const recordingFile = (recordings: readonly Recording[]): RecordingFile => ({
  format: 'ascendcl-memory-recording',
  version: 1,
  recordings,
});

export const COLUMNS = [
  'time',
  'type',
  'object',
  'kind',
  'device',
  'address',
  'size',
  'held',
  'stack',
] as const satisfies readonly (keyof EventColumns)[];

/**
 * The recordings in a file's parsed JSON.
 * @throws TypeError that says what is wrong with it
 */
export function recordingsIn(value: unknown): readonly Recording[] {
  if (!isObject(value) || value.format !== 'ascendcl-memory-recording')
    throw new TypeError('it is no recording of memory');
  if (value.version !== 1)
    throw new TypeError(`its version is ${String(value.version)}, and only 1 can be read`);
  const recordings = value.recordings;
  if (!Array.isArray(recordings)) throw new TypeError('recordings: an array is missing');
  recordings.forEach((recording, index) => {
    checkRecording(recording, `recordings[${index}]`);
  });
  return recordings as Recording[]; // checked above
}

function checkRecording(value: unknown, where: string): void {
  if (!isObject(value)) throw new TypeError(`${where}: no object`);
  const { label, origin, duration, dropped, kinds, lines, stacks, initial, events } = value;
  if (typeof label !== 'string') throw new TypeError(`${where}.label: no string`);
  if (origin !== 'handles' && origin !== 'simulator')
    throw new TypeError(`${where}.origin: neither handles nor simulator`);
  if (!isAmount(duration)) throw new TypeError(`${where}.duration: no number of microseconds`);
  if (!isAmount(dropped)) throw new TypeError(`${where}.dropped: no number`);
  checkStrings(kinds, `${where}.kinds`);
  checkStrings(lines, `${where}.lines`);
  if (!Array.isArray(stacks) || !stacks.every((stack) => isIndices(stack, lines.length)))
    throw new TypeError(`${where}.stacks: no lists of indices of lines`);
  const limits = { kind: kinds.length, stack: stacks.length, type: 3 };
  checkColumns(initial, limits, `${where}.initial`);
  checkColumns(events, limits, `${where}.events`);
}

function checkStrings(value: unknown, where: string): asserts value is string[] {
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'string'))
    throw new TypeError(`${where}: no list of strings`);
}

const isIndices = (value: unknown, end: number): boolean =>
  Array.isArray(value) && value.every((item) => isIndex(item, end));

function checkColumns(value: unknown, limits: Readonly<Record<string, number>>, where: string): void {
  if (!isObject(value)) throw new TypeError(`${where}: no object`);
  const count = Array.isArray(value.time) ? value.time.length : 0;
  for (const name of COLUMNS) {
    const column = value[name];
    if (!Array.isArray(column) || column.length !== count)
      throw new TypeError(`${where}.${name}: no list of ${count} numbers`);
    const limit = limits[name];
    for (let index = 0; index < count; index += 1) {
      const item: unknown = column[index];
      const fits = limit === undefined ? Number.isFinite(item) : isIndex(item, limit);
      if (!fits) throw new TypeError(`${where}.${name}[${index}]: not a possible number`);
    }
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && Number.isFinite(value);
const isIndex = (value: unknown, end: number): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < end; // an integer
