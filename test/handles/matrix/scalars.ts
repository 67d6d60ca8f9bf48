import { invalid, type Kind, legal, type Value } from './values.js';
import type { MatrixWorld } from './world.js';

/** Numbers, texts, functions: what has no life of its own. */

/** Neither a number, a text, a handle nor anything else that some parameter takes. */
const strangers = (world: MatrixWorld): Record<string, unknown> => ({
  null: null,
  object: {},
  array: [],
  symbol: Symbol('matrix'),
  'a handle': world.memory,
  Ascend: world.ascend,
});

const noCounts: Readonly<Record<string, unknown>> = {
  negative: -1,
  fractional: 0.5,
  NaN: Number.NaN,
  Infinity: Number.POSITIVE_INFINITY,
  '-Infinity': Number.NEGATIVE_INFINITY,
  '2^53+2': 2 ** 53 + 2,
  '2^64': 2 ** 64,
};

const otherTypes: Readonly<Record<string, unknown>> = {
  string: '8',
  boolean: true,
  function: () => 8,
  'a Number object': new Number(8),
};

/** A whole number in a range; the bounds may depend on the world. */
export const whole =
  (from: number, to: number | ((world: MatrixWorld) => number) = Number.MAX_SAFE_INTEGER): Kind =>
  (world) => {
    const last = typeof to === 'number' ? to : to(world);
    return [
      ...invalid({
        ...strangers(world),
        ...noCounts,
        ...otherTypes,
        bigint: 8n,
        '2^64 as bigint': 2n ** 64n,
        'one less than the first': from - 1,
        'one more than the last': last + 1,
      }),
      ...(from === 0 ? legal({ 'negative zero': -0 }) : []),
    ];
  };

/** As {@link whole}, of bytes: at least 1. */
export const byteCount = (to?: number | ((world: MatrixWorld) => number)): Kind => whole(1, to);

/** A first byte inside something. */
export const offset = (to?: number | ((world: MatrixWorld) => number)): Kind => whole(0, to);

/** A bigint of 64 bits. */
const word =
  (from: bigint): Kind =>
  (world) =>
    invalid({
      ...strangers(world),
      ...noCounts,
      ...otherTypes,
      number: 4096,
      'negative bigint': -1n,
      '2^64 as bigint': 2n ** 64n,
      'one less than the first': from - 1n,
    });

export const value64: Kind = word(0n);

export const address: Kind = word(1n);

/** One of some names. */
export const choice: Kind = (world) =>
  invalid({
    ...strangers(world),
    ...noCounts,
    'unknown name': 'nonsense',
    empty: '',
    'the prototype of an object': '__proto__',
    constructor: 'constructor',
    toString: 'toString',
    boolean: true,
    bigint: 8n,
    function: () => 'device',
  });

export const flag: Kind = (world) =>
  invalid({ ...strangers(world), ...noCounts, zero: 0, one: 1, string: 'true', bigint: 1n });

export const callback: Kind = (world) =>
  invalid({
    ...strangers(world),
    ...noCounts,
    string: 'f',
    boolean: true,
    bigint: 1n,
    'made from the prototype': Object.create(Function.prototype),
  });

export const abortSignal: Kind = (world) =>
  invalid({
    ...strangers(world),
    ...noCounts,
    string: 'abort',
    boolean: true,
    bigint: 1n,
    'its controller': new AbortController(),
    'an EventTarget': new EventTarget(),
    'made from the prototype': Object.create(AbortSignal.prototype),
  });

/** A text that is no text, or one that C would end too early. */
const noText = (world: MatrixWorld): Value[] =>
  invalid({
    ...strangers(world),
    ...noCounts,
    empty: '',
    'a zero inside': 'a\0b',
    boolean: true,
    bigint: 1n,
    function: () => 'a',
    'a String object': new String('a'),
  });

export const path: Kind = noText;

/** A path, a file URL, an open file or a descriptor. */
export const file: Kind = (world) => [
  ...noText(world),
  ...invalid({
    'a URL of the web': new URL('https://example.org/file'),
    'a URL made from the prototype': Object.create(URL.prototype),
    bytes: new Uint8Array(8),
    'more than a descriptor can be': 2 ** 31,
  }),
];

/** The name of shared memory. */
export const key: Kind = (world) => [...noText(world), ...invalid({ 'too long': 'k'.repeat(65) })];

/** The decimal digits of a number of 64 bits. */
export const digits: Kind = (world) => [
  ...noText(world),
  ...invalid({
    'negative digits': '-1',
    'fractional digits': '0.5',
    'with exponent': '1e3',
    hexadecimal: '0x10',
    '2^64 in digits': String(2n ** 64n),
    'many digits': '9'.repeat(64),
    'a line more': '1\n',
  }),
];

/** Any text: also an empty one. */
export const text: Kind = (world) =>
  noText(world).map((value) =>
    value.label === 'empty' || value.label === 'a zero inside' ? { ...value, outcome: 'legal' } : value,
  );

/** One value and no other. */
export const exactly: Kind = (world) =>
  invalid({ ...strangers(world), ...noCounts, string: 'nonsense', boolean: true, bigint: 8n });
