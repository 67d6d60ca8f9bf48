import { describe, expect, it } from 'vitest';
import { runProgram } from '../support/child.js';
import { isLong, scaled, seeds, timeoutMs } from '../support/scale.js';

/** Operations of one walk: 200,000 with ASCENDCL_TORTURE=20. */
const OPERATIONS = isLong ? scaled(10_000) : 20_000;

describe('a random walk over memory, mappings, copies, streams and events', () => {
  it.each(seeds(20260822, 7, 4711))(
    'does what the model says, seed %i',
    async (seed) => {
      const ended = await runProgram('random-walk', [seed, OPERATIONS]);
      expect(ended, `seed ${seed}`).toMatchObject({ status: 0, signal: null, stderr: '' });
      const report = JSON.parse(ended.stdout);
      console.log(`seed ${seed}: ${report.steps} operations, ${report.compared} calls compared`);
      // A walk that does nothing agrees with everything.
      // Whether a thread ever is without a context when it is asked is chance, unless the walk is long.
      const chance = isLong ? [] : ['without context'];
      expect(report.idle.filter((name: string) => !chance.includes(name))).toEqual([]);
      expect(report.steps).toBe(OPERATIONS);
    },
    timeoutMs(60_000),
  );
});
