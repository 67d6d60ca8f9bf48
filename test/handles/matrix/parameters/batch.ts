import { MEMORY_BYTES } from '../../../support/world.js';
import { beside, operand } from '../handle-values.js';
import { offset } from '../scalars.js';
import { batchItem, list } from '../structures.js';
import { also, except, invalid } from '../values.js';
import type { Method } from './method.js';

/** Two copies; the last one is the bad one. */
const items = 'items[1]';

/**
 * Many copies in one call.
 * `anyDevice`: each copy is made by the device that its memory is on, so that those of other devices are right as well.
 */
export const batch = ({ anyDevice }: { readonly anyDevice: boolean }): Method => ({
  good: (w) => [
    [
      { destination: w.memory, source: new Uint8Array(16) },
      {
        destination: w.memory,
        source: new Uint8Array(64),
        destinationOffset: 4,
        sourceOffset: 8,
        byteLength: 16,
      },
    ],
  ],
  parameters: {
    items: list,
    'items[]': batchItem(items),
    'items[].destination': anyDevice
      ? except(beside(`${items}.source`), {
          'of another device': 'the device of the memory makes the copy',
        })
      : beside(`${items}.source`),
    'items[].source': operand((w) => w.memory),
    'items[].destinationOffset?': also(offset(MEMORY_BYTES), () =>
      invalid({ 'so that the end is beyond': MEMORY_BYTES - 15 }, `${items}.destination`),
    ),
    'items[].sourceOffset?': also(offset(64), () =>
      invalid({ 'so that the end is beyond': 64 - 15 }, `${items}.byteLength`),
    ),
    'items[].byteLength?': offset(64 - 8),
  },
});
