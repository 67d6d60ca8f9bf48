/** Replaces the timers by those of node:test, and works. */
import { mock } from 'node:test';
import { openAscend } from '../../../src/index.js';
import { workThatTakesTime } from '../../support/timed-work.js';

const timers = ['setTimeout', 'setInterval', 'setImmediate'] as const;
// Node.js 20 took an array, later versions an object; each refuses what the other takes.
const enable = mock.timers.enable.bind(mock.timers) as (options: unknown) => void;
const real = globalThis.setTimeout;
try {
  enable({ apis: [...timers, 'Date'] });
} catch {
  enable([...timers]);
}
if (globalThis.setTimeout === real) throw new Error('nothing was replaced');

const ascend = openAscend({ backend: 'simulator' });
console.log((await workThatTakesTime(ascend.device(0))).join(' '));
await ascend[Symbol.asyncDispose]();
