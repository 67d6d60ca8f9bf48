/** Loads the package when the timers and the date of the process have been replaced by ones that stand still, and works. */
const real = globalThis.setTimeout;
const frozen = (): number => 0;
for (const name of ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'])
  Reflect.set(globalThis, name, frozen);
Date.now = frozen;
if (globalThis.setTimeout === real) throw new Error('nothing was replaced');

const { openAscend } = await import('../../../src/index.js');
const { workThatTakesTime } = await import('../../support/timed-work.js');
const ascend = openAscend({ backend: 'simulator' });
console.log((await workThatTakesTime(ascend.device(0))).join(' '));
await ascend[Symbol.asyncDispose]();
