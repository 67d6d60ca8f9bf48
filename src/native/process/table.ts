import koffi from 'koffi';
import { FIRST_WORD, type ProcessMemory, pause, processMemory, WORDS } from './memory.js';
import { isThreadAlive, threadNumber } from './thread-number.js';

/**
 * Texts by name that all threads of the process share: what belongs to the process and not to a thread is written down
 * here. See {@link inProcessTable}.
 */
export interface ProcessTable {
  /** A text that no other process has. */
  readonly id: string;
  /** What is written under a name. */
  get(name: string): string | undefined;
  /** Writes a text, instead of what stood there. */
  set(name: string, value: string): void;
  /** Takes a name out. @returns whether it was there */
  delete(name: string): boolean;
  /** All names that begin with some text, and what is written there. In no order. */
  entries(prefix: string): [name: string, value: string][];
}

/**
 * Works on the table while no other thread does, and returns what `work` does. Names and texts must not have zero
 * characters in them; let names begin with a subject, `transfer:`, so that nobody takes another's.
 *
 * A native call inside is made while no other thread is inside: that is what keeps a count and what it counts together.
 * Nothing else that takes long, no call that could wait for another thread of JavaScript, and no code of the script
 * belongs there, nor another `inProcessTable`. An exception of `work` is thrown on; what it wrote until then stays.
 *
 * JavaScript can end at any point in it: with its thread, at a time limit of `node:vm`, or when the stack is exhausted.
 * Each change is then either there or not, and the next one who comes takes over: at once when the thread is gone or is
 * its own, else after ten seconds.
 * @throws AscendError `ERR_PROCESS_MEMORY` when the kernel has no memory for the table
 */
export function inProcessTable<T>(work: (table: ProcessTable) => T): T {
  const memory = processMemory();
  const turn = enter(memory);
  try {
    return work(new Records(memory));
  } finally {
    compareExchange(memory.words, LOCK, turn, 0n);
  }
}

const { add, compareExchange, load, store } = Atomics;

/** Words of the shared memory: whose turn it is, the count of turns, and the first record of each bucket. */
const LOCK = FIRST_WORD;
const TURNS = FIRST_WORD + 1;
const BUCKETS = FIRST_WORD + 8;
const BUCKET_COUNT = WORDS / 2;

/** How long a thread that lives may keep others waiting: no native call that belongs inside takes that long. */
const LONGEST_TURN_MS = 10_000;

/** Waits for the lock. @returns its value while it is ours: the thread's number above that of the turn */
function enter({ words }: ProcessMemory): bigint {
  const thread = threadNumber();
  const turn = (BigInt(thread) << 32n) | (add(words, TURNS, 1n) & 0xffff_ffffn);
  for (let waited = 0, since = 0n; ; waited += 1) {
    const holder = compareExchange(words, LOCK, 0n, turn);
    if (holder === 0n) return turn;
    if (holder !== since) {
      since = holder;
      waited = 0;
    }
    const itsThread = Number(holder >> 32n);
    const isOver = itsThread === thread || waited >= LONGEST_TURN_MS || !isThreadAlive(itsThread);
    if (isOver && compareExchange(words, LOCK, holder, turn) === holder) return turn;
    pause(1);
  }
}

/** A record in native memory: the next one of its bucket, a hash of the name, and the addresses of two C strings. */
const NEXT = 0;
const HASH = 1;
const NAME = 2;
const VALUE = 3;
const RECORD_WORDS = 4;

interface Library {
  readonly allocate: (count: number, size: number) => bigint | null;
  readonly free: (address: bigint) => void;
  readonly duplicate: (text: string) => bigint | null;
  readonly read: (to: BigUint64Array, from: bigint, length: number) => void;
  readonly write: (to: bigint, from: BigUint64Array, length: number) => void;
}

let library: Library | undefined;

function libraryCalls(): Library {
  if (library === undefined) {
    const process = koffi.load(null);
    const copy = process.func('memcpy', 'void', ['void *', 'void *', 'size_t']);
    library = {
      allocate: process.func('calloc', 'void *', ['size_t', 'size_t']),
      free: process.func('free', 'void', ['void *']),
      duplicate: process.func('strdup', 'void *', ['str']),
      read: copy,
      write: copy,
    };
  }
  return library;
}

function given(address: bigint | null): bigint {
  if (address === null) throw new RangeError('the C library has no memory left');
  return address;
}

/** Where a record is: its address, that of the one before it in its bucket, and its words. */
interface Place {
  readonly at: bigint;
  readonly before: bigint | undefined;
  readonly words: BigUint64Array;
}

function placeAt(at: bigint, before: bigint | undefined): Place | undefined {
  if (at === 0n) return undefined;
  const words = new BigUint64Array(RECORD_WORDS);
  libraryCalls().read(words, at, RECORD_WORDS * 8);
  return { at, before, words };
}

const wordOf = ({ words }: Place, index: number): bigint => words[index] as bigint; // there are RECORD_WORDS

const textOf = (place: Place, index: number): string => koffi.decode.string(wordOf(place, index));

/** FNV-1a of a name. */
function hashOf(name: string): bigint {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index += 1)
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  return BigInt(hash >>> 0);
}

const bucketOf = (hash: bigint): number => BUCKETS + Number(hash % BigInt(BUCKET_COUNT));

/** The table during one turn. A change counts from one store on; what it leaves behind until then is a few lost bytes. */
class Records implements ProcessTable {
  readonly id: string;
  readonly #words: BigUint64Array;

  constructor(memory: ProcessMemory) {
    this.id = memory.id;
    this.#words = memory.words;
  }

  get(name: string): string | undefined {
    const found = this.#find(name);
    return found && textOf(found, VALUE);
  }

  set(name: string, value: string): void {
    const { allocate, free, duplicate } = libraryCalls();
    const found = this.#find(name);
    const text = given(duplicate(value));
    if (found !== undefined) {
      setWord(found.at, VALUE, text);
      free(wordOf(found, VALUE));
      return;
    }
    const hash = hashOf(name);
    const bucket = bucketOf(hash);
    const record = given(allocate(1, RECORD_WORDS * 8));
    setWord(record, NEXT, load(this.#words, bucket));
    setWord(record, HASH, hash);
    setWord(record, NAME, given(duplicate(name)));
    setWord(record, VALUE, text);
    store(this.#words, bucket, record);
  }

  delete(name: string): boolean {
    const { free } = libraryCalls();
    const found = this.#find(name);
    if (found === undefined) return false;
    const next = wordOf(found, NEXT);
    if (found.before === undefined) store(this.#words, bucketOf(hashOf(name)), next);
    else setWord(found.before, NEXT, next);
    free(wordOf(found, NAME));
    free(wordOf(found, VALUE));
    free(found.at);
    return true;
  }

  entries(prefix: string): [name: string, value: string][] {
    const found: [string, string][] = [];
    for (let bucket = BUCKETS; bucket < BUCKETS + BUCKET_COUNT; bucket += 1)
      for (let place = this.#first(bucket); place !== undefined; place = after(place)) {
        const name = textOf(place, NAME);
        if (name.startsWith(prefix)) found.push([name, textOf(place, VALUE)]);
      }
    return found;
  }

  #find(name: string): Place | undefined {
    const hash = hashOf(name);
    let place = this.#first(bucketOf(hash));
    while (place !== undefined && (wordOf(place, HASH) !== hash || textOf(place, NAME) !== name))
      place = after(place);
    return place;
  }

  #first(bucket: number): Place | undefined {
    return placeAt(load(this.#words, bucket), undefined);
  }
}

const after = (place: Place): Place | undefined => placeAt(wordOf(place, NEXT), place.at);

/** One native call, in the middle of which JavaScript can't end. */
function setWord(record: bigint, index: number, value: bigint): void {
  libraryCalls().write(record + BigInt(index * 8), new BigUint64Array([value]), 8);
}
