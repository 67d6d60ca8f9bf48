/**
 * Cells for out parameters: one-element typed arrays, reused from call to call. Passing one costs less than half of
 * what an `_Out_` array costs, and nothing is allocated. The C function writes just before it returns and the checked
 * function reads at once, so that nothing can come between.
 */

/** For an `int32_t` or an enum. */
export const int32Cell = (): Int32Array => known(new Int32Array(1));
/** For a `uint32_t`. */
export const uint32Cell = (): Uint32Array => known(new Uint32Array(1));
/** For an `int64_t`. */
export const int64Cell = (): BigInt64Array => known(new BigInt64Array(1));
/** For a `uint64_t` or a `size_t`. */
export const uint64Cell = (): BigUint64Array => known(new BigUint64Array(1));
/** For a `float`. */
export const float32Cell = (): Float32Array => known(new Float32Array(1));
/** For a pointer. */
export const pointerCell = uint64Cell;

type Cell = Int32Array | Uint32Array | BigInt64Array | BigUint64Array | Float32Array;

const cells = new WeakSet<object>();

function known<C extends Cell>(cell: C): C {
  cells.add(cell);
  return cell;
}

/** An argument of a call as others may keep it: of a cell a copy, because the next call writes to it. */
export const asTold = (argument: unknown): unknown => (isCell(argument) ? argument.slice() : argument);

const isCell = (value: unknown): value is Cell =>
  typeof value === 'object' && value !== null && cells.has(value);

/** The text of a zero-terminated byte buffer that a C function filled. */
export function textOf(bytes: Uint8Array): string {
  const end = bytes.indexOf(0);
  return Buffer.from(bytes.buffer, bytes.byteOffset, end < 0 ? bytes.byteLength : end).toString('utf8');
}
