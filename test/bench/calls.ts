import * as rt from '../../generated/checked/index.js';
import { aclrtLastErrLevel } from '../../generated/enums.js';
import * as raw from '../../generated/raw/index.js';
import type { DevicePtr } from '../../generated/types.js';
import type { Device } from '../../src/index.js';
import type { Addon } from './addon.js';
import { printTable, sideBySide } from './measure.js';

const THREAD_LEVEL = aclrtLastErrLevel.ACL_RT_THREAD_LEVEL;

/** An empty call, and allocation on each layer. */
export function benchCalls(addon: Addon, device: Device): void {
  printTable(
    'empty call (aclrtPeekAtLastError)',
    sideBySide(
      [
        {
          name: 'Node-API addon',
          run: (times) => {
            for (let i = 0; i < times; i += 1) addon.empty(THREAD_LEVEL);
          },
        },
        {
          name: 'raw',
          run: (times) => {
            for (let i = 0; i < times; i += 1) raw.aclrtPeekAtLastError(THREAD_LEVEL);
          },
        },
        {
          name: 'checked',
          run: (times) => {
            for (let i = 0; i < times; i += 1) rt.peekAtLastError(THREAD_LEVEL);
          },
        },
      ],
      200_000,
    ),
    'raw ≤ 1.6 ×',
  );
  const cell = new BigUint64Array(1);
  printTable(
    'malloc + free of 4 KiB',
    sideBySide(
      [
        {
          name: 'Node-API addon',
          run: (times) => {
            for (let i = 0; i < times; i += 1) addon.free(addon.malloc(4096, 0));
          },
        },
        {
          name: 'C loop',
          run: (times) => {
            addon.loopMallocFree(4096, times);
          },
        },
        {
          name: 'raw',
          run: (times) => {
            for (let i = 0; i < times; i += 1) {
              raw.aclrtMalloc(cell, 4096, 0);
              raw.aclrtFree(cell[0] as DevicePtr);
            }
          },
        },
        {
          name: 'checked',
          run: (times) => {
            for (let i = 0; i < times; i += 1) rt.free(rt.malloc(4096, 0));
          },
        },
        {
          name: 'handle',
          run: (times) => {
            for (let i = 0; i < times; i += 1) device.allocate(4096).dispose();
          },
        },
      ],
      20_000,
    ),
    'checked ≤ 1.4 ×, handle ≤ 3 ×',
  );
}
