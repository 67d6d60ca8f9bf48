import { readFileSync } from 'node:fs';
import type { DType } from '../../src/index.js';

/** What NumPy gave for the same: see numpy-fixtures.py. */
interface Fixtures {
  /** Doubles as hex digits, and what each floating-point type makes of them. */
  readonly conversions: {
    readonly values: readonly string[];
    readonly bits: Readonly<Record<'float16' | 'bfloat16' | 'float32' | 'float64', string>>;
  };
  /** Bits of 16-bit types, and the doubles that they are. */
  readonly back: {
    readonly bits: readonly number[];
    readonly float16: readonly string[];
    readonly bfloat16: readonly string[];
  };
  readonly integers: Readonly<Record<string, { readonly values: readonly string[]; readonly bits: string }>>;
  readonly prints: readonly {
    readonly dtype: DType;
    readonly shape: readonly number[];
    readonly bits: string;
    readonly text: string;
  }[];
}

export const numpy: Fixtures = JSON.parse(
  readFileSync(new URL('./fixtures/numpy.json', import.meta.url), 'utf8'),
);

export const bytesOfHex = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, 'hex'));

export const doubleOfHex = (hex: string): number => Buffer.from(hex, 'hex').readDoubleBE();
