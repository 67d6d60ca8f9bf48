import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { compileTogether, prepareLibrary, root, runProgram, scratchFolder } from '../support/c-program.js';
import { scaled, seeds, timeoutMs } from '../support/scale.js';

/** Programs of one run; a process has a hundred, all on one machine. */
const PROGRAMS = scaled(50);
const GROUP = 100;

describe('a random program in C, with threads, held streams and failures', () => {
  let program = '';
  beforeAll(async () => {
    await prepareLibrary();
    const folder = join(root, 'test/torture/simulator');
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.c'),
    );
    program = await compileTogether(
      sources.map((name) => join(folder, name)),
      join(scratchFolder(), basename(folder)),
    );
  }, 120_000);

  it.each(seeds(20261130, 4100, 77_300))(
    'ends, leaves nothing behind and harms nobody: seeds from %i',
    async (first) => {
      for (let seed = first - (first % GROUP); seed < first + PROGRAMS; seed += GROUP) {
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
