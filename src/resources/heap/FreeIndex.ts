import { type Chunk, GRANULE } from './Chunk.js';

/**
 * Sizes are counted in granules. Below `LINEAR` there is a bin for each; above there are `LINEAR` bins for each power of
 * two, so that sizes in a bin differ by three percent at most.
 */
const LINEAR_BITS = 5;
const LINEAR = 1 << LINEAR_BITS;
/** Granules of the largest chunk that has a bin of its own size: larger ones share the last bin. */
const MOST_GRANULES = 2 ** 32 - 1;
const WORDS = 32 - LINEAR_BITS + 1;
/** How many chunks of the bin of the wanted size are looked at: most of them are too small by less than three percent. */
const LOOKED_AT = 8;

/**
 * Free chunks by size: two levels of bit maps over bins, as in two-level segregated fit. Adding, taking out and finding the
 * best fit cost the same whatever number of chunks there is.
 */
export class FreeIndex {
  /** The last chunk that came into each bin, or undefined. */
  readonly #bins: (Chunk | undefined)[] = new Array<Chunk | undefined>(WORDS * 32).fill(undefined);
  /** Which bins have chunks: a word for each power of two, and which words are not 0. */
  readonly #words = new Int32Array(WORDS);
  #summary = 0;
  /** Sum over all chunks. */
  byteLength = 0;
  count = 0;

  add(chunk: Chunk): void {
    const bin = binOf(chunk.byteLength);
    const next = this.#bins[bin];
    chunk.index = this;
    chunk.bin = bin;
    chunk.previousInBin = undefined;
    chunk.nextInBin = next;
    if (next === undefined) {
      const word = bin >>> 5;
      this.#words[word] = (this.#words[word] as number) | (1 << (bin & 31));
      this.#summary |= 1 << word;
    } else {
      next.previousInBin = chunk;
    }
    this.#bins[bin] = chunk;
    this.byteLength += chunk.byteLength;
    this.count += 1;
  }

  remove(chunk: Chunk): void {
    const { bin, previousInBin: previous, nextInBin: next } = chunk;
    if (next !== undefined) next.previousInBin = previous;
    if (previous !== undefined) {
      previous.nextInBin = next;
    } else {
      this.#bins[bin] = next;
      if (next === undefined) this.#empty(bin);
    }
    chunk.index = undefined;
    chunk.nextInBin = undefined;
    chunk.previousInBin = undefined;
    this.byteLength -= chunk.byteLength;
    this.count -= 1;
  }

  #empty(bin: number): void {
    const word = bin >>> 5;
    const bits = (this.#words[word] as number) & ~(1 << (bin & 31));
    this.#words[word] = bits;
    if (bits === 0) this.#summary &= ~(1 << word);
  }

  /** Takes the front of a chunk of this index; the rest stays free here, at the place of the chunk. */
  takeFront(chunk: Chunk, byteLength: number): void {
    this.remove(chunk);
    if (chunk.byteLength > byteLength) this.add(chunk.space.split(chunk, byteLength));
  }

  /**
   * The best fit among the free chunks, to within the width of a bin. Undefined when none is large enough; of those of the
   * very bin of the wanted size some may be missed, see {@link findMissed}.
   */
  find(byteLength: number): Chunk | undefined {
    const bin = binOf(byteLength);
    return bestOf(this.#bins[bin], byteLength, LOOKED_AT) ?? this.#firstAbove(bin);
  }

  /** What {@link find} may have missed. Takes time with the number of chunks of nearly that size. */
  findMissed(byteLength: number): Chunk | undefined {
    return bestOf(this.#bins[binOf(byteLength)], byteLength, Number.POSITIVE_INFINITY);
  }

  /** A chunk of the lowest bin above one: all of its chunks are larger than those of the one. */
  #firstAbove(bin: number): Chunk | undefined {
    const word = bin >>> 5;
    const bit = bin & 31;
    const here = bit === 31 ? 0 : (this.#words[word] as number) & (-2 << bit);
    if (here !== 0) return this.#bins[(word << 5) | lowestBit(here)];
    const above = word >= 31 ? 0 : this.#summary & (-2 << word);
    if (above === 0) return undefined;
    const next = lowestBit(above);
    return this.#bins[(next << 5) | lowestBit(this.#words[next] as number)];
  }

  /** The largest free chunk. Takes time with the number of chunks of nearly that size. */
  largest(): Chunk | undefined {
    let chunk = this.anyOfLargest();
    let largest = chunk;
    for (; chunk !== undefined; chunk = chunk.nextInBin)
      if (largest === undefined || chunk.byteLength > largest.byteLength) largest = chunk;
    return largest;
  }

  /** A chunk of the bin of the largest ones. */
  anyOfLargest(): Chunk | undefined {
    if (this.#summary === 0) return undefined;
    const word = 31 - Math.clz32(this.#summary);
    return this.#bins[(word << 5) | (31 - Math.clz32(this.#words[word] as number))];
  }

  /** All chunks of at least about so many bytes: some may be a little shorter. */
  *chunks(byteLength = GRANULE): Generator<Chunk> {
    for (let bin = binOf(byteLength); bin < this.#bins.length; bin += 1)
      for (let chunk = this.#bins[bin]; chunk !== undefined; ) {
        const next: Chunk | undefined = chunk.nextInBin;
        yield chunk;
        chunk = next;
      }
  }
}

/** The smallest chunk that fits among the first ones of a bin. */
function bestOf(first: Chunk | undefined, byteLength: number, most: number): Chunk | undefined {
  let best: Chunk | undefined;
  let looked = 0;
  for (let chunk = first; chunk !== undefined && looked < most; chunk = chunk.nextInBin) {
    const size = chunk.byteLength;
    if (size === byteLength) return chunk;
    if (size > byteLength && (best === undefined || size < best.byteLength)) best = chunk;
    looked += 1;
  }
  return best;
}

function binOf(byteLength: number): number {
  const granules = Math.min(byteLength / GRANULE, MOST_GRANULES);
  if (granules < LINEAR) return granules;
  const power = 31 - Math.clz32(granules);
  return ((power - LINEAR_BITS + 1) << LINEAR_BITS) | ((granules >>> (power - LINEAR_BITS)) & (LINEAR - 1));
}

const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);
