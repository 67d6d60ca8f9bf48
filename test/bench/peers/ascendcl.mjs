/** This package. usage: ascendcl.mjs LIBRARY LAYER → JSON of nanoseconds an operation. */

import * as rt from '../../../dist/esm/checked.js';
import { openAscend } from '../../../dist/esm/index.js';
import { timed } from './timed.mjs';

const [, , library, layer] = process.argv;
const ascend = openAscend({ library });
const device = ascend.device(0);
const memory = device.allocate(64);
const { pointer } = memory;
const bytes = new Uint8Array(64);
const result =
  layer === 'handles'
    ? {
        memory: timed(() => device.allocate(4096).dispose()),
        copy: timed(() => memory.copyFrom(bytes)),
      }
    : {
        empty: timed(() => rt.peekAtLastError(0)),
        memory: timed(() => rt.free(rt.malloc(4096, 0))),
        copy: timed(() => rt.memcpy(pointer, 64, bytes, 64, 1)),
      };
console.log(JSON.stringify(result));
ascend.dispose();
