import { describe, expect, it } from 'vitest';
import { formatArgs, formatBytes, formatCall, formatValue } from '../../src/errors/format.js';

class Handle {
  secret = 'a'.repeat(1000);
}

describe('formatValue', () => {
  it.each<[unknown, string]>([
    [0x7f00_0000_1000n, '0x7f0000001000'],
    [0n, '0x0'],
    [-1n, '-1'],
    [1.5, '1.5'],
    [-0, '-0'],
    [Number.NaN, 'NaN'],
    [null, 'null'],
    [undefined, 'undefined'],
    [true, 'true'],
    ['a"b\n', '"a\\"b\\n"'],
    [Symbol('s'), 'Symbol(s)'],
    [function callMe() {}, '[function callMe]'],
    [() => 0, '[function anonymous]'],
    [new Uint8Array(1 << 20), 'Uint8Array(1048576)'],
    [Buffer.alloc(16), 'Buffer(16)'],
    [new BigUint64Array(2), 'BigUint64Array(2)'],
    [new DataView(new ArrayBuffer(8)), 'DataView(8)'],
    [new ArrayBuffer(8), 'ArrayBuffer(8)'],
    [new SharedArrayBuffer(8), 'SharedArrayBuffer(8)'],
    [[1, 2n, 'x'], '[1, 0x2, "x"]'],
    [[1, 2, 3, 4, 5, 6], '[1, 2, 3, 4, … 2 more]'],
    [[[1], [2]], '[Array(1), Array(1)]'],
    [[], '[]'],
    [{}, '{}'],
    [{ id: 1n, ptr: 16n, inner: { a: 1 } }, '{ id: 1, ptr: 0x10, inner: {…} }'],
    [Object.create(null), '{}'],
    [new Handle(), '[Handle]'],
    [new Date(0), 'Date(1970-01-01T00:00:00.000Z)'],
    [new Date(Number.NaN), 'Date(invalid)'],
    [new TypeError('no'), 'TypeError("no")'],
    [new Map([[1, 2]]), '[Map]'],
  ])('shows %o as %s', (value, text) => {
    expect(formatValue(value)).toBe(text);
  });

  it('writes bigints in decimal when asked to', () => {
    expect(formatValue(4096n, true)).toBe('4096');
    expect(formatValue([1n], true)).toBe('[1]');
  });

  it('stays short whatever it is given', () => {
    const wide = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`key${i}`, i]));
    for (const value of ['x'.repeat(10_000), wide, Array.from({ length: 10_000 }, () => 'y'.repeat(1000))])
      expect(formatValue(value).length).toBeLessThan(400);
  });

  it('makes the message although a value throws when it is looked at', () => {
    const hostile = {
      get trap(): never {
        throw new Error('no');
      },
    };
    expect(formatValue(hostile)).toBe('[unprintable]');
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    expect(formatValue(proxy)).toBe('[Proxy]');
  });
});

describe('formatArgs and formatCall', () => {
  it('write amounts in decimal and addresses in hexadecimal', () => {
    const args = {
      devPtr: 4096n,
      size: 4096n,
      virPtr: 8192n,
      offset: 0n,
      dst: 1n,
      dpitch: 64n,
      flags: 0n,
      stream: 5n,
    };
    expect(formatArgs(args)).toEqual({
      devPtr: '0x1000',
      size: '4096',
      virPtr: '0x2000',
      offset: '0',
      dst: '0x1',
      dpitch: '64',
      flags: '0',
      stream: '0x5',
    });
    expect(formatCall('aclrtFree', { devPtr: 4096n })).toBe('aclrtFree(devPtr: 0x1000)');
    expect(formatCall('aclFinalize', {})).toBe('aclFinalize()');
  });
});

describe('formatBytes', () => {
  it.each<[number | bigint, string]>([
    [0, '0 bytes'],
    [1023, '1023 bytes'],
    [1024, '1 KiB'],
    [64n * 1024n ** 3n, '64 GiB'],
    [1536 * 1024, '1.50 MiB (1572864 bytes)'],
    [2n ** 64n - 1n, '16 EiB'],
  ])('writes %s as %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
});
