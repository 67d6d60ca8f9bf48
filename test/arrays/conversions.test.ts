import { describe, expect, it } from 'vitest';
import { bfloat16Bits, bfloat16Value, float16Bits, float16Value } from '../../src/arrays/half.js';
import { DTYPES } from '../../src/engine/arrays/dtype.js';
import type { DeviceArray, DType } from '../../src/index.js';
import { useSimulation } from '../support/simulation.js';
import { bytesOfHex, doubleOfHex, numpy } from './fixtures.js';

const simulation = useSimulation();

const values = numpy.conversions.values.map(doubleOfHex);

/** The bytes of an array on the device. */
function bytesOf(array: DeviceArray): Uint8Array {
  const bytes = new Uint8Array(array.byteLength);
  array.copyTo(bytes);
  return bytes;
}

/** NaN has many bit patterns: which of them it is says nothing. */
const withOneNaN = (dtype: DType, bytes: Uint8Array): unknown => {
  if (dtype === 'float32') return [...new Float32Array(bytes.buffer)];
  if (dtype === 'float64') return [...new Float64Array(bytes.buffer)];
  const isNaN16 =
    dtype === 'float16' ? (b: number) => (b & 0x7fff) > 0x7c00 : (b: number) => (b & 0x7fff) > 0x7f80;
  return [...new Uint16Array(bytes.buffer)].map((bits) => (isNaN16(bits) ? 'NaN' : bits));
};

describe('values that become elements', () => {
  it.each(['float16', 'bfloat16', 'float32', 'float64'] as const)(
    'are those of NumPy in %s: rounded to nearest even, with infinities, subnormals and −0',
    (dtype) => {
      const expected = withOneNaN(dtype, bytesOfHex(numpy.conversions.bits[dtype]));
      using array = simulation.device.array([values.length], dtype);
      array.set(values);
      expect(withOneNaN(dtype, bytesOf(array))).toEqual(expected);
      array.fill(0);
      array.set(new Float64Array(values));
      expect(withOneNaN(dtype, bytesOf(array))).toEqual(expected);
    },
  );

  it.each(Object.keys(numpy.integers) as DType[])('are those of NumPy in %s, up to its limits', (dtype) => {
    const { values: texts, bits } = numpy.integers[dtype] as (typeof numpy.integers)[string];
    using array = simulation.device.array([texts.length], dtype);
    array.set(texts.map(BigInt));
    expect(bytesOf(array)).toEqual(bytesOfHex(bits));
    expect(array.toNestedArray()).toEqual(
      texts.map((text) => (DTYPES[dtype].itemSize === 8 ? BigInt(text) : Number(text))),
    );
    const least = BigInt(texts[0] as string);
    const most = BigInt(texts.at(-1) as string);
    expect(() => array.fill(most + 1n)).toThrow(/"value" must be a whole number/);
    expect(() => array.fill(least - 1n)).toThrow(/"value" must be a whole number/);
    expect(() => array.fill(0.5)).toThrow(/"value" must be a whole number/);
  });

  it('are booleans, and complex numbers with both parts', () => {
    using flags = simulation.device.array([3], 'bool');
    flags.set([true, false, 1]);
    expect(bytesOf(flags)).toEqual(Uint8Array.of(1, 0, 1));
    expect(flags.toNestedArray()).toEqual([true, false, true]);
    expect(flags.device).toBe(simulation.device);
    using complex = simulation.device.array([2], 'complex64');
    complex.set([{ re: 1, im: -0.5 }, 3]);
    expect(complex.toTypedArray()).toEqual(Float32Array.of(1, -0.5, 3, 0));
    expect(complex.at(0)).toEqual({ re: 1, im: -0.5 });
  });
});

describe('elements of 16 bits', () => {
  it('are read as the numbers that NumPy reads', () => {
    const { bits, float16, bfloat16 } = numpy.back;
    expect(bits.map(float16Value)).toEqual(float16.map(doubleOfHex));
    expect(bits.map(bfloat16Value)).toEqual(bfloat16.map(doubleOfHex));
    using half = simulation.device.array([bits.length], 'float16');
    half.copyFrom(Uint16Array.from(bits));
    expect([...half.toTypedArray()]).toEqual(float16.map(doubleOfHex));
    const brain = half.view('bfloat16');
    expect([...brain.toTypedArray()]).toEqual(bfloat16.map(doubleOfHex));
  });

  it('come back as the same bits, every one of them', () => {
    const different: number[] = [];
    for (let bits = 0; bits < 0x10000; bits += 1) {
      if ((bits & 0x7fff) <= 0x7c00 && float16Bits(float16Value(bits)) !== bits) different.push(bits);
      if ((bits & 0x7fff) <= 0x7f80 && bfloat16Bits(bfloat16Value(bits)) !== bits) different.push(bits);
    }
    expect(different).toEqual([]);
  });
});

describe('a dtype', () => {
  it('has the code, the size and the names that C, NumPy and safetensors know it by', () => {
    expect(
      Object.values(DTYPES).map(({ name, itemSize, aclDataType, npy, safetensors }) => [
        name,
        itemSize,
        aclDataType,
        npy,
        safetensors,
      ]),
    ).toEqual([
      ['bool', 1, 12, '|b1', 'BOOL'],
      ['int8', 1, 2, '|i1', 'I8'],
      ['int16', 2, 6, '<i2', 'I16'],
      ['int32', 4, 3, '<i4', 'I32'],
      ['int64', 8, 9, '<i8', 'I64'],
      ['uint8', 1, 4, '|u1', 'U8'],
      ['uint16', 2, 7, '<u2', 'U16'],
      ['uint32', 4, 8, '<u4', 'U32'],
      ['uint64', 8, 10, '<u8', 'U64'],
      ['float16', 2, 1, '<f2', 'F16'],
      ['bfloat16', 2, 27, undefined, 'BF16'],
      ['float32', 4, 0, '<f4', 'F32'],
      ['float64', 8, 11, '<f8', 'F64'],
      ['complex64', 8, 16, '<c8', 'C64'],
    ]);
  });
});
