import { now } from './clock.js';
import { type ProcessMemory, processMemory, WORDS } from './memory.js';

/**
 * Calls that drop queued work, told to the other threads of the process: the latest ones are written down in memory that
 * all of them see.
 */

/** Whose work is dropped: a stream by its address, or a device by its number, which no address is. */
export type AbortTarget = bigint;

/** How far a call is. */
export type AbortState = 'begun' | 'done' | 'refused';

/** A call that another thread has made. */
export interface ForeignAbort {
  /** Whose work it drops. */
  readonly target: AbortTarget;
  /** How far it is; one that never tells counts as done after a while. */
  readonly state: AbortState;
}

/** So many calls are remembered, behind a word that counts them all. */
const REMEMBERED = 64;
const COUNT = WORDS - 128;
const FIRST = COUNT + 1;

/** A call in one word: what it drops, the number of the call, and how far it is. */
const TARGET_BITS = 48n;
const NUMBER_BITS = 14n;
const NUMBER_MASK = (1n << NUMBER_BITS) - 1n;
const STATES: readonly AbortState[] = ['begun', 'done', 'refused'];

/** Longer than a call takes. */
const LONGEST_MS = 10_000;

const { add, load, store } = Atomics;

let memory: ProcessMemory | null | undefined;

/** Null where the kernel has no such memory: then each thread knows of its own calls only. */
function shared(): ProcessMemory | null {
  if (memory === undefined)
    try {
      memory = processMemory();
    } catch {
      memory = null;
    }
  return memory;
}

const packed = (target: AbortTarget, number: bigint, state: AbortState): bigint =>
  (BigInt(STATES.indexOf(state)) << (TARGET_BITS + NUMBER_BITS)) |
  ((number & NUMBER_MASK) << TARGET_BITS) |
  BigInt.asUintN(Number(TARGET_BITS), target);

const placeOf = (number: bigint): number => FIRST + Number(number % BigInt(REMEMBERED));

/** Numbers of calls that this thread has made and not met again as a reader. */
const own = new Set<bigint>();

/** Tells other threads that a call begins. @returns tells them how it ended */
export function announceAbort(target: AbortTarget): (isDone: boolean) => void {
  const words = shared()?.words;
  if (words === undefined) return () => {};
  const number = add(words, COUNT, 1n) + 1n;
  own.add(number);
  store(words, placeOf(number), packed(target, number, 'begun'));
  return (isDone) => store(words, placeOf(number), packed(target, number, isDone ? 'done' : 'refused'));
}

/** What one thread has seen of the calls of the others, from the moment when this is made. */
export class ForeignAborts {
  readonly #words = shared()?.words;
  /** The lower half of the count, which is read without making a bigint. */
  readonly #low = this.#words && new Int32Array(this.#words.buffer, COUNT * 8, 1);
  #seen = this.#words === undefined ? 0n : load(this.#words, COUNT);
  #seenLow = Number(BigInt.asIntN(32, this.#seen));

  /** The call that goes on, and when that was noticed. */
  #goesOn = { number: 0n, sinceMs: 0 };

  /** Whether there is nothing to {@link take}. Costs little. */
  get isQuiet(): boolean {
    return this.#low === undefined || load(this.#low, 0) === this.#seenLow;
  }

  /**
   * The calls of other threads since the last time, up to the first that goes on, which is told again until it is over.
   * Undefined when there were more than are remembered.
   */
  take(): readonly ForeignAbort[] | undefined {
    const words = this.#words;
    if (words === undefined) return [];
    const count = load(words, COUNT);
    const missed = count - this.#seen > BigInt(REMEMBERED);
    const aborts: ForeignAbort[] = [];
    for (let number = missed ? count : this.#seen + 1n; number <= count; number += 1n) {
      const word = load(words, placeOf(number));
      // Counted, and not written yet.
      if (((word >> TARGET_BITS) & NUMBER_MASK) !== (number & NUMBER_MASK)) break;
      const state = this.#stateOf(number, STATES[Number(word >> (TARGET_BITS + NUMBER_BITS))] ?? 'done');
      if (!own.has(number)) aborts.push({ target: BigInt.asUintN(Number(TARGET_BITS), word), state });
      if (state === 'begun') break;
      own.delete(number);
      this.#seen = number;
    }
    this.#seenLow = Number(BigInt.asIntN(32, this.#seen));
    return missed ? undefined : aborts;
  }

  /** A thread that was terminated in the call does not tell how it ended. */
  #stateOf(number: bigint, state: AbortState): AbortState {
    if (state !== 'begun') return state;
    if (this.#goesOn.number !== number) this.#goesOn = { number, sinceMs: now() };
    return now() - this.#goesOn.sinceMs < LONGEST_MS ? state : 'done';
  }
}
