import koffi from 'koffi';
import { describe, expect, it } from 'vitest';
import { InvalidArgumentError } from '../../src/errors/index.js';
import {
  addressesOf,
  booleansOf,
  locate,
  memoriesOf,
  type NumberArrayClass,
  numbersOf,
} from '../../src/native/values/arrays.js';
import { structOf } from '../../src/native/values/structs.js';
import { structsIn } from '../../src/native/values/types.js';
import * as check from '../../src/native/values/validate.js';

/** Values that koffi takes for an integer or a pointer without a word. */
const MISUSE: readonly unknown[] = [
  -1,
  1.5,
  Number.NaN,
  2 ** 53 + 2,
  2 ** 64,
  Number.POSITIVE_INFINITY,
  '1',
  null,
  undefined,
  {},
  -1n,
  2n ** 64n,
  true,
];

function expectRejection(run: () => void, parameter: string): void {
  try {
    run();
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidArgumentError);
    expect(error).toMatchObject({ api: 'aclrtTest', parameter });
    return;
  }
  throw new Error('nothing was thrown');
}

describe('argument checks', () => {
  it.each(MISUSE.map((value) => [value]))('refuses %o as a size', (value) => {
    expectRejection(() => check.checkUint64(value as number, 'aclrtTest', 'size'), 'size');
  });

  it.each(MISUSE.filter((value) => value !== 2 ** 53 + 2).map((value) => [value]))(
    'refuses %o as an unsigned 32-bit value',
    (value) => {
      expectRejection(() => check.checkUint32(value as number, 'aclrtTest', 'flags'), 'flags');
    },
  );

  it.each([0.5, 2 ** 31, -(2 ** 31) - 1, Number.NaN, '0', 1n, null])(
    'refuses %o as a signed 32-bit value',
    (value) => {
      expectRejection(() => check.checkInt32(value as number, 'aclrtTest', 'deviceId'), 'deviceId');
    },
  );

  it.each([1, '0x10', null, undefined, {}, -1n, 2n ** 64n])('refuses %o as a pointer', (value) => {
    expectRejection(() => check.checkPointer(value as bigint, 'aclrtTest', 'devPtr'), 'devPtr');
  });

  it('takes the limits of each integer type', () => {
    check.checkUint64(2n ** 64n - 1n, 'aclrtTest', 'size');
    check.checkUint64(Number.MAX_SAFE_INTEGER, 'aclrtTest', 'size');
    check.checkInt64(-(2n ** 63n), 'aclrtTest', 'value');
    check.checkInt32(-(2 ** 31), 'aclrtTest', 'value');
    check.checkUint32(2 ** 32 - 1, 'aclrtTest', 'value');
    check.checkPointer(2n ** 64n - 1n, 'aclrtTest', 'devPtr');
    check.checkInteger(-128, -128, 127, 'aclrtTest', 'value');
  });

  it('refuses memory that is smaller than the count, also after it was detached', () => {
    const bytes = new Uint8Array(16);
    check.checkMemory(bytes, 16, 'aclrtTest', 'dst');
    expectRejection(() => check.checkMemory(bytes, 17, 'aclrtTest', 'dst'), 'dst');
    structuredClone(bytes.buffer, { transfer: [bytes.buffer] });
    expectRejection(() => check.checkMemory(bytes, 16n, 'aclrtTest', 'dst'), 'dst');
  });

  it('refuses text that C would cut off', () => {
    expectRejection(() => check.checkString('a\0b', 'aclrtTest', 'key'), 'key');
  });

  it('names the element of an array that does not fit', () => {
    expectRejection(() => numbersOf(Int32Array, [1, 2 ** 31], 2, 'aclrtTest', 'pid'), 'pid[1]');
    expectRejection(() => numbersOf(BigUint64Array, [1n, -1n], 2n, 'aclrtTest', 'sizes'), 'sizes[1]');
    expectRejection(() => addressesOf([1n, 7 as never], 2, 'aclrtTest', 'dsts'), 'dsts[1]');
    expect(numbersOf(BigUint64Array, [1, 2n], 2, 'aclrtTest', 'sizes')).toEqual(new BigUint64Array([1n, 2n]));
  });

  it.each([
    [Int8Array, [-128, 127], [-129, 128, 0.5, 0n]],
    [Uint8Array, [0, 255], [-1, 256, '1', true]],
    [Int16Array, [-(2 ** 15), 2 ** 15 - 1], [-(2 ** 15) - 1, 2 ** 15, null]],
    [Uint16Array, [0, 2 ** 16 - 1], [-1, 2 ** 16, Number.NaN]],
    [Int32Array, [-(2 ** 31), 2 ** 31 - 1], [-(2 ** 31) - 1, 2 ** 31, 1n]],
    [Uint32Array, [0, 2 ** 32 - 1], [-1, 2 ** 32, undefined]],
    [BigInt64Array, [-(2n ** 63n), 2n ** 63n - 1n], [-(2n ** 63n) - 1n, 2n ** 63n, 2 ** 53]],
    [BigUint64Array, [0n, 2n ** 64n - 1n], [-1n, 2n ** 64n, 1.5]],
    [Float32Array, [2 ** 127, Number.NaN, -Infinity], [2 ** 128, -1e39, 1n, '1']],
    [Float64Array, [0.1, Number.NaN, Infinity], [1n, '1', null]],
  ])('takes what an element of %o holds and refuses all else', (kind, held, refused) => {
    const arrays = kind as typeof Int8Array;
    const numbers = (values: readonly unknown[]): unknown =>
      numbersOf(arrays, values as number[], values.length, 'aclrtTest', 'values');
    expect(numbers(held)).toEqual(arrays.from(held as number[]));
    for (const value of refused) expectRejection(() => numbers([held[0], value]), 'values[1]');
  });

  it('tells the range of an element that does not fit', () => {
    expect(() => numbersOf(Int16Array, [2 ** 15], 1, 'aclrtTest', 'values')).toThrow(
      'aclrtTest: argument "values[0]" must be a whole number from -32768 to 32767, but 32768 (number) was given.',
    );
  });

  it('takes typed arrays of any kind, counts what they really have, and looks at each element', () => {
    const three = Uint8Array.of(1, 2, 200);
    const numbers = (kind: NumberArrayClass, values: unknown, count: number | bigint): unknown =>
      numbersOf(kind, values as number[], count, 'aclrtTest', 'values');
    expect(numbers(BigInt64Array, three, 3n)).toEqual(BigInt64Array.of(1n, 2n, 200n));
    expectRejection(() => numbers(Int8Array, three, 3), 'values[2]');
    Object.defineProperty(three, 'length', { value: 4 });
    expectRejection(() => numbers(Int16Array, three, 4), 'values.length');
    expect(numbers(Int16Array, three, 3)).toHaveLength(3);
    for (const other of [new DataView(three.buffer), 'abc', null, 3])
      expectRejection(() => numbers(Int16Array, other, 3), 'values');
  });

  it('believes no length that an array can not have', () => {
    for (const length of [1.5, -1, Number.NaN, 2 ** 53, '2', undefined]) {
      const array = new Proxy([1, 2], {
        get: (from, key) => (key === 'length' ? length : from[key as never]),
      });
      expectRejection(() => numbersOf(Int8Array, array, 2, 'aclrtTest', 'values'), 'values.length');
    }
  });

  it('takes true and false as booleans, and nothing like them', () => {
    expect(booleansOf([true, false], 2, 'aclrtTest', 'flags')).toEqual(Uint8Array.of(1, 0));
    expectRejection(() => booleansOf([true, 1 as never], 2, 'aclrtTest', 'flags'), 'flags[1]');
  });

  it('refuses an element with less memory than its size says', () => {
    const views = [new Uint8Array(8), new Uint8Array(4)];
    const memories = memoriesOf(views, 2, 'aclrtTest', 'dsts');
    const sized = (last: bigint) => locate(memories, BigUint64Array.of(8n, last), 'aclrtTest', 'dsts');
    expect(sized(4n)[1]).toBe(koffi.address(views[1]));
    expectRejection(() => sized(5n), 'dsts[1]');
    expectRejection(() => memoriesOf([0n, '1' as never], 2, 'aclrtTest', 'dsts'), 'dsts[1]');
    structuredClone(null, { transfer: views.slice(0, 1).map(({ buffer }) => buffer) });
    expectRejection(() => sized(4n), 'dsts[0]');
    expectRejection(() => locate(memories, null, 'aclrtTest', 'dsts'), 'dsts[0]');
  });

  it.each([undefined, null, {}, 'text', new DataView(new ArrayBuffer(8))])(
    'refuses %o as a list of elements',
    (value) => {
      expectRejection(() => memoriesOf(value as never, undefined, 'aclrtTest', 'args'), 'args');
    },
  );

  it('refuses a list without elements where nothing counts them', () => {
    expectRejection(() => memoriesOf([], undefined, 'aclrtTest', 'args'), 'args.length');
  });

  it('refuses more results than anybody needs, by their size', () => {
    expect(check.checkCount(2n ** 22n, 1, 'aclrtTest', 'len')).toBe(2 ** 22);
    expectRejection(() => check.checkCount(2n ** 22n + 1n, 1, 'aclrtTest', 'len'), 'len');
    expectRejection(() => check.checkCount(2 ** 15 + 1, 128, 'aclrtTest', 'count'), 'count');
  });
});

describe('results that C writes into a buffer', () => {
  it('are structs one after another, and a union with all its members', () => {
    const item = koffi.struct({ id: 'uint32_t', size: 'uint64_t' });
    const bytes = new Uint8Array(32);
    new DataView(bytes.buffer).setUint32(16, 7, true);
    expect(structsIn(bytes, () => item)).toEqual([
      { id: 0, size: 0n },
      { id: 7, size: 0n },
    ]);
    const choice = koffi.union({ low: 'uint8_t', all: 'uint64_t' });
    expect(structsIn(Uint8Array.of(1, 1, 0, 0, 0, 0, 0, 0), () => choice)).toEqual([{ low: 1, all: 257n }]);
  });
});

describe('struct checks', () => {
  const inner = koffi.struct({ id: 'uint32_t', type: 'int32_t' });
  const choice = koffi.union({ moduleId: 'uint16_t', wide: 'uint64_t' });
  const outer = koffi.struct({
    location: inner,
    items: koffi.pointer(inner),
    name: koffi.array('char', 8),
    choice,
    rsv: koffi.array('uint8_t', 4),
  });
  const good = {
    location: { id: 1, type: 0 },
    items: [{ id: 2, type: 1 }],
    name: 'abc',
    choice: { wide: 5n },
  };
  const run = (value: unknown) => structOf(value, () => outer, 'aclrtTest', 'prop');

  it('refuses a struct that counts more elements than its array has', () => {
    const counted = koffi.struct({ items: koffi.pointer(inner), numItems: 'size_t', numBlocks: 'uint32_t' });
    const checkCounted = (value: unknown) => structOf(value, () => counted, 'aclrtTest', 'cfg');
    checkCounted({ items: good.items, numItems: 1n, numBlocks: 40 });
    checkCounted({ items: 0x1000n, numItems: 2n, numBlocks: 1 });
    expectRejection(() => checkCounted({ items: good.items, numItems: 2, numBlocks: 1 }), 'cfg.numItems');
  });

  it('takes a struct without its reserved fields', () => {
    run(good);
    run({ ...good, items: null, rsv: new Uint8Array(4) });
  });

  it.each([
    [{ ...good, location: { id: -1, type: 0 } }, 'prop.location.id'],
    [{ ...good, location: { id: 1.5, type: 0 } }, 'prop.location.id'],
    [{ ...good, location: { type: 0 } }, 'prop.location.id'],
    [{ ...good, location: null }, 'prop.location'],
    [{ ...good, items: [{ id: 'x', type: 1 }] }, 'prop.items[0].id'],
    [{ ...good, items: 4 }, 'prop.items'],
    [{ ...good, name: 'a name too long' }, 'prop.name'],
    [{ ...good, choice: { moduleId: 65536 } }, 'prop.choice.moduleId'],
    [{ ...good, choice: { moduleId: 1, wide: 1 } }, 'prop.choice'],
    [{ ...good, choice: { constructor: 1 } }, 'prop.choice'],
    [{ ...good, rsv: [1] }, 'prop.rsv.length'],
    [7, 'prop'],
  ])('names the field that is wrong in %o', (value, parameter) => {
    expectRejection(() => run(value), parameter);
  });
});
