/** Random numbers from a seed: the same seed gives the same run. */
export class Random {
  #state: number;

  constructor(readonly seed: number) {
    this.#state = seed >>> 0;
  }

  /** A 32-bit number; mulberry32. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }

  /** A whole number from 0 to `limit` - 1. */
  below(limit: number): number {
    return Math.floor((this.next() / 2 ** 32) * limit);
  }

  /** A whole number from `first` to `last`. */
  between(first: number, last: number): number {
    return first + this.below(last - first + 1);
  }

  /** True with the given probability. */
  chance(probability: number): boolean {
    return this.next() / 2 ** 32 < probability;
  }

  /** One element, undefined of an empty array. */
  pick<T>(values: readonly T[]): T | undefined {
    return values[this.below(values.length)];
  }

  /** One element by weight. The weights must not all be 0. */
  weighted<T extends { readonly weight: number }>(values: readonly T[]): T {
    let left = this.below(values.reduce((sum, { weight }) => sum + weight, 0));
    for (const value of values) {
      left -= value.weight;
      if (left < 0) return value;
    }
    throw new Error('there is nothing to choose from');
  }

  fill(bytes: Uint8Array): Uint8Array {
    for (let index = 0; index < bytes.length; index += 1) bytes[index] = this.next() & 0xff;
    return bytes;
  }
}
