/** A 64-bit word that came back different. */
export interface MemoryError {
  readonly pattern: string;
  readonly address: bigint;
  readonly expected: bigint;
  readonly actual: bigint;
  /** Numbers of the bits that differ, 0 is the lowest. */
  readonly bits: readonly number[];
  /** True when reading again gave the same, false when it gave what was expected. */
  readonly lasting?: boolean;
}

/**
 * Finds the words that differ, at most `limit` of them, and how many there are in all. Comparing a whole block costs
 * little, so that words are looked at only where the block differs.
 */
export function compareWords(
  expected: Uint32Array,
  actual: Uint32Array,
  limit: number,
): { readonly count: number; readonly indices: readonly number[] } {
  const bytes = (words: Uint32Array) => new Uint8Array(words.buffer, words.byteOffset, words.byteLength);
  if (Buffer.compare(bytes(expected), bytes(actual)) === 0) return { count: 0, indices: [] };
  const indices: number[] = [];
  let count = 0;
  for (let index = 0; index < expected.length; index += 2) {
    if (expected[index] === actual[index] && expected[index + 1] === actual[index + 1]) continue;
    count += 1;
    if (indices.length < limit) indices.push(index);
  }
  return { count, indices };
}

/** The 64-bit word at an even index. */
export const wordAt = (words: Uint32Array, index: number): bigint =>
  (BigInt(words[index + 1] ?? 0) << 32n) | BigInt(words[index] ?? 0);

export function differingBits(left: bigint, right: bigint): number[] {
  const difference = left ^ right;
  return Array.from({ length: 64 }, (_, bit) => bit).filter((bit) => (difference >> BigInt(bit)) & 1n);
}
