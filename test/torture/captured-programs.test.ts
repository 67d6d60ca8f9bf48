import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { compileProgram, prepareLibrary, root, runProgram, scratchFolder } from '../support/c-program.js';
import { scaled, seeds, timeoutMs } from '../support/scale.js';

const PROGRAMS = scaled(100);
const GROUP = 100;

describe('a random program on three streams', () => {
  let program = '';
  beforeAll(async () => {
    await prepareLibrary();
    program = await compileProgram(join(root, 'test/torture/capture/main.c'), scratchFolder());
  }, 120_000);

  it.each(seeds(20261201, 700, 53_100))(
    'leaves the same bytes run directly and as a graph, and nothing when its capture fails: seeds from %i',
    async (first) => {
      for (let seed = first; seed < first + PROGRAMS; seed += GROUP) {
        const count = Math.min(GROUP, PROGRAMS);
        const { status, signal, stderr } = await runProgram(program, [String(seed), String(count)], {
          ASCENDCL_SIM_FINDINGS: 'off',
        });
        expect({ status, signal }, `seeds ${seed} to ${seed + count - 1}: ${stderr}`).toEqual({
          status: 0,
          signal: null,
        });
      }
    },
    timeoutMs(120_000),
  );
});
