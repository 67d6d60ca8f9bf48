/** The 16-bit floating-point numbers, as bits. Rounding is to nearest, of two equally near to the even one. */

interface Format {
  /** Bits of the fraction. */
  readonly fraction: number;
  /** Exponent of the smallest normal number. */
  readonly least: number;
  /** The bits of infinity. */
  readonly infinity: number;
}

const FLOAT16: Format = { fraction: 10, least: -14, infinity: 0x7c00 };
const BFLOAT16: Format = { fraction: 7, least: -126, infinity: 0x7f80 };

const SIGN = 0x8000;
const [words, double] = ((cell: Float64Array) => [new Uint32Array(cell.buffer), cell] as const)(
  new Float64Array(1),
);
const { floor, abs } = Math;

/** The exponent of a finite number other than 0; that of subnormal doubles is too low, which nothing here notices. */
function exponentOf(value: number): number {
  double[0] = value;
  return (((words[1] as number) >>> 20) & 0x7ff) - 1023; // a double has two words; the machine is little-endian
}

function roundEven(value: number): number {
  const below = floor(value);
  const rest = value - below;
  return rest > 0.5 || (rest === 0.5 && below % 2 === 1) ? below + 1 : below;
}

function encoded(value: number, { fraction, least, infinity }: Format): number {
  if (Number.isNaN(value)) return infinity | (1 << (fraction - 1));
  const sign = value < 0 || Object.is(value, -0) ? SIGN : 0;
  const size = abs(value);
  if (size === 0 || size === Number.POSITIVE_INFINITY) return sign | (size === 0 ? 0 : infinity);
  const exponent = Math.max(exponentOf(size), least);
  // A power of two scales exactly. What rounds up to the next power of two carries into the exponent's bits by itself.
  const bits = (exponent - least) * 2 ** fraction + roundEven(size / 2 ** (exponent - fraction));
  return sign | Math.min(bits, infinity);
}

function decoded(bits: number, { fraction, least, infinity }: Format): number {
  const size = bits & ~SIGN;
  const sign = bits & SIGN ? -1 : 1;
  if (size >= infinity) return size > infinity ? Number.NaN : sign * Number.POSITIVE_INFINITY;
  const exponent = size >>> fraction;
  const rest = size - exponent * 2 ** fraction;
  const scale = 2 ** (Math.max(exponent - 1, 0) + least - fraction);
  return sign * scale * (exponent === 0 ? rest : rest + 2 ** fraction);
}

export const float16Bits = (value: number): number => encoded(value, FLOAT16);
export const float16Value = (bits: number): number => decoded(bits, FLOAT16);
export const bfloat16Bits = (value: number): number => encoded(value, BFLOAT16);
export const bfloat16Value = (bits: number): number => decoded(bits, BFLOAT16);
