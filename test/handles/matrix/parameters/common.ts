import { choice, flag, whole } from '../scalars.js';
import { list, options } from '../structures.js';
import { also, invalid, type Kind } from '../values.js';
import type { Method } from './method.js';

/** What methods of several classes take. */

/** Processes that are let in. */
export const processIds: Kind = also(list, () =>
  invalid({ empty: [], 'too many': new Array(32769).fill(1) }),
);

export const processId: Kind = whole(1, 0x7fffffff);

export const share: Method = {
  good: () => [{ processIds: [1, 2], anyProcess: false }],
  parameters: {
    'options?': options(),
    'options.processIds?': processIds,
    'options.processIds[]': processId,
    'options.anyProcess?': flag,
  },
};

/** What physical memory is made of. */
export const physicalOptions: Readonly<Record<string, Kind>> = {
  'options?': options(),
  'options.location?': choice,
  'options.numaNode?': whole(0, 0xffff),
  'options.pages?': choice,
  'options.reachableByPeers?': flag,
};
