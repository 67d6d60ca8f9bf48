import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runProgram } from '../support/child.js';
import { scaled, seeds, timeoutMs } from '../support/scale.js';

/** Times that every function has its turn: nine calls each. */
const ROUNDS = scaled(1);

/** Products differ in what they have; each seed has one of them. */
const PRODUCTS = ['Ascend910B1', 'Ascend910_9391', 'Ascend950PR_9599', 'Ascend310P3'];

describe('a call with arguments that nobody should pass', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'ascendcl-wild-'));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(
    seeds(20261129, 6, 8128, 33).map((seed, index) => [seed, PRODUCTS[index % PRODUCTS.length]] as const),
  )(
    'is refused or answered with a code, and harms nobody: seed %i, %s',
    async (seed, product) => {
      const journal = join(folder, `${seed}`);
      const ended = await runProgram('wild-calls', [seed, ROUNDS, journal], {
        environment: { ASCENDCL_SIM_SOC: product, ASCENDCL_SIM_MEMORY: '256M' },
      });
      const last = readFileSync(journal, 'utf8').trim();
      expect(ended, `the process did not survive ${last}`).toMatchObject({
        status: 0,
        signal: null,
        stderr: '',
      });
      const { problems, ...counts } = JSON.parse(ended.stdout);
      console.log(`seed ${seed}, ${product}: ${JSON.stringify(counts)}`);
      expect(problems).toEqual([]);
      // Calls that all fail, or fail at the first look, tell nothing.
      expect(counts.functions).toBeGreaterThan(490);
      expect(counts.succeeded).toBeGreaterThan(counts.calls / 10);
      expect(counts.refused).toBeGreaterThan(counts.calls / 5);
    },
    timeoutMs(60_000),
  );
});
