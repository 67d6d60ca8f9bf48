/**
 * What is written into the memory under test. A pattern is a function of the address alone, so that any part of it can be
 * made again when it is read back. Blocks are filled as 32-bit words, the lower half of each 64-bit word first.
 */
export interface Pattern {
  readonly name: string;
  readonly description: string;
  /** Fills `words` with what belongs at `address`, which is a multiple of 512. */
  fill(words: Uint32Array, address: bigint): void;
}

/** Bytes after which a walking bit is back where it began: 64 words of 64 bits. */
const PERIOD_WORDS = 128;

/** A single one (or zero) that is one place further in each 64-bit word, and `step` places further in each pass. */
function walking(step: number, inverted: boolean): Pattern {
  const period = new Uint32Array(PERIOD_WORDS);
  for (let index = 0; index < 64; index++) {
    const bit = (index + step) % 64;
    period[2 * index + (bit < 32 ? 0 : 1)] = 2 ** (bit % 32);
  }
  if (inverted) for (const [index, word] of period.entries()) period[index] = ~word;
  const kind = inverted ? 'zeros' : 'ones';
  return {
    name: `walking-${kind}-${step}`,
    description: `walking ${kind}, bit ${step}`,
    fill: (words) => repeat(words, period),
  };
}

/** Copies the period over the whole block, twice as much each time. */
function repeat(words: Uint32Array, period: Uint32Array): void {
  words.set(period.subarray(0, Math.min(period.length, words.length)));
  for (let filled = period.length; filled < words.length; filled *= 2)
    words.copyWithin(filled, 0, words.length - filled);
}

/** Every 64-bit word holds its own address: finds address lines that don't reach the chip. */
const address: Pattern = {
  name: 'address',
  description: 'every word holds its address',
  fill(words, start) {
    const high = Number(start >> 32n);
    let low = Number(start & 0xffff_ffffn);
    for (let index = 0; index < words.length; index += 2) {
      words[index] = low;
      // A block may cross a boundary of 4 GiB.
      words[index + 1] = low >= 2 ** 32 ? high + 1 : high;
      low += 8;
    }
  },
};

/** Numbers that follow from the seed and the address. */
function random(seed: number): Pattern {
  return {
    name: `random-${seed}`,
    description: `random, seed ${seed}`,
    fill(words, start) {
      let state = mix(seed, start);
      for (let index = 0; index < words.length; index++) {
        state ^= state << 13;
        state ^= state >>> 17;
        state ^= state << 5;
        words[index] = state;
      }
    },
  };
}

/** A start value for xorshift, which must not be 0. */
function mix(seed: number, start: bigint): number {
  const folded = Number(start & 0xffff_ffffn) ^ Number((start >> 32n) & 0xffff_ffffn);
  return (Math.imul(folded ^ Math.imul(seed, 0x9e3779b1), 0x85ebca6b) ^ seed) >>> 0 || 0x9e3779b1;
}

export const PATTERN_NAMES = ['walking', 'address', 'random'] as const;

export type PatternName = (typeof PATTERN_NAMES)[number];

/** The passes for the names that were asked for; `quick` walks over every eighth bit only. */
export function patternsFor(names: readonly PatternName[], seed: number, quick: boolean): Pattern[] {
  const steps = Array.from({ length: quick ? 1 : 8 }, (_, index) => index * 8);
  const byName: Readonly<Record<PatternName, readonly Pattern[]>> = {
    walking: steps.flatMap((step) => [walking(step, false), walking(step, true)]),
    address: [address],
    random: [random(seed)],
  };
  return names.flatMap((name) => byName[name]);
}
