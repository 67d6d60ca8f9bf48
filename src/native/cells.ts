/**
 * Cells for out parameters: one-element typed arrays, reused from call to call. Passing one costs less than half of
 * what an `_Out_` array costs, and nothing is allocated. The C function writes just before it returns and the checked
 * function reads at once, so that nothing can come between.
 */

/** For an `int32_t` or an enum. */
export const int32Cell = (): Int32Array => new Int32Array(1);
/** For a `uint32_t`. */
export const uint32Cell = (): Uint32Array => new Uint32Array(1);
/** For an `int64_t`. */
export const int64Cell = (): BigInt64Array => new BigInt64Array(1);
/** For a `uint64_t` or a `size_t`. */
export const uint64Cell = (): BigUint64Array => new BigUint64Array(1);
/** For a `float`. */
export const float32Cell = (): Float32Array => new Float32Array(1);
/** For a pointer. */
export const pointerCell = uint64Cell;

/** The text of a zero-terminated byte buffer that a C function filled. */
export function textOf(bytes: Uint8Array): string {
  const end = bytes.indexOf(0);
  return Buffer.from(bytes.buffer, bytes.byteOffset, end < 0 ? bytes.byteLength : end).toString('utf8');
}
