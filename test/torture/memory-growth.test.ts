import { describe, expect, it } from 'vitest';
import { runProgram } from '../support/child.js';
import { scaled, timeoutMs } from '../support/scale.js';

const MIB = 1024 * 1024;
const MOST_GROWTH = 8 * MIB;
/** Points after which the heaps of V8 and of the C library have their size. */
const WARM = 3;

describe('the memory of the process', () => {
  it.each([
    // A million and a hundred thousand with ASCENDCL_TORTURE=20.
    ['allocate', 'cycles of allocate and dispose', scaled(50_000)],
    ['copy', 'asynchronous copies', scaled(5_000)],
  ])(
    'stays flat: %s',
    async (work, what, count) => {
      const ended = await runProgram('cycles', [work, count], { nodeOptions: ['--expose-gc'] });
      expect(ended).toMatchObject({ status: 0, signal: null, stderr: '' });
      const { sizes, ...rest } = JSON.parse(ended.stdout);
      const growth = Math.max(...sizes) - Math.max(...sizes.slice(0, WARM));
      console.log(
        `${count} ${what}: ${(growth / MIB).toFixed(1)} MiB of growth after the first ${WARM} tenths`,
      );
      expect(rest).toEqual({ handles: 0, living: '', findings: [] });
      expect(growth).toBeLessThan(MOST_GROWTH);
    },
    timeoutMs(60_000),
  );
});
