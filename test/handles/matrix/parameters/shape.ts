import { also, inside, invalid, type Kind } from '../values.js';

/** Lengths of axes, or one length. */
export const shape: Kind = also(
  (world) =>
    invalid({
      null: null,
      negative: -2,
      fractional: 0.5,
      NaN: Number.NaN,
      '2^64': 2 ** 64,
      bigint: 5n,
      string: '4',
      boolean: true,
      symbol: Symbol('matrix'),
      function: () => 4,
      object: {},
      'like an array': { length: 1, 0: 1 },
      'a handle': world.memory,
      'too many axes': new Array(65).fill(1),
    }),
  inside(() =>
    invalid({
      'a negative length': [-2],
      'a fractional length': [0.5],
      'a text inside': ['4'],
      'a sparse array': new Array(1),
      'more than there can be': [2 ** 40, 2 ** 40],
    }),
  ),
);
