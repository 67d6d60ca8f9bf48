/** Bytes that look random and are the same for the same seed: nothing that a wrong copy could produce by chance. */
export function fillPattern(bytes: Uint8Array, seed: number): void {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >>> 2);
  let state = (seed * 2654435761) >>> 0 || 1;
  for (let index = 0; index < words.length; index++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    words[index] = state;
  }
  bytes.fill(seed & 0xff, words.byteLength);
}

/** Offset of the first byte that differs, or -1. */
export function firstDifference(left: Uint8Array, right: Uint8Array): number {
  if (Buffer.compare(left, right) === 0) return -1;
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index++) if (left[index] !== right[index]) return index;
  return length;
}
