import type { DTypeInfo } from '../engine/arrays/dtype.js';
import type { Complex, Element } from '../engine/arrays/values.js';
import { bfloat16Bits, bfloat16Value, float16Bits, float16Value } from './half.js';

/** Texts of elements, all of one width, as NumPy prints them: the fewest digits that tell a number from its neighbours. */

/** The text of an element. */
export type Format = (value: Element) => string;

/** Most digits behind the point. */
const PRECISION = 8;

/** Numbers from here on are printed with an exponent. */
const LARGE: Readonly<Record<string, number>> = {
  float16: 1e3,
  bfloat16: 1e3,
  float32: 1e6,
  float64: 1e8,
  complex64: 1e6,
};

/** The nearest number that a type has. */
const NEAREST: Readonly<Record<string, (value: number) => number>> = {
  float16: (value) => float16Value(float16Bits(value)),
  bfloat16: (value) => bfloat16Value(bfloat16Bits(value)),
  float32: Math.fround,
  float64: (value) => value,
  complex64: Math.fround,
};

/** How the elements that are printed are best written, all in one form. */
export function formatFor({ name }: DTypeInfo, values: readonly Element[]): Format {
  if (name === 'bool') return (value) => (value ? ' True' : 'False');
  if (name === 'complex64') {
    const real = realFormat(
      name,
      (values as readonly Complex[]).map(({ re }) => re),
    );
    const imaginary = realFormat(
      name,
      (values as readonly Complex[]).map(({ im }) => im),
      '+',
    );
    return (value) => {
      const { re, im } = value as Complex;
      const text = imaginary(im);
      const digits = text.trimEnd();
      return `${real(re)}${digits}j${text.slice(digits.length)}`;
    };
  }
  if (name in NEAREST) {
    const format = realFormat(name, values as readonly number[]);
    return (value) => format(value as number);
  }
  const width = values.reduce<number>((most, value) => Math.max(most, String(value).length), 0);
  return (value) => String(value).padStart(width);
}

const isNegative = (value: number): boolean => value < 0 || Object.is(value, -0);

interface Digits {
  readonly whole: string;
  readonly fraction: string;
  readonly exponent: string;
}

function realFormat(name: string, values: readonly number[], plus = ''): (value: number) => string {
  const nearest = NEAREST[name] as (value: number) => number; // only names that it has come here
  const finite = values.filter((value) => Number.isFinite(value));
  const sizes = finite.map(Math.abs).filter((size) => size > 0);
  const [most, least] = [Math.max(...sizes), Math.min(...sizes)];
  const scientific =
    sizes.length > 0 && (most >= (LARGE[name] as number) || least < 1e-4 || most / least > 1000);
  const digitsOf = (value: number): Digits => {
    const { whole, ...rest } = scientific
      ? withExponent(Math.abs(value), nearest)
      : positional(Math.abs(value), nearest);
    return { whole: `${isNegative(value) ? '-' : plus}${whole}`, ...rest };
  };
  const parts = finite.map(digitsOf);
  const fraction = parts.reduce((widest, part) => Math.max(widest, part.fraction.length), 0);
  const exponent = parts.reduce((widest, part) => Math.max(widest, part.exponent.length), 0);
  const right = scientific ? fraction + exponent : fraction;
  const odd = values.filter((value) => !Number.isFinite(value)).map((value) => textOfOdd(value, plus).length);
  const left = Math.max(
    parts.reduce((widest, part) => Math.max(widest, part.whole.length), 0),
    ...odd.map((width) => width - right - 1),
  );
  return (value) => {
    if (!Number.isFinite(value)) return textOfOdd(value, plus).padStart(left + right + 1);
    const digits = digitsOf(value);
    if (!scientific) return `${digits.whole.padStart(left)}.${digits.fraction.padEnd(fraction)}`;
    // The digits behind the shortest ones are those of the number, not zeros.
    const size = Math.abs(value);
    const [mantissa = '', power = ''] = rounded(
      size.toExponential(60),
      size.toExponential(fraction),
      fraction,
    ).split('e');
    const sign = isNegative(value) ? '-' : plus;
    const point = mantissa.includes('.') ? '' : '.';
    const places = power.slice(1).padStart(exponent - 2, '0');
    return `${`${sign}${mantissa}${point}`.padStart(left + 1 + fraction)}e${power[0]}${places}`;
  };
}

const textOfOdd = (value: number, plus: string): string =>
  Number.isNaN(value) ? `${plus}nan` : `${value < 0 ? '-' : plus}inf`;

/** The fewest digits that give the number back: `d.ddde±x`. */
function shortest(value: number, nearest: (value: number) => number): string {
  for (let digits = 0; digits < 17; digits += 1) {
    const text = value.toExponential(digits);
    if (nearest(Number(text)) === value) return text;
  }
  return value.toExponential(17);
}

function withExponent(value: number, nearest: (value: number) => number): Digits {
  const exact = shortest(value, nearest);
  const text =
    exact.indexOf('e') > PRECISION + 2
      ? rounded(value.toExponential(60), value.toExponential(PRECISION), PRECISION)
      : exact;
  const [mantissa = '', power = ''] = text.split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  return { whole, fraction: trimmed(fraction), exponent: `e${power[0]}${power.slice(1).padStart(2, '0')}` };
}

function positional(value: number, nearest: (value: number) => number): Digits {
  const [mantissa = '', power = ''] = shortest(value, nearest).split('e');
  const digits = mantissa.replace('.', '');
  const point = Number(power) + 1;
  const padded = point > 0 ? digits.padEnd(point, '0') : digits.padStart(digits.length - point, '0');
  const split = Math.max(point, 0);
  if (padded.length - split <= PRECISION)
    return { whole: padded.slice(0, split) || '0', fraction: trimmed(padded.slice(split)), exponent: '' };
  const [whole = '', fraction = ''] = rounded(value.toFixed(60), value.toFixed(PRECISION), PRECISION).split(
    '.',
  );
  return { whole, fraction: trimmed(fraction), exponent: '' };
}

const trimmed = (fraction: string): string => fraction.replace(/0+$/, '');

/** JavaScript rounds what lies in the middle up; NumPy to the even digit. `exact`: with more digits than a tie can have. */
function rounded(exact: string, text: string, digits: number): string {
  const end = exact.indexOf('.') + 1 + digits;
  const isTie = /^50*(e|$)/.test(exact.slice(end));
  if (!isTie || Number(exact[end - 1]) % 2 === 1) return text;
  const power = exact.indexOf('e');
  return exact.slice(0, end) + (power < 0 ? '' : exact.slice(power));
}
