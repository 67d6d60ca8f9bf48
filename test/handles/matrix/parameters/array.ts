import { choice } from '../scalars.js';
import { also, inside, invalid, type Kind } from '../values.js';
import { transfer, transferOptions } from './device.js';
import { copies } from './memory.js';
import type { Methods } from './method.js';
import { shape } from './shape.js';

/** Methods of arrays: one of float32 with 4 × 4 elements. */

/** What no element can be made of. */
const noElement: Kind = (world) =>
  invalid({
    null: null,
    bigint: 5n,
    string: '5',
    symbol: Symbol('matrix'),
    function: () => 5,
    object: {},
    'a Number object': new Number(5),
    'a handle': world.memory,
  });

/** What names no element of an axis of 4. */
const noIndex: Readonly<Record<string, unknown>> = {
  'one more than the last': 4,
  'one less than the first': -5,
  fractional: 0.5,
  NaN: Number.NaN,
  '2^64': 2 ** 64,
  bigint: 1n,
  boolean: true,
  symbol: Symbol('matrix'),
  object: {},
  array: [0],
  text: 'nonsense',
};

const { copyFrom, copyTo } = copies((w) => w.array, 'device');

export const arrayMethods: Methods = {
  ...(copyFrom && copyTo ? { copyFrom, copyTo } : {}),
  fill: { good: () => [1], parameters: { value: also(noElement, () => invalid({ array: [1] })) } },
  set: {
    good: () => [new Float32Array(16)],
    parameters: {
      values: also(
        noElement,
        inside(() =>
          invalid({
            empty: [],
            'of another shape': new Array(4).fill([1]),
            'with an element that is none': new Array(4).fill([1, 2, 3, 'x']),
            'a typed array of fewer': new Float32Array(15),
            'a DataView': new DataView(new ArrayBuffer(64)),
          }),
        ),
      ),
    },
  },
  at: {
    good: () => [1, 2],
    parameters: { indexes: inside(() => invalid({ ...noIndex, null: null, range: ':' })) },
  },
  slice: {
    good: () => [1, ':2'],
    parameters: {
      indexes: inside((world) =>
        invalid({
          ...noIndex,
          'a step of 0': '::0',
          'four parts': '1:2:3:4',
          'a fraction inside': '0.5:',
          'a handle': world.memory,
        }),
      ),
    },
  },
  reshape: {
    good: () => [[2, 8]],
    parameters: {
      shape: also(
        shape,
        inside(() => invalid({ 'of more elements': [17], 'two to infer': [-1, -1] })),
      ),
    },
  },
  view: { good: () => ['int32'], parameters: { dtype: choice } },
  saveNpy: { good: () => ['/dev/null', transferOptions()], parameters: transfer },
};
